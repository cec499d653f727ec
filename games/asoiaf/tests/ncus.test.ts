import { describe, expect, it } from 'vitest';
import { attackIn, duel } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** Non-combat units: what each does beside and on the tactics board. */

const wounded = (s: Scenario, unit: string): number => s.unit(unit).wounds;

const offered = (s: Scenario): string[] =>
  s.step === 'use' ? s.options.map((id) => id.split(':').slice(1, -1).join(':')) : [];

/** A table on which Lannister has the turn. */
const court = (
  ncus: string[],
  more: { units?: string[]; stark?: object; hand?: string[]; deck?: string[] } = {},
) =>
  scenario({
    players: {
      lannister: {
        units: more.units ?? ['redCloaks at 24,10 facing north'],
        ncus,
        hand: more.hand,
        deck: more.deck,
      },
      stark: {
        units: ['starkSwornSwords at 24,40 facing south'],
        ncus: ['sansaStark:littleBird'],
        ...more.stark,
      },
    },
  });

const winterfell = (
  ncus: string[],
  more: { units?: string[]; lannister?: object; hand?: string[] } = {},
) =>
  scenario({
    players: {
      stark: {
        units: more.units ?? ['starkSwornSwords at 24,10 facing north'],
        ncus,
        hand: more.hand,
      },
      lannister: {
        units: ['redCloaks at 24,40 facing south'],
        ncus: ['pycelle:grandMaester, 0 tokens'],
        ...more.lannister,
      },
    },
  });

