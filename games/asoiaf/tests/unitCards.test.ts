import { describe, expect, it } from 'vitest';
import { ATTACHMENTS, NCUS, UNITS } from '../content/index.ts';
import { SIZES } from '../geometry/index.ts';
import { attackIn, duel, rolled } from './duel.ts';
import { d3, scenario } from './scenario.ts';

/** Units of Stark below and Lannister above, far apart. */
const apart = (stark: string, more: object = {}) =>
  scenario({
    players: {
      stark: { units: [stark] },
      lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
    },
    ...more,
  });

describe('combat units and NCUs', () => {
  it('[SIF-301, SIF-302, SIF-348] combat units stand on the battlefield on trays of their own, NCUs never do', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords with swornSwordCaptain at 8,8', 'starkBowmen at 40,8'],
          ncus: ['catelynStark:ladyOfWinterfell'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
      },
    });
    const places = s.table.units.map(({ pose }) => JSON.stringify(pose));
    expect(new Set(places).size).toBe(3);
    expect(s.ncu('catelynStark')).not.toHaveProperty('pose');
    // Activated, an NCU has no action but the tactics board.
    s.activate('catelynStark:ladyOfWinterfell');
    expect(s.step).toBe('zone');
    expect(s.options).toEqual(['crown', 'wealth', 'tactics', 'combat', 'maneuver']);
    // A card is one or the other, never both.
    const ids = [...UNITS, ...NCUS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[SIF-309, SIF-310, SIF-313] the tray says where a unit looks: from its arrow it shoots, by its lines it sees', () => {
    const shoots = (facing: string, y: number) => {
      const s = scenario({
        players: {
          stark: { units: [`starkBowmen at 24,12 facing ${facing}`] },
          lannister: { units: [`lannisterGuardsmen at 24,${y} facing south`] },
        },
      });
      s.activate('starkBowmen').until('action');
      return s.options.includes('ranged');
    };
    expect(shoots('north', 24)).toBe(true);
    expect(shoots('south', 24)).toBe(false);
    expect(shoots('east', 24)).toBe(false);
    // From the middle of the front edge at 14.4: twelve inches and two of the shift reach a tray that begins at 28.4.
    expect(shoots('north', 30.8)).toBe(true);
    expect(shoots('north', 30.9)).toBe(false);
  });

  it('[SIF-311, SIF-320] models leave as wounds are taken, the last of the rearmost rank first', () => {
    const left = (wounds: number) => {
      const s = apart(`starkSwornSwords at 24,10, ${wounds} wounds`);
      return [s.models('starkSwornSwords'), s.ranks('starkSwornSwords')];
    };
    expect([left(0), left(1), left(3), left(4), left(5)]).toEqual([
      [12, 3],
      [11, 3],
      [9, 3],
      [8, 2],
      [7, 2],
    ]);
  });
});

