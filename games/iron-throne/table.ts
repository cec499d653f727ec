import type { Offer, Play, Reading, Seat } from '@small-council/engine';
import type { Card, CharacterId, House } from './houses.ts';
import type {
  CardThing,
  Cause,
  CharacterThing,
  EventThing,
  HouseThing,
  LeaderThing,
  PlaceThing,
  ResultThing,
  SideThing,
  TermThing,
} from './things.ts';

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

/** Whose fact it is: the seat, and its house. */
type Who = { seat: Seat; house: HouseThing };
/** What made it happen. */
type By = { because: Cause };

/** What the log can say. docs/protocol.md lists it for other clients; a test compares the two. */
export type Facts = {
  'fact.leader': Who & { leader: CharacterThing };
  'fact.turn': Who & { turn: number };
  'fact.event': Who & { event: EventThing };
  'fact.defender': Who & { because: EventThing };
  'fact.drew': Who & By & { count: number; cards?: CardThing[] };
  'fact.reshuffled': Who & By;
  'fact.reshuffledEvents': { count: number };
  'fact.placed': Who & By & { character: CharacterThing; amount: number };
  'fact.shifted': Who & By & { from: CharacterThing; to: CharacterThing; amount: number };
  'fact.removed': Who & By & { character: CharacterThing; amount: number; to: HouseThing };
  'fact.sheetRemoved': Who & By & { amount: number };
  'fact.died': Who & By & { character: CharacterThing };
  'fact.committed': Who & { character: CharacterThing; side: SideThing };
  'fact.offered': Who & { character: CharacterThing; to: HouseThing; side: SideThing };
  'fact.stayedOut': Who;
  'fact.accepted': Who & { by: HouseThing };
  'fact.declined': Who & { by: HouseThing };
  'fact.forced': Who & By & { character: CharacterThing; by: HouseThing };
  'fact.withdrew': Who & By;
  'fact.drivenOut': Who & By & { by: HouseThing };
  'fact.put': Who;
  'fact.putUp': Who & { card: CardThing };
  'fact.putNothing': Who;
  'fact.revealed': Who & { card: CardThing };
  'fact.ability': Who & { leader: CharacterThing; ability: LeaderThing };
  'fact.played': Who & { card: CardThing };
  'fact.bonus': Who & By & { amount: number; side: SideThing };
  'fact.supportersIgnored': Who & By;
  'fact.edge': Who & By & { side: SideThing };
  'fact.showsFirst': Who & By;
  'fact.mustReplace': Who & By;
  'fact.result': { result: ResultThing; because: Cause | null };
  'fact.totals': { challenger: number; defender: number };
  'fact.won': Who & By & { side: SideThing };
  'fact.nobodyWon': By & { result: ResultThing };
  'fact.proposed': Who & { items: TermThing[] };
  'fact.dealMade': { items: TermThing[] };
  'fact.dealFailed': Who;
  'fact.spared': Who & By;
  'fact.lightPenalty': Who & By;
  'fact.penaltyFrom': Who & By & { character: CharacterThing };
  'fact.untouchable': Who & By;
  'fact.choosesPlace': Who & By;
  'fact.influence': Who & By & { on: HouseThing; left: number };
  'fact.sheetGiven': Who & By & { to: HouseThing; amount: number };
  'fact.hostage': Who &
    By & { from: HouseThing; place: PlaceThing; of: HouseThing; card?: CardThing };
  'fact.regained': Who & By & { from: HouseThing; place: PlaceThing; card?: CardThing };
  'fact.noHostage': Who & By & { from: HouseThing };
  'fact.released': Who & { to: HouseThing; card?: CardThing };
  'fact.tormented': Who & { card: CardThing; of: HouseThing };
  'fact.tormentedInVain': Who & { character: CharacterThing };
  'fact.discarded': Who & By & { cards: CardThing[] };
  'fact.replaced': Who & By & { card: CardThing | null; with: CardThing };
  'fact.tookBack': Who & By & { card: CardThing };
  'fact.underDeck': Who & By & { count: number };
  'fact.sawHand': Who & By & { of: HouseThing; cards: CardThing[] };
  'fact.looked': Who & By & { count: number };
  'fact.banned': Who & By & { against: HouseThing };
  'fact.exchanged': Who & By & { from: CharacterThing; to: CharacterThing };
  'fact.inVain': Who & By;
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
