import { describe, expect, it } from 'vitest';
import { gap } from '../geometry/index.ts';
import { reachesResult } from '../rules/dice.ts';
import { controls, sideName, trayOf } from '../rules/look.ts';
import { CONDITIONS, type R } from '../table.ts';
import { attackIn, duel, rolled } from './duel.ts';
import { d3, scenario } from './scenario.ts';

describe('measuring', () => {
  it('[SIF-801] needs nobody’s turn: everybody always knows where everybody stands', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
    });
    s.does('starkSwornSwords', 'maneuver');
    expect(s.waiting).toBe('stark');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { units } = s.match.view(viewer).table;
      expect(units.map(({ pose }) => pose)).toEqual([
        { x: 24000, y: 10000, h: 0 },
        { x: 24000, y: 40000, h: 1800 },
      ]);
    }
    const m = s.match.reading as R;
    expect(gap(trayOf(m, 'u0'), trayOf(m, 'u1'))).toBe(25_200);
  });
});

describe('effects at the same time', () => {
  it('[SIF-803] of one player happen in the order that this player chooses', () => {
    const play = (first: string) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen with goldenCompanyOfficer, 3 wounds');
      s.dice(1, 1, 1, 1, 1, 1, 1);
      attackIn(s, 'starkSwornSwords');
      expect([s.step, s.waiting]).toEqual(['mustFirst', 'lannister']);
      expect(s.options.map((id) => id.split(':')[1]).toSorted()).toEqual([
        'boisterousCharisma',
        'dauntless',
      ]);
      s.choose(first);
      return s.step;
    };
    expect(play('boisterousCharisma')).toBe('aim');
    const s = duel('starkSwornSwords', 'lannisterGuardsmen with goldenCompanyOfficer, 3 wounds');
    s.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(s, 'starkSwornSwords').choose('dauntless');
    expect(s.models('lannisterGuardsmen')).toBe(10);
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
  });

  it('[SIF-1708] that must happen begin with the active player’s, and nobody has a say in the other’s', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,10 facing north'],
          ncus: [
            'shae:hiddenInCourt, 0 tokens, activated',
            'walderFrey:lordOfTheCrossing, activated',
            'shae:hiddenInCourt, 0 tokens, activated',
          ],
        },
        lannister: {
          units: ['lannisterGuardsmen at 24,40 facing south, activated'],
          ncus: ['shae:hiddenInCourt, 0 tokens, activated'],
        },
      },
    });
    const ids = (seat: number) =>
      s.table.ncus
        .filter((ncu) => ncu.seat === seat && ncu.card.startsWith('shae'))
        .map(({ id }) => id);
    const [[first, second], [theirs]] = [ids(0), ids(1)];
    // The round ends without a token on any of the three: all go.
    s.activate('starkSwornSwords').until('action').pass();
    expect([s.step, s.waiting]).toEqual(['mustFirst', 'stark']);
    expect(s.options.map((id) => id.split(':')[0])).toEqual([first, second]);
    s.answer([s.options[1]]);
    expect(s.told('fact.used').map(({ params }) => params.by)).toMatchObject(
      [second, first, theirs].map((id) => ({ id })),
    );
  });

  it('[SIF-807] are all declared, then resolved, the active player’s first', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10 facing north'], hand: ['swiftReposition'] },
        lannister: {
          units: ['lannisterGuardsmen at 24,40 facing south'],
          hand: ['aLannisterPaysHisDebts'],
        },
      },
    });
    s.choose('swiftReposition').choose('starkSwornSwords');
    // Declared, and nothing has moved: the opponent declares first.
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    s.choose('aLannisterPaysHisDebts').choose('lannisterGuardsmen');
    expect([s.step, s.waiting]).toEqual(['way', 'stark']);
    expect(s.unit('lannisterGuardsmen').cards).toEqual([]);
    s.way({ go: 'forward', by: 1000 });
    expect(s.unit('lannisterGuardsmen').cards).toHaveLength(1);
    expect(s.unit('starkSwornSwords').pose?.y).toBe(11_000);
  });
});

