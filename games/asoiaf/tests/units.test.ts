import { describe, expect, it } from 'vitest';
import { ImpossiblePosition, position } from '../position.ts';
import { capacityOf, destroyedRanksOf } from '../rules/look.ts';
import { d3, scenario } from './scenario.ts';

const alone = (unit: string) =>
  scenario({
    players: {
      stark: { units: [unit] },
      lannister: {
        units: ['lannisterGuardsmen at 24,44 facing south'],
        ncus: ['cerseiLannister:queenRegent, 0 tokens'],
      },
    },
  });

describe('ranks and models', () => {
  it('[SIF-304, SIF-314, SIF-317, SIF-318, SIF-319, SIF-321, SIF-1601, SIF-1602] twelve models in three ranks, lost from the rear', () => {
    for (const [wounds, models, ranks] of [
      [0, 12, 3],
      [3, 9, 3],
      [4, 8, 2],
      [7, 5, 2],
      [8, 4, 1],
      [11, 1, 1],
    ]) {
      const s = alone(`starkSwornSwords at 24,10, ${wounds} wounds`);
      expect([s.models('starkSwornSwords'), s.ranks('starkSwornSwords')]).toEqual([models, ranks]);
      expect(destroyedRanksOf(s.unit('starkSwornSwords'))).toBe(3 - ranks);
    }
  });

  it('[SIF-305, SIF-315, SIF-316, SIF-818] four horsemen of three wounds in two ranks; a solo unit has one rank', () => {
    const riders = alone('starkOutriders at 24,10, 6 wounds');
    expect(capacityOf(riders.unit('starkOutriders'))).toBe(12);
    expect([riders.models('starkOutriders'), riders.ranks('starkOutriders')]).toEqual([2, 1]);
    const wolf = alone('greyWind at 24,10, 3 wounds');
    expect([capacityOf(wolf.unit('greyWind')), wolf.ranks('greyWind')]).toEqual([4, 1]);
  });

  it('[SIF-821, SIF-822, SIF-823, SIF-957, SIF-1703] healing brings models back, never above the starting strength', () => {
    const heal = (unit: string) => {
      const s = scenario({
        players: {
          lannister: { units: [unit], ncus: ['cerseiLannister:queenRegent, 0 tokens'] },
          stark: { units: ['starkSwornSwords at 24,44 facing south'] },
        },
      });
      const name = unit.split(' ')[0];
      s.activate('cerseiLannister:queenRegent').choose('wealth').choose(name);
      return [s.models(name), s.unit(name).wounds];
    };
    expect(heal('lannisterGuardsmen at 24,10, 5 wounds')).toEqual([10, 2]);
    expect(heal('lannisterGuardsmen at 24,10, 2 wounds')).toEqual([12, 0]);
    // A horseman who fell comes back with what the healing did not cover: 4 wounds are one man and one more wound.
    expect(heal('knightsOfCasterlyRock at 24,10, 5 wounds')).toEqual([4, 2]);
  });

  it('[SIF-312, SIF-1213] dangerous ground may destroy a unit, and every opponent earns the point', () => {
    const s = scenario({
      players: {
        stark: {
          units: ['starkSwornSwords at 24,10 facing north, 11 wounds', 'starkBowmen at 6,6'],
        },
        lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
      },
      terrain: ['stakes at 24,14'],
    });
    s.does('starkSwornSwords', 'maneuver').dice(d3(1)).way({ go: 'forward', by: 2000 });
    expect(s.unit('starkSwornSwords').destroyed).toBe(true);
    expect([s.points('stark'), s.points('lannister')]).toEqual([0, 1]);
  });
});

describe('attachments', () => {
  it('[SIF-337, SIF-346, SIF-1709] add their abilities to the unit; the same one twice is there once', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north'] },
        lannister: { units: ['lannisterGuardsmen with guardCaptain at 24,24.8 facing south'] },
      },
    });
    s.activate('starkSwornSwords').until('action').pass();
    s.activate('lannisterGuardsmen');
    expect(s.options).toEqual([`${s.unit('lannisterGuardsmen').id}:holdTheLine:0`]);
    // Two hits and one for each of three ranks, saved on 4+.
    s.choose('holdTheLine').dice(1, 1, 1, 4, 4).choose('starkSwornSwords');
    expect(s.models('starkSwornSwords')).toBe(9);
  });

  it('[SIF-817, SIF-332] what is innate stays when abilities are lost', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkOutriders at 24,20 facing north'] },
        lannister: {
          units: ['lannisterGuardsmen at 24,44 facing south'],
          hand: ['subjugationOfPower'],
        },
      },
    });
    s.until('activate').choose('starkOutriders').dice(1, 1, d3(1)).choose('subjugationOfPower');
    expect(s.told('fact.noAbilities')).toHaveLength(1);
    expect(s.step).toBe('grant');
  });
});

describe('a position', () => {
  it('says what cannot be', () => {
    const bad = (text: string) => () => position({ players: { stark: { units: [text] } } });
    expect(bad('starkSwornSwords at 24,10 facing north, 3 wounds, panicked')).not.toThrow();
    expect(bad('starkDragons at 24,10')).toThrow(ImpossiblePosition);
    expect(bad('starkSwornSwords at somewhere')).toThrow(ImpossiblePosition);
    expect(bad('starkSwornSwords at 24,10 facing 400')).toThrow(ImpossiblePosition);
    expect(bad('starkSwornSwords at 24,10, asleep')).toThrow(ImpossiblePosition);
  });
});
