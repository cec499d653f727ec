import { describe, expect, test } from 'vitest';
import {
  alignExtra,
  BOARD,
  contactLength,
  coversCompletely,
  coversPartly,
  deploymentZone,
  disengageExtra,
  extraEnemies,
  flankWalls,
  flankZones,
  gap,
  inBoard,
  type Keyword,
  keepsContacts,
  LARGE_BOARD,
  layTerrain,
  meleePlaces,
  outlineOf,
  pushExtra,
  pushes,
  quadrantsHolding,
  siegeWalls,
  standsIn,
  survey,
  TERRAIN,
  type Terrain,
  type TerrainKind,
  tokenPlaces,
  touchedSide,
  trayShape,
  type Unit,
} from '../geometry/index.ts';
import { enemy, friend, ground, lay, mil, mine, rectangleOf, say, unit } from './notation.ts';

describe('melee', () => {
  const U = mine('INF@(24,24,0)');
  const places = (...others: Unit[]) =>
    meleePlaces(lay([U, ...others]), U).map(
      ({ enemy: foe, alignment, turns, pose }) =>
        `${foe} ${alignment}${turns ? ' turned' : ''} ${say({ ...U, ...pose })}`,
    );

  test('[SIF-454] an enemy ahead may be faced at 100% or 50%', () => {
    expect(places(enemy('INF@(24,28.8,180)', 'E'))).toEqual([
      'E full INF@(24,24,0)',
      'E left INF@(26.75,24,0)',
      'E right INF@(21.25,24,0)',
    ]);
  });
  test('[SIF-420, SIF-454] no place is nearer than an inch to somebody new, to the mil that is forgiven', () => {
    // Laid to the left its right side is at 29.5.
    const besides = (x: number) =>
      places(enemy('INF@(24,28.8,180)', 'E'), enemy(`SOLO@(${x},24,0)`, 'F')).map(
        (place) => place.split(' ')[1],
      );
    expect(besides(31.879)).toEqual(['full', 'left', 'right']);
    expect(besides(31.878)).toEqual(['full', 'right']);
  });
  test('[SIF-453] several enemies keep the facing', () => {
    expect(places(enemy('INF@(29.15,24,270)', 'E'), enemy('INF@(18.85,24,90)', 'F'))).toEqual([]);
  });
  test('[SIF-945] two enemies on one side are several', () => {
    const two = [enemy('SOLO@(28.13,25.5,270)', 'E'), enemy('SOLO@(28.13,22.5,270)', 'F')];
    expect(places(...two)).toEqual([]);
    expect(places(two[0]).map((place) => place.split(' ')[1])).toEqual(['full', 'left', 'right']);
  });
  test('[SIF-944] no contact is lost', () => {
    const two = [enemy('INF@(21,28.8,180)', 'E'), enemy('INF@(27,28.8,180)', 'F')];
    // Only places in the middle keep both.
    expect(places(...two)).toEqual(['E left INF@(23.75,24,0)', 'F right INF@(24.25,24,0)']);
    expect(keepsContacts(lay([U, ...two]), U, mine('INF@(18.5,24,0)'))).toBe(false);
  });
  test('[SIF-943] where half does not fit the facing stays', () => {
    const foe = enemy('INF@(29.15,24,270)', 'E');
    const crowd = [friend('INF@(23.9,28.9,0)'), friend('INF@(23.9,19.1,0)')];
    expect(places(foe).length).toBe(3);
    expect(places(foe, ...crowd)).toEqual([]);
  });
  test('[SIF-420] no other enemy comes within an inch', () => {
    const foe = enemy('INF@(24,28.8,180)', 'E');
    expect(places(foe, enemy('SOLO@(31.5,24,0)', 'X'))).toEqual([
      'E full INF@(24,24,0)',
      'E right INF@(21.25,24,0)',
    ]);
  });
  test('the touched side is the one that the other lies against', () => {
    const sides = [
      'SOLO@(24,27.78,0)',
      'SOLO@(28.13,24,0)',
      'SOLO@(24,20.22,0)',
      'SOLO@(19.87,24,0)',
    ];
    expect(sides.map((words) => touchedSide(U, trayShape(unit(words))))).toEqual([
      'front',
      'right',
      'rear',
      'left',
    ]);
  });
});

