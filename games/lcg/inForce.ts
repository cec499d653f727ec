import type { Seat } from '@small-council/engine';
import { cachePerTable } from './cache.ts';
import {
  type About,
  type Condition,
  type Definition,
  type Force,
  isConstant,
  type Modifier,
  type PlotValue,
  type TriggeredAbility,
} from './definition.ts';
import { type KnownVerb, printed } from './edition.ts';
import { BLANK_ALL, KEY, type Key, keyCount, MAY, wordOf } from './keys.ts';
import { modifiersOf } from './paths.ts';
import type { Card, CardId, Code, Lasting, R, Table } from './table.ts';

/**
 * What is in force: constant abilities, lasting effects, and abilities that wait for their moment, each
 * found by index and never by search. It is worked out from the table when somebody asks and the table has
 * changed, and never saved.
 */

/** A modifier and who it comes from. */
export interface Bound {
  readonly modifier: Modifier;
  readonly force: Force;
  readonly conditions: readonly Condition[];
}

/** A triggered ability of a card that lies open. */
export interface Ref {
  readonly card: CardId;
  readonly code: Code;
  readonly face: string;
  readonly n: number;
  readonly seat: Seat;
  readonly text: Definition;
  readonly ability: TriggeredAbility;
}

export interface InForce {
  /** The stamp of the table at which all this holds. */
  stamp: number;
  /** The stamp up to which it was changed with the table; what is blank may be different by then. */
  changedTo: number;
  /** By key. */
  readonly modifiers: (Bound[] | undefined)[];
  /** The keys of keywords that some card has gained. */
  keywords: Key[];
  /** By type of event. */
  readonly triggers: Map<string, Ref[]>;
  /** By number of verb, as far as somebody has asked: the times at which something waits for it. */
  times: number[];
  actions: Ref[];
  /** Discard piles are played from: then every change is worked out anew. */
  opensPiles: boolean;
  /** Cards whose text is treated as blank; true where traits go as well. */
  readonly blank: Map<CardId, boolean>;
  /** Whether control effects may apply to any card. */
  contested: boolean;
  /** Symbols on cards, summed up by player. */
  readonly bonus: { [value in PlotValue]: number }[];
}

/** What is known of a table: how often it has changed since it was made or loaded, and what is in force. */
const known = cachePerTable(() => ({ stamp: 1, tidy: 0, now: null as InForce | null }));
const NONE: readonly never[] = [];
const NO_CONDITIONS: readonly Condition[] = [];

/** Everything has to be looked at again. For `touch`, the one door to say that something has changed. */
export function changed(table: Table): void {
  known(table).stamp++;
}

/** Names the present state of the table, for what is worked out once as long as nothing changes. */
export const stampOf = (table: Table): number => known(table).stamp;

/** Whether everything that follows by itself has been looked after since the last change. */
export function isTidy(table: Table): boolean {
  const { stamp, tidy } = known(table);
  return stamp === tidy;
}

export function tidied(table: Table): void {
  const state = known(table);
  state.tidy = state.stamp;
}

export function inForce(m: R): InForce {
  const { now, stamp } = known(m.table);
  return now !== null && now.stamp === stamp ? now : catchUp(m, now, stamp);
}

/** Mostly what is blank has stayed so. */
function catchUp(m: R, now: InForce | null, stamp: number): InForce {
  if (now === null || now.changedTo !== stamp) return workOut(m);
  now.stamp = now.changedTo;
  return isBlankAsBefore(m, now) ? now : workOut(m);
}

/** What is in force, if it has been changed with everything so far; it may be changed with what comes next. */
export function changeable(table: Table): InForce | null {
  const { now, stamp } = known(table);
  return now === null || now.opensPiles || now.changedTo !== stamp ? null : now;
}

/** The table has changed, and what is known of it has been changed with it. */
export function goesOn(now: InForce, table: Table): void {
  const state = known(table);
  const sure = now.stamp === state.stamp && !blanksAnything(now);
  state.stamp++;
  now.changedTo = state.stamp;
  if (sure) now.stamp = state.stamp;
}

