import { expect, test } from 'vitest';
import { crossing, ferry, toll } from './toll.ts';

// The boundary is missing: six men and five are not told from each other.
test('a large company pays', () => {
  expect(toll(20, 'The Twins')).toBe(3);
  expect(toll(1, 'The Twins')).toBe(0);
});

test('an open road costs nothing', () => {
  expect(toll(20, 'The Neck')).toBe(0);
});

test('the largest group crosses first', () => {
  expect(crossing([2, 5, 1])).toEqual([5, 2, 1]);
});

test('a ferry takes a few', () => {
  expect(ferry(1, 9)).toBe(true);
});
