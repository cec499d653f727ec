import { checkOptions, type Position, type Seat } from '@small-council/engine';
import type { Faction, TokenKind, UnitCard } from './content/definition.ts';
import { ATTACHMENTS, NCUS, TACTICS, UNITS } from './content/index.ts';
import { BOARDS, type BoardName } from './fields.ts';
import { asoiaf } from './game.ts';
import { INCH, type Pose, TERRAIN, type TerrainKind, TURN } from './geometry/index.ts';
import type { ModeId } from './modes/names.ts';
import { raiseWalls } from './modes/stormOfSwords.ts';
import { freshSiege, freshUnit } from './rules/look.ts';
import { sideAt } from './rules/multiplayer.ts';
import {
  CONDITIONS,
  type Condition,
  type Ncu,
  type Options,
  type Piece,
  type Player,
  type Table,
  type Unit,
  ZONES,
  type ZoneId,
} from './table.ts';

/**
 * A position at the start of a turn, in players' words. Places are in inches from the near left corner, headings a
 * quarter of the compass or degrees: `starkSwornSwords at 24,10 facing north, 9 wounds, panicked, activated`.
 */
export interface PositionSpec {
  /** In seat order. */
  players: { [name: string]: PlayerSpec };
  mode?: ModeId;
  size?: number;
  board?: BoardName;
  /** `bog at 24,24 facing east` */
  terrain?: string[];
  /** Objective tokens: `24,24`, `24,24 with card 6`, `24,24 on t0`, the first piece of terrain, or `24,24 held by u0`. */
  tokens?: string[];
  round?: number;
  /** Four players in two teams, the first and the third against the others. */
  teams?: boolean;
  /** Victory points in seat order. */
  points?: number[];
}

export interface PlayerSpec {
  faction?: Faction;
  /** `lannisterGuardsmen with jaimeLannister:theKingslayer at 24,30 facing south`; a second attachment after a `+` */
  units: string[];
  /** `catelynStark:ladyOfWinterfell on crown, 1 token, activated` */
  ncus?: string[];
  hand?: string[];
  /** Top first. */
  deck?: string[];
  discard?: string[];
}

/** Something in the position cannot be. */
export class ImpossiblePosition extends Error {}

const impossible = (why: string): never => {
  throw new ImpossiblePosition(why);
};

const known = <T extends { readonly id: string }>(cards: readonly T[], id: string): T =>
  cards.find((card) => card.id === id) ?? impossible(`there is no card "${id}"`);

const COMPASS: { readonly [name: string]: number } = {
  north: 0,
  east: 900,
  south: 1800,
  west: 2700,
};

const PLACE = /^(-?[\d.]+),(-?[\d.]+)(?: facing (\w+|[\d.]+))?$/;

function pose(text: string): Pose {
  const [, x, y, facing = 'north'] = PLACE.exec(text) ?? impossible(`"${text}" is no place`);
  const h = COMPASS[facing] ?? Math.round(Number(facing) * 10);
  if (!Number.isInteger(h) || h < 0 || h >= TURN) impossible(`"${facing}" is no heading`);
  return { x: Math.round(Number(x) * INCH), y: Math.round(Number(y) * INCH), h };
}

const isCondition = (word: string): word is Condition => CONDITIONS.includes(word as Condition);

function unit(text: string, id: string, seat: Seat): Unit {
  // A place has a comma of its own.
  const [what, ...more] = text.split(/,\s+/);
  const [, card, , attachment, , place] =
    /^(\S+)( with (\S+))?( at (.+))?$/.exec(what) ?? impossible(`"${what}" is no unit`);
  const printed: UnitCard = known(UNITS, card);
  const attachments = attachment
    ? attachment.split('+').map((one) => known(ATTACHMENTS, one).id)
    : [];
  const made = freshUnit(id, seat, printed.id, attachments);
  made.pose = place ? pose(place) : null;
  for (const word of more) {
    const wounds = /^(\d+) wounds?$/.exec(word);
    const tokens = /^(\d+) (faith|banner|order|wound|pillage) tokens?$/.exec(word);
    const beside = /^beside (\S+)( \+(\d+))?$/.exec(word);
    if (wounds) made.wounds = Number(wounds[1]);
    else if (tokens) made.tokens[tokens[2] as TokenKind] = Number(tokens[1]);
    else if (isCondition(word)) made.conditions.push(word);
    else if (word === 'activated') made.activated = true;
    else if (word === 'destroyed') made.destroyed = true;
    else if (word === 'poisoned') made.poison = 1 - seat;
    else if (beside)
      made.cards.push({ card: known(TACTICS, beside[1]).id, seat, tokens: Number(beside[3] ?? 0) });
    else impossible(`"${word}" says nothing about a unit`);
  }
  return made;
}

