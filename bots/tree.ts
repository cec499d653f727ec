import type { Answer, Seat } from '@small-council/engine';

/**
 * What is remembered of the ways on from an answer: at each question on the way that is worth it, how each answer to it
 * has done for the one who gave it. The same tree serves all guessed worlds, so it branches only by answers that mean
 * the same in all of them (an information-set tree with open loop). Where one world asks something else, or somebody
 * else, than another, each question has its own turnings.
 */
export interface Tree {
  readonly turnings: Map<string, Turning>;
}

/** A question that came up here, to one seat. */
interface Turning {
  readonly branches: Map<string, Branch>;
  tries: number;
}

interface Branch {
  readonly next: Tree;
  /** What is thought of it before anybody has tried. */
  readonly prior: number;
  tries: number;
  worth: number;
}

export const newTree = (): Tree => ({ turnings: new Map() });

/** What is thought of the rule of thumb beside all others together. */
const THUMB = 0.6;
/** How eagerly what was seldom tried is tried again, in points: about what luck makes of a round of cards. */
const CURIOSITY = 8;

/** One way through a tree, and one step beyond it: from there on nothing is remembered yet. */
export class Way {
  #at: Tree | null;
  readonly #taken: {
    readonly seat: Seat;
    readonly from: Turning;
    readonly branch: Branch;
  }[] = [];
  /** What was seen on the way by everybody who has turned, and how much each look counted. */
  readonly #seen = new Map<Seat, { worth: number; counts: number }>();

  constructor(tree: Tree | null) {
    this.#at = tree;
  }

  /** Whether it is still in the tree. */
  get isKnown(): boolean {
    return this.#at !== null;
  }

  /**
   * The answer to follow this time: it has done well, or was seldom tried. The first of them is the rule of thumb;
   * `step` is what asks.
   */
  turn(seat: Seat, step: string, answers: readonly Answer[]): Answer {
    const from = turningOf(this.#at ?? newTree(), `${seat} ${step}`);
    const expected = meanOf(from);
    let most = Number.NEGATIVE_INFINITY;
    let [chosen] = answers;
    let taken: Branch | undefined;
    answers.forEach((answer, i) => {
      const prior = i === 0 ? THUMB : (1 - THUMB) / (answers.length - 1);
      const branch = branchOf(from, answer, prior);
      const mean = branch.tries > 0 ? branch.worth / branch.tries : expected;
      const hope = (CURIOSITY * branch.prior * Math.sqrt(from.tries)) / (1 + branch.tries);
      if (mean + hope <= most) return;
      most = mean + hope;
      chosen = answer;
      taken = branch;
    });
    if (taken) this.#taken.push({ seat, from, branch: taken });
    this.#at = taken && taken.tries > 0 ? taken.next : null;
    return chosen;
  }

  /** Lets everybody who has turned look at what has become of it. */
  look(counts: number, worthTo: (seat: Seat) => number): void {
    for (const { seat } of this.#taken)
      if (!this.#seen.has(seat)) this.#seen.set(seat, { worth: 0, counts: 0 });
    for (const [seat, seen] of this.#seen) {
      seen.worth += counts * worthTo(seat);
      seen.counts += counts;
    }
  }

  /** Writes down what has come of it, for each by his own eyes. */
  learn(): void {
    for (const { seat, from, branch } of this.#taken) {
      const { worth = 0, counts = 1 } = this.#seen.get(seat) ?? {};
      from.tries++;
      branch.tries++;
      branch.worth += worth / counts;
    }
  }
}

function turningOf({ turnings }: Tree, key: string): Turning {
  let turning = turnings.get(key);
  if (!turning) {
    turning = { branches: new Map(), tries: 0 };
    turnings.set(key, turning);
  }
  return turning;
}

function branchOf({ branches }: Turning, answer: Answer, prior: number): Branch {
  const key = JSON.stringify(answer);
  let branch = branches.get(key);
  if (!branch) {
    branch = { next: newTree(), prior, tries: 0, worth: 0 };
    branches.set(key, branch);
  }
  return branch;
}

/** What this question has been worth so far to the one who is asked. */
function meanOf({ branches, tries }: Turning): number {
  if (tries === 0) return 0;
  let sum = 0;
  for (const { worth } of branches.values()) sum += worth;
  return sum / tries;
}
