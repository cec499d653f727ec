import { type Choose, choose, message, type Seat, type Vars } from '@small-council/engine';
import {
  type AnyEvent,
  actionWindow,
  CANNOT,
  type Card,
  cardName,
  charactersOf,
  holds,
  inPlayerOrder,
  KEY,
  printed,
  type R,
  speaking,
  steps,
} from '@small-council/lcg';
import { phase, standAll } from '@small-council/lcg/rules';
import { own } from '../table.ts';

/** The standing phase (AG2-588 to AG2-591). */

const { flow, ask, each } = steps;

// ---- "cannot stand more than so many characters during the standing phase"

/** Whose doing it is: of the card whose effect it is, or of the player whose character stands up. */
const standingPlayer = (m: R, { by, card }: AnyEvent): Seat =>
  (m.table.cards[by] ?? m.table.cards[card]).controller;

const isLimited = (m: R, { card }: AnyEvent): boolean =>
  m.table.phase === 'standing' && printed(m, m.table.cards[card]).type === 'character';

/** How many more characters this player may stand in this phase. */
function standingLeft(m: R, seat: Seat): number {
  const stood = own(m).stood[seat];
  const before = stood.period === m.table.phaseNumber ? stood.times : 0;
  const limits = speaking(m, KEY.mostStanding, { seat });
  if (limits.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(...limits.map(({ amount }) => amount)) - before);
}

export const mayStillStand = (m: R, event: AnyEvent): boolean =>
  !isLimited(m, event) || standingLeft(m, standingPlayer(m, event)) > 0;

export function countStanding(m: R, event: AnyEvent): void {
  if (!isLimited(m, event)) return;
  const stood = own(m).stood[standingPlayer(m, event)];
  stood.times = stood.period === m.table.phaseNumber ? stood.times + 1 : 1;
  stood.period = m.table.phaseNumber;
}

// ---- 6.2

const kneltCharacters = (m: R, seat: Seat): Card[] =>
  charactersOf(m, seat).filter((card) => card.knelt && !holds(m, CANNOT.stand, { card }));

type Standing = { seat: Seat; chosen: number[] };

const chooseStanding = flow<Standing>('chooseStanding', [
  ask<Standing, Choose>('standCharacters', {
    who: (m, { seat }) => (kneltCharacters(m, seat).length > standingLeft(m, seat) ? seat : []),
    question: (m, { seat }) => {
      const most = standingLeft(m, seat);
      return choose({
        text: message('ask.stand', { count: most }),
        rule: 'AG2-589',
        from: kneltCharacters(m, seat).map(({ id }) => String(id)),
        min: most,
        max: most,
        label: (id) => cardName(m.table.cards[Number(id)].code),
      });
    },
    answer: (m, { seat }, chosen) => {
      for (const card of kneltCharacters(m, seat))
        if (!chosen.includes(String(card.id))) own(m).staying.push(card.id);
    },
  }),
]);

export const standingPhase = phase('standing', [
  each<Vars, Standing>(
    (m) => inPlayerOrder(m).map((seat) => ({ seat, chosen: [] })),
    chooseStanding,
  ),
  standAll((m, { id }) => own(m).staying.includes(id)),
  actionWindow('standingWindow'),
]);
