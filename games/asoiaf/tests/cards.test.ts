import { describe, expect, it } from 'vitest';
import { d3, scenario } from './scenario.ts';

/** Stark attacks Lannister, front to front; hands as they are given. */
const clash = (stark: object = {}, lannister: object = {}) =>
  scenario({
    players: {
      stark: { units: ['starkSwornSwords at 24,20 facing north'], ...stark },
      lannister: {
        units: [
          'lannisterGuardsmen at 24,24.8 facing south',
          'lannisterHalberdiers at 6,44 facing south',
        ],
        ...lannister,
      },
    },
  });

describe('tactics cards', () => {
  it('[SIF-729, SIF-730, SIF-731] are played when their moment comes, and then lie open', () => {
    const s = clash({ hand: ['wintersMight'] });
    s.until('activate');
    s.does('starkSwornSwords', 'melee').until('alignMelee').pass();
    expect(s.step).toBe('use');
    expect(s.options).toEqual(['hand:wintersMight:0']);
    // Sundering: the Guardsmen's 3 does not save.
    s.dice(4, 1, 1, 1, 1, 1, 1, 3, 6, 6, d3(1)).choose('wintersMight');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 1, blocked: 0 });
    expect(s.player('stark').discard).toEqual(['wintersMight']);
    expect(s.player('stark').hand).toEqual([]);
  });

  it('[SC-012, SIF-729] are seen by everybody once they are played, and not taken back', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['redCloaks at 24,10 facing north', 'lannisterHalberdiers at 6,4 facing north'],
          hand: ['cunningPloy'],
        },
        stark: { units: ['starkSwornSwords at 24,40 facing south'] },
      },
    });
    s.activate('redCloaks');
    expect(s.match.mayUndo(0)).toBe(true);
    s.choose('cunningPloy');
    // Whom it is for has not been said yet; but the others know that it was there.
    expect([s.step, s.match.mayUndo(0)]).toEqual(['aim', false]);
    s.choose('lannisterHalberdiers');
    expect(s.match.mayUndo(0)).toBe(true);
  });

  it('[SIF-732, SIF-802, SIF-1625] one card or order for each event', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords with swornSwordCaptain at 24,20 facing north'],
          hand: ['wintersMight', 'northernFerocity'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south'] },
      },
    });
    s.until('activate').does('starkSwornSwords', 'melee').until('alignMelee').pass();
    expect(s.options).toHaveLength(3);
    s.choose('martialTraining');
    expect(s.step).toBe('rerollAttack');
  });

  it('[SC-017, SIF-1820] are asked for while one of them may be in the hand, as far as everybody can see', () => {
    const asked = (beside: { stark?: string; lannister?: string }) => {
      const s = scenario({
        players: {
          stark: {
            units: [`starkSwornSwords at 24,20 facing north${beside.stark ?? ''}`],
            // Its moment does not come; but nobody else can know that.
            hand: ['wintersMight'],
            ...(beside.stark?.includes('theNorthRemembers') ? {} : { deck: ['theNorthRemembers'] }),
          },
          lannister: {
            units: [`lannisterGuardsmen at 24,40 facing south${beside.lannister ?? ''}`],
          },
        },
      });
      return s.step;
    };
    expect(asked({})).toBe('use');
    // It lies open beside a unit: there is no other.
    expect(asked({ stark: ', beside theNorthRemembers' })).toBe('activate');
    // Another card that lies there, or the same one of somebody else, says nothing about it.
    expect(asked({ stark: ', beside bribery' })).toBe('use');
    expect(asked({ lannister: ', beside theNorthRemembers' })).toBe('use');
  });

  it('[SIF-735, SIF-1817] give more to who controls a zone', () => {
    const s = clash({
      units: ['starkSwornSwords at 24,20 facing north, 9 wounds'],
      hand: ['wintersMight'],
      ncus: ['catelynStark:ladyOfWinterfell on combat'],
    });
    s.until('activate').does('starkSwornSwords', 'melee').until('alignMelee').pass();
    s.choose('wintersMight');
    expect(s.told('fact.rolled')[0].params.dice).toHaveLength(7);
  });

  it('[SIF-804, SIF-805, SIF-806, SIF-1626, SIF-1627] the active player decides first, and not again', () => {
    const s = clash({ hand: ['wintersMight'] }, { hand: ['kingslayersInfamy'], deck: ['bribery'] });
    expect(s.waiting).toBe('lannister');
    expect(s.options).toEqual(['hand:kingslayersInfamy:1']);
    s.pass();
    expect(s.step).toBe('activate');
  });

  it('[SIF-1711, SIF-1814] Counterplot answers a card before it is resolved: on 3 or more it does nothing', () => {
    const play = (face: number) => {
      const s = clash({ hand: ['wintersMight'] }, { hand: ['counterplot'] });
      s.until('activate').does('starkSwornSwords', 'melee').until('alignMelee').pass();
      s.choose('wintersMight');
      expect(s.waiting).toBe('lannister');
      s.dice(face, 4, 1, 1, 1, 1, 1, 1, 3, 6, 6, d3(1)).choose('counterplot');
      return s;
    };
    const stopped = play(3);
    expect(stopped.told('fact.cancelled')).toHaveLength(1);
    expect(stopped.told('fact.saves')[0].params).toMatchObject({ blocked: 1 });
    expect(stopped.player('stark').discard).toEqual(['wintersMight']);
    const gone = play(2);
    expect(gone.told('fact.cancelled')).toHaveLength(0);
    expect(gone.told('fact.saves')[0].params).toMatchObject({ blocked: 0 });
  });

  it('[SIF-1820, SIF-812] The North Remembers counts the fallen and helps from the first one on', () => {
    const s = scenario({
      players: {
        stark: {
          units: [
            'starkSwornSwords at 24,20 facing north, 9 wounds',
            'starkBowmen at 40,20 facing north, 11 wounds',
          ],
          hand: ['theNorthRemembers'],
        },
        lannister: {
          units: [
            'lannisterGuardsmen at 24,24.8 facing south',
            'lannisterHalberdiers at 40,24.8 facing south',
          ],
        },
      },
    });
    s.choose('theNorthRemembers').choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').cards).toEqual([
      { card: 'theNorthRemembers', seat: 0, tokens: 0 },
    ]);
    expect(s.player('stark').discard).toEqual([]);
    s.activate('starkBowmen').until('action').pass();
    s.until('activate')
      .does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 4, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(s.unit('starkBowmen').destroyed).toBe(true);
    expect(s.unit('starkSwornSwords').cards[0].tokens).toBe(1);
    s.until('activate').does('starkSwornSwords', 'melee').until('alignMelee').pass();
    const attacks = s.told('fact.rolled').filter(({ params }) => params.purpose === 'attack');
    expect(attacks.at(-1)?.params.dice).toHaveLength(7);
  });

  it('[SIF-1833, SIF-1834] Assault Orders replaces what the zone does', () => {
    const s = clash({ hand: ['assaultOrders'], ncus: ['catelynStark:ladyOfWinterfell'] });
    s.until('activate').choose('catelynStark:ladyOfWinterfell').until('zone').choose('crown');
    s.until('use').choose('assaultOrders').choose('starkSwornSwords');
    expect(s.step).toBe('grant');
    expect(s.options).toEqual(['melee']);
    s.choose('melee').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(
      s
        .told('fact.test')
        .filter(
          ({ params }) => params.because && JSON.stringify(params.because).includes('SIF-703'),
        ),
    ).toHaveLength(0);
  });

  it('[SIF-814, SIF-815, SIF-1819] Subjugation of Power takes abilities and cards away when the test is failed', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'], hand: ['wintersMight'] },
        lannister: {
          units: ['lannisterGuardsmen at 24,24.8 facing south'],
          hand: ['subjugationOfPower'],
        },
      },
    });
    s.until('activate').choose('starkSwornSwords');
    expect(s.waiting).toBe('lannister');
    s.dice(1, 1, d3(1)).choose('subjugationOfPower');
    s.until('action').choose('melee').until('alignMelee');
    // No Critical Blow from Winter's Bite: a six is one hit. And no card may be played on the unit.
    s.dice(6, 1, 1, 1, 1, 1, 1, 6).pass();
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 1 });
    expect(s.player('stark').hand).toEqual(['wintersMight']);
  });

  it('[SIF-1820] Bribery lowers dice and morale until a test is passed', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['lannisterGuardsmen at 24,24.8 facing south'],
          ncus: ['cerseiLannister:queenRegent, 0 tokens'],
          hand: ['bribery'],
        },
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
      },
    });
    s.until('activate').choose('cerseiLannister:queenRegent').until('zone').choose('wealth');
    s.choose('bribery').choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').cards).toHaveLength(1);
    s.until('activate')
      .does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(1, 1, 1, 1)
      .pass();
    expect(s.told('fact.rolled').at(-1)?.params.dice).toHaveLength(4);
    // The Guardsmen attack: 6 + 1 - 1 passes with morale 6, and the bribe is spent.
    s.until('activate')
      .does('lannisterGuardsmen', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 3, 4, d3(1))
      .pass();
    expect(s.told('fact.test').at(-1)?.params).toMatchObject({ result: 6, passed: true });
    expect(s.unit('starkSwornSwords').cards).toHaveLength(0);
    expect(s.player('lannister').discard).toEqual(['bribery']);
  });

  it('[SIF-1738] Hear Me Roar! takes off 1 and 1 for each destroyed rank, and costs a wound more', () => {
    const s = clash(
      { units: ['starkSwornSwords at 24,20 facing north, 4 wounds'] },
      { hand: ['hearMeRoar'] },
    );
    s.until('activate').choose('starkSwornSwords').until('action').pass().until('activate');
    s.does('lannisterGuardsmen', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1).pass();
    expect(s.step).toBe('use');
    s.dice(3, 4, d3(1)).choose('hearMeRoar');
    expect(s.told('fact.test').at(-1)?.params).toMatchObject({ result: 5, passed: false });
    expect(s.models('starkSwornSwords')).toBe(8 - 1 - 2);
  });

  it('[SIF-1851] Kingslayer’s Renown passes a test near Jaime, and heals his own unit', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: {
          units: [
            'lannisterHalberdiers with jaimeLannister:theKingslayer at 24,24.8 facing south, 3 wounds',
          ],
          hand: ['kingslayersRenown'],
        },
      },
    });
    s.until('activate').does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(5, 1, 1, 1, 1, 1, 1).pass();
    s.until('use');
    expect(s.waiting).toBe('lannister');
    const models = s.models('lannisterHalberdiers');
    s.choose('kingslayersRenown');
    expect(s.told('fact.test').at(-1)?.params.passed).toBe(true);
    expect(s.models('lannisterHalberdiers')).toBe(models + 2);
  });

  it('[SIF-1861] Superior Positioning makes a frontal charge disorderly on 3 or less', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterGuardsmen at 24,14 facing north'] },
        stark: { units: ['starkSwornSwords at 24,24 facing south'], hand: ['superiorPositioning'] },
      },
    });
    s.until('activate')
      .does('lannisterGuardsmen', 'charge')
      .until('chargeTarget')
      .choose('starkSwornSwords');
    expect(s.waiting).toBe('stark');
    s.choose('superiorPositioning').until('chargeHeading').dice(3).way({ go: 'pivot', by: 0 });
    expect(s.told('fact.disorderly')).toHaveLength(1);
    expect(s.unit('lannisterGuardsmen').conditions).toContain('vulnerable');
  });
});

