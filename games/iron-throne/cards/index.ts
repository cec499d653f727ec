import './lannister.ts';
import './stark.ts';
import './baratheon.ts';
import './targaryen.ts';
import './tyrell.ts';
import { type Message, message } from '@small-council/engine';
import type { CharacterId } from '../houses.ts';
import { type Ability, cardAbility, leaderAbility } from './registry.ts';

export { type Ability, cardAbility, leaderAbility, type Moment } from './registry.ts';

/** The text of a leader sheet or a character card, made from what it does: line by line. */
export interface CardText {
  title: Message;
  moment: Message;
  conditions: Message[];
  effects: Message[];
  limit: Message | null;
  source: Message;
}

function textOf(title: Message, ability: Ability): CardText {
  return {
    title,
    moment: message(`moment.${ability.moment}`),
    conditions: ability.when.map(({ say }) => say),
    effects: ability.does.map(({ say }) => say),
    limit: ability.limit ? message(`limit.${ability.limit}`) : null,
    source: message(`source.${ability.source}`),
  };
}

export const leaderText = (id: CharacterId): CardText =>
  textOf(message(`leader.${id}`), leaderAbility(id));
export const characterCardText = (id: CharacterId): CardText =>
  textOf(message(`card.${id}`), cardAbility(id));
