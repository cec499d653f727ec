import {
  type Choose,
  choose,
  type Flow,
  type HowMany,
  howMany,
  message,
  type Order,
  order,
  type Seat,
  type Vars,
} from '@small-council/engine';
import { noteDeed } from './deeds.ts';
import type { Choice, Effect } from './definition.ts';
import { definition, textOf } from './edition.ts';
import { event } from './events.ts';
import { happened } from './happening.ts';
import { thePlayer, theUsed } from './names.ts';
import { effectAt, inside } from './paths.ts';
import { currentUse, eventsNow, isOutermost, opens, using } from './stack.ts';
import { steps } from './steps.ts';
import type { Lcg, M, R, Use } from './table.ts';
import { tollsOfUse } from './tolls.ts';
import {
  abilityIn,
  choosersOf,
  countUse,
  isPlayed,
  newUse,
  obstacle,
  rememberLegal,
  targetOptions,
  valuesOfX,
} from './use.ts';
import { lift, toHand } from './zones.ts';

/**
 * Using an ability, or playing an event, in the book's steps: it is declared, its costs are paid, targets
 * are chosen, its effects attempt to initiate and can be canceled, they are resolved; then come the
 * reactions to all that has happened.
 */

const { flow, act, ask, each, when } = steps;

/** Uses the ability before the next step. */
export function useAbility(m: M, use: Use): void {
  const card = m.table.cards[use.card];
  // An event that is played from a discard pile is on its way like one from a hand.
  if (card?.zone === 'discard' && isPlayed(m, use)) lift(m, card);
  m.call(ability, using(use));
}

const isHandEvent = (m: R, use: Use): boolean => {
  const card = m.table.cards[use.card];
  return card?.zone === 'limbo' && definition(m, use.code).type === 'event';
};

/** What has happened is answered before the next step. */
export const reactions = act('reactions', (m) => m.call(m.book.timing.windowsAfter));

// ---- choices

/** Which choice: of the cost or target at this place, or of the effect at this path. */
type Choosing = { of: 'cost' | 'target' | 'effect'; n?: number; path?: string; seat: Seat };

function choiceAt(m: M, { of, n = -1, path = '' }: Choosing): Choice {
  const use = currentUse(m);
  const text = abilityIn(m, use);
  const choice =
    of === 'cost'
      ? text.costs[n].choice
      : of === 'target'
        ? text.targets[n]
        : effectAt(text, path).choice;
  return choice as Choice;
}

const optionsOf = (m: R, use: Use, choice: Choice, of: Choosing['of']): readonly string[] =>
  of === 'target' ? targetOptions(m, use, choice) : choice.options(m, use, false);

/** Under which name an answer is kept: by seat where several players choose. */
const keyOf = (m: R, use: Use, choice: Choice, seat: Seat): string =>
  choosersOf(m, use, choice).length > 1 ? `${choice.name}:${seat}` : choice.name;

/** One player chooses. Without a choice, nobody is asked. */
const choosing = flow<Choosing>('choosing', [
  ask<Choosing, Choose>('choose', {
    who: (m, here) => {
      const use = currentUse(m);
      const choice = choiceAt(m, here);
      if (use.repeated) return [];
      if (choice.hidden) return here.seat;
      use.chooser = here.seat;
      const options = optionsOf(m, use, choice, here.of);
      const needs = choice.min(m, use);
      if (options.length > needs || needs === 0) return options.length === 0 ? [] : here.seat;
      return [];
    },
    question: (m, here, seat) => {
      const use = currentUse(m);
      use.chooser = seat;
      const choice = choiceAt(m, here);
      const options = optionsOf(m, use, choice, here.of);
      const { check } = choice;
      return choose({
        text: choice.ask,
        rule: m.book.rules.choice,
        from: options,
        min: Math.min(choice.min(m, use), options.length),
        max: choice.max(m, use),
        label: (id) => choice.label(m, id),
        check: check && ((chosen) => check(m, use, chosen)),
        ...(choice.fallback && { fallback: choice.fallback(m, use, options) }),
        ...(choice.min(m, use) === 0 && { pass: message('option.nothing') }),
      });
    },
    answer: (m, here, chosen, seat) => take(m, here, chosen, seat),
  }),
  ask<Choosing, Order>('order', {
    who: (m, here) => {
      const choice = choiceAt(m, here);
      const items = choice.ordered ? optionsOf(m, currentUse(m), choice, here.of) : [];
      return items.length > 1 ? here.seat : [];
    },
    question: (m, here) => {
      const choice = choiceAt(m, here);
      return order({
        text: choice.ask,
        rule: m.book.rules.choice,
        items: optionsOf(m, currentUse(m), choice, here.of),
        label: (id) => choice.label(m, id),
      });
    },
    answer: (m, here, ordered, seat) => take(m, here, ordered, seat),
  }),
  act<Choosing>('onlyChoice', (m, here) => {
    const use = currentUse(m);
    const choice = choiceAt(m, here);
    if (use.chosen[keyOf(m, use, choice, here.seat)]) return;
    const options = choice.hidden ? [] : optionsOf(m, use, choice, here.of);
    take(m, here, options.slice(0, choice.min(m, use)), here.seat);
  }),
]);

