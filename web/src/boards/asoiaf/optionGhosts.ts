import type { Arc, Kind, Pose } from '@small-council/asoiaf/geometry';
import { alignmentsOf, meleePlacesOf, pushesOf, trayOf } from '@small-council/asoiaf/looking';
import type { AskedQuestion } from '@small-council/engine';
import { type Battle, varsOf } from './battle.ts';

/** An answer that is a place on the field: a tray that would stand there. */
export interface OptionGhost {
  readonly id: string;
  readonly kind: Kind;
  readonly pose: Pose;
}

/** How a unit can be aligned or step aside, as trays to click (SIF-454, SIF-523, SIF-530). */
export function optionGhosts(battle: Battle, question: AskedQuestion | null): OptionGhost[] {
  if (question?.kind !== 'choose') return [];
  const { m } = battle;
  const flow = battle.view.stack.at(-1)?.flow;
  if (question.text.key === 'ask.align' && flow === 'charge') {
    const vars = varsOf<{ unit: string; target: string; arc: Arc }>(battle, 'charge');
    if (!vars) return [];
    const { kind } = trayOf(m, vars.unit);
    return alignmentsOf(m, vars).map(({ alignment, pose }) => ({ id: alignment, kind, pose }));
  }
  if (question.text.key === 'ask.align') {
    const vars = varsOf<{ unit: string }>(battle, 'melee');
    if (!vars) return [];
    const { kind } = trayOf(m, vars.unit);
    return meleePlacesOf(m, vars.unit).map(({ pose }, i) => ({ id: `place${i}`, kind, pose }));
  }
  if (question.text.key === 'ask.push') {
    const vars = varsOf<{ extra: string; charger: string }>(battle, 'pushAside');
    if (!vars) return [];
    return pushesOf(m, vars.extra, vars.charger).map(({ heading, unit }) => ({
      id: `to${heading}`,
      kind: unit.kind,
      pose: unit,
    }));
  }
  return [];
}
