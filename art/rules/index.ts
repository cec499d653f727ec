import type { Recipe } from '../recipe.ts';
import type { Facts } from './facts.ts';
import { attachment, banner, event, location, plot } from './other.ts';
import { cavalry, character, company, isMany } from './people.ts';

/** A recipe from facts alone. */
export function recipeByRule(facts: Facts): Recipe {
  const has = (trait: string) => facts.traits?.includes(trait) ?? false;
  switch (facts.type) {
    case 'character':
      if (has('Direwolf') || has('Dragon'))
        return {
          ...location(facts),
          empty: true,
          beast: { kind: has('Dragon') ? 'dragon' : 'wolf' },
        };
      return isMany(facts) ? company(facts) : character(facts);
    case 'unit':
      if (has('Cavalry')) return cavalry(facts);
      return has('Infantry') || isMany(facts) ? company(facts) : character(facts);
    case 'location':
    case 'terrain':
      return location(facts);
    case 'attachment':
      return attachment(facts);
    case 'event':
      return event(facts);
    case 'plot':
      return plot(facts);
    case 'agenda':
    case 'title':
    case 'faction':
      return banner(facts);
  }
}
