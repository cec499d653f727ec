import { randomUUID } from 'node:crypto';
import type { Crest } from '@small-council/client/crests';
import type { FromServer, PresenceInfo } from '@small-council/client/protocol';
import { Refusal, type Seat, type Viewer } from '@small-council/engine';
import { logOf } from '../matches/log.ts';
import type { Matches } from '../matches/service.ts';
import { isPresent, type LiveMatch } from '../matches/standing.ts';
import { Denied } from '../problem.ts';
import type { Database, Storage } from '../storage/open.ts';

/** A connection, as far as being there is concerned. */
export interface Watcher {
  /** The person, or a name for somebody who has none. */
  readonly watcher: string;
  readonly user: string | null;
  send(text: string): void;
}

/** Somebody who looks at a match over this process, with all his connections. */
interface Local {
  readonly user: string | null;
  readonly viewer: Viewer;
  readonly connections: Set<Watcher>;
  readonly cameAt: number;
  leftAt: number;
  knew: number | null;
}

/** What all processes together know about one watcher. */
interface Known {
  readonly user: string | null;
  readonly name: string;
  readonly guest: boolean;
  readonly crest: Crest | null;
  /** Since when he is there, or null. */
  cameAt: number | null;
  /** When he was last there; null for who has never been away. */
  leftAt: number | null;
  knew: number | null;
}

/** A match that somebody looks at over this process. */
interface Room {
  readonly locals: Map<string, Local>;
  /** Whose coming or going is not stored yet. */
  readonly unwritten: Set<string>;
  /** Connections that were not told yet who is there. */
  readonly uninformed: Set<Watcher>;
  known: ReadonlyMap<string, Known>;
  /** Something may have changed since `known` was read. */
  unread: boolean;
  busy: boolean;
  told: string;
  /** Looks again when somebody will have been away for too long. */
  timer: NodeJS.Timeout | null;
  /** Looks again soon, because what is known may be wrong. */
  doubt: NodeJS.Timeout | null;
}

/** How long an answer to the question counts whether anything can be stored. */
const ASKED = 1_000;
/** When to look again at what may be wrong. */
const DOUBT = 1_000;

export interface PresenceOptions {
  readonly storage: Storage;
  readonly matches: Matches;
  /** How long others wait for somebody who has lost the connection, in milliseconds. */
  readonly patience: number;
}

/**
 * Who is there. A player who is away for too long while another one waits is answered for as if he had
 * left, and has his seat back as soon as he is there again (SC-029, SC-030). What a process knows is
 * stored, so that all of them agree; a process that dies is noticed because it no longer says that it
 * lives.
 */
export class Presence {
  readonly #storage: Storage;
  readonly #matches: Matches;
  readonly #patience: number;
  readonly #process = randomUUID();
  readonly #rooms = new Map<string, Room>();
  /** When a person was last noted who only sends requests. */
  readonly #requests = new Map<string, number>();
  readonly #beatEvery: number;
  readonly #heart: NodeJS.Timeout;
  /** Whether this process is stored with everybody who is there over it. */
  #registered = false;
  #beating: Promise<void> = Promise.resolve();
  #alive: Promise<void> = Promise.resolve();
  #askedAt = 0;
  #closed = false;
  onError: (error: unknown) => void = () => {};
  /** Called when another process has died; what it had stored last it may have told nobody. */
  onDeath: () => void = () => {};

  constructor({ storage, matches, patience }: PresenceOptions) {
    this.#storage = storage;
    this.#matches = matches;
    this.#patience = patience;
    this.#beatEvery = Math.max(50, Math.min(10_000, Math.floor(patience / 8)));
    this.#heart = setInterval(() => void this.#beat(), this.#beatEvery).unref();
  }

  /** Lets the others know that this process lives; before that nobody is there over it. Fails where it cannot. */
  open(): Promise<void> {
    return this.#live();
  }

  /** Fails where nothing can be stored. To be asked often costs no more than to be asked once a second. */
  alive(): Promise<void> {
    const now = Date.now();
    if (now - this.#askedAt > ASKED) {
      this.#askedAt = now;
      this.#alive = this.#live();
    }
    return this.#alive;
  }

