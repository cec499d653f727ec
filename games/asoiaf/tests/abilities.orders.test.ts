import { Chance, type Path } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { attackIn, duel, field, rolled } from './duel.ts';
import { d3, scenario } from './scenario.ts';

/** Orders, and abilities that answer what others do. */

const offered = (s: ReturnType<typeof duel>): string[] =>
  s.step === 'use' ? s.options.map((id) => id.split(':').slice(1, -1).join(':')) : [];

describe('orders', () => {
  it('[SIF-1721, SIF-312] are given on the battlefield: neither the fallen nor reserves have any', () => {
    const asked = (tyrion: string) =>
      scenario({
        players: {
          lannister: {
            units: [
              `redCloaks with tyrionLannister:theGiantOfLannister${tyrion}`,
              'lannisterGuardsmen at 34,10 facing north',
            ],
            hand: ['interceptOrders', 'interceptOrders'],
          },
          stark: { units: ['starkSwornSwords at 24,40 facing south'] },
        },
      }).step;
    expect(asked(' at 24,10 facing north')).toBe('use');
    expect(asked(' at 24,10 facing north, 12 wounds, destroyed')).toBe('activate');
    expect(asked('')).toBe('activate');
  });
});

describe('at the start of a turn', () => {
  it('[SIF-1813, SIF-633] War Cry needs a passed morale test, and only then a target', () => {
    const cry = (first: number, second: number) => {
      const s = field(
        { units: ['houseMormontSheBears at 24,20 facing north'] },
        { units: ['lannisterGuardsmen at 24,34 facing north', 'redCloaks at 24,44'] },
      );
      s.until('use').dice(first, second).choose('warCry');
      return s;
    };
    const won = cry(3, 3);
    expect(won.step).toBe('aimFurther');
    // No line of sight is needed, but Long range is.
    expect(won.options).toEqual([won.unit('lannisterGuardsmen').id]);
    won.choose('lannisterGuardsmen').choose('vulnerable');
    expect(won.unit('lannisterGuardsmen').conditions).toEqual(['vulnerable']);
    const lost = cry(2, 3);
    expect(lost.step).toBe('activate');
    // A morale test costs no wounds.
    expect(lost.models('houseMormontSheBears')).toBe(12);
  });

  it('Scout Openings: friends re-roll and wound precisely against that enemy this turn', () => {
    const s = duel('crannogmanBogDevils', 'lannisterGuardsmen', {
      lannister: { units: ['lannisterCrossbowmen at 34,36 facing south'] },
    });
    s.until('use').choose('scoutOpenings').choose('lannisterGuardsmen');
    attackIn(s, 'crannogmanBogDevils').until('aim').dice(6, 1, 1, 1, 1, 1, 1).choose('weakened');
    expect(s.step).toBe('rerollAttack');
    s.pass();
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 0, direct: 1 });
    s.until('activate');
    expect(s.table.lasting).toEqual([]);
  });

  it('Set An Example frightens everybody in Short range, and may cost Theon his life', () => {
    const example = (face: number) => {
      const s = field(
        {
          units: [
            'houseBoltonBlackguards with ramsaySnow:sadist+theonGreyjoy:reek at 24,20 facing north',
          ],
        },
        { units: ['lannisterGuardsmen at 24,28 facing north', 'redCloaks at 24,40 facing north'] },
      );
      s.until('use').dice(face).choose('setAnExample');
      return s;
    };
    const lucky = example(5);
    expect(lucky.unit('lannisterGuardsmen').conditions).toEqual(['panicked']);
    expect(lucky.unit('redCloaks').conditions).toEqual([]);
    expect(lucky.unit('houseBoltonBlackguards').attachments).toHaveLength(2);
    const unlucky = example(6);
    expect(unlucky.unit('houseBoltonBlackguards').attachments).toEqual(['ramsaySnow:sadist']);
    expect(unlucky.models('houseBoltonBlackguards')).toBe(11);
  });

  it('[SIF-1822] Battle Plan discards two cards for one of the deck, which is shown and shuffled', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,10 facing north'] },
      {
        units: ['redCloaks with tyrionLannister:theGiantOfLannister at 24,40 facing south'],
        hand: ['bribery', 'bribery', 'counterplot'],
        deck: ['hearMeRoar', 'fealtyToTheCrown'],
      },
    );
    s.until('use').choose('battlePlan');
    expect(s.asked).toMatchObject({ min: 2, max: 2 });
    s.choose('bribery', 'bribery');
    expect(s.options).toEqual(['fealtyToTheCrown', 'hearMeRoar']);
    s.choose('hearMeRoar');
    expect(s.player('lannister').hand.sort()).toEqual(['counterplot', 'hearMeRoar']);
    expect(s.player('lannister').discard).toEqual(['bribery', 'bribery']);
    expect(s.told('fact.fetched')[0].params.card).toMatchObject({ id: 'hearMeRoar' });
    const poor = field(
      { units: ['starkSwornSwords at 24,10 facing north'] },
      {
        units: ['redCloaks with tyrionLannister:theGiantOfLannister at 24,40'],
        hand: ['counterplot'],
      },
    );
    expect(poor.until('use', 'activate').step).toBe('activate');
  });
});

