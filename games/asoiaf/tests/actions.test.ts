import { Chance, type Leg, type Path, type Refusal } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { d3, type Scenario, scenario } from './scenario.ts';

const two = (stark: string, lannister: string, more: object = {}) =>
  scenario({ players: { stark: { units: [stark] }, lannister: { units: [lannister] } }, ...more });

describe('an activated unit', () => {
  it('[SIF-409, SIF-410, SIF-411] performs one action or none, and has been activated then', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
    );
    s.activate('starkSwornSwords').until('action');
    expect(s.options).toEqual(['maneuver', 'march']);
    s.pass();
    expect(s.unit('starkSwornSwords').activated).toBe(true);
    expect(s.waiting).toBe('lannister');
  });

  it('[SIF-103, SIF-204, SIF-209] is one that was not activated this round, and one must be', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,10', 'starkBowmen at 10,10, activated'],
          ncus: ['catelynStark:ladyOfWinterfell'],
        },
        lannister: {
          units: [
            'lannisterGuardsmen at 24,40 facing south',
            'redCloaks at 10,40 facing south, activated',
          ],
          ncus: ['cerseiLannister:queenRegent'],
        },
      },
    });
    for (const ncu of s.table.ncus) ncu.activated = true;
    s.until('activate');
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
    // Of the enemy's nothing is said.
    expect(s.blocked.map(({ id }) => id)).toEqual([
      s.unit('starkBowmen').id,
      s.ncu('catelynStark').id,
    ]);
    s.refuses('SIF-103', () => s.choose('starkBowmen'));
    s.refuses('SC-005', () => s.pass());
  });

  it('[SIF-208, SIF-210, SIF-211] turns alternate until one side has nobody left, then the other goes on', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10'] },
        lannister: {
          units: [
            'lannisterGuardsmen at 10,40 facing south',
            'lannisterHalberdiers at 30,40 facing south',
          ],
        },
      },
    });
    const turns: string[] = [];
    while (s.table.round === 2) {
      s.until('activate', 'discardAny');
      if (s.table.round !== 2) break;
      turns.push(s.waiting);
      s.answer(s.asked.default);
    }
    expect(turns).toEqual(['stark', 'lannister', 'lannister']);
    expect(s.table.first).toBe(1);
  });
});

describe('a maneuver', () => {
  it('[SIF-413, SIF-414, SIF-415, SIF-1608] pivots, goes up to its Speed and pivots again', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
    );
    s.does('starkSwornSwords', 'maneuver');
    s.refuses('SIF-414', () => s.way({ go: 'forward', by: 5001 }));
    s.refuses('SIF-416', () => s.way({ go: 'forward', by: 1 }, { go: 'forward', by: 1 }));
    s.way({ go: 'pivot', by: 900 }, { go: 'forward', by: 5000 }, { go: 'pivot', by: 0 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 29000, y: 10000, h: 0 });
  });

  it('[SIF-412, SIF-423, SIF-427] is not for the engaged; a retreat is only for them', () => {
    const s = two(
      'starkSwornSwords at 24,20 facing north',
      'lannisterGuardsmen at 24,24.8 facing south',
    );
    s.activate('starkSwornSwords').until('action');
    expect(s.options).toEqual(['retreat', 'melee']);
    s.refuses('SIF-412', () => s.choose('maneuver'));
    s.refuses('SIF-423', () => s.choose('march'));
    const t = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
    );
    t.activate('starkSwornSwords').until('action');
    t.refuses('SIF-427', () => t.choose('retreat'));
  });

  it('[SIF-1109, SIF-1110] stakes wound who enters them, and who acts while standing on them', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
      {
        terrain: ['stakes at 24,14'],
      },
    );
    s.does('starkSwornSwords', 'maneuver').dice(d3(3)).way({ go: 'forward', by: 2000 });
    expect(s.models('starkSwornSwords')).toBe(8);
    s.until('activate').choose('lannisterGuardsmen').until('activate');
    expect(s.table.round).toBe(3);
    s.dice(d3(1)).choose(s.waiting === 'stark' ? 'starkSwornSwords' : 'lannisterGuardsmen');
    while (s.waiting !== 'stark' || s.step !== 'action') s.answer(s.asked.default);
    s.dice(d3(3)).choose('maneuver');
    expect(s.models('starkSwornSwords')).toBe(4);
    // One die each, of three sides.
    const thrown = s.told('fact.rolled').filter(({ params }) => params.purpose === 'dangerous');
    expect(thrown.map(({ params }) => params.dice)).toEqual([[3], [3]]);
  });
});

