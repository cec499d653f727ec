import { isThing, type Message, type Param, type Thing } from '@small-council/engine';
import type { IntlMessageFormat } from 'intl-messageformat';
import { Numbers, type Parameter, parametersIn, parse } from './parameters.ts';

/** The sentences of one language by key, in ICU message syntax. */
export type Words = { readonly [key: string]: string };

/** One table of words a language. */
export type Tables = { readonly [language: string]: Words };

export type Say = (message: Message) => string;

/** How the things of a game are called, by what they are: `card`, `seat` … */
export type Names = { readonly [is: string]: (thing: Thing) => Message };

/** What stands where words are missing: nobody overlooks it, and a test can look for it. */
export const hole = (name: string): string => `⟦${name}⟧`;

/** The case of a `select` for a parameter that is not there: a card that this reader may not see. */
const NOTHING = 'none';

interface Sentence {
  readonly format: IntlMessageFormat;
  readonly parameters: ReadonlyMap<string, Parameter>;
}

/**
 * Says messages in one language. A parameter that is a message is said first, one that is a thing by its
 * name. A list becomes one phrase: `{cards}` joins it with "and", `{cardsOr}` with "or". `{Effect}` says
 * the parameter `effect` as the beginning of a sentence. Missing words leave a hole; nothing is ever
 * thrown.
 */
export function sayer(language: string, tables: Tables, names: Names = {}): Say {
  const words = tables[language] ?? {};
  const sentences = new Map<string, Sentence | null>();
  const numbers = new Numbers(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });

  /** Each sentence is parsed once, when it is first said. */
  const sentenceOf = (key: string): Sentence | null => {
    let sentence = sentences.get(key);
    if (sentence === undefined) {
      sentence = Object.hasOwn(words, key) ? read(words[key], language) : null;
      sentences.set(key, sentence);
    }
    return sentence;
  };

  const phrase = (param: Param, list: Intl.ListFormat): string => {
    if (param === null) return '';
    if (typeof param === 'number') return numbers.format(param);
    if (typeof param !== 'object') return String(param);
    if (isList(param)) return list.format(param.map((item) => phrase(item, list)));
    return isThing(param) ? nameOf(param) : say(param);
  };

  const nameOf = (thing: Thing): string =>
    Object.hasOwn(names, thing.is) ? say(names[thing.is](thing)) : hole(thing.is);

  const say: Say = ({ key, params = {} }) => {
    const sentence = sentenceOf(key);
    if (!sentence) return hole(key);
    const values: Record<string, string | number> = {};
    for (const [name, { kinds }] of sentence.parameters) {
      const found = find(params, name);
      const param = found?.param ?? null;
      if (kinds.includes('number')) {
        if (typeof param !== 'number') return hole(key);
        values[name] = param;
      } else if (kinds.includes('select') && (param === null || isEmpty(param))) {
        values[name] = NOTHING;
      } else {
        if (!found) return hole(key);
        const said = phrase(param, found.joined === 'or' ? or : and);
        values[name] = found.begins ? capital(said) : said;
      }
    }
    try {
      return String(sentence.format.format(values));
    } catch {
      return hole(key);
    }
  };
  return say;
}

function read(words: string, language: string): Sentence | null {
  try {
    const format = parse(words, language);
    return { format, parameters: parametersIn(format) };
  } catch {
    return null;
  }
}

const isList = (param: Param): param is readonly Param[] => Array.isArray(param);
const isEmpty = (param: Param): boolean => isList(param) && param.length === 0;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

interface Found {
  readonly param: Param;
  readonly joined: 'and' | 'or';
  /** It begins a sentence. */
  readonly begins: boolean;
}

/** The parameter of that name; or the list of which the name asks for one or another. */
function find(params: { readonly [name: string]: Param }, name: string): Found | null {
  if (Object.hasOwn(params, name)) return { param: params[name], joined: 'and', begins: false };
  const list = name.endsWith('Or') ? name.slice(0, -'Or'.length) : '';
  if (Object.hasOwn(params, list)) return { param: params[list], joined: 'or', begins: false };
  const found = name === small(name) ? null : find(params, small(name));
  return found && { ...found, begins: true };
}
