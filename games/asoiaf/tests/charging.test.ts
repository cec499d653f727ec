import { Chance, type Path } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { field } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** Charges on the table: what the rules make of the arcs, the edges and the others who are touched. */

const at = (s: Scenario, name: string) => {
  const { x, y, h } = s.unit(name).pose ?? { x: 0, y: 0, h: 0 };
  return [x / 1000, y / 1000, h / 10];
};

describe('the side that is charged', () => {
  const corner = (target = 'gregorClegane:theMountainThatRides at 24,24 facing north') =>
    field(
      { units: ['greyWind at 30,30 facing 225', 'starkBowmen at 44,5'] },
      { units: [target, 'redCloaks at 4,44'] },
    )
      .does('greyWind', 'charge')
      .choose(target.split(' ')[0]);

  it('[SIF-512, SIF-911] is the charger’s choice where it stands in two arcs alike', () => {
    const where = (arc: string) => {
      const s = corner();
      expect([s.step, s.waiting, s.options]).toEqual(['chargeArc', 'stark', ['front', 'right']]);
      s.choose(arc).until('chargeHeading').dice(6).answer(s.asked.default).until('align');
      s.choose('full');
      return [at(s, 'greyWind'), s.told('fact.attack')[0]?.params.arc ?? arc];
    };
    // Flush with the front edge, which looks north, or with the right one, which looks east.
    expect(where('front')).toEqual([[24, 26.76, 180], 'front']);
    expect(where('right')).toEqual([[26.76, 24, 270], 'right']);
  });

  it('[SIF-509] is where the charger stands, and nobody is asked where that is one arc', () => {
    const s = corner('gregorClegane:theMountainThatRides at 24,23 facing north');
    expect(s.step).toBe('chargeHeading');
    s.dice(6).answer(s.asked.default).until('align').choose('full');
    expect(at(s, 'greyWind')).toEqual([24, 25.76, 180]);
  });
});

describe('enemies that a charger comes to touch besides its target', () => {
  /** Guardsmen at 24, and whoever stands to their right; Sworn Swords are laid half against the Guardsmen. */
  const charged = (extra: string, terrain: string[] = [], more: string[] = []) => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 26.75,38 facing south', 'starkBowmen at 44,5'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing north', extra, ...more] },
      },
      terrain,
    });
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
    s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 1800 }).until('align');
    return s;
  };
  const GREGOR = 'gregorClegane:theMountainThatRides';

  it('[SIF-528, SIF-529] are laid against it by half of their edge; who is not touched stays', () => {
    const s = charged('lannisterHalberdiers at 29.7,24 facing north').choose('right');
    expect(at(s, 'starkSwornSwords')).toEqual([26.75, 28.8, 180]);
    expect(at(s, 'lannisterHalberdiers')).toEqual([29.5, 24, 0]);
    const full = charged('lannisterHalberdiers at 29.7,24 facing north').choose('full');
    expect(at(full, 'starkSwornSwords')).toEqual([24, 28.8, 180]);
    expect(at(full, 'lannisterHalberdiers')).toEqual([29.7, 24, 0]);
    // The charge goes on with its attack on the target.
    s.until('activate');
    expect(s.told('fact.attack').map(({ params }) => params.defender)).toMatchObject([
      { card: 'lannisterGuardsmen' },
    ]);
  });

  it('[SIF-528] on both sides are laid one after the other', () => {
    const s = charged(
      'lannisterHalberdiers at 29.7,24 facing north',
      [],
      ['redCloaks at 18.2,24 facing north'],
    );
    s.choose('right');
    expect([at(s, 'lannisterHalberdiers'), at(s, 'redCloaks')]).toEqual([
      [29.5, 24, 0],
      [18.2, 24, 0],
    ]);
    // Narrow ones on both sides of a narrow target are touched both.
    const narrow = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,38 facing south', 'starkBowmen at 44,5'] },
        lannister: {
          units: [
            'hedgeKnights at 4,44',
            `${GREGOR} at 24,24 facing north`,
            'greyWind at 20.6,24 facing north',
            'summer at 27.4,24 facing north',
          ],
        },
      },
    });
    narrow.does('starkSwornSwords', 'charge').until('chargeTarget').choose(GREGOR);
    narrow
      .until('chargeHeading')
      .dice(6)
      .way({ go: 'pivot', by: 1800 })
      .until('align')
      .choose('full');
    expect([at(narrow, 'greyWind'), at(narrow, 'summer')]).toEqual([
      [21.25, 24, 0],
      [26.75, 24, 0],
    ]);
    // Two small ones beside each other: half of each lies against the charger.
    const two = charged(`${GREGOR} at 30.5,25.02 facing north`).choose('right');
    expect(at(two, GREGOR)).toEqual([29.5, 25.02, 0]);
  });

  it('[SIF-530, SIF-942] step an inch aside where they cannot be laid, as their owner says', () => {
    // Palisades stand where Gregor would be laid.
    const s = charged(`${GREGOR} at 30.5,25.02 facing north`, ['palisade at 28.6,21 facing east']);
    s.choose('right');
    expect([s.step, s.waiting]).toEqual(['push', 'lannister']);
    expect(s.asked).toMatchObject({
      options: expect.arrayContaining([
        { id: 'to1800', label: { key: 'option.heading', params: { degrees: 180 } } },
      ]),
    });
    s.refuses('SC-004', () => s.choose('to1801'));
    s.choose('to1800');
    expect(at(s, GREGOR)).toEqual([30.5, 24.02, 0]);
    const east = charged(`${GREGOR} at 30.5,25.02 facing north`, [
      'palisade at 28.6,21 facing east',
    ]);
    east.choose('right').choose('to900');
    expect(at(east, GREGOR).slice(1)).toEqual([25.02, 0]);
    expect(at(east, GREGOR)[0]).toBeGreaterThan(31.8);
    // He is no longer in the fight, and the attack goes on.
    s.until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    const label = s.told('fact.moved').at(-1)?.params;
    expect(label).toMatchObject({ y: 24_020 });
  });
});

