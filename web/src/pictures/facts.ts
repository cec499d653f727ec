import type { Facts } from '@small-council/art';
import type { RecruitCard, TacticsCard } from '@small-council/asoiaf/cards';
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

/** What is known of a unit, an attachment or an NCU: a regiment marches in the colours of the house it is named after. */
export function factsOfRecruit(card: RecruitCard): Facts {
  const affiliation = 'affiliation' in card ? card.affiliation : undefined;
  const kind = 'type' in card ? [card.type === 'cavalry' ? 'Cavalry' : 'Infantry'] : [];
  return {
    id: `asoiaf:${card.id}`,
    name: card.name.en,
    house: affiliation?.replace(/^house/, 'House ') ?? card.faction,
    type: 'attacks' in card ? 'unit' : 'character',
    traits: [...kind, `House ${card.faction}`],
    unique: card.title !== undefined,
  };
}

export const factsOfTactics = (card: TacticsCard): Facts => ({
  id: `asoiaf:${card.id}`,
  name: card.name.en,
  house: card.faction,
  type: 'event',
});
