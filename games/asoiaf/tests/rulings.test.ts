import type { Thing } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { arcsHolding, shares } from '../geometry/index.ts';
import { commandersUnit } from '../rules/look.ts';
import type { R } from '../table.ts';
import { attackIn, duel, field, rolled } from './duel.ts';
import { enemy, mine } from './notation.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** Somebody else has a turn without doing anything. */
const idle = (s: Scenario, name: string) => s.activate(name).until('action').pass();

describe('arcs', () => {
  it('[SIF-909] are measured by area, the two flanks apart', () => {
    const of = enemy('SOLO@(24,24,0)');
    // A square an inch beside the diagonal: of 2.76 times 2.76 the front has the corner above the line.
    const beside = shares(of, mine('SOLO@(28.76,27.76,0)'));
    const side = 2.76;
    expect(beside.front).toBeCloseTo((side - 1) ** 2 / (2 * side ** 2), 3);
    expect(beside.right).toBeCloseTo(1 - (side - 1) ** 2 / (2 * side ** 2), 3);
    expect(beside.left).toBe(0);
    expect(arcsHolding(of, mine('SOLO@(28.76,27.76,0)'))).toEqual(['right']);
    expect(arcsHolding(of, mine('SOLO@(19.24,27.76,0)'))).toEqual(['left']);
  });

  it('[SIF-911] in an exact tie the attacker chooses, also outside of a charge', () => {
    const shot = (arc: string) => {
      const s = field(
        { units: ['starkBowmen at 31,31 facing 225'] },
        {
          units: [
            'gregorClegane:theMountainThatRides at 24,24 facing north',
            'hedgeKnights at 4,4',
          ],
        },
      );
      s.does('starkBowmen', 'ranged').way();
      s.choose('gregorClegane:theMountainThatRides');
      expect([s.step, s.waiting]).toEqual(['rangedArc', 'stark']);
      expect(s.options).toEqual(['front', 'right']);
      s.dice(3, 1, 1, 1, 1, 1, 1, 2, 6, 6, d3(1)).choose(arc);
      return s.told('fact.saves')[0].params.blocked;
    };
    // Gregor blocks on 2+, in the flank a 2 is a 1.
    expect([shot('front'), shot('right')]).toEqual([1, 0]);
  });
});

describe('a melee at a corner', () => {
  it('[SIF-911] lets the attacker choose the side as well', () => {
    const strikes = (arc: string) => {
      const s = field(
        { units: ['greyWind at 26.356,26.356 facing 225'] },
        {
          units: [
            'gregorClegane:theMountainThatRides at 24,24 facing north',
            'hedgeKnights at 4,4',
          ],
        },
      );
      s.does('greyWind', 'melee').until('alignMelee', 'meleeArc');
      if (s.step === 'alignMelee') s.pass();
      expect([s.step, s.waiting, s.options]).toEqual(['meleeArc', 'stark', ['front', 'right']]);
      s.choose(arc);
      return s.told('fact.attack')[0].params.arc;
    };
    expect([strikes('front'), strikes('right')]).toEqual(['front', 'right']);
  });
});

