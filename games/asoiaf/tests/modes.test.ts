import { type Choose, createMatch, defaultAnswer, type Question } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { pointsInQuadrant } from '../looking.ts';
import type { ModeId } from '../modes/names.ts';
import { d3, scenario } from './scenario.ts';

const open = (mode: ModeId) => createMatch(asoiaf, { seats: 2, seed: 'modes', options: { mode } });
type War = ReturnType<typeof open>;
const step = (match: War): string => match.state.stack.at(-1)?.at ?? 'over';
const say = (match: War, answer: unknown) =>
  match.answer(match.waiting[0], match.state.moment, answer);

function until(match: War, ...names: string[]): War {
  for (let i = 0; !names.includes(step(match)); i++) {
    if (match.result || i > 300) throw new Error(`"${names}" does not come`);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
  }
  return match;
}

describe('Honed and Ready', () => {
  it('[SIF-1413, SIF-1420, SIF-967] two castle walls stand flush with the flanks, impassable', () => {
    const match = until(open('honedAndReady'), 'activate');
    const walls = match.state.table.terrain.filter(({ kind }) => kind === 'castleWall');
    expect(walls.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [875, 24000],
      [47125, 24000],
    ]);
    expect(match.state.table.tokens).toHaveLength(5);
  });

  const field = (tokens: string[], stark: object = {}) => {
    const s = scenario({
      mode: 'honedAndReady',
      players: {
        stark: { units: ['starkSwornSwords at 24,24 facing north, activated'], ...stark },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
      tokens,
    });
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    return s;
  };

  it('[SIF-1418, SIF-1419] has no impassable terrain besides, and none within an inch of the walls', () => {
    const match = until(
      createMatch(asoiaf, {
        seats: 2,
        seed: 'walls',
        options: { mode: 'honedAndReady', field: 'placed' },
      }),
      'pieceKind',
    );
    expect((match.question(match.waiting[0]) as Choose).from).not.toContain('palisade');
    say(match, ['weirwood']);
    // The wall ends at 1.75, the tree is three wide.
    expect(() => say(match, { x: 4_100, y: 24_000, heading: 0 })).toThrow('SIF-1419');
    say(match, { x: 4_250, y: 24_000, heading: 0 });
    const fields = createMatch(asoiaf, {
      seats: 2,
      seed: 'walls',
      options: { mode: 'honedAndReady', field: 'marshes' },
    });
    const kinds = until(fields, 'deployWhich').state.table.terrain.map(({ kind }) => kind);
    expect(kinds).toEqual(['bog', 'bog', 'stakes', 'castleWall', 'castleWall']);
  });

  it('[SIF-1421, SIF-1422, SIF-1424] a token by a wall scores, and its holder suffers D3+2 hits without a panic test', () => {
    const s = field(['23.5,24']);
    s.activate('lannisterGuardsmen').until('action').dice(d3(1), 1, 1, 4).pass();
    expect(s.points('stark')).toBe(1);
    expect(s.models('starkSwornSwords')).toBe(10);
    expect(s.told('fact.test')).toEqual([]);
    const middle = field(['24,24']);
    middle.activate('lannisterGuardsmen').until('action').pass();
    expect(middle.points('stark')).toBe(1);
    expect(middle.models('starkSwornSwords')).toBe(12);
  });

  it('[SIF-1423] whoever claims a zone may have a wall shoot instead', () => {
    const s = scenario({
      mode: 'honedAndReady',
      players: {
        lannister: {
          units: ['lannisterGuardsmen at 6,44 facing south'],
          ncus: ['cerseiLannister:queenRegent, 0 tokens'],
        },
        stark: { units: ['starkSwornSwords at 24,24 facing north'] },
      },
      tokens: ['23.5,24'],
    });
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    s.activate('cerseiLannister:queenRegent').choose('crown');
    expect(s.step).toBe('wallsShoot');
    s.dice(d3(2), 1, 1, 1, 4).choose('starkSwornSwords');
    expect(s.models('starkSwornSwords')).toBe(9);
    expect(s.told('fact.test')).toEqual([]);
  });
});