describe('extra enemies', () => {
  const charger = mine('INF@(26.75,28.8,180)');
  const T = enemy('INF@(24,24,0)', 'T');

  test('[SIF-941] who has half a contact already is not moved', () => {
    const extra = enemy('INF@(29.5,24,0)', 'X');
    expect(alignExtra(lay([charger, T, extra]), extra, charger)).toBe(extra);
  });
  test('[SIF-941] the touching edges are made flush by the smallest turn', () => {
    // A small tray that touches the charger's front with a corner, turned by ten degrees.
    const extra = enemy('SOLO@(29,24.796,10)', 'X');
    const known = lay([charger, T, extra]);
    expect(gap(extra, charger)).toBeLessThan(10);
    const laid = alignExtra(known, extra, charger);
    expect(laid && say(laid)).toBe('SOLO@(29,25.02,0)');
    const more = enemy('SOLO@(29,24.796,80)', 'X');
    const turned = alignExtra(lay([charger, T, more]), more, charger);
    expect(turned && say(turned)).toBe('SOLO@(29,25.02,90)');
  });
  test('[SIF-941] of two turns that are equally small the one to its front is made', () => {
    // On its corner: the front is 45 degrees away, and so is the left side.
    const extra = enemy('SOLO@(29,24.448,45)', 'X');
    const laid = alignExtra(lay([charger, T, extra]), extra, charger);
    expect(laid && say(laid)).toBe('SOLO@(29,25.02,0)');
    // A tenth of a degree is a turn too, though nobody could see it.
    const askew = enemy('SOLO@(29,25.018,0.1)', 'X');
    const flush = alignExtra(lay([charger, T, askew]), askew, charger);
    expect(flush && say(flush)).toBe('SOLO@(29,25.02,0)');
  });
  test('[SIF-941, SIF-917] who has half a contact to the mil that is forgiven stays, across a gap that is contact too', () => {
    const left = (x: number, y: number) => {
      const extra = enemy(`INF@(${x},${y},0)`, 'X');
      const laid = alignExtra(lay([charger, T, extra]), extra, charger);
      return laid === extra ? 'stays' : laid && say(laid);
    };
    expect([left(29.5, 23.99), left(29.501, 24), left(29.502, 24)]).toEqual([
      'stays',
      'stays',
      'INF@(29.5,24,0)',
    ]);
  });
  test('[SIF-941] it is laid alike from all sides', () => {
    const turned = (one: Unit, quarters: number, mirrored: boolean): Unit => {
      let { x, y, h } = one;
      if (mirrored) [x, h] = [48_000 - x, (3600 - h) % 3600];
      for (let i = 0; i < quarters; i++) [x, y, h] = [y, 48_000 - x, (h + 900) % 3600];
      return { ...one, x, y, h };
    };
    const extra = enemy('INF@(30.5,24,0)', 'X');
    for (const mirrored of [false, true])
      for (const quarters of [0, 1, 2, 3]) {
        const turn = (one: Unit) => turned(one, quarters, mirrored);
        const [by, target, other] = [charger, T, extra].map(turn);
        expect(alignExtra(lay([by, target, other]), other, by)).toEqual(
          turn(enemy('INF@(29.5,24,0)', 'X')),
        );
      }
  });
  test('[SIF-528] are taken one by one, the nearest first', () => {
    const by = mine('INF@(24,24,0)');
    const target = enemy('INF@(24,28.8,180)', 'T');
    const [far, near] = [enemy('SOLO@(19.865,24,0)', 'far'), enemy('SOLO@(28.13,24,0)', 'near')];
    for (const others of [
      [far, near],
      [near, far],
    ])
      expect(extraEnemies(lay([by, target, ...others]), by, target)).toEqual([near, far]);
  });
  test('[SIF-941] it is laid on nobody', () => {
    // At 29.5 it begins at 28.12: nine mil deep is contact, more is not.
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const beside = (x: number) => {
      const known = lay([charger, extra, enemy(`SOLO@(${x},25.02,0)`, 'Y')]);
      return alignExtra(known, extra, charger)?.x;
    };
    expect([beside(26.749), beside(26.76)]).toEqual([29_500, undefined]);
  });
  test('[SIF-941] it keeps its own other fights', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const other = friend('SOLO@(33.26,25.02,0)');
    expect(alignExtra(lay([charger, T, extra]), extra, charger)?.x).toBe(29_500);
    expect(alignExtra(lay([charger, T, extra, other]), extra, charger)).toBe(undefined);
  });
  test('[SIF-941] it is laid on no impassable ground and not over the edge', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const wall = (east: number) => ground(rectangleOf(27, east, 18, 24), 'impassable');
    // At 29.5 it begins at 28.12.
    expect(alignExtra(lay([charger, T, extra], [wall(28.13)]), extra, charger)?.x).toBe(29_500);
    expect(alignExtra(lay([charger, T, extra], [wall(28.14)]), extra, charger)).toBe(undefined);
    // A long tray before a charger that stands so near to the edge that it hangs over it.
    const low = (y: number) => {
      const near = mine(`INF@(26.75,${y},180)`);
      const long = enemy(`LARGE@(30.5,${y - 2.4 - 2.775},0)`, 'X');
      return alignExtra(lay([near, long]), long, near)?.x;
    };
    expect([low(8), low(7.95), low(7.94)]).toEqual([29_500, 29_500, undefined]);
  });
  test('[SIF-942] a push makes no new fight, and lays nobody onto anybody', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const pushed = (others: readonly Unit[], terrain: Terrain[] = []) =>
      pushExtra(lay([charger, T, extra, ...others], terrain), extra, charger, 1800)?.y ?? 0;
    // An inch to the south its rear edge is at 22.64.
    expect(pushed([])).toBe(24_020);
    // With an enemy of its own eleven mil away there is no contact, with ten there would be.
    expect(pushed([friend('SOLO@(30.5,21.249,0)')])).toBe(24_020);
    expect(pushed([friend('SOLO@(30.5,21.25,0)')])).toBeLessThan(19_000);
    // A friend may be touched, and ground: nine mil deep, and not ten.
    expect(pushed([enemy('SOLO@(30.5,21.269,0)', 'Y')])).toBe(24_020);
    expect(pushed([enemy('SOLO@(30.5,21.27,0)', 'Y')])).toBeLessThan(19_000);
    const rock = (y: number) => ground(rectangleOf(30, 31, 22, y), 'impassable');
    expect(pushed([], [rock(22.649)])).toBe(24_020);
    expect(pushed([], [rock(22.65)])).toBeLessThan(21_000);
  });
  test('[SIF-530] an edge that is too long to be half covered cannot be aligned', () => {
    const small = mine('SOLO@(24,28,180)');
    const long = enemy('LARGE@(24,25.24,90)', 'X');
    expect(alignExtra(lay([small, long]), { ...long, x: long.x + 3000 }, small)).toBe(undefined);
    // Half of an infantry front is just shorter than the small tray.
    const wide = enemy('INF@(24,24.22,0)', 'X');
    expect(alignExtra(lay([small, wide]), wide, small)).toBe(wide);
  });
  test('[SIF-942] the push goes straight, as far as it must', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const known = lay([charger, T, extra]);
    const east = pushExtra(known, extra, charger, 900);
    expect(east && [east.y, east.h]).toEqual([25_020, 0]);
    expect(east && gap(east, charger)).toBeGreaterThanOrEqual(999);
    // Who is an inch away already need not go.
    const away = enemy('SOLO@(30.5,24,0)', 'X');
    expect(pushExtra(lay([charger, T, away]), away, charger, 1800)).toEqual(away);
    // Somebody stands where it would end: it goes on until there is room.
    const blocked = lay([charger, T, extra, enemy('SOLO@(30.5,23.5,0)', 'Y')]);
    const south = pushExtra(blocked, extra, charger, 1800);
    expect(south?.y).toBeLessThan(20_800);
    // On an empty field every five degrees.
    expect(pushes(known, extra, charger).map(({ heading }) => heading)).toEqual(
      Array.from({ length: 72 }, (_, i) => 50 * i),
    );
    expect(pushes(known, extra, charger).every(({ unit: at }) => gap(at, charger) >= 999)).toBe(
      true,
    );
  });
  test('[SIF-531] where there is no inch, the least that ends the fight', () => {
    const extra = enemy('SOLO@(30.5,25.02,0)', 'X');
    const pen = [
      ground(rectangleOf(28.6, 32.4, 22, 23.6), 'impassable'),
      { ...ground(rectangleOf(31.92, 33, 23, 30), 'impassable'), id: 'east' },
    ];
    const known = lay([charger, T, extra], pen);
    expect(pushExtra(known, extra, charger, 1800)?.y ?? 0).toBeLessThan(21_000);
    const moved = disengageExtra(known, extra, charger);
    expect(moved).toHaveLength(1);
    const [away] = moved as Unit[];
    expect(gap(away, charger)).toBe(12);
  });
  test('[SIF-531] who stands in its way moves with it, as little, where it can go nowhere alone', () => {
    // A lane as wide as one tray: nobody comes past anybody.
    const first = mine('SOLO@(1.39,1.38,0)');
    const extra = enemy('SOLO@(1.39,4.14,0)', 'X');
    const behind = enemy('SOLO@(1.39,6.9,0)', 'Y');
    const lane = (height: number) =>
      survey({ board: { width: 2780, height }, units: [first, extra, behind], terrain: [] });
    const moved = disengageExtra(lane(8300), extra, first) as Unit[];
    expect(moved.map(({ id }) => id)).toEqual(['X', 'Y']);
    const [away, aside] = moved;
    // Twelve mil, of which nine may lie in the next one.
    expect(gap(away, first)).toBe(12);
    expect([away.x, aside.x]).toEqual([1390, 1390]);
    expect([away.y - extra.y, aside.y - behind.y]).toEqual([12, 3]);
    // Behind both of them there is the edge: then nobody can go.
    expect(disengageExtra(lane(8280), extra, first)).toBe(undefined);
  });
});

