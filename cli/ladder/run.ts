import { runOnAllCores } from '../pool.ts';
import { countOf, type Ladder, type Round, roundsOf } from './plan.ts';
import { type Played, type Rating, rate, shareOf } from './rating.ts';
import { judge, type Verdict } from './sequential.ts';
import type { Result } from './worker.ts';

/** Two bots against each other: the challenger alone against others of the field's kind. */
export interface Duel {
  readonly challenger: string;
  readonly field: string;
  readonly games: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** What an equal would have won. */
  readonly even: number;
  readonly verdict: Verdict;
}

export interface Standings {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly ratings: readonly (Rating & { readonly msPerAnswer: number })[];
  readonly duels: readonly Duel[];
}

/** How much stronger the sequential test asks for. */
export const STRONGER_BY = 30;

interface Kept extends Played {
  readonly round: Round;
  readonly thought: Result['thought'];
}

/** Plays the ladder. `untilSure` ends a duel as soon as the sequential test has its verdict. */
export async function climb(
  ladder: Ladder,
  untilSure: boolean,
  progress: (done: number) => void = () => {},
): Promise<Standings> {
  const played: Kept[] = [];
  let done = 0;
  const settled = (round: Round): boolean =>
    untilSure && duelOf(ladder, played, round).verdict !== 'open';
  await runOnAllCores<Round, Result>({
    worker: new URL('./worker.ts', import.meta.url),
    workerData: ladder,
    pieces: open(roundsOf(ladder), settled),
    count: countOf(ladder),
    each: ({ winners, thought }, round) => {
      const share = 1 / Math.max(1, winners.length);
      // A match that nobody has won is everybody's in equal parts.
      const shares = round.bots.map((_, seat) =>
        winners.length === 0 ? 1 / ladder.seats : winners.includes(seat) ? share : 0,
      );
      played.push({ shuffle: round.seed, bots: round.bots, shares, round, thought });
      progress(++done);
    },
  });
  return standingsOf(ladder, played);
}

function* open(rounds: Iterable<Round>, settled: (round: Round) => boolean): Generator<Round> {
  for (const round of rounds) if (!settled(round)) yield round;
}

function standingsOf(ladder: Ladder, played: readonly Kept[]): Standings {
  const { game, seats, seed, bots } = ladder;
  const pairs = bots.flatMap((challenger, i) =>
    bots.slice(0, i).map((field) => ({ challenger, field })),
  );
  return {
    game,
    seats,
    seed,
    ratings: rate(bots, played).map((rating) => ({
      ...rating,
      msPerAnswer: msPerAnswer(played, rating.bot),
    })),
    duels: pairs.map((pair) => duelOf(ladder, played, pair)),
  };
}

function duelOf(
  { seats }: Ladder,
  played: readonly Kept[],
  { challenger, field }: Pick<Round, 'challenger' | 'field'>,
): Duel {
  const games = played.filter(
    ({ round }) => round.challenger === challenger && round.field === field,
  );
  const shuffles = [...Map.groupBy(games, ({ shuffle }) => shuffle).values()];
  // A shuffle counts when it was played on every chair.
  const results = shuffles
    .filter(({ length }) => length === seats)
    .map((all) => shareOf(all, challenger).share);
  return {
    challenger,
    field,
    ...shareOf(games, challenger),
    even: 1 / seats,
    verdict: judge(results, seats, STRONGER_BY).verdict,
  };
}

function msPerAnswer(played: readonly Kept[], bot: string): number {
  let [ms, answers] = [0, 0];
  for (const { bots, thought } of played)
    thought.forEach((chair, seat) => {
      if (bots[seat] !== bot) return;
      ms += chair.ms;
      answers += chair.answers;
    });
  return ms / Math.max(1, answers);
}
