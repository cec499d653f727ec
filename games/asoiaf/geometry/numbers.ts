/** One inch. Lengths and places are whole thousandths of an inch ("mil"), SIF-918. */
export const INCH = 1000;

/** Distance limits are inclusive, and forgive this much (SIF-916, SIF-917). */
export const EPS = 1;

/** A gap up to this is contact, an overlap up to this is none (SIF-917). */
export const CONTACT = 10;

/** Trays that block sight are enlarged by this much on every side (SIF-913). */
export const SIGHT = 5;

/** Shares of a tray's area that differ by no more than this are equal (SIF-910). */
export const AREA_TIE = 0.001;

/** A part of a tray smaller than this, in square mil, is not there at all. */
export const MIN_ARC_AREA = 100;

/** How near to an enemy no move but a charge may end (SIF-420). */
export const APART = INCH;

/** What computing with doubles may be wrong by, far below every tolerance: a millionth of an inch. */
export const HAIR = 0.001;

/** To the nearest whole number, halves away from zero, so that a mirrored position stays mirrored. */
export const rounded = (value: number): number =>
  value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5);

/** The largest whole number up to `most` that passes; whatever is above a failure fails too. */
export function largest(most: number, passes: (value: number) => boolean): number {
  if (passes(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
