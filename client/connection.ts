import { Refused } from './api.ts';
import { MatchFeed } from './feed.ts';
import type { Ack, Act, FromClient, FromServer } from './protocol.ts';

/** What is needed of a WebSocket; the browser's and Node's own both have it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
}

export interface ConnectionOptions {
  /** Opens a socket to the server: `() => new WebSocket('wss://example.org/api/live')`. */
  readonly open: () => Socket;
  /** Everything that is not about a match: tables, chat, complaints. */
  readonly onMessage?: (message: FromServer) => void;
  /** The longest wait between two attempts to connect, in milliseconds. */
  readonly longestWait?: number;
}

interface Pending {
  readonly match: string;
  readonly key: string;
  readonly act: Act;
  readonly resolve: (ack: Ack) => void;
  readonly reject: (error: Error) => void;
  /** How often the server has failed at it. */
  failures: number;
}

/** What may be better in a moment: the storage was away, or too many wanted the same. */
const PASSING = new Set(['server.fault', 'match.busy']);
const TRIES = 8;

const SHORTEST_WAIT = 50;

/**
 * A connection that stays: it reconnects by itself, then asks for what it missed, and sends again
 * what was not acknowledged, under the same keys, so that nothing is lost and nothing played twice.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #feeds = new Map<string, MatchFeed>();
  readonly #pending = new Map<string, Pending>();
  readonly #wishes = new Map<string, FromClient>();
  #socket: Socket | null = null;
  #open = false;
  #closed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often the connection was made: more than once means that it was lost. */
  connected = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** A match, kept up to date from now on. */
  watch(match: string): MatchFeed {
    const known = this.#feeds.get(match);
    if (known) return known;
    const feed = new MatchFeed(match);
    this.#feeds.set(match, feed);
    this.#send({ type: 'watch', match });
    return feed;
  }

  unwatch(match: string): void {
    this.#feeds.delete(match);
    this.#send({ type: 'unwatch', match });
  }

  /** Does something in a match; resolves once the server has stored it, however long that takes. */
  act(match: string, act: Act, key: string = crypto.randomUUID()): Promise<Ack> {
    return new Promise((resolve, reject) => {
      const pending: Pending = { match, key, act, resolve, reject, failures: 0 };
      this.#pending.set(`${match} ${key}`, pending);
      this.#send({ type: 'act', match, key, act });
    });
  }

  /** Hears of public tables from now on, or of one table. */
  lobby(on = true): void {
    this.#wish('lobby', { type: 'lobby', on }, on);
  }

  table(table: string, on = true, invite?: string): void {
    this.#wish(table, { type: 'table', table, on, invite }, on);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Error('the connection was closed'));
    this.#pending.clear();
  }

  #wish(name: string, message: FromClient, on: boolean): void {
    if (on) this.#wishes.set(name, message);
    else this.#wishes.delete(name);
    this.#send(message);
  }

  #connect(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#failures = 0;
      this.connected++;
      this.#catchUp();
    };
    socket.onmessage = (event: { data: unknown }) => {
      this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    // An error is always followed by a close.
    socket.onerror = () => {};
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#open = false;
      if (!this.#closed) this.#timer = setTimeout(() => this.#connect(), this.#wait());
    };
  }

  /** Waits longer with every failure, and never as long as the others: they all come back at once. */
  #wait(): number {
    const { longestWait = 5_000 } = this.#options;
    const longest = Math.min(longestWait, SHORTEST_WAIT * 2 ** this.#failures++);
    return longest * (0.5 + Math.random() / 2);
  }

  #catchUp(): void {
    for (const wish of this.#wishes.values()) this.#send(wish);
    for (const { match, number } of this.#feeds.values()) {
      this.#send({ type: 'watch', match, have: number ?? undefined });
    }
    for (const { match, key, act } of this.#pending.values()) {
      this.#send({ type: 'act', match, key, act });
    }
  }

  #send(message: FromClient): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'fresh':
      case 'update': {
        const complete = this.#feeds.get(message.match)?.take(message) ?? true;
        if (!complete) this.#send({ type: 'watch', match: message.match });
        break;
      }
      case 'presence':
        this.#feeds.get(message.match)?.takePresence(message);
        break;
      case 'ack':
        this.#settle(message.match, message.key)?.resolve({ sequence: message.sequence });
        break;
      case 'no':
        this.#refused(message);
        break;
      default:
        this.#options.onMessage?.(message);
    }
  }

  #refused(message: Extract<FromServer, { type: 'no' }>): void {
    const { match, key, error } = message;
    const pending = key === null ? undefined : this.#pending.get(`${match} ${key}`);
    if (!pending) {
      this.#options.onMessage?.(message);
    } else if (PASSING.has(error.key) && ++pending.failures < TRIES) {
      const again: FromClient = { type: 'act', match, key: pending.key, act: pending.act };
      setTimeout(() => this.#send(again), SHORTEST_WAIT * 2 ** pending.failures);
    } else {
      this.#settle(match, pending.key)?.reject(new Refused(422, error));
    }
  }

  #settle(match: string, key: string): Pending | undefined {
    const name = `${match} ${key}`;
    const pending = this.#pending.get(name);
    this.#pending.delete(name);
    return pending;
  }
}
