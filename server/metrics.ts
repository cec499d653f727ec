import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App, House } from './house.ts';
import { deny, tell } from './problem.ts';

/** What watches over a server want to know: is it alive, can it serve, how is it doing. */
export function healthRoutes(app: App, house: House, isClosing: () => boolean): void {
  const { presence } = house;
  const registry = measure(app, house);
  const hide = { schema: { hide: true } };

  app.get('/healthz', hide, async () => ({ ok: true }));

  app.get('/readyz', hide, async () => {
    if (isClosing()) throw deny(503, 'server.closing');
    try {
      await presence.alive();
    } catch {
      throw deny(503, 'server.storageAway');
    }
    return { ok: true };
  });

  app.get('/metrics', hide, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** A timer that should fire this often, in milliseconds: how late it does is how long everybody waits. */
const RESOLUTION = 10;
const SHARES = [50, 90, 99, 100];

/** How long anything that arrives has to wait until the process looks at it, since it was last asked. */
function measureDelay(app: App, registers: Registry[]): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  app.addHook('onClose', async () => void delays.disable());
  new Gauge({
    name: 'small_council_event_loop_delay_seconds',
    help: 'How long what arrives waits for the process, by the share that waits less; since the last look',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const share of SHARES) {
        const ms = delays.count === 0 ? 0 : delays.percentile(share) / 1e6 - RESOLUTION;
        this.set({ quantile: String(share / 100) }, Math.max(0, ms) / 1000);
      }
      delays.reset();
    },
  });
}

function measure(app: App, { matches, connections }: House): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  measureDelay(app, registers);
  new Gauge({
    name: 'small_council_sockets',
    help: 'Open WebSocket connections',
    registers,
    collect() {
      this.set(connections.size);
    },
  });
  new Gauge({
    name: 'small_council_matches_in_memory',
    help: 'Matches held in memory',
    registers,
    collect() {
      this.set(matches.held);
    },
  });
  const acts = new Histogram({
    name: 'small_council_act_seconds',
    help: 'From receiving an act to having it stored',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  matches.onActed = (seconds, error) => {
    const outcome = error === null ? 'stored' : tell(error) ? 'refused' : 'failed';
    acts.observe({ outcome }, seconds);
  };
  const requests = new Counter({
    name: 'small_council_requests_total',
    help: 'HTTP requests by status',
    labelNames: ['status'],
    registers,
  });
  app.addHook('onResponse', async (_request, reply) => {
    requests.inc({ status: String(reply.statusCode) });
  });
  return registry;
}