describe('shooting into a melee', () => {
  /** Two friends hold the Halberdiers; the Bowmen shoot at them from the side. */
  const melee = (wounds: number) => {
    const s = field(
      {
        units: [
          'starkBowmen at 10,24.8 facing east',
          'starkSwornSwords at 24,20 facing north',
          'houseTullySwornShields at 24,29.6 facing south',
        ],
      },
      {
        units: [
          `lannisterHalberdiers at 24,24.8 facing south, ${wounds} wounds`,
          'hedgeKnights at 44,4',
        ],
      },
    );
    s.does('starkBowmen', 'ranged').until('shootingShift').way();
    return s;
  };

  it('[SIF-955] frightens friends in the order that the shooter chooses, even if the enemy falls', () => {
    const s = melee(0);
    s.dice(1, 1, 1, 1, 1, 1, 1).choose('lannisterHalberdiers');
    expect([s.step, s.waiting]).toEqual(['frightenedFirst', 'stark']);
    expect(s.options).toEqual([s.unit('starkSwornSwords').id, s.unit('houseTullySwornShields').id]);
    s.dice(6, 6, d3(1), 1, 1, d3(1)).choose('houseTullySwornShields');
    const tested = () =>
      s
        .told('fact.test')
        .filter(({ params }) => JSON.stringify(params.because).includes('SIF-449'))
        .map(({ params }) => (params.unit as Thing).card);
    s.until('activate');
    expect(tested()).toEqual(['houseTullySwornShields', 'starkSwornSwords']);
    expect(s.models('starkSwornSwords')).toBe(11);
    const fallen = melee(11);
    fallen.dice(3, 1, 1, 1, 1, 1, 1, 1).choose('lannisterHalberdiers');
    expect(fallen.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(fallen.step).toBe('frightenedFirst');
  });
});

describe('who has destroyed a unit', () => {
  it('[SIF-956] is whoever attacked, demanded the test or used the effect; a failed charge is nobody else’s', () => {
    // By the panic test of an attack.
    const panic = duel('starkSwornSwords', 'lannisterHalberdiers, 10 wounds');
    panic.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1));
    attackIn(panic, 'starkSwornSwords');
    expect(panic.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect([panic.points('stark'), panic.points('lannister')]).toEqual([1, 0]);
    // By an order in the other's turn.
    const order = duel('starkSwornSwords, 11 wounds', 'lannisterGuardsmen');
    order.dice(1, 1, 1, 1);
    attackIn(order, 'starkSwornSwords').pass();
    order.dice(1, 1, d3(1)).choose('lannisterSupremacy');
    expect(order.unit('starkSwornSwords').destroyed).toBe(true);
    expect([order.points('stark'), order.points('lannister')]).toEqual([0, 1]);
    // By its own failed charge.
    const charge = field(
      { units: ['starkSwornSwords at 24,10 facing north, 11 wounds', 'hedgeKnights at 4,4'] },
      { units: ['lannisterHalberdiers at 24,24 facing south'] },
    );
    charge.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    charge.dice(2, 1, 1, d3(1)).way();
    expect(charge.unit('starkSwornSwords').destroyed).toBe(true);
    expect(charge.told('fact.destroyed')[0].params.by).toBeNull();
    expect([charge.points('stark'), charge.points('lannister')]).toEqual([0, 1]);
  });

  it('[SIF-1212] an effect of its own owner gives the point to the opponents', () => {
    const s = field(
      {
        units: ['starkSwornSwords at 24,10 facing north, 10 wounds', 'starkBowmen at 30,10'],
        hand: ['supportOfBearIsland'],
      },
      { units: ['lannisterHalberdiers at 24,40 facing south'] },
    );
    s.choose('supportOfBearIsland')
      .choose('starkSwornSwords')
      .choose('wound', 'wound', 'wound')
      .until('activate');
    expect(s.unit('starkSwornSwords').destroyed).toBe(true);
    expect([s.points('stark'), s.points('lannister')]).toEqual([0, 1]);
  });
});