describe('abilities', () => {
  it('[SIF-1717] Set for Charge strikes the charger first', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,14 facing north'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
      },
    });
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
    s.dice(6).way({ go: 'pivot', by: 0 }).choose('full');
    expect(s.waiting).toBe('lannister');
    s.choose('setForCharge').choose('melee');
    s.until('rerollAttack');
    const [first, second] = s
      .told('fact.attack')
      .map(({ params }) => (params.attacker as unknown as { card: string }).card);
    expect([first, second]).toEqual(['lannisterHalberdiers', 'starkSwornSwords']);
  });

  it('[SIF-331, SIF-824, SIF-1738] Lannister Supremacy frightens an attacker once a round', () => {
    const s = clash({ ncus: ['sansaStark:littleBird'] });
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.waiting).toBe('lannister');
    // Three ranks: -3, and 3 wounds more.
    s.dice(4, 4, d3(1)).choose('lannisterSupremacy');
    expect(s.told('fact.test').at(-1)?.params).toMatchObject({ result: 5, passed: false });
    expect(s.models('starkSwornSwords')).toBe(8);
    expect(s.unit('lannisterGuardsmen').used).toEqual(['lannisterSupremacy']);
    // Sansa has them attack again in the same round: nobody is asked any more.
    s.until('activate').choose('lannisterHalberdiers').until('action').pass();
    s.activate('sansaStark:littleBird').until('zone').choose('combat');
    s.until('zoneTarget').choose('starkSwornSwords').choose('melee').until('alignMelee').pass();
    expect(s.until('use', 'activate').step).toBe('activate');
    expect(s.told('fact.attack')).toHaveLength(2);
  });

  it('[SIF-1726, SIF-958] Counterstrike turns misses into hits on the attacker', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: {
          units: ['lannisterGuardsmen with jaimeLannister:theKingslayer at 24,24.8 facing south'],
        },
      },
    });
    // Disrupt: 4 is a 3, and misses. Seven misses, saved on 4+: two get through.
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1)
      .pass();
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 0, misses: 7 });
    expect(s.models('starkSwornSwords')).toBe(10);
  });

  it('[SIF-1502, SIF-1503, SIF-1504, SIF-954] keywords: Critical Blow adds hits, Precision wounds, Sundering hurts saves', () => {
    const critical = clash();
    critical
      .does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(6, 1, 1, 1, 1, 1, 1, 6, 6)
      .pass();
    expect(critical.told('fact.hits')[0].params).toMatchObject({ hits: 2, direct: 0 });
    const precise = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords with syrioForel:firstBladeOfBraavos at 24,20 facing north'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south'] },
      },
    });
    precise
      .does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(6, 1, 1, 1, 1, 1, 1, 6, 6, 6, d3(1))
      .pass();
    expect(precise.told('fact.hits')[0].params).toMatchObject({ hits: 1, direct: 1 });
    expect(precise.models('lannisterGuardsmen')).toBe(11);
  });

  it('[SIF-1714] cavalry may maneuver before its action', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkOutriders at 24,10 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
      },
    });
    s.activate('starkOutriders').until('grant').choose('maneuver').way({ go: 'forward', by: 6000 });
    s.until('action').choose('maneuver').way({ go: 'forward', by: 6000 });
    expect(s.unit('starkOutriders').pose?.y).toBe(22000);
  });

  it('[SIF-1713] a free action names what grants it, and one that cannot be performed asks nobody', () => {
    const before = (enemy: string) => {
      const s = scenario({
        players: {
          stark: { units: ['starkOutriders at 24,10 facing north'] },
          lannister: { units: [enemy, 'redCloaks at 4,44 facing south'] },
        },
      });
      return s.until('activate').choose('starkOutriders');
    };
    const free = before('lannisterGuardsmen at 24,44 facing south');
    expect(free.step).toBe('grant');
    expect(free.asked.text.params).toMatchObject({ because: { is: 'ability', id: 'cavalry' } });
    // Who is in melee cannot maneuver.
    expect(before('lannisterGuardsmen at 24,14.9 facing south').step).toBe('action');
  });

  it('[SIF-818, SIF-819, SIF-820] a horseman falls after three wounds, one after the other', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterHalberdiers at 24,20 facing north'] },
        stark: {
          units: ['starkOutriders at 24,24.9 facing south, 2 wounds', 'starkBowmen at 6,44'],
        },
      },
    });
    expect(s.models('starkOutriders')).toBe(4);
    s.does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1))
      .pass();
    expect(s.models('starkOutriders')).toBe(3);
    expect(s.ranks('starkOutriders')).toBe(2);
  });
});

