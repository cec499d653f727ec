import type { Asked, Failure, Job, Outcome } from './job.ts';

/** Printed as the last line: what was simulated and what came of it. */
export interface Summary {
  game: string;
  games: number;
  seats: number;
  bots: string[];
  seed: string;
  steps: number;
  seconds: number;
  cores: number;
  gamesPerSecondPerCore: number;
  stepsPerSecondPerCore: number;
  meanSteps: number;
  /** A shared victory counts for each winner in equal parts. */
  wins: { byBot: { [bot: string]: number }; bySeat: number[] };
  /** The share of games that each bot won of those it sat in, chairs counted. */
  winRate: { [bot: string]: number };
  because: { [reason: string]: number };
  /** What came to people with the standard orders: per match and person, and in all. */
  people?: Asked & { answersPerMatch: number; shareOfNothingButPass: number };
  failures: Failure[];
}

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** Counts outcomes as they come in. */
export class Tally {
  readonly #job: Job;
  readonly #byBot: { [bot: string]: number } = {};
  readonly #chairs: { [bot: string]: number } = {};
  readonly #bySeat: number[];
  readonly #because: { [reason: string]: number } = {};
  readonly #failures: Failure[] = [];
  readonly #asked: Asked = { answers: 0, nothingButPass: 0, passedByOrder: 0 };
  #steps = 0;
  #played = 0;

  constructor(job: Job) {
    this.#job = job;
    this.#bySeat = new Array<number>(job.seats).fill(0);
    if (!job.check) for (const bot of job.bots) this.#byBot[bot] = 0;
  }

  get done(): number {
    return this.#played + this.#failures.length;
  }

  add(outcome: Outcome): void {
    if ('failure' in outcome) {
      this.#failures.push(outcome.failure);
      return;
    }
    this.#played++;
    this.#steps += outcome.steps;
    for (const what of ['answers', 'nothingButPass', 'passedByOrder'] as const)
      this.#asked[what] += outcome.asked[what];
    for (const bot of outcome.bots) this.#chairs[bot] = (this.#chairs[bot] ?? 0) + 1;
    for (const seat of outcome.winners) {
      const share = 1 / outcome.winners.length;
      this.#bySeat[seat] += share;
      const bot = outcome.bots[seat];
      if (bot !== undefined) this.#byBot[bot] += share;
    }
    for (const [reason, count] of Object.entries(outcome.because)) {
      this.#because[reason] = (this.#because[reason] ?? 0) + count;
    }
  }

  summary(seconds: number, cores: number): Summary {
    const { game, seats, bots, seed, check } = this.#job;
    const perCore = 1 / (seconds * cores);
    const byBot = Object.fromEntries(
      Object.entries(this.#byBot).map(([bot, wins]) => [bot, round(wins)]),
    );
    const rate = (bot: string) => {
      // Wins over games in which the bot sat: with one chair of four, 0.25 is even.
      const chairsPerGame = bots.filter((name) => name === bot).length * (seats / bots.length);
      return round((this.#byBot[bot] * chairsPerGame) / Math.max(1, this.#chairs[bot] ?? 0));
    };
    return {
      game,
      games: this.#played,
      seats,
      bots: check ? [] : bots,
      seed,
      steps: this.#steps,
      seconds: round(seconds),
      cores,
      gamesPerSecondPerCore: round(this.#played * perCore, 2),
      stepsPerSecondPerCore: Math.round(this.#steps * perCore),
      meanSteps: round(this.#steps / Math.max(1, this.#played), 1),
      wins: { byBot, bySeat: this.#bySeat.map((wins) => round(wins)) },
      winRate: Object.fromEntries(Object.keys(this.#byBot).map((bot) => [bot, rate(bot)])),
      because: this.#because,
      ...(this.#job.people > 0 ? { people: this.#people() } : {}),
      failures: this.#failures.toSorted((a, b) =>
        a.seed.localeCompare(b.seed, 'en', { numeric: true }),
      ),
    };
  }

  #people(): NonNullable<Summary['people']> {
    const { answers, nothingButPass } = this.#asked;
    return {
      ...this.#asked,
      answersPerMatch: round(answers / Math.max(1, this.#played) / this.#job.people, 1),
      shareOfNothingButPass: round(nothingButPass / Math.max(1, answers)),
    };
  }
}
