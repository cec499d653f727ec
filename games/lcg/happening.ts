import {
  type Choose,
  choose,
  flows,
  type Message,
  message,
  type Seat,
} from '@small-council/engine';
import { carryOut, useAbility } from './ability.ts';
import { definition, type GameAbility, type KnownVerb, printed, verbOf } from './edition.ts';
import {
  AFTER,
  BEFORE,
  isImmune,
  type Ref,
  TIMES,
  timeOf,
  timesInForce,
  waitingFor,
} from './force.ts';
import { cardName } from './names.ts';
import { suspectedFor, timesSuspected } from './pool.ts';
import { goRound, nextToAct, type Rotation } from './rotation.ts';
import type { AnyEvent, Happening, Lcg, M, R, Use } from './table.ts';
import { newUse, type Obstacle, obstacle, reason } from './use.ts';
import { fromHand } from './zones.ts';

/**
 * Everything that happens is an event, and is resolved in the book's seven steps: it becomes imminent;
 * would-interrupts; forced interrupts; interrupts; it happens; forced reactions; reactions. Events that
 * happen together share their windows. What an effect causes is interrupted one by one, but all its
 * reactions wait until the whole effect has been resolved.
 */

const { flow, act, ask, when } = flows<Lcg>();

type Window = 'would' | 'interrupt' | 'reaction';
type Forced = 'forcedInterrupt' | 'forcedReaction';

/** The types under which abilities look out for an event. */
const typesOf = (m: R, event: AnyEvent): readonly string[] => verbOf(m, event.type).types;

/** At which times somebody might answer these events, as far as everybody can see. */
function awaited(m: R, events: readonly AnyEvent[]): number {
  let times = 0;
  for (const event of events) {
    const verb = verbOf(m, event.type);
    times |= timesInForce(m, verb) | timesOfNewcomer(m, event, verb) | timesSuspected(m, verb);
    for (const { timing, whose } of verb.answers) if (whose(m, event) >= 0) times |= timeOf(timing);
  }
  return times;
}

/** A card that is just coming into play may react to it. */
function timesOfNewcomer(m: R, { card }: AnyEvent, { types }: KnownVerb): number {
  if (card === 0) return 0;
  const coming = m.table.cards[card];
  if (!coming || coming.zone === 'play') return 0;
  let times = 0;
  for (const { ability } of printed(m, coming).acts.triggered)
    if (ability.trigger?.on.some((type) => types.includes(type))) times |= timeOf(ability.timing);
  return times & AFTER;
}

/**
 * These events happen, all at once. A step of a flow calls this once and last: where somebody can answer,
 * they happen after the step. Effects, costs and events say what is to happen instead of calling this.
 */
export function happens(m: M, events: readonly AnyEvent[]): void {
  const { table } = m;
  const imminent: AnyEvent[] = [];
  for (const event of events) {
    if (isProtected(m, event) || !verbOf(m, event.type).can(m, event)) continue;
    event.n = table.nextEvent++;
    imminent.push(event);
  }
  if (imminent.length === 0) {
    // Nothing of it could happen: what comes after "then" does not.
    const use = table.using.at(-1);
    if (use && events.some(({ cause }) => cause === 'effect')) use.ok = false;
    return;
  }
  const inside = table.happening.at(-1);
  if (inside) for (const event of imminent) inside.events.push(event);
  const times = awaited(m, imminent);
  if (times & BEFORE) {
    const range = { from: imminent[0].n, to: table.nextEvent };
    if (inside) m.call(occurrence, range);
    else {
      open(m).events.push(...imminent);
      m.call(occasion, range);
    }
    return;
  }
  const last = !inside && (times & AFTER) !== 0;
  if (last) open(m).events.push(...imminent);
  for (const event of imminent) occur(m, event);
  m.book.together(m, imminent);
  m.book.consequences(m);
  if (last) m.call(reactions);
}

/** Immunity protects from effects, and from effects alone: not from costs and not from the rules. */
function isProtected(m: R, { cause, card, by }: AnyEvent): boolean {
  if (cause !== 'effect' || card === 0) return false;
  const { cards, using } = m.table;
  const source = by === 0 ? using.at(-1) : cards[by];
  return source !== undefined && isImmune(m, cards[card], source.code);
}

