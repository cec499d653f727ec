import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { chart } from '../ladder/chart.ts';
import { countOf, type Ladder, roundsOf } from '../ladder/plan.ts';
import { type Played, rate, shareOf } from '../ladder/rating.ts';
import { expectedAt, judge } from '../ladder/sequential.ts';
import { playerOf } from '../players.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const LADDER: Ladder = {
  game: 'iron-throne',
  seats: 4,
  bots: ['random', 'greedy', 'search:9'],
  shuffles: 2,
  seed: 's',
  tries: 1,
  options: {},
  vary: false,
};

/** So many of ten games won by the first of two. */
const tens = (one: string, other: string, won: number, shuffles = 8): Played[] =>
  Array.from({ length: shuffles * 10 }, (_, i) => ({
    shuffle: String(Math.floor(i / 10)),
    bots: [one, other],
    shares: i % 10 < won ? [1, 0] : [0, 1],
  }));

describe('the games of a ladder', () => {
  it('let every pair meet on the same shuffles, the later one alone on every chair', () => {
    const rounds = [...roundsOf(LADDER)];
    expect(rounds).toHaveLength(countOf(LADDER));
    const duel = rounds.filter(
      ({ challenger, field }) => challenger === 'search:9' && field === 'greedy',
    );
    expect(duel.map(({ seed }) => seed)).toEqual([...'00001111'].map((digit) => `s:${digit}`));
    expect(duel.slice(0, 4).map(({ bots }) => bots.indexOf('search:9'))).toEqual([0, 1, 2, 3]);
    for (const { bots } of duel) expect(bots.filter((bot) => bot === 'greedy')).toHaveLength(3);
  });
});

describe('ratings', () => {
  it('are the Elo of what was won: three of four is 191 more', () => {
    const three = Array.from(
      { length: 400 },
      (_, i): Played => ({
        shuffle: String(i),
        bots: ['b', 'a'],
        shares: i % 4 < 3 ? [1, 0] : [0, 1],
      }),
    );
    const [first, second] = rate(['a', 'b'], three);
    expect(first.elo).toBe(0);
    expect(second.elo).toBeGreaterThan(180);
    expect(second.elo).toBeLessThan(195);
    expect(second.from).toBeLessThan(second.elo);
    expect(second.to).toBeGreaterThan(second.elo);
    expect(second.from).toBeGreaterThan(100);
  });

  it('count the chairs: one of four that wins every fourth game is no stronger', () => {
    const games = Array.from(
      { length: 200 },
      (_, i): Played => ({
        shuffle: String(i >> 2),
        bots: ['b', 'a', 'a', 'a'],
        shares: i % 4 === 0 ? [1, 0, 0, 0] : [0, 1, 0, 0],
      }),
    );
    expect(Math.abs(rate(['a', 'b'], games)[1].elo)).toBeLessThan(5);
  });

  it('have a number for who has won everything', () => {
    const [, second] = rate(['a', 'b'], tens('b', 'a', 10));
    expect(second.elo).toBeGreaterThan(600);
    expect(Number.isFinite(second.elo)).toBe(true);
  });

  it('say how sure a share is', () => {
    const few = shareOf(tens('b', 'a', 8, 1), 'b');
    const many = shareOf(tens('b', 'a', 8, 40), 'b');
    expect(few.share).toBe(0.8);
    expect(few.games).toBe(10);
    expect(many.from).toBeGreaterThan(few.from);
    expect(many.to).toBeLessThan(few.to);
    expect(shareOf([], 'b')).toMatchObject({ from: 0, to: 1 });
  });
});

describe('the sequential test', () => {
  const results = (mean: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => mean + (i % 2 === 0 ? 0.2 : -0.2));

  it('knows who is stronger, who is not, and when it does not know', () => {
    expect(judge(results(0.7, 30), 2, 30).verdict).toBe('stronger');
    expect(judge(results(0.45, 60), 2, 30).verdict).toBe('not stronger');
    expect(judge(results(0.52, 30), 2, 30).verdict).toBe('open');
    // However clear: a handful of shuffles is not enough.
    expect(judge([1, 1, 1, 1, 1], 2, 30).verdict).toBe('open');
  });

  it('asks for more at a table of two than of four', () => {
    expect(expectedAt(0, 4)).toBeCloseTo(0.25);
    expect(expectedAt(0, 2)).toBeCloseTo(0.5);
    expect(judge(results(0.4, 40), 4, 30).verdict).toBe('stronger');
  });
});

describe('players', () => {
  it('are named with their tries or their level', () => {
    expect(playerOf('iron-throne', 'search:37', 5)).toMatchObject({ tries: 37 });
    expect(playerOf('iron-throne', 'search', 5)).toMatchObject({ tries: 5 });
    const [one, three] = ['search@1', 'search@3'].map(
      (word) => playerOf('iron-throne', word, 5).tries,
    );
    expect(one).toBeLessThan(three);
    expect(() => playerOf('iron-throne', 'search@9', 5)).toThrow('"search" has no level 9');
    expect(() => playerOf('iron-throne', 'deep blue', 5)).toThrow('no bot "deep blue" plays');
  });
});

describe('npm run ladder', () => {
  it('prints who is how strong and writes table, figures and chart', async () => {
    const out = mkdtempSync(join(tmpdir(), 'ladder-'));
    const words = ['--game', 'iron-throne', '--bots', 'random,greedy', '--shuffles', '2'];
    const { stdout } = await run(process.execPath, ['cli/ladder.ts', ...words, '--out', out], {
      cwd: root,
    });
    expect(stdout).toContain('| greedy | 2 × random | 6 |');
    const standings = JSON.parse(readFileSync(join(out, 'iron-throne-3.json'), 'utf8'));
    expect(standings.ratings[1].elo).toBeGreaterThan(0);
    expect(readFileSync(join(out, 'iron-throne-3.md'), 'utf8')).toContain('Elo');
    expect(readFileSync(join(out, 'iron-throne-3.svg'), 'utf8')).toContain('<svg');
    rmSync(out, { recursive: true });
  });

  it.each([
    [['--game', 'iron-throne', '--bots', 'greedy'], /needs two or more/],
    [['--game', 'iron-throne', '--seats', '9'], /3 to 5 seats/],
    [[], /npm run ladder -- --game ID/],
  ])('says in one line what is wrong with %j', async (words, complaint) => {
    const failure = await run(process.execPath, ['cli/ladder.ts', ...words], { cwd: root }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure).toMatchObject({ code: 2 });
    expect(failure.stderr).toMatch(complaint);
  });

  it('draws names without breaking its picture', () => {
    const svg = chart('a < b', [{ bot: '<b>', elo: 1, from: 0, to: 2 }]);
    expect(svg).toContain('&#60;b&#62;');
  });
});
