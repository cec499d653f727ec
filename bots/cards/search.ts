import type { Match } from '@small-council/engine';
import type { Table } from '@small-council/lcg';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { declarations, greedy, plansAt, playOn, weighs } from './greedy.ts';
import { sense } from './sense.ts';
import { judge, reading } from './worth.ts';

const WON = 60;

/** Keywords are used for nothing. */
const FREE: ReadonlySet<string> = new Set([
  'ask.stealth',
  'ask.insight',
  'ask.intimidate',
  'ask.pillage',
  'ask.renown',
  'ask.vigilant',
  'ask.vengeful',
]);

const roundOf = (match: Match): number => (match.state.table as Table).round;

/** What is marshaled, who attacks and who defends is what a round is about; most windows are passed. */
const SHARES: { readonly [step: string]: number } = {
  marshalingWindow: 0.6,
  action: 0.2,
  opportunity: 0.3,
  useKeyword: 0.2,
  standCharacters: 0.2,
  chooseFirstPlayer: 0.3,
  discardToReserve: 0.3,
  whenRevealedOrder: 0.1,
  keywordOrder: 0.1,
  bypass: 0.4,
  claimed: 0.5,
  choose: 0.5,
  chooseHost: 0.5,
};

/** Looks to the end of the round: what is knelt, spent or lost there has had its price by then. */
const searching = searchBot({
  id: 'search',
  games: ['agot1', 'agot2'],
  share: ({ flow, at }) => SHARES[flow] ?? SHARES[at] ?? 1,
  policy: greedy,
  playOn,
  candidates: declarations,
  weighs,
  plansAt,
  farEnough: (from, now, rounds) => roundOf(now) >= roundOf(from) + rounds,
  judge: (match, seat) => judge(reading(match), seat),
  won: WON,
  effort: 0.15,
  free: ({ question }) => FREE.has(question.text.key),
});

export const search = withSense(searching, sense);