describe('dangerous ground', () => {
  const wounds = (s: Scenario) => s.unit('starkSwornSwords').wounds;

  /** Sworn Swords that are shifted by a card, with Halberdiers who may retreat from them. */
  const shifted = (terrain: string[], dangerous: boolean) => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'], hand: ['swiftReposition'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
      terrain,
    });
    if (dangerous) treated(s);
    s.choose('swiftReposition').choose('starkSwornSwords').until('way');
    return wounds(s.dice(d3(2)).way({ go: 'forward', by: 1000 }));
  };
  const treated = (s: Scenario) =>
    s.table.lasting.push({
      source: 'crannogTraps',
      on: s.unit('starkSwornSwords').id,
      key: 'dangerousMove',
      amount: 1,
      until: 'turn',
    });

  it('[SIF-1110, SIF-1864] hurts who is shifted onto it; a trap only waits for actions', () => {
    expect(shifted(['stakes at 24,13'], false)).toBe(3);
    expect(shifted([], false)).toBe(0);
    expect(shifted([], true)).toBe(0);
  });

  it('[SIF-928, SIF-1864] does not hurt who only turns, freed from a melee', () => {
    const turned = (terrain: string[], dangerous: boolean) => {
      const s = scenario({
        players: {
          lannister: {
            units: ['lannisterHalberdiers at 24,24.8 facing south', 'redCloaks at 4,44'],
          },
          stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        },
        terrain,
      });
      s.does('lannisterHalberdiers', 'retreat').way({ go: 'back', by: 5000 });
      if (dangerous) treated(s);
      expect([s.step, s.waiting]).toEqual(['way', 'stark']);
      return wounds(s.dice(d3(2)).way({ go: 'pivot', by: 900 }));
    };
    expect(turned([], true)).toBe(0);
    expect(turned(['stakes at 24,17'], false)).toBe(0);
  });

  it('[SIF-1109, SIF-1716] fells who acts on it before the action, which is lost', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,14 facing north, 11 wounds', 'starkBowmen at 4,5'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
      terrain: ['stakes at 24,13'],
    });
    s.does('starkSwornSwords', 'charge').dice(d3(1)).choose('lannisterGuardsmen');
    expect([s.unit('starkSwornSwords').destroyed, s.step]).toEqual([true, 'activate']);
    expect(s.told('fact.rolled')).toHaveLength(1);
  });
});

describe('who can do nothing', () => {
  it('[SIF-1828, SIF-410] is activated all the same, and is not asked for an action', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
    );
    s.table.lasting.push({
      source: 'cunningPloy',
      on: s.unit('starkSwornSwords').id,
      key: 'noAction',
      amount: 1,
      until: 'turn',
    });
    s.activate('starkSwornSwords');
    expect([s.step, s.waiting]).toEqual(['activate', 'lannister']);
    expect(s.unit('starkSwornSwords').activated).toBe(true);
  });
});

