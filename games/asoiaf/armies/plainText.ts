import { type Message, message, plain } from '@small-council/engine';
import type { Faction, Named } from '../content/definition.ts';
import { type RecruitCard, recruitCard } from '../content/index.ts';
import { FACTIONS, factionName, recruitName } from '../content/words.ts';
import { type ArmyList, commanderOf } from './army.ts';
import { isIdString, readIdString } from './idString.ts';
import {
  type Imported,
  type ImportProblem,
  isAttachment,
  isNcu,
  isUnit,
  MOST_NAME,
  MOST_POINTS,
  Muster,
} from './imported.ts';
import { findFaction, findRecruits, listName, nearRecruits } from './names.ts';

/**
 * Lists as the community's builders copy them: a head with faction and commander, units with their cost, below
 * each of them what is attached to it, then the NCUs. English or German; what a card is, its name says, so
 * headings only help where several cards share one.
 */

type Language = keyof Named;

const MOST_LETTERS = 20_000;
const MOST_COPIES = 20;
/** Only so many wrong lines are compared with every name: that takes time, and nobody reads more. */
const MOST_NEAR = 20;

/** The words of the format. The first of each kind is written, all of them are read. */
const WORDS = {
  name: {
    en: ['Army', 'Name', 'Army name', 'List', 'Title'],
    de: ['Armee', 'Armeename', 'Titel', 'Liste'],
  },
  faction: { en: ['Faction', 'House'], de: ['Fraktion', 'Haus'] },
  commander: { en: ['Commander'], de: ['Heerführer', 'Heerführerin', 'Kommandant'] },
  points: { en: ['Points', 'Point limit', 'Size'], de: ['Punkte', 'Punktelimit', 'Spielgröße'] },
  units: { en: ['Combat Units', 'Units', 'Combat Unit'], de: ['Kampfeinheiten', 'Einheiten'] },
  ncus: {
    en: ['NCUs', 'NCU', 'Non Combat Units', 'Non Combat Unit', 'Noncombat Units'],
    de: ['Zivile Einheiten', 'Zivile Einheit', 'Zivilisten'],
  },
  enemy: {
    en: ['Enemy Attachments', 'Enemy Attachment'],
    de: ['Verstärkungen für den Gegner', 'Feindliche Verstärkungen', 'Gegnerische Verstärkungen'],
  },
  attachments: { en: ['Attachments', 'Unassigned'], de: ['Verstärkungen', 'Nicht zugeteilt'] },
  /** Stands in lists of others and says nothing that is needed. */
  other: {
    en: [
      'No Combat Units Selected',
      'No NCUs Selected',
      'Import String',
      'Total',
      'Total points',
      'Tactics Deck',
      'Activations',
      'Season',
      'Version',
      'Author',
    ],
    de: ['Gesamt', 'Gesamtpunkte', 'Taktikdeck', 'Aktivierungen', 'Autor'],
  },
} as const;

type Word = keyof typeof WORDS;

const words = new Map<string, Word>();
for (const [word, { en, de }] of Object.entries(WORDS))
  for (const one of [...en, ...de]) words.set(plain(one), word as Word);

/** Lines that list builders put in by themselves. */
const NOISE = /^(built on .*|find list at .*|https?:\S+|[-=_*~·•.\s]+)$/iu;
const SERVER_KEY = /^PLAYER[\w-]*$/u;
const NOBODY = ['none', 'no commander', 'keiner', 'keine'];

export function readPlainText(text: string): Imported {
  const reader = new Reader();
  if (text.length > MOST_LETTERS) reader.problem(0, 'tooLong', { max: MOST_LETTERS });
  // A file in UTF-16 that was read as UTF-8 is full of these.
  else if (text.includes('\0') || text.includes('\uFFFD')) reader.problem(0, 'encoding');
  else reader.lines(onceOnly(text.replace(/^\uFEFF/u, '').split(/\r\n?|\n/u)));
  return reader.result();
}

