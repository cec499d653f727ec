import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** How a sentence uses a parameter: says it, counts it, or chooses between words by it. */
export type Kind = 'plain' | 'number' | 'select';

export interface Parameter {
  readonly kinds: readonly Kind[];
  /** The cases of a `select`. */
  readonly cases: readonly string[];
}

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The parser's number for a parameter that is just said. */
const ARGUMENT = 1;

/** Numbers as they are printed: with a minus sign. What the languages have for it is a hyphen. */
export class Numbers extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return super.format(value).replace('-', '−');
  }
}

/** What was made for the same arguments before. */
function kept<A extends unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const known = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.set(key, made);
    return made;
  };
}

const formatters: Formatters = {
  getNumberFormat: kept((...args) => new Numbers(...args)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};

/** A sentence, read. Throws where it is no ICU message. Plain text: a tag is only two brackets. */
export const parse = (words: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(words, language, undefined, { ignoreTag: true, formatters });

/** The parameters of a sentence, by name. */
export const parametersOf = (words: string): Map<string, Parameter> =>
  parametersIn(parse(words, 'en'));

export function parametersIn(format: IntlMessageFormat): Map<string, Parameter> {
  const found = new Map<string, Parameter>();
  const use = (name: string, kind: Kind, cases: readonly string[] = []): void => {
    const known = found.get(name) ?? { kinds: [], cases: [] };
    found.set(name, {
      kinds: [...new Set([...known.kinds, kind])].sort(),
      cases: [...new Set([...known.cases, ...cases])].sort(),
    });
  };
  const read = (parts: Parts): void => {
    for (const part of parts) {
      if ('options' in part) {
        const selects = !('pluralType' in part);
        use(part.value, selects ? 'select' : 'number', selects ? Object.keys(part.options) : []);
        for (const option of Object.values(part.options)) read(option.value);
      } else if ('style' in part) use(part.value, 'number');
      else if (part.type === ARGUMENT) use(part.value, 'plain');
    }
  };
  read(format.getAst());
  return found;
}