function workOut(m: R): InForce {
  const { table } = m;
  const now: InForce = {
    stamp: stampOf(table),
    changedTo: stampOf(table),
    modifiers: new Array(keyCount()).fill(undefined),
    keywords: [],
    triggers: new Map(),
    times: [],
    actions: [],
    opensPiles: false,
    blank: new Map(),
    contested: false,
    bonus: table.players.map(() => ({ gold: 0, initiative: 0, claim: 0, reserve: 0 })),
  };
  // A first look at what makes others blank; nothing that blanks is blanked by what it blanks.
  const sources = cardsWithText(table);
  for (const lasting of table.lasting) addLasting(now, m, lasting);
  for (const card of sources)
    for (const { modifier, conditions } of printed(m, card).acts.blanks)
      bind(now, modifier, forceOf(card), conditions);
  // The blanks are looked up through the very index that is being made.
  known(table).now = now;
  if (blanksAnything(now)) {
    for (const card of sources) {
      const blank = blankness(m, card);
      if (blank !== undefined) now.blank.set(card.id, blank);
    }
  }
  const anyBlank = now.blank.size > 0;
  for (const card of sources)
    if (!anyBlank || !now.blank.has(card.id)) addCard(now, card, printed(m, card));
  now.opensPiles = now.modifiers[MAY.playFromDiscard] !== undefined;
  addPiles(m, now);
  now.contested = now.modifiers[KEY.control] !== undefined || isAnyContested(table);
  return now;
}

const blanksAnything = ({ modifiers }: InForce): boolean =>
  modifiers[KEY.blank] !== undefined || modifiers[BLANK_ALL] !== undefined;

/** Whether the text of the card is treated as blank, and its traits as well. */
function blankness(m: R, card: Card): boolean | undefined {
  if (total(m, BLANK_ALL, card) > 0) return true;
  return total(m, KEY.blank, card) > 0 ? false : undefined;
}

function isBlankAsBefore(m: R, { blank }: InForce): boolean {
  let found = 0;
  for (const card of cardsWithText(m.table)) {
    const now = blankness(m, card);
    if (now !== blank.get(card.id)) return false;
    if (now !== undefined) found++;
  }
  return found === blank.size;
}

function isAnyContested({ players, cards }: Table): boolean {
  for (const { play } of players)
    for (const id of play) if (cards[id].controls.length > 0) return true;
  return false;
}

/** What works from an open pile, and events that may be played from a discard pile. */
function addPiles(m: R, now: InForce): void {
  const { table } = m;
  const { lurking } = m.book;
  table.players.forEach(({ discard, dead, out }, seat) => {
    if (out) return;
    const plays = now.opensPiles && holds(m, MAY.playFromDiscard, { seat });
    for (const id of discard) {
      const card = table.cards[id];
      if (!plays && !lurking.has(card.code)) continue;
      const text = printed(m, card);
      const { type, abilities } = text;
      for (let n = 0; n < abilities.length; n++) {
        const ability = abilities[n];
        if (isConstant(ability)) continue;
        if (ability.from === 'discard' || (plays && type === 'event' && !ability.from))
          addTriggered(now, card, text, ability, n);
      }
    }
    for (const id of dead) {
      const card = table.cards[id];
      if (!lurking.has(card.code)) continue;
      const text = printed(m, card);
      text.abilities.forEach((ability, n) => {
        if (!isConstant(ability) && ability.from === 'dead')
          addTriggered(now, card, text, ability, n);
      });
    }
  });
}

/** Cards whose text acts from where they lie: everything in play, and agendas. */
function cardsWithText(table: Table): Card[] {
  const found: Card[] = [];
  const { cards } = table;
  for (const player of table.players) {
    if (player.out) continue;
    for (const id of player.agendas) found.push(cards[id]);
    if (player.title !== 0) found.push(cards[player.title]);
    if (player.plot !== 0) found.push(cards[player.plot]);
    for (const id of player.play) if (!cards[id].facedown) found.push(cards[id]);
  }
  return found;
}

