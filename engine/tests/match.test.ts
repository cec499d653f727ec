import { describe, expect, it } from 'vitest';
import {
  Chance,
  CONCEDE,
  checkOptions,
  createMatch,
  defaultAnswer,
  guess,
  loadMatch,
  type Match,
  type Option,
  type Play,
  type Question,
  Refusal,
  type Refused,
  refuse,
  replay,
  type Seat,
  sampleAnswer,
  saveMatch,
  type Viewer,
} from '../index.ts';
import { crossroads } from './fixture/game.ts';
import type { Crossroads } from './fixture/table.ts';
import type { TableView } from './fixture/view.ts';

type Fixture = Match<Crossroads, TableView>;

const open = (seed = 'match', seats = 3): Fixture => createMatch(crossroads, { seats, seed });
const say = (match: Fixture, seat: Seat, answer: unknown) =>
  match.answer(seat, match.state.moment, answer);
const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
const handOf = (match: Fixture, seat: Seat): string[] =>
  match.state.table.players[seat].hand.map(({ face }) => `${face}`);

/** Plays by defaults until the named step asks. */
function playTo(match: Fixture, step: string): Fixture {
  while (match.state.stack.at(-1)?.at !== step) {
    const [seat] = match.waiting;
    say(match, seat, defaultAnswer(match.question(seat) as Question));
  }
  return match;
}

describe('opening a match', () => {
  it.each([
    [{ seats: 1, seed: 'x' }, 'table.seats'],
    [{ seats: 7, seed: 'x' }, 'table.seats'],
    [{ seats: 2.5, seed: 'x' }, 'table.seats'],
    [{ seats: 2, seed: '' }, 'table.seed'],
    [{ seats: 2, seed: 'x', options: { rounds: 0 } }, 'table.optionValue'],
    [{ seats: 2, seed: 'x', options: { weather: 'hail' } }, 'table.optionValue'],
    [{ seats: 2, seed: 'x', options: { dragons: true } }, 'table.optionUnknown'],
    [{ seats: 2, seed: 'x', options: 'rounds' }, 'table.optionsForm'],
    [
      { seats: 2, seed: 'x', options: JSON.parse('{"__proto__":{"rounds":1}}') },
      'table.optionUnknown',
    ],
  ])('with %j is refused: %s [SC-014]', (setting, key) => {
    const refusal = refusalOf(() => createMatch(crossroads, setting));
    expect(refusal.rule).toBe('SC-014');
    expect(refusal.why.key).toBe(key);
  });

  it('is refused with all reasons, also those of its own table [SC-014]', () => {
    const [short, odd] = [refuse('SC-014', 'short'), refuse('SC-005', 'odd')];
    const weather: Option<'fair' | 'foul'> = {
      default: 'fair',
      form: { kind: 'list', readymade: ['fair', 'foul'], longest: 10 },
      check: (value, at) =>
        value === 'hail' ? [short, odd] : value === 'foul' && at?.seats === 3 ? [odd] : [],
    };
    const game = { ...crossroads, options: { ...crossroads.options, weather } };
    const reasons = (given: string, seats?: number) =>
      refusalOf(() => checkOptions(game, { weather: given }, seats)).why.params?.reasons;
    const said = ({ rule, why }: Refused) => ({ key: 'table.reason', params: { rule, why } });
    expect(reasons('hail')).toEqual([said(short), said(odd)]);
    expect(reasons('foul', 3)).toEqual([said(odd)]);
    expect(checkOptions(game, { weather: 'foul' }, 2)).toMatchObject({ weather: 'foul' });
    expect(checkOptions(game, { weather: 'foul' })).toMatchObject({ weather: 'foul' });
  });

  it('fills in what was not agreed [SC-014]', () => {
    const match = createMatch(crossroads, { seats: 2, seed: 'x', options: { rounds: 2 } });
    expect(match.origin.options).toEqual({
      rounds: 2,
      cards: 30,
      weather: 'fair',
      charm2: 'none',
    });
  });

  it('is decided by the seed alone [SC-016]', () => {
    expect(saveMatch(open('a'))).toBe(saveMatch(open('a')));
    expect(handOf(open('a'), 0)).not.toEqual(handOf(open('b'), 0));
  });
});

