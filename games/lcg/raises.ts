import { printed } from './edition.ts';
import { event } from './events.ts';
import { type Change, changesOf, inForce } from './inForce.ts';
import { KEY } from './keys.ts';
import type { AnyEvent, Card, M, R, Table } from './table.ts';

/**
 * Notices that the strength of a character is raised by a card: something begins to raise it, or raises
 * it by more than before. That something else ends raises nothing. It is looked after only as long as
 * somebody waits for it.
 */
export function strengthRaises(m: M): AnyEvent[] {
  const { table } = m;
  const before = table.raises;
  table.raises = inForce(m).triggers.has('strengthRaised') ? raisesNow(m) : null;
  if (before === null || table.raises === null) return [];
  const events: AnyEvent[] = [];
  for (const id in table.raises) {
    const now = table.raises[id];
    const old = before[id];
    if (old && Object.keys(now).some((by) => now[by] > (old[by] ?? 0)))
      events.push(event('strengthRaised', { card: Number(id), cause: 'effect' }));
  }
  return events;
}

function raisesNow(m: R): NonNullable<Table['raises']> {
  const { players, cards } = m.table;
  const raises: NonNullable<Table['raises']> = {};
  for (const { play } of players) {
    for (const id of play)
      if (printed(m, cards[id]).type === 'character') raises[id] = raisesOf(m, cards[id]);
  }
  return raises;
}

function raisesOf(m: R, card: Card): { [source: string]: number } {
  const base = printed(m, card).strength;
  const raises: { [source: string]: number } = {};
  for (const change of changesOf(m, KEY.strength, card)) {
    const { force } = change;
    const source = force.lasting ? `l${force.lasting.n}` : `c${force.card}`;
    raises[source] = (raises[source] ?? 0) + Math.max(0, gain(base, change));
  }
  return raises;
}

const gain = (base: number, { how, amount }: Change): number =>
  how === 'add' ? amount : how === 'times' ? amount - 1 : amount - base;