describe('of House Stark', () => {
  it('[SIF-1845, SIF-1842] Eddard, Warden: tokens re-roll panic tests and heal who passes one', () => {
    const s = duel('lannisterHalberdiers', 'starkSwornSwords, 5 wounds', {
      lannister: { ncus: ['eddardStark:wardenOfTheNorth, 2 tokens'] },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1)).pass().until('use');
    s.choose('braveryInTheFaceOfDeath');
    expect(s.step).toBe('rerollTest');
    s.dice(6, 6).choose('die0', 'die1').until('use').choose('braveryInTheFaceOfDeath');
    // Six wounds, then two and one for the destroyed rank are healed.
    expect(wounded(s, 'starkSwornSwords')).toBe(3);
    expect(s.ncu('eddardStark').tokens).toBe(0);
  });

  it('[SIF-1845] Rodrik: Combat exposes an enemy, tokens re-roll attack dice in melee', () => {
    const s = winterfell(['rodrikCassel:combatVeteran']);
    s.activate('rodrikCassel:combatVeteran').choose('combat').choose('redCloaks');
    expect(s.unit('redCloaks').conditions).toEqual(['vulnerable']);
    const fight = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { ncus: ['rodrikCassel:combatVeteran, 1 token'] },
    });
    attackIn(fight, 'starkSwornSwords').until('use').choose('martialExpertise');
    expect(fight.step).toBe('rerollAttack');
    expect(fight.ncu('rodrikCassel').tokens).toBe(0);
    const other = winterfell(['rodrikCassel:combatVeteran']);
    other.activate('rodrikCassel:combatVeteran').choose('tactics');
    expect(other.step).toBe('zoneTarget');
  });

  it('[SIF-1865, SIF-1839] Howland: all ground hinders the enemy, and his card may leave for a worse attack', () => {
    const charge = (influenced: boolean) => {
      const s = scenario({
        players: {
          lannister: { units: ['lannisterHalberdiers at 24,14 facing north'] },
          stark: {
            units: ['starkSwornSwords at 24,24 facing south', 'hedgeKnights at 4,44'],
            ncus: ['howlandReed:protectorOfTheNeck on crown'],
          },
        },
        terrain: ['weirwood at 24,19'],
      });
      if (influenced) s.unit('lannisterHalberdiers').influences.push('n0');
      s.does('lannisterHalberdiers', 'charge').until('chargeTarget').choose('starkSwornSwords');
      s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 }).choose('full');
      return s;
    };
    expect(charge(false).until('rerollAttack', 'activate').step).toBe('rerollAttack');
    const slowed = charge(true);
    expect(offered(slowed)).toEqual(['huntersGuile']);
    slowed.pass();
    expect(slowed.until('rerollAttack', 'activate').step).toBe('activate');
    const worse = charge(true).dice(4, 4, 4, 4, 4, 4, 4).choose('huntersGuile').until('activate');
    expect(worse.told('fact.hits')[0].params.hits).toBe(0);
    expect(worse.unit('lannisterHalberdiers').influences).toEqual([]);
  });

  it('[SIF-1831, SIF-1838, SIF-1839] Eddard, Hand: he gives himself for an NCU that neither acts nor helps this round', () => {
    const s = winterfell(['eddardStark:handOfTheKing on crown']);
    s.until('use').choose('priceOfHonor').choose('pycelle:grandMaester');
    expect(s.ncu('eddardStark')).toMatchObject({ destroyed: true, zone: null });
    expect(s.ncu('pycelle').activated).toBe(true);
    expect([s.points('stark'), s.points('lannister')]).toEqual([0, 0]);
    s.activate('starkSwornSwords').until('action').pass().until('activate');
    expect(s.options).toEqual([s.unit('redCloaks').id]);
    // The crown is free again.
    expect(s.table.ncus.some(({ zone }) => zone === 'crown')).toBe(false);
  });

  it('[SIF-1840, SIF-1841] Eddard’s orders cancel an NCU or a zone aimed at the influenced unit', () => {
    const guarded = (ncus: string[]) => {
      const s = court(ncus, { stark: { ncus: ['eddardStark:handOfTheKing on combat'] } });
      s.unit('starkSwornSwords').influences.push(s.ncu('eddardStark').id);
      return s;
    };
    const zone = guarded(['pycelle:grandMaester, 0 tokens']);
    zone
      .activate('pycelle:grandMaester')
      .choose('crown')
      .choose('starkSwornSwords')
      .choose('handsOrders')
      .until('activate');
    expect(zone.told('fact.test')).toHaveLength(0);
    const ncu = guarded(['pycelle:grandMaester, 1 token']);
    ncu
      .activate('pycelle:grandMaester')
      .choose('manipulationAndDeception')
      .choose('starkSwornSwords');
    ncu.choose('handsOrders');
    expect(ncu.unit('starkSwornSwords').conditions).toEqual([]);
    const joffrey = guarded(['joffreyBaratheon:lordOfTheSevenKingdoms']);
    joffrey
      .activate('joffreyBaratheon:lordOfTheSevenKingdoms')
      .choose('wealth')
      .choose('starkSwornSwords');
    joffrey.choose('handsOrders');
    expect(joffrey.unit('starkSwornSwords').influences).toEqual([joffrey.ncu('eddardStark').id]);
  });

  it('Lyanna: her unit grows with every friend that has fallen', () => {
    const grows = (fallen: number) => {
      const units = Array.from({ length: fallen }, () => 'starkBowmen at 40,40, destroyed');
      const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
        stark: { units, ncus: ['lyannaMormont:youngestSheBear on crown'] },
      });
      s.unit('starkSwornSwords').influences.push('n0');
      s.does('starkSwornSwords', 'melee').until('alignMelee').dice(6, 1, 1, 1, 1, 1, 1).pass();
      return s;
    };
    expect(grows(0).step).not.toBe('rerollAttack');
    expect(grows(3).step).toBe('rerollAttack');
    const attacked = (fallen: number) => {
      const units = Array.from({ length: fallen }, () => 'starkBowmen at 40,40, destroyed');
      const s = duel('lannisterHalberdiers', 'starkSwornSwords', {
        lannister: { units, ncus: ['lyannaMormont:youngestSheBear on crown'] },
      });
      s.unit('starkSwornSwords').influences.push('n0');
      s.does('lannisterHalberdiers', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 3, d3(1))
        .pass();
      return s.told('fact.test')[0].params;
    };
    expect(attacked(0)).toMatchObject({ result: 6, passed: true });
    expect(attacked(2)).toMatchObject({ result: null, passed: true });
  });
});

