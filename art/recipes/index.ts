import type { Recipe } from '../recipe.ts';
import { type Facts, houseOf } from '../rules/facts.ts';
import { recipeByRule } from '../rules/index.ts';
import { CROWD_RECIPES } from './crowds.ts';
import { ATTACHMENT_RECIPES, EVENT_RECIPES, OTHER_RECIPES, PLOT_RECIPES } from './deeds.ts';
import { FIRST_EDITION_RECIPES } from './first.ts';
import { FIRST_EDITION_PLACES } from './firstPlaces.ts';
import { FOLK_RECIPES } from './folk.ts';
import { PAGE_RECIPES, type PageName } from './pages.ts';
import { type Known, PERSONS, personCalled } from './persons/index.ts';
import { PLACE_RECIPES } from './places.ts';
import { TACTICS_RECIPES } from './tactics.ts';
import { THRONE_RECIPES } from './throne.ts';
import { TITLE_RECIPES } from './titles.ts';
import { UNIT_RECIPES } from './units.ts';

/** All recipes made by hand, by the English name of what they show or by the id of a printing. */
export const BY_HAND: { readonly [name: string]: Recipe } = {
  ...PLACE_RECIPES,
  ...EVENT_RECIPES,
  ...PLOT_RECIPES,
  ...ATTACHMENT_RECIPES,
  ...OTHER_RECIPES,
  ...CROWD_RECIPES,
  ...FIRST_EDITION_RECIPES,
  ...FIRST_EDITION_PLACES,
  ...TACTICS_RECIPES,
  ...UNIT_RECIPES,
  ...FOLK_RECIPES,
  ...TITLE_RECIPES,
};

const BARE = /^(Ser|Lord|Lady|King|Queen|Prince|Princess|Maester|Grand Maester) /;

/** Who that is: with their title or without it, or by the name before a comma or dash. */
export function whoIs(name: string): Known | undefined {
  const short = name.split(/,| [-–:] /)[0];
  return personCalled(name) ?? personCalled(short) ?? personCalled(short.replace(BARE, ''));
}

/** Somebody in the inks of a house, which for them may not always be their own. */
export const portraitOf = ({ person, seen, house }: Known, inks = house): Recipe => ({
  house: inks,
  ...seen,
  person,
});

export type Hand = 'hand' | 'rule';

/** Which recipe shows this, and whether somebody wrote it. */
export function recipeOf(facts: Facts): { readonly recipe: Recipe; readonly by: Hand } {
  const { name, type, id = '' } = facts;
  // A printing of its own comes before the name that it shares with others.
  for (const key of [id, name])
    if (Object.hasOwn(BY_HAND, key)) return { recipe: BY_HAND[key], by: 'hand' };
  if (type === 'character' || type === 'unit') {
    const person = whoIs(name);
    const house = houseOf(facts);
    if (person)
      return { recipe: portraitOf(person, house === 'neutral' ? person.house : house), by: 'hand' };
  }
  return { recipe: recipeByRule(facts), by: 'rule' };
}

export { type Facts, PAGE_RECIPES, type PageName, PERSONS, THRONE_RECIPES };
