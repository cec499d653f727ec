import { type Choose, choose, listAnswers, message } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import type { Bot, Thinking } from '../bot.ts';
import { narrowed, withSense } from '../sense.ts';

const ask = (spec: Partial<Parameters<typeof choose>[0]> = {}): Choose =>
  choose({ text: message('ask.any'), rule: 'SC-001', from: ['a', 'b', 'c'], ...spec });

const answers = (question: Choose) => [...(listAnswers(question) ?? [])];

describe('a narrowed question', () => {
  it('has no senseless options, and a default among those that are left', () => {
    const question = narrowed(ask(), (id) => id !== 'a');
    expect(answers(question)).toEqual([['b'], ['c']]);
    expect(question.fallback).toEqual(['b']);
  });

  it('cannot be passed where that is senseless', () => {
    expect(answers(narrowed(ask({ min: 0 }), () => true))).toContainEqual([]);
    expect(answers(narrowed(ask({ min: 0 }), () => true, false))).toEqual([['a'], ['b'], ['c']]);
  });

  it('can be passed when nothing sensible is left', () => {
    expect(answers(narrowed(ask({ min: 0 }), () => false, false))).toEqual([[]]);
  });

  it('stays as it was when too little would be left', () => {
    expect(narrowed(ask({ min: 2, max: 2 }), (id) => id === 'a').from).toEqual(['a', 'b', 'c']);
    expect(narrowed(ask({ min: 2, max: 2, each: 2 }), (id) => id === 'a').from).toEqual(['a']);
  });
});

describe('a bot with sense', () => {
  it('is asked without what is senseless', () => {
    const first: Bot = {
      id: 'first',
      decide: ({ question }) => ({ answer: [(question as Choose).from[0]] }),
    };
    const thinking = { question: ask() } as unknown as Thinking;
    const sensible = withSense(first, ({ question }) =>
      narrowed(question as Choose, (id) => id !== 'a'),
    );
    expect([first.decide(thinking).answer, sensible.decide(thinking).answer]).toEqual([
      ['a'],
      ['b'],
    ]);
  });
});
