import { Chance, type Path } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { attackIn, duel, field, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** The tactics cards of the commanders of House Stark, each for what it says and where it ends. */

const holds = (s: Scenario, card: string): boolean =>
  s.step === 'use' && s.options.some((id) => id.startsWith(`hand:${card}:`));

const wounded = (s: Scenario, unit: string): number => s.unit(unit).wounds;

describe('Greatjon Umber, Lord of Last Hearth', () => {
  it('[SIF-1845] Berserker Tactics: wounds taken are wounds dealt and one more; Umbers frighten', () => {
    const s = duel('houseUmberBerserkers', 'lannisterHalberdiers', {
      stark: { hand: ['berserkerTactics'] },
    });
    s.does('houseUmberBerserkers', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    s.until('use').choose('berserkerTactics');
    expect(s.asked).toMatchObject({ min: 0, max: 3 });
    s.dice(6, 6, d3(1)).choose('wound', 'wound').until('activate');
    expect(wounded(s, 'houseUmberBerserkers')).toBe(2);
    expect(wounded(s, 'lannisterHalberdiers')).toBe(3);
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['panicked']);
    const calm = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['berserkerTactics'] },
    });
    calm.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    calm.until('use').choose('berserkerTactics').pass().until('activate');
    expect([wounded(calm, 'starkSwornSwords'), wounded(calm, 'lannisterHalberdiers')]).toEqual([
      0, 0,
    ]);
    expect(calm.unit('lannisterHalberdiers').conditions).toEqual([]);
  });

  it('[SIF-1704] Lash Out: two wounds for each destroyed rank of a defender that stands', () => {
    const lash = (defender: string) => {
      const s = duel('lannisterHalberdiers', defender, {
        lannister: { hand: ['lashOut:greatjonUmber'] },
      });
      s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
      s.until('use', 'activate');
      if (!holds(s, 'lashOut:greatjonUmber')) return null;
      s.choose('lashOut:greatjonUmber').until('activate');
      return [wounded(s, 'lannisterHalberdiers'), s.unit('lannisterHalberdiers').conditions];
    };
    expect(lash('starkSwornSwords, 8 wounds')).toEqual([4, []]);
    expect(lash('houseUmberGreataxes, 4 wounds')).toEqual([2, ['panicked']]);
    const gone = duel('lannisterHalberdiers', 'starkSwornSwords, 11 wounds', {
      lannister: { hand: ['lashOut:greatjonUmber'] },
    });
    gone
      .does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    gone.until('use', 'activate');
    expect(holds(gone, 'lashOut:greatjonUmber')).toBe(false);
  });

  it('[SIF-1854] Last Stand: a last attack with the highest value before the unit is taken off', () => {
    const s = duel('lannisterHalberdiers', 'houseUmberGreataxes, 11 wounds', {
      lannister: { hand: ['lastStand'] },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 1).pass();
    s.until('use').choose('lastStand').choose('melee').until('rerollAttack');
    // House Umber may re-roll; the highest of its values is rolled although nobody is left.
    expect(rolled(s, 'attack')).toHaveLength(6);
    expect(s.unit('houseUmberGreataxes').destroyed).toBe(false);
    s.pass().until('activate');
    expect(s.unit('houseUmberGreataxes').destroyed).toBe(true);
    expect(s.points('stark')).toBe(1);
  });

  it('[SIF-1812] Last Stand is nothing for who has nobody to strike', () => {
    const s = field(
      { units: ['lannisterCrossbowmen at 24,14 facing north'] },
      {
        units: ['houseUmberGreataxes at 24,22 facing south, 11 wounds', 'hedgeKnights at 4,44'],
        hand: ['lastStand'],
      },
    );
    s.does('lannisterCrossbowmen', 'ranged').until('shootingShift').dice(6, 6, 6, 6, 6, 6, 6, 1, 1);
    s.way().until('use', 'activate');
    expect(s.unit('houseUmberGreataxes').destroyed).toBe(true);
    expect(s.step).toBe('activate');
  });
});

