import { api, someone } from '../live/session.ts';

/** One click: a table with bots on all other chairs, begun at once. The id of its match. */
export async function playBots(seats: number, bot: string, house = 'random'): Promise<string> {
  await someone();
  const table = await api.createTable({
    game: 'iron-throne',
    seats,
    options: { house1: house },
    public: false,
    absence: 'default',
  });
  for (let seat = 1; seat < seats; seat++) await api.setBot(table.id, seat, { id: bot });
  const { match } = await api.start(table.id);
  if (!match) throw new Error('the match has not begun');
  return match;
}
