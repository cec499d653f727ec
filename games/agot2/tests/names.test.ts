import { firstNumbers } from '@small-council/lcg';
import { describe, expect, it } from 'vitest';
import { cards, findCard, findCards, nearCards } from '../cards/names.ts';

/** Finding cards by what players call them. */

const near = (name: string): string[] => nearCards(name).map((card) => card.name.en);

describe('the card of a name', () => {
  it('is the one of the oldest set where there are several', () => {
    const codes = findCards('Eddard Stark').map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(1);
    expect(findCard('Eddard Stark')?.code).toBe(codes.toSorted()[0]);
  });

  it('is none where nobody knows it', () => {
    expect(findCard('Jar Jar')).toBeNull();
  });

  it('has one number of several', () => {
    const first = firstNumbers(cards);
    expect(first('01144')).toBe('01144');
    expect(first('no number')).toBe('no number');
  });
});

describe('cards that somebody may have meant', () => {
  it('have the words in their name, from three letters on', () => {
    expect(near('Ice')).toContain('Ice');
    // By the nearest of its names: in German it is one letter away.
    expect(near('Summer').slice(0, 2)).toEqual(['Summer', 'Summer Harvest']);
    expect(near('Ic')).toEqual([]);
    expect(near('Eddard')).toEqual(['Eddard Stark', 'Eddard Stark']);
  });

  it('are a slip away for every four letters, and two at most', () => {
    expect(near('Sumner')).toContain('Summer'); // one of six
    expect(near('Sunmar')).toEqual([]); // two of six
    expect(near('Edard Sark')).toContain('Eddard Stark'); // two of ten
    expect(near('Edard Sarg')).toEqual([]); // three of ten
    expect(near('Teh Hnad of the King')).toEqual([]); // more than two, of twenty
  });

  it('are three at most: the nearest first, then by number', () => {
    const found = nearCards('Stark');
    expect(found).toHaveLength(3);
    expect(found.map(({ code }) => code)).toEqual(found.map(({ code }) => code).toSorted());
    expect(near('Arya Stark (Core)')[0]).toBe('Arya Stark');
  });
});
