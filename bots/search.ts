import {
  type Answer,
  Chance,
  defaultAnswer,
  listAnswers,
  type Match,
  message,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { best } from './best.ts';
import type { Asking, Bot, Level, Thinking } from './bot.ts';
import type { Reason } from './text/en.ts';
import { newTree, type Tree, Way } from './tree.ts';

/** The more ways on it tries, the better it plays. */
const LEVELS: readonly Level[] = [
  { level: 1, tries: 24, takesMs: 50 },
  { level: 2, tries: 120, takesMs: 200 },
  { level: 3, tries: 600, takesMs: 600 },
];

/** What a position is worth to a seat, and for what: the sum of it is its worth. */
export type Judgement = { readonly [reason in Reason]?: number };

/**
 * What a thinking player would weigh at a question on the way, the rule of thumb first; nothing where that will do, or
 * where the same answer means something else in every guess. Only one's `own` hand is the same in all of them.
 */
export type Weighing = (
  world: Match,
  seat: Seat,
  chance: Chance,
  own: boolean,
) => readonly Answer[];

/**
 * Where a question is about what is done about its answers, the ways on from each are learned for themselves. Where it
 * is about how the game goes on, one tree serves all answers: whoever does the same after each of them shows the
 * difference between them. And where that is small, all go on by rules of thumb: what is learned on the way would only
 * hide it.
 */
export type Plan = 'each' | 'together' | 'none';

/** What a search needs to know about a game. */
export interface SearchSpec {
  id: string;
  games: readonly string[];
  /** Where a try costs more, fewer of them have to do. */
  levels?: readonly Level[];
  /** What part of its time and tries a question at this step is worth. */
  share: (asking: Asking) => number;
  /** Whether there is anything to find out; for all other questions the policy will do. */
  worthTrying?: (thinking: Thinking) => boolean;
  /** Suggests an answer, with its reason. */
  policy: Bot;
  /** Plays on for whoever is asked, in the world that it is given. Quick: it is called thousands of times. */
  playOn: (world: Match, chance: Chance) => void;
  /** What is weighed on the ways on from an answer; without it all go on by rules of thumb. */
  weighs?: Weighing;
  /** How that is done for a question at this step. */
  plansAt?: (asking: Asking) => Plan;
  /** Whether nobody would answer this, where a question cannot be narrowed to what has sense. */
  isSenseless?: (thinking: Thinking, answer: Answer) => boolean;
  /** More answers that are worth a try where there are too many to try them all. */
  candidates?: (thinking: Thinking) => readonly Answer[];
  /**
   * Whether to stop and judge: playing on to the end would only add noise. With more tries there is more to be seen
   * through the noise, and it looks so many times as far.
   */
  farEnough: (from: Match, now: Match, sight: number) => boolean;
  /** What the position is worth to this seat while the match goes on. */
  judge: (match: Match, seat: Seat) => Judgement;
  /** What it is worth to win. Nothing is worth more: who is far ahead hardly gains by being further ahead. */
  won: number;
  /** By how much an answer must be better than doing nothing: what changes nothing is not done. */
  effort: number;
  /** Whether this is a question where nothing is spent, whatever one answers. */
  free?: (thinking: Thinking) => boolean;
}

/** An answer under consideration, and how it has done so far. */
interface Arm {
  readonly answer: Answer;
  readonly effort: number;
  /** By how much it was better than what was suggested, world by world. */
  readonly ahead: number[];
  readonly judged: Map<Reason, number>;
  /** How ways on from it have gone; null where nothing is weighed on them. */
  readonly tree: Tree | null;
  worth: number;
  tries: number;
}

/** Halving tries each answer once, the better half again, and so on: a little more than two tries an answer. */
const mostArms = (tries: number): number => Math.min(16, Math.max(2, Math.floor(tries / 2.2)));
/** By how many standard errors something must be better than what was suggested, which has its reasons. */
const DOUBT = 0.7;
/** Nobody is so far ahead that he has won: a position is worth no more than this part of a victory. */
const NEARLY = 0.8;
/** After so many answers a victory is worth half of what it is worth beyond that. */
const PATIENCE = 120;

/**
 * Determinised search: again and again it guesses a match that looks just like the one it sees, tries
 * every answer still in the running in that same guess, plays on for all, and compares what has become of
 * it. Tries are shared out by sequential halving: the worse half drops out, the rest is looked at more
 * closely; and what everybody does about an answer is learned in a tree of the ways on. Tries are counted,
 * not timed: the same dice and the same number of tries give the same answer on every machine.
 */
export function searchBot(spec: SearchSpec): Bot {
  const { share } = spec;
  return {
    id: spec.id,
    games: spec.games,
    levels: spec.levels ?? LEVELS,
    standsInAt: 2,
    share,
    decide(thinking) {
      const suggested = spec.policy.decide(thinking);
      if (spec.worthTrying && !spec.worthTrying(thinking)) return suggested;
      const tries = triesFor(thinking, share);
      const all = armsOf(spec, thinking, suggested.answer, mostArms(tries));
      if (all.length === 1) return suggested;
      const [first] = all;
      let arms = all;
      let tried = 0;
      const rounds = Math.ceil(Math.log2(arms.length));
      for (let round = 0; round < rounds; round++) {
        // What one round leaves over, or has overspent, the next ones share.
        const each = (tries - tried) / ((rounds - round) * arms.length);
        const sight = sightFor(each);
        const worlds = Math.max(1, Math.floor(each / sight));
        for (let i = 0; i < worlds; i++) tryAll(spec, thinking, sight, arms, first);
        tried += worlds * arms.length * sight;
        arms = arms.toSorted((one, other) => mean(other) - mean(one));
        if (round < rounds - 1) arms = betterHalf(arms, first);
      }
      const chosen = isClearly(arms[0], first) ? arms[0] : first;
      const { because } = suggested;
      // Who suggested it may know why better than figures do, if he has more to say than habit.
      const known = because?.key !== HABIT && text(chosen.answer) === text(suggested.answer);
      return known
        ? { ...suggested, tried }
        : { answer: chosen.answer, because: message(reasonFor(chosen, all)), tried };
    },
  };
}

/** With fewer tries than this there is nothing to see, however small a question is. */
const LEAST_TRIES = 24;

function triesFor({ tries, view }: Thinking, share: (asking: Asking) => number): number {
  const asking = view().stack.at(-1);
  return asking ? Math.max(Math.min(tries, LEAST_TRIES), Math.round(tries * share(asking))) : tries;
}

/**
 * How far to look where each answer can be tried so often. Near by there is little noise, but what is seen there is
 * only what rules of thumb count; a few tries show all of it, and more of them are of use only further on. A way that
 * is followed twice as far takes twice as long, and counts as two.
 */
const sightFor = (tries: number): number =>
  Math.min(LOOKS.length, Math.max(1, Math.round(SIGHT * Math.cbrt(tries))));
const SIGHT = 0.8;

/** What each look counts on the way: near by it is surer, further on truer. */
const LOOKS = Array.from({ length: 12 }, (_, i) => 1 / (i + 1) ** 2);

const text = (answer: Answer): string => JSON.stringify(answer);

/** Choosing nothing, where that is possible. */
const isNothing = (answer: Answer): boolean => Array.isArray(answer) && answer.length === 0;

/**
 * The suggested answer, doing nothing, and what the game thinks of first; then all others if they are few,
 * else a sample of all of them.
 */
function armsOf(spec: SearchSpec, thinking: Thinking, suggested: Answer, most: number): Arm[] {
  const { question, chance } = thinking;
  const answers = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (answers.size < most && !spec.isSenseless?.(thinking, answer))
      answers.set(text(answer), answer);
  };
  answers.set(text(suggested), suggested);
  add(defaultAnswer(question));
  const few = listUpTo(thinking, most);
  if (few) for (const answer of few) add(answer);
  else {
    const world = thinking.guess();
    const { moment } = world.state;
    for (const answer of spec.candidates?.(thinking) ?? [])
      if (!world.refusal(thinking.seat, moment, answer)) add(answer);
    for (let i = 0; i < most * 2; i++) add(sampleAnswer(question, chance));
  }
  const effort = spec.free?.(thinking) ? 0 : spec.effort;
  const treeFor = treesFor(spec, thinking);
  return [...answers.values()].map((answer) => ({
    answer,
    effort: isNothing(answer) ? 0 : effort,
    ahead: [],
    judged: new Map(),
    tree: treeFor(),
    worth: 0,
    tries: 0,
  }));
}

