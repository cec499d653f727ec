import type { Seat } from '@small-council/engine';

import { changesOf, inForce, isTidy } from './inForce.ts';
import { KEY } from './keys.ts';
import { theCard, thePlayer } from './names.ts';
import type { Card, Control, M, R } from './table.ts';
import { giveControl } from './zones.ts';

/**
 * Who controls what. Control effects stack: the latest one that applies decides, and when it ends, control
 * passes to whoever has the latest of the others, at last to the owner.
 */

/** From now on, as long as the card is in play; a later control effect may come on top. */
export function takeControl(m: M, card: Card, seat: Seat): void {
  card.controls.push({ seat, by: 'good' });
  handOver(m, card);
}

/** Control follows the control effects that began or ended (`control` in what is in force). */
export function settleControl(m: M): void {
  // Nothing begins or ends while the table is as it was when it was last looked after.
  if (isTidy(m.table) || !inForce(m).contested) return;
  for (const { play } of m.table.players)
    for (const id of play.slice()) {
      const card = m.table.cards[id];
      card.controls = controlsOn(m, card);
      handOver(m, card);
    }
}

/** Those that were there stay in their order; new ones come on top. */
function controlsOn(m: R, card: Card): Control[] {
  const now = changesOf(m, KEY.control, card).map(({ force }): Control => {
    return { seat: force.seat, by: force.lasting ? `l${force.lasting.n}` : `c${force.card}` };
  });
  const stay = card.controls.flatMap((old) =>
    old.by === 'good' ? [old] : now.filter(({ by }) => by === old.by),
  );
  return [...stay, ...now.filter(({ by }) => !stay.some((old) => old.by === by))];
}

function handOver(m: M, card: Card): void {
  const { players } = m.table;
  const control = card.controls.findLast(
    ({ seat }) =>
      !players[seat].out && (seat === card.controller || m.book.mayControl(m, seat, card)),
  );
  const seat = control?.seat ?? card.owner;
  if (seat === card.controller) return;
  giveControl(m, card, seat);
  m.log('fact.controlTaken', { seat: thePlayer(seat), card: theCard(card) });
}
