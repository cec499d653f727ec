import {
  Api,
  Connection,
  type Crest,
  type FromServer,
  type Person,
  Refused,
} from '@small-council/client';
import { message } from '@small-council/engine';
import { useSyncExternalStore } from 'react';
import { sayNow } from '../words/say.ts';
import { Store } from './store.ts';

/** Who is at this browser, and the line to the server. There is one of each. */

/** Undefined until the server has said it. */
const person = new Store<Person | null | undefined>(undefined);
const online = new Store(true);
/** How often the server has come back after an absence, or has begun to tell us what happens. */
const returns = new Store(0);

export const usePerson = () => useSyncExternalStore(person.subscribe, person.get);
/** Who is here, as far as it is known. */
export const personNow = () => person.get();
export const useOnline = () => useSyncExternalStore(online.subscribe, online.get);
/** Changes when what the server was asked for is worth asking again. */
export const useReturns = () => useSyncExternalStore(returns.subscribe, returns.get);

/** An answer of any kind, a refusal too, shows that the server is there. */
class WatchedApi extends Api {
  override async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    try {
      const answer = await super.request<T>(method, path, body);
      serverIsThere();
      return answer;
    } catch (error) {
      if (error instanceof Refused) serverIsThere();
      else serverIsAway();
      throw error;
    }
  }
}

export const api = new WatchedApi();

const GRACE = 1_000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 5_000;

function serverIsThere(): void {
  if (online.get()) return;
  online.set(true);
  returns.set(returns.get() + 1);
  void meet();
}

function serverIsAway(): void {
  if (!online.get()) return;
  online.set(false);
  lookForServer(SHORTEST_WAIT);
}

/** Asks again and again, ever less often, until there is an answer. */
function lookForServer(wait: number): void {
  window.setTimeout(() => {
    if (online.get()) return;
    api.me().catch(() => lookForServer(Math.min(2 * wait, LONGEST_WAIT)));
  }, wait);
}

window.addEventListener('offline', serverIsAway);

/** Everybody who wants to hear what is not about one match: the lobby, a table, the chat. */
const hearers = new Set<(message: FromServer) => void>();
let connection: Connection | null = null;
/** The socket of `connection`. */
let current: WebSocket | null = null;

export function hear(hearer: (message: FromServer) => void): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

function openSocket(): WebSocket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
  current = socket;
  socket.addEventListener('open', () => {
    // What has changed between the asking and the hearing would never be heard of.
    if (online.get()) returns.set(returns.get() + 1);
    else serverIsThere();
  });
  // The server may hang up for a moment, to greet the same person under a new session.
  socket.addEventListener('close', () =>
    window.setTimeout(() => {
      if (current && current.readyState !== WebSocket.OPEN) serverIsAway();
    }, GRACE),
  );
  return socket;
}

/** The line stays open as long as the page; it reconnects by itself. */
export function line(): Connection {
  connection ??= new Connection({
    open: openSocket,
    onMessage: (message) => {
      for (const hearer of hearers) hearer(message);
    },
  });
  return connection;
}

/** Another person: what was open under the old name is opened anew. */
function become(next: Person | null): void {
  if (person.get()?.id !== next?.id) {
    current = null;
    connection?.close();
    connection = null;
  }
  person.set(next);
}

let asking: Promise<void> | null = null;

/** Asks once who is here. Without the server nobody knows, until it answers. */
export function meet(): Promise<void> {
  asking ??= api.me().then(become, () => {
    asking = null;
  });
  return asking;
}

const guestName = (): string =>
  sayNow(message('account.guestName', { number: `${1000 + Math.floor(9000 * Math.random())}` }));

let arriving: Promise<Person> | null = null;

/**
 * The person, made a guest where there is none: nobody needs an account to play. Several parts of a page
 * may want to know at once; they all get the same guest.
 */
export function someone(): Promise<Person> {
  arriving ??= arrive().finally(() => {
    arriving = null;
  });
  return arriving;
}

async function arrive(): Promise<Person> {
  await meet();
  const known = person.get();
  if (known) return known;
  const guest = await api.guest(guestName());
  become(guest);
  return guest;
}

export async function register(name: string, password: string): Promise<void> {
  await someone();
  become(await api.register(name, password));
}

export async function signIn(name: string, password: string): Promise<void> {
  become(await api.signIn(name, password));
}

export async function signOut(): Promise<void> {
  await api.signOut();
  become(null);
}

export async function signOutEverywhere(): Promise<void> {
  await api.signOutEverywhere();
  become(null);
}

export async function changePassword(old: string, password: string): Promise<void> {
  await api.changePassword(old, password);
}

export async function rename(name: string): Promise<void> {
  person.set(await api.rename(name));
}

export async function bear(crest: Crest | null): Promise<void> {
  person.set(await api.bear(crest));
}

export async function removeMe(password?: string): Promise<void> {
  await api.removeMe(password);
  become(null);
}

/** Why something did not work, as a message; a server that cannot be reached is one more reason. */
export const reasonOf = (error: unknown) =>
  error instanceof Refused
    ? { key: error.problem.key, params: error.problem.params }
    : { key: 'problem.offline' };
