import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import type { AnyGame } from '@small-council/engine';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { Adviser } from './bots/adviser.ts';
import { Autopilot } from './bots/autopilot.ts';
import { BotPool } from './bots/pool.ts';
import { Chat } from './chat/service.ts';
import type { Config } from './config.ts';
import type { App, House } from './house.ts';
import { Housekeeping } from './housekeeping.ts';
import { archiveRoutes } from './http/archive.ts';
import { chatRoutes } from './http/chat.ts';
import { describedSchemas, docsRoutes } from './http/docs.ts';
import { addressOf, findSession, isOwnOrigin, refuseForeign } from './http/guards.ts';
import { securityHeaders } from './http/headers.ts';
import { listRoutes } from './http/lists.ts';
import { matchRoutes } from './http/matches.ts';
import { pageRoutes } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { tableRoutes } from './http/tables.ts';
import { Counter } from './limits.ts';
import { Lists } from './lists/service.ts';
import { Audience } from './live/audience.ts';
import { Hub } from './live/hub.ts';
import { Lobby } from './live/lobby.ts';
import { Presence } from './live/presence.ts';
import { CLOSED, Connection } from './live/socket.ts';
import { LogStream } from './log.ts';
import { Archive } from './matches/archive.ts';
import { playBack, ReplayThreads } from './matches/replays.ts';
import { Matches } from './matches/service.ts';
import { healthRoutes } from './metrics.ts';
import { People } from './people/service.ts';
import { type Denied, deny, FAULT, tell } from './problem.ts';
import { type Seeds, secretSeeds } from './seeds.ts';
import { CannotOpen, reasonOf } from './storage/fault.ts';
import { type Notice, openStorage } from './storage/open.ts';
import { Pairing } from './tables/pairing.ts';
import { Tables } from './tables/service.ts';

export interface ServerOptions {
  readonly config: Config;
  /** The module whose `games` are played, by name or address: bots import it in their own threads. */
  readonly games?: string;
  /** The folder of the built web table; without one there is only the API. */
  readonly pages?: string;
  /** Secret where it is not said: whoever knows a seed knows every hand. */
  readonly seeds?: Seeds;
}

export interface Server {
  readonly app: App;
  readonly house: House;
  /** Finishes what is in hand, tells clients to connect again, and closes. */
  close(): Promise<void>;
}

/** How long clients that do not hang up are waited for. */
const PATIENCE = 2_000;
/** How often every client is asked whether it is still there; who has not answered by then is not. */
const HEARTBEAT = 30_000;
/** The largest WebSocket message, in bytes: an answer is much smaller. */
const MAX_MESSAGE = 64 * 1024;

export async function createServer({
  config,
  games: module = '@small-council/games',
  pages,
  seeds = secretSeeds,
}: ServerOptions): Promise<Server> {
  const { games: list } = (await import(module)) as { games: readonly AnyGame[] };
  const games = new Map(list.map((game) => [game.id, game]));
  const stream = new LogStream(process.stderr.fd);
  const log: FastifyBaseLogger = pino(
    {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: describeRequest },
    },
    stream,
  );
  const storage = await openStorage(config.place, { alone: true });
  const { limits, snapshotEvery, quietMs: quiet } = config;
  const replays = new ReplayThreads(module, {
    threads: config.replayThreads,
    secondsPerMinute: limits.replaySecondsPerMinute,
  });
  const matches = new Matches({
    storage,
    games,
    snapshotEvery,
    quiet,
    seeds,
    playBack: (live, keep) => playBack(replays, live, keep),
  });
  const pool = new BotPool(module, config.botThreads, seeds);
  const audience = new Audience();
  const autopilot = new Autopilot({
    matches,
    pool,
    audience,
    db: storage.db,
    pauseMs: config.answerPauseMs,
  });
  const hub = new Hub(matches, quiet);
  const lobby = new Lobby(storage.db, games);
  const presence = new Presence({ storage, matches, patience: config.awayMs });
  const connections = new Set<Connection>();
  let closing = false;
  // What is still on its way when the storage closes is nobody's concern.
  const report = (error: unknown) => {
    if (!closing) log.error(error);
  };
  const housekeeping = new Housekeeping(storage, report);
  const tables = new Tables({ storage, games, matches, tablesPerPerson: limits.tablesPerPerson });
  const house: House = {
    config,
    games,
    storage,
    matches,
    adviser: new Adviser(matches, pool),
    hub,
    lobby,
    presence,
    audience,
    housekeeping,
    connections,
    log,
    people: new People(storage),
    tables,
    pairing: new Pairing({ storage, games, tables }),
    lists: new Lists(storage, games, limits.listsPerPerson),
    archive: new Archive(storage.db, games, replays),
    chat: new Chat(storage, limits.chatPerMinute),
  };
  matches.onDamaged = report;
  hub.onError = report;
  autopilot.onError = report;
  presence.onError = report;
  presence.onDeath = () => hear(house, 'missed', report);
  hub.onLook = (live) => presence.consider(live);
  matches.onMoved = (live) => {
    hub.moved(live.id, live.sequence);
    // What is stored is stored, whatever becomes of the bots.
    try {
      autopilot.moved(live);
    } catch (error) {
      report(error);
    }
  };
  storage.listen((notice) => hear(house, notice, report));
  try {
    await presence.open();
  } catch (error) {
    await storage.close();
    throw new CannotOpen(`The storage cannot be written: ${reasonOf(error)}.`);
  }

  const app: App = fastify({
    loggerInstance: log,
    bodyLimit: limits.bodyBytes,
    // Whoever sends a request drop by drop does not keep his connection for ever.
    requestTimeout: config.requestMs,
    http: { connectionsCheckingInterval: Math.min(5_000, config.requestMs) },
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => complain(error, request, reply, house),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => complain(error, request, reply, house));
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // What a seat may know is for its player, and not for whatever lies between.
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
  });

  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    errorResponseBuilder: () => deny(429, 'server.tooFast'),
  });
  // What is not there counts, too: looking for it costs as much.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    notFound(request, reply),
  );
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Small Council', version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: describedSchemas,
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE },
    // Broken frames are the sender's fault and no news.
    errorHandler: (error, socket) => {
      log.debug(error);
      socket.terminate();
    },
  });

  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    refuseForeign(request, config);
    await findSession(request, house.people);
  });

  if (pages) pageRoutes(app, pages, config.secureCookies);
  docsRoutes(app);
  peopleRoutes(app, house);
  tableRoutes(app, house);
  listRoutes(app, house);
  chatRoutes(app, house);
  matchRoutes(app, house);
  archiveRoutes(app, house);
  liveRoute(app, house);
  healthRoutes(app, house, () => closing);
  const heart = setInterval(() => {
    for (const connection of connections) connection.beat();
  }, HEARTBEAT).unref();
  await app.ready();

  return {
    app,
    house,
    close: async () => {
      closing = true;
      clearInterval(heart);
      autopilot.close();
      housekeeping.close();
      const allOver = Promise.all([...connections].map(({ over }) => over));
      for (const connection of connections) {
        connection.say({ type: 'reconnect' });
        connection.close(CLOSED.restart);
      }
      const late = setTimeout(() => {
        for (const connection of connections) connection.end();
        app.server.closeAllConnections();
      }, PATIENCE);
      await allOver;
      await app.close();
      clearTimeout(late);
      hub.close();
      await presence.close();
      await pool.close();
      await replays.close();
      await matches.close();
      await storage.close();
      await stream.flush(PATIENCE);
    },
  };
}

