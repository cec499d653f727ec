import {
  createMatch,
  fingerprint,
  loadMatch,
  type Message,
  Refusal,
  replay,
  saveMatch,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../game.ts';
import { newGame } from './scenario.ts';
import { ask, lead, play, ready, stage, support } from './stage.ts';

const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
  throw new Error('it was not refused');
};

/** Lannister, the challenger, chooses whom to commit. */
const committing = () => stage({ lannister: {}, stark: {}, tyrell: {} }).until('commit');

describe('an answer is refused with its rule, and nothing changes', () => {
  it('from a seat that is not asked, or that does not exist [SC-001, SC-010]', () => {
    const game = committing();
    const { moment } = game.match.state;
    for (const seat of [game.seat('stark'), game.seat('tyrell'), 3, -1, 0.5])
      game.refuses('SC-001', () => game.match.answer(seat, moment, ['robb']));
  });

  it('to a question of before or of later, or a second time [SC-002, SC-010]', () => {
    const game = committing();
    const { moment } = game.match.state;
    for (const id of [moment - 1, moment + 1, `${moment}`, null])
      game.refuses('SC-002', () => game.match.answer(0, id, ['jaime']));
    game.say('lannister', 'jaime');
    game.refuses('SC-001', () => game.match.answer(0, moment, ['jaime']));
    game.refuses('SC-002', () => game.match.answer(1, moment, ['robb']));

    const putting = committing().until('putFaceDown').say('lannister', 'h1');
    const put = putting.match.state.moment;
    putting.refuses('SC-002', () => putting.match.answer(0, put, ['lannister:h1'])); // it lies (IT-902)
  });

  it('of the wrong form or the wrong number, or of what is not offered [SC-003, SC-004, SC-005, SC-010]', () => {
    const game = committing();
    const answer = (given: unknown) => () => game.match.answer(0, game.match.state.moment, given);
    for (const given of [undefined, null, 'jaime', 1, {}, [1], [['jaime']]])
      game.refuses('SC-003', answer(given));
    game.refuses('SC-004', answer(['robb'])); // another's
    game.refuses('SC-004', answer(['cersei'])); // the leader
    game.refuses('SC-005', answer([]));
    game.refuses('SC-005', answer(['jaime', 'tyrion']));
  });

  it('that deals in what there is not [SC-009]', () => {
    const game = stage({
      lannister: { hand: ['truce'] },
      stark: { hand: ['truce'], sheet: 2 },
      tyrell: {},
    }).put({ lannister: 'truce', stark: 'truce' });
    game.refuses('SC-009', () => game.accept('lannister')); // nobody has offered anything
    game.refuses('SC-009', () => game.offer('lannister', {}));
    game.refuses('SC-009', () => game.offer('lannister', { 'power.challenger': 2 })); // 1 was moved
    game.refuses('SC-009', () => game.offer('lannister', { 'hostages.challenger': 3 }));
    game.refuses('SC-009', () => game.offer('lannister', { 'cards.challenger': 1 }));
    game.offer('lannister', { 'power.challenger': 1 }).accept('stark');
    expect(game.player('lannister').sheet).toBe(1);
  });

  it('that some rule of the game forbids, with that rule [IT-704, IT-705, IT-714, IT-721, IT-806, IT-210]', () => {
    const dead = stage({
      lannister: { sheet: 2, power: { jaime: 0 } },
      stark: {},
      tyrell: {},
    }).until('movePower');
    dead.refuses('IT-721', () => dead.say('lannister', 'jaime'));

    const cards = ready(
      stage({
        targaryen: { hand: ['h1', 'viserys', 'jorah', 'daenerys'] },
        stark: {},
        tyrell: {},
      }).commit('viserys', 'robb'),
      'targaryen',
      'viserys',
    );
    cards.refuses('IT-704', () => cards.say('targaryen', 'targaryen:daenerys'));
    cards.refuses('IT-705', () => cards.say('targaryen', 'targaryen:jorah'));

    const withdrawing = stage({
      lannister: { sheet: 3, hand: ['h1', 'cersei'] },
      stark: {},
      tyrell: {},
    });
    play(support(withdrawing, 'tyrell', 'defender:loras'), 'lannister', 'cersei');
    withdrawing.refuses('IT-714', () => withdrawing.say('lannister', '1'));

    const banned = stage({
      baratheon: { leader: 'shireen', hostages: ['tyrell:h3'] },
      stark: {},
      tyrell: {},
    }).say('baratheon', 'release tyrell:h3');
    ask(lead(banned, 'baratheon'), 'tyrell', 'offer');
    banned.refuses('IT-806', () => banned.say('tyrell', 'defender:loras'));

    const poor = lead(
      stage({ targaryen: { leader: 'viserys' }, stark: {}, tyrell: {} }),
      'targaryen',
    );
    poor.refuses('IT-210', () => poor.say('stark', 'give'));
  });

  it('when the match is over [SC-013]', () => {
    const game = stage({
      lannister: { hand: ['h20'], influence: { tyrell: 4 } },
      stark: {},
      tyrell: {},
    }).untilNextTurn();
    expect(game.match.result).not.toBeNull();
    for (const seat of [0, 1, 2])
      game.refuses('SC-013', () => game.match.answer(seat, game.match.state.moment, []));
  });

  it('and one that may not be taken back is not: a card that was played, a hand that was filled [SC-012]', () => {
    const game = committing();
    game.say('lannister', 'jaime');
    expect(game.match.mayUndo(0)).toBe(true);
    expect(game.match.mayUndo(1)).toBe(false);
    game.say('stark', 'robb').refuses('SC-012', () => game.match.undo(0));
    const played = stage({
      tyrell: { leader: 'mace', hand: ['h1', 'renly'] },
      stark: {},
      lannister: {},
    }).commit('renly', 'robb');
    play(played, 'tyrell', 'renly');
    played.refuses('SC-012', () => played.match.undo(played.seat('tyrell')));
  });
});

