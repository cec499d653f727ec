import type { CardSpec, PositionSpec } from '@small-council/lcg/position';

type Phase = NonNullable<PositionSpec['phase']>;

/** How puzzles of an edition are laid: `plot` is one that does nothing once it is revealed. */
export function cardTables<Player, More extends object>(plot: string) {
  /**
   * A table at the beginning of a phase; in the marshaling phase the first seat's window is open. The first seat
   * is the one that the puzzle is about.
   */
  const melee = (phase: Phase, players: readonly Player[], more?: More) => ({
    phase,
    ...(phase === 'marshaling' && { active: 0 }),
    round: 3,
    ...more,
    players: players.map((player) => ({ plot, ...player })),
  });

  /** The same with one opponent. */
  const joust = (phase: Phase, mine: Player, theirs: Player, more?: More) =>
    melee(phase, [mine, theirs], more);

  return { melee, joust };
}

/** The opponent has the first turn. */
export const THEY_BEGIN = { first: 1 };

export const knelt = (card: string, more: Partial<CardSpec> = {}): CardSpec => ({
  card,
  knelt: true,
  ...more,
});
