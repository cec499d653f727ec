/** A colour as `#rgb` or, where the finest difference counts, as `#rrggbb`. */
export type Colour = string;

/** Five inks and an accent: k black, d dark, m middle, l light, p pale, a accent. */
export interface Inks {
  readonly k: Colour;
  readonly d: Colour;
  readonly m: Colour;
  readonly l: Colour;
  readonly p: Colour;
  readonly a: Colour;
}

const part = (colour: Colour, i: number): number =>
  colour.length === 4
    ? Number.parseInt(colour[1 + i], 16) * 17
    : Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);

const mixed = new Map<string, Colour>();

/** So much of `b` in `a`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const key = a + b + share;
  const known = mixed.get(key);
  if (known) return known;
  let colour = '#';
  for (let i = 0; i < 3; i++) {
    const from = part(a, i);
    const value = Math.round(from + (part(b, i) - from) * share);
    colour += value.toString(16).padStart(2, '0');
  }
  mixed.set(key, colour);
  return colour;
}

export const FIRE = '#f94';
export const EMBER = '#fc6';
export const BLOOD = '#b22';
export const GOLD = '#eb4';
export const ICE = '#cde';
export const BONE = '#eec';
export const STEEL = '#899';
export const WOOD = '#642';
export const WHITE = '#fff';
