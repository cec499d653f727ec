import { describe, expect, it } from 'vitest';
import { INCH } from '../geometry/index.ts';
import { controllerOf } from '../modes/control.ts';
import { MODES } from '../modes/index.ts';
import { worthOf } from '../modes/missions.ts';
import type { ModeId } from '../modes/names.ts';
import { handSize } from '../rules/cards.ts';
import type { R } from '../table.ts';
import { d3, scenario } from './scenario.ts';

const COVERING: readonly [ModeId, string][] = [
  ['gameOfThrones', '[SIF-1305, SIF-1306, SIF-1308, SIF-1309]'],
  ['clashOfKings', '[SIF-1320, SIF-1321, SIF-1322, SIF-1323]'],
  ['windsOfWinter', '[SIF-1407, SIF-1408, SIF-1409, SIF-1410]'],
  ['honedAndReady', '[SIF-1414, SIF-1415, SIF-1416, SIF-1417]'],
  ['darkWings', '[SIF-1457, SIF-1458, SIF-1459, SIF-1460]'],
];

describe.each(COVERING)('in %s %s', (mode) => {
  const token = (stark: string, lannister: string) => {
    const s = scenario({
      mode,
      players: { stark: { units: [stark] }, lannister: { units: [lannister] } },
      tokens: ['24,24'],
    });
    const name = stark.split(' ')[0];
    s.table.tokens[0].claimed = s.unit(name).id;
    return controllerOf(s.match.reading as R, s.table.tokens[0]) === s.unit(name).id;
  };
  const far = 'lannisterGuardsmen at 6,44 facing south';

  it('ending a move on a token claims it, if the tray covers all of it', () => {
    for (const [by, claims] of [
      [4000, true],
      [2000, false],
    ] as const) {
      const s = scenario({
        mode,
        players: {
          stark: { units: ['starkSwornSwords at 24,19.5 facing north'] },
          lannister: { units: [far] },
        },
        tokens: ['24,24'],
      });
      s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by });
      expect(s.table.tokens[0].claimed === s.unit('starkSwornSwords').id).toBe(claims);
    }
    expect(token('starkSwornSwords at 24,24 facing north', far)).toBe(true);
    expect(token('starkSwornSwords at 24,22.2 facing north', far)).toBe(false);
  });

  it('an enemy with more ranks in contact takes control away; a solo unit counts its wounds', () => {
    const foe = (wounds: string) => `lannisterGuardsmen at 24,28.8 facing south, ${wounds}`;
    expect(token('starkSwornSwords at 24,24 facing north, 4 wounds', foe('0 wounds'))).toBe(false);
    expect(token('starkSwornSwords at 24,24 facing north, 4 wounds', foe('4 wounds'))).toBe(true);
    const near = 'lannisterGuardsmen at 24,27.78 facing south';
    expect(token('greyWind at 24,24 facing north', near)).toBe(true);
    expect(token('greyWind at 24,24 facing north, 2 wounds', near)).toBe(false);
  });
});

