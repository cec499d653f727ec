import { marked, type Property } from '@small-council/lcg/blocks';
import type { Crest } from './cards/registry.ts';

/** Blocks that only this edition has. */

export { payInfluence } from './rules/influence.ts';

/** With this crest (AG1-106). */
export const withCrest = (crest: Crest): Property => marked(`crest:${crest}`);
