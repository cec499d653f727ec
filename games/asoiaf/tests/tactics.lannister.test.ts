import { describe, expect, it } from 'vitest';
import { attackIn, duel, field, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** The tactics cards of the commanders of House Lannister. In a duel the second player is Lannister. */

const holds = (s: Scenario, card: string): boolean =>
  s.step === 'use' && s.options.some((id) => id.startsWith(`hand:${card}:`));

const wounded = (s: Scenario, unit: string): number => s.unit(unit).wounds;

/** Lannister has the turn: the first unit is theirs. */
const first = (
  unit: string,
  other: string,
  hand: string[],
  more: { ncus?: string[]; units?: string[] } = {},
) => {
  const { units = [], ...rest } = more;
  return scenario({
    players: {
      lannister: {
        units: [
          `${unit.split(', ')[0]} at 24,20 facing north${unit.includes(', ') ? `, ${unit.split(', ').slice(1).join(', ')}` : ''}`,
          'hedgeKnights at 44,5',
          ...units,
        ],
        hand,
        ...rest,
      },
      stark: {
        units: [
          `${other.split(', ')[0]} at 24,24.8 facing south${other.includes(', ') ? `, ${other.split(', ').slice(1).join(', ')}` : ''}`,
          'hedgeKnights at 4,44',
        ],
        ncus: ['catelynStark:ladyOfWinterfell', 'sansaStark:littleBird'],
      },
    },
  });
};

const claims = (hand: string[], zone: string, units: string[], ncus: string[] = []) => {
  const s = scenario({
    players: {
      lannister: { units, ncus: ['pycelle:grandMaester, 0 tokens', ...ncus], hand },
      stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
    },
  });
  return s.activate('pycelle:grandMaester').until('zone').choose(zone);
};

describe('Gregor Clegane, The Mountain', () => {
  it('[SIF-1758, SIF-622] Overrun: a charge or march instead of surging forth, re-rolled by Cleganes', () => {
    const surge = (unit: string) => {
      const s = scenario({
        players: {
          lannister: { units: [`${unit} at 24,20 facing north`], hand: ['overrun'] },
          stark: {
            units: [
              'poorFellows at 24,24.8 facing south, 11 wounds',
              'starkSwornSwords at 24,34 facing south',
            ],
          },
        },
      });
      s.does(unit, 'melee').until('alignMelee').dice(6, 1, 1, 1, 1, 1, 1, 1).pass();
      s.until('use').choose('overrun');
      expect(s.options).toEqual(['charge', 'march']);
      s.choose('charge').until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 });
      return s.step;
    };
    const after = (more: string[]) => {
      const s = scenario({
        players: {
          lannister: { units: ['lannisterHalberdiers at 24,20 facing north'], hand: ['overrun'] },
          stark: { units: ['poorFellows at 24,24.8 facing south, 11 wounds', ...more] },
        },
      });
      s.does('lannisterHalberdiers', 'melee').until('alignMelee', 'meleeTarget');
      if (s.step === 'alignMelee') s.pass();
      s.dice(6, 1, 1, 1, 1, 1, 1, 1);
      return s.step === 'meleeTarget' ? s.choose('poorFellows') : s;
    };
    // It is instead of surging: after the march there is no maneuver.
    const marched = after(['starkSwornSwords at 24,44 facing south'])
      .until('use')
      .choose('overrun');
    marched.choose('march').way({ go: 'forward', by: 4000 });
    expect(marched.until('way', 'activate').step).toBe('activate');
    // Who is still engaged does not surge: there is nothing to replace, and no move to watch for.
    const held = after([
      'starkSwornSwords at 29.15,20 facing west',
      'starkBowmen with crannogmanWarden at 24,34 facing south',
    ]);
    expect(held.until('use', 'activate').step).toBe('activate');
    expect(held.unit('poorFellows').destroyed).toBe(true);
    expect(surge('houseCleganeMountainsMen')).toBe('rerollCharge');
    expect(surge('lannisterHalberdiers')).toBe('align');
  });

  it('[SIF-1834] Assault Orders: an attack, and for Cleganes a charge too', () => {
    const orders = (unit: string, place: string) => {
      const s = claims(['assaultOrders:gregorClegane'], 'tactics', [
        `${unit} at ${place} facing north`,
      ]);
      s.choose('assaultOrders:gregorClegane').choose(unit);
      return s.step === 'grant' ? s.options : [];
    };
    expect(orders('lannisterHalberdiers', '24,20')).toEqual(['melee']);
    expect(orders('lannisterHalberdiers', '24,14')).toEqual([]);
    expect(orders('houseCleganeMountainsMen', '24,14')).toEqual(['charge']);
  });

  it('[SIF-1846] Price of Failure: every die hits, and who did not destroy the defender is shaken', () => {
    const s = first('lannisterHalberdiers', 'starkSwornSwords', ['priceOfFailure']);
    attackIn(s, 'lannisterHalberdiers').choose('hand:priceOfFailure:0').until('activate');
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 7, misses: 0 });
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['panicked', 'vulnerable']);
    const won = first('lannisterHalberdiers', 'poorFellows, 11 wounds', ['priceOfFailure']);
    attackIn(won, 'lannisterHalberdiers')
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      .choose('priceOfFailure');
    won.until('activate');
    expect(won.unit('poorFellows').destroyed).toBe(true);
    expect(won.unit('lannisterHalberdiers').conditions).toEqual([]);
  });
});

