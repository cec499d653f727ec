/** Numbers as short as a path needs them: one decimal, no leading zero, no space before a minus. */

const short = (value: number, digits: number): string => {
  const scale = digits === 0 ? 1 : digits === 1 ? 10 : 100;
  const rounded = Math.round(value * scale) / scale;
  return (rounded === 0 ? 0 : rounded).toString().replace(/^(-?)0\./, '$1.');
};

function join(values: readonly number[], digits: number): string {
  let text = '';
  for (const value of values) {
    const next = short(value, digits);
    text += text !== '' && next[0] !== '-' ? ` ${next}` : next;
  }
  return text;
}

/** Tenths, for thin cuts. */
export const N = (...values: readonly number[]): string => join(values, 1);
/** Whole units, for large shapes. */
export const I = (...values: readonly number[]): string => join(values, 0);
/** Hundredths, for scales and opacities. */
export const F = (...values: readonly number[]): string => join(values, 2);

const TURN = 6.283185307179586;

/**
 * Sine from plain sums and products: these are the same on every machine, which the platform's own are
 * not bound to be, and the same recipe must give the same picture everywhere.
 */
export function sin(angle: number): number {
  let x = angle - TURN * Math.round(angle / TURN);
  if (x > TURN / 4) x = TURN / 2 - x;
  if (x < -TURN / 4) x = -TURN / 2 - x;
  const q = x * x;
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

export const cos = (angle: number): number => sin(angle + TURN / 4);
export const PI = TURN / 2;
export const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy) || 1;