describe('Fire & Blood', () => {
  it('[SIF-1425, SIF-1426, SIF-1427, SIF-1428] after deployment two units of each side are marked, each with a card of its own', () => {
    const match = until(open('fireAndBlood'), 'markUnit');
    const asked: number[] = [];
    while (step(match).startsWith('mark')) {
      if (step(match) === 'markUnit') asked.push(match.waiting[0]);
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    const { first, marked, bearers, units } = match.state.table;
    expect(asked).toEqual([first, 1 - first, first, 1 - first]);
    const seats = marked.map((id) => units.find((unit) => unit.id === id)?.seat);
    expect(seats.filter((seat) => seat === 0)).toHaveLength(2);
    expect(new Set(bearers.map(({ card }) => card)).size).toBe(4);
    expect(bearers.every(({ forGame }) => forGame)).toBe(true);
    expect(match.state.table.tokens).toEqual([]);
  });

  const hunt = (marked: string[], bounty = 0) => {
    const s = scenario({
      mode: 'fireAndBlood',
      players: {
        stark: {
          units: [
            'starkSwornSwords with robbStark:theWolfLord at 24,20 facing north',
            'starkBowmen at 6,6',
          ],
        },
        lannister: {
          units: [
            'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
            'lannisterGuardsmen at 6,44',
          ],
        },
      },
    });
    s.table.marked.push(...marked.map((name) => s.unit(name).id));
    if (bounty > 0)
      s.table.bounties.push({ unit: s.unit('lannisterHalberdiers').id, points: bounty });
    s.activate('starkSwornSwords').until('placeBounty');
    return s;
  };
  const kill = (s: ReturnType<typeof scenario>) => {
    s.until('action')
      .choose('melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    return s.points('stark');
  };

  it('[SIF-1430] a commander’s unit that activates may lay a point on an enemy in Long range', () => {
    const s = hunt([]);
    expect(s.options).toEqual([s.unit('lannisterHalberdiers').id]);
    s.choose('lannisterHalberdiers');
    expect(s.table.bounties).toEqual([{ unit: s.unit('lannisterHalberdiers').id, points: 1 }]);
    expect(kill(s)).toBe(2);
  });

  it('[SIF-1431, SIF-1432, SIF-1433] marked hunters earn one more, marked prey two, and what lies on it', () => {
    expect(kill(hunt([]).pass())).toBe(1);
    expect(kill(hunt(['starkSwornSwords']).pass())).toBe(2);
    expect(kill(hunt(['lannisterHalberdiers']).pass())).toBe(3);
    expect(kill(hunt([], 2).pass())).toBe(3);
  });
});

describe.each([
  ['fireAndBlood', 'SIF-1429'],
  ['hereWeStand', 'SIF-1435'],
] as const)('terrain of %s', (mode, rule) => {
  it(`[${rule}] may lie in deployment zones, six inches from the table edges and from each other`, () => {
    const match = createMatch(asoiaf, { seats: 2, seed: mode, options: { mode, field: 'placed' } });
    until(match, 'pieceKind');
    say(match, ['weirwood']);
    expect(() => say(match, { x: 24_000, y: 7_400, heading: 0 })).toThrow(rule);
    say(match, { x: 24_000, y: 7_600, heading: 0 });
    say(match, ['weirwood']);
    expect(() => say(match, { x: 32_900, y: 7_600, heading: 0 })).toThrow('SIF-1220');
    say(match, { x: 33_100, y: 7_600, heading: 0 });
    expect(match.state.table.terrain).toHaveLength(2);
  });
});

describe('Here We Stand', () => {
  const stand = (stark: string[], lannister: string[], more: object = {}) =>
    scenario({
      mode: 'hereWeStand',
      players: { stark: { units: stark, ...more }, lannister: { units: lannister } },
    });
  const endRound = (s: ReturnType<typeof scenario>) => {
    while (!s.match.result && s.table.round === 2) s.answer(s.asked.default);
    return s;
  };

  it('[SIF-1434, SIF-1436, SIF-1437, SIF-1439, SIF-1447] a quadrant with five points, and more than the enemy has there, scores', () => {
    // Five points each in quadrants of their own; Grey Wind alone is too little.
    const s = stand(
      ['starkSwornSwords at 10,10', 'greyWind at 40,10'],
      ['lannisterGuardsmen at 10,40 facing south'],
    );
    endRound(s);
    expect([s.points('stark'), s.points('lannister')]).toEqual([1, 1]);
    const even = stand(['starkSwornSwords at 10,10'], ['lannisterGuardsmen at 18,18 facing south']);
    endRound(even);
    expect([even.points('stark'), even.points('lannister')]).toEqual([0, 0]);
  });

  it('[SIF-1443] a commander counts as three points', () => {
    const s = stand(
      ['starkSwornSwords with robbStark:theWolfLord at 10,10'],
      ['lannisterGuardsmen at 18,18 facing south'],
    );
    expect(endRound(s).points('stark')).toBe(1);
  });

  it('[SIF-1438] of equal shares the opponent chooses the quadrant', () => {
    const s = stand(['starkSwornSwords at 24,10'], ['lannisterGuardsmen at 10,40 facing south']);
    s.until('whichQuadrant');
    expect(s.waiting).toBe('lannister');
    expect(s.options).toEqual(['southWest', 'southEast']);
    // Until then it may count in either.
    const points = pointsInQuadrant(s.match.reading, 0, 'southWest');
    expect(points).toEqual({ least: 0, most: 5 });
    expect(pointsInQuadrant(s.match.reading, 0, 'northWest').most).toBe(0);
  });

  it('[SIF-1440, SIF-1441, SIF-1442] an NCU may stand in a quadrant instead of a zone, one of each player there', () => {
    const s = stand(['greyWind at 10,10'], ['lannisterGuardsmen at 40,40 facing south'], {
      ncus: ['catelynStark:ladyOfWinterfell', 'sansaStark:littleBird'],
    });
    s.activate('catelynStark:ladyOfWinterfell').until('zone').pass();
    expect(s.step).toBe('ncuQuadrant');
    s.choose('southWest');
    s.activate('lannisterGuardsmen')
      .until('activate')
      .choose('sansaStark:littleBird')
      .until('zone')
      .pass();
    expect(s.options).toEqual(['northWest', 'northEast', 'southEast']);
    s.pass();
    expect(endRound(s).points('stark')).toBe(1);
    expect(s.table.quarters).toEqual([]);
  });

  it('[SIF-1444, SIF-1445, SIF-1446] a destroyed unit may return near an edge, and counts as activated', () => {
    const s = stand(
      ['starkSwornSwords at 10,10', 'starkBowmen at 40,10, destroyed'],
      ['lannisterGuardsmen at 40,40 facing south'],
    );
    s.until('returnUnit').choose('starkBowmen');
    s.refuses('SIF-1229', () => s.answer({ x: 24000, y: 24000, heading: 0 }));
    s.answer({ x: 40000, y: 2500, heading: 0 });
    expect(s.unit('starkBowmen')).toMatchObject({ destroyed: false, wounds: 0, activated: true });
  });
});

describe('Winds of Winter', () => {
  it('[SIF-1402, SIF-1403] each player chooses four missions in secret, and has 11 and 12', () => {
    const match = until(open('windsOfWinter'), 'chooseMissions');
    expect(match.waiting).toEqual([0, 1]);
    const { moment } = match.state;
    match.answer(0, moment, ['1', '2', '3', '4']);
    match.answer(1, moment, ['7', '8', '9', '10']);
    expect(match.state.table.missions.hands).toEqual([
      [1, 2, 3, 4, 11, 12],
      [7, 8, 9, 10, 11, 12],
    ]);
    expect(match.view(0).table.missions.hands).toEqual([[1, 2, 3, 4, 11, 12], 6]);
    expect(match.view('spectator').table.missions.hands).toEqual([6, 6]);
    expect(match.state.table.tokens).toHaveLength(5);
  });

  const winds = (hands: number[][]) => {
    const s = scenario({
      mode: 'windsOfWinter',
      players: {
        stark: { units: ['starkSwornSwords at 24,24 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
      tokens: ['24,24', '6.7,29.3'],
    });
    s.table.missions.hands = hands;
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    // To the start of the next round; tokens have scored nothing so far (SIF-1411).
    s.activate('starkSwornSwords').until('action').pass().until('reveal');
    expect(s.table.round).toBe(3);
    return s;
  };

  it('[SIF-1404, SIF-1405, SIF-1406, SIF-1411] one mission of each is turned up, scored by whoever meets it, and discarded', () => {
    const s = winds([[1], [12]]);
    expect([s.points('stark'), s.waiting]).toEqual([0, 'lannister']);
    s.choose('12').choose('1');
    expect(s.table.missions.active).toEqual([12, 1]);
    while (s.table.round === 3) s.answer(s.asked.default);
    expect(s.points('stark')).toBe(2);
    expect(s.table.missions.discard).toEqual([12, 1]);
  });

  it('[SIF-990] mission 11 takes the first player token', () => {
    const s = winds([[11], [3]]);
    s.choose('3').choose('11').until('activate');
    expect(s.waiting).toBe('stark');
  });
});

describe('missions', () => {
  const at = (
    mission: number,
    more: object,
    stark = 'starkSwornSwords at 24,24 facing north',
    lannister = 'lannisterGuardsmen at 6,44 facing south',
  ) => {
    const s = scenario({
      mode: 'darkWings',
      players: { stark: { units: [stark], ...more }, lannister: { units: [lannister] } },
    });
    s.table.missions.active = [mission];
    s.until('activate');
    while (s.table.round === 2) s.answer(s.asked.default);
    return [s.points('stark'), s.points('lannister')];
  };

  it('[SIF-981, SIF-982, SIF-983] zones that are held', () => {
    const ncus = (one: string, other: string) => ({
      ncus: [`catelynStark:ladyOfWinterfell on ${one}`, `sansaStark:littleBird on ${other}`],
    });
    expect(at(2, ncus('combat', 'maneuver'))).toEqual([1, 0]);
    expect(at(2, ncus('combat', 'tactics'))).toEqual([0, 0]);
    expect(at(3, ncus('combat', 'tactics'))).toEqual([1, 0]);
    expect(at(4, ncus('crown', 'tactics'))).toEqual([1, 0]);
  });

  it('[SIF-985, SIF-986, SIF-987] where units stand, with whom, and what lies on them', () => {
    expect(at(6, {}, 'starkSwornSwords at 24,44 facing north')).toEqual([1, 0]);
    expect(at(6, {}, 'starkSwornSwords at 24,39 facing north')).toEqual([0, 0]);
    const below = 'starkSwornSwords at 24,20 facing north';
    expect(at(7, {}, below, 'lannisterGuardsmen at 24,24.8 facing south, 5 wounds')).toEqual([
      1, 0,
    ]);
    expect(at(7, {}, below, 'lannisterGuardsmen at 24,24.8 facing south')).toEqual([0, 0]);
    expect(at(8, {}, below, 'lannisterGuardsmen at 6,44, weakened, panicked')).toEqual([1, 0]);
    expect(at(8, {}, below, 'lannisterGuardsmen at 6,44, weakened')).toEqual([0, 0]);
  });
});

describe('Dark Wings, Dark Words', () => {
  it('[SIF-1449, SIF-1450, SIF-1451] two missions of the nine lie open, two in reserve, and the rest is hidden', () => {
    const match = until(open('darkWings'), 'activate');
    const { active, reserve, deck } = match.state.table.missions;
    expect([active.length, reserve.length, deck.length]).toEqual([2, 2, 5]);
    expect([...active, ...reserve, ...deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(match.view(0).table.missions.deck).toBe(5);
  });

  const wings = (ncus: string[] = []) => {
    const s = scenario({
      mode: 'darkWings',
      players: {
        stark: {
          units: ['starkSwornSwords with robbStark:theWolfLord at 24,10 facing north'],
          ncus,
        },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
    });
    Object.assign(s.table.missions, { active: [1, 2], reserve: [3, 4], deck: [9, 8, 7, 6, 5] });
    return s;
  };

  it('[SIF-1452, SIF-1453] from round 3 on those in reserve take their place', () => {
    const s = wings();
    while (s.table.round === 2) s.answer(s.asked.default);
    expect(s.table.missions).toMatchObject({ active: [3, 4], reserve: [5, 6], discard: [1, 2] });
  });

  it('[SIF-1455] a claimed zone may exchange a mission instead of its effect', () => {
    const s = wings(['catelynStark:ladyOfWinterfell']);
    s.activate('catelynStark:ladyOfWinterfell')
      .choose('crown')
      .until('swapMission')
      .choose('active:1:4');
    expect(s.table.missions).toMatchObject({ active: [2, 4], reserve: [3], discard: [1] });
    expect(s.told('fact.test')).toEqual([]);
  });

  it('[SIF-1456, SIF-1828] a commander’s unit may give up its action for it', () => {
    const s = wings();
    s.activate('starkSwornSwords').until('swapForAction').choose('reserve:3');
    expect(s.table.missions).toMatchObject({ active: [1, 2], reserve: [4, 5], discard: [3] });
    expect(s.until('activate').waiting).toBe('lannister');
    expect(s.told('fact.action')).toEqual([]);
  });
});

describe('A Dance with Dragons', () => {
  const dance = (stark: string, lannister: string, tokens: string[], carrier?: string) => {
    const s = scenario({
      mode: 'danceWithDragons',
      players: {
        stark: { units: [stark, 'starkBowmen at 6,6 facing north'] },
        lannister: { units: [lannister, 'lannisterCrossbowmen at 6,44 facing south'] },
      },
      tokens,
    });
    if (carrier) s.table.tokens[0].claimed = s.unit(carrier).id;
    return s;
  };
  const far = 'lannisterGuardsmen at 40,44 facing south';

  it('[SIF-1373, SIF-1374, SIF-1382] a unit that ends its move touching a token takes it along', () => {
    const s = dance('starkSwornSwords at 24,18 facing north', far, ['24,26']);
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 4800 });
    expect(s.table.tokens[0].claimed).toBeNull();
    const t = dance('starkSwornSwords at 24,18 facing north', far, ['24,26']);
    t.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 5000 });
    expect(t.table.tokens[0].claimed).toBe(t.unit('starkSwornSwords').id);
    while (t.table.round === 2) t.answer(t.asked.default);
    expect(t.points('stark')).toBe(1);
  });

  it('[SIF-1375, SIF-1376] who carries one cannot march, and has Speed 2', () => {
    const s = dance(
      'starkSwornSwords with robbStark:theWolfLord at 24,18 facing north',
      far,
      ['24,25'],
      'starkSwornSwords',
    );
    s.activate('starkSwornSwords').until('action');
    s.refuses('SIF-1375', () => s.choose('march'));
    s.choose('maneuver');
    s.refuses('SIF-414', () => s.way({ go: 'forward', by: 2001 }));
    s.way({ go: 'forward', by: 2000 });
    expect(s.unit('starkSwornSwords').pose?.y).toBe(20000);
  });

  it('[SIF-1377, SIF-1378] a second one is laid aside by the opponent, within two inches and on nobody', () => {
    const s = dance(
      'starkSwornSwords at 24,18 facing north',
      far,
      ['1,1', '24,21.5'],
      'starkSwornSwords',
    );
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2000 });
    expect([s.step, s.waiting]).toEqual(['placeToken', 'lannister']);
    s.refuses('SIF-1377', () => s.answer({ x: 24000, y: 30000, heading: 0 }));
    s.refuses('SIF-1378', () => s.answer({ x: 24000, y: 22000, heading: 0 }));
    s.answer({ x: 24000, y: 24000, heading: 0 });
    expect(s.table.tokens[1]).toMatchObject({ x: 24000, y: 24000, claimed: null });
  });

  it('[SIF-1379, SIF-1380] a carrier that fails a panic test loses it to an enemy in contact, or on the ground', () => {
    const s = dance(
      'starkSwornSwords at 24,20 facing north',
      'lannisterHalberdiers at 24,24.8 facing south',
      ['1,1'],
      'lannisterHalberdiers',
    );
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
      .pass();
    expect([s.step, s.waiting]).toEqual(['takeToken', 'stark']);
    s.choose('starkSwornSwords');
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);
    const t = dance(
      'starkSwornSwords at 24,20 facing north',
      'lannisterGuardsmen at 24,32 facing south',
      ['1,1'],
      'starkSwornSwords',
    );
    t.activate('starkSwornSwords').until('action').choose('charge').choose('lannisterGuardsmen');
    // Speed 2 and a 1: far too short, and the panic test fails.
    t.dice(1, 1, 1, d3(1)).way({ go: 'pivot', by: 0 });
    expect([t.step, t.waiting]).toEqual(['placeToken', 'lannister']);
  });

  it('[SIF-1381] a stronger attacker wrests it from the defender', () => {
    const wrested = (wounds: string) => {
      const s = dance(
        'starkSwornSwords at 24,20 facing north',
        `lannisterHalberdiers at 24,24.8 facing south, ${wounds}`,
        ['1,1'],
        'lannisterHalberdiers',
      );
      s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
      return s.table.tokens[0].claimed === s.unit('starkSwornSwords').id;
    };
    expect(wrested('4 wounds')).toBe(true);
    expect(wrested('3 wounds')).toBe(false);
  });
});

describe('A Dance with Dragons', () => {
  it('[SIF-1371, SIF-1372] has tokens in the middle and six inches from the flanks, each with a card', () => {
    const { tokens } = until(open('danceWithDragons'), 'deployWhich').state.table;
    expect(tokens.map(({ x, y }) => [x, y])).toEqual([
      [6_700, 24_000],
      [24_000, 24_000],
      [41_300, 24_000],
    ]);
    expect(new Set(tokens.map(({ card }) => card)).size).toBe(3);
    expect(tokens.every(({ card }) => card >= 1 && card <= 10)).toBe(true);
  });
});

describe('A Feast for Crows', () => {
  const far = 'lannisterGuardsmen at 40,44 facing south';
  /** A pile in the middle, with a token on it that somebody may have. */
  const feast = (stark: string[], lannister: string[], carrier?: string, more: object = {}) => {
    const s = scenario({
      mode: 'feastForCrows',
      players: { stark: { units: stark }, lannister: { units: lannister } },
      terrain: ['corpsePile at 24,24'],
      tokens: ['24,24 on t0'],
      ...more,
    });
    if (carrier) s.table.tokens[0].claimed = s.unit(carrier).id;
    return s;
  };

  it('[SIF-1352, SIF-1354, SIF-1356, SIF-1357] has two tokens with cards of their own on corpse piles, and zones of ten inches', () => {
    const { terrain, tokens } = until(open('feastForCrows'), 'deployWhich').state.table;
    const piles = terrain.filter(({ kind }) => kind === 'corpsePile');
    expect(piles.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [6_700, 24_000],
      [41_300, 24_000],
    ]);
    expect(tokens.map(({ x, y, pile }) => [x, y, pile])).toEqual([
      [6_700, 24_000, piles[0].id],
      [41_300, 24_000, piles[1].id],
    ]);
    expect(tokens.every(({ card }) => card > 0)).toBe(true);
    expect(tokens[0].card).not.toBe(tokens[1].card);
    const match = until(open('feastForCrows'), 'deployPlace');
    const far = { x: 24_000, heading: 0 };
    expect(() => say(match, { ...far, y: 9_000 })).toThrow('SIF-1229');
    say(match, { ...far, y: match.state.table.edges[match.waiting[0]] === 0 ? 7_000 : 41_000 });
  });

  it('[SIF-1353, SIF-1355] has no other corpse piles, and terrain an inch from them', () => {
    const options = (field: string) => ({ mode: 'feastForCrows' as const, field: field as 'open' });
    const kinds = (field: string) =>
      until(
        createMatch(asoiaf, { seats: 2, seed: 'piles', options: options(field) }),
        'deployWhich',
      ).state.table.terrain.map(({ kind }) => kind);
    expect(kinds('aftermath').filter((kind) => kind === 'corpsePile')).toHaveLength(2);
    expect(kinds('crossing')).toEqual(['wall', 'hedge', 'corpsePile', 'corpsePile']);
    for (let game = 0; game < 12; game++) {
      const match = createMatch(asoiaf, {
        seats: 2,
        seed: `rolled ${game}`,
        options: options('rolled'),
      });
      const { terrain } = until(match, 'deployWhich').state.table;
      expect(terrain.filter(({ kind }) => kind === 'corpsePile')).toHaveLength(2);
      expect(terrain.length).toBeGreaterThan(2);
    }
    const match = createMatch(asoiaf, { seats: 2, seed: 'placed', options: options('placed') });
    until(match, 'pieceKind');
    expect((match.question(match.waiting[0]) as Choose).from).not.toContain('corpsePile');
    say(match, ['weirwood']);
    // The pile ends at 9.2 inches, the tree is three wide.
    expect(() => say(match, { x: 11_600, y: 24_000, heading: 0 })).toThrow('SIF-1355');
    say(match, { x: 11_750, y: 24_000, heading: 0 });
  });

  it('[SIF-1358] is taken up by whoever ends a move with any part on it', () => {
    const s = feast(['starkSwornSwords at 24,18 facing north'], [far]);
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 4_000 });
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);
  });

  it('[SIF-1359, SIF-1360] a carrier takes no second one: the opponent lays it back on its own pile', () => {
    const s = feast(['starkSwornSwords at 24,18 facing north'], [far], 'starkSwornSwords', {
      terrain: ['corpsePile at 24,24', 'corpsePile at 24,18'],
      tokens: ['24,24 on t1', '24,22.5 on t0'],
    });
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2_000 });
    expect([s.step, s.waiting]).toEqual(['placeToken', 'lannister']);
    s.refuses('SIF-1361', () => s.answer({ x: 24_000, y: 18_000, heading: 0 }));
    s.answer({ x: 25_000, y: 24_000, heading: 0 });
    expect(s.table.tokens[1]).toMatchObject({ x: 25_000, y: 24_000, claimed: null });
  });

  it('[SIF-1361] whoever leaves its pile loses it, and the opponent lays it back', () => {
    const moved = (by: number) => {
      const s = feast(['starkSwornSwords at 24,20.1 facing south'], [far], 'starkSwornSwords');
      return s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by });
    };
    // The pile begins at 22.5, the tray ends 2.4 behind its middle.
    expect(moved(0).table.tokens[0].claimed).not.toBeNull();
    const s = moved(1_000);
    expect([s.step, s.waiting]).toEqual(['placeToken', 'lannister']);
    s.refuses('SIF-1361', () => s.answer({ x: 24_000, y: 20_000, heading: 0 }));
    s.answer({ x: 24_000, y: 25_000, heading: 0 });
    expect(s.table.tokens[0]).toMatchObject({ y: 25_000, claimed: null });
  });

  it('[SIF-1362, SIF-1363, SIF-1364] a carrier that fails a panic test loses it to an enemy in contact, or on the ground', () => {
    const s = feast(
      ['starkSwornSwords at 24,20 facing north'],
      ['lannisterHalberdiers at 24,24.8 facing south'],
      'lannisterHalberdiers',
    );
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
      .pass();
    expect([s.step, s.waiting]).toEqual(['takeToken', 'stark']);
    s.choose('starkSwornSwords');
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);

    const t = feast(
      ['starkSwornSwords at 24,20 facing north'],
      ['lannisterGuardsmen at 24,33 facing south'],
      'starkSwornSwords',
    );
    t.activate('starkSwornSwords').until('action').choose('charge').choose('lannisterGuardsmen');
    t.dice(1, 1, 1, d3(1)).way({ go: 'pivot', by: 0 });
    expect([t.step, t.waiting]).toEqual(['placeToken', 'lannister']);
    const { x, y } = t.unit('starkSwornSwords').pose as { x: number; y: number };
    t.refuses('SIF-1363', () => t.answer({ x, y: y - 8_000, heading: 0 }));
    t.refuses('SIF-1364', () => t.answer({ x, y: y - 1_000, heading: 0 }));
    t.answer({ x, y: y - 4_000, heading: 0 });
    expect(t.table.tokens[0].claimed).toBeNull();
  });

  it('[SIF-1365] a stronger attacker wrests it from the defender', () => {
    const wrested = (wounds: string) => {
      const s = feast(
        ['starkSwornSwords at 24,20 facing north'],
        [`lannisterHalberdiers at 24,24.8 facing south, ${wounds}`],
        'lannisterHalberdiers',
      );
      s.does('starkSwornSwords', 'melee')
        .until('alignMelee')
        .dice(1, 1, 1, 1, 1, 1, 1)
        .pass()
        .until('activate');
      return s.table.tokens[0].claimed === s.unit('starkSwornSwords').id;
    };
    expect(wrested('4 wounds')).toBe(true);
    expect(wrested('3 wounds')).toBe(false);
  });

  const slain = (more: object = {}, victim = 'lannisterHalberdiers') => {
    const s = feast(
      ['starkSwornSwords at 24,20 facing north'],
      [`${victim} at 24,24.8 facing south, 11 wounds`, far],
      undefined,
      { terrain: [], tokens: [], ...more },
    );
    return s
      .does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
  };

  it('[SIF-1366, SIF-1367, SIF-1368] fallen infantry leaves a corpse pile with a token in its middle, placed by its owner', () => {
    const s = slain();
    expect([s.step, s.waiting]).toEqual(['placePile', 'lannister']);
    // The tray that fell still counts, and so does who killed it.
    s.refuses('SIF-1367', () => s.answer({ x: 24_000, y: 29_000, heading: 0 }));
    s.refuses('SIF-1367', () => s.answer({ x: 24_000, y: 18_000, heading: 0 }));
    s.refuses('SIF-1367', () => s.answer({ x: 4_000, y: 42_000, heading: 0 }));
    s.answer({ x: 24_000, y: 30_000, heading: 0 });
    const pile = s.table.terrain.at(-1);
    expect(pile).toMatchObject({ kind: 'corpsePile', pose: { x: 24_000, y: 30_000, h: 0 } });
    expect(s.table.tokens.at(-1)).toMatchObject({ x: 24_000, y: 30_000, pile: pile?.id });
    expect(s.table.tokens.at(-1)?.card).toBeGreaterThan(0);
    const full = slain({
      terrain: ['4,4', '4,12', '44,4', '44,12'].map((at) => `corpsePile at ${at}`),
    });
    expect(full.step).not.toBe('placePile');
  });

  it('[SIF-1369] scores from round 2 on, and twice with the commander', () => {
    const worth = (unit: string, round: number) => {
      const s = feast([`${unit} at 24,24 facing north, activated`], [far], unit.split(' ')[0], {
        round,
      });
      s.activate('lannisterGuardsmen').until('action').pass();
      return s.points('stark');
    };
    expect(worth('starkSwornSwords', 1)).toBe(0);
    expect(worth('starkSwornSwords', 2)).toBe(1);
    expect(worth('starkSwornSwords with robbStark:theWolfLord', 2)).toBe(2);
  });
});
