import { judgeBy, POINTS } from '../chances.ts';
import { searchBot } from '../search.ts';
import { withSense } from '../sense.ts';
import { chances } from './chances.ts';
import { greedy } from './greedy.ts';
import { isSenseless, sense } from './sense.ts';

/** Judged are odds: twice their measure, so that the limit of what a position is worth is its chance of winning. */
const WON = 2 * POINTS;

/** Which card to put is what the game is about; many other questions come often and have two answers. */
const SHARES: { readonly [step: string]: number } = {
  playCard: 0.1,
  useLeader: 0.2,
  choosePlace: 0.2,
  tormentWhom: 0.2,
  movePower: 0.25,
  handleHostages: 0.3,
  effectChoice: 0.3,
  distributeReward: 0.3,
  hostageFrom: 0.3,
  offer: 0.4,
  reply: 0.4,
  commit: 0.5,
  nameDefender: 0.6,
};

const searching = searchBot({
  id: 'search',
  games: ['iron-throne'],
  levels: [
    { level: 1, tries: 24, takesMs: 50 },
    { level: 2, tries: 120, takesMs: 150 },
    { level: 3, tries: 600, takesMs: 350 },
  ],
  share: ({ at }) => SHARES[at] ?? 1,
  policy: greedy,
  // What wins the game at once needs no thought.
  worthTrying: (thinking) => greedy.decide(thinking).because?.key !== 'because.winsTheGame',
  isSenseless,
  playOn: chances.playOn,
  effort: 0.02,
  farEnough: (from, now, turns) => chances.period(now) >= chances.period(from) + turns,
  judge: judgeBy(chances),
  won: WON,
});

export const search = withSense(searching, sense);
