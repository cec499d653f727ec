import { type Answer, type AskedQuestion, type Message, message } from '@small-council/engine';
import { type DealWords, gainsOf } from './dealWords.ts';

const these = (...options: Message[]): Message => message('board.advice.these', { options });

/** An answer in words, as the bar would put it. */
export function wordsOf(
  question: AskedQuestion,
  answer: Answer,
  labelOf: (id: string) => Message,
  deal: DealWords,
): Message {
  if (Array.isArray(answer)) {
    if (answer.length === 0)
      return these((question.kind === 'choose' && question.pass) || message('board.pass'));
    const options = [...new Set(answer)].map((id) => {
      const count = answer.filter((other) => other === id).length;
      const option = labelOf(id);
      return count > 1 ? message('board.advice.times', { option, count }) : option;
    });
    return these(...options);
  }
  if (typeof answer === 'number') return message('board.advice.number', { number: answer });
  if ('deal' in answer && question.kind === 'deal') {
    if (answer.deal !== 'offer') return these(message(`bargain.${answer.deal}`));
    const { items, seat } = question;
    const other = items.find(({ taker }) => taker !== seat)?.taker ?? seat;
    return message('board.advice.offer', {
      mine: gainsOf(question, seat, answer.offer, deal),
      theirs: gainsOf(question, other, answer.offer, deal),
    });
  }
  return message('board.advice.laid');
}