describe('answers', () => {
  it('come only from seats that are asked [SC-001]', () => {
    const match = playTo(open(), 'wager');
    const { leader } = match.state.table;
    const other = (leader + 1) % 3;
    expect(refusalOf(() => say(match, other, 0)).rule).toBe('SC-001');
    expect(refusalOf(() => say(match, 17, 0)).rule).toBe('SC-001');
    expect(refusalOf(() => say(match, Number.NaN, 0)).rule).toBe('SC-001');
  });

  it('are refused when they are late, early or given twice [SC-002]', () => {
    const match = open();
    say(match, 0, []);
    expect(refusalOf(() => say(match, 0, [])).rule).toBe('SC-002');
    say(match, 1, []);
    say(match, 2, []);
    const { leader } = match.state.table;
    expect(refusalOf(() => match.answer(leader, 1, [])).rule).toBe('SC-002');
    expect(refusalOf(() => match.answer(leader, 3, 0)).rule).toBe('SC-002');
    expect(refusalOf(() => match.answer(leader, '2', 0)).rule).toBe('SC-002');
  });

  it('leave no trace when refused [SC-010]', () => {
    const match = open();
    const before = saveMatch(match);
    for (const wrong of [['999'], 'x', null, {}, ['1', '1']]) {
      expect(match.refusal(0, 1, wrong)).toBeInstanceOf(Refusal);
      refusalOf(() => match.answer(0, 1, wrong));
    }
    expect(saveMatch(match)).toBe(before);
  });

  it('are not taken after the end [SC-013]', () => {
    const match = open();
    while (!match.result) {
      const [seat] = match.waiting;
      say(match, seat, defaultAnswer(match.question(seat) as Question));
    }
    expect(match.waiting).toEqual([]);
    expect(match.questions).toEqual([]);
    expect(refusalOf(() => say(match, 0, [])).rule).toBe('SC-013');
  });

  it('can be defaults all along: an empty chair never stops a match [SC-011]', () => {
    const match = createMatch(crossroads, { seats: 4, seed: 'empty', options: { rounds: 9 } });
    let count = 0;
    while (!match.result && count++ < 1000) {
      const [asked] = match.questions;
      match.answer(asked.seat, asked.id, asked.default);
    }
    expect(match.result?.winners.length).toBeGreaterThan(0);
  });

  it('belong to the match: changing the given object afterwards changes nothing', () => {
    const match = open();
    const answer = [handOf(match, 0)[0]];
    say(match, 0, answer);
    answer[0] = 'changed';
    expect(match.view(0).given).toEqual([handOf(match, 0)[0]]);
  });

  it('cost nothing but themselves when the code of a game fails', () => {
    let broken = true;
    const game = {
      ...crossroads,
      view: (...args: Parameters<typeof crossroads.view>) => crossroads.view(...args),
      flow: {
        ...crossroads.flow,
        steps: crossroads.flow.steps.map((step) => step),
      },
    };
    const bidding = game.flow.steps.find((step) => step.kind === 'sub')?.flow.steps[1];
    if (bidding?.kind !== 'sub') throw new Error('the fixture has changed');
    const bid = bidding.flow.steps[0];
    if (bid.kind !== 'ask') throw new Error('the fixture has changed');
    const match = createMatch(game, { seats: 2, seed: 'fault' });
    const original = bid.answer;
    Object.assign(bid, {
      answer: (...args: Parameters<typeof original>) => {
        original(...args);
        if (broken && args[3] === 1) throw new Error('a bug');
      },
    });
    try {
      match.answer(0, 1, []);
      const before = saveMatch(match);
      expect(() => match.answer(1, 1, [])).toThrow('a bug');
      expect(saveMatch(match)).toBe(before);
      broken = false;
      match.answer(1, 1, []);
      expect(match.state.moment).toBe(2);
    } finally {
      Object.assign(bid, { answer: original });
    }
  });
});

