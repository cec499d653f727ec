import { type Refused, refuse, type Seat } from '@small-council/engine';
import {
  type Choice,
  type Condition,
  type Cost,
  type Definition,
  isConstant,
  type Limit,
  type TriggeredAbility,
} from './definition.ts';
import { abilityOf, definition, textOf } from './edition.ts';
import type { EventOf, KitEvents, KitHeadings } from './events.ts';
import { spendable } from './gold.ts';
import { holds } from './inForce.ts';
import { CANNOT } from './keys.ts';
import { phaseName } from './names.ts';
import { happeningsNow } from './stack.ts';
import type { AnyEvent, CardId, Code, Count, M, R, Table, Use } from './table.ts';
import { affordsToll } from './tolls.ts';

/** Whether an ability can be used now, and if not, why not. */

export function newUse(
  seat: Seat,
  card: CardId,
  code: Code,
  face: string,
  ability: string,
  event: AnyEvent | null,
): Use {
  return {
    seat,
    card,
    code,
    face,
    ability,
    event: event?.n ?? 0,
    chosen: {},
    legal: null,
    x: 0,
    chooser: seat,
    initiated: false,
    ok: true,
  };
}

export function abilityIn(m: R, use: Use): TriggeredAbility {
  const ability = abilityOf(m, use.code, use.face, use.ability);
  if (isConstant(ability)) throw new Error(`${use.code} has no such ability`);
  return ability;
}

type Words = KitEvents & KitHeadings;

/** The event that the use answers; who knows what it waited for says so, and is given that. */
export function eventOf<K extends keyof Words>(m: R, use: Use, ..._on: K[]): EventOf<Words, K> {
  for (const { events } of happeningsNow(m)) {
    const found = events.find(({ n }) => n === use.event);
    if (found) return found as EventOf<Words, K>;
  }
  throw new Error(`${use.code} answers nothing`);
}

// ---- limits

/** Names the running period, so that counts of an earlier one are known to be over. */
export function periodOf(table: Table, per: Limit['per']): number {
  if (per === 'game') return 0;
  if (per === 'round') return table.round;
  return per === 'phase' ? table.phaseNumber : table.challengeNumber;
}

const timesIn = (count: Count | undefined, period: number): number =>
  count !== undefined && count.period === period ? count.times : 0;

const counted = (count: Count | undefined, period: number): Count => ({
  period,
  times: timesIn(count, period) + 1,
});

const exhausted = (table: Table, count: Count | undefined, limit: Limit): boolean =>
  timesIn(count, periodOf(table, limit.per)) >= limit.times;

/** Every initiation counts, canceled or not. */
export function countUse(m: M, use: Use): void {
  const { table } = m;
  const { limit, max } = abilityIn(m, use);
  if (limit) {
    const card = table.cards[use.card];
    card.uses ??= {};
    card.uses[use.ability] = counted(card.uses[use.ability], periodOf(table, limit.per));
  }
  if (max) {
    const title = max.of ?? definition(m, use.code).name.en;
    const { max: maxima } = table.players[use.seat];
    maxima[title] = counted(maxima[title], periodOf(table, max.per));
  }
}

// ---- what stands in the way

export type Obstacle =
  | 'phase'
  | 'limit'
  | 'prohibited'
  | 'payment'
  | 'potential'
  | { readonly condition: Condition }
  | { readonly cost: Cost }
  | { readonly target: Choice };

/** Whether an event is to be played: shown from hand, thought to be there, or as if it were there. */
export const isPlayed = (m: R, use: Use): boolean =>
  plays(m.table, use, definition(m, use.code), abilityIn(m, use));

function plays(table: Table, use: Use, text: Definition, { from }: TriggeredAbility): boolean {
  if (text.type !== 'event' || from !== undefined) return false;
  if (use.card === 0) return true;
  const { zone } = table.cards[use.card];
  return zone === 'limbo' || zone === 'discard';
}

/**
 * What keeps this ability from being used now. Publicly: as far as everybody can see, who does not know
 * what is in a hand or deck. Who has text and ability at hand gives them.
 */
