import type { Player } from '@small-council/client';
import { message } from '@small-council/engine';
import { texts } from '@small-council/iron-throne/text';
import * as things from '@small-council/iron-throne/things';
import { sayer } from '@small-council/text';
import { describe, expect, it } from 'vitest';
import { namesFor } from '../src/boards/iron-throne/names.ts';
import { personIn } from '../src/table/seats.ts';
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

describe('names', () => {
  const players = [
    { seat: 0, name: 'Lyra', bot: null },
    { seat: 1, name: 'Odo', bot: 'greedy' },
    { seat: 2, name: '', bot: null },
  ] as Player[];
  const personOf = (seat: number) => personIn(players, seat);

  it('are those of people and of bots', () => {
    expect([0, 1, 2, 3].map(personOf)).toEqual(['Lyra', 'Odo', null, null]);
  });

  const sayAt = (language: 'en' | 'de') =>
    sayer(
      language,
      { [language]: { ...texts[language], 'board.seat.named': '{seat} ({name})' } },
      namesFor(['stark', 'lannister', 'tyrell'], personOf),
    );

  it.each([
    ['en', 'House Stark (Lyra) offers House Lannister (Odo) the support of Arya Stark.'],
    ['de', 'Haus Stark (Lyra) bietet Haus Lennister (Odo) die Unterstützung von Arya Stark an.'],
  ] as const)('stand with their houses in the chronicle: %s', (language, said) => {
    const house = (id: string, seat: number) => ({ is: 'house', id, seat });
    const fact = message('fact.offered', {
      house: house('stark', 0),
      to: house('lannister', 1),
      character: things.character('arya'),
    });
    expect(sayAt(language)(fact)).toBe(said);
    const nameless = message('fact.stayedOut', { house: house('tyrell', 2) });
    expect(sayAt(language)(nameless)).toMatch(/Tyrell [a-zä]/);
  });

  it('stand in the terms of a deal', () => {
    const term = { is: 'term', id: 'power', house: 'tyrell', from: 'stark', amount: 2 } as const;
    expect(sayAt('en')(message('fact.dealMade', { items: [term] }))).toBe(
      'The deal is made: House Tyrell gets 2 power from House Stark (Lyra).',
    );
  });
});
