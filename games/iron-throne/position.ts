import { checkOptions, type Position, type Seat } from '@small-council/engine';
import { ironThrone } from './game.ts';
import {
  type Card,
  CHARACTERS,
  type CharacterId,
  cardFacts,
  HOUSES,
  type House,
  houseDeck,
  isCard,
  MARKERS,
} from './houses.ts';
import { eventDeck } from './rules/setup.ts';
import { match, turn } from './rules/turn.ts';
import {
  betweenTurns,
  type EventId,
  type Hostage,
  type Options,
  type Player,
  type Table,
} from './table.ts';

/** A position at the start of a turn, by names. What is not said is as at the start of the game. */
export interface PositionSpec {
  /** In seat order, clockwise. */
  players: { [house in House]?: PlayerSpec };
  /** The first house named where it is not said. */
  challenger?: House;
  /** Top of the event deck first; the others follow. */
  events?: EventId[];
  eventDiscard?: EventId[];
  options?: Partial<Options>;
}

export interface PlayerSpec {
  leader: CharacterId;
  /** Power on the leader sheet. */
  sheet?: number;
  /** Power by character; 0 is dead. */
  power?: { [character in CharacterId]?: number };
  /** Own markers on other boards. */
  influence?: { [house in House]?: number };
  /** Own cards by what they show: `h12`, `truce`, `arya`. */
  hand?: string[];
  /** Top of the deck first; own cards that are named nowhere lie under them. */
  deck?: string[];
  /** Nothing lies under the named cards of the deck. */
  deckIsAll?: boolean;
  discard?: string[];
  /** Cards of other houses, in full: `stark:h12`. Only the holder knows them. */
  hostages?: string[];
}

/** Something in the position cannot be. */
export class ImpossiblePosition extends Error {}

const impossible = (why: string): never => {
  throw new ImpossiblePosition(why);
};

const START = 4;

/** What `createMatch` needs to begin here. Refuses what cannot be, with the reason. */
export function position(spec: PositionSpec): {
  seats: number;
  options: Partial<Options>;
  position: Position<Table>;
} {
  const houses = Object.keys(spec.players) as House[];
  for (const house of houses)
    if (!HOUSES.includes(house)) impossible(`there is no house "${house}"`);
  const { min, max } = ironThrone.seats;
  if (houses.length < min || houses.length > max)
    impossible(`${houses.length} players; it takes ${min} to ${max}`);
  const options = {
    ...spec.options,
    ...Object.fromEntries(houses.map((house, i) => [`house${i + 1}`, house])),
  };
  checkOptions(ironThrone, options);

  const left = new Map(houses.map((house) => [house, houseDeck(house)]));
  const use = (house: House, name: string, where: string): Card => {
    const card = name.includes(':') ? name : `${house}:${name}`;
    if (!isCard(card)) impossible(`there is no card "${card}" (${where})`);
    const cards =
      left.get(cardFacts(card).house) ??
      impossible(`${card} belongs to a house that does not play (${where})`);
    const at = cards.indexOf(card);
    if (at < 0) impossible(`there are not that many of ${card} (${where})`);
    return cards.splice(at, 1)[0];
  };

  const players = houses.map((house, seat) =>
    placePlayer(house, seat, houses, spec.players[house] as PlayerSpec, use),
  );
  // Every named card has its place: what is left lies in the decks, under what was named.
  houses.forEach((house, seat) => {
    const rest = left.get(house) as Card[];
    const named = spec.players[house] as PlayerSpec;
    if (named.deckIsAll) players[seat].discard.push(...rest);
    else players[seat].deck.unshift(...rest);
    if (players[seat].deck.length === 0 && players[seat].discard.length > 0)
      impossible(
        `the deck of ${house} is used up, so its discard pile would have been shuffled (IT-538)`,
      );
  });
  const power = players.flatMap(({ sheet, characters }) => [
    sheet,
    ...characters.map((character) => character.power),
  ]);
  const table: Table = {
    turn: 0,
    challenger: seatOf(houses, spec.challenger ?? houses[0]),
    players,
    box: boxOf(power, houses.length),
    events: eventsFor(houses, spec),
    event: null,
    eventDiscard: spec.eventDiscard ?? [],
    ...betweenTurns(),
  };
  const stack = [
    { flow: match.name, at: turn.name, vars: {} },
    { flow: turn.name, at: turn.steps[0].name, vars: {} },
  ];
  return { seats: houses.length, options, position: { table, stack } };
}

const seatOf = (houses: House[], house: House): Seat => {
  const seat = houses.indexOf(house);
  return seat < 0 ? impossible(`${house} does not play`) : seat;
};

/** Power is never created: 20 a player (IT-948). */
function boxOf(power: number[], seats: number): number {
  if (power.some((amount) => !Number.isSafeInteger(amount) || amount < 0))
    impossible('power is a whole number from 0');
  const box = 20 * seats - power.reduce((sum, amount) => sum + amount, 0);
  return box < 0
    ? impossible(`${-box} power too much: there are 20 for each player (IT-948)`)
    : box;
}

function placePlayer(
  house: House,
  seat: Seat,
  houses: House[],
  spec: PlayerSpec,
  use: (house: House, name: string, where: string) => Card,
): Player {
  const ids = CHARACTERS[house] as readonly CharacterId[];
  if (!ids.includes(spec.leader)) impossible(`${spec.leader} cannot lead house ${house}`);
  const characters = ids
    .filter((id) => id !== spec.leader)
    .map((id) => ({ id, power: spec.power?.[id] ?? START }));
  for (const id of Object.keys(spec.power ?? {})) {
    if (!characters.some((character) => character.id === id))
      impossible(`${id} is no character of ${house} here`);
  }
  if (characters.every(({ power }) => power === 0))
    impossible(`all characters of ${house} are dead: the game is over`);
  for (const [other, markers] of Object.entries(spec.influence ?? {})) {
    if (other === house || !houses.includes(other as House))
      impossible(`${house} cannot have influence on ${other}`);
    if (!Number.isSafeInteger(markers) || markers < 0)
      impossible('influence is a whole number from 0');
  }
  const influence = houses.map((other) => spec.influence?.[other] ?? 0);
  const spread = influence.reduce((sum, markers) => sum + markers, 0);
  if (spread >= MARKERS)
    impossible(`${house} has spread ${spread} of ${MARKERS} markers: the game is over`);
  influence[seat] = MARKERS - spread;
  const hostages = (spec.hostages ?? []).map((name): Hostage => {
    const card = use(house, name, `hostages of ${house}`);
    if (cardFacts(card).house === house)
      impossible(`${card} is no hostage of its own house (IT-607)`);
    return { card, knownBy: [seat] };
  });
  const own = (names: string[] = [], where: string): Card[] =>
    names.map((name) => {
      const card = use(house, name, `${where} of ${house}`);
      return cardFacts(card).house === house ? card : impossible(`${card} is no card of ${house}`);
    });
  return {
    house,
    drawn: [],
    leader: spec.leader,
    sheet: spec.sheet ?? START,
    characters,
    influence,
    hand: own(spec.hand, 'hand'),
    deck: own(spec.deck, 'deck').reverse(),
    discard: own(spec.discard, 'discard pile'),
    hostages,
  };
}

function eventsFor(houses: House[], { events = [], eventDiscard = [] }: PositionSpec): EventId[] {
  const left = eventDeck(houses);
  for (const event of [...events, ...eventDiscard]) {
    const at = left.indexOf(event);
    if (at < 0) impossible(`there are not that many events "${event}"`);
    left.splice(at, 1);
  }
  return [...left, ...events.toReversed()];
}
