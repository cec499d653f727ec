import { describe, expect, it } from 'vitest';
import { controls } from '../rules/look.ts';
import type { R } from '../table.ts';
import { attackIn, duel, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** A full council: NCUs on some zones, units far apart. */
const council = (stark: object = {}, lannister: object = {}) =>
  scenario({
    players: {
      stark: {
        units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 6,6'],
        ...stark,
      },
      lannister: {
        units: ['lannisterGuardsmen at 24,40 facing south', 'lannisterHalberdiers at 44,44'],
        ...lannister,
      },
    },
  });

describe('the tactics board', () => {
  it('[SIF-701, SIF-709] has five zones; whoever moves onto one claims it and has its effect', () => {
    const s = council({ ncus: ['sansaStark:littleBird'], deck: ['wintersMight', 'assaultOrders'] });
    s.activate('sansaStark:littleBird').until('zone');
    expect(s.options).toEqual(['crown', 'wealth', 'tactics', 'combat', 'maneuver']);
    s.choose('tactics').until('zoneTarget');
    expect(s.ncu('sansaStark').zone).toBe('tactics');
    expect(s.told('fact.claimed')).toHaveLength(1);
    s.choose('lannisterGuardsmen').choose('weakened');
    expect(s.player('stark').hand).toHaveLength(2);
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['weakened']);
  });

  it('[SIF-702] counts rounds up to the sixth, which is the last', () => {
    const play = (round: number) => {
      const s = scenario({
        players: {
          stark: { units: ['starkSwornSwords at 24,10'] },
          lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
        },
        round,
      });
      while (!s.match.result && s.table.round === round) s.answer(s.asked.default);
      return s;
    };
    const fifth = play(5);
    expect([fifth.table.round, fifth.match.result]).toEqual([6, null]);
    expect(play(6).match.result).not.toBeNull();
  });

  it('[SIF-710, SIF-1701] an NCU controls its zone while it stands there, and what hangs on it begins and ends with that', () => {
    // Sellswords are paid: +1 on defense while their player controls Wealth.
    const attacked = (ncus: string[]) => {
      const s = duel('stormcrowArchers', 'lannisterHalberdiers', { stark: { ncus } });
      s.activate('hedgeKnights').until('action').pass().until('activate');
      s.dice(4, 1, 1, 1, 1, 1, 1, 5, 6, 6, d3(1));
      attackIn(s, 'lannisterHalberdiers');
      return s.told('fact.saves')[0].params.blocked;
    };
    // Defense 5+ against a sundering 5: with the coin it blocks.
    expect(attacked(['petyrBaelish:littlefinger on wealth, 0 tokens'])).toBe(1);
    expect(attacked(['petyrBaelish:littlefinger on crown, 0 tokens'])).toBe(0);
    expect(attacked([])).toBe(0);
    // In the middle of a turn: the NCU of the opponent is moved off the zone, and its bonus is gone.
    const s = council(
      { ncus: ['sansaStark:littleBird'], units: ['stormcrowArchers at 24,20 facing north'] },
      { hand: ['falseAgenda'] },
    );
    s.activate('sansaStark:littleBird').until('use').choose('falseAgenda');
    s.until('zone').choose('wealth').until('aimFurther');
    expect(s.waiting).toBe('lannister');
    const m = s.match.reading as R;
    expect([controls(m, 0, 'wealth'), controls(m, 0, 'crown')]).toEqual([true, false]);
    s.choose('crown').until('activate');
    expect([controls(m, 0, 'wealth'), controls(m, 0, 'crown')]).toEqual([false, true]);
    expect(controls(m, 1, 'crown')).toBe(false);
  });

  it('[SIF-713] a full board ends the activation of an NCU at once', () => {
    const s = council(
      {
        ncus: [
          'sansaStark:littleBird on crown',
          'aryaStark:theWolfGirl on wealth, 0 tokens',
          'catelynStark:ladyOfWinterfell',
        ],
      },
      {
        ncus: [
          'pycelle:grandMaester on tactics',
          'qyburn:masterOfWhisperers on combat, 0 tokens',
          'tommenBaratheon:nextInSuccession on maneuver',
        ],
      },
    );
    s.activate('catelynStark:ladyOfWinterfell');
    expect([s.step, s.waiting]).toEqual(['activate', 'lannister']);
    expect(s.ncu('catelynStark')).toMatchObject({ zone: null, activated: true });
    expect(s.told('fact.influences')).toHaveLength(0);
  });

  it('[SIF-708] one free zone is enough for an NCU', () => {
    const s = council(
      { ncus: ['sansaStark:littleBird on crown', 'catelynStark:ladyOfWinterfell'] },
      {
        ncus: [
          'pycelle:grandMaester on tactics',
          'qyburn:masterOfWhisperers on combat, 0 tokens',
          'tommenBaratheon:nextInSuccession on maneuver',
        ],
      },
    );
    s.activate('catelynStark:ladyOfWinterfell');
    expect([s.step, s.options]).toEqual(['zone', ['wealth']]);
  });
});

