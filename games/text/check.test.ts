import { message } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { describe, expect, it } from 'vitest';
import { keysOf, problems, said, settingKeys, stepKeys } from './check.ts';

describe('what is wrong with tables of words', () => {
  it('is nothing where they agree', () => {
    const en = { a: '{n, plural, one {# card} other {# cards}}', b: 'To {name}.', c: 'Done' };
    const de = { b: 'An {name}.', a: '{n, plural, one {# Karte} other {# Karten}}', c: 'Fertig' };
    expect(problems({ en, de })).toEqual([]);
  });

  it.each([
    ['a key is missing', { a: 'A' }, {}, ['de a: missing']],
    ['a key is too many', {}, { a: 'A' }, ['en a: missing']],
    ['parameters differ', { a: '{x}' }, { a: '{y}' }, ['de a: parameters y instead of x']],
    ['it is no ICU message', { a: 'A' }, { a: '{x' }, ['de a: no ICU message']],
    ['it is empty', { a: '' }, { a: 'A' }, ['en a: does not read well: ']],
    [
      'one case leaves a gap',
      { a: 'A {x, select, none {} other {b}}.' },
      { a: '{x}' },
      ['en a: does not read well: A {x, select, none {} other {b}}.'],
    ],
  ])('is found: %s', (_, en, de, expected) => {
    expect(problems({ en, de } as { [language: string]: { [key: string]: string } })).toEqual(
      expected,
    );
  });
});

it('a random match says its questions, labels, reasons, facts and end', () => {
  const keys = new Set<string>();
  for (let i = 0; i < 10; i++)
    for (const one of said(crossroads, { seats: 3, seed: `said ${i}` }))
      for (const key of keysOf(one)) keys.add(key);
  for (const key of ['bid', 'noBid', 'card', 'arrange', 'deal', 'tooLow', 'richest'])
    expect(keys).toContain(`crossroads.${key}`);
});

it('the keys of a message are its own and those inside', () => {
  const params = {
    n: 1,
    none: null,
    inner: message('b'),
    list: ['x', message('c'), [message('d')]],
  };
  expect(keysOf(message('a', params))).toEqual(['a', 'b', 'c', 'd']);
});

it('options and steps have keys', () => {
  expect(settingKeys(crossroads)).toEqual(
    ['rounds', 'rounds.help', 'cards', 'cards.help', 'weather', 'weather.help']
      .concat('weather.fair', 'weather.foul', 'charm2', 'charm2.help')
      .concat('charm2.none', 'charm2.owl', 'charm2.fox')
      .map((name) => `setting.${name}`),
  );
  const steps = stepKeys(crossroads);
  expect(steps).toContain(`step.${crossroads.flow.name}`);
  for (const { name } of [...crossroads.flow.steps, ...(crossroads.called ?? [])])
    expect(steps).toContain(`step.${name}`);
  expect(new Set(steps).size).toBe(steps.length);
});
