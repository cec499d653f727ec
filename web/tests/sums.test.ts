import { createMatch, defaultAnswer, type Match, type Question } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { position } from '@small-council/iron-throne/position';
import type { TableView } from '@small-council/iron-throne/view';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../src/boards/iron-throne/sums.ts';

const SIDES = ['challenger', 'defender'] as const;

/** The sums as everybody sees them, and whether each is made of its parts. */
function sumsOf(match: Match) {
  const { encounter, ...rest } = match.view('spectator').table as TableView;
  if (!encounter) return null;
  return SIDES.map((side) => {
    const sum = sumOf({ ...rest, encounter }, encounter, match.log('spectator'), side);
    const parts = sum.fighting.reduce((all, { power, counts }) => all + (counts ? power : 0), 0);
    return { total: sum.total, parts: parts + sum.bonus + (sum.card ?? 0) };
  });
}

describe('the arithmetic of an encounter', () => {
  it('is made of its parts, also after losses and rewards have changed them', () => {
    let frozen = 0;
    for (let seed = 0; seed < 12; seed++) {
      const match = createMatch(ironThrone as never, {
        ...position({
          players: {
            stark: { leader: 'catelyn', hand: ['h12', 'h8', 'h7', 'truce'] },
            lannister: { leader: 'cersei', hand: ['h10', 'h5', 'h3', 'truce'] },
            baratheon: { leader: 'stannis', hand: ['h8', 'h6', 'h4'] },
          },
        }),
        seed: `sums ${seed}`,
      });
      for (let i = 0; i < 60 && !match.result; i++) {
        const [seat] = match.waiting;
        match.answer(seat, match.state.moment, defaultAnswer(match.question(seat) as Question));
        const totals = (match.view('spectator').table as TableView).encounter?.totals;
        if (!totals) continue;
        frozen++;
        for (const { total, parts } of sumsOf(match) ?? []) expect(parts).toBe(total);
      }
    }
    expect(frozen).toBeGreaterThan(12);
  });
});