describe('a refused move', () => {
  it('[SIF-921, SIF-1115, SIF-422, SIF-920] names who or what is in the way', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 24,12 facing north'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,27 facing south'] },
      },
      terrain: ['bog at 8,40', 'palisade at 30,20 facing east', 'palisade at 8,20'],
    });
    s.does('starkSwornSwords', 'maneuver');
    const named = (...legs: Leg[]) => {
      try {
        s.way(...legs);
      } catch (error) {
        return (error as Refusal).why.params?.by;
      }
      return 'allowed';
    };
    expect(named({ go: 'forward', by: 3000 })).toMatchObject({
      is: 'unit',
      card: 'lannisterGuardsmen',
    });
    expect(named({ go: 'pivot', by: 900 }, { go: 'forward', by: 5000 })).toEqual({
      is: 'terrain',
      id: 't1',
      kind: 'palisade',
    });
    expect(named({ go: 'pivot', by: 1800 }, { go: 'forward', by: 5000 })).toMatchObject({
      is: 'unit',
      card: 'starkBowmen',
    });
    expect(named({ go: 'pivot', by: 2700 }, { go: 'forward', by: 5000 })).toBe('allowed');
  });
});

describe('a march of who is mobile', () => {
  it('[SIF-424, SIF-1718] may begin with a turn, and is twice its Speed long', () => {
    const s = two(
      'starkSwornSwords with robbStark:theWolfLord at 24,20 facing north',
      'lannisterGuardsmen at 4,44 facing south',
    );
    s.does('starkSwornSwords', 'march').until('way');
    const go = (by: number) => s.way({ go: 'pivot', by: 900 }, { go: 'forward', by });
    // Speed 5, and one more by this ability.
    s.refuses('SIF-414', () => go(12_001));
    go(12_000);
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 36_000, y: 20_000, h: 900 });
  });
});

describe('a surge forth', () => {
  const surges = (...more: string[]) => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 44,5'] },
        lannister: {
          units: [
            'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
            'redCloaks at 4,44',
            ...more,
          ],
        },
      },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee', 'meleeTarget');
    if (s.step === 'alignMelee') s.pass();
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1);
    if (s.step === 'meleeTarget') s.choose('lannisterHalberdiers');
    return s.until('way', 'activate');
  };

  it('[SIF-622] is a free maneuver of whoever has destroyed its last enemy in melee', () => {
    const s = surges();
    expect([s.unit('lannisterHalberdiers').destroyed, s.step, s.waiting]).toEqual([
      true,
      'way',
      'stark',
    ]);
    s.way({ go: 'forward', by: 5000 });
    expect(s.unit('starkSwornSwords').pose?.y).toBe(25_000);
    // Whoever still has an enemy does not.
    const held = surges('lannisterGuardsmen at 24,15.2 facing north');
    expect([held.unit('lannisterHalberdiers').destroyed, held.step]).toEqual([true, 'activate']);
  });
});

describe('what is proposed for a move', () => {
  it('[SIF-416, SIF-425, SIF-431] may be gone, turns now and then, and mostly leads towards somebody', () => {
    const ways = (action: string, stark: string, lannister: string) => {
      const s = two(stark, lannister).does('starkSwornSwords', action).until('way');
      const question = s.match.question(0) as Path;
      const chance = new Chance('proposals');
      const all = Array.from({ length: 80 }, () => question.propose(chance));
      for (const path of all) s.match.fork().answer(0, s.match.state.moment, { path });
      return all;
    };
    const far = 'starkSwornSwords at 24,10 facing north';
    const maneuvers = ways('maneuver', far, 'lannisterGuardsmen at 40,34 facing south');
    expect(new Set(maneuvers.map(({ length }) => length))).toEqual(new Set([2, 3]));
    // The enemy is 33.7 degrees to the right.
    const straight = maneuvers.filter(([turn]) => turn.by === 337).length;
    expect(straight).toBeGreaterThan(40);
    expect(straight).toBeLessThan(80);
    const marches = ways('march', far, 'lannisterGuardsmen at 40,34 facing south');
    expect(new Set(marches.map((legs) => legs.map(({ go }) => go).join()))).toEqual(
      new Set(['forward', 'forward,pivot']),
    );
    const away = ways(
      'retreat',
      'starkSwornSwords at 24,20 facing north',
      'lannisterGuardsmen at 24,24.8 facing south',
    );
    expect(away.some(([leg]) => leg?.go === 'back')).toBe(true);
    expect(away.every(([leg]) => leg?.go !== 'forward')).toBe(true);
  });
});