describe('influence', () => {
  const both = () =>
    council(
      { ncus: ['catelynStark:ladyOfWinterfell', 'lyannaMormont:youngestSheBear'] },
      {
        ncus: ['joffreyBaratheon:lordOfTheSevenKingdoms', 'theHighSparrow:fatherOfTheFaithful'],
      },
    );
  const influences = (s: Scenario, ncu: string, zone: string) =>
    s.activate(ncu).until('zone').choose(zone).until('influence');

  it('[SIF-715, SIF-716] a unit bears one of its own side and one of the enemy', () => {
    const s = both();
    const swords = s.unit('starkSwornSwords').id;
    influences(s, 'catelynStark:ladyOfWinterfell', 'crown').choose('starkSwornSwords');
    s.until('activate');
    // An enemy may add his own to it …
    influences(s, 'joffreyBaratheon:lordOfTheSevenKingdoms', 'wealth');
    expect(s.options).toContain(swords);
    s.choose('starkSwornSwords').until('activate');
    // … but a second friend may not, nor a second enemy.
    influences(s, 'lyannaMormont:youngestSheBear', 'combat');
    expect(s.options).not.toContain(swords);
    s.refuses('SC-004', () => s.choose('starkSwornSwords'));
    s.choose('starkBowmen').until('activate');
    influences(s, 'theHighSparrow:fatherOfTheFaithful', 'maneuver');
    expect(s.options).not.toContain(swords);
    expect(s.unit('starkSwornSwords').influences).toHaveLength(2);
  });

  it('[SIF-717] is no attachment', () => {
    const s = duel('lannisterGuardsmen with jaimeLannister:kingsguard', 'starkSwornSwords', {
      lannister: { ncus: ['catelynStark:ladyOfWinterfell'] },
    });
    s.activate('hedgeKnights').until('action').pass();
    influences(s, 'catelynStark:ladyOfWinterfell', 'crown').choose('starkSwornSwords');
    s.until('activate');
    expect(s.unit('starkSwornSwords').attachments).toEqual([]);
    // Jaime finds nobody to duel with: he can only choose the wound.
    attackIn(s, 'lannisterGuardsmen');
    expect(s.options).toEqual(['oneMoreWound']);
  });

  it('[SIF-719] stays when the unit loses its abilities', () => {
    const s = duel('starkSwornSwords, 9 wounds', 'lannisterGuardsmen', {
      stark: { ncus: ['catelynStark:ladyOfWinterfell'] },
      lannister: { hand: ['subjugationOfPower'] },
    });
    influences(s, 'catelynStark:ladyOfWinterfell', 'crown').choose('starkSwornSwords');
    s.until('activate').choose('hedgeKnights#2').until('activate');
    s.choose('starkSwornSwords').dice(1, 1, d3(1)).choose('subjugationOfPower');
    expect(s.told('fact.noAbilities')).toHaveLength(1);
    s.until('action').choose('melee').until('alignMelee').pass();
    // The highest of 7, 5 and 4 although two men are left; but no +1 for the ranks that are gone.
    expect(rolled(s, 'attack')).toHaveLength(7);
  });
});