describe('Brynden Tully, The Blackfish', () => {
  it('[SIF-1758] Set for Charge as a card: a friend in front or flank strikes first, if engaged with nobody else', () => {
    const charge = (facing: string) => {
      const s = field(
        { units: ['lannisterHalberdiers at 24,14 facing north'] },
        {
          units: [`starkSwornSwords at 24,24 facing ${facing}`, 'hedgeKnights at 4,44'],
          hand: ['setForCharge'],
        },
      );
      s.does('lannisterHalberdiers', 'charge').until('chargeTarget').choose('starkSwornSwords');
      s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 }).choose('full');
      return s;
    };
    const s = charge('south');
    s.choose('setForCharge').choose('melee').until('rerollAttack', 'activate');
    expect(s.told('fact.attack')[0].params.attacker).toMatchObject({ card: 'starkSwornSwords' });
    expect(holds(charge('north'), 'setForCharge')).toBe(false);
  });

  it('[SIF-1820] Refuse to Yield exposes enemies at each passed panic test until one is failed', () => {
    const s = duel('lannisterHalberdiers', 'houseTullySwornShields', {
      lannister: { hand: ['refuseToYield'] },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    s.until('use').choose('refuseToYield');
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
    expect(s.unit('houseTullySwornShields').cards).toHaveLength(1);
    const later = duel('lannisterHalberdiers', 'houseTullySwornShields, beside refuseToYield');
    later.does('lannisterHalberdiers', 'melee').until('alignMelee');
    later.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 2, d3(1)).pass().until('activate');
    // A Tully unit has one more on panic tests, but 3 and 1 are not enough.
    expect(later.told('fact.test')[0].params).toMatchObject({ result: 4, passed: false });
    expect(later.unit('houseTullySwornShields').cards).toEqual([]);
  });

  it('[SIF-1813] War Cry as a card: one condition, or both from a Tully unit', () => {
    const cry = (unit: string) => {
      const s = field(
        { units: [`${unit} at 24,20 facing north`], hand: ['warCry'] },
        { units: ['lannisterGuardsmen at 24,32 facing south'] },
      );
      s.activate(unit).dice(6, 6).choose('warCry').choose('lannisterGuardsmen');
      if (s.step === 'aimFurther') s.choose('panicked');
      return s.unit('lannisterGuardsmen').conditions;
    };
    expect(cry('starkSwornSwords')).toEqual(['panicked']);
    expect(cry('houseTullySwornShields')).toEqual(['panicked', 'vulnerable']);
  });
});

describe('Eddard Stark, Lord of Winterfell', () => {
  const eddard = 'eddardsHonorGuard with eddardStark:lordOfWinterfell';

  it('[SIF-1845, SIF-1851] Northern Defiance: re-rolled, passed near Eddard, and costly for those who fight his own unit', () => {
    const tested = (units: string[], defender: string) => {
      const s = duel('lannisterHalberdiers', defender, {
        lannister: { hand: ['northernDefiance'], units },
      });
      s.does('lannisterHalberdiers', 'melee').until('alignMelee');
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1)).pass().until('use').choose('northernDefiance');
      return s;
    };
    const far = tested([], 'starkSwornSwords');
    expect(far.step).toBe('rerollTest');
    far.dice(6, 6).choose('die0', 'die1');
    expect(far.told('fact.test')[0].params.passed).toBe(true);
    const near = tested([`${eddard} at 30,28 facing south`], 'starkSwornSwords');
    expect(near.told('fact.test')[0].params).toMatchObject({ passed: true, result: 2 });
    const own = tested([], `${eddard}, 4 wounds`);
    own.choose('lannisterHalberdiers').until('activate');
    expect(wounded(own, 'lannisterHalberdiers')).toBe(2);
  });

  it('[SIF-1829, SIF-1811] Lead by Example lies beside another unit for the round; or a card in the own turn', () => {
    const s = duel(eddard, 'lannisterHalberdiers', {
      stark: {
        units: ['starkBowmen at 24,10 facing north'],
        hand: ['leadByExample'],
        deck: ['swiftReposition'],
      },
    });
    s.until('use');
    expect(holds(s, 'leadByExample')).toBe(true);
    s.pass();
    attackIn(s, 'eddardsHonorGuard').until('use').choose('leadByExample').choose('starkBowmen');
    expect(s.unit('starkBowmen').cards).toMatchObject([{ card: 'leadByExample' }]);
    s.until('discardAny', 'over');
    expect(s.unit('starkBowmen').cards).toEqual([]);
    const draw = duel(eddard, 'lannisterHalberdiers', {
      stark: { hand: ['leadByExample'], deck: ['wintersMight'] },
    });
    draw.until('use').choose('hand:leadByExample:1');
    expect(draw.player('stark').hand).toEqual(['wintersMight']);
  });

  it('Fury for The Fallen: Eddard’s unit attacks or charges, with re-rolls if the defender fell', () => {
    const s = duel('lannisterHalberdiers', 'starkSwornSwords, 11 wounds', {
      lannister: { units: [`${eddard} at 24,32 facing south`], hand: ['furyForTheFallen'] },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 1).pass();
    s.until('use').choose('furyForTheFallen').choose('eddardsHonorGuard');
    expect(s.options).toEqual(['charge']);
    s.choose('charge')
      .until('chargeTarget')
      .choose('lannisterHalberdiers')
      .until('chargeHeading')
      .dice(6);
    s.way({ go: 'pivot', by: 1800 });
    expect(s.step).toBe('rerollCharge');
  });
});

