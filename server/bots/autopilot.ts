import { setTimeout as sleep } from 'node:timers/promises';
import { type Asking, type Decision, waitFor } from '@small-council/bots';
import { defaultAnswer, Refusal, type Seat } from '@small-council/engine';
import type { Audience } from '../live/audience.ts';
import type { Matches } from '../matches/service.ts';
import { type Due, dueOf, isPresent, type LiveMatch } from '../matches/standing.ts';
import { Denied } from '../problem.ts';
import type { Database } from '../storage/open.ts';
import { Foresight, type Thought } from './foresight.ts';
import { type BotPlayer, playerFor } from './player.ts';
import type { BotPool } from './pool.ts';

export interface AutopilotOptions {
  readonly matches: Matches;
  readonly pool: BotPool;
  readonly db: Database;
  readonly audience: Audience;
  /** How long an answer takes, give or take a half, besides the time to think. */
  readonly pauseMs: number;
}

/** How often to look for what is due and nobody has seen to, and how much at once. */
const LOOK = 500;
const AT_ONCE = 100;
/** Other processes leave a match alone for this long once one has taken it up. */
const LEASE = 5_000;
/** A match at which nobody looks is looked for this seldom: whoever comes to it wakes it himself. */
const ASLEEP = 60_000;

/**
 * Answers for those who do not: bots, seats whose player is away, clocks that have run out. The
 * process in which a match moves on does so at once; should it die, any other finds the match by its
 * due time. Two of them doing the same do no harm: the key of such an answer is made of its question.
 */
export class Autopilot {
  readonly #matches: Matches;
  readonly #pool: BotPool;
  readonly #foresight: Foresight;
  readonly #db: Database;
  readonly #pauseMs: number;
  readonly #audience: Audience;
  readonly #busy = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #closed = false;
  onError: (error: unknown) => void = () => {};

