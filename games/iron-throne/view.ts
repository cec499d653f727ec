import type { Guessing, Seat, Setting, Viewer } from '@small-council/engine';
import {
  type Card,
  CHARACTERS,
  type CharacterId,
  cardFacts,
  type House,
  houseDeck,
  MARKERS,
} from './houses.ts';
import type { Recalled } from './recall.ts';
import { eventDeck } from './rules/setup.ts';
import {
  copyEncounter,
  type Encounter,
  type EncounterCard,
  type EventId,
  type Hostage,
  type IronThrone,
  type Player,
  type R,
  type Table,
} from './table.ts';

/** What a seat may know: the table with holes (IT-904). */

interface HostageView {
  house: House;
  /** The front, for the holder and whoever has seen it (IT-608, IT-609, IT-920). */
  card: Card | null;
  knownBy: Seat[];
}

export interface PlayerView extends Omit<Player, 'drawn' | 'hand' | 'deck' | 'hostages'> {
  drawn: CharacterId[] | number;
  hand: Card[] | number;
  deck: number;
  hostages: HostageView[];
}

interface EncounterCardView {
  /** Undefined in words: `hidden` is true while it lies face down and is not the viewer's. */
  card: Card | null;
  hidden: boolean;
  up: boolean;
}

export interface EncounterView extends Omit<Encounter, 'cards'> {
  cards: { challenger: EncounterCardView | null; defender: EncounterCardView | null };
}

export interface TableView extends Omit<Table, 'players' | 'encounter' | 'events' | 'looking'> {
  players: PlayerView[];
  encounter: EncounterView | null;
  events: number;
  looking: { seat: Seat; cards: Card[] | number } | null;
}

/** How many cards somebody holds, whether or not the viewer may see them. */
export const count = (held: readonly unknown[] | number): number =>
  typeof held === 'number' ? held : held.length;

/** Own markers on other boards: what wins the game (IT-803). */
export const spreadOf = (player: PlayerView, seat: Seat): number =>
  MARKERS - player.influence[seat];

function viewPlayer(player: Player, own: boolean, viewer: Viewer): PlayerView {
  return {
    house: player.house,
    drawn: own ? player.drawn.slice() : player.drawn.length,
    leader: player.leader,
    sheet: player.sheet,
    characters: player.characters.map(({ id, power }) => ({ id, power })),
    influence: player.influence.slice(),
    hand: own ? player.hand.slice() : player.hand.length,
    deck: player.deck.length,
    discard: player.discard.slice(),
    hostages: player.hostages.map(({ card, knownBy }) => ({
      house: cardFacts(card).house,
      card: viewer !== 'spectator' && knownBy.includes(viewer) ? card : null,
      knownBy: knownBy.slice(),
    })),
  };
}

/** What lies in an encounter, for the one who has put it there and for everybody else. */
export function viewLying(lying: EncounterCard | null, own: boolean): EncounterCardView | null {
  if (!lying) return null;
  const hidden = !lying.up && !own && lying.card !== null;
  return { card: hidden ? null : lying.card, hidden, up: lying.up };
}

export function viewTable({ table }: R, viewer: Viewer): TableView {
  const { encounter, looking } = table;
  return {
    turn: table.turn,
    challenger: table.challenger,
    players: table.players.map((player, seat) => viewPlayer(player, seat === viewer, viewer)),
    box: table.box,
    events: table.events.length,
    event: table.event,
    eventDiscard: table.eventDiscard.slice(),
    encounter: encounter && {
      ...copyEncounter(encounter),
      cards: {
        challenger: viewLying(encounter.cards.challenger, table.challenger === viewer),
        defender: viewLying(encounter.cards.defender, encounter.defender === viewer),
      },
    },
    bans: table.bans.map((ban) => ({ ...ban })),
    used: table.used.slice(),
    taking: table.taking && { ...table.taking },
    looking: looking && {
      seat: looking.seat,
      cards: looking.seat === viewer ? looking.cards.slice() : looking.cards.length,
    },
    chosen: table.chosen,
  };
}

// ---- guessing

/** The cards of each house that the viewer cannot place, shuffled. */
function unseenCards(view: TableView, chance: Setting<IronThrone>['chance']): Map<House, Card[]> {
  const unseen = new Map(view.players.map(({ house }) => [house, houseDeck(house)]));
  const see = (card: Card | null): void => {
    const left = card === null ? undefined : unseen.get(cardFacts(card).house);
    if (left) left.splice(left.indexOf(card as Card), 1);
  };
  for (const player of view.players) {
    player.discard.forEach(see);
    if (typeof player.hand !== 'number') player.hand.forEach(see);
    for (const hostage of player.hostages) see(hostage.card);
  }
  if (view.looking && typeof view.looking.cards !== 'number') view.looking.cards.forEach(see);
  view.encounter?.played.forEach(({ card }) => {
    see(card);
  });
  see(view.encounter?.cards.challenger?.card ?? null);
  see(view.encounter?.cards.defender?.card ?? null);
  for (const left of unseen.values()) chance.shuffle(left);
  return unseen;
}

