import { type Message, message } from '@small-council/engine';
import { en as kernel } from '@small-council/engine/text/en';
import type { Definition } from '@small-council/lcg';
import { en as lcgEn } from '@small-council/lcg/text';
import { textOf } from '@small-council/lcg/textBox';
import { sayer } from '@small-council/text';
import { keysOf, problems, said, settingKeys, stepKeys } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/names.ts';
import { readyNames } from '../decks/ready.ts';
import { events } from '../events.ts';
import { agot1 } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { names, texts } from '../text/index.ts';

const LANGUAGES = ['en', 'de'] as const;
const HOLE = /[⟦⟧{}]|undefined/;
const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

const missing = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].filter((key) => !Object.hasOwn(texts.en, key)).sort();

/** Words that this edition uses in another sense than the kit. */
const OWN_SENSE = ['keyword.ambush', 'keyword.intimidate', 'text.action', 'text.bonus'];

describe('the words of the first edition', () => {
  it('have the same keys and parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
    expect(problems(texts)).toEqual([]);
  });

  it('have one place each, except where the edition means something else', () => {
    const keys = [kernel, lcgEn, en].flatMap((table) => Object.keys(table));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual(OWN_SENSE);
  });

  it('exist for every step, option, event, trait and House', () => {
    const printed = [...cards.values()];
    expect(missing([...stepKeys(agot1), ...settingKeys(agot1)])).toEqual([]);
    expect(missing(Object.keys(events).map((type) => `event.${type}`))).toEqual([]);
    expect(missing(printed.flatMap(({ traits }) => traits.map((one) => `trait.${one}`)))).toEqual(
      [],
    );
    expect(missing(printed.flatMap(({ factions }) => factions.map((f) => `faction.${f}`)))).toEqual(
      [],
    );
    expect(missing(readyNames.map((name) => `deck.name.${name}`))).toEqual([]);
  });

  it.each(LANGUAGES)('say in %s everything that a card does, in whole sentences', (language) => {
    const isSentence = (line: string): boolean =>
      /^[A-ZÄÖÜ“„+−].*[.!]$/u.test(line) && !/ {2}| [.,;:]|\(\)|[.;:][.;]/.test(line);
    const wrong = [...cards.values()].flatMap((card: Definition) =>
      textOf(card)
        .map(say[language])
        .filter((line) => HOLE.test(line) || !isSentence(line))
        .map((line) => `${card.code}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of its own book in German, not those of the second edition', () => {
    const lines = [...cards.values()].flatMap((card) => textOf(card).map(say.de));
    const wrong =
      /Fraktion|Hauss|Verstärkung|Merkmal|(Militär|Intrigen|Macht)-Herausf|Militäreinsatz|Intrigenspiel|oder hast aufm/;
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
    const others =
      /Fraktion|Verstärkung |Schlüsselw|Merkmal|Archiv|Herausforderung[^.]* initiier|initiiert (hast|hat|worden)/;
    const table = Object.entries(texts.de).filter(([key]) => !key.startsWith('card.'));
    expect(table.filter(([, text]) => others.test(text))).toEqual([]);
    expect(table.filter(([key]) => key.startsWith('is.crest:')).map(([, text]) => text)).toEqual([
      'Siegel Geweihter',
      'Siegel Gelehrter',
      'Siegel Adliger',
      'Siegel Krieger',
      'Siegel Schatten',
    ]);
    const type = message('challenge.intrigue');
    expect(say.de(message('ask.attackers', { type }))).toBe(
      'Erkläre die Angreifer für eine Intrige.',
    );
    expect(say.de(message('why.challengeUsed', { type: message('challenge.military') }))).toBe(
      'Du hast deinen Militärschlag in dieser Phase schon angesagt.',
    );
  });

  it('are those of its own book in English: Houses, and marshalling with two l', () => {
    const words = Object.entries(texts.en).filter(([key]) => !key.startsWith('card.'));
    // What stands in a select is a key and no word: `marshaling {…}`, `faction {…}`.
    const read = words.map(([key, text]) => [key, text.replaceAll(/[\w.]+ (?=\{)/g, '')] as const);
    const second = /marshaling|faction(?!sOr)\b/i;
    expect(read.filter(([, text]) => second.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('say everything in random matches without a hole', () => {
    const messages = new Map<string, Message>();
    for (const seats of [2, 4])
      for (const one of said(agot1, { seats, seed: `words ${seats}`, options: {} }))
        messages.set(JSON.stringify(one), one);
    expect(missing([...messages.values()].flatMap(keysOf))).toEqual([]);
    for (const language of LANGUAGES)
      expect([...messages.values()].map(say[language]).filter((text) => HOLE.test(text))).toEqual(
        [],
      );
    expect(say.en(message('card.10005'))).toBe('Eddard Stark');
  });
});
