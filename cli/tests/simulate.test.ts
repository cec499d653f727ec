import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { agot2 } from '@small-council/agot2';
import { crossroads } from '@small-council/engine/fixture';
import { describe, expect, it } from 'vitest';
import { botsOf, commandOf, type Job, playOne, seedOf } from '../simulate/job.ts';
import type { Summary } from '../simulate/tally.ts';
import { Tally } from '../simulate/tally.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const simulate = (...words: string[]) =>
  run(process.execPath, ['cli/simulate.ts', ...words], { cwd: root });

const job = (change: Partial<Job> = {}): Job => ({
  game: 'crossroads',
  games: 3,
  seats: 3,
  bots: ['random'],
  seed: 's',
  options: {},
  vary: false,
  tries: 1,
  check: false,
  log: null,
  people: 0,
  ...change,
});

describe('npm run simulate', () => {
  it('draws options by chance where it is told to, the same ones for the same seed', () => {
    const varied = job({ game: 'agot2', seats: 2, vary: true });
    const first = playOne(agot2, varied, 0);
    expect(first).toEqual(playOne(agot2, varied, 0));
    expect(first).toHaveProperty('steps');
    expect(first).not.toEqual(playOne(agot2, { ...varied, vary: false }, 0));
    expect(commandOf(varied, 0)).toContain('--vary');
  });

  it('counts what reaches people with standing orders: no window that offers nothing but a pass', () => {
    const people = job({ game: 'agot2', games: 2, seats: 2, bots: ['greedy'], people: 1 });
    const tally = new Tally(people);
    for (const index of [0, 1]) tally.add(playOne(agot2, people, index));
    const { people: asked, steps } = tally.summary(1, 1);
    if (!asked) throw new Error('nobody was asked');
    expect(asked.nothingButPass).toBe(0);
    expect(asked.passedByOrder).toBeGreaterThan(20);
    expect(asked.answers).toBeLessThan(steps / 2);
    expect(asked.answersPerMatch).toBe(asked.answers / 2);
    expect(commandOf(people, 1)).toContain('--people 1');
  });

  it('plays the games and ends with one line of JSON', async () => {
    const { stdout, stderr } = await simulate(
      '--game',
      'crossroads',
      '--games',
      '30',
      '--seats',
      '3',
      '--bots',
      'random',
      '--seed',
      '5',
    );
    expect(stderr).toBe('');
    const summary = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Summary;
    expect(summary).toMatchObject({
      game: 'crossroads',
      games: 30,
      seats: 3,
      seed: '5',
      failures: [],
    });
    expect(summary.steps).toBeGreaterThan(500);
    expect(summary.meanSteps).toBeCloseTo(summary.steps / 30, 0);
    expect(summary.wins.byBot.random).toBeCloseTo(30, 2);
    expect(summary.wins.bySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(30, 1);
    for (const key of [
      'seconds',
      'cores',
      'gamesPerSecondPerCore',
      'stepsPerSecondPerCore',
    ] as const) {
      expect(summary[key]).toBeGreaterThan(0);
    }
  });

  it('gives the same games for the same seed, on however many cores', async () => {
    const play = async () => {
      const { stdout } = await simulate(
        '--game',
        'crossroads',
        '--games',
        '40',
        '--seats',
        '4',
        '--seed',
        'same',
      );
      const { steps, wins } = JSON.parse(stdout) as Summary;
      return { steps, wins };
    };
    expect(await play()).toEqual(await play());
  });

  it.each([
    ['en', /wins|gains|draws/],
    ['de', /gewinnt|erhält|zieht/],
  ])('tells a match in words with --log %s, with the reasons of bots', async (language, words) => {
    const { stdout } = await simulate(
      ...['--game', 'iron-throne', '--bots', 'greedy', '--seed', 'told', '--log', language],
    );
    expect(stdout).toMatch(words);
    expect(stdout).toMatch(/^ {4}\[\d\] greedy: \S/m);
    expect(stdout).toMatch(/^→ \[\d\] greedy/m);
    expect(stdout).not.toContain('⟦');
  });

  it('runs the property suite with --check, on the very seed given', async () => {
    const { stdout } = await simulate(
      '--game',
      'crossroads',
      '--seats',
      '3',
      '--seed',
      'one',
      '--check',
    );
    expect(JSON.parse(stdout)).toMatchObject({ games: 1, failures: [] });
  });

  it.each([
    [['--game', 'chess'], /there is no game "chess"; there is: .*crossroads/],
    [['--game', 'crossroads', '--seats', '9'], /2 to 6 seats, not 9/],
    [
      ['--game', 'crossroads', '--bots', 'deepblue'],
      /no bot "deepblue" plays crossroads; there is: random/,
    ],
    [['--game', 'crossroads', '--games', 'many'], /--games needs a whole number/],
    [['--game', 'crossroads', '--options', '{"rounds":0}'], /--options: SC-014/],
    [['--game', 'crossroads', '--options', 'x'], /--options: /],
    [['--gmae', 'crossroads'], /--gmae/],
    [[], /npm run simulate -- --game ID/],
  ])('says in one line what is wrong with %j', async (words, complaint) => {
    const failure = await simulate(...words).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure).toMatchObject({ code: 2 });
    expect((failure as { stderr: string }).stderr).toMatch(complaint);
    expect((failure as { stderr: string }).stderr).not.toMatch(/\bat .*\.ts:/);
  });
});