/** Notes that something has happened that nobody could stop or change. */
export function happened(m: M, events: readonly AnyEvent[]): void {
  const { table } = m;
  const inside = table.happening.at(-1);
  for (const event of events) {
    event.n = table.nextEvent++;
    event.state = 'done';
    inside?.events.push(event);
  }
}

function occur(m: M, event: AnyEvent): void {
  event.state = 'done';
  const { instead } = event;
  if (instead) {
    event.instead = null;
    carryOut(m, instead.path, instead.use);
    return;
  }
  const follows = verbOf(m, event.type).does(m, event);
  if (follows) happens(m, follows);
}

/** From here on, what happens shares its reaction windows. */
export function open(m: M): Happening {
  const happening: Happening = { events: [], used: [] };
  m.table.happening.push(happening);
  return happening;
}

type Range = { from: number; to: number };

const imminentIn = (m: R, { from, to }: Range): AnyEvent[] => {
  const found: AnyEvent[] = [];
  for (const { events } of m.table.happening) {
    for (const event of events)
      if (event.n >= from && event.n < to && event.state === 'imminent') found.push(event);
  }
  return found;
};

const isDone = ({ state }: AnyEvent): boolean => state === 'done';

/** Mostly that is everything. */
function doneNow({ table: { happening } }: M): readonly AnyEvent[] {
  if (happening.length === 0) return [];
  const { events } = happening[happening.length - 1];
  for (const event of events) if (!isDone(event)) return events.filter(isDone);
  return events;
}

// ---- who can answer

/** Something a player can do about an event. */
interface Answer {
  readonly id: string;
  readonly seat: Seat;
  readonly event: AnyEvent;
  readonly ref: Ref | null;
  readonly game: GameAbility | null;
}

function isUsed(m: R, card: string | number, n: number, event: AnyEvent): boolean {
  for (const { events, used } of m.table.happening) {
    if (used.length === 0 || !events.includes(event)) continue;
    if (used.includes(`${card}.${n}.${event.n}`)) return true;
  }
  return false;
}

/** What lies open and answers one of these events now; `enough` of it, where not all is asked for. */
function openAnswers(
  m: M,
  timing: Window | Forced,
  events: readonly AnyEvent[],
  seat: Seat | null,
  publicly: boolean,
  enough = Number.POSITIVE_INFINITY,
): Answer[] {
  const found: Answer[] = [];
  const { gameAbilities } = m.book;
  for (const event of events) {
    for (const type of typesOf(m, event)) {
      for (const ref of waitingFor(m, type)) {
        if (ref.ability.timing !== timing || (seat !== null && ref.seat !== seat)) continue;
        if (isUsed(m, ref.card, ref.n, event)) continue;
        if (!ref.ability.trigger?.when(m, event, ref)) continue;
        const use = newUse(ref.seat, ref.card, ref.code, ref.face, ref.n, event);
        if (obstacle(m, use, publicly, ref.text)) continue;
        found.push({
          id: `${ref.card}.${ref.n}.${event.n}`,
          seat: ref.seat,
          event,
          ref,
          game: null,
        });
        if (found.length === enough) return found;
      }
      for (const game of gameAbilities) {
        if (game.timing !== timing || !game.on.includes(type)) continue;
        const whose = game.whose(m, event);
        if (whose < 0 || (seat !== null && whose !== seat)) continue;
        found.push({ id: `${game.name}.0.${event.n}`, seat: whose, event, ref: null, game });
        if (found.length === enough) return found;
      }
    }
  }
  return found;
}

/** Whether the seat could answer one of these events from hand, as far as everybody can see. */
function mayAnswerFromHand(m: M, timing: Window, events: readonly AnyEvent[], seat: Seat): boolean {
  if (m.table.players[seat].hand.length === 0) return false;
  for (const event of events) {
    for (const type of typesOf(m, event)) {
      for (const { code, n, text, ability } of suspectedFor(m, seat, type)) {
        if (ability.timing !== timing) continue;
        const by = { seat, card: 0, code };
        if (!ability.trigger?.when(m, event, by)) continue;
        if (obstacle(m, newUse(seat, 0, code, '', n, event), true, text) === null) return true;
      }
    }
  }
  return false;
}

