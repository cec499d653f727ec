import path from 'node:path';
import { z } from 'zod';
import type { Place } from './storage/open.ts';

/** Everything that can be set from outside, checked. docs/running.md explains each of them. */
export interface Config {
  readonly port: number;
  readonly place: Place;
  /** Addresses that browsers may come from besides the one the server is asked under. */
  readonly origins: readonly string[];
  /** The names, with their ports, under which the server may be asked; any where there are none. */
  readonly hosts: readonly string[];
  /** How many proxies stand in front and may say who is asking. */
  readonly proxies: number;
  /** Cookies only over https. */
  readonly secureCookies: boolean;
  readonly logLevel: string;
  /** The accounts that may see what was reported. */
  readonly admins: readonly string[];
  readonly botThreads: number;
  /** Threads in which matches are played again. */
  readonly replayThreads: number;
  /** How long answers of bots and default answers take. */
  readonly answerPauseMs: number;
  readonly snapshotEvery: number;
  readonly quietMs: number;
  /** How long others wait for a player who has lost the connection. */
  readonly awayMs: number;
  /** How long a request may take to arrive. */
  readonly requestMs: number;
  readonly limits: Limits;
}

export interface Limits {
  readonly bodyBytes: number;
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly socketsPerAddress: number;
  readonly tablesPerPerson: number;
  readonly listsPerPerson: number;
  readonly chatPerMinute: number;
  /** How many seconds of a thread an address may use up for playing matches again. */
  readonly replaySecondsPerMinute: number;
}

const whole = (min: number, max: number, standard: number) => ({
  schema: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max)),
  standard,
  needs: `a whole number from ${min} to ${max}`,
});

const settings = {
  PORT: {
    ...whole(0, 65_535, 8080),
    needs: 'a whole number from 0 to 65535 (0 takes any free port)',
  },
  DATA_DIR: { schema: z.string(), standard: 'data', needs: 'a folder' },
  DATABASE_URL: {
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    standard: null,
    needs: 'an address that begins with postgres://',
  },
  ORIGINS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/ })))
      .transform((list) => list.map((origin) => new URL(origin).origin)),
    standard: [],
    needs: 'a list of addresses such as https://example.org, with commas between them',
  },
  HOSTS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^[^\s/:]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/))),
    standard: [],
    needs: 'a list of names such as example.org or localhost:8080, with commas between them',
  },
  PROXIES: whole(0, 10, 0),
  SECURE_COOKIES: {
    schema: z.enum(['0', '1']).transform((value) => value === '1'),
    standard: false,
    needs: '0 or 1',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    standard: 'warn',
    needs: 'fatal, error, warn, info, debug or silent',
  },
  ADMINS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((id) => id.trim()))
      .pipe(z.array(z.uuid())),
    standard: [],
    needs: 'a list of ids of accounts, with commas between them',
  },
  BOT_THREADS: whole(1, 64, 2),
  REPLAY_THREADS: whole(1, 64, 1),
  ANSWER_PAUSE_MS: whole(0, 5_000, 700),
  SNAPSHOT_EVERY: whole(1, 10_000, 50),
  QUIET_SECONDS: whole(1, 86_400, 60),
  AWAY_SECONDS: whole(5, 86_400, 120),
  REQUEST_SECONDS: whole(1, 3_600, 30),
  MAX_BODY_BYTES: whole(1024, 100_000_000, 1_000_000),
  MAX_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 600),
  MAX_SIGN_INS_PER_MINUTE: whole(1, 1_000_000, 20),
  MAX_MESSAGES_PER_SECOND: whole(1, 100_000, 20),
  MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 100),
  MAX_TABLES_PER_PERSON: whole(1, 1_000_000, 10),
  MAX_LISTS_PER_PERSON: whole(1, 100_000, 100),
  MAX_CHAT_PER_MINUTE: whole(1, 100_000, 30),
  MAX_REPLAY_SECONDS_PER_MINUTE: whole(1, 100_000, 20),
} as const;

type Name = keyof typeof settings;

/** What is wrong with a setting, in words for the person at the keyboard. */
export class BadSetting extends Error {}

/** The configuration from the environment. An empty value counts as none. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = <N extends Name>(name: N) => {
    const { schema, standard, needs } = settings[name];
    const text = env[name];
    type Value = z.output<(typeof settings)[N]['schema']> | (typeof settings)[N]['standard'];
    if (text === undefined || text === '') return standard as Value;
    const { success, data } = schema.safeParse(text);
    // An address may hold a password: it is not repeated.
    const shown = name === 'DATABASE_URL' ? 'set' : JSON.stringify(text);
    if (!success) throw new BadSetting(`${name} is ${shown}; it must be ${needs}.`);
    return data as Value;
  };
  const url = read('DATABASE_URL');
  return {
    port: read('PORT'),
    place: url
      ? { kind: 'postgres', url }
      : { kind: 'sqlite', file: path.join(read('DATA_DIR'), 'small-council.db') },
    origins: read('ORIGINS'),
    hosts: read('HOSTS'),
    proxies: read('PROXIES'),
    secureCookies: read('SECURE_COOKIES'),
    logLevel: read('LOG_LEVEL'),
    admins: read('ADMINS'),
    botThreads: read('BOT_THREADS'),
    replayThreads: read('REPLAY_THREADS'),
    answerPauseMs: read('ANSWER_PAUSE_MS'),
    snapshotEvery: read('SNAPSHOT_EVERY'),
    quietMs: read('QUIET_SECONDS') * 1000,
    awayMs: read('AWAY_SECONDS') * 1000,
    requestMs: read('REQUEST_SECONDS') * 1000,
    limits: {
      bodyBytes: read('MAX_BODY_BYTES'),
      requestsPerMinute: read('MAX_REQUESTS_PER_MINUTE'),
      signInsPerMinute: read('MAX_SIGN_INS_PER_MINUTE'),
      messagesPerSecond: read('MAX_MESSAGES_PER_SECOND'),
      socketsPerAddress: read('MAX_SOCKETS_PER_ADDRESS'),
      tablesPerPerson: read('MAX_TABLES_PER_PERSON'),
      listsPerPerson: read('MAX_LISTS_PER_PERSON'),
      chatPerMinute: read('MAX_CHAT_PER_MINUTE'),
      replaySecondsPerMinute: read('MAX_REPLAY_SECONDS_PER_MINUTE'),
    },
  };
}