describe('of House Lannister', () => {
  it('[SIF-1842] Tywin: once in a game five blows against any enemies, each or none', () => {
    const s = court(['tywinLannister:theGreatLion'], {
      stark: {
        units: ['starkSwornSwords at 24,40 facing south', 'starkBowmen at 34,40 facing south'],
      },
    });
    s.until('use').choose('theRainsOfCastamere');
    s.choose('starkSwornSwords').choose('starkBowmen').dice(1, 1, 1, 1, 1, 1, d3(1));
    s.choose('starkSwornSwords').pass().choose('starkBowmen').until('activate');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['panicked']);
    expect(s.unit('starkBowmen').conditions).toEqual(['vulnerable']);
    expect(wounded(s, 'starkSwornSwords')).toBe(4);
    expect(s.told('fact.test')).toHaveLength(0);
    expect(s.told('fact.noAbilities')[0].params).toMatchObject({ until: 'round' });
    s.activate('redCloaks').until('action').pass().until('use', 'activate');
    expect(offered(s)).toEqual([]);
  });

  it('[SIF-714] the High Sparrow: wounds of failed panic tests heal a friend in Long range', () => {
    const s = duel('lannisterHalberdiers, 5 wounds', 'starkSwornSwords', {
      stark: { ncus: ['theHighSparrow:fatherOfTheFaithful on crown'] },
    });
    s.unit('starkSwornSwords').influences.push('n0');
    s.does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(2))
      .pass();
    s.until('aim').choose('lannisterHalberdiers');
    expect(wounded(s, 'lannisterHalberdiers')).toBe(3);
  });

  it('[SIF-1836, SIF-714] Joffrey: on the board he counts as holding the Crown, and panic costs his enemies more', () => {
    const s = court(['joffreyBaratheon:lordOfTheSevenKingdoms'], {
      units: ['redCloaks at 24,10 facing north, 4 wounds'],
    });
    s.activate('joffreyBaratheon:lordOfTheSevenKingdoms').choose('wealth');
    // An enemy, not a friend.
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
    const panic = (zone: string) => {
      const one = duel('starkSwornSwords', 'lannisterHalberdiers', {
        stark: { ncus: [`joffreyBaratheon:lordOfTheSevenKingdoms${zone}`] },
      });
      if (zone) one.unit('lannisterHalberdiers').influences.push('n0');
      one
        .does('starkSwornSwords', 'melee')
        .until('alignMelee')
        .dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1))
        .pass();
      return wounded(one, 'lannisterHalberdiers');
    };
    expect([panic(' on wealth'), panic('')]).toEqual([3, 2]);
  });

  it('[SIF-1836] who counts as holding a zone has what hangs on it', () => {
    const s = (zone: string) => {
      const one = duel('redCloaks', 'starkSwornSwords', {
        stark: {
          ncus: [`joffreyBaratheon:lordOfTheSevenKingdoms${zone}`],
          hand: ['subjugationOfPower'],
        },
      });
      one
        .activate('redCloaks')
        .until('action')
        .pass()
        .until('activate')
        .dice(3, 3, d3(1))
        .choose('starkSwornSwords');
      one.choose('subjugationOfPower');
      return one.told('fact.test')[0].params.result;
    };
    expect(s(' on maneuver')).toBe(5);
    expect(s('')).toBe(6);
  });

  it('Kevan: once in a game he heals, frees, shifts and spurs on', () => {
    const s = court(['kevanLannister:masterOfLaw'], {
      units: [
        'redCloaks at 24,10 facing north, 5 wounds, panicked, weakened',
        'lannisterHalberdiers at 34,10 facing north',
      ],
    });
    s.until('use').choose('unbiasedJustice');
    s.choose('redCloaks')
      .choose('redCloaks')
      .choose('lannisterHalberdiers')
      .choose('lannisterHalberdiers');
    s.way({ go: 'forward', by: 2000 });
    expect(s.unit('redCloaks')).toMatchObject({ wounds: 3, conditions: [] });
    expect(s.unit('lannisterHalberdiers').pose?.y).toBe(12000);
    expect(s.table.lasting.map(({ key }) => key)).toEqual(['highestDice', 'rerollAttack']);
  });

  it('[SIF-1833] Qyburn bets on two zones; the NCU that claims one of them costs its side', () => {
    const bet = (zone: string) => {
      const s = winterfell(['sansaStark:littleBird'], {
        lannister: { ncus: ['qyburn:masterOfWhisperers, 1 token'] },
      });
      s.activate('sansaStark:littleBird')
        .until('use')
        .choose('littleDoves')
        .choose('crown', 'wealth');
      s.until('zone').choose(zone).until('aimFurther', 'activate');
      return s;
    };
    const won = bet('crown');
    expect(won.waiting).toBe('lannister');
    won.choose('starkSwornSwords');
    expect(won.unit('starkSwornSwords').conditions).toEqual(['vulnerable']);
    expect(bet('tactics').step).toBe('activate');
  });

  it('[SIF-1822] Tommen fetches by the zones that are held', () => {
    const s = court(['tommenBaratheon:nextInSuccession, 1 token'], {
      deck: ['bribery', 'intrigueAndSubterfuge'],
    });
    s.activate('tommenBaratheon:nextInSuccession')
      .choose('wealth')
      .choose('queensInfluence')
      .until('activate');
    expect(s.player('lannister').hand).toEqual(['bribery']);
    expect(s.ncu('tommenBaratheon').tokens).toBe(0);
  });
});

