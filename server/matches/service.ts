import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { STANDARD } from '@small-council/client/orders';
import type { Ack, Act, Orders, OrdersWish, Player } from '@small-council/client/protocol';
import { type AnyGame, createMatch, type Match, replay, type Seat } from '@small-council/engine';
import { deny, tell } from '../problem.ts';
import { type Seeds, secretSeeds } from '../seeds.ts';
import type { Database, Storage } from '../storage/open.ts';
import { enter, type GoBack, isPass, judge, wentBack } from './enter.ts';
import { ordersOf, passDue, saveOrders } from './orders.ts';
import {
  dueOf,
  type Entry,
  firstStanding,
  type LiveMatch,
  type MatchSetting,
  type StoredAct,
} from './standing.ts';
import {
  append,
  Damaged,
  findKey,
  headOf,
  type Loaded,
  load,
  Overtaken,
  saveSnapshot,
  writeSnapshot,
} from './store.ts';

export interface MatchesOptions {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** A snapshot after this many entries. */
  readonly snapshotEvery?: number;
  /** After this many milliseconds without use a match leaves the memory. */
  readonly quiet?: number;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly seeds?: Seeds;
  /** Plays a match again up to so many of its answers; by default here and now. */
  readonly playBack?: (live: LiveMatch, keep: number) => Promise<Match>;
}

export interface NewMatchSetting {
  readonly table: string | null;
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly Player[];
  readonly setting: MatchSetting;
}

/** A match in memory, and the line of those who want something from it. */
interface Slot {
  live: LiveMatch | null;
  snapshot: number;
  /** A snapshot that is being written: nobody but the next one in line waits for it. */
  saving: Promise<void>;
  tail: Promise<unknown>;
  waiting: number;
  used: number;
}

/** How often an act is tried anew when other processes were faster. */
const TRIES = 30;
/** The process that committed an entry sees to the bots at once; the others look after this time. */
const GRACE = 3_000;

/**
 * All matches, whoever holds them: memory is a cache, the journal is the truth. Everything that
 * concerns one match happens one after the other; an act is told to anybody only once it is stored.
 */
export class Matches {
  readonly #storage: Storage;
  readonly #db: Database;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #slots = new Map<string, Slot>();
  readonly #damaged = new Set<string>();
  readonly #snapshotEvery: number;
  readonly #quiet: number;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<void>;
  readonly #seeds: Seeds;
  readonly #playBack: (live: LiveMatch, keep: number) => Promise<Match>;
  readonly #sweeper: NodeJS.Timeout;
  /** Called with every match that has just moved on in this process. It must not throw. */
  onMoved: (live: LiveMatch) => void = () => {};
  /** Called once with every match that cannot be opened. */
  onDamaged: (error: Damaged) => void = () => {};
  /** Called with how long every act took, and what came in its way. */
  onActed: (seconds: number, error: unknown) => void = () => {};

  constructor({
    storage,
    games,
    snapshotEvery = 50,
    quiet = 60_000,
    now = Date.now,
    sleep = (ms) => setTimeout(ms, undefined, { ref: false }),
    seeds = secretSeeds,
    playBack = async ({ game, match }, keep) =>
      replay(game, match.origin, match.record?.moves.slice(0, keep) ?? []),
  }: MatchesOptions) {
    this.#storage = storage;
    this.#db = storage.db;
    this.#games = games;
    this.#snapshotEvery = snapshotEvery;
    this.#quiet = quiet;
    this.#now = now;
    this.#sleep = sleep;
    this.#seeds = seeds;
    this.#playBack = playBack;
    this.#sweeper = setInterval(() => void this.forgetQuiet(), Math.max(50, quiet / 4)).unref();
  }

  /** How many matches are in memory. */
  get held(): number {
    return this.#slots.size;
  }

