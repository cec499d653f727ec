import { Chance } from './chance.ts';
import type { Game } from './game.ts';
import { guess, type View } from './match.ts';
import type { Refusal } from './message.ts';
import type { Shape } from './play.ts';

/** What is hidden does not decide what may be answered: any guess will do. */
const GUESS = 'preview';

/**
 * Why this answer to the viewer's open question would be refused, or null: the same refusal by the same
 * rule as the match's own, worked out from what the viewer sees and nothing else. Boards ask it while
 * somebody is still choosing, without asking the server.
 */
export function preview<G extends Shape, V>(
  game: Game<G, V>,
  view: View<V>,
  answer: unknown,
): Refusal | null {
  return guess(game, view, new Chance(GUESS)).refusal(view.viewer, view.moment, answer);
}
