import { randomUUID } from 'node:crypto';
import type { FromClient, FromServer, Problem } from '@small-council/client/protocol';
import type { Viewer } from '@small-council/engine';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { fromClient } from '../http/schemas.ts';
import { Bucket } from '../limits.ts';
import { eyesOf, seatOf } from '../matches/document.ts';
import type { Session } from '../people/service.ts';
import { deny, FAULT, tell } from '../problem.ts';
import type { Guest } from './lobby.ts';
import type { Watcher } from './presence.ts';

/** Why a socket was closed, for the client to know whether coming back makes sense. */
export const CLOSED = { restart: 1012, sessionOver: 4401, tooFast: 4429, tooSlow: 4408 } as const;

/** What may wait to be sent. A client that reads slower than this starts anew. */
const BACKLOG = 4_000_000;
/** Messages of one client that wait for their turn. */
const QUEUE = 200;
const MATCHES = 50;

/** One connection. Its messages are handled one after the other, in the order they came. */
export class Connection implements Guest, Watcher {
  readonly session: Session | null;
  readonly watcher: string;
  inLobby = false;
  readonly atTables = new Set<string>();
  readonly muted = new Set<string>();
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #address: string;
  readonly #bucket: Bucket;
  readonly #watching = new Map<string, Viewer>();
  #tail: Promise<void>;
  readonly #over = Promise.withResolvers<void>();
  #queued = 0;
  #alive = true;

  constructor(socket: WebSocket, session: Session | null, address: string, house: House) {
    this.#socket = socket;
    this.#address = address;
    this.#house = house;
    this.session = session;
    this.watcher = session?.person.id ?? randomUUID();
    const { messagesPerSecond } = house.config.limits;
    this.#bucket = new Bucket(messagesPerSecond, messagesPerSecond * 3);
    house.lobby.join(this);
    house.connections.add(this);
    this.#tail = this.#begin();
    socket.on('message', (data, binary) => this.#receive(binary ? null : String(data)));
    socket.on('close', () => this.#leave());
    socket.on('pong', () => {
      this.#alive = true;
    });
    // A broken frame ends the connection by itself; 'close' follows.
    socket.on('error', () => {});
  }

  /**
   * Before anything else: the session may have ended while the connection was being made, and from
   * now on its end would be heard.
   */
  async #begin(): Promise<void> {
    const { people, log } = this.#house;
    const { session } = this;
    if (!session) return;
    try {
      if (!(await people.isOpen(session.hash))) this.close(CLOSED.sessionOver);
      await this.readMutes();
    } catch (error) {
      log.error(error);
      this.close(CLOSED.restart);
    }
  }

  /** Learns whose words its person does not want to read. */
  async readMutes(): Promise<void> {
    const { session } = this;
    if (!session) return;
    const muted = await this.#house.chat.muted(session.person);
    this.muted.clear();
    for (const { id } of muted) this.muted.add(id);
  }

  get user(): string | null {
    return this.session?.person.id ?? null;
  }

  /** It has ended, what it had begun is done, and its goodbye is written down. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG) this.close(CLOSED.tooSlow);
    else this.#socket.send(text);
  }

  say(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Lines go dead without a word: who has not answered since the last time is let go. */
  beat(): void {
    if (!this.#alive) this.end();
    this.#alive = false;
    this.#socket.ping();
  }

  end(): void {
    this.#socket.terminate();
  }

  #leave(): void {
    const { lobby, connections } = this.#house;
    for (const match of [...this.#watching.keys()]) this.#unwatch(match);
    lobby.leave(this);
    connections.delete(this);
    this.#tail.then(() => this.#sayGoodbye()).then(this.#over.resolve);
  }

  async #sayGoodbye(): Promise<void> {
    const { pairing, log } = this.#house;
    const person = this.#person;
    if (!person) return;
    try {
      await pairing.gone(person, [...this.atTables]);
    } catch (error) {
      log.error(error);
    }
  }

  #receive(text: string | null): void {
    if (!this.#bucket.take() || this.#queued >= QUEUE) {
      this.close(CLOSED.tooFast);
      return;
    }
    if (this.session && this.session.expires < Date.now()) {
      this.close(CLOSED.sessionOver);
      return;
    }
    const message = text === null ? null : parse(text);
    if (!message) {
      this.say({ type: 'bad', error: { rule: null, key: 'request.invalid', params: {} } });
      return;
    }
    this.#queued++;
    this.#tail = this.#tail
      .then(() => this.#handle(message))
      .catch((error: unknown) => this.#complain(message, error))
      .then(() => {
        this.#queued--;
      });
  }

  async #handle(message: FromClient): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message.match, message.have);
      case 'unwatch':
        return this.#unwatch(message.match);
      case 'act':
        return this.#act(message);
      case 'lobby':
        this.inLobby = message.on;
        return;
      case 'table':
        return this.#atTable(message);
    }
  }

  get #person() {
    return this.session?.person ?? null;
  }

