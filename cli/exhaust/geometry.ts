import { compare, type Tally } from '@small-council/asoiaf/geometry/compare';
import { progressBar } from '../progress.ts';

/**
 * Asks the geometry of the miniatures game and a slow second one the same questions about random
 * positions. Says how often each question was judged, and how often it was too close to judge.
 */
export function exhaustGeometry(positions: number, seed: string): number {
  const tally: Tally = new Map();
  const bar = progressBar(positions, 'positions');
  for (let i = 0; i < positions; i++) {
    try {
      compare(`${seed} ${i}`, tally);
    } catch (error) {
      bar.end();
      const repeat = `npm run exhaust -- --game asoiaf-geometry --games ${i + 1} --seed '${seed}'`;
      process.stderr.write(`failed in position ${i}: ${(error as Error).stack}\n  ${repeat}\n`);
      return 1;
    }
    bar.to(i + 1);
  }
  bar.end();
  for (const [question, { judged, unsure }] of [...tally].sort()) {
    process.stdout.write(
      `${question.padEnd(36)} ${String(judged).padStart(9)} judged ${String(unsure).padStart(8)} too close\n`,
    );
  }
  process.stdout.write(`${positions} positions, seed ${seed}: no difference\n`);
  return 0;
}
