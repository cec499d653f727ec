import { readdirSync, readFileSync } from 'node:fs';
import { type Message, message } from '@small-council/engine';
import { en as kernel } from '@small-council/engine/text/en';
import { sayer } from '@small-council/text';
import { keysOf, problems, said, settingKeys, stepKeys } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import {
  type CardText,
  cardAbility,
  characterCardText,
  leaderAbility,
  leaderText,
} from '../cards/index.ts';
import { ironThrone } from '../game.ts';
import { CHARACTERS, type CharacterId, cardFacts, characterName, HOUSES } from '../houses.ts';
import { SPECIAL_EVENTS } from '../rules/setup.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { names, texts } from '../text/index.ts';
import { RULES } from '../things.ts';

const LANGUAGES = ['en', 'de'] as const;
const CHARACTER_IDS = HOUSES.flatMap((house) => [...CHARACTERS[house]]) as CharacterId[];
const HOLE = /[⟦⟧{}]|undefined/;

const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

/** What cannot be said whole in some language. */
const holes = (messages: Iterable<Message>): string[] =>
  [...messages].flatMap((one) =>
    LANGUAGES.map((language) => say[language](one)).filter((words) => HOLE.test(words)),
  );

describe('the words of the game', () => {
  it('have the same keys and parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
    expect(problems(texts)).toEqual([]);
    expect(Object.keys(en).filter((key) => key in kernel)).toEqual([]);
  });

  it('exist for every key that the code can emit, and none is unused', () => {
    expect(Object.keys(en).sort()).toEqual([...usedKeys()].sort());
  });

  it('exist for everything that random matches say to players and spectators', () => {
    const messages = new Map<string, Message>();
    for (let i = 0; i < 60; i++) {
      const setting = { seats: 3 + (i % 3), seed: `words ${i}`, options: tableOptions(i) };
      for (const one of said(ironThrone, setting)) messages.set(JSON.stringify(one), one);
    }
    const keys = new Set([...messages.values()].flatMap(keysOf));
    expect([...keys].filter((key) => !(key in texts.en))).toEqual([]);
    expect(holes(messages.values())).toEqual([]);
    for (const kind of ['ask', 'option', 'deal', 'refuse', 'fact', 'end', 'place'])
      expect([...keys].some((key) => key.startsWith(`${kind}.`))).toBe(true);
  });

  it('name characters, abilities, cards and events as the card list does', () => {
    const listed = cardList();
    expect(listed.size).toBe(CHARACTER_IDS.length * 3 + HOUSES.length + SPECIAL_EVENTS.length);
    for (const [key, names] of listed)
      expect([key, ...names]).toEqual([key, say.en(message(key)), say.de(message(key))]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const lines = (text: CardText): string[] =>
    [text.title, text.moment, ...text.conditions, ...text.effects, text.limit, text.source]
      .filter((line) => line !== null)
      .map(say[language]);

  it('[IT-012] a character card shows the name of its character, its moment and its effect', () => {
    for (const id of CHARACTER_IDS) {
      const house = HOUSES.find((name) => (CHARACTERS[name] as readonly string[]).includes(id));
      const name = say[language](cardFacts(`${house}:${id}`).name);
      expect(name).toContain(say[language](characterName[id]));
      expect(name).toContain(say[language](characterCardText(id).title));
      checkText(characterCardText(id), lines(characterCardText(id)));
    }
  });

  it('[IT-701] a leader sheet says when its one ability may be used, and what it does', () => {
    for (const id of CHARACTER_IDS) checkText(leaderText(id), lines(leaderText(id)));
  });

  function checkText(text: CardText, words: string[]): void {
    expect(words.filter((line) => HOLE.test(line))).toEqual([]);
    expect(text.effects.length).toBeGreaterThan(0);
    for (const sentence of [...text.conditions, ...text.effects])
      expect(say[language](sentence)).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(say[language](text.moment)).toMatch(/^[A-ZÄÖÜ].*[^.]$/);
  }
});

/** Tables with and without options. */
function tableOptions(i: number): { [name: string]: unknown } {
  if (i % 2 === 0) return {};
  return {
    truceInfluence: 'anyHouse',
    removedPower: 'remover',
    tormentDead: false,
    tormentPower: 'owner',
    offers: 2 + (i % 3),
  };
}

// ---- keys, from the sources

const GAME = new URL('..', import.meta.url);

/** The source files of the rules; what the log could say is only a type in `table.ts`. */
const sources = ['', 'rules/', 'cards/'].flatMap((folder) =>
  readdirSync(new URL(folder || '.', GAME))
    .filter((file) => file.endsWith('.ts') && file !== 'table.ts')
    .map((file) => readFileSync(new URL(`${folder}${file}`, GAME), 'utf8')),
);

const inSources = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found]) => found));

