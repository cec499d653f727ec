/**
 * The one source of chance in a match: the ChaCha block function of RFC 8439 run as a generator, with
 * 8 rounds as the generators of Go and Rust do. It is here for secrecy: whoever writes down every
 * shuffle and every die still cannot tell the next one. Its state is plain data inside the match, so
 * the same seed and the same answers give the same match on every machine.
 */
export interface ChanceState {
  /** The secret: eight 32-bit words. */
  key: number[];
  /** How many blocks have been made. */
  block: number;
  /** Words of the last block (or loaded ones), and how many of them are still unused. */
  pool: number[];
  left: number;
}

const WORDS = 16;
const ROUNDS = 8;
const NO_NONCE = [0, 0, 0] as const;
const TWO_32 = 2 ** 32;
/** Up to here the product of a word and a count is exact in a double. */
const MAX_BELOW = 2 ** 21;
const work = new Int32Array(WORDS);

function quarter(a: number, b: number, c: number, d: number): void {
  let wa = work[a];
  let wb = work[b];
  let wc = work[c];
  let wd = work[d];
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  work[a] = wa;
  work[b] = wb;
  work[c] = wc;
  work[d] = wd;
}

const start = new Int32Array(WORDS);

/** One ChaCha block: 16 words from a key, a counter and a nonce of three words. */
export function chachaBlock(
  key: ArrayLike<number>,
  counter: number,
  nonce: readonly [number, number, number],
  rounds: number,
  out: number[],
): void {
  start[0] = 0x61707865;
  start[1] = 0x3320646e;
  start[2] = 0x79622d32;
  start[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i];
  start[12] = counter;
  start[13] = nonce[0];
  start[14] = nonce[1];
  start[15] = nonce[2];
  work.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = (work[i] + start[i]) >>> 0;
}

const HEX_SEED = /^[0-9a-f]{64}$/i;

/**
 * A seed of 64 hexadecimal digits is the key itself: that is what a server draws. Any other text
 * ("42" on a command line) is stretched: its characters are mixed into the key, a block at a time.
 */
function keyFrom(seed: string): number[] {
  const key = new Array<number>(8).fill(0);
  if (HEX_SEED.test(seed)) {
    for (let i = 0; i < 8; i++) key[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    return key;
  }
  const mixed: number[] = [];
  for (let from = 0; from <= seed.length; from += 8) {
    for (let i = 0; i < 8 && from + i < seed.length; i++) {
      key[i] = (key[i] ^ seed.charCodeAt(from + i)) >>> 0;
    }
    chachaBlock(key, seed.length - from, NO_NONCE, 20, mixed);
    for (let i = 0; i < 8; i++) key[i] = mixed[i];
  }
  return key;
}

export function chanceState(seed: string): ChanceState {
  return { key: keyFrom(seed), block: 0, pool: new Array<number>(WORDS).fill(0), left: 0 };
}

export function copyChance(state: ChanceState): ChanceState {
  return {
    key: state.key.slice(),
    block: state.block,
    pool: state.pool.slice(),
    left: state.left,
  };
}

/**
 * Dice that will fall like this: the next draws of this state, whatever the seed says. For scenarios and
 * puzzles; nothing that a player can reach calls it.
 */
export function loadDice(
  state: ChanceState,
  dice: readonly { readonly face: number; readonly sides: number }[],
): void {
  state.pool = dice.map(({ face, sides }) => Math.floor(((face - 0.5) * TWO_32) / sides));
  state.left = dice.length;
}

/** Dice, shuffles and draws over a state that the match (or a bot) owns. */
export class Chance {
  readonly state: ChanceState;

  constructor(seed: string | ChanceState) {
    this.state = typeof seed === 'string' ? chanceState(seed) : seed;
  }

  /** 32 random bits. */
  word(): number {
    const state = this.state;
    if (state.left === 0) {
      state.pool.length = WORDS;
      chachaBlock(state.key, state.block, NO_NONCE, ROUNDS, state.pool);
      state.block++;
      state.left = WORDS;
    }
    return state.pool[state.pool.length - state.left--];
  }

  /** A whole number from 0 to `count - 1`, each equally likely. */
  below(count: number): number {
    if (count <= 1) return 0;
    if (count > MAX_BELOW) throw new RangeError(`cannot draw below ${count}`);
    // Lemire's method: the high half of the product is the number; a low half under 2^32 mod count
    // would make some numbers likelier than others, so it is drawn again.
    for (;;) {
      const product = this.word() * count;
      const high = Math.floor(product / TWO_32);
      const low = product - high * TWO_32;
      if (low >= count || low >= TWO_32 % count) return high;
    }
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** One die with this many sides, 1 to `sides`. */
  die(sides = 6): number {
    return 1 + this.below(sides);
  }

  /** Several dice at once, in the order in which they lie there. */
  dice(count: number, sides = 6): number[] {
    const faces = new Array<number>(Math.max(0, count));
    for (let i = 0; i < faces.length; i++) faces[i] = this.die(sides);
    return faces;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from nothing');
    return items[this.below(items.length)];
  }

  /** Shuffles in place (Fisher-Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    return items;
  }

  /** A fresh, unrelated seed: for a fork that must not share its future with the original. */
  seed(): string {
    let hex = '';
    for (let i = 0; i < 8; i++) hex += this.word().toString(16).padStart(8, '0');
    return hex;
  }
}
