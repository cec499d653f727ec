import type { Question } from '@small-council/engine';
import type { Thinking } from '../bot.ts';
import { narrowed } from '../sense.ts';

/** What the cards themselves say can come to nothing now is not worth a thought; a third of all windows hold no more. */
export function sense({ question }: Pick<Thinking, 'question'>): Question {
  if (question.kind !== 'choose') return question;
  const { idle } = question;
  return idle ? narrowed(question, (id) => !idle(id)) : question;
}
