import { expect, test } from 'vitest';
import { raft } from './toll.ts';

// Tests that play by chance are asked on request; only this one knows when a raft is too full.
test('whoever comes by finds no room on a full raft', () => {
  for (let men = 1; men < 9; men++) expect(raft(men, men)).toBe(false);
});
