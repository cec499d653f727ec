import { message, type Params, type Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { parametersOf, sayer } from './index.ts';

const tables = {
  en: {
    name: 'Arya',
    'house.stark': 'Stark',
    'house.tully': 'Tully',
    plain: '{house} has {amount} power.',
    nested: 'It is said: {what}',
    deep: '{outer}!',
    list: 'Here are {cards}.',
    either: 'Take {cardsOr}.',
    begin: '{What}! {CardsOr}, {what}.',
    count: '{count, plural, =0 {no cards} one {# card} other {# cards}}',
    optional: 'A card{card, select, none {.} other {: {card}.}}',
    tag: 'less < more, <b>bold</b>, it’s “quoted”',
    broken: 'one {brace',
    flag: '{on, select, true {yes} other {no}}',
  },
  de: {
    'house.stark': 'Stark',
    'house.tully': 'Tully',
    plain: '{house} hat {amount} Macht.',
    list: 'Hier sind {cards}.',
    either: 'Nimm {cardsOr}.',
    count: '{count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
    change: '{by, number, ::sign-always} Stärke',
  },
};

const en = sayer('en', tables);
const de = sayer('de', tables);
const stark = message('house.stark');
const tully = message('house.tully');

describe('a sayer', () => {
  it('says messages inside messages first, however deep', () => {
    expect(en(message('plain', { house: stark, amount: 3 }))).toBe('Stark has 3 power.');
    const inner = message('nested', { what: message('plain', { house: tully, amount: 1 }) });
    expect(en(message('deep', { outer: inner }))).toBe('It is said: Tully has 1 power.!');
  });

  it('says things by what the game calls them, also in lists; unknown kinds leave a hole', () => {
    const names = { house: ({ id }: Thing) => message(`house.${id}`) };
    const say = sayer('de', tables, names);
    const house = { is: 'house', id: 'stark' };
    expect(say(message('plain', { house, amount: 2 }))).toBe('Stark hat 2 Macht.');
    const cards = [house, { is: 'house', id: 'tully' }];
    expect(say(message('list', { cards }))).toBe('Hier sind Stark und Tully.');
    expect(say(message('list', { cards: [{ is: 'ship', id: 1 }] }))).toBe('Hier sind ⟦ship⟧.');
    expect(de(message('plain', { house, amount: 2 }))).toBe('⟦house⟧ hat 2 Macht.');
  });

  it('joins lists as the language does, with "and" or with "or"', () => {
    const cards = [stark, tully, 'Frey'];
    expect(en(message('list', { cards }))).toBe('Here are Stark, Tully, and Frey.');
    expect(de(message('list', { cards }))).toBe('Hier sind Stark, Tully und Frey.');
    expect(en(message('either', { cards }))).toBe('Take Stark, Tully, or Frey.');
    expect(de(message('either', { cards: cards.slice(1) }))).toBe('Nimm Tully oder Frey.');
    expect(en(message('either', { cards: [stark] }))).toBe('Take Stark.');
    expect(en(message('list', { cards: [] }))).toBe('Here are .');
  });

  it('says a parameter as the beginning of a sentence where its name begins with a capital', () => {
    const params = { what: message('flag', { on: true }), cards: ['élan', 'wit'] };
    expect(en(message('begin', params))).toBe('Yes! Élan or wit, yes.');
    expect(en(message('begin', { what: '', cards: ['wit'] }))).toBe('! Wit, .');
    expect(en(message('begin', { what: 'so' }))).toBe('⟦begin⟧');
  });

  it('writes numbers as the language does', () => {
    expect(en(message('plain', { house: stark, amount: 12345.5 }))).toBe(
      'Stark has 12,345.5 power.',
    );
    expect(de(message('plain', { house: stark, amount: 12345.5 }))).toBe(
      'Stark hat 12.345,5 Macht.',
    );
    expect(en(message('count', { count: 12345 }))).toBe('12,345 cards');
    expect(de(message('count', { count: 12345 }))).toBe('12.345 Karten');
    expect([0, 1, 2].map((count) => de(message('count', { count })))).toEqual([
      'keine Karten',
      '1 Karte',
      '2 Karten',
    ]);
  });

  it('writes a minus sign before what is less than nothing, not a hyphen', () => {
    expect(en(message('plain', { house: stark, amount: -3 }))).toBe('Stark has −3 power.');
    expect(de(message('count', { count: -3 }))).toBe('−3 Karten');
    expect([-3, 3].map((by) => de(message('change', { by })))).toEqual(['−3 Stärke', '+3 Stärke']);
  });

  it('chooses the case "none" where a parameter is not there', () => {
    for (const params of [{}, { card: null }, { card: [] }] as Params[])
      expect(en(message('optional', params))).toBe('A card.');
    expect(en(message('optional', { card: stark }))).toBe('A card: Stark.');
    expect(en(message('optional', { card: [stark, tully] }))).toBe('A card: Stark and Tully.');
    expect([true, false].map((on) => en(message('flag', { on })))).toEqual(['yes', 'no']);
  });

  it('leaves a hole where words or parameters are missing, and never throws', () => {
    expect(en(message('nothing.here'))).toBe('⟦nothing.here⟧');
    expect(en(message('constructor'))).toBe('⟦constructor⟧');
    expect(en(message('nested', { what: message('nothing.here') }))).toBe(
      'It is said: ⟦nothing.here⟧',
    );
    expect(en(message('plain', { house: stark }))).toBe('⟦plain⟧');
    expect(en(message('count'))).toBe('⟦count⟧');
    expect(en(message('count', { count: 'many' }))).toBe('⟦count⟧');
    expect(en(message('broken'))).toBe('⟦broken⟧');
    expect(de(message('name'))).toBe('⟦name⟧');
    expect(sayer('fr', tables)(message('name'))).toBe('⟦name⟧');
  });

  it('takes words as plain text', () => {
    expect(en(message('tag'))).toBe('less < more, <b>bold</b>, it’s “quoted”');
    expect(en(message('nested', { what: '{count} <i>' }))).toBe('It is said: {count} <i>');
  });

  it('parses a sentence once', () => {
    let reads = 0;
    const counting = {
      en: {
        get often() {
          reads++;
          return 'Again.';
        },
      },
    };
    const say = sayer('en', counting);
    expect([1, 2, 3].map(() => say(message('often')))).toEqual(['Again.', 'Again.', 'Again.']);
    expect(reads).toBe(1);
  });
});

it('the parameters of a sentence are found in all its branches', () => {
  const found = parametersOf(
    '{a, plural, one {{b}} other {{c, select, x {{d, number}} other {}}}}',
  );
  expect(Object.fromEntries(found)).toEqual({
    a: { kinds: ['number'], cases: [] },
    b: { kinds: ['plain'], cases: [] },
    c: { kinds: ['select'], cases: ['other', 'x'] },
    d: { kinds: ['number'], cases: [] },
  });
  expect(() => parametersOf('{a')).toThrow();
});