describe('a match is not opened', () => {
  it('for too few or too many, with strange options or without a seed [SC-014, IT-001]', () => {
    const open = (setting: object) => () =>
      createMatch(ironThrone, { seats: 3, seed: 'x', ...setting });
    for (const setting of [
      ...[{ seats: 2 }, { seats: 6 }, { seats: 3.5 }, { seed: '' }],
      ...[
        { options: { house1: 'frey' } },
        { options: { offers: 1 } },
        { options: { cheat: true } },
      ],
      ...[{ options: { removedPower: 'nobody' } }, { options: [] }, { options: 'none' }],
    ])
      expect(refusalOf(open(setting)).rule, JSON.stringify(setting)).toBe('SC-014');
    expect(open({ options: { offers: 2 } })().waiting).toEqual([0, 1, 2]);
  });

  it('with the same house twice [IT-901]', () => {
    expect(refusalOf(() => newGame(['stark', 'stark', 'tyrell'])).rule).toBe('IT-901');
  });
});

describe('a saved match [SC-015]', () => {
  const game = stage({
    lannister: { leader: 'cersei', influence: { tyrell: 1 } },
    stark: {},
    tyrell: {},
  });
  // Deep inside: Cersei's player chooses whom to force.
  const saved = saveMatch(lead(game, 'lannister').match);

  type Saved = {
    format: number;
    version: number;
    origin: { [name: string]: unknown };
    state: { table: unknown; stack: { flow: string; at: string }[]; asked: unknown };
    record: unknown;
  };

  /** The file with a change in it that its sum agrees with. */
  function changed(change: (match: Saved) => void): string {
    const { match } = JSON.parse(saved) as { match: Saved };
    change(match);
    const body = JSON.stringify(match);
    return `{"sum":"${fingerprint(body)}","match":${body}}`;
  }

  const whyNot = (text: string): Message => {
    const refusal = refusalOf(() => loadMatch(ironThrone, text));
    expect(refusal.rule).toBe('SC-015');
    return refusal.why;
  };

  it('goes on as if nothing had been, in the middle of an ability', () => {
    const match = loadMatch(ironThrone, saved);
    expect(saveMatch(match)).toBe(saved);
    match.answer(0, match.state.moment, ['loras']);
    game.match.answer(0, game.match.state.moment, ['loras']);
    expect(match.state).toEqual(game.match.state);
  });

  it('of another version of the rules is refused with both versions', () => {
    expect(whyNot(changed((match) => (match.version = 99)))).toEqual({
      key: 'table.otherVersion',
      params: { version: 99, reads: ironThrone.version },
    });
    expect(whyNot(changed((match) => (match.version = 0))).key).toBe('table.otherVersion');
    const { origin } = JSON.parse(saved).match;
    const other = refusalOf(() => replay(ironThrone, { ...origin, version: 99 }, []));
    expect([other.rule, other.why.key]).toEqual(['SC-015', 'table.otherVersion']);
  });

  it('of another game or of another form is refused with which', () => {
    expect(whyNot(changed((match) => (match.origin.game = 'asoiaf')))).toEqual({
      key: 'table.otherGame',
      params: { game: 'asoiaf' },
    });
    expect(whyNot(changed((match) => (match.format = 2))).key).toBe('table.otherFormat');
  });

  it('that is damaged is refused with what is damaged', () => {
    const what = (text: string) => {
      const why = whyNot(text);
      expect(why.key).toBe('table.damaged');
      return why.params?.what;
    };
    expect(what('')).toBe('json');
    expect(what(saved.slice(0, -100))).toBe('json');
    expect(what('{}')).toBe('file.sum');
    expect(what(saved.replace('"sheet":0', '"sheet":9'))).toBe('sum'); // no power out of nothing
    expect(what(changed((match) => (match.state.table = null)))).toBe('table');
    expect(what(changed((match) => (match.state.table = { players: [] })))).toBe('table');
    expect(what(changed((match) => (match.state.asked = [7])))).toBe('asked');
    expect(what(changed((match) => (match.state.stack[0].flow = 'poker')))).toBe('poker/turn');
    expect(what(changed((match) => (match.record = {})))).toBe('record.facts');
  });

  it('with options that this table never had is refused', () => {
    const refusal = refusalOf(() =>
      loadMatch(
        ironThrone,
        changed((match) => (match.origin.options = { house1: 'frey' })),
      ),
    );
    expect(refusal.rule).toBe('SC-014');
  });
});
