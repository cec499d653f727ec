import { cards as firstEdition } from '@small-council/agot1/cards';
import { cards as secondEdition } from '@small-council/agot2/cards';
import {
  type Facts,
  PAGE_RECIPES,
  type Recipe,
  recipeOf,
  THRONE_RECIPES,
} from '@small-council/art';
import { RECRUITS } from '@small-council/asoiaf/cards';
import { TACTICS } from '@small-council/asoiaf/content';
import { CHARACTERS } from '@small-council/iron-throne/houses';
import { factsOfCard, factsOfRecruit, factsOfTactics } from '../../src/pictures/facts.ts';
import { factsOfCharacter } from '../../src/pictures/throne.ts';

/** Everything that has a picture, by game. */
export interface Shown {
  readonly game: string;
  readonly group: string;
  readonly name: string;
  readonly recipe: Recipe;
  readonly by: 'hand' | 'rule';
  /** Somebody of whom there is only one: a face that is looked for. */
  readonly named: boolean;
}

export function everything(): Shown[] {
  const shown: Shown[] = [];
  const show = (game: string, group: string, facts: Facts): void => {
    const { name, type, unique = false } = facts;
    const named = unique && (type === 'character' || type === 'unit');
    shown.push({ game, group, name, named, ...recipeOf(facts) });
  };
  for (const [edition, cards] of [
    ['agot1', firstEdition],
    ['agot2', secondEdition],
  ] as const)
    for (const card of cards.values()) {
      const group = card.type === 'character' ? card.faction : `${card.type}s`;
      show(edition, group, factsOfCard(edition, card));
    }
  for (const card of RECRUITS) {
    const kind = 'attacks' in card ? 'units' : 'people';
    show('asoiaf', `${card.faction}-${kind}`, factsOfRecruit(card));
  }
  for (const card of TACTICS) show('asoiaf', 'tactics', factsOfTactics(card));
  for (const [house, ids] of Object.entries(CHARACTERS))
    for (const id of ids) show('iron-throne', house, factsOfCharacter(id));
  for (const [name, recipe] of Object.entries(THRONE_RECIPES))
    shown.push({ game: 'iron-throne', group: 'events', name, recipe, by: 'hand', named: false });
  for (const [name, recipe] of Object.entries(PAGE_RECIPES))
    if (name !== 'hero')
      shown.push({ game: 'pages', group: 'pages', name, recipe, by: 'hand', named: false });
  return shown;
}
