// What the deck page works out by itself: finding cards, figures of a deck, a hand to try.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from '@small-council/agot2/cards';
import { type DeckList, readyDeck } from '@small-council/agot2/decks';
import { texts } from '@small-council/agot2/text';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import {
  culpritsOf,
  curveOf,
  goldOf,
  iconsOf,
  isLegal,
  plotAverages,
  plotsOf,
  reasonsOf,
  setupOf,
  withCopies,
} from '../src/decks/deck.ts';
import { pool, searchCards } from '../src/decks/search.ts';
import { de } from '../src/decks/words/de.ts';
import { en } from '../src/decks/words/en.ts';
import { shell } from '../src/words/shell.ts';

const found = (query: string) => searchCards(query).map(({ name }) => name.en);
const codeOf = (name: string) => pool.find((card) => card.name.en === name)?.code ?? '';
const wolves = readyDeck('stark');
if (!wolves) throw new Error('there is no deck of Stark');

describe('the search for cards', () => {
  it.each([
    ['a name', 'direwolf pup'],
    ['a German name', 'schattenwolfwelpe'],
    ['conditions', 'type:character trait:direwolf cost<3'],
    ['conditions in German', 'typ:charakter merkmal:schattenwolf kosten<3 fraktion:stark'],
    ['without something', 'trait:direwolf cost<3 -type:event -is:unique'],
    ['an exact cost', 'trait:direwolf cost=2'],
  ])('understands %s', (_, query) => {
    expect(found(query)).toEqual(['Direwolf Pup']);
  });

  it('compares numbers of plots, and never finds a card that has none', () => {
    const rich = searchCards('gold>=6');
    expect(rich.length).toBeGreaterThan(0);
    for (const card of rich) expect(card.plot?.gold).toBeGreaterThanOrEqual(6);
    for (const { type } of searchCards('strength<=9')) expect(type).toBe('character');
  });

  it('looks for words in the text, and keeps quoted ones together', () => {
    for (const name of found('keyword:renown')) expect(name).not.toBe('Direwolf Pup');
    expect(found('"robert baratheon"')).toContain('Robert Baratheon');
    expect(found('"baratheon robert"')).toEqual([]);
    expect(found('nosuchfield:3')).toEqual([]);
    expect(searchCards('   ')).toHaveLength(pool.length);
  });
});

describe('a deck in figures', () => {
  it('counts every card once', () => {
    const columns = curveOf(wolves).flatMap(({ types }) => Object.values(types));
    expect(columns.reduce((sum, one) => sum + one, 0)).toBe(wolves.cards.length);
    const [military] = iconsOf(wolves);
    const fighters = wolves.cards.filter((code) => cards.get(code)?.icons.includes('military'));
    expect(military.count).toBe(fighters.length);
    const gold = wolves.plots.map((code) => cards.get(code)?.plot?.gold ?? 0);
    expect(plotAverages(wolves).gold * plotsOf(wolves)).toBeCloseTo(
      gold.reduce((sum, one) => sum + one, 0),
    );
  });

  it('puts a card where it belongs, in as many copies as are wanted', () => {
    const pup = codeOf('Direwolf Pup');
    const without = withCopies(wolves, pup, 0);
    expect(without.cards).toHaveLength(wolves.cards.length - 3);
    expect(withCopies(without, pup, 3).cards).toEqual([...wolves.cards].sort());
    expect(withCopies(wolves, codeOf('A Clash of Kings'), 1).plots).toHaveLength(8);
  });

  it('says what stands against it in which format, and which cards are meant', () => {
    expect(reasonsOf(wolves)).toEqual([]);
    const restricted = ['Great Kraken', 'Superior Claim', 'Heads on Spikes'].map(codeOf);
    const deck = restricted.reduce<DeckList>((list, code) => withCopies(list, code, 1), wolves);
    const reasons = reasonsOf(deck);
    const melee = reasons.filter(({ only }) => only === 'melee');
    expect(melee.map(({ rule }) => rule)).toEqual(['AG2-826']);
    expect(culpritsOf(melee[0]).sort()).toEqual([...restricted].sort());
    const pups = reasonsOf(withCopies(wolves, codeOf('Superior Claim'), 1));
    expect(isLegal(pups, 'joust')).toBe(true);
  });

  it('sets up for eight gold, one limited card, and no attachment without a character', () => {
    const hand = ['The Kingsroad', 'The Roseroad', 'Eddard Stark', 'Direwolf Pup', 'Ice'];
    const codes = [...hand.map(codeOf), codeOf('Direwolf Pup'), codeOf('Winter Is Coming')];
    const laid = setupOf(codes);
    expect(goldOf(codes, laid)).toBeLessThanOrEqual(8);
    const limited = laid.filter((at) => cards.get(codes[at])?.keywords.includes('limited'));
    expect(limited).toHaveLength(1);
    expect(laid.map((at) => codes[at])).not.toContain(codeOf('Winter Is Coming'));
    const lone = [codeOf('Ice')];
    expect(setupOf(lone)).toEqual([]);
  });
});

describe('the words of the deck pages', () => {
  it('agree in both languages, and are keys of nobody else', () => {
    expect(problems({ en, de })).toEqual([]);
    for (const key of Object.keys(en)) expect(key in shell.en || key in texts.en, key).toBe(false);
  });

  it('are all there, and none is left over', () => {
    const folder = path.resolve(import.meta.dirname, '../src/decks');
    const sources = globSync('*.{ts,tsx}', { cwd: folder })
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    const used = new Set([...sources.matchAll(/['`](decks\.[\w.]+)['`]/g)].map(([, key]) => key));
    const families = [...sources.matchAll(/`(decks\.[\w.]+\.)\$\{/g)].map(([, begin]) => begin);
    expect([...used].filter((key) => !(key in en))).toEqual([]);
    const left = Object.keys(en).filter(
      (key) => !used.has(key) && !families.some((begin) => key.startsWith(begin)),
    );
    expect(left).toEqual([]);
  });
});