describe('Tywin Lannister, Lord of Casterly Rock', () => {
  it('Exploit Weakness exposes the defender, and re-rolls against one that is Weakened', () => {
    const s = first('lannisterHalberdiers', 'starkSwornSwords, weakened', [
      'exploitWeakness:tywinLannister',
    ]);
    attackIn(s, 'lannisterHalberdiers').choose('exploitWeakness:tywinLannister');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['weakened', 'vulnerable']);
    expect(s.step).toBe('rerollAttack');
    expect(s.waiting).toBe('lannister');
    const strong = first('lannisterHalberdiers', 'starkSwornSwords', [
      'exploitWeakness:tywinLannister',
    ]);
    attackIn(strong, 'lannisterHalberdiers').choose('exploitWeakness:tywinLannister');
    expect(strong.step).not.toBe('rerollAttack');
  });

  it('[SIF-1820] Broken Resolve weakens at each activation until a test is passed', () => {
    const s = first('lannisterHalberdiers', 'starkSwornSwords', ['brokenResolve']);
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1)).pass().until('use').choose('brokenResolve');
    expect(s.unit('starkSwornSwords')).toMatchObject({
      conditions: ['weakened'],
      cards: [{ card: 'brokenResolve' }],
    });
    s.until('activate');
    s.unit('starkSwornSwords').conditions = [];
    s.choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['weakened']);
    const freed = duel('lannisterHalberdiers', 'starkSwornSwords');
    freed.unit('starkSwornSwords').cards.push({ card: 'brokenResolve', seat: 0, tokens: 0 });
    freed
      .does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(freed.unit('starkSwornSwords').cards).toEqual([]);
  });

  it('[SIF-1828, SIF-1842] Issue Commands: another unit acts instead, or an order can be used again', () => {
    const tywin = 'lannisterGuardsmen with tywinLannister:lordOfCasterlyRock';
    const s = scenario({
      players: {
        lannister: {
          units: [`${tywin} at 24,10 facing north`, 'lannisterHalberdiers at 24,20 facing north'],
          hand: ['issueCommands:tywinLannister'],
        },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south', 'hedgeKnights at 4,44'] },
      },
    });
    s.activate('lannisterGuardsmen')
      .choose('issueCommands:tywinLannister')
      .choose('lannisterHalberdiers');
    expect(s.options).toEqual(['melee']);
    s.choose('melee').until('activate');
    expect(s.waiting).toBe('stark');
    expect(s.told('fact.attack')[0].params.attacker).toMatchObject({
      card: 'lannisterHalberdiers',
    });
    const again = duel('starkSwornSwords', 'lannisterGuardsmen', {
      lannister: { hand: ['issueCommands:tywinLannister'] },
    });
    attackIn(again, 'starkSwornSwords').until('use').choose('lannisterSupremacy');
    again.until('use');
    for (let i = 0; i < 9 && !holds(again, 'issueCommands:tywinLannister'); i++)
      again.pass().until('use');
    again
      .choose('issueCommands:tywinLannister')
      .choose('lannisterGuardsmen')
      .choose('lannisterSupremacy');
    expect(again.unit('lannisterGuardsmen').used).toEqual([]);
  });
});

