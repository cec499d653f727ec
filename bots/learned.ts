import { chances as battle } from './asoiaf/chances.ts';
import type { Chances } from './chances.ts';
import { chances as throne } from './iron-throne/chances.ts';

/** What was learned by playing and made a search stronger, by game: for `npm run learn`. */
const LEARNED: readonly Chances<string>[] = [throne, battle];

export const chancesFor = (game: string): Chances<string> | undefined =>
  LEARNED.find((chances) => chances.game === game);