/** Lists that were pasted twice are read once. */
function onceOnly(lines: readonly string[]): readonly string[] {
  const said = lines.map((line) => line.trim());
  const filled = said.flatMap((line, at) => (line === '' ? [] : at));
  const half = filled.length / 2;
  const twice =
    Number.isInteger(half) &&
    half > 2 &&
    filled.slice(0, half).every((at, i) => said[at] === said[filled[half + i]]);
  return twice ? lines.slice(0, filled[half]) : lines;
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', quot: '"', apos: "'" };

interface Line {
  readonly text: string;
  readonly at: number;
  /** It stands further right than the unit above it, or begins with a plus: it is attached to that. */
  readonly below: boolean;
}

interface Entry {
  readonly name: string;
  readonly cost: number | null;
  readonly count: number;
}

class Reader {
  #name = '';
  #points: number | null = null;
  #muster = new Muster();
  #problems: ImportProblem[] = [];
  #commander: RecruitCard | null = null;
  #part: Word | null = null;
  /** How far right the last unit of this part stood. */
  #column = Number.POSITIVE_INFINITY;
  /** Nothing has been read yet: what is not understood is the name of the army. */
  #first = true;
  /** A name that several cards share; the next line may be the title of one of them. */
  #open: { line: Line; entry: Entry; choices: readonly RecruitCard[] } | null = null;

  result(): Imported {
    this.#settle();
    const commander = this.#commander;
    if (commander && !this.#muster.has(commander)) {
      this.#muster.close();
      this.#muster.add(commander);
    }
    return {
      name: this.#name,
      points: this.#points,
      army: this.#muster.list(),
      problems: this.#problems,
    };
  }

  problem(line: number, key: string, params: Message['params'] = {}): void {
    this.#problems.push({ line, why: message(`army.import.${key}`, { line, ...params }) });
  }

  lines(lines: readonly string[]): void {
    const strings = lines.filter(isIdString);
    // The string at the end of a list repeats it, and leaves no doubt about names.
    const exact = strings.length > 0 ? readIdString(strings[0]) : null;
    lines.forEach((line, at) => {
      if (!isIdString(line)) this.#line(line, at + 1);
    });
    if (!exact) return;
    if (exact.problems.length === 0 || this.#muster.empty) {
      this.#settle();
      this.#problems = [...exact.problems];
      this.#commander = null;
      this.#muster = new Muster();
      this.#muster.faction = exact.army.faction;
      for (const card of exact.recruits) this.#muster.add(card);
    }
  }

  #line(raw: string, at: number): void {
    const bare = raw
      .replace(/&#0*39;/gu, "'")
      .replace(/&(amp|quot|apos);/gu, (_, name: string) => ENTITIES[name])
      .replace(/\u00A0/gu, ' ')
      .replace(/^\s*(?:#{2,}|>+)\s+/u, '')
      .replace(/\*\*/gu, '');
    const [, lead, text] = /^([\s•·▪●◦‣*+>–-]*)(.*?)\s*$/u.exec(bare) ?? ['', '', ''];
    if (text === '' || /^(#|;|\/\/)/u.test(text) || NOISE.test(text)) return;
    const column = lead.replace(/[^\s]/gu, '').replace(/\t/gu, '    ').length;
    this.#read({ text, at, below: /\+/u.test(lead) || column > this.#column }, column);
    this.#first = false;
  }

  #read(line: Line, column: number): void {
    const [, key, value] = /^([^:;]{1,40}):(.*)$/u.exec(line.text) ?? [];
    const word = key === undefined ? undefined : words.get(withoutCount(key));
    const heading = words.get(withoutCount(line.text));
    if (word !== undefined) this.#keyed(word, value.trim(), line);
    else if (heading !== undefined) this.#begin(heading);
    else if (SERVER_KEY.test(line.text)) this.problem(line.at, 'key');
    else this.#card(line, column);
  }

  #begin(part: Word): void {
    this.#settle();
    this.#part = part;
    this.#column = Number.POSITIVE_INFINITY;
    this.#muster.close();
  }

  /** `Faction: House Stark`, `Commander: none`, `Combat Units:`. */
  #keyed(word: Word, value: string, line: Line): void {
    if (word === 'name') this.#name = value.slice(0, MOST_NAME);
    else if (word === 'points') this.#limit(value);
    else if (word === 'faction') this.#setFaction(value, line.at);
    else if (word === 'commander') this.#setCommander(value, line);
    else if (value === '' || /^\W*\d*\W*$/u.test(value)) this.#begin(word);
    else if (word !== 'other') {
      this.#begin(word);
      this.#card({ ...line, text: value }, 0);
    }
  }

  #limit(value: string): void {
    const points = Number(/(\d{1,4})\D*$/u.exec(value)?.[1]);
    if (points > 0 && points <= MOST_POINTS) this.#points = points;
  }

  #setFaction(value: string, at: number): void {
    if (NOBODY.includes(plain(value))) return;
    const faction = findFaction(value);
    if (faction) this.#take(faction, at);
    else this.problem(at, 'faction', { text: value.slice(0, MOST_NAME) });
  }

  #take(faction: Faction, at: number): void {
    const before = this.#muster.faction;
    if (before !== null && before !== faction)
      this.problem(at, 'twoFactions', { one: factionName(before), other: factionName(faction) });
    else this.#muster.faction = faction;
  }

  #setCommander(value: string, line: Line): void {
    if (value === '' || NOBODY.includes(plain(value))) return;
    const entry = entryOf(value);
    const found = findRecruits(entry.name);
    const commanders = found.filter((card) => card.cost === 'commander');
    if (commanders.length === 1) this.#commander = commanders[0];
    else if (commanders.length > 1) this.#ambiguous(line, commanders);
    else this.#unknown(line, entry.name);
  }

  #card(line: Line, column: number): void {
    if (this.#title(line.text)) return;
    this.#settle();
    if (this.#part === 'commander') {
      this.#setCommander(line.text, line);
      return;
    }
    const faction =
      this.#part === null || this.#part === 'faction' ? findFaction(line.text) : undefined;
    const entry = entryOf(line.text);
    const found = findRecruits(entry.name);
    const parts = found.length > 0 ? null : severalIn(line.text);
    if (faction) this.#take(faction, line.at);
    else if (found.length > 0) this.#found(line, entry, found, column);
    else if (parts) {
      parts.forEach(({ part, cards }, i) => {
        this.#found({ ...line, below: i > 0 || line.below }, part, cards, column);
      });
    } else if (this.#first && entry.cost === null) this.#name = line.text.slice(0, MOST_NAME);
    else this.#unknown(line, entry.name);
  }

  #found(line: Line, entry: Entry, found: readonly RecruitCard[], column: number): void {
    this.#settle();
    const choices = this.#meant(found, entry, line.below);
    if (choices.length > 1) {
      if (!line.below) this.#muster.close();
      this.#open = { line, entry, choices };
      return;
    }
    const [card] = choices;
    if (isUnit(card)) this.#column = column;
    this.#add(card, entry, line.at);
  }

  #add(card: RecruitCard, { count }: Entry, at: number): void {
    if (count > MOST_COPIES)
      this.problem(at, 'count', { count, max: MOST_COPIES, card: recruitName(card.id) });
    else for (let i = 0; i < count; i++) this.#muster.add(card);
  }

  /** The cards of this name that fit where it stands; where none fits, all of them. */
  #meant(found: readonly RecruitCard[], { cost }: Entry, below: boolean): readonly RecruitCard[] {
    const { faction } = this.#muster;
    const hints: ((card: RecruitCard) => boolean)[] = [
      (card) => this.#part !== 'ncus' || isNcu(card),
      (card) => this.#part !== 'enemy' || (isAttachment(card) && card.enemy !== undefined),
      (card) => this.#part !== 'attachments' || isAttachment(card),
      (card) => this.#part !== 'units' || (below ? isAttachment(card) : isUnit(card)),
      (card) => this.#part !== 'units' || !isNcu(card),
      (card) => faction === null || card.faction === faction || card.faction === 'neutral',
      (card) => cost === null || (card.cost === 'commander' ? 0 : card.cost) === cost,
      (card) => card === this.#commander,
    ];
    return hints.reduce<readonly RecruitCard[]>((left, hint) => {
      const fitting = left.filter(hint);
      return fitting.length > 0 ? fitting : left;
    }, found);
  }

  /** The line below a name that several cards share, if it is the title of one of them. */
  #title(text: string): boolean {
    if (!this.#open) return false;
    const { line, entry, choices } = this.#open;
    const said = entryOf(text);
    const titled = choices.filter(
      ({ title }) => title && [title.en, title.de].some((one) => plain(one) === plain(said.name)),
    );
    const [card] = titled;
    if (titled.length !== 1 || !card) return false;
    this.#open = null;
    this.#add(card, entry, line.at);
    return true;
  }

  /** No title came: what several cards are called stays unclear. */
  #settle(): void {
    if (!this.#open) return;
    const { line, choices } = this.#open;
    this.#open = null;
    this.#ambiguous(line, choices);
  }

  #ambiguous({ text, at }: Line, choices: readonly RecruitCard[]): void {
    this.problem(at, 'ambiguous', { text, choices: choices.map(choice) });
  }

  #unknown({ text, at, below }: Line, name: string): void {
    // What stands below a unit that nobody knows does not belong to the one before it.
    if (!below) this.#muster.close();
    const near = this.#problems.length < MOST_NEAR ? nearRecruits(name).map(choice) : [];
    if (near.length > 0) this.problem(at, 'near', { text, near });
    else this.problem(at, 'unknown', { text: text.slice(0, MOST_NAME) });
  }
}

