import { describe, expect, it } from 'vitest';
import { arcsOf, attackVars, defenseChanges } from '../rules/attack.ts';
import { reachesResult } from '../rules/dice.ts';
import { d3, scenario } from './scenario.ts';

/** Stark below, Lannister above, front to front and in contact. */
const melee = (stark: string[] = [], lannister: string[] = [], more: object = {}) =>
  scenario({
    players: {
      stark: {
        units: [`starkSwornSwords at 24,20 facing north${stark.map((s) => `, ${s}`).join('')}`],
      },
      lannister: {
        units: [
          `lannisterHalberdiers at 24,24.8 facing south${lannister.map((s) => `, ${s}`).join('')}`,
        ],
      },
    },
    ...more,
  });

describe('the result of a die', () => {
  it('[SIF-839, SIF-840] is the face and what is added, between 0 and 6; a natural 1 and a natural 6 are what they are', () => {
    const hits = (face: number, modifier: number) =>
      [2, 3, 4, 5, 6].filter((needed) => reachesResult(face, modifier, needed));
    expect([hits(1, 0), hits(1, 5)]).toEqual([[], []]);
    expect([hits(6, 0), hits(6, -4)]).toEqual([
      [2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
    ]);
    expect([hits(4, 0), hits(4, 1), hits(4, -1), hits(5, 3)]).toEqual([
      [2, 3, 4],
      [2, 3, 4, 5],
      [2, 3],
      [2, 3, 4, 5, 6],
    ]);
  });
});

describe('an attack', () => {
  it('[SIF-128, SIF-131, SIF-601, SIF-602, SIF-603, SIF-608, SIF-609, SIF-614] dice that reach the to-hit value hit, each hit is saved by a die, the rest wound', () => {
    const s = melee();
    // Seven dice on 4+: four hits; Halberdiers save on 4+: two wounds; the panic test is passed with 11.
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(4, 5, 4, 5, 3, 2, 3, 4, 5, 3, 2, 5, 6, d3(3)).pass();
    expect(s.models('lannisterHalberdiers')).toBe(10);
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 4, misses: 3 });
    expect(s.diceLeft).toBe(0);
    // The log keeps each throw as it fell, whatever is thrown beside it later.
    expect(s.told('fact.rolled').map(({ params }) => params.dice)).toEqual([
      [4, 5, 4, 5, 3, 2, 3],
      [4, 5, 3, 2],
      [5, 6],
      [3],
    ]);
  });

  it('[SIF-604, SIF-605, SIF-610, SIF-611, SIF-837] natural ones always fail and sixes always succeed, whatever is added', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north, 4 wounds'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing north'] },
      },
    });
    // +1 to hit for a destroyed rank: 3 hits, 1 never does. From behind the saves suffer -2: a 5 is a 3.
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(1, 3, 2, 2, 2, 5, 1, 1, d3(1)).pass();
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 1, misses: 4 });
    expect(s.models('lannisterHalberdiers')).toBe(10); // one wound and one of the panic test
    const t = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north, 4 wounds'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing north'] },
      },
    });
    t.does('starkSwornSwords', 'melee').until('alignMelee');
    t.dice(1, 3, 2, 2, 2, 6, 6, 6, d3(1)).pass();
    expect(t.models('lannisterHalberdiers')).toBe(12);
  });

  it('[SIF-324, SIF-602, SIF-1602] the number of dice goes by the remaining ranks', () => {
    for (const [wounds, dice] of [
      [0, 7],
      [3, 7],
      [4, 5],
      [8, 4],
    ]) {
      const s = melee([`${wounds} wounds`]);
      s.does('starkSwornSwords', 'melee').until('alignMelee').pass();
      const [roll] = s.told('fact.rolled');
      expect((roll.params.dice as number[]).length).toBe(dice);
    }
  });

  it('[SIF-615, SIF-636, SIF-637, SIF-639, SIF-1624] the defender takes a panic test with two dice; the D3 only says how much it costs', () => {
    const s = melee();
    // Morale 6+: a 4 fails, and the D3 of 2 costs two models.
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 3, d3(2)).pass();
    expect(s.models('lannisterHalberdiers')).toBe(9);
    expect(s.told('fact.test')[0].params).toMatchObject({ passed: false, result: 4, needed: 6 });
    const t = melee();
    t.does('starkSwornSwords', 'melee').until('alignMelee');
    t.dice(4, 1, 1, 1, 1, 1, 1, 1, 3, 3, d3(3)).pass();
    expect(t.told('fact.test')[0].params).toMatchObject({ passed: true, result: 6 });
    expect(t.models('lannisterHalberdiers')).toBe(11);
  });

  it('[SIF-616] without a wound the panic test is passed without a throw', () => {
    const s = melee();
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.told('fact.test')[0].params).toMatchObject({ passed: true, result: null });
    expect(s.diceLeft).toBe(0);
  });

  it('[SIF-628, SIF-630] what is taken off saves is told with its reason, and nothing where nothing is', () => {
    const told = (facing: string, y: number) => {
      const s = scenario({
        players: {
          stark: { units: [`starkSwornSwords at 24,${y} facing north`] },
          lannister: { units: [`lannisterHalberdiers at 24,24.8 facing ${facing}`] },
        },
      });
      const [attacker, defender] = ['starkSwornSwords', 'lannisterHalberdiers'].map(
        (card) => s.unit(card).id,
      );
      const m = s.match.reading;
      const [arc] = arcsOf(m, attacker, defender);
      const fight = { attacker, defender, kind: 'melee', arc, charge: false } as const;
      return defenseChanges(m, attackVars(fight, 0, false));
    };
    expect(told('south', 20)).toEqual([]);
    expect(told('west', 19.65)).toEqual([{ because: { is: 'rule', id: 'SIF-628' }, amount: -1 }]);
    expect(told('north', 20)).toEqual([{ because: { is: 'rule', id: 'SIF-630' }, amount: -2 }]);
  });

  it('[SIF-606] who may throw misses again may not touch the hits', () => {
    const s = melee();
    s.table.lasting.push({
      source: 'overrun',
      on: s.unit('starkSwornSwords').id,
      key: 'rerollMisses',
      amount: 1,
      until: 'round',
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 4, 2, 4, 4, 6).pass();
    expect([s.step, s.options]).toEqual(['rerollAttack', ['die1', 'die3']]);
    // Each is offered with what it shows.
    expect(s.asked).toMatchObject({
      options: [{ label: { params: { face: 1 } } }, { label: { params: { face: 2 } } }],
    });
  });

  it('[SIF-1738] a failed panic test costs no less than nothing', () => {
    const s = melee();
    s.table.lasting.push({
      source: 'x',
      on: s.unit('lannisterHalberdiers').id,
      key: 'testWounds',
      amount: -9,
      until: 'round',
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(3)).pass().until('activate');
    expect(s.told('fact.test')[0].params.passed).toBe(false);
    expect(s.unit('lannisterHalberdiers').wounds).toBe(1);
  });

  it('[SIF-1723] never fewer dice than none', () => {
    const s = melee();
    s.table.lasting.push({
      source: 'x',
      on: s.unit('starkSwornSwords').id,
      key: 'attackDice',
      amount: -9,
      until: 'round',
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee').pass().until('activate');
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 0, misses: 0 });
  });

  it('[SIF-628, SIF-629, SIF-630, SIF-631] flank and rear take 1 and 2 off saves and off the panic test', () => {
    // Halberdiers' flank: their right side is towards the Swords when they face east or west.
    const flank = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,19.65 facing north'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing west'] },
      },
    });
    flank.does('starkSwornSwords', 'melee').until('alignMelee');
    // A 4 would save in front; not here. 6 is a 5 on the panic test: failed.
    flank.dice(4, 1, 1, 1, 1, 1, 1, 4, 3, 3, d3(1)).pass();
    expect(flank.told('fact.attack')[0].params.arc).toMatch(/left|right/);
    expect(flank.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
    expect(flank.models('lannisterHalberdiers')).toBe(10);
    const rear = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing north'] },
      },
    });
    rear.does('starkSwornSwords', 'melee').until('alignMelee');
    rear.dice(4, 1, 1, 1, 1, 1, 1, 5, 3, 4, d3(1)).pass();
    expect(rear.told('fact.attack')[0].params.arc).toBe('rear');
    expect(rear.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
  });

  it('[SIF-620, SIF-622, SIF-1211] a melee attack that destroys its enemy earns a point and a free maneuver', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: {
          units: [
            'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
            'lannisterGuardsmen at 8,44 facing south',
          ],
        },
      },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(4, 4, 1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(s.points('stark')).toBe(1);
    expect(s.step).toBe('way');
    s.way({ go: 'forward', by: 5000 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 25000, h: 0 });
  });

  it('[SIF-623] who is still engaged with another enemy does not surge', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: {
          units: [
            'lannisterHalberdiers at 21.25,24.8 facing south, 11 wounds',
            'lannisterGuardsmen at 26.75,24.8 facing south',
          ],
        },
      },
    });
    s.does('starkSwornSwords', 'melee')
      .until('meleeTarget')
      .dice(4, 4, 1, 1, 1, 1, 1, 1, 1)
      .choose('lannisterHalberdiers');
    expect(s.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(s.step).not.toBe('way');
  });

  it('[SIF-1210] the last unit of an opponent ends the match at once', () => {
    const s = melee([], ['11 wounds']);
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 4, 1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.match.result?.winners).toEqual([0]);
  });

  it('[SIF-808, SIF-831, SIF-832, SIF-835] a Weakened attacker may be made to throw dice again, and the token is gone', () => {
    const s = melee(['weakened']);
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 4, 4, 4, 4, 4, 4).pass();
    expect(s.step).toBe('rerollAttack');
    expect(s.waiting).toBe('lannister');
    expect(s.asked).toMatchObject({ rule: 'SIF-831', text: { key: 'ask.expend' } });
    s.dice(1, 1, 1, 1, 1, 1).choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5');
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 1 });
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
  });

  it('[SIF-830, SIF-834] a token that nobody expends stays', () => {
    const s = melee([], ['vulnerable']);
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 5).pass();
    expect(s.step).toBe('rerollDefense');
    expect(s.waiting).toBe('stark');
    s.pass();
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
    expect(s.models('lannisterHalberdiers')).toBe(12);
  });

  it('[SIF-833, SIF-640] Panicked lets the opponent have any dice of the test thrown again, also the D3', () => {
    const s = melee([], ['panicked']);
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(3))
      .pass();
    expect(s.step).toBe('rerollTest');
    expect(s.options).toEqual(['die0', 'die1', 'die2']);
    s.dice(1, 1, d3(1)).choose('die0', 'die1', 'die2');
    expect(s.models('lannisterHalberdiers')).toBe(10);
    // What allowed it is told, and which dice it were.
    expect(s.told('fact.rerolled').at(-1)?.params).toMatchObject({
      again: [0, 1, 2],
      because: { is: 'condition', id: 'panicked' },
    });
  });

  it('[SIF-640] a die of the test that is thrown again has six sides, the one of the wounds three', () => {
    const again = (...dice: (number | { face: number; sides: number })[]) => {
      const s = melee([], ['panicked']);
      s.does('starkSwornSwords', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
        .pass();
      s.dice(...dice).choose(...['die0', 'die1', 'die2'].slice(3 - dice.length));
      return s.told('fact.rerolled').at(-1)?.params.dice;
    };
    expect(again(5, d3(2))).toEqual([1, 5, 2]);
    expect(again(4, 5, d3(3))).toEqual([4, 5, 3]);
  });

  it('[SIF-1112, SIF-1113] a weirwood tree lifts spirits within six inches, a corpse pile lowers them', () => {
    for (const [terrain, result] of [
      ['weirwood at 24,33.4', 7],
      ['corpsePile at 24,33.4', 5],
      ['weirwood at 24,36', 6],
    ] as const) {
      const s = melee([], [], { terrain: [terrain] });
      s.does('starkSwornSwords', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1, 3, 3, d3(1))
        .pass();
      expect(s.told('fact.test')[0].params.result).toBe(result);
    }
  });

  it('[SIF-839, SIF-1629] a test never comes out below zero', () => {
    const s = scenario({
      players: {
        stark: { units: ['houseUmberGreataxes at 24,20 facing north'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24.8 facing north', 'lannisterGuardsmen at 8,44'],
        },
      },
    });
    // Vicious and from behind: -4 on a sum of 2.
    s.does('houseUmberGreataxes', 'melee')
      .until('alignMelee')
      .dice(3, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
      .pass();
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 0, passed: false });
  });
});

