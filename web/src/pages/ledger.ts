/** The rules ledger as the rule book shows it: parsed from the very files that the tests count. */
export interface Rule {
  id: string;
  game: string;
  chapter: string;
  section: string;
  text: string;
}

const files = {
  en: import.meta.glob('../../../docs/rules/*.md', { query: '?raw', import: 'default' }),
  de: import.meta.glob('../../../docs/rules/de/*.md', { query: '?raw', import: 'default' }),
} as Record<'en' | 'de', Record<string, () => Promise<string>>>;

export const GAMES = ['iron-throne', 'agot2', 'agot1', 'asoiaf', 'table'] as const;
export type RuleGame = (typeof GAMES)[number];

const RULE = /^- \*\*([A-Z0-9]+-\d+)\*\* \(([^)]*(?:\([^)]*\)[^)]*)*)\) (.*)$/;
const DEFINITION = / \{definition: [^}]*\}$/;

export function parseLedger(game: string, text: string): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3);
    const found = RULE.exec(line);
    if (!found) continue;
    const [, id, section, words] = found;
    rules.push({ id, game, chapter, section, text: words.replace(DEFINITION, '') });
  }
  return rules;
}

export async function loadRules(language: 'en' | 'de', game: RuleGame): Promise<Rule[]> {
  const entry = Object.entries(files[language]).find(([path]) => path.endsWith(`/${game}.md`));
  return entry ? parseLedger(game, await entry[1]()) : [];
}

/** Every word must occur, in the id, the section or the text. */
export function findRules(rules: readonly Rule[], search: string): Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, section, text }) => {
    const whole = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
