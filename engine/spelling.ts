/** How people write names that somebody else has printed: for lists that are typed or pasted, and in print. */

/** What keyboards have as a book sets it: apostrophes, and quotes that open and close. */
export const typeset = (text: string, language: 'en' | 'de'): string =>
  text.replace(/'/gu, '’').replace(/"([^"]*)"/gu, language === 'de' ? '„$1“' : '“$1”');

/** A name without what people leave out or write in their own way: accents, quotes, punctuation, case. */
export const plain = (name: string): string =>
  name
    .replace(/[“”„"'’‘‚`´]/gu, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const UMLAUTS: { readonly [letter: string]: string } = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/** The ways to write a name: with umlauts written out where there are some. */
export const writings = (name: string): string[] => [
  plain(name),
  plain(name.normalize('NFC').replace(/[äöüÄÖÜ]/gu, (letter) => UMLAUTS[letter])),
];

/** How many letters are wrong, missing or too many; not counted beyond `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min(row[j] + (one[i] === other[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length];
}
