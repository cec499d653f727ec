import { type HowMany, howMany, message, type Vars } from '@small-council/engine';
import { useAbility } from './ability.ts';
import { thePlayer } from './names.ts';
import { steps } from './steps.ts';
import { copyUse } from './table.ts';
import { newUse, obstacle } from './use.ts';

/**
 * Endless loops. A player who has shown one (`deeds.ts`) names how often it is repeated, that is carried
 * out, and the loop is over for this window.
 */

const { flow, act, ask } = steps;

const MOST = 1000;

const nameRepetitions = ask<Vars, HowMany>('nameRepetitions', {
  who: ({ table }) => table.loop?.seat ?? [],
  question: (m) =>
    howMany({
      text: message('ask.repetitions'),
      rule: m.book.rules.loop,
      min: 0,
      max: MOST,
    }),
  answer: (m, _here, times) => {
    const { loop } = m.table;
    if (!loop) return;
    loop.settled = loop.deeds.slice(-loop.found).map(({ use }) => `${use.card}.${use.ability}`);
    m.log('fact.repeats', { seat: thePlayer(loop.seat), times });
    m.call(repeatLoop, { at: 0, left: times * loop.found, length: loop.found });
  },
});

export const settleLoop = flow('settleLoop', [nameRepetitions]);

type Repeating = { at: number; left: number; length: number };

/** The deeds of the loop, one after the other, with the choices that were made before. */
export const repeatLoop = flow<Repeating>('repeatLoop', [
  act<Repeating>('oneMore', (m, here) => {
    const { loop } = m.table;
    if (here.left === 0 || !loop) return;
    const first = loop.deeds.length - here.length;
    const { use } = loop.deeds[first + (here.at % here.length)];
    here.at++;
    here.left--;
    m.again();
    const again = newUse(use.seat, use.card, use.code, use.face, use.ability, null);
    if (obstacle(m, again, false)) here.left = 0;
    else useAbility(m, { ...again, chosen: copyUse(use).chosen, repeated: true });
  }),
]);
