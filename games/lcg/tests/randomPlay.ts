import {
  Chance,
  createMatch,
  drawOptions,
  type Game,
  type Match,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { expect } from 'vitest';
import { inForce, type Lcg, powerOf, type Table, type TableView } from '../index.ts';
import { forceIsRight } from './always.ts';

/** Random matches of an edition, and what must hold after every answer of them. */

type Played = Match<Lcg, TableView>;

/** Gives what is looked at after every answer. */
export type Watch = (match: Played) => () => void;

/** A random match with decks drawn from all cards, where `more` does not say otherwise. */
export function playRandomly(
  game: Game<Lcg, TableView>,
  seats: number,
  seed: string,
  begin: Watch,
  more: object = {},
): void {
  const options = { ...drawOptions(game, seats, new Chance(seed)), ...more };
  const match = createMatch(game, { seats, seed, options });
  const chance = new Chance(`${seed} answers`);
  const look = begin(match);
  while (!match.result) {
    const [seat] = match.waiting;
    const answer = sampleAnswer(match.question(seat) as Question, chance);
    match.answer(seat, match.state.moment, answer);
    look();
  }
}

// ---- no card is lost or doubled

/** All cards that somebody owns, wherever they are. */
function owned(table: Table, seat: number): number {
  const { hand, deck, placed, plotDeck, selected } = table.players[seat];
  const lying = Object.values(table.cards).filter(
    ({ owner, zone }) => owner === seat && !['faction', 'agenda', 'title'].includes(zone),
  );
  const under = lying.reduce((sum, { duplicates }) => sum + duplicates.length, 0);
  const chosen = selected === '' ? 0 : 1;
  return (
    hand.length + deck.length + placed.length + plotDeck.length + chosen + lying.length + under
  );
}

/** No card is lost or doubled, and no number falls below zero. */
export const keepsCards: Watch = (match) => {
  const { table } = match.state;
  const cards = table.players.map((_, seat) => owned(table, seat));
  return () => {
    const { table: now } = match.state;
    now.players.forEach((player, seat) => {
      expect(owned(now, seat)).toBe(cards[seat]);
      expect(player.gold).toBeGreaterThanOrEqual(0);
      expect(powerOf(match.reading, seat)).toBeGreaterThanOrEqual(0);
    });
  };
};

// ---- what is in force

/** What is in force is right. How often it was changed, and not worked out anew, is told to `changed`. */
export const keepsForce =
  (changed: () => void): Watch =>
  ({ reading: m }) => {
    let before = inForce(m);
    return () => {
      forceIsRight(m);
      if (inForce(m) === before) changed();
      before = inForce(m);
    };
  };
