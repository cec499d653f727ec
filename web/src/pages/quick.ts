import type { TableWish } from '@small-council/client';
import { api, someone } from '../live/session.ts';
import type { BotChoice } from './bots.ts';
import { botFor } from './games.ts';

interface Quick {
  game: string;
  seats: number;
  bot?: BotChoice;
  options?: TableWish['options'];
}

/** One click: a table with bots on all other chairs, begun at once. The id of its match. */
export async function playBots({
  game,
  seats,
  bot = botFor(game),
  options,
}: Quick): Promise<string> {
  await someone();
  const table = await api.createTable({ game, seats, options, public: false, absence: 'default' });
  for (let seat = 1; seat < seats; seat++) await api.setBot(table.id, seat, bot);
  const { match } = await api.start(table.id);
  if (!match) throw new Error('the match has not begun');
  return match;
}
