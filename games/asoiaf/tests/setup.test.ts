import {
  CONCEDE,
  checkOptions,
  createMatch,
  defaultAnswer,
  type Match,
  type Question,
  type Refusal,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { readyNames, readyPoints } from '../armies/index.ts';
import { BOARD_NAMES, BOARDS, FIELD_NAMES, fieldNamed } from '../fields.ts';
import { asoiaf } from '../game.ts';
import { distance, inBoard, layTerrain, shapeOf } from '../geometry/index.ts';
import { unactivated } from '../rules/round.ts';
import { rolledKind } from '../rules/terrain.ts';
import type { R } from '../table.ts';
import { scenario } from './scenario.ts';

const open = (options: object = {}, seed = 'setup') =>
  createMatch(asoiaf, { seats: 2, seed, options });
type War = ReturnType<typeof open>;
const step = (match: War): string => match.state.stack.at(-1)?.at ?? 'over';
const say = (match: War, answer: unknown) =>
  match.answer(match.waiting[0], match.state.moment, answer);

/** By defaults until this step asks. */
function until(match: War, name: string): War {
  for (let i = 0; step(match) !== name; i++) {
    if (match.result || i > 300) throw new Error(`"${name}" does not come`);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
  }
  return match;
}

const ruleOf = (act: () => unknown): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return (error as Refusal).rule;
  }
};

