import type { Recipe } from '../recipe.ts';
import { type Facts, houseOf } from './facts.ts';
import { attachment, banner, event, location, plot, terrain } from './other.ts';
import { cavalry, character, company, isMany } from './people.ts';

/** A recipe from facts alone. */
export function recipeByRule(facts: Facts): Recipe {
  const has = (trait: string) => facts.traits?.includes(trait) ?? false;
  switch (facts.type) {
    case 'character':
      if (has('Direwolf'))
        return {
          house: 'stark',
          place: 'snow',
          time: 'night',
          weather: ['snow'],
          empty: true,
          beast: { kind: 'wolf' },
        };
      if (has('Dragon'))
        return {
          house: 'targaryen',
          place: 'city',
          time: 'fire',
          weather: ['embers'],
          beast: { kind: 'dragon', x: 166, y: 134, size: 1, glow: true },
        };
      if (has('Raven'))
        return {
          house: 'nightswatch',
          place: 'heath',
          time: 'night',
          orb: [150, 112, 84],
          beast: { kind: 'raven', y: 118, size: 0.78 },
        };
      return isMany(facts) ? company(facts) : character(facts);
    case 'unit':
      if (has('Cavalry')) return cavalry(facts);
      if (/wolf|wolves/i.test(facts.name))
        return { house: 'stark', place: 'woods', time: 'night', beast: { kind: 'wolf' } };
      if (/elephant/i.test(facts.name))
        return {
          house: houseOf(facts),
          place: 'camp',
          time: 'dusk',
          empty: true,
          beast: { kind: 'elephant', y: 152, size: 1.06 },
        };
      return has('Infantry') || isMany(facts) ? company(facts) : character(facts);
    case 'location':
      return location(facts);
    case 'attachment':
      return attachment(facts);
    case 'event':
      return event(facts);
    case 'plot':
      return plot(facts);
    case 'terrain':
      return terrain(facts);
    case 'agenda':
    case 'title':
    case 'faction':
      return banner(facts);
  }
}
