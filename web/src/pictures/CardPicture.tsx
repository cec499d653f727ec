import type { Definition } from '@small-council/lcg';
import { factsOfCard } from './facts.ts';
import { Picture, type Shown } from './Picture.tsx';

/** The picture of a printed card. */
export function CardPicture({
  edition,
  card,
  ...shown
}: Shown & { edition: string; card: Definition }) {
  return (
    <Picture
      {...shown}
      id={`${edition}:${card.code}`}
      recipe={(art) => art.recipeOf(factsOfCard(edition, card)).recipe}
    />
  );
}
