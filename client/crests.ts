/** What people can bear beside their names. None of them is the crest of a house of the games. */
export const CRESTS = [
  'raven',
  'bear',
  'boar',
  'owl',
  'fox',
  'crab',
  'sun',
  'moon',
  'oak',
  'castle',
  'galleon',
  'harp',
] as const;

export type Crest = (typeof CRESTS)[number];