describe('when somebody acts', () => {
  it('[SIF-1716] Hidden Traps answer an unengaged enemy in Long range before its action', () => {
    const trapped = (y: number) =>
      field(
        { units: [`lannisterGuardsmen at 24,${y} facing north`, 'redCloaks at 44,5'] },
        { units: ['crannogmanTrackers at 24,36 facing south', 'hedgeKnights at 4,44'] },
      );
    const s = trapped(20);
    s.until('activate').choose('lannisterGuardsmen').choose('maneuver');
    expect(offered(s)).toEqual(['hiddenTraps']);
    // Three ranks, three hits.
    s.choose('hiddenTraps').dice(1, 1, 3).choose('hits');
    expect(s.models('lannisterGuardsmen')).toBe(10);
    const slow = trapped(20);
    slow.until('activate').choose('lannisterGuardsmen').choose('maneuver');
    slow.choose('hiddenTraps').choose('slow');
    slow.refuses('SIF-414', () => slow.way({ go: 'forward', by: 4000 }));
    slow.way({ go: 'forward', by: 3000 });
    expect(trapped(15).until('activate').choose('lannisterGuardsmen').choose('maneuver').step).toBe(
      'way',
    );
  });

  it('[SIF-1863] Taunt exposes an enemy that could attack this unit and does something else', () => {
    const taunted = () => {
      const s = field(
        { units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 44,5'] },
        {
          units: [
            'redCloaks with sentinelEnforcer at 24,30 facing south',
            'lannisterGuardsmen at 14,30 facing south',
          ],
        },
      );
      s.activate('starkSwornSwords');
      expect(offered(s)).toEqual(['taunt']);
      return s.choose('taunt').until('action');
    };
    const moves = taunted().choose('maneuver');
    expect(moves.unit('starkSwornSwords').conditions).toEqual(['vulnerable', 'weakened']);
    const charges = taunted().choose('charge').until('chargeTarget').choose('redCloaks');
    expect(charges.unit('starkSwornSwords').conditions).toEqual([]);
    const elsewhere = taunted().choose('charge').until('chargeTarget').choose('lannisterGuardsmen');
    expect(elsewhere.unit('starkSwornSwords').conditions).toEqual(['vulnerable', 'weakened']);
    expect(taunted().pass().unit('starkSwornSwords').conditions).toEqual([]);
    // A shot and a blow count by whom they go against.
    const aims = (stark: string, action: string, ask: string, target: string) => {
      const place = action === 'melee' ? ['21.25,24.8', '26.75,24.8'] : ['21,30', '27,30'];
      const s = field(
        { units: [`${stark} at 24,20 facing north`, 'hedgeKnights at 44,5'] },
        {
          units: [
            `redCloaks with sentinelEnforcer at ${place[0]} facing south`,
            `lannisterGuardsmen at ${place[1]} facing south`,
          ],
        },
      );
      s.activate(stark).choose('taunt').until('action').choose(action);
      expect(s.unit(stark).conditions).toEqual([]);
      if (action === 'ranged') s.until('shootingShift').way();
      s.until(ask).choose(target);
      return s.unit(stark).conditions;
    };
    const both = ['vulnerable', 'weakened'];
    expect(aims('starkBowmen', 'ranged', 'rangedTarget', 'redCloaks')).toEqual([]);
    expect(aims('starkBowmen', 'ranged', 'rangedTarget', 'lannisterGuardsmen')).toEqual(both);
    expect(aims('starkSwornSwords', 'melee', 'meleeTarget', 'redCloaks')).toEqual([]);
    expect(aims('starkSwornSwords', 'melee', 'meleeTarget', 'lannisterGuardsmen')).toEqual(both);
    // Whoever steps out of the fight does not strike at anybody.
    const flees = field(
      { units: ['starkSwornSwords at 24,20 facing north', 'hedgeKnights at 44,5'] },
      { units: ['redCloaks with sentinelEnforcer at 24,24.8 facing south'] },
    );
    flees.activate('starkSwornSwords').choose('taunt').until('action').choose('retreat');
    expect(flees.unit('starkSwornSwords').conditions).toEqual(both);
    // Who looks away and is far could not.
    const far = field(
      { units: ['starkSwornSwords at 24,20 facing north'] },
      { units: ['redCloaks with sentinelEnforcer at 24,36.5 facing south'] },
    );
    far.activate('starkSwornSwords');
    expect(far.step).toBe('action');
  });

  it('[SIF-1718] Reckless Heroism costs D3 wounds and makes the charge die a 6', () => {
    const s = field(
      { units: ['starkSwornSwords with greatjonUmber:lordOfLastHearth at 24,14 facing north'] },
      { units: ['lannisterGuardsmen at 24,29.5 facing south', 'redCloaks at 4,44'] },
    );
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
    s.dice(d3(2)).choose('recklessHeroism');
    expect(s.models('starkSwornSwords')).toBe(10);
    s.until('chargeHeading').way({ go: 'pivot', by: 0 });
    expect(s.told('fact.charge')[0].params).toMatchObject({ roll: 6, success: true });
  });

  it('[SIF-1713, SIF-1720] Uncontrolled Rage: a failed test makes it charge the nearest enemy, and it still has its action', () => {
    const rage = (first: number, second: number) => {
      const s = field(
        {
          units: [
            'starkSwornSwords with rickardKarstark:vengefulBannerman at 24,14 facing north',
            'starkBowmen at 44,5',
          ],
        },
        { units: ['lannisterGuardsmen at 24,24 facing south', 'redCloaks at 31,26 facing south'] },
      );
      s.until('activate').dice(first, second).choose('starkSwornSwords');
      return s;
    };
    expect(rage(3, 3).step).toBe('action');
    const wild = rage(2, 3);
    expect(wild.options).toEqual([wild.unit('lannisterGuardsmen').id]);
    wild.choose('lannisterGuardsmen').until('align').choose('full');
    expect(wild.told('fact.charge')[0].params).toMatchObject({ roll: 6, success: true });
    wild.until('action');
    expect(wild.waiting).toBe('stark');
    expect(wild.options).not.toContain('maneuver');
    const calm = field(
      { units: ['starkSwornSwords with rickardKarstark:vengefulBannerman at 24,14 facing north'] },
      { units: ['lannisterGuardsmen at 24,44 facing south'] },
    );
    expect(calm.activate('starkSwornSwords').told('fact.test')).toHaveLength(0);
  });

  it('Jojen’s Greensight: re-rolls, or ground that does not hinder', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords with jojenReed:greensight at 24,14 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south', 'redCloaks at 4,44'] },
      },
      terrain: ['corpsePile at 24,19'],
    });
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
    expect(s.options).toEqual(['reroll', 'swift']);
    s.choose('swift').until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 });
    expect(s.step).toBe('rerollCharge');
    s.pass().choose('full').until('rerollAttack');
    // Hindering ground was ignored, so the charge bonus is there.
    expect(s.waiting).toBe('stark');
  });

  it('[SIF-1757] a War Elephant without its company tests before each action, and keeps no objective', () => {
    const march = (y: number, first: number) => {
      const s = scenario({
        players: {
          stark: {
            units: [
              'goldenCompanyWarElephant at 24,14 facing north',
              `goldenCompanySwordsmen at 24,${y} facing north`,
            ],
          },
          lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
        },
        tokens: ['24,17'],
      });
      s.until('activate').choose('goldenCompanyWarElephant').until('action').dice(first, 1);
      return s.choose('maneuver');
    };
    const led = march(8, 1);
    led.way({ go: 'forward', by: 3000 });
    expect(led.unit('goldenCompanyWarElephant').pose?.y).toBe(17000);
    expect(led.table.tokens[0].claimed).toBeNull();
    const alone = march(40, 1);
    expect(alone.step).toBe('activate');
    expect(alone.unit('goldenCompanyWarElephant').pose?.y).toBe(14000);
    expect(march(40, 5).step).toBe('way');
  });

  it('[SIF-1757] a War Elephant suffers at most two wounds from panic', () => {
    const s = duel('lannisterHalberdiers', 'goldenCompanyWarElephant');
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(3)).pass();
    expect(s.told('fact.test')[0].params.passed).toBe(false);
    expect(s.unit('goldenCompanyWarElephant').wounds).toBe(3);
  });

  it('[SIF-1715, SIF-440] Overwatch shoots at an enemy that has moved in range and sight, and at nobody else', () => {
    const s = field(
      { units: ['lannisterGuardsmen at 24,20 facing north', 'redCloaks at 33,21 facing north'] },
      {
        units: ['starkBowmen with crannogmanWarden at 24,36 facing south', 'hedgeKnights at 4,44'],
      },
    );
    s.does('lannisterGuardsmen', 'maneuver').until('way').way({ go: 'forward', by: 2000 });
    expect(offered(s)).toEqual(['overwatch']);
    s.choose('overwatch').choose('ranged');
    // The board is told of nobody else, and nobody else is aimed at by a shift that is proposed.
    const shift = s.match.question(s.match.waiting[0]) as Path;
    const { targets } = (shift.hints?.() ?? {}) as { targets: { target: string }[] };
    expect(targets.map(({ target }) => target)).toEqual([s.unit('lannisterGuardsmen').id]);
    const chance = new Chance('shifts');
    for (let i = 0; i < 20; i++) expect(shift.propose(chance)).toEqual([]);
    s.way();
    expect(s.options).toEqual([s.unit('lannisterGuardsmen').id]);
    s.choose('lannisterGuardsmen').until('activate');
    expect(s.told('fact.attack')[0].params).toMatchObject({ kind: 'ranged' });
  });

  it('Charging Volley: a charge at the unit that was shot at', () => {
    const s = field(
      { units: ['houseBoltonBastardsGirls at 24,20 facing north'] },
      {
        units: [
          'lannisterHalberdiers at 24,31 facing south',
          'redCloaks at 30,31 facing south',
          'hedgeKnights at 4,44',
        ],
      },
    );
    s.does('houseBoltonBastardsGirls', 'ranged')
      .until('rangedTarget')
      .choose('lannisterHalberdiers');
    s.until('use').choose('chargingVolley').choose('charge');
    s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 });
    expect(s.told('fact.charge')[0].params.target).toMatchObject({ card: 'lannisterHalberdiers' });
  });
});