describe('Rodrik Cassel, Master-at-Arms', () => {
  it('[SIF-836, SIF-1711] Combat Prowess spends a token of an enemy to cancel what is aimed at it; or frees a friend', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['lannisterGuardsmen at 24,10 facing north, panicked'],
          hand: ['aLannisterPaysHisDebts'],
        },
        stark: { units: ['starkSwornSwords at 24,44 facing south'], hand: ['combatProwess'] },
      },
    });
    s.until('use').choose('aLannisterPaysHisDebts').choose('lannisterGuardsmen');
    expect(s.waiting).toBe('stark');
    s.choose('combatProwess').choose('panicked').until('activate');
    expect(s.unit('lannisterGuardsmen')).toMatchObject({ cards: [], conditions: [] });
    const freed = duel('starkSwornSwords, weakened', 'lannisterHalberdiers', {
      stark: { hand: ['combatProwess'] },
    });
    freed.until('use').choose('combatProwess').choose('starkSwornSwords');
    expect(freed.unit('starkSwornSwords').conditions).toEqual([]);
  });

  it('[SIF-1726] Martial Superiority turns misses into hits; Rodrik’s own unit is harder to hit', () => {
    const struck = (defender: string) => {
      const s = duel('lannisterHalberdiers', defender, {
        lannister: { hand: ['martialSuperiority'] },
      });
      attackIn(s, 'lannisterHalberdiers').until('use');
      s.dice(4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
        .choose('martialSuperiority')
        .until('activate');
      return [wounded(s, 'lannisterHalberdiers'), s.told('fact.hits')[0].params.hits];
    };
    expect(struck('starkSwornSwords')).toEqual([5, 2]);
    expect(struck('starkSwornSwords with rodrikCassel:masterAtArms')).toEqual([7, 0]);
    // One miss is one hit, and none is none.
    const returned = (last: number) => {
      const s = duel('lannisterHalberdiers', 'starkSwornSwords', {
        lannister: { hand: ['martialSuperiority'] },
      });
      attackIn(s, 'lannisterHalberdiers').until('use').dice(5, 5, 5, 5, 5, 5, last);
      s.choose('martialSuperiority').until('activate');
      return s.told('fact.saves').map(({ params }) => params.hits);
    };
    expect(returned(1)).toEqual([1, 6]);
    expect(returned(5)).toEqual([7]);
  });

  it('Press The Advantage: one thing, and one more for each condition of the defender', () => {
    const s = duel('starkSwornSwords, 8 wounds', 'lannisterHalberdiers, panicked', {
      stark: { hand: ['pressTheAdvantage'] },
    });
    attackIn(s, 'starkSwornSwords').choose('pressTheAdvantage');
    expect(s.asked).toMatchObject({ min: 2, max: 2 });
    s.choose('highest', 'silenceAndBan').until('activate');
    expect(rolled(s, 'attack')).toHaveLength(7);
    expect(s.told('fact.noAbilities')).toHaveLength(1);
  });
});

