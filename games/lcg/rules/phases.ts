import { type Flow, flows, type Step } from '@small-council/engine';
import { event, happens, type Lcg, type M, type Phase } from '../index.ts';

const { flow, act } = flows<Lcg>();

/** A phase begins and ends formally, and both can be answered (AG2-504, AG2-505). */
export function phase(name: Phase, steps: readonly (Step<Lcg> | Flow<Lcg>)[]): Flow<Lcg> {
  return flow(`${name}Phase`, [
    act(`${name}Begins`, (m: M) => {
      const { table } = m;
      table.phase = name;
      table.phaseNumber++;
      table.active = -1;
      m.log('fact.phase', { phase: { key: `phase.${name}` }, round: table.round });
      happens(m, [event('phaseBegins', {}, { phase: name })]);
    }),
    ...steps,
    act(`${name}Ends`, (m: M) => happens(m, [event('phaseEnds', {}, { phase: name })])),
  ]);
}
