// `npm run load -- --tables N`: many tables play at once over real WebSockets on this machine, one
// answer a second at each, and what it costs is printed. `--seconds`, `--warmup` (seconds that are
// played before and not counted), `--rate` and `--database`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Api, Connection, type MatchFeed, Refused } from '@small-council/client';
import { startPostgres } from '../tests/postgres.ts';
import { openSocket } from '../tests/visitor.ts';
import { someAnswer } from './answers.ts';
import { freePort, ServerProcess } from './process.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    warmup: { type: 'string', default: '5' },
    rate: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const warmup = Number(values.warmup);
const rate = Number(values.rate);
const QUIET = 5;
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
  const full = await metrics();
  const figures: Figures = { latencies: [], errors: cold.errors, over: cold.over };
  const began = performance.now();
  await Promise.all(seated.map((chairs) => playFor(chairs, seconds, figures)));
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
  console.log(`errors          ${figures.errors}`);
  if (figures.errors > 0) process.exitCode = 1;
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
}

async function metrics(): Promise<Metrics> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  return {
    memory: value('process_resident_memory_bytes'),
    held: value('small_council_matches_in_memory'),
    cpu: value('process_cpu_seconds_total'),
  };
}
