import type { Bot } from './bot.ts';
import { greedy } from './iron-throne/greedy.ts';
import { search } from './iron-throne/search.ts';
import { random } from './random.ts';

export { type Bot, type Decision, letAnswer, type Thinking, thinkingOf } from './bot.ts';
export { random } from './random.ts';

const bots: readonly Bot[] = [random, greedy, search];

/** The bots that can sit down at this game. */
export const botsFor = (game: string): Bot[] =>
  bots.filter((bot) => !bot.games || bot.games.includes(game));

/** The bot of this name for this game. */
export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}
