import type { Crop, Recipe } from '@small-council/art';
import { useSettings } from '../settings.ts';
import { type Art, print, useArt } from './press.ts';
import './pictures.css';

export interface Shown {
  /** How large it will be, about: what is cut into it depends on that. */
  readonly pixels: number;
  readonly crop?: Crop;
  /** Only who is portrayed, cut out: it lies over another picture. */
  readonly alone?: boolean;
  /** It is said what it shows; else it is decoration beside words that say more. */
  readonly told?: boolean;
}

interface Props extends Shown {
  /** The same id is the same picture. */
  readonly id: string;
  readonly recipe: (art: Art) => Recipe;
}

/** A picture that fills what it stands in; nothing until the drawings have been fetched. */
export function Picture({ id, recipe, told = false, ...shown }: Props) {
  const art = useArt();
  const { language } = useSettings();
  if (!art) return null;
  return (
    <img
      className="picture"
      src={print(art, id, () => recipe(art), shown)}
      alt={told ? art.describe(recipe(art), language) : ''}
      decoding="async"
      draggable={false}
    />
  );
}

/** A picture of the pages themselves: victory, defeat, an empty shelf. */
export function PagePicture({ name, ...shown }: Shown & { name: keyof Art['PAGE_RECIPES'] }) {
  return <Picture {...shown} id={`page:${name}`} recipe={(art) => art.PAGE_RECIPES[name]} />;
}
