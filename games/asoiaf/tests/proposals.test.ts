import {
  Chance,
  createMatch,
  defaultAnswer,
  type Path,
  type Place,
  type Question,
} from '@small-council/engine';
import { describe, expect, test } from 'vitest';
import { asoiaf } from '../game.ts';
import { type Scenario, scenario } from './scenario.ts';

/**
 * What the game proposes by chance is the same for the same seed, on every machine: here some of it is written
 * down, in fields so crowded that many a try fails. That it is legal is proved where the rules of each move are.
 */

const asked = (s: Scenario) => s.match.question(s.match.waiting[0]);

/** Ways that are proposed one after the other, such as `pivot 0 forward 3000`. */
const ways = (s: Scenario, count: number): string[] => {
  const chance = new Chance('proposals');
  const question = asked(s) as Path;
  return Array.from({ length: count }, () =>
    question
      .propose(chance)
      .map(({ go, by }) => `${go} ${by}`)
      .join(' '),
  );
};

const places = (s: Scenario, count: number): string[] => {
  const chance = new Chance('proposals');
  const question = asked(s) as Place;
  return Array.from({ length: count }, () => {
    const { x, y, heading } = question.propose(chance);
    return `${x} ${y} ${heading}`;
  });
};

describe('proposals by chance', () => {
  /** Friends and enemies on many sides, so that many a way is barred. */
  const crowd = (unit: string, hand: string[] = []) =>
    scenario({
      players: {
        stark: {
          units: [unit, 'starkBowmen at 30,20 facing north', 'summer at 24,27'],
          hand,
        },
        lannister: {
          units: ['lannisterGuardsmen at 18,27 facing south', 'redCloaks at 28,31 facing south'],
        },
      },
      terrain: ['palisade at 17.5,20 facing east'],
    });
  const swords = 'starkSwornSwords at 24,20 facing north';

  test('of a maneuver and of a march', () => {
    const maneuver = crowd(swords).does('starkSwornSwords', 'maneuver').until('way');
    expect(ways(maneuver, 12)).toEqual([
      'pivot 3194 forward 834',
      'pivot 1939 forward 2146 pivot 3194',
      '',
      'pivot 3194 forward 966 pivot 3194',
      '',
      'pivot 3194 forward 2100',
      'pivot 3027 forward 1436',
      'pivot 3194 forward 1761',
      '',
      'pivot 3194 forward 882 pivot 340',
      'pivot 780 forward 219',
      '',
    ]);
    const march = crowd(swords).does('starkSwornSwords', 'march').until('way');
    expect(ways(march, 8)).toEqual([
      'forward 335',
      'forward 1174',
      'forward 601',
      'forward 199',
      'forward 897',
      'forward 303',
      'forward 880',
      'forward 109',
    ]);
  });

  test('of a retreat, and of the pivot of whom it has left', () => {
    const s = crowd('starkSwornSwords at 18,22.2 facing north');
    s.table.terrain = [];
    s.does('starkSwornSwords', 'retreat').dice(6).until('way');
    expect(ways(s, 8)).toEqual([
      'back 1444',
      'back 6280 pivot 0',
      'left 6989 pivot 487',
      'back 5032 pivot 487',
      'back 3979 pivot 2374',
      'right 6500',
      'left 6635',
      'right 6500',
    ]);
    s.way({ go: 'back', by: 5000 });
    expect(ways(s, 6)).toEqual([
      'pivot 3338',
      'pivot 1800',
      'pivot 1203',
      'pivot 1165',
      'pivot 900',
      'pivot 1203',
    ]);
  });

  test('of a shift', () => {
    const s = crowd(swords, ['swiftReposition']);
    s.choose('swiftReposition').choose('starkSwornSwords').until('way');
    expect(ways(s, 8)).toEqual([
      'right 37',
      'left 290',
      'left 172',
      'back 858',
      'right 498',
      'forward 432',
      'left 640',
      'back 945',
    ]);
  });

  test('of a ride', () => {
    const s = crowd('starkOutriders at 24,20 facing north', ['rideByAttack']);
    s.activate('starkOutriders').until('use').choose('rideByAttack').until('rideWay');
    expect(ways(s, 8)).toEqual([
      'pivot 3338 forward 1740',
      'pivot 3167 forward 1034',
      'pivot 1939 forward 5150',
      'pivot 1621 forward 11729',
      'pivot 2038 forward 3241',
      'pivot 1929 forward 1725',
      'pivot 3418 forward 1167',
      'pivot 2178 forward 8841',
    ]);
  });

  test('of a place where a unit is set up, where nearly everything is taken', () => {
    const row = (card: string, y: number, count: number) =>
      Array.from({ length: count }, (_, i) => `${card} at ${2.75 + 5.9 * i},${y}`);
    const s = scenario({
      players: {
        stark: { units: [...row('starkSwornSwords', 2.4, 8), 'greyWind', 'starkBowmen at 24,20'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
      terrain: ['palisade at 8,7.5', 'palisade at 24,7.5', 'palisade at 40,7.5'],
    });
    s.activate('greyWind').until('arrivePlace');
    expect(places(s, 10)).toEqual([
      '44793 8620 0',
      '45581 8620 0',
      '29049 8620 0',
      '31825 8620 0',
      '31247 7035 0',
      '2621 8620 0',
      '1380 6380 0',
      '44464 8620 0',
      '34029 8620 0',
      '17129 8620 0',
    ]);
  });

  test('of a place where a piece of terrain is laid', () => {
    const match = createMatch(asoiaf, {
      seats: 2,
      seed: 'pieces',
      options: { field: 'placed', pieces: 5 },
    });
    const byDefault = () =>
      match.answer(
        match.waiting[0],
        match.state.moment,
        defaultAnswer(match.question(match.waiting[0]) as Question),
      );
    while (match.state.table.terrain.length < 4 || match.state.stack.at(-1)?.at !== 'piecePlace')
      byDefault();
    const chance = new Chance('proposals');
    const question = match.question(match.waiting[0]) as Place;
    const found = Array.from({ length: 8 }, () => question.propose(chance));
    expect(found.map(({ x, y, heading }) => `${x} ${y} ${heading}`)).toEqual([
      '10913 23833 1315',
      '11173 31664 2890',
      '18699 31145 2178',
      '11133 30240 3275',
      '39115 24294 450',
      '5962 33769 2343',
      '37817 29626 3236',
      '35535 22385 2158',
    ]);
  });
});
