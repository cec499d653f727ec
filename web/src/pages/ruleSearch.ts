import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import MiniSearch, { type Query } from 'minisearch';
import { EVERYDAY } from './everydayWords.ts';
import type { Rule } from './ledger.ts';

type Language = 'en' | 'de';

/** A rule that was found, and in which words: as the index knows them. */
export interface Found {
  readonly rule: Rule;
  readonly words: ReadonlySet<string>;
}

/** Words that say nothing about what is looked for. */
const IDLE = new Set(
  `a an and are as at be been by can do does for from has have how i if in is it my of on or that the then
  there this to was what when where which who why with you your may must not
  als am an auch auf aus bei bin da das dem den der des die dies diese du ein eine einen einem einer er es
  für hat ich im in ist kann man mein mit muss nach nicht oder sein sich sie sind so um und vom von wann was
  wenn wer wie wird wo zu zum zur`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Without case, accents, umlauts and apostrophes in type: nobody should need the right keyboard. */
const fold = (word: string): string =>
  word.toLowerCase().replace(/’/g, "'").replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

const STEM = { en: english, de: german };

/** The stems of a word in either language: who asks does not say in which one. */
const stemsOf = (word: string): string[] => [...new Set([english(word), german(word)])];

interface Entry {
  readonly id: string;
  readonly en: string;
  readonly de: string;
}

/**
 * Finds rules by their words, in both languages at once: by stems and beginnings, with a letter wrong, and by
 * words that mean the same, from the glossary and from everyday speech. The best come first.
 */
export class RuleSearch {
  readonly #index: MiniSearch<Entry>;
  readonly #language: Language;
  readonly #rules: ReadonlyMap<string, Rule>;
  /** By stem: other ways to say it, each as the stems of its words. */
  readonly #synonyms = new Map<string, Set<string>>();

  /** `glossary`: lists of terms that mean the same. Rules are shown in the reader's language. */
  constructor(
    language: Language,
    rules: { readonly [language in Language]: readonly Rule[] },
    glossary: readonly (readonly string[])[],
  ) {
    this.#language = language;
    this.#rules = new Map(rules[language].map((rule) => [rule.id, rule]));
    for (const same of [...glossary, ...EVERYDAY]) this.#learn(same.map(wordsOf));
    const other = new Map(rules.de.map((rule) => [rule.id, rule]));
    this.#index = new MiniSearch<Entry>({
      fields: ['id', 'en', 'de'],
      tokenize: (text, field) => (field === 'id' ? [fold(text)] : wordsOf(text)),
      processTerm: (word, field) =>
        field === 'en' || field === 'de' ? STEM[field](word) : fold(word),
    });
    this.#index.addAll(
      rules.en.map(({ id, chapter, text }) => {
        const { chapter: kapitel, section, text: deutsch } = other.get(id) ?? {};
        return { id, en: `${chapter} ${text}`, de: `${kapitel} ${section} ${deutsch}` };
      }),
    );
  }

  /** All rules that have every word of the search or one that means it; else those that have most of them. */
  find(search: string): Found[] {
    const all = wordsOf(search);
    const words = all.filter((word) => !IDLE.has(word));
    const queries = (words.length > 0 ? words : all).map((word) => this.#waysToSay(word));
    if (queries.length === 0) return [];
    const boost = { id: 10, [this.#language]: 2 };
    const find = (combineWith: 'AND' | 'OR') =>
      this.#index.search(
        { combineWith, queries },
        {
          boost,
          tokenize: (text) => text.split(' '),
          processTerm: (term) => term,
          prefix: (term) => term.length > 2 && !this.#isRule(term),
          // A number that is almost the same is another one.
          fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
        },
      );
    const exact = find('AND');
    const found = exact.length > 0 ? exact : find('OR').filter(({ score }) => score > 0);
    return found.flatMap(({ id, match }) => {
      const rule = this.#rules.get(id as string);
      return rule ? { rule, words: new Set(Object.keys(match)) } : [];
    });
  }

  #isRule(term: string): boolean {
    return this.#rules.has(term.toUpperCase());
  }

  #learn(terms: readonly (readonly string[])[]): void {
    for (const [word, ...more] of terms) {
      if (!word || more.length > 0) continue;
      for (const stem of stemsOf(word)) {
        const others = this.#synonyms.get(stem) ?? new Set<string>();
        for (const term of terms) others.add(term.join(' '));
        this.#synonyms.set(stem, others);
      }
    }
  }

  #waysToSay(word: string): Query {
    const stems = stemsOf(word);
    const others = stems.flatMap((stem) => [...(this.#synonyms.get(stem) ?? [])]);
    return {
      combineWith: 'OR',
      queries: [
        word,
        ...stems,
        ...others.map((term): Query => {
          const queries = term
            .split(' ')
            .map((one): Query => ({ combineWith: 'OR', queries: stemsOf(one) }));
          return { combineWith: 'AND', queries, prefix: false, fuzzy: false };
        }),
      ],
    };
  }
}

/** A text in pieces: every second one is a word that was looked for. */
export function marked(text: string, words: ReadonlySet<string>): string[] {
  const pieces: string[] = [''];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (![fold(word), ...stemsOf(fold(word))].some((form) => words.has(form))) continue;
    pieces[pieces.length - 1] += text.slice(end, index);
    pieces.push(word, '');
    end = index + word.length;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}