/** A tree of its own for each answer, the same one for all, or none. */
function treesFor({ plansAt }: SearchSpec, { view }: Thinking): () => Tree | null {
  const asking = view().stack.at(-1);
  const plan = (asking && plansAt?.(asking)) ?? 'none';
  if (plan === 'each') return newTree;
  const shared = plan === 'together' ? newTree() : null;
  return () => shared;
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

/** Those that stay in the running. What was suggested always does: everything else is measured by it. */
function betterHalf(sorted: readonly Arm[], suggested: Arm): Arm[] {
  const half = sorted.slice(0, Math.ceil(sorted.length / 2));
  return half.includes(suggested) ? half : [...half.slice(0, -1), suggested];
}

/** Tries these in the same world, with the same luck for all: what is left is the difference that they make. */
function tryAll(
  spec: SearchSpec,
  { guess, chance, seat }: Thinking,
  sight: number,
  arms: readonly Arm[],
  suggested: Arm,
): void {
  const world = guess();
  const luck = chance.seed();
  const ways = arms.map(({ tree }) => new Way(tree));
  const worths = arms.map((arm, i) =>
    tryOut(spec, seat, world, sight, arm, ways[i], new Chance(luck)),
  );
  // Not before: in one world all go by the same.
  for (const way of ways) way.learn();
  const usual = worths[arms.indexOf(suggested)];
  arms.forEach(({ ahead }, i) => {
    ahead.push(worths[i] - usual);
  });
}

/** Plays on from an answer, and says what it was worth there. */
function tryOut(
  spec: SearchSpec,
  seat: Seat,
  world: Match,
  sight: number,
  arm: Arm,
  way: Way,
  chance: Chance,
): number {
  const match = world.fork();
  const before = arm.worth;
  match.answer(seat, match.state.moment, arm.answer);
  const weigh = (asked: Seat): readonly Answer[] =>
    spec.weighs?.(match, asked, chance, asked === seat) ?? [];
  let steps = 0;
  const looks = LOOKS.slice(0, sight);
  const all = looks.reduce((sum, one) => sum + one, 0);
  looks.forEach((counts, i) => {
    while (!match.result && !spec.farEnough(world, match, i + 1)) {
      goOn(spec, match, way, weigh, chance);
      steps++;
    }
    note(spec, match, arm, judgementOf(spec, match, seat, steps), counts / all);
    way.look(counts, (one) => worthOf(spec, match, judgementOf(spec, match, one, steps)));
  });
  arm.tries++;
  return arm.worth - before;
}

/** One answer more: while the way is known by what has done well for who is asked, beyond that by rules of thumb. */
function goOn(
  spec: SearchSpec,
  match: Match,
  way: Way,
  weigh: (seat: Seat) => readonly Answer[],
  chance: Chance,
): void {
  const [seat, ...others] = match.waiting;
  const weighed = way.isKnown && others.length === 0 ? weigh(seat) : [];
  const { stack, moment } = match.state;
  if (weighed.length > 1)
    match.answer(seat, moment, way.turn(seat, stack.at(-1)?.at ?? '', weighed));
  else spec.playOn(match, chance);
}

/** Adds what was seen at one look. */
function note(
  spec: SearchSpec,
  match: Match,
  arm: Arm,
  judgement: Judgement,
  counts: number,
): void {
  for (const [reason, worth] of Object.entries(judgement) as [Reason, number][])
    arm.judged.set(reason, (arm.judged.get(reason) ?? 0) + counts * worth);
  arm.worth += counts * worthOf(spec, match, judgement);
}

/** All of a judgement together. Nothing but a victory is worth as much as one. */
function worthOf({ won }: SearchSpec, { result }: Match, judgement: Judgement): number {
  let total = 0;
  for (const worth of Object.values(judgement)) total += worth;
  const most = won * NEARLY;
  return result ? total : most * Math.tanh(total / most);
}

/** Who can win does not wait, and who loses does. */
function judgementOf(
  { judge, won }: SearchSpec,
  match: Match,
  seat: Seat,
  steps: number,
): Judgement {
  const { result } = match;
  if (!result) return judge(match, seat);
  const soon = won * (NEARLY + (1 - NEARLY) / (1 + steps / PATIENCE));
  return result.winners.includes(seat)
    ? { 'because.wins': soon / result.winners.length }
    : { 'because.averts': -soon };
}

const mean = ({ worth, tries, effort }: Arm): number => worth / tries - effort;

/** Whether it is better than what was suggested, beyond the noise of the worlds in which both were tried. */
function isClearly({ ahead, effort }: Arm, suggested: Arm): boolean {
  const middle = ahead.reduce((sum, one) => sum + one, 0) / ahead.length;
  const spread = ahead.reduce((sum, one) => sum + (one - middle) ** 2, 0) / ahead.length;
  return middle + suggested.effort - effort > DOUBT * Math.sqrt(spread / ahead.length);
}

/** What speaks most for this answer, beside all others that were tried. */
function reasonFor(chosen: Arm, all: readonly Arm[]): Reason {
  if (isNothing(chosen.answer)) return 'because.notWorthIt';
  const others = all.filter((arm) => arm !== chosen && arm.tries > 0);
  const of = ({ judged, tries }: Arm, reason: Reason): number => (judged.get(reason) ?? 0) / tries;
  const reasons = [...new Set(all.flatMap(({ judged }) => [...judged.keys()]))];
  const ahead = (reason: Reason): number =>
    of(chosen, reason) -
    others.reduce((sum, arm) => sum + of(arm, reason), 0) / Math.max(1, others.length);
  const most = best(reasons, ahead);
  return most !== undefined && ahead(most) > CLEARLY ? most : 'because.nothingBetter';
}

const HABIT: Reason = 'because.thumb';

/** By less than this an answer is ahead of the others by chance. */
const CLEARLY = 0.05;
