import { describe, expect, it } from 'vitest';
import { duel } from './duel.ts';
import type { Scenario } from './scenario.ts';

/** What a unit leaves behind when it falls, and how much it can suffer. */

/** The Bowmen strike in melee: five hits, and none is blocked. */
const strike = (s: Scenario) => {
  s.does('starkBowmen', 'melee').until('alignMelee');
  return s.dice(5, 5, 5, 5, 5, 1, 1, 1, 1, 1).pass().until('activate');
};

describe('a unit that falls', () => {
  it('[SIF-312, SIF-1854] leaves nothing of its own on the table; what is on others stays', () => {
    const s = duel(
      'starkBowmen',
      'lannisterGuardsmen with sentinelEnforcer, 11 wounds, weakened, poisoned',
      { stark: { ncus: ['catelynStark:ladyOfWinterfell'] } },
    );
    const [guards, knights] = [s.unit('lannisterGuardsmen'), s.unit('hedgeKnights#2')];
    guards.influences.push(s.ncu('catelyn').id);
    for (const { id } of [guards, knights])
      s.table.lasting.push({
        source: 'hearMeRoar',
        on: id,
        key: 'noAbilities',
        amount: 1,
        until: 'round',
      } as (typeof s.table.lasting)[number]);
    strike(s);
    expect(guards).toMatchObject({
      destroyed: true,
      influences: [],
      conditions: [],
      poison: null,
    });
    expect(s.table.dead).toEqual([{ seat: 1, attachment: 'sentinelEnforcer' }]);
    expect(s.table.lasting.map(({ on }) => on)).toEqual([knights.id]);
  });

  it('[SIF-1820] gives the cards that lie beside it to the discard piles of who played them', () => {
    const s = duel('starkBowmen', 'lannisterGuardsmen, 11 wounds, beside bribery', {
      lannister: { units: ['redCloaks at 44,44 facing south, beside bribery'] },
    });
    strike(s);
    expect(s.unit('lannisterGuardsmen').destroyed).toBe(true);
    expect(s.player('lannister').discard).toEqual(['bribery']);
    expect([s.unit('lannisterGuardsmen').cards, s.unit('redCloaks').cards.length]).toEqual([[], 1]);
  });

  it('is remembered until the round is over: whose it was, who did it, and whether it was the commander’s', () => {
    const lost = (attachment: string) => {
      const s = duel('starkBowmen', `lannisterGuardsmen${attachment}, 11 wounds`);
      strike(s);
      return s;
    };
    const s = lost('');
    expect(s.table.losses).toEqual([{ seat: 1, by: 0, commander: false }]);
    expect(s.table.attacks).toHaveLength(1);
    expect(lost(' with tyrionLannister:halfman').table.losses[0].commander).toBe(true);
    while (s.table.round === 2 && !s.match.result) s.answer(s.asked.default);
    expect([s.table.losses, s.table.attacks]).toEqual([[], []]);
  });

  it('[SIF-1854] suffers no more wounds than it has left', () => {
    const s = strike(duel('starkBowmen', 'lannisterGuardsmen, 10 wounds'));
    const told = s.told('fact.wounds').map(({ params }) => [params.wounds, params.left]);
    expect(told).toEqual([[2, 0]]);
    expect(s.unit('lannisterGuardsmen').wounds).toBe(12);
    // Where every hit is blocked there is nothing to tell.
    const whole = duel('starkBowmen', 'lannisterGuardsmen');
    whole.does('starkBowmen', 'melee').until('alignMelee');
    whole.dice(5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6).pass().until('activate');
    expect(whole.told('fact.wounds')).toEqual([]);
    const hurt = strike(duel('starkBowmen', 'lannisterGuardsmen, 3 wounds'));
    expect(hurt.told('fact.wounds')[0].params).toMatchObject({ wounds: 5, left: 4 });
  });
});
