import { asoiaf } from '@small-council/asoiaf';
import { position } from '@small-council/asoiaf/position';
import { Chance, createMatch, type Leg, type Match } from '@small-council/engine';
import type { Bench } from './measure.ts';

/** Ten units of one kind in two lines. */
const line = (unit: string, front: number, back: number, facing: string): string[] =>
  Array.from(
    { length: 10 },
    (_, i) => `${unit} at ${6 + (i % 5) * 9},${i < 5 ? front + (i % 2) : back} facing ${facing}`,
  );

/** A battle of twenty trays in which a unit of the first player is about to maneuver. */
function moving(): Match {
  const match = createMatch(asoiaf as never, {
    ...position({
      round: 3,
      terrain: ['forest at 13.5,34.5', 'wall at 20,20', 'bog at 33.5,22'],
      players: {
        stark: { units: line('starkSwornSwords', 15, 8, 'north'), hand: [], deck: [] },
        lannister: { units: line('lannisterGuardsmen', 30, 38, 'south'), hand: [], deck: [] },
      },
    }),
    seed: 'drag',
  });
  match.answer(0, match.state.moment, ['u2']);
  match.answer(0, match.state.moment, ['maneuver']);
  return match;
}

/** What the table asks the rules for every frame of a drag: whether the tray may lie there. */
export function dragBenches(): Bench[] {
  const match = moving();
  return [
    {
      name: 'asoiaf: preview of a drag, 20 trays',
      unit: 'preview',
      each: true,
      target: '<= 8,000',
      run: () => {
        const chance = new Chance('drag');
        let legal = 0;
        const count = 500;
        for (let i = 0; i < count; i++) {
          const path: Leg[] = [
            { go: 'pivot', by: (3600 + chance.between(-450, 450)) % 3600 },
            { go: 'forward', by: 1 + chance.below(6000) },
            { go: 'pivot', by: chance.below(3600) },
          ];
          if (match.refusal(0, match.state.moment, { path }) === null) legal++;
        }
        if (legal === 0) throw new Error('nothing of it is legal: the question is another one');
        return { count, proof: `${legal} of ${count}` };
      },
    },
  ];
}
