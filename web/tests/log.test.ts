import { describe, expect, it } from 'vitest';
import { splitAt } from '../src/table/sentence.ts';

describe('a sentence of the chronicle', () => {
  it('is cut where names begin and end, and says the same as before', () => {
    const words = 'House Stark plays “List of Names” (Arya Stark) against Arya Stark.';
    const parts = splitAt(words, ['Arya Stark', '“List of Names” (Arya Stark)']);
    expect(parts).toEqual([
      'House Stark plays ',
      '“List of Names” (Arya Stark)',
      ' against ',
      'Arya Stark',
      '.',
    ]);
    expect(parts.join('')).toBe(words);
  });

  it('without a name is left whole', () => {
    expect(splitAt('The result is Truce.', ['Arya Stark'])).toEqual(['The result is Truce.']);
  });
});
