import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { between, cosine, normal, opposite, sine, towards, widthOf } from '../geometry/headings.ts';
import {
  ARCS,
  contact,
  gap,
  inWholeNumbers,
  judge,
  largest,
  type Part,
  place,
  rounded,
  trayShape,
} from '../geometry/index.ts';
import { SINES } from '../geometry/sines.ts';
import { lay, mine, unit } from './notation.ts';

const radians = (tenths: number) => (tenths / 1800) * Math.PI;

describe('the sine table', () => {
  test('[SIF-918] is the data that was checked in, to the last digit', () => {
    expect(SINES).toHaveLength(901);
    expect(createHash('sha256').update(SINES.join()).digest('hex')).toBe(
      'b54b9a05e419e345a404f83c10f3d6494e1a65aeacd60d4ffef71434294fb8c6',
    );
  });

  test('holds sines', () => {
    SINES.forEach((value, k) => {
      expect(Math.abs(value - 2 ** 30 * Math.sin(radians(k)))).toBeLessThan(0.51);
    });
  });

  test('serves every heading of the whole turn', () => {
    for (let h = 0; h < 3600; h++) {
      expect(sine(h)).toBeCloseTo(Math.sin(radians(h)), 8);
      expect(cosine(h)).toBeCloseTo(Math.cos(radians(h)), 8);
    }
    expect([0, 900, 1800, 2700].map((h) => sine(h) + 0)).toEqual([0, 1, 0, -1]);
    expect([0, 900, 1800, 2700].map((h) => cosine(h) + 0)).toEqual([1, 0, -1, 0]);
  });

  test('finds the heading of a direction, and how wide something looks', () => {
    for (let k = 0; k < 720; k++) {
      const h = (k * 7 * 5 + 3) % 3600;
      for (const far of [100, 7777, 40_000]) {
        const angle = radians(h) + 0.0004;
        expect(towards(far * Math.sin(angle), far * Math.cos(angle))).toBe(h);
      }
    }
    for (const ratio of [0, 0.1, 0.5, 0.99, 1, 3]) {
      const width = Math.asin(Math.min(1, ratio)) * (1800 / Math.PI);
      expect(widthOf(ratio)).toBeGreaterThanOrEqual(Math.floor(width));
      expect(widthOf(ratio)).toBeLessThanOrEqual(width + 1.01);
    }
    expect([normal(-1), normal(3600), normal(7205)]).toEqual([3599, 0, 5]);
    // A half is just the sine of 30 degrees, which is not above it; one step more.
    expect([widthOf(0), widthOf(0.5), widthOf(0.4999), widthOf(1), widthOf(3)]).toEqual([
      1, 301, 300, 900, 900,
    ]);
    expect([opposite(0), opposite(1799), opposite(1800), opposite(3599)]).toEqual([
      1800, 3599, 0, 1799,
    ]);
    expect([between(10, 3590), between(3590, 10), between(0, 1800), between(100, 2000)]).toEqual([
      20, 20, 1800, 1700,
    ]);
  });
});

describe('the largest number that passes', () => {
  test('is found among all up to a limit', () => {
    for (let most = 0; most <= 12; most++)
      for (let last = 0; last <= most + 1; last++)
        expect(largest(most, (value) => value <= last)).toBe(Math.min(most, last));
    expect(largest(5, () => false)).toBe(0);
  });
});

describe('whole numbers', () => {
  test('[SIF-918] halves are rounded away from zero', () => {
    expect([0.5, 1.49, 1.5, -0.5, -1.49, -1.5].map(rounded)).toEqual([1, 1, 2, -1, -1, -2]);
    // Zero has no sign in what is stored.
    expect(rounded(0)).toBe(0);
  });

  test('[SIF-918] a wish is rounded, and only whole numbers are judged', () => {
    expect(inWholeNumbers([{ pivot: -0.6 }, { slide: 'forward', by: 999.5 }])).toEqual([
      { pivot: 3599 },
      { slide: 'forward', by: 1000 },
    ]);
    const A = mine('INF@(24,10,0)');
    const wrong: Part[] = [
      { pivot: 0.5 },
      { pivot: -1 },
      { pivot: 3600 },
      { pivot: Number.NaN },
      { slide: 'forward', by: 0.5 },
      { slide: 'forward', by: -1 },
      { slide: 'forward', by: Number.POSITIVE_INFINITY },
      { slide: 'forward', by: Number.NaN },
    ];
    for (const part of wrong) {
      expect(judge(lay([A]), A, { type: 'maneuver', speed: 5 }, [part])).toEqual({
        ok: false,
        rule: 'SIF-918',
        reason: 'notWhole',
      });
    }
  });

  test('[SIF-917] a flush alignment stays contact at every heading', () => {
    for (let h = 0; h < 3600; h += 7) {
      const target = { ...unit('INF@(24,24,0)'), h };
      for (const arc of ARCS) {
        const laid = { ...mine('CAV@(0,0,0)'), ...place(target, arc, 'cavalry', 1234) };
        expect(gap(laid, target)).toBeLessThan(0.75);
        expect(contact(trayShape(laid), trayShape(target))).toBe(true);
      }
    }
  });

  test('[SIF-917] a gap of a hundredth is contact, an overlap of a hundredth is none', () => {
    const at = (y: number) => trayShape(unit(`INF@(24,${y},0)`));
    expect(contact(at(20), at(24.81))).toBe(true);
    expect(contact(at(20), at(24.811))).toBe(false);
    expect(contact(at(20), at(24.79))).toBe(true);
    expect(contact(at(20), at(24.789))).toBe(false);
  });
});
