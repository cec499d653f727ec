import type { PathAnswer, Pose } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { answerOf, draftBy, type Moving } from '../src/boards/asoiaf/moving.ts';

const origin = { x: 10_000, y: 8_000, h: 300 };

/** A tray at a place of its own, and what it may do. */
const moving = (type: Moving['type'], kind: 'path' | 'place' = 'path'): Moving =>
  ({
    question: { kind },
    type,
    origin,
    mayFirst: true,
    mayLast: true,
    directions: ['forward', 'left', 'right', 'back'],
  }) as unknown as Moving;

const pivot = (by: number) => ({ go: 'pivot', by });

describe('a move that somebody else has thought of', () => {
  const ways: PathAnswer['path'][] = [
    [],
    [pivot(900)],
    [{ go: 'forward', by: 5_000 }],
    [pivot(450), { go: 'forward', by: 4_000 }],
    [{ go: 'left', by: 2_000 }, pivot(1_200)],
    [pivot(3_000), { go: 'back', by: 1_500 }, pivot(0)],
  ];
  it.each(ways.map((path) => [path.map(({ go, by }) => `${go} ${by}`).join(', '), path] as const))(
    'is laid part by part: %s',
    (_words, path) => {
      const laid = moving('maneuver');
      expect(answerOf(laid, draftBy(laid, { path }))).toEqual({ path });
    },
  );

  it('is laid as a place, and as the heading of a charge', () => {
    const place: Pose = { x: 4_000, y: 5_000, heading: 900 };
    const set = moving('place', 'place');
    expect(answerOf(set, draftBy(set, place))).toEqual(place);
    const charge = moving('charge');
    expect(answerOf(charge, draftBy(charge, { path: [pivot(650)] }))).toEqual({
      path: [pivot(650)],
    });
  });

  it('turns on with its way unless it was turned at the end', () => {
    const laid = moving('maneuver');
    expect(draftBy(laid, { path: [pivot(450), { go: 'forward', by: 4_000 }] })).toMatchObject({
      first: 450,
      last: 450,
      turned: false,
    });
  });
});
