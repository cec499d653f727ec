import { type ArmyList, canHost, checkArmy, emptyArmy, SIZES } from '@small-council/asoiaf/armies';
import {
  type AttachmentCard,
  attachmentCard,
  type RecruitCard,
  unitCard,
} from '@small-council/asoiaf/cards';
import type { Param, Refused } from '@small-council/engine';

/** What is done to an army while it is made, what stands against it, and what would help. */

export interface ArmyDraft {
  readonly army: ArmyList;
  /** The limit that it is made for. */
  readonly points: number;
}

export const newArmy: ArmyDraft = { army: emptyArmy, points: SIZES[1] };

/** Where a card of an army is. */
export type Place =
  | { readonly part: 'unit' | 'ncus' | 'sent' | 'loose'; readonly at: number }
  | { readonly part: 'attached'; readonly at: number; readonly n: number };

export interface Entry {
  readonly place: Place;
  readonly id: string;
}

export const keyOf = (place: Place): string =>
  place.part === 'attached' ? `attached ${place.at} ${place.n}` : `${place.part} ${place.at}`;

/** Every card of an army and where it is. */
export function entriesOf({ troops, ncus, sent, loose }: ArmyList): Entry[] {
  const all = (part: 'ncus' | 'sent' | 'loose', ids: readonly string[]): Entry[] =>
    ids.map((id, at) => ({ place: { part, at }, id }));
  return [
    ...troops.flatMap(({ unit, attachments }, at): Entry[] => [
      { place: { part: 'unit', at }, id: unit },
      ...attachments.map((id, n): Entry => ({ place: { part: 'attached', at, n }, id })),
    ]),
    ...all('ncus', ncus),
    ...all('sent', sent),
    ...all('loose', loose),
  ];
}

const dropped = <T>(list: readonly T[], at: number): T[] => list.filter((_, n) => n !== at);

/** The army without this card; who was attached to a unit that is gone waits for another. */
export function without(army: ArmyList, place: Place): ArmyList {
  if (place.part === 'attached')
    return {
      ...army,
      troops: army.troops.map((troop, at) =>
        at === place.at ? { ...troop, attachments: dropped(troop.attachments, place.n) } : troop,
      ),
    };
  if (place.part !== 'unit') return { ...army, [place.part]: dropped(army[place.part], place.at) };
  const { attachments } = army.troops[place.at];
  return {
    ...army,
    troops: dropped(army.troops, place.at),
    loose: [...army.loose, ...attachments],
  };
}

const attach = (army: ArmyList, id: string, to: number): ArmyList => ({
  ...army,
  troops: army.troops.map((troop, at) =>
    at === to ? { ...troop, attachments: [...troop.attachments, id] } : troop,
  ),
});

/** An attachment in another unit, or in none. */
export function moved(army: ArmyList, { place, id }: Entry, to: number | null): ArmyList {
  const rest = without(army, place);
  return to === null ? { ...rest, loose: [...rest.loose, id] } : attach(rest, id, to);
}

/** Units that an attachment could stand in, the empty ones first. */
export function hostsOf({ troops }: ArmyList, { type, enemy }: AttachmentCard): number[] {
  if (enemy) return [];
  const fitting = troops.flatMap(({ unit }, at) => {
    const card = unitCard(unit);
    return card && canHost(card, type) ? [at] : [];
  });
  const held = (at: number): number => troops[at].attachments.length;
  return fitting.sort((one, other) => held(one) - held(other) || one - other);
}

/** The army with one card more. An attachment goes to the unit that was chosen, or to one that has room for it. */
export function withCard(army: ArmyList, { id }: RecruitCard, chosen: number | null): ArmyList {
  if (unitCard(id)) return { ...army, troops: [...army.troops, { unit: id, attachments: [] }] };
  const attachment = attachmentCard(id);
  if (!attachment) return { ...army, ncus: [...army.ncus, id] };
  if (attachment.enemy) return { ...army, sent: [...army.sent, id] };
  if (chosen !== null && chosen < army.troops.length) return attach(army, id, chosen);
  const [host] = hostsOf(army, attachment);
  return host === undefined ? { ...army, loose: [...army.loose, id] } : attach(army, id, host);
}