/** Passes on what another process, or this one, has to say. */
function hear(
  { hub, lobby, matches, presence, connections }: House,
  notice: Notice | 'missed',
  fail: (error: unknown) => void,
): void {
  if (notice === 'missed') {
    hub.movedPerhaps();
    presence.changedPerhaps();
  } else if ('presence' in notice) presence.changed(notice.presence);
  else if ('match' in notice) hub.moved(notice.match, notice.sequence);
  else if ('chat' in notice) lobby.chatted(notice.chat, notice.table).catch(fail);
  else if ('table' in notice) lobby.tableChanged(notice.table).catch(fail);
  else if ('person' in notice) matches.forgetPerson(notice.person);
  else if ('sentAway' in notice) {
    for (const connection of connections) {
      if (connection.user === notice.sentAway) connection.sendAway(notice.from, notice.playing);
    }
  } else if ('orders' in notice) {
    matches.ordersChanged(notice.orders).catch(fail);
  } else if ('doors' in notice) {
    for (const connection of connections)
      connection.checkDoors(notice.doors, notice.playing).catch(fail);
  } else if ('muter' in notice) {
    for (const connection of connections) {
      if (connection.user === notice.muter) connection.readMutes().catch(fail);
    }
  } else {
    for (const connection of connections) {
      if (connection.session?.hash === notice.session) connection.close(CLOSED.sessionOver);
    }
  }
}

function liveRoute(app: App, house: House): void {
  const { config } = house;
  const sockets = new Counter(config.limits.socketsPerAddress);
  app.get(
    '/api/live',
    {
      websocket: true,
      schema: { tags: ['live'], summary: 'The WebSocket: see docs/protocol.md' },
      preValidation: async (request) => {
        if (!isOwnOrigin(request, config)) throw deny(403, 'server.foreignOrigin');
        const address = addressOf(request);
        if (!sockets.enter(address)) throw deny(429, 'server.tooManySockets');
        request.raw.socket.once('close', () => sockets.leave(address));
      },
    },
    (socket, request) => {
      new Connection(socket, request.session, addressOf(request), house);
    },
  );
}

/** What is logged of a request. Codes of invitations and links open doors, and are not. */
function describeRequest({ method, url, ip }: { method: string; url: string; ip?: string }) {
  const hidden = url
    .replace(/^(\/api\/(?:invitations|shared|shared-lists)\/)[^/?]+/, '$1…')
    .replace(/([?&](?:invite|share)=)[^&]*/g, '$1…');
  return { method, url: hidden, remoteAddress: ip };
}

function complain(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, config }: House,
): void {
  reply.headers(securityHeaders(config));
  const told = tell(error) ?? tell(asDenied(error));
  if (told?.status === 404 && !request.url.startsWith('/api/')) {
    notFound(request, reply);
    return;
  }
  if (!told) log.error(error);
  reply.status(told?.status ?? 500).send({ error: told?.problem ?? FAULT });
}

/** What Fastify itself refuses, in our words. Nothing that was sent is repeated. */
function asDenied(error: unknown): Denied | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validation.map(({ instancePath }) => instancePath).join(' ');
    return deny(400, 'request.invalid', { where });
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_BAD_URL') return deny(404, 'server.notFound');
  if (statusCode === 413) return deny(413, 'request.tooLarge');
  if (statusCode === 415) return deny(415, 'request.type');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return deny(statusCode, 'request.invalid');
  }
  return null;
}

function notFound(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) {
    const problem = tell(deny(404, 'server.notFound'))?.problem;
    reply.status(404).send({ error: problem });
    return;
  }
  const text = reply.type('text/plain; charset=utf-8');
  if (request.method === 'GET' || request.method === 'HEAD') {
    text.status(404).send('Not found · Nicht gefunden\n');
  } else {
    text.status(405).header('Allow', 'GET, HEAD').send('Method not allowed\n');
  }
}