  get #db(): Database {
    return this.#storage.db;
  }

  /** A process that has not said so for this long does not live any more. */
  get #stale(): number {
    return this.#beatEvery * 3;
  }

  // ---- coming and going

  /** Somebody looks at a match from now on; he is told who is there, now and whenever that changes. */
  arrive(id: string, connection: Watcher, viewer: Viewer): void {
    const room = this.#room(id);
    const { watcher, user } = connection;
    let local = room.locals.get(watcher);
    if (!local || local.connections.size === 0) {
      local = { user, viewer, connections: new Set(), cameAt: Date.now(), leftAt: 0, knew: null };
      room.locals.set(watcher, local);
      room.unwritten.add(watcher);
    }
    local.connections.add(connection);
    room.uninformed.add(connection);
    room.unread = true;
    this.#settle(id, room);
  }

  /** He looks no longer. `knew` is how many facts he has been told. */
  depart(id: string, connection: Watcher, knew: number | null): void {
    const room = this.#rooms.get(id);
    const { watcher } = connection;
    const local = room?.locals.get(watcher);
    if (!room || !local?.connections.delete(connection)) return;
    room.uninformed.delete(connection);
    if (local.connections.size > 0) return;
    local.leftAt = Date.now();
    local.knew = knew;
    room.unwritten.add(watcher);
    this.#settle(id, room);
  }

  /** A request of a player who may have no connection at all: he has been there just now. */
  async request(id: string, user: string, seat: Seat): Promise<void> {
    const local = this.#rooms.get(id)?.locals.get(user);
    if (local && local.connections.size > 0) return;
    const now = Date.now();
    const name = `${id} ${user}`;
    if (now - (this.#requests.get(name) ?? 0) > this.#patience / 4) {
      this.#requests.set(name, now);
      const row = { came_at: now, left_at: now, knew: null };
      await this.#write(id, user, user, row);
      this.changed(id);
    }
    const isGone = await this.#matches.look(id, ({ standing }) => standing.gone.includes(seat), 0);
    if (isGone) await this.#perform(id, seat, { do: 'back', knew: null });
  }

  /** Another process, or this one, has stored something about who looks at this match. */
  changed(id: string): void {
    const room = this.#rooms.get(id);
    if (!room) return;
    room.unread = true;
    this.#settle(id, room);
  }

  /** Some news may have been lost: look at everything. */
  changedPerhaps(): void {
    for (const id of this.#rooms.keys()) this.changed(id);
  }

  #room(id: string): Room {
    const known = this.#rooms.get(id);
    if (known) return known;
    const room: Room = {
      locals: new Map(),
      unwritten: new Set(),
      uninformed: new Set(),
      known: new Map(),
      unread: true,
      busy: false,
      told: '',
      timer: null,
      doubt: null,
    };
    this.#rooms.set(id, room);
    return room;
  }

  /** Stores, reads and tells until there is nothing left to do; one after the other for each match. */
  #settle(id: string, room: Room): void {
    if (room.busy || this.#closed) return;
    room.busy = true;
    void this.#settleAll(id, room)
      .catch((error: unknown) => {
        // Nobody can say what of it was stored: the next beat stores everything anew.
        this.#registered = false;
        if (!this.#closed) this.onError(error);
      })
      .finally(() => {
        room.busy = false;
        if (room.unwritten.size === 0 && room.locals.size === 0) this.#forget(id, room);
        else if (this.#registered && (room.unwritten.size > 0 || room.unread))
          this.#settle(id, room);
      });
  }

  async #settleAll(id: string, room: Room): Promise<void> {
    while (room.unwritten.size > 0 || room.unread) {
      const [watcher] = room.unwritten;
      if (watcher === undefined) {
        room.unread = false;
        if (room.locals.size > 0) await this.#read(id, room);
      } else {
        room.unwritten.delete(watcher);
        await this.#writeLocal(id, room, watcher);
        room.unread = true;
      }
    }
  }

  #forget(id: string, room: Room): void {
    if (room.timer) clearTimeout(room.timer);
    if (room.doubt) clearTimeout(room.doubt);
    this.#rooms.delete(id);
  }

  async #writeLocal(id: string, room: Room, watcher: string): Promise<void> {
    const local = room.locals.get(watcher);
    if (!local) return;
    const { user, viewer, connections, cameAt, leftAt, knew } = local;
    if (connections.size > 0) {
      const before =
        viewer === 'spectator' ? undefined : (await this.#everybody(id)).everybody.get(watcher);
      await this.#write(id, watcher, user, { came_at: cameAt, left_at: null, knew: null });
      if (viewer !== 'spectator' && before) await this.#welcome(id, viewer, before);
    } else {
      await this.#write(id, watcher, user, { came_at: cameAt, left_at: leftAt, knew });
      // He may have come back meanwhile.
      if (room.locals.get(watcher) === local && connections.size === 0) room.locals.delete(watcher);
    }
  }

  async #write(
    id: string,
    watcher: string,
    user: string | null,
    row: { came_at: number; left_at: number | null; knew: number | null },
  ): Promise<void> {
    await this.#db
      .insertInto('presence')
      .values({ match_id: id, watcher, process: this.#process, user_id: user, ...row })
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'watcher', 'process']).doUpdateSet(row),
      )
      .execute();
    this.#storage.tellOthers({ presence: id });
  }

  // ---- what follows from it

  async #read(id: string, room: Room): Promise<void> {
    const { everybody, doubtful } = await this.#everybody(id);
    room.known = everybody;
    if (doubtful) this.#doubt(id, room);
    await this.#matches.look(id, (live) => this.consider(live), 0);
    await this.#tell(id, room);
  }

  /** What is known may be wrong, and nobody would tell: look again soon. */
  #doubt(id: string, room = this.#rooms.get(id)): void {
    if (!room || this.#closed) return;
    room.doubt ??= setTimeout(() => {
      room.doubt = null;
      this.changed(id);
    }, DOUBT).unref();
  }

  /**
   * What all processes know about who looks at a match. It is `doubtful` where another process has not said
   * for long that it lives, and was not found dead either: it may only be busy, and nobody would tell.
   */
  async #everybody(id: string): Promise<{ everybody: Map<string, Known>; doubtful: boolean }> {
    const rows = await this.#db
      .selectFrom('presence')
      .leftJoin('processes', 'processes.id', 'presence.process')
      .leftJoin('users', 'users.id', 'presence.user_id')
      .select([
        'watcher',
        'process',
        'user_id',
        'came_at',
        'left_at',
        'knew',
        'seen_at',
        'users.name',
        'users.password',
        'users.crest',
      ])
      .where('match_id', '=', id)
      .execute();
    const since = Date.now() - this.#stale;
    const everybody = new Map<string, Known>();
    let doubtful = false;
    for (const row of rows) {
      const { watcher, process, user_id, came_at, left_at, knew, seen_at } = row;
      // However late its own heart beats: this process lives.
      const lives = process === this.#process || (seen_at !== null && seen_at > since);
      const person = everybody.get(watcher) ?? {
        user: user_id,
        name: row.name ?? '',
        guest: row.password === null,
        crest: row.crest,
        cameAt: null,
        leftAt: null,
        knew: null,
      };
      everybody.set(watcher, person);
      if (left_at === null && !lives && seen_at !== null) doubtful = true;
      if (left_at === null && lives) {
        person.cameAt = Math.min(came_at, person.cameAt ?? came_at);
        continue;
      }
      const left = left_at ?? seen_at ?? came_at;
      if (left < (person.leftAt ?? 0)) continue;
      person.leftAt = left;
      person.knew = knew;
    }
    return { everybody, doubtful };
  }

  /** Somebody who was away for long finds what happened since. */
  async #welcome(id: string, seat: Seat, { cameAt, leftAt, knew }: Known): Promise<void> {
    if (cameAt !== null || leftAt === null || knew === null) return;
    if (Date.now() - leftAt < this.#patience) return;
    const news = await this.#matches.look(
      id,
      (live) => live.standing.result === null && logOf(live, seat).length > knew,
      0,
    );
    if (news) await this.#perform(id, seat, { do: 'back', knew });
  }

  /** Looks whether somebody has to stand in for a seat, or no longer has to. */
  consider(live: LiveMatch): void {
    const room = this.#rooms.get(live.id);
    if (!room || this.#closed || live.standing.result) return;
    for (const { viewer, connections } of room.locals.values()) {
      if (viewer === 'spectator' || connections.size === 0) continue;
      if (live.standing.gone.includes(viewer))
        void this.#perform(live.id, viewer, { do: 'back', knew: null });
    }
    const now = Date.now();
    const missing = missingOf(live, room.known, this.#patience);
    const late = missing.filter(({ until, needed }) => needed && until !== null && until <= now);
    if (late.length > 0) void this.#standIn(live.id);
    const next = missing.flatMap(({ until, needed }) =>
      needed && until !== null && until > now ? [until - now] : [],
    );
    this.#lookAgain(live.id, room, next);
  }

  #lookAgain(id: string, room: Room, times: readonly number[]): void {
    if (room.timer) clearTimeout(room.timer);
    room.timer = null;
    if (times.length === 0) return;
    room.timer = setTimeout(
      () => {
        room.timer = null;
        this.#matches
          .look(id, (live) => this.consider(live), 0)
          .catch((error: unknown) => this.#report(error));
      },
      Math.min(...times),
    ).unref();
  }

  /** What is in memory may be old: nobody is given a stand-in who is there after all. */
  async #standIn(id: string): Promise<void> {
    try {
      const { everybody } = await this.#everybody(id);
      const missing = await this.#matches.look(
        id,
        (live) => missingOf(live, everybody, this.#patience),
        0,
      );
      const now = Date.now();
      const late = missing.filter(({ until, needed }) => needed && until !== null && until <= now);
      for (const { seat, knew } of late) await this.#perform(id, seat, { do: 'gone', knew });
      if (late.length === 0) this.changed(id);
    } catch (error) {
      this.#report(error);
      this.#doubt(id);
    }
  }

  async #perform(
    id: string,
    seat: Seat,
    act: { do: 'gone' | 'back'; knew: number | null },
  ): Promise<void> {
    try {
      await this.#matches.perform(id, seat, act, `${act.do}:${randomUUID()}`);
    } catch (error) {
      // Another process was faster, or the match has just ended: then there is nothing to do.
      if (error instanceof Refusal || error instanceof Denied) return;
      this.#report(error);
      this.#doubt(id);
    }
  }

  async #tell(id: string, room: Room): Promise<void> {
    const info = await this.#matches.look(
      id,
      (live) => presenceInfo(live, room.known, this.#patience),
      0,
    );
    const body = JSON.stringify(info);
    const message: FromServer = { type: 'presence', match: id, now: Date.now(), ...info };
    const text = JSON.stringify(message);
    const isNews = body !== room.told;
    room.told = body;
    for (const { connections } of room.locals.values()) {
      for (const connection of connections) {
        if (isNews || room.uninformed.delete(connection)) connection.send(text);
      }
    }
    room.uninformed.clear();
  }

  // ---- the life of processes

  #beat(): Promise<void> {
    this.#beating = this.#beating.then(async () => {
      if (this.#closed) return;
      try {
        await this.#live();
        await this.#buryDead();
      } catch (error) {
        this.#registered = false;
        this.#report(error);
      }
    });
    return this.#beating;
  }

  async #live(): Promise<void> {
    const now = Date.now();
    for (const [name, at] of this.#requests) {
      if (now - at > this.#patience) this.#requests.delete(name);
    }
    const { numUpdatedRows } = await this.#db
      .updateTable('processes')
      .set({ seen_at: now })
      .where('id', '=', this.#process)
      .executeTakeFirst();
    if (numUpdatedRows === 1n && this.#registered) return;
    // New, or taken for dead: everybody who is there over this process is stored anew.
    await this.#db
      .insertInto('processes')
      .values({ id: this.#process, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    this.#registered = true;
    for (const [id, room] of this.#rooms) {
      for (const watcher of room.locals.keys()) room.unwritten.add(watcher);
      this.#settle(id, room);
    }
  }

  /** Whoever was there over a process that has died left when it was last heard of. */
  async #buryDead(): Promise<void> {
    const before = Date.now() - this.#stale;
    const dead = await this.#db
      .selectFrom('processes')
      .select(['id', 'seen_at'])
      .where('seen_at', '<', before)
      .execute();
    for (const { id, seen_at } of dead) {
      const left = await this.#db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('processes')
          .where('id', '=', id)
          .where('seen_at', '=', seen_at)
          .executeTakeFirst();
        return numDeletedRows === 1n ? letGo(trx, id, seen_at) : [];
      });
      this.#announce(left);
    }
    if (dead.length > 0) this.onDeath();
  }

  #announce(matches: readonly string[]): void {
    for (const id of new Set(matches)) this.#storage.announce({ presence: id });
  }

  #report(error: unknown): void {
    if (!this.#closed) this.onError(error);
  }

  /** Whoever is there over this process is no longer: it closes in good order. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#heart);
    for (const { timer, doubt } of this.#rooms.values()) {
      if (timer) clearTimeout(timer);
      if (doubt) clearTimeout(doubt);
    }
    await this.#beating;
    try {
      const left = await letGo(this.#db, this.#process, Date.now());
      await this.#db.deleteFrom('processes').where('id', '=', this.#process).execute();
      this.#announce(left);
    } catch {
      // The storage is away. The others will notice that this process does not live any more.
    }
  }
}

/** The matches that somebody looked at over this process. */
async function letGo(db: Database, process: string, at: number): Promise<string[]> {
  const rows = await db
    .updateTable('presence')
    .set({ left_at: at })
    .where('process', '=', process)
    .where('left_at', 'is', null)
    .returning('match_id')
    .execute();
  return rows.map((row) => row.match_id);
}

