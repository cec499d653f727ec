import { beforeAll, describe, expect, it } from 'vitest';
import { LEDGERS, loadGlossary, loadRules, parseGlossary } from '../src/pages/ledger.ts';
import { marked, RuleSearch } from '../src/pages/ruleSearch.ts';

let en: RuleSearch;
let de: RuleSearch;
beforeAll(async () => {
  const rules = { en: await loadRules('en', LEDGERS), de: await loadRules('de', LEDGERS) };
  const glossary = await loadGlossary(LEDGERS);
  [en, de] = [new RuleSearch('en', rules, glossary), new RuleSearch('de', rules, glossary)];
});

const ids = (search: RuleSearch, text: string): string[] =>
  search.find(text).map(({ rule }) => rule.id);

describe('the search of the rule book', () => {
  it('finds a rule by its id, in any case', () => {
    expect(ids(en, 'sc-017')).toEqual(['SC-017']);
    expect(ids(en, 'sc-01')).toContain('SC-017');
  });

  it('finds what is meant: synonyms of the glossary and of everyday speech', () => {
    expect(ids(en, 'torture hostage').slice(0, 8)).toContain('IT-611');
    expect(ids(en, 'prisoner torment').slice(0, 8)).toContain('IT-611');
  });

  it('finds stems, beginnings and what is spelled almost right', () => {
    for (const text of ['tormenting hostages', 'torm hosta', 'hostege torment'])
      expect(ids(en, text), text).toContain('IT-611');
  });

  it('finds words of the other language, with or without umlauts', () => {
    expect(ids(en, 'Geisel foltern')).toContain('IT-611');
    expect(ids(de, 'torment hostage')).toContain('IT-611');
    expect(ids(de, 'unterstutzung')).toEqual(
      expect.arrayContaining(ids(de, 'Unterstützung').slice(0, 5)),
    );
  });

  it('finds what has an apostrophe, however that is typed, and shows it as a book does', async () => {
    const [typed, set] = ["varys's riddle", 'Varys’s Riddle'].map((text) => ids(en, text));
    expect(typed).toContain('AG2-1032');
    expect(set).toEqual(typed);
    const [found] = ids(en, "player's hand");
    expect(ids(en, 'player’s hand')[0]).toBe(found);
    const texts = (await loadRules('en', LEDGERS)).map(({ text }) => text);
    const german = (await loadRules('de', LEDGERS)).map(({ text }) => text);
    // No quotes of a typewriter, and no hyphen for a minus.
    expect([...texts, ...german].filter((text) => /["']|(?<![\p{L}\p{N}])-\d/u.test(text))).toEqual(
      [],
    );
    expect(texts.filter((text) => /“\s|\s”/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('“Influential”'))).toBe(true);
  });

  it('does not mind a whole sentence', () => {
    expect(ids(en, 'How can I torture a hostage?').slice(0, 8)).toContain('IT-611');
  });

  it('needs every word where some rule has them all, and shows the best first', () => {
    for (const { rule } of en.find('initiative tie').slice(0, 3))
      expect(`${rule.chapter} ${rule.section} ${rule.text}`).toMatch(/initiative/i);
    expect(ids(en, 'xyzzy')).toEqual([]);
    expect(ids(en, '')).toEqual([]);
    expect(ids(en, '?!')).toEqual([]);
  });

  it('shows rules in the reader’s language', () => {
    expect(de.find('hostage').at(0)?.rule.text).toMatch(/Geisel/);
  });

  it('marks what was looked for, in whatever form it stands there', () => {
    const [{ rule, words }] = en.find('torture hostage').filter((one) => one.rule.id === 'IT-611');
    const hits = marked(rule.text, words).filter((_, i) => i % 2 === 1);
    expect(hits).toEqual(['torment', 'hostages']);
    expect(marked(rule.text, words).join('')).toBe(rule.text);
    expect(marked('Nothing here.', words)).toEqual(['Nothing here.']);
  });
});

describe('a glossary', () => {
  it('is read from the table of a ledger, every term on its own', () => {
    const table =
      '| German | English | x |\n|---|---|---|\n| Geisel foltern | Torment* (torture) | y |';
    expect(parseGlossary(table)).toEqual([
      ['German', 'English'],
      ['Geisel foltern', 'Torment', 'torture'],
    ]);
  });
});
