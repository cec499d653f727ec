import type { AttachmentCard, Faction } from '../content/definition.ts';
import { type ArmyCards, type ArmyList, cardsOf, type TroopCards } from './army.ts';

/** What an army costs. */

interface Price {
  readonly faction: Faction;
  readonly points: number;
}

/** What is printed on it; a commander costs no points (SIF-722). */
const printed = ({ cost }: AttachmentCard): number => (cost === 'commander' ? 0 : cost);

/** What each attachment costs in the unit that it is in. */
function inUnit({ unit, attachments }: TroopCards): Price[] {
  const terms = unit.requires ?? [];
  const prices = attachments.map((card) => {
    const free = terms.some(
      (term) => term.is === 'free' && card.persons?.includes(term.person), // SIF-1748
    );
    return { faction: card.faction, points: free ? 0 : printed(card) };
  });
  // SIF-1749: one of them, and never for less than nothing.
  const cheaper = terms.some(({ is }) => is === 'adaptive')
    ? prices.find(({ points }) => points > 0)
    : undefined;
  return prices.map((price) =>
    price === cheaper ? { ...price, points: price.points - 1 } : price,
  );
}

function pricesOf({ troops, ncus, sent, loose }: ArmyCards): Price[] {
  return [
    ...troops.flatMap((troop) => [
      { faction: troop.unit.faction, points: troop.unit.cost },
      ...inUnit(troop),
    ]),
    ...ncus.map(({ faction, cost }) => ({ faction, points: cost })),
    ...[...sent, ...loose].map((card) => ({ faction: card.faction, points: printed(card) })),
  ];
}

const sum = (prices: readonly Price[]): number =>
  prices.reduce((all, { points }) => all + points, 0);

/** The cost of the whole army. */
export const pointsOf = (list: ArmyList): number => sum(pricesOf(cardsOf(list)));

/** What of it was spent on neutrals. */
export const neutralPointsOf = (list: ArmyList): number =>
  sum(pricesOf(cardsOf(list)).filter(({ faction }) => faction === 'neutral'));

/** What one unit with all that is in it cost its player. */
export const troopPoints = (troop: TroopCards): number => troop.unit.cost + sum(inUnit(troop));