function ncu(text: string, id: string, seat: Seat): Ncu {
  const [what, ...more] = text.split(/,\s+/);
  const [, card, , zone] = /^(\S+)( on (\w+))?$/.exec(what) ?? impossible(`"${what}" is no NCU`);
  const printed = known(NCUS, card);
  if (zone && !ZONES.includes(zone as ZoneId)) impossible(`there is no zone "${zone}"`);
  const tokens = more.find((word) => word.includes('token'));
  return {
    id,
    seat,
    card: printed.id,
    zone: (zone as ZoneId | undefined) ?? null,
    activated: more.includes('activated') || zone !== undefined,
    tokens: tokens ? Number.parseInt(tokens, 10) : (printed.tokens?.count ?? 0),
    spent: [],
    destroyed: false,
    borrowed: null,
  };
}

function piece(text: string, id: string): Piece {
  const [, kind, place] = /^(\w+) at (.+)$/.exec(text) ?? impossible(`"${text}" is no terrain`);
  if (!Object.hasOwn(TERRAIN, kind)) impossible(`there is no terrain "${kind}"`);
  return { id, kind: kind as TerrainKind, pose: pose(place) };
}

/** What `createMatch` needs to begin at this position. */
export function position(spec: PositionSpec): {
  seats: number;
  options: Options;
  position: Position<Table>;
} {
  const { mode = 'gameOfThrones', size = 40, board = 'standard', round = 2 } = spec;
  const named = Object.entries(spec.players);
  const units: Unit[] = [];
  const ncus: Ncu[] = [];
  const players = named.map(([name, player], seat): Player => {
    for (const text of player.units) units.push(unit(text, `u${units.length}`, seat));
    for (const text of player.ncus ?? []) ncus.push(ncu(text, `n${ncus.length}`, seat));
    const { hand = [], deck = [], discard = [] } = player;
    for (const id of [...hand, ...deck, ...discard]) known(TACTICS, id);
    const lying = units.flatMap(({ seat: owner, cards }) =>
      owner === seat ? cards.map(({ card }) => card) : [],
    );
    const faction = player.faction ?? ((name === 'lannister' ? 'lannister' : 'stark') as Faction);
    return {
      side: sideAt(named.length, spec.teams === true, seat),
      army: { faction, troops: [], ncus: [], sent: [], loose: [] },
      all: [...hand, ...deck, ...discard, ...lying].sort(),
      deck: deck.toReversed(),
      hand: hand.slice(),
      discard: discard.slice(),
    };
  });
  // In a siege the first player defends, and the walls stand.
  const siege = { ...freshSiege(players.length), attacker: mode === 'stormOfSwords' ? 1 : null };
  if (mode === 'stormOfSwords') units.push(...raiseWalls(BOARDS[board], 0, units.length));
  const table: Table = {
    mode,
    size,
    board,
    round,
    first: 0,
    active: 0,
    chooser: 0,
    edges: players.map((_, seat) => seat),
    points: spec.points ?? players.map(() => 0),
    players,
    units,
    ncus,
    terrain: (spec.terrain ?? []).map((text, i) => piece(text, `t${i}`)),
    tokens: (spec.tokens ?? []).map((text, i) => {
      const [, place, , card, , pile, , holder = null] =
        /^(\S+)( with card (\d+))?( on (t\d+))?( held by (u\d+))?$/.exec(text) ??
        impossible(`"${text}" is no token`);
      if (holder !== null && units.every(({ id }) => id !== holder))
        impossible(`there is no unit "${holder}"`);
      const { x, y } = pose(place);
      return { id: `o${i}`, x, y, card: Number(card ?? 0), claimed: holder, pile: pile ?? null };
    }),
    lasting: [],
    test: { unit: '', passed: true, wounds: 0 },
    silenced: [],
    objectives: players.map(() => ({ held: [], used: [] })),
    bearers: [],
    marked: [],
    bounties: [],
    missions: { hands: players.map(() => []), deck: [], active: [], reserve: [], discard: [] },
    siege,
    losses: [],
    quarters: [],
    fallen: [],
    dead: [],
    attacks: [],
    contacts: [],
    nextFirst: [],
    pending: [],
    looks: null,
    out: [],
    leaving: [],
  };
  return {
    seats: players.length,
    options: checkOptions(asoiaf, { mode, size, board, teams: spec.teams === true }) as Options,
    position: {
      table,
      stack: [
        { flow: 'match', at: 'round', vars: {} },
        { flow: 'round', at: 'cleanUp', vars: {} },
        { flow: 'activationPhase', at: 'turn', vars: {} },
      ],
    },
  };
}
