import type { Definition } from '@small-council/lcg';
import { factsOfCard } from './facts.ts';
import { Picture, type Shown } from './Picture.tsx';
import { useArt } from './press.ts';

/** The picture of a printed card, and what stands in its place until the drawings are here. */
export function CardPicture({
  edition,
  card,
  until = null,
  ...shown
}: Shown & { edition: string; card: Definition; until?: React.ReactNode }) {
  if (!useArt()) return until;
  return (
    <Picture
      {...shown}
      id={`${edition}:${card.code}`}
      recipe={(art) => art.recipeOf(factsOfCard(edition, card)).recipe}
    />
  );
}
