import { describe, expect, it } from 'vitest';
import { attackIn, duel, field, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** The tactics cards of neutral armies and of the neutral commanders. */

const holds = (s: Scenario, card: string): boolean =>
  s.step === 'use' && s.options.some((id) => id.startsWith(`hand:${card}:`));

/** Everybody passes until this card can be played. */
function waitFor(s: Scenario, card: string): void {
  for (let i = 0; i < 80; i++) {
    s.until('use', 'activate', 'action');
    if (holds(s, card)) return;
    s.answer(s.step === 'activate' ? [s.options[0]] : []);
  }
}

const wounded = (s: Scenario, unit: string): number => s.unit(unit).wounds;

describe('the neutral deck', () => {
  it('[SIF-1725, SIF-1730] Planning and Insight: a hit more or a block more, two with Tactics or the commander', () => {
    const plan = (choice: string, ncus: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
        stark: { hand: ['planningAndInsight'], ncus },
      });
      attackIn(s, 'starkSwornSwords').choose('planningAndInsight');
      s.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).choose(choice).until('activate');
      const { hits, blocked } = s.told('fact.saves')[0].params;
      return [hits, blocked];
    };
    expect(plan('dealHits', [])).toEqual([4, 0]);
    expect(plan('dealHits', ['sansaStark:littleBird on tactics'])).toEqual([5, 0]);
    expect(plan('blockHits', [])).toEqual([3, 1]);
    const commander = duel('starkSwornSwords', 'redCloaks with rooseBolton:theLeechLord', {
      lannister: { hand: ['planningAndInsight'] },
    });
    attackIn(commander, 'starkSwornSwords').choose('planningAndInsight');
    commander.dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).choose('blockHits').until('activate');
    expect(commander.told('fact.saves')[0].params.blocked).toBe(2);
  });

  it('[SIF-1857, SIF-1705] Adaptive Methods gives a condition, changes one, and with Tactics moves one', () => {
    const s = field(
      {
        units: ['starkSwornSwords at 24,10, panicked'],
        hand: ['adaptiveMethods'],
        ncus: ['sansaStark:littleBird on tactics'],
      },
      { units: ['lannisterGuardsmen at 24,44', 'redCloaks at 34,44'] },
    );
    s.until('use').choose('adaptiveMethods').choose('lannisterGuardsmen').choose('weakened');
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['weakened']);
    s.choose('lannisterGuardsmen').choose('weakened').choose('vulnerable');
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['vulnerable']);
    s.choose('starkSwornSwords').choose('panicked').choose('redCloaks');
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
    expect(s.unit('redCloaks').conditions).toEqual(['panicked']);
    // A token onto a unit that has one of that kind is lost.
    const lost = field(
      { units: ['starkSwornSwords at 24,10'], hand: ['adaptiveMethods'] },
      { units: ['lannisterGuardsmen at 24,44, panicked, vulnerable'] },
    );
    lost.until('use').choose('adaptiveMethods').choose('lannisterGuardsmen').choose('panicked');
    lost.choose('lannisterGuardsmen').choose('panicked').choose('vulnerable');
    expect(lost.unit('lannisterGuardsmen').conditions).toEqual(['vulnerable']);
    // Without the zone nothing moves.
    expect(lost.step).toBe('activate');
  });

  it('[SIF-1828] Issue Commands of the neutrals gives up the action only', () => {
    const s = field(
      {
        units: [
          'redCloaks with rooseBolton:theLeechLord at 24,10 facing north',
          'lannisterHalberdiers at 24,18 facing north',
        ],
        hand: ['issueCommands'],
      },
      { units: ['starkSwornSwords at 24,27 facing south'] },
    );
    s.activate('redCloaks').choose('issueCommands').choose('lannisterHalberdiers');
    expect(s.options).toEqual(['charge']);
    s.pass();
    expect(s.until('activate').waiting).toBe('lannister');
    expect(s.told('fact.action')).toHaveLength(0);
  });

  it('[SIF-1845, SIF-1851] Worth The Risk: re-rolled, passed near the commander, and healed if passed', () => {
    const risk = (units: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterHalberdiers, 3 wounds', {
        lannister: { units, hand: ['worthTheRisk'] },
      });
      s.does('starkSwornSwords', 'melee').until('alignMelee');
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1)).pass().until('use').choose('worthTheRisk');
      return s;
    };
    const far = risk([]);
    expect(far.step).toBe('rerollTest');
    far.dice(6, 6).choose('die0', 'die1').until('activate');
    expect(wounded(far, 'lannisterHalberdiers')).toBe(2);
    const near = risk(['redCloaks with rooseBolton:theLeechLord at 30,30 facing south']);
    expect(near.told('fact.test')[0].params.passed).toBe(true);
    const failed = risk([]);
    failed.pass().until('activate');
    expect(wounded(failed, 'lannisterHalberdiers')).toBe(5);
  });

  it('[SIF-1822] Meticulous Planning fetches a card of the commander, at the end of the round or with Tactics', () => {
    const s = field(
      {
        units: ['starkSwornSwords at 24,10'],
        hand: ['meticulousPlanning'],
        deck: ['cruelMethods', 'worthTheRisk'],
        ncus: ['sansaStark:littleBird on tactics'],
      },
      { units: ['redCloaks at 24,44'] },
    );
    s.until('use').choose('meticulousPlanning');
    expect(s.options).toEqual(['cruelMethods']);
    s.choose('cruelMethods');
    expect(s.player('stark').hand).toEqual(['cruelMethods']);
    const none = field(
      {
        units: ['starkSwornSwords at 24,10'],
        hand: ['meticulousPlanning'],
        deck: ['worthTheRisk'],
      },
      { units: ['redCloaks at 24,44'] },
    );
    none.until('use', 'activate');
    expect(holds(none, 'meticulousPlanning')).toBe(false);
    waitFor(none, 'meticulousPlanning');
    expect(none.match.state.stack.at(-1)?.vars.moment).toBe('roundEnds');
    // Nothing of the kind is in the deck, and nobody can tell: the question comes all the same.
    none.choose('meticulousPlanning');
    expect(none.options).toEqual([]);
    none.pass();
    expect(none.told('fact.fetched')[0].params.card).toBeNull();
  });

  it('[SIF-1823] Surprise Strategy: a card back for another one, or for none with Tactics', () => {
    const back = (hand: string[], discard: string[], ncus: string[] = []) => {
      const s = field(
        { units: ['starkSwornSwords at 24,10'], hand, discard, ncus },
        { units: ['redCloaks at 24,44'] },
      );
      return s.until('use', 'activate');
    };
    const paid = back(['surpriseStrategy', 'worthTheRisk'], ['cruelMethods', 'spoilsOfWar']).choose(
      'surpriseStrategy',
    );
    expect(paid.options).toEqual(['cruelMethods', 'spoilsOfWar']);
    paid.choose('cruelMethods').choose('worthTheRisk').until('activate');
    expect(paid.player('stark').hand).toEqual(['cruelMethods']);
    expect(paid.player('stark').discard.sort()).toEqual([
      'spoilsOfWar',
      'surpriseStrategy',
      'worthTheRisk',
    ]);
    expect(holds(back(['surpriseStrategy'], ['cruelMethods']), 'surpriseStrategy')).toBe(false);
    const free = back(['surpriseStrategy'], ['cruelMethods'], ['sansaStark:littleBird on tactics']);
    free.choose('surpriseStrategy').choose('cruelMethods');
    expect(free.player('stark').hand).toEqual(['cruelMethods']);
  });

  it('[SIF-1820] Spoils of War counts enemies that fall nearby: the highest value and exposure, then a better hit', () => {
    const s = duel('starkSwornSwords, 8 wounds, beside spoilsOfWar +1', 'lannisterHalberdiers');
    attackIn(s, 'starkSwornSwords').until('activate');
    expect(rolled(s, 'attack')).toHaveLength(7);
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
    const hits = (tokens: number) => {
      const one = duel(`starkSwornSwords, beside spoilsOfWar +${tokens}`, 'lannisterHalberdiers');
      one.does('starkSwornSwords', 'melee').until('alignMelee').dice(3, 1, 1, 1, 1, 1, 1).pass();
      return one.told('fact.hits')[0].params.hits;
    };
    expect([hits(1), hits(2)]).toEqual([0, 1]);
    const falls = duel('starkSwornSwords, beside spoilsOfWar', 'poorFellows, 11 wounds');
    falls.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 1).pass();
    expect(falls.unit('starkSwornSwords').cards[0].tokens).toBe(1);
    const laid = field(
      { units: ['greyWind at 24,10', 'starkBowmen at 34,10'], hand: ['spoilsOfWar'] },
      { units: ['redCloaks at 24,44'] },
    );
    expect(laid.until('use').choose('spoilsOfWar').options).toEqual([laid.unit('starkBowmen').id]);
  });
});

