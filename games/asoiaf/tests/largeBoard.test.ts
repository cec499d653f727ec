import {
  Chance,
  checkOptions,
  createMatch,
  defaultAnswer,
  drawOptions,
  type Question,
  refuse,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { BOARD_NAMES, FIELD_NAMES, fieldNamed } from '../fields.ts';
import { asoiaf } from '../game.ts';
import {
  BOARD,
  LARGE_BOARD,
  layTerrain,
  pointDistance,
  shapeOf,
  tokenPlaces,
} from '../geometry/index.ts';
import { MODES as RULES } from '../modes/index.ts';
import { worthOf } from '../modes/missions.ts';
import { MODES } from '../modes/names.ts';
import { placeRefusal, zoneOf } from '../rules/deployment.ts';
import { isWall, surveyOf } from '../rules/look.ts';
import { allCorners } from '../rules/multiplayer.ts';
import { flanks, ownOrFlank } from '../rules/reserve.ts';
import { terrainRefusal } from '../rules/terrain.ts';
import type { R } from '../table.ts';
import { d3, scenario } from './scenario.ts';

/** The battlefield of 72 by 48 inches (SIF-1214, SIF-1234). */

const open = (options: object = {}, seats = 2) =>
  createMatch(asoiaf, {
    seats,
    seed: 'large',
    options: { size: 50, board: 'large', field: 'open', ...options },
  });
type War = ReturnType<typeof open>;
const step = (match: War): string => match.state.stack.at(-1)?.at ?? 'over';
const say = (match: War, answer: unknown) =>
  match.answer(match.waiting[0], match.state.moment, answer);
const read = (match: { reading: unknown }) => match.reading as R;

function until(match: War, ...names: string[]): War {
  for (let i = 0; !names.includes(step(match)); i++) {
    if (match.result || i > 300) throw new Error(`"${names}" does not come`);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
  }
  return match;
}

describe('which table is played on', () => {
  const { board } = asoiaf.options;

  it('[SIF-1214] is 48 by 48 inches, unless the larger one is chosen', () => {
    expect(board.default).toBe('standard');
    const small = createMatch(asoiaf, { seats: 2, seed: 'large', options: {} });
    expect(surveyOf(read(small)).board).toEqual(BOARD);
    expect(surveyOf(read(open())).board).toEqual(LARGE_BOARD);
    expect(LARGE_BOARD).toEqual({ width: 72_000, height: 48_000 });
  });

  it('[SIF-1214, SIF-1234] the larger one is for large games: a hundred points of armies together', () => {
    const refusals = (seats: number, size: number) =>
      board.check('large', { seats, options: { size } });
    const refused = [refuse('SIF-1234', 'refuse.largeBoard', { points: 100 })];
    expect(refusals(2, 50)).toEqual([]);
    expect(refusals(2, 49)).toEqual(refused);
    expect(refusals(3, 34)).toEqual([]);
    expect(refusals(3, 33)).toEqual(refused);
    expect(refusals(4, 25)).toEqual([]);
    expect(refusals(4, 24)).toEqual(refused);
    expect(board.check('standard', { seats: 2, options: { size: 20 } })).toEqual([]);
    expect(board.check('round')).toHaveLength(1);
    const options = { board: 'large', size: 40 };
    expect(() => checkOptions(asoiaf, options, 2)).toThrow('SIF-1234');
    expect(checkOptions(asoiaf, options, 3).board).toBe('large');
  });
});

describe('options drawn by chance', () => {
  it.each([2, 3, 4])(
    '[SIF-1234, SIF-1328] of %d players are legal, and come to both tables and all modes',
    (seats) => {
      const drawn = Array.from({ length: 120 }, (_, i) =>
        drawOptions(asoiaf, seats, new Chance(`drawn ${i}`)),
      );
      for (const options of drawn) expect(() => checkOptions(asoiaf, options, seats)).not.toThrow();
      expect(new Set(drawn.map(({ board }) => board))).toEqual(new Set(BOARD_NAMES));
      const modes = seats === 3 ? MODES.filter((mode) => mode !== 'stormOfSwords') : MODES;
      expect(new Set(drawn.map(({ mode }) => mode))).toEqual(new Set(modes));
    },
  );
});

describe('on 72 by 48 inches', () => {
  it('[SIF-1229, SIF-966, SIF-920] zones are as deep and the whole width: units stand at its far end', () => {
    const match = open();
    say(match, ['south']);
    until(match, 'deployPlace');
    const at = (x: number) => ({ x, y: 5000, heading: 0 });
    expect(() => say(match, at(69_300))).toThrow('SIF-920');
    expect(() => say(match, { ...at(60_000), y: 7700 })).toThrow('SIF-1229');
    say(match, at(69_250));
    expect(match.state.table.units.some(({ pose }) => pose?.x === 69_250)).toBe(true);
    const small = scenario({
      players: { stark: { units: ['starkBowmen'] }, lannister: { units: ['redCloaks'] } },
    });
    const there = { x: 60_000, y: 5000, h: 0 };
    const m = read(small.match);
    expect(placeRefusal(m, 'u0', [zoneOf(m, 0)], there)?.rule).toBe('SIF-920');
  });

  it('[SIF-965, SIF-966] objectives keep their distance from the edges, one lies in the middle', () => {
    const places = (mode: string) =>
      until(open({ mode }), 'deployWhich').state.table.tokens.map(({ x, y }) => [x, y]);
    expect(places('gameOfThrones')).toEqual([
      [36_000, 24_000],
      [6700, 18_700],
      [65_300, 18_700],
      [6700, 29_300],
      [65_300, 29_300],
    ]);
    expect(places('clashOfKings')).toEqual([
      [6700, 24_000],
      [36_000, 24_000],
      [65_300, 24_000],
    ]);
  });

  it('[SIF-1354, SIF-1357] corpse piles lie under the two objectives of A Feast for Crows', () => {
    const { tokens, terrain } = until(open({ mode: 'feastForCrows' }), 'deployWhich').state.table;
    expect(tokens.map(({ x, y, pile }) => [x, y, pile])).toEqual([
      [6700, 24_000, 'w0'],
      [65_300, 24_000, 'w1'],
    ]);
    expect(terrain.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [6700, 24_000],
      [65_300, 24_000],
    ]);
  });

  it('[SIF-967, SIF-1413] walls of Honed and Ready stand at its flanks, and only the middle is out of their reach', () => {
    const { terrain } = until(open({ mode: 'honedAndReady' }), 'deployWhich').state.table;
    expect(terrain.map(({ pose }) => [pose.x, pose.y, pose.h])).toEqual([
      [875, 24_000, 900],
      [71_125, 24_000, 900],
    ]);
    const left = (x: number) => {
      const s = scenario({
        mode: 'honedAndReady',
        board: 'large',
        players: {
          stark: { units: [`starkSwornSwords at ${x},24 facing north, activated`] },
          lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
        },
        tokens: [`${x},24 held by u0`],
      });
      s.activate('lannisterGuardsmen').until('action');
      if (x === 24) s.dice(d3(1), 1, 1, 4);
      s.pass();
      return s.models('starkSwornSwords');
    };
    expect([24, 36].map(left)).toEqual([10, 12]);
  });

  it('[SIF-1331, SIF-967, SIF-1350] the castle stands in the middle, and what is behind it is closed from side to side', () => {
    const match = until(open({ mode: 'stormOfSwords' }), 'deployPlace');
    const walls = match.state.table.units.filter(isWall);
    expect(walls.map(({ pose }) => [pose?.x, pose?.y])).toEqual([
      [22_000, 3875],
      [36_000, 3875],
      [50_000, 3875],
    ]);
    const s = scenario({
      mode: 'stormOfSwords',
      board: 'large',
      players: { stark: { units: ['starkBowmen'] }, lannister: { units: ['redCloaks'] } },
    });
    const m = read(s.match);
    const rule = (y: number) =>
      placeRefusal(m, 'u0', [zoneOf(m, 0)], { x: 69_000, y, h: 0 })?.rule ?? null;
    expect([5351, 5360, 5420].map(rule)).toEqual(['SIF-1350', 'SIF-1350', null]);
  });

  it('[SIF-1721, SIF-1319, SIF-1343, SIF-1445] flanks are the last six inches of its width', () => {
    const m = read(open());
    expect(flanks(m)).toEqual([
      { left: 0, right: 6000, bottom: 0, top: 48_000 },
      { left: 66_000, right: 72_000, bottom: 0, top: 48_000 },
    ]);
    expect(ownOrFlank(m, 1)).toEqual([
      { left: 0, right: 72_000, bottom: 42_000, top: 48_000 },
      ...flanks(m),
    ]);
  });

  it('[SIF-1030] everybody for themselves: squares of twelve inches in its corners', () => {
    const m = read(open({ size: 40 }, 3));
    expect(allCorners(m).map(({ left, right, bottom }) => [left, right, bottom])).toEqual([
      [0, 12_000, 0],
      [0, 12_000, 36_000],
      [60_000, 72_000, 0],
      [60_000, 72_000, 36_000],
    ]);
  });

  it('[SIF-980, SIF-966] its middle is where mission 1 counts', () => {
    const worth = (x: number) => {
      const s = scenario({
        mode: 'windsOfWinter',
        board: 'large',
        players: {
          stark: { units: [`starkSwornSwords at ${x},24 facing north`] },
          lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
        },
        tokens: [`${x},24 held by u0`],
      });
      return worthOf(read(s.match), 1, 0);
    };
    expect([24, 36].map(worth)).toEqual([0, 1]);
  });

  it('[SIF-1437, SIF-966] quadrants meet in its middle', () => {
    const s = scenario({
      mode: 'hereWeStand',
      board: 'large',
      round: 2,
      players: {
        stark: {
          units: [
            'starkSwornSwords at 30,10 facing north, activated',
            'starkBowmen at 30,18 facing north, activated',
          ],
        },
        lannister: {
          units: [
            'lannisterGuardsmen at 42,10 facing south, activated',
            'redCloaks at 42,18 facing south, activated',
          ],
        },
      },
    });
    while (s.table.round === 2) s.answer(s.asked.default);
    expect([s.points('stark'), s.points('lannister')]).toEqual([1, 1]);
  });

  it('[SIF-918, SIF-920] units go as far as the far edge', () => {
    const marching = (board: 'standard' | 'large') => {
      const s = scenario({
        board,
        players: {
          stark: { units: ['starkSwornSwords at 44,24 facing east'] },
          lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
        },
      });
      return s.does('starkSwornSwords', 'march');
    };
    const far = { go: 'forward', by: 9000 } as const;
    const small = marching('standard');
    small.refuses('SIF-920', () => small.way(far));
    const s = marching('large').way(far);
    expect(s.unit('starkSwornSwords').pose).toMatchObject({ x: 53_000, y: 24_000 });
  });

  it('[SIF-920, SIF-1219] terrain is placed up to its far edge', () => {
    const m = read(open({ field: 'placed' }));
    const rule = (x: number) => terrainRefusal(m, 'wall', { x, y: 20_000, h: 0 })?.rule ?? null;
    expect([69_000, 69_002].map(rule)).toEqual([null, 'SIF-920']);
  });

  it('[SIF-1217] no ready-made field has impassable ground on an objective, on either table', () => {
    const sites = BOARD_NAMES.flatMap((board) =>
      FIELD_NAMES.flatMap((field) =>
        fieldNamed(field, board)
          .map(({ kind, pose }) => layTerrain('', kind, pose))
          .filter(({ keywords }) => keywords.includes('impassable'))
          .map(({ polygon }) => ({ board, shape: shapeOf(polygon) })),
      ),
    );
    expect(sites.map(({ board }) => board)).toEqual(expect.arrayContaining(BOARD_NAMES));
    for (const { board, shape } of sites)
      for (const mode of MODES) {
        const { tokens } = RULES[mode];
        const places = tokens ? tokenPlaces(board === 'large' ? LARGE_BOARD : BOARD)[tokens] : [];
        for (const token of places) expect(pointDistance(token, shape)).toBeGreaterThan(700);
      }
  });
});

describe('in a free-for-all', () => {
  it('[SIF-1721, SIF-1030] the own table edge is that of the corner, in the east too', () => {
    const m = read(open({ size: 40 }, 4));
    m.table.edges = [0, 1, 2, 3];
    const bottoms = [0, 1, 2, 3].map((seat) => ownOrFlank(m, seat)[0].bottom);
    expect(bottoms).toEqual([0, 42_000, 0, 42_000]);
  });
});