  /** Opens a match with a seed from a cryptographic source; it never leaves the server while it runs. */
  async create(db: Database, { table, game: name, options, players, setting }: NewMatchSetting) {
    const game = this.#games.get(name);
    if (!game) throw deny(404, 'server.noSuchGame');
    const seed = this.#seeds('match');
    const match = createMatch(game, { seats: players.length, seed, options });
    const now = this.#now();
    const id = randomUUID();
    const standing = firstStanding(players, setting, now);
    standing.result = match.result;
    const live: LiveMatch = {
      id,
      table,
      game,
      players,
      setting,
      began: now,
      sequence: 0,
      match,
      standing,
      orders: players.map(() => STANDARD),
    };
    await db
      .insertInto('matches')
      .values({
        id,
        table_id: table,
        game: game.id,
        version: game.version,
        origin: JSON.stringify(match.origin),
        setting: JSON.stringify(setting),
        sequence: 0,
        state: 'running',
        due_at: earliest(live),
        created_at: now,
        ended_at: null,
        result: null,
        log: null,
        share: null,
      })
      .execute();
    await db
      .insertInto('players')
      .values(
        players.map(({ seat, user, bot, level, name }) => ({
          match_id: id,
          seat,
          user_id: user,
          bot,
          level,
          name,
          won: null,
        })),
      )
      .execute();
    await db
      .insertInto('snapshots')
      .values({ match_id: id, sequence: 0, version: game.version, saved: writeSnapshot(live) })
      .execute();
    return id;
  }

  /** Says that a match that was just created is stored, so that bots can begin. */
  begun(id: string): Promise<void> {
    return this.look(id, (live) => this.onMoved(live));
  }

  /**
   * Does something for a seat. Resolves once it is stored; the same key sent again gives the same
   * acknowledgement and is not played twice.
   */
  async act(id: string, seat: Seat, act: Act, key: string): Promise<Ack> {
    const stored: StoredAct = act.do === 'answer' ? { ...act, by: 'player' } : act;
    let madeAt = this.#now();
    if (act.do === 'answer' && isPass(act.answer))
      madeAt = await this.#noSoonerThanOrders(id, seat, act.question, madeAt);
    // A key belongs to its seat: nobody can take another one's, or find out about it.
    return this.#timed(id, seat, stored, `${seat}:${key}`, madeAt);
  }

