import { describe, expect, it } from 'vitest';
import {
  Chance,
  createMatch,
  defaultAnswer,
  preview,
  type Question,
  type Refusal,
  sampleAnswer,
} from '../index.ts';
import { crossroads } from './fixture/game.ts';

/** Answers of every kind, most of them wrong for the question. */
const odd = (chance: Chance): unknown[] => [
  [],
  [`${1 + chance.below(30)}`],
  [`${1 + chance.below(30)}`, `${1 + chance.below(30)}`],
  chance.below(30),
  { x: chance.below(3), y: 0, heading: 0 },
  { x: 21, y: 0, heading: 0 },
  { deal: 'accept' },
  { deal: 'offer', offer: { coins: 3, tribute: 3 } },
  { deal: 'offer', offer: { coins: 1 } },
  null,
];

const said = (refusal: Refusal | null) => refusal && { rule: refusal.rule, why: refusal.why };

describe('a preview', () => {
  it('is the refusal of the match, from what the viewer sees alone', () => {
    let [refused, taken] = [0, 0];
    for (let n = 0; n < 12; n++) {
      const match = createMatch(crossroads, { seats: 2 + (n % 3), seed: `preview ${n}` });
      const chance = new Chance(`answers ${n}`);
      while (!match.result) {
        for (const seat of match.waiting) {
          const question = match.question(seat) as Question;
          const view = JSON.parse(JSON.stringify(match.view(seat)));
          const answers = [...odd(chance), sampleAnswer(question, chance), defaultAnswer(question)];
          for (const answer of answers) {
            const own = said(match.refusal(seat, match.state.moment, answer));
            expect(said(preview(crossroads, view, answer))).toEqual(own);
            if (own) refused++;
            else taken++;
          }
        }
        const [seat] = match.waiting;
        match.answer(
          seat,
          match.state.moment,
          sampleAnswer(match.question(seat) as Question, chance),
        );
      }
    }
    expect(Math.min(refused, taken)).toBeGreaterThan(500);
  });

  it('is refused to who is not asked', () => {
    const match = createMatch(crossroads, { seats: 2, seed: 'preview' });
    expect(preview(crossroads, match.view('spectator'), [])?.why.key).toBe('table.notAsked');
  });
});