describe('a charge that comes to nothing', () => {
  it('[SIF-1869, SIF-533] has failed without a die when its target is gone before it begins', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['redCloaks at 24,14 facing north', 'lannisterGuardsmen at 4,5'],
          ncus: ['pycelle:grandMaester on crown'],
        },
        stark: {
          units: ['starkBowmen at 24,24 facing south, 11 wounds', 'starkSwornSwords at 4,44'],
        },
      },
    });
    s.does('redCloaks', 'charge').until('chargeTarget').choose('starkBowmen');
    // Lannister Justice frightens the last of the Bowmen away; nobody is left to be charged.
    s.until('aim').dice(1, 1, d3(1), 1, 1, d3(2)).choose('starkBowmen').until('activate');
    expect(s.unit('starkBowmen').destroyed).toBe(true);
    expect([s.told('fact.charge'), s.table.silenced]).toEqual([[], []]);
    expect(s.unit('redCloaks').pose).toEqual({ x: 24_000, y: 14_000, h: 0 });
    expect(s.told('fact.test').map(({ params }) => params.unit)).toMatchObject([
      { card: 'starkBowmen' },
      { card: 'redCloaks' },
    ]);
    expect(s.unit('redCloaks').wounds).toBe(2);
  });

  it('[SIF-1111, SIF-312] is over where the charger falls on its way', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,11 facing north, 11 wounds', 'starkBowmen at 4,5'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
      terrain: ['stakes at 24,16'],
    });
    s.does('starkSwornSwords', 'charge').choose('lannisterGuardsmen').until('chargeHeading');
    s.dice(6, d3(1)).way().until('activate');
    expect(s.unit('starkSwornSwords').destroyed).toBe(true);
    expect([s.told('fact.attack'), s.told('fact.test')]).toEqual([[], []]);
    expect(s.points('lannister')).toBe(1);
  });

  it('[SIF-532] does nothing of what a charge does to its target', () => {
    const conditions = (die: number) => {
      const s = field(
        { units: ['houseUmberGreataxes at 24,10 facing north', 'starkBowmen at 44,5'] },
        { units: ['lannisterHalberdiers at 24,24 facing south', 'redCloaks at 4,44'] },
      );
      s.does('houseUmberGreataxes', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
      s.until('chargeHeading').dice(die).way({ go: 'pivot', by: 0 });
      expect(s.told('fact.rolled').map(({ params }) => params.dice)[0]).toEqual([die]);
      return s.until('use', 'rerollAttack', 'activate').unit('lannisterHalberdiers').conditions;
    };
    expect(conditions(6)).toEqual(['panicked']);
    expect(conditions(2)).toEqual([]);
  });
});