describe('dice', () => {
  it('[SIF-809, SIF-810] both may throw again: the active player first, the other on what lies there then', () => {
    const s = duel('starkSwornSwords, 8 wounds, weakened', 'lannisterHalberdiers');
    s.dice(1, 1, 1, 5);
    attackIn(s, 'starkSwornSwords');
    expect([s.step, s.waiting]).toEqual(['rerollAttack', 'stark']);
    s.dice(6, 6, 6).choose('die0', 'die1', 'die2');
    expect([s.step, s.waiting]).toEqual(['rerollAttack', 'lannister']);
    expect(s.told('fact.rerolled').at(-1)?.params.dice).toEqual([6, 6, 6, 5]);
    s.dice(1).choose('die0');
    expect(s.told('fact.hits')[0].params).toMatchObject({ misses: 1 });
    // In the opponent's turn it is the other way round: they strike while they are charged.
    const other = scenario({
      players: {
        stark: {
          units: ['goldenCompanySwordsmen at 24,24 facing south, weakened', 'starkBowmen at 44,44'],
          hand: ['setForCharge'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,12 facing north'] },
      },
    });
    other.activate('starkBowmen').until('action').pass();
    other.does('lannisterGuardsmen', 'charge').choose('goldenCompanySwordsmen').dice(6).way();
    other.choose('full').until('use').choose('setForCharge').choose('melee').pass();
    expect([other.step, other.waiting]).toEqual(['rerollAttack', 'lannister']);
    other.pass();
    expect([other.step, other.waiting]).toEqual(['rerollAttack', 'stark']);
  });

  it('[SIF-813] effects of different names add up', () => {
    // Stalwart gives two, a High Sparrow in Short range one more.
    const result = (units: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen with jaimeLannister:theYoungLion', {
        lannister: { units },
      });
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, d3(1));
      attackIn(s, 'starkSwornSwords');
      return s.told('fact.test')[0].params.result;
    };
    expect(result([])).toBe(6);
    expect(result(['poorFellows with theHighSparrow:hisHighHoliness at 31,28 facing south'])).toBe(
      7,
    );
  });

  it('[SIF-813] a High Sparrow emboldens friends in Short range, and neither those far away nor enemies', () => {
    const result = (stark: string[], lannister: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
        stark: { units: stark },
        lannister: { units: lannister },
      });
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, d3(1));
      attackIn(s, 'starkSwornSwords');
      return s.told('fact.test')[0].params.result;
    };
    const sparrow = (at: string) => [`poorFellows with theHighSparrow:hisHighHoliness at ${at}`];
    expect(result([], [])).toBe(4);
    expect(result([], sparrow('31,28 facing south'))).toBe(5);
    expect(result([], sparrow('44,40 facing south'))).toBe(4);
    expect(result(sparrow('31,28 facing south'), [])).toBe(4);
    // Two of the same name count once (SIF-812).
    expect(result([], [...sparrow('31,28 facing south'), ...sparrow('17,28 facing south')])).toBe(
      5,
    );
  });

  it('[SIF-813] Gold Cloaks whose player holds the Crown dishearten enemies in Short range, and nobody else', () => {
    const result = (whose: 'stark' | 'lannister', at: string, holds = 'crown') => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
        [whose]: {
          units: [`goldCloaks at ${at} facing south`],
          ncus: [`sansaStark:littleBird on ${holds}`],
        },
      });
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, d3(1));
      attackIn(s, 'starkSwornSwords').until('activate');
      return s.told('fact.test')[0].params.result;
    };
    expect(result('stark', '31,28')).toBe(3);
    expect(result('stark', '31,28', 'wealth')).toBe(4);
    expect(result('stark', '44,40')).toBe(4);
    expect(result('lannister', '31,28')).toBe(4);
  });

  it('[SIF-993] what lasts on a unit leaves its attachments alone, unless it says so, and of others it says nothing', () => {
    const result = (lasting: { on: 'guards' | 'knights'; key: 'speed' | 'noAttachments' }[]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen with jaimeLannister:theYoungLion');
      const ids = { guards: s.unit('lannisterGuardsmen').id, knights: s.unit('hedgeKnights#2').id };
      for (const { on, key } of lasting)
        s.table.lasting.push({ source: 'x', on: ids[on], key, amount: 1, until: 'round' });
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2, d3(1));
      attackIn(s, 'starkSwornSwords');
      return s.told('fact.test')[0].params.result;
    };
    expect(result([])).toBe(6);
    expect(result([{ on: 'guards', key: 'speed' }])).toBe(6);
    expect(result([{ on: 'knights', key: 'noAttachments' }])).toBe(6);
    expect(result([{ on: 'guards', key: 'noAttachments' }])).toBe(4);
  });

  it('[SIF-710] a zone that somebody controls for a time is theirs, and that one alone', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen');
    s.table.lasting.push({
      source: 'x',
      on: sideName(0),
      key: 'controls:crown',
      amount: 1,
      until: 'round',
    });
    s.table.lasting.push({ source: 'x', on: sideName(1), key: 'speed', amount: 1, until: 'round' });
    const m = s.match.reading;
    expect([controls(m, 0, 'crown'), controls(m, 0, 'wealth')]).toEqual([true, false]);
    expect([controls(m, 1, 'crown'), controls(m, 1, 'wealth')]).toEqual([false, false]);
  });

  it('[SIF-1839, SIF-1836] Joffrey counts as holding the Crown from any zone, unless he has lost his abilities', () => {
    const holds = (...silenced: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
        stark: { ncus: ['catelynStark:ladyOfWinterfell on tactics'] },
        lannister: { ncus: ['joffreyBaratheon:lordOfTheSevenKingdoms on wealth'] },
      });
      for (const ncu of silenced)
        s.table.lasting.push({
          source: 'x',
          on: s.ncu(ncu).id,
          key: 'noAbilities',
          amount: 1,
          until: 'round',
        });
      const m = s.match.reading;
      return [controls(m, 1, 'crown'), controls(m, 1, 'wealth')];
    };
    expect(holds()).toEqual([true, true]);
    expect(holds('catelynStark')).toEqual([true, true]);
    expect(holds('joffreyBaratheon')).toEqual([false, true]);
  });

  it('[SIF-1722] what is for the next test of a unit is over with that test, and others keep theirs', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen');
    const [guards, knights] = [s.unit('lannisterGuardsmen').id, s.unit('hedgeKnights#2').id];
    for (const on of [guards, knights])
      for (const key of ['rerollTest', 'testWounds', 'speed'] as const)
        s.table.lasting.push({ source: 'worthTheRisk', on, key, amount: 1, until: 'turn' });
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 2);
    attackIn(s, 'starkSwornSwords').until('rerollTest').dice(d3(1)).pass();
    expect(s.told('fact.test')).toHaveLength(1);
    expect(s.table.lasting.map(({ on, key }) => `${on} ${key}`)).toEqual([
      `${guards} speed`,
      `${knights} rerollTest`,
      `${knights} testWounds`,
      `${knights} speed`,
    ]);
  });

  it('[SIF-1628] Sundering twice is still -1', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      lannister: { hand: ['wintersMight'] },
    });
    s.activate('hedgeKnights').until('action').pass().until('activate');
    attackIn(s, 'lannisterHalberdiers');
    // Halberds sunder already. Defense 4+: a 5 is a 4 and blocks.
    s.dice(4, 1, 1, 1, 1, 1, 1, 5, 6, 6, d3(1)).choose('wintersMight');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 1, blocked: 1 });
  });

  it('[SIF-838] what a certain number triggers looks at the face, whatever is added', () => {
    // A critical blow for each six: with +1 to hit a 5 counts as 6, and is none.
    const raised = duel('starkSwornSwords, 4 wounds', 'lannisterHalberdiers');
    raised.dice(5, 1, 1, 1, 1, 6, 6, 6);
    attackIn(raised, 'starkSwornSwords');
    expect(raised.told('fact.hits')[0].params).toMatchObject({ hits: 1 });
    // With -1 a 6 counts as 5, and is one.
    const lowered = duel(
      'starkSwornSwords',
      'lannisterGuardsmen with howlandReed:lordOfTheCrannogs',
    );
    lowered.dice(6, 1, 1, 1, 1, 1, 1, 6, 6, 6);
    attackIn(lowered, 'starkSwornSwords');
    expect(lowered.told('fact.hits')[0].params).toMatchObject({ hits: 2 });
  });

  it('[SIF-840] no die shows more than 6', () => {
    expect([reachesResult(5, 1, 6), reachesResult(5, 4, 6), reachesResult(5, 4, 7)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[SIF-841] highest and lowest dice at once are the lowest', () => {
    const dice = (hand: string[]) => {
      const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
        stark: { hand, ncus: ['petyrBaelish:littlefinger on combat, 0 tokens'] },
      });
      s.unit('starkSwornSwords').cards.push({ card: 'bribery', seat: 1, tokens: 0 });
      attackIn(s, 'starkSwornSwords');
      if (hand.length > 0) s.choose('wintersMight');
      return rolled(s, 'attack').length;
    };
    expect(dice([])).toBe(4);
    expect(dice(['wintersMight'])).toBe(4);
  });
});

