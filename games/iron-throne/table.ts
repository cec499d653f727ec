import type { Message, Offer, Play, Reading, Seat } from '@small-council/engine';
import type { Card, CharacterId, House } from './houses.ts';

/** What the kernel needs to know about this game's types. */
export type IronThrone = { table: Table; options: Options; facts: Facts };

export type M = Play<IronThrone>;
/** A match to look at. */
export type R = Reading<IronThrone>;

type HouseChoice = House | 'random';

/** What the table agrees on. The debatable rulings are options; ours is the default. */
export type Options = {
  house1: HouseChoice;
  house2: HouseChoice;
  house3: HouseChoice;
  house4: HouseChoice;
  house5: HouseChoice;
  /** IT-926: where the influence of a Truce deal goes. */
  truceInfluence: 'partner' | 'anyHouse';
  /** IT-946: whose sheet gets power that an effect takes from somebody else's character. */
  removedPower: 'owner' | 'remover';
  /** IT-923: whether the card of a dead character can be tormented. */
  tormentDead: boolean;
  /** IT-924: whose sheet gets the power of a tormented Hostility or Truce card. */
  tormentPower: 'tormentor' | 'owner';
  /** IT-930: how many offers a negotiation may see before it must be settled. */
  offers: number;
};

/** One of the four fighting members of a house. Power 0 means dead, for good (IT-715, IT-716). */
export interface Character {
  id: CharacterId;
  power: number;
}

/** A card of another house in somebody's hands, and who knows its front (IT-608, IT-609, IT-920). */
export interface Hostage {
  card: Card;
  knownBy: Seat[];
}

export interface Player {
  house: House;
  /** The two leader sheets drawn at set-up, until one of them is kept (IT-102, IT-103). */
  drawn: CharacterId[];
  leader: CharacterId | null;
  /** Power on the leader sheet: only a reserve (IT-202). */
  sheet: number;
  characters: Character[];
  /** Own influence markers on the board of each seat; the entry of the own seat is what is left. */
  influence: number[];
  hand: Card[];
  deck: Card[];
  discard: Card[];
  hostages: Hostage[];
}

export type EventId = House | 'influential' | 'prepared' | 'mighty';

export type Side = 'challenger' | 'defender';
export type Outcome = 'hostility' | 'truce' | 'betrayal';

/** How a player takes part: with one character on one side (IT-708). */
export interface Part {
  side: Side;
  character: CharacterId;
}

/** A house card put as encounter card; null when there was none to put (IT-915). */
export interface EncounterCard {
  card: Card | null;
  up: boolean;
}

export interface Encounter {
  defender: Seat;
  /** By seat. Before the encounter phase begins these are committed, but do not participate yet. */
  parts: (Part | null)[];
  /** From the start of the encounter phase to the end of the turn (IT-709). */
  participating: boolean;
  /** Who has had his one offer of support (IT-318). */
  offered: boolean[];
  /** The encounter cards of challenger and defender. */
  cards: { challenger: EncounterCard | null; defender: EncounterCard | null };
  /** Who must put his card face up before the other puts his (Bran Stark). */
  faceUpFirst: Seat | null;
  /** Character cards played for their text, until the end of the turn (IT-535). */
  played: { seat: Seat; card: Card }[];
  result: Outcome | null;
  /** What effects add to the totals of the sides. */
  bonus: { challenger: number; defender: number };
  /** Power of supporting characters does not count (Loras Tyrell). */
  supportersIgnored: boolean;
  /** A side that wins a tie, and also when it is behind by at most two (Stannis Baratheon). */
  edge: Side | null;
  /** The totals by which a Hostility was decided; powers change afterwards. */
  totals: { challenger: number; defender: number } | null;
  winner: Side | null;
  losers: Side[];
  /** Offers made in a Truce; the last one lies on the table. */
  offers: { seat: Seat; offer: Offer }[];
  deal: Offer | null;
  /** Players who suffer no penalties (IT-532), or from whom no hostage may be taken. */
  spared: Seat[];
  untouchable: Seat[];
  /** Penalties of another size or from another character. */
  lightPenalty: Seat[];
  penaltyFrom: { seat: Seat; character: CharacterId }[];
}

export interface Table {
  turn: number;
  challenger: Seat;
  players: Player[];
  /** Power that is out of the game (IT-208). */
  box: number;
  events: EventId[];
  event: EventId | null;
  eventDiscard: EventId[];
  encounter: Encounter | null;
  /** Who cannot support against whom this turn (Shireen Baratheon). */
  bans: { seat: Seat; against: Seat }[];
  /** Leader abilities with a limit per turn that have been used. */
  used: CharacterId[];
  /** The hostage that is being taken: from whom, by whom, and who chooses the place (IT-602). */
  taking: { taker: Seat; victim: Seat; chooser: Seat } | null;
  /** Cards somebody is looking at. */
  looking: { seat: Seat; cards: Card[] } | null;
  /** What was chosen in the last step of the ability that is being carried out. */
  chosen: string;
}

type Who = { house: Message };

