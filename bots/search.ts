import {
  type Answer,
  type Chance,
  defaultAnswer,
  listAnswers,
  type Match,
  message,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import type { Bot, Level, Thinking } from './bot.ts';

/** The more ways on it tries, the better it plays. */
const LEVELS: readonly Level[] = [
  { level: 1, tries: 24, takesMs: 50 },
  { level: 2, tries: 120, takesMs: 200 },
  { level: 3, tries: 600, takesMs: 600 },
];

/** What a search needs to know about a game. */
export interface SearchSpec {
  id: string;
  games: readonly string[];
  /** Suggests an answer, with its reason. */
  policy: Bot;
  /** Plays on for whoever is asked, in the world that it is given. Quick: it is called thousands of times. */
  playOn: (world: Match, chance: Chance) => void;
  /** More answers that are worth a try where there are too many to try them all. */
  candidates?: (thinking: Thinking) => readonly Answer[];
  /** Whether to stop and judge: playing on to the end would only add noise. */
  farEnough: (from: Match, now: Match) => boolean;
  /** What the position is worth to this seat, the end of the match included. */
  worth: (match: Match, seat: Seat) => number;
  /** By how much an answer must be better than doing nothing: what changes nothing is not done. */
  effort: number;
}

/** An answer under consideration, and how it has done so far. */
interface Arm {
  readonly answer: Answer;
  readonly effort: number;
  total: number;
  tries: number;
}

const MOST_ARMS = 16;

/**
 * Determinised search: again and again it guesses a match that looks just like the one it sees, tries
 * every answer still in the running in that same guess, plays on for all, and compares what has become of
 * it. Tries are shared out by sequential halving: the worse half drops out, the rest is looked at more
 * closely. They are counted, not timed: the same dice and the same number of tries give the same answer on
 * every machine.
 */
export function searchBot(spec: SearchSpec): Bot {
  return {
    id: spec.id,
    games: spec.games,
    levels: LEVELS,
    standsInAt: 2,
    decide(thinking) {
      const suggested = spec.policy.decide(thinking);
      let arms = armsOf(spec, thinking, suggested.answer);
      if (arms.length === 1) return suggested;
      const rounds = Math.ceil(Math.log2(arms.length));
      for (let round = 0; round < rounds; round++) {
        const worlds = Math.max(1, Math.floor(thinking.tries / (rounds * arms.length)));
        for (let i = 0; i < worlds; i++) {
          const world = thinking.guess();
          for (const arm of arms) tryOut(spec, thinking, world, arm);
        }
        arms = arms.toSorted((one, other) => mean(other) - mean(one));
        arms.length = Math.ceil(arms.length / 2);
      }
      const [{ answer, tries }] = arms;
      if (text(answer) === text(suggested.answer)) return { ...suggested, answer };
      return { answer, because: message('because.tried', { tries }) };
    },
  };
}

const text = (answer: Answer): string => JSON.stringify(answer);

/** Choosing nothing, where that is possible. */
const isNothing = (answer: Answer): boolean => Array.isArray(answer) && answer.length === 0;

/**
 * The suggested answer, doing nothing, and what the game thinks of first; then all others if they are few,
 * else a sample of all of them.
 */
function armsOf(spec: SearchSpec, thinking: Thinking, suggested: Answer): Arm[] {
  const { question, chance } = thinking;
  const answers = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (answers.size < MOST_ARMS) answers.set(text(answer), answer);
  };
  add(suggested);
  add(defaultAnswer(question));
  const few = listUpTo(thinking, MOST_ARMS);
  if (few) for (const answer of few) answers.set(text(answer), answer);
  else {
    const world = thinking.guess();
    const { moment } = world.state;
    for (const answer of spec.candidates?.(thinking) ?? [])
      if (!world.refusal(thinking.seat, moment, answer)) add(answer);
    for (let i = 0; i < MOST_ARMS * 2; i++) add(sampleAnswer(question, chance));
  }
  return [...answers.values()].map((answer) => ({
    answer,
    effort: isNothing(answer) ? 0 : spec.effort,
    total: 0,
    tries: 0,
  }));
}

/** All answers, if there are no more than so many. */
function listUpTo({ question }: Thinking, most: number): Answer[] | null {
  const found: Answer[] = [];
  for (const answer of listAnswers(question) ?? []) {
    if (found.length === most) return null;
    found.push(answer);
  }
  return found.length === 0 ? null : found;
}

function tryOut(spec: SearchSpec, { seat, chance }: Thinking, world: Match, arm: Arm): void {
  const match = world.fork();
  match.answer(seat, match.state.moment, arm.answer);
  while (!match.result && !spec.farEnough(world, match)) spec.playOn(match, chance);
  arm.total += spec.worth(match, seat);
  arm.tries++;
}

const mean = ({ total, tries, effort }: Arm): number => total / tries - effort;
