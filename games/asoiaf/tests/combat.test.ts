import { describe, expect, it } from 'vitest';
import { type UnitCard, unitCard } from '../content/index.ts';
import { attackIn, duel, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

const keys = (s: Scenario): string[] => s.match.log('spectator').map(({ key }) => key);

describe('the attack action', () => {
  const bowmen = (y: number) =>
    scenario({
      players: {
        stark: { units: ['starkBowmen at 24,20 facing north'] },
        lannister: { units: [`lannisterGuardsmen at 24,${y} facing south`] },
      },
    })
      .activate('starkBowmen')
      .until('action');

  it('[SIF-437] is either ranged or in melee, never both', () => {
    const engaged = bowmen(24.8);
    expect(engaged.options).toContain('melee');
    expect(engaged.options).not.toContain('ranged');
    const near = bowmen(32);
    expect(near.options).toContain('ranged');
    expect(near.options).not.toContain('melee');
    near.refuses('SC-005', () => near.choose('ranged', 'maneuver'));
  });

  it('[SIF-443, SIF-1612, SIF-1613] after the shift one enemy is chosen who is in sight and in range from there', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,10 facing north'] },
        lannister: {
          units: [
            'lannisterGuardsmen at 21.5,26.7 facing south',
            'lannisterHalberdiers at 27.2,26.7 facing south',
            'lannisterCrossbowmen at 40,12 facing west',
          ],
        },
      },
    });
    s.does('starkBowmen', 'ranged').way();
    // Twelve inches from the arrow at (24, 12.4) reach both trays, which begin at 24.3; the Crossbowmen are not in front.
    const [guards, halberds] = ['lannisterGuardsmen', 'lannisterHalberdiers'].map(
      (name) => s.unit(name).id,
    );
    expect(s.options).toEqual([guards, halberds]);
    // Two inches to the right the Guardsmen are still in front, but farther than twelve inches.
    const shifted = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,10 facing north'] },
        lannister: {
          units: [
            'lannisterGuardsmen at 21.5,26.7 facing south',
            'lannisterHalberdiers at 27.2,26.7 facing south',
          ],
        },
      },
    });
    shifted.does('starkBowmen', 'ranged').way({ go: 'right', by: 2000 });
    expect(shifted.options).toEqual([halberds]);
    shifted.refuses('SC-004', () => shifted.choose('lannisterGuardsmen'));
  });

  it('[SIF-404, SIF-440, SIF-442, SIF-443] an Arrow Volley flies over friends and foes, other shots do not', () => {
    const shooter = (unit: string, y = 26) =>
      scenario({
        players: {
          stark: {
            units: [`${unit} at 24,10 facing north`, 'starkSwornSwords at 24,18 facing north'],
          },
          lannister: {
            units: [
              `lannisterGuardsmen at 24,${y} facing south`,
              'lannisterCrossbowmen at 24,2.5 facing south, activated',
            ],
          },
        },
        terrain: ['palisade at 24,22'],
      })
        .activate(unit)
        .until('action');
    const over = shooter('starkBowmen');
    over.choose('ranged').way();
    // The Crossbowmen stand behind the shooter: nothing hides them, but nobody shoots there.
    expect(over.options).toEqual([over.unit('lannisterGuardsmen').id]);
    // Twelve inches from the arrow, and two more by a shift.
    const far = shooter('starkBowmen', 28.8);
    far.choose('ranged');
    far.refuses('SIF-442', () => far.way());
    far.way({ go: 'forward', by: 2000 });
    expect(far.options).toEqual([far.unit('lannisterGuardsmen').id]);
    expect(shooter('starkBowmen', 28.82).options).not.toContain('ranged');
    // Crossbows cannot: everything is hidden from them.
    const hidden = scenario({
      players: {
        lannister: {
          units: [
            'lannisterCrossbowmen at 24,10 facing north',
            'lannisterGuardsmen at 24,16 facing north',
            'lannisterHalberdiers at 29.5,16 facing north',
            'redCloaks at 18.5,16 facing north',
          ],
        },
        stark: { units: ['starkSwornSwords at 24,22 facing south'] },
      },
    });
    hidden.activate('lannisterCrossbowmen').until('action');
    expect(hidden.options).not.toContain('ranged');
    hidden.refuses('SIF-440', () => hidden.choose('ranged'));
  });

  it('[SIF-455] a melee attack is made with the melee attack of the card, against one enemy', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,20 facing north'] },
        lannister: {
          units: [
            'lannisterHalberdiers at 21.25,24.8 facing south',
            'lannisterGuardsmen at 26.75,24.8 facing south',
          ],
        },
      },
    });
    s.does('starkBowmen', 'melee').until('meleeTarget');
    s.dice(5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 6, 6, d3(1)).choose('lannisterGuardsmen');
    expect(rolled(s, 'attack')).toHaveLength(5);
    expect([s.models('lannisterGuardsmen'), s.models('lannisterHalberdiers')]).toEqual([7, 12]);
  });

  it('[SIF-439, SIF-455] of several attacks on its card a unit chooses one, in melee, in a charge and for a shot', () => {
    // No card that was printed so far has two attacks of one kind.
    const card = unitCard('starkBowmen') as { attacks: UnitCard['attacks'] };
    const printed = card.attacks;
    const [long, melee] = printed;
    card.attacks = [long, melee, { ...long, dice: [2, 2, 2] }, { ...melee, dice: [3, 3, 3] }];
    const bowmenAt = (y: number) =>
      scenario({
        players: {
          stark: { units: ['starkBowmen at 24,20 facing north'] },
          lannister: { units: [`lannisterGuardsmen at 24,${y} facing south`] },
        },
      });
    const dice = (s: Scenario, which: string) => {
      s.choose(which).until('rerollAttack', 'activate');
      return rolled(s, 'attack').length;
    };
    try {
      const fighting = () => bowmenAt(24.8).does('starkBowmen', 'melee').until('meleeAttack');
      expect(fighting().options).toEqual(['attack1', 'attack3']);
      expect([dice(fighting(), 'attack1'), dice(fighting(), 'attack3')]).toEqual([5, 3]);
      const charging = () => {
        const s = bowmenAt(30).does('starkBowmen', 'charge').choose('lannisterGuardsmen');
        s.until('chargeHeading').dice(6).way().until('align').choose('full');
        return s.until('chargeAttack');
      };
      expect(charging().options).toEqual(['attack1', 'attack3']);
      expect([dice(charging(), 'attack1'), dice(charging(), 'attack3')]).toEqual([5, 3]);
      // Once each, whichever it is.
      expect(charging().choose('attack3').until('activate').told('fact.attack')).toHaveLength(1);
      const shooting = (y = 32) => bowmenAt(y).does('starkBowmen', 'ranged').until('whichRanged');
      expect(shooting().options).toEqual(['attack0', 'attack2']);
      const shot = (which: string) => {
        const s = shooting().choose(which).way();
        return dice(s, 'lannisterGuardsmen');
      };
      expect([shot('attack0'), shot('attack2')]).toEqual([7, 2]);
    } finally {
      card.attacks = printed;
    }
  });

  it('[SIF-456, SIF-457, SIF-1615] who is held from two sides stays as it is and strikes at either, whether it sees them or not', () => {
    const held = () =>
      scenario({
        players: {
          stark: { units: ['houseUmberBerserkers at 24,20 facing north'] },
          lannister: {
            units: [
              'lannisterHalberdiers at 24,24.8 facing south',
              'lannisterGuardsmen at 24,15.2 facing north',
            ],
          },
        },
      }).does('houseUmberBerserkers', 'melee');
    const s = held().until('meleeTarget');
    expect(s.told('fact.moved')).toHaveLength(0);
    expect(s.options).toEqual([s.unit('lannisterHalberdiers').id, s.unit('lannisterGuardsmen').id]);
    // The Guardsmen stand behind the Berserkers.
    s.choose('lannisterGuardsmen').until('activate');
    expect(s.told('fact.attack')[0].params.defender).toMatchObject({ card: 'lannisterGuardsmen' });
    expect(s.unit('houseUmberBerserkers').pose?.h).toBe(0);
  });

  it('[SIF-454] who faces its only enemy may be laid half against it, to either side, or stay', () => {
    const face = () =>
      scenario({
        players: {
          stark: { units: ['houseUmberBerserkers at 24,20 facing north'] },
          lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south'] },
        },
      })
        .does('houseUmberBerserkers', 'melee')
        .until('alignMelee');
    // Where it stands is no place to go to.
    expect(face().options).toEqual(['place0', 'place1']);
    const x = (s: Scenario) => s.unit('houseUmberBerserkers').pose?.x;
    expect([x(face().choose('place0')), x(face().choose('place1')), x(face().pass())]).toEqual([
      26_750, 21_250, 24_000,
    ]);
    const told = (face().asked as unknown as { options: { label: { params: object } }[] }).options;
    expect(told.map(({ label }) => label.params)).toMatchObject([
      { alignment: 'left', turns: 0 },
      { alignment: 'right', turns: 0 },
    ]);
    // Beside its flank each place is a turn.
    const flank = scenario({
      players: {
        stark: { units: ['houseUmberBerserkers at 24,20 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 29.15,20 facing west'] },
      },
    });
    flank.does('houseUmberBerserkers', 'melee').until('alignMelee');
    const turns = (flank.asked as unknown as { options: { label: { params: object } }[] }).options;
    expect(turns.map(({ label }) => label.params)).toMatchObject([
      { alignment: 'full', turns: 1 },
      { alignment: 'left', turns: 1 },
      { alignment: 'right', turns: 1 },
    ]);
  });

  it('[SIF-1614] who is held in the flank only turns and is aligned before it strikes', () => {
    // Guardsmen on the right of the Berserkers.
    const s = scenario({
      players: {
        stark: { units: ['houseUmberBerserkers at 24,20 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 29.15,20 facing west'] },
      },
    });
    s.does('houseUmberBerserkers', 'melee').until('alignMelee');
    expect(s.options.length).toBeGreaterThan(0);
    s.choose(s.options[0]);
    expect(s.unit('houseUmberBerserkers').pose?.h).toBe(900);
    expect(s.told('fact.attack')[0].params.arc).toBe('front');
  });
});

