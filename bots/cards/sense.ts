import type { Choose, Question } from '@small-council/engine';
import { type Card, hasIcon, type R } from '@small-council/lcg';
import type { Thinking } from '../bot.ts';
import { narrowed } from '../sense.ts';
import { reading } from './worth.ts';

/** Whether it could stand in the way of the attackers. */
export function couldDefend(m: R, card: Card): boolean {
  const type = m.table.challenge?.type;
  return type !== undefined && !card.knelt && hasIcon(m, card, type);
}

/** Stealth costs nothing: somebody who could defend is always passed by. */
function withStealth(question: Choose, m: R): Choose {
  const isInTheWay = (id: string): boolean => couldDefend(m, m.table.cards[Number(id)]);
  return question.from.some(isInTheWay) ? narrowed(question, isInTheWay, false) : question;
}

/** What the cards themselves say can come to nothing now is not worth a thought; a third of all windows hold no more. */
export function sense({ question, guess }: Thinking): Question {
  if (question.kind !== 'choose') return question;
  if (question.text.key === 'ask.stealth') return withStealth(question, reading(guess()));
  const { idle } = question;
  return idle ? narrowed(question, (id) => !idle(id)) : question;
}
