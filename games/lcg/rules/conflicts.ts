import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  BASE,
  type Change,
  changesOf,
  modified,
  type PlotValue,
  printed,
  type R,
  steps,
  theCard,
} from '../index.ts';

/**
 * Where effects set the base of a plot value to different amounts, they cannot all apply (AG2-461 to
 * AG2-464): the first player decides once, when it first matters, and as long as it is the same effects
 * that disagree.
 */

const { flow, ask } = steps;

type Disputed = { seat: Seat; value: PlotValue };

const sourceOf = ({ force }: Change): string =>
  force.lasting ? `l${force.lasting.n}` : `c${force.card}`;

const changesFor = (m: R, { seat, value }: Disputed): readonly Change[] =>
  changesOf(m, BASE[value], m.table.cards[m.table.players[seat].plot]);

/** The effects that set the value, where they do not agree. */
function disputants(changes: readonly Change[]): readonly Change[] {
  return changes.some(({ amount }) => amount !== changes[0].amount) ? changes : [];
}

/** AG2-464: with one more of them it is another conflict. */
const keyOf = (m: R, { seat, value }: Disputed, sets: readonly Change[]): string =>
  `${value} ${m.table.players[seat].plot} ${sets.map(sourceOf).sort().join(' ')}`;

/** The value of the revealed plot before anything is added to it; nothing before the first one is revealed. */
export function basePlotValue(m: R, seat: Seat, value: PlotValue): number {
  const { plot } = m.table.players[seat];
  if (plot === 0) return 0;
  const about = { seat, value };
  const changes = changesFor(m, about);
  const base = printed(m, m.table.cards[plot]).plot?.[value] ?? 0;
  if (changes.length === 0) return base;
  const sets = disputants(changes);
  const decided = m.table.settled[keyOf(m, about, sets)];
  return modified(
    base,
    changes.filter((change) => decided === undefined || sourceOf(change) === decided),
  );
}

/** What the first player has to decide before the value can be read. */
function open(m: R, about: Disputed): readonly Change[] {
  if (m.table.players[about.seat].plot === 0) return [];
  const sets = disputants(changesFor(m, about));
  return m.table.settled[keyOf(m, about, sets)] === undefined ? sets : [];
}

/** Before the value matters. */
export const settlePlotValue = flow<Disputed>('settlePlotValue', [
  ask<Disputed, Choose>('whichApplies', {
    who: (m, here) => (open(m, here).length > 0 ? m.table.first : []),
    question: (m, here) => {
      const sets = open(m, here);
      return choose({
        text: message('ask.whichApplies', {
          card: theCard(m.table.cards[m.table.players[here.seat].plot]),
          value: here.value,
        }),
        rule: m.book.rules.conflict,
        from: sets.map(sourceOf),
        label: (id) =>
          message('option.baseValue', {
            amount: sets.find((one) => sourceOf(one) === id)?.amount ?? 0,
          }),
      });
    },
    answer: (m, here, [source]) => {
      m.table.settled[keyOf(m, here, open(m, here))] = source;
    },
  }),
]);