function take(m: M, here: Choosing, chosen: readonly string[], seat: Seat): void {
  const use = currentUse(m);
  const choice = choiceAt(m, here);
  const key = keyOf(m, use, choice, seat);
  // A card out of a hidden place is dealt with at once: what stays here is open to everybody.
  use.chosen[key] = choice.taken ? choice.taken(m, use, chosen, seat) : chosen.slice();
  if (chosen.length === 0 && (here.of === 'target' || choice.min(m, use) > 0)) use.ok = false;
  if (here.of === 'target' && chosen.length > 0)
    m.log('fact.targets', {
      seat: thePlayer(seat),
      card: theUsed(use),
      cards: use.chosen[key].map((id) => choice.thing?.(m, id) ?? choice.label(m, id)),
    });
}

// ---- costs and targets

type Paying = { n: number; from: number };

const payCost = flow<Paying>('payCost', [
  each<Paying, Choosing>((m, { n }) => {
    const use = currentUse(m);
    const { choice } = abilityIn(m, use).costs[n];
    return choice ? choosersOf(m, use, choice).map((seat) => ({ of: 'cost', n, seat })) : [];
  }, choosing),
  act<Paying>('pay', (m, here) => {
    const use = currentUse(m);
    const cost = abilityIn(m, use).costs[here.n];
    here.from = m.table.nextEvent;
    // What was chosen to pay with can be paid; the rest may have become impossible meanwhile.
    if (cost.choice || cost.can(m, use, false)) return cost.pay(m, use);
    else use.unpaid = true;
  }),
  act<Paying>('paid', (m, { from }) => {
    const payments = eventsNow(m).filter(({ n }) => n >= from);
    if (payments.some(({ cause, state }) => cause === 'cost' && state !== 'done'))
      currentUse(m).unpaid = true;
  }),
]);

const payCosts = flow('payCosts', [
  act('openCosts', (_m, here) => opens(here)),
  each((m) => abilityIn(m, currentUse(m)).costs.map((_, n) => ({ n, from: 0 })), payCost),
  reactions,
]);

const chooseTargets = flow('chooseTargets', [
  each<{ n: number }, Choosing>((m) => {
    const use = currentUse(m);
    const choices: Choosing[] = [];
    abilityIn(m, use).targets.forEach((target, n) => {
      for (const seat of choosersOf(m, use, target)) choices.push({ of: 'target', n, seat });
    });
    return choices;
  }, choosing),
]);

// ---- effects

type Resolving = { path: string; from: number };

const effectHere = (m: R, path: string): Effect => effectAt(abilityIn(m, currentUse(m)), path);

/** Of any number of targets none, or none was left to be chosen: then nothing comes of it. */
const choseNobody = (m: M, use: Use): boolean =>
  abilityIn(m, use).targets.some(({ name }) => use.chosen[name]?.length === 0);

/** What the player decides for an effect before it is carried out. */
const decideOnEffect = flow<Resolving>('decideOnEffect', [
  ask<Resolving, Choose>('may', {
    who: (m, { path }) => (effectHere(m, path).may ? currentUse(m).seat : []),
    question: (m, { path }) =>
      choose({
        text: message('ask.may', { effect: effectHere(m, path).say }),
        rule: m.book.rules.may,
        from: ['yes'],
        min: 0,
        pass: message('option.no'),
      }),
    answer: (m, _here, [yes]) => {
      if (yes === undefined) m.leave(resolveEffect);
    },
  }),
  act<Resolving>('prepare', (m, { path }) => effectHere(m, path).prepare?.(m, currentUse(m))),
  each<Resolving, Choosing>((m, { path }) => {
    const use = currentUse(m);
    const { choice } = effectHere(m, path);
    return choice ? choosersOf(m, use, choice).map((seat) => ({ of: 'effect', path, seat })) : [];
  }, choosing),
]);

const resolveEffect: Flow<Lcg> = flow<Resolving>('resolveEffect', [
  act<Resolving>('begin', (m, here) => {
    const use = currentUse(m);
    const { ifDone, if: condition } = effectHere(m, here.path);
    const skips = (ifDone && !use.ok) || (condition && !condition.holds(m, use));
    if (skips || choseNobody(m, use)) return m.leave();
    here.from = m.table.nextEvent;
  }),
  when<Resolving>(
    (m, { path }) => {
      const { may, prepare, choice } = effectHere(m, path);
      return may === true || prepare !== undefined || choice !== undefined;
    },
    decideOnEffect,
    (_m, { path, from }) => ({ path, from }),
  ),
  act<Resolving>('does', (m, { path }) => effectHere(m, path).does(m, currentUse(m), path)),
  act<Resolving>('settle', (m, here) => {
    const caused = eventsNow(m).filter(({ n }) => n >= here.from);
    if (caused.some(({ state }) => state !== 'done')) currentUse(m).ok = false;
  }),
]);

/** What was done without an event has its consequences as well. */
const afterEffects = act('consequences', (m) => m.book.consequences(m));