describe('a charge', () => {
  it('[SIF-508, SIF-935, SIF-948] its pivot, way and alignment are one move, at whose end it claims, and its attack is part of it', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 20,11 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
      // One where the straight way passes, one where the aligned tray comes to stand.
      tokens: ['21,16 with card 5', '24,19 with card 6'],
    });
    s.does('starkSwornSwords', 'charge').choose('lannisterGuardsmen').dice(6).way();
    const before = s.unit('starkSwornSwords').pose;
    expect(before).toEqual({ x: 20000, y: 11000, h: 0 });
    s.choose('full').until('activate');
    expect(s.told('fact.moved')).toHaveLength(1);
    // Turned and slid sideways by four inches although the die was spent on the way ahead.
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 19200, h: 0 });
    expect(s.table.tokens.map(({ claimed }) => claimed)).toEqual([
      null,
      s.unit('starkSwornSwords').id,
    ]);
    // One action, one attack.
    expect(s.told('fact.action').map(({ params }) => params.action)).toEqual(['charge']);
    expect(s.told('fact.attack')).toHaveLength(1);
  });

  it('[SIF-509, SIF-1617] the arc is the one in which the attacker stood when it declared, and a flank adds to the re-rolls', () => {
    // Guardsmen look east: the Sworn Swords below are in their right flank.
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,11 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing east'] },
      },
    });
    s.does('starkSwornSwords', 'charge').choose('lannisterGuardsmen').dice(6).way().choose('full');
    s.until('rerollAttack');
    expect(s.waiting).toBe('stark');
    expect(s.told('fact.attack')[0].params.arc).toBe('right');
    s.dice(4, 1, 1, 1, 1, 1, 1, 3, 6, 1, d3(1));
    s.choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6');
    // Guardsmen block on 3+; in the flank a 3 is a 2, and the 7 of their panic test a 6.
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 1, blocked: 0 });
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 6, passed: false });
  });

  it('[SIF-1111] dangerous ground hurts once in a charge, wherever it lies', () => {
    const charge = (from: number, ...terrain: string[]) => {
      const s = scenario({
        players: {
          stark: { units: [`starkSwornSwords at 24,${from} facing north`] },
          lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
        },
        terrain,
      });
      s.does('starkSwornSwords', 'charge').choose('lannisterGuardsmen').until('chargeHeading');
      s.dice(6, d3(1)).way().until('align');
      return s.told('fact.rolled').filter(({ params }) => params.purpose === 'dangerous').length;
    };
    expect(charge(11)).toBe(0);
    expect(charge(11, 'stakes at 24,16')).toBe(1);
    expect(charge(11, 'stakes at 24,15', 'stakes at 24,18')).toBe(1);
    // It stands on the first, and crosses the second.
    expect(charge(11, 'stakes at 24,12', 'stakes at 24,17')).toBe(1);
  });
});

