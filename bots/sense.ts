import type { Choose, Question } from '@small-council/engine';
import type { Bot, Thinking } from './bot.ts';

/**
 * What nobody would answer who looks at the table for a moment. A game takes it out of the question before rules of
 * thumb or a search come to it: a few tries of a search are too few to see that what is senseless is not worth a try.
 */
export type Sense = (thinking: Thinking) => Question;

/** The bot that is asked without what is senseless. */
export const withSense = (bot: Bot, sense: Sense): Bot => ({
  ...bot,
  decide: (thinking) => bot.decide({ ...thinking, question: sense(thinking) }),
});

/** The question without some of its options, and without passing where that is senseless. */
export function narrowed(question: Choose, keep: (id: string) => boolean, mayPass = true): Choose {
  const from = question.from.filter(keep);
  const { each } = question;
  const most = from.reduce((sum, id) => sum + (typeof each === 'number' ? each : each[id]), 0);
  const min = mayPass || from.length === 0 ? question.min : Math.max(1, question.min);
  // Where nothing sensible is left, all of it is as good.
  if (most < min) return question;
  if (from.length === question.from.length && min === question.min) return question;
  const stands =
    question.fallback.length >= min && question.fallback.every((id) => from.includes(id));
  return {
    ...question,
    from,
    min,
    max: Math.min(question.max, most),
    fallback: stands ? question.fallback : from.slice(0, min),
  };
}