describe('Howland Reed, Lord of the Crannogs', () => {
  it('[SIF-1864, SIF-1718] Crannog Traps slow, and are dangerous near Crannogmen', () => {
    const walk = (y: number, move: boolean) => {
      const s = field(
        { units: ['lannisterGuardsmen at 24,10 facing north', 'redCloaks at 44,5'] },
        { units: [`crannogmanBogDevils at 24,${y} facing south`], hand: ['crannogTraps'] },
      );
      s.does('lannisterGuardsmen', 'maneuver').until('use').choose('crannogTraps').until('way');
      s.refuses('SIF-414', () => s.way({ go: 'forward', by: 3500 }));
      if (move) s.dice(d3(2)).way({ go: 'forward', by: 3000 });
      else s.way();
      return wounded(s, 'lannisterGuardsmen');
    };
    expect(walk(24, true)).toBe(3);
    expect(walk(24, false)).toBe(0);
    expect(walk(44, true)).toBe(0);
  });

  it('[SIF-1736] Bog Devil Ambush weakens near Crannogmen, or lets one that has not activated shoot', () => {
    const ambush = (unit: string) => {
      const s = field(
        { units: ['lannisterGuardsmen at 24,20 facing north', 'redCloaks at 44,5'] },
        { units: [unit, 'hedgeKnights at 4,44'], hand: ['bogDevilAmbush'] },
      );
      return s.activate('lannisterGuardsmen');
    };
    const near = ambush('crannogmanTrackers at 24,30 facing south').choose('bogDevilAmbush');
    expect(near.options).toEqual(['weakened', 'shoot']);
    near.choose('shoot').choose('crannogmanTrackers').choose('ranged').until('action');
    expect(near.told('fact.attack')).toHaveLength(1);
    const spent = ambush('crannogmanTrackers at 24,30 facing south, activated').choose(
      'bogDevilAmbush',
    );
    expect(spent.options).toEqual(['weakened']);
    spent.choose('weakened');
    expect(spent.unit('lannisterGuardsmen').conditions).toEqual(['weakened']);
    expect(ambush('crannogmanTrackers at 24,44 facing south').step).toBe('action');
  });

  it('The Threat Unseen: a panic test for an enemy near unengaged Crannogmen', () => {
    const s = field(
      { units: ['crannogmanBogDevils at 24,20 facing north'], hand: ['theThreatUnseen'] },
      { units: ['lannisterGuardsmen at 24,30 facing south', 'redCloaks at 24,44 facing south'] },
    );
    s.until('use').choose('theThreatUnseen');
    expect(s.options).toEqual([s.unit('lannisterGuardsmen').id]);
    s.dice(6, 6, d3(1)).choose('lannisterGuardsmen');
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['panicked']);
    s.until('activate');
    expect(s.told('fact.test')).toHaveLength(1);
    const engaged = duel('crannogmanBogDevils', 'lannisterGuardsmen', {
      stark: { hand: ['theThreatUnseen'] },
    });
    engaged.until('use', 'activate');
    expect(holds(engaged, 'theThreatUnseen')).toBe(false);
  });
});