const choice = ({ id, faction }: RecruitCard): Message =>
  message('army.import.choice', { card: recruitName(id), faction: factionName(faction) });

/** A heading without the number behind it: `Combat Units (4)`. */
const withoutCount = (text: string): string => plain(text).replace(/ \d+$/u, '');

const COST = /\s*[([]\s*(\d{1,2}|[CHK])\s*(?:pts?|points?|punkte?|p)?\.?\s*[)\]]\s*$/iu;
const COUNTED: readonly RegExp[] = [
  /^(?<count>\d{1,3})(?:\s*[x×*]\s*|\s+)(?<name>\S.*)$/iu, // 2x Pyromancers, 1 10201
  /^(?<name>.*\S)\s+[x×]\s*(?<count>\d{1,3})$/iu, // Pyromancers x2
];

function entryOf(text: string): Entry {
  const [, price] = COST.exec(text) ?? [];
  const said = text.replace(COST, '').trim();
  const cost = price === undefined ? null : /^\d/u.test(price) ? Number(price) : 0;
  for (const pattern of COUNTED) {
    const groups = pattern.exec(said)?.groups;
    if (groups) return { name: groups.name.replace(COST, ''), cost, count: Number(groups.count) };
  }
  return { name: said, cost, count: 1 };
}

/** What stands between a unit and what is attached to it in one line: `Pyromancers (7) + Guard Captain (1)`. */
const BETWEEN: readonly RegExp[] = [/\s+(?:with|mit|w\/)\s+|\s*[+;|]\s*/iu, /\s*,\s*/u];