describe('Tyrion Lannister, Halfman', () => {
  const starkClaims = (zone: string, hand: string[], units: string[], ncus: string[] = []) => {
    const s = scenario({
      players: {
        stark: {
          units: [
            'starkSwornSwords at 24,10 facing north, 3 wounds',
            'starkBowmen at 34,10 facing north, 3 wounds',
          ],
          ncus: ['sansaStark:littleBird'],
        },
        lannister: { units, hand, ncus },
      },
    });
    return { s, claim: () => s.until('zone').choose(zone) };
  };

  it('[SIF-1837, SIF-1833] False Agenda moves an NCU after its claim, and leaving Tactics costs a condition', () => {
    const { s, claim } = starkClaims('tactics', ['falseAgenda'], ['redCloaks at 24,44']);
    s.activate('sansaStark:littleBird').until('use').choose('falseAgenda');
    claim().until('aimFurther');
    expect(s.waiting).toBe('lannister');
    expect(s.options).not.toContain('tactics');
    s.choose('crown').choose('starkBowmen').choose('panicked');
    expect(s.ncu('sansaStark').zone).toBe('crown');
    expect(s.unit('starkBowmen').conditions).toEqual(['panicked']);
    // No effect of the Crown: nobody has claimed it.
    expect(s.told('fact.test')).toHaveLength(0);
  });

  it('[SIF-1828] Cunning Ploy: another unit moves instead, and near Tyrion somebody is exposed', () => {
    const ploy = (attachment: string) => {
      const s = scenario({
        players: {
          lannister: {
            units: [
              `redCloaks${attachment} at 24,10 facing north`,
              'lannisterHalberdiers at 34,10 facing north',
            ],
            hand: ['cunningPloy'],
          },
          stark: { units: ['starkSwornSwords at 24,22 facing south'] },
        },
      });
      return s.activate('redCloaks').choose('cunningPloy').choose('lannisterHalberdiers');
    };
    const tyrion = ploy(' with tyrionLannister:halfman').choose('starkSwornSwords');
    expect(tyrion.unit('starkSwornSwords').conditions).toEqual(['vulnerable']);
    expect(tyrion.options).toEqual(['maneuver', 'march']);
    tyrion.choose('march').way({ go: 'forward', by: 8000 });
    expect(tyrion.until('activate').waiting).toBe('stark');
    expect(ploy('').step).toBe('grant');
  });

  it('[SIF-1833] Intercept Orders: on 3 or more another unit must be named, which may gain a condition near Tyrion', () => {
    const intercept = (face: number[], ncus: string[] = []) => {
      const { s, claim } = starkClaims(
        'wealth',
        ['interceptOrders'],
        ['redCloaks with tyrionLannister:halfman at 40,24 facing south'],
        ncus,
      );
      s.activate('sansaStark:littleBird');
      claim().until('zoneTarget').choose('starkSwornSwords');
      s.dice(...face).choose('interceptOrders');
      return s;
    };
    const turned = intercept([3]);
    expect(turned.step).toBe('zoneTargetAnew');
    expect(turned.options).toEqual([turned.unit('starkBowmen').id]);
    turned.choose('starkBowmen').until('whichCondition').choose('weakened').until('activate');
    expect([wounded(turned, 'starkSwornSwords'), wounded(turned, 'starkBowmen')]).toEqual([3, 0]);
    expect(intercept([2]).until('activate').unit('starkSwornSwords').wounds).toBe(0);
    const again = intercept([2, 5], ['pycelle:grandMaester on tactics']);
    expect(again.step).toBe('zoneTargetAnew');
    // Whoever is named anew is told of like the first, and nobody else can be named.
    turned.refuses('SC-004', () => turned.choose('nobody'));
  });

  it('[SIF-1833, SIF-1841] Intercept Orders: whoever is named anew may answer like the first', () => {
    const { s, claim } = starkClaims(
      'wealth',
      ['interceptOrders'],
      ['redCloaks with tyrionLannister:halfman at 40,24 facing south'],
      ['eddardStark:handOfTheKing on combat'],
    );
    s.unit('starkBowmen').influences.push(s.ncu('eddardStark').id);
    s.activate('sansaStark:littleBird');
    claim().until('zoneTarget').choose('starkSwornSwords').dice(3).choose('interceptOrders');
    s.choose('starkBowmen');
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    s.choose('handsOrders').until('activate');
    expect([wounded(s, 'starkSwornSwords'), wounded(s, 'starkBowmen')]).toEqual([3, 3]);
  });

  it('[SIF-1833] Intercept Orders: where there is no other unit the first one stays', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,10 facing north, 3 wounds', 'starkBowmen at 34,10'],
          ncus: ['sansaStark:littleBird'],
        },
        lannister: {
          units: ['redCloaks with tyrionLannister:halfman at 24,20 facing south'],
          hand: ['interceptOrders'],
        },
      },
    });
    s.activate('sansaStark:littleBird').until('zone').choose('wealth');
    s.until('zoneTarget').choose('starkSwornSwords').dice(3).choose('interceptOrders');
    expect(s.until('whichCondition', 'activate').step).toBe('activate');
    expect(wounded(s, 'starkSwornSwords')).toBe(0);
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
  });
});

