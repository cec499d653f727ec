// What the pages know by heart about games, bots and rules, against those who really know it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { botsFor } from '@small-council/bots';
import type { Chair, TableInfo } from '@small-council/client';
import { games } from '@small-council/games';
import { describe, expect, it } from 'vitest';
import { THINKERS } from '../src/pages/bots.ts';
import { GAMES, isPlayable } from '../src/pages/games.ts';
import { chaptersOf, gameOfRule, LEDGERS, loadRules, withReferences } from '../src/pages/ledger.ts';
import {
  type LobbyFilter,
  matchesFilter,
  readFilter,
  withTable,
  writeFilter,
} from '../src/pages/lobbyFilter.ts';

describe('games and bots', () => {
  it('every game with rules is listed with the number of players it really takes', () => {
    for (const { id, seats } of games) {
      const listed = GAMES.find((game) => game.id === id);
      expect(listed?.players, id).toEqual(seats);
      expect(listed?.quickSeats).toBeGreaterThanOrEqual(seats.min);
      expect(listed?.quickSeats).toBeLessThanOrEqual(seats.max);
    }
  });

  it('what has a board has rules, and nothing else is offered', () => {
    const known = games.map(({ id }) => id);
    for (const { id } of GAMES) expect(isPlayable(id) && !known.includes(id), id).toBe(false);
    expect(isPlayable('iron-throne')).toBe(true);
    expect(isPlayable('toString')).toBe(false);
  });

  it('strengths are told of the bots that have several', () => {
    const thinkers = games.flatMap(({ id }) => botsFor(id)).filter(({ levels }) => levels);
    expect(new Set(THINKERS)).toEqual(new Set(thinkers.map(({ id }) => id)));
  });
});

describe('the ledgers', () => {
  const lines = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../docs/rules', file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- **'));

  it.each(LEDGERS)('%s: every line is in the rule book, in both languages', async (game) => {
    const en = await loadRules('en', [game]);
    const de = await loadRules('de', [game]);
    expect(en).toHaveLength(lines(`${game}.md`).length);
    expect(de.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    for (const { id, chapter, section, text } of [...en, ...de]) {
      expect(section + text, id).not.toMatch(/["']/);
      // What a line says to the ledger is not read out.
      expect(text, id).not.toMatch(/\{(?:definition|unused):/);
      expect(gameOfRule(id)).toBe(game);
      expect(chapter, id).not.toBe('');
      expect(text.trim(), id).not.toBe('');
    }
  });

  it.each(LEDGERS)('%s: a chapter has the same place in both languages', async (game) => {
    const [en, de] = [await loadRules('en', [game]), await loadRules('de', [game])];
    const places = (rules: typeof en) => {
      const chapters = chaptersOf(rules);
      return rules.map(({ id, chapter }) => `${id} ${chapters.indexOf(chapter)}`);
    };
    expect(places(de)).toEqual(places(en));
  });

  it('a reference is found in the text', async () => {
    const rules = await loadRules('en', LEDGERS);
    expect(withReferences('See IT-307 and SC-001.')).toEqual([
      'See ',
      'IT-307',
      ' and ',
      'SC-001',
      '.',
    ]);
    const ids = new Set(rules.map(({ id }) => id));
    const dangling = rules.flatMap(({ id, text }) =>
      withReferences(text)
        .filter((_, i) => i % 2 === 1)
        .filter((to) => !ids.has(to))
        .map((to) => `${id} to ${to}`),
    );
    expect(dangling).toEqual([]);
  });
});

describe('the filter of the lobby', () => {
  const chair = (seat: number, name: string | null): Chair => ({
    seat,
    user: name === null ? null : { id: name, name, guest: true, crest: null },
    bot: null,
    level: 0,
    ready: false,
  });
  const table: TableInfo = {
    id: 'a',
    host: 'Arya',
    game: 'iron-throne',
    options: {},
    public: true,
    clock: { kind: 'days', days: 2 },
    absence: 'bot',
    spectators: true,
    accountsOnly: false,
    state: 'open',
    match: null,
    rematch: null,
    created: 1,
    seats: [chair(0, 'Arya'), chair(1, null), chair(2, 'Bran')],
  };
  const all: LobbyFilter = { state: 'open', game: null, clock: null, free: 0, text: '' };

  it.each<[string, Partial<LobbyFilter>, boolean]>([
    ['everything', {}, true],
    ['its game', { game: 'iron-throne' }, true],
    ['another game', { game: 'agot2' }, false],
    ['its clock', { clock: 'days' }, true],
    ['another clock', { clock: 'none' }, false],
    ['as many free chairs as there are', { free: 1 }, true],
    ['more free chairs', { free: 2 }, false],
    ['a part of a name', { text: ' bRA' }, true],
    ['a name that is not there', { text: 'Sansa' }, false],
    ['matches that are played', { state: 'playing' }, false],
  ])('%s', (_, wish, found) => {
    expect(matchesFilter(table, { ...all, ...wish })).toBe(found);
  });

  it('never shows a table by invitation', () => {
    expect(matchesFilter({ ...table, public: false }, all)).toBe(false);
  });

  it('stands in the address and comes back from it; nonsense there is ignored', () => {
    const wish: LobbyFilter = {
      state: 'playing',
      game: 'iron-throne',
      clock: 'bank',
      free: 2,
      text: 'Arya & Bran',
    };
    expect(readFilter(writeFilter(wish))).toEqual(wish);
    expect(`${writeFilter(all)}`).toBe('');
    expect(readFilter(new URLSearchParams('state=odd&clock=odd&free=-1'))).toEqual(all);
  });

  it('keeps the newest first, and each table once', () => {
    const later = { ...table, id: 'b', created: 2 };
    const changed = { ...table, state: 'playing' as const };
    expect([later, changed].reduce(withTable, [table])).toEqual([later, changed]);
  });
});
