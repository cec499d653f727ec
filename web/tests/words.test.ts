import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { botsFor } from '@small-council/bots';
import { CRESTS } from '@small-council/client';
import { en as kernel } from '@small-council/engine/text/en';
import { games } from '@small-council/games';
import type { Tables } from '@small-council/text';
import { bent, problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { own } from '../src/boards/agot1/words/own.ts';
import { CHOICES } from '../src/choices.ts';
import { crestWords } from '../src/crests/words/index.ts';
import { GAMES } from '../src/pages/games.ts';
import { bargaining } from '../src/table/words/index.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { problems as reasons } from '../src/words/problems.ts';
import { shell } from '../src/words/shell.ts';

const SOURCES = path.resolve(import.meta.dirname, '../src');

/** Keys that stand in the code, and those that are put together from the choices of a setting. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  const families = new Set(Object.keys(en).map((key) => key.split('.')[0]));
  const key = new RegExp(`['"]((?:${[...families].join('|')})\\.[\\w.]+)['"]`, 'g');
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (name) => !/(^|\/)words\//.test(name),
  )) {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, found] of source.matchAll(key)) used.add(found);
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    used.add(`settings.${name}`);
    for (const value of values) used.add(`settings.${name}.${value}`);
  }
  const bots = games.flatMap(({ id }) => botsFor(id));
  const composed = {
    web: [...GAMES.map(({ id }) => id), 'thing'],
    'setup.strength': bots.map(({ id }) => id),
    'setup.level': bots.flatMap(({ levels = [] }) => levels.map(({ level }) => level)),
    lobby: ['public', 'invited', 'watched', 'unwatched'],
    'lobby.absence': ['default', 'bot'],
    'lobby.clock': ['none', 'bank', 'days'],
    reports: ['open', 'settled'],
    'board.proposal': ['back', 'pause', 'remove'],
    'board.place': ['x', 'y', 'heading'],
    'board.orders': ['card', 'challenge', 'turn', 'phase', 'round'],
  };
  for (const [family, members] of Object.entries(composed)) {
    for (const member of members) used.add(`${family}.${member}`);
  }
  return used;
}

describe('the words of the page', () => {
  it('are the same keys with the same parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
  });

  it('exist for every reason the server can say no with', () => {
    const files = globSync('../../server/**/*.ts', { cwd: SOURCES }).map((file) =>
      readFileSync(path.join(SOURCES, file), 'utf8'),
    );
    const denied = files.flatMap((source) =>
      [...source.matchAll(/deny\(\s*\d+,\s*'([\w.]+)'/g)].map(([, key]) => key),
    );
    const ends = files.flatMap((source) =>
      [...source.matchAll(/message\('(match\.\w+)'/g)].map(([, key]) => key),
    );
    const keys = new Set([...denied, ...ends, 'server.fault']);
    expect(Object.keys(reasons.en).sort()).toEqual([...keys].sort());
    expect(problems({ en: reasons.en, de: reasons.de })).toEqual([]);
  });

  it('are all there, and none is left over', () => {
    const used = usedKeys();
    expect([...used].filter((key) => !(key in en))).toEqual([]);
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('the words of bargaining', () => {
  it('agree in both languages, are keys of nobody else, and none is missing or left over', () => {
    expect(problems(bargaining)).toEqual([]);
    const used = ['DealPanel.tsx', 'dealWords.ts'].flatMap((file) => {
      const source = readFileSync(path.join(SOURCES, 'table', file), 'utf8');
      return [...source.matchAll(/'(bargain\.\w+)'/g)].map(([, key]) => key);
    });
    expect([...new Set(used)].sort()).toEqual(Object.keys(bargaining.en).sort());
    expect(Object.keys(bargaining.en).filter((key) => key in en)).toEqual([]);
  });
});

it('crests are called something in both languages', () => {
  expect(problems(crestWords)).toEqual([]);
  const keys = [...CRESTS, 'title', 'none'].map((name) => `crest.${name}`);
  expect(Object.keys(crestWords.en).sort()).toEqual(keys.sort());
});

const textsOf = async (game: string): Promise<Tables> =>
  (await import(`@small-council/${game}/text`)).texts;

describe.each(games.map(({ id }) => id))('the game %s', (game) => {
  it('is called in lists what it calls itself', async () => {
    const texts = await textsOf(game);
    for (const language of ['en', 'de'] as const)
      expect(shell[language][`web.${game}` as keyof typeof en]).toBe(texts[language]['game.title']);
  });

  it('says nothing under a key of the page', async () => {
    const texts = await textsOf(game);
    expect(Object.keys(texts.en).filter((key) => key in shell.en && !(key in kernel))).toEqual([]);
  });
});

/** Keys that a board puts together from what the game says. */
const MADE: { [board: string]: readonly string[] } = {
  cards: [
    ...['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'faction', 'title'].map(
      (type) => `cards.type.${type}`,
    ),
    ...['military', 'intrigue', 'power'].flatMap((type) => [
      `cards.challenge.${type}`,
      `cards.claim.${type}`,
    ]),
    ...['now', 'waits', 'imminent', 'done', 'canceled', 'saved', 'prevented'].map(
      (state) => `cards.happening.${state}`,
    ),
    ...['ambush', 'insight', 'intimidate', 'limited', 'noAttachments', 'pillage', 'renown']
      .concat('rivals', 'stealth', 'supports', 'terminal')
      .map((keyword) => `cards.keyword.${keyword}`),
    ...['discard', 'dead', 'used', 'seat'].map((name) => `cards.${name}`),
    ...['attack', 'defend', 'winner', 'claim', 'keywords'].map((step) => `cards.step.${step}`),
    ...['gold', 'initiative', 'claim', 'reserve'].map((value) => `cards.legend.${value}`),
  ],
  asoiaf: [
    ...['blocksSight', 'cover', 'dangerous', 'destructible', 'elevated', 'fortified', 'hindering']
      .concat('horrific', 'impassable', 'inspiring', 'rough')
      .map((keyword) => `field.ground.${keyword}`),
    ...Array.from({ length: 10 }, (_, i) => `field.goal.${i + 1}`),
  ],
  'iron-throne': ['challenger', 'defender', 'release', 'torment'].map((part) => `throne.${part}`),
};

const BOARDS = globSync('boards/*/words/en.ts', { cwd: SOURCES }).map((file) => file.split('/')[1]);

const wordsOf = async (board: string): Promise<Tables> => {
  const folder = `../src/boards/${board}/words`;
  const [{ en }, { de }] = await Promise.all([
    import(`${folder}/en.ts`),
    import(`${folder}/de.ts`),
  ]);
  return { en, de };
};

it('the battlefield says what is right for units of any name', async () => {
  expect(bent(await wordsOf('asoiaf'), ['unit', 'units', 'attacker', 'engaged'])).toEqual([]);
});

it('what the first edition calls otherwise at the card table reads as well', async () => {
  const { en, de } = await wordsOf('cards');
  expect(problems({ en: { ...en, ...own.en }, de: { ...de, ...own.de } })).toEqual([]);
});

describe.each(BOARDS)('the words of the board %s', (board) => {
  const load = () => wordsOf(board);

  it('agree in both languages, and are keys of nobody else', async () => {
    const words = await load();
    expect(problems(words)).toEqual([]);
    expect(Object.keys(words.en).filter((key) => key in shell.en)).toEqual([]);
    const texts = games.some(({ id }) => id === board) ? await textsOf(board) : { en: {} };
    expect(Object.keys(words.en).filter((key) => key in texts.en)).toEqual([]);
  });

  it('are all there, and none is left over', async () => {
    const keys = Object.keys((await load()).en);
    const first = keys[0].split('.')[0];
    const used = new Set(MADE[board]);
    for (const file of globSync(`boards/${board}/*.{ts,tsx}`, { cwd: SOURCES })) {
      const source = readFileSync(path.join(SOURCES, file), 'utf8');
      for (const [, key] of source.matchAll(new RegExp(`['"](${first}\\.[\\w.]+)['"]`, 'g')))
        used.add(key);
    }
    expect([...used].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
