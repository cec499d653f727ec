// `npm run load -- --tables N`: many tables play at once over real WebSockets on this machine, one
// answer a second at each, and what it costs is printed. `--seconds`, `--warmup` (seconds that are
// played before and not counted), `--rate`, `--database` and `--replays` (parts of finished matches that are
// asked for in a second meanwhile). It fails where anybody was refused, or had to wait for the process.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Api, Connection, type MatchFeed, Refused } from '@small-council/client';
import { Chance, createMatch, sampleAnswer } from '@small-council/engine';
import { startPostgres } from '../tests/postgres.ts';
import { openSocket } from '../tests/visitor.ts';
import { someAnswer } from './answers.ts';
import { games } from './games.ts';
import { freePort, ServerProcess } from './process.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    warmup: { type: 'string', default: '5' },
    rate: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    replays: { type: 'string', default: '10' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const warmup = Number(values.warmup);
const rate = Number(values.rate);
const replays = Number(values.replays);
const QUIET = 5;
/** What arrives waits for the process no longer than this, in 99 of 100 cases. */
const LONGEST_DELAY_MS = 50;
/** So many errors are shown; the rest is counted. */
const SHOWN = 5;

interface Chair {
  readonly connection: Connection;
  readonly feed: MatchFeed;
}

interface Figures {
  readonly latencies: number[];
  errors: number;
  over: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'small-council-load-'));
const postgres = values.database === 'postgres' ? await startPostgres({ durable: true }) : null;
const server = new ServerProcess(await freePort(), {
  DATA_DIR: folder,
  QUIET_SECONDS: String(QUIET),
  ...(postgres ? { DATABASE_URL: await postgres.database() } : {}),
});
try {
  await server.start();
  await measure();
} finally {
  await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const empty = await metrics();
  const seated: Chair[][] = [];
  for (let n = 0; n < tables; n += 25) {
    const some = Math.min(25, tables - n);
    seated.push(...(await Promise.all(Array.from({ length: some }, sitDown))));
    process.stderr.write(`\r${seated.length} tables are open `);
  }
  process.stderr.write('\n');
  const cold: Figures = { latencies: [], errors: 0, over: 0 };
  await Promise.all(seated.map((chairs) => playFor(chairs, warmup, cold)));
  const looked: Looked = { asked: 0, sent: 0, refused: 0, slowest: 0 };
  const matches = replays > 0 ? await bringMatches() : [];
  const figures: Figures = { latencies: [], errors: cold.errors, over: cold.over };
  // From here on: what is measured is measured since the last look.
  const full = await metrics();
  const began = performance.now();
  await Promise.all([
    ...seated.map((chairs) => playFor(chairs, seconds, figures)),
    lookAtReplays(matches, looked),
  ]);
  const took = (performance.now() - began) / 1000;
  const busy = await metrics();
  await sleep((QUIET + 4) * 1000);
  const idle = await metrics();
  for (const { connection } of seated.flat()) connection.close();

  const sorted = figures.latencies.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const each = ({ memory }: Metrics) =>
    `${((memory - empty.memory) / tables / 1024).toFixed(0)} KiB`;
  const busyness = loadavg()[0].toFixed(1);
  console.log(
    `database        ${values.database}, load average ${busyness} on ${cpus().length} cores`,
  );
  console.log(`tables          ${tables}, ${tables * 2} sockets, ${figures.over} matches ended`);
  console.log(
    `answers         ${sorted.length} in ${took.toFixed(1)} s: ${(sorted.length / took).toFixed(0)} a second`,
  );
  console.log(
    `latency         p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(0.99999)} ms`,
  );
  console.log(
    `memory a table  ${each(full)} when warm, ${each(busy)} after playing (sockets included)`,
  );
  console.log(`when quiet      ${idle.held} of ${busy.held} matches still in memory`);
  console.log(`server cpu      ${(((busy.cpu - full.cpu) / took) * 100).toFixed(0)} % of one core`);
  console.log(
    `replays         ${looked.asked} asked for, ${looked.sent} sent, ${looked.refused} refused, slowest ${(looked.slowest / 1000).toFixed(1)} s`,
  );
  const { p50, p99, max } = busy.delay;
  console.log(
    `process delay   p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms`,
  );
  console.log(`errors          ${figures.errors}`);
  if (figures.errors > 0) process.exitCode = 1;
  if (p99 >= LONGEST_DELAY_MS) {
    console.error(`Everything waited for the process: p99 is not below ${LONGEST_DELAY_MS} ms.`);
    process.exitCode = 1;
  }
}

interface Looked {
  asked: number;
  sent: number;
  refused: number;
  slowest: number;
}

