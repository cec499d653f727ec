/** A German noun with its forms. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  readonly one: string;
  /** Without the ending of the dative. */
  readonly many: string;
}

/** What an edition calls its kinds of challenges. */
export type ChallengeNouns = { readonly [type in 'military' | 'intrigue' | 'power']: Noun };

/** What the parameter `type` is said as: `challenge.military` … */
const TYPE = { military: 'Militär', intrigue: 'Intrigen', power: 'Macht' } as const;

const NOMINATIVE = { m: '', f: 'e', n: '' } as const;
const ACCUSATIVE = { m: 'en', f: 'e', n: '' } as const;
const DATIVE = { m: 'em', f: 'er', n: 'em' } as const;

/** The kind of challenge that is `type`, in the forms that sentences need: "einen Militäreinsatz". */
export function challengesIn(nouns: ChallengeNouns) {
  /** `other`: what is said of a kind that is yet to be named. */
  const kinds = (said: (noun: Noun) => string, other: string): string =>
    `{type, select, ${Object.entries(TYPE)
      .map(([type, word]) => `${word} {${said(nouns[type as keyof typeof TYPE])}}`)
      .join(' ')} other {${other}}}`;
  /** With "ein", "kein" or "dein" before it. */
  const withWord = (word: string, endings: typeof ACCUSATIVE | typeof DATIVE | typeof NOMINATIVE) =>
    kinds(
      ({ gender, one }) => `${word}${endings[gender]} ${one}`,
      `${word}${endings.f} Herausforderung dieser Art`,
    );
  return {
    one: kinds(({ one }) => one, 'Herausforderung'),
    nominative: (word: string) => withWord(word, NOMINATIVE),
    accusative: (word: string) => withWord(word, ACCUSATIVE),
    dative: (word: string) => withWord(word, DATIVE),
    /** "1 zusätzliches Intrigenspiel". */
    additional: kinds(
      ({ gender, one }) => `1 zusätzliche${{ m: 'n', f: '', n: 's' }[gender]} ${one}`,
      '1 zusätzliche Herausforderung dieser Art',
    ),
    many: kinds(({ many }) => many, 'Herausforderungen dieser Art'),
    /** After "in". */
    inMany: kinds(
      ({ many }) => (many.endsWith('n') ? many : `${many}n`),
      'Herausforderungen dieser Art',
    ),
  };
}