describe('a simulation', () => {
  it('moves the bots on by one seat with every game', () => {
    const four = job({ seats: 4, bots: ['greedy', 'random', 'random', 'random'] });
    expect([0, 1, 2].map((index) => botsOf(four, index).indexOf('greedy'))).toEqual([0, 3, 2]);
  });

  it('reports a failure with the one command that repeats it', () => {
    const broken = {
      ...crossroads,
      view: () => {
        throw new Error('out of order');
      },
    };
    const failing = job({ check: true, seed: 'x', games: 7 });
    const outcome = playOne(broken, failing, 4);
    expect(outcome).toEqual({
      failure: {
        seed: 'x:4',
        error: expect.stringContaining('out of order'),
        command: "npm run simulate -- --game crossroads --games 1 --seats 3 --seed 'x:4' --check",
      },
    });
  });

  it('can be repeated from that command: same seed, same seats, same bots', () => {
    const many = job({ games: 10, seats: 3, bots: ['random'] });
    expect(commandOf(many, 3)).toContain(
      "--games 1 --seats 3 --seed 's:3' --bots random,random,random",
    );
    const one = job({ games: 1, seed: seedOf(many, 3), bots: botsOf(many, 3) });
    expect(playOne(crossroads, one, 0)).toEqual(playOne(crossroads, many, 3));
  });

  it('counts a shared victory in equal parts, and the rate by games sat in', () => {
    const tally = new Tally(job({ seats: 4, bots: ['a', 'b', 'b', 'b'], games: 2 }));
    const asked = { answers: 0, nothingButPass: 0, passedByOrder: 0 };
    tally.add({ steps: 10, winners: [0], bots: ['a', 'b', 'b', 'b'], because: { x: 2 }, asked });
    tally.add({ steps: 20, winners: [2, 3], bots: ['b', 'b', 'b', 'a'], because: { x: 1 }, asked });
    const summary = tally.summary(2, 2);
    expect(summary.wins).toEqual({ byBot: { a: 1.5, b: 0.5 }, bySeat: [1, 0, 0.5, 0.5] });
    expect(summary.winRate).toEqual({ a: 0.75, b: 0.25 });
    expect(summary).toMatchObject({
      steps: 30,
      meanSteps: 15,
      gamesPerSecondPerCore: 0.5,
      because: { x: 3 },
    });
  });
});
