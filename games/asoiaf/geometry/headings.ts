import { SINES } from './sines.ts';

/** A full turn. Headings are whole tenths of a degree, clockwise from north (+y), 0 to 3599 (SIF-918). */
export const TURN = 3600;
export const HALF_TURN = 1800;
export const QUARTER_TURN = 900;

const UNIT = 1073741824;

/** The same heading within one turn. */
export const normal = (heading: number): number => ((heading % TURN) + TURN) % TURN;

/** Where one looks who has turned round. */
export const opposite = (heading: number): number => normal(heading + HALF_TURN);

/** Sines of all headings, from the table of the first quarter; exact, since 2^30 is a power of two. */
const WHOLE_TURN: readonly number[] = Array.from({ length: TURN }, (_, heading) => {
  const quarter = Math.floor(heading / QUARTER_TURN);
  const within = heading % QUARTER_TURN;
  const sine = SINES[quarter % 2 === 0 ? within : QUARTER_TURN - within] / UNIT;
  return quarter < 2 ? sine : -sine;
});

export const sine = (heading: number): number => WHOLE_TURN[heading];

export const cosine = (heading: number): number =>
  WHOLE_TURN[
    heading < TURN - QUARTER_TURN ? heading + QUARTER_TURN : heading + QUARTER_TURN - TURN
  ];

/** The heading that comes nearest to the direction (dx, dy), found in the table. */
export function towards(dx: number, dy: number): number {
  // The sine of the angle from the heading to the direction falls as the heading turns towards it.
  let low = dx >= 0 ? 0 : HALF_TURN;
  let high = low + HALF_TURN;
  const past = (heading: number): boolean => {
    const at = normal(heading);
    return dx * cosine(at) - dy * sine(at) <= 0;
  };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (past(middle)) high = middle;
    else low = middle;
  }
  const off = (heading: number): number => {
    const at = normal(heading);
    return Math.abs(dx * cosine(at) - dy * sine(at));
  };
  return normal(off(low) < off(high) ? low : high);
}

/** The largest angle, at most a quarter turn, whose sine is not above `ratio`, and one step more. */
export function widthOf(ratio: number): number {
  let low = 0;
  let high = QUARTER_TURN;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (sine(middle) > ratio) high = middle;
    else low = middle;
  }
  return high;
}

/** How far apart two headings are, 0 to a half turn. */
export function between(one: number, other: number): number {
  const apart = normal(one - other);
  return Math.min(apart, TURN - apart);
}
