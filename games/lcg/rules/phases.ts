import type { Flow, Step } from '@small-council/engine';
import { event, type Lcg, type M, type Phase, phaseName, steps } from '../index.ts';

const { flow, act } = steps;

/** A phase begins and ends formally, and both can be answered (AG2-504, AG2-505). */
export function phase(name: Phase, parts: readonly (Step<Lcg> | Flow<Lcg>)[]): Flow<Lcg> {
  return flow(`${name}Phase`, [
    act(`${name}Begins`, (m: M) => {
      const { table } = m;
      table.phase = name;
      table.phaseNumber++;
      table.active = -1;
      m.log('fact.phase', { phase: phaseName(name), round: table.round });
      return [event('phaseBegins', {}, { phase: name })];
    }),
    ...parts,
    act(`${name}Ends`, () => [event('phaseEnds', {}, { phase: name })]),
  ]);
}