describe('The High Sparrow, His High Holiness', () => {
  it('[SIF-1849] Mercy of The Mother: a condition goes, and a passed test heals more', () => {
    const mercy = (one: number) => {
      const s = field(
        {
          units: ['theWarriorsSons at 24,10 facing north, 6 wounds, weakened'],
          hand: ['mercyOfTheMother'],
        },
        { units: ['redCloaks at 24,44'] },
      );
      s.activate('theWarriorsSons').dice(one, 1).choose('mercyOfTheMother');
      return [wounded(s, 'theWarriorsSons'), s.unit('theWarriorsSons').conditions];
    };
    expect(mercy(6)).toEqual([3, []]);
    expect(mercy(1)).toEqual([5, []]);
  });

  it('[SIF-1730, SIF-1849] Protection of The Father blocks three hits on a passed test, else one', () => {
    const blocked = (one: number) => {
      const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
        lannister: { hand: ['protectionOfTheFather'] },
      });
      s.does('starkSwornSwords', 'melee').until('alignMelee');
      s.dice(4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1).pass().until('use');
      s.dice(one, 1, 6, 6, d3(1)).choose('protectionOfTheFather').until('activate');
      return s.told('fact.saves')[0].params.blocked;
    };
    expect(blocked(6)).toBe(3);
    expect(blocked(1)).toBe(1);
  });

  it('[SIF-1725] Wrath of The Warrior: a better attack, or one hit more', () => {
    const wrath = (one: number) => {
      const s = first('lannisterHalberdiers', 'starkSwornSwords', ['wrathOfTheWarrior']);
      attackIn(s, 'lannisterHalberdiers')
        .dice(one, 1, 3, 3, 1, 1, 1, 1, 1)
        .choose('wrathOfTheWarrior')
        .until('activate');
      return s.told('fact.saves')[0].params.hits;
    };
    expect(wrath(6)).toBe(2);
    expect(wrath(1)).toBe(1);
  });
});