describe('an elusive escape', () => {
  const flees = (mummers: boolean, by = 5000, ...more: string[]) => {
    const unit = mummers ? 'starkSwornSwords with crannogmanSurvivalist' : 'starkSwornSwords';
    const s = scenario({
      players: {
        stark: { units: [`${unit} at 24,20 facing north`, 'hedgeKnights at 44,5'] },
        lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south', ...more] },
      },
    });
    s.does('starkSwornSwords', 'retreat');
    if (s.step === 'rerollRetreat') s.pass();
    return by === 0 ? s.way() : s.way({ go: 'back', by });
  };

  it('[SIF-433] weakens whom it leaves, who may not turn; others may', () => {
    const s = flees(true);
    expect(s.unit('lannisterGuardsmen').conditions).toEqual(['weakened']);
    expect(s.step).not.toBe('way');
    const plain = flees(false);
    expect(plain.unit('lannisterGuardsmen').conditions).toEqual([]);
    expect([plain.step, plain.waiting]).toEqual(['way', 'lannister']);
  });
  it('[SIF-433] is no matter of who only stands near, or of moves out of no fight', () => {
    const s = flees(true, 5000, 'redCloaks at 31,26 facing south');
    expect(s.unit('redCloaks').conditions).toEqual([]);
    // Nor of whom it does not leave after all.
    expect(flees(true, 0).unit('lannisterGuardsmen').conditions).toEqual([]);
    const walks = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords with crannogmanSurvivalist at 24,20 facing north'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,36 facing south'] },
      },
    });
    walks.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2000 });
    expect(walks.unit('lannisterGuardsmen').conditions).toEqual([]);
  });
});

describe('a march', () => {
  it('[SIF-424, SIF-425, SIF-426, SIF-1609] goes twice the Speed straight ahead and only then pivots', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterGuardsmen at 24,40 facing south',
    );
    s.does('starkSwornSwords', 'march');
    s.refuses('SIF-425', () => s.way({ go: 'pivot', by: 900 }, { go: 'forward', by: 1000 }));
    s.refuses('SIF-424', () => s.way({ go: 'forward', by: 10001 }));
    s.way({ go: 'forward', by: 10000 }, { go: 'pivot', by: 900 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 20000, h: 900 });
  });

  it('[SIF-1718] is longer with more Speed, and Enhanced Mobility pivots before it', () => {
    const s = two(
      'starkSwornSwords with robbStark:theWolfLord at 24,10 facing north',
      'lannisterGuardsmen at 24,44 facing south',
    );
    s.does('starkSwornSwords', 'march');
    s.way({ go: 'pivot', by: 900 }, { go: 'forward', by: 12000 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 36000, y: 10000, h: 900 });
  });
});

