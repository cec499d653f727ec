import { readdirSync, readFileSync } from 'node:fs';
import { type ChartLine, chart, type Flow, type Message, message } from '@small-council/engine';
import { en as kernel } from '@small-council/engine/text/en';
import { sayer } from '@small-council/text';
import { bent, keysOf, problems, said, settingKeys } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { abilityText } from '../blocks/text.ts';
import { book } from '../book.ts';
import { RECRUITS, TACTICS, tacticsTextOf, textOf } from '../cards.ts';
import { asoiaf } from '../game.ts';
import { LADDER } from '../rules/timing.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { names, texts } from '../text/index.ts';

const LANGUAGES = ['en', 'de'] as const;
const HOLE = /[⟦⟧{}]|undefined/;
const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

const holes = (messages: Iterable<Message>): string[] =>
  [...messages].flatMap((one) =>
    LANGUAGES.map((language) => say[language](one)).filter((words) => HOLE.test(words)),
  );

describe('the words of the game', () => {
  it('have the same keys and parameters in both languages, and every sentence reads', () => {
    expect(problems({ en, de })).toEqual([]);
    expect(problems(texts)).toEqual([]);
    expect(Object.keys(en).filter((key) => key in kernel)).toEqual([]);
  });

  it('are right for every unit, whether its name is that of one wolf or of many men', () => {
    const units = ['unit', 'attacker', 'defender', 'target', 'enemy'];
    expect(bent(texts, units)).toEqual([]);
  });

  it('exist for everything that random matches say to players and spectators', () => {
    const messages = new Map<string, Message>();
    for (let i = 0; i < 8; i++) {
      const options = { mode: i % 2 === 0 ? 'gameOfThrones' : 'clashOfKings' };
      for (const one of said(asoiaf, { seats: 2, seed: `words ${i}`, options }))
        messages.set(JSON.stringify(one), one);
    }
    const keys = new Set([...messages.values()].flatMap(keysOf));
    expect([...keys].filter((key) => !(key in texts.en))).toEqual([]);
    expect(holes(messages.values())).toEqual([]);
  });

  it('exist for every option of the table and what can be chosen', () => {
    expect(settingKeys(asoiaf).filter((key) => !(key in texts.en))).toEqual([]);
  });

  it('exist for every step of the course of a match', () => {
    const names = (lines: ChartLine[]): string[] =>
      lines.flatMap(({ name, steps = [] }) => [name, ...names(steps)]);
    const course = names(chart(asoiaf.flow as unknown as Flow));
    expect(course).toContain('activationPhase');
    expect(holes(course.map((name) => message(`step.${name}`)))).toEqual([]);
  });

  it('exist for every moment of the ladder', () => {
    expect(holes(LADDER.map(([moment]) => message(`moment.${moment}`)))).toEqual([]);
  });

  it('exist for every refusal that the space knows', () => {
    const sources = ['moves', 'charge'].map((file) =>
      readFileSync(new URL(`../geometry/${file}.ts`, import.meta.url), 'utf8'),
    );
    const reasons = sources.flatMap((source) =>
      [...source.matchAll(/refuse\([^)]*?'SIF-\d+'[^)]*?, '(\w+)'/g)].map(([, reason]) => reason),
    );
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => !(`refuse.${reason}` in en))).toEqual([]);
  });

  it('are used: no key is left over', () => {
    const files = readdirSync(new URL('..', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    });
    const code = files
      .filter((file) => file.endsWith('.ts') && !/^(tests|text|armies)/.test(file))
      .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
      .join('\n');
    const spoken = (key: string): boolean => {
      const parts = key.split('.');
      const prefix = parts.slice(0, -1).join('.');
      return (
        code.includes(`'${key}'`) ||
        code.includes(`\`${prefix}.\${`) ||
        code.includes(`'${parts.at(-1)}'`)
      );
    };
    const used = (key: string): boolean =>
      spoken(key) || /^(path|terrain|objective|refuse|fact|setting|mission)\./.test(key);
    expect(Object.keys(en).filter((key) => !used(key))).toEqual([]);
  });
});

describe('what is declared', () => {
  it('says itself in both languages, without a hole', () => {
    const lines: Message[] = [];
    for (const [id, ability] of [...book.abilities, ...book.tactics]) {
      const { marks, lines: own } = abilityText(ability);
      lines.push(...marks, ...own);
      if (!id.startsWith('affiliation')) expect(own.length, id).toBeGreaterThan(0);
    }
    expect(lines.length).toBeGreaterThan(200);
    expect(holes(lines)).toEqual([]);
  });

  it('is everything that stands on a card', () => {
    for (const { abilities } of RECRUITS)
      for (const id of abilities) expect(() => textOf(id), id).not.toThrow();
    for (const { id } of TACTICS) expect(tacticsTextOf(id).lines.length, id).toBeGreaterThan(0);
    expect(() => textOf('nothing')).toThrow('nobody has declared "nothing"');
  });

  it('reads as a player would say it', () => {
    const text = (id: string, language: 'en' | 'de') => {
      const ability = book.abilities.get(id);
      return ability ? abilityText(ability).lines.map(say[language]) : [];
    };
    expect(text('wintersBite', 'en')).toEqual([
      'This unit: Critical Blow.',
      'This unit: to hit +1 if it has at least 1 destroyed rank.',
      'This unit: may re-roll attack dice if it has at least 2 destroyed ranks.',
    ]);
    expect(text('unyielding', 'en')).toEqual([
      'This unit: wounds of failed panic tests −1 for each of its destroyed ranks.',
    ]);
    expect(text('disrupt', 'de')).toEqual([
      'Feinde im Nahkampf mit dieser Einheit: Trefferwürfe −1.',
    ]);
    expect(text('lannisterSupremacy', 'de')).toEqual([
      'Nachdem eine feindliche Einheit einen Angriff abgeschlossen hat; Verteidiger: diese Einheit',
      'der Angreifer legt eine Panikprobe ab, minus 1 je eigener verbleibender Schlachtreihe, mit mehr Wunden beim Verfehlen: 1 je eigener verbleibender Schlachtreihe.',
    ]);
  });

  it('is never changed: a block is a value', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
      Object.freeze(value);
      for (const inner of Object.values(value)) freeze(inner);
    };
    for (const ability of [...book.abilities.values(), ...book.tactics.values()]) freeze(ability);
    expect([...said(asoiaf, { seats: 2, seed: 'frozen' })].length).toBeGreaterThan(100);
  });
});