  constructor({ matches, pool, db, audience, pauseMs }: AutopilotOptions) {
    this.#matches = matches;
    this.#pool = pool;
    this.#foresight = new Foresight(pool);
    this.#db = db;
    this.#pauseMs = pauseMs;
    this.#audience = audience;
    audience.onFirst = (match) => this.#wake(match);
    this.#timer = setInterval(() => void this.#lookAround(), LOOK).unref();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  /** A match has moved on: whoever has to answer by himself now does. False: it waits for somebody to look. */
  moved(live: LiveMatch): boolean {
    if (this.#closed) return true;
    const now = Date.now();
    let asleep = false;
    for (const due of dueOf(live)) {
      if (due.at > now) {
        // To the point, as a pass by hand is: who looks around comes later, and that would tell them apart.
        if (due.by === 'order') setTimeout(() => this.#wake(live.id), due.at - now).unref();
        continue;
      }
      const owner = due.by === 'bot' ? this.#ownerOf(live) : '';
      if (owner === null) asleep = true;
      else this.#answer(live, due, owner);
    }
    this.#lookAhead(live);
    return !asleep;
  }

  #lookAhead(live: LiveMatch): void {
    const owner = this.#ownerOf(live);
    if (owner === null) return;
    try {
      this.#foresight.lookAhead(live, owner);
    } catch (error) {
      // What might come must not stop what is.
      this.onError(error);
    }
  }

  /** Somebody looks at a match at which nobody has looked before. */
  #wake(id: string): void {
    this.#matches
      .look(id, (live) => this.moved(live), 0)
      .catch((error: unknown) => {
        if (!(error instanceof Denied || this.#closed)) this.onError(error);
      });
  }

  /**
   * On whose behalf bots think in this match; null where nobody looks (SC-037). Where players have days to
   * think nobody has to look, but all of those matches together are no more than one of many.
   */
  #ownerOf({ id, setting, players, standing }: LiveMatch): string | null {
    const looking = this.#audience.of(id);
    if (looking !== null || setting.clock.kind !== 'days') return looking;
    return players.some(({ seat, user }) => user !== null && isPresent(standing, seat))
      ? 'days'
      : null;
  }

  #answer(live: LiveMatch, { seat, by, at }: Due, owner: string): void {
    const { id, match, standing } = live;
    const question = match.state.moment;
    const { line } = standing;
    const task = `${id} ${seat} ${line} ${question}`;
    if (this.#busy.has(task)) return;
    this.#busy.add(task);
    const asked = match.question(seat);
    if (!asked) throw new Error(`seat ${seat} is not asked`);
    const harmless: Decision = { answer: by === 'order' ? [] : defaultAnswer(asked) };
    const player = by === 'bot' ? playerFor(live, seat) : undefined;
    const before = player ? this.#foresight.thoughtOf(live, seat) : null;
    const thought = player ? this.#think(live, seat, player, harmless, owner, before) : harmless;
    const asking = match.state.stack.at(-1);
    // An order is due when it may be told: nothing is added to that.
    Promise.all([thought, by === 'order' ? null : this.#pause(player, asking, before)])
      .then(async ([{ answer, because }]) => {
        if (this.#closed) return;
        const act = { do: 'answer', question, line, answer, by, because } as const;
        // An order counts from when it was due, not from when somebody came to it.
        const madeAt = by === 'order' ? at : undefined;
        await this.#matches.perform(id, seat, act, `auto:${line}.${question}`, madeAt);
      })
      .catch((error: unknown) => {
        // Somebody was faster, took the move back, or paused: then there is nothing to do here.
        if (!(error instanceof Refusal || error instanceof Denied || this.#closed))
          this.onError(error);
      })
      .finally(() => this.#busy.delete(task));
  }

  /**
   * Whoever has nothing to choose is done sooner, and that must not show (SC-031): every answer takes as
   * long as the longest thought about a question of its kind, and a while by chance on top. What was thought before,
   * while the player thought, counts towards that.
   */
  async #pause(
    player: BotPlayer | undefined,
    asking: Asking | undefined,
    before: Thought | null,
  ): Promise<void> {
    if (this.#pauseMs === 0) return;
    const pauseMs = this.#pauseMs * (0.5 + Math.random());
    const thoughtMs = before ? Date.now() - before.since : 0;
    const wait = player ? waitFor(player.bot, player.takesMs, pauseMs, asking, thoughtMs) : pauseMs;
    await sleep(wait, undefined, { ref: false });
  }

  /** A bot that fails must not stop the match. */
  async #think(
    live: LiveMatch,
    seat: Seat,
    player: BotPlayer,
    harmless: Decision,
    owner: string,
    before: Thought | null,
  ): Promise<Decision> {
    const think = () => this.#pool.think(live, seat, player, owner);
    try {
      return await (before ? before.decision.catch(think) : think());
    } catch (error) {
      if (this.#closed) throw error;
      // Whoever wants too much at once gets what costs nothing.
      if (!(error instanceof Denied)) this.onError(error);
      return harmless;
    }
  }

  /** Whether a match goes on; null where it is damaged, and nobody needs to look again. */
  async #look(id: string): Promise<boolean | null> {
    try {
      return await this.#matches.look(id, (live) => this.moved(live));
    } catch (error) {
      if (error instanceof Denied) return null;
      throw error;
    }
  }

  async #lookAround(): Promise<void> {
    const now = Date.now();
    try {
      const rows = await this.#db
        .selectFrom('matches')
        .select(['id', 'due_at'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .execute();
      for (const { id, due_at } of rows) {
        const { numUpdatedRows } = await this.#db
          .updateTable('matches')
          .set({ due_at: now + LEASE })
          .where('id', '=', id)
          .where('due_at', '=', due_at)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) continue;
        const awake = await this.#look(id);
        if (awake) continue;
        await this.#db
          .updateTable('matches')
          .set({ due_at: awake === null ? null : now + ASLEEP })
          .where('id', '=', id)
          .where('due_at', '=', now + LEASE)
          .execute();
      }
    } catch (error) {
      if (!this.#closed) this.onError(error);
    }
  }
}