describe('conditions', () => {
  it('[SIF-828] are three: Panicked, Vulnerable and Weakened', () => {
    expect(CONDITIONS).toEqual(['panicked', 'vulnerable', 'weakened']);
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10'], ncus: ['sansaStark:littleBird'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
    });
    s.activate('sansaStark:littleBird').until('zone').choose('tactics').until('zoneTarget');
    s.choose('lannisterGuardsmen');
    expect(s.options).toEqual(['panicked', 'vulnerable', 'weakened']);
  });

  it('[SIF-1505] are expended by opponents, never by the owner of the unit', () => {
    const vulnerable = duel('starkSwornSwords', 'lannisterHalberdiers, vulnerable');
    vulnerable.dice(4, 1, 1, 1, 1, 1, 1, 1);
    attackIn(vulnerable, 'starkSwornSwords');
    // The defender would like to throw its 1 again; only the attacker is asked.
    expect([vulnerable.step, vulnerable.waiting]).toEqual(['rerollDefense', 'stark']);
    vulnerable.dice(6, 6).pass();
    expect(vulnerable.unit('lannisterHalberdiers').conditions).toEqual(['vulnerable']);
    const weakened = duel('starkSwornSwords, weakened', 'lannisterHalberdiers');
    weakened.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(weakened, 'starkSwornSwords');
    expect([weakened.step, weakened.waiting]).toEqual(['rerollAttack', 'lannister']);
  });
});
