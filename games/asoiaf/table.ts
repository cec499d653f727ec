import type { Play, Reading, Seat } from '@small-council/engine';
import type { Army } from './armies/army.ts';
import type { Book } from './blocks/book.ts';
import type { Use } from './blocks/definition.ts';
import type { TokenKind } from './content/definition.ts';
import type { Facts } from './facts.ts';
import type { BoardName, FieldName } from './fields.ts';
import type { Pose, Quadrant, TerrainKind } from './geometry/index.ts';
import type { ModeId } from './modes/names.ts';
import type { ActionId } from './rules/timing.ts';

/** What the kernel needs to know about this game's types. */
export type War = { table: Table; options: Options; facts: Facts; book: Book };

export type M = Play<War>;
/** A match to look at. */
export type R = Reading<War>;

export type Options = {
  mode: ModeId;
  /** Points of an army (SIF-1001). */
  size: number;
  board: BoardName;
  field: FieldName;
  /** How many pieces of terrain the players place who choose them (SIF-1221). */
  pieces: number;
  /** Four players in teams of two; otherwise three or four fight each for themselves (SIF-1020, SIF-1029). */
  teams: boolean;
  army1: string;
  army2: string;
  army3: string;
  army4: string;
};

/** The three condition tokens (SIF-828). */
export const CONDITIONS = ['panicked', 'vulnerable', 'weakened'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The five zones of the tactics board (SIF-701). */
export const ZONES = ['crown', 'wealth', 'tactics', 'combat', 'maneuver'] as const;
export type ZoneId = (typeof ZONES)[number];

/** A tactics card that lies beside a unit (SIF-1820). */
export interface Attached {
  card: string;
  /** Who has played it. */
  seat: Seat;
  tokens: number;
}

/** A combat unit, on the battlefield or not. */
export interface Unit {
  id: string;
  seat: Seat;
  /** Its card, by id. */
  card: string;
  /** The attachments in it, by id, from the left (SIF-344). Replaced when it changes. */
  attachments: readonly string[];
  /** Wounds suffered so far: models are removed from the rear as they fill (SIF-319, SIF-820). */
  wounds: number;
  /** Where it stands; null while it is not on the battlefield. Replaced when it moves, never changed. */
  pose: Pose | null;
  destroyed: boolean;
  activated: boolean;
  conditions: Condition[];
  /** The orders that were used this round (SIF-824). */
  used: string[];
  cards: Attached[];
  /** The NCUs whose cards influence it (SIF-714). */
  influences: string[];
  /** Tokens on its card and those of its attachments, by kind; they stay across rounds (SIF-1710, SIF-1742). */
  tokens: { [kind in TokenKind]?: number };
  /** What it can do once in a game and has done. */
  spent: string[];
  /** Kept off the table by its attachment or by an NCU (SIF-1721); null where it is not. */
  reserve: 'outflank' | 'ncu' | 'siege' | null;
  /** Its attachments that have lost their abilities for the game. */
  muted: readonly string[];
  /** Attachments that have taken the place of another, with its order to do so again. */
  heirs: readonly string[];
  /** Who has poisoned it (SIF-1745). */
  poison: Seat | null;
}

/** A non-combat unit beside or on the tactics board. */
export interface Ncu {
  id: string;
  seat: Seat;
  card: string;
  zone: ZoneId | null;
  activated: boolean;
  /** Order tokens on its card; they stay across rounds (SIF-1842). */
  tokens: number;
  /** What it can do once in a game and has done. */
  spent: string[];
  destroyed: boolean;
  /** The ability whose influence it has taken over for this round. */
  borrowed: string | null;
}

export interface Player {
  side: number;
  army: Army;
  /** Every tactics card of the deck, by id: everybody knows which they are (SIF-727). */
  all: string[];
  /** Hidden from everybody, the top last. */
  deck: string[];
  /** Hidden from the others. */
  hand: string[];
  discard: string[];
}

/** A piece of terrain as it was placed. */
export interface Piece {
  id: string;
  kind: TerrainKind;
  pose: Pose;
}

/** An objective token on the table, or on the tray of whoever holds it. */
export interface Token {
  id: string;
  x: number;
  y: number;
  /** The objective card that gives its ability, by number; 0 where it has none. */
  card: number;
  /** The unit that has claimed it. */
  claimed: string | null;
  /** The corpse pile that it belongs to, by id (SIF-1357). */
  pile: string | null;
}

/** How long something lasts (SIF-1722, SIF-1829). */
export type Until = 'attack' | 'charge' | 'action' | 'turn' | 'round' | 'game';

/** Something in force on a unit for a time: what it changes is plain data. */
export interface Lasting {
  /** What made it, by the id of the ability or card: the same does not add up (SIF-812). */
  source: string;
  /** The unit, or NCU, that it is about; a side of players as `side0`. */
  on: string;
  key: string;
  amount: number;
  until: Until;
  /** It is for whoever attacks that unit. */
  attackers?: true;
  /** The other unit of it: whom a taunted unit must go for, whom a vow is against. */
  other?: string;
}

/** A part of a card that waits for what a unit or NCU does this turn. */
export interface Pending {
  on: string;
  /** Only before these actions; any, where none is named. */
  actions: ActionId[];
  use: Use;
  index: number;
}

export interface Table {
  mode: ModeId;
  size: number;
  board: BoardName;
  round: number;
  /** Who has the first player token (SIF-127). */
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** Who chose the deployment zone, and deploys first (SIF-1228). */
  chooser: Seat;
  /** The table edge of each side: 0 is the one at y = 0. In a free-for-all its corner: even ones are at y = 0. */
  edges: number[];
  /** Victory points by side (SIF-1027). */
  points: number[];
  players: Player[];
  units: Unit[];
  ncus: Ncu[];
  terrain: Piece[];
  tokens: Token[];
  lasting: Lasting[];
  /** How the latest test ended, for what hangs on it. */
  test: { unit: string; passed: boolean; wounds: number };
  /** Who may play no tactics cards for the rest of the turn (SIF-536). */
  silenced: Seat[];
  /** Objective cards in the hands of a mode, by seat, and those that were used (SIF-1315, SIF-1317). */
  objectives: { held: number[]; used: number[] }[];
  /** Units that have the effect of an objective card, until the end of the round or for the whole game. */
  bearers: { unit: string; card: number; forGame: boolean }[];
  /** Units that are hunted (SIF-1426), and the points that lie on units (SIF-1430). */
  marked: string[];
  bounties: { unit: string; points: number }[];
  /** Mission cards: hands are secret, and so is the order of the deck (SIF-1403, SIF-1450). */
  missions: {
    hands: number[][];
    deck: number[];
    active: number[];
    reserve: number[];
    discard: number[];
  };
  /** A Storm of Swords: the side that attacks, siege cards by seat, and what they do in this round. */
  siege: {
    attacker: number | null;
    cards: number[][];
    /** Whose units must keep their nerve when they activate, by side (SIF-996). */
    fear: number | null;
    /** The unit that may enter a round early, and the wall that shoots twice (SIF-997). */
    early: string | null;
    again: string | null;
  };
  /** The units that were destroyed this round: whose, by whom, and whether a commander was in it. */
  losses: { seat: Seat; by: Seat | null; commander: boolean }[];
  /** NCUs that stand in a quarter of the battlefield (SIF-1441). */
  quarters: { ncu: string; quadrant: Quadrant }[];
  /** Commanders that have been destroyed before, by seat (SIF-1326). */
  fallen: Seat[];
  /** Who is out of a free-for-all (SIF-1035), and who has given up and leaves at the end of the turn. */
  out: Seat[];
  leaving: Seat[];
  /** Attachments that have been destroyed, and whose they were. */
  dead: { seat: Seat; attachment: string }[];
  /** Who attacked whom this round. */
  attacks: { attacker: string; defender: string }[];
  /** Who was engaged when the turn began. */
  contacts: { one: string; other: string }[];
  /** Who becomes first player next round, by cards (SIF-1832). */
  nextFirst: Seat[];
  /** What cards have left for this turn: before an action of a unit, or the claim of an NCU. */
  pending: Pending[];
  /** Who looks at whose hand just now. */
  looks: { by: Seat; at: Seat } | null;
}

const copyPlayer = (player: Player): Player => ({
  side: player.side,
  army: player.army,
  all: player.all,
  deck: player.deck.slice(),
  hand: player.hand.slice(),
  discard: player.discard.slice(),
});

const copyUnit = (unit: Unit): Unit => ({
  id: unit.id,
  seat: unit.seat,
  card: unit.card,
  attachments: unit.attachments,
  wounds: unit.wounds,
  pose: unit.pose,
  destroyed: unit.destroyed,
  activated: unit.activated,
  conditions: unit.conditions.slice(),
  used: unit.used.slice(),
  cards: unit.cards.map(({ card, seat, tokens }) => ({ card, seat, tokens })),
  influences: unit.influences.slice(),
  tokens: { ...unit.tokens },
  spent: unit.spent.slice(),
  reserve: unit.reserve,
  muted: unit.muted,
  heirs: unit.heirs,
  poison: unit.poison,
});

const copyNcu = (ncu: Ncu): Ncu => ({
  id: ncu.id,
  seat: ncu.seat,
  card: ncu.card,
  zone: ncu.zone,
  activated: ncu.activated,
  tokens: ncu.tokens,
  spent: ncu.spent.slice(),
  destroyed: ncu.destroyed,
  borrowed: ncu.borrowed,
});

/** A copy by hand: search bots make thousands of them. Poses, armies, pieces and lists of attachments never change and are shared. */
export const copyTable = (table: Table): Table => ({
  mode: table.mode,
  size: table.size,
  board: table.board,
  round: table.round,
  first: table.first,
  active: table.active,
  chooser: table.chooser,
  edges: table.edges.slice(),
  points: table.points.slice(),
  players: table.players.map(copyPlayer),
  units: table.units.map(copyUnit),
  ncus: table.ncus.map(copyNcu),
  terrain: table.terrain.slice(),
  tokens: table.tokens.map((token) => ({ ...token })),
  lasting: table.lasting.slice(),
  test: { ...table.test },
  silenced: table.silenced.slice(),
  objectives: table.objectives.map(({ held, used }) => ({
    held: held.slice(),
    used: used.slice(),
  })),
  bearers: table.bearers.slice(),
  marked: table.marked.slice(),
  bounties: table.bounties.slice(),
  missions: {
    hands: table.missions.hands.map((hand) => hand.slice()),
    deck: table.missions.deck.slice(),
    active: table.missions.active.slice(),
    reserve: table.missions.reserve.slice(),
    discard: table.missions.discard.slice(),
  },
  siege: {
    attacker: table.siege.attacker,
    cards: table.siege.cards.map((hand) => hand.slice()),
    fear: table.siege.fear,
    early: table.siege.early,
    again: table.siege.again,
  },
  losses: table.losses.slice(),
  quarters: table.quarters.slice(),
  fallen: table.fallen.slice(),
  out: table.out.slice(),
  leaving: table.leaving.slice(),
  dead: table.dead.slice(),
  attacks: table.attacks.slice(),
  contacts: table.contacts.slice(),
  nextFirst: table.nextFirst.slice(),
  pending: table.pending.slice(),
  looks: table.looks && { ...table.looks },
});
