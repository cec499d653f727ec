import { a, constant, modifier } from '@small-council/lcg/blocks';
import { type Faction, pack } from '../cards/registry.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Players, cards and positions that many tests begin with. */

type Player = (more?: Partial<PlayerSpec>) => PlayerSpec;

/** A player of this faction; the plot lies there without doing anything any more. */
export const playerOf =
  (faction: Faction, plot = 'Calling the Banners'): Player =>
  (more = {}) => ({ faction, plot, ...more });

export const baratheon = playerOf('baratheon');
export const greyjoy = playerOf('greyjoy');
export const lannister = playerOf('lannister');
export const martell = playerOf('martell');
export const stark = playerOf('stark');
export const targaryen = playerOf('targaryen');
export const tyrell = playerOf('tyrell');
export const watch = playerOf('thenightswatch');

export const knelt = (card: string, more: Partial<CardSpec> = {}): CardSpec => ({
  card,
  knelt: true,
  ...more,
});

/** Declares a location that halves, doubles or sets the STR of every character. */
export const strengthChanger = (
  code: string,
  name: string,
  how: 'times' | 'set',
  amount: number,
): void =>
  pack('Test', 'neutral').location(code, {
    name: [name, name],
    cost: 0,
    abilities: [
      constant(
        modifier(
          'strength',
          'strength',
          a('character'),
          { how, amount: () => amount },
          { amount, forEach: null },
        ),
      ),
    ],
  });

/** A card with attachments of its controller. */
export const bearing = (card: string, ...attachments: (string | CardSpec)[]): CardSpec => ({
  card,
  attachments,
});

/** These players at the beginning of a phase. */
export const at =
  (phase: PositionSpec['phase'], more: Partial<PositionSpec> = {}) =>
  (...players: PlayerSpec[]): Scenario =>
    scenario({ phase, players, ...more });

/** With cards of the Core set alone: what else there is would open more windows. */
export const core: typeof scenario = (spec) => scenario({ sets: 'core', ...spec });

type Position = (mine: Partial<PlayerSpec>, theirs?: Partial<PlayerSpec>) => Scenario;

/** The positions of two players, where it is the first whose cards are looked at; `made` by `core`, perhaps. */
export function duel(
  me: Player,
  opponent: Player,
  made = scenario,
): {
  /** The beginning of a phase. */
  phase: (name: PositionSpec['phase'], more?: Partial<PositionSpec>) => Position;
  /** The beginning of the challenges phase. */
  challenges: Position;
  /** The same with the opponent first, who attacks first. */
  attacked: Position;
  /** The first one's marshaling window, with gold. */
  marshaling: Position;
} {
  const phase =
    (name: PositionSpec['phase'], more: Partial<PositionSpec> = {}): Position =>
    (mine, theirs) =>
      made({ phase: name, players: [me(mine), opponent(theirs)], ...more });
  const marshaling = phase('marshaling', { active: 0 });
  return {
    phase,
    challenges: phase('challenges'),
    attacked: phase('challenges', { first: 1 }),
    marshaling: (mine, theirs) => marshaling({ gold: 10, ...mine }, theirs),
  };
}