describe('when friends are attacked', () => {
  it('[SIF-1808, SIF-1713] Summer may answer for Bran; the Widower must for Jokin', () => {
    const bran = duel(
      'lannisterHalberdiers',
      'starkSwornSwords with branAndHodor:protectorAndWard',
      {
        lannister: { units: ['summer at 28.13,20 facing west'] },
      },
    );
    bran.does('lannisterHalberdiers', 'melee').until('meleeTarget').choose('starkSwornSwords');
    bran.until('use');
    expect(offered(bran)).toEqual(['bransProtector']);
    bran.choose('bransProtector');
    expect(bran.asked).toMatchObject({ min: 0 });
    bran.choose('melee').until('activate');
    expect(bran.told('fact.attack').at(-1)?.params.attacker).toMatchObject({ card: 'summer' });
    const jokin = duel('lannisterHalberdiers', 'stormcrowMercenaries with jokin:archerCaptain', {
      lannister: { units: ['redCloaks with theWidower:secondInCommand at 29.15,20 facing west'] },
    });
    jokin.does('lannisterHalberdiers', 'melee').until('meleeTarget').choose('stormcrowMercenaries');
    jokin.until('grant');
    expect(jokin.asked).toMatchObject({ min: 1 });
    expect(jokin.options).toEqual(['melee']);
  });

  it('[SIF-1720] Sentinel: a charge at the attacker, or a maneuver', () => {
    const s = duel('lannisterHalberdiers', 'starkSwornSwords', {
      lannister: { units: ['goldenCompanyCrossbowmen at 34,24 facing west'] },
      // Not the attacker, so there is no choice.
      stark: { units: ['redCloaks at 34,16 facing north', 'poorFellows at 40,20 facing west'] },
    });
    attackIn(s, 'lannisterHalberdiers').until('use');
    expect(offered(s)).toEqual(['sentinel']);
    s.choose('sentinel');
    expect(s.options.sort()).toEqual(['charge', 'maneuver']);
    s.choose('charge');
    expect(s.step).not.toBe('chargeTarget');
    s.until('chargeHeading', 'chargeArc');
    expect(s.told('fact.action').at(-1)?.params.target).toMatchObject({
      card: 'lannisterHalberdiers',
    });
  });

  it('[SIF-1711, SIF-1712, SIF-1841] Counterstrategy cancels an order or a card aimed at an enemy in Short range, on 3 or more', () => {
    const answered = (face: number) => {
      const s = field(
        { units: ['houseMormontSheBears at 24,20 facing north'] },
        {
          units: [
            'redCloaks with tyrionLannister:halfman at 24,30 facing south',
            'hedgeKnights at 4,44',
          ],
        },
      );
      s.until('use').choose('warCry');
      expect(s.waiting).toBe('lannister');
      expect(offered(s)).toEqual(['counterstrategy']);
      s.dice(face, 6, 6).choose('counterstrategy');
      return s.until('activate', 'aimFurther');
    };
    const stopped = answered(3);
    expect(stopped.told('fact.cancelled')).toHaveLength(1);
    expect(stopped.told('fact.test')).toHaveLength(0);
    expect(stopped.unit('houseMormontSheBears').used).toEqual(['warCry']);
    expect(answered(2).told('fact.test')).toHaveLength(1);
    const card = field(
      {
        units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 44,5 facing north'],
        hand: ['swiftReposition'],
      },
      { units: ['redCloaks with tyrionLannister:halfman at 24,30 facing south'] },
    );
    card.until('use').choose('swiftReposition').choose('starkSwornSwords');
    card.dice(6).choose('counterstrategy').until('activate');
    expect(card.told('fact.cancelled')).toHaveLength(1);
    const far = field(
      {
        units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 44,5 facing north'],
        hand: ['swiftReposition'],
      },
      { units: ['redCloaks with tyrionLannister:halfman at 24,30 facing south'] },
    );
    far.until('use').choose('swiftReposition').choose('starkBowmen').until('way');
    expect(far.told('fact.cancelled')).toHaveLength(0);
  });

  it('Boisterous Charisma exposes an enemy in Short range after a passed panic test', () => {
    const s = duel('lannisterHalberdiers', 'starkSwornSwords with goldenCompanyOfficer');
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.waiting).toBe('lannister');
    s.choose('lannisterHalberdiers').choose('weakened');
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['weakened']);
  });
});