  async #watch(match: string, have: number | undefined): Promise<void> {
    if (this.#watching.size >= MATCHES) this.#watchLess();
    const { hub, presence, audience } = this.#house;
    const viewer = await eyesOf(this.#house, match, this.#person);
    const isNew = !this.#watching.has(match);
    this.#watching.set(match, viewer);
    if (isNew) audience.enter(match, this.#address);
    await hub.watch(this, match, viewer, have);
    if (this.#socket.readyState !== this.#socket.OPEN) this.#unwatch(match);
    else presence.arrive(match, this, viewer);
  }

  #unwatch(match: string): void {
    const { hub, presence, audience } = this.#house;
    const viewer = this.#watching.get(match);
    // The connection may have ended while it began to watch.
    if (viewer === undefined) {
      hub.unwatch(this, match);
      return;
    }
    this.#watching.delete(match);
    audience.leave(match, this.#address);
    presence.depart(match, this, hub.knows(match, viewer));
    hub.unwatch(this, match);
  }

  /** The host has sent its person away: what he may still see he has to ask for anew. */
  sendAway(table: string, match: string | null): void {
    this.atTables.delete(table);
    if (match === null || !this.#watching.has(match)) return;
    this.#unwatch(match);
    const error = tell(deny(403, 'match.removed'))?.problem ?? FAULT;
    this.say({ type: 'no', match, key: null, error });
  }

  /** The host has opened or closed the doors: whoever may no longer look on does not. */
  async checkDoors(table: string, match: string | null): Promise<void> {
    const { tables } = this.#house;
    if (this.atTables.has(table)) {
      const { atTables } = this;
      await tables.refuseLookingOn(table, this.#person).catch(() => atTables.delete(table));
    }
    if (match === null || this.#watching.get(match) !== 'spectator') return;
    try {
      await eyesOf(this.#house, match, this.#person);
    } catch (error) {
      this.#unwatch(match);
      this.say({ type: 'no', match, key: null, error: tell(error)?.problem ?? FAULT });
    }
  }

  /** Nobody looks at that many matches at once: the one watched longest is let go. */
  #watchLess(): void {
    const [oldest] = this.#watching.keys();
    this.#unwatch(oldest);
  }

  async #act({ match, key, act }: Extract<FromClient, { type: 'act' }>): Promise<void> {
    const { matches } = this.#house;
    const seat = await seatOf(this.#house, match, this.#person);
    const { sequence } = await matches.act(match, seat, act, key);
    this.say({ type: 'ack', match, key, sequence });
  }

  async #atTable({ table, on, invite }: Extract<FromClient, { type: 'table' }>): Promise<void> {
    if (!on) {
      this.atTables.delete(table);
      return;
    }
    const { tables } = this.#house;
    const info = await tables.show(table, this.#person, invite);
    await tables.refuseKeptOut(info, this.#person);
    if (this.atTables.size < MATCHES) this.atTables.add(table);
    this.say({ type: 'table', table: info });
  }

  #complain(message: FromClient, error: unknown): void {
    const told = tell(error);
    if (!told) this.#house.log.error(error);
    const problem: Problem = told?.problem ?? FAULT;
    if (message.type === 'act') {
      this.say({ type: 'no', match: message.match, key: message.key, error: problem });
    } else if (message.type === 'watch') {
      this.say({ type: 'no', match: message.match, key: null, error: problem });
    } else {
      this.say({ type: 'bad', error: problem });
    }
  }
}

function parse(text: string): FromClient | null {
  try {
    const { success, data } = fromClient.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
