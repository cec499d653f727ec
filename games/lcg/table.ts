import type { Play, Reading, Seat } from '@small-council/engine';
import type { Edition } from './edition.ts';
import type { Facts } from './facts.ts';
import type { OwnTable } from './ownTable.ts';

/**
 * What lies on a table of the card game. Cards that somebody may see are `Card`s with an id; cards in
 * hidden places (deck, plot deck) are bare codes, and cards in a hand have ids that only their owner is
 * ever told. A card that comes out of a hidden place gets a new id: ids never tell which copy it was.
 */

/** What the kernel needs to know about the types of both editions. */
export type Lcg = {
  table: Table;
  options: { readonly [name: string]: unknown };
  facts: Facts;
  book: Edition;
};

/** A match in which something happens. */
export type M = Play<Lcg>;
/** A match to look at. */
export type R = Reading<Lcg>;

/** Names a printed card: `01144`. */
export type Code = string;
/** Where a card goes that leaves play. */
export type Destination = 'dead' | 'discard' | 'hand' | 'top' | 'bottom' | 'shuffled' | 'removed';

/** Names a card on the table; 0 is no card. */
export type CardId = number;
/** A card in a hand has no name that everybody knows. */
export const NO_CARD: CardId = 0;

export type Phase =
  | 'setup'
  | 'plot'
  | 'draw'
  | 'marshaling'
  | 'challenges'
  | 'dominance'
  | 'standing'
  | 'taxation';

export type ChallengeType = 'military' | 'intrigue' | 'power';
export const CHALLENGES: readonly ChallengeType[] = ['military', 'intrigue', 'power'];

/** Where a card with an id can be. `limbo`: on its way, as an event that is being played. */
export type Zone =
  | 'play'
  | 'faction'
  | 'agenda'
  | 'plot'
  | 'used'
  | 'title'
  | 'discard'
  | 'dead'
  | 'removed'
  | 'limbo';

/** A further copy under a unique card. */
export interface Duplicate {
  code: Code;
  facedown: boolean;
}

/** A control effect: whose, and where it comes from. */
export interface Control {
  seat: Seat;
  /** `good`: as long as the card is in play; else the constant ability (`c12`) or lasting effect (`l7`). */
  by: string;
}

/** How often something has been done in a period; it starts again when the period is another one. */
export interface Count {
  period: number;
  times: number;
}

export interface Card {
  id: CardId;
  code: Code;
  owner: Seat;
  /** Follows from the controls below: the last of them, else the owner. */
  controller: Seat;
  /** Control effects that apply to it, in the order they began. */
  controls: Control[];
  zone: Zone;
  knelt: boolean;
  facedown: boolean;
  power: number;
  gold: number;
  /** Tokens that only some card gives a meaning to (poison, betrayal …). */
  tokens: { [kind: string]: number } | null;
  /** What it is attached to. */
  host: CardId;
  attachments: CardId[];
  duplicates: Duplicate[];
  /** The other face it is used with, such as an event that became an attachment. */
  face: string;
  /** How it came into play, and in which phase (counted through the match). */
  entered: { how: Entry; phase: number };
  /** Limits of its abilities, by their name. */
  uses: { [ability: string]: Count } | null;
  /** It has been removed, and goes there when the sequence is over; null: it stays. */
  leaving: Destination | null;
}

export type Entry = 'setup' | 'marshal' | 'put' | 'ambush' | 'shadow' | 'attach';

/** A card in a hand. Only the holder is told the id. */
export interface HandCard {
  id: string;
  code: Code;
}