describe('Ramsay Snow, The Bastard of Bolton', () => {
  it('Our Blades Are Sharp needs a Panicked defender; Boltons re-roll', () => {
    const sharp = (unit: string, condition: string) => {
      const s = duel(unit, `lannisterHalberdiers${condition}`, {
        stark: { hand: ['ourBladesAreSharp'] },
      });
      attackIn(s, unit);
      return s;
    };
    const bolton = sharp('houseBoltonCutthroats', ', panicked');
    bolton.dice(6, 1, 1, 1, 1, 1, 1).choose('ourBladesAreSharp');
    expect(bolton.step).toBe('rerollAttack');
    const other = sharp('starkSwornSwords', ', panicked');
    other.dice(6, 1, 1, 1, 1, 1, 1).choose('ourBladesAreSharp').until('activate');
    expect(other.told('fact.hits')[0].params.direct).toBe(1);
    expect(holds(sharp('starkSwornSwords', ''), 'ourBladesAreSharp')).toBe(false);
  });

  it('[SIF-836] Cruel Methods spends Panicked for two of three; healing may be chosen twice', () => {
    const cruel = () => {
      const s = field(
        {
          units: ['houseBoltonCutthroats at 24,30 facing north, 6 wounds'],
          hand: ['cruelMethods'],
        },
        { units: ['lannisterHalberdiers at 24,40 facing south, panicked', 'redCloaks at 4,44'] },
      );
      s.until('use').choose('cruelMethods').choose('lannisterHalberdiers');
      expect(s.asked).toMatchObject({ min: 2, max: 2 });
      return s;
    };
    const curse = cruel().choose('vulnerable', 'weakened').until('activate');
    expect(curse.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable', 'weakened']);
    const heal = cruel().choose('healBolton', 'healBolton');
    heal.choose('houseBoltonCutthroats').choose('houseBoltonCutthroats');
    expect(wounded(heal, 'houseBoltonCutthroats')).toBe(2);
    expect(heal.unit('lannisterHalberdiers').conditions).toEqual([]);
  });

  it('[SIF-1813] Sadistic Games: the opponent chooses what, the player whom', () => {
    const games = () => {
      const s = duel('lannisterHalberdiers', 'houseBoltonCutthroats', {
        lannister: { hand: ['sadisticGames'] },
        stark: { units: ['redCloaks at 34,10 facing north'] },
      });
      s.until('use').choose('sadisticGames');
      expect(s.waiting).toBe('stark');
      expect(s.options).toEqual(['panicTwo', 'hitOne']);
      return s;
    };
    const panic = games().choose('panicTwo');
    expect(panic.waiting).toBe('lannister');
    panic.choose('lannisterHalberdiers', 'redCloaks');
    expect(panic.unit('redCloaks').conditions).toEqual(['panicked']);
    const hits = games().choose('hitOne');
    expect(hits.options).toEqual([hits.unit('lannisterHalberdiers').id]);
    // Two, and one for each rank of the Boltons it fights.
    hits.dice(1, 1, 1, 1, 1).choose('lannisterHalberdiers');
    expect(wounded(hits, 'lannisterHalberdiers')).toBe(5);
  });
});

describe('Roose Bolton, The Leech Lord', () => {
  it('[SIF-1711, SIF-836] A Flayed Man Has No Secrets spends a token of an enemy near the target to cancel', () => {
    const flayed = (condition: string) => {
      const s = field(
        {
          units: [
            'starkSwornSwords at 24,10 facing north',
            `starkBowmen at 32,10 facing north${condition}`,
          ],
          hand: ['swiftReposition'],
        },
        { units: ['redCloaks at 24,44'], hand: ['aFlayedManHasNoSecrets'] },
      );
      return s.until('use').choose('swiftReposition').choose('starkSwornSwords');
    };
    const s = flayed(', weakened')
      .choose('aFlayedManHasNoSecrets')
      .choose('starkBowmen')
      .choose('weakened');
    s.until('activate');
    expect(s.unit('starkBowmen').conditions).toEqual([]);
    expect(s.told('fact.cancelled')).toHaveLength(1);
    expect(flayed('').step).toBe('way');
  });

  it('[SIF-1852] Fear Keeps a Man Alive spreads the wounds of the test over Boltons', () => {
    const fear = (units: string[]) => {
      const s = duel('houseBoltonCutthroats, 5 wounds', 'lannisterHalberdiers', {
        stark: { units, hand: ['fearKeepsAManAlive'] },
      });
      s.does('houseBoltonCutthroats', 'melee').until('alignMelee');
      s.dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(2)).pass();
      while (!holds(s, 'fearKeepsAManAlive')) s.pass();
      return s.choose('fearKeepsAManAlive');
    };
    const s = fear([]);
    const lost = wounded(s, 'lannisterHalberdiers') - 1;
    expect(s.asked).toMatchObject({ min: Math.min(lost, 5), max: lost });
    s.choose(...Array.from({ length: Math.min(lost, 5) }, () => 'houseBoltonCutthroats'));
    expect(wounded(s, 'houseBoltonCutthroats')).toBe(5 - Math.min(lost, 5));
    const roose = fear(['redCloaks with rooseBolton:theLeechLord at 30,20 facing north']);
    expect(roose.asked).toMatchObject({ max: lost + 1 });
  });

  it('[SIF-1833] Whispered Threats: after the claim two enemies are marked', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10'], ncus: ['sansaStark:littleBird'] },
        lannister: { units: ['redCloaks at 24,44'], hand: ['whisperedThreats'] },
      },
    });
    s.activate('sansaStark:littleBird')
      .until('use')
      .choose('whisperedThreats')
      .until('zone')
      .choose('tactics');
    s.until('aimFurther').choose('starkSwornSwords').choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['vulnerable', 'panicked']);
    const idle = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10'], ncus: ['sansaStark:littleBird'] },
        lannister: { units: ['redCloaks at 24,44'], hand: ['whisperedThreats'] },
      },
    });
    idle
      .activate('sansaStark:littleBird')
      .until('use')
      .choose('whisperedThreats')
      .until('zone')
      .pass();
    expect(idle.until('activate').unit('starkSwornSwords').conditions).toEqual([]);
  });
});

