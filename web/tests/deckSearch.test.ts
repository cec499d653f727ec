// What the deck page works out by itself: finding cards, figures of a deck, a hand to try.
import type { DeckList } from '@small-council/lcg/decks';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { pages as old } from '../src/decks/agot1/edition.ts';
import { own } from '../src/decks/agot1/words.ts';
import { pages } from '../src/decks/agot2/edition.ts';
import {
  chanceToSee,
  culpritsOf,
  curveOf,
  goldOf,
  iconsOf,
  isLegal,
  plotAverage,
  reasonsOf,
  setupOf,
  withCopies,
} from '../src/decks/deck.ts';
import type { DeckPages } from '../src/decks/edition.ts';
import { de } from '../src/decks/words/de.ts';
import { en } from '../src/decks/words/en.ts';
import { listWords } from '../src/lists/words/tables.ts';
import { shell } from '../src/words/shell.ts';
import { missingAndLeft, saidIn } from './saidIn.ts';

const { cards } = pages;
const search = (query: string, { search: find, everything }: DeckPages = pages) =>
  find(query, everything);
const found = (query: string, among?: DeckPages) => search(query, among).map(({ name }) => name.en);
const codeOf = (name: string, among: DeckPages = pages) =>
  among.pool.find((card) => card.name.en === name)?.code ?? '';
const readyOf = ({ ready }: DeckPages, wanted: string): DeckList => {
  const list = ready.find(({ id }) => id === wanted)?.list;
  if (!list) throw new Error(`there is no deck of ${wanted}`);
  return list;
};
const wolves = readyOf(pages, 'stark');

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
    const rich = search('gold>=6');
    expect(rich.length).toBeGreaterThan(0);
    for (const card of rich) expect(card.plot?.gold).toBeGreaterThanOrEqual(6);
    for (const { type } of search('strength<=9')) expect(type).toBe('character');
  });

  it.each(['schlüsselwort', 'eigenschaft'])('calls keywords as each edition does: %s', (name) => {
    const stealthy = found('keyword:stealth');
    expect(stealthy.length).toBeGreaterThan(0);
    expect(found(`${name}:heimlich`)).toEqual(stealthy);
  });

  it('looks for words in the text, and keeps quoted ones together', () => {
    for (const name of found('keyword:renown')) expect(name).not.toBe('Direwolf Pup');
    expect(found('"robert baratheon"')).toContain('Robert Baratheon');
    expect(found('"baratheon robert"')).toEqual([]);
    expect(found('nosuchfield:3')).toEqual([]);
    expect(search('   ')).toHaveLength(pages.everything.length);
  });
});

describe('a deck in figures', () => {
  it('counts every card once', () => {
    const columns = curveOf(pages, wolves).flatMap(({ types }) => Object.values(types));
    expect(columns.reduce((sum, one) => sum + one, 0)).toBe(wolves.cards.length);
    const [military] = iconsOf(pages, wolves);
    const fighters = wolves.cards.filter((code) => cards.get(code)?.icons.includes('military'));
    expect(military.count).toBe(fighters.length);
    const gold = wolves.plots.map((code) => cards.get(code)?.plot?.gold ?? 0);
    expect(plotAverage(pages, wolves, 'gold') * pages.plotsOf(wolves)).toBeCloseTo(
      gold.reduce((sum, one) => sum + one, 0),
    );
  });

  it('puts a card where it belongs, in as many copies as are wanted', () => {
    const pup = codeOf('Direwolf Pup');
    const without = withCopies(pages, wolves, pup, 0);
    expect(without.cards).toHaveLength(wolves.cards.length - 3);
    expect(withCopies(pages, without, pup, 3).cards).toEqual([...wolves.cards].sort());
    expect(withCopies(pages, wolves, codeOf('A Clash of Kings'), 1).plots).toHaveLength(8);
  });

  it('says what stands against it in which format, and which cards are meant', () => {
    expect(reasonsOf(pages, wolves)).toEqual([]);
    const restricted = ['Great Kraken', 'Superior Claim', 'Heads on Spikes'].map((name) =>
      codeOf(name),
    );
    const deck = restricted.reduce<DeckList>(
      (list, code) => withCopies(pages, list, code, 1),
      wolves,
    );
    const reasons = reasonsOf(pages, deck);
    const melee = reasons.filter(({ only }) => only === 'melee');
    expect(melee.map(({ rule }) => rule)).toEqual(['AG2-826']);
    expect(culpritsOf(pages, melee[0]).sort()).toEqual([...restricted].sort());
    const pups = reasonsOf(pages, withCopies(pages, wolves, codeOf('Superior Claim'), 1));
    expect(isLegal(pups, 'joust')).toBe(true);
  });

  it('sets up for eight gold, one limited card, and no attachment without a character', () => {
    const hand = ['The Kingsroad', 'The Roseroad', 'Eddard Stark', 'Direwolf Pup', 'Ice'];
    const codes = [
      ...hand.map((name) => codeOf(name)),
      codeOf('Direwolf Pup'),
      codeOf('Winter Is Coming'),
    ];
    const laid = setupOf(pages, codes, 'stark');
    expect(goldOf(pages, codes, laid, 'stark')).toBeLessThanOrEqual(8);
    const limited = laid.filter((at) => cards.get(codes[at])?.keywords.includes('limited'));
    expect(limited).toHaveLength(1);
    expect(laid.map((at) => codes[at])).not.toContain(codeOf('Winter Is Coming'));
    const lone = [codeOf('Ice')];
    expect(setupOf(pages, lone, 'stark')).toEqual([]);
  });
});

