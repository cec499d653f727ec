import { type Card, cardFacts } from '@small-council/iron-throne/houses';
import type { Choice } from '../../table/choice.ts';
import { HouseCard } from './HouseCard.tsx';

/** Hostilities from strong to weak, then Truces, then characters. */
const ORDER = { hostility: 0, truce: 1, character: 2 };
export const byWeight = (a: Card, b: Card): number => {
  const [one, other] = [cardFacts(a), cardFacts(b)];
  return ORDER[one.type] - ORDER[other.type] || other.value - one.value || a.localeCompare(b);
};

/** Copies of a card are alike: picking one of them marks the first, picking twice the second. */
export function Cards({
  cards,
  choice,
  small = false,
}: {
  cards: readonly Card[];
  choice?: Choice;
  small?: boolean;
}) {
  const seen = new Map<Card, number>();
  return (
    <ul className="cards">
      {cards.map((card) => {
        const copy = (seen.get(card) ?? 0) + 1;
        seen.set(card, copy);
        return (
          <li key={`${card} ${copy}`}>
            <HouseCard card={card} choice={choice} copy={copy} small={small} />
          </li>
        );
      })}
    </ul>
  );
}