/** A player who is not there. */
interface Missing {
  readonly seat: Seat;
  readonly since: number;
  /** When others need wait no longer; null where they do, or where nobody waits. */
  readonly until: number | null;
  /** Whether the match waits for him now. */
  readonly needed: boolean;
  readonly knew: number | null;
}

function missingOf(
  live: LiveMatch,
  everybody: ReadonlyMap<string, Known>,
  patience: number,
): Missing[] {
  const { players, standing, setting, match, began } = live;
  const seated = players.flatMap(({ seat, user }) =>
    user !== null && isPresent(standing, seat) ? [{ seat, person: everybody.get(user) }] : [],
  );
  const arrivals = seated.flatMap(({ person }) => person?.cameAt ?? []);
  // With days to think nobody sits and waits (SC-027); and a match is not played on by itself when all
  // of its players have gone home.
  const waits =
    setting.clock.kind !== 'days' && !standing.paused && !standing.result && arrivals.length > 0;
  const waitedSince = Math.min(...arrivals);
  return seated.flatMap(({ seat, person }): Missing[] => {
    if (person && person.cameAt !== null) return [];
    const since = person?.leftAt ?? began;
    return [
      {
        seat,
        since,
        until: waits ? Math.max(since, waitedSince) + patience : null,
        needed: match.waiting.includes(seat) || (standing.proposal?.needed.includes(seat) ?? false),
        knew: person?.knew ?? null,
      },
    ];
  });
}

function presenceInfo(
  live: LiveMatch,
  everybody: ReadonlyMap<string, Known>,
  patience: number,
): PresenceInfo {
  const missing = missingOf(live, everybody, patience);
  const players = live.players.flatMap(({ seat, user }) =>
    user === null || live.standing.removed.includes(seat) ? [] : [{ seat, user }],
  );
  const seatedUsers = new Set(players.map(({ user }) => user));
  const watching = [...everybody].filter(
    ([watcher, { cameAt }]) => cameAt !== null && !seatedUsers.has(watcher),
  );
  return {
    seats: players.map(({ seat, user }) => {
      const person = everybody.get(user);
      const here = person !== undefined && person.cameAt !== null;
      return {
        seat,
        here,
        since: here ? null : (person?.leftAt ?? live.began),
        standIn: missing.find((other) => other.seat === seat)?.until ?? null,
      };
    }),
    spectators: {
      count: watching.length,
      people: watching
        .flatMap(([, { user, name, guest, crest }]) =>
          user === null ? [] : [{ id: user, name, guest, crest }],
        )
        .sort((a, b) => a.name.localeCompare(b.name)),
    },
  };
}