/** What the log can say. */
export type Facts = {
  'fact.leader': Who & { leader: Message };
  'fact.turn': Who & { turn: number };
  'fact.event': Who & { event: Message };
  'fact.defender': Who & { by: Message };
  'fact.drew': Who & { count: number; cards?: Message[] };
  'fact.reshuffled': Who;
  'fact.reshuffledEvents': { count: number };
  'fact.placed': Who & { character: Message; amount: number };
  'fact.shifted': Who & { from: Message; to: Message; amount: number };
  'fact.removed': Who & { character: Message; amount: number; to: Message };
  'fact.sheetRemoved': Who & { amount: number };
  'fact.died': Who & { character: Message };
  'fact.committed': Who & { character: Message; side: Message };
  'fact.offered': Who & { character: Message; to: Message };
  'fact.stayedOut': Who;
  'fact.accepted': Who & { by: Message };
  'fact.declined': Who & { by: Message };
  'fact.forced': Who & { character: Message; by: Message };
  'fact.withdrew': Who;
  'fact.put': Who;
  'fact.putUp': Who & { card: Message };
  'fact.putNothing': Who;
  'fact.revealed': Who & { card: Message };
  'fact.ability': Who & { leader: Message; ability: Message };
  'fact.played': Who & { card: Message };
  'fact.bonus': Who & { amount: number };
  'fact.result': { result: Message };
  'fact.totals': { challenger: number; defender: number };
  'fact.won': Who & { side: Message };
  'fact.nobodyWon': { result: Message };
  'fact.proposed': Who & { items: Message[] };
  'fact.dealMade': { items: Message[] };
  'fact.dealFailed': Who;
  'fact.influence': Who & { on: Message; left: number };
  'fact.sheetGiven': Who & { to: Message; amount: number };
  'fact.hostage': Who & { from: Message; place: Message; of: Message; card?: Message };
  'fact.regained': Who & { from: Message; card?: Message };
  'fact.noHostage': Who & { from: Message };
  'fact.released': Who & { to: Message; card?: Message };
  'fact.tormented': Who & { card: Message; of: Message };
  'fact.discarded': Who & { cards: Message[] };
  'fact.replaced': Who & { card: Message; with: Message };
  'fact.tookBack': Who & { card: Message };
  'fact.underDeck': Who & { count: number };
  'fact.sawHand': Who & { of: Message; cards: Message[] };
  'fact.looked': Who & { count: number };
  'fact.banned': Who & { against: Message };
  'fact.exchanged': Who & { from: Message; to: Message };
};

/** What a table holds besides players, power and events: nothing of it exists before a turn begins. */
export const betweenTurns = () => ({
  encounter: null,
  bans: [],
  used: [],
  taking: null,
  looking: null,
  chosen: '',
});

const copyHostage = ({ card, knownBy }: Hostage): Hostage => ({ card, knownBy: knownBy.slice() });

function copyPlayer(player: Player): Player {
  return {
    house: player.house,
    drawn: player.drawn.slice(),
    leader: player.leader,
    sheet: player.sheet,
    characters: player.characters.map(({ id, power }) => ({ id, power })),
    influence: player.influence.slice(),
    hand: player.hand.slice(),
    deck: player.deck.slice(),
    discard: player.discard.slice(),
    hostages: player.hostages.map(copyHostage),
  };
}

export function copyEncounter(encounter: Encounter): Encounter {
  const { cards } = encounter;
  return {
    defender: encounter.defender,
    parts: encounter.parts.map((part) => part && { side: part.side, character: part.character }),
    participating: encounter.participating,
    offered: encounter.offered.slice(),
    cards: {
      challenger: cards.challenger && { ...cards.challenger },
      defender: cards.defender && { ...cards.defender },
    },
    faceUpFirst: encounter.faceUpFirst,
    played: encounter.played.map(({ seat, card }) => ({ seat, card })),
    result: encounter.result,
    bonus: { ...encounter.bonus },
    supportersIgnored: encounter.supportersIgnored,
    edge: encounter.edge,
    totals: encounter.totals && { ...encounter.totals },
    winner: encounter.winner,
    losers: encounter.losers.slice(),
    offers: encounter.offers.map(({ seat, offer }) => ({ seat, offer: { ...offer } })),
    deal: encounter.deal && { ...encounter.deal },
    spared: encounter.spared.slice(),
    untouchable: encounter.untouchable.slice(),
    lightPenalty: encounter.lightPenalty.slice(),
    penaltyFrom: encounter.penaltyFrom.map(({ seat, character }) => ({ seat, character })),
  };
}

/** A copy by hand: search bots make thousands of them. */
export function copyTable(table: Table): Table {
  return {
    turn: table.turn,
    challenger: table.challenger,
    players: table.players.map(copyPlayer),
    box: table.box,
    events: table.events.slice(),
    event: table.event,
    eventDiscard: table.eventDiscard.slice(),
    encounter: table.encounter && copyEncounter(table.encounter),
    bans: table.bans.map(({ seat, against }) => ({ seat, against })),
    used: table.used.slice(),
    taking: table.taking && { ...table.taking },
    looking: table.looking && { seat: table.looking.seat, cards: table.looking.cards.slice() },
    chosen: table.chosen,
  };
}
