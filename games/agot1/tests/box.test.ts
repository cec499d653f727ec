import type { CardType, Definition } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { cards, HOUSES } from '../cards/index.ts';
import { checkDeck } from '../decks/check.ts';
import { readyDeck, readyNames } from '../decks/ready.ts';

/** The whole box, by the counts of the ledger's appendix. */

const ENTRIES = 208;

/** Without the House cards, which have no number here. */
const box: Definition[] = Array.from({ length: ENTRIES }, (_, i) => {
  const code = `10${String(i + 1).padStart(3, '0')}`;
  const card = cards.get(code);
  if (!card) throw new Error(`${code} is not declared`);
  return card;
});

const ofType = (type: CardType, all: readonly Definition[] = box): number =>
  all.filter((card) => card.type === type).length;

const withKeyword = (keyword: string): string[] =>
  box.filter(({ keywords }) => keywords.includes(keyword)).map(({ name }) => name.en);

const marked = (mark: string): number =>
  box.filter(({ marks }) => marks.some((one) => one.startsWith(mark))).length;

describe('the Core Set', () => {
  it('has 214 entries: 91 characters, 48 locations, 28 plots, 24 events, 17 attachments, 6 House cards', () => {
    const types: CardType[] = ['character', 'location', 'plot', 'event', 'attachment'];
    expect(types.map((type) => ofType(type))).toEqual([91, 48, 28, 24, 17]);
    const houses = HOUSES.map((house) => cards.get(`faction:${house}`)?.type);
    expect(houses).toEqual(HOUSES.map(() => 'faction'));
    expect(box.length + houses.length).toBe(214);
    expect(ofType('title', [...cards.values()])).toBe(6);
  });

  it('has 194 names with those of the House cards, and 75 unique entries', () => {
    const names = new Set(box.map(({ name }) => name.en));
    expect(names.size + HOUSES.length).toBe(194);
    expect(box.filter(({ unique }) => unique)).toHaveLength(75);
  });

  it('has the keywords of the appendix', () => {
    expect(withKeyword('stealth')).toHaveLength(16);
    expect(withKeyword('renown')).toHaveLength(9);
    expect(withKeyword('deadly')).toHaveLength(10);
    expect(withKeyword('limited')).toHaveLength(24);
    expect(withKeyword('stalwart')).toEqual(['Eddard Stark']);
    expect(withKeyword('infamy')).toEqual(['Ser Jaime Lannister']);
    expect(withKeyword('vigilant')).toEqual(['Lightbringer']);
    expect(withKeyword('ambush')).toEqual(['Flame-Kissed']);
    expect(withKeyword('deathbound')).toEqual(['Forever Burning']);
    const bare = box.filter(({ keywords }) => keywords.some((one) => one.startsWith('noAtt')));
    expect(bare).toHaveLength(25);
    expect(marked('only:')).toBe(20);
  });

  it('has the symbols and figures of the appendix', () => {
    const symbols = (fits: (card: Definition) => boolean) => box.filter(fits).length;
    expect(symbols(({ bonus }) => (bonus.gold ?? 0) > 0)).toBe(23);
    expect(symbols(({ values }) => (values.influence ?? 0) > 0)).toBe(22);
    expect(symbols(({ factions }) => factions.length > 1)).toBe(4);
    expect(symbols(({ type, cost }) => type !== 'plot' && type !== 'event' && cost === null)).toBe(
      0,
    );
    expect(symbols(({ type, strength }) => type === 'character' && strength === 0)).toBe(0);
    expect(symbols(({ type, plot }) => (type === 'plot') !== (plot !== null))).toBe(0);
  });

  it('makes four decks of 45 cards and 7 plots, which are legal but for their size [AG1-1102, AG1-1107]', () => {
    const counts: { [house: string]: number[] } = {
      stark: [23, 12, 3, 7],
      lannister: [22, 13, 3, 7],
      baratheon: [23, 11, 5, 6],
      targaryen: [23, 12, 6, 4],
    };
    expect(readyNames).toEqual(Object.keys(counts));
    const used = new Set<string>();
    for (const house of readyNames) {
      const deck = readyDeck(house);
      if (!deck) throw new Error(`there is no deck ${house}`);
      expect(checkDeck(deck, { least: 45 })).toEqual([]);
      expect(deck.plots).toHaveLength(7);
      const drawn = deck.cards.map((code) => cards.get(code) as Definition);
      const types: CardType[] = ['character', 'location', 'attachment', 'event'];
      expect(types.map((type) => ofType(type, drawn))).toEqual(counts[house]);
      for (const code of [...deck.cards, ...deck.plots]) used.add(code);
    }
    expect(used.size).toBe(ENTRIES);
  });
});
