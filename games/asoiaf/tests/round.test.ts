import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from './scenario.ts';

/** Two units of each, far apart, and a hand for Lannister. */
const camp = (stark: object = {}, lannister: object = {}, more: object = {}) =>
  scenario({
    players: {
      stark: { units: ['starkSwornSwords at 8,8', 'starkBowmen at 40,8'], ...stark },
      lannister: {
        units: [
          'lannisterGuardsmen at 8,40 facing south',
          'lannisterHalberdiers at 40,40 facing south',
        ],
        ...lannister,
      },
    },
    ...more,
  });

/** Who was asked to activate, until the round is over. */
function turnsOf(s: Scenario): string[] {
  const turns: string[] = [];
  const { round } = s.table;
  for (s.until('activate'); s.table.round === round && !s.match.result; ) {
    if (s.step === 'activate') turns.push(s.waiting);
    s.answer(s.asked.default);
  }
  return turns;
}

describe('a round', () => {
  it('[SIF-125, SIF-201, SIF-202, SIF-126] is turns in which the players activate one unit each, beginning with the first player, then the clean-up', () => {
    const s = camp();
    expect(turnsOf(s)).toEqual(['stark', 'lannister', 'stark', 'lannister']);
    // The clean-up has made everybody ready again, and another round has begun.
    expect(s.table.round).toBe(3);
    expect(s.table.units.every(({ activated }) => !activated)).toBe(true);
    expect(s.told('fact.activated')).toHaveLength(4);
    expect(s.told('fact.turn')).toHaveLength(5);
  });

  it('[SIF-127] has one first player, who has its first turn', () => {
    const s = camp();
    expect(s.table.first).toBe(0);
    turnsOf(s);
    expect(s.table.first).toBe(1);
    s.until('activate');
    expect(s.waiting).toBe('lannister');
    expect(s.told('fact.round').at(-1)?.params.first).toEqual({ is: 'player', id: 1 });
  });

  it('[SIF-127, SIF-208] is begun by the first player also with a single unit against several', () => {
    const s = camp({}, { units: ['lannisterGuardsmen at 8,40 facing south'] });
    expect(turnsOf(s)).toEqual(['stark', 'lannister', 'stark']);
    expect([s.table.first, turnsOf(s)]).toEqual([1, ['lannister', 'stark', 'stark']]);
  });

  it('[SIF-203] effects of the start of a turn come before a unit is chosen', () => {
    const s = camp({ hand: ['swiftReposition'] });
    expect([s.waiting, s.step]).toEqual(['stark', 'use']);
    expect(s.told('fact.activated')).toHaveLength(0);
    s.choose('swiftReposition').choose('starkBowmen').way({ go: 'forward', by: 2000 });
    expect(s.step).toBe('activate');
    expect(s.unit('starkBowmen').pose?.y).toBe(10000);
  });

  it('[SIF-206] the activated unit performs one action and no second one', () => {
    const s = camp();
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 1000 });
    expect(s.step).toBe('activate');
    expect(s.waiting).toBe('lannister');
    expect(s.told('fact.action')).toHaveLength(1);
  });

  it('[SIF-207] after the action everybody may use something once more, and only then the turn ends', () => {
    const s = camp({}, { hand: ['seeingTheirFlaws'] });
    s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 1000 });
    expect([s.waiting, s.step]).toEqual(['lannister', 'use']);
    expect(s.table.active).toBe(0);
    s.choose('seeingTheirFlaws');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['vulnerable', 'panicked']);
    s.until('activate');
    expect(s.table.active).toBe(1);
  });
});

describe('the clean-up', () => {
  it('[SIF-213, SIF-214, SIF-215, SIF-216] effects of the end of the round, then points, then victory, then the rest', () => {
    const s = camp(
      { units: ['starkSwornSwords at 24,24, activated'] },
      {
        units: ['lannisterGuardsmen at 8,40 facing south'],
        hand: ['meticulousPlanning'],
        deck: ['bribery', 'kingslayersRenown'],
      },
      { tokens: ['24,24 with card 5'], points: [9, 3] },
    );
    s.table.tokens[0].claimed = s.unit('starkSwornSwords').id;
    s.activate('lannisterGuardsmen').until('action').pass();
    // Step 1 comes before anything was scored or anybody is ready again.
    expect([s.waiting, s.step]).toEqual(['lannister', 'use']);
    expect(s.asked.rule).toBe('SIF-214');
    expect(s.points('stark')).toBe(9);
    expect(s.unit('lannisterGuardsmen').activated).toBe(true);
    // Step 2 gives the tenth point and step 3 sees it: the match is over, nobody draws.
    s.pass();
    expect(s.points('stark')).toBe(10);
    expect(s.match.result?.winners).toEqual([0]);
    expect(s.player('lannister').hand).toEqual(['meticulousPlanning']);
    expect(s.unit('lannisterGuardsmen').activated).toBe(true);
  });

  it('[SIF-222] whoever holds three cards or more draws none', () => {
    const holding = (hand: string[]) => {
      const s = camp({}, { hand, deck: ['bribery', 'bribery'] });
      while (s.table.round === 2) s.answer(s.asked.default);
      return s.player('lannister').hand.length;
    };
    const card = 'counterplot';
    expect(holding([card, card])).toBe(3);
    expect(holding([card, card, card])).toBe(3);
    expect(holding([card, card, card, card])).toBe(4);
  });
});
