import type { Seat } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { newTree, type Tree, Way } from '../tree.ts';

/** Two answers, and two answers to each: what it is worth to the first player and to the second. */
const WORTH: { readonly [way: string]: readonly [number, number] } = {
  'attack wait': [10, 0],
  'attack strike back': [-10, 5],
  'hold wait': [2, 1],
  'hold strike back': [1, -5],
};

function walk(tree: Tree, worth = WORTH): string {
  const way = new Way(tree);
  const [first] = way.turn(0, 'first', [['attack'], ['hold']]) as string[];
  const [second] = way.isKnown
    ? (way.turn(1, 'second', [['wait'], ['strike back']]) as string[])
    : (['wait'] as const);
  const gone = `${first} ${second}`;
  way.look(1, (seat: Seat) => worth[gone][seat]);
  way.learn();
  return gone;
}

const FIRST = '0 first';
const SECOND = '1 second';
const atFirst = (tree: Tree) => tree.turnings.get(FIRST);
/** What was answered to an attack. */
const toAttack = (tree: Tree) =>
  atFirst(tree)?.branches.get('["attack"]')?.next.turnings.get(SECOND);

const walked = (tree: Tree, times: number): string[] =>
  Array.from({ length: times }, () => walk(tree));

const last = (ways: readonly string[], way: string): number =>
  ways.slice(-100).filter((one) => one === way).length;

describe('the tree of ways on', () => {
  it('begins with the rule of thumb, and remembers one step more each time', () => {
    const tree = newTree();
    expect(walked(tree, 1)).toEqual(['attack wait']);
    expect(atFirst(tree)?.tries).toBe(1);
    expect(toAttack(tree)).toBeUndefined();
    walked(tree, 5);
    expect(atFirst(tree)?.tries).toBe(6);
    expect(toAttack(tree)?.tries).toBeGreaterThan(0);
  });

  it('lets each seat choose what is best for itself, and the first one sees it coming', () => {
    const tree = newTree();
    const ways = walked(tree, 600);
    expect(last(ways, 'hold wait')).toBeGreaterThan(85);
    // Who attacks is struck, though the rule of thumb would wait.
    const answers = toAttack(tree)?.branches;
    const tries = (words: string): number => answers?.get(`["${words}"]`)?.tries ?? 0;
    expect(tries('strike back')).toBeGreaterThan(tries('wait'));
  });

  it('stays with the rule of thumb where all is the same', () => {
    const same = Object.fromEntries(Object.keys(WORTH).map((way) => [way, [3, 3]] as const));
    const tree = newTree();
    for (let i = 0; i < 200; i++) walk(tree, same);
    expect(atFirst(tree)?.branches.get('["attack"]')?.tries).toBeGreaterThan(100);
  });

  it('counts looks on the way by their weight, for each from where he came in', () => {
    const tree = newTree();
    const way = new Way(tree);
    way.turn(0, 'first', [['attack'], ['hold']]);
    way.look(3, () => 1);
    way.look(1, () => 9);
    way.learn();
    expect(atFirst(tree)?.branches.get('["attack"]')?.worth).toBe(3);
  });

  it('tells questions apart that come up in one world and not in another', () => {
    const tree = newTree();
    const answer = (seat: Seat, step: string, worth: number): void => {
      const way = new Way(tree);
      way.turn(seat, step, [['yes'], ['no']]);
      way.look(1, () => worth);
      way.learn();
    };
    answer(0, 'first', 5);
    answer(1, 'first', -5);
    answer(0, 'second', 2);
    const worths = [...tree.turnings].map(
      ([key, { branches }]) => [key, branches.get('["yes"]')?.worth] as const,
    );
    expect(worths).toEqual([
      ['0 first', 5],
      ['1 first', -5],
      ['0 second', 2],
    ]);
  });
});
