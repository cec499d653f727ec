import { expect, test } from 'vitest';
import { once } from '../rules/once.ts';
import { lay, mine } from './notation.ts';

test('what is asked of a position is worked out once, by what it is about, and anew in another position', () => {
  const remember = once<string | null>();
  const [here, there] = [lay([mine('INF@(24,10,0)')]), lay([mine('INF@(24,12,0)')])];
  let worked = 0;
  const ask = (known: typeof here, about: string, answer: string | null = about) =>
    remember(known, about, () => {
      worked++;
      return answer;
    });
  expect([ask(here, 'a'), ask(here, 'a'), ask(here, 'a', 'z'), worked]).toEqual(['a', 'a', 'a', 1]);
  expect([ask(here, 'b'), ask(here, 'a', 'z'), worked]).toEqual(['b', 'a', 2]);
  // That there is nothing is an answer too.
  expect([ask(here, 'c', null), ask(here, 'c'), worked]).toEqual([null, null, 3]);
  expect([ask(there, 'a', 'y'), ask(here, 'a'), ask(there, 'a'), worked]).toEqual([
    'y',
    'a',
    'y',
    4,
  ]);
  // Nobody else remembers it.
  expect(once<string>()(here, 'a', () => 'anew')).toBe('anew');
});
