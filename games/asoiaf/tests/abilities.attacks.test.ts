import { describe, expect, it } from 'vitest';
import { attackIn, duel, field, rolled } from './duel.ts';
import { d3 } from './scenario.ts';

/** What units choose, gain or inflict before and during attacks. */

describe('a lance', () => {
  it('has two dice more for each rank in a charge, and only there', () => {
    const s = attackIn(duel('knightsOfCasterlyRock', 'starkSwornSwords'), 'knightsOfCasterlyRock');
    expect(rolled(s, 'attack')).toHaveLength(5);
    const charge = field(
      { units: ['knightsOfCasterlyRock at 24,18 facing north', 'hedgeKnights at 4,4'] },
      { units: ['starkSwornSwords at 24,28 facing south', 'hedgeKnights at 44,44'] },
    );
    charge.does('knightsOfCasterlyRock', 'charge').choose('starkSwornSwords');
    charge.until('rerollAttack', 'activate');
    expect(rolled(charge, 'attack')).toHaveLength(9);
  });
});

describe('choices before attack dice', () => {
  it('[SIF-1704, SIF-1732] Mace & Spike chooses one, and one more for each destroyed rank', () => {
    const fresh = attackIn(
      duel('houseMormontBruisers', 'lannisterHalberdiers'),
      'houseMormontBruisers',
    );
    expect(fresh.step).toBe('aim');
    expect(fresh.asked).toMatchObject({ min: 1, max: 1 });
    fresh.refuses('SC-005', () => fresh.choose('criticalBlow', 'precision'));
    // Seven dice: two hits and a six, which counts twice.
    fresh.dice(6, 3, 1, 1, 1, 1, 1).choose('criticalBlow');
    expect(fresh.told('fact.hits')[0].params).toMatchObject({ hits: 3, direct: 0 });
    const worn = attackIn(
      duel('houseMormontBruisers, 4 wounds', 'lannisterHalberdiers'),
      'houseMormontBruisers',
    );
    expect(worn.asked).toMatchObject({ min: 2, max: 2 });
    worn.dice(6, 3, 1, 1, 1, 1).choose('precision', 'reroll');
    expect(worn.step).toBe('rerollAttack');
    expect(worn.asked.text.key).toBe('ask.reroll'); // their own dice, for nothing
    expect(worn.asked.rule).not.toBe('SIF-831');
    worn.pass();
    expect(worn.told('fact.hits')[0].params).toMatchObject({ hits: 1, direct: 1 });
  });

  it('Battle Scars chooses in the same way among three other things', () => {
    const s = attackIn(
      duel('starkSwornSwords with maegeMormont:ladyOfBearIsland, 8 wounds', 'lannisterGuardsmen'),
      'starkSwornSwords',
    );
    expect(s.asked).toMatchObject({ min: 3, max: 3 });
    s.dice(6, 6, 6, 6, 6, 6, 6).choose('vicious', 'reroll', 'highest');
    expect(rolled(s, 'attack')).toHaveLength(7);
  });

  it('[SIF-1735, SIF-816] Lannister Oppression counts condition tokens, and may silence the defender at once', () => {
    const s = duel('starkSwornSwords', 'casterlyRockHonorGuard');
    s.activate('starkSwornSwords').until('action').pass();
    attackIn(s, 'casterlyRockHonorGuard');
    expect(s.asked).toMatchObject({ min: 1, max: 1 });
    const many = duel('houseKarstarkLoyalists, vulnerable, weakened', 'casterlyRockHonorGuard');
    many.activate('houseKarstarkLoyalists').until('action').pass();
    attackIn(many, 'casterlyRockHonorGuard');
    expect(many.asked).toMatchObject({ min: 3, max: 3 });
    many.dice(1, 1, 1, 1, 1, 1, 1).choose('vicious', 'sundering', 'silence');
    expect(many.told('fact.noAbilities')).toHaveLength(1);
    // The tokens stay where they are.
    expect(many.unit('houseKarstarkLoyalists').conditions).toEqual(['vulnerable', 'weakened']);
  });

  it('[SIF-1733] Motley Armaments chooses one from the front and has both in the flank', () => {
    const front = attackIn(
      duel('bloodyMummerZorseRiders', 'lannisterHalberdiers'),
      'bloodyMummerZorseRiders',
    );
    expect(front.options).toEqual(['dieAndCritical', 'silence']);
    front.dice(1, 1, 1, 1, 1, 1, 1).choose('dieAndCritical');
    expect(rolled(front, 'attack')).toHaveLength(7);
    expect(front.told('fact.noAbilities')).toHaveLength(0);
    const flank = field(
      { units: ['bloodyMummerZorseRiders at 24,20 facing north'] },
      { units: ['lannisterHalberdiers at 24,25.25 facing east', 'hedgeKnights at 4,44'] },
    );
    attackIn(flank, 'bloodyMummerZorseRiders');
    expect(flank.told('fact.noAbilities')).toHaveLength(1);
    expect(rolled(flank, 'attack')).toHaveLength(7);
  });

  it('[SIF-1705] Unleashed Ferocity gives one of two conditions for each destroyed rank', () => {
    const fresh = attackIn(
      duel('houseKarstarkLoyalists', 'lannisterGuardsmen'),
      'houseKarstarkLoyalists',
    );
    expect(fresh.step).not.toBe('aim');
    const worn = attackIn(
      duel('houseKarstarkLoyalists, 4 wounds', 'lannisterGuardsmen'),
      'houseKarstarkLoyalists',
    );
    expect(worn.options).toEqual(['panicked', 'vulnerable']);
    worn.choose('vulnerable');
    expect(worn.unit('lannisterGuardsmen').conditions).toEqual(['vulnerable']);
  });

  it('[SIF-1725] Expert Duelist deals a wound more, or challenges an attachment', () => {
    const jaime = 'starkSwornSwords with jaimeLannister:kingsguard';
    const alone = attackIn(duel(jaime, 'lannisterGuardsmen'), 'starkSwornSwords');
    expect(alone.options).toEqual(['oneMoreWound']);
    // Nothing hits, but the wound is there, and the panic test is real.
    alone.dice(1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).choose('oneMoreWound');
    expect(alone.models('lannisterGuardsmen')).toBe(11);
    expect(alone.told('fact.test')[0].params).toMatchObject({ result: 12, passed: true });
    const duels = (face: number) => {
      const s = attackIn(duel(jaime, 'lannisterGuardsmen with guardCaptain'), 'starkSwornSwords');
      s.choose('duel');
      expect(s.options).toEqual(['guardCaptain']);
      s.dice(face, 1, 1, 1, 1, 1, 1, 1).choose('guardCaptain');
      return [s.unit('lannisterGuardsmen').attachments, s.models('lannisterGuardsmen')];
    };
    expect(duels(5)).toEqual([[], 11]);
    expect(duels(4)).toEqual([['guardCaptain'], 12]);
  });

  it('Rally Cry heals another unit in Long range before Eddard’s own attack', () => {
    const eddard = 'eddardsHonorGuard with eddardStark:lordOfWinterfell';
    const s = duel(eddard, 'lannisterGuardsmen', {
      stark: {
        units: [
          'starkBowmen at 24,8 facing north, 5 wounds',
          'starkOutriders at 4,4 facing north, 3 wounds',
        ],
      },
    });
    attackIn(s, 'eddardsHonorGuard');
    expect(s.options).toEqual([s.unit('starkBowmen').id]);
    s.choose('starkBowmen');
    expect(s.models('starkBowmen')).toBe(9);
  });
});