describe('simultaneous choices', () => {
  it('stay secret until all are in, whatever the order [SC-018]', () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ];
    const ends = orders.map((seats) => {
      const match = open();
      const bids = seats.map((seat) => [seat, handOf(match, seat)[seat]] as const);
      for (const [i, [seat, face]] of bids.entries()) {
        say(match, seat, [face]);
        if (i === 2) break;
        const watcher = match.view('spectator');
        expect(JSON.stringify(watcher)).not.toContain(`"given":["${face}"]`);
        expect(watcher.waiting).toEqual(
          [0, 1, 2].filter((s) => !seats.slice(0, i + 1).includes(s)),
        );
        expect(match.log('spectator')).toEqual([]);
      }
      return JSON.stringify(match.state);
    });
    expect(new Set(ends).size).toBe(1);
  });
});

describe('views and the log', () => {
  it('show a hand to its holder only [SC-017]', () => {
    const match = open();
    expect(
      match.view(0).table.players.map(({ hand }) => (typeof hand === 'number' ? hand : 'seen')),
    ).toEqual(['seen', 4, 4]);
    expect(match.view('spectator').table.players.map(({ hand }) => hand)).toEqual([4, 4, 4]);
  });

  it('tell each what he may know, and not that there was more [SC-017]', () => {
    const match = playTo(open(), 'arrange');
    const arranger = match.waiting[0];
    const other = (arranger + 1) % 3;
    const last = (viewer: Seat | 'spectator') =>
      match
        .log(viewer)
        .map(({ key }) => key)
        .slice(-2);
    expect(last(arranger)).toEqual(['peeked', 'rumour']);
    expect(last(other)).not.toContain('rumour');
    expect(match.log(arranger).findLast(({ key }) => key === 'peeked')?.params.cards).toHaveLength(
      3,
    );
    expect(match.log(other).findLast(({ key }) => key === 'peeked')?.params.cards).toBeUndefined();
    expect(match.log('spectator')).toEqual(match.log(other).filter(({ key }) => key !== 'rumour'));
    expect(match.log(0, 2)).toEqual(match.log(0).slice(2));
  });

  it("show an option that is one seat's secret to that seat only [SC-017]", () => {
    const options = { rounds: 2, charm2: 'owl' };
    const match = createMatch(crossroads, { seats: 3, seed: 'charm', options });
    const shown = (viewer: Viewer) => match.view(viewer).options;
    expect(shown(1)).toMatchObject({ rounds: 2, charm2: 'owl' });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(shown(viewer)).toMatchObject({ rounds: 2, charm2: null });
    expect(match.origin.options).toMatchObject(options);
    const again = loadMatch(crossroads, saveMatch(match));
    expect(again.origin.options).toMatchObject(options);
    expect(again.view(0)).toEqual(match.view(0));
    expect(guess(crossroads, match.view(1), new Chance('own')).view(1)).toEqual(match.view(1));
  });

  it('can be guessed from: the own view stays, the rest varies [SC-017]', () => {
    const match = playTo(open(), 'tent');
    const view = match.view(1);
    const hands = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const world = guess(crossroads, view, new Chance(`guess ${i}`));
      expect(world.view(1)).toEqual(view);
      hands.add(handOf(world, 2).join());
    }
    expect(hands.size).toBeGreaterThan(40);
  });

  it('are guessed with answers that others have given in secret [SC-018]', () => {
    const match = open();
    say(match, 0, [handOf(match, 0)[0]]);
    const answers = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const world = guess(crossroads, match.view(1), new Chance(`secret ${i}`));
      expect(world.waiting).toEqual([1, 2]);
      answers.add(JSON.stringify(world.state.given[0]));
    }
    expect(answers.size).toBeGreaterThan(10);
  });
});