describe('setting up later', () => {
  it('[SIF-961] a unit that had no place comes inside its zone, and that is its activation', () => {
    const s = field(
      { units: ['starkSwornSwords', 'starkBowmen at 40,8'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    s.activate('starkSwornSwords');
    expect([s.step, s.asked.rule]).toEqual(['arrivePlace', 'SIF-961']);
    s.refuses('SIF-1229', () => s.answer({ x: 24000, y: 8000, heading: 0 }));
    s.answer({ x: 24000, y: 7600, heading: 0 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 7600, h: 0 });
    expect([s.step, s.waiting]).toEqual(['activate', 'lannister']);
    expect(s.unit('starkSwornSwords').activated).toBe(true);
  });

  it('[SIF-961, SIF-420] it comes an inch from enemies, beside friends, and claims the token that it covers', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords', 'starkBowmen at 30,7.5 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 17,7.5 facing north, activated'] },
      },
      tokens: ['24,7 with card 5', '40,7 with card 6'],
    });
    s.activate('starkSwornSwords').until('arrivePlace');
    s.refuses('SIF-420', () => s.answer({ x: 22900, y: 7500, heading: 0 }));
    s.answer({ x: 24200, y: 7500, heading: 0 }); // less than an inch from the Bowmen
    expect(s.unit('starkSwornSwords').pose?.x).toBe(24200);
    expect(s.table.tokens.map(({ claimed }) => claimed)).toEqual([
      s.unit('starkSwornSwords').id,
      null,
    ]);
  });

  it('[SIF-961, SIF-420] it comes later where enemies leave it no place an inch from them', () => {
    // The whole strip is full of enemies, an inch or less from each other.
    const strip = Array.from(
      { length: 7 },
      (_, i) => `lannisterGuardsmen at ${3.2 + i * 6.9},6 facing north, activated`,
    );
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords', 'starkBowmen at 24,30 facing north'] },
        lannister: { units: strip },
      },
    });
    s.activate('starkSwornSwords');
    expect(s.step).not.toBe('arrivePlace');
    expect(s.unit('starkSwornSwords').pose).toBeNull();
  });

  it('[SIF-969] near an edge means the whole tray; a commander makes the whole unit the commander’s', () => {
    const s = scenario({
      mode: 'clashOfKings',
      players: {
        stark: {
          units: [
            'starkSwornSwords with robbStark:theWolfLord at 24,20, destroyed',
            'starkBowmen at 6,6, activated',
          ],
        },
        lannister: { units: ['lannisterHalberdiers at 40,44 facing south'] },
      },
    });
    expect(commandersUnit(s.match.reading as R, 0)?.card).toBe('starkSwornSwords');
    idle(s, 'lannisterHalberdiers').until('return').choose('return');
    // The tray is 5.5 wide: up to 3.25 it is within six inches of the edge with every part.
    s.refuses('SIF-1229', () => s.answer({ x: 3300, y: 24000, heading: 0 }));
    s.answer({ x: 3250, y: 24000, heading: 0 });
    expect(s.unit('starkSwornSwords').pose?.x).toBe(3250);
  });
});

