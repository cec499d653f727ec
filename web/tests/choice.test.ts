import { describe, expect, it } from 'vitest';
import { type Halves, optionsOf, type Parts, pickHalf } from '../src/table/choice.ts';

const OFFERS = new Map<string, Parts>(
  ['challenger', 'defender'].flatMap((side) =>
    ['arya', 'robb'].map((id): [string, Parts] => [`${side}:${id}`, [side, id]]),
  ),
);
const NOTHING: Halves = [null, null];

describe('an option made of two things on the board', () => {
  it('is chosen by its parts, in either order', () => {
    const sideFirst = pickHalf(OFFERS, pickHalf(OFFERS, NOTHING, 'defender'), 'arya');
    const characterFirst = pickHalf(OFFERS, pickHalf(OFFERS, NOTHING, 'arya'), 'defender');
    expect(sideFirst).toEqual(['defender', 'arya']);
    expect(characterFirst).toEqual(sideFirst);
    expect(optionsOf(OFFERS, sideFirst)).toEqual(['defender:arya']);
  });

  it('changes one part and keeps the other', () => {
    expect(pickHalf(OFFERS, ['defender', 'arya'], 'robb')).toEqual(['defender', 'robb']);
    expect(pickHalf(OFFERS, ['defender', 'arya'], 'challenger')).toEqual(['challenger', 'arya']);
  });

  it('lets go of a part that is clicked again', () => {
    expect(pickHalf(OFFERS, ['defender', 'arya'], 'arya')).toEqual(['defender', null]);
  });

  it('lets go of what does not go with the new part', () => {
    const some = new Map(OFFERS);
    some.delete('defender:arya');
    expect(pickHalf(some, ['defender', null], 'arya')).toEqual([null, 'arya']);
  });

  it('takes the same thing for giver or receiver, in the order of the clicks', () => {
    const moves = new Map<string, Parts>([
      ['arya robb', ['arya', 'robb']],
      ['robb arya', ['robb', 'arya']],
    ]);
    expect(pickHalf(moves, pickHalf(moves, NOTHING, 'robb'), 'arya')).toEqual(['robb', 'arya']);
  });
});