describe('the first edition on the same pages', () => {
  it('has all 214 entries of the box, those that it holds several times once', () => {
    const numbers = old.everything.flatMap((card) => old.numbersOf(card));
    expect(new Set(numbers).size).toBe(214);
    expect(old.everything.length).toBeLessThan(214);
    expect(found('type:title', old)).toHaveLength(6);
  });

  it('is searched in its own words', () => {
    expect(found('attribut:schattenwolf', old).length).toBeGreaterThan(0);
    expect(found('attribut:schattenwolf', old)).toEqual(found('trait:direwolf', old));
    for (const card of search('is:noble', old)) expect(card.marks).toContain('crest:noble');
    expect(search('is:noble', old).length).toBeGreaterThan(0);
    for (const card of search('influence>=1', old))
      expect(card.values.influence).toBeGreaterThanOrEqual(1);
  });

  it('[AG1-1102, AG1-1104, AG1-1103] says all reasons at once, and whose card it is', () => {
    const dragons = readyOf(old, 'targaryen');
    expect(reasonsOf(old, dragons).map(({ rule }) => rule)).toEqual(['AG1-1102']);
    const only = old.pool.find(({ marks }) => marks.includes('only:stark'));
    const twice = old.pool.find(({ type, deckLimit }) => type === 'character' && deckLimit === 3);
    if (!only || !twice) throw new Error('there are no such cards');
    const bad = withCopies(old, withCopies(old, dragons, only.code, 1), twice.code, 4);
    const reasons = reasonsOf(old, bad);
    expect(reasons.map(({ rule }) => rule).sort()).toEqual(
      ['AG1-1102', 'AG1-1103', only.type === 'plot' ? 'AG1-1105' : 'AG1-1104'].sort(),
    );
    expect(reasons.flatMap((reason) => culpritsOf(old, reason)).sort()).toEqual(
      [only.code, twice.code].sort(),
    );
    expect(isLegal(reasons)).toBe(false);
  });

  it('reads again what it has written, whatever number a card has', () => {
    for (const { list, id } of old.ready) {
      const text = old.write(list, { name: id });
      expect(old.read(text)).toEqual({ name: id, deck: list, problems: [] });
    }
  });

  it('[AG1-220, AG1-221, AG1-223, AG1-224, AG1-225] sets up by its own rules', () => {
    const own_ = old.pool.find(
      ({ type, cost, factions }) =>
        type === 'character' && cost === 2 && factions.join() === 'targaryen',
    );
    const attachment = old.pool.find(
      ({ type, cost }) => type === 'attachment' && typeof cost === 'number' && cost < 3,
    );
    if (!own_ || !attachment) throw new Error('there are no such cards');
    const hand = [own_.code, attachment.code];
    expect(setupOf(old, hand, 'targaryen')).toEqual([0]);
    expect(goldOf(old, hand, [0], 'targaryen')).toBe(2);
    expect(goldOf(old, hand, [0], 'stark')).toBe(4);
    const unique = old.pool.find(({ unique: is, cost }) => is && cost === 1);
    const twins = [unique?.code ?? '', unique?.code ?? ''];
    expect(unique && setupOf(old, twins, unique.faction)).toHaveLength(1);
    const limited = old.pool.filter(
      ({ keywords, cost }) => keywords.includes('limited') && cost === 0,
    );
    const roads = limited.slice(0, 2).map(({ code }) => code);
    expect(roads).toHaveLength(2);
    expect(setupOf(old, roads, limited[0].faction)).toHaveLength(1);
  });
});

describe('chances', () => {
  it('are those of drawing without putting back', () => {
    expect(chanceToSee(1, 7, 60)).toBeCloseTo(7 / 60);
    expect(chanceToSee(3, 7, 60)).toBeCloseTo(1 - (53 * 52 * 51) / (60 * 59 * 58));
    expect(chanceToSee(3, 60, 60)).toBe(1);
    expect(chanceToSee(2, 9, 8)).toBe(1);
  });
});

describe('the words of the pages about lists', () => {
  const decks = Object.keys(en).filter((key) => key.startsWith('decks.'));
  const nouns = Object.keys(en).filter((key) => key.startsWith('list.'));

  it('agree in both languages, and are keys of nobody else', () => {
    expect(problems({ en, de })).toEqual([]);
    expect(problems(listWords)).toEqual([]);
    for (const key of [...Object.keys(en), ...Object.keys(listWords.en)])
      expect(key in shell.en, key).toBe(false);
    for (const key of Object.keys(en)) expect(key in listWords.en, key).toBe(false);
  });

  it('say something else in the first edition only where it is called otherwise', () => {
    for (const language of ['en', 'de'] as const)
      for (const key of Object.keys(own[language])) expect(key in en, key).toBe(true);
  });

  it('are all there, and none is left over', () => {
    expect(missingAndLeft(decks, saidIn('decks', 'decks'))).toEqual({ missing: [], left: [] });
    const inLists = saidIn('{lists,decks,armies}', 'list');
    const all = [...Object.keys(listWords.en), ...nouns];
    expect(missingAndLeft(all, inLists)).toEqual({ missing: [], left: [] });
  });
});
