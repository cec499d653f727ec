/** The game modes that can be played (SIF-1201). */
export const MODES = [
  'gameOfThrones',
  'clashOfKings',
  'honedAndReady',
  'fireAndBlood',
  'hereWeStand',
  'windsOfWinter',
  'darkWings',
  'danceWithDragons',
  'feastForCrows',
  'stormOfSwords',
] as const;
export type ModeId = (typeof MODES)[number];
