import type { Seat } from '@small-council/engine';
import { definition, type GameAbility, type KnownVerb, printed, verbOf } from './edition.ts';
import { type Ref, timesInForce, waitingFor } from './inForce.ts';
import { suspectedFor, timesSuspected } from './pool.ts';
import { happeningsNow } from './stack.ts';
import { type AnyEvent, type M, NO_CARD, type R, type Use } from './table.ts';
import { newUse, type Obstacle, obstacle } from './use.ts';

/** Who can answer what is about to happen, or has happened: by what lies open, and by what may be in hand. */

/** The words under which abilities look out for an event. */
const wordsFor = (m: R, event: AnyEvent): readonly string[] => verbOf(m, event.type).types;

/** At which times somebody might answer these events, as far as everybody can see. */
export function awaited(m: R, events: readonly AnyEvent[]): number {
  let times = 0;
  for (const event of events) {
    const verb = verbOf(m, event.type);
    times |= timesInForce(m, verb) | timesOfNewcomer(m, event, verb) | timesSuspected(m, verb);
    for (const { timing, whose } of verb.answers)
      if (whose(m, event) >= 0) times |= m.book.timing.bitOf(timing);
  }
  return times;
}

/** A card that is just coming into play may answer that it has come. */
function timesOfNewcomer(m: R, { card }: AnyEvent, { types }: KnownVerb): number {
  const coming = m.table.cards[card];
  if (!coming || coming.zone === 'play') return 0;
  const { timing } = m.book;
  let times = 0;
  for (const { ability } of printed(m, coming).acts.triggered)
    if (ability.trigger?.on.some((type) => types.includes(type)))
      times |= timing.bitOf(ability.timing);
  return times & timing.after;
}

/** Something a player can do about an event. */
export interface Answer {
  readonly id: string;
  readonly seat: Seat;
  readonly event: AnyEvent;
  readonly ref: Ref | null;
  readonly game: GameAbility | null;
}

/** An ability answers each event once. */
export function markUsed(m: M, event: number, id: string): void {
  for (const { events, used } of happeningsNow(m))
    if (events.some(({ n }) => n === event)) used.push(id);
}

function isUsed(m: R, id: string, event: AnyEvent): boolean {
  for (const { events, used } of happeningsNow(m))
    if (used.includes(id) && events.includes(event)) return true;
  return false;
}

/** What lies open and answers one of these events now; `enough` of it, where not all is asked for. */
export function openAnswers(
  m: R,
  timing: string,
  events: readonly AnyEvent[],
  seat: Seat | null,
  publicly: boolean,
  enough = Number.POSITIVE_INFINITY,
): Answer[] {
  const found: Answer[] = [];
  for (const event of events) {
    for (const type of wordsFor(m, event)) {
      for (const ref of waitingFor(m, type)) {
        if (ref.ability.timing !== timing || (seat !== null && ref.seat !== seat)) continue;
        if (!ref.ability.trigger?.when(m, event, ref)) continue;
        const id = `${ref.card}.${ref.n}.${event.n}`;
        if (isUsed(m, id, event)) continue;
        const use = newUse(ref.seat, ref.card, ref.code, ref.face, ref.ability.name, event);
        if (obstacle(m, use, publicly, ref.text, ref.ability)) continue;
        found.push({ id, seat: ref.seat, event, ref, game: null });
        if (found.length === enough) return found;
      }
    }
    for (const game of verbOf(m, event.type).answers) {
      if (game.timing !== timing) continue;
      const whose = game.whose(m, event);
      if (whose < 0 || (seat !== null && whose !== seat)) continue;
      found.push({ id: `${game.name}.0.${event.n}`, seat: whose, event, ref: null, game });
      if (found.length === enough) return found;
    }
  }
  return found;
}

/** Whether the seat could answer one of these events from hand, as far as everybody can see. */
export function mayAnswerFromHand(
  m: R,
  timing: string,
  events: readonly AnyEvent[],
  seat: Seat,
): boolean {
  if (m.table.players[seat].hand.length === 0) return false;
  for (const event of events) {
    for (const type of wordsFor(m, event)) {
      for (const { code, text, ability } of suspectedFor(m, seat, type)) {
        if (ability.timing !== timing) continue;
        const by = { seat, card: NO_CARD, code };
        if (!ability.trigger?.when(m, event, by)) continue;
        const use = newUse(seat, NO_CARD, code, '', ability.name, event);
        if (obstacle(m, use, true, text, ability) === null) return true;
      }
    }
  }
  return false;
}

export interface FromHand {
  readonly id: string;
  readonly held: string;
  readonly use: Use;
  readonly stands: Obstacle | null;
}

/** What in this hand waits for one of these events, usable or not. */
export function handAnswers(
  m: R,
  timing: string,
  events: readonly AnyEvent[],
  seat: Seat,
): FromHand[] {
  const found: FromHand[] = [];
  for (const { id, code } of m.table.players[seat].hand) {
    for (const { n, ability } of definition(m, code).acts.held) {
      const { trigger } = ability;
      if (ability.timing !== timing || !trigger) continue;
      for (const event of events) {
        const fits =
          wordsFor(m, event).some((one) => trigger.on.includes(one)) &&
          trigger.when(m, event, { seat, card: NO_CARD, code });
        if (!fits) continue;
        const use = newUse(seat, NO_CARD, code, '', ability.name, event);
        found.push({ id: `${id}.${n}.${event.n}`, held: id, use, stands: obstacle(m, use, false) });
      }
    }
  }
  return found;
}
