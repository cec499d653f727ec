import type { Seat } from '@small-council/engine';
import {
  type Brought,
  mergeBrought,
  type SourcedChange,
  type SourcedPart,
} from '../blocks/book.ts';
import type { Ability, Key, Reach, Use } from '../blocks/definition.ts';
import { kept, SHORT } from '../geometry/index.ts';
import { controllerOf } from '../modes/control.ts';
import type { Lasting, M, R, Unit, Until } from '../table.ts';
import { type Cause, causeOf } from '../things.ts';
import { enemiesEngaged, fielded, friends, ncuOf, opponentOf, unitOf, within } from './look.ts';
import type { Fight, Moment } from './timing.ts';

/** What is in force on a unit now: printed, attached, or for a time. Nothing is stored modified. */

const NOTHING: readonly never[] = [];

/** Whether the abilities of a unit are lost for a time (SIF-814, SIF-815); innate ones stay (SIF-817). */
export const hasNoAbilities = ({ table }: R, unit: string): boolean =>
  table.lasting.some(({ on, key }) => on === unit && key === 'noAbilities');

/** A use as it begins; with a unit that it is about, where it only asks whether something is in force. */
export const useOf = (
  seat: Seat,
  unit: string | null,
  source: string,
  part: number,
  moment: Use['moment'],
  of: Use['of'],
  about?: string,
): Use => ({
  seat,
  unit,
  source,
  part,
  moment,
  of,
  chosen: about === undefined ? [] : [about],
  asked: 0,
  cancelled: false,
});

interface Carrier {
  readonly brought: Brought;
  readonly seat: Seat;
}

/** What a unit brings with its attachments; there are few such combinations, so each is put together once. */
function ownOf({ book, table }: R, { id: unit, card, attachments, muted, heirs }: Unit): Brought {
  if (attachments.length === 0) return book.brought.get(card) ?? BARE;
  // For a time the attachments may be worth nothing (SIF-993).
  if (table.lasting.some(({ on, key }) => on === unit && key === 'noAttachments'))
    return book.brought.get(card) ?? BARE;
  if (muted.length > 0 || heirs.length > 0) {
    const speaking = attachments.filter((id) => !muted.includes(id));
    const all = [
      card,
      ...speaking,
      ...(heirs.some((id) => speaking.includes(id)) ? [HEIRLOOM] : []),
    ];
    return mergeBrought(all.flatMap((id) => book.brought.get(id) ?? []));
  }
  // The list is never changed, only replaced, so it finds what was put together for it.
  return together(attachments, () =>
    mergeBrought([card, ...attachments].flatMap((id) => book.brought.get(id) ?? [])),
  );
}

/** Who brings the order that is handed on to whoever takes a new name. */
const HEIRLOOM = 'jaqenHghar:unnamed';

const BARE: Brought = { changes: new Map(), parts: new Map() };
const together = kept<readonly string[], Brought>();

/** The cards that work on a unit besides its own: those that lie beside it, and objectives. */
function besideOf(m: R, unit: Unit): readonly Carrier[] {
  const { book, table } = m;
  const { cards, influences, poison } = unit;
  let carriers: Carrier[] | null = null;
  const add = (brought: Brought | undefined, seat: Seat): void => {
    if (!brought) return;
    carriers ??= [];
    carriers.push({ brought, seat });
  };
  for (const { card, seat } of cards) add(book.attached.get(card), seat);
  for (const id of influences) {
    const { card, seat, borrowed } = ncuOf(m, id);
    if (!hasNoAbilities(m, id)) add(book.attached.get(borrowed ?? card), seat);
  }
  if (poison !== null) add(book.attached.get('crannogPoison'), poison);
  for (const bearer of table.bearers)
    if (bearer.unit === unit.id) add(book.objectives.get(bearer.card), unit.seat);
  for (const token of table.tokens)
    if (token.claimed === unit.id && controllerOf(m, token) === unit.id)
      add(book.objectives.get(token.card), unit.seat);
  return carriers ?? NOTHING;
}

/** Whether an ability works although the unit may have lost its own. */
const works = (lost: boolean, own: boolean, { innate }: Ability): boolean =>
  !lost || !own || innate;

const reachesUnit = (m: R, reach: Reach, from: Unit, to: Unit, fight?: Fight): boolean => {
  switch (reach) {
    case 'self':
      return from === to;
    case 'attackers':
      return fight?.attacker === to.id && fight.defender === from.id;
    case 'engagedEnemies':
      return enemiesEngaged(m, from.id).includes(to.id);
    case 'friends':
      return friends(m, from.seat, to.seat);
    case 'friendsInShort':
      return friends(m, from.seat, to.seat) && within(m, from.id, to.id, SHORT);
    case 'enemiesInShort':
      return !friends(m, from.seat, to.seat) && within(m, from.id, to.id, SHORT);
  }
};