describe('zones', () => {
  const claim = (zone: string, lannister: string[]) => {
    const s = scenario({
      players: {
        lannister: { units: lannister, ncus: ['cerseiLannister:queenRegent, 0 tokens'] },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
      },
    });
    return s.activate('cerseiLannister:queenRegent').choose(zone);
  };

  it('[SIF-1834, SIF-1835] Motivated by Coin replaces Wealth by an attack of somebody who has it', () => {
    const units = [
      'stormcrowMercenaries at 24,20 facing north',
      'redCloaks with bronn:theSellsword at 44,5',
    ];
    const s = claim('wealth', units);
    expect(s.step).toBe('use');
    s.choose('motivatedByCoin');
    expect(s.options).toEqual([s.unit('stormcrowMercenaries').id, s.unit('redCloaks').id]);
    s.choose('stormcrowMercenaries').until('grant').choose('melee').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(claim('crown', units).step).toBe('zoneTarget');
  });

  it('[SIF-1833] Crown becomes a move of Joffrey’s or Preston’s unit, or an attack of Kevan’s', () => {
    const joffrey = claim('crown', [
      'kingsguard with joffreyBaratheon:firstOfHisName at 24,10 facing north',
    ]);
    joffrey.choose('ordersOfTheCrownJoffrey');
    expect(joffrey.options).toEqual(['maneuver', 'march']);
    joffrey.choose('march').way({ go: 'forward', by: 4000 }).until('activate');
    expect(joffrey.told('fact.test')).toHaveLength(0);
    const preston = claim('crown', [
      'redCloaks with prestonGreenfield:kingsguard at 24,10 facing north',
    ]);
    expect(preston.choose('ordersOfTheCrownPreston').options).toEqual(['maneuver', 'march']);
    const kevan = claim('crown', [
      'redCloaks with kevanLannister:protectorOfTheRealm at 24,20 facing north',
    ]);
    expect(kevan.choose('mightOfTheThrone').options).toEqual(['melee']);
    expect(claim('tactics', ['redCloaks with prestonGreenfield:kingsguard at 24,10']).step).toBe(
      'zoneTarget',
    );
  });
});

