import { type Message, message, plain } from '@small-council/engine';
import type { CardType, Definition } from '../definition.ts';
import { cardName } from '../names.ts';
import type { Code } from '../table.ts';
import { countOf, type DeckList } from './deck.ts';
import type { Imported, ImportProblem } from './imported.ts';

/**
 * Lists of cards as players exchange them: a count and a name a line, with or without the pack, English
 * or German, headings and notes in between. Where a card belongs is seen from its type, so the
 * headings do not matter.
 */

type Language = 'en' | 'de';

const MOST_LETTERS = 20_000;
const MOST_COPIES = 99;
const MOST_NAME = 100;

/** The words of the format. The first of each kind is written, all of them are read. */
const WORDS = {
  name: { en: ['Deck', 'Name', 'Title', 'Deck name'], de: ['Deck', 'Deckname', 'Titel'] },
  faction: { en: ['Faction', 'House'], de: ['Fraktion', 'Haus'] },
  agenda: { en: ['Agenda', 'Agendas'], de: ['Agenda', 'Agenden', 'Agendakarte'] },
  plot: {
    en: ['Plots', 'Plot', 'Plot deck', 'Plot cards'],
    de: ['Strategiekarten', 'Strategiekarte', 'Strategiestapel', 'Strategien'],
  },
  character: { en: ['Characters', 'Character'], de: ['Charaktere', 'Charakter'] },
  location: { en: ['Locations', 'Location'], de: ['Orte', 'Ort'] },
  attachment: { en: ['Attachments', 'Attachment'], de: ['Verstärkungen', 'Verstärkung'] },
  event: { en: ['Events', 'Event'], de: ['Ereignisse', 'Ereignis'] },
  /** Stands in lists of others and says nothing that is needed. */
  other: {
    en: ['Draw deck', 'Cards', 'Main deck', 'Packs', 'Sets', 'Total cards', 'Total', 'Deck size']
      .concat('Author', 'Version', 'Format', 'Date', 'Description', 'Rookery', 'Neutral')
      .concat('Created', 'Last updated'),
    de: [
      'Nachziehstapel',
      'Karten',
      'Packs',
      'Erweiterungen',
      'Kartenzahl',
      'Autor',
      'Datum',
    ].concat('Beschreibung', 'Gesamt', 'Format', 'Version'),
  },
} as const;

type Word = keyof typeof WORDS;

const words = new Map<string, Word>();
for (const [word, { en, de }] of Object.entries(WORDS))
  for (const one of [...en, ...de]) words.set(plain(one), word as Word);

// ---- reading

/** How a count can stand beside a name. */
const COUNTED: readonly RegExp[] = [
  /^\w+\s*\|\s*(?<count>\d{1,3})\s*\|\s*(?<name>\S.*)$/u, // core_5 | 3 | Ice
  /^(?<count>\d{1,3})(?:[x×*]\s*|\s+[x×*]\s+)(?<name>\S.*)$/iu, // 3x Ice, 3 x Ice
  /^[x×]\s*(?<count>\d{1,3})\s+(?<name>\S.*)$/iu, // x3 Ice
  /^[([](?<count>\d{1,3})[)\]]\s*(?<name>\S.*)$/u, // (3) Ice
  /^(?<count>\d{1,3})\s+(?<name>\S.*)$/u, // 3 Ice
];
const COUNTED_BEHIND: readonly RegExp[] = [
  /^(?<name>.*\S)(?:\s+|(?<=\)))[x×*]\s*(?<count>\d{1,3})$/iu, // Ice x3
  /^(?<name>.*\S)(?:\s+|(?<=\)))(?<count>\d{1,3})\s*[x×]$/iu, // Ice 3x
  /^(?<name>.*\S)\s*[([]\s*[x×]?(?<count>\d{1,3})[x×]?\s*[)\]]$/iu, // Ice (3)
  /^(?<name>.*[^\s,;:])[\s,;:]+(?<count>\d{1,2})$/u, // Ice 3; Ice, 3
];

/** Lines that deck builders put in by themselves. */
const NOISE =
  /^(from .+ to .+|created (using|with|by) .*|https?:\S+|-{2,}.+-{2,}|[-=_*~·•.\s]+)$/iu;

const CARD_TYPES: readonly CardType[] = [
  'agenda',
  'plot',
  'character',
  'location',
  'attachment',
  'event',
];

const ENTITIES: { readonly [name: string]: string } = { amp: '&', quot: '"', apos: "'" };

