/**
 * Where long words of a card's name may be broken. Browsers know it for few languages and often for none, and a
 * word that is cut anywhere cannot be read; so the places are marked here, by how German and English words are
 * built: a syllable begins with the consonants that can begin one.
 */

const SOFT_HYPHEN = '\u00ad';
/** So many letters stay together at both ends. */
const END = 3;

const VOWELS = /[aeiouyäöü]+/gi;
/** What a syllable can begin with, the longest first. */
const ONSET =
  /(?:schw|schl|schm|schn|schr|str|spr|spl|sch|ch|ck|ph|th|sp|qu|bl|br|dr|fl|fr|gl|gr|kl|kn|kr|pl|pr|tr|wr|cr|cl|sh|.)$/i;

/**
 * What the editions' words are put together from: a compound is broken between its parts, "Marsch-befehl" and not
 * "Marschbe-fehl", and no rule about letters finds them ("Kriegs-heer", "Eisen-inseln", "weapon-smith").
 */
const PARTS = new RegExp(
  `(?=${[
    'abgaben|angriff|anspruch|attack|aufbau|aufseher|auge$|banner|bauer$|baum|befehl|black$|blood$|brennen',
    'bringer|dämmerung|enge$|ernte$|fell$|feuer|finger|flotte|fried$|garde$|garden$|garten|gasse$|gesellschaft',
    'gewölbe|grau$|ground$|guard$|haar$|hain$|heer$|hemds|herrschaft|hofmeister|holz$|horde$|hort$|inseln|jäger',
    'kinn$|klage$|klaue$|kleid$|kreuzung|lande$|lands$|lender|lich|maester|maiden|männer|master$|mauern|meister',
    'mörder|münzen|opfer|orangen|planung|plünderer|point$|port$|rabe$|regen$|reich|reiter|ritter|roads?$|röcke',
    'ruhe$|saft$|sängerin|schatten|schiff$|schlag$|schmied|(?<!be)schützen|schweif|shirt$|sicht$|smith$|speer$|spitze|(?<!an)spruch$|stein$',
    'stone$|straße|teich$|tower$|träger|treue$|betrunken|trupp$|turm$|turnier|verstärkung|wache|wächter',
    'wald$|wasser$|weather$|weg$|welpe|wetter$|wolf(?=welpe)|wood$|wright$|zwinger',
  ].join('|')})`,
  'i',
);

/** A part that has room on a line stays whole. */
const broken = (word: string, room: number): string =>
  word
    .split(PARTS)
    .map((part) => (part.length <= room ? part : inSyllables(part)))
    .join(SOFT_HYPHEN);

function inSyllables(word: string): string {
  const places: number[] = [];
  let before: RegExpExecArray | null = null;
  for (const vowels of word.matchAll(VOWELS)) {
    const end = before === null ? 0 : before.index + before[0].length;
    const between = word.slice(end, vowels.index);
    const onset = ONSET.exec(between)?.[0].length ?? 0;
    if (before !== null && onset > 0) places.push(vowels.index - onset);
    before = vowels;
  }
  return places
    .filter((at) => at >= END && at <= word.length - END)
    .reduceRight((whole, at) => whole.slice(0, at) + SOFT_HYPHEN + whole.slice(at), word);
}

/**
 * The same words, with the places marked where they may be broken. `room` letters fit on a line: words that do are
 * left alone, for a line would else be filled with the beginning of one that has room on the next.
 */
export const breakable = (name: string, room: number): string =>
  name.replaceAll(/\p{L}+/gu, (word) => (word.length <= room ? word : broken(word, room)));

/** How many lines of `room` letters the words fill, broken where they may be. */
export function linesOf(name: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of breakable(name, room).split(' ')) {
    word.split(SOFT_HYPHEN).forEach(({ length }, syllable) => {
      const space = syllable === 0 && used > 0 ? 1 : 0;
      if (used > 0 && used + space + length > room) {
        lines += 1;
        used = length;
      } else used += space + length;
    });
  }
  return lines;
}