describe('card examples of the book', () => {
  it('[SIF-725] enemies in contact with Jaime hit worse by one', () => {
    const hits = (attachment: string) => {
      const s = duel('houseTullySwornShields', `lannisterHalberdiers${attachment}`);
      s.dice(4, 4, 5, 3, 6, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6);
      attackIn(s, 'houseTullySwornShields');
      return s.told('fact.hits')[0].params.hits;
    };
    expect([hits(''), hits(' with jaimeLannister:theKingslayer')]).toEqual([4, 2]);
  });

  it('[SIF-726] whoever strikes at Jaime suffers a hit for each miss, and his own sixes need no luck', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers with jaimeLannister:theKingslayer');
    s.dice(5, 5, 5, 5, 5, 1, 1, 1, 1, 6, 6, 6, 6, 6);
    attackIn(s, 'starkSwornSwords');
    // Two misses, two hits on the Sworn Swords, both through.
    expect(s.models('starkSwornSwords')).toBe(10);
    s.until('activate').dice(6, 1, 1, 1, 1, 1, 1, 6, 6, d3(1));
    attackIn(s, 'lannisterHalberdiers');
    // Precision: the six wounds without a defense die.
    expect(s.told('fact.hits').at(-1)?.params).toMatchObject({ hits: 0, direct: 1 });
    expect(s.models('starkSwornSwords')).toBe(9);
  });

  const ferocity = (unit: string, ncus: string[] = []) => {
    const s = duel(unit, 'lannisterHalberdiers', { stark: { hand: ['northernFerocity'], ncus } });
    attackIn(s, 'starkSwornSwords');
    expect(s.step).toBe('use');
    expect(rolled(s, 'attack')).toEqual([]);
    s.choose('northernFerocity');
    return s;
  };

  it('[SIF-736] Northern Ferocity comes before the attack dice and makes the attack vicious', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['northernFerocity'] },
    });
    attackIn(s, 'starkSwornSwords');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 3, 4, d3(1)).choose('northernFerocity');
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
    expect(s.models('lannisterHalberdiers')).toBe(10);
  });

  it('[SIF-737] with one rank left a failed panic test costs two wounds more', () => {
    const s = duel('starkSwornSwords, 8 wounds', 'lannisterHalberdiers', {
      stark: { hand: ['northernFerocity'] },
    });
    attackIn(s, 'starkSwornSwords');
    s.dice(4, 1, 1, 1).choose('northernFerocity');
    expect(s.step).toBe('rerollAttack');
    s.dice(1, 3, 4, d3(1)).pass();
    expect(s.told('fact.test')[0].params.passed).toBe(false);
    // One by the attack, and 1 + 2.
    expect(s.models('lannisterHalberdiers')).toBe(12 - 1 - 3);
  });

  it('[SIF-738] whoever controls Combat makes the defender Panicked', () => {
    const zone = (name: string) =>
      ferocity('starkSwornSwords', [`petyrBaelish:littlefinger on ${name}, 0 tokens`]);
    expect(zone('combat').told('fact.condition')).toHaveLength(1);
    expect(zone('crown').told('fact.condition')).toHaveLength(0);
  });
});

describe('what triggers a card or an order', () => {
  it('[SIF-733, SIF-826] is the event, wherever it happens: an attack in a charge or a free one is an attack', () => {
    const charge = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords with swornSwordCaptain at 24,11 facing north'],
          hand: ['wintersMight'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
    });
    charge.does('starkSwornSwords', 'charge').choose('lannisterGuardsmen').dice(6).way();
    charge.choose('full');
    const offered = [
      `${charge.unit('starkSwornSwords').id}:martialTraining:0`,
      'hand:wintersMight:0',
    ];
    expect(charge.options).toEqual(offered);
    const free = duel('starkSwornSwords with swornSwordCaptain', 'lannisterGuardsmen', {
      stark: { hand: ['wintersMight'], ncus: ['sansaStark:littleBird'] },
    });
    free.activate('sansaStark:littleBird').until('zone').choose('combat').until('zoneTarget');
    free.choose('starkSwornSwords').choose('melee').until('alignMelee').pass();
    expect(free.options).toEqual(offered);
  });

  it('[SIF-825] an order waits for its own trigger', () => {
    // Martial Training is for melee attacks: a shot does not wake it, nor does the activation.
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen with swornSwordCaptain at 24,12 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south', 'hedgeKnights at 4,44'] },
      },
    });
    s.activate('starkBowmen');
    expect(s.step).toBe('action');
    s.choose('ranged').way().choose('lannisterGuardsmen');
    while (s.waiting === 'lannister' && s.step === 'use') s.pass();
    expect(s.told('fact.used')).toHaveLength(0);
    expect(rolled(s, 'attack')).toHaveLength(7);
  });

  it('[SIF-734] the unit whose deed triggers a card is its target, and others may feel it too', () => {
    const s = duel('starkSwornSwords, panicked', 'lannisterGuardsmen', {
      stark: {
        hand: ['northernFerocity'],
        ncus: ['petyrBaelish:littlefinger on combat, 0 tokens'],
      },
      lannister: { hand: ['combatProwess'] },
    });
    attackIn(s, 'starkSwornSwords').choose('northernFerocity');
    // The attacker is the target: with its condition it can be answered.
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    expect(s.options).toEqual(['hand:combatProwess:0']);
    s.pass();
    // The defender feels it as well.
    expect(s.told('fact.condition')[0].params.unit).toMatchObject({ card: 'lannisterGuardsmen' });
  });

  it('[SIF-827] the unit that has an order is its target, and others may feel it too', () => {
    const s = duel('starkSwornSwords with swornSwordCaptain, panicked', 'lannisterGuardsmen', {
      lannister: { hand: ['combatProwess'] },
    });
    attackIn(s, 'starkSwornSwords').choose('martialTraining');
    expect(s.options).toEqual(['hand:combatProwess:0']);
    s.pass();
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['vulnerable']);
  });
});
