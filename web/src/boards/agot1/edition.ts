import { packs } from '@small-council/agot1/cards';
import {
  abilityLine,
  firstEdition,
  fullCost,
  influenceAtHand,
  mayDefend,
  opposes,
  plotValue,
  sideStrength,
  supports,
  textOf,
} from '@small-council/agot1/facts';
import type { CardEdition } from '../cards/table.ts';

/** Where the rules explain each keyword. */
const KEYWORD_RULES: { readonly [keyword: string]: string } = {
  ambush: 'AG1-922',
  deadly: 'AG1-916',
  deathbound: 'AG1-913',
  infamy: 'AG1-919',
  intimidate: 'AG1-921',
  joust: 'AG1-935',
  limited: 'AG1-908',
  melee: 'AG1-927',
  noAttachments: 'AG1-906',
  renown: 'AG1-911',
  setup: 'AG1-901',
  stalwart: 'AG1-925',
  stealth: 'AG1-902',
  vengeful: 'AG1-924',
  vigilant: 'AG1-926',
};

/** The first edition at the card table. */
export const edition: CardEdition = {
  book: firstEdition,
  ledger: 'agot1',
  powerToWin: 15,
  plotValues: ['gold', 'initiative', 'claim'],
  influenceOf: influenceAtHand,
  textOf,
  packs,
  abilityLine,
  plotValue,
  setupCost: (m, seat, cards) => cards.reduce((sum, card) => sum + fullCost(m, seat, card), 0),
  mayDefend,
  sideStrength,
  tie: (m, seat, other) =>
    supports(m, seat, other) ? 'supports' : opposes(m, seat, other) ? 'rivals' : null,
  keywordRule: (keyword) => KEYWORD_RULES[keyword] ?? null,
};