/** A line without what other sites put around names: links, marks of their lists, headings. */
const bare = (line: string): string =>
  line
    .replace(/^\uFEFF/u, '')
    .replace(/&#0*39;/gu, "'")
    .replace(/&(amp|quot|apos);/gu, (_, name: string) => ENTITIES[name])
    .replace(/\[([^\]]+)\]\(https?:[^)\s]*\)/gu, (_, text: string) => text.replace(/\\/gu, ''))
    .replace(/\[\/?agot\]/gu, '')
    .replace(/^\s*(?:#{2,}|>+)\s+/u, '')
    .replace(/(?:\s*\[[A-Z][A-Z\d-]{0,3}\])+\s*$/u, '')
    .replace(/\s+%\s*$/u, '')
    .replace(/^(\s*\d{1,2}\s*[x×]?\s+)\*\s*/iu, '$1');

const named = (code: Code, pack: string): Message =>
  message('deck.import.card', { card: cardName(code), pack });

/** A heading without the number of cards behind it: `Plots (7)`. */
const withoutCount = (text: string): string => plain(text).replace(/ \d+$/u, '');

function counted(text: string): { name: string; count: number; before: boolean } {
  const match = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const groups = pattern.exec(text)?.groups;
      if (groups) return { name: groups.name, count: Number(groups.count) };
    }
    return null;
  };
  const before = match(COUNTED);
  if (before) return { ...before, before: true };
  return { ...(match(COUNTED_BEHIND) ?? { name: text, count: 1 }), before: false };
}

// ---- writing

const PARTS = ['plot', 'character', 'location', 'attachment', 'event'] as const;

/** A box may hold a card more than once, under several numbers. */
const isSameCard = (one: Definition, other: Definition): boolean =>
  one.pack === other.pack && one.type === other.type && one.name.en === other.name.en;

/** What lists of an edition are made of. */
interface Box<Faction extends string> {
  readonly cards: ReadonlyMap<Code, Definition>;
  readonly factions: readonly Faction[];
  readonly findCards: (name: string) => readonly Definition[];
  readonly nearCards: (name: string) => readonly Definition[];
}

