import type { House } from '../../cards/index.ts';
import type { CardSpec, PlayerSpec, PositionSpec } from '../../position.ts';
import { type Scenario, scenario } from '../scenario.ts';

/** Players and positions that tests of cards begin with. */

type Player = (more?: Partial<PlayerSpec>) => PlayerSpec;

/** A player of this House, with a plot that only keeps gold after the round. */
export const playerOf =
  (house: House, plot = 'Planning Ahead'): Player =>
  (more = {}) => ({ house, plot, ...more });

export const baratheon = playerOf('baratheon');
export const lannister = playerOf('lannister');
export const stark = playerOf('stark');
export const targaryen = playerOf('targaryen');
export const martell = playerOf('martell');

export const knelt = (card: string, more: Partial<CardSpec> = {}): CardSpec => ({
  card,
  knelt: true,
  ...more,
});

/** A card with attachments of its controller. */
export const bearing = (card: string, ...attachments: (string | CardSpec)[]): CardSpec => ({
  card,
  attachments,
});

type Position = (mine: Partial<PlayerSpec>, theirs?: Partial<PlayerSpec>) => Scenario;

/** The positions of two players, where it is the first whose cards are looked at. */
export function duel(me: Player, opponent: Player) {
  const phase =
    (name: PositionSpec['phase'], more: Partial<PositionSpec> = {}): Position =>
    (mine, theirs) =>
      scenario({ phase: name, players: [me(mine), opponent(theirs)], ...more });
  const marshaling = phase('marshaling', { active: 0 });
  return {
    /** The beginning of a phase. */
    phase,
    /** The beginning of the challenges phase. */
    challenges: phase('challenges'),
    /** The same with the opponent first, who attacks first. */
    attacked: phase('challenges', { first: 1 }),
    /** The first one's marshaling window, with gold. */
    marshaling: ((mine, theirs) => marshaling({ gold: 10, ...mine }, theirs)) as Position,
    /** The first one's dominance window, after dominance was determined. */
    dominance: ((mine, theirs) =>
      phase('dominance')(mine, theirs).until('dominanceWindow', 0)) as Position,
    /** Both have chosen these plots; the first one is the first player. */
    reveals: (
      mine: Partial<PlayerSpec> & { reveals: string },
      theirs: Partial<PlayerSpec> & { reveals?: string } = {},
    ): Scenario => {
      const { reveals, ...first } = mine;
      const { reveals: other = 'Planning Ahead', ...second } = theirs;
      return scenario({
        phase: 'plot',
        players: [
          me({ ...first, plotDeck: [reveals] }),
          opponent({ ...second, plotDeck: [other] }),
        ],
      })
        .until('choosePlots', 0)
        .by(0, reveals)
        .by(1, other)
        .until('chooseFirstPlayer')
        .choose('0');
    },
  };
}
