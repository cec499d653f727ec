import { asoiaf } from '@small-council/asoiaf';
import { type ReadyName, readyPoints } from '@small-council/asoiaf/armies';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import { type AnyGame, Chance, createMatch, type Match, type Seat } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { activations, chances } from '../asoiaf/chances.ts';
import { plansAt, playOn, weighs } from '../asoiaf/greedy.ts';

/** Two regiments of either side, twenty inches apart, and whatever is said besides. */
const field = (more: Partial<PositionSpec> = {}): Match =>
  createMatch(asoiaf as AnyGame, {
    seed: 'field',
    ...position({
      players: {
        stark: { units: ['starkSwornSwords at 12,10', 'starkBowmen at 36,10'] },
        lannister: {
          units: [
            'lannisterGuardsmen at 12,34 facing south',
            'lannisterHalberdiers at 36,34 facing south',
          ],
        },
      },
      ...more,
    }),
  });

const countOf = (match: Match) => chances.count(match);

describe('what is counted of a battle', () => {
  it('victory points weigh more the later it is, and the nearer they are to enough', () => {
    const [early] = countOf(field({ round: 2, points: [4, 0] }));
    const [late] = countOf(field({ round: 6, points: [4, 0] }));
    expect([early.points, late.points]).toEqual([4, 4]);
    expect([early.late, late.late]).toEqual([expect.closeTo(4 / 3), 4]);
    // Forty points of army: ten points win.
    expect(late.nearing).toBeCloseTo(0.16);
    expect(countOf(field({ size: 30, points: [4, 0] }))[0].nearing).toBeCloseTo(0.25);
  });

  it('who has only to hold out is nearer to it with every round', () => {
    const defended = (round: number) => {
      const siege = field({ mode: 'stormOfSwords', round });
      const { attacker } = siege.state.table.siege;
      return countOf(siege)[1 - (attacker ?? 1)].points;
    };
    expect([1, 4].map(defended)).toEqual([0, 5]);
  });

  it('objectives that are held, and how far one is from the others', () => {
    const [stark, lannister] = countOf(field({ tokens: ['12,10 held by u0', '36,31'] }));
    expect([stark.held, lannister.held]).toEqual([1, 0]);
    // Whoever is farther than twenty inches does not come in time.
    expect([stark.away, lannister.away]).toEqual([20, 20 + 3]);
  });

  it('men by what they cost, conditions, cards in hands', () => {
    const [whole] = countOf(field());
    const [hurt, lannister] = countOf(
      field({
        players: {
          stark: {
            units: ['starkSwornSwords at 12,10, 6 wounds, panicked', 'starkBowmen at 36,10'],
            hand: ['winterIsComing', 'northernFerocity'],
          },
          lannister: { units: ['lannisterGuardsmen at 12,34 facing south'] },
        },
      }),
    );
    // Half of five points.
    expect(whole.men - hurt.men).toBeCloseTo(2.5);
    expect([whole.conditions, hurt.conditions]).toEqual([0, 1]);
    expect([whole.cards, hurt.cards, lannister.cards]).toEqual([0, 2, 0]);
  });

  it('cards beside units, to their good or to their harm', () => {
    const beside = (seat: Seat): number => {
      const match = field();
      match.state.table.units[0].cards.push({ card: 'bribery', seat, tokens: 0 });
      return countOf(match)[0].beside;
    };
    expect([0, 1].map(beside)).toEqual([1, -1]);
  });

  it('how far those who are free are from whom they could fight', () => {
    const [far] = countOf(field());
    const [near] = countOf(
      field({
        players: {
          stark: { units: ['starkSwornSwords at 24,20', 'starkBowmen at 36,10'] },
          lannister: { units: ['lannisterGuardsmen at 24,24.8 facing south'] },
        },
      }),
    );
    expect(far.apart).toBeGreaterThan(30);
    // Who fights already is as near as can be.
    expect(near.apart).toBeLessThan(15);
    expect(near.apart).toBeGreaterThan(5);
  });

  it('is looked at after every third activation, and when all are over', () => {
    const match = createMatch(asoiaf as AnyGame, { seats: 2, seed: 'periods' });
    const chance = new Chance('periods');
    while (match.state.stack.at(-1)?.at !== 'activate') playOn(match, chance);
    let period = chances.period(match);
    const changes: number[] = [];
    while (activations(match).round === 1) {
      playOn(match, chance);
      const now = chances.period(match);
      if (now === period) continue;
      const flows = match.state.stack.map(({ flow }) => flow);
      expect(flows).not.toContain('activation');
      period = now;
      changes.push(activations(match).done);
    }
    expect(changes).toEqual([3, 6, 9, 0, 0]);
  });

  it('is learned from battles in which all bring the same', () => {
    for (let i = 0; i < 10; i++) {
      const options = chances.evenly?.(new Chance(`even ${i}`)) as { [key: string]: unknown };
      const armies = [1, 2, 3, 4].map((seat) => options[`army${seat}`]);
      expect(new Set(armies).size).toBe(1);
      expect(options.size).toBe(readyPoints(armies[0] as ReadyName));
      createMatch(asoiaf as AnyGame, { seats: 2, seed: 'even', options });
    }
  });
});

describe('what is weighed on the way', () => {
  it('who acts, the rule of thumb first; nothing where dice or formalities are asked', () => {
    const match = field();
    const chance = new Chance('weighs');
    const units = weighs(match, 0, chance, true);
    const asked = match.question(0);
    if (asked?.kind !== 'choose') throw new Error('nobody is asked who acts');
    expect((units as string[][]).flat().toSorted()).toEqual(asked.from.toSorted());
    const usual = match.fork();
    playOn(usual, new Chance('weighs'));
    const first = match.fork();
    first.answer(0, first.state.moment, units[0]);
    expect(first.state.stack.at(-1)).toEqual(usual.state.stack.at(-1));
    expect(plansAt({ flow: 'turn', at: 'activate' })).toBe('each');
    expect(plansAt({ flow: 'movement', at: 'way' })).toBe('each');
    expect(plansAt({ flow: 'attack', at: 'rerollAttack' })).toBe('none');
    while (match.state.stack.at(-1)?.at !== 'way') playOn(match, chance);
    expect(weighs(match, match.waiting[0], chance, true)).toEqual([]);
  });

  it('no more than six of many', () => {
    const many = Array.from({ length: 8 }, (_, i) => `starkSwornSwords at ${4 + 5.5 * i},6`);
    const match = field({
      players: {
        stark: { units: many },
        lannister: { units: ['lannisterGuardsmen at 12,34 facing south'] },
      },
    });
    expect(weighs(match, 0, new Chance('many'), true)).toHaveLength(6);
  });
});