describe('the steps of an attack', () => {
  it('[SIF-606, SIF-607, SIF-811] attack dice are thrown again before the defense roll; what waits for them sees the new ones', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['berserkerTactics'] },
    });
    s.unit('starkSwornSwords').wounds = 8;
    // Two ranks are gone: +1 to hit, and any dice may be thrown again. Four dice.
    s.dice(1, 1, 1, 3);
    attackIn(s, 'starkSwornSwords');
    expect([s.step, s.waiting]).toEqual(['rerollAttack', 'stark']);
    expect(rolled(s, 'defense')).toEqual([]);
    expect(s.told('fact.hits')).toEqual([]);
    s.dice(5, 1).choose('die0', 'die3');
    expect(s.step).toBe('use');
    expect(s.options).toEqual(['hand:berserkerTactics:0']);
    // The 3 that was a hit is gone for good, the 5 counts.
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 1, misses: 3 });
    expect(rolled(s, 'defense')).toEqual([]);
  });

  it('[SIF-612, SIF-613] defense dice are thrown again before wounds; what waits for them comes after', () => {
    const s = duel('starkSwornSwords', 'houseTullySwornShields, vulnerable', {});
    s.dice(4, 4, 1, 1, 1, 1, 1, 6, 6);
    attackIn(s, 'starkSwornSwords');
    expect([s.step, s.waiting]).toEqual(['rerollDefense', 'stark']);
    expect(s.models('houseTullySwornShields')).toBe(12);
    s.dice(1, 1).choose('die0', 'die1');
    // The Shield Wall knows what the new dice show.
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    expect(s.models('houseTullySwornShields')).toBe(12);
    s.dice(6, 6, d3(1)).pass();
    expect(s.models('houseTullySwornShields')).toBe(10);
  });

  it('[SIF-617] a panic test that is passed without dice is a test that was passed', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen with goldenCompanyOfficer, 3 wounds');
    s.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(s, 'starkSwornSwords');
    expect(s.told('fact.test')[0].params).toMatchObject({ passed: true, result: null });
    // Dauntless heals a wound for it.
    s.until('activate');
    expect(s.models('lannisterGuardsmen')).toBe(10);
  });

  it('[SIF-618] after the panic test the attack is complete, and who was attacked may answer', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1));
    attackIn(s, 'starkSwornSwords');
    expect(s.told('fact.test')).toHaveLength(1);
    expect(s.options).toEqual([`${s.unit('lannisterGuardsmen').id}:lannisterSupremacy:0`]);
  });
});

