import { describe, expect, it } from 'vitest';
import { pointsToWin } from '../rules/victory.ts';
import { d3, scenario } from './scenario.ts';

/** Plays on by defaults until the round is over, or the match. */
const endRound = (s: ReturnType<typeof scenario>) => {
  const { round } = s.table;
  while (!s.match.result && s.table.round === round) s.answer(s.asked.default);
  return s;
};

describe('victory', () => {
  it('[SIF-1204, SIF-1205] takes 8, 10 or 12 points, and two more for each further ten', () => {
    expect([30, 40, 50, 60, 45].map(pointsToWin)).toEqual([8, 10, 12, 14, 10]);
    // Every ten points are one step, and no more than ten; smaller games are no shorter.
    expect([20, 29, 39, 49].map(pointsToWin)).toEqual([8, 8, 8, 10]);
  });

  it('[SIF-1202] comes at the end of a round to who has enough, and more than the other', () => {
    const units = {
      stark: { units: ['starkSwornSwords at 24,10'] },
      lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
    };
    expect(endRound(scenario({ players: units, points: [10, 9] })).match.result?.winners).toEqual([
      0,
    ]);
    expect(endRound(scenario({ players: units, points: [9, 8] })).match.result).toBeNull();
  });

  it('[SIF-959, SIF-1203] at equal points above the limit it goes on', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,10'] },
        lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
      },
      points: [11, 11],
    });
    expect(endRound(s).match.result).toBeNull();
  });

  it('[SIF-1206, SIF-1207, SIF-1208] after six rounds points decide, then what is left of the armies, else nobody', () => {
    const last = (points: number[], stark: string[]) =>
      endRound(
        scenario({
          players: {
            stark: { units: stark },
            lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
          },
          points,
          round: 6,
        }),
      ).match.result;
    expect(last([3, 4], ['starkSwornSwords at 24,10'])?.winners).toEqual([1]);
    expect(last([4, 4], ['starkSwornSwords at 24,10', 'starkBowmen at 10,10'])?.winners).toEqual([
      0,
    ]);
    expect(last([4, 4], ['starkSwornSwords at 24,10'])?.winners).toEqual([0, 1]);
    // Attachments count with their unit.
    expect(last([4, 4], ['starkSwornSwords with swornSwordCaptain at 24,10'])?.winners).toEqual([
      0,
    ]);
    // A commander is worth nothing by himself.
    expect(last([4, 4], ['starkSwornSwords with robbStark:theWolfLord at 24,10'])?.winners).toEqual(
      [0, 1],
    );
    // And it is said which of these it was.
    expect(last([3, 4], ['starkSwornSwords at 24,10'])?.reason).toMatchObject({
      key: 'end.mostPoints',
      params: { points: 4 },
    });
    expect(last([12, 4], ['starkSwornSwords at 24,10'])?.reason.key).toBe('end.points');
    expect(last([4, 4], ['starkSwornSwords at 24,10'])?.reason.key).toBe('end.draw');
    expect(
      last([4, 4], ['starkSwornSwords at 24,10', 'starkBowmen at 10,10'])?.reason,
    ).toMatchObject({ key: 'end.armyLeft', params: { points: 11 } });
  });
});

