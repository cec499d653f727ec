import { describe, expect, it } from 'vitest';
import { at, baratheon, lannister, stark, targaryen } from './positions.ts';

/** Chapter 12 of the ledger: variants. */

const teams = (phase: Parameters<typeof at>[0]) => at(phase, { teams: true });

describe('two against two', () => {
  it('partners sit opposite each other and cannot challenge each other [AG1-1207] [AG1-1214]', () => {
    const game = teams('challenges')(stark('Squire'), lannister(), baratheon(), targaryen());
    game.until('announceChallenge');
    expect(game.refused('power:2')).toBe('AG1-1214');
    expect(game.asked.options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['power:1', 'power:3']),
    );
  });

  it('win with 30 power together, split in any way; 15 of one player end nothing [AG1-1208] [AG1-1209] [AG1-1322]', () => {
    const go = (mine: number, partners: number) =>
      teams('draw')(
        { ...stark(), power: mine },
        lannister(),
        { ...baratheon(), power: partners },
        targaryen(),
      );
    expect(go(28, 2).match.result?.winners).toEqual([0, 2]);
    expect(go(0, 30).match.result?.winners).toEqual([0, 2]);
    expect(go(20, 9).match.result).toBeNull();
  });

  it('partners are no opponents for cards; “you” is one player, everybody is all four [AG1-1210] [AG1-1211] [AG1-1212] [AG1-1213]', () => {
    const game = teams('draw')(
      { ...stark('Hero'), hand: ['Enemy Arrow'] },
      lannister('Squire'),
      { ...baratheon('Giant'), plot: 'Harsh' },
      targaryen('Thief'),
    );
    game.until('drawWindow', 0).choose('Enemy Arrow');
    expect(game.options).toEqual(['Squire', 'Thief']);
    expect([game.plot(0, 'claim'), game.plot(2, 'claim')]).toEqual([1, 2]);
  });

  it('use no titles [AG1-1215]', () => {
    const game = teams('plot')(stark(), lannister(), baratheon(), targaryen());
    expect(game.table.titles.pool).toEqual([]);
    game.until('plotWindow');
    expect(game.table.players.map(({ title }) => title)).toEqual([0, 0, 0, 0]);
  });
});