describe('taking back', () => {
  it('restores the match before the last own answer [SC-012]', () => {
    const match = playTo(open(), 'tent');
    const before = JSON.stringify(match.state);
    const { leader } = match.state.table;
    // Planting a tent leads to a peek into the deck: the next seat learns something.
    say(match, leader, { x: 3, y: 4, heading: 1 });
    expect(match.mayUndo(leader)).toBe(false);
    expect(refusalOf(() => match.undo(leader)).rule).toBe('SC-012');

    const wager = playTo(open(), 'wager');
    const seat = wager.state.table.leader;
    const atWager = JSON.stringify(wager.state);
    say(wager, seat, 3);
    expect(wager.mayUndo(seat)).toBe(true);
    expect(wager.mayUndo((seat + 1) % 3)).toBe(false);
    const back = wager.undo(seat);
    expect(JSON.stringify(back.state)).toBe(atWager);
    expect(back.log('spectator')).toEqual(wager.log('spectator').slice(0, -1));
    expect(before).toContain('"tents":[]');
  });

  it('gives what a replay gives, loaded or not, and does not play from the beginning [SC-012, SC-016]', () => {
    let begun = 0;
    const game: typeof crossroads = {
      ...crossroads,
      setup: (setting) => {
        begun++;
        return crossroads.setup(setting);
      },
    };
    const chance = new Chance('undo');
    let match = createMatch(game, { seats: 3, seed: 'undo', options: { rounds: 10 } });
    let undone = 0;
    let twice = 0;
    while (!match.result) {
      const [seat] = match.waiting;
      match.answer(
        seat,
        match.state.moment,
        sampleAnswer(match.question(seat) as Question, chance),
      );
      // A match that was saved in between has to know where to start, too.
      if (chance.below(2) === 0) match = loadMatch(game, saveMatch(match));
      if (!match.record || !match.mayUndo(seat)) continue;
      const { moves } = match.record;
      const before = saveMatch(match);
      begun = 0;
      const back = match.undo(seat);
      expect(begun).toBe(0);
      expect(saveMatch(match)).toBe(before);
      expect(saveMatch(back)).toBe(saveMatch(replay(game, match.origin, moves.slice(0, -1))));
      undone++;
      const last = moves.at(-2);
      if (!last || !back.mayUndo(last.seat)) continue;
      const further = back.undo(last.seat);
      expect(saveMatch(further)).toBe(saveMatch(replay(game, match.origin, moves.slice(0, -2))));
      twice++;
    }
    expect(undone).toBeGreaterThan(20);
    expect(twice).toBeGreaterThan(5);
  });

  it('is not possible where the game says that an answer stands [SC-012]', () => {
    const [bidding] =
      crossroads.flow.steps[0].kind === 'sub' ? crossroads.flow.steps[0].flow.steps.slice(1) : [];
    if (bidding?.kind !== 'sub') throw new Error('the fixture has changed');
    const [bid] = bidding.flow.steps;
    Object.assign(bid, { final: true });
    try {
      const match = open();
      expect(match.questions.every(({ final }) => final)).toBe(true);
      say(match, 0, []);
      expect(match.mayUndo(0)).toBe(false);
    } finally {
      Object.assign(bid, { final: undefined });
    }
  });

  it('is not possible when somebody else has answered since [SC-012]', () => {
    const match = open();
    say(match, 0, []);
    expect(match.mayUndo(0)).toBe(true);
    say(match, 1, []);
    expect(match.mayUndo(0)).toBe(false);
    expect(match.mayUndo(1)).toBe(true);
    say(match, 2, []);
    expect(match.mayUndo(2)).toBe(false);
  });
});

