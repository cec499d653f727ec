import { sampleAnswer } from '@small-council/engine';
import type { Bot } from './bot.ts';

/** Answers anything that is legal. Our fuzzer, and the floor for every other bot: it stands in for nobody. */
export const random: Bot = {
  id: 'random',
  decide: ({ question, chance }) => ({ answer: sampleAnswer(question, chance) }),
};
