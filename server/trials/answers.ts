import type { AskedQuestion } from '@small-council/engine';

/** Some answer to a question, as a player would give it who sees only what was sent to him. */
export function someAnswer(question: AskedQuestion): unknown {
  switch (question.kind) {
    case 'choose': {
      const { options, min, max } = question;
      const count = min + Math.floor(Math.random() * (Math.min(max, options.length) - min + 1));
      return shuffled(options.map(({ id }) => id)).slice(0, count);
    }
    case 'order':
      return shuffled(question.options.map(({ id }) => id));
    case 'number':
      return question.min + Math.floor(Math.random() * (question.max - question.min + 1));
    case 'place':
    case 'path':
    case 'deal':
      return question.default;
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