/** Those of these cards that lie nowhere in the open, taken from what is unseen; the order says nothing. */
function known(unseen: Card[], cards: readonly Card[]): Card[] {
  return cards.filter((card) => {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
    return at >= 0;
  });
}

/** Whether this house has put a card that the viewer cannot see. */
const liesFaceDown = ({ encounter, challenger }: TableView, seat: Seat): boolean =>
  encounter !== null &&
  ((seat === challenger && encounter.cards.challenger?.hidden) ||
    (seat === encounter.defender && encounter.cards.defender?.hidden)) === true;

/** A table that looks just like this to its viewer. */
export function guessTable(
  view: TableView,
  _viewer: Viewer,
  { chance, recalled = [] }: Guessing<IronThrone>,
): Table {
  const unseen = unseenCards(view, chance);
  const held = (recalled as Recalled).map((cards, seat) => {
    const { house, hand } = view.players[seat];
    if (typeof hand !== 'number') return [];
    const room = hand + Number(liesFaceDown(view, seat));
    return known(unseen.get(house) as Card[], cards.slice(0, room));
  });
  const draw = (house: House, count: number): Card[] =>
    (unseen.get(house) as Card[]).splice(0, count);
  const drawOne = (house: House): Card => draw(house, 1)[0];
  /** A card face down may be one of those that the house is known to hold, as likely as any in its hand. */
  const drawLying = (seat: Seat): Card => {
    const { house, hand } = view.players[seat];
    const cards = held[seat] ?? [];
    return chance.below(count(hand) + 1) < cards.length ? (cards.pop() as Card) : drawOne(house);
  };

  const guessLying = (lying: EncounterCardView | null, seat: Seat): EncounterCard | null =>
    lying && { card: lying.hidden ? drawLying(seat) : lying.card, up: lying.up };

  const encounter: Encounter | null = view.encounter && {
    ...view.encounter,
    cards: {
      challenger: guessLying(view.encounter.cards.challenger, view.challenger),
      defender: guessLying(view.encounter.cards.defender, view.encounter.defender),
    },
  };
  const hostages = view.players.map(({ hostages: held }) =>
    held.map(({ card, house, knownBy }): Hostage => ({ card: card ?? drawOne(house), knownBy })),
  );
  const looking = view.looking && {
    seat: view.looking.seat,
    cards:
      typeof view.looking.cards === 'number'
        ? draw(view.players[view.looking.seat].house, view.looking.cards)
        : view.looking.cards.slice(),
  };
  const players = view.players.map((player, seat): Player => {
    const { house, drawn, hand } = player;
    return {
      house,
      drawn:
        typeof drawn === 'number'
          ? chance.shuffle([...CHARACTERS[house]]).slice(0, drawn)
          : drawn.slice(),
      leader: player.leader,
      sheet: player.sheet,
      characters: player.characters.map(({ id, power }) => ({ id, power })),
      influence: player.influence.slice(),
      hand:
        typeof hand === 'number'
          ? [...(held[seat] ?? []), ...draw(house, hand - (held[seat]?.length ?? 0))]
          : hand.slice(),
      deck: draw(house, player.deck),
      discard: player.discard.slice(),
      hostages: hostages[seat],
    };
  });
  return {
    turn: view.turn,
    challenger: view.challenger,
    players,
    box: view.box,
    events: guessEvents(view, chance),
    event: view.event,
    eventDiscard: view.eventDiscard.slice(),
    encounter: encounter && copyEncounter(encounter),
    bans: view.bans.map((ban) => ({ ...ban })),
    used: view.used.slice(),
    taking: view.taking && { ...view.taking },
    looking,
    chosen: view.chosen,
  };
}

/** Which events are left is known to everybody who can count; their order is not. */
function guessEvents(view: TableView, chance: Setting<IronThrone>['chance']): EventId[] {
  const left = eventDeck(view.players.map(({ house }) => house));
  for (const seen of [...view.eventDiscard, ...(view.event ? [view.event] : [])])
    left.splice(left.indexOf(seen), 1);
  return chance.shuffle(left);
}
