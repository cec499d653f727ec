import { type Bot, findBot, standInFor, strengthOf } from '@small-council/bots';
import type { Seat } from '@small-council/engine';
import type { LiveMatch } from '../matches/standing.ts';

/** A bot, and how hard it thinks. */
export interface BotPlayer {
  readonly bot: Bot;
  readonly tries: number;
  readonly takesMs: number;
}

const atLevel = (bot: Bot, level: number): BotPlayer => ({ bot, ...strengthOf(bot, level) });

export const atItsBest = (bot: Bot): BotPlayer => atLevel(bot, bot.levels?.at(-1)?.level ?? 0);

/** The bot on the seat, or the one that stands in for its player; none gives the default answers. */
export function playerFor({ game, players }: LiveMatch, seat: Seat): BotPlayer | undefined {
  const { bot: id, level } = players[seat];
  const bot = id === null ? undefined : findBot(game.id, id);
  const found = bot ? { bot, level } : standInFor(game.id);
  return found && atLevel(found.bot, found.level);
}
