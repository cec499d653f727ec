import type { AskedQuestion, Seat } from '@small-council/engine';
import { type AnyEvent, type CardId, happeningsNow, type R } from '@small-council/lcg';
import type { ChooseQuestion } from '../../table/choice.ts';

/** Where on the table the options of a question lie: each at its card, its player, or in the middle. */

export type Option = ChooseQuestion['options'][number];
type Blocked = ChooseQuestion['blocked'][number];

/** `card:12`, `hand:h3`, `seat:1`, `challenge:military:1`, `tray:01011`; null: nowhere, the bar has it. */
export type Place = string | null;

const ON_TABLE = new Set(['play', 'faction', 'agenda', 'plot', 'title']);

const eventAt = (m: R, n: number): AnyEvent | undefined =>
  happeningsNow(m)
    .flatMap(({ events }) => events)
    .find((event) => event.n === n);

export function placeOf(m: R, { id, label }: Pick<Option, 'id' | 'label'>): Place {
  if (/^(military|intrigue|power):\d$/.test(id)) return `challenge:${id}`;
  if (label.key.startsWith('player.') || label.key === 'cards.yourself') return `seat:${id}`;
  const [first, , n] = id.split('.');
  if (/^h\d+$/.test(first)) return `hand:${first}`;
  // The save by a duplicate is asked for at the card that it saves.
  if (first === 'duplicate') return `card:${eventAt(m, Number(n))?.card ?? 0}`;
  const card = /^\d+$/.test(first) ? m.table.cards[Number(first)] : undefined;
  const meant = card && (id !== first || label.key === `card.${card.code}`);
  if (meant && ON_TABLE.has(card.zone)) return `card:${card.id}`;
  return label.key.startsWith('card.') || meant ? `tray:${id}` : null;
}

/** A question, sorted by where its options lie. */
export interface Asked {
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly blocked: ReadonlyMap<string, readonly Blocked[]>;
  /** Options that lie in piles or hidden places: they are laid out in the middle. */
  readonly tray: readonly Option[];
  /** How many cards can be chosen on each player's side of the table. */
  readonly sides: ReadonlyMap<Seat, number>;
  /** Something on the table is chosen: whatever is not offered steps back. */
  readonly aims: boolean;
}

const NOTHING: Asked = {
  options: new Map(),
  blocked: new Map(),
  tray: [],
  sides: new Map(),
  aims: false,
};

function sorted<T extends Pick<Option, 'id' | 'label'>>(
  m: R,
  list: readonly T[],
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of list) {
    const place = placeOf(m, one);
    if (place === null) continue;
    const there = found.get(place);
    if (there) there.push(one);
    else found.set(place, [one]);
  }
  return found;
}

/** Whose side a card lies on: what is attached lies with its host. */
function sideOf(m: R, id: CardId): Seat {
  const { host, controller } = m.table.cards[id];
  return host !== 0 ? sideOf(m, host) : controller;
}

function sidesOf(m: R, places: Iterable<string>): Map<Seat, number> {
  const sides = new Map<Seat, number>();
  for (const place of places) {
    if (!place.startsWith('card:')) continue;
    const side = sideOf(m, Number(place.slice('card:'.length)));
    sides.set(side, (sides.get(side) ?? 0) + 1);
  }
  return sides;
}

export function askedAt(m: R, question: AskedQuestion | null): Asked {
  if (question?.kind !== 'choose') return NOTHING;
  const options = sorted(m, question.options);
  return {
    options,
    blocked: sorted(m, question.blocked),
    tray: question.options.filter(({ id }) => options.has(`tray:${id}`)),
    sides: sidesOf(m, options.keys()),
    aims: question.options.some(({ id }) => options.has(`card:${id}`) || options.has(`hand:${id}`)),
  };
}
