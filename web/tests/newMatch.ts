import type { Page } from 'playwright-core';

interface Wish {
  game: string;
  seats: number;
  bot: string;
  options?: { [name: string]: unknown };
}

/** A new guest begins a match with bots on all other chairs: without the pages, only for its address. */
export const newMatch = (page: Page, wish: Wish): Promise<string> =>
  page.evaluate(async ({ game, seats, bot, options }) => {
    const ask = async (address: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', 'x-small-council': '1' };
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return response.json();
    };
    await ask('/api/guests', {});
    const { table } = await ask('/api/tables', { game, seats, options });
    for (let seat = 1; seat < seats; seat++)
      await ask(`/api/tables/${table.id}/bots`, { seat, bot: { id: bot } });
    return (await ask(`/api/tables/${table.id}/start`, {})).table.match as string;
  }, wish);
