import type { Crest } from './crests.ts';
import type {
  Ack,
  Act,
  Advice,
  Archived,
  CardCount,
  ChatLine,
  CheckedList,
  Exported,
  GameInfo,
  HistoryPage,
  KeptList,
  ListVersion,
  MatchDocument,
  Orders,
  OrdersWish,
  Person,
  Problem,
  Replay,
  ReportPage,
  SessionInfo,
  SharedList,
  Statistics,
  TableInfo,
} from './protocol.ts';

/** The server said no, and why. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.rule ?? ''} ${problem.key} ${JSON.stringify(problem.params)}`);
    this.name = 'Refused';
    this.status = status;
    this.problem = problem;
  }
}

export interface ApiOptions {
  /** Where the server is, such as https://example.org; nothing for the page's own server. */
  readonly url?: string;
  /** Outside of a browser nobody else keeps the cookie. */
  readonly keepCookie?: boolean;
}

/** A new table; what is left out is as the server likes it. */
export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options?: Record<string, boolean | string | number>;
  readonly public?: boolean;
  readonly clock?: TableInfo['clock'];
  readonly absence?: TableInfo['absence'];
  readonly spectators?: boolean;
  readonly accountsOnly?: boolean;
}

/** What can be asked of the server over HTTP. */
export class Api {
  readonly url: string;
  readonly #keepCookie: boolean;
  /** The session, where it is kept here. */
  cookie = '';

  constructor({ url = '', keepCookie = false }: ApiOptions = {}) {
    this.url = url;
    this.#keepCookie = keepCookie;
  }

  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { 'x-small-council': '1' };
    if (this.cookie) headers.cookie = this.cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(this.url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (this.#keepCookie) this.#keep(response);
    const text = await response.text();
    const data: unknown = text === '' ? {} : JSON.parse(text);
    if (!response.ok) throw new Refused(response.status, (data as { error: Problem }).error);
    return data as T;
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.cookie = line.split(';', 1)[0];
  }

  #get<T>(path: string): Promise<T> {
    return this.request('GET', path);
  }