describe('a retreat', () => {
  it('[SIF-428, SIF-429, SIF-433, SIF-1610, SIF-1611] goes back or aside by Speed and a die, and the freed enemy may pivot', () => {
    const s = two(
      'lannisterGuardsmen at 24,20 facing north',
      'starkSwornSwords at 24,24.8 facing south',
    );
    s.does('lannisterGuardsmen', 'retreat');
    const { purpose, dice } = s.told('fact.rolled').at(-1)?.params ?? {};
    expect(purpose).toBe('retreat');
    const [rolled] = dice as number[];
    s.refuses('SIF-428', () => s.way({ go: 'back', by: (4 + rolled) * 1000 + 1 }));
    s.refuses('SIF-430', () => s.way({ go: 'forward', by: 1000 }));
    s.refuses('SIF-420', () => s.way({ go: 'back', by: 500 }));
    s.way({ go: 'back', by: (4 + rolled) * 1000 }, { go: 'pivot', by: 1800 });
    expect(s.unit('lannisterGuardsmen').pose).toEqual({
      x: 24000,
      y: 20000 - (4 + rolled) * 1000,
      h: 1800,
    });
    expect(s.waiting).toBe('lannister');
    expect(s.step).toBe('way');
    s.way({ go: 'pivot', by: 900 });
    expect(s.unit('starkSwornSwords').pose?.h).toBe(900);
  });

  it('[SIF-434] an enemy that still fights somebody does not pivot', () => {
    const s = scenario({
      players: {
        lannister: {
          units: [
            'lannisterGuardsmen at 21.25,20 facing north',
            'lannisterHalberdiers at 26.75,20 facing north',
          ],
        },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
      },
    });
    s.does('lannisterGuardsmen', 'retreat').way({ go: 'back', by: 4000 });
    expect(s.step).not.toBe('way');
  });
});