describe('a disorderly charge', () => {
  const charge = (die: number) => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,14 facing north'], hand: ['wintersMight'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south', 'redCloaks at 4,44'] },
      },
    });
    s.until('activate').does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    s.until('chargeHeading').dice(die).way({ go: 'pivot', by: 0 }).choose('full');
    // Whether its player was asked for cards until the turn was over.
    let asked = false;
    while (s.step !== 'activate') {
      asked ||= s.waiting === 'stark' && s.step === 'use';
      s.answer(s.asked.default);
    }
    // In the next turn everybody has them again.
    expect(s.table.silenced).toEqual([]);
    return asked;
  };

  it('[SIF-536] leaves its player without cards for the rest of the turn', () => {
    expect([charge(2), charge(1)]).toEqual([true, false]);
  });
});

describe('where a charge is declared against', () => {
  it('[SIF-503, SIF-506] tells of each target what the die must show', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,14 facing north', 'starkBowmen at 44,5'] },
      {
        units: [
          'lannisterHalberdiers at 21,24 facing south',
          'lannisterGuardsmen at 28,26.5 facing south',
          'redCloaks at 24,44 facing south',
        ],
      },
    );
    s.does('starkSwornSwords', 'charge').until('chargeTarget');
    const { options } = s.asked as unknown as {
      options: { id: string; label: { params: { roll: number } } }[];
    };
    // Who is too far away is not there; the front edge is at 16.4, theirs are at 21.6 and 24.1.
    expect(options.map(({ id, label }) => [id, label.params.roll])).toEqual([
      [s.unit('lannisterHalberdiers').id, 1],
      [s.unit('lannisterGuardsmen').id, 3],
    ]);
    s.refuses('SC-004', () => s.choose('redCloaks'));
  });
});

describe('what is proposed for a charge', () => {
  it('[SIF-513] is any heading that works, and no other', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,14 facing north', 'starkBowmen at 44,5'] },
      { units: ['lannisterGuardsmen at 24,30.08 facing south', 'redCloaks at 4,44'] },
    );
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
    const question = s.until('chargeHeading').match.question(0) as Path;
    // So far away that only a corner reaches it: seven headings to each side.
    const chance = new Chance('headings');
    const found = new Set(Array.from({ length: 300 }, () => question.propose(chance)[0]?.by ?? -1));
    const right = [113, 114, 115, 116, 117, 118, 119];
    const left = right.map((heading) => 3600 - heading);
    expect([...found].toSorted((one, other) => one - other)).toEqual([
      ...right,
      ...left.toReversed(),
    ]);
    // Whoever does not answer gets the best of them.
    expect([...right, ...left]).toContain(question.fallback()[0]?.by);
  });
});

describe('who is asked for a card', () => {
  /** Whether the charger's player is asked, with these cards known to be where they are. */
  const asked = (cards: { hand: string[]; deck?: string[]; discard?: string[] }, beside = '') => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,14 facing north', `starkBowmen at 44,5${beside}`],
          ...cards,
        },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south', 'redCloaks at 4,44'] },
      },
    });
    s.until('activate').does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    s.until('chargeHeading').dice(4).way({ go: 'pivot', by: 0 }).choose('full');
    while (s.waiting === 'lannister') s.answer(s.asked.default);
    return s.step === 'use';
  };
  const other = 'supportOfBearIsland';

  it('goes by what everybody can know: a card that nobody has seen leave may be in any hand', () => {
    expect(asked({ hand: ['wintersMight'] })).toBe(true);
    expect(asked({ hand: [other], deck: ['wintersMight'] })).toBe(true);
    expect(asked({ hand: [other], discard: ['wintersMight'] })).toBe(false);
    // One of two has left.
    expect(asked({ hand: [other], deck: ['wintersMight'], discard: ['wintersMight'] })).toBe(true);
    expect(asked({ hand: [other], discard: ['wintersMight', 'wintersMight'] })).toBe(false);
    // Nothing in hand, nothing to ask for.
    expect(asked({ hand: [], deck: ['wintersMight'] })).toBe(false);
  });
});

describe('a failed charge', () => {
  it('[SIF-517] ends where it ends: on a token, which it claims', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south', 'redCloaks at 4,44'] },
      },
      tokens: ['24,16 with card 5'],
    });
    s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
    // Ten inches to go, of which six are gone.
    s.until('chargeHeading').dice(1, 6, 6).way({ go: 'pivot', by: 0 });
    expect(at(s, 'starkSwornSwords')).toEqual([24, 16, 0]);
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);
  });
});
