import { type Message, message } from '@small-council/engine';
import type { Definition } from '@small-council/lcg';
import { keywordName } from '@small-council/lcg/blocks';
import { sayer } from '@small-council/text';
import type { GameWords } from '../words/say.ts';

/**
 * Finding cards by words and by conditions: `ned cost<3 trait:lord -type:event "old gods"`. Words are looked for in
 * name, traits and text, in both languages; every part must hold.
 */

const LANGUAGES = ['en', 'de'] as const;

/** As people type: no accents, no case, no apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/['’‘`´]/gu, '')
    .toLowerCase();

interface Written {
  readonly name: string;
  readonly traits: string;
  readonly keywords: string;
  readonly text: string;
  readonly faction: string;
  readonly marks: string;
  readonly all: string;
}

const TYPES: { readonly [type: string]: string } = {
  character: 'character charakter',
  location: 'location ort',
  attachment: 'attachment verstarkung zusatz',
  event: 'event ereignis',
  plot: 'plot strategie',
  agenda: 'agenda',
  title: 'title titel',
};
const ICONS: { readonly [icon: string]: string } = {
  military: 'military militar mil',
  intrigue: 'intrigue intrige int',
  power: 'power macht pow',
};

const begins = (list: string, value: string): boolean =>
  list.split(' ').some((word) => word.startsWith(value));

/** What stands before the colon, in both languages. */
const FIELDS: {
  readonly [name: string]: (card: Definition, value: string, written: Written) => boolean;
} = {
  type: ({ type }, value) => begins(TYPES[type] ?? type, value),
  trait: (_, value, { traits }) => traits.includes(value),
  faction: (_, value, { faction }) => faction.includes(value),
  keyword: (_, value, { keywords }) => keywords.includes(value),
  icon: ({ icons }, value) => icons.some((icon) => begins(ICONS[icon], value)),
  text: (_, value, { text }) => text.includes(value),
  name: (_, value, { name }) => name.includes(value),
  set: ({ pack }, value) => plain(pack) === value,
  is: ({ unique }, value, { marks }) =>
    (unique && begins('unique einzigartig', value)) || begins(marks, value),
};
const NUMBERS: { readonly [name: string]: (card: Definition) => number | null } = {
  cost: ({ cost }) => (typeof cost === 'number' ? cost : null),
  strength: ({ type, strength }) => (type === 'character' ? strength : null),
  gold: ({ plot }) => plot?.gold ?? null,
  initiative: ({ plot }) => plot?.initiative ?? null,
  claim: ({ plot }) => plot?.claim ?? null,
  reserve: ({ plot }) => plot?.reserve ?? null,
  influence: ({ values }) => values.influence ?? null,
};
const OTHERWISE: { readonly [name: string]: string } = {
  t: 'type',
  typ: 'type',
  merkmal: 'trait',
  attribut: 'trait',
  fraktion: 'faction',
  house: 'faction',
  haus: 'faction',
  schlusselwort: 'keyword',
  eigenschaft: 'keyword',
  symbol: 'icon',
  kosten: 'cost',
  str: 'strength',
  starke: 'strength',
  schaden: 'claim',
  reserven: 'reserve',
  einfluss: 'influence',
  pack: 'set',
};

type Condition = (card: Definition, written: Written) => boolean;

const COMPARE: { readonly [sign: string]: (one: number, other: number) => boolean } = {
  ':': (one, other) => one === other,
  '=': (one, other) => one === other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
};

function conditionOf(part: string): Condition {
  const [, name = '', sign = '', value = ''] = /^(\w+)(<=|>=|[:=<>])(.+)$/u.exec(part) ?? [];
  const field = OTHERWISE[name] ?? name;
  if (Object.hasOwn(NUMBERS, field) && /^\d+$/u.test(value))
    return (card) => {
      const has = NUMBERS[field](card);
      return has !== null && COMPARE[sign](has, Number(value));
    };
  if (Object.hasOwn(FIELDS, field) && (sign === ':' || sign === '='))
    return (card, written) => FIELDS[field](card, value, written);
  return (_, { all }) => all.includes(part);
}

/** The parts of what was typed; quotation marks keep words together. */
function partsOf(query: string): string[] {
  const found = query.matchAll(/-?(?:\w+[:=])?["“„][^"“”„]*["“”]?|\S+/gu);
  return [...found].map(([part]) => part.replace(/["“”„]/gu, '').trim()).filter((part) => part);
}

export type CardSearch = (query: string, among: readonly Definition[]) => Definition[];

/** What is looked through for an edition's cards; each is written down when it is first looked at. */
interface Texts {
  readonly words: GameWords;
  readonly textOf: (card: Definition) => readonly Message[];
  readonly notesOf: (card: Definition) => readonly Message[];
}

export function cardSearch({ words: { tables, names }, textOf, notesOf }: Texts): CardSearch {
  const say = { en: sayer('en', tables, names), de: sayer('de', tables, names) };
  const both = (what: Message): string => plain(LANGUAGES.map((one) => say[one](what)).join(' | '));
  const all = (what: readonly Message[]): string => what.map(both).join(' | ');
  const known = new Map<string, Written>();

  function written(card: Definition): Written {
    const before = known.get(card.code);
    if (before) return before;
    const name = plain(`${card.name.en} | ${card.name.de}`);
    const traits = all(card.traits.map((trait) => message(`trait.${trait}`)));
    const text = all(textOf(card));
    const made = {
      name,
      traits,
      keywords: all(card.keywords.map(keywordName)),
      text,
      faction: `${card.faction} | ${both(message(`faction.${card.faction}`))}`,
      marks: all(notesOf(card)),
      all: `${name} | ${traits} | ${text}`,
    };
    known.set(card.code, made);
    return made;
  }

  return (query, among) => {
    const conditions = partsOf(plain(query)).map((part): Condition => {
      const without = part.length > 1 && part.startsWith('-');
      const holds = conditionOf(without ? part.slice(1) : part);
      return without ? (card, texts) => !holds(card, texts) : holds;
    });
    return among.filter((card) => conditions.every((holds) => holds(card, written(card))));
  };
}
