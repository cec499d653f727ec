import { CHARACTERS, type CharacterId, type House } from '../houses.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { type Scenario, scenario } from './scenario.ts';

type Cast = { [house in House]?: Partial<PlayerSpec> };

/**
 * The first house named challenges the second; the others look on. What is not said: everybody holds
 * one small Hostility, has nothing on his sheet, and is led by the first of his house.
 */
export function stage(cast: Cast, more: Omit<Partial<PositionSpec>, 'players'> = {}): Scenario {
  const houses = Object.keys(cast) as House[];
  const players = houses.map((house) => [
    house,
    { leader: CHARACTERS[house][0] as CharacterId, sheet: 0, hand: ['h1'], ...cast[house] },
  ]);
  return scenario({
    challenger: houses[0],
    events: [houses[1]],
    players: Object.fromEntries(players),
    ...more,
  });
}

/** Default answers until this house is asked at this step. */
export function ask(game: Scenario, house: House, step: string): Scenario {
  for (let i = 0; game.step !== step || !game.waiting.includes(house); i++) {
    if (game.match.result || i > 300) throw new Error(`${house} is never asked at "${step}"`);
    game.default();
  }
  return game;
}

/** The house uses its leader's ability at its next opportunity. */
export const lead = (game: Scenario, house: House): Scenario =>
  ask(game, house, 'useLeader').say(house, 'use');

/** Default answers until the house may play this character card for its text. */
export function ready(game: Scenario, house: House, card: CharacterId): Scenario {
  const may = () =>
    game.step === 'playCard' &&
    game.waiting.includes(house) &&
    game.options(house).includes(`${house}:${card}`);
  for (let i = 0; !may(); i++) {
    if (game.match.result || i > 300) throw new Error(`${house} can never play ${card}`);
    game.default();
  }
  return game;
}

/** The house plays a character card for its text at its next opportunity. */
export const play = (game: Scenario, house: House, card: CharacterId): Scenario =>
  ready(game, house, card).say(house, card);

/** An offer of support that is accepted. */
export function support(game: Scenario, house: House, offer: string): Scenario {
  ask(game, house, 'offer').say(house, offer);
  return game.say(game.waiting[0], 'accept');
}

/**
 * Plays the turn to its end by default answers and says what this house could have done on the way:
 * `use` its leader's ability, or play character cards, by their names.
 */
export function chances(game: Scenario, house: House): string[] {
  const { turn } = game.table;
  const found: string[] = [];
  for (let i = 0; !game.match.result && game.table.turn === turn; i++) {
    if (i > 300) throw new Error('the turn does not end');
    if (['useLeader', 'playCard'].includes(game.step) && game.waiting.includes(house)) {
      found.push(...game.options(house).map((id) => id.split(':').at(-1) as string));
    }
    game.default();
  }
  return found;
}

/** The last totals that were told. */
export const totals = (game: Scenario): unknown =>
  game.told('spectator', 'fact.totals').at(-1)?.params;