describe('Brynden Tully, Outrider Commander', () => {
  it('[SIF-1714, SIF-420] Ride-by Attack rides over an enemy, which suffers for its ranks, and ends clear of everybody', () => {
    const s = duel('starkOutriders', 'lannisterHalberdiers', { stark: { hand: ['rideByAttack'] } });
    s.activate('starkOutriders').until('use').choose('rideByAttack').until('rideWay');
    const question = s.match.question(0) as Path;
    expect(question).toMatchObject({
      parts: { pivot: { from: 0, to: 3599 }, forward: { from: 0, to: 12_000 } },
      most: 3,
    });
    // What is proposed may be ridden, and leads as far as it can.
    const chance = new Chance('rides');
    const ways = Array.from({ length: 40 }, () => question.propose(chance));
    for (const path of ways) s.match.fork().answer(0, s.match.state.moment, { path });
    const far = ways.map((legs) => legs[1]?.by ?? 0);
    expect([Math.max(...far) > 10_000, Math.max(...far) <= 12_000]).toEqual([true, true]);
    s.refuses('SIF-422', () => s.way({ go: 'forward', by: 4000 }));
    s.refuses('SIF-420', () => s.way({ go: 'forward', by: 10200 }));
    s.refuses('SC-040', () => s.way({ go: 'forward', by: 12500 }));
    s.way({ go: 'forward', by: 12000 });
    expect(s.options).toEqual([s.unit('lannisterHalberdiers').id]);
    s.choose('lannisterHalberdiers');
    expect(wounded(s, 'lannisterHalberdiers')).toBe(4);
    // That was its action.
    expect(s.until('action', 'activate').step).toBe('activate');
    expect(s.waiting).toBe('lannister');
    const foot = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['rideByAttack'] },
    });
    expect(foot.activate('starkSwornSwords').step).toBe('action');
  });

  it('[SIF-1714, SIF-1110, SIF-112] a ride may begin with a turn, crosses ground as a march does, and leaves who was there', () => {
    const ride = (...legs: { go: string; by: number }[]) => {
      const s = scenario({
        players: {
          stark: {
            units: ['starkOutriders at 24,20 facing north', 'hedgeKnights at 44,5 facing north'],
            hand: ['rideByAttack'],
          },
          lannister: {
            units: [
              'lannisterHalberdiers at 24,24.9 facing south',
              'lannisterGuardsmen at 30,20 facing west',
              'hedgeKnights at 4,44 facing south',
            ],
          },
        },
        terrain: ['stakes at 24,33.5'],
      });
      s.activate('starkOutriders').until('use').choose('rideByAttack').until('rideWay');
      s.dice(d3(3)).way(...legs);
      return s;
    };
    // To the east it rides over the Guardsmen; turned it is wider, and takes a corner of the Halberdiers along.
    const east = ride({ go: 'pivot', by: 900 }, { go: 'forward', by: 12_000 });
    expect(east.step).not.toBe('rideWay');
    expect(east.options).toEqual([
      east.unit('lannisterHalberdiers').id,
      east.unit('lannisterGuardsmen').id,
    ]);
    expect(east.unit('starkOutriders').pose).toEqual({ x: 36_000, y: 20_000, h: 900 });
    expect(wounded(east, 'starkOutriders')).toBe(0);
    // To the north it ends on the stakes: a D3 and one more.
    const north = ride({ go: 'forward', by: 12_000 });
    expect(wounded(north, 'starkOutriders')).toBe(4);
    expect(north.options).toEqual([north.unit('lannisterHalberdiers').id]);
    // However it begins, it does not end on somebody.
    expect(() => ride({ go: 'pivot', by: 900 }, { go: 'forward', by: 6000 })).toThrow(/SIF-422/);
    // A turn alone is a ride through nobody.
    const still = ride({ go: 'pivot', by: 1800 }).until('activate');
    expect(still.told('fact.wounds')).toHaveLength(0);
    expect(still.unit('starkOutriders').pose).toEqual({ x: 24_000, y: 20_000, h: 1800 });
  });

  it('[SIF-1714] a ride is a march: it may be answered before it, at its end, and when it is over', () => {
    const asked = (card: string, units: string[] = []) => {
      const s = scenario({
        players: {
          stark: { units: ['starkOutriders at 24,20 facing north'], hand: ['rideByAttack'] },
          lannister: {
            units: ['lannisterHalberdiers at 24,24.9 facing south', ...units],
            hand: card === '' ? [] : [card],
          },
        },
      });
      s.activate('starkOutriders').until('use').choose('rideByAttack');
      const before = s.waiting === 'lannister' && s.step === 'use';
      s.until('rideWay').way({ go: 'pivot', by: 2700 }, { go: 'forward', by: 12_000 });
      const after = s.until('use', 'activate').waiting === 'lannister' && s.step === 'use';
      return [before, after];
    };
    expect(asked('')).toEqual([false, false]);
    expect(asked('crannogTraps')).toEqual([true, false]);
    expect(asked('seeingTheirFlaws')).toEqual([false, true]);
    const archers = 'lannisterCrossbowmen with crannogmanWarden at 14,30 facing south';
    expect(asked('', [archers])).toEqual([false, true]);
  });

  it('[SIF-1714] a ride ends on a token as any move does, and claims it', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkOutriders at 24,20 facing north', 'hedgeKnights at 44,5 facing north'],
          hand: ['rideByAttack'],
        },
        lannister: {
          units: [
            'lannisterHalberdiers at 24,24.9 facing south',
            'hedgeKnights at 4,44 facing south',
          ],
        },
      },
      tokens: ['24,32 with card 5'],
    });
    s.activate('starkOutriders').until('use').choose('rideByAttack').until('rideWay');
    s.way({ go: 'forward', by: 12000 }).until('activate');
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkOutriders').id);
  });

  it('Ride Them Down!: cavalry charges who has moved; hits instead of an attack', () => {
    const s = field(
      { units: ['lannisterHalberdiers at 24,20 facing north', 'redCloaks at 44,5'] },
      {
        units: ['starkOutriders at 24,34 facing south', 'hedgeKnights at 4,44'],
        hand: ['rideThemDown'],
      },
    );
    s.does('lannisterHalberdiers', 'maneuver').until('way').way({ go: 'forward', by: 3000 });
    s.choose('rideThemDown')
      .choose('starkOutriders')
      .until('chargeHeading')
      .dice(6)
      .way({ go: 'pivot', by: 1800 });
    s.dice(1, 1, 1, 6).choose('full').until('activate');
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['panicked']);
    // Two ranks: four hits, one saved, no panic test.
    expect(wounded(s, 'lannisterHalberdiers')).toBe(3);
    expect(s.told('fact.attack')).toHaveLength(0);
  });

  it('Marshal: once this turn cavalry heals instead of a maneuver', () => {
    const s = field(
      { units: ['starkOutriders at 24,10 facing north, 6 wounds, weakened'], hand: ['marshal'] },
      { units: ['lannisterHalberdiers at 24,44 facing south'] },
    );
    s.activate('starkOutriders')
      .choose('marshal')
      .until('grant')
      .choose('maneuver')
      .choose('marshal');
    expect(s.unit('starkOutriders')).toMatchObject({
      wounds: 3,
      conditions: [],
      pose: { y: 10000 },
    });
    s.until('action').choose('maneuver');
    expect(s.step).toBe('way');
  });
});

