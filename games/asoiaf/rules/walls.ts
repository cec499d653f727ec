import { choose, flows, message } from '@small-council/engine';
import { arcsHolding, arrow, LONG, pointDistance, reaches, trayShape } from '../geometry/index.ts';
import type { R, War } from '../table.ts';
import { ruleThing, unitThing } from '../things.ts';
import { callAttack } from './attack.ts';
import { roll } from './dice.ts';
import { enemiesEngaged, enemiesOf, isOnField, trayOf, unitOf } from './look.ts';
import { suffer } from './wounds.ts';

const { flow, act, ask } = flows<War>();

/** Castle walls: what is done to them, and what they do (SIF-1345 to SIF-1351, SIF-998). */

/** The enemies within Long range of the middle of its front, whether anybody sees them or not (SIF-998). */
export const inBowshot = (m: R, id: string): string[] => {
  const from = arrow(trayOf(m, id));
  return enemiesOf(m, unitOf(m, id).seat)
    .map((enemy) => enemy.id)
    .filter((enemy) => reaches(pointDistance(from, trayShape(trayOf(m, enemy))), LONG));
};

type WallVars = { unit: string; shots: number };

/** A wall is activated: it hurts who storms it, then it shoots or passes (SIF-1351, SIF-998). */
export const wallActivation = flow<WallVars>('wallActivation', [
  act('wallHurts', (m, { unit }) => {
    const by = { seat: unitOf(m, unit).seat, unit };
    for (const enemy of enemiesEngaged(m, unit)) {
      const [wounds] = roll(m, 'wounds', enemy, 1, 3);
      suffer(m, enemy, wounds, by, ruleThing('SIF-998'));
    }
  }),
  ask('arrows', {
    who: (m, { unit }) =>
      isOnField(m, unit) && inBowshot(m, unit).length > 0 ? unitOf(m, unit).seat : [],
    question: (m, { unit }) =>
      choose({
        text: message('ask.arrows'),
        rule: 'SIF-1351',
        from: inBowshot(m, unit),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.noAction'),
      }),
    answer: (m, here, [target]) => {
      if (target === undefined) return;
      const { unit: attacker } = here;
      // By a siege card one wall shoots twice (SIF-997).
      if (m.table.siege.again === attacker) {
        m.table.siege.again = null;
        m.again();
      }
      const [arc] = arcsHolding(trayOf(m, target), trayOf(m, attacker));
      const fight = { attacker, defender: target, kind: 'ranged', arc, charge: false } as const;
      callAttack(m, fight, 0);
    },
  }),
]);

export const wallFlows = [wallActivation];