describe('surging forth', () => {
  const last = (stark: object = {}, lannister: object = {}) =>
    duel('starkSwornSwords with lyseneBosun', 'lannisterHalberdiers, 11 wounds', {
      stark,
      lannister,
    });

  it('[SIF-619, SIF-621] comes when everything that the attack and the destruction have triggered is over', () => {
    const s = last({}, { hand: ['lastStand', 'bribery'] });
    s.dice(4, 4, 1, 1, 1, 1, 1, 1, 1);
    attackIn(s, 'starkSwornSwords');
    // First the destroyed unit strikes for the last time …
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    s.choose('lastStand').choose('melee').until('use');
    // … then the attacker's ability for the completed attack, and only then the free maneuver.
    while (s.waiting !== 'stark') s.answer(s.asked.default);
    expect(s.options).toEqual([`${s.unit('starkSwornSwords').id}:interrogate:0`]);
    expect(s.step).toBe('use');
    s.pass();
    expect([s.step, s.waiting]).toEqual(['way', 'stark']);
    expect(s.asked.rule).toBe('SIF-416');
    const told = keys(s);
    expect(told.indexOf('fact.destroyed')).toBeGreaterThan(told.indexOf('fact.played'));
  });

  it('[SIF-624] friends who fought that enemy and nobody else may pivot', () => {
    const fallen = (more: string[]) => {
      const s = scenario({
        players: {
          stark: {
            units: [
              'starkSwornSwords at 24,20 facing north',
              'starkBowmen at 29.15,24.8 facing west',
            ],
          },
          lannister: {
            units: [
              'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
              'lannisterGuardsmen at 4,44',
              ...more,
            ],
          },
        },
      });
      s.dice(4, 4, 1, 1, 1, 1, 1, 1, 1);
      attackIn(s, 'starkSwornSwords');
      const asked: string[] = [];
      while (s.step === 'way') {
        asked.push(`${s.asked.rule}`);
        s.way();
      }
      return asked;
    };
    expect(fallen([]).toSorted()).toEqual(['SIF-416', 'SIF-624']);
    // The Bowmen still fight the Guardsmen behind them.
    expect(fallen(['lannisterCrossbowmen at 33.95,24.8 facing west'])).toEqual(['SIF-416']);
  });

  it('[SIF-625] never comes after a shot', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,12 facing north'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24 facing south, 11 wounds', 'hedgeKnights at 4,44'],
        },
      },
    });
    s.does('starkBowmen', 'ranged').way();
    s.dice(3, 3, 1, 1, 1, 1, 1, 1, 1).choose('lannisterHalberdiers');
    expect(s.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(s.step).toBe('activate');
    expect(s.told('fact.moved')).toHaveLength(0);
  });

  it('[SIF-949] nor when something else than an attack has destroyed the enemy', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen with guardCaptain', {});
    s.unit('starkSwornSwords').wounds = 11;
    s.activate('hedgeKnights').until('action').pass().activate('lannisterGuardsmen');
    s.choose('holdTheLine').dice(1, 1, 1, 1, 1).choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').destroyed).toBe(true);
    // It goes on with its activation: no free maneuver in between.
    expect(s.step).toBe('action');
  });
});