describe('numbers of dice', () => {
  it('[SIF-1723] Boldness and Courage adds a die to full ranks, and counts a rank more after that', () => {
    const dice = (wounds: number) => {
      const s = duel(
        `starkSwornSwords with rodrikCassel:masterAtArms, ${wounds} wounds`,
        'lannisterGuardsmen',
      );
      attackIn(s, 'starkSwornSwords').until('activate');
      return rolled(s, 'attack').length;
    };
    // 7, 5 and 4 dice are printed.
    expect([dice(0), dice(4), dice(8)]).toEqual([8, 7, 5]);
  });

  it('[SIF-1723, SIF-1805] Laws of the Realm takes a rank off the dice of an enemy in Short range', () => {
    const attacked = (wounds: number) => {
      const s = duel(`starkSwornSwords, ${wounds} wounds`, 'lannisterGuardsmen', {
        lannister: { units: ['goldCloaks at 30,30 facing south'] },
      });
      attackIn(s, 'starkSwornSwords');
      expect(s.waiting).toBe('lannister');
      s.choose('lawsOfTheRealm').until('activate');
      return [rolled(s, 'attack').length, s.unit('starkSwornSwords').conditions];
    };
    expect(attacked(0)).toEqual([5, []]);
    // With one rank left the last value stays, and the unit is exposed.
    expect(attacked(8)).toEqual([4, ['vulnerable']]);
    const far = duel('starkSwornSwords', 'lannisterGuardsmen', {
      lannister: { units: ['goldCloaks at 40,40 facing south'] },
    });
    attackIn(far, 'starkSwornSwords');
    expect(rolled(far, 'attack')).toHaveLength(7);
  });

  it('Gang-Up helps friends against an enemy whom Biter’s unit holds too', () => {
    const swarm = (biter: string) => {
      const s = field(
        {
          units: [
            'starkSwornSwords at 24,20 facing north',
            `stoneCrows with biter:rorgesMadDog at ${biter}`,
          ],
        },
        { units: ['lannisterGuardsmen at 24,24.8 facing south', 'hedgeKnights at 4,44'] },
      );
      attackIn(s, 'starkSwornSwords').until('activate');
      return rolled(s, 'attack').length;
    };
    expect(swarm('24,29.6 facing south')).toBe(8);
    expect(swarm('24,34 facing south')).toBe(7);
  });

  it('[SIF-1743] Pillage tokens come from destroyed ranks, at most two, and make Lysene sellswords better', () => {
    const none = duel('lyseneSellswords', 'poorFellows, 3 wounds');
    none.does('lyseneSellswords', 'melee').until('alignMelee');
    // Five hits, no save: two ranks are gone, and two tokens are all there can be.
    none.dice(3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).pass();
    none.until('activate');
    expect(none.unit('lyseneSellswords').tokens.pillage).toBe(2);
    // One hit: of a whole unit it takes no rank, of one that has lost three men the first.
    const once = (defender: string) => {
      const s = duel('lyseneSellswords', defender);
      s.does('lyseneSellswords', 'melee').until('alignMelee');
      s.dice(3, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).pass().until('activate');
      return s.unit('lyseneSellswords').tokens.pillage ?? 0;
    };
    expect([once('poorFellows'), once('poorFellows, 3 wounds')]).toEqual([0, 1]);
    const rich = duel('lyseneSellswords, 5 wounds, 2 pillage tokens', 'lannisterGuardsmen');
    attackIn(rich, 'lyseneSellswords').until('activate');
    // The highest value and a die more; two wounds are healed after it.
    expect(rolled(rich, 'attack')).toHaveLength(8);
    expect(rich.models('lyseneSellswords')).toBe(9);
  });
});