interface FromHand {
  readonly id: string;
  readonly held: string;
  readonly use: Use;
  readonly stands: Obstacle | null;
}

/** The events in this hand that wait for one of these events, usable or not. */
function handAnswers(m: M, timing: Window, events: readonly AnyEvent[], seat: Seat): FromHand[] {
  const found: FromHand[] = [];
  for (const { id, code } of m.table.players[seat].hand) {
    const { type, abilities } = definition(m, code);
    if (type !== 'event') continue;
    for (let n = 0; n < abilities.length; n++) {
      const text = abilities[n];
      if (text.timing !== timing || !text.trigger || text.from === 'discard') continue;
      for (const event of events) {
        const fits =
          typesOf(m, event).some((one) => text.trigger?.on.includes(one)) &&
          text.trigger.when(m, event, { seat, card: 0, code });
        if (!fits) continue;
        const use = newUse(seat, 0, code, '', n, event);
        found.push({ id: `${id}.${n}.${event.n}`, held: id, use, stands: obstacle(m, use, false) });
      }
    }
  }
  return found;
}

// ---- windows

type Open = Range & Rotation & { timing: Window };

const eventsOf = (m: M, here: Open): readonly AnyEvent[] =>
  here.timing === 'reaction' ? doneNow(m) : imminentIn(m, here);

/**
 * Each player in player order may use one ability or pass. The first player has the first chance, and
 * the window is open until all have passed one after the other.
 */
const opportunity = ask<Open, Choose>('opportunity', {
  who: (m, here) => {
    const events = eventsOf(m, here);
    return nextToAct(
      m,
      here,
      (seat) =>
        openAnswers(m, here.timing, events, seat, true, 1).length > 0 ||
        mayAnswerFromHand(m, here.timing, events, seat),
    );
  },
  question: (m, here, seat) => {
    const events = eventsOf(m, here);
    const open = openAnswers(m, here.timing, events, seat, false);
    const hand = handAnswers(m, here.timing, events, seat);
    const { rules } = m.book;
    const labelOf = (id: string): Message => {
      const answer = open.find((one) => one.id === id);
      if (answer?.game) return answer.game.say(m, answer.event);
      return useLabel(answer?.ref?.code ?? hand.find((one) => one.id === id)?.use.code ?? '');
    };
    return choose({
      text: message(`ask.${here.timing}`, { what: saidEvents(events) }),
      rule: rules[here.timing === 'reaction' ? 'reactionWindow' : 'interruptWindow'],
      from: [...open.map(({ id }) => id), ...hand.filter((h) => !h.stands).map(({ id }) => id)],
      min: 0,
      label: labelOf,
      pass: message('option.pass'),
      blocked: () =>
        hand.flatMap(({ id, use, stands }) => (stands ? [{ id, ...reason(m, use, stands) }] : [])),
    });
  },
  answer: (m, here, [id], seat) => {
    goRound(m, here, seat, id === undefined);
    m.again();
    if (id === undefined) return;
    const events = eventsOf(m, here);
    const open = openAnswers(m, here.timing, events, seat, false).find((one) => one.id === id);
    if (open) {
      answerEvent(m, open);
      return;
    }
    const hand = handAnswers(m, here.timing, events, seat);
    const { held, use } = hand.find((one) => one.id === id) as FromHand;
    markUsed(m, use.event, id);
    use.card = fromHand(m, seat, held).id;
    useAbility(m, use);
  },
});

function answerEvent(m: M, { id, event, ref, game }: Answer): void {
  markUsed(m, event.n, id);
  if (game) game.does(m, event);
  else if (ref) useAbility(m, newUse(ref.seat, ref.card, ref.code, ref.face, ref.n, event));
}

function markUsed(m: M, event: number, id: string): void {
  for (const { events, used } of m.table.happening)
    if (events.some(({ n }) => n === event)) used.push(id);
}

// ---- forced abilities

type Ordering = Range & { timing: Forced };

