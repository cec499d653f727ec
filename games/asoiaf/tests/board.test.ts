import { describe, expect, it } from 'vitest';
import { d3, scenario } from './scenario.ts';

const council = (more: { stark?: object; lannister?: object } = {}) =>
  scenario({
    players: {
      lannister: {
        units: ['lannisterGuardsmen at 24,10 facing north, 5 wounds, weakened, panicked'],
        ncus: ['cerseiLannister:queenRegent, 0 tokens', 'pycelle:grandMaester, 0 tokens'],
        ...more.lannister,
      },
      stark: {
        units: ['starkSwornSwords at 24,40 facing south'],
        ncus: ['catelynStark:ladyOfWinterfell'],
        ...more.stark,
      },
    },
  });

describe('the tactics board', () => {
  it('[SIF-703] Crown: an enemy takes a panic test with -1', () => {
    const s = council();
    s.activate('cerseiLannister:queenRegent').choose('crown');
    s.dice(3, 3, d3(2)).choose('starkSwornSwords');
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
    expect(s.models('starkSwornSwords')).toBe(10);
    // What came of it is known until the next test.
    const { id: unit } = s.unit('starkSwornSwords');
    expect(s.table.test).toEqual({ unit, passed: false, wounds: 2 });
    const brave = council();
    brave.activate('cerseiLannister:queenRegent').choose('crown');
    brave.dice(6, 6, d3(3)).choose('starkSwornSwords');
    expect(brave.table.test).toEqual({ unit, passed: true, wounds: 0 });
    expect(brave.models('starkSwornSwords')).toBe(12);
  });

  it('[SIF-704] Wealth: three wounds healed and a condition removed', () => {
    const s = council();
    s.activate('cerseiLannister:queenRegent').choose('wealth').choose('lannisterGuardsmen');
    expect(s.models('lannisterGuardsmen')).toBe(10);
    expect(s.options).toEqual(['weakened', 'panicked']);
    s.choose('panicked');
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['weakened']);
  });

  it('[SIF-705] Combat: a free attack, also of a unit that was activated', () => {
    const s = scenario({
      players: {
        lannister: {
          units: [
            'lannisterGuardsmen at 24,20 facing north, activated',
            'lannisterHalberdiers at 8,8',
          ],
          ncus: ['cerseiLannister:queenRegent'],
        },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
      },
    });
    s.activate('cerseiLannister:queenRegent').choose('combat');
    expect(s.options).toEqual([s.unit('lannisterGuardsmen').id]);
    s.choose('lannisterGuardsmen');
    expect(s.options).toEqual(['melee']);
    s.choose('melee').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
  });

  it('[SIF-706, SIF-829] Tactics: two cards, and a condition on an enemy, once of each kind', () => {
    const s = council({
      lannister: { deck: ['hearMeRoar', 'bribery', 'counterplot'] },
      stark: { units: ['starkSwornSwords at 24,40 facing south, weakened'] },
    });
    s.activate('cerseiLannister:queenRegent').choose('tactics').choose('starkSwornSwords');
    expect(s.player('lannister').hand).toEqual(['hearMeRoar', 'bribery']);
    s.choose('weakened');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['weakened']);
  });

  it('[SIF-703, SIF-706] Crown and Tactics name an enemy and cannot be declined; the others can', () => {
    const asked = (zone: string) => {
      const s = council().activate('cerseiLannister:queenRegent').choose(zone);
      expect(s.step).toBe('zoneTarget');
      const { min, pass } = s.asked as unknown as { min: number; pass?: unknown };
      return [min, (pass ?? null) !== null];
    };
    expect([asked('crown'), asked('tactics')]).toEqual([
      [1, false],
      [1, false],
    ]);
    expect([asked('wealth'), asked('maneuver')]).toEqual([
      [0, true],
      [0, true],
    ]);
    const s = council().activate('cerseiLannister:queenRegent').choose('crown');
    s.refuses('SC-005', () => s.pass());
  });

  it('[SIF-704, SIF-707] each zone names only whom its effect can do something for', () => {
    const offered = (zone: string, idle?: string) => {
      const s = council({
        lannister: {
          units: [
            'lannisterGuardsmen at 24,10 facing north, 5 wounds',
            'lannisterHalberdiers at 10,10 facing north, weakened',
            'redCloaks at 38,10 facing north',
            'hedgeKnights at 38,30, destroyed',
          ],
        },
      });
      if (idle)
        s.table.lasting.push({
          source: 'cunningPloy',
          on: s.unit(idle).id,
          key: 'noAction',
          amount: 1,
          until: 'turn',
        });
      s.activate('cerseiLannister:queenRegent').choose(zone);
      return s.step === 'zoneTarget'
        ? s.options.map((id) => s.table.units.find((unit) => unit.id === id)?.card)
        : s.step;
    };
    // Wounds or conditions; those who are well are not named.
    expect(offered('wealth')).toEqual(['lannisterGuardsmen', 'lannisterHalberdiers']);
    expect(offered('maneuver')).toEqual([
      'lannisterGuardsmen',
      'lannisterHalberdiers',
      'redCloaks',
    ]);
    // Nobody is engaged and nobody can shoot: there is nothing to attack.
    expect(offered('combat')).not.toBe('zoneTarget');
    expect(offered('crown')).toEqual(['starkSwornSwords']);
    // Who may do nothing this turn is not named either (SIF-1828).
    expect(offered('maneuver', 'redCloaks')).toEqual([
      'lannisterGuardsmen',
      'lannisterHalberdiers',
    ]);
  });

  it('[SIF-704] Wealth tells of no wounds where there were none to heal', () => {
    const heals = (more: string) => {
      const s = council({ lannister: { units: [`lannisterGuardsmen at 24,10${more}`] } });
      s.activate('cerseiLannister:queenRegent').choose('wealth').choose('lannisterGuardsmen');
      s.until('activate');
      return s.told('fact.healed').map(({ params }) => params.wounds);
    };
    expect([
      heals(', weakened'),
      heals(', 1 wound'),
      heals(', 2 wounds'),
      heals(', 4 wounds'),
    ]).toEqual([[], [1], [2], [3]]);
  });

  it('[SIF-704, SIF-1745] Wealth may take the poison instead of a condition, not without one', () => {
    const wealth = (more: string) => {
      const s = council({ lannister: { units: [`lannisterGuardsmen at 24,10, 1 wound${more}`] } });
      return s
        .activate('cerseiLannister:queenRegent')
        .choose('wealth')
        .choose('lannisterGuardsmen');
    };
    const both = wealth(', weakened, poisoned');
    expect([both.step, both.options]).toEqual(['whichCondition', ['weakened', 'poison']]);
    const { options } = both.asked as unknown as { options: { label: { key: string } }[] };
    expect(options.map(({ label }) => label.key)).toEqual([
      'option.condition',
      'ability.crannogPoison',
    ]);
    both.choose('poison');
    expect(both.unit('lannisterGuardsmen')).toMatchObject({
      poison: null,
      conditions: ['weakened'],
    });
    const alone = wealth(', poisoned');
    expect(alone.step).not.toBe('whichCondition');
    expect(alone.unit('lannisterGuardsmen').poison).not.toBeNull();
    expect(wealth(', weakened').options).toEqual(['weakened']);
  });

  it('[SIF-704] Wealth goes to nobody where all are well', () => {
    const s = council({ lannister: { units: ['lannisterGuardsmen at 24,10 facing north'] } });
    s.activate('cerseiLannister:queenRegent').choose('wealth');
    expect([s.step, s.waiting]).toEqual(['activate', 'stark']);
  });

  it('[SIF-707] Maneuver: a free maneuver or retreat', () => {
    const s = council();
    s.activate('cerseiLannister:queenRegent').choose('maneuver').choose('lannisterGuardsmen');
    expect(s.options).toEqual(['maneuver']);
    s.choose('maneuver').way({ go: 'forward', by: 4000 });
    expect(s.unit('lannisterGuardsmen').pose?.y).toBe(14000);
    expect(s.unit('lannisterGuardsmen').activated).toBe(false);
  });

  it('[SIF-708, SIF-711, SIF-712] a zone that is taken cannot be claimed, and none need be', () => {
    const s = council();
    s.activate('cerseiLannister:queenRegent').choose('crown').choose('starkSwornSwords');
    s.until('activate').choose('starkSwornSwords').until('activate').choose('pycelle:grandMaester');
    expect(s.step).toBe('zone');
    expect(s.options).not.toContain('crown');
    s.refuses('SIF-711', () => s.choose('crown'));
    s.pass();
    expect(s.ncu('pycelle').zone).toBeNull();
    expect(s.ncu('pycelle').activated).toBe(true);
  });

  it('[SIF-714, SIF-718, SIF-219] influence lies on a unit until the clean-up', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,20 facing north, 9 wounds, weakened'],
          ncus: ['catelynStark:ladyOfWinterfell'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south'] },
      },
    });
    s.activate('catelynStark:ladyOfWinterfell').choose('crown');
    expect(s.step).toBe('influence');
    s.choose('starkSwornSwords');
    // Catelyn removes a condition, and the unit attacks with its highest value: seven dice with one rank left.
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
    s.until('activate')
      .choose('lannisterGuardsmen')
      .until('activate')
      .choose('starkSwornSwords')
      .until('action')
      .choose('melee');
    s.until('activate', 'rerollAttack');
    const roll = s
      .told('fact.rolled')
      .find(({ params }) => params.purpose === 'attack' && (params.dice as number[]).length === 7);
    expect(roll).toBeDefined();
    while (s.table.round === 2) s.answer(s.asked.default);
    expect(s.unit('starkSwornSwords').influences).toEqual([]);
  });
});

