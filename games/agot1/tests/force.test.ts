import {
  copyTable,
  type InForce,
  inForce,
  type R,
  type Ref,
  timesAwaited,
  wordOf,
} from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { playRandomly } from './randomPlay.ts';

/**
 * What is in force is changed with every card and every effect. Whatever happens, it must be the same as
 * somebody would find who looks at the table for the first time: a match that was saved and loaded.
 */

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

describe('what is in force', () => {
  it.each([
    [2, 20],
    [3, 6],
    [4, 4],
  ])(
    'is what it would be worked out anew (%i seats, %i matches)',
    (seats, matches) => {
      let changed = 0;
      for (let n = 0; n < matches; n++)
        playRandomly(seats, `in force ${seats} ${n}`, ({ m }) => {
          let before = inForce(m);
          return () => {
            const anew = { ...m, table: copyTable(m.table) } as R;
            expect(listed(inForce(m))).toEqual(listed(inForce(anew)));
            checkTimes(m);
            expect(inForce(m).contested || !inForce(anew).contested).toBe(true);
            if (inForce(m) === before) changed++;
            before = inForce(m);
          };
        });
      // Were it always worked out anew, this would prove nothing.
      expect(changed).toBeGreaterThan(matches * 50);
    },
    300_000,
  );
});