describe('Vargo Hoat, The Goat of Harrenhal', () => {
  it('[SIF-1738] The Crippler’s Infamy: a failed test may cost Weakened and two wounds more; Mummers frighten', () => {
    const cripple = (unit: string, expend: boolean) => {
      const s = duel(unit, 'lannisterHalberdiers, weakened', {
        stark: { hand: ['theCripplersInfamy'] },
      });
      s.does(unit, 'melee').until('alignMelee');
      s.dice(6, 1, 1, 1, 1, 1, 1, 1).pass();
      while (!holds(s, 'theCripplersInfamy')) s.pass();
      s.dice(1, 4, d3(1)).choose('theCripplersInfamy');
      if (expend) s.choose('expendWeakened');
      else s.pass();
      s.until('activate');
      return [s.told('fact.test')[0].params.result, s.unit('lannisterHalberdiers').conditions];
    };
    const [result, conditions] = cripple('starkSwornSwords', true);
    expect([result, conditions]).toEqual([5, []]);
    expect(cripple('starkSwornSwords', false)[1]).toEqual(['weakened']);
    expect(cripple('bloodyMummerSkirmishers', true)[0]).toBe(3);
    const s = duel('starkSwornSwords', 'lannisterHalberdiers, weakened', {
      stark: { hand: ['theCripplersInfamy'] },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 1).pass();
    s.dice(1, 1, d3(1)).choose('theCripplersInfamy').choose('expendWeakened').until('activate');
    expect(wounded(s, 'lannisterHalberdiers')).toBe(1 + 1 + 2);
  });

  it('[SIF-1824, SIF-1830] Careless Aggression at the start of a round; Exploit Weakness as Tywin’s', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['carelessAggression'] },
    });
    waitFor(s, 'carelessAggression');
    expect(s.table.round).toBe(3);
    s.choose('carelessAggression').choose('starkSwornSwords');
    expect(s.options).toEqual(['melee']);
    const weak = duel('starkSwornSwords', 'lannisterHalberdiers, weakened', {
      stark: { hand: ['exploitWeakness:vargoHoat'] },
    });
    attackIn(weak, 'starkSwornSwords').choose('exploitWeakness:vargoHoat');
    expect(weak.step).toBe('rerollAttack');
  });
});

