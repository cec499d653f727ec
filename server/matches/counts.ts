import type { CardCount } from '@small-council/client/protocol';
import type { Database } from '../storage/open.ts';
import type { LiveMatch } from './standing.ts';

/**
 * Counts what people have brought to a match that is over, and who has won with it. What ended without a
 * result counts for nothing, and bots for nobody.
 */
export async function countBrought(trx: Database, live: LiveMatch): Promise<void> {
  const { game, match, standing, players } = live;
  const { brought } = game;
  if (!brought || standing.void || !standing.result) return;
  const { winners } = standing.result;
  for (const { seat, user } of players) {
    if (user === null) continue;
    const won = winners.includes(seat) ? 1 : 0;
    // Always in the same order: two matches that end together do not wait for each other.
    const rows = [...new Set(brought(match.origin.options, seat))]
      .sort()
      .map((card) => ({ game: game.id, card, played: 1, won }));
    if (rows.length === 0) continue;
    await trx
      .insertInto('card_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['game', 'card']).doUpdateSet((eb) => ({
          played: eb('card_counts.played', '+', 1),
          won: eb('card_counts.won', '+', won),
        })),
      )
      .execute();
  }
}

/** How often a card was brought to a match that was played to its end here, and how often that was won. */
export async function countOf(db: Database, game: string, card: string): Promise<CardCount> {
  const row = await db
    .selectFrom('card_counts')
    .select(['played', 'won'])
    .where('game', '=', game)
    .where('card', '=', card)
    .executeTakeFirst();
  return { played: Number(row?.played ?? 0), won: Number(row?.won ?? 0) };
}