describe('Rickard Karstark, Lord of Karhold', () => {
  it('[SIF-1863, SIF-1758] Taunt as a card names the friend for whom the enemy must go', () => {
    const s = field(
      { units: ['lannisterHalberdiers at 24,20 facing north', 'redCloaks at 44,5'] },
      {
        units: ['starkSwornSwords at 24,30 facing south', 'starkBowmen at 14,30 facing south'],
        hand: ['taunt'],
      },
    );
    s.activate('lannisterHalberdiers')
      .choose('taunt')
      .choose('starkSwornSwords')
      .until('action')
      .choose('charge');
    s.until('chargeTarget').choose('starkBowmen');
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable', 'weakened']);
  });

  it('[SIF-1830] A Need for Vengeance asks nobody who has no NCU left to activate', () => {
    const asked = (ncu: string) => {
      const s = duel('houseKarstarkSpearmen', 'lannisterHalberdiers', {
        stark: { hand: ['aNeedForVengeance'] },
        lannister: { ncus: [ncu] },
      });
      s.until('use');
      for (let i = 0; i < 80 && !holds(s, 'aNeedForVengeance'); i++) s.pass().until('use');
      // In the clean-up all are ready again, so one that is gone has to do.
      if (ncu.includes('pycelle')) s.ncu('pycelle').destroyed = true;
      s.choose('aNeedForVengeance').choose('hedgeKnights');
      return s.until('activateNcu', 'activate').step;
    };
    expect(asked('cerseiLannister:queenRegent, 0 tokens')).toBe('activateNcu');
    expect(asked('pycelle:grandMaester, 0 tokens')).toBe('activate');
  });

  it('[SIF-1824, SIF-1830] A Need for Vengeance: an attack at the start of a round, then the opponent may activate an NCU', () => {
    const s = duel('houseKarstarkSpearmen', 'lannisterHalberdiers', {
      stark: {
        hand: ['aNeedForVengeance'],
        ncus: ['catelynStark:ladyOfWinterfell'],
      },
      lannister: {
        ncus: ['cerseiLannister:queenRegent, 0 tokens', 'joffreyBaratheon:lordOfTheSevenKingdoms'],
      },
    });
    s.until('use');
    for (let i = 0; i < 80 && !holds(s, 'aNeedForVengeance'); i++) s.pass().until('use');
    expect(s.table.round).toBe(3);
    s.choose('aNeedForVengeance')
      .choose('houseKarstarkSpearmen')
      .choose('melee')
      .until('alignMelee');
    // One more to hit for House Karstark: 3 hits.
    const hits = s.told('fact.hits').length;
    // Of two one has been activated before.
    s.ncu('joffreyBaratheon').activated = true;
    s.dice(3, 3, 3, 3, 3, 3, 3).pass().until('activateNcu');
    expect(s.options).toEqual([s.ncu('cerseiLannister').id]);
    expect(s.told('fact.hits')[hits].params.hits).toBeGreaterThan(3);
    expect(s.waiting).toBe('lannister');
    s.choose('cerseiLannister:queenRegent');
    expect(s.step).toBe('zone');
    s.choose('wealth');
    expect(s.ncu('cerseiLannister').activated).toBe(true);
  });

  it('[SIF-1820, SIF-1829] Karstark Retribution lies beside the attacker: for the game if it struck a Karstark unit', () => {
    const lies = (defender: string) => {
      const s = duel('lannisterHalberdiers', defender, {
        lannister: { hand: ['karstarkRetribution'] },
      });
      attackIn(s, 'lannisterHalberdiers')
        .until('use')
        .choose('karstarkRetribution')
        .until('activate');
      expect(s.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
      s.until('discardAny', 'over', 'refill');
      return s.unit('lannisterHalberdiers').cards.length;
    };
    expect(lies('houseKarstarkSpearmen')).toBe(1);
    expect(lies('starkSwornSwords')).toBe(0);
  });

  it('[SIF-1734] Karstark Retribution heals who fights a unit that loses a rank', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north, 5 wounds'], hand: [], deck: [] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24.8 facing south, 3 wounds', 'hedgeKnights at 4,44'],
        },
      },
    });
    s.unit('lannisterHalberdiers').cards.push({ card: 'karstarkRetribution', seat: 0, tokens: 1 });
    s.does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 6, 6, d3(1))
      .pass();
    s.until('aim').choose('starkSwornSwords');
    expect(wounded(s, 'starkSwornSwords')).toBe(3);
  });
});