describe('the battlefield', () => {
  it('[SIF-1302, SIF-1303, SIF-1304, SIF-1216] A Game of Thrones has five tokens, each with an objective card of its own', () => {
    const match = until(open(), 'deployWhich');
    const { tokens } = match.state.table;
    expect(tokens.map(({ x, y }) => [x, y])).toEqual([
      [24000, 24000],
      [6700, 18700],
      [41300, 18700],
      [6700, 29300],
      [41300, 29300],
    ]);
    expect(new Set(tokens.map(({ card }) => card)).size).toBe(5);
  });

  it('[SIF-1219, SIF-1220] ready-made fields keep out of the zones and their pieces apart', () => {
    const fields = BOARD_NAMES.flatMap((board) =>
      FIELD_NAMES.map((field) => ({ field, board, pieces: fieldNamed(field, board) })),
    );
    for (const { field, board, pieces } of fields) {
      const name = `${field}, ${board}`;
      const shapes = pieces.map(({ kind, pose }, i) =>
        shapeOf(layTerrain(`t${i}`, kind, pose).polygon),
      );
      shapes.forEach((shape, i) => {
        expect(
          shape.points.every(({ y }) => y >= 10000 && y <= 38000),
          name,
        ).toBe(true);
        expect(inBoard(BOARDS[board], shape), name).toBe(true);
        for (const other of shapes.slice(i + 1))
          expect(distance(shape, other), name).toBeGreaterThanOrEqual(6000);
      });
    }
  });

  it('[SIF-1226, SIF-1227, SIF-1228] the higher roll chooses an edge or leaves it, the other says who is first, and the chooser deploys first', () => {
    const match = open();
    const [chooser] = match.waiting;
    expect(step(match)).toBe('chooseZone');
    say(match, ['north']);
    expect(match.state.table.edges[chooser]).toBe(1);
    expect(match.state.table.edges[1 - chooser]).toBe(0);
    expect(step(match)).toBe('chooseFirst');
    expect(match.waiting).toEqual([1 - chooser]);
    say(match, [`${chooser}`]);
    expect(match.state.table.first).toBe(chooser);
    expect(match.waiting).toEqual([chooser]);
    until(match, 'deployPlace');
    say(match, defaultAnswer(match.question(chooser) as Question));
    expect(match.waiting).toEqual([1 - chooser]);
    const left = open();
    expect(left.state.table.points).toEqual([0, 0]);
    say(left, ['leave']);
    expect(step(left)).toBe('chooseZoneInstead');
    expect(left.waiting).toEqual([1 - chooser]);
    // Then it is the other way round: who left it says who is first.
    say(left, defaultAnswer(left.question(1 - chooser) as Question));
    expect([step(left), left.waiting]).toEqual(['chooseFirst', [chooser]]);
    const south = open();
    say(south, ['south']);
    expect(south.state.table.edges[chooser]).toBe(0);
    expect(south.state.table.edges[1 - chooser]).toBe(1);
  });

  it('[SIF-1229, SIF-1301] units stand inside of their zone, ten inches deep, and on nobody', () => {
    const match = open();
    say(match, ['south']);
    until(match, 'deployPlace');
    const place = (y: number, x = 24000) => ({ x, y, heading: 0 });
    expect(ruleOf(() => say(match, place(7700)))).toBe('SIF-1229');
    expect(ruleOf(() => say(match, place(30000)))).toBe('SIF-1229');
    expect(ruleOf(() => say(match, place(2000)))).toBe('SIF-920');
    say(match, place(2500));
    until(match, 'deployWhich');
    while (match.waiting[0] !== match.state.table.chooser) {
      until(match, 'deployPlace');
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    until(match, 'deployPlace');
    expect(ruleOf(() => say(match, place(4000)))).toBe('SIF-422');
  });

  it('[SIF-1231, SIF-1232, SIF-728, SIF-1821] NCUs stay beside the board; three cards are drawn, four with Tyrion', () => {
    const match = until(open(), 'activate');
    const { players, units, ncus } = match.state.table;
    expect(players.map(({ hand }) => hand.length)).toEqual([3, 4]);
    expect(players.map(({ all }) => all.length)).toEqual([20, 20]);
    expect(units.every(({ pose }) => pose !== null)).toBe(true);
    expect(ncus.every(({ zone }) => zone === null)).toBe(true);
  });

  it('[SIF-205, SIF-212] a round lasts until every unit and every NCU was activated', () => {
    const match = until(open(), 'activate');
    const m = match.reading as R;
    const all = unactivated(m, 0).length + unactivated(m, 1).length;
    let turns = 0;
    while (match.state.table.round === 1) {
      if (step(match) === 'activate') turns++;
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    expect(turns).toBe(all);
  });

  it('[SIF-1003] an army must be legal at this table; every ready-made one is at its own size', () => {
    const rule = (options: object) => ruleOf(() => checkOptions(asoiaf, options, 2));
    expect(rule({ size: 20 })).toBe('SC-014');
    expect(rule({ army1: 'nothing that anybody could read' })).toBe('SC-014');
    expect(rule({ army1: 'stark50Bears', size: 40 })).toBe('SC-014');
    for (const army1 of readyNames) expect(rule({ army1, size: readyPoints(army1) })).toBeNull();
    expect(rule({ army1: 'starkStarter', size: 30 })).toBeNull();
  });
});

describe('a new table', () => {
  it('has nothing on it that the game has not put there', () => {
    const { table } = createMatch(asoiaf, { seats: 2, seed: 'new', options: {} }).state;
    expect(table).toMatchObject({
      points: [0, 0],
      edges: [0, 1],
      lasting: [],
      silenced: [],
      test: { unit: '', passed: true, wounds: 0 },
    });
    for (const unit of table.units)
      expect(unit).toMatchObject({ wounds: 0, activated: false, destroyed: false, conditions: [] });
  });
});

describe('terrain that the players place', () => {
  it('[SIF-1215, SIF-1218, SIF-1221, SIF-1219, SIF-1220, SIF-1217] four pieces in turn, outside of the zones, apart, and no palisade on a token', () => {
    const match = open({ field: 'placed' });
    const seats: number[] = [];
    expect(step(match)).toBe('pieceKind');
    expect(match.state.table.tokens).toHaveLength(5);
    seats.push(match.waiting[0]);
    say(match, ['palisade']);
    const at = (x: number, y: number) => ({ x, y, heading: 0 });
    expect(ruleOf(() => say(match, at(24000, 24000)))).toBe('SIF-1217');
    expect(ruleOf(() => say(match, at(24000, 10400)))).toBe('SIF-1219');
    expect(ruleOf(() => say(match, at(24000, 48000 - 10400)))).toBe('SIF-1219'); // the other zone
    expect(ruleOf(() => say(match, at(1000, 24000)))).toBe('SIF-920');
    say(match, at(24000, 20000));
    seats.push(match.waiting[0]);
    say(match, ['hedge']);
    expect(ruleOf(() => say(match, at(24000, 26900)))).toBe('SIF-1220');
    say(match, at(24000, 27000));
    while (step(match) === 'pieceKind') {
      seats.push(match.waiting[0]);
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    expect(seats).toEqual([seats[0], 1 - seats[0], seats[0], 1 - seats[0]]);
    expect(match.state.table.terrain).toHaveLength(4);
    expect(step(match)).toBe('chooseZone');
  });

  it('[SIF-1221] or more, if the players have agreed on it; never fewer than four', () => {
    const refused = (pieces: number) => ruleOf(() => open({ field: 'placed', pieces }));
    expect([3, 4, 8, 9].map(refused)).toEqual(['SC-014', null, null, 'SC-014']);
    const match = until(open({ field: 'placed', pieces: 6 }), 'chooseZone');
    expect(match.state.table.terrain).toHaveLength(6);
  });

  it('[SIF-1218] who rolls higher places first; equal dice are thrown again', () => {
    const begins = (seed: string) => {
      const match = open({ field: 'placed' }, seed);
      const rolls = match
        .log('spectator')
        .filter(({ key }) => key === 'fact.rollOff')
        .map(({ params }) => params?.dice as number[]);
      return { rolls, seat: match.waiting[0] };
    };
    const all = Array.from({ length: 40 }, (_, i) => begins(`terrain ${i}`));
    for (const { rolls, seat } of all) {
      for (const [one, other] of rolls.slice(0, -1)) expect(one).toBe(other);
      const [one, other] = rolls.at(-1) ?? [];
      expect(one).not.toBe(other);
      expect(seat).toBe(one > other ? 0 : 1);
    }
    expect(all.some(({ rolls }) => rolls.length > 1)).toBe(true);
  });

  it('[SIF-1222, SIF-1223, SIF-1224, SIF-1225] or D3+2 pieces, of which two dice choose the kind', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(rolledKind)).toEqual([
      'corpsePile',
      'corpsePile',
      'bog',
      'palisade',
      'hedge',
      null,
      'wall',
      'stakes',
      'forest',
      'weirwood',
      'weirwood',
    ]);
    const counts = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const match = until(open({ field: 'rolled' }, `rolled ${i}`), 'chooseZone');
      counts.add(match.state.table.terrain.length);
    }
    expect([...counts].sort()).toEqual([3, 4, 5]);
  });
});

