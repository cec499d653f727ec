import './core/index.ts';
import './later/index.ts';

export { packs } from './packs.ts';
export { cards, FACTIONS, type Faction } from './registry.ts';
