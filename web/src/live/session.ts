import { Api, Connection, type FromServer, type Person, Refused } from '@small-council/client';
import { useSyncExternalStore } from 'react';

/** Who is at this browser, and the line to the server. There is one of each. */

export const api = new Api();

type Listener = () => void;

class Store<T> {
  #value: T;
  readonly #listeners = new Set<Listener>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Undefined until the server has been asked. */
const person = new Store<Person | null | undefined>(undefined);
const online = new Store(true);

export const usePerson = () => useSyncExternalStore(person.subscribe, person.get);
export const useOnline = () => useSyncExternalStore(online.subscribe, online.get);

/** Everybody who wants to hear what is not about one match: the lobby, a table, the chat. */
const hearers = new Set<(message: FromServer) => void>();
let connection: Connection | null = null;

export function hear(hearer: (message: FromServer) => void): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

function openSocket(): WebSocket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
  socket.addEventListener('open', () => online.set(true));
  socket.addEventListener('close', () => online.set(false));
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
    connection?.close();
    connection = null;
  }
  person.set(next);
}

let asking: Promise<void> | null = null;

/** Asks once who is here. Without the server nobody is, until it answers. */
export function meet(): Promise<void> {
  asking ??= api.me().then(become, () => {
    asking = null;
    person.set(null);
  });
  return asking;
}

/** The person, made a guest where there is none: nobody needs an account to play. */
export async function someone(): Promise<Person> {
  await meet();
  const known = person.get();
  if (known) return known;
  const guest = await api.guest();
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

export async function rename(name: string): Promise<void> {
  person.set(await api.rename(name));
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