describe('what a card says', () => {
  it('[SIF-322] Speed is how far a unit goes', () => {
    for (const [unit, speed] of [
      ['starkSwornSwords', 5],
      ['houseUmberBerserkers', 6],
    ] as const) {
      const s = apart(`${unit} at 24,10 facing north`);
      s.does(unit, 'maneuver');
      s.refuses('SIF-414', () => s.way({ go: 'forward', by: speed * 1000 + 1 }));
      s.way({ go: 'forward', by: speed * 1000 });
      expect(s.unit(unit).pose?.y).toBe(10_000 + speed * 1000);
    }
  });

  it('[SIF-325] a die hits at the to-hit value or above, so a lower value is better', () => {
    const hits = (unit: string, faces: number[]) => {
      const s = duel(unit, 'lannisterHalberdiers').dice(...faces, 6, 6, 6, 6);
      return attackIn(s, unit).told('fact.hits')[0].params.hits;
    };
    // Sworn Swords hit on 4+, the Honor Guard on 3+.
    expect(hits('starkSwornSwords', [3, 4, 5, 1, 1, 1, 1])).toBe(2);
    expect(hits('eddardsHonorGuard', [3, 4, 5, 1, 1, 1, 1])).toBe(3);
    expect(hits('eddardsHonorGuard', [2, 4, 5, 1, 1, 1, 1])).toBe(2);
  });

  it('[SIF-327] a defense die blocks at the Defense value or above', () => {
    const blocked = (defender: string, face: number) => {
      const s = duel('starkSwornSwords', defender).dice(4, 1, 1, 1, 1, 1, 1, face, 6, 6, d3(1));
      return attackIn(s, 'starkSwornSwords').told('fact.saves')[0].params.blocked;
    };
    expect([blocked('lannisterGuardsmen', 3), blocked('lannisterGuardsmen', 2)]).toEqual([1, 0]);
    expect([blocked('lannisterHalberdiers', 4), blocked('lannisterHalberdiers', 3)]).toEqual([
      1, 0,
    ]);
  });

  it('[SIF-328] two dice pass a test at the Morale value or above', () => {
    const passes = (defender: string, ...dice: [number, number]) => {
      const s = duel('starkSwornSwords', defender).dice(4, 1, 1, 1, 1, 1, 1, 1, ...dice, d3(1));
      return attackIn(s, 'starkSwornSwords').told('fact.test')[0].params.passed;
    };
    // Halberdiers have 6+, Guardsmen 7+.
    expect([passes('lannisterHalberdiers', 3, 3), passes('lannisterHalberdiers', 3, 2)]).toEqual([
      true,
      false,
    ]);
    expect([passes('lannisterGuardsmen', 4, 3), passes('lannisterGuardsmen', 3, 3)]).toEqual([
      true,
      false,
    ]);
  });

  it('[SIF-329] abilities work whether anybody wants it or not, orders only if their owner does', () => {
    // Counterstrike is an ability: nobody is asked.
    const s = duel('starkSwornSwords', 'kingsguard');
    s.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6);
    attackIn(s, 'starkSwornSwords');
    expect(s.told('fact.used').map(({ params }) => params.ability)).toEqual([
      { is: 'ability', id: 'counterstrike' },
    ]);
    expect(s.models('starkSwornSwords')).toBe(10);
    // The order of the Guardsmen can be passed.
    const t = duel('starkSwornSwords', 'lannisterGuardsmen');
    t.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(t, 'starkSwornSwords');
    expect(t.options).toEqual([`${t.unit('lannisterGuardsmen').id}:lannisterSupremacy:0`]);
    t.pass();
    expect(t.told('fact.used')).toEqual([]);
  });

  it('[SIF-330] an ability of the melee attack does nothing for the ranged one', () => {
    // Blade & Fang is vicious in melee only; the bow of the Tracker exposes with shots only.
    const shot = scenario({
      players: {
        stark: { units: ['houseBoltonBastardsGirls at 24,12 facing north'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
      },
    });
    shot.does('houseBoltonBastardsGirls', 'ranged').way();
    shot.dice(3, 1, 1, 1, 1, 3, 4, d3(1)).choose('lannisterHalberdiers');
    expect(shot.told('fact.test')[0].params).toMatchObject({ result: 7, passed: true });
    expect(shot.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
    const struck = duel('houseBoltonBastardsGirls', 'lannisterHalberdiers');
    struck.dice(3, 1, 1, 1, 1, 1, 1, 3, 4, d3(1));
    attackIn(struck, 'houseBoltonBastardsGirls');
    expect(struck.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
    expect(struck.unit('lannisterHalberdiers').conditions).toEqual([]);
  });

  it('[SIF-333, SIF-1603] who asks for House Umber looks at the unit, not at the champion in it', () => {
    const berserk = (unit: string) => {
      const s = duel(unit, 'lannisterHalberdiers', { stark: { hand: ['berserkerTactics'] } });
      attackIn(s, unit.split(' ')[0]);
      s.until('use');
      while (!s.options.some((id) => id.includes('berserkerTactics'))) s.pass().until('use');
      s.choose('berserkerTactics').pass();
      return s.unit('lannisterHalberdiers').conditions;
    };
    expect(berserk('starkSwornSwords with umberChampion')).toEqual([]);
    expect(berserk('houseUmberGreataxes')).toEqual(['panicked']);
    // What says that its unit is one of them makes it one (SIF-1754).
    expect(berserk('starkSwornSwords with greatjonUmber:lordOfLastHearth')).toEqual(['panicked']);
  });
});

describe('attachments', () => {
  it('[SIF-307, SIF-338, SIF-342] stand in the place of a model and stay in their unit', () => {
    const s = apart('starkSwornSwords with swornSwordCaptain at 24,10 facing north');
    expect(s.models('starkSwornSwords')).toBe(12);
    s.does('starkSwornSwords', 'march').way({ go: 'forward', by: 10_000 });
    expect(s.unit('starkSwornSwords').attachments).toEqual(['swornSwordCaptain']);
    // It is no unit of its own: nobody can activate it, and it has no place.
    expect(s.table.units.map(({ card }) => card)).not.toContain('swornSwordCaptain');
    // It stands in the front rank: it is there until the last model is gone.
    const last = duel('lannisterHalberdiers', 'starkSwornSwords with swornSwordCaptain, 10 wounds');
    last.dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1));
    attackIn(last, 'lannisterHalberdiers');
    expect(last.models('starkSwornSwords')).toBe(1);
    expect(last.unit('starkSwornSwords').attachments).toEqual(['swornSwordCaptain']);
  });

  it('[SIF-344, SIF-345] several stand beside each other from the left, as their owner lists them', () => {
    const unit = 'lannisterGuardsmen with addamMarbrand:trustedBannerman+guardCaptain at 24,10';
    const s = apart(unit);
    expect(s.unit('lannisterGuardsmen').attachments).toEqual([
      'addamMarbrand:trustedBannerman',
      'guardCaptain',
    ]);
    expect(s.models('lannisterGuardsmen')).toBe(12);
    const other = apart(
      unit.replace(/with \S+/, 'with guardCaptain+addamMarbrand:trustedBannerman'),
    );
    expect(other.unit('lannisterGuardsmen').attachments).toEqual([
      'guardCaptain',
      'addamMarbrand:trustedBannerman',
    ]);
  });

  it('[SIF-347] lose their abilities with their unit', () => {
    const s = duel('starkSwornSwords with swornSwordCaptain', 'lannisterGuardsmen', {
      lannister: { hand: ['subjugationOfPower'] },
    });
    s.activate('starkSwornSwords').dice(1, 1, d3(1)).choose('subjugationOfPower');
    s.until('action').choose('melee').until('alignMelee').pass();
    // The captain's order is not offered, nor is a six worth two.
    expect(s.told('fact.used')).toEqual([]);
    const t = attackIn(
      duel('starkSwornSwords with swornSwordCaptain', 'lannisterGuardsmen'),
      'starkSwornSwords',
    );
    expect(t.options).toEqual([`${t.unit('starkSwornSwords').id}:martialTraining:0`]);
  });
});

describe('card examples of the book', () => {
  it('[SIF-351] Cersei spends a token when she claims a zone and fetches a card, and the deck is shuffled', () => {
    const claim = (zone: string, deck: string[], discard: string[] = []) => {
      const s = scenario({
        players: {
          lannister: {
            units: ['lannisterGuardsmen at 24,10'],
            ncus: ['cerseiLannister:queenRegent'],
            deck,
            discard,
          },
          stark: { units: ['starkSwornSwords at 24,40 facing south'] },
        },
      });
      expect(s.ncu('cersei').tokens).toBe(2);
      s.activate('cerseiLannister:queenRegent').until('zone').choose(zone);
      s.until('use').choose('playingTheGame');
      s.until('activate');
      return s;
    };
    const crown = claim('crown', ['bribery', 'hearMeRoar', 'counterplot']);
    expect(crown.player('lannister').hand).toEqual(['hearMeRoar']);
    expect(crown.ncu('cersei').tokens).toBe(1);
    expect(crown.player('lannister').deck.toSorted()).toEqual(['bribery', 'counterplot']);
    const wealth = claim('wealth', ['bribery'], ['subjugationOfPower']);
    expect(wealth.player('lannister').hand).toEqual(['subjugationOfPower']);
    expect(wealth.player('lannister').discard).toEqual([]);
    expect(NCUS.find(({ id }) => id === 'cerseiLannister:queenRegent')?.cost).toBe(4);
  });

  it('[SIF-352] Pyromancers throw 7, 7 and 4 dice, near and in melee, are vicious and allow no defense', () => {
    const card = UNITS.find(({ id }) => id === 'pyromancers');
    expect(card).toMatchObject({ cost: 7, speed: 5, defense: 6, morale: 5 });
    for (const [wounds, dice] of [
      [0, 7],
      [4, 7],
      [8, 4],
    ]) {
      const s = duel('starkSwornSwords', `pyromancers, ${wounds} wounds`);
      s.activate('starkSwornSwords').until('action').pass().until('activate');
      // One hit on 3+, no defense die; vicious: 7 becomes 5, and Sworn Swords need 6.
      s.dice(3, ...Array.from({ length: dice - 1 }, () => 2), 3, 4, d3(1));
      attackIn(s, 'pyromancers');
      expect(rolled(s, 'attack')).toHaveLength(dice);
      expect(rolled(s, 'defense')).toEqual([]);
      expect(s.told('fact.test')[0].params).toMatchObject({ result: 5, passed: false });
      expect(s.models('starkSwornSwords')).toBe(10);
    }
    const near = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,40 facing south'] },
        lannister: { units: ['pyromancers at 24,26.5 facing north'] },
      },
    });
    near.activate('starkSwornSwords').until('action').pass().until('activate');
    near.choose('pyromancers').until('action');
    // Short range and the shift of two inches: 28.9 to 37.6 is more.
    expect(near.options).not.toContain('ranged');
  });

  it('[SIF-353] who strikes Pyromancers takes a panic test first, with -1 for each of their ranks', () => {
    for (const [wounds, ranks] of [
      [0, 3],
      [8, 1],
    ]) {
      const s = duel('starkSwornSwords', `pyromancers, ${wounds} wounds`);
      s.dice(5, 3, d3(2));
      attackIn(s, 'starkSwornSwords');
      const [test] = s.told('fact.test');
      expect(test.params).toMatchObject({
        unit: { card: 'starkSwornSwords' },
        result: 8 - ranks,
        passed: 8 - ranks >= 6,
      });
      expect(s.told('fact.rolled')[0].params.purpose).toBe('test');
    }
  });

  it('[SIF-355] the Guard Captain deals an enemy in contact two hits and one for each rank when the unit activates', () => {
    const card = ATTACHMENTS.find(({ id }) => id === 'guardCaptain');
    expect(card?.cost).toBe(1);
    for (const [wounds, hits] of [
      [0, 5],
      [4, 4],
      [8, 3],
    ]) {
      const s = duel('starkSwornSwords', `lannisterGuardsmen with guardCaptain, ${wounds} wounds`);
      s.activate('starkSwornSwords').until('action').pass().activate('lannisterGuardsmen');
      s.choose('holdTheLine').choose('starkSwornSwords');
      expect(rolled(s, 'defense')).toHaveLength(hits);
    }
  });

  it('[SIF-356] who has attacked the Guardsmen takes a panic test with -1 and a wound more for each of their ranks', () => {
    for (const [wounds, ranks] of [
      [0, 3],
      [8, 1],
    ]) {
      const s = duel('starkSwornSwords', `lannisterGuardsmen, ${wounds} wounds`);
      s.dice(1, 1, 1, 1, 1, 1, 1, 3, 3, d3(1));
      attackIn(s, 'starkSwornSwords').choose('lannisterSupremacy');
      const test = s.told('fact.test').at(-1)?.params;
      expect(test).toMatchObject({ result: 6 - ranks, passed: false });
      expect(s.models('starkSwornSwords')).toBe(12 - 1 - ranks);
    }
  });
});

describe('trays', () => {
  it('[SIF-901, SIF-902, SIF-903, SIF-904] are as large as they were measured', () => {
    const inches = ({ halfWidth, halfDepth }: { halfWidth: number; halfDepth: number }) => [
      (2 * halfWidth) / 1000,
      (2 * halfDepth) / 1000,
    ];
    expect(inches(SIZES.infantry)).toEqual([5.5, 4.8]);
    expect(inches(SIZES.cavalry)).toEqual([5.5, 5]);
    expect(inches(SIZES.solo)).toEqual([2.76, 2.76]);
    expect(inches(SIZES.large)).toEqual([2.76, 5.55]);
  });
});