const resolveEffects = flow('resolveEffects', [
  act('openEffects', (_m, here) => opens(here)),
  each(
    (m) => abilityIn(m, currentUse(m)).effects.map(({ name }) => ({ path: name, from: 0 })),
    resolveEffect,
  ),
  act('placeEvent', (m) => placeEvent(m)),
  afterEffects,
  reactions,
]);

/** An event lies on the discard pile, or where its effects have put it, before anybody reacts to it. */
function placeEvent(m: M): void {
  const use = currentUse(m);
  const card = m.table.cards[use.card];
  if (!card || !(isHandEvent(m, use) || card.face !== use.face)) return;
  m.book.afterPlaying(m, card);
  happened(m, [event('played', { card: use.card, seat: use.seat })]);
}

// ---- X

const chooseX = ask<Vars, HowMany>('chooseX', {
  who: (m) => {
    const use = currentUse(m);
    const { choosesX } = abilityIn(m, use);
    return choosesX && valuesOfX(m, use).length > 1 ? use.seat : [];
  },
  question: (m) => {
    const use = currentUse(m);
    const values = valuesOfX(m, use);
    return howMany({
      text: message('ask.x', { card: theUsed(use) }),
      rule: m.book.rules.x,
      min: values[0],
      max: values[values.length - 1],
    });
  },
  answer: (m, _here, x) => {
    currentUse(m).x = x;
  },
});

/** X is fixed before anything is paid. */
const fixX = flow('fixX', [
  act('determineX', (m) => {
    const use = currentUse(m);
    const text = abilityIn(m, use);
    if (text.choosesX) use.x = valuesOfX(m, use)[0] ?? 0;
    else if (text.x) use.x = text.x(m, use);
  }),
  chooseX,
]);

// ---- what was not paid in full

/** What could be paid is paid, and nothing comes of it. */
const endIfUnpaid = act('endIfUnpaid', (m) => {
  const use = currentUse(m);
  if (!use.unpaid) return;
  const card = m.table.cards[use.card];
  if (card && isHandEvent(m, use)) m.book.unplayed(m, use.seat, card);
  m.leave();
});

/** Where others take gold for it, they get it first. */
function payTolls(m: M, use: Use): void {
  const tolls = m.book.timing.isOptional(abilityIn(m, use).timing) ? tollsOfUse(m, use) : [];
  if (tolls.length === 0) return;
  use.tolled = true;
  m.book.paysTolls?.(m, use, tolls);
}

// ---- the whole

export const ability = flow('ability', [
  when((m) => abilityIn(m, currentUse(m)).x !== undefined, fixX),
  act('declare', (m) => {
    const use = currentUse(m);
    rememberLegal(m, use);
    countUse(m, use);
    m.log('fact.uses', { seat: thePlayer(use.seat), card: theUsed(use) });
    if (!isHandEvent(m, use)) return payTolls(m, use);
    const { price } = m.book;
    m.book.pays(m, use.seat, {
      code: use.code,
      as: 'play',
      price: price(m, use.seat, { code: use.code, x: use.x, as: 'play' }),
    });
    payTolls(m, use);
  }),
  when((m) => abilityIn(m, currentUse(m)).costs.length > 0, payCosts),
  endIfUnpaid,
  when((m) => abilityIn(m, currentUse(m)).targets.length > 0, chooseTargets),
  act('initiate', (m) => {
    const use = currentUse(m);
    const { card, seat } = use;
    const source = textOf(m, use.code, use.face).type;
    // To initiate is no effect on the card itself: an immune one does it as well.
    const about = { card, seat };
    if (abilityIn(m, use).cannotBeCanceled) use.initiated = true;
    else if (source === 'event') return [event('eventInitiates', about)];
    else return [event('abilityInitiates', about, { source })];
  }),
  when((m) => currentUse(m).initiated, resolveEffects),
  when(
    (m) => !currentUse(m).initiated,
    flow('canceled', [
      act('openCanceled', (m, here) => {
        opens(here);
        placeEvent(m);
      }),
      reactions,
    ]),
  ),
  act('done', (m) => {
    const use = currentUse(m);
    const card = m.table.cards[use.card];
    // A card that was shown from a hand and has not come into play is there again.
    if (card?.zone === 'limbo' && abilityIn(m, use).from === 'hand') toHand(m, card);
    if (isOutermost(m) && !use.repeated) noteDeed(m, use);
  }),
]);

/** The effects that come later, or instead of something else. */
export const laterEffects = flow<{ effect: string }>('laterEffects', [
  each<{ effect: string }, Resolving>((m, { effect }) => {
    const { parts } = effectAt(abilityIn(m, currentUse(m)), effect);
    return parts.map((part) => ({ path: inside(effect, part), from: 0 }));
  }, resolveEffect),
  afterEffects,
]);

/** When-revealed abilities are initiated by the game; whether so must not tell what is in a hand. */
export function initiate(m: M, card: number, seat: Seat, ability: string): void {
  const { code, face } = m.table.cards[card];
  const use = newUse(seat, card, code, face, ability, null);
  if (obstacle(m, use, true) === null) useAbility(m, use);
}