describe('neutral', () => {
  it('[SIF-1835, SIF-1836, SIF-1834] Petyr uses the effect of a free zone for a token, and once counts as holding one', () => {
    const s = court(['petyrBaelish:littlefinger, 1 token'], {
      stark: { ncus: ['sansaStark:littleBird on combat'] },
    });
    s.until('use').choose('masterOfTheGame').choose('combat');
    expect(s.table.lasting).toMatchObject([{ key: 'controls:combat', until: 'round' }]);
    s.activate('petyrBaelish:littlefinger').choose('wealth').choose('masterOfTheGame');
    expect(s.options).toEqual(['crown', 'tactics', 'maneuver']);
    s.choose('crown').dice(1, 1, d3(1)).choose('starkSwornSwords').until('activate');
    expect(s.told('fact.test')).toHaveLength(1);
    expect(s.ncu('petyrBaelish')).toMatchObject({ zone: 'wealth', tokens: 0 });
  });

  it('[SIF-1833] Varys answers each zone of an enemy for a token', () => {
    const spy = (zone: string) => {
      const s = winterfell(['sansaStark:littleBird'], {
        lannister: {
          units: ['redCloaks at 24,40 facing south, 4 wounds'],
          ncus: ['lordVarys:theSpider, 1 token'],
          deck: ['bribery'],
        },
      });
      s.activate('sansaStark:littleBird').until('zone').choose(zone).until('use');
      expect(s.waiting).toBe('lannister');
      expect(offered(s)).toEqual(['littleBirds']);
      return s;
    };
    const crown = spy('crown').choose('littleBirds').choose('starkSwornSwords').until('activate');
    expect(crown.told('fact.test').at(-1)?.params.unit).toMatchObject({ card: 'starkSwornSwords' });
    expect(wounded(spy('wealth').choose('littleBirds').choose('redCloaks'), 'redCloaks')).toBe(2);
    expect(spy('tactics').choose('littleBirds').player('lannister').hand).toEqual(['bribery']);
    const combat = spy('combat')
      .choose('littleBirds')
      .dice(1, 1, 1)
      .choose('starkSwornSwords')
      .until('activate');
    expect(wounded(combat, 'starkSwornSwords')).toBe(3);
    const shift = spy('maneuver')
      .choose('littleBirds')
      .choose('redCloaks')
      .way({ go: 'forward', by: 3000 });
    expect(shift.unit('redCloaks').pose?.y).toBe(37000);
  });

  it('[SIF-1839, SIF-714] Jaqen: Precision for his own infantry, or the influence of somebody else for the round', () => {
    const own = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { ncus: ['jaqenHghar:followerOfTheRedGod on crown'] },
    });
    own.unit('starkSwornSwords').influences.push('n0');
    own.does('starkSwornSwords', 'melee').until('alignMelee').dice(6, 1, 1, 1, 1, 1, 1).pass();
    expect(own.told('fact.hits')[0].params.direct).toBe(1);
    const s = winterfell(
      ['jaqenHghar:followerOfTheRedGod', 'catelynStark:ladyOfWinterfell on crown'],
      {
        units: ['starkSwornSwords at 24,10 facing north, 8 wounds, weakened'],
      },
    );
    s.activate('jaqenHghar:followerOfTheRedGod').until('use').choose('choosingAName');
    expect(s.options).toEqual([s.ncu('catelynStark').id]);
    s.choose('catelynStark:ladyOfWinterfell').choose('wealth').choose('starkSwornSwords');
    // Catelyn's influence removes a condition when it is laid.
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
    expect(s.ncu('jaqenHghar').borrowed).toBe('familyDutyHonor');
    s.until('discardAny', 'refill', 'over', 'use');
    for (let i = 0; i < 40 && s.table.round === 2; i++)
      s.until('use', 'activate', 'over').answer(s.step === 'activate' ? [s.options[0]] : []);
    expect(s.ncu('jaqenHghar').borrowed).toBeNull();
  });

  it('Tycho: five wounds in all, spread over any units, once', () => {
    const s = court(['tychoNestoris:ironBanker'], {
      units: ['redCloaks at 24,10, 3 wounds', 'lannisterHalberdiers at 34,10, 4 wounds'],
    });
    s.until('use').choose('backingOfTheIronBank');
    expect(s.asked).toMatchObject({ min: 5, max: 5 });
    const [red, halberdiers] = [s.unit('redCloaks').id, s.unit('lannisterHalberdiers').id];
    s.refuses('SC-005', () => s.answer([red, red, red, red, halberdiers]));
    s.answer([red, red, red, halberdiers, halberdiers]);
    expect([wounded(s, 'redCloaks'), wounded(s, 'lannisterHalberdiers')]).toEqual([0, 2]);
    // Where there are fewer wounds than that, all of them.
    const few = court(['tychoNestoris:ironBanker'], { units: ['redCloaks at 24,10, 3 wounds'] });
    few.until('use').choose('backingOfTheIronBank');
    expect(few.asked).toMatchObject({ min: 3, max: 3 });
    few.answer([red, red, red]);
    expect(wounded(few, 'redCloaks')).toBe(0);
  });

  it('[SIF-1832, SIF-1834] Walder: two of three, one of them the first turn of the next round', () => {
    const s = court(['walderFrey:lordOfTheCrossing']);
    s.activate('walderFrey:lordOfTheCrossing')
      .choose('crown')
      .choose('strategicAlliance')
      .choose('curse', 'first');
    s.choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').conditions.sort()).toEqual([
      'panicked',
      'vulnerable',
      'weakened',
    ]);
    expect(s.table.nextFirst).toEqual([0]);
    for (let i = 0; i < 40 && s.table.round === 2; i++)
      s.until('use', 'activate', 'over').answer(s.step === 'activate' ? [s.options[0]] : []);
    // It would have been the other's turn.
    expect(s.table).toMatchObject({ round: 3, first: 0, nextFirst: [] });
  });

  it('Roose: a token frightens, and a claim becomes a panic test', () => {
    const s = court(['rooseBolton:calculatingAndCruel, 1 token']);
    s.activate('rooseBolton:calculatingAndCruel')
      .choose('horrificRumors')
      .choose('starkSwornSwords');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['panicked']);
    s.choose('wealth')
      .choose('horrificRumors')
      .dice(6, 6, d3(1))
      .choose('starkSwornSwords')
      .until('activate');
    expect(s.told('fact.test')).toHaveLength(1);
  });

  it('[SIF-1838, SIF-1842] Shae: help for each claim, a token for it, and no token is her end', () => {
    const s = court(['shae:hiddenInCourt, 1 token'], { units: ['redCloaks at 24,10, 4 wounds'] });
    s.activate('shae:hiddenInCourt').choose('tactics').choose('healOne').choose('redCloaks');
    expect(wounded(s, 'redCloaks')).toBe(3);
    s.until('activate');
    expect(s.ncu('shae').tokens).toBe(0);
    for (let i = 0; i < 40 && s.table.round === 2; i++)
      s.until('use', 'activate', 'over').answer(s.step === 'activate' ? [s.options[0]] : []);
    expect(s.ncu('shae').destroyed).toBe(true);
    const rich = court(['shae:hiddenInCourt, 1 token']);
    rich.activate('shae:hiddenInCourt').choose('tactics').choose('twoTokens').until('activate');
    expect(rich.ncu('shae').tokens).toBe(2);
  });

  it('[SIF-1840, SIF-1813] whom Shae weakens may answer, although named only when it happens', () => {
    const weaken = (answer: string) => {
      const s = court(['shae:hiddenInCourt, 1 token'], {
        stark: { ncus: ['eddardStark:handOfTheKing on combat'] },
      });
      s.unit('starkSwornSwords').influences.push(s.ncu('eddardStark').id);
      s.activate('shae:hiddenInCourt').choose('tactics').choose('weakenOne');
      s.choose('starkSwornSwords');
      expect([s.step, s.waiting]).toEqual(['use', 'stark']);
      return s.choose(...(answer === '' ? [] : [answer])).unit('starkSwornSwords').conditions;
    };
    expect(weaken('')).toEqual(['weakened']);
    expect(weaken('handsOrders')).toEqual([]);
  });
});