  #post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.request('POST', path, body);
  }

  async #table(path: string, body?: unknown): Promise<TableInfo> {
    return (await this.#post<{ table: TableInfo }>(path, body)).table;
  }

  // ---- people

  async me(): Promise<Person | null> {
    return (await this.#get<{ person: Person | null }>('/api/me')).person;
  }

  async guest(name?: string): Promise<Person> {
    return (await this.#post<{ person: Person }>('/api/guests', { name })).person;
  }

  async register(name: string, password: string): Promise<Person> {
    return (await this.#post<{ person: Person }>('/api/accounts', { name, password })).person;
  }

  async signIn(name: string, password: string): Promise<Person> {
    return (await this.#post<{ person: Person }>('/api/sessions', { name, password })).person;
  }

  async signOut(): Promise<void> {
    await this.request('DELETE', '/api/sessions');
  }

  async rename(name: string): Promise<Person> {
    return (await this.request<{ person: Person }>('PATCH', '/api/me', { name })).person;
  }

  /** What to bear beside the name; null is nothing. */
  async bear(crest: Crest | null): Promise<Person> {
    return (await this.request<{ person: Person }>('PATCH', '/api/me', { crest })).person;
  }

  async changePassword(old: string, password: string): Promise<void> {
    await this.#post('/api/me/password', { old, password });
  }

  async removeMe(password?: string): Promise<void> {
    await this.#post('/api/me/remove', { password });
  }

  // ---- tables

  async games(): Promise<GameInfo[]> {
    return (await this.#get<{ games: GameInfo[] }>('/api/games')).games;
  }

  createTable(wish: TableWish): Promise<TableInfo> {
    return this.#table('/api/tables', wish);
  }

  /** Leads to who waits for the same game, or lets one wait: to be asked again and again until it begins. */
  findOpponent(game: string): Promise<TableInfo> {
    return this.#table('/api/opponents', { game });
  }

  tables(query = ''): Promise<{ tables: TableInfo[]; next: string | null }> {
    return this.#get(`/api/tables${query}`);
  }

  async myTables(): Promise<TableInfo[]> {
    return (await this.#get<{ tables: TableInfo[] }>('/api/me/tables')).tables;
  }

  async table(id: string, invite?: string): Promise<TableInfo> {
    const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
    return (await this.#get<{ table: TableInfo }>(`/api/tables/${id}${query}`)).table;
  }

  async invitation(code: string): Promise<TableInfo> {
    const path = `/api/invitations/${encodeURIComponent(code)}`;
    return (await this.#get<{ table: TableInfo }>(path)).table;
  }

  sit(id: string, seat: number, invite?: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/sit`, { seat, invite });
  }

  stand(id: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/stand`);
  }

  ready(id: string, ready = true): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/ready`, { ready });
  }

  /** What a seat chooses for itself: one's own, or that of a bot at one's own table. */
  chooseOptions(
    id: string,
    seat: number,
    options: NonNullable<TableWish['options']>,
  ): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/options`, { seat, options });
  }

  setBot(id: string, seat: number, bot: { id: string; level?: number } | null): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/bots`, { seat, bot });
  }

  removePerson(id: string, user: string, ban = false): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/remove`, { user, ban });
  }

  /** A new invitation; the old one leads nowhere any more. */
  renewInvite(id: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/invitation`);
  }

  setDoors(
    id: string,
    doors: { readonly spectators: boolean; readonly accountsOnly: boolean },
  ): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/doors`, doors);
  }

  start(id: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/start`);
  }

  closeTable(id: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/close`);
  }

  rematch(id: string): Promise<TableInfo> {
    return this.#table(`/api/tables/${id}/rematch`);
  }

  // ---- lists

  async lists(game?: string): Promise<readonly KeptList[]> {
    const query = game === undefined ? '' : `?game=${encodeURIComponent(game)}`;
    return (await this.#get<{ lists: KeptList[] }>(`/api/me/lists${query}`)).lists;
  }

  list(id: string): Promise<CheckedList> {
    return this.#get(`/api/lists/${id}`);
  }

  createList(wish: { game: string; name: string; text: string }): Promise<CheckedList> {
    return this.#post('/api/lists', wish);
  }

  /** A list drawn by chance, for a table of so many seats with these options. */
  async drawList(wish: Pick<TableWish, 'game' | 'seats' | 'options'>): Promise<string> {
    return (await this.#post<{ text: string }>('/api/lists/drawn', wish)).text;
  }

  /** Saves what became of the version that was read; refused if somebody has saved in between. */
  saveList(
    id: string,
    list: { version: number; name: string; text: string },
  ): Promise<CheckedList> {
    return this.request('PUT', `/api/lists/${id}`, list);
  }

  copyList(id: string): Promise<CheckedList> {
    return this.#post(`/api/lists/${id}/copy`);
  }

  async removeList(id: string): Promise<void> {
    await this.request('DELETE', `/api/lists/${id}`);
  }

  async listVersions(id: string): Promise<readonly ListVersion[]> {
    return (await this.#get<{ versions: ListVersion[] }>(`/api/lists/${id}/versions`)).versions;
  }

  async shareList(id: string): Promise<string> {
    return (await this.#post<{ share: string }>(`/api/lists/${id}/share`)).share;
  }

  async unshareList(id: string): Promise<void> {
    await this.request('DELETE', `/api/lists/${id}/share`);
  }

  sharedList(code: string): Promise<SharedList> {
    return this.#get(`/api/shared-lists/${encodeURIComponent(code)}`);
  }

  // ---- chat

  async say(text: string, table: string | null = null, invite?: string): Promise<ChatLine> {
    return (await this.#post<{ line: ChatLine }>('/api/chat', { text, table, invite })).line;
  }

  async chat(table?: string, invite?: string): Promise<ChatLine[]> {
    const place = table === undefined ? '' : `?table=${table}`;
    const query = invite === undefined ? place : `${place}&invite=${encodeURIComponent(invite)}`;
    return (await this.#get<{ lines: ChatLine[] }>(`/api/chat${query}`)).lines;
  }

  async muted(): Promise<{ id: string; name: string }[]> {
    return (await this.#get<{ people: { id: string; name: string }[] }>('/api/mutes')).people;
  }

  async mute(user: string, on = true): Promise<void> {
    await this.#post('/api/mutes', { user, on });
  }

  async report(chat: string, reason: string, invite?: string): Promise<void> {
    await this.#post('/api/reports', { chat, reason, invite });
  }

  // ---- for those who look after the server

  reports(query = ''): Promise<ReportPage> {
    return this.#get(`/api/reports${query}`);
  }

  async settleReport(id: string, remove: boolean): Promise<void> {
    await this.#post(`/api/reports/${id}/settle`, { remove });
  }

  // ---- matches

  match(id: string): Promise<{ number: number; document: MatchDocument; facts: unknown[] }> {
    return this.#get(`/api/matches/${id}`);
  }

  act(id: string, key: string, act: Act): Promise<Ack> {
    return this.#post(`/api/matches/${id}/acts`, { key, act });
  }

  /** What is to be passed for me from now on. */
  /** What a strong bot would answer in my place; only where all others are bots. */
  advice(id: string): Promise<Advice> {
    return this.#post(`/api/matches/${id}/advice`);
  }

  order(id: string, orders: OrdersWish): Promise<Orders> {
    return this.#post(`/api/matches/${id}/orders`, orders);
  }

  // ---- finished matches

  archive(id: string, share?: string): Promise<Archived> {
    return this.#get(`/api/matches/${id}/archive${share ? `?share=${share}` : ''}`);
  }

  shared(code: string): Promise<Archived> {
    return this.#get(`/api/shared/${encodeURIComponent(code)}`);
  }

  async share(id: string): Promise<string> {
    return (await this.#post<{ share: string }>(`/api/matches/${id}/share`)).share;
  }

  replay(id: string, query = ''): Promise<Replay> {
    return this.#get(`/api/matches/${id}/replay${query}`);
  }

  export(id: string): Promise<Exported> {
    return this.#get(`/api/matches/${id}/export`);
  }

  async import(file: Exported): Promise<string> {
    return (await this.#post<{ match: string }>('/api/matches', file)).match;
  }

  async sessions(): Promise<readonly SessionInfo[]> {
    return (await this.#get<{ sessions: SessionInfo[] }>('/api/me/sessions')).sessions;
  }

  /** Signs out on every browser, this one too. */
  async signOutEverywhere(): Promise<void> {
    await this.request('DELETE', '/api/me/sessions');
  }

  history(query = ''): Promise<HistoryPage> {
    return this.#get(`/api/me/history${query}`);
  }

  cardCount(game: string, card: string): Promise<CardCount> {
    return this.#get(`/api/games/${game}/cards/${encodeURIComponent(card)}`);
  }

  statistics(): Promise<Statistics> {
    return this.#get('/api/me/statistics');
  }
}
