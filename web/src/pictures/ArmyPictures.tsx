import type { RecruitCard, TacticsCard } from '@small-council/asoiaf/cards';
import { factsOfRecruit, factsOfTactics } from './facts.ts';
import { Picture, type Shown } from './Picture.tsx';

/** The picture of a unit, an attachment or an NCU. */
export function RecruitPicture({ card, ...shown }: Shown & { card: RecruitCard }) {
  return (
    <Picture
      {...shown}
      id={`asoiaf:${card.id}`}
      recipe={(art) => art.recipeOf(factsOfRecruit(card)).recipe}
    />
  );
}

export function TacticsPicture({ card, ...shown }: Shown & { card: TacticsCard }) {
  return (
    <Picture
      {...shown}
      id={`asoiaf:${card.id}`}
      recipe={(art) => art.recipeOf(factsOfTactics(card)).recipe}
    />
  );
}