const forcedNow = (m: M, here: Ordering): Answer[] =>
  openAnswers(
    m,
    here.timing,
    here.timing === 'forcedReaction' ? doneNow(m) : imminentIn(m, here),
    null,
    false,
  );

/** Forced abilities must be used; where there are several, the first player says which is next. */
const forcedOrder = ask<Ordering, Choose>('forcedOrder', {
  who: (m, here) => (forcedNow(m, here).length > 1 ? m.table.first : []),
  question: (m, here) => {
    const answers = forcedNow(m, here);
    return choose({
      text: message('ask.forcedOrder'),
      rule: m.book.rules.forcedOrder,
      from: answers.map(({ id }) => id),
      label: (id) => useLabel(answers.find((one) => one.id === id)?.ref?.code ?? ''),
    });
  },
  answer: (m, here, [id]) => {
    answerEvent(m, forcedNow(m, here).find((one) => one.id === id) as Answer);
    m.again();
  },
});

const onlyForced = act<Ordering>('onlyForced', (m, here) => {
  const [only] = forcedNow(m, here);
  if (!only) return;
  answerEvent(m, only);
  m.again();
});

// ---- the seven steps

/** Whether there is something to look at in this window; who can really answer, the window finds out. */
const opens = (m: R, time: number, events: readonly AnyEvent[]): boolean =>
  (awaited(m, events) & time) !== 0;

const wouldInterrupts = flow<Open>('wouldInterrupts', [opportunity]);
const forcedInterrupts = flow<Ordering>('forcedInterrupts', [forcedOrder, onlyForced]);
const interrupts = flow<Open>('interrupts', [opportunity]);
const forcedReactions = flow<Ordering>('forcedReactions', [forcedOrder, onlyForced]);
const reactionWindow = flow<Open>('reactionWindow', [opportunity]);

const windowFor =
  (timing: Window) =>
  (_m: R, { from, to }: Range): Open => ({ timing, from, to, turn: 0, passed: 0 });

const forcedFor =
  (timing: Forced) =>
  (_m: R, { from, to }: Range): Ordering => ({ timing, from, to });

/** Steps 1 to 5. */
export const occurrence = flow<Range>('occurrence', [
  when<Range>(
    (m, here) => opens(m, TIMES.would, imminentIn(m, here)),
    wouldInterrupts,
    windowFor('would'),
  ),
  when<Range>(
    (m, here) => opens(m, TIMES.forcedInterrupt, imminentIn(m, here)),
    forcedInterrupts,
    forcedFor('forcedInterrupt'),
  ),
  when<Range>(
    (m, here) => opens(m, TIMES.interrupt, imminentIn(m, here)),
    interrupts,
    windowFor('interrupt'),
  ),
  act<Range>('happens', (m, here) => {
    const events = imminentIn(m, here);
    for (const event of events) occur(m, event);
    m.book.together(m, events);
  }),
  act('consequences', (m) => m.book.consequences(m)),
]);

const EVERYTHING: Range = { from: 0, to: 0 };

/** Steps 6 and 7, for everything that has happened since the happening was opened. */
export const reactions = flow('reactions', [
  act('anyReactions', (m) => {
    if (awaited(m, doneNow(m)) & AFTER) return;
    m.table.happening.pop();
    m.leave();
  }),
  when(
    (m) => opens(m, TIMES.forcedReaction, doneNow(m)),
    forcedReactions,
    (m) => forcedFor('forcedReaction')(m, EVERYTHING),
  ),
  when(
    (m) => opens(m, TIMES.reaction, doneNow(m)),
    reactionWindow,
    (m) => windowFor('reaction')(m, EVERYTHING),
  ),
  act('close', (m) => {
    m.table.happening.pop();
  }),
]);

/** All seven steps, for something that happens by itself and not inside of an effect. */
export const occasion = flow<Range>('occasion', [
  when<Range>(
    () => true,
    occurrence,
    (_m, { from, to }) => ({ from, to }),
  ),
  reactions,
]);

// ---- words

export const useLabel = (code: string): Message => message('option.use', { card: cardName(code) });

const saidEvents = (events: readonly AnyEvent[]): Message[] =>
  [...new Set(events.map(({ type }) => type))].map((type) => message(`event.${type}`));
