/** A colour as `#rrggbb`. */
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
  Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);

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

export const FIRE = '#ff9a3c';
export const EMBER = '#ffcf6b';
export const BLOOD = '#b3202a';
export const GOLD = '#f0bd45';
export const ICE = '#cfe4ee';
export const BONE = '#f0e6cf';
export const STEEL = '#8b97a0';
export const WOOD = '#6a4324';
export const WHITE = '#ffffff';
