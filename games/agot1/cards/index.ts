import './core/index.ts';

export { packs } from './packs.ts';
export { type Crest, cards, HOUSES, type House } from './registry.ts';
