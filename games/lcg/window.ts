import { type Blocked, type Choose, choose, message, type Seat } from '@small-council/engine';
import { useAbility } from './ability.ts';
import { useLabel } from './chart.ts';
import { forgetLoop, isSettled } from './deeds.ts';
import type { TriggeredAbility } from './definition.ts';
import { definition, type FreeAction, type PlayerAction, textOf } from './edition.ts';
import { openActions, type Ref } from './inForce.ts';
import { suspects } from './pool.ts';
import { goRound, nextToAct, type Rotation } from './rotation.ts';
import { steps } from './steps.ts';
import { type HandCard, type M, NO_CARD, type R, type Use } from './table.ts';
import { isIdle, newUse, obstacle, reason } from './use.ts';
import { fromHand } from './zones.ts';

/** Action windows: in player order each player may do one thing or pass, until all have passed in a row. */

const { flow, act, ask, when } = steps;

const freely = (seat: Seat, id: string): string => `${seat}:${id}`;

/** `give.2`: what can be done without a card, each once in a window: else the window need never close. */
const freeOptions = (m: R, { free = [] }: Rotation, seat: Seat): string[] =>
  (m.book.freeActions ?? [])
    .flatMap(({ name, options }) => options(m, seat).map((option) => `${name}.${option}`))
    .filter((id) => !free.includes(freely(seat, id)));

const freeAction = (m: R, name: string): FreeAction | undefined =>
  m.book.freeActions?.find((one) => one.name === name);

/** Whether everybody must reckon with an action of this player. */
function mayAct(m: M, here: Rotation, seat: Seat): boolean {
  const { players, phase } = m.table;
  if (m.book.freeActions && freeOptions(m, here, seat).length > 0) return true;
  const holdsCards = players[seat].hand.length > 0;
  if (holdsCards)
    for (const action of m.book.playerActions) if (action.possible(m, seat)) return true;
  for (const ref of openActions(m)) if (ref.seat === seat && usable(m, ref, true)) return true;
  if (!holdsCards) return false;
  return suspects(m, seat, ({ code, text, ability }) => {
    if (!isActionIn(phase, ability)) return false;
    const use = newUse(seat, NO_CARD, code, '', ability.name, null);
    return obstacle(m, use, true, text, ability) === null;
  });
}

const isActionIn = (now: string, { timing, phase }: TriggeredAbility): boolean =>
  timing === 'action' && (phase === undefined || phase === now);

const useOf = ({ seat, card, code, face, ability }: Ref): Use =>
  newUse(seat, card, code, face, ability.name, null);

function usable(m: M, ref: Ref, publicly: boolean): boolean {
  if (!isActionIn(m.table.phase, ref.ability)) return false;
  return obstacle(m, useOf(ref), publicly, ref.text, ref.ability) === null && !isSettled(m, ref);
}

/** The cards in hand that this action is about. */
const concerned = (m: R, { concerns }: PlayerAction, seat: Seat): HandCard[] =>
  m.table.players[seat].hand.filter(({ code }) => concerns?.(m, code) ?? true);

function optionsOf(m: M, here: Rotation, seat: Seat): string[] {
  const options = m.book.freeActions ? freeOptions(m, here, seat) : [];
  for (const ref of openActions(m))
    if (ref.seat === seat && usable(m, ref, false)) options.push(`${ref.card}.${ref.n}`);
  const { phase, players } = m.table;
  for (const { id, code } of players[seat].hand) {
    const text = definition(m, code);
    for (const { n, ability } of text.acts.held) {
      if (!isActionIn(phase, ability)) continue;
      const use = newUse(seat, NO_CARD, code, '', ability.name, null);
      if (obstacle(m, use, false, text, ability) === null) options.push(`${id}.${n}`);
    }
  }
  for (const action of m.book.playerActions) {
    if (!action.possible(m, seat)) continue;
    for (const { id, code } of m.table.players[seat].hand) {
      if (action.concerns && !action.concerns(m, code)) continue;
      if (action.can(m, seat, code) === null) options.push(`${id}.${action.name}`);
    }
  }
  return options;
}

function blockedIn(m: M, seat: Seat): Blocked[] {
  const { playerActions } = m.book;
  const blocked: Blocked[] = [];
  for (const ref of openActions(m)) {
    const use = useOf(ref);
    const found = ref.seat === seat ? obstacle(m, use, false) : null;
    if (found) blocked.push({ id: `${ref.card}.${ref.n}`, ...reason(m, use, found) });
  }
  for (const { id, code } of m.table.players[seat].hand)
    for (const { n, ability } of definition(m, code).acts.held) {
      if (ability.timing !== 'action') continue;
      const use = newUse(seat, NO_CARD, code, '', ability.name, null);
      const found = obstacle(m, use, false);
      if (found) blocked.push({ id: `${id}.${n}`, ...reason(m, use, found) });
    }
  for (const action of playerActions) {
    for (const { id, code } of concerned(m, action, seat)) {
      const why = action.can(m, seat, code);
      if (why) blocked.push({ id: `${id}.${action.name}`, ...why });
    }
  }
  return blocked;
}

const idParts = (id: string): [card: string, what: string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};

const codeOf = (m: R, seat: Seat, card: string): string =>
  m.table.players[seat].hand.find(({ id }) => id === card)?.code ??
  m.table.cards[Number(card)].code;

export const action = ask<Rotation, Choose>('action', {
  who: (m, here) => nextToAct(m, here, (seat) => mayAct(m, here, seat)),
  question: (m, here, seat) =>
    choose({
      text: message('ask.action'),
      rule: m.book.rules.actionWindow,
      from: optionsOf(m, here, seat),
      min: 0,
      label: (id) => {
        const [card, what] = idParts(id);
        const free = freeAction(m, card);
        if (free) return free.say(what);
        const code = codeOf(m, seat, card);
        const player = m.book.playerActions.find(({ name }) => name === what);
        return player ? player.say(code) : useLabel(code);
      },
      pass: message('option.pass'),
      blocked: () => blockedIn(m, seat),
      idle: (id) => {
        const ref = openActions(m).find(({ card, n }) => id === `${card}.${n}`);
        return ref !== undefined && isIdle(m, useOf(ref));
      },
    }),
  answer: (m, here, [id], seat) => {
    goRound(m, here, seat, id === undefined);
    m.again();
    if (id === undefined) return;
    const [card, what] = idParts(id);
    const free = freeAction(m, card);
    if (free) {
      here.free = [...(here.free ?? []), freely(seat, id)];
      forgetLoop(m);
      return m.call(free.flow, { seat, option: what });
    }
    const player = m.book.playerActions.find(({ name }) => name === what);
    if (player) {
      forgetLoop(m);
      if (player.hidden) return m.call(player.flow, { seat, held: card });
      return m.call(player.flow, { seat, card: fromHand(m, seat, card).id });
    }
    const code = codeOf(m, seat, card);
    const source = card.startsWith('h') ? fromHand(m, seat, card).id : Number(card);
    const { face } = m.table.cards[source];
    const { name } = textOf(m, code, face).abilities[Number(what)];
    useAbility(m, newUse(seat, source, code, face, name, null));
  },
});

/** A window with a name of its own, for the round chart. */
export const actionWindow = (name: string) =>
  when(
    () => true,
    flow<Rotation>(name, [act('windowOpens', forgetLoop), action]),
    (m) => ({ turn: 0, passed: 0, from: m.table.first }),
  );
