import { greedy as asoiafGreedy } from './asoiaf/greedy.ts';
import { search as asoiafSearch } from './asoiaf/search.ts';
import type { Asking, Bot } from './bot.ts';
import { greedy as cardsGreedy } from './cards/greedy.ts';
import { search as cardsSearch } from './cards/search.ts';
import { greedy } from './iron-throne/greedy.ts';
import { search } from './iron-throne/search.ts';
import { random } from './random.ts';

export {
  type Asking,
  type Bot,
  type Decision,
  type Level,
  letAnswer,
  recallOf,
  type Thinking,
  thinkingOf,
  worldOf,
} from './bot.ts';
export { BOT_NAMES } from './names.ts';
export { random } from './random.ts';

const bots: readonly Bot[] = [
  random,
  greedy,
  search,
  cardsGreedy,
  cardsSearch,
  asoiafGreedy,
  asoiafSearch,
];

/** The bots that can sit down at this game. */
export const botsFor = (game: string): Bot[] =>
  bots.filter((bot) => !bot.games || bot.games.includes(game));

/** The bot of this name for this game. */
export function findBot(game: string, id: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.id === id);
}

/** Whether a bot can play at this level; to one without levels they are all the same. */
export const hasLevel = ({ levels }: Bot, level: number): boolean =>
  levels?.some((own) => own.level === level) ?? true;

/** What a bot does at this level: how many ways on it tries, and how long that takes. */
export const strengthOf = (
  { levels }: Bot,
  level: number,
): { readonly tries: number; readonly takesMs: number } =>
  levels?.find((own) => own.level === level) ?? { tries: 0, takesMs: 0 };

/**
 * How long an answer takes at the table: the thought and the pause around it, by the kind of question alone. So much of
 * the thought may have been thought before.
 */
export function waitFor(
  { share }: Bot,
  takesMs: number,
  pauseMs: number,
  asking: Asking | undefined,
  thoughtMs = 0,
): number {
  const part = asking ? (share?.(asking) ?? 1) : 1;
  return pauseMs * part + Math.max(0, takesMs * part - thoughtMs);
}

/** Who plays on for somebody who is away, where this game has a bot that is good enough. */
export function standInFor(game: string): { bot: Bot; level: number } | undefined {
  const bot = botsFor(game).findLast(({ standsInAt }) => standsInAt !== undefined);
  return bot?.standsInAt === undefined ? undefined : { bot, level: bot.standsInAt };
}
