import { type Message, message } from '@small-council/engine';
import {
  type Card,
  CHALLENGES,
  type ChallengeType,
  type Change,
  cardName,
  changesOf,
  hasIcon,
  hasKeyword,
  ICON,
  inForce,
  isBlank,
  KEY,
  printed,
  type R,
  strength,
  total,
  wordOf,
} from '@small-council/lcg';

/** What a card on the table amounts to now, and how that comes about. */
export interface Figures {
  strength: number;
  printedStrength: number;
  icons: { type: ChallengeType; has: boolean; gained: boolean }[];
  /** Keywords that it has now. */
  keywords: string[];
  blank: boolean;
}

export function figuresOf(m: R, card: Card): Figures {
  const text = printed(m, card);
  const gained = inForce(m).keywords.map((key) => wordOf(key).slice('keyword:'.length));
  return {
    strength: strength(m, card),
    printedStrength: text.strength,
    icons: CHALLENGES.map((type) => ({
      type,
      has: hasIcon(m, card, type),
      gained: !text.icons.includes(type),
    })),
    keywords: [...new Set([...text.keywords, ...gained])].filter((one) => hasKeyword(m, card, one)),
    blank: isBlank(m, card),
  };
}

/** One thing that changes a number, and where it comes from. */
export interface Reason {
  words: Message;
  amount: string;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const amountIn = ({ how, amount }: Change): string =>
  how === 'add' ? signed(amount) : how === 'times' ? `×${amount}` : `=${amount}`;

const reasonOf = (change: Change): Reason => ({
  words: change.force.lasting
    ? message('cards.until', {
        source: cardName(change.force.code),
        until: change.force.lasting.until,
      })
    : cardName(change.force.code),
  amount: amountIn(change),
});

export const strengthReasons = (m: R, card: Card): Reason[] =>
  changesOf(m, KEY.strength, card)
    .filter(({ how, amount }) => how !== 'add' || amount !== 0)
    .map(reasonOf);

/** What gives or takes an icon. */
export const iconReasons = (m: R, card: Card): { type: ChallengeType; reason: Reason }[] =>
  CHALLENGES.flatMap((type) =>
    changesOf(m, ICON[type], card).map((change) => ({ type, reason: reasonOf(change) })),
  );

/** What the characters of a side add to its sum. */
export const addends = (m: R, ids: readonly number[]): number[] =>
  ids.flatMap((id) => {
    const card = m.table.cards[id];
    return card && total(m, KEY.noContribution, card) === 0 ? [strength(m, card)] : [];
  });
