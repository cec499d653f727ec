import type { Match } from '@small-council/engine';
import { MARKERS } from '@small-council/iron-throne/houses';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import type { Chances } from '../chances.ts';
import { playOn } from './greedy.ts';
import { alive } from './worth.ts';

/** More cards than this are hardly ever played. */
const USEFUL_CARDS = 10;

/** Everything that counts can be seen by anybody: nothing has to be hidden first. */
const tableOf = (match: Match): TableView => match.state.table as TableView;

/** `npm run learn -- --game iron-throne --games 1500` */
const LEARNED = {
  first: 0.278,
  second: 0.604,
  third: 0.87,
  fourth: 1.278,
  fighting: 0.023,
  strongest: 0.152,
  sheet: 0.011,
  hand: 0.07,
};

/**
 * What is not learned: that a man is worth something by himself. In matches between bots whoever has many has had no
 * losses because he has attacked nobody; but no bot may throw a man away for nothing.
 */
const WEIGHTS = { ...LEARNED, people: 0.06 };

export const chances: Chances<keyof typeof WEIGHTS> = {
  game: 'iron-throne',
  weights: WEIGHTS,
  told: {
    first: 'because.influence',
    second: 'because.influence',
    third: 'because.influence',
    fourth: 'because.influence',
    fighting: 'because.people',
    strongest: 'because.people',
    sheet: 'because.people',
    hand: 'because.cardsInHand',
    people: 'because.people',
  },
  rivals: 'because.rivals',
  count: (match) =>
    tableOf(match).players.map((player, seat) => {
      const spread = spreadOf(player, seat);
      const powers = alive(player).map(({ power }) => power);
      return {
        // The n-th marker on other boards; the fifth wins.
        first: Number(spread >= 1),
        second: Number(spread >= 2),
        third: Number(spread >= 3),
        fourth: Number(spread >= MARKERS - 1),
        fighting: powers.reduce((sum, power) => sum + power, 0),
        strongest: Math.max(0, ...powers),
        sheet: player.sheet,
        hand: Math.min(USEFUL_CARDS, count(player.hand)),
        people: powers.length,
      };
    }),
  playOn,
  period: (match) => (match.state.table as { turn: number }).turn,
};
