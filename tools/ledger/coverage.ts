import type { TestOutcome } from '../testing/results.ts';
import { foldIds, RuleIds, sortIds } from './ids.ts';
import type { Rule, RulesFile } from './parse.ts';

/** A game's rules in both languages. English is the ledger, German its translation. */
export interface Ledger {
  game: string;
  english?: RulesFile;
  german?: RulesFile;
}

/** covered + definitions + unused + uncovered = total */
export interface GameCoverage {
  covered: number;
  definitions: number;
  unused: number;
  total: number;
  uncovered: string[];
}

/** What the rule files say wrong, whatever the tests do. */
export function ledgerProblems(ledgers: Ledger[]): string[] {
  const files = ledgers.flatMap(({ english, german }) => [english, german]);
  return [
    ...files.flatMap((file) => file?.problems ?? []),
    ...ledgers.flatMap(translationProblems),
    ...sharedIds(ledgers),
  ];
}

function translationProblems({ game, english, german }: Ledger): string[] {
  const [here, there] = [idsOf(english), idsOf(german)];
  // A companion text has no rules in either language, and need not be translated.
  if (here.size + there.size === 0) return [];
  if (!english) return [`docs/rules/${game}.md is missing; ${german?.path} translates it`];
  if (!german) return [`docs/rules/de/${game}.md is missing; it translates ${english.path}`];
  return [...lacks(german, there, here), ...lacks(english, here, there)];
}

function lacks(file: RulesFile, has: Set<string>, wanted: Set<string>): string[] {
  const missing = [...wanted].filter((id) => !has.has(id));
  if (missing.length === 0) return [];
  return [`${file.path} lacks ${foldIds(missing, [...has, ...wanted]).join(', ')}`];
}

/** Ids are unique across games too; within one file the parser has seen to it. */
function sharedIds(ledgers: Ledger[]): string[] {
  const homes = new Map<string, string>();
  const problems: string[] = [];
  for (const { english } of ledgers) {
    for (const { id } of english?.rules ?? []) {
      const home = homes.get(id);
      if (home) problems.push(`${id} stands twice, in ${home} and in ${english?.path}`);
      else homes.set(id, english?.path ?? '');
    }
  }
  return problems;
}

/** Which rules the passing tests name, and which tests promise what they do not keep. */
export function coverage(
  ledgers: Ledger[],
  tests: TestOutcome[],
): { games: Record<string, GameCoverage>; problems: string[] } {
  const ruleIds = new RuleIds(ledgers.flatMap(({ english }) => [...idsOf(english)]));
  const marked = new Map(
    ledgers.flatMap(({ english }) =>
      (english?.rules ?? []).filter(isMarked).map(({ id, unused }) => [id, unused] as const),
    ),
  );
  const proven = new Set<string>();
  const problems: string[] = [];
  for (const { file, title, state, assertions } of tests) {
    const named = ruleIds.named(title);
    problems.push(...named.problems.map((problem) => `${file}: "${title}": ${problem}`));
    for (const id of named.ids.filter((one) => marked.has(one))) {
      const mark = marked.get(id) === undefined ? 'a definition' : 'unused';
      problems.push(`${file}: "${title}" names ${id}, which is marked as ${mark}`);
    }
    if (state !== 'passed' || named.ids.length === 0) continue;
    if (assertions === 0) {
      problems.push(`${file}: "${title}" names rules, passes, and asserts nothing`);
    } else {
      for (const id of named.ids) proven.add(id);
    }
  }
  const games = ledgers
    .filter(({ english }) => idsOf(english).size > 0)
    .map(({ game, english }) => [game, gameCoverage(english?.rules ?? [], proven)] as const);
  return { games: Object.fromEntries(games), problems };
}

/**
 * Rules that are named only by tests which assert less often than they name rules: some of these may be
 * named without being proved.
 */
export function thinlyProved(ledgers: Ledger[], tests: readonly TestOutcome[]): string[] {
  const ruleIds = new RuleIds(ledgers.flatMap(({ english }) => [...idsOf(english)]));
  const thin = new Set<string>();
  const proved = new Set<string>();
  for (const { title, state, assertions } of tests) {
    if (state !== 'passed') continue;
    const { ids } = ruleIds.named(title);
    for (const id of ids) (assertions < ids.length ? thin : proved).add(id);
  }
  return sortIds([...thin].filter((id) => !proved.has(id)));
}

/** Games of which every rule is kept: none of them may lose its proof. */
export const FINISHED: readonly string[] = ['agot1', 'agot2', 'asoiaf', 'iron-throne'];

/** Rules without a proof in games that are said to be finished. */
export function unproved(
  games: Record<string, GameCoverage>,
  finished: readonly string[] = FINISHED,
): string[] {
  return finished.flatMap((game) =>
    (games[game]?.uncovered ?? []).map((id) => `${id} has no proof, and ${game} is finished`),
  );
}

function gameCoverage(rules: RulesFile['rules'], proven: Set<string>): GameCoverage {
  const behaviour = rules.filter((rule) => !isMarked(rule));
  const uncovered = behaviour.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  return {
    covered: behaviour.length - uncovered.length,
    definitions: rules.filter(({ definition }) => definition !== undefined).length,
    unused: rules.filter(({ unused }) => unused !== undefined).length,
    total: rules.length,
    uncovered: sortIds(uncovered),
  };
}

/** Nothing can prove it: it asks no behaviour, or nothing asks for that behaviour yet. */
const isMarked = ({ definition, unused }: Rule): boolean =>
  definition !== undefined || unused !== undefined;

function idsOf(file: RulesFile | undefined): Set<string> {
  return new Set(file?.rules.map(({ id }) => id));
}