describe('while dice lie', () => {
  it('[SIF-1731] Resilience halves unblocked hits, rounded down', () => {
    const wounds = (use: boolean) => {
      const s = duel('starkSwornSwords', 'kingsguard with joffreyBaratheon:firstOfHisName');
      s.does('starkSwornSwords', 'melee').until('alignMelee');
      s.dice(4, 4, 4, 4, 4, 4, 4).pass();
      expect(s.waiting).toBe('lannister');
      s.dice(1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1));
      if (use) s.choose('resilience');
      else s.pass();
      return 8 - s.models('kingsguard');
    };
    expect(wounds(true)).toBe(3);
    expect(wounds(false)).toBe(7);
  });

  it('[SIF-1742, SIF-1730, SIF-1729] Faith is gained by passed tests and spent for blocks or for the attack', () => {
    const s = duel('houseUmberGreataxes', 'theWarriorsSons, 4 wounds');
    s.does('houseUmberGreataxes', 'melee').until('alignMelee');
    s.dice(3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).pass();
    // Two blocks: one, and one for the destroyed rank.
    s.until('use');
    expect(s.options).toEqual([`${s.unit('theWarriorsSons').id}:battlePrayer:1`]);
    s.choose('battlePrayer');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 3, blocked: 2 });
    // The token was spent, and another came from the test that was passed.
    expect(s.unit('theWarriorsSons').tokens.faith).toBe(1);
    s.until('activate');
    attackIn(s, 'theWarriorsSons');
    expect(s.options).toEqual([`${s.unit('theWarriorsSons').id}:battlePrayer:2`]);
    s.dice(1, 1, 1, 1, 1, 1).choose('battlePrayer');
    expect(s.step).toBe('rerollAttack');
    expect(s.unit('theWarriorsSons').tokens.faith).toBe(0);
  });

  it('[SIF-1742] Poor Fellows spend Faith for their attack or to heal, and nothing without a token', () => {
    const s = duel('poorFellows, 5 wounds', 'lannisterGuardsmen');
    s.activate('poorFellows');
    expect(s.options).toEqual([`${s.unit('poorFellows').id}:zealousResurgence:0`]);
    s.choose('zealousResurgence');
    expect(s.models('poorFellows')).toBe(9);
    s.until('action').choose('melee').until('alignMelee').pass();
    // The token is gone: nothing is asked before the dice.
    expect(rolled(s, 'attack')).toHaveLength(5);
    const zeal = attackIn(duel('poorFellows', 'lannisterGuardsmen'), 'poorFellows');
    zeal.dice(6, 1, 1, 1, 1).choose('fanaticalZeal').until('activate');
    expect(zeal.told('fact.hits')[0].params).toMatchObject({ direct: 1 });
  });

  it('[SIF-610] nothing but a 6 blocks an Executioner’s Fury', () => {
    const s = duel('houseUmberGreataxes', 'lannisterGuardsmen');
    s.does('houseUmberGreataxes', 'melee').until('alignMelee');
    s.dice(3, 3, 3, 1, 1, 1, 6, 5, 5, 6, 6, d3(1)).pass().until('activate');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 3, blocked: 1 });
  });

  it('Reckless Strikes cost a wound for each 1', () => {
    const s = duel('starkSwornSwords with daarioNaharis:recklessMercenary', 'lannisterGuardsmen');
    s.does('starkSwornSwords', 'melee').until('alignMelee');
    s.dice(1, 1, 6, 3, 3, 3, 3, 6).pass();
    expect(s.models('starkSwornSwords')).toBe(10);
    // A six is a wound of its own, and a critical blow leaves a hit.
    expect(s.told('fact.hits')[0].params).toMatchObject({ hits: 1, direct: 1 });
  });

  it('[SIF-1733, SIF-627, SIF-626] Stand Your Ground! takes the bonuses of charge and flank, against one enemy only', () => {
    const flanked = (more: string[]) => {
      const s = field(
        { units: ['starkSwornSwords at 24,20 facing north', ...more] },
        { units: ['houseKarstarkSpearmen at 24,25.15 facing east', 'hedgeKnights at 4,44'] },
      );
      s.does('starkSwornSwords', 'melee').until('alignMelee');
      // 4 saves against the front, but not in the flank.
      s.dice(4, 1, 1, 1, 1, 1, 1, 4, 6, 6, d3(1)).pass();
      return s.told('fact.saves')[0].params.blocked;
    };
    expect(flanked([])).toBe(1);
    expect(flanked(['stoneCrows at 28.8,25.15 facing west'])).toBe(0);
  });

  it('[SIF-616, SIF-1851] Domineering Pride passes panic tests against an enemy with fewer ranks', () => {
    const tested = (wounds: number) => {
      const s = duel(`starkSwornSwords, ${wounds} wounds`, 'lannisportCityWatch');
      s.does('starkSwornSwords', 'melee').until('alignMelee');
      s.dice(4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1).pass().until('activate');
      return s.told('fact.test')[0].params;
    };
    expect(tested(4)).toMatchObject({ passed: true, result: null });
    expect(tested(0).result).not.toBeNull();
  });

  it('Adaptive Style helps the attack, or the defence, once a round', () => {
    const attacking = attackIn(
      duel('goldenCompanySwordsmen', 'lannisterGuardsmen'),
      'goldenCompanySwordsmen',
    );
    attacking.dice(6, 1, 1, 1, 1, 1, 1).choose('adaptiveStyle').until('activate');
    expect(attacking.told('fact.hits')[0].params.hits).toBe(2);
    const defending = attackIn(duel('starkSwornSwords', 'lannisportCityWatch'), 'starkSwornSwords');
    expect(defending.waiting).toBe('lannister');
    defending.dice(4, 1, 1, 1, 1, 1, 1, 3).choose('adaptiveStyle').until('activate');
    // Defense 4 and one more: a 3 saves.
    expect(defending.told('fact.saves')[0].params.blocked).toBe(1);
    expect(defending.unit('lannisportCityWatch').used).toEqual(['adaptiveStyle']);
  });

  it('Qyburn’s experiments hit better, and nobody can expend Weakened against them', () => {
    const dazed = (unit: string) => {
      const s = duel(`${unit}, weakened`, 'lannisterGuardsmen');
      s.does('redCloaks', 'melee').until('alignMelee').dice(3, 3, 3, 3, 3, 3, 3).pass();
      return [s.step, s.told('fact.hits')[0]?.params.hits ?? null];
    };
    expect(dazed('redCloaks')).toEqual(['rerollAttack', null]);
    const [step, hits] = dazed('redCloaks with qyburn:forbiddenKnowledge');
    expect(step).not.toBe('rerollAttack');
    expect(hits).toBeGreaterThan(0);
  });

  it('[SIF-1702, SIF-1710, SIF-1725] Stark Fury: a better attack, and wounds after it unless ranks were lost', () => {
    const after = (wounds: number) => {
      const s = duel(
        `starkSwornSwords with rickardKarstark:vengefulBannerman, ${wounds} wounds`,
        'lannisterGuardsmen',
      );
      attackIn(s, 'starkSwornSwords');
      const before = s.models('starkSwornSwords');
      s.dice(4, 4, 1, 1, 1, 1, 1).choose('starkFury').until('activate');
      return before - s.models('starkSwornSwords');
    };
    expect(after(0)).toBe(2);
    expect(after(4)).toBe(1);
  });

  it('Brienne hits better while Combat is held', () => {
    const hits = (ncus: string[]) => {
      const s = duel('starkSwornSwords with brienne:maidenOfTarth', 'lannisterGuardsmen', {
        stark: { ncus },
      });
      s.does('starkSwornSwords', 'melee').until('alignMelee').dice(3, 1, 1, 1, 1, 1, 1).pass();
      return s.told('fact.hits')[0].params.hits;
    };
    expect(hits(['sansaStark:littleBird on combat'])).toBe(1);
    expect(hits(['sansaStark:littleBird on crown'])).toBe(0);
  });
});