describe('terrain of the book', () => {
  const keywords: [TerrainKind, string, Keyword[]][] = [
    ['forest', 'SIF-1120', ['cover', 'fortified']],
    ['corpsePile', 'SIF-1121', ['hindering', 'horrific']],
    ['bog', 'SIF-1122', ['hindering', 'rough']],
    ['stakes', 'SIF-1123', ['dangerous', 'destructible']],
    ['wall', 'SIF-1124', ['destructible', 'fortified', 'hindering']],
    ['hedge', 'SIF-1125', ['cover', 'destructible', 'rough']],
    ['weirwood', 'SIF-1126', ['inspiring']],
    ['palisade', 'SIF-1127', ['blocksSight', 'destructible', 'impassable']],
  ];
  test.each(keywords)('%s [%s] has its keywords', (kind, _rule, expected) => {
    expect(layTerrain('x', kind, { x: 0, y: 0, h: 0 }).keywords).toEqual(expected);
  });
  test('[SIF-968] pieces have the sizes that were agreed', () => {
    const size = (kind: TerrainKind) => {
      const { polygon } = layTerrain('x', kind, { x: 0, y: 0, h: 0 });
      const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
      return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), polygon.length];
    };
    expect(
      Object.fromEntries(Object.keys(TERRAIN).map((kind) => [kind, size(kind as TerrainKind)])),
    ).toEqual({
      bog: [6000, 4000, 24],
      castleWall: [10_000, 1750, 4],
      corpsePile: [5000, 3000, 24],
      forest: [6000, 4000, 24],
      hedge: [6000, 1000, 4],
      palisade: [6000, 1000, 4],
      stakes: [6000, 1000, 4],
      wall: [6000, 1000, 4],
      weirwood: [3000, 3000, 24],
    });
  });
});

