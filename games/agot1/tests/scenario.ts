import { createMatch, type Match } from '@small-council/engine';
import type { Lcg, TableView } from '@small-council/lcg';
import { action, odd, sentence } from '@small-council/lcg/blocks';
import { Scenario as Script } from '@small-council/lcg/scenario';
import { findCards } from '../cards/names.ts';
import { pack } from '../cards/registry.ts';
import { agot1 } from '../game.ts';
import { type PositionSpec, position } from '../position.ts';

/** A script with the cards of this edition. */
export class Scenario extends Script {
  constructor(match: Match<Lcg, TableView>) {
    super(match, findCards);
  }
}

/** An agenda whose action does nothing: its player is asked in every action window. */
const WATCHMAN = 'test:watchman';

pack('Test').agenda(WATCHMAN, {
  name: ['Watchman', 'Wächter'],
  abilities: [action({ does: odd(sentence('watchman1', 'nothing', 'nichts'), () => undefined) })],
});

/**
 * A position and a script. Everybody without an agenda has a watchman, so that the match stops in every
 * action window; `quiet` leaves it out.
 */
export function scenario(spec: PositionSpec & { quiet?: boolean }, seed = 'scenario'): Scenario {
  const { quiet = false, ...wanted } = spec;
  const players = wanted.players.map((player) => ({
    ...(!quiet && { agenda: WATCHMAN }),
    ...player,
  }));
  return new Scenario(createMatch(agot1, { ...position({ ...wanted, players }), seed }));
}

/** A whole match from the beginning, with ready-made decks. */
export function newGame(seats = 2, seed = 'new game', options: object = {}): Scenario {
  return new Scenario(createMatch(agot1, { seats, seed, options }));
}
