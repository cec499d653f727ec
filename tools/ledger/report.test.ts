import { expect, test } from 'vitest';
import { problemList, table, uncoveredLists } from './report.ts';

const ids = Array.from({ length: 60 }, (_, index) => `TEA-${101 + index}`);
const everySecond = ids.filter((_, index) => index % 2 === 0);
const games = {
  tea: { covered: 24, definitions: 5, unused: 1, total: 60, uncovered: everySecond },
  pie: { covered: 1, definitions: 0, unused: 0, total: 1, uncovered: [] },
};

test('the table has a line for each game, its figures under their names', () => {
  const lines = table(games).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]?.split(/\s+/)).toEqual(['tea', '24', '5', '1', '30', '60']);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});

test('the list of uncovered rules is complete, narrow, and passes over finished games', () => {
  const list = uncoveredLists(games, { tea: ids, pie: ['PIE-001'] });
  expect(list.match(/TEA-\d+/g)).toEqual(everySecond);
  expect(list).not.toContain('pie');
  expect(Math.max(...list.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('uncovered rules are folded into ranges', () => {
  const nothing = { tea: { covered: 0, definitions: 0, unused: 0, total: 60, uncovered: ids } };
  expect(uncoveredLists(nothing, { tea: ids })).toBe('tea, not covered:\n  TEA-101..160');
});

test('every problem gets a line', () => {
  expect(problemList(['one', 'two'])).toBe('✗ one\n✗ two');
});
