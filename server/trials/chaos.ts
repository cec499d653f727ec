// Servers under load are killed at random moments. In the end the clients' own notes are compared
// with what is stored: every acknowledged answer must be there, once, in order.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api, Connection, Refused } from '@small-council/client';
import { startPostgres } from '../tests/postgres.ts';
import { openSocket } from '../tests/visitor.ts';
import { someAnswer } from './answers.ts';
import { freePort, ServerProcess } from './process.ts';
import { type Note, verify } from './verify.ts';

export interface ChaosOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly kills: number;
  readonly tables: number;
  readonly say?: (text: string) => void;
}

export interface ChaosReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
  readonly entries: number;
  /** What went wrong; empty when all is well. */
  readonly faults: readonly string[];
}

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { database, tables, say = () => {} } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'small-council-chaos-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const url = postgres && (await postgres.database());
  const env: Record<string, string> = { DATA_DIR: folder, SNAPSHOT_EVERY: '7', QUIET_SECONDS: '1' };
  if (url) env.DATABASE_URL = url;
  const servers: ServerProcess[] = [];
  const crowd: Crowd = { servers, notes: [], matches: new Set(), stopping: false };
  try {
    for (let n = 0; n < (postgres ? 2 : 1); n++)
      servers.push(new ServerProcess(await freePort(), env));
    await Promise.all(servers.map((server) => server.start()));
    const playing = Promise.all(Array.from({ length: tables }, () => playTable(crowd)));
    // Whoever fails is heard of below; until then the servers are killed as planned.
    playing.catch(() => {});
    const kills = await killAround(crowd, options.kills, () =>
      say(`${crowd.notes.length} answers acknowledged in ${crowd.matches.size} matches`),
    );
    crowd.stopping = true;
    await playing;
    await Promise.all(servers.map((server) => server.stop()));
    const place = url
      ? ({ kind: 'postgres', url } as const)
      : ({ kind: 'sqlite', file: path.join(folder, 'small-council.db') } as const);
    const { entries, faults } = await verify(place, crowd.notes);
    const complaints = servers.flatMap(({ complaints }) => (complaints ? [complaints] : []));
    return {
      kills,
      acknowledged: crowd.notes.length,
      matches: crowd.matches.size,
      entries,
      faults: [...faults, ...complaints],
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills one server after another, at moments nobody can foresee, and starts it again. */
async function killAround(crowd: Crowd, times: number, tell: () => void): Promise<number> {
  const { servers, notes } = crowd;
  for (let kill = 0; kill < times; kill++) {
    await progress(notes);
    await sleep(Math.random() * 600);
    const server = servers[Math.floor(Math.random() * servers.length)];
    await server.kill();
    await sleep(Math.random() * 200);
    await server.start();
    tell();
  }
  // They go on for a moment with everything in order again.
  await progress(notes);
  return times;
}

/** A server is killed in the middle of its work, however slow the machine: not before it has begun. */
async function progress(notes: readonly Note[]): Promise<void> {
  const enough = notes.length + 10;
  for (const patience = Date.now() + 20_000; notes.length < enough && Date.now() < patience; ) {
    await sleep(20);
  }
}

interface Crowd {
  readonly servers: readonly ServerProcess[];
  /** What the clients were promised. */
  readonly notes: Note[];
  readonly matches: Set<string>;
  stopping: boolean;
}

/** One table: three people and a bot play one match after the other until it is time to stop. */
async function playTable(crowd: Crowd): Promise<void> {
  const people = await Promise.all([0, 1, 2].map(() => arrive(crowd)));
  try {
    while (!crowd.stopping) {
      const match = await begin(crowd, people);
      crowd.matches.add(match);
      await Promise.all(people.map((person, seat) => play(crowd, person, match, seat)));
    }
  } finally {
    for (const { connection } of people) connection.close();
  }
}

interface Somebody {
  cookie: string;
  readonly connection: Connection;
}

/** Any server will do: each time another one, as behind a proxy that keeps nobody with one. */
function anyServer({ servers }: Crowd): string {
  const up = servers.filter(({ running }) => running);
  const from = up.length > 0 ? up : servers;
  return from[Math.floor(Math.random() * from.length)].url;
}

/** Asks until it is answered: servers come and go. */
async function persist<T>(crowd: Crowd, cookie: string, ask: (api: Api) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const api = new Api({ url: anyServer(crowd), keepCookie: true });
    api.cookie = cookie;
    try {
      return await ask(api);
    } catch (error) {
      const passing = !(error instanceof Refused) || error.status >= 500;
      if (!passing || tries > 200) throw error;
      await sleep(50);
    }
  }
}

async function arrive(crowd: Crowd): Promise<Somebody> {
  const cookie = await persist(crowd, '', async (api) => {
    await api.guest();
    return api.cookie;
  });
  const open = () => {
    const api = new Api({ url: anyServer(crowd) });
    api.cookie = cookie;
    return openSocket(api);
  };
  return { cookie, connection: new Connection({ open, longestWait: 300 }) };
}

/** A server may die in the middle of this: then what was done is found done, and goes on. */
async function begin(crowd: Crowd, [host, ...others]: readonly Somebody[]): Promise<string> {
  const options = { rounds: 6 };
  const wish = { game: 'crossroads', seats: 4, options, public: false };
  const { id, invite } = await persist(crowd, host.cookie, (api) => api.createTable(wish));
  for (const [at, other] of others.entries()) {
    await persist(crowd, other.cookie, (api) => api.sit(id, at + 1, invite));
    await persist(crowd, other.cookie, (api) => api.ready(id));
  }
  await persist(crowd, host.cookie, (api) => api.setBot(id, 3, { id: 'random', level: 1 }));
  await persist(crowd, host.cookie, async (api) => {
    const { state } = await api.table(id);
    if (state === 'open') await api.start(id);
  });
  const { match } = await persist(crowd, host.cookie, (api) => api.table(id));
  if (!match) throw new Error('the match did not begin');
  return match;
}

/** Answers whatever it is asked and writes down what was acknowledged. */
async function play(
  crowd: Crowd,
  { connection }: Somebody,
  match: string,
  seat: number,
): Promise<void> {
  const feed = connection.watch(match);
  for (;;) {
    // Who waits for others must notice that it is time to stop, hence the glance now and then.
    const glance = sleep(100).then(() => null);
    const asked = await Promise.race([
      feed.until(({ question, result }) => question !== null || result !== null),
      glance,
    ]);
    if (asked?.result || crowd.stopping) break;
    if (!asked?.question) continue;
    const { question, line } = asked;
    for (const answer of [someAnswer(question), question.default]) {
      const key = randomUUID();
      try {
        const act = { do: 'answer', question: question.id, line, answer } as const;
        const { sequence } = await connection.act(match, act, key);
        crowd.notes.push({ match, seat, key, sequence, question: question.id, answer });
        await caughtUp(feed, sequence);
        break;
      } catch (error) {
        // An answer by chance may break a rule about combinations; the default never does.
        if (!(error instanceof Refused) || answer === question.default) throw error;
      }
    }
  }
  connection.unwatch(match);
}

/** Waits until the feed shows what was acknowledged, so that no question is answered twice. */
function caughtUp(feed: ReturnType<Connection['watch']>, sequence: number): Promise<void> {
  return new Promise((resolve) => {
    if ((feed.number ?? 0) >= sequence) return resolve();
    const stop = feed.onChange(() => {
      if ((feed.number ?? 0) < sequence) return;
      stop();
      resolve();
    });
  });
}
