import { type Choose, choose, message, type Seat } from '@small-council/engine';
import {
  CANNOT,
  holds,
  inPlayerOrder,
  lift,
  type M,
  NO_CARD,
  playerName,
  type R,
  steps,
  thePlayer,
  toPile,
  touch,
} from '../index.ts';

/** Winning, and leaving the game. */

const { flow, ask } = steps;

export const mayWin = (m: R, seat: Seat): boolean => !holds(m, CANNOT.win, { seat }); // AG2-911

/** The player has won, and whoever plays on the same side. */
export const win = (m: M, seat: Seat, how: string): void =>
  m.end({
    winners: m.book.partners(m, seat).slice(),
    reason: message(`end.${how}`, { seat: thePlayer(seat) }),
  });

/** Who has reached what is needed wins at once; among several the first player decides. True: it is over. */
export function winsAmong(m: M, seats: readonly Seat[], how: string): boolean {
  const [only, ...others] = seats;
  if (only === undefined) return false;
  if (others.length === 0) win(m, only, how);
  else m.call(whoWins, { seats: seats.slice(), how });
  return true;
}

/** AG2-903, AG2-538, AG1-614: the first player decides among those who would win together. */
export const whoWins = flow<{ seats: Seat[]; how: string }>('whoWins', [
  ask<{ seats: Seat[]; how: string }, Choose>('chooseWinner', {
    who: (m) => m.table.first,
    question: (m, { seats }) =>
      choose({
        text: message('ask.winner'),
        rule: m.book.rules.winner,
        from: seats.map(String),
        label: (id) => playerName(Number(id)),
      }),
    answer: (m, { how }, [seat]) => win(m, Number(seat), how),
  }),
]);

/** The player and everything that is his leave the game; the others go on (AG2-740). */
export function dropOut(m: M, seat: Seat): void {
  const { table } = m;
  m.log('fact.eliminated', { seat: thePlayer(seat) });
  for (const { play } of table.players) {
    for (const id of play.slice()) {
      const card = table.cards[id];
      if (card?.owner === seat || card?.controller === seat) {
        lift(m, card);
        toPile(m, card, card.owner === seat ? 'removed' : 'discard');
      }
    }
  }
  const player = table.players[seat];
  player.out = true;
  if (player.title !== NO_CARD) {
    const title = table.cards[player.title];
    table.titles.pool.push(title.code);
    delete table.cards[title.id];
    player.title = NO_CARD;
  }
  if (table.first === seat) table.first = inPlayerOrder(m, seat)[0] ?? seat; // AG2-327
  touch(m);
}
