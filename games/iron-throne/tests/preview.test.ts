import { Chance, createMatch, preview, type Question, sampleAnswer } from '@small-council/engine';
import { expect, it } from 'vitest';
import { ironThrone } from '../game.ts';

it('what a player sees is enough to know which answers are refused, and by which rule', () => {
  let refused = 0;
  for (let n = 0; n < 6; n++) {
    const match = createMatch(ironThrone, { seats: 3 + (n % 3), seed: `preview ${n}` });
    const chance = new Chance(`answers ${n}`);
    let before: unknown = [];
    while (!match.result) {
      const [seat] = match.waiting;
      const { moment } = match.state;
      const legal = sampleAnswer(match.question(seat) as Question, chance);
      const view = JSON.parse(JSON.stringify(match.view(seat)));
      for (const answer of [legal, before, [], ['robb'], ['stark:h20'], { deal: 'accept' }]) {
        const own = match.refusal(seat, moment, answer);
        const seen = preview(ironThrone, view, answer);
        expect([seen?.rule, seen?.why]).toEqual([own?.rule, own?.why]);
        if (own) refused++;
      }
      before = legal;
      match.answer(seat, moment, legal);
    }
  }
  expect(refused).toBeGreaterThan(500);
});
