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
import {
  copyTable,
  type InForce,
  inForce,
  type Lcg,
  powerOf,
  type R,
  type Ref,
  type Table,
  type TableView,
  timesAwaited,
  wordOf,
} from '../index.ts';

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

const refOf = ({ card, n, seat }: Ref): string => `${card}.${n} of ${seat}`;

function listed({ modifiers, keywords, triggers, actions, blank, bonus }: InForce) {
  const changes: { [key: string]: unknown[] } = {};
  modifiers.forEach((list, key) => {
    if (list)
      changes[wordOf(key)] = list.map(({ modifier, force }) => ({
        modifier: modifier.say.key,
        card: force.card,
        seat: force.seat,
        lasting: force.lasting?.n ?? 0,
      }));
  });
  const waiting: { [type: string]: string[] } = {};
  for (const [type, refs] of triggers) waiting[type] = refs.map(refOf);
  return {
    changes,
    keywords: keywords.map(wordOf).sort(),
    waiting,
    actions: actions.map(refOf),
    blank: [...blank].sort(([one], [other]) => one - other),
    bonus,
  };
}

/** What is remembered of the times at which verbs are awaited. */
function checkTimes(m: R): void {
  const { times, triggers } = inForce(m);
  for (const { n, types } of m.book.verbs.values())
    if (times[n] !== undefined) expect(times[n]).toBe(timesAwaited(m, triggers, types));
}

/**
 * What is in force is changed with every card and every effect. Whatever happens, it must be the same as
 * somebody would find who looks at the table for the first time: a match that was saved and loaded.
 * How often it was changed, and not worked out anew, is told to `changed`.
 */
export const keepsForce =
  (changed: () => void): Watch =>
  ({ reading: m }) => {
    let before = inForce(m);
    return () => {
      const anew = { ...m, table: copyTable(m.table) } as R;
      expect(listed(inForce(m))).toEqual(listed(inForce(anew)));
      checkTimes(m);
      expect(inForce(m).contested || !inForce(anew).contested).toBe(true);
      if (inForce(m) === before) changed();
      before = inForce(m);
    };
  };
