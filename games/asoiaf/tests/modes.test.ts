import { createMatch, defaultAnswer, type Question } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
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