/** Brings in one finished match of every game, played by chance. */
async function bringMatches(): Promise<string[]> {
  const api = new Api({ url: server.url, keepCookie: true });
  await api.guest();
  const ids: string[] = [];
  for (const game of games) {
    const chance = new Chance(`load ${game.id}`);
    const match = createMatch(game, { seats: game.seats.min, seed: `load ${game.id}` });
    while (!match.result) {
      const [seat] = match.waiting;
      const question = match.question(seat);
      if (!question) throw new Error(`${game.id} does not go on`);
      match.answer(seat, match.state.moment, sampleAnswer(question, chance));
    }
    const moves = match.record?.moves ?? [];
    ids.push(
      await api.import({
        format: 'small-council-match',
        origin: match.origin,
        moves: moves.map(({ seat, id, answer }) => ({ seat, id, answer })),
        conceded: [],
        players: [],
      }),
    );
  }
  return ids;
}

/** Asks for parts of matches, whether or not the last one has come. */
async function lookAtReplays(matches: readonly string[], looked: Looked): Promise<void> {
  const api = new Api({ url: server.url });
  const asked: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < seconds * replays; n++) {
    await sleep(Math.max(0, begin + (n * 1000) / replays - performance.now()));
    const match = matches[n % matches.length];
    const from = Math.floor(Math.random() * 200);
    const sent = performance.now();
    looked.asked++;
    asked.push(
      api.replay(match, `?eyes=open&count=200&from=${from}`).then(
        () => {
          looked.sent++;
          looked.slowest = Math.max(looked.slowest, performance.now() - sent);
        },
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          looked.refused++;
        },
      ),
    );
  }
  await Promise.all(asked);
}

/** Two people at a table of their own. */
async function sitDown(): Promise<Chair[]> {
  const people = [
    new Api({ url: server.url, keepCookie: true }),
    new Api({ url: server.url, keepCookie: true }),
  ];
  for (const api of people) await api.guest();
  const [host, other] = people;
  // Long enough that hardly any match ends meanwhile.
  const { id } = await host.createTable({
    game: 'crossroads',
    seats: 2,
    options: { rounds: 50, cards: 60 },
  });
  await other.sit(id, 1);
  await other.ready(id);
  const { match } = await host.start(id);
  const chairs = people.map((api) => {
    const connection = new Connection({ open: () => openSocket(api) });
    return { connection, feed: connection.watch(match ?? '') };
  });
  await Promise.all(chairs.map(({ feed }) => feed.until(() => true)));
  return chairs;
}

/** One answer after the other, at the given rate, by whoever is asked. */
async function playFor(chairs: readonly Chair[], time: number, figures: Figures): Promise<void> {
  const pause = 1000 / rate;
  const begin = performance.now() + Math.random() * pause;
  for (let n = 0; n < time * rate; n++) {
    await sleep(Math.max(0, begin + n * pause - performance.now()));
    // The question may still be on its way to who has to answer it.
    const asked = chairs.map((chair) =>
      chair.feed
        .until(({ question, result }) => question !== null || result !== null)
        .then(() => chair),
    );
    const chair = await Promise.race(asked);
    if (chair.feed.document?.result) {
      figures.over++;
      return;
    }
    await answer(chair, figures);
  }
}

async function answer({ connection, feed }: Chair, figures: Figures): Promise<void> {
  const { question, line } = feed.document ?? {};
  if (!question || line === undefined) return;
  for (const given of [someAnswer(question), question.default]) {
    const sent = performance.now();
    try {
      const act = { do: 'answer', question: question.id, line, answer: given } as const;
      const number = feed.number ?? 0;
      const told = new Promise<void>((resolve) => {
        const stop = feed.onChange(() => {
          if ((feed.number ?? 0) <= number) return;
          stop();
          resolve();
        });
      });
      await connection.act(feed.match, act);
      await told;
      figures.latencies.push(performance.now() - sent);
      return;
    } catch (error) {
      // An answer by chance may break a rule about combinations; the default never does.
      if (error instanceof Refused && given !== question.default) continue;
      if (figures.errors++ < SHOWN) console.error(error);
    }
  }
}

interface Metrics {
  readonly memory: number;
  readonly held: number;
  readonly cpu: number;
  /** How long what arrives waits for the process, in milliseconds, since the last look. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly max: number };
}

async function metrics(): Promise<Metrics> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  const delay = (quantile: string) =>
    value(`small_council_event_loop_delay_seconds\\{quantile="${quantile}"\\}`) * 1000;
  return {
    delay: { p50: delay('0.5'), p99: delay('0.99'), max: delay('1') },
    memory: value('process_resident_memory_bytes'),
    held: value('small_council_matches_in_memory'),
    cpu: value('process_cpu_seconds_total'),
  };
}
