import { cards } from '@small-council/agot2/cards';
import { textOf } from '@small-council/agot2/facts';
import { names, texts } from '@small-council/agot2/text';
import { type Message, message } from '@small-council/engine';
import type { Definition } from '@small-council/lcg';
import { keywordName } from '@small-council/lcg/blocks';
import { sayer } from '@small-council/text';

/**
 * Finding cards by words and by conditions: `ned cost<3 trait:lord -type:event "old gods"`. Words are looked for in
 * name, traits and text, in both languages; every part must hold.
 */

const LANGUAGES = ['en', 'de'] as const;
const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

/** All cards that decks are made of, by name. */
export const pool: readonly Definition[] = [...cards.values()].filter(
  ({ type }) => type !== 'faction' && type !== 'title',
);

/** As people type: no accents, no case, no apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/['’‘`´]/gu, '')
    .toLowerCase();

const both = (what: Message): string => plain(LANGUAGES.map((one) => say[one](what)).join(' | '));

interface Written {
  readonly name: string;
  readonly traits: string;
  readonly keywords: string;
  readonly text: string;
  readonly faction: string;
  readonly all: string;
}

const known = new Map<string, Written>();

function written(card: Definition): Written {
  const before = known.get(card.code);
  if (before) return before;
  const name = plain(`${card.name.en} | ${card.name.de}`);
  const traits = card.traits.map((trait) => both(message(`trait.${trait}`))).join(' | ');
  const keywords = card.keywords.map((keyword) => both(keywordName(keyword))).join(' | ');
  const text = textOf(card).map(both).join(' | ');
  const faction = `${card.faction} | ${both(message(`faction.${card.faction}`))}`;
  const made = { name, traits, keywords, text, faction, all: `${name} | ${traits} | ${text}` };
  known.set(card.code, made);
  return made;
}

const TYPES: { readonly [type: string]: string } = {
  character: 'character charakter',
  location: 'location ort',
  attachment: 'attachment verstarkung',
  event: 'event ereignis',
  plot: 'plot strategie',
  agenda: 'agenda',
};
const ICONS: { readonly [icon: string]: string } = {
  military: 'military militar mil',
  intrigue: 'intrigue intrige int',
  power: 'power macht pow',
};

const begins = (list: string, value: string): boolean =>
  list.split(' ').some((word) => word.startsWith(value));

/** What stands before the colon, in both languages. */
const FIELDS: { readonly [name: string]: (card: Definition, value: string) => boolean } = {
  type: ({ type }, value) => begins(TYPES[type], value),
  trait: (card, value) => written(card).traits.includes(value),
  faction: (card, value) => written(card).faction.includes(value),
  keyword: (card, value) => written(card).keywords.includes(value),
  icon: ({ icons }, value) => icons.some((icon) => begins(ICONS[icon], value)),
  text: (card, value) => written(card).text.includes(value),
  name: (card, value) => written(card).name.includes(value),
  set: ({ pack }, value) => plain(pack) === value,
  is: ({ unique, marks }, value) =>
    (unique && begins('unique einzigartig', value)) || marks.some((mark) => begins(mark, value)),
};
const NUMBERS: { readonly [name: string]: (card: Definition) => number | null } = {
  cost: ({ cost }) => (typeof cost === 'number' ? cost : null),
  strength: ({ type, strength }) => (type === 'character' ? strength : null),
  gold: ({ plot }) => plot?.gold ?? null,
  initiative: ({ plot }) => plot?.initiative ?? null,
  claim: ({ plot }) => plot?.claim ?? null,
  reserve: ({ plot }) => plot?.reserve ?? null,
};
const OTHERWISE: { readonly [name: string]: string } = {
  t: 'type',
  typ: 'type',
  merkmal: 'trait',
  fraktion: 'faction',
  house: 'faction',
  haus: 'faction',
  schlusselwort: 'keyword',
  symbol: 'icon',
  kosten: 'cost',
  str: 'strength',
  starke: 'strength',
  schaden: 'claim',
  reserven: 'reserve',
  pack: 'set',
};

type Condition = (card: Definition) => boolean;

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
    return (card) => FIELDS[field](card, value);
  return (card) => written(card).all.includes(part);
}

/** The parts of what was typed; quotation marks keep words together. */
function partsOf(query: string): string[] {
  const found = query.matchAll(/-?(?:\w+[:=])?["“„][^"“”„]*["“”]?|\S+/gu);
  return [...found].map(([part]) => part.replace(/["“”„]/gu, '').trim()).filter((part) => part);
}

export function searchCards(query: string, among: readonly Definition[] = pool): Definition[] {
  const conditions = partsOf(plain(query)).map((part) => {
    const without = part.length > 1 && part.startsWith('-');
    const holds = conditionOf(without ? part.slice(1) : part);
    return without ? (card: Definition) => !holds(card) : holds;
  });
  return among.filter((card) => conditions.every((holds) => holds(card)));
}
