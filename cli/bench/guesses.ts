import { agot1 } from '@small-council/agot1';
import { agot2 } from '@small-council/agot2';
import { type AnyGame, Chance, guess, type Match } from '@small-council/engine';
import type { Lcg } from '@small-council/lcg';
import { middleOf } from './kernel.ts';
import type { Bench } from './measure.ts';

const MATCHES = 24;
const ANSWERS = [20, 60, 100];

type Codes = readonly string[];

/** How much of what somebody else cannot be seen to have is guessed right, in hundred; copies count. */
function rightOf(
  game: AnyGame,
  partOf: (player: Lcg['table']['players'][number]) => Codes,
): Bench['run'] {
  return () => {
    let [right, all] = [0, 0];
    const chance = new Chance('guesses');
    for (let i = 0; i < MATCHES; i++)
      for (const answers of ANSWERS) {
        const match = middleOf(game, 2, answers, {}, `guesses ${i}`);
        const part = (of: Match): Codes => partOf((of.state.table as Lcg['table']).players[1]);
        const left = [...part(match)];
        for (const code of part(guess(game, match.view(0), chance))) {
          all++;
          const at = left.indexOf(code);
          if (at < 0) continue;
          left.splice(at, 1);
          right++;
        }
      }
    return { count: (100 * right) / all, proof: `${right}/${all}` };
  };
}

/** How well bots guess what an opponent has brought. */
export const guessBenches = (): Bench[] =>
  ([agot2, agot1] as unknown as AnyGame[]).flatMap((game) => [
    {
      name: `${game.id}: guessed cards that are in the true deck`,
      unit: 'per cent',
      size: true,
      target: '50',
      run: rightOf(game, ({ hand, deck }) => [...hand.map(({ code }) => code), ...deck]),
    },
    {
      name: `${game.id}: guessed plots that are in the true plot deck`,
      unit: 'per cent',
      size: true,
      target: '35',
      run: rightOf(game, ({ plotDeck }) => plotDeck),
    },
  ]);
