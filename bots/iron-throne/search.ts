import { judgeBy } from '../chances.ts';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { chances } from './chances.ts';
import { greedy } from './greedy.ts';
import { sense } from './sense.ts';

const WON = 60;
/** How many turns ahead it looks. Beyond the next one there is more noise than news: two are weaker for the same time. */
const TURNS = 1;

const searching = searchBot({
  id: 'search',
  games: ['iron-throne'],
  policy: greedy,
  // What wins the game at once needs no thought.
  worthTrying: (thinking) => greedy.decide(thinking).because?.key !== 'because.winsTheGame',
  playOn: chances.playOn,
  effort: 0.02,
  farEnough: (from, now) => chances.period(now) >= chances.period(from) + TURNS,
  judge: judgeBy(chances),
  won: WON,
});

export const search = withSense(searching, sense);
