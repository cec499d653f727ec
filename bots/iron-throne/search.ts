import type { Match } from '@small-council/engine';
import type { TableView } from '@small-council/iron-throne/view';
import { letAnswer } from '../bot.ts';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { greedy } from './greedy.ts';
import { sense } from './sense.ts';
import { judge } from './worth.ts';

const WON = 150;
/** How many turns ahead it looks: its own next chance to attack should come into view. */
const TURNS = 2;

const turnOf = (match: Match): number => (match.state.table as { turn: number }).turn;

const searching = searchBot({
  id: 'search',
  games: ['iron-throne'],
  policy: greedy,
  // What wins the game at once needs no thought.
  worthTrying: (thinking) => greedy.decide(thinking).because?.key !== 'because.winsTheGame',
  playOn: (world, chance) => letAnswer(greedy, world, world.waiting[0], chance, 0),
  effort: 0.02,
  farEnough: (from, now) => turnOf(now) >= turnOf(from) + TURNS,
  judge: (match, seat) => judge(match.view(seat).table as TableView, seat),
  won: WON,
});

export const search = withSense(searching, sense);
