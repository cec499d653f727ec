import { type Choose, type ChooseSpec, choose, message, refuse } from '@small-council/engine';
import { type Card, type CharacterId, cardFacts, characterName } from '../houses.ts';
import type { M, Player } from '../table.ts';

/** Questions that come up in several chapters. */

export const characterLabel = (id: string) => characterName[id as CharacterId];
export const cardLabel = (card: string) => cardFacts(card).name;
export const seatLabel = (m: M) => (seat: string) =>
  message(`house.${m.table.players[Number(seat)].house}`);

/** Copies of a card are one option: nobody can tell them apart (IT-951). */
export const kinds = (cards: readonly Card[]): Card[] => [...new Set(cards)];

type CardsSpec = Omit<ChooseSpec, 'from' | 'each' | 'label'> & { cards: readonly Card[] };

/** Choose some of these cards, each as often as there are copies of it. */
export function chooseCards({ cards, ...spec }: CardsSpec): Choose {
  const from = kinds(cards);
  const copies = (card: Card) => cards.filter((other) => other === card).length;
  return choose({
    ...spec,
    from,
    each: Object.fromEntries(from.map((card) => [card, copies(card)])),
    label: cardLabel,
  });
}

/** How much, as far as there is any (IT-910); with a way to pass it may be less. */
type PowerSpec = Pick<ChooseSpec, 'text' | 'rule' | 'pass'> & { amount: number };

/** Distribute power over own living characters: the same one may get several tokens (IT-204, IT-205). */
export const chooseForPower = (player: Player, { amount, ...spec }: PowerSpec): Choose => {
  const most = Math.min(amount, player.sheet);
  const dead = player.characters.filter(({ power }) => power === 0);
  return choose({
    ...spec,
    from: player.characters.filter(({ power }) => power > 0).map(({ id }) => id),
    min: spec.pass ? 0 : most,
    max: most,
    each: most,
    label: characterLabel,
    blocked: () => dead.map(({ id }) => ({ id, ...refuse('IT-721', 'refuse.dead') })),
  });
};