describe('a charge', () => {
  const apart = (stark = 'starkSwornSwords at 24,11.2 facing north', more: object = {}) =>
    two(stark, 'lannisterHalberdiers at 24,24 facing south', more);

  it('[SIF-501, SIF-503, SIF-516, SIF-520, SIF-523, SIF-526, SIF-1616] reaches its target with Speed and a die, is aligned and attacks', () => {
    const s = apart();
    s.does('starkSwornSwords', 'charge').until('chargeTarget');
    expect(s.options).toEqual([s.unit('lannisterHalberdiers').id]);
    s.choose('lannisterHalberdiers');
    expect(s.step).toBe('chargeHeading');
    s.dice(3).way({ go: 'pivot', by: 0 });
    expect(s.step).toBe('align');
    expect(s.options).toEqual(['full', 'left', 'right']);
    s.choose('full').until('rerollAttack');
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 19200, h: 0 });
    expect(s.told('fact.attack')).toHaveLength(1);
  });

  it('[SIF-517, SIF-521, SIF-532, SIF-533, SIF-534, SIF-1618, SIF-1619] that falls short goes its way, frightens, and there is no attack', () => {
    const s = apart();
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    // Eight inches to go: a 2 makes seven. The panic test fails: one model.
    s.dice(2, 1, 1, d3(1)).way({ go: 'pivot', by: 0 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 18200, h: 0 });
    expect(s.models('starkSwornSwords')).toBe(11);
    expect(s.told('fact.attack')).toHaveLength(0);
    expect(s.waiting).toBe('lannister');
  });

  it('[SIF-522, SIF-535, SIF-536, SIF-537] a natural 1 is disorderly: no bonus and no cards, but it may succeed', () => {
    const near = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,14 facing north'], hand: ['wintersMight'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
      },
    });
    near.until('activate').does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    near.dice(1).way({ go: 'pivot', by: 0 }).choose('full');
    near.until('activate');
    expect(near.told('fact.attack')).toHaveLength(1);
    expect(near.told('fact.disorderly')).toHaveLength(1);
    expect(near.told('fact.rerolled')).toHaveLength(0);
    // With an orderly charge both the card and the dice would have been asked for.
    const well = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,14 facing north'], hand: ['wintersMight'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
      },
    });
    well.until('activate').does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    well.dice(2).way({ go: 'pivot', by: 0 }).choose('full');
    while (well.waiting === 'lannister') well.pass();
    expect(well.step).toBe('use');
    well.pass();
    expect(well.step).toBe('rerollAttack');
  });

  it('[SIF-527, SIF-1107] re-rolls any attack dice, unless it crossed hindering ground', () => {
    const free = apart();
    free
      .does('starkSwornSwords', 'charge')
      .choose('lannisterHalberdiers')
      .dice(3)
      .way({ go: 'pivot', by: 0 });
    free.choose('full').pass();
    expect(free.step).toBe('rerollAttack');
    expect(free.waiting).toBe('stark');
    const hindered = apart('starkSwornSwords at 24,11.2 facing north', {
      terrain: ['corpsePile at 24,16'],
    });
    hindered
      .does('starkSwornSwords', 'charge')
      .choose('lannisterHalberdiers')
      .dice(3)
      .way({ go: 'pivot', by: 0 });
    hindered.choose('full').pass();
    expect(hindered.told('fact.attack')).toHaveLength(1);
    expect(hindered.step).not.toBe('rerollAttack');
  });

  it('[SIF-1104] fortified ground on the way helps the defender', () => {
    const s = apart('starkSwornSwords at 24,11.2 facing north', { terrain: ['forest at 24,16'] });
    s.does('starkSwornSwords', 'charge')
      .choose('lannisterHalberdiers')
      .dice(3)
      .way({ go: 'pivot', by: 0 });
    s.choose('full').until('rerollAttack');
    const before = s.told('fact.saves').length;
    // All miss but one, which shows a 4; a 3 saves behind a forest.
    s.dice(4, 1, 1, 1, 1, 1, 1, 3).choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6');
    expect(s.told('fact.saves')[before].params).toMatchObject({ hits: 1, blocked: 1 });
    // By one, and no more: a 2 does not.
    const two = apart('starkSwornSwords at 24,11.2 facing north', { terrain: ['forest at 24,16'] });
    two
      .does('starkSwornSwords', 'charge')
      .choose('lannisterHalberdiers')
      .dice(3)
      .way({ go: 'pivot', by: 0 });
    two.choose('full').until('rerollAttack');
    two.dice(4, 1, 1, 1, 1, 1, 1, 2).choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6');
    expect(two.told('fact.saves').at(-1)?.params).toMatchObject({ hits: 1, blocked: 0 });
  });

  it('[SIF-513] is one pivot, in any direction', () => {
    const s = apart();
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    expect(s.match.question(0)).toMatchObject({
      parts: { pivot: { from: 0, to: 3599 } },
      most: 1,
    });
    // What is proposed reaches the target, to the left and to the right of north.
    const chance = new Chance('pivots');
    const question = s.match.question(0) as Path;
    const pivots = Array.from({ length: 30 }, () => question.propose(chance));
    for (const path of pivots) s.match.fork().answer(0, s.match.state.moment, { path });
    const headings = pivots.map(([{ by }]) => by);
    expect([headings.some((by) => by > 3000), headings.some((by) => by < 600)]).toEqual([
      true,
      true,
    ]);
  });

  it('[SIF-514, SIF-515] the pivot keeps the target in sight and in reach', () => {
    const s = apart();
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    s.refuses('SIF-514', () => s.way({ go: 'pivot', by: 1800 }));
    s.refuses('SIF-515', () => s.way({ go: 'pivot', by: 450 }));
  });

  it('[SIF-507, SIF-502] cannot be declared without anybody in reach', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterHalberdiers at 24,40 facing south',
    );
    s.activate('starkSwornSwords').until('action');
    s.refuses('SIF-507', () => s.choose('charge'));
  });
});

describe('terrain', () => {
  it('[SIF-1119] that is not destructible cannot be torn down, however near it is', () => {
    const near = (piece: string) =>
      scenario({
        players: {
          stark: { units: ['starkSwornSwords at 24,10 facing north'] },
          lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
        },
        terrain: [piece],
      })
        .activate('starkSwornSwords')
        .until('action').options;
    expect(near('weirwood at 24,14.5')).not.toContain('raze');
    expect(near('stakes at 24,13.5')).toContain('raze');
  });

  it('[SIF-1119] that is destructible can be torn down by who stands within an inch of it', () => {
    const s = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterHalberdiers at 24,40 facing south',
      {
        terrain: ['hedge at 24,13.8', 'bog at 10,24'],
      },
    );
    s.does('starkSwornSwords', 'raze').until('razePiece');
    expect(s.options).toEqual(['t0']);
    s.choose('t0');
    expect(s.table.terrain.map(({ kind }) => kind)).toEqual(['bog']);
    expect(s.told('fact.razed')[0].params.terrain).toMatchObject({ id: 't0', kind: 'hedge' });
    const far = two(
      'starkSwornSwords at 24,10 facing north',
      'lannisterHalberdiers at 24,40 facing south',
      {
        terrain: ['hedge at 24,14.5'],
      },
    );
    far.activate('starkSwornSwords').until('action');
    far.refuses('SIF-1119', () => far.choose('raze'));
  });
});

