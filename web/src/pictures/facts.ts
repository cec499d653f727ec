import type { Facts } from '@small-council/art';
import type { Definition } from '@small-council/lcg';

/** What is known of a printed card, as the pictures want it: they know no game. */
export function factsOfCard(edition: string, card: Definition): Facts {
  return {
    id: `${edition}:${card.code}`,
    name: card.name.en,
    house: card.faction,
    type: card.type,
    traits: card.traits,
    unique: card.unique,
  };
}
