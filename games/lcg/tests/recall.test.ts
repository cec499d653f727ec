import type { KnownFact, Params } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { type Recalled, recalling } from '../index.ts';
import { type CardThing, printing, theCard, thePlayer } from '../names.ts';

/** What a careful player remembers, told fact by fact. Seat 1 owns the wolf (5), the bear (6), the cloak (7). */

const WOLF = theCard({ id: 5, code: 'wolf' });
const BEAR = theCard({ id: 6, code: 'bear' });
const CLOAK = theCard({ id: 7, code: 'cloak' });

const fact = (key: string, seat: number, params: Params = {}): KnownFact =>
  ({ key: `fact.${key}`, params: { seat: thePlayer(seat), ...params } }) as KnownFact;

const marshals = (seat: number, card: typeof WOLF): KnownFact => fact('marshaled', seat, { card });
const returns = (card: typeof WOLF, to: string, seat = 1): KnownFact =>
  fact('returned', seat, { card, to });
const draws = (seat: number, amount: number, ...cards: string[]): KnownFact =>
  fact('drawn', seat, { amount, cards: cards.map((code, n) => theCard({ id: `h${n}`, code })) });
const looksAt = (whose: number, where: string, ...codes: string[]): KnownFact =>
  fact('looks', 0, { whose: thePlayer(whose), where, cards: codes.map(printing) });
const shows = (seat: number, ...codes: string[]): KnownFact =>
  fact('shown', seat, { cards: codes.map(printing) });

const inPlay = [WOLF, BEAR, CLOAK].map((card) => marshals(1, card));

const after = (...facts: KnownFact[]): Recalled => recalling(['fact.hides'])(facts, 0, 3);
/** What is known of seat 1, whose three cards have been seen; nothing is known of the others. */
function of1(...facts: KnownFact[]) {
  const [zero, one, two] = after(...inPlay, ...facts);
  for (const other of [zero, two])
    expect(other).toEqual({ hand: [], top: [], bottom: [], somewhere: [], plots: [] });
  return one;
}

describe('a card that goes to a hand', () => {
  it('is remembered there, with the id that it had', () => {
    expect(of1(returns(WOLF, 'hand'))).toEqual({
      hand: [{ code: 'wolf', id: 5 }],
      top: [],
      bottom: [],
      somewhere: [],
      plots: [],
    });
  });

  it('goes to its owner’s, whoever had it', () => {
    expect(of1(returns(WOLF, 'hand', 2)).hand).toEqual([{ code: 'wolf', id: 5 }]);
  });

  it('is held once, and beside others', () => {
    const { hand } = of1(returns(WOLF, 'hand'), returns(BEAR, 'hand'), returns(WOLF, 'hand'));
    expect(hand).toEqual([
      { code: 'bear', id: 6 },
      { code: 'wolf', id: 5 },
    ]);
  });

  it('comes out of it again when one of its kind is played, one at a time', () => {
    const second = theCard({ id: 8, code: 'wolf' });
    const held = [returns(WOLF, 'hand'), returns(BEAR, 'hand')];
    expect(of1(...held, marshals(1, second)).hand).toEqual([{ code: 'bear', id: 6 }]);
    const other = theCard({ id: 9, code: 'boar' });
    expect(of1(...held, marshals(1, other)).hand).toHaveLength(2);
    const two = [looksAt(1, 'hand', 'wolf', 'wolf'), marshals(1, second)];
    expect(of1(...two).hand).toEqual([{ code: 'wolf', id: 0 }]);
  });

  it('stays there while cards that were seen before do something, and when another plays its kind', () => {
    const held = looksAt(1, 'hand', 'wolf');
    expect(of1(held, fact('knelt', 1, { card: WOLF })).hand).toHaveLength(1);
    const [, one] = after(held, marshals(2, theCard({ id: 8, code: 'wolf' })));
    expect(one.hand).toHaveLength(1);
  });

  it('may come out of a list of cards, or as a plot', () => {
    const held = looksAt(1, 'hand', 'wolf', 'bear', 'boar');
    const boar = theCard({ id: 8, code: 'boar' });
    const both = fact('setup', 1, { cards: [WOLF, BEAR] });
    const [, one] = after(held, both, fact('plot', 1, { plot: boar }));
    expect(one.hand).toEqual([]);
  });

  it('is not known if it never lay on the table, or lies in one’s own hand', () => {
    expect(of1(fact('returned', 1, { card: printing('wolf'), to: 'hand' })).hand).toEqual([]);
    const own = theCard({ id: 'h1', code: 'wolf' });
    const [, still] = after(looksAt(1, 'hand', 'wolf'), marshals(1, own), returns(own, 'hand'));
    expect(still.hand).toEqual([{ code: 'wolf', id: 0 }]);
  });

  it('may be taken from a pile', () => {
    const { hand } = of1(fact('tookFromPile', 1, { card: WOLF }));
    expect(hand).toEqual([{ code: 'wolf', id: 5 }]);
  });

  it('takes along what hangs on it, once; and nothing that hangs elsewhere', () => {
    const hangs = fact('attached', 1, { card: CLOAK, host: WOLF });
    const cloak = { code: 'cloak', id: 7 };
    expect(of1(hangs, returns(WOLF, 'discard')).hand).toEqual([cloak]);
    expect(of1(hangs, returns(BEAR, 'discard')).hand).toEqual([]);
    expect(of1(hangs, fact('knelt', 1, { card: WOLF })).hand).toEqual([]);
    const played = marshals(1, theCard({ id: 8, code: 'cloak' }));
    const again = returns(WOLF, 'discard');
    expect(of1(hangs, returns(WOLF, 'discard'), played, again).hand).toEqual([]);
  });

  it('leaves behind what has moved on to another bearer, which takes it along', () => {
    const hangs = (host: CardThing) => fact('attached', 1, { card: { ...CLOAK }, host });
    expect(of1(hangs(WOLF), hangs(BEAR), returns(WOLF, 'discard')).hand).toEqual([]);
    expect(of1(hangs(WOLF), hangs(BEAR), returns(BEAR, 'discard')).hand).toEqual([
      { code: 'cloak', id: 7 },
    ]);
  });

  it('takes along what belongs to another, to that player', () => {
    const [zero, one] = after(
      marshals(1, WOLF),
      marshals(0, CLOAK),
      fact('attached', 0, { card: CLOAK, host: WOLF }),
      returns(WOLF, 'dead'),
    );
    expect([zero.hand, one.hand]).toEqual([[{ code: 'cloak', id: 7 }], []]);
    const [, unseen] = after(
      marshals(1, WOLF),
      // The cloak was never seen to come from anybody.
      fact('attached', 7, { card: CLOAK, host: WOLF }),
      returns(WOLF, 'dead'),
    );
    expect(unseen.hand).toEqual([]);
  });
});

