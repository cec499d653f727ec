import { Chance, createMatch, type Question, sampleAnswer } from '@small-council/engine';
import { ironThrone } from '../game.ts';
import type { CharacterId, House } from '../houses.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { Scenario, scenario } from './scenario.ts';

/** Leaders who have nothing to say before the house cards are revealed. */
const QUIET: { [house in House]: CharacterId } = {
  lannister: 'tywin',
  stark: 'eddard',
  baratheon: 'stannis',
  targaryen: 'daenerys',
  tyrell: 'loras',
};

type Players = { [house in House]?: Partial<PlayerSpec> };

/**
 * These houses in seat order, with quiet leaders and five cards each, one of them a Truce: a full hand,
 * so that nobody draws at the end of a turn in which he has put no card. The rest as it is told.
 */
export function quietTable(
  players: Players,
  rest: Omit<PositionSpec, 'players'> = {},
  seed?: string,
): Scenario {
  const seated = Object.entries(players).map(([house, spec]) => [
    house,
    { leader: QUIET[house as House], hand: ['h1', 'h2', 'h3', 'h4', 'truce'], ...spec },
  ]);
  return scenario({ ...rest, players: Object.fromEntries(seated) }, seed);
}

/** A whole match of answers by chance; `look` is called at every question and at the end. */
export function playByChance(
  seats: number,
  seed: string,
  look: (game: Scenario) => void = () => {},
): Scenario {
  const game = new Scenario(createMatch(ironThrone, { seats, seed }));
  const chance = new Chance(`${seed}: answers`);
  while (!game.match.result) {
    look(game);
    const [seat] = game.match.waiting;
    const answer = sampleAnswer(game.match.question(seat) as Question, chance);
    game.match.answer(seat, game.match.state.moment, answer);
  }
  look(game);
  return game;
}
