import { describe, expect, it } from 'vitest';
import {
  chart,
  choose,
  createMatch,
  type Flow,
  flows,
  type Game,
  loadMatch,
  message,
  saveMatch,
} from '../index.ts';
import { crossroads } from './fixture/game.ts';

type Tiny = { table: { trail: string[] }; options: object; facts: Record<string, never> };
const { flow, act, ask, each, when, repeat } = flows<Tiny>();

const mark = (name: string) => act(name, (m) => void m.table.trail.push(name));
const pause = (name: string) =>
  ask(name, {
    who: () => 0,
    question: () =>
      choose({ text: message('t'), rule: 'SC-004', from: ['go', 'again', 'leave', 'out'] }),
    answer: (m, _here, [word]) => {
      m.table.trail.push(word);
      if (word === 'again') m.again();
      if (word === 'leave') m.leave();
    },
  });
const end = act('end', (m) => m.end({ winners: [0], reason: message('done') }));

const gameOf = (root: Flow<Tiny>, called: Flow<Tiny>[] = []): Game<Tiny, Tiny['table']> => ({
  id: 'tiny',
  version: 1,
  reads: 1,
  title: message('tiny'),
  seats: { min: 1, max: 4 },
  options: {},
  setup: () => ({ trail: [] }),
  flow: root,
  called,
  view: ({ table }) => ({ trail: table.trail.slice() }),
  guess: (view) => ({ trail: view.trail.slice() }),
});

const open = (root: Flow<Tiny>, called: Flow<Tiny>[] = []) =>
  createMatch(gameOf(root, called), { seats: 3, seed: 'flow' });

describe('flows', () => {
  it('run their steps in order, and flows among them once', () => {
    const inner = flow('inner', [mark('b'), mark('c')]);
    expect(open(flow('root', [mark('a'), inner, mark('d'), end])).state.table.trail).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('run calls in the order they were made, before the next step', () => {
    const one = flow('one', [mark('1')]);
    const two = flow('two', [mark('2')]);
    const root = flow('root', [
      act('calls', (m) => {
        m.call(one);
        m.call(two);
        m.call(one);
      }),
      mark('after'),
      end,
    ]);
    expect(open(root, [one, two]).state.table.trail).toEqual(['1', '2', '1', 'after']);
  });

  it('go through a flow for each of its variables, on a condition, and again and again', () => {
    const name = flow<{ seat: number }>('name', [
      act('say', (m, { seat }) => void m.table.trail.push(`${seat}`)),
    ]);
    const never = flow('never', [mark('never')]);
    const more = flow('more', [mark('more')]);
    const root = flow('root', [
      each((m) => m.clockwise(1).map((seat) => ({ seat })), name),
      when(() => false, never),
      repeat((m) => m.table.trail.length < 6, more),
      end,
    ]);
    expect(open(root).state.table.trail).toEqual(['1', '2', '0', 'more', 'more', 'more']);
  });

  it('stop at a question, ask it again, and leave a flow early', () => {
    const inner = flow('inner', [pause('pause'), mark('skipped when left')]);
    const match = open(flow('root', [inner, mark('after'), pause('wait'), end]));
    match.answer(0, 1, ['again']);
    match.answer(0, 2, ['leave']);
    expect(match.state.table.trail).toEqual(['again', 'leave', 'after']);
  });

  it('leave an outer flow and all it has called', () => {
    const deep = flow('deep', [
      ask('deepest', {
        who: () => 0,
        question: () => choose({ text: message('t'), rule: 'SC-004', from: ['out'] }),
        answer: (m) => m.leave(outer),
      }),
      mark('never'),
    ]);
    const outer: Flow<Tiny> = flow('outer', [flow('middle', [deep, mark('never')]), mark('never')]);
    const match = open(flow('root', [outer, mark('after'), pause('wait'), end]));
    match.answer(0, 1, ['out']);
    expect(match.state.table.trail).toEqual(['after']);
  });

  it('pass over a question that nobody is asked', () => {
    const nobody = ask('nobody', {
      who: () => [],
      question: () => choose({ text: message('t'), rule: 'SC-004', from: [] }),
      answer: () => {},
    });
    expect(open(flow('root', [nobody, mark('after'), end])).state.table.trail).toEqual(['after']);
  });

  it('are found out when they run in a circle or run out', () => {
    const idle = flow('idle', [mark('x')]);
    expect(() => open(flow('root', [repeat(() => true, idle)]))).toThrow(/circle/);
    expect(() => open(flow('root', [mark('a')]))).toThrow(/without a result/);
  });

  it('must be known to the game before they are called, or a save could not be opened', () => {
    const stranger = flow('stranger', [mark('x')]);
    expect(() => open(flow('root', [act('call', (m) => m.call(stranger)), end]))).toThrow(
      /not known/,
    );
  });

  it('have names of their own', () => {
    expect(() => open(flow('root', [mark('a'), mark('a'), end]))).toThrow(/two steps "a"/);
    expect(() =>
      open(flow('root', [flow('x', [mark('a')]), flow('x', [mark('b')]), end])),
    ).toThrow();
    const [x, y] = [flow('x', [mark('a')]), flow('x', [mark('b')])];
    expect(() => open(flow('root', [flow('l', [x]), flow('r', [y]), end]))).toThrow(
      /two flows are called "x"/,
    );
  });

  it('keep a saved match at its place when a step is put before it [SC-015]', () => {
    const before = open(flow('root', [mark('a'), pause('pause'), mark('b'), pause('wait'), end]));
    const saved = saveMatch(before);
    const newRules = gameOf(
      flow('root', [mark('new'), mark('a'), pause('pause'), mark('b'), pause('wait'), end]),
    );
    const match = loadMatch(newRules, saved);
    match.answer(0, 1, ['go']);
    expect(match.state.table.trail).toEqual(['a', 'go', 'b']);
  });

  it('draw the round chart', () => {
    const lines = chart(crossroads.flow);
    expect(lines.map(({ name, kind }) => [name, kind])).toEqual([
      ['round', 'repeat'],
      ['count', 'act'],
    ]);
    expect(lines[0].steps?.map((line) => line.name)).toEqual([
      'newRound',
      'bidding',
      'wager',
      'scout',
      'cast',
      'tent',
      'arranging',
      'bargaining',
      'drawUp',
    ]);
  });
});