describe('more abilities', () => {
  const fight = (
    stark: string,
    lannister: string,
    more: { stark?: object; lannister?: object } = {},
  ) =>
    scenario({
      players: {
        stark: { units: [stark], ...more.stark },
        lannister: {
          units: [lannister, 'lannisterCrossbowmen at 6,44 facing south'],
          ...more.lannister,
        },
      },
    });

  it('[SIF-837] Agile helps nobody beside it', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterHalberdiers at 24,20 facing north'] },
        stark: {
          units: [
            'starkSwornSwords at 24,24.8 facing south',
            'starkBowmen with syrioForel:firstBladeOfBraavos at 34,24.8 facing south',
          ],
        },
      },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(4, 4, 1, 1, 1, 1, 1).pass();
    s.until('activate');
    expect(s.told('fact.hits')[0].params.hits).toBe(2);
  });

  it('[SIF-837] Agile makes attackers miss', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterHalberdiers at 24,20 facing north'] },
        stark: {
          units: ['starkSwornSwords with syrioForel:firstBladeOfBraavos at 24,24.8 facing south'],
        },
      },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(4, 4, 4, 4, 4, 4, 4).pass();
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 0, misses: 7 });
  });

  it('[SIF-1734] Go Down Fighting answers each rank that is lost', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterHalberdiers at 24,20 facing north'] },
        stark: { units: ['eddardsHonorGuard at 24,24.8 facing south, 3 wounds'] },
      },
    });
    // One wound and a failed test with two more: the fourth wound takes the rear rank.
    s.does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1))
      .pass();
    expect(s.step).toBe('aim');
    expect(s.waiting).toBe('stark');
    s.choose('lannisterHalberdiers');
    expect(s.models('lannisterHalberdiers')).toBe(11);
  });

  it('[SIF-403, SIF-1805] Threaten needs its target in sight and in Long range', () => {
    const targets = (place: string) => {
      const s = fight(
        'starkSwornSwords at 24,20 facing north',
        `lannisterGuardsmen with tywinLannister:lordOfCasterlyRock at ${place}`,
      );
      s.activate('starkSwornSwords').until('action').pass();
      s.until('use', 'activate');
      return s.step === 'use' ? s.options.filter((id) => id.includes('threaten')).length : 0;
    };
    expect(targets('24,36 facing south')).toBe(1);
    expect(targets('24,36 facing north')).toBe(0);
    expect(targets('24,42 facing south')).toBe(0);
  });

  it('[SIF-1501] Vicious takes two off the panic test', () => {
    const s = fight(
      'houseUmberGreataxes at 24,20 facing north',
      'lannisterHalberdiers at 24,24.8 facing south',
    );
    // Vicious: 3 + 4 - 2 fails.
    s.does('houseUmberGreataxes', 'melee')
      .until('alignMelee')
      .dice(3, 1, 1, 1, 1, 1, 1, 3, 4, d3(1))
      .pass();
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
  });
});