describe('A Game of Thrones', () => {
  const field = (
    stark: string,
    lannister = 'lannisterGuardsmen at 24,44 facing south',
    card = 5,
    round = 2,
  ) =>
    scenario({
      players: { stark: { units: [stark] }, lannister: { units: [lannister] } },
      tokens: [`24,24 with card ${card}`],
      round,
    });

  /** The Swords go two inches onto the token. */
  const onto = (s: ReturnType<typeof scenario>) =>
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2000 });

  it('[SIF-1305, SIF-1310] a unit that ends its move covering a token claims it and scores a point', () => {
    const s = onto(field('starkSwornSwords at 24,22 facing north'));
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);
    expect(endRound(s).points('stark')).toBe(1);
  });

  it('[SIF-1309] a token that is not covered completely is not claimed', () => {
    const s = onto(field('starkSwornSwords at 24,19.6 facing north'));
    expect(s.table.tokens[0].claimed).toBeNull();
    expect(endRound(s).points('stark')).toBe(0);
  });

  it('[SIF-1310] nothing is scored in round 1', () => {
    expect(
      endRound(onto(field('starkSwornSwords at 24,22 facing north', undefined, 5, 1))).points(
        'stark',
      ),
    ).toBe(0);
  });

  it('[SIF-1311] the commander’s unit scores one more', () => {
    const s = onto(field('starkSwornSwords with robbStark:theWolfLord at 24,22 facing north'));
    expect(endRound(s).points('stark')).toBe(2);
  });

  it('[SIF-1306, SIF-1307, SIF-999] an enemy with more ranks in contact takes control away, as long as it is stronger', () => {
    const held = (wounds: string) => {
      const s = scenario({
        players: {
          stark: { units: [`starkSwornSwords at 24,24 facing north, ${wounds}`] },
          lannister: { units: ['lannisterGuardsmen at 24,28.8 facing south, activated'] },
        },
        tokens: ['24,24 with card 5 held by u0'],
      });
      s.activate('starkSwornSwords').until('action').pass().until('activate');
      expect(s.table.round).toBe(3);
      return s.points('stark');
    };
    expect(held('0 wounds')).toBe(1);
    expect(held('4 wounds')).toBe(0);
  });

  it('[SIF-970, SIF-972, SIF-973] objective cards heal, frighten and expose when their token scores', () => {
    const heal = onto(field('starkSwornSwords at 24,22 facing north, 5 wounds', undefined, 1));
    heal.until('objectiveTarget').choose('starkSwornSwords');
    expect(heal.models('starkSwornSwords')).toBe(9);
    for (const [card, condition] of [
      [3, 'panicked'],
      [4, 'vulnerable'],
    ] as const) {
      const s = onto(
        field(
          'starkSwornSwords at 24,22 facing north',
          'lannisterGuardsmen at 24,38 facing south',
          card,
        ),
      );
      s.until('objectiveTarget').choose('lannisterGuardsmen');
      expect(s.unit('lannisterGuardsmen').conditions).toEqual([condition]);
    }
  });

  it('[SIF-218, SIF-1316] a unit that bears a card has it until the clean-up, or for the whole game', () => {
    const dice = (bears: boolean, forGame: boolean) => {
      const s = scenario({
        players: {
          stark: { units: ['starkBowmen at 24,24 facing north, 9 wounds'] },
          lannister: {
            units: ['lannisterGuardsmen at 24,28.8 facing south', 'lannisterHalberdiers at 6,44'],
          },
        },
      });
      if (bears) s.table.bearers.push({ unit: s.unit('starkBowmen').id, card: 10, forGame });
      s.does('starkBowmen', 'melee').until('alignMelee').pass();
      const thrown = (s.told('fact.rolled')[0].params.dice as number[]).length;
      endRound(s);
      return [thrown, s.table.bearers.length];
    };
    expect(dice(false, false)).toEqual([3, 0]);
    expect(dice(true, false)).toEqual([5, 0]); // its best attack, whatever is left of it
    expect(dice(true, true)).toEqual([5, 1]);
  });

  it('[SIF-975, SIF-979] cards 6 and 10 help the attacks of who controls the token', () => {
    const attack = (card: number, wounds = 9) => {
      const s = scenario({
        players: {
          stark: { units: ['starkBowmen at 24,24 facing north, 9 wounds'] },
          lannister: {
            units: [
              `lannisterGuardsmen at 24,28.8 facing south, ${wounds} wounds`,
              'lannisterHalberdiers at 6,44',
            ],
          },
        },
        tokens: [`24,24 with card ${card}`],
      });
      s.table.tokens[0].claimed = s.unit('starkBowmen').id;
      s.does('starkBowmen', 'melee').until('alignMelee');
      return s;
    };
    const highest = attack(10).pass();
    expect(highest.told('fact.rolled')[0].params.dice).toHaveLength(5);
    // Who takes control away takes that away, too (SIF-1306).
    const taken = attack(10, 0).pass();
    expect(taken.told('fact.rolled')[0].params.dice).toHaveLength(3);
    const plain = attack(5).pass();
    expect(plain.told('fact.rolled')[0].params.dice).toHaveLength(3);
    // Guardsmen save on 3+; sundered they need a 4.
    const sundered = attack(6).dice(5, 1, 1, 3, 6, 6, d3(1)).pass();
    expect(sundered.told('fact.saves')[0].params).toMatchObject({ hits: 1, blocked: 0 });
  });
});
