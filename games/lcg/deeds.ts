import type { Ref } from './inForce.ts';
import { copyUse, type M, type R, type Table, type Use } from './table.ts';
import { abilityIn } from './use.ts';

/**
 * What a player does again and again. Who goes through the same abilities and could go on for ever has shown
 * a loop (`loops.ts` ends it).
 */

const sameDeed = (one: Use, other: Use): boolean =>
  one.card === other.card &&
  one.ability === other.ability &&
  JSON.stringify(one.chosen) === JSON.stringify(other.chosen);

/**
 * The table without what only counts on; gold and power apart, for they may grow. Of hidden places only
 * how much there is: this is seen by everybody, and no hidden card moves without getting a new id.
 */
function shapeOf(table: Table): { shape: string; amounts: number[] } {
  const amounts: number[] = [];
  const {
    nextEvent: _nextEvent,
    loop: _loop,
    titles: _titles,
    looking: _looking,
    players,
    cards,
    ...rest
  } = table;
  const seen = players.map(({ gold, hand, deck, plotDeck, placed, ...player }) => {
    amounts.push(gold);
    const hidden = [hand, deck, plotDeck, placed].map(({ length }) => length);
    return { ...player, selected: '', hidden };
  });
  const lying = Object.values(cards).map(({ power, code, duplicates, ...card }) => {
    amounts.push(power);
    return { ...card, code: card.facedown ? '' : code, duplicates: duplicates.length };
  });
  return { shape: JSON.stringify([rest, seen, lying]), amounts };
}

/** A player has used an ability in an action window. */
export function noteDeed(m: M, use: Use): void {
  const { table } = m;
  if (table.loop?.seat !== use.seat) table.loop = newLoop(use.seat);
  const { loop } = table;
  const { limit, max } = abilityIn(m, use);
  if (limit || max) {
    // Nobody goes on for ever through what can be done only so often.
    loop.deeds = [];
    return;
  }
  const before = loop.deeds.findLastIndex((deed) => sameDeed(deed.use, use));
  const { gold } = table.players[use.seat];
  const last = before < 0 ? null : loop.deeds[before];
  // The table is looked at only where something is done again, and has not been paid for.
  const now = last === null || gold < last.gold ? null : shapeOf(table);
  loop.deeds.push({ use: copyUse(use), gold, shape: now });
  if (!now || !last?.shape || !grows(last.shape, now)) return;
  loop.found = loop.deeds.length - 1 - before;
  m.call(m.book.flows.settleLoop);
}

const newLoop = (seat: number): NonNullable<Table['loop']> => ({
  seat,
  deeds: [],
  found: 0,
  settled: [],
});

/** The same as it was, with no less of anything. */
const grows = (
  before: { shape: string; amounts: number[] },
  now: { shape: string; amounts: number[] },
): boolean =>
  before.shape === now.shape && now.amounts.every((amount, i) => amount >= before.amounts[i]);

/** Somebody has done something else, or the window has closed. */
export const forgetLoop = (m: M): void => {
  m.table.loop = null;
};

/** Abilities of a loop that is settled cannot begin it again in this window. */
export const isSettled = (m: R, { card, ability }: Ref): boolean =>
  m.table.loop?.settled.includes(`${card}.${ability.name}`) ?? false;
