import type { House } from '../../palette.ts';
import type { Person } from '../../people/person.ts';
import type { Recipe } from '../../recipe.ts';

/** Somebody with a name: the same face in every game, and where they are usually seen. */
export interface Known {
  /** All names by which cards call them. */
  readonly names: readonly string[];
  readonly house: House;
  readonly person: Person;
  readonly seen: Omit<Recipe, 'house' | 'person'>;
}

export const known =
  (house: House) =>
  (names: string | readonly string[], person: Person, seen: Known['seen'] = {}): Known => ({
    names: typeof names === 'string' ? [names] : names,
    house,
    person,
    seen,
  });