describe('a card that goes to a deck', () => {
  it('lies on top of those that came before, or under them', () => {
    const { top } = of1(returns(WOLF, 'top'), returns(BEAR, 'top'));
    expect(top).toEqual(['bear', 'wolf']);
    const { bottom, top: none } = of1(returns(WOLF, 'bottom'), returns(BEAR, 'bottom'));
    expect([bottom, none]).toEqual([['wolf', 'bear'], []]);
  });

  it('is somewhere if it is shuffled, and so is all that was known', () => {
    const facts = [returns(WOLF, 'top'), returns(BEAR, 'bottom')];
    const mixed = { hand: [], top: [], bottom: [], plots: [] };
    expect(of1(...facts, returns(CLOAK, 'shuffled'))).toEqual({
      ...mixed,
      somewhere: ['cloak', 'wolf', 'bear'],
    });
    expect(of1(...facts, fact('shuffledAway', 1, { card: CLOAK })).somewhere).toEqual([
      'cloak',
      'wolf',
      'bear',
    ]);
    expect(of1(...facts, fact('shuffled', 1))).toEqual({ ...mixed, somewhere: ['wolf', 'bear'] });
    expect(of1(...facts, fact('shuffled', 2)).top).toEqual(['wolf']);
  });

  it('is nowhere known if it goes to a pile', () => {
    const { somewhere, top, bottom, hand } = of1(returns(WOLF, 'discard'));
    expect([somewhere, top, bottom, hand]).toEqual([[], [], [], []]);
  });

  it('is no longer somewhere when one of its kind comes out, but the one in hand comes first', () => {
    const lost = returns(WOLF, 'shuffled');
    const played = marshals(1, theCard({ id: 8, code: 'wolf' }));
    expect(of1(lost, played).somewhere).toEqual([]);
    expect(of1(lost, looksAt(1, 'hand', 'wolf'), played)).toMatchObject({
      hand: [],
      somewhere: ['wolf'],
    });
    expect(of1(lost, marshals(1, theCard({ id: 8, code: 'boar' }))).somewhere).toEqual(['wolf']);
  });
});

describe('cards that are drawn', () => {
  const known = looksAt(1, 'deck', 'wolf', 'bear');

  it('are those on top, if as many are known or fewer', () => {
    const held = [
      { code: 'wolf', id: 0 },
      { code: 'bear', id: 0 },
    ];
    for (const amount of [2, 3])
      expect(of1(known, draws(1, amount))).toMatchObject({ hand: held, top: [], somewhere: [] });
  });

  it('are some of those on top, if more are known: nobody knows which', () => {
    expect(of1(known, draws(1, 1))).toMatchObject({
      hand: [],
      top: [],
      somewhere: ['wolf', 'bear'],
    });
  });

  it('are seen by who draws them, and are no longer on top', () => {
    expect(of1(known, draws(1, 1, 'bear'))).toMatchObject({ hand: [], top: ['wolf'] });
    expect(of1(known, draws(1, 3, 'bear', 'wolf', 'boar')).top).toEqual([]);
  });

  it('are those of whoever draws', () => {
    expect(of1(known, draws(2, 2)).top).toEqual(['wolf', 'bear']);
  });
});

