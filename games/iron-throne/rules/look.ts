import type { Message, Seat } from '@small-council/engine';
import { type CharacterId, houseName } from '../houses.ts';
import type { Character, Encounter, M, Part, Player, Side } from '../table.ts';
import type { HouseThing } from '../things.ts';

/** Ways to look at the table that every chapter needs. Nothing here changes anything. */

export const nameOf = (m: M, seat: Seat): Message => houseName[m.table.players[seat].house];

/** The house on a seat, as facts name it. */
export const houseAt = (m: M, seat: Seat): HouseThing => ({
  is: 'house',
  id: m.table.players[seat].house,
  seat,
});

/** Whose fact it is. */
export const whose = (m: M, seat: Seat) => ({ seat, house: houseAt(m, seat) });

export const isAlive = (character: Character): boolean => character.power > 0;

export const living = (player: Player): Character[] => player.characters.filter(isAlive);

export const livingIds = (player: Player): CharacterId[] => living(player).map(({ id }) => id);

/** The character of that name and the seat it belongs to. A leader's token is in the box (IT-105). */
export function findCharacter(m: M, id: string): { seat: Seat; character: Character } {
  for (let seat = 0; seat < m.seats; seat++) {
    const character = m.table.players[seat].characters.find((candidate) => candidate.id === id);
    if (character) return { seat, character };
  }
  throw new Error(`nobody has the character "${id}"`);
}

/** Own markers on other boards: what wins the game (IT-803, IT-950). */
export function spreadInfluence(player: Player, seat: Seat): number {
  let spread = 0;
  for (let board = 0; board < player.influence.length; board++) {
    if (board !== seat) spread += player.influence[board];
  }
  return spread;
}

// ---- the encounter

export function encounterOf(m: M): Encounter {
  if (!m.table.encounter) throw new Error('there is no encounter');
  return m.table.encounter;
}

export const activeSeat = (m: M, side: Side): Seat =>
  side === 'challenger' ? m.table.challenger : encounterOf(m).defender;

export const activeSeats = (m: M): [Seat, Seat] => [m.table.challenger, encounterOf(m).defender];

export const isActive = (m: M, seat: Seat): boolean =>
  m.table.encounter !== null && activeSeats(m).includes(seat);

export const SIDES: readonly Side[] = ['challenger', 'defender'];

export const otherSide = (side: Side): Side => (side === 'challenger' ? 'defender' : 'challenger');

/** The side an active player stands on, whether or not his character has been chosen. */
export const activeSide = (m: M, seat: Seat): Side =>
  seat === m.table.challenger ? 'challenger' : 'defender';

/** A player's part once the encounter phase has begun; before that nobody participates (IT-709). */
export function participation(m: M, seat: Seat): Part | null {
  const encounter = m.table.encounter;
  return encounter?.participating ? encounter.parts[seat] : null;
}

/** The seats on a side, clockwise from the challenger. */
export const seatsOnSide = (m: M, side: Side): Seat[] =>
  m.clockwise(m.table.challenger).filter((seat) => encounterOf(m).parts[seat]?.side === side);

export const supporters = (m: M, side: Side): Seat[] =>
  seatsOnSide(m, side).filter((seat) => !isActive(m, seat));

/** The character that stands in the encounter for this seat, or null if it is dead or there is none. */
export function participant(m: M, seat: Seat): Character | null {
  const part = participation(m, seat);
  const character =
    part && m.table.players[seat].characters.find(({ id }) => id === part.character);
  return character && isAlive(character) ? character : null;
}