/** Tells all changes of a key on a unit; what has the same name counts once (SIF-812, SIF-813). */
function eachChange(
  m: R,
  key: Key,
  id: string,
  fight: Fight | undefined,
  tell: (source: string, amount: number) => void,
): void {
  const to = unitOf(m, id);
  let counted: string[] | null = null;
  const count = (source: string, amount: number): void => {
    if (amount === 0 || counted?.includes(source)) return;
    counted ??= [];
    counted.push(source);
    tell(source, amount);
  };
  const apply = (from: Unit, seat: Seat, { source, change }: SourcedChange): void => {
    if (change.attack !== null && fight?.kind !== change.attack) return;
    if (!reachesUnit(m, change.reach, from, to, fight)) return;
    const use = useOf(seat, from.id, source, 0, '', fight ?? {}, id);
    if (change.when && !change.when.holds(m, use)) return;
    count(source, change.amount.of(m, use));
  };
  const from = (unit: Unit): void => {
    let lost: boolean | undefined;
    const look = (brought: Brought, seat: Seat, own: boolean): void => {
      const changes = brought.changes.get(key);
      if (!changes) return;
      for (const one of changes) {
        if (unit !== to && one.change.reach === 'self') continue;
        lost ??= hasNoAbilities(m, unit.id);
        if (works(lost, own, one.ability)) apply(unit, seat, one);
      }
    };
    look(ownOf(m, unit), unit.seat, true);
    for (const { brought, seat } of besideOf(m, unit)) look(brought, seat, false);
  };
  // Most things concern nobody but who has them; of the others there are few.
  if (m.book.auras.has(key)) for (const unit of fielded(m)) from(unit);
  else from(to);
  for (const lasting of m.table.lasting) {
    const on = lasting.attackers
      ? fight?.defender === lasting.on && fight.attacker === id
      : lasting.on === id;
    if (on && lasting.key === key) count(lasting.source, lasting.amount);
  }
}

/** The sum of all changes of a key on a unit. */
export function total(m: R, key: Key, id: string, fight?: Fight): number {
  let sum = 0;
  eachChange(m, key, id, fight, (_source, amount) => {
    sum += amount;
  });
  return sum;
}

/** Something that is added, and what adds it. */
export interface Change {
  readonly because: Cause;
  readonly amount: number;
}

/** The same one by one. */
export function changesOf(m: R, key: Key, id: string, fight?: Fight): Change[] {
  const changes: Change[] = [];
  eachChange(m, key, id, fight, (source, amount) => {
    changes.push({ because: causeOf(source), amount });
  });
  return changes;
}

export const has = (m: R, key: Key, id: string, fight?: Fight): boolean =>
  total(m, key, id, fight) > 0;

/** Puts something in force for a time. */
export function lasts(
  m: M,
  source: string,
  on: string,
  key: Key,
  amount: number,
  until: Until,
  more: Pick<Lasting, 'attackers' | 'other'> = {},
): void {
  m.table.lasting.push({ source, on, key, amount, until, ...more });
}

/** What lasted until now is over. */
export function endsLasting(m: M, until: Until, on?: readonly string[]): void {
  m.table.lasting = m.table.lasting.filter(
    (one) => one.until !== until || (on !== undefined && !on.includes(one.on)),
  );
}

/** An ability that waits for a moment, on a unit. */
export interface Waiting extends SourcedPart {
  readonly unit: string;
  readonly seat: Seat;
}

/** Everything on the table that waits for a moment. */
export function waitingFor(m: R, moment: Moment): Waiting[] {
  const { book, table } = m;
  const waiting: Waiting[] = [];
  for (const unit of table.units) {
    if (unit.pose === null || unit.destroyed) continue;
    const own = ownOf(m, unit).parts.get(moment);
    if (own) addWaiting(m, waiting, own, unit.id, unit.seat, hasNoAbilities(m, unit.id));
    for (const { brought, seat } of besideOf(m, unit)) {
      const parts = brought.parts.get(moment);
      if (parts) addWaiting(m, waiting, parts, unit.id, seat, false);
    }
  }
  for (const ncu of table.ncus) {
    if (ncu.destroyed) continue;
    const parts = book.brought.get(ncu.card)?.parts.get(moment);
    if (parts && !hasNoAbilities(m, ncu.id)) addWaiting(m, waiting, parts, ncu.id, ncu.seat, false);
  }
  return waiting;
}

/** `lost`: only what is innate still works (SIF-817). */
function addWaiting(
  m: R,
  waiting: Waiting[],
  parts: readonly SourcedPart[],
  unit: string,
  seat: Seat,
  lost: boolean,
): void {
  for (const { source, ability, part } of parts) {
    if (lost && !ability.innate) continue;
    const whose = ability.opponents ? opponentOf(m, seat) : seat;
    waiting.push({ source, ability, part, unit, seat: whose });
  }
}
