import { flag, type Game, message, type Option } from '@small-council/engine';
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
import { deckOf, deckOption } from './decks/choice.ts';
import { ambushCard } from './rules/ambush.ts';
import { guarding } from './rules/challenges.ts';
import { firstEdition } from './rules/edition.ts';
import { concede } from './rules/end.ts';
import { attachToHouse } from './rules/houseAttachments.ts';
import { placeOnInfamy } from './rules/infamy.ts';
import { giving } from './rules/littlefinger.ts';
import { match } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import { intoShadows } from './rules/shadows.ts';
import { payingTolls } from './rules/tolls.ts';
import { type FirstOptions, firstTable } from './table.ts';
import { guessTable, type TableView, viewTable } from './view.ts';

const firstNumber = firstNumbers(cards);

/** A Game of Thrones: The Card Game, 1st edition, for two to six players. */
export const agot1: Game<Lcg, TableView> = {
  id: 'agot1',
  version: 2,
  reads: 2,
  title: message('game.title'),
  seats: { min: 2, max: 6 },
  book: firstEdition,
  options: {
    teams: flag(false),
    littlefinger: flag(false),
    deck1: deckOption(0),
    deck2: deckOption(1),
    deck3: deckOption(2),
    deck4: deckOption(3),
    deck5: deckOption(4),
    deck6: deckOption(5),
  } satisfies { readonly [K in keyof FirstOptions]: Option<FirstOptions[K]> },
  setup,
  flow: match,
  called: [
    ...kitFlows(firstEdition),
    delayedEffects,
    whoWins,
    burning,
    militaryClaim,
    marshalCard,
    settlePlotValue,
    plotRevealed,
    puttingIntoPlay,
    ambushCard,
    intoShadows,
    guarding,
    placeOnInfamy,
    giving,
    payingTolls,
    attachToHouse,
  ],
  view: viewTable,
  guess: guessTable,
  recall: recalling(['fact.intoShadows']),
  concede,
  window: windowOf,
  brought: (options, seat) => broughtIn(deckOf(options, seat), firstNumber),
  copy: (table) => copyTable(table, firstTable),
};