/** Everything that stands against the army. */
export const reasonsOf = ({ army, points }: ArmyDraft): readonly Refused[] =>
  checkArmy(army, { points });

/** The cards that a reason names. */
export function culpritsOf({ why }: Refused): string[] {
  const inside = (param: Param | undefined): string[] => {
    if (typeof param !== 'object' || param === null) return [];
    if (Array.isArray(param)) return param.flatMap(inside);
    const { key } = param as { key?: unknown };
    return typeof key === 'string' && key.startsWith('card.') ? [key.slice('card.'.length)] : [];
  };
  return Object.values(why.params ?? {}).flatMap(inside);
}

/** Whether the one says no more than the other: the same rule, about no card that the other does not name. */
function isPartOf(one: Refused, other: Refused): boolean {
  const named = new Set(culpritsOf(other));
  return (
    one.rule === other.rule &&
    one.why.key === other.why.key &&
    culpritsOf(one).every((id) => named.has(id))
  );
}

/** Of what stands against it afterwards what did not before; 42 points are no news where 46 were too many. */
const newIn = (after: readonly Refused[], before: readonly Refused[]): Refused[] =>
  after.filter((reason) => !before.some((one) => isPartOf(reason, one)));

/** What would stand against the army if this card came to it, and does not yet. */
export function faultsOf(
  draft: ArmyDraft,
  card: RecruitCard,
  chosen: number | null,
  before: readonly Refused[],
): Refused[] {
  const after = checkArmy(withCard(draft.army, card, chosen), { points: draft.points });
  return newIn(after, before);
}

export interface Repair {
  readonly entry: Entry;
  /** The unit that it moves to; undefined where it leaves the army. */
  readonly to?: number;
  readonly army: ArmyList;
  /** The reasons that are gone then, by their place in the list. */
  readonly solves: readonly number[];
}

const MOST_REPAIRS = 3;

/** The single changes that help most, and make nothing worse. */
export function repairsOf({ army, points }: ArmyDraft, reasons: readonly Refused[]): Repair[] {
  const named = new Set(reasons.flatMap(culpritsOf));
  const tooMuch = reasons.some(({ why }) => /tooExpensive|neutrals/.test(why.key));
  const tries = entriesOf(army).flatMap((entry): Omit<Repair, 'solves'>[] => {
    const card = attachmentCard(entry.id);
    const hosts = card && named.has(entry.id) ? hostsOf(army, card) : [];
    const { place } = entry;
    const others = hosts.filter((at) => place.part !== 'attached' || place.at !== at);
    return [
      ...others.map((to) => ({ entry, to, army: moved(army, entry, to) })),
      ...(named.has(entry.id) || tooMuch ? [{ entry, army: without(army, place) }] : []),
    ];
  });
  const found = tries.flatMap((one): Repair[] => {
    const after = reasonsOf({ army: one.army, points });
    if (newIn(after, reasons).length > 0) return [];
    const solves = reasons.flatMap((reason, n) =>
      after.some((left) => isPartOf(left, reason)) ? [] : [n],
    );
    return solves.length > 0 ? [{ ...one, solves }] : [];
  });
  // To move somebody is less than to lose them.
  const loss = ({ to }: Repair): number => (to === undefined ? 1 : 0);
  const best = found.sort(
    (one, other) => other.solves.length - one.solves.length || loss(one) - loss(other),
  );
  // What solves nothing that another does not solve as well needs no button.
  const kept: Repair[] = [];
  for (const repair of best)
    if (!kept.some(({ solves }) => repair.solves.every((n) => solves.includes(n))))
      kept.push(repair);
  return kept.slice(0, MOST_REPAIRS);
}

/** How often one is asked to do something in a round: combat units and NCUs. */
export const activationsOf = ({ troops, ncus }: ArmyList): number => troops.length + ncus.length;
