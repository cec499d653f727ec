import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App, House } from './house.ts';
import { deny, tell } from './problem.ts';

/** What watches over a server want to know: is it alive, can it serve, how is it doing. */
export function healthRoutes(app: App, house: House, isClosing: () => boolean): void {
  const { storage } = house;
  const registry = measure(app, house);
  const hide = { schema: { hide: true } };

  app.get('/healthz', hide, async () => ({ ok: true }));

  app.get('/readyz', hide, async () => {
    if (isClosing()) throw deny(503, 'server.closing');
    try {
      await storage.db.selectFrom('users').select('id').limit(1).execute();
    } catch {
      throw deny(503, 'server.storageAway');
    }
    return { ok: true };
  });

  app.get('/metrics', hide, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function measure(app: App, { matches, connections }: House): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
