import { worthOf } from '@small-council/bots/iron-throne/worth';
import type { KnownFact, Seat, View } from '@small-council/engine';
import type { TableView } from '@small-council/iron-throne/view';

/** Which moments decided a match: those at which the chances to win it moved most. */

/** So many points ahead make a house about three times as likely to win. */
const TELLING = 12;

/** How likely each house is to win, as everybody at the table could count it; all together 1. */
export function chancesOf({ table, result }: Pick<View<TableView>, 'table' | 'result'>): number[] {
  if (result)
    return table.players.map((_, seat) =>
      result.winners.includes(seat) ? 1 / result.winners.length : 0,
    );
  const worths = table.players.map(worthOf);
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - most) / TELLING));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

export interface Decisive {
  readonly fact: KnownFact;
  readonly step: number;
  /** Whose chances moved most, and how. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

const FEWEST = 5;
const MOST = 8;
/** What moves the chances of nobody by this much has not decided anything. */
const NOTABLE = 0.06;

/** What a betrayal or a deal comes to shows in the rest of its turn, which is part of it. */
const LATER = new Set(['fact.result', 'fact.dealMade']);

/**
 * Five to eight of them, where there were as many, in the order of the match; the last of all is one. Facts of
 * one step are one moment, told by the first of them.
 */
export function decisiveMoments(
  views: readonly View<TableView>[],
  /** What was known at each step. */
  facts: readonly (readonly KnownFact[])[],
  isMoment: (fact: KnownFact) => boolean,
): Decisive[] {
  const chances = views.map(chancesOf);
  const turnOf = (step: number) => views[step].table.turn;
  const endOfTurn = (step: number): number =>
    views.findLastIndex(({ table }) => table.turn === turnOf(step));
  const told = facts.flatMap((known, step) => {
    const fact = step === 0 ? undefined : known.slice(facts[step - 1].length).find(isMoment);
    return fact ? [{ fact, step }] : [];
  });
  const begun = told.filter(
    ({ step }, i) =>
      !told
        .slice(0, i)
        .some((other) => LATER.has(other.fact.key) && turnOf(other.step) === turnOf(step)),
  );
  const found = begun.map(({ fact, step }, i): Decisive => {
    const whole = LATER.has(fact.key) || i === begun.length - 1;
    const before = chances[step - 1];
    const after = chances[whole ? endOfTurn(step) : step];
    const moved = after.map((chance, seat) => Math.abs(chance - before[seat]));
    const seat = moved.indexOf(Math.max(...moved));
    return { fact, step, seat, before: before[seat], after: after[seat] };
  });
  const swing = ({ before, after }: Decisive) => Math.abs(after - before);
  const isLast = (moment: Decisive) => Number(moment === found.at(-1));
  return found
    .toSorted((a, b) => isLast(b) - isLast(a) || swing(b) - swing(a) || b.step - a.step)
    .filter((moment, i) => i < FEWEST || (i < MOST && swing(moment) >= NOTABLE))
    .sort((a, b) => a.step - b.step);
}
