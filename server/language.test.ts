import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test.each([
  ['de', 'en', 'de'],
  ['en', 'de', 'en'],
  [null, 'de', 'de'],
  [null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [null, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
  [null, 'en;q=0.3, de;q=0.7', 'de'],
  [null, 'fr, DE;q=0.5', 'de'],
  [null, 'de;q=0, fr', 'en'],
  [null, 'fr', 'en'],
  [null, '*', 'en'],
  [null, ';;,q=,de;q=x', 'en'],
  [null, '', 'en'],
  [null, undefined, 'en'],
  ['fr', 'de', 'de'],
  ['<script>', undefined, 'en'],
])('chosen %j and preferring %j gives %s', (chosen, preferred, language) => {
  expect(pickLanguage(chosen, preferred)).toBe(language);
});