function severalIn(text: string): { part: Entry; cards: readonly RecruitCard[] }[] | null {
  for (const between of BETWEEN) {
    const found = text
      .split(between)
      .map(entryOf)
      .map((part) => ({ part, cards: findRecruits(part.name) }));
    if (found.length > 1 && found.every(({ cards }) => cards.length > 0)) return found;
  }
  return null;
}

// ---- writing

/** The list as others can read it. What nobody knows stands there by the id that was given. */
export function writePlainText(
  list: ArmyList,
  { name = '', points = null as number | null, language = 'en' as Language } = {},
): string {
  const word = (key: Word): string => WORDS[key][language][0];
  const line = (id: string, lead: string): string => {
    const card = recruitCard(id);
    if (!card) return `${lead}${id}`;
    const cost = card.cost === 'commander' ? 0 : card.cost;
    return `${lead}${listName(card, language)} (${cost})`;
  };
  const part = (key: Word, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : ['', word(key), ...ids.map((id) => line(id, ' • '))];
  const commander = commanderOf(list);
  return [
    ...(oneLine(name) === '' ? [] : [`${word('name')}: ${oneLine(name)}`]),
    ...(list.faction ? [`${word('faction')}: ${FACTIONS[list.faction][language]}`] : []),
    ...(commander ? [`${word('commander')}: ${listName(commander, language)}`] : []),
    ...(points === null ? [] : [`${word('points')}: ${points}`]),
    ...(list.troops.length === 0 ? [] : ['', word('units')]),
    ...list.troops.flatMap(({ unit, attachments }) => [
      line(unit, ' • '),
      ...attachments.map((id) => line(id, '     ')),
    ]),
    ...part('ncus', list.ncus),
    ...part('enemy', list.sent),
    ...part('attachments', list.loose),
    '',
  ].join('\n');
}

/** A name that is read again as it was written: no line breaks, nothing that looks like a note. */
const oneLine = (name: string): string =>
  name.replace(/\s+/gu, ' ').trim().slice(0, MOST_NAME).trim();