describe('the way of a move', () => {
  const asked = (s: Scenario): Path => s.match.question(s.match.waiting[0]) as Path;
  /** Ways that the game itself proposes; all of them may be gone. */
  const proposed = (s: Scenario, count = 40): Leg[][] => {
    const chance = new Chance('ways');
    return Array.from({ length: count }, () => {
      const legs = asked(s).propose(chance);
      s.match.fork().answer(s.match.waiting[0], s.match.state.moment, { path: legs });
      return legs;
    });
  };
  const going = (action: string, enemy = '24,40 facing south') =>
    two('starkSwornSwords at 24,10 facing north', `lannisterGuardsmen at ${enemy}`)
      .does('starkSwornSwords', action)
      .until('way');
  const goes = (legs: readonly Leg[]) => legs.map(({ go }) => go).join(' ');

  it('[SIF-412, SIF-413] of a maneuver: turn, go ahead, turn; the board draws how far in 36 directions', () => {
    const s = going('maneuver');
    expect(asked(s)).toMatchObject({
      parts: { pivot: { from: 0, to: 3599 }, forward: { from: 0, to: 40_000 } },
      most: 3,
    });
    expect(Object.keys(asked(s).parts)).toHaveLength(2);
    const { reach, ...hints } = (asked(s).hints?.() ?? {}) as {
      reach: { heading: number; stops: [] }[];
    };
    expect(hints).toEqual({ kind: 'infantry', limit: 5000 });
    expect(reach.map(({ heading }) => heading)).toEqual(
      Array.from({ length: 36 }, (_, i) => 100 * i),
    );
    expect(reach[0].stops).toEqual([[0, 5000]]);
    const ways = proposed(s);
    expect(new Set(ways.map(goes))).toEqual(new Set(['pivot forward', 'pivot forward pivot']));
    // Towards the enemy more often than not, and not always.
    const first = ways.map(([{ by }]) => by);
    const ahead = first.filter((heading) => heading === 0).length;
    expect([ahead > 20, ahead < 40]).toEqual([true, true]);
    expect(Math.max(...ways.map(([, { by }]) => by))).toBeGreaterThan(4000);
  });

  it('[SIF-423] of a march: ahead, and turn', () => {
    const s = going('march');
    expect(Object.keys(asked(s).parts).sort()).toEqual(['forward', 'pivot']);
    expect(asked(s).most).toBe(3);
    expect(asked(s).hints?.()).toEqual({
      kind: 'infantry',
      limit: 10_000,
      slides: [{ slide: 'forward', stops: [[0, 10_000]] }],
    });
    expect(new Set(proposed(s).map(goes))).toEqual(new Set(['forward', 'forward pivot']));
  });

  it('[SIF-427, SIF-429] of a retreat: sideways or back, and turn', () => {
    const s = two(
      'starkSwornSwords at 24,20 facing north',
      'lannisterGuardsmen at 24,24.8 facing south',
    );
    s.does('starkSwornSwords', 'retreat').dice(6).until('way');
    expect(Object.keys(asked(s).parts).sort()).toEqual([
      'back',
      'forward',
      'left',
      'pivot',
      'right',
    ]);
    expect(asked(s).most).toBe(2);
    const { slides } = (asked(s).hints?.() ?? {}) as { slides: { slide: string }[] };
    expect(slides.map(({ slide }) => slide)).toEqual(['back', 'left', 'right']);
    expect([...new Set(proposed(s, 60).map(goes))].sort()).toEqual([
      'back',
      'back pivot',
      'left',
      'left pivot',
      'right',
      'right pivot',
    ]);
  });

  it('[SIF-132, SIF-134, SIF-135] of a shift: to one of four sides, without a turn', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'], hand: ['swiftReposition'] },
        lannister: { units: ['lannisterGuardsmen at 24,16.9 facing south'] },
      },
    });
    s.choose('swiftReposition').choose('starkSwornSwords').until('way');
    const any = { from: 0, to: 40_000 };
    expect(asked(s).parts).toEqual({ forward: any, right: any, back: any, left: any });
    expect(asked(s).most).toBe(1);
    // The enemy's front edge is at 14.5, so an inch and a tenth are left ahead.
    expect(asked(s).hints?.()).toEqual({
      kind: 'infantry',
      limit: 2000,
      slides: [
        { slide: 'forward', stops: [[0, 1100]] },
        { slide: 'right', stops: [[0, 2000]] },
        { slide: 'back', stops: [[0, 2000]] },
        { slide: 'left', stops: [[0, 2000]] },
      ],
    });
    const ways = proposed(s);
    expect(new Set(ways.map(goes))).toEqual(new Set(['forward', 'right', 'back', 'left']));
    expect(asked(s).fallback()).toEqual([]);
  });

  it('[SIF-112, SIF-433] of a free pivot: a turn and nothing else', () => {
    const s = two(
      'starkSwornSwords at 24,20 facing north',
      'lannisterGuardsmen at 24,24.8 facing south',
    );
    s.does('starkSwornSwords', 'retreat').dice(6).until('way').way({ go: 'back', by: 5000 });
    expect([s.step, s.waiting]).toEqual(['way', 'lannister']);
    expect(asked(s).parts).toEqual({ pivot: { from: 0, to: 3599 } });
    expect([asked(s).most, asked(s).hints?.()]).toEqual([1, { kind: 'infantry' }]);
    const turns = proposed(s);
    expect(new Set(turns.map(goes))).toEqual(new Set(['pivot']));
    // Towards those who have left it, more often than not.
    const back = turns.filter(([{ by }]) => by === 1800).length;
    expect([back > 20, back < 40]).toEqual([true, true]);
  });

  it('[SIF-441, SIF-442] of the shift before a shot: to one of four sides, and without an answer to where the first target is in range', () => {
    const s = scenario({
      players: {
        lannister: { units: ['lannisterCrossbowmen at 24,10 facing north'] },
        stark: {
          units: [
            'starkSwornSwords at 24,27.5 facing south',
            'greyWind at 29,20 facing south',
            'summer at 4,44',
          ],
        },
      },
    });
    s.does('lannisterCrossbowmen', 'ranged').until('shootingShift');
    const any = { from: 0, to: 2000 };
    expect(asked(s).parts).toEqual({ forward: any, right: any, back: any, left: any });
    expect(asked(s).most).toBe(1);
    // The Sworn Swords are 12.7 inches from the arrow: three steps of a quarter of an inch. Grey Wind is near.
    const [swords, wolf] = ['starkSwornSwords', 'greyWind'].map((name) => s.unit(name).id);
    const { kind, targets } = (asked(s).hints?.() ?? {}) as { kind: string; targets: object[] };
    expect(kind).toBe('infantry');
    expect(targets).toMatchObject([
      { target: swords, shift: { slide: 'forward', by: 750 } },
      { target: wolf, shift: null },
    ]);
    expect(asked(s).fallback()).toEqual([{ go: 'forward', by: 750 }]);
    expect(new Set(proposed(s).map(goes))).toEqual(new Set(['forward', '']));
  });
});
