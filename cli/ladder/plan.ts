import type { Fixture, Setting } from '../simulate/job.ts';

/** Who is compared with whom, and in which chairs. */
export interface Ladder extends Setting {
  readonly game: string;
  readonly bots: readonly string[];
  readonly shuffles: number;
  readonly seed: string;
}

/** A game of the ladder: the challenger of a pair alone against others of the other bot. */
export interface Round extends Fixture {
  readonly challenger: string;
  readonly field: string;
}

/**
 * Every pair, on every shuffle, the later named one alone against all others, once on every chair: whatever
 * luck lies in the shuffle or the chair comes to both.
 */
export function* roundsOf({ bots, seats, shuffles, seed }: Ladder): Generator<Round> {
  for (let shuffle = 0; shuffle < shuffles; shuffle++)
    for (const [i, challenger] of bots.entries())
      for (const field of bots.slice(0, i))
        for (let chair = 0; chair < seats; chair++)
          yield {
            seed: `${seed}:${shuffle}`,
            challenger,
            field,
            bots: Array.from({ length: seats }, (_, seat) => (seat === chair ? challenger : field)),
          };
}

export const countOf = ({ bots, seats, shuffles }: Ladder): number =>
  (shuffles * seats * bots.length * (bots.length - 1)) / 2;