const forceOf = (card: Card): Force => ({
  seat: card.controller,
  card: card.id,
  code: card.code,
  lasting: null,
});

export function addCard(now: InForce, card: Card, text: Definition): void {
  const { constants, triggered, bonus } = text.acts;
  for (const { n, ability } of triggered) addTriggered(now, card, text, ability, n);
  for (const { modifier, conditions } of constants) bind(now, modifier, forceOf(card), conditions);
  for (const { value, amount } of bonus) now.bonus[card.controller][value] += amount;
}

function addTriggered(
  now: InForce,
  card: Card,
  text: Definition,
  ability: TriggeredAbility,
  n: number,
): void {
  if (ability.from && card.zone !== ability.from) return;
  const { id, code, face, controller } = card;
  for (let seat = 0; seat < now.bonus.length; seat++) {
    if (!ability.anybody && seat !== controller) continue;
    const ref: Ref = { card: id, code, face, n, seat, text, ability };
    if (ability.timing === 'action') now.actions.push(ref);
    else enlist(now.triggers, ref);
  }
}

/** Something that waits for events. */
interface Waiting {
  readonly ability: TriggeredAbility;
}

export function enlist<T extends Waiting>(triggers: Map<string, T[]>, item: T): void {
  for (const type of item.ability.trigger?.on ?? NONE) {
    const waiting = triggers.get(type);
    if (waiting === undefined) triggers.set(type, [item]);
    else waiting.push(item);
  }
}

export const bind = (
  now: InForce,
  modifier: Modifier,
  force: Force,
  conditions: readonly Condition[],
): void => {
  const { key } = modifier;
  const bound: Bound = { modifier, force, conditions };
  const list = now.modifiers[key];
  if (list !== undefined) list.push(bound);
  else {
    now.modifiers[key] = [bound];
    if (wordOf(key).startsWith('keyword:')) now.keywords.push(key);
  }
};

export function unbind(now: InForce, key: Key, ends: (bound: Bound) => boolean): void {
  const left = now.modifiers[key]?.filter((bound) => !ends(bound)) ?? [];
  if (left.length > 0) now.modifiers[key] = left;
  else {
    now.modifiers[key] = undefined;
    now.keywords = now.keywords.filter((gained) => gained !== key);
  }
}

/** Effects come before constant abilities, in the order they began. */
export function addLasting(now: InForce, m: R, lasting: Lasting): void {
  const { seat, card, code } = lasting.use;
  const force: Force = { seat, card, code, lasting };
  for (const modifier of modifiersOf(m, lasting)) {
    const bound: Bound = { modifier, force, conditions: NO_CONDITIONS };
    const place = now.modifiers[modifier.key]?.findIndex((one) => !one.force.lasting) ?? -1;
    if (place < 0) bind(now, modifier, force, NO_CONDITIONS);
    else now.modifiers[modifier.key]?.splice(place, 0, bound);
  }
}

// ---- asking

/** Whether there is anything to look at under the key. */
export const anythingUnder = (m: R, key: Key): boolean => inForce(m).modifiers[key] !== undefined;

function applies(m: R, { conditions, force }: Bound): boolean {
  for (const condition of conditions) if (!condition.holds(m, force)) return false;
  return true;
}

function touchesCard(m: R, bound: Bound, card: Card): boolean {
  const { modifier, force } = bound;
  const concerns = modifier.to
    ? modifier.to(m, force, card)
    : force.lasting?.cards.includes(card.id);
  if (!concerns) return false;
  if (!force.lasting && force.card !== card.id && isImmune(m, card, force)) return false;
  return applies(m, bound);
}

/** Whether effects of this card cannot choose and do not touch it; what lasts already goes on. */
export const isImmune = (
  m: R,
  card: Card | undefined,
  { code, seat }: { readonly code: Code; readonly seat: Seat },
): boolean =>
  card !== undefined && anythingUnder(m, KEY.immune) && holds(m, KEY.immune, { card, code, seat });

