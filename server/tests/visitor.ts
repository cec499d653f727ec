import {
  Api,
  Connection,
  type FromServer,
  type Person,
  type TableInfo,
  type TableWish,
} from '@small-council/client';

/** Somebody at a browser of his own. */
export class Visitor {
  readonly api: Api;
  /** What came in that is not about a match. */
  readonly heard: FromServer[] = [];
  #connection: Connection | null = null;
  person: Person = { id: '', name: '', guest: true, crest: null };

  constructor(url: string) {
    this.api = new Api({ url, keepCookie: true });
  }

  static async arrive(url: string, name?: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    visitor.person = await visitor.api.guest(name);
    return visitor;
  }

  get connection(): Connection {
    this.#connection ??= new Connection({
      open: () => openSocket(this.api),
      onMessage: (message) => this.heard.push(message),
      longestWait: 500,
    });
    return this.#connection;
  }

  leave(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

/** Node's own WebSocket can send headers, which browsers cannot and need not. */
export function openSocket({ url, cookie }: Api, headers: Record<string, string> = {}): WebSocket {
  const address = `${url.replace(/^http/, 'ws')}/api/live`;
  const options = { headers: { ...(cookie ? { cookie } : {}), ...headers } };
  return new WebSocket(address, options as never);
}

/** Opens a table, lets everybody sit down and begins. */
export async function beginMatch(
  people: readonly Visitor[],
  wish: Partial<TableWish> = {},
): Promise<{ table: TableInfo; match: string }> {
  const [host, ...others] = people;
  const opened = await host.api.createTable({ game: 'crossroads', seats: people.length, ...wish });
  for (const [at, other] of others.entries()) {
    await other.api.sit(opened.id, at + 1, opened.invite);
    await other.api.ready(opened.id);
  }
  for (const { seat } of opened.seats.slice(people.length)) {
    await host.api.setBot(opened.id, seat, { id: 'random', level: 1 });
  }
  const table = await host.api.start(opened.id);
  return { table, match: table.match ?? '' };
}
