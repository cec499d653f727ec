import type { AnyGame } from '@small-council/engine';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Adviser } from './bots/adviser.ts';
import type { Chat } from './chat/service.ts';
import type { Config } from './config.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Lists } from './lists/service.ts';
import type { Audience } from './live/audience.ts';
import type { Hub } from './live/hub.ts';
import type { Lobby } from './live/lobby.ts';
import type { Presence } from './live/presence.ts';
import type { Connection } from './live/socket.ts';
import type { Archive } from './matches/archive.ts';
import type { Matches } from './matches/service.ts';
import type { People } from './people/service.ts';
import type { Storage } from './storage/open.ts';
import type { Pairing } from './tables/pairing.ts';
import type { Tables } from './tables/service.ts';

/** Everything a running server consists of, for those parts that need several others. */
export interface House {
  readonly config: Config;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly people: People;
  readonly tables: Tables;
  readonly pairing: Pairing;
  readonly lists: Lists;
  readonly matches: Matches;
  readonly adviser: Adviser;
  readonly archive: Archive;
  readonly chat: Chat;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly audience: Audience;
  readonly housekeeping: Housekeeping;
  readonly connections: Set<Connection>;
  readonly log: FastifyBaseLogger;
}

/** Fastify with zod for everything that comes in. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