describe('Maege Mormont, Lady of Bear Island', () => {
  it('[SIF-1740] Here We Stand! is discarded to keep one model', () => {
    const fall = (use: boolean) => {
      const s = duel('lannisterHalberdiers', 'starkSwornSwords, 10 wounds, beside hereWeStand');
      s.does('lannisterHalberdiers', 'melee').until('alignMelee');
      s.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1).pass().until('use');
      expect(s.waiting).toBe('lannister');
      s.dice(6, 6, d3(1));
      if (use) s.choose('hereWeStand');
      else s.pass();
      return s.until('activate');
    };
    const saved = fall(true);
    expect(saved.unit('starkSwornSwords')).toMatchObject({
      destroyed: false,
      wounds: 11,
      cards: [],
    });
    expect(saved.player('lannister').discard).toEqual(['hereWeStand']);
    expect(fall(false).unit('starkSwornSwords').destroyed).toBe(true);
    const laid = field(
      { units: ['starkSwornSwords at 24,10'], hand: ['hereWeStand'] },
      { units: ['redCloaks at 24,44'] },
    );
    laid.until('use').choose('hereWeStand').choose('starkSwornSwords');
    expect(laid.unit('starkSwornSwords').cards).toHaveLength(1);
  });

  it('[SIF-1805] Support of Bear Island: wounds taken heal another unit in Long range, and Mormonts weaken its enemy', () => {
    const support = (unit: string) => {
      const s = duel('starkSwornSwords, 5 wounds', 'lannisterHalberdiers', {
        stark: { units: [`${unit} at 32,16 facing north`], hand: ['supportOfBearIsland'] },
      });
      s.until('use').choose('supportOfBearIsland').choose(unit).choose('wound', 'wound');
      s.choose('starkSwornSwords');
      if (s.step === 'aimFurther') s.choose('lannisterHalberdiers');
      return [
        wounded(s, unit),
        wounded(s, 'starkSwornSwords'),
        s.unit('lannisterHalberdiers').conditions,
      ];
    };
    expect(support('starkBowmen')).toEqual([2, 2, []]);
    expect(support('houseMormontBruisers')).toEqual([2, 2, ['weakened']]);
  });

  it('Sustained Assault: the highest value against an enemy it was engaged with, re-rolls for Maege', () => {
    const dice = (s: Scenario) => rolled(s.until('rerollAttack', 'activate'), 'attack').length;
    const held = duel('starkSwornSwords, 8 wounds', 'lannisterHalberdiers', {
      stark: { hand: ['sustainedAssault'] },
    });
    attackIn(held, 'starkSwornSwords').choose('sustainedAssault');
    expect(dice(held)).toBe(7);
    const fresh = field(
      { units: ['starkSwornSwords at 24,14 facing north, 8 wounds'], hand: ['sustainedAssault'] },
      { units: ['lannisterHalberdiers at 24,24 facing south, 8 wounds', 'hedgeKnights at 4,44'] },
    );
    fresh.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
    fresh.until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 }).choose('full').pass();
    // Nothing that it could do: it is not offered.
    expect(holds(fresh, 'sustainedAssault')).toBe(false);
  });
});