describe('a card that is shown', () => {
  const added = { code: 'boar', id: 0 };

  it('is then in hand, and no longer on top', () => {
    expect(of1(looksAt(1, 'deck', 'boar'), shows(1, 'boar'), draws(1, 1))).toMatchObject({
      hand: [added],
      top: [],
    });
    expect(of1(shows(1, 'boar'), fact('shuffled', 1)).hand).toEqual([added]);
    const others = of1(looksAt(1, 'deck', 'wolf', 'boar'), shows(1, 'boar'), draws(1, 1));
    expect(others).toMatchObject({ hand: [added, { code: 'wolf', id: 0 }], top: [] });
  });

  it('says nothing if another player draws, if several are shown, or if something comes between', () => {
    expect(of1(shows(2, 'boar'), draws(1, 1)).hand).toEqual([]);
    expect(of1(shows(1, 'boar', 'wolf'), draws(1, 1)).hand).toEqual([]);
    expect(of1(shows(1, 'boar'), fact('goldGained', 1), draws(1, 1)).hand).toEqual([]);
  });
});

describe('what is looked at', () => {
  it('is all that there is in a hand', () => {
    expect(of1(returns(WOLF, 'hand'), looksAt(1, 'hand', 'bear', 'boar')).hand).toEqual([
      { code: 'bear', id: 0 },
      { code: 'boar', id: 0 },
    ]);
    expect(of1(returns(WOLF, 'top'), looksAt(1, 'hand', 'bear')).top).toEqual(['wolf']);
  });

  it('lies on top of the deck', () => {
    const { top, hand } = of1(
      returns(WOLF, 'hand'),
      returns(BEAR, 'top'),
      looksAt(1, 'deck', 'boar', 'cloak'),
    );
    expect([top, hand]).toEqual([['boar', 'cloak'], [{ code: 'wolf', id: 5 }]]);
  });

  it('tells nothing to who does not see it', () => {
    expect(of1(returns(WOLF, 'hand'), looksAt(1, 'hand')).hand).toHaveLength(1);
  });
});

describe('what is forgotten', () => {
  const known = [returns(WOLF, 'hand'), returns(BEAR, 'top'), returns(CLOAK, 'bottom')];

  it('a hand that is shuffled into the deck is somewhere', () => {
    expect(of1(...known, fact('handShuffled', 1))).toEqual({
      hand: [],
      top: [],
      bottom: [],
      somewhere: ['wolf', 'bear', 'cloak'],
      plots: [],
    });
  });

  it('so is a hand of which some card goes unseen, but not the deck', () => {
    expect(of1(...known, fact('hides', 1))).toMatchObject({
      hand: [],
      top: ['bear'],
      bottom: ['cloak'],
      somewhere: ['wolf'],
    });
    expect(of1(...known, fact('hides', 2)).hand).toHaveLength(1);
    expect(of1(...known, fact('goldGained', 1)).hand).toHaveLength(1);
  });

  it('a deck from which somebody takes a card, or under which he puts some, is in another order', () => {
    const mixed = { top: [], bottom: [], somewhere: ['bear', 'cloak'] };
    expect(of1(...known, fact('addedToHand', 1))).toMatchObject(mixed);
    const put = { key: 'fact.putUnder', params: { whose: thePlayer(1) } } as unknown as KnownFact;
    expect(of1(...known, put)).toMatchObject(mixed);
    // Who takes it out of another’s deck does not shuffle his own.
    expect(of1(...known, fact('addedToHand', 2, { whose: thePlayer(1) }))).toMatchObject(mixed);
  });

  it('a card that is discarded from the deck was on top; one from the hand was not', () => {
    const gone = (from: string) =>
      fact('discardedFrom', 1, {
        card: theCard({ id: 8, code: 'bear' }),
        from: { key: `zone.${from}` },
      });
    expect(of1(...known, gone('deck')).top).toEqual([]);
    expect(of1(...known, gone('hand')).top).toEqual(['bear']);
    const two = [looksAt(1, 'deck', 'wolf', 'bear', 'bear'), gone('deck')];
    expect(of1(...two).top).toEqual(['wolf', 'bear']);
  });
});

describe('plots', () => {
  it('are remembered once each', () => {
    const reveals = (id: number, code: string) => fact('plot', 1, { plot: theCard({ id, code }) });
    expect(of1(reveals(10, 'feast'), reveals(11, 'winter'), reveals(12, 'feast')).plots).toEqual([
      'feast',
      'winter',
    ]);
  });
});
