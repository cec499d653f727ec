import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatch, fingerprint, loadMatch, Refusal, saveMatch } from '../index.ts';
import { crossroads } from './fixture/game.ts';

const saved = saveMatch(createMatch(crossroads, { seats: 3, seed: 'save' }));

const refusalOf = (text: unknown): Refusal => {
  try {
    loadMatch(crossroads, text as string);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
  throw new Error('it was loaded');
};

/** The file with a change inside that its sum agrees with: a forger's work, not an accident. */
function forged(change: (match: never) => void): string {
  const { match } = JSON.parse(saved);
  change(match as never);
  const body = JSON.stringify(match);
  return `{"sum":"${fingerprint(body)}","match":${body}}`;
}

describe('a saved match', () => {
  it('is loaded as it was [SC-015]', () => {
    expect(saveMatch(loadMatch(crossroads, saved))).toBe(saved);
  });

  it('is refused when it is any JSON at all [SC-015]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.jsonValue()), (value) => {
        expect(refusalOf(value).rule).toBe('SC-015');
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is refused when a single character is wrong [SC-015]', () => {
    fc.assert(
      fc.property(
        fc.nat(saved.length - 1),
        fc.constantFrom('0', '7', 'x', '"', '{', ''),
        (at, letter) => {
          fc.pre(saved[at] !== letter);
          expect(refusalOf(saved.slice(0, at) + letter + saved.slice(at + 1)).rule).toBe('SC-015');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is refused with what is wrong [SC-015]', () => {
    const keyOf = (change: (match: never) => void) => refusalOf(forged(change)).why;
    const set = (path: string, value: unknown) => (match: never) => {
      const names = path.split('.');
      const last = names.pop() as string;
      const holder = names.reduce<Record<string, unknown>>(
        (at, name) => at[name] as Record<string, unknown>,
        match,
      );
      holder[last] = value;
    };
    expect(keyOf(set('origin.game', 'agot2'))).toEqual({
      key: 'table.otherGame',
      params: { game: 'agot2' },
    });
    expect(keyOf(set('version', 3))).toEqual({
      key: 'table.otherVersion',
      params: { version: 3, reads: 2 },
    });
    expect(keyOf(set('version', 0)).key).toBe('table.otherVersion');
    expect(keyOf(set('format', 9)).key).toBe('table.otherFormat');
    for (const [path, value, what] of [
      ['state.stack', 7, 'state'],
      ['state.stack', [{ flow: 'bidding', at: 'nowhere', vars: {} }], 'bidding/nowhere'],
      ['state.stack', [{ flow: '__proto__x', at: 'bid', vars: {} }], '__proto__x/bid'],
      ['state.asked', [99, 0, 1], 'asked'],
      ['state.moment', 'now', 'moment'],
      ['state.chance', { key: [], pool: [], block: 0, left: 0 }, 'chance'],
      ['state.chance.left', 40, 'chance'],
      ['state.table', null, 'table'],
      ['state.table', { players: 'none' }, 'table'],
      ['state.result', { winners: [0] }, 'result'],
      ['record', { facts: 1, moves: [] }, 'record'],
      ['mark', { state: {}, facts: 0 }, 'mark.moves'],
      ['mark', { state: {}, facts: 0, moves: 0 }, 'mark.state.table'],
      ['mark', { state: JSON.parse(saved).match.state, facts: 0, moves: 1 }, 'mark'],
      [
        'mark',
        { state: { ...JSON.parse(saved).match.state, moment: 'x' }, facts: 0, moves: 0 },
        'moment',
      ],
      ['record', { facts: [{ key: 1, params: {} }], moves: [] }, 'fact.key'],
    ] as const) {
      expect(keyOf(set(path, value))).toEqual({ key: 'table.damaged', params: { what } });
    }
    expect(keyOf(set('origin.seats', 40)).key).toBe('table.seats');
    expect(keyOf(set('origin.options', { rounds: 'many' })).key).toBe('table.optionValue');
  });

  it('of an older version that can still be played goes on, and only what was answered since is undone [SC-015, SC-012]', () => {
    const old = forged((match: never) => {
      const file = match as { version: number; origin: { version: number } };
      file.version = 1;
      file.origin.version = 1;
    });
    const match = loadMatch(crossroads, old);
    expect([0, 1, 2].some((seat) => match.mayUndo(seat))).toBe(false);
    const loaded = JSON.stringify(match.state);
    match.answer(0, 1, []);
    expect(JSON.stringify(match.undo(0).state)).toBe(loaded);
    expect(JSON.parse(saveMatch(match)).match).toMatchObject({
      version: 2,
      origin: { version: 1 },
    });
  });

  it('does not nest without end [SC-015]', () => {
    const deep = `{"sum":"","match":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(refusalOf(deep).rule).toBe('SC-015');
  });
});
