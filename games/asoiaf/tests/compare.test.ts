import { expect, test } from 'vitest';
import { compare, type Tally } from './slow/compare.ts';

// `npm run exhaust -- --game asoiaf-geometry` does the same for 100,000 positions.
const POSITIONS = 450;

test('a slow second geometry finds the same in random positions', () => {
  const tally: Tally = new Map();
  for (let i = 0; i < POSITIONS; i++) compare(`test ${i}`, tally);
  // Both answers of every question were judged, often enough to mean something.
  for (const question of [
    'gap',
    'arcs',
    'sweep',
    'terrain sweep',
    'sight: a line',
    'sight: none',
    'maneuver: legal',
    'maneuver: refused',
    'march: legal',
    'march: refused',
    'retreat: legal',
    'retreat: refused',
    'shift: legal',
    'shift: refused',
    'proposed slides',
    'reach, snaps, shots',
    'room',
    'no room',
    'charge heading: works',
    'charge heading: does not',
    'charge: found by hand and offered',
    'failed charge',
    'rush',
    'melee place',
    'push',
  ]) {
    expect(tally.get(question)?.judged ?? 0, question).toBeGreaterThan(10);
  }
});
