import type { Match } from '@small-council/engine';
import { type Card, type CardFacts, cardFacts, MARKERS } from '@small-council/iron-throne/houses';
import type { Table } from '@small-council/iron-throne/table';
import type { Chances } from '../chances.ts';
import { playOn } from './greedy.ts';

/** A guessed world is judged, in which every hand lies open; what others hold there is a guess. */
const tableOf = (match: Match): Table => match.state.table as Table;

/** `npm run learn -- --game iron-throne --games 1500` */
const LEARNED = {
  first: 0.421,
  second: 0.667,
  third: 0.93,
  fourth: 0.827,
  soon: 0.3,
  fourthAndSoon: 1.107,
  strongest: 0.177,
  sheet: 0.012,
  hostility: 0.011,
  highest: 0.041,
  truces: 0.039,
  characterCards: 0.064,
  hostages: 0.026,
};

/**
 * What is not learned: that a man and his power are worth something by themselves. In matches between bots whoever has
 * many has had no losses because he has attacked nobody; but no bot may throw a man away for nothing.
 */
const HELD = { people: 0.1, fighting: 0.02 };

/** What a hand is good for: how high its Hostility cards are, and what else there is. */
function handOf(hand: readonly Card[]) {
  const facts = hand.map(cardFacts);
  const of = (type: CardFacts['type']) => facts.filter((card) => card.type === type);
  const values = of('hostility').map(({ value }) => value);
  return {
    hostility: values.reduce((sum, value) => sum + value, 0),
    highest: Math.max(0, ...values),
    truces: of('truce').length,
    characterCards: of('character').length,
  };
}

export const chances: Chances<keyof typeof LEARNED | keyof typeof HELD> = {
  game: 'iron-throne',
  weights: { ...LEARNED, ...HELD },
  held: Object.keys(HELD),
  told: {
    first: 'because.influence',
    second: 'because.influence',
    third: 'because.influence',
    fourth: 'because.influence',
    soon: 'because.influence',
    fourthAndSoon: 'because.influence',
    people: 'because.people',
    fighting: 'because.people',
    strongest: 'because.people',
    sheet: 'because.people',
    hostility: 'because.cardsInHand',
    highest: 'because.cardsInHand',
    truces: 'because.cardsInHand',
    characterCards: 'because.cardsInHand',
    hostages: 'because.cardsInHand',
  },
  rivals: 'because.rivals',
  count: (match) => {
    const { players, challenger } = tableOf(match);
    return players.map((player, seat) => {
      const spread = MARKERS - player.influence[seat];
      const powers = player.characters.map(({ power }) => power).filter((power) => power > 0);
      const fourth = Number(spread >= MARKERS - 1);
      // Whoever challenges next: the sooner, the less others can do about it.
      const soon = 1 / (1 + ((seat - challenger + players.length) % players.length));
      return {
        // The n-th marker on other boards; the fifth wins.
        first: Number(spread >= 1),
        second: Number(spread >= 2),
        third: Number(spread >= 3),
        fourth,
        soon,
        fourthAndSoon: fourth * soon,
        people: powers.length,
        fighting: powers.reduce((sum, power) => sum + power, 0),
        strongest: Math.max(0, ...powers),
        sheet: player.sheet,
        ...handOf(player.hand),
        hostages: player.hostages.length,
      };
    });
  },
  playOn,
  period: (match) => tableOf(match).turn,
};