describe('flank and rear', () => {
  it('[SIF-632] count for shots as well', () => {
    const shot = (facing: string) => {
      const s = scenario({
        players: {
          stark: { units: ['starkBowmen at 24,12 facing north'] },
          lannister: { units: [`lannisterHalberdiers at 24,24 facing ${facing}`] },
        },
      });
      s.does('starkBowmen', 'ranged').way();
      s.dice(3, 1, 1, 1, 1, 1, 1, 5, 3, 3, d3(1)).choose('lannisterHalberdiers');
      return s.told('fact.saves')[0].params.blocked;
    };
    // A 5 blocks at 4+, in the flank as a 4, but not in the rear as a 3.
    expect([shot('south'), shot('east'), shot('north')]).toEqual([1, 1, 0]);
  });

  it('[SIF-953, SIF-1724] all modifiers of an attack add up; natural 1 and 6 stay', () => {
    // From behind -2 and Sundering -1: a 5 is a 2, a 6 still blocks.
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing north'] },
      },
    });
    s.player('stark').hand.push('wintersMight');
    s.player('stark').all.push('wintersMight');
    attackIn(s, 'starkSwornSwords');
    s.dice(4, 4, 1, 1, 1, 1, 1, 5, 6, 6, 5, d3(1)).choose('wintersMight');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 2, blocked: 1 });
    // The panic test: -2 for the rear, so 11 is 9.
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 9 });
    // To hit: +1 for the lost rank and -1 for Jaime's men around it make a 4 a 4; each die may be thrown again once.
    const held = duel(
      'starkSwornSwords, 8 wounds',
      'lannisterHalberdiers with jaimeLannister:theKingslayer',
    );
    held.dice(4, 3, 1, 6);
    attackIn(held, 'starkSwornSwords');
    expect(held.asked).toMatchObject({ min: 0, max: 4 });
    held.dice(1, 1).choose('die0', 'die1');
    expect(held.step).not.toBe('rerollAttack');
    expect(held.told('fact.hits')[0].params).toMatchObject({ misses: 3 });
  });
});