describe('abilities of newer cards', () => {
  it('[SIF-1706] who cannot be Weakened never is, and the rest happens', () => {
    const ambushed = (attachment: string) => {
      const s = field(
        { units: ['starkOutriders at 24,11 facing north'] },
        { units: [`lannisterHalberdiers${attachment} at 24,24 facing east`] },
      );
      s.activate('starkOutriders').until('action').choose('charge').choose('lannisterHalberdiers');
      s.dice(6).way().choose('full');
      return s.unit('lannisterHalberdiers').conditions;
    };
    expect(ambushed('')).toEqual(['panicked', 'weakened']);
    expect(ambushed(' with gregorClegane:theMountain')).toEqual(['panicked']);
  });

  it('[SIF-1707] a condition that is expended, or a plain ability, leaves the one order or card for the event', () => {
    const s = duel('starkSwornSwords, weakened', 'kingsguard');
    s.dice(4, 4, 4, 4, 4, 4, 4);
    attackIn(s, 'starkSwornSwords');
    s.dice(4).choose('die0');
    expect(s.unit('starkSwornSwords').conditions).toEqual([]);
    expect(s.options).toEqual([`${s.unit('kingsguard').id}:resilience:0`]);
    // Eddard's token and a card for the same dice.
    const both = duel('lannisterHalberdiers', 'starkSwornSwords', {
      lannister: {
        ncus: ['eddardStark:wardenOfTheNorth'],
        hand: ['worthTheRisk', 'northernDefiance'],
      },
    });
    both.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, d3(1));
    attackIn(both, 'lannisterHalberdiers');
    const eddard = `${both.ncu('eddardStark').id}:braveryInTheFaceOfDeath:0`;
    expect(both.options).toEqual([eddard, 'hand:northernDefiance:0', 'hand:worthTheRisk:0']);
    both.choose(eddard);
    expect(both.options).toEqual(['hand:northernDefiance:0', 'hand:worthTheRisk:0']);
    both.choose('worthTheRisk');
    // A second card is one too many.
    expect(both.step).toBe('rerollTest');
  });

  it('[SIF-1708] what must happen comes before what may, and can take it away', () => {
    const attack = (chosen: string) => {
      const s = duel('casterlyRockHonorGuard', 'lannisportCityWatch');
      attackIn(s, 'casterlyRockHonorGuard');
      // First the attacker's ability …
      expect([s.step, s.waiting]).toEqual(['aim', 'stark']);
      s.choose(chosen);
      return s;
    };
    // … then the order of the City Watch, if they still have it.
    const free = attack('vicious');
    expect([free.step, free.waiting]).toEqual(['use', 'lannister']);
    expect(free.options).toEqual([`${free.unit('lannisportCityWatch').id}:adaptiveStyle:0`]);
    const silenced = attack('silence');
    expect(silenced.step).not.toBe('use');
    expect(rolled(silenced, 'attack')).toHaveLength(7);
  });

  it('[SIF-1722] what lasts for a turn ends after its last window, what lasts for a round in the clean-up', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
      lannister: {
        hand: ['subjugationOfPower', 'seeingTheirFlaws'],
        ncus: ['kevanLannister:masterOfLaw'],
      },
    });
    s.activate('starkSwornSwords').dice(1, 1, d3(1)).choose('subjugationOfPower');
    s.until('action').choose('retreat').way({ go: 'back', by: 5000 });
    s.until('use');
    // After its action the turn goes on, and with it the loss.
    expect(s.table.lasting.map(({ key }) => key)).toContain('noAbilities');
    while (s.step !== 'activate') s.pass();
    expect(s.table.lasting).toEqual([]);
    const justice = duel('starkSwornSwords', 'lannisterGuardsmen', {
      lannister: { ncus: ['kevanLannister:masterOfLaw'] },
    });
    // Nobody is healed, freed or shifted; the Guardsmen fight their best this round.
    justice.until('use').choose('unbiasedJustice').pass().pass().pass();
    justice.choose('lannisterGuardsmen');
    idle(justice, 'starkSwornSwords').until('activate');
    expect(justice.table.lasting.length).toBeGreaterThan(0);
    while (justice.table.round === 2) justice.answer(justice.asked.default);
    expect(justice.table.lasting).toEqual([]);
    // What lasts for the round goes on when something that lasts for the turn is over.
    const both = duel('starkSwornSwords', 'lannisterGuardsmen', {
      lannister: { ncus: ['kevanLannister:masterOfLaw'], hand: ['subjugationOfPower'] },
    });
    both.until('use').choose('unbiasedJustice').pass().pass().pass();
    both.choose('lannisterGuardsmen');
    const round = both.table.lasting.map(({ key }) => key);
    both.activate('starkSwornSwords').dice(1, 1, d3(1)).choose('subjugationOfPower');
    expect(both.table.lasting.map(({ key }) => key)).toEqual([...round, 'noAbilities', 'noCards']);
    both.until('action').pass().until('activate');
    expect(both.table.lasting.map(({ key }) => key)).toEqual(round);
  });

  it('[SIF-1727] an attacker that falls before its dice has not attacked; later its hits count, and nothing else', () => {
    // The panic test that Pyromancers demand takes the last man.
    const before = duel('starkSwornSwords, 11 wounds', 'pyromancers');
    before.dice(1, 1, d3(1));
    attackIn(before, 'starkSwornSwords');
    expect(before.unit('starkSwornSwords').destroyed).toBe(true);
    expect(rolled(before, 'attack')).toEqual([]);
    expect(before.told('fact.test')).toHaveLength(1);
    // The Kingsguard strike back at his misses, when the dice lie there: his hits are resolved, without a panic test.
    const after = duel('starkSwornSwords, 11 wounds', 'kingsguard, 4 wounds');
    after.dice(5, 5, 1, 1);
    attackIn(after, 'starkSwornSwords').dice(1, 1, 1, 1).pass();
    after.until('activate');
    expect(after.unit('starkSwornSwords').destroyed).toBe(true);
    expect(after.models('kingsguard')).toBe(2);
    expect(after.told('fact.test')).toHaveLength(0);
  });

  it('[SIF-1728] hits outside of the dice know no flank and no panic, but the unit’s own defense and its weakness', () => {
    // The Berserkers have lost a rank: +1 on defense. They attack from behind and are struck by their misses.
    const s = field(
      { units: ['houseUmberBerserkers at 24,20 facing north, 4 wounds, vulnerable'] },
      { units: ['bloodyMummerSkirmishers at 24,24.8 facing north', 'hedgeKnights at 4,4'] },
    );
    s.dice(1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 3, 3, 1, 1, 6, 6);
    attackIn(s, 'houseUmberBerserkers');
    expect([s.step, s.waiting]).toEqual(['rerollHits', 'lannister']);
    s.pass();
    // Eight hits; defense 5+ and one better: the 4s and 6s block.
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 8, blocked: 4 });
    expect(s.models('houseUmberBerserkers')).toBe(4);
    const tested = s.told('fact.test').map(({ params }) => (params.unit as Thing).card);
    expect(tested).not.toContain('houseUmberBerserkers');
  });

  it('[SIF-1739] a panic test that an ability demands has nothing of the attack, but what stands around counts', () => {
    // From behind: the defender of the attack would have -2. The attacker's own test has only the ranks.
    const s = field(
      { units: ['starkSwornSwords at 24,20 facing north'] },
      { units: ['lannisterGuardsmen at 24,24.8 facing north, 8 wounds', 'hedgeKnights at 4,4'] },
    );
    s.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(s, 'starkSwornSwords').dice(4, 3, d3(1)).choose('lannisterSupremacy');
    expect(s.told('fact.test').at(-1)?.params.result).toBe(6);
    // With a veteran who intimidates everybody around him it is one less.
    const aura = field(
      { units: ['starkSwornSwords at 24,20 facing north'] },
      {
        units: [
          'lannisterGuardsmen with assaultVeteran at 24,24.8 facing north, 8 wounds',
          'hedgeKnights at 4,4',
        ],
      },
    );
    aura.dice(1, 1, 1, 1, 1, 1, 1);
    attackIn(aura, 'starkSwornSwords').dice(4, 3, d3(1)).choose('lannisterSupremacy');
    expect(aura.told('fact.test').at(-1)?.params.result).toBe(5);
  });
});

