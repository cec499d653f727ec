import { describe, expect, test } from 'vitest';
import type { TestOutcome } from '../testing/results.ts';
import { coverage, type Ledger, ledgerProblems, thinlyProved, unproved } from './coverage.ts';
import { parseRules } from './parse.ts';

function file(path: string, ...ids: string[]) {
  return parseRules(path, ['# Heading', ...ids.map((id) => `- **${id}** (s) text`)].join('\n'));
}

function game(name: string, ...ids: string[]): Ledger {
  return {
    game: name,
    english: file(`docs/rules/${name}.md`, ...ids),
    german: file(`docs/rules/de/${name}.md`, ...ids),
  };
}

function outcome(title: string, rest: Partial<TestOutcome> = {}): TestOutcome {
  return { file: 'tea.test.ts', title, state: 'passed', assertions: 1, ...rest };
}

test('rules are thin that only tests name which assert less often than they name rules', () => {
  const tea = game('tea', 'TEA-001', 'TEA-002', 'TEA-003', 'TEA-004');
  const tests = [
    outcome('[TEA-001] [TEA-002] boils', { assertions: 1 }),
    outcome('[TEA-003, TEA-004] steeps', { assertions: 2 }),
    outcome('[TEA-002] whistles'),
    outcome('[TEA-001] boils over', { state: 'failed' }),
  ];
  expect(thinlyProved([tea], tests)).toEqual(['TEA-001']);
});

describe('coverage', () => {
  const tea = game('tea', 'TEA-001', 'TEA-002', 'TEA-003');

  test('counts what passing tests name, game by game', () => {
    const tests = [outcome('[TEA-001] boils'), outcome('[TEA-003, PIE-001] goes together')];
    expect(coverage([tea, game('pie', 'PIE-001')], tests)).toEqual({
      games: {
        tea: { covered: 2, definitions: 0, unused: 0, total: 3, uncovered: ['TEA-002'] },
        pie: { covered: 1, definitions: 0, unused: 0, total: 1, uncovered: [] },
      },
      problems: [],
    });
  });

  test('leaves everything uncovered without tests', () => {
    expect(coverage([tea], []).games).toEqual({
      tea: {
        covered: 0,
        definitions: 0,
        unused: 0,
        total: 3,
        uncovered: ['TEA-001', 'TEA-002', 'TEA-003'],
      },
    });
  });

  test('takes no proof from tests that failed or did not run', () => {
    const tests = (['failed', 'skipped', 'pending'] as const).map((state) =>
      outcome('[TEA-001] boils', { state, assertions: 0 }),
    );
    expect(coverage([tea], tests)).toMatchObject({ games: { tea: { covered: 0 } }, problems: [] });
  });

  const marked = parseRules(
    'docs/rules/tea.md',
    [
      '# Tea',
      '- **TEA-001** (s) A pot. {definition: a word}',
      '- **TEA-002** (s) It boils.',
      '- **TEA-003** (s) Ice melts. {unused: nobody serves ice}',
    ].join('\n'),
  );

  test('counts definitions and what is unused apart', () => {
    const { games, problems } = coverage(
      [{ game: 'tea', english: marked }],
      [outcome('[TEA-002] boils')],
    );
    expect(games).toEqual({
      tea: { covered: 1, definitions: 1, unused: 1, total: 3, uncovered: [] },
    });
    expect(problems).toEqual([]);
  });

  test('refuses a test that names a marked rule: it proves nothing, or the mark is wrong', () => {
    const { problems } = coverage(
      [{ game: 'tea', english: marked }],
      [outcome('[TEA-001..003] pours', { state: 'failed' })],
    );
    expect(problems).toEqual([
      'tea.test.ts: "[TEA-001..003] pours" names TEA-001, which is marked as a definition',
      'tea.test.ts: "[TEA-001..003] pours" names TEA-003, which is marked as unused',
    ]);
  });

  test('refuses a rule without a proof in a finished game, and in no other', () => {
    const { games } = coverage([tea, game('pie', 'PIE-001')], [outcome('[TEA-001] boils')]);
    expect(unproved(games, ['tea'])).toEqual([
      'TEA-002 has no proof, and tea is finished',
      'TEA-003 has no proof, and tea is finished',
    ]);
    expect(unproved(games, [])).toEqual([]);
  });

  test('does not take a companion text for a game', () => {
    const companion = { game: 'tea-notes', english: file('docs/rules/tea-notes.md') };
    expect(Object.keys(coverage([tea, companion], []).games)).toEqual(['tea']);
    expect(ledgerProblems([tea, companion])).toEqual([]);
  });

  test('refuses an id that does not exist, also in a test that failed', () => {
    const { games, problems } = coverage(
      [tea],
      [outcome('[TEA-004] cools'), outcome('[TEE-001]', { state: 'failed' })],
    );
    expect(problems).toEqual([
      'tea.test.ts: "[TEA-004] cools": [TEA-004]: there is no rule TEA-004',
      'tea.test.ts: "[TEE-001]": [TEE-001]: there is no rule TEE-001',
    ]);
    expect(games.tea?.covered).toBe(0);
  });

  test('refuses a passing test that names rules and asserts nothing', () => {
    const { games, problems } = coverage([tea], [outcome('[TEA-001] boils', { assertions: 0 })]);
    expect(problems).toEqual([
      'tea.test.ts: "[TEA-001] boils" names rules, passes, and asserts nothing',
    ]);
    expect(games.tea?.covered).toBe(0);
  });

  test('lets tests without rules assert what they like', () => {
    expect(coverage([tea], [outcome('starts', { assertions: 0 })]).problems).toEqual([]);
  });
});

describe('the rule files', () => {
  test('may not differ between the languages', () => {
    const tea: Ledger = {
      game: 'tea',
      english: file('docs/rules/tea.md', 'TEA-001', 'TEA-002', 'TEA-003', 'TEA-004'),
      german: file('docs/rules/de/tea.md', 'TEA-001', 'TEA-005'),
    };
    expect(ledgerProblems([tea])).toEqual([
      'docs/rules/de/tea.md lacks TEA-002..004',
      'docs/rules/tea.md lacks TEA-005',
    ]);
  });

  test('come in both languages', () => {
    const { english, german } = game('tea', 'TEA-001');
    expect(ledgerProblems([{ game: 'tea', english }])).toEqual([
      'docs/rules/de/tea.md is missing; it translates docs/rules/tea.md',
    ]);
    expect(ledgerProblems([{ game: 'tea', german }])).toEqual([
      'docs/rules/tea.md is missing; docs/rules/de/tea.md translates it',
    ]);
  });

  test('may not share an id', () => {
    expect(ledgerProblems([game('pie', 'PIE-001'), game('tea', 'TEA-001', 'PIE-001')])).toEqual([
      'PIE-001 stands twice, in docs/rules/pie.md and in docs/rules/tea.md',
    ]);
  });

  test('report what is wrong inside them, in either language', () => {
    const { english } = game('tea', 'TEA-001');
    const german = parseRules('docs/rules/de/tea.md', '- **TEA-001** (s) text');
    expect(ledgerProblems([{ game: 'tea', english, german }])).toEqual([
      'docs/rules/de/tea.md: does not begin with a heading ("# ")',
    ]);
  });
});
