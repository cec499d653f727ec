import { packs } from '@small-council/agot2/cards';
import {
  abilityLine,
  mayDefend,
  plotValue,
  rivals,
  secondEdition,
  setupCost,
  sideStrength,
  supports,
  textOf,
} from '@small-council/agot2/facts';
import type { CardEdition } from '../cards/table.ts';

/** Where the rules explain each keyword. */
const KEYWORD_RULES: { readonly [keyword: string]: string } = {
  ambush: 'AG2-665',
  limited: 'AG2-683',
  stealth: 'AG2-679',
};

/** The second edition at the card table. */
export const edition: CardEdition = {
  book: secondEdition,
  ledger: 'agot2',
  powerToWin: 15,
  plotValues: ['gold', 'initiative', 'claim', 'reserve'],
  influenceOf: null,
  textOf,
  packs,
  abilityLine,
  plotValue,
  setupCost: (_m, _seat, cards) => setupCost(cards),
  mayDefend,
  sideStrength,
  tie: (m, seat, other) =>
    supports(m, seat, other) ? 'supports' : rivals(m, seat, other) ? 'rivals' : null,
  keywordRule: (keyword) => KEYWORD_RULES[keyword] ?? null,
};