describe('cards and their moments', () => {
  it('[SIF-1803] a unit is a combat unit wherever it is wounded, moved or cursed', () => {
    const s = field(
      {
        units: ['starkSwornSwords at 24,10'],
        ncus: ['sansaStark:littleBird'],
        hand: ['swiftReposition'],
      },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    s.choose('swiftReposition');
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
  });

  it('[SIF-1809] a melee attack and any attack are one event: one card for both; NCUs are beside that', () => {
    const s = duel('starkSwornSwords with swornSwordCaptain', 'lannisterGuardsmen', {
      stark: {
        hand: ['wintersMight', 'exploitWeakness:vargoHoat'],
        ncus: ['rodrikCassel:combatVeteran'],
      },
    });
    attackIn(s, 'starkSwornSwords');
    expect(s.options).toEqual([
      `${s.unit('starkSwornSwords').id}:martialTraining:0`,
      'hand:wintersMight:0',
      'hand:exploitWeakness:vargoHoat:0',
    ]);
    s.choose('wintersMight');
    // The next question is about the dice: neither the second card nor the captain's order was offered again, but Rodrik's token is.
    expect(s.step).toBe('use');
    expect(s.options).toEqual([`${s.ncu('rodrikCassel').id}:martialExpertise:1`]);
  });

  it('[SIF-1812] a card needs its targets and something to do; a bonus that is missing forbids nothing', () => {
    // A retreat for who fights: played after an attack that left an enemy standing, not after one that did not.
    const after = (wounds: number, unit = 'starkSwornSwords') => {
      const s = duel(unit, `lannisterHalberdiers, ${wounds} wounds`, {
        stark: { hand: ['hitAndRun'] },
      });
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1));
      attackIn(s, 'starkSwornSwords');
      return s.step;
    };
    expect(after(0)).toBe('use');
    expect(after(11)).toBe('way');
    // What Robb adds to a retreat is nothing without one.
    expect(after(0, 'starkSwornSwords with robbStark:theWolfLord')).toBe('use');
    expect(after(11, 'starkSwornSwords with robbStark:theWolfLord')).toBe('way');
    // No Crannogman is there to be a threat.
    const none = field(
      { units: ['starkSwornSwords at 24,10'], hand: ['theThreatUnseen'] },
      { units: ['lannisterGuardsmen at 24,20 facing south'] },
    );
    expect(none.step).toBe('activate');
    const there = field(
      { units: ['crannogmanTrackers at 24,10'], hand: ['theThreatUnseen'] },
      { units: ['lannisterGuardsmen at 24,20 facing south'] },
    );
    expect(there.options).toContain('hand:theThreatUnseen:0');
    // Without the Combat zone Winter's Might can be played all the same.
    const plain = duel('starkSwornSwords', 'lannisterGuardsmen', {
      stark: { hand: ['wintersMight'] },
    });
    expect(attackIn(plain, 'starkSwornSwords').options).toEqual(['hand:wintersMight:0']);
  });

  it('[SIF-1815] an answer can be answered, by one card each', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen', {
      stark: { hand: ['wintersMight', 'counterplot'] },
      lannister: { hand: ['counterplot', 'counterplot'] },
    });
    attackIn(s, 'starkSwornSwords').choose('wintersMight');
    expect(s.waiting).toBe('lannister');
    s.choose('counterplot');
    expect([s.step, s.waiting]).toEqual(['use', 'stark']);
    expect(s.options).toEqual(['hand:counterplot:0']);
    // It is a card too: the Lannisters may answer it once more.
    s.choose('counterplot');
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    // On a 6 the answer to the answer works, and Winter's Might too.
    s.dice(6, 6, 6).pass();
    expect(s.told('fact.cancelled').map(({ params }) => params.what)).toEqual([
      { is: 'tactics', id: 'counterplot' },
    ]);
    // To the first card no second answer was possible.
    expect(s.player('lannister').hand).toEqual(['counterplot']);
  });

  it('[SIF-1818] a card whose target is gone before it resolves has lost its effect', () => {
    const s = field(
      {
        units: ['starkSwornSwords at 24,10 facing north, 10 wounds', 'starkBowmen at 30,10'],
        hand: ['supportOfBearIsland'],
      },
      { units: ['lannisterHalberdiers at 24,40 facing south'], hand: ['adaptiveMethods'] },
    );
    s.choose('supportOfBearIsland').choose('starkSwornSwords').choose('wound', 'wound', 'wound');
    expect(s.waiting).toBe('lannister');
    s.choose('adaptiveMethods').choose('starkSwornSwords');
    s.until('activate');
    expect(s.unit('starkSwornSwords')).toMatchObject({ destroyed: true, conditions: [] });
    expect(s.told('fact.condition')).toHaveLength(0);
    expect(s.player('lannister').discard).toEqual(['adaptiveMethods']);
  });

  it('[SIF-1825] a player who has to pass has no turn, and can still use the turns of the other', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,10', 'starkBowmen at 34,10'] },
      {
        units: ['lannisterGuardsmen at 24,40 facing south, activated'],
        hand: ['aLannisterPaysHisDebts'],
      },
    );
    const asked: string[] = [];
    while (s.table.round === 2) {
      if (s.step === 'use' && s.asked.rule === 'SIF-203') asked.push(s.waiting);
      s.answer(s.asked.default);
    }
    const turns = s
      .told('fact.turn')
      .filter(({ params }) => params.round === 2)
      .map(({ params }) => params.seat);
    expect(turns).toEqual([0, 0]);
    expect(asked).toEqual(['lannister', 'lannister']);
  });

  it('[SIF-1858] a maneuver of three inches goes three inches, with pivots, and is not for the engaged', () => {
    const moved = () =>
      field(
        {
          units: ['starkSwornSwords at 24,10 facing north', 'starkBowmen at 40,20 facing north'],
          ncus: ['pycelle:grandMaester on maneuver, 0 tokens'],
          hand: ['swiftReposition'],
        },
        { units: ['lannisterGuardsmen at 40,24.8 facing south'] },
      );
    const s = moved();
    s.until('use').choose('swiftReposition').choose('starkSwornSwords');
    s.refuses('SIF-414', () => s.way({ go: 'forward', by: 3001 }));
    s.way({ go: 'pivot', by: 900 }, { go: 'forward', by: 3000 }, { go: 'pivot', by: 1800 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 27000, y: 10000, h: 1800 });
    const engaged = moved();
    engaged.until('use').choose('swiftReposition').choose('starkBowmen');
    expect(engaged.step).toBe('activate');
    expect(engaged.told('fact.moved')).toHaveLength(0);
    // Without the zone it is a shift: straight, and no farther than two inches.
    const shift = field(
      { units: ['starkSwornSwords at 24,10 facing north'], hand: ['swiftReposition'] },
      { units: ['lannisterGuardsmen at 40,24.8 facing south'] },
    );
    shift.choose('swiftReposition').choose('starkSwornSwords');
    shift.refuses('SIF-133', () => shift.way({ go: 'right', by: 2001 }));
    shift.way({ go: 'right', by: 2000 });
    expect(shift.unit('starkSwornSwords').pose?.x).toBe(26_000);
  });

  it('[SIF-1860] cards for a declared charge come when target and arc are known, before it turns', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,11 facing north'] },
      {
        units: ['lannisterHalberdiers at 24,24 facing south'],
        hand: ['superiorPositioning'],
      },
    );
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    expect([s.step, s.waiting]).toEqual(['use', 'lannister']);
    expect(s.told('fact.action')[0].params.target).toMatchObject({ card: 'lannisterHalberdiers' });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 11000, h: 0 });
    expect(rolled(s, 'charge')).toEqual([]);
    s.pass();
    expect(s.step).toBe('chargeHeading');
  });

  it('[SIF-1862] a card after the charge die may be played on a 1', () => {
    const s = field(
      { units: ['starkSwornSwords at 24,14 facing north'], hand: ['devastatingImpact'] },
      { units: ['lannisterHalberdiers at 24,24 facing south'] },
    );
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers').dice(1).way();
    expect([s.step, s.waiting]).toEqual(['use', 'stark']);
    expect(s.told('fact.disorderly')).toHaveLength(0);
    s.choose('devastatingImpact').until('align');
    expect(s.told('fact.disorderly')).toHaveLength(1);
    s.choose('full');
    expect(s.unit('lannisterHalberdiers').conditions).toEqual(['panicked', 'vulnerable']);
  });
});

describe('the summary sheet', () => {
  it('[SIF-1506] grants nothing that the chapters do not: no pivot before a march or a retreat', () => {
    const march = field(
      { units: ['starkSwornSwords at 24,10 facing north'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    march.does('starkSwornSwords', 'march');
    march.refuses('SIF-425', () =>
      march.way({ go: 'pivot', by: 900 }, { go: 'forward', by: 1000 }),
    );
    const retreat = duel('starkSwornSwords', 'lannisterGuardsmen');
    retreat.does('starkSwornSwords', 'retreat');
    retreat.refuses('SIF-431', () =>
      retreat.way({ go: 'pivot', by: 900 }, { go: 'back', by: 5000 }),
    );
    // And these are all the actions there are; an attack is one of two kinds, or on terrain.
    const s = field(
      { units: ['starkSwornSwords at 24,10 facing north'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    s.activate('starkSwornSwords').until('action');
    expect([...s.options, ...s.blocked.map(({ id }) => id)].toSorted()).toEqual([
      'charge',
      'maneuver',
      'march',
      'melee',
      'ranged',
      'raze',
      'retreat',
    ]);
  });
});