describe('Joffrey Baratheon, First of His Name', () => {
  it('[SIF-1734] You Will Obey Me!: two dice more, and shame without a destroyed rank', () => {
    const obey = (other: string) => {
      const s = first('lannisterHalberdiers', other, ['youWillObeyMe']);
      attackIn(s, 'lannisterHalberdiers')
        .dice(4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1))
        .choose('youWillObeyMe');
      s.until('activate');
      expect(rolled(s, 'attack')).toHaveLength(9);
      return s.unit('lannisterHalberdiers').conditions;
    };
    expect(obey('starkSwornSwords')).toEqual([]);
    expect(obey('starkSwornSwords, 4 wounds')).toEqual([]);
    const weak = first('lannisterHalberdiers', 'starkSwornSwords', ['youWillObeyMe']);
    attackIn(weak, 'lannisterHalberdiers')
      .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
      .choose('youWillObeyMe')
      .until('activate');
    expect(weak.unit('lannisterHalberdiers').conditions).toEqual(['panicked', 'vulnerable']);
  });

  it('[SIF-1829] Traitors!: attacks on them are vicious, and whoever struck is shaken at the end of the round', () => {
    const s = first('lannisterHalberdiers', 'starkSwornSwords', ['traitorsIWillHaveTheirHeads']);
    s.until('use').choose('traitorsIWillHaveTheirHeads').choose('starkSwornSwords');
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 4, 4, d3(1)).pass();
    // Vicious: 8 - 2.
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 6 });
    s.until('discardAny', 'refill', 'over');
    for (let i = 0; i < 20 && s.table.round === 2; i++) s.until('use', 'activate', 'over').pass();
    expect(s.unit('starkSwornSwords').cards).toEqual([]);
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(
      expect.arrayContaining(['panicked', 'vulnerable']),
    );
  });

  it('I Am The King! blocks two hits and shakes the defender after the attack', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      lannister: { hand: ['iAmTheKing'] },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1).pass().until('use');
    s.dice(6, 6, d3(1)).choose('iAmTheKing').until('activate');
    expect(s.told('fact.saves')[0].params.blocked).toBe(2);
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['panicked', 'weakened']);
  });
});