describe('replays and forks', () => {
  it('give the same match from seed and answers [SC-016]', () => {
    const match = open('replay');
    const chance = new Chance('player');
    while (!match.result) {
      const [seat] = match.waiting;
      say(match, seat, sampleAnswer(match.question(seat) as Question, chance));
    }
    const again = replay(
      crossroads,
      JSON.parse(JSON.stringify(match.origin)),
      match.record?.moves ?? [],
    );
    expect(saveMatch(again)).toBe(saveMatch(match));
  });

  it('refuse answers that do not fit, and other rules [SC-015]', () => {
    const match = open('replay');
    expect(
      refusalOf(() => replay(crossroads, match.origin, [{ seat: 0, id: 1, answer: ['999'] }])).rule,
    ).toBe('SC-004');
    expect(refusalOf(() => replay(crossroads, { ...match.origin, version: 1 }, [])).why.key).toBe(
      'table.otherVersion',
    );
    expect(
      refusalOf(() => replay(crossroads, { ...match.origin, game: 'chess' }, [])).why.key,
    ).toBe('table.otherGame');
  });

  it('play on without touching the original, and keep no record unless asked', () => {
    const match = open();
    const before = saveMatch(match);
    const fork = match.fork();
    fork.answer(0, 1, []);
    fork.answer(1, 1, []);
    fork.answer(2, 1, []);
    expect(saveMatch(match)).toBe(before);
    expect(fork.record).toBeNull();
    expect(fork.log(0)).toEqual([]);
  });
});

describe('windows within windows', () => {
  it('nest without limit and resolve last in, first out', () => {
    // Cards so that each seat can top the last: spell, counter, counter of the counter, and so on.
    const match = createMatch(crossroads, { seats: 3, seed: 'nest', options: { rounds: 1 } });
    const { players } = match.state.table;
    players[0].hand = [
      { face: 1, scratches: 0 },
      { face: 4, scratches: 0 },
    ];
    players[1].hand = [
      { face: 2, scratches: 0 },
      { face: 5, scratches: 0 },
    ];
    players[2].hand = [{ face: 3, scratches: 0 }];
    for (const seat of [0, 1, 2]) say(match, seat, []);
    const { leader } = match.state.table;
    say(match, leader, 0);
    say(match, leader, { path: [] });
    const caster = leader;
    const first = handOf(match, caster).toSorted((a, b) => Number(a) - Number(b))[0];
    say(match, caster, [first]);
    let depth = 1;
    let top = Number(first);
    while (match.state.stack.at(-1)?.at === 'counter') {
      const [seat] = match.waiting;
      const higher = handOf(match, seat).filter((face) => Number(face) > top);
      say(match, seat, higher.slice(0, 1));
      if (higher.length > 0) {
        depth++;
        top = Number(higher[0]);
        expect(match.state.table.spells).toHaveLength(depth);
      }
    }
    expect(depth).toBeGreaterThanOrEqual(3);
    const outcome = match
      .log('spectator')
      .filter(({ key }) => key === 'resolved' || key === 'countered');
    expect(outcome[0].key).toBe('resolved');
  });
});

describe('giving up', () => {
  it('is refused where the game does not know it, and for nobody [SC-035] [SC-001]', () => {
    const match = createMatch(crossroads, { seats: 2, seed: 'give up' });
    expect(match.refusal(0, match.state.moment, CONCEDE)?.rule).toBe('SC-035');
    for (const nobody of [2, -1, 0.5, '0'])
      expect(match.refusal(nobody, match.state.moment, CONCEDE)?.rule).toBe('SC-001');
  });

  it('is done by anybody at any question, and puts the open question anew [SC-035]', () => {
    const quitting = {
      ...crossroads,
      concede: (m: Play<Crossroads>, seat: Seat) => {
        if (seat === 0) m.end({ winners: [1], reason: { key: 'crossroads.richest' } });
      },
    };
    const match = createMatch(quitting, { seats: 2, seed: 'give up' });
    const before = match.waiting;
    match.answer(1, match.state.moment, CONCEDE);
    expect(match.waiting).toEqual(before);
    expect(match.mayUndo(1)).toBe(false);
    match.answer(0, match.state.moment, CONCEDE);
    expect(match.result?.winners).toEqual([1]);
    expect(match.record?.moves.map(({ answer }) => answer)).toEqual([CONCEDE, CONCEDE]);
    expect(replay(quitting, match.origin, match.record?.moves ?? []).result).toEqual(match.result);
  });
});
