import { choose, flows, message, type Seat } from '@small-council/engine';
import { LONG } from '../geometry/index.ts';
import { becomes } from '../rules/conditions.ts';
import {
  commandersUnit,
  destroyedRanksOf,
  enemiesOf,
  friendsOf,
  isEngaged,
  isOnField,
  unitOf,
  within,
} from '../rules/look.ts';
import { callShift } from '../rules/moves.ts';
import { score } from '../rules/victory.ts';
import { restore } from '../rules/wounds.ts';
import type { M, R, War } from '../table.ts';
import { unitThing } from '../things.ts';
import { controllerOf } from './control.ts';

const { flow, ask } = flows<War>();

/** The ten objective cards (SIF-970 to SIF-979). */
export const OBJECTIVES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** One card for each token that has none yet, drawn by chance (SIF-1304, SIF-1356). */
export function drawObjectives(m: M): void {
  const used = m.table.tokens.map(({ card }) => card);
  const cards = m.chance.shuffle(OBJECTIVES.filter((card) => !used.includes(card)));
  for (const token of m.table.tokens) {
    if (token.card !== 0) continue;
    token.card = cards.pop() as number;
    m.log('fact.objective', {
      token: { is: 'token', id: token.id },
      objective: { is: 'objective', id: token.card },
    });
  }
}

/** From round 2 on a point for each token that a player controls, two with the commander's unit (SIF-1310, SIF-1311). */
export function scoreTokens(m: M): void {
  if (m.table.round < 2) return;
  for (const token of m.table.tokens) {
    const id = controllerOf(m, token);
    if (id === null) continue;
    const { seat } = unitOf(m, id);
    const commander = commandersUnit(m, seat)?.id === id;
    score(m, seat, commander ? 2 : 1, { is: 'objective', id: token.card });
    if (token.card >= 1 && token.card <= 4)
      m.call(objectiveEffect, { seat, unit: id, card: token.card });
  }
}

/** Whom an objective card can help or harm when it scores: a unit in Long range of who controls the token. */
function targetsOf(m: R, seat: Seat, unit: string, card: number): string[] {
  if (!isOnField(m, unit)) return [];
  const among = card <= 2 ? friendsOf(m, seat) : enemiesOf(m, seat);
  return among
    .map(({ id }) => id)
    .filter((id) => within(m, unit, id, LONG) && !(card === 2 && isEngaged(m, id)));
}

/** The cards 1 to 4 do something when their token scores (SIF-970 to SIF-973). */
export const objectiveEffect = flow<{ seat: Seat; unit: string; card: number }>('objectiveEffect', [
  ask('objectiveTarget', {
    who: (m, { seat, unit, card }) => (targetsOf(m, seat, unit, card).length > 0 ? seat : []),
    question: (m, { seat, unit, card }) =>
      choose({
        text: message('ask.objective', { objective: { is: 'objective', id: card } }),
        rule: `SIF-${969 + card}`,
        from: targetsOf(m, seat, unit, card),
        // Friends are helped by whom it pleases; what befalls an enemy must befall one.
        min: card <= 2 ? 0 : 1,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        ...(card <= 2 && { pass: message('pass.none') }),
      }),
    answer: (m, { card }, [id]) => {
      if (id === undefined) return;
      const because = { is: 'objective', id: card } as const;
      if (card === 1) restore(m, id, 1 + destroyedRanksOf(unitOf(m, id)), because);
      if (card === 2) callShift(m, id, 3);
      if (card === 3) becomes(m, id, 'panicked', because);
      if (card === 4) becomes(m, id, 'vulnerable', because);
    },
  }),
]);