describe('Addam Marbrand, Commander of the City Watch', () => {
  const addam = 'goldCloaks with addamMarbrand:commanderOfTheCityWatch';

  it('[SIF-1840, SIF-1833, SIF-1711] Charismatic Leadership cancels an order, an NCU or a zone on a passed test', () => {
    const zone = (one: number, unit: string) => {
      const s = scenario({
        players: {
          stark: { units: ['starkSwornSwords at 24,10'], ncus: ['sansaStark:littleBird'] },
          lannister: { units: [`${unit} at 24,40 facing south`], hand: ['charismaticLeadership'] },
        },
      });
      s.activate('sansaStark:littleBird')
        .until('zone')
        .choose('crown')
        .until('zoneTarget')
        .choose(unit.split(' ')[0]);
      s.dice(one, 3, 1, 1, d3(1)).choose('charismaticLeadership').until('activate');
      return s.told('fact.test').map(({ params }) => params.panic);
    };
    // The panic test of the Crown never comes.
    expect(zone(3, 'lannisterHalberdiers')).toEqual([false]);
    expect(zone(2, 'lannisterHalberdiers')).toEqual([false, true]);
    expect(zone(2, addam)).toEqual([false]);
    const order = field(
      { units: ['crannogmanTrackers at 24,20 facing north'] },
      { units: ['lannisterHalberdiers at 24,30 facing south'], hand: ['charismaticLeadership'] },
    );
    order.until('use').choose('markTarget').choose('lannisterHalberdiers');
    order.dice(6, 6).choose('charismaticLeadership').until('activate');
    expect(order.unit('lannisterHalberdiers').conditions).toEqual([]);
    expect(order.unit('crannogmanTrackers').used).toEqual(['markTarget']);
  });

  it('Lash Out frightens whoever attacked Addam’s unit', () => {
    const s = duel('starkSwornSwords', `${addam}, 4 wounds`, {
      lannister: { hand: ['lashOut:addamMarbrand'] },
    });
    s.does('starkSwornSwords', 'melee').until('use').pass();
    s.until('alignMelee', 'use');
    while (!holds(s, 'lashOut:addamMarbrand')) s.pass().until('use', 'alignMelee', 'activate');
    s.choose('lashOut:addamMarbrand').until('activate');
    expect(wounded(s, 'starkSwornSwords')).toBeGreaterThanOrEqual(2);
    expect(s.unit('starkSwornSwords').conditions).toEqual(['panicked']);
  });

  it('Valiant Example heals friends in Long range for Addam’s lost ranks, and Addam’s unit', () => {
    const s = duel('starkSwornSwords', `${addam}, 5 wounds`, {
      lannister: {
        units: [
          'lannisterHalberdiers at 24,34 facing south, 6 wounds',
          'redCloaks at 4,30 facing south, 6 wounds',
        ],
        hand: ['valiantExample'],
      },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    while (!holds(s, 'valiantExample')) s.pass();
    s.choose('valiantExample').until('activate');
    expect([
      wounded(s, 'goldCloaks'),
      wounded(s, 'lannisterHalberdiers'),
      wounded(s, 'redCloaks'),
    ]).toEqual([3, 4, 6]);
  });
});

describe('Kevan Lannister, Protector of the Realm', () => {
  it('[SIF-1716, SIF-1869] Predictable Maneuvers: before a named unit acts in the first enemy turn, a friend does', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,14 facing north', 'starkBowmen at 34,14 facing north'],
          ncus: ['sansaStark:littleBird'],
        },
        lannister: {
          units: ['lannisterHalberdiers at 24,24 facing south'],
          hand: ['predictableManeuvers'],
        },
      },
    });
    s.until('use')
      .choose('predictableManeuvers')
      .choose('starkSwornSwords')
      .choose('sansaStark:littleBird');
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
    expect(s.waiting).toBe('lannister');
    s.choose('lannisterHalberdiers')
      .choose('maneuver')
      .way({ go: 'pivot', by: 900 }, { go: 'forward', by: 5000 });
    // Once is enough.
    expect(s.table.pending).toEqual([]);
    // What has gone out of reach is charged all the same, and the charge fails.
    const away = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 12,12 facing north'] },
        lannister: {
          units: ['lannisterHalberdiers at 16,24 facing south'],
          hand: ['predictableManeuvers'],
        },
      },
    });
    away.until('use').choose('predictableManeuvers').choose('starkSwornSwords');
    away.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
    away.choose('lannisterHalberdiers').choose('maneuver').dice(3, 6, 6, d3(1));
    away.way({ go: 'pivot', by: 0 }, { go: 'forward', by: 5000 });
    expect(away.told('fact.charge')[0].params).toMatchObject({ roll: 3, success: false });
    // Straight at where it stands now: 4 to the right, and 17 ahead.
    expect(away.unit('starkSwornSwords').pose?.h).toBe(132);
    // Whoever was named and does not act in that turn is watched no longer.
    const waits = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,14 facing north', 'starkBowmen at 34,14'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24 facing south'],
          hand: ['predictableManeuvers'],
        },
      },
    });
    waits.until('use').choose('predictableManeuvers').choose('starkSwornSwords');
    waits.activate('starkBowmen').until('action').pass();
    waits.activate('lannisterHalberdiers').until('action').pass();
    waits.does('starkSwornSwords', 'maneuver');
    expect([waits.step, waits.waiting]).toEqual(['way', 'stark']);
    // A shot at whoever has gone out of range is lost.
    const shot = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,10 facing north'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,26 facing south'],
          hand: ['predictableManeuvers'],
        },
      },
    });
    shot.until('use').choose('predictableManeuvers').choose('starkBowmen');
    shot.does('starkBowmen', 'ranged').choose('lannisterHalberdiers').choose('maneuver');
    shot.way({ go: 'pivot', by: 0 }, { go: 'forward', by: 5000 });
    expect([shot.step, shot.waiting]).toEqual(['activate', 'lannister']);
    expect(shot.told('fact.attack')).toEqual([]);
    // Before the NCU that was named claims a zone as well, and before no other.
    const claiming = (ncu: string) => {
      const named = scenario({
        players: {
          stark: {
            units: ['starkSwornSwords at 24,14 facing north'],
            ncus: ['sansaStark:littleBird', 'catelynStark:ladyOfWinterfell'],
          },
          lannister: {
            units: ['lannisterHalberdiers at 24,24 facing south'],
            hand: ['predictableManeuvers'],
          },
        },
      });
      named.until('use').choose('predictableManeuvers').choose('starkSwornSwords');
      named.choose('sansaStark:littleBird');
      return named.activate(ncu).until('zone').choose('wealth').until('aimFurther', 'activate')
        .step;
    };
    expect(claiming('sansaStark:littleBird')).toBe('aimFurther');
    expect(claiming('catelynStark:ladyOfWinterfell')).toBe('activate');
    const late = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,14 facing north', 'starkBowmen at 34,14, activated'],
        },
        lannister: {
          units: ['lannisterHalberdiers at 24,24 facing south'],
          hand: ['predictableManeuvers'],
        },
      },
    });
    late.until('use', 'activate');
    expect(holds(late, 'predictableManeuvers')).toBe(false);
  });

  it('[SIF-1735, SIF-1829] Seeing Their Flaws: exposed for the round, without abilities against Kevan’s unit', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'] },
        lannister: {
          units: ['redCloaks with kevanLannister:protectorOfTheRealm at 24,44 facing south'],
          hand: ['seeingTheirFlaws'],
        },
      },
    });
    s.does('starkSwornSwords', 'maneuver')
      .until('way')
      .way({ go: 'forward', by: 1000 })
      .until('use');
    s.choose('seeingTheirFlaws');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['vulnerable', 'panicked']);
    const silent = (attachment: string) => {
      const fight = first(`redCloaks${attachment}`, 'starkSwornSwords', []);
      fight.unit('starkSwornSwords').cards.push({ card: 'seeingTheirFlaws', seat: 0, tokens: 0 });
      attackIn(fight, 'redCloaks').until('activate');
      return fight.told('fact.noAbilities').length;
    };
    expect(silent(' with kevanLannister:protectorOfTheRealm')).toBe(1);
    expect(silent('')).toBe(0);
  });

  it('[SIF-1836] Wealth of the Rock helps the defender by the zones, and Kevan’s unit as if both were held', () => {
    const helped = (defender: string, ncus: string[]) => {
      const s = duel('starkSwornSwords', defender, {
        lannister: { hand: ['wealthOfTheRock'], ncus },
      });
      s.does('starkSwornSwords', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1)
        .pass()
        .until('use', 'activate');
      if (!holds(s, 'wealthOfTheRock')) return null;
      s.dice(3, 2, 2, d3(1)).choose('wealthOfTheRock').until('activate');
      return [s.told('fact.saves')[0].params.blocked, s.told('fact.test')[0].params.result];
    };
    expect(helped('lannisterHalberdiers', ['pycelle:grandMaester on wealth'])).toEqual([1, null]);
    expect(helped('lannisterHalberdiers', ['pycelle:grandMaester on crown'])).toEqual([0, 6]);
    expect(helped('lannisterHalberdiers', [])).toBeNull();
    expect(helped('lannisterHalberdiers with kevanLannister:protectorOfTheRealm', [])).toEqual([
      1,
      null,
    ]);
  });
});
