import { createMatch, defaultAnswer, type Question } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { BOARD, layTerrain, TERRAIN } from '../geometry/index.ts';
import { d3, scenario } from './scenario.ts';

describe('terrain', () => {
  it('[SIF-1101] does what its keywords say, and nothing else', () => {
    const pose = { x: 24_000, y: 24_000, h: 0 };
    for (const kind of Object.keys(TERRAIN) as (keyof typeof TERRAIN)[])
      expect(layTerrain('t0', kind, pose).keywords).toEqual(TERRAIN[kind].keywords);
    // Two pieces with Cover do the same for who is shot at on them, one without it nothing.
    const hits = (terrain: string[]) => {
      const s = scenario({
        players: {
          stark: { units: ['starkBowmen at 24,12 facing north'] },
          lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
        },
        terrain,
      });
      s.does('starkBowmen', 'ranged').way();
      s.dice(4, 4, 1, 1, 1, 1, 1, 3, 3, 6, 6, d3(1)).choose('lannisterHalberdiers');
      return s.told('fact.saves')[0].params;
    };
    expect(hits(['weirwood at 24,18'])).toEqual(hits([]));
    expect(hits(['hedge at 24,24'])).toEqual(hits(['forest at 24,24']));
  });

  it('[SIF-1120..1127] of the book has the keywords of the book', () => {
    const keywords = Object.fromEntries(
      Object.entries(TERRAIN).map(([kind, piece]) => [kind, piece.keywords.toSorted()]),
    );
    expect(keywords).toEqual({
      forest: ['cover', 'fortified'],
      corpsePile: ['hindering', 'horrific'],
      bog: ['hindering', 'rough'],
      stakes: ['dangerous', 'destructible'],
      wall: ['destructible', 'fortified', 'hindering'],
      hedge: ['cover', 'destructible', 'rough'],
      weirwood: ['inspiring'],
      palisade: ['blocksSight', 'destructible', 'impassable'],
      castleWall: ['impassable'],
    });
  });

  it.each([
    [[]],
    // Somewhere else within reach lies a piece that inspires nobody.
    [['hedge at 33,18']],
  ])(
    '[SIF-1103, SIF-1112] under a unit stays where it is and does what it does, also beside %j',
    (more) => {
      const s = scenario({
        players: {
          stark: { units: ['starkSwornSwords at 24,18 facing north'] },
          lannister: {
            units: ['lannisterHalberdiers at 24,26.8 facing south', 'hedgeKnights at 4,44'],
          },
        },
        terrain: [...more, 'weirwood at 24,21'],
      });
      s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2900 });
      expect(s.table.terrain).toHaveLength(1 + more.length);
      s.until('activate').choose('lannisterHalberdiers').until('action').choose('charge');
      s.choose('starkSwornSwords').dice(6).way().choose('full').until('rerollAttack');
      // Inspiring: a sum of 5 is a 6, also on the piece itself.
      s.dice(4, 1, 1, 1, 1, 1, 1, 1, 3, 2, d3(1));
      s.choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6');
      expect(s.told('fact.test')[0].params).toMatchObject({ result: 6, passed: true });
    },
  );
});

describe('the battlefield', () => {
  it('[SIF-1214] is 48 by 48 inches', () => {
    expect([BOARD.width, BOARD.height]).toEqual([48_000, 48_000]);
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,45 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 4,4'] },
      },
    });
    s.does('starkSwornSwords', 'maneuver');
    s.refuses('SIF-920', () => s.way({ go: 'forward', by: 620 }));
    s.way({ go: 'forward', by: 600 });
    expect(s.unit('starkSwornSwords').pose?.y).toBe(45_600);
  });

  it('[SIF-1230, SIF-1233] attachments stand with their units; when everybody has drawn round 1 begins', () => {
    const match = createMatch(asoiaf, { seats: 2, seed: 'ground', options: {} });
    while (match.state.stack.at(-1)?.at !== 'activate')
      match.answer(
        match.waiting[0],
        match.state.moment,
        defaultAnswer(match.question(match.waiting[0]) as Question),
      );
    const { units, players, round } = match.state.table;
    const led = units.filter(({ attachments }) => attachments.length > 0);
    expect(led.length).toBeGreaterThan(0);
    expect(led.every(({ pose }) => pose !== null)).toBe(true);
    const inArmies = players.flatMap(({ army }) =>
      army.troops.flatMap(({ attachments }) => attachments),
    );
    expect(led.flatMap(({ attachments }) => attachments)).toEqual(inArmies);
    expect(round).toBe(1);
    const told = match.log('spectator').map(({ key }) => key);
    expect(told.indexOf('fact.first')).toBeLessThan(told.indexOf('fact.drew'));
    expect(told.lastIndexOf('fact.drew')).toBeLessThan(told.indexOf('fact.round'));
  });
});

describe('missions that everybody sees', () => {
  const wings = (deck: number[], discard: number[], active = [1, 2], ncus: string[] = []) => {
    const s = scenario({
      mode: 'darkWings',
      players: {
        stark: { units: ['starkSwornSwords at 24,20 facing north, activated'], ncus },
        lannister: {
          units: ['lannisterGuardsmen at 24,24.8 facing south, 4 wounds'],
          ncus: [],
        },
      },
    });
    Object.assign(s.table.missions, { active, reserve: [3, 4], deck, discard });
    return s;
  };

  it('[SIF-1454] are shuffled anew when none is left', () => {
    const s = wings([5], [6, 7, 8, 9]);
    while (s.table.round === 2) s.answer(s.asked.default);
    const { active, reserve, deck, discard } = s.table.missions;
    expect(active).toEqual([3, 4]);
    expect(reserve[0]).toBe(5);
    // Those of the last round are discarded before two are drawn, so they are in the new deck.
    expect([6, 7, 8, 9, 1, 2]).toContain(reserve[1]);
    expect(discard).toEqual([]);
    expect([...active, ...reserve, ...deck].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('[SIF-1461] each of them may be scored by each player who meets it', () => {
    // Mission 7: an enemy of fewer ranks in contact; only the Sworn Swords have one. Mission 2 is for nobody.
    const one = wings([], [], [7, 2]);
    while (one.table.round === 2) one.answer(one.asked.default);
    expect([one.points('stark'), one.points('lannister')]).toEqual([1, 0]);
    // With another fight the other way round both score the same mission.
    const both = scenario({
      mode: 'darkWings',
      players: {
        stark: {
          units: [
            'starkSwornSwords at 14,20 facing north, activated',
            'starkBowmen at 34,20 facing north, 8 wounds, activated',
          ],
        },
        lannister: {
          units: [
            'lannisterGuardsmen at 14,24.8 facing south, 4 wounds, activated',
            'lannisterHalberdiers at 34,24.8 facing south',
          ],
        },
      },
    });
    Object.assign(both.table.missions, { active: [7, 2], reserve: [3, 4], deck: [5, 6] });
    while (both.table.round === 2) both.answer(both.asked.default);
    expect([both.points('stark'), both.points('lannister')]).toEqual([1, 1]);
  });
});
