import { type AskedQuestion, type Message, message } from '@small-council/engine';
import { sayer } from '@small-council/text';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/table/adviceWords.ts';
import { de as bargainDe } from '../src/table/words/de.ts';
import { en as bargainEn } from '../src/table/words/en.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const say = {
  en: sayer('en', { en: { ...en, ...bargainEn, 'thing.a': 'Arya', 'thing.b': 'Bran' } }),
  de: sayer('de', { de: { ...de, ...bargainDe, 'thing.a': 'Arya', 'thing.b': 'Bran' } }),
};
const deal = {
  some: (_item: unknown, amount: number): Message =>
    message('bargain.some', { amount, item: 'power' }),
  nameOf: () => 'Cersei',
};
const asked = (question: object): AskedQuestion => question as AskedQuestion;

function told(question: object, answer: Parameters<typeof wordsOf>[1]): [string, string] {
  const words = wordsOf(asked(question), answer, (id) => message(`thing.${id}`), deal);
  const all = message('board.advice', { answer: words });
  return [say.en(all), say.de(all)];
}

describe('advice in words', () => {
  it('names what to choose, how often, or that nothing is', () => {
    const choose = { kind: 'choose', pass: message('board.pass') };
    expect(told(choose, ['a', 'b', 'b'])).toEqual([
      'The council advises: Arya and Bran × 2.',
      'Der Rat empfiehlt: Arya und Bran × 2.',
    ]);
    expect(told(choose, [])).toEqual(['The council advises: Pass.', 'Der Rat empfiehlt: Passen.']);
    expect(told({ kind: 'choose', pass: null }, [])[0]).toBe('The council advises: Pass.');
    expect(told({ kind: 'number' }, 3)[1]).toBe('Der Rat empfiehlt: 3.');
  });

  it('says what a bargain brings to both', () => {
    const items = [
      { id: 'mine', giver: 1, taker: 0 },
      { id: 'theirs', giver: 0, taker: 1 },
    ];
    const question = { kind: 'deal', seat: 0, items };
    expect(told(question, { deal: 'accept' })[0]).toBe('The council advises: Accept.');
    expect(told(question, { deal: 'break' })[1]).toBe('Der Rat empfiehlt: Verhandlung abbrechen.');
    expect(told(question, { deal: 'offer', offer: { mine: 2 } })[0]).toBe(
      'The council advises: propose this. You gain 2 × power. Cersei gains nothing.',
    );
  });

  it('points at what is laid', () => {
    expect(told({ kind: 'path' }, { path: [] })[0]).toBe(
      'The council advises: what lies on the table now.',
    );
  });
});