describe('giving up', () => {
  it('gives the match to the opponent', () => {
    const match = until(open(), 'activate');
    match.answer(0, match.state.moment, CONCEDE);
    expect(match.result?.winners).toEqual([1]);
  });
});

describe('what is hidden', () => {
  it('[SIF-731, SC-018] hands and decks are numbers to others, discard piles are open', () => {
    const match: Match = until(open(), 'activate') as unknown as Match;
    const view = match.view(0) as {
      table: { players: { hand: unknown; deck: unknown; discard: unknown }[] };
    };
    expect(view.table.players[0].hand).toHaveLength(3);
    expect(view.table.players[1].hand).toBe(4);
    expect(view.table.players.map(({ deck }) => deck)).toEqual([17, 16]);
    expect(view.table.players[1].discard).toEqual([]);
  });
});

describe('A Clash of Kings', () => {
  it('[SIF-1313, SIF-1314, SIF-1315, SIF-960] three tokens; the players pick cards 6 to 10 in turn, first who is not first player', () => {
    const match = open({ mode: 'clashOfKings' });
    say(match, ['south']);
    say(match, ['0']);
    expect(match.state.table.tokens).toHaveLength(3);
    const order: number[] = [];
    while (step(match) === 'pickObjective') {
      order.push(match.waiting[0]);
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    expect(order).toEqual([1, 0, 1, 0]);
    expect(match.state.table.objectives.map(({ held }) => held)).toEqual([
      [7, 9],
      [6, 8],
    ]);
  });

  const kings = (more: object = {}) =>
    scenario({
      mode: 'clashOfKings',
      players: {
        stark: {
          units: [
            'starkSwornSwords with robbStark:theWolfLord at 24,20 facing north',
            'starkBowmen at 6,6',
          ],
        },
        lannister: {
          units: [
            'lannisterGuardsmen with jaimeLannister:theKingslayer at 24,24.8 facing south, 11 wounds',
            'lannisterHalberdiers at 6,44 facing south',
          ],
        },
      },
      ...more,
    });

  it('[SIF-1316, SIF-1317] a card helps the commander’s unit for a round, once a game', () => {
    const s = kings();
    s.table.objectives[0].held = [10];
    s.until('activate').choose('starkBowmen').until('objectiveForTurn');
    while (s.waiting !== 'stark') s.answer(s.asked.default);
    s.until('objectiveForTurn').choose('10');
    expect(s.table.bearers).toEqual([
      { unit: s.unit('starkSwornSwords').id, card: 10, forGame: false },
    ]);
    s.until('activate');
    expect(s.table.objectives[0].used).toEqual([10]);
  });

  it('[SIF-1325, SIF-1326] a commander who kills earns one more, the first fall of a commander two', () => {
    const s = kings();
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(s.unit('lannisterGuardsmen').destroyed).toBe(true);
    // The unit, the commander's own deed, and the enemy commander.
    expect(s.points('stark')).toBe(4);
  });

  it('[SIF-1318, SIF-1319, SIF-962] a fallen commander’s unit may return at full strength to its zone or a flank', () => {
    const s = kings();
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    s.until('return').choose('return');
    s.refuses('SIF-1229', () => s.answer({ x: 24000, y: 30000, heading: 0 }));
    s.answer({ x: 3000, y: 24000, heading: 0 });
    const unit = s.unit('lannisterGuardsmen');
    expect([unit.destroyed, unit.wounds, unit.pose]).toEqual([
      false,
      0,
      { x: 3000, y: 24000, h: 0 },
    ]);
  });
});