describe('banners and poison', () => {
  it('[SIF-1744] banners are spent at the start of the activation, each option once', () => {
    const s = duel('kingsguard with joffreyBaratheon:firstOfHisName, 3 wounds', 'starkSwornSwords');
    s.activate('kingsguard').choose('baratheonBanners');
    expect(s.asked).toMatchObject({ min: 0, max: 4 });
    s.choose('bannerEdge', 'bannerCurse', 'bannerRest');
    expect(s.unit('kingsguard').tokens.banner).toBe(1);
    expect(s.models('kingsguard')).toBe(7);
    s.until('action').choose('melee').until('alignMelee').dice(6, 1, 1, 1, 1, 1, 1).pass();
    expect(s.unit('starkSwornSwords').conditions).toEqual(['panicked', 'weakened']);
    s.until('activate');
    expect(s.told('fact.hits')[0].params.hits).toBe(2);
    expect(s.table.lasting).toEqual([]);
    const none = duel(
      'kingsguard with joffreyBaratheon:firstOfHisName, 0 banner tokens',
      'starkSwornSwords',
    );
    expect(none.activate('kingsguard').step).toBe('action');
  });

  it('[SIF-1738] the banner of dread adds a wound to a failed panic test', () => {
    const s = duel('kingsguard with joffreyBaratheon:firstOfHisName', 'starkSwornSwords');
    s.activate('kingsguard').choose('baratheonBanners').choose('bannerDread');
    s.until('action').choose('melee').until('alignMelee');
    s.dice(2, 1, 1, 1, 1, 1, 1, 1, 3, 4, d3(1)).pass().until('activate');
    // Vicious: 7 - 2 fails; D3 and one more.
    expect(s.models('starkSwornSwords')).toBe(12 - 1 - 2);
  });

  it('[SIF-1745] poison wounds before each action, twice with a condition, and may leave instead of a token', () => {
    const s = duel('crannogmanBogDevils', 'lannisterGuardsmen');
    attackIn(s, 'crannogmanBogDevils').choose('poison');
    expect(s.unit('lannisterGuardsmen').poison).toBe(0);
    expect(s.unit('lannisterGuardsmen').conditions).toEqual([]);
    const acts = (unit: string) => {
      const acting = field(
        { units: [unit], ncus: ['sansaStark:littleBird'] },
        { units: ['lannisterGuardsmen at 24,44'] },
      );
      acting.does('starkSwornSwords', 'maneuver');
      return acting.models('starkSwornSwords');
    };
    expect(acts('starkSwornSwords at 24,10, poisoned')).toBe(11);
    expect(acts('starkSwornSwords at 24,10, poisoned, panicked')).toBe(10);
    expect(acts('starkSwornSwords at 24,10')).toBe(12);
    const heal = field(
      { units: ['starkSwornSwords at 24,10, poisoned, panicked'], ncus: ['sansaStark:littleBird'] },
      { units: ['lannisterGuardsmen at 24,44'] },
    );
    heal
      .activate('sansaStark:littleBird')
      .until('zone')
      .choose('wealth')
      .choose('starkSwornSwords');
    expect(heal.options).toEqual(['panicked', 'poison']);
    heal.choose('poison');
    expect(heal.unit('starkSwornSwords')).toMatchObject({ poison: null, conditions: ['panicked'] });
  });
});

describe('ground', () => {
  it('[SIF-1719, SIF-926] Pathfinder does not notice rough and dangerous ground', () => {
    const walk = (unit: string, by: number) => {
      const s = scenario({
        players: {
          stark: { units: [`${unit} at 24,10 facing north`] },
          lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
        },
        terrain: ['bog at 24,15', 'stakes at 24,13.5'],
      });
      s.does('starkSwornSwords', 'maneuver').until('way');
      return { s, walk: () => s.way({ go: 'forward', by }) };
    };
    const plain = walk('starkSwornSwords', 5000);
    plain.s.refuses('SIF-926', plain.walk);
    const path = walk('starkSwornSwords with crannogmanSurvivalist', 5000);
    path.walk();
    expect(path.s.models('starkSwornSwords')).toBe(12);
    expect(rolled(path.s, 'dangerous')).toEqual([]);
  });
});