describe('scoring', () => {
  it('[SIF-1324, SIF-1462] from round 2 on a token is a point, two with the commander’s unit', () => {
    for (const mode of ['clashOfKings', 'darkWings'] as const) {
      for (const [unit, points] of [
        ['starkSwornSwords', 1],
        ['starkSwornSwords with robbStark:theWolfLord', 2],
      ] as const) {
        const s = scenario({
          mode,
          players: {
            stark: { units: [`${unit} at 24,24 facing north, activated`] },
            lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
          },
          tokens: ['24,24'],
        });
        s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
        while (s.table.round === 2) s.answer(s.asked.default);
        expect(s.points('stark')).toBe(points);
      }
    }
  });

  it('[SIF-1301, SIF-1312, SIF-1352, SIF-1370, SIF-1401, SIF-1412, SIF-1425, SIF-1434, SIF-1448] deployment zones reach 10 or 18 inches in', () => {
    const depths = Object.values(MODES).map(({ id, depth }) => [id, depth / INCH]);
    expect(Object.fromEntries(depths)).toEqual({
      gameOfThrones: 10,
      clashOfKings: 10,
      feastForCrows: 10,
      stormOfSwords: 12,
      danceWithDragons: 10,
      windsOfWinter: 10,
      honedAndReady: 10,
      fireAndBlood: 18,
      hereWeStand: 18,
      darkWings: 10,
    });
  });

  it('[SIF-980, SIF-989, SIF-991] missions about tokens', () => {
    const s = scenario({
      mode: 'windsOfWinter',
      players: {
        stark: {
          units: ['starkSwornSwords at 24,24 facing north', 'starkBowmen at 6.7,29.3 facing north'],
        },
        lannister: { units: ['lannisterGuardsmen at 41.3,18.7 facing south'] },
      },
      tokens: ['24,24', '6.7,29.3', '41.3,18.7'],
    });
    s.table.tokens.forEach((token, i) => {
      token.claimed = s.table.units[i].id;
    });
    const worth = (mission: number) =>
      [0, 1].map((seat) => worthOf(s.match.reading as R, mission, seat));
    expect(worth(1)).toEqual([1, 0]);
    expect(worth(10)).toEqual([1, 1]);
    expect(worth(12)).toEqual([2, 1]);
  });

  it('[SIF-984, SIF-988] missions about the fallen', () => {
    const s = scenario({
      mode: 'windsOfWinter',
      players: {
        stark: { units: ['starkSwornSwords at 24,24 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
    });
    const worth = (mission: number) =>
      [0, 1].map((seat) => worthOf(s.match.reading as R, mission, seat));
    s.table.losses = [{ seat: 1, by: 0, commander: true }];
    expect([worth(5), worth(9)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    s.table.losses.push({ seat: 0, by: 1, commander: false });
    expect(worth(9)).toEqual([1, 1]);
  });
});

describe('objective cards', () => {
  const attack = (card: number) => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,24 facing north'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,28.8 facing south', 'lannisterGuardsmen at 6,44'],
        },
      },
      tokens: [`24,24 with card ${card}`],
    });
    s.table.tokens[0].claimed = s.unit('starkBowmen').id;
    return s.does('starkBowmen', 'melee').until('alignMelee');
  };

  it('[SIF-976, SIF-977, SIF-978] 7 is Vicious, 8 Precision, 9 weakens the defender', () => {
    const vicious = attack(7).dice(5, 1, 1, 1, 1, 1, 3, 4, d3(1)).pass();
    expect(vicious.told('fact.test')[0].params).toMatchObject({ result: 5 });
    const precise = attack(8).dice(6, 1, 1, 1, 1, 6, 6, d3(1)).pass();
    expect(precise.told('fact.hits')[0].params).toMatchObject({ hits: 0, direct: 1 });
    const weakens = attack(9).dice(1, 1, 1, 1, 1).pass();
    expect(weakens.unit('lannisterHalberdiers').conditions).toEqual(['weakened']);
  });

  it('[SIF-971] 2 shifts a friend three inches when its token scores', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,24 facing north, activated'] },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
      tokens: ['24,24 with card 2'],
    });
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    s.until('objectiveTarget').choose('starkSwornSwords');
    s.refuses('SIF-133', () => s.way({ go: 'left', by: 3001 }));
    s.way({ go: 'left', by: 3000 });
    expect(s.unit('starkSwornSwords').pose?.x).toBe(21000);
  });

  it('[SIF-974] 5 makes the hand larger by one', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,24 facing north, activated'],
          deck: [
            'wintersMight',
            'wintersMight',
            'northernFerocity',
            'northernFerocity',
            'swiftReposition',
          ],
        },
        lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
      },
      tokens: ['24,24 with card 5'],
    });
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    while (s.table.round === 2) s.answer(s.asked.default);
    expect(s.player('stark').hand).toHaveLength(4);
    // Nobody else's.
    expect([0, 1].map((seat) => handSize(s.match.reading, seat))).toEqual([4, 3]);
  });
});