describe('tests', () => {
  /** The She-Bears' war cry: a morale test, and who passes it frightens somebody. */
  const cry = (...dice: [number, number]) => {
    const s = scenario({
      players: {
        stark: { units: ['houseMormontSheBears at 24,20 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,34 facing south'] },
      },
    });
    s.until('use')
      .dice(...dice)
      .choose('warCry');
    return s;
  };

  it('[SIF-634, SIF-635, SIF-1620] a sum below the Morale value fails; what demands the test says what follows', () => {
    const passed = cry(2, 4);
    expect(passed.told('fact.test')[0].params).toMatchObject({ passed: true, needed: 6 });
    expect(passed.step).toBe('aimFurther');
    const failed = cry(2, 3);
    expect(failed.told('fact.test')[0].params).toMatchObject({ passed: false, result: 5 });
    expect(failed.step).toBe('activate');
    // A failed morale test costs no wounds.
    expect(failed.models('houseMormontSheBears')).toBe(12);
    expect(cry(5, 3).told('fact.test')[0].params.passed).toBe(true);
    // Another effect, other consequences: healed either way, by more who passes.
    const mercy = (...dice: [number, number]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen, 6 wounds', {
        lannister: { hand: ['mercyOfTheMother'] },
      });
      s.activate('hedgeKnights').until('action').pass().activate('lannisterGuardsmen');
      s.dice(...dice).choose('mercyOfTheMother');
      return s.models('lannisterGuardsmen');
    };
    expect([mercy(3, 4), mercy(3, 3)]).toEqual([9, 7]);
  });

  it('[SIF-638, SIF-1621, SIF-1507] a passed panic test has no effect, a failed one costs D3 wounds, however clearly', () => {
    const lost = (...dice: [number, number, number]) => {
      const s = duel('starkSwornSwords', 'lannisterHalberdiers');
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, dice[0], dice[1], d3(dice[2]));
      attackIn(s, 'starkSwornSwords');
      expect(s.unit('lannisterHalberdiers').conditions).toEqual([]);
      return 11 - s.models('lannisterHalberdiers');
    };
    expect(lost(3, 3, 3)).toBe(0);
    expect(lost(3, 1, 1)).toBe(1);
    expect(lost(3, 2, 3)).toBe(3);
    expect(lost(1, 1, 1)).toBe(1);
  });

  it('[SIF-641, SIF-1737] what helps morale tests helps panic tests; what is for panic tests does not help others', () => {
    // The Blackfish adds two to tests of morale.
    const s = duel('lannisterHalberdiers', 'starkSwornSwords with bryndenTully:theBlackfish');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, d3(1));
    attackIn(s, 'lannisterHalberdiers');
    expect(s.told('fact.test')[0].params).toMatchObject({ panic: true, result: 6, passed: true });
    // Iron Resolve is for panic: the war cry of its unit has nothing of it.
    const cried = duel('houseMormontSheBears with eddardStark:lordOfWinterfell', 'hedgeKnights');
    cried.until('use').dice(2, 3).choose('warCry');
    expect(cried.told('fact.test')[0].params).toMatchObject({ panic: false, result: 5 });
    const struck = duel(
      'lannisterHalberdiers',
      'starkSwornSwords with eddardStark:lordOfWinterfell',
    );
    struck.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 3, d3(1));
    attackIn(struck, 'lannisterHalberdiers');
    expect(struck.told('fact.test')[0].params).toMatchObject({ panic: true, result: 6 });
  });

  it('[SIF-950] wounds alone demand no panic test', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
      terrain: ['stakes at 24,14'],
    });
    s.does('starkSwornSwords', 'maneuver').dice(d3(2)).way({ go: 'forward', by: 2000 });
    expect(s.models('starkSwornSwords')).toBe(9);
    expect(s.told('fact.test')).toHaveLength(0);
  });

  it('[SIF-952] a destroyed defender takes none', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers, 11 wounds');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1);
    attackIn(s, 'starkSwornSwords');
    expect(s.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(s.told('fact.test')).toHaveLength(0);
  });
});

describe('the book’s example of an attack', () => {
  it('[SIF-1622, SIF-1623] six dice of the Guardsmen hit four times, the Sworn Swords block two and lose two', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen');
    s.activate('hedgeKnights').until('action').pass().until('activate');
    s.dice(4, 5, 6, 4, 3, 1, 4, 6, 3, 2, 5, 4, d3(1));
    attackIn(s, 'lannisterGuardsmen');
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 4, misses: 2 });
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 4, blocked: 2 });
    expect(s.models('starkSwornSwords')).toBe(10);
  });
});
