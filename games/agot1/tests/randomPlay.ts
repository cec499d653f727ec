import {
  Chance,
  createMatch,
  drawOptions,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { agot1 } from '../game.ts';
import { Scenario } from './scenario.ts';

/**
 * A random match with decks drawn from all cards, where `more` does not say otherwise: `begin` gives what
 * is looked at after every answer.
 */
export function playRandomly(
  seats: number,
  seed: string,
  begin: (game: Scenario) => () => void,
  more: object = {},
): void {
  const options = { ...drawOptions(agot1, seats, new Chance(seed)), ...more };
  const match = createMatch(agot1, { seats, seed, options });
  const chance = new Chance(`${seed} answers`);
  const look = begin(new Scenario(match));
  while (!match.result) {
    const [seat] = match.waiting;
    const answer = sampleAnswer(match.question(seat) as Question, chance);
    match.answer(seat, match.state.moment, answer);
    look();
  }
}
