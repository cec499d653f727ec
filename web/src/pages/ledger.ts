import { typeset } from '@small-council/engine';

/** The rules ledger as the rule book shows it: parsed from the very files that the tests count. */
export interface Rule {
  id: string;
  game: RuleGame;
  chapter: string;
  section: string;
  text: string;
}

const files = {
  en: import.meta.glob('../../../docs/rules/*.md', { query: '?raw', import: 'default' }),
  de: import.meta.glob('../../../docs/rules/de/*.md', { query: '?raw', import: 'default' }),
} as Record<'en' | 'de', Record<string, () => Promise<string>>>;

export const LEDGERS = ['iron-throne', 'agot2', 'agot1', 'asoiaf', 'table'] as const;
export type RuleGame = (typeof LEDGERS)[number];

const PREFIX: { [prefix: string]: RuleGame } = {
  IT: 'iron-throne',
  AG2: 'agot2',
  AG1: 'agot1',
  SIF: 'asoiaf',
  SC: 'table',
};

/** Whose rule this is: `IT-307` one of The Iron Throne. */
export const gameOfRule = (id: string): RuleGame | undefined => PREFIX[id.split('-')[0]];

const RULE = /^- \*\*([A-Z0-9]+-\d+)\*\* \(([^)]*(?:\([^)]*\)[^)]*)*)\) (.*)$/;
/** Why a line needs no test: said to the ledger, not to readers. */
const MARK = / \{(?:definition|unused): [^}]*\}$/;
/** Chapters that are numbered by the hundreds of their ids; the ids say that already. */
const HUNDREDS = /^\d+xx /;

export function parseLedger(game: RuleGame, text: string, language: 'en' | 'de'): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3).replace(HUNDREDS, '');
    const found = RULE.exec(line);
    if (!found) continue;
    const [, id, section, words] = found;
    const said = typeset(words.replace(MARK, ''), language);
    rules.push({ id, game, chapter, section: typeset(section, language), text: said });
  }
  return rules;
}

const GLOSSARY_ROW = /^\|([^|]+)\|([^|]+)\|[^|]+\|$/;

/** Terms that the glossary of a ledger says mean the same, in both languages. */
export function parseGlossary(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.split('\n')) {
    const [, german, english] = GLOSSARY_ROW.exec(line) ?? [];
    if (!german || german.includes('---')) continue;
    const terms = `${german}/${english}`
      .split(/[/,;()]/)
      .map((term) => term.replaceAll('*', '').trim())
      .filter(Boolean);
    rows.push(terms);
  }
  return rows;
}

/** The glossaries of these games, in the English ledgers where they stand. */
export async function loadGlossary(games: readonly RuleGame[]): Promise<string[][]> {
  const texts = await Promise.all(games.map((game) => fileOf('en', game)));
  return texts.flatMap(parseGlossary);
}

async function fileOf(language: 'en' | 'de', game: RuleGame): Promise<string> {
  const entry = Object.entries(files[language]).find(([path]) => path.endsWith(`/${game}.md`));
  return entry ? entry[1]() : '';
}

export async function loadRules(
  language: 'en' | 'de',
  games: readonly RuleGame[],
): Promise<Rule[]> {
  const parts = await Promise.all(
    games.map(async (game) => parseLedger(game, await fileOf(language, game), language)),
  );
  return parts.flat();
}

/** The chapters in the order of the book, each once. */
export const chaptersOf = (rules: readonly Rule[]): string[] => [
  ...new Set(rules.map(({ chapter }) => chapter)),
];

const REFERENCE = new RegExp(`\\b((?:${Object.keys(PREFIX).join('|')})-\\d+)\\b`);

/** A rule's text in pieces: every second one is the id of another rule. */
export const withReferences = (text: string): string[] => text.split(REFERENCE);