describe('Daario Naharis and Jokin', () => {
  it('[SIF-1836, SIF-1834] Sellsword Negotiations: Wealth counts as held for the round, and a unit is healed', () => {
    const negotiate = (unit: string) => {
      const s = scenario({
        players: {
          lannister: {
            units: [`${unit} at 24,10, 8 wounds`],
            ncus: ['pycelle:grandMaester, 0 tokens'],
            hand: ['sellswordNegotiations'],
          },
          stark: { units: ['starkSwornSwords at 24,44'], ncus: ['sansaStark:littleBird'] },
        },
      });
      s.activate('pycelle:grandMaester')
        .until('zone')
        .choose('crown')
        .choose('sellswordNegotiations')
        .choose(unit);
      return s;
    };
    const crows = negotiate('stormcrowMercenaries');
    expect(wounded(crows, 'stormcrowMercenaries')).toBe(4);
    expect(wounded(negotiate('redCloaks'), 'redCloaks')).toBe(6);
    expect(crows.table.lasting).toMatchObject([
      { on: 'side0', key: 'controls:wealth', until: 'round' },
    ]);
    // The zone is free: the enemy may claim it.
    crows.activate('sansaStark:littleBird').until('zone');
    expect(crows.options).toContain('wealth');
    expect(crows.told('fact.test')).toHaveLength(0);
  });

  it('Sellsword Bravado: a morale test, better for Stormcrows, frightens and weakens an enemy', () => {
    const brave = (unit: string) => {
      const s = field(
        { units: [`${unit} at 24,20 facing north`], hand: ['sellswordBravado'] },
        { units: ['lannisterHalberdiers at 24,30 facing south'] },
      );
      s.until('use').choose('sellswordBravado').dice(2, 3).choose(unit);
      if (s.step === 'aimFurther') s.choose('lannisterHalberdiers');
      return s.unit('lannisterHalberdiers').conditions;
    };
    expect(brave('stormcrowMercenaries')).toEqual(['panicked', 'weakened']);
    expect(brave('starkSwornSwords')).toEqual([]);
  });

  it('[SIF-812, SIF-1758] Reckless Strikes as a card does not add up with the ability of that name', () => {
    const s = duel(
      'stormcrowMercenaries with daarioNaharis:recklessMercenary, 8 wounds',
      'lannisterHalberdiers',
      {
        stark: { hand: ['recklessStrikes'] },
      },
    );
    attackIn(s, 'stormcrowMercenaries')
      .dice(1, 6, 3, 3, 3, 3, 3)
      .choose('recklessStrikes')
      .until('activate');
    // The highest value for Stormcrows; one wound for the 1, not two.
    expect(rolled(s, 'attack')).toHaveLength(7);
    expect(wounded(s, 'stormcrowMercenaries')).toBe(9);
  });

  it('Brothers In Arms: a die for each friend in Short range, one more near Jokin, until panic', () => {
    const dice = (units: string[]) => {
      const s = duel('stormcrowMercenaries, beside brothersInArms', 'lannisterHalberdiers', {
        stark: { units },
      });
      attackIn(s, 'stormcrowMercenaries').until('activate');
      return rolled(s, 'attack').length;
    };
    expect(dice([])).toBe(7);
    expect(dice(['starkBowmen at 30,14 facing north'])).toBe(8);
    expect(dice(['stormcrowArchers with jokin:archerCaptain at 30,14 facing north'])).toBe(9);
    const s = duel('lannisterHalberdiers', 'stormcrowMercenaries, beside brothersInArms');
    s.does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
      .pass();
    expect(s.unit('stormcrowMercenaries').cards).toEqual([]);
    const laid = field(
      {
        units: ['starkSwornSwords at 24,10', 'stormcrowArchers at 34,10'],
        hand: ['brothersInArms'],
      },
      { units: ['redCloaks at 24,44'] },
    );
    expect(laid.until('use').choose('brothersInArms').options).toEqual([
      laid.unit('stormcrowArchers').id,
    ]);
  });

  it('[SIF-1852] Diversion Tactics: another friend near the defender maneuvers, even if the defender fell', () => {
    const divert = (wounds: number, place: string) => {
      const s = duel('lannisterHalberdiers', `starkSwornSwords, ${wounds} wounds`, {
        lannister: { units: [`starkBowmen at ${place} facing south`], hand: ['diversionTactics'] },
      });
      s.does('lannisterHalberdiers', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1))
        .pass();
      s.until('use', 'activate', 'way');
      return holds(s, 'diversionTactics') ? s.choose('diversionTactics').options : [];
    };
    expect(divert(0, '32,30')).toEqual(['u4']);
    expect(divert(11, '32,30')).toEqual(['u4']);
    expect(divert(0, '44,40')).toEqual([]);
  });

  it('[SIF-1851] Stalwart Mercenaries: two more on a panic test, or passed near Jokin', () => {
    const test = (units: string[]) => {
      const s = duel('lannisterHalberdiers', 'starkSwornSwords', {
        lannister: { units, hand: ['stalwartMercenaries'] },
      });
      s.does('lannisterHalberdiers', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1)
        .pass()
        .until('use');
      s.dice(2, 2, d3(1)).choose('stalwartMercenaries');
      return s.told('fact.test')[0].params;
    };
    expect(test([])).toMatchObject({ result: 6, passed: true });
    expect(test(['stormcrowArchers with jokin:archerCaptain at 30,30 facing south'])).toMatchObject(
      { result: null, passed: true },
    );
  });
});
