import { type Game, message, type Option, oneOf } from '@small-council/engine';
import {
  copyTable,
  firstNumbers,
  kitFlows,
  type Lcg,
  recalling,
  windowOf,
} from '@small-council/lcg';
import { broughtIn } from '@small-council/lcg/decks';
import {
  burning,
  delayedEffects,
  marshalCard,
  militaryClaim,
  plotRevealed,
  puttingIntoPlay,
  settlePlotValue,
  whoWins,
} from '@small-council/lcg/rules';
import { cards } from './cards/index.ts';
import { SETS } from './decks/check.ts';
import { deckOf, deckOption } from './decks/choice.ts';
import { ambushCard } from './rules/ambush.ts';
import { secondEdition } from './rules/edition.ts';
import { concede } from './rules/end.ts';
import { marshalUnderCard } from './rules/marshalUnder.ts';
import { stackPile } from './rules/piles.ts';
import { match } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import { type SecondOptions, secondTable } from './table.ts';
import { guessTable, type TableView, viewTable } from './view.ts';

const firstNumber = firstNumbers(cards);

/** A Game of Thrones: The Card Game, 2nd edition: joust for two, melee for three to eight. */
export const agot2: Game<Lcg, TableView> = {
  id: 'agot2',
  version: 2,
  reads: 2,
  title: message('game.title'),
  seats: { min: 2, max: 8 },
  book: secondEdition,
  options: {
    sets: oneOf(SETS, 'all'),
    deck1: deckOption(0),
    deck2: deckOption(1),
    deck3: deckOption(2),
    deck4: deckOption(3),
    deck5: deckOption(4),
    deck6: deckOption(5),
    deck7: deckOption(6),
    deck8: deckOption(7),
  } satisfies { readonly [K in keyof SecondOptions]: Option<SecondOptions[K]> },
  setup,
  flow: match,
  called: [
    ...kitFlows(secondEdition),
    delayedEffects,
    whoWins,
    burning,
    stackPile,
    militaryClaim,
    marshalCard,
    marshalUnderCard,
    settlePlotValue,
    plotRevealed,
    puttingIntoPlay,
    ambushCard,
  ],
  view: viewTable,
  guess: guessTable,
  recall: recalling(),
  concede,
  window: windowOf,
  brought: (options, seat) => broughtIn(deckOf(options, seat), firstNumber),
  copy: (table) => copyTable(table, secondTable),
};