describe('shooting', () => {
  const shooters = (lannister: string, stark: string[] = []) =>
    scenario({
      players: {
        lannister: { units: [lannister] },
        stark: { units: ['starkSwornSwords at 24,34 facing south', ...stark] },
      },
    });

  it('[SIF-440, SIF-441, SIF-445, SIF-446, SIF-947] reaches twelve inches from the arrow, after a shift of up to two', () => {
    // Arrow at 12.4+..., nearest point of the Swords at 31.6.
    const far = shooters('lannisterCrossbowmen at 24,15 facing north');
    far.activate('lannisterCrossbowmen').until('action');
    expect(far.blocked.find(({ id }) => id === 'ranged')).toMatchObject({ rule: 'SIF-440' });
    const near = shooters('lannisterCrossbowmen at 24,15.3 facing north');
    near.does('lannisterCrossbowmen', 'ranged');
    expect(near.step).toBe('shootingShift');
    near.refuses('SIF-442', () => near.way());
    near.refuses('SC-040', () => near.way({ go: 'forward', by: 2001 }));
    near.way({ go: 'forward', by: 2000 });
    expect(near.options).toEqual([near.unit('starkSwornSwords').id]);
  });

  it('[SIF-438, SIF-439, SIF-450] is not for the engaged nor for who has no ranged attack; melee is not for the unengaged', () => {
    const engaged = scenario({
      players: {
        lannister: { units: ['lannisterCrossbowmen at 24,20 facing north'] },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
      },
    });
    engaged.activate('lannisterCrossbowmen').until('action');
    expect(engaged.blocked.find(({ id }) => id === 'ranged')).toMatchObject({ rule: 'SIF-438' });
    engaged.refuses('SIF-438', () => engaged.choose('ranged'));
    engaged.pass().activate('starkSwornSwords').until('action');
    expect(engaged.blocked.find(({ id }) => id === 'ranged')).toMatchObject({ rule: 'SIF-439' });
    const alone = shooters('lannisterCrossbowmen at 24,10 facing north');
    alone.activate('lannisterCrossbowmen').until('action');
    expect(alone.blocked.find(({ id }) => id === 'melee')).toMatchObject({ rule: 'SIF-450' });
  });

  it('[SIF-448, SIF-449] frightens friends in the melee that was shot into', () => {
    const s = scenario({
      players: {
        lannister: {
          units: [
            'lannisterCrossbowmen at 24,22 facing north',
            'lannisterGuardsmen at 24,38.8 facing south',
          ],
        },
        stark: { units: ['starkSwornSwords at 24,34 facing south'] },
      },
    });
    s.does('lannisterCrossbowmen', 'ranged').until('rangedTarget');
    // Six misses: no panic for the target, but for the Guardsmen: 2 and a D3 of 2.
    s.dice(1, 1, 1, 1, 1, 1, 1, 1, d3(2)).choose('starkSwornSwords');
    expect(s.models('lannisterGuardsmen')).toBe(10);
    expect(s.told('fact.test').map(({ params }) => params.passed)).toEqual([true, false]);
  });
});