export interface Player {
  faction: CardId;
  agendas: CardId[];
  title: CardId;
  plot: CardId;
  used: CardId[];
  plotDeck: Code[];
  /** The plot chosen for this round, until all are revealed. */
  selected: Code;
  hand: HandCard[];
  /** Top card first. */
  deck: Code[];
  /** Characters, locations and attachments under this player's control, in the order they came. */
  play: CardId[];
  /** Last card on top. */
  discard: CardId[];
  dead: CardId[];
  removed: CardId[];
  /** Cards that lie face down before the player: set-up cards until the reveal, later cards in shadows. */
  placed: HandCard[];
  gold: number;
  /** Whether the player is out of the game. */
  out: boolean;
  /** What the player has marshaled and played this round, and how many limited cards were among it. */
  marshaled: Code[];
  played: Code[];
  limited: number;
  /** Challenges initiated this phase. */
  initiated: { type: ChallengeType; against: Seat }[];
  /** Challenges redirected this round. */
  redirected: number;
  /** Maximums of events, by title. */
  max: { [title: string]: Count };
}

export interface Challenge {
  type: ChallengeType;
  attacker: Seat;
  /** Against whom it is resolved; differs from `against` after a redirect. */
  defender: Seat;
  against: Seat;
  attackers: CardId[];
  defenders: CardId[];
  /** Characters that an effect had take part: nobody has declared them. */
  joined?: CardId[];
  stealth: { by: CardId; bypassed: CardId }[];
  result: Outcome | null;
  /** Keyword types that have been processed. */
  keywords: string[];
  /** Characters chosen to satisfy claim, until all have chosen. */
  claimed: CardId[];
}

/** Nobody is -1. */
export interface Outcome {
  winner: Seat;
  loser: Seat;
  attacking: number;
  defending: number;
  unopposed: boolean;
}

/** A challenge of this round that is over, or whose winner is known. */
export interface PastChallenge {
  phase: number;
  type: ChallengeType;
  attacker: Seat;
  defender: Seat;
  winner: Seat;
  loser: Seat;
  unopposed: boolean;
}

/**
 * Something that happens. What it is called, and what it has of its own, the edition says (`events.ts`);
 * what an interrupt may change is changed right here. All events have the same fields, so that all look
 * alike to the compiler: what an event is not about is 0 for cards and nobody for players.
 */
export interface GameEvent<Type extends string, Of> {
  /** Counted through the match. */
  n: number;
  readonly type: Type;
  state: 'imminent' | 'done' | 'canceled' | 'saved' | 'prevented';
  /** Why it happens: a rule of the game, the payment of a cost, or an effect. */
  cause: 'framework' | 'cost' | 'effect';
  card: CardId;
  seat: Seat;
  /** The card whose effect it is. */
  by: CardId;
  /** What this kind of event has besides. */
  of: Of;
  cannotBeSaved: boolean;
  /** For a card that has left play: what it was until then. */
  was: Card | null;
  /** What an ability has put in the place of what would happen. */
  instead: { path: Path; use: Use } | null;
}

/** Any event, as far as all are alike. */
export type AnyEvent = GameEvent<string, unknown>;

/** No seat. */
export const NOBODY: Seat = -1;

/** One effect of an ability of a printed card, by names. */
export interface Path {
  code: Code;
  face: string;
  ability: string;
  effect: string;
}

/** An ability in use: who uses which ability of which card, what for, and what has been chosen. */
export interface Use {
  seat: Seat;
  card: CardId;
  code: Code;
  face: string;
  /** The name of the ability. */
  ability: string;
  /** The event that it answers. */
  event: number;
  /** Chosen cards, players or words, by the name of the choice. */
  chosen: { [name: string]: string[] };
  /** Options of the targets as they were when the ability was declared. */
  legal: { [name: string]: string[] } | null;
  x: number;
  /** Who chooses just now. */
  chooser: Seat;
  /** Part of a loop that is repeated by itself: its choices have been made. */
  repeated?: boolean;
  /** The toll for it has been paid. */
  tolled?: boolean;
  /** Part of its costs could not be paid: it does not go on. */
  unpaid?: boolean;
  /** Its effects have initiated: nobody has canceled them. */
  initiated: boolean;
  /** Whether everything so far has been resolved completely: what comes after "then" asks for it. */
  ok: boolean;
}

export type Until = 'challenge' | 'phase' | 'round' | 'plot' | 'nextPhase' | 'game';

