import { type Bot, botsFor, hasLevel, strengthOf } from '@small-council/bots';
import { UsageError } from './arguments.ts';

/** A bot on a seat, and how many ways on it may try for an answer. */
export interface Player {
  readonly bot: Bot;
  readonly tries: number;
}

/** `greedy`, `search` with what is usual, `search:240` with so many tries, `search@2` at one of its levels. */
const FORM = /^(?<id>[\w-]+)(?::(?<tries>\d+)|@(?<level>\d+))?$/;

export function playerOf(game: string, word: string, usual: number): Player {
  const { id = word, tries, level } = FORM.exec(word)?.groups ?? {};
  const bots = botsFor(game);
  const bot = bots.find((one) => one.id === id);
  if (!bot) {
    const known = bots.map((one) => one.id).join(', ');
    throw new UsageError(`no bot "${id}" plays ${game}; there is: ${known}`);
  }
  if (level !== undefined) {
    if (!hasLevel(bot, Number(level))) throw new UsageError(`"${id}" has no level ${level}`);
    return { bot, tries: strengthOf(bot, Number(level)).tries };
  }
  return { bot, tries: tries === undefined ? usual : Number(tries) };
}
