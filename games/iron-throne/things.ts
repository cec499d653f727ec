import { type Message, message, type Seat, type Thing } from '@small-council/engine';
import {
  type Card,
  type CharacterId,
  cardFacts,
  characterName,
  type House,
  houseName,
} from './houses.ts';
import type { EventId, Outcome, Side } from './table.ts';

/** What facts name: things by their ids. Boards find them by these; readers say them by `names`. */

/** A house in play, and where it sits. */
export type HouseThing = { is: 'house'; id: House; seat: Seat };
export type CharacterThing = { is: 'character'; id: CharacterId };
export type CardThing = { is: 'card'; id: Card };
/** The ability on somebody's leader sheet. */
export type LeaderThing = { is: 'leader'; id: CharacterId };
export type EventThing = { is: 'event'; id: EventId };
/** The rule of the book by which something happens. */
export type RuleThing = { is: 'rule'; id: keyof typeof RULES };
export type SideThing = { is: 'side'; id: Side };
export type ResultThing = { is: 'result'; id: Outcome };
/** Where a hostage is taken from: a deck, a hand, or the held hostages of a house. */
export type PlaceThing = { is: 'place'; id: string };
/** One term of a deal: `house` gains so much of it from `from`. */
export type TermThing = { is: 'term'; id: TermKind; house: House; from: House; amount: number };
export type TermKind = 'influence' | 'power' | 'hostages';

/** What made it happen: a card's text, a leader's ability, an event, or the book itself. */
export type Cause = CardThing | LeaderThing | EventThing | RuleThing;

/** The rules that are named as causes, and where the words for them stand. */
export const RULES = {
  'IT-109': 'startingHand',
  'IT-306': 'preparation',
  'IT-307': 'preparation',
  'IT-414': 'higherTotal',
  'IT-416': 'equalTotals',
  'IT-417': 'betrayal',
  'IT-503': 'deal',
  'IT-504': 'deal',
  'IT-505': 'deal',
  'IT-517': 'reward',
  'IT-519': 'reward',
  'IT-520': 'reward',
  'IT-522': 'half',
  'IT-523': 'penalty',
  'IT-527': 'hostility',
  'IT-529': 'compensation',
  'IT-536': 'endOfTurn',
  'IT-538': 'emptyDeck',
  'IT-614': 'release',
  'IT-616': 'torment',
  'IT-617': 'torment',
  'IT-618': 'torment',
  'IT-806': 'cardsAboveRules',
} as const;

export const character = (id: CharacterId): CharacterThing => ({ is: 'character', id });
export const card = (id: Card): CardThing => ({ is: 'card', id });
export const cards = (list: readonly Card[]): CardThing[] => list.map(card);
export const leader = (id: CharacterId): LeaderThing => ({ is: 'leader', id });
export const event = (id: EventId): EventThing => ({ is: 'event', id });
export const rule = (id: RuleThing['id']): RuleThing => ({ is: 'rule', id });
export const side = (id: Side): SideThing => ({ is: 'side', id });
export const result = (id: Outcome): ResultThing => ({ is: 'result', id });
export const place = (id: string): PlaceThing => ({ is: 'place', id });

const HELD = 'hostage:';

export const placeName = (id: string): Message =>
  id.startsWith(HELD)
    ? message('place.hostage', { house: houseName[id.slice(HELD.length) as House] })
    : message(`place.${id}`);

type Named = Pick<Thing, 'id'>;

/** How the things of this game are called. */
export const names = {
  house: ({ id }: Named) => houseName[id as House],
  character: ({ id }: Named) => characterName[id as CharacterId],
  card: ({ id }: Named) => cardFacts(`${id}`).name,
  leader: ({ id }: Named) =>
    message('leader.ability', {
      ability: message(`leader.${id}`),
      leader: characterName[id as CharacterId],
    }),
  event: ({ id }: Named) => message(`event.${id}`),
  rule: ({ id }: Named) => message(`rule.${RULES[id as keyof typeof RULES]}`),
  side: ({ id }: Named) => message(`side.${id}`),
  result: ({ id }: Named) => message(`result.${id}`),
  place: ({ id }: Named) => placeName(`${id}`),
  term: (term: Thing) =>
    message(`deal.${term.id}Of`, {
      house: houseName[term.house as House],
      from: houseName[term.from as House],
      amount: term.amount,
    }),
};
