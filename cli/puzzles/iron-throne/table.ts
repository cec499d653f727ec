import { CHARACTERS, type CharacterId, type House } from '@small-council/iron-throne/houses';
import type { PlayerSpec, PositionSpec } from '@small-council/iron-throne/position';
import type { Puzzle } from '../puzzle.ts';

export type IronThronePuzzle = Puzzle<PositionSpec>;

/** Leaders who say nothing before the house cards are revealed. */
const QUIET: { readonly [house in House]: CharacterId } = {
  lannister: 'tywin',
  stark: 'eddard',
  baratheon: 'stannis',
  targaryen: 'daenerys',
  tyrell: 'loras',
};

/** Everybody starts with this much power where nothing else is said: that leaves some for those who need more. */
const POWER = 3;
const SHEET = 2;

function house(
  name: House,
  { leader = QUIET[name], power, ...spec }: Partial<PlayerSpec>,
): PlayerSpec {
  const people = CHARACTERS[name].filter((id) => id !== leader).map((id) => [id, POWER]);
  const hand = ['h2', 'h3', 'h4', 'h5', 'truce'];
  return {
    leader,
    hand,
    sheet: SHEET,
    power: { ...Object.fromEntries(people), ...power },
    ...spec,
  };
}

/** These houses in seat order, the first of them the challenger; with quiet leaders and five cards each. */
export const table = (
  players: { readonly [name in House]?: Partial<PlayerSpec> },
  rest: Omit<PositionSpec, 'players'> = {},
): PositionSpec => ({
  ...rest,
  players: Object.fromEntries(
    Object.entries(players).map(([name, spec]) => [name, house(name as House, spec)]),
  ),
});

/** One character with this much power, the others with one each. */
export const oneStrong = (strong: CharacterId, power: number, ...others: CharacterId[]) => ({
  ...Object.fromEntries(others.map((id) => [id, 1])),
  [strong]: power,
});