/** An effect that lasts. What it does is found by its path; on what, is locked here. */
export interface Lasting {
  n: number;
  path: Path;
  use: Use;
  until: Until;
  cards: CardId[];
  /** How often it can still be used; -1 is without end. */
  left: number;
  amount: number;
}

/** Something that is to happen later. */
export interface Delayed {
  n: number;
  /** `challengeWon`: when the player of the ability has won the very challenge; `challengeDecided`: or not. */
  at:
    | 'challengeWon'
    | 'challengeDecided'
    | 'challengeEnds'
    | 'phaseEnds'
    | 'phaseBegins'
    | 'roundEnds';
  /** The phase in which it was said. */
  period: number;
  path: Path;
  use: Use;
  /** The cards it is about; one that leaves play is no longer meant. */
  cards: CardId[];
}

export interface Table {
  nextCard: number;
  nextHand: number;
  nextEvent: number;
  round: number;
  /** Counted through the match; `phase` is its name. */
  phaseNumber: number;
  challengeNumber: number;
  phase: Phase;
  first: Seat;
  /** Whose turn it is in the marshaling and challenges phases; else -1. */
  active: Seat;
  /** The active player has not initiated another challenge. */
  declined: boolean;
  players: Player[];
  cards: { [id: CardId]: Card };
  challenge: Challenge | null;
  past: PastChallenge[];
  lasting: Lasting[];
  delayed: Delayed[];
  /** Titles: the pool, and during the draft what is passed on, put aside, and taken. */
  titles: { pool: Code[]; draft: Code[] | null; aside: Code[]; taken: Code[] };
  /** When-revealed abilities that have yet to be initiated, in this plot phase. */
  revealing: CardId[] | null;
  /** What was decided where effects contradict each other (by the keys of the effects). */
  settled: { [conflict: string]: string };
  /** What a player has done in this action window, as long as nobody else does anything. */
  loop: Loop | null;
  /** What raises the strength of characters, by character and source, while somebody waits for it. */
  raises: { [card: CardId]: { [source: string]: number } } | null;
  /** Cards that were last shown to everybody and went back to where nobody sees them. */
  shown: Code[];
  looking: Looking | null;
  /** What the edition has of its own (its `table.ts`, which alone knows what it is). */
  own: object;
}

export interface Loop {
  seat: Seat;
  /** Abilities used, the gold left, and how the table looked after those that were used again. */
  deeds: { use: Use; gold: number; shape: { shape: string; amounts: number[] } | null }[];
  /** How many of the last deeds make an endless loop; 0 is none. */
  found: number;
  /** Abilities of a loop whose repetitions have been named. */
  settled: string[];
}

/** Somebody looks at cards of a hidden place: a whole hand, or as many from the top of a deck. */
export interface Looking {
  seat: Seat;
  whose: Seat;
  where: 'hand' | 'deck';
  codes: Code[];
}

// ---- copies by hand: search bots make thousands of them

const copyCount = (counts: { [key: string]: Count }): { [key: string]: Count } => {
  const copy: { [key: string]: Count } = {};
  for (const key in counts) copy[key] = { period: counts[key].period, times: counts[key].times };
  return copy;
};

export const copyCard = (card: Card): Card => ({
  id: card.id,
  code: card.code,
  owner: card.owner,
  controller: card.controller,
  controls: card.controls.length === 0 ? [] : card.controls.map(({ seat, by }) => ({ seat, by })),
  zone: card.zone,
  knelt: card.knelt,
  facedown: card.facedown,
  power: card.power,
  gold: card.gold,
  tokens: card.tokens && { ...card.tokens },
  host: card.host,
  attachments: card.attachments.slice(),
  duplicates:
    card.duplicates.length === 0
      ? []
      : card.duplicates.map(({ code, facedown }) => ({ code, facedown })),
  face: card.face,
  entered: { how: card.entered.how, phase: card.entered.phase },
  uses: card.uses && copyCount(card.uses),
  leaving: card.leaving,
});