test('[SIF-968] a piece is laid with its heading: its length lies across it', () => {
  const { polygon } = layTerrain('x', 'hedge', { x: 10_000, y: 20_000, h: 300 });
  // Three to the left and a half ahead of the middle, turned clockwise by 30 degrees.
  expect(polygon).toEqual([
    { x: 7652, y: 21_933 },
    { x: 12_848, y: 18_933 },
    { x: 12_348, y: 18_067 },
    { x: 7152, y: 21_067 },
  ]);
});

describe('places on the table', () => {
  test('[SIF-965] tokens keep their distances from the edges', () => {
    expect(tokenPlaces(BOARD)).toEqual({
      five: [
        { x: 24_000, y: 24_000 },
        { x: 6700, y: 18_700 },
        { x: 41_300, y: 18_700 },
        { x: 6700, y: 29_300 },
        { x: 41_300, y: 29_300 },
      ],
      three: [
        { x: 6700, y: 24_000 },
        { x: 24_000, y: 24_000 },
        { x: 41_300, y: 24_000 },
      ],
      two: [
        { x: 6700, y: 24_000 },
        { x: 41_300, y: 24_000 },
      ],
    });
    expect(tokenPlaces(LARGE_BOARD).three.map(({ x }) => x)).toEqual([6700, 36_000, 65_300]);
  });
  test('[SIF-966] zones lie along the players’ edges', () => {
    expect(deploymentZone(BOARD, 0, mil(10))).toEqual({
      left: 0,
      right: 48_000,
      bottom: 0,
      top: 10_000,
    });
    expect(deploymentZone(BOARD, 1, mil(18))).toEqual({
      left: 0,
      right: 48_000,
      bottom: 30_000,
      top: 48_000,
    });
    const zone = deploymentZone(BOARD, 1, mil(10));
    expect(standsIn(zone, unit('INF@(24,40.4,0)'))).toBe(true);
    expect(standsIn(zone, unit('INF@(24,40.39,0)'))).toBe(false);
    expect(standsIn(zone, unit('INF@(2.75,40.4,0)'))).toBe(true);
    expect(standsIn(zone, unit('INF@(2.74,40.4,0)'))).toBe(false);
    expect(standsIn(zone, unit('INF@(45.26,40.4,0)'))).toBe(false);
    expect(standsIn(zone, unit('INF@(24,45.601,0)'))).toBe(true);
    expect(standsIn(zone, unit('INF@(24,45.61,0)'))).toBe(false);
    // A mil is forgiven on every side, two are not.
    for (const [one, two] of [
      ['2.749,44', '2.748,44'],
      ['45.251,44', '45.252,44'],
      ['24,40.399', '24,40.398'],
      ['24,45.601', '24,45.602'],
    ])
      expect([one, two].map((at) => standsIn(zone, unit(`INF@(${at},0)`)))).toEqual([true, false]);
    const onBoard = (y: number) => inBoard(BOARD, trayShape(unit(`INF@(24,${y},0)`)));
    expect([onBoard(45.601), onBoard(45.602)]).toEqual([true, false]);
    expect(flankZones(LARGE_BOARD, mil(6))).toEqual([
      { left: 0, right: 6000, bottom: 0, top: 48_000 },
      { left: 66_000, right: 72_000, bottom: 0, top: 48_000 },
    ]);
  });
  test('[SIF-964] a token is covered to the mil that is forgiven', () => {
    const solo = unit('SOLO@(24,24,0)');
    const whole = (x: number, y: number) => coversCompletely(solo, { x: mil(x), y: mil(y) });
    expect([whole(24.681, 24), whole(24.682, 24)]).toEqual([true, false]);
    expect([whole(24, 23.319), whole(24, 23.318)]).toEqual([true, false]);
    const part = (y: number) => coversPartly(solo, { x: mil(24), y: mil(y) });
    expect([part(26.078), part(26.079)]).toEqual([true, false]);
    // Beside the edge of a target there is nothing in contact.
    const length = (offset: number) => contactLength(solo, 'front', 'solo', offset);
    expect([length(0), length(1380), length(2760), length(4000)]).toEqual([2760, 1380, 0, 0]);
  });
  test('[SIF-966] quadrants are divided in the middle of any board', () => {
    expect(quadrantsHolding(BOARD, unit('INF@(30,10,0)'))).toEqual(['southEast']);
    expect(quadrantsHolding(LARGE_BOARD, unit('INF@(30,10,0)'))).toEqual(['southWest']);
    expect(quadrantsHolding(BOARD, unit('INF@(30,30,0)'))).toEqual(['northEast']);
  });
  test('[SIF-967] castle walls stand where the modes put them', () => {
    expect(siegeWalls(BOARD)).toEqual(
      [10, 24, 38].map((x) => ({ left: mil(x - 5), right: mil(x + 5), bottom: 3000, top: 4750 })),
    );
    expect(flankWalls(BOARD)).toEqual([
      { left: 0, right: 1750, bottom: 19_000, top: 29_000 },
      { left: 46_250, right: 48_000, bottom: 19_000, top: 29_000 },
    ]);
    expect(outlineOf(flankWalls(BOARD)[0])).toEqual([
      { x: 0, y: 29_000 },
      { x: 1750, y: 29_000 },
      { x: 1750, y: 19_000 },
      { x: 0, y: 19_000 },
    ]);
  });
});