/** Reads and writes lists of an edition. */
export function plainTextLists<Faction extends string>({
  cards,
  factions: known,
  findCards,
  nearCards,
}: Box<Faction>) {
  const factions = new Map<string, Faction>();
  for (const faction of known) {
    const { en, de } = (cards.get(`faction:${faction}`) as Definition).name;
    for (const name of [en, de, faction]) {
      factions.set(plain(name), faction);
      factions.set(plain(name).replace(/^(house|haus|the|die) /u, ''), faction);
    }
  }

  class Reader {
    #name = '';
    #faction: Faction | null = null;
    #agendas: Code[] = [];
    #plots: Code[] = [];
    #cards: Code[] = [];
    #problems: ImportProblem[] = [];
    /** Nothing has been read yet: what is not understood is the name of the deck. */
    #first = true;

    result(): Imported<Faction> {
      return {
        name: this.#name,
        deck: {
          faction: this.#faction,
          agendas: this.#agendas.sort(),
          plots: this.#plots.sort(),
          cards: this.#cards.sort(),
        },
        problems: this.#problems,
      };
    }

    problem(line: number, key: string, params: Message['params']): void {
      this.#problems.push({ line, why: message(`deck.import.${key}`, { line, ...params }) });
    }

    line(raw: string, at: number): void {
      const text = bare(raw)
        .replace(/^\s*[-*•·–]\s+/u, '')
        .replace(/(^|\s)(\/\/|#\s).*$/u, '')
        .trim();
      if (text === '' || /^[#;]/u.test(text)) return;
      this.#read(text, at);
      this.#first = false;
    }

    #read(text: string, at: number): void {
      const [, key, value] = /^([^:]{1,40}):(.*)$/u.exec(text) ?? [];
      const word = key === undefined ? undefined : words.get(withoutCount(key));
      if (word !== undefined) this.#keyed(word, value.trim(), at);
      else if (!words.has(withoutCount(text)) && !NOISE.test(text)) this.#card(text, at);
    }

    /** `Faction: House Stark`, `Agenda: none`, `Plots (7): …`. */
    #keyed(word: Word, value: string, at: number): void {
      if (word === 'name') this.#name = value.slice(0, MOST_NAME);
      if (word === 'name' || word === 'other' || value === '') return;
      if (word === 'agenda' && ['', 'none', 'no agenda', 'keine'].includes(plain(value))) return;
      if (!/^\W*\d*\W*$/u.test(value)) this.#card(value, at);
    }

    #card(text: string, at: number): void {
      const { name, count, before } = counted(text);
      const faction = factions.get(plain(text));
      const found = findCards(name).filter(
        ({ type }) => type === 'faction' || CARD_TYPES.includes(type),
      );
      if (faction) this.#setFaction(faction, at);
      else if (found.length === 0) {
        if (!before && this.#identity(text, at)) return;
        if (!before && this.#first) this.#name = text.slice(0, MOST_NAME);
        else this.#unknown(name, at);
      } else if (found.some((one) => !isSameCard(one, found[0]))) {
        const choices = found.map(({ code, pack }) => named(code, pack));
        this.problem(at, 'ambiguous', { text: name, choices });
      } else this.#add(found[0], count, at);
    }

    /** Faction and agenda in one line: `House Stark - Fealty`, `Stark / Banner of the Lion`. */
    #identity(text: string, at: number): boolean {
      const parts = text.split(/\s+[-–—+&]\s+|\s*[/|,]\s*/u);
      const meant = parts.map((part) => {
        const faction = factions.get(plain(part));
        const agenda = findCards(part).find(({ type }) => type === 'agenda');
        return faction
          ? () => this.#setFaction(faction, at)
          : agenda && (() => this.#add(agenda, 1, at));
      });
      if (parts.length < 2 || meant.includes(undefined)) return false;
      for (const part of meant) part?.();
      return true;
    }

    #setFaction(faction: Faction, at: number): void {
      if (this.#faction !== null && this.#faction !== faction) {
        const [one, other] = [this.#faction, faction].map((name) => message(`faction.${name}`));
        this.problem(at, 'twoFactions', { one, other });
      } else this.#faction = faction;
    }

    #add({ code, type, faction }: Definition, count: number, at: number): void {
      if (type === 'faction') this.#setFaction(faction as Faction, at);
      else if (count < 1 || count > MOST_COPIES)
        this.problem(at, 'count', { count, max: MOST_COPIES, card: cardName(code) });
      else this.#put(code, type, count);
    }

    #put(code: Code, type: CardType, count: number): void {
      const part = type === 'agenda' ? this.#agendas : type === 'plot' ? this.#plots : this.#cards;
      // Many lists name the agenda at the top and once more among the cards.
      if (type === 'agenda' && count === 1 && part.includes(code)) return;
      for (let i = 0; i < count; i++) part.push(code);
    }

    #unknown(name: string, at: number): void {
      const near = nearCards(name)
        .filter(({ type }) => CARD_TYPES.includes(type))
        .map(({ code, pack }) => named(code, pack));
      if (near.length > 0) this.problem(at, 'near', { text: name, near });
      else this.problem(at, 'unknown', { text: name });
    }
  }

  function readPlainText(text: string): Imported<Faction> {
    const reader = new Reader();
    if (text.length > MOST_LETTERS) reader.problem(0, 'tooLong', { max: MOST_LETTERS });
    else text.split(/\r\n?|\n/u).forEach((line, at) => void reader.line(line, at + 1));
    return reader.result();
  }

  /** Reads lines that were taken out of something else, each with the number that it has there. */
  function readLines(
    lines: readonly { readonly text: string; readonly at: number }[],
  ): Imported<Faction> {
    const reader = new Reader();
    for (const { text, at } of lines) reader.line(text, at);
    return reader.result();
  }

  /** The list as others can read it. Codes that nobody knows stand at the end. */
  function writePlainText(
    { faction, agendas, plots, cards: drawn }: DeckList<Faction>,
    { name = '', language = 'en' as Language } = {},
  ): string {
    const all = [...countOf([...plots, ...drawn])];
    const title = (code: Code): string => {
      const card = cards.get(code);
      return card ? `${card.name[language]} (${card.pack})` : code;
    };
    const lines = (kept: (card: Definition | undefined) => boolean): string[] =>
      all
        .filter(([code]) => kept(cards.get(code)))
        .map(([code, count]): [string, number] => [title(code), count])
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([card, count]) => `${count}x ${card}`);
    const head = (word: Word, value: string): string => `${WORDS[word][language][0]}: ${value}`;
    const sections = PARTS.map((part) => ({ part, list: lines((card) => card?.type === part) }));
    const rest = lines((card) => !PARTS.some((part) => part === card?.type));
    return [
      ...(oneLine(name) === '' ? [] : [head('name', oneLine(name))]),
      ...(faction
        ? [head('faction', cards.get(`faction:${faction}`)?.name[language] ?? faction)]
        : []),
      ...[...countOf(agendas)].map(([code, count]) =>
        head('agenda', `${count > 1 ? `${count}x ` : ''}${title(code)}`),
      ),
      ...sections
        .filter(({ list }) => list.length > 0)
        .flatMap(({ part, list }) => [
          '',
          `${WORDS[part][language][0]} (${copies(list)})`,
          ...list,
        ]),
      ...(rest.length > 0 ? ['', ...rest] : []),
      '',
    ].join('\n');
  }

  return { readPlainText, readLines, writePlainText };
}

const copies = (list: readonly string[]): number =>
  list.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);

/** A name that is read again as it was written: no line breaks, nothing that looks like a note or a mark of a list. */
function oneLine(name: string): string {
  const tidy = bare(` ${name}`)
    .replace(/\s+/gu, ' ')
    .replace(/(^|\s)(\/\/|#).*$/u, '')
    .trim()
    .slice(0, MOST_NAME)
    .trim();
  // What is taken away may uncover more of the same.
  return tidy === name ? name : oneLine(tidy);
}