const copyHandCard = ({ id, code }: HandCard): HandCard => ({ id, code });

const copyPlayer = (player: Player): Player => ({
  faction: player.faction,
  agendas: player.agendas.slice(),
  title: player.title,
  plot: player.plot,
  used: player.used.slice(),
  plotDeck: player.plotDeck.slice(),
  selected: player.selected,
  hand: player.hand.map(copyHandCard),
  deck: player.deck.slice(),
  play: player.play.slice(),
  discard: player.discard.slice(),
  dead: player.dead.slice(),
  removed: player.removed.slice(),
  placed: player.placed.map(copyHandCard),
  gold: player.gold,
  out: player.out,
  marshaled: player.marshaled.slice(),
  played: player.played.slice(),
  limited: player.limited,
  initiated: player.initiated.map(({ type, against }) => ({ type, against })),
  redirected: player.redirected,
  max: copyCount(player.max),
});

const copyChallenge = (challenge: Challenge): Challenge => ({
  type: challenge.type,
  attacker: challenge.attacker,
  defender: challenge.defender,
  against: challenge.against,
  attackers: challenge.attackers.slice(),
  defenders: challenge.defenders.slice(),
  stealth: challenge.stealth.map(({ by, bypassed }) => ({ by, bypassed })),
  result: challenge.result && { ...challenge.result },
  keywords: challenge.keywords.slice(),
  claimed: challenge.claimed.slice(),
  ...(challenge.joined && { joined: challenge.joined.slice() }),
});

/** The use as it is now: what is chosen later does not change it. What is legal matters only while it goes on. */
export function copyUse(use: Use): Use {
  const chosen: Use['chosen'] = {};
  for (const name in use.chosen) chosen[name] = use.chosen[name].slice();
  return { ...use, chosen, legal: null };
}

function copyRaises(raises: NonNullable<Table['raises']>): NonNullable<Table['raises']> {
  const copy: NonNullable<Table['raises']> = {};
  for (const id in raises) copy[id] = { ...raises[id] };
  return copy;
}

export function copyTable(table: Table, own: OwnTable): Table {
  const cards: Table['cards'] = {};
  for (const id in table.cards) cards[id] = copyCard(table.cards[id]);
  return {
    nextCard: table.nextCard,
    nextHand: table.nextHand,
    nextEvent: table.nextEvent,
    round: table.round,
    phaseNumber: table.phaseNumber,
    challengeNumber: table.challengeNumber,
    phase: table.phase,
    first: table.first,
    active: table.active,
    declined: table.declined,
    players: table.players.map(copyPlayer),
    cards,
    challenge: table.challenge && copyChallenge(table.challenge),
    past: table.past.map((one) => ({ ...one })),
    lasting: table.lasting.map((one) => ({
      ...one,
      path: { ...one.path },
      use: copyUse(one.use),
      cards: one.cards.slice(),
    })),
    delayed: table.delayed.map((one) => ({
      ...one,
      path: { ...one.path },
      use: copyUse(one.use),
      cards: one.cards.slice(),
    })),
    titles: {
      pool: table.titles.pool.slice(),
      draft: table.titles.draft?.slice() ?? null,
      aside: table.titles.aside.slice(),
      taken: table.titles.taken.slice(),
    },
    revealing: table.revealing?.slice() ?? null,
    settled: { ...table.settled },
    loop: table.loop && {
      seat: table.loop.seat,
      deeds: table.loop.deeds.map(({ use, gold, shape }) => ({
        use: copyUse(use),
        gold,
        shape: shape && { shape: shape.shape, amounts: shape.amounts.slice() },
      })),
      found: table.loop.found,
      settled: table.loop.settled.slice(),
    },
    raises: table.raises && copyRaises(table.raises),
    shown: table.shown.slice(),
    looking: table.looking && { ...table.looking, codes: table.looking.codes.slice() },
    own: own.copy(table.own),
  };
}