/** Keys whose second half is made in the code: all of them, by their first half. */
function families(): { [first: string]: readonly string[] } {
  const abilities = CHARACTER_IDS.flatMap((id) => [leaderAbility(id), cardAbility(id)]);
  const deals = ['influence', 'power', 'hostages'];
  return {
    house: HOUSES,
    character: CHARACTER_IDS,
    called: CHARACTER_IDS,
    leader: CHARACTER_IDS,
    card: CHARACTER_IDS,
    event: [...HOUSES, ...SPECIAL_EVENTS],
    side: ['challenger', 'defender'],
    result: ['hostility', 'truce', 'betrayal'],
    place: ['deck', 'hand'],
    moment: abilities.map(({ moment }) => moment),
    rule: Object.values(RULES),
    limit: abilities.flatMap(({ limit }) => limit ?? []),
    source: abilities.map(({ source }) => source),
    does: inSources(/\bhit(?:All)?\(\s*'(\w+)'/g),
    deal: deals.flatMap((kind) => [kind, `${kind}Of`]),
    // Labels that the kernel makes from the id: replies to an offer, and to Viserys.
    option: ['release', 'torment', 'accept', 'decline', 'give', 'letDraw'],
  };
}

const KINDS = 'game|card|leader|place|ask|option|deal|refuse|fact|end|when|does|result';

function usedKeys(): Set<string> {
  const made = families();
  const madeInCode = new Set(inSources(/`(\w+)\.\$\{/g));
  expect(Object.keys(made)).toEqual(expect.arrayContaining([...madeInCode]));
  return new Set([
    ...inSources(new RegExp(`['\`]((?:${KINDS})\\.\\w+)['\`]`, 'g')),
    ...Object.entries(made).flatMap(([first, seconds]) => seconds.map((id) => `${first}.${id}`)),
    ...settingKeys(ironThrone),
    ...stepKeys(ironThrone),
  ]);
}

// ---- names, from docs/rules/iron-throne-cards.md

/** English and German name by key. */
function cardList(): Map<string, [string, string]> {
  const file = new URL('../../docs/rules/iron-throne-cards.md', GAME);
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line.split('|').map((cell) =>
        cell
          .replace(/\(.*?\)/g, '')
          .replaceAll("'", '’')
          .trim(),
      ),
    );
  const idOf = (name: string) =>
    CHARACTER_IDS.find((id) => en[`character.${id}` as keyof typeof en] === name);
  const found = new Map<string, [string, string]>();
  for (const [, first, second, third, fourth, fifth] of rows) {
    if (/^[LC]-/.test(first))
      found.set(`${first.startsWith('L') ? 'leader' : 'card'}.${idOf(third)}`, [fourth, fifth]);
    else if (first.startsWith('E-')) {
      const event = SPECIAL_EVENTS[Number(first.slice('E-SP'.length)) - 1] ?? second.toLowerCase();
      found.set(`event.${event}`, [second, third]);
    } else if (idOf(second)) found.set(`character.${idOf(second)}`, [second, third]);
  }
  return found;
}
