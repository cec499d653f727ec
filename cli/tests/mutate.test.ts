import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changesIn, weave } from '../mutate/changes.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each change makes of the source, as `kind: changed source`. */
const changed = (source: string): string[] =>
  changesIn(source).map(
    ({ start, end, after, kind }) =>
      `${kind}: ${source.slice(0, start)}${after}${source.slice(end)}`,
  );

describe('small changes', () => {
  it.each([
    ['x(a < b)', ['comparison: x((a) <= (b))']],
    ['x(a >= b)', ['comparison: x((a) > (b))']],
    ['x(a === b)', ['equality: x((a) !== (b))']],
    ['x(a - b)', ['sum: x((a) + (b))']],
    ['x(a && b)', ['and, or: x((a) || (b))']],
    ['x(!a)', ['condition: x(a)']],
    ['const y = f() ? a : b', ['condition: const y = !(f()) ? a : b']],
    ['x(2)', ['number: x(3)', 'number: x(1)']],
    ['x(0)', ['number: x(1)']],
    ['x(-1)', ['number: x(0)']],
    ['x(-2)', ['number: x(-3)', 'number: x(-1)']],
    ['x(true)', ['yes, no: x(false)']],
    ['() => { go(); }', ['left out: () => {  }']],
    ['() => { a.b = c; }', ['left out: () => {  }']],
    ['() => [a]', ['empty list: () => []']],
    ['x(Math.min(a, b))', ['least, most: x(Math.max(a, b))']],
    ['x(a.some(f))', ['some, every: x(a.every(f))']],
    ['x(a.filter(f))', ['filter: x(a)']],
  ])('of %s', (source, wanted) => {
    expect(changed(source)).toEqual(wanted);
  });

  it.each([
    'type A = 1 | true;',
    'const a: 1 = b as 2;',
    'const a = { 1: b };',
    "// a < b\nm.log('fact.won', { by: a < b });",
    "() => { m.log('fact.ended', {}); }",
    "if (a > 0) m.log('fact.won', {});",
    "if (a === 1) { m.log('fact.one', {}); } else m.log('fact.many', {});",
    "throw new Error('one' + (a < b));",
    "const a = 'one' + b;",
    'const all = [];',
    'register(card);',
  ])('leave alone what is only said or declared: %s', (source) => {
    expect(changed(source)).toEqual([]);
  });
});

describe('what is asked before something is told', () => {
  it('is left alone only where nothing else comes of it', () => {
    const kinds = (source: string) => changesIn(source).map(({ kind }) => kind);
    expect(kinds("if (a > b) m.log('fact.won', {});")).toEqual([]);
    expect(kinds("if (a > b) m.log('fact.won', {}); else c = d;")).toEqual([
      'comparison',
      'left out',
    ]);
    expect(kinds("if (a > b) { m.log('fact.won', {}); c = d; }")).toEqual([
      'comparison',
      'left out',
    ]);
    expect(kinds("if (take() > b) m.log('fact.won', {});")).toEqual(['comparison']);
    expect(kinds("if (a++ > b) m.log('fact.won', {});")).toEqual(['comparison']);
  });
});

describe('a woven source', () => {
  /** Runs it, a function, with one change awake. */
  const value = (source: string, awake: number): unknown => {
    const woven = weave(
      source,
      changesIn(source).map((change, index) => ({ ...change, id: index + 1 })),
    );
    const turn = () => {};
    return new Function('__change', '__turn', `return (${woven})()`)(
      (id: number) => id === awake,
      turn,
    );
  };

  it('does what it did while all are asleep, and one thing else for each that is awake', () => {
    const source = '() => [1, 2, 3].filter((n) => n > 1 && n !== 2)';
    const all = changesIn(source).length;
    expect(value(source, 0)).toEqual([3]);
    const others = Array.from({ length: all }, (_, i) => JSON.stringify(value(source, i + 1)));
    expect(new Set(others)).toContain('[2]');
    expect(new Set(others)).toContain('[1,2,3]');
  });

  it('keeps an else with its if where a statement can be left out', () => {
    const source = '() => { let a = 0; if ([].length) a = 1; else a = 2; return a; }';
    expect(value(source, 0)).toBe(2);
  });

  it('counts the turns of every loop', () => {
    expect(weave('while (a) b();', [])).toBe('while (a) {__turn();b();}');
    expect(weave('for (const a of b) { c(); }', [])).toBe('for (const a of b) {__turn();{ c(); }}');
  });
});

describe('npm run mutate', () => {
  const mutate = (...words: string[]) =>
    run(process.execPath, ['cli/mutate.ts', ...words], { cwd: root });

  it('lists what nobody noticed, not even a slow test; notices a loop that never ends; says how much was', async () => {
    const toll = [
      '--files',
      'cli/tests/mutated/toll.ts',
      '--tests',
      'cli/tests/mutated/*.check.ts',
    ];
    const { stdout } = await mutate(...toll, '--seed', 'a', '--count', '99');
    const lines = stdout.trimEnd().split('\n');
    const where = 'cli/tests/mutated/toll.ts';
    expect(lines.at(-1)).toBe('13 of 20 noticed (65 %), of 20 possible changes, seed a');
    // Boundaries that no check draws, and a rule that none asks for.
    expect(lines.slice(0, -1).toSorted()).toEqual([
      `${where}:15  men < room  →  (men) <= (room)`,
      `${where}:18  1  →  0  (no test comes here)`,
      `${where}:18  1  →  2  (no test comes here)`,
      `${where}:18  men === 1  →  (men) !== (1)  (no test comes here)`,
      `${where}:8  5  →  4`,
      `${where}:8  5  →  6`,
      `${where}:8  men > 5  →  (men) >= (5)`,
    ]);
  });

  it('asks tests that play by chance on request', async () => {
    const { stdout } = await mutate(
      '--files',
      'cli/tests/mutated/toll.ts',
      '--tests',
      'cli/tests/mutated/random.check.ts',
      '--seed',
      'a',
      '--count',
      '99',
      '--chance',
    );
    expect(stdout).toContain('1 of 20 noticed');
    expect(stdout).not.toContain('men < room');
  });

  it('draws the same changes for the same seed', async () => {
    const toll = [
      '--files',
      'cli/tests/mutated/toll.ts',
      '--tests',
      'cli/tests/mutated/toll.check.ts',
    ];
    const draw = async (seed: string) =>
      (await mutate(...toll, '--seed', seed, '--count', '4')).stdout;
    const [one, again] = [await draw('b'), await draw('b')];
    expect(again).toBe(one);
    expect(one).toContain('of 4 noticed');
  });

  it.each([
    [[], /npm run mutate -- --game ID/],
    [['--game', 'chess'], /--game is agot2 or agot1 or iron-throne or asoiaf/],
  ])('says in one line what is wrong with %j', async (words, complaint) => {
    const failure = await mutate(...words).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure).toMatchObject({ code: 2 });
    expect((failure as { stderr: string }).stderr).toMatch(complaint);
  });
});