const amountOf = (m: R, { modifier, force }: Bound, card: Card | null): number =>
  modifier.amount === undefined ? 1 : modifier.amount(m, force, card);

/** The sum of everything in force on this card under the key. */
export function total(m: R, key: Key, card: Card): number {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return 0;
  let sum = 0;
  for (const bound of list) if (touchesCard(m, bound, card)) sum += amountOf(m, bound, card);
  return sum;
}

/** The same for a player. */
export function totalFor(m: R, key: Key, seat: Seat): number {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return 0;
  let sum = 0;
  for (const bound of list)
    if (touchesSeat(m, bound, seat) && applies(m, bound)) sum += amountOf(m, bound, null);
  return sum;
}

function touchesSeat(m: R, { modifier, force }: Bound, seat: Seat): boolean {
  return Boolean(modifier.toSeat?.(m, force, seat));
}

export interface Change {
  readonly how: 'add' | 'times' | 'set';
  readonly amount: number;
  readonly force: Force;
}

/** Everything that changes a number of this card, in the order it came into force. */
export function changesOf(m: R, key: Key, card: Card): readonly Change[] {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return NONE;
  const changes: Change[] = [];
  for (const bound of list) {
    if (touchesCard(m, bound, card))
      changes.push({
        how: bound.modifier.how ?? 'add',
        amount: amountOf(m, bound, card),
        force: bound.force,
      });
  }
  return changes;
}

/** Whether something in force says so: for prohibitions (`cannot:…`) and permissions (`may:…`). */
export function holds(m: R, key: Key, about: About): boolean {
  return whoSays(m, key, about) !== null;
}

/** What says so, for a "why not?". */
export function whoSays(m: R, key: Key, about: About): Force | null {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return null;
  for (const bound of list) if (speaksOf(m, bound, about)) return bound.force;
  return null;
}

function speaksOf(m: R, bound: Bound, about: About): boolean {
  const { modifier, force } = bound;
  if (about.card && !modifier.toSeat) {
    if (modifier.to) {
      if (!modifier.to(m, force, about.card)) return false;
    } else if (force.lasting && !force.lasting.cards.includes(about.card.id)) return false;
  }
  if (about.seat !== undefined && modifier.toSeat && !modifier.toSeat(m, force, about.seat))
    return false;
  if (modifier.fits && !modifier.fits(m, force, about)) return false;
  return applies(m, bound);
}

/** The sum of everything under the key that speaks of this. */
export function totalAbout(m: R, key: Key, about: About): number {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return 0;
  let sum = 0;
  for (const bound of list)
    if (speaksOf(m, bound, about)) sum += amountOf(m, bound, about.card ?? null);
  return sum;
}

/** Everything under the key that speaks of this: for effects that are used up (`cost`). */
export function speaking(m: R, key: Key, about: About): { force: Force; amount: number }[] {
  const list = inForce(m).modifiers[key];
  if (list === undefined) return [];
  const found: { force: Force; amount: number }[] = [];
  for (const bound of list)
    if (speaksOf(m, bound, about))
      found.push({ force: bound.force, amount: amountOf(m, bound, about.card ?? null) });
  return found;
}

export const isBlank = (m: R, card: Card): boolean => inForce(m).blank.has(card.id);

/** What waits in the open for this type of event. */
export const waitingFor = (m: R, type: string): readonly Ref[] =>
  inForce(m).triggers.get(type) ?? NONE;

/** At which times something in the open waits for what the verb does. */
export function timesInForce(m: R, { n, types }: KnownVerb): number {
  const { times, triggers } = inForce(m);
  times[n] ??= timesAwaited(m, triggers, types);
  return times[n];
}

/** At which times something waits for one of these types. */
export function timesAwaited<T extends Waiting>(
  { book }: R,
  triggers: Map<string, T[]>,
  types: readonly string[],
): number {
  let times = 0;
  for (const type of types)
    for (const { ability } of triggers.get(type) ?? NONE)
      times |= book.timing.bitOf(ability.timing);
  return times;
}

export const openActions = (m: R): readonly Ref[] => inForce(m).actions;