describe('the clean-up', () => {
  it('[SIF-217, SIF-218, SIF-220, SIF-221, SIF-223, SIF-224] tokens go, zones are free, hands are refilled, the first player changes', () => {
    const s = council({
      lannister: {
        hand: ['hearMeRoar', 'hearMeRoar'],
        deck: ['bribery', 'counterplot', 'counterplot'],
      },
    });
    s.activate('cerseiLannister:queenRegent').choose('wealth').pass();
    s.until('discardAny');
    expect(s.waiting).toBe('lannister');
    s.choose('hearMeRoar');
    expect(s.player('lannister').discard).toEqual(['hearMeRoar']);
    s.until('activate');
    expect(s.player('lannister').hand).toEqual(['hearMeRoar', 'bribery', 'counterplot']);
    expect(s.table.round).toBe(3);
    expect(s.waiting).toBe('stark');
    expect(s.ncu('cersei').zone).toBeNull();
    expect(s.table.units.every(({ activated }) => !activated)).toBe(true);
  });

  /** Cersei takes the tactics zone, which draws two cards. */
  const drawsTwo = (s: ReturnType<typeof council>) =>
    s
      .activate('cerseiLannister:queenRegent')
      .until('zone')
      .choose('tactics')
      .until('zoneTarget')
      .choose('starkSwornSwords');

  it('[SIF-225, SIF-226] six cards are one too many, at once', () => {
    const s = council({
      lannister: {
        hand: ['hearMeRoar', 'hearMeRoar', 'bribery', 'bribery'],
        deck: ['counterplot', 'counterplot'],
      },
    });
    drawsTwo(s);
    expect(s.step).toBe('tooMany');
    s.refuses('SC-005', () => s.pass());
    s.choose('bribery');
    expect(s.player('lannister').hand).toHaveLength(5);
    // Everybody is told which it was.
    expect(s.told('fact.discarded').at(-1)?.params.cards).toMatchObject([{ id: 'bribery' }]);
    // So it is not taken back (SC-012).
    expect([s.waiting, s.match.mayUndo(s.seat('lannister'))]).toEqual(['lannister', false]);
  });

  it('[SIF-1821] with Tyrion six cards are enough, and seven are too many', () => {
    const held = (...hand: string[]) => {
      const s = council({
        lannister: {
          ncus: ['cerseiLannister:queenRegent, 0 tokens', 'tyrionLannister:theImp'],
          hand,
          deck: ['counterplot', 'counterplot'],
        },
      });
      return drawsTwo(s).step === 'tooMany';
    };
    expect(held('hearMeRoar', 'hearMeRoar', 'bribery', 'bribery')).toBe(false);
    expect(held('hearMeRoar', 'hearMeRoar', 'bribery', 'bribery', 'hearMeRoar')).toBe(true);
  });

  it('[SIF-220] the last card of a hand may be discarded as well', () => {
    const s = council({ lannister: { hand: ['bribery'], ncus: [] }, stark: { ncus: [] } });
    s.until('discardAny').choose('bribery');
    expect(s.player('lannister').discard).toEqual(['bribery']);
  });

  it('[SIF-226] of each card one may discard as many as one holds', () => {
    const s = council({
      lannister: {
        hand: ['hearMeRoar', 'hearMeRoar', 'bribery', 'hearMeRoar', 'hearMeRoar'],
        deck: ['counterplot', 'counterplot'],
      },
    });
    drawsTwo(s);
    expect(s.asked).toMatchObject({ each: { hearMeRoar: 4, bribery: 1, counterplot: 2 } });
  });

  it('[SIF-227, SIF-228] an empty deck is not made anew; what is left is drawn', () => {
    const s = council({ lannister: { deck: ['counterplot'], discard: ['bribery'] } });
    s.activate('cerseiLannister:queenRegent').choose('tactics').choose('starkSwornSwords');
    expect(s.player('lannister').hand).toEqual(['counterplot']);
    expect(s.player('lannister').discard).toEqual(['bribery']);
  });
});
