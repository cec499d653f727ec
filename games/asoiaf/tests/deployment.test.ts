import {
  Chance,
  createMatch,
  defaultAnswer,
  loadDice,
  type Place,
  type Question,
  type Refused,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { BOARD, deploymentZone, type TerrainKind } from '../geometry/index.ts';
import { firstPlace, isSouth, nextToDeploy, placeRefusal } from '../rules/deployment.ts';
import { arriving, flanks, mayEnter, ownOrFlank } from '../rules/reserve.ts';
import { mayStay, terrainRefusal } from '../rules/terrain.ts';
import type { Piece, R } from '../table.ts';
import { type Scenario, scenario } from './scenario.ts';

const read = (s: Scenario): R => s.match.reading as R;
const ruleOf = (refused: Refused | null) => refused?.rule ?? null;

const SOUTH = deploymentZone(BOARD, 0, 10_000);
const NORTH = deploymentZone(BOARD, 1, 10_000);
const TABLE = {
  from: { x: 0, y: 0, heading: 0 },
  to: { x: 48_000, y: 48_000, heading: 3599 },
};

/** Units of both sides; the last one of each waits to be set up. */
const setUp = (
  stark: string[],
  lannister: string[],
  terrain: string[] = [],
  tokens: string[] = [],
) =>
  scenario({
    tokens,
    players: {
      stark: { units: [...stark, 'starkBowmen'] },
      lannister: { units: [...lannister, 'lannisterGuardsmen'] },
    },
    terrain,
  });

/** Infantry side by side from the west. */
const row = (card: string, y: number, count = 8) =>
  Array.from({ length: count }, (_, i) => `${card} at ${2.75 + 5.5 * i},${y}`);

describe('where a unit is set up', () => {
  const s = setUp(
    ['starkSwornSwords at 24,5'],
    ['lannisterHalberdiers at 36,5'],
    ['palisade at 10,9'],
  );
  const { id } = s.unit('starkBowmen');
  const at = (x: number, y: number) => ruleOf(placeRefusal(read(s), id, [SOUTH], { x, y, h: 0 }));

  it('[SIF-1229, SIF-920] inside of its zone and of the table, to a thousandth of an inch', () => {
    expect([at(17_000, 7601), at(17_000, 7602)]).toEqual([null, 'SIF-1229']);
    expect([at(17_000, 2399), at(17_000, 2398)]).toEqual([null, 'SIF-920']);
    expect([at(2749, 3000), at(2748, 3000)]).toEqual([null, 'SIF-920']);
    expect(ruleOf(placeRefusal(read(s), id, [NORTH, SOUTH], { x: 17_000, y: 5000, h: 0 }))).toBe(
      null,
    );
  });
  it('[SIF-422, SIF-1116] on nobody and nothing that is impassable, where contact is no overlap', () => {
    expect([at(18_510, 5000), at(18_511, 5000)]).toEqual([null, 'SIF-422']);
    expect([at(10_000, 6110), at(10_000, 6111)]).toEqual([null, 'SIF-1116']);
  });
  it('[SIF-420] also an inch from enemies, but not from friends', () => {
    expect([at(42_499, 5000), at(42_498, 5000)]).toEqual([null, 'SIF-420']);
    expect(at(18_500, 5000)).toBe(null);
  });
});

describe('the first free place', () => {
  const first = (s: Scenario, card: string, zone = SOUTH) =>
    firstPlace(read(s), s.unit(card).id, [zone]);
  const swords = (y: number, count?: number) => row('starkSwornSwords', y, count);

  it('[SIF-1228] is at the own table edge in the west, and faces away from it', () => {
    const s = setUp([], []);
    expect(first(s, 'starkBowmen')).toEqual({ x: 2750, y: 2400, h: 0 });
    expect(first(s, 'lannisterGuardsmen', NORTH)).toEqual({ x: 2750, y: 45_600, h: 1800 });
    expect(first(setUp(swords(2.4, 1), []), 'starkBowmen')).toEqual({ x: 8250, y: 2400, h: 0 });
  });
  it('[SIF-1228] is in the next row when the first is full', () => {
    expect(first(setUp(swords(2.4), []), 'starkBowmen')).toEqual({ x: 2750, y: 7400, h: 0 });
    expect(first(setUp([], row('redCloaks', 45.6)), 'lannisterGuardsmen', NORTH)).toEqual({
      x: 2750,
      y: 40_600,
      h: 1800,
    });
    // Two rows of cavalry fit exactly.
    const riders = scenario({
      players: {
        stark: { units: [...row('starkOutriders', 2.5), 'starkOutriders'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
    });
    expect(first(riders, 'starkOutriders#9')).toEqual({ x: 2750, y: 7500, h: 0 });
  });
  it('[SIF-1228] may be the last of its row', () => {
    const s = setUp(
      [...swords(2.4, 7), ...swords(7.2, 7), 'starkSwornSwords at 45.25,7.2'],
      [],
      ['palisade at 39.5,2.4'],
    );
    expect(first(s, 'starkBowmen')).toEqual({ x: 45_250, y: 2400, h: 0 });
  });
  it('[SIF-961] is nowhere in a full zone, and not within an inch of enemies', () => {
    const full = setUp([...swords(2.4), ...swords(7.2)], []);
    expect(first(full, 'starkBowmen')).toBe(null);
    const taken = setUp([], ['lannisterHalberdiers at 2.75,2.4']);
    expect(first(taken, 'starkBowmen')).toEqual({ x: 9250, y: 2400, h: 0 });
  });
});

describe('who is set up next', () => {
  it('[SIF-1228] whoever has units left that are neither set up nor fallen nor in reserve', () => {
    const s = setUp([], []);
    const next = (after: number) => nextToDeploy(read(s), after);
    expect([next(0), next(1)]).toEqual([0, 1]);
    s.unit('lannisterGuardsmen').destroyed = true;
    expect([next(0), next(1)]).toEqual([0, 0]);
    s.unit('starkBowmen').reserve = 'outflank';
    expect(next(0)).toBe(null);
    s.unit('lannisterGuardsmen').destroyed = false;
    expect([next(0), next(1)]).toEqual([1, 1]);
    s.unit('lannisterGuardsmen').pose = { x: 24_000, y: 45_000, h: 1800 };
    expect(next(1)).toBe(null);
    const full = setUp([...row('starkSwornSwords', 2.4), ...row('starkSwornSwords', 7.2)], []);
    expect(nextToDeploy(read(full), 0)).toBe(1);
  });

  it('[SIF-961] bots set up in legal places, mostly in the rows at both ends of the zone', () => {
    const s = setUp([], ['lannisterHalberdiers at 24,5']);
    s.activate('starkBowmen');
    const question = s.match.question(0) as Place;
    expect(question.area).toEqual(TABLE);
    const chance = new Chance('places');
    const found = Array.from({ length: 120 }, () => question.propose(chance));
    for (const pose of found) {
      expect(question.check(pose)).toBe(null);
      expect(pose.heading).toBe(0);
    }
    const [near, far] = [2400, 7600].map((at) => found.filter(({ y }) => y === at).length);
    expect(Math.min(near, far)).toBeGreaterThan(30);
    expect(near + far).toBeLessThan(120);
    expect(defaultAnswer(s.match.question(0) as Question)).toEqual({
      x: 2750,
      y: 2400,
      heading: 0,
    });
  });
});

describe('table edges', () => {
  it('[SIF-966, SIF-1030] the near ones are the first, and in corners every second', () => {
    const s = setUp([], []);
    const south = (...edges: number[]) => {
      s.table.edges = edges;
      return [isSouth(read(s), 0), isSouth(read(s), 1)];
    };
    expect([south(0, 1), south(1, 0), south(2, 3), south(3, 2)]).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });
});

describe('reserves', () => {
  it('[SIF-1721] of the far side come from the far edge, or from a flank like all', () => {
    const s = setUp([], []);
    const [own, ...rest] = ownOrFlank(read(s), 1);
    expect(own).toMatchObject({ left: 0, right: 48_000, bottom: 42_000, top: 48_000 });
    expect(rest).toEqual(flanks(read(s)));
  });

  const late = () =>
    setUp(
      ['starkSwornSwords at 24,8'],
      ['lannisterHalberdiers at 24,40 facing south'],
      [],
      ['3,24 with card 5'],
    );

  it('[SIF-1721] arrive six inches deep at the flanks', () => {
    expect(flanks(read(late()))).toEqual([
      { left: 0, right: 6000, bottom: 0, top: 48_000 },
      { left: 42_000, right: 48_000, bottom: 0, top: 48_000 },
    ]);
  });
  it('[SIF-1721] are those of the player that were kept for this and have not fallen', () => {
    const s = late();
    const bowmen = s.unit('starkBowmen');
    const coming = (seat: number, from: 'outflank' | 'ncu') => arriving(read(s), seat, from);
    expect(coming(0, 'outflank')).toEqual([]);
    bowmen.reserve = 'outflank';
    expect([coming(0, 'outflank'), coming(0, 'ncu'), coming(1, 'outflank')]).toEqual([
      [bowmen.id],
      [],
      [],
    ]);
    bowmen.destroyed = true;
    expect(coming(0, 'outflank')).toEqual([]);
  });
  it('[SIF-1342, SIF-997] of the besieged come from round 3 on, one of them perhaps in round 2', () => {
    const s = late();
    const bowmen = s.unit('starkBowmen');
    const enters = (round: number) => {
      s.table.round = round;
      return mayEnter(read(s), bowmen);
    };
    expect([2, 3, 4].map(enters)).toEqual([false, false, false]);
    bowmen.reserve = 'siege';
    expect([2, 3, 4].map(enters)).toEqual([false, true, true]);
    s.table.siege.early = bowmen.id;
    expect([1, 2, 3].map(enters)).toEqual([false, true, true]);
  });
  it('[SIF-1721, SIF-420] arrive an inch from enemies', () => {
    const s = setUp(['starkSwornSwords at 24,8'], ['lannisterHalberdiers at 3,20 facing east']);
    for (const unit of s.table.units) if (unit.pose === null) unit.destroyed = true;
    Object.assign(s.unit('starkBowmen'), { destroyed: false, reserve: 'outflank' });
    s.until('fromReserve').choose('starkBowmen');
    const arrive = (y: number) => s.answer({ x: 3000, y, heading: 900 });
    // The Halberdiers end at 22.75.
    s.refuses('SIF-420', () => arrive(26_490));
    arrive(26_500);
    expect(s.unit('starkBowmen').pose?.y).toBe(26_500);
  });
  it.each([
    ['stark', 'starkBowmen', 0, { left: 0, right: 48_000, bottom: 0, top: 6000 }],
    ['lannister', 'lannisterGuardsmen', 1, { left: 0, right: 48_000, bottom: 42_000, top: 48_000 }],
  ] as const)('[SIF-1721] of %s arrive at the own table edge too', (name, card, seat, own) => {
    const s = late();
    for (const unit of s.table.units) if (unit.pose === null) unit.destroyed = true;
    Object.assign(s.unit(card), { destroyed: false, reserve: 'outflank' });
    s.until('fromReserve');
    expect([s.waiting, s.options]).toEqual([name, [s.unit(card).id]]);
    expect(s.table.first).toBe(1 - seat);
    s.choose(card);
    expect([s.step, s.asked.rule]).toEqual(['reservePlace', 'SIF-1721']);
    const question = s.match.question(seat) as Place;
    expect(question.hints?.()).toMatchObject({
      kind: 'infantry',
      zones: [own, ...flanks(read(s))],
    });
    const pose = { x: 3000, y: 24_000, h: 900 };
    s.answer({ x: pose.x, y: pose.y, heading: pose.h });
    expect(s.unit(card)).toMatchObject({ reserve: null, pose });
    expect(s.table.tokens[0].claimed).toBe(s.unit(card).id);
  });
});

describe('where terrain lies', () => {
  const s = scenario({
    players: {
      stark: { units: ['starkBowmen at 24,5'] },
      lannister: { units: ['lannisterGuardsmen at 24,43 facing south'] },
    },
    terrain: ['hedge at 24,30'],
    tokens: ['24,20'],
  });
  const at = (kind: TerrainKind, x: number, y: number, on = s) =>
    ruleOf(terrainRefusal(read(on), kind, { x, y, h: 0 }));

  it('[SIF-920, SIF-1219] on the table, and in no deployment zone', () => {
    expect([at('wall', 2999, 20_000), at('wall', 2998, 20_000)]).toEqual([null, 'SIF-920']);
    expect([at('wall', 9000, 10_490), at('wall', 9000, 10_489)]).toEqual([null, 'SIF-1219']);
    expect([at('wall', 9000, 37_510), at('wall', 9000, 37_511)]).toEqual([null, 'SIF-1219']);
  });
  it('[SIF-1220] six inches from all other pieces', () => {
    expect([at('wall', 12_001, 30_000), at('wall', 12_002, 30_000)]).toEqual([null, 'SIF-1220']);
    expect([at('wall', 24_000, 23_001), at('wall', 24_000, 23_002)]).toEqual([null, 'SIF-1220']);
  });
  it('[SIF-1217] on no token, if it is impassable', () => {
    expect([at('palisade', 24_000, 18_800), at('palisade', 24_000, 18_801)]).toEqual([
      null,
      'SIF-1217',
    ]);
    expect(at('wall', 24_000, 20_000)).toBe(null);
  });
  it('[SIF-1429] in some modes anywhere, six inches from the edges', () => {
    const open = scenario({
      mode: 'fireAndBlood',
      players: {
        stark: { units: ['starkBowmen at 24,5'] },
        lannister: { units: ['lannisterGuardsmen at 24,43 facing south'] },
      },
    });
    expect([at('wall', 8999, 20_000, open), at('wall', 8998, 20_000, open)]).toEqual([
      null,
      'SIF-1429',
    ]);
    expect([at('wall', 24_000, 6499, open), at('wall', 24_000, 6498, open)]).toEqual([
      null,
      'SIF-1429',
    ]);
  });
  it('[SIF-1353, SIF-1355] an inch from the pieces of the mode, and not of a kind that it bars', () => {
    const feast = scenario({
      mode: 'feastForCrows',
      players: {
        stark: { units: ['starkBowmen at 24,5'] },
        lannister: { units: ['lannisterGuardsmen at 24,43 facing south'] },
      },
    });
    const own = { id: 'w0', kind: 'corpsePile', pose: { x: 10_000, y: 24_000, h: 0 } } as const;
    feast.table.terrain = [
      own,
      { ...own, id: 't0', kind: 'wall', pose: { x: 30_000, y: 24_000, h: 0 } },
    ];
    // The pile reaches 2.5 inches to the side, the tree 1.5.
    expect([at('weirwood', 14_999, 24_000, feast), at('weirwood', 14_998, 24_000, feast)]).toEqual([
      null,
      'SIF-1355',
    ]);
    expect([at('weirwood', 19_501, 24_000, feast), at('weirwood', 19_502, 24_000, feast)]).toEqual([
      null,
      'SIF-1220',
    ]);
    expect(at('corpsePile', 40_000, 15_000, feast)).toBe('SIF-1353');
    const stays = (kind: TerrainKind, x: number) =>
      mayStay(read(feast), { id: 't1', kind, pose: { x, y: 24_000, h: 0 } }, [own]);
    expect([stays('weirwood', 14_999), stays('weirwood', 14_998)]).toEqual([true, false]);
    expect(stays('corpsePile', 30_000)).toBe(false);
    // One that is near is enough, though another is far away.
    const other = { ...own, id: 'w1', pose: { x: 40_000, y: 24_000, h: 0 } };
    const tree: Piece = { id: 't1', kind: 'weirwood', pose: { x: 14_000, y: 24_000, h: 0 } };
    expect([[own, other], [other]].map((both) => mayStay(read(feast), tree, both))).toEqual([
      false,
      true,
    ]);
  });
});

describe('terrain that is placed by default', () => {
  const open = (options: object) => createMatch(asoiaf, { seats: 2, seed: 'default', options });
  const byDefault = (match: ReturnType<typeof open>) =>
    match.answer(
      match.waiting[0],
      match.state.moment,
      defaultAnswer(match.question(match.waiting[0]) as Question),
    );
  const step = (match: ReturnType<typeof open>) => match.state.stack.at(-1)?.at;

  it('[SIF-1220] lies from the west on, beside the near zone', () => {
    const match = open({ field: 'placed' });
    while (step(match) !== 'chooseZone') byDefault(match);
    expect(match.state.table.terrain.map(({ id, pose }) => [id, pose])).toEqual(
      [3000, 15_000, 27_000, 39_000].map((x, i) => [`t${i}`, { x, y: 12_000, h: 0 }]),
    );
  });
  it('[SIF-1218] is of any kind of the book, and may be laid anywhere on the table', () => {
    const match = open({ field: 'placed' });
    const [asked] = match.questions;
    expect(asked.kind === 'choose' && asked.options.map(({ id }) => id)).toEqual([
      'bog',
      'corpsePile',
      'forest',
      'hedge',
      'palisade',
      'stakes',
      'wall',
      'weirwood',
    ]);
    match.answer(match.waiting[0], match.state.moment, ['weirwood']);
    expect((match.question(match.waiting[0]) as Place).area).toEqual(TABLE);
    byDefault(match);
    expect(match.state.table.terrain[0].pose).toEqual({ x: 1500, y: 11_500, h: 0 });
  });
  it('[SIF-1429] or six inches from the edges', () => {
    const match = open({ field: 'placed', mode: 'fireAndBlood' });
    while (step(match) !== 'piecePlace') byDefault(match);
    byDefault(match);
    expect(match.state.table.terrain.at(-1)?.pose).toEqual({ x: 9000, y: 8000, h: 0 });
  });
  it('[SIF-1220] is proposed where it may lie', () => {
    const match = open({ field: 'placed' });
    while (step(match) !== 'piecePlace') byDefault(match);
    const question = match.question(match.waiting[0]) as Place;
    const chance = new Chance('terrain');
    const found = Array.from({ length: 60 }, () => question.propose(chance));
    expect(found.every((pose) => question.check(pose) === null)).toBe(true);
    // All over the field, in all directions.
    for (const part of [
      found.filter(({ x }) => x < 16_000),
      found.filter(({ x }) => x > 32_000),
      found.filter(({ y }) => y > 26_000),
      found.filter(({ heading }) => heading > 900),
    ])
      expect(part.length).toBeGreaterThan(5);
  });
  it('[SIF-1224] is of the kind that the sum of two dice says', () => {
    const kinds = Array.from({ length: 40 }, (_, i) => {
      const options = { field: 'rolled' as const };
      const [asked] = createMatch(asoiaf, { seats: 2, seed: `kinds ${i}`, options }).questions;
      return asked.kind === 'place' && asked.subject?.is === 'terrain' ? asked.subject.kind : null;
    });
    // These need six and more.
    expect(kinds).toEqual(expect.arrayContaining(['hedge', null, 'wall', 'weirwood']));
  });
  it('[SIF-1226] is followed by a roll-off, again where it is even, which says who chooses a zone', () => {
    const chooser = (...faces: number[]) => {
      const match = open({ field: 'placed' });
      while (match.state.table.terrain.length < 3) byDefault(match);
      if (step(match) === 'pieceKind') byDefault(match);
      loadDice(
        match.state.chance,
        faces.map((face) => ({ face, sides: 6 })),
      );
      byDefault(match);
      expect(step(match)).toBe('chooseZone');
      return match.waiting;
    };
    expect(chooser(3, 3, 2, 5)).toEqual([1]);
    expect(chooser(3, 3, 6, 6, 5, 1)).toEqual([0]);
    expect(chooser(2, 4)).toEqual([1]);
  });
  it('[SIF-1353] is rolled again where the mode bars its kind', () => {
    const match = open({ field: 'rolled', mode: 'feastForCrows' });
    const dice = (...faces: number[]) =>
      loadDice(
        match.state.chance,
        faces.map((face) => ({ face, sides: 6 })),
      );
    // Corpses of three and two, then a wall of eight.
    dice(1, 2, 1, 1, 4, 4);
    byDefault(match);
    expect(match.questions[0]).toMatchObject({ subject: { kind: 'wall' } });
    dice(6, 6);
    byDefault(match);
    expect(match.questions[0]).toMatchObject({ subject: { kind: 'weirwood' } });
  });
  it('[SIF-1220] is left out where nothing fits', () => {
    const match = open({ field: 'rolled' });
    expect(step(match)).toBe('piecePlace');
    for (const x of [7, 23, 39])
      for (const y of [15, 24, 33])
        if (x > 7 || y > 15)
          match.state.table.terrain.push({
            id: `t${x} ${y}`,
            kind: 'castleWall',
            pose: { x: x * 1000, y: y * 1000, h: 0 },
          });
    // The last gap is filled.
    match.answer(match.waiting[0], match.state.moment, { x: 7000, y: 13_000, heading: 0 });
    expect(step(match)).toBe('chooseZone');
    expect(match.state.table.terrain).toHaveLength(9);
  });
});
