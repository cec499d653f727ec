import {
  type Answer,
  listAnswers,
  type Match,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { type Bot, type Level, letAnswer, type Thinking } from './bot.ts';

/** The longer it thinks, the better it plays. */
const LEVELS: readonly Level[] = [
  { level: 1, budgetMs: 20 },
  { level: 2, budgetMs: 200 },
  { level: 3, budgetMs: 1000 },
];

/** What a search needs to know about a game. */
export interface SearchSpec {
  id: string;
  games: readonly string[];
  /** Plays on for everybody once the first answer has been given. */
  policy: Bot;
  /** Whether to stop and judge: playing on to the end would only add noise. */
  farEnough: (from: Match, now: Match) => boolean;
  /** What the position is worth to this seat, the end of the match included. */
  worth: (match: Match, seat: Seat) => number;
}

/** An answer under consideration, and how it has done so far. */
interface Arm {
  answer: Answer;
  total: number;
  squares: number;
  tries: number;
}

const MOST_ARMS = 12;
/** Rounds before an answer may be given up, and how far behind it must be, in standard errors. */
const FAIR_TRIAL = 4;
const CLEARLY_WORSE = 2;

/**
 * Determinised search: again and again it guesses a match that looks just like the one it sees, tries
 * every answer still in the running in that same guess, lets `policy` play on for all, and compares
 * what has become of it. Answers that stay clearly behind are dropped. It can stop at any time.
 */
export function searchBot(spec: SearchSpec): Bot {
  return {
    id: spec.id,
    games: spec.games,
    levels: LEVELS,
    standsInAt: 2,
    decide(thinking) {
      const suggested = spec.policy.decide(thinking);
      let arms = armsOf(thinking, suggested.answer);
      if (arms.length === 1) return suggested;
      const deadline = performance.now() + thinking.budgetMs;
      for (let round = 1; arms.length > 1 && performance.now() < deadline; round++) {
        const world = thinking.guess();
        for (const arm of arms) {
          if (performance.now() >= deadline) break;
          tryOut(spec, thinking, world, arm);
        }
        if (round >= FAIR_TRIAL) arms = stillInTheRunning(arms);
      }
      const best = arms.reduce((a, b) => (mean(b) > mean(a) ? b : a));
      return best.answer === arms[0].answer
        ? { ...suggested, answer: best.answer }
        : { answer: best.answer };
    },
  };
}

/** The policy's own answer first, then others: all of them if they are few, else a sample. */
function armsOf({ question, chance }: Thinking, suggested: Answer): Arm[] {
  const answers = new Map([[JSON.stringify(suggested), suggested]]);
  let listed = 0;
  for (const answer of listAnswers(question) ?? []) {
    if (listed++ > MOST_ARMS * 3) break;
    if (answers.size < MOST_ARMS && listed <= MOST_ARMS)
      answers.set(JSON.stringify(answer), answer);
  }
  if (listed > MOST_ARMS || listed === 0) {
    for (let i = 0; i < MOST_ARMS * 2 && answers.size < MOST_ARMS; i++) {
      const answer = sampleAnswer(question, chance);
      answers.set(JSON.stringify(answer), answer);
    }
  }
  return [...answers.values()].map((answer) => ({ answer, total: 0, squares: 0, tries: 0 }));
}

function tryOut(spec: SearchSpec, { seat, chance }: Thinking, world: Match, arm: Arm): void {
  const match = world.fork();
  match.answer(seat, match.state.moment, arm.answer);
  while (!match.result && !spec.farEnough(world, match)) {
    letAnswer(spec.policy, match, match.waiting[0], chance, 0);
  }
  const value = spec.worth(match, seat);
  arm.total += value;
  arm.squares += value * value;
  arm.tries++;
}

const mean = (arm: Arm): number =>
  arm.tries === 0 ? Number.NEGATIVE_INFINITY : arm.total / arm.tries;

const error = (arm: Arm): number => {
  const average = mean(arm);
  return Math.sqrt(Math.max(0.01, arm.squares / arm.tries - average * average) / arm.tries);
};

function stillInTheRunning(arms: readonly Arm[]): Arm[] {
  const best = arms.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  const bar = mean(best) - CLEARLY_WORSE * error(best);
  return arms.filter((arm) => arm === best || mean(arm) + CLEARLY_WORSE * error(arm) >= bar);
}