  /** A pass by hand is told, and counts, no sooner than one by order would: no time and no clock says which it was. */
  async #noSoonerThanOrders(
    id: string,
    seat: Seat,
    question: number,
    madeAt: number,
  ): Promise<number> {
    const due = await this.look(
      id,
      (live) => (live.match.state.moment === question ? passDue(live, seat) : madeAt),
      0,
    );
    if (due <= madeAt) return madeAt;
    await this.#sleep(due - madeAt);
    return due;
  }

  /** What a player wants to be passed for him from now on. Nobody else is told. */
  async order(id: string, seat: Seat, { idle, until, stops }: OrdersWish): Promise<Orders> {
    const orders = await this.#inLine(id, async (slot) => {
      slot.live ??= await this.#load(id, slot);
      const { live } = slot;
      const mark = until === null ? undefined : live.match.window?.periods[until];
      const wanted: Orders = {
        idle,
        until: until === null || mark === undefined ? null : { kind: until, mark },
        stops,
      };
      await saveOrders(this.#db, id, seat, wanted);
      live.orders[seat] = wanted;
      return wanted;
    });
    this.#storage.announce({ orders: id });
    // What is open may be passed by it at once.
    await this.look(id, (live) => this.onMoved(live), 0);
    return orders;
  }

  /** Another process was told what somebody wants. */
  async ordersChanged(id: string): Promise<void> {
    if (!this.#slots.has(id)) return;
    await this.#inLine(id, async ({ live }) => {
      if (live)
        live.orders.splice(
          0,
          live.orders.length,
          ...(await ordersOf(this.#db, id, live.orders.length)),
        );
    });
  }

  /** The same for the server's own doings: answers of bots, defaults. No seat can take their keys (SC-036). */
  perform(id: string, seat: Seat, act: StoredAct, key: string, madeAt?: number): Promise<Ack> {
    return this.#timed(id, seat, act, `server:${seat}:${key}`, madeAt);
  }

  async #timed(
    id: string,
    seat: Seat,
    act: StoredAct,
    key: string,
    madeAt = this.#now(),
  ): Promise<Ack> {
    const began = performance.now();
    const done = (error: unknown) => this.onActed((performance.now() - began) / 1000, error);
    try {
      const ack = await this.#perform(id, seat, act, key, madeAt);
      done(null);
      return ack;
    } catch (error) {
      done(error);
      throw error;
    }
  }

  /** What counts is when it came in, not how long it had to wait here. */
  #perform(id: string, seat: Seat, act: StoredAct, key: string, madeAt: number): Promise<Ack> {
    return this.#inLine(id, async (slot) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const loaded = slot.live === null;
        slot.live ??= await this.#load(id, slot);
        const entry: Entry = { seat, act, key, madeAt };
        const done = await this.#attempt(slot, slot.live, entry, loaded);
        if (done) return done;
      }
      throw deny(503, 'match.busy');
    });
  }

  /** Null when another process was faster: then the match is loaded anew and the act tried again. */
  async #attempt(slot: Slot, live: LiveMatch, entry: Entry, loaded: boolean): Promise<Ack | null> {
    const { line } = live.standing;
    const removed = live.standing.removed.length;
    let back: GoBack | null;
    try {
      judge(live, entry);
      back = enter(live, entry);
    } catch (error) {
      const stored = await findDone(this.#db, live.id, entry);
      if (stored) return stored;
      // A match that was just loaded is judged as it is; one from memory may have fallen behind.
      if (loaded || (await headOf(this.#db, live.id))?.sequence === live.sequence) throw error;
      slot.live = null;
      return null;
    }
    live.sequence++;
    try {
      if (back) wentBack(live, back, await this.#playBack(live, back.keep));
      await this.#commit(slot, live, entry, line !== live.standing.line);
    } catch (error) {
      // Stored or not, what is in memory cannot be trusted any more.
      slot.live = null;
      if (!(error instanceof Overtaken) && !this.#storage.isConflict(error)) throw error;
      return findDone(this.#db, live.id, entry);
    }
    this.onMoved(live);
    if (live.table !== null && live.standing.result) this.#storage.announce({ table: live.table });
    for (const sent of live.standing.removed.slice(removed)) this.#sendAway(live, sent);
    return { sequence: live.sequence };
  }

  /** Whoever was sent away from a match sees no more of it than a stranger. */
  #sendAway({ id, table, players }: LiveMatch, seat: Seat): void {
    const { user } = players[seat];
    if (user !== null && table !== null)
      this.#storage.announce({ sentAway: user, from: table, playing: id });
  }

  async #commit(slot: Slot, live: LiveMatch, entry: Entry, takenBack: boolean): Promise<void> {
    // What was taken back is never played again from the journal: a snapshot stands behind it.
    await append(this.#storage, live, entry, { snapshot: takenBack, dueAt: this.#nextLook(live) });
    if (takenBack || live.standing.result) slot.snapshot = live.sequence;
    else if (live.sequence - slot.snapshot >= this.#snapshotEvery)
      slot.saving = this.#save(slot, live);
  }

  /** The snapshots in between only save time later: nothing is lost where one fails. */
  async #save(slot: Slot, live: LiveMatch): Promise<void> {
    const { sequence } = live;
    try {
      await saveSnapshot(this.#db, live);
      slot.snapshot = sequence;
    } catch {
      // The next answer tries again.
    }
  }

  /** When somebody should look whether what is due has happened. */
  #nextLook(live: LiveMatch): number | null {
    const due = earliest(live);
    const now = this.#now();
    return due === null || due > now ? due : now + GRACE;
  }

  /**
   * Looks at a match as it stands now. `atLeast` is a number known to be stored: a match in memory
   * that is as far needs no look at the storage.
   */
  look<T>(id: string, see: (live: LiveMatch) => T, atLeast?: number): Promise<T> {
    return this.#inLine(id, async (slot) => {
      if (slot.live && (atLeast === undefined || slot.live.sequence < atLeast)) {
        const head = await headOf(this.#db, id);
        if (head?.sequence !== slot.live.sequence) slot.live = null;
      }
      slot.live ??= await this.#load(id, slot);
      return see(slot.live);
    });
  }

  async #load(id: string, slot: Slot): Promise<LiveMatch> {
    for (;;) {
      const loaded = await this.#read(id);
      if (!loaded) throw deny(404, 'match.unknown');
      slot.snapshot = loaded.snapshot;
      if (!loaded.unfit) return loaded.live;
      try {
        return await this.#refit(slot, loaded);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
  }

  async #read(id: string): Promise<Loaded | undefined> {
    try {
      return await load(this.#db, this.#games, id);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      // Said once to who looks after the server, and to everybody who asks for the match.
      if (!this.#damaged.has(id)) this.onDamaged(error);
      this.#damaged.add(id);
      throw deny(500, 'match.damaged');
    }
  }

  /** New rules cannot take up the last answers: it is written down that the match goes on before them. */
  async #refit(slot: Slot, { live, snapshot }: Loaded): Promise<LiveMatch> {
    live.sequence++;
    live.standing.line++;
    const entry: Entry = {
      seat: -1,
      act: { do: 'refit', to: snapshot },
      key: `refit:${live.sequence}`,
      madeAt: this.#now(),
    };
    await append(this.#storage, live, entry, { snapshot: true, dueAt: this.#nextLook(live) });
    slot.snapshot = live.sequence;
    return live;
  }

  #inLine<T>(id: string, work: (slot: Slot) => Promise<T>): Promise<T> {
    let slot = this.#slots.get(id);
    if (!slot) {
      slot = {
        live: null,
        snapshot: 0,
        saving: Promise.resolve(),
        tail: Promise.resolve(),
        waiting: 0,
        used: 0,
      };
      this.#slots.set(id, slot);
    }
    const mine = slot;
    mine.waiting++;
    const done = mine.tail.then(() => mine.saving).then(() => work(mine));
    mine.tail = done
      .catch(() => {})
      .then(() => {
        mine.waiting--;
        mine.used = this.#now();
        // Nothing worth keeping: an id that does not exist must not stay in memory.
        if (mine.live === null && mine.waiting === 0) this.#slots.delete(id);
      });
    return done;
  }

  /** Lets go of matches that nobody has used for a while. What they gain since is loaded again. */
  async forgetQuiet(quiet = this.#quiet): Promise<void> {
    const before = this.#now() - quiet;
    const old = [...this.#slots].filter(([, slot]) => slot.waiting === 0 && slot.used <= before);
    for (const [id] of old) {
      await this.#inLine(id, async (slot) => {
        await this.#saveIfBehind(slot);
        slot.live = null;
      }).catch(() => {});
    }
  }

  /** Somebody is called otherwise now: matches that know him by the old name are loaded anew. */
  forgetPerson(user: string): void {
    for (const [id, { live }] of this.#slots) {
      if (!live?.players.some((player) => player.user === user)) continue;
      void this.#inLine(id, async (slot) => {
        slot.live = null;
      });
    }
  }

  /** Somebody will not come back: his seats are played as the tables chose. */
  async leaveAll(user: string): Promise<void> {
    const rows = await this.#db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match_id')
      .select(['match_id', 'seat'])
      .where('user_id', '=', user)
      .where('state', '=', 'running')
      .execute();
    for (const { match_id, seat } of rows) {
      await this.perform(match_id, seat, { do: 'leave' }, 'deleted').catch((error: unknown) => {
        // He may have left before, or the match may just have ended.
        if (!tell(error)) throw error;
      });
    }
  }

  /** With a snapshot at its very end a match can be taken up by the next release, whatever it changes. */
  async #saveIfBehind({ live, snapshot }: Slot): Promise<void> {
    if (!live || live.sequence === snapshot) return;
    const head = await headOf(this.#db, live.id);
    if (head?.sequence === live.sequence) await saveSnapshot(this.#db, live);
  }

  /** Finishes what is in hand and leaves every match with a snapshot. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all([...this.#slots.values()].map((slot) => slot.tail));
    await this.forgetQuiet(Number.NEGATIVE_INFINITY);
  }
}

/**
 * What is stored already under the key of this entry. The same act sent again is done; another one under
 * its key is refused, so that no key can be taken from something that has yet to happen (SC-036).
 */
async function findDone(db: Database, id: string, { key, act }: Entry): Promise<Ack | null> {
  const stored = await findKey(db, id, key);
  if (!stored) return null;
  const same = isDeepStrictEqual(JSON.parse(stored.entry), JSON.parse(JSON.stringify(act)));
  if (!same) throw deny(409, 'match.keyUsed');
  return { sequence: stored.sequence };
}

/** When the first thing is due that happens by itself. */
function earliest(live: LiveMatch): number | null {
  const times = dueOf(live).map(({ at }) => at);
  return times.length > 0 ? Math.min(...times) : null;
}
