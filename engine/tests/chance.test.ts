import { describe, expect, it } from 'vitest';
import { Chance, chachaBlock, chanceState, loadDice } from '../chance.ts';

const words = (hex: string): number[] => {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
};

const blockHex = (key: string, counter: number, nonce: string, rounds: number): string => {
  const out: number[] = [];
  const [a, b, c] = words(nonce);
  chachaBlock(words(key), counter, [a, b, c], rounds, out);
  const bytes = Buffer.alloc(64);
  for (const [i, word] of out.entries()) bytes.writeUInt32LE(word, i * 4);
  return bytes.toString('hex');
};

describe('the generator', () => {
  it('is the block function of RFC 8439, section 2.3.2', () => {
    const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    expect(blockHex(key, 1, '000000090000004a00000000', 20)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('is the reduced ChaCha8 of the published vectors', () => {
    expect(blockHex('00'.repeat(32), 0, '00'.repeat(12), 8)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('takes 64 hexadecimal digits as the key itself, any other text stretched', () => {
    const hex = '0123456789abcdef'.repeat(4);
    expect(chanceState(hex).key[0]).toBe(0x01234567);
    const seeds = ['1', '2', '12', '21', 'a', 'aa', 'aaaaaaaa', 'aaaaaaaaa', 'ä', '', hex];
    const first = new Set(seeds.map((seed) => new Chance(seed).word()));
    expect(first.size).toBe(seeds.length);
  });

  it('gives the same numbers for the same seed [SC-016]', () => {
    const draw = (seed: string) => {
      const chance = new Chance(seed);
      return Array.from({ length: 100 }, () => chance.below(1000));
    };
    expect(draw('winter')).toEqual(draw('winter'));
    expect(draw('winter')).not.toEqual(draw('summer'));
  });

  it('goes on from its state wherever that was written down', () => {
    const chance = new Chance('state');
    for (let i = 0; i < 21; i++) chance.word();
    const copy = new Chance(JSON.parse(JSON.stringify(chance.state)));
    expect(Array.from({ length: 40 }, () => copy.word())).toEqual(
      Array.from({ length: 40 }, () => chance.word()),
    );
  });

  it.each([2, 3, 6, 7, 52, 1000])('is fair below %i (chi-squared)', (count) => {
    const chance = new Chance(`fair ${count}`);
    const draws = count * 2000;
    const seen = new Array<number>(count).fill(0);
    for (let i = 0; i < draws; i++) seen[chance.below(count)]++;
    const expected = draws / count;
    const chi = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // Five standard deviations: a fair generator fails this once in millions of seeds.
    expect(chi).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * count));
  });

  it('shuffles every order equally often', () => {
    const chance = new Chance('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(200);
  });

  it('rolls dice, and loaded ones fall as they were loaded, then the seed goes on', () => {
    const chance = new Chance('dice');
    expect(chance.dice(1000).filter((face) => face < 1 || face > 6)).toEqual([]);
    expect(new Set(chance.dice(100, 3))).toEqual(new Set([1, 2, 3]));
    expect(chance.dice(0)).toEqual([]);
    const faces = Array.from({ length: 40 }, (_, i) => ({
      face: 1 + (i % 3),
      sides: 3 + (i % 2) * 3,
    }));
    loadDice(chance.state, faces);
    expect(faces.map(({ sides }) => chance.die(sides))).toEqual(faces.map(({ face }) => face));
    expect(new Set(chance.dice(200)).size).toBe(6);
  });

  it('stays within its bounds', () => {
    const chance = new Chance('bounds');
    expect(chance.below(1)).toBe(0);
    expect(chance.between(5, 5)).toBe(5);
    expect(() => chance.below(2 ** 22)).toThrow(RangeError);
    expect(() => chance.pick([])).toThrow(RangeError);
  });
});