export function obstacle(
  m: R,
  use: Use,
  publicly: boolean,
  text = textOf(m, use.code, use.face),
  ability = abilityIn(m, use),
): Obstacle | null {
  const { table } = m;
  if (ability.phase && table.phase !== ability.phase) return 'phase';
  const card = use.card === 0 ? null : table.cards[use.card];
  if (ability.limit && card && exhausted(table, card.uses?.[use.ability], ability.limit))
    return 'limit';
  if (ability.max) {
    const { max } = table.players[use.seat];
    if (exhausted(table, max[ability.max.of ?? text.name.en], ability.max)) return 'limit';
  }
  if (ability.choosesX) use.x = valuesOfX(m, use, publicly).at(-1) ?? 0;
  else if (ability.x) use.x = ability.x(m, use);
  for (const condition of ability.if) if (!condition.holds(m, use)) return { condition };
  if (plays(table, use, text, ability)) {
    const edition = m.book;
    if (edition.forbidsPlay(m, use.seat, use.code, publicly)) return 'prohibited';
    const price = edition.price(m, use.seat, { code: use.code, x: use.x, as: 'play' });
    if (price > spendable(m, use.seat)) return 'payment';
  }
  const { timing, tolls } = m.book;
  if (timing.isOptional(ability.timing)) {
    if (holds(m, CANNOT.trigger, { seat: use.seat })) return 'prohibited';
    const { seat, code } = use;
    if (tolls && !affordsToll(m, { what: 'use', seat, card: use.card, code })) return 'payment';
  }
  for (const cost of ability.costs) if (!cost.can(m, use, publicly)) return { cost };
  for (const target of ability.targets)
    if (!someoneCanChoose(m, use, target, publicly)) return { target };
  return couldChange(m, use, ability, publicly) ? null : 'potential';
}

/** What comes after "then" or waits for a condition decides only where there is nothing else. */
function couldChange(m: R, use: Use, { effects }: TriggeredAbility, publicly: boolean): boolean {
  let decided = false;
  for (const effect of effects) {
    if (effect.ifDone || effect.if) continue;
    decided = true;
    if (effect.can === undefined || effect.can(m, use, publicly)) return true;
  }
  if (decided) return false;
  return effects.some(({ can }) => can === undefined || can(m, use, publicly));
}

/** Whether nothing can come of this ability now, though it may be used: a price is lowered that nobody will pay. */
export const isIdle = (m: R, use: Use): boolean =>
  abilityIn(m, use).effects.every(({ idle }) => idle?.(m, use) ?? false);

export function choosersOf(m: R, use: Use, { who }: Choice): readonly Seat[] {
  const seats = who === undefined ? use.seat : who(m, use);
  return typeof seats === 'number' ? [seats] : seats;
}

/** Where each player chooses, those who can do so. */
function someoneCanChoose(m: R, use: Use, target: Choice, publicly: boolean): boolean {
  if (target.who === undefined) return canChoose(m, use, target, publicly);
  const before = use.chooser;
  let found = false;
  for (const seat of choosersOf(m, use, target)) {
    use.chooser = seat;
    found = canChoose(m, use, target, publicly);
    if (found) break;
  }
  use.chooser = before;
  return found;
}

function canChoose(m: R, use: Use, target: Choice, publicly: boolean): boolean {
  const needed = Math.max(1, target.min(m, use));
  return target.options(m, use, publicly, needed).length >= needed;
}

/** The values that the player may choose for X: he can pay them, and there are enough targets. */
export function valuesOfX(m: R, use: Use, publicly = false): number[] {
  const { x, targets } = abilityIn(m, use);
  const most = x?.(m, use) ?? 0;
  return Array.from({ length: most + 1 }, (_, n) => n).filter((n) =>
    targets.every((target) => someoneCanChoose(m, { ...use, x: n }, target, publicly)),
  );
}

/** The reason in words, with its rule. */
export function reason(m: R, use: Use, found: Obstacle): Refused {
  const { rules } = m.book;
  if (found === 'phase') {
    const { phase = '' } = abilityIn(m, use);
    return refuse(rules.phaseAction, 'why.phase', { phase: phaseName(phase) });
  }
  if (typeof found === 'string') {
    const name = found as 'limit' | 'prohibited' | 'payment' | 'potential';
    return refuse(rules[name], `why.${name}`);
  }
  if ('condition' in found)
    return refuse(rules.restriction, 'why.condition', { condition: found.condition.say });
  if ('cost' in found) return refuse(rules.cost, 'why.cost', { cost: found.cost.say });
  return refuse(rules.target, 'why.target', { target: found.target.say });
}

/** The options of a target as they are now, of those that were legal when the ability was declared. */
export function targetOptions(m: R, use: Use, target: Choice): readonly string[] {
  const options = target.options(m, use, false);
  const legal = use.legal?.[target.name];
  return legal === undefined ? options : options.filter((id) => legal.includes(id));
}

/** What the targets could be when the ability is declared: later choices are restricted to it. */
export function rememberLegal(m: M, use: Use): void {
  const { targets, costs } = abilityIn(m, use);
  if (costs.length === 0 || targets.length === 0) return;
  use.legal = {};
  for (const target of targets)
    use.legal[target.name] = choosersOf(m, use, target).flatMap((chooser) =>
      targetOptions(m, { ...use, chooser }, target),
    );
}
