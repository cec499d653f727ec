// Whatever is thrown at it, the server refuses or hangs up, stays up, and stores nothing of it.
import { connect } from 'node:net';
import { Api } from '@small-council/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from './server.ts';
import { beginMatch, openSocket, Visitor } from './visitor.ts';

describe('abuse', () => {
  let server: TestServer;
  let ann: Visitor;
  let bob: Visitor;
  let match: string;
  let table: string;

  beforeAll(async () => {
    server = await startServer({
      limits: { messagesPerSecond: 50, socketsPerAddress: 100, bodyBytes: 100_000 },
    });
    [ann, bob] = [await Visitor.arrive(server.url, 'Ann'), await Visitor.arrive(server.url, 'Bob')];
    const begun = await beginMatch([ann, bob]);
    match = begun.match;
    table = begun.table.id;
  });
  afterAll(() => server.close());

  // After every test: alive, and the match as it was.
  afterEach(async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await ann.api.match(match)).number).toBe(0);
  });

  const raw = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: {
        cookie: ann.api.cookie,
        'x-small-council': '1',
        'content-type': 'application/json',
        ...init.headers,
      },
    });

  const problemOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { key: string } };
    return [response.status, error.key];
  };

  /** Opens a socket, lets it speak, and tells what came back or how it was closed. */
  async function speak(send: (socket: WebSocket) => void, headers: Record<string, string> = {}) {
    const socket = openSocket(ann.api, headers);
    const heard: string[] = [];
    const closed = new Promise<number>((resolve) => (socket.onclose = ({ code }) => resolve(code)));
    socket.onmessage = ({ data }) => heard.push(String(data));
    const opened = await new Promise<boolean>((resolve) => {
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
    if (opened) send(socket);
    return { socket, heard, closed, opened };
  }

  test.each([
    ['no JSON', 'hello'],
    ['half JSON', '{"type":'],
    ['no object', '[]'],
    ['an unknown type', '{"type":"sudo"}'],
    ['a wrong id', '{"type":"watch","match":"1; drop table users"}'],
    ['an unknown field', `{"type":"lobby","on":true,"admin":true}`],
    ['a wrong type', '{"type":"lobby","on":"yes"}'],
    ['a reach for the prototype', '{"type":"lobby","on":true,"__proto__":{"a":1}}'],
    [
      'something deep',
      `{"type":"act","match":"x","key":"k","act":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ],
  ])('a message that is %s gets a refusal', async (_what, text) => {
    const { socket, heard } = await speak((open) => open.send(text));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(JSON.parse(heard[0])).toEqual({
      type: 'bad',
      error: { rule: null, key: 'request.invalid', params: {} },
    });
    socket.close();
  });

  test('binary frames, giant frames and broken frames', async () => {
    const binary = await speak((open) => open.send(new Uint8Array([1, 2, 3])));
    await vi.waitFor(() => expect(binary.heard[0]).toContain('request.invalid'));
    binary.socket.close();
    const giant = await speak((open) => open.send('x'.repeat(1_000_000)));
    expect(await giant.closed).toBe(1009);
    // A handshake that is right, followed by garbage.
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const gone = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(Buffer.from('ffffffffffffffffffffffff', 'hex'));
    await gone;
    expect(socket.destroyed).toBe(true);
  });

  test('a flood of messages is cut off', async () => {
    const { closed } = await speak((open) => {
      for (let n = 0; n < 2000; n++) open.send('{"type":"lobby","on":true}');
    });
    expect(await closed).toBe(4429);
  });

  test('thousands of sockets from one address: only so many get in', async () => {
    const all = await Promise.all(Array.from({ length: 1500 }, () => speak(() => {})));
    const opened = all.filter((one) => one.opened);
    expect(opened.length).toBeGreaterThan(50);
    expect(opened.length).toBeLessThanOrEqual(100);
    for (const { socket } of opened) socket.close();
    await vi.waitFor(
      async () => {
        const again = await speak(() => {});
        again.socket.close();
        expect(again.opened).toBe(true);
      },
      { timeout: 60_000 },
    );
  });

  test('a socket or a request from another site is refused', async () => {
    expect((await speak(() => {}, { origin: 'https://evil.example' })).opened).toBe(false);
    expect((await speak(() => {}, { origin: server.url })).opened).toBe(true);
    const from = (headers: Record<string, string>) =>
      raw('/api/guests', { method: 'POST', body: '{}', headers });
    expect(await problemOf(await from({ origin: 'https://evil.example' }))).toEqual([
      403,
      'server.foreignOrigin',
    ]);
    expect(await problemOf(await from({ 'sec-fetch-site': 'cross-site' }))).toEqual([
      403,
      'server.foreignOrigin',
    ]);
    const plain = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { cookie: ann.api.cookie },
    });
    expect(await problemOf(plain)).toEqual([403, 'server.headerMissing']);
    const form = await raw('/api/guests', {
      method: 'POST',
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
  });

  test('an origin counts with its scheme, and names of the server can be set', async () => {
    const host = new URL(server.url).host;
    for (const origin of [`https://${host}`, `ftp://${host}`, `chrome-extension://${host}`, 'null'])
      expect((await raw('/api/me', { headers: { origin } })).status).toBe(403);
    expect((await raw('/api/me', { headers: { origin: server.url } })).status).toBe(200);
    const named = await startServer({ hosts: ['council.example'], secureCookies: true });
    const status = (headers: Record<string, string>) =>
      named.app.inject({ url: '/api/me', headers }).then((reply) => reply.statusCode);
    expect(await status({ host: 'council.example' })).toBe(200);
    expect(await status({ host: 'Council.Example', origin: 'https://council.example' })).toBe(403);
    expect(await status({ host: 'council.example', origin: 'https://council.example' })).toBe(200);
    expect(await status({ host: 'council.example', origin: 'http://council.example' })).toBe(403);
    expect(await status({ host: 'evil.example', origin: 'https://evil.example' })).toBe(403);
    const { headers } = await named.app.inject({ url: '/api/me', headers: { host: 'x' } });
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['cache-control']).toBe('no-store');
    await named.close();
    expect((await raw('/api/me')).headers.get('strict-transport-security')).toBeNull();
  });

  test('connections that are cut off at once leave no stack in the log', async () => {
    const errors = vi.spyOn(server.house.log, 'error');
    const { port, hostname } = new URL(server.url);
    await Promise.all(
      Array.from({ length: 150 }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {});
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write(
          `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
        socket.destroy();
      }),
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  test.each([
    ['giant', JSON.stringify({ text: 'x'.repeat(200_000) }), 413, 'request.tooLarge'],
    ['broken', '{"text":', 400, 'request.invalid'],
    ['wrong', '{"text":["a"]}', 400, 'request.invalid'],
    ['empty', '', 400, 'request.invalid'],
    ['prototype', '{"__proto__":{"text":"x"}}', 400, 'request.invalid'],
    ['invisible', '{"text":"\\u202Egnp.exe"}', 400, 'request.invalid'],
    ['too long', JSON.stringify({ text: 'x'.repeat(501) }), 400, 'request.invalid'],
  ])('a body that is %s gets a refusal', async (_what, body, status, key) => {
    expect(await problemOf(await raw('/api/chat', { method: 'POST', body }))).toEqual([
      status,
      key,
    ]);
  });

  test('foreign and made-up ids exist for nobody', async () => {
    const stranger = await Visitor.arrive(server.url);
    for (const id of [
      '00000000-0000-4000-8000-000000000000',
      "x' or '1'='1",
      '../../etc/passwd',
      '%00',
    ]) {
      const response = await raw(`/api/matches/${encodeURIComponent(id)}`);
      expect([400, 404]).toContain(response.status);
    }
    await expect(stranger.api.act(match, 'k', { do: 'concede' })).rejects.toMatchObject({
      status: 403,
      problem: { key: 'match.notSeated', rule: 'SC-022' },
    });
    await expect(
      new Api({ url: server.url }).act(match, 'k', { do: 'concede' }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(stranger.api.removePerson(table, ann.person.id)).rejects.toMatchObject({
      status: 403,
    });
  });

  test('nobody plays for a seat that is not his, whatever he says and however he says it [SC-022]', async () => {
    const stranger = await Visitor.arrive(server.url);
    const notSeated = { problem: { key: 'match.notSeated', rule: 'SC-022' } };
    await stranger.connection.watch(match).until(() => true);
    await expect(stranger.connection.act(match, { do: 'concede' })).rejects.toMatchObject(
      notSeated,
    );
    const orders = { idle: true, until: null, stops: [] };
    await expect(stranger.api.order(match, orders)).rejects.toMatchObject(notSeated);
    stranger.leave();
    // Whose seat it is the server knows, and nobody tells it.
    for (const body of [
      { key: 'k', seat: 1, act: { do: 'concede' } },
      { key: 'k', act: { do: 'concede', seat: 1 } },
      { key: 'k', act: { do: 'gone', knew: false } },
      { key: 'k', act: { do: 'remove', of: 1 } },
    ])
      expect(
        await problemOf(
          await raw(`/api/matches/${match}/acts`, { method: 'POST', body: JSON.stringify(body) }),
        ),
      ).toEqual([400, 'request.invalid']);
    const forBob = { method: 'POST', body: JSON.stringify({ ...orders, seat: 1 }) };
    expect(await problemOf(await raw(`/api/matches/${match}/orders`, forBob))).toEqual([
      400,
      'request.invalid',
    ]);
  });

  test('SQL and HTML in names and chat are words like any other', async () => {
    const name = `'); drop table--`;
    const text = `<script>alert(1)</script> "; delete from users; --`;
    const eve = await Visitor.arrive(server.url, name);
    expect(eve.person.name).toBe(name);
    await eve.api.say(text, null);
    const response = await raw('/api/chat');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { lines } = (await response.json()) as { lines: { name: string; text: string }[] };
    expect(lines.at(-1)).toMatchObject({ name, text });
    await expect(eve.api.rename('a\u0000b')).rejects.toMatchObject({ status: 400 });
    await expect(eve.api.rename('   ')).rejects.toMatchObject({ status: 400 });
  });

  test('an expired session can do nothing', async () => {
    const eve = await Visitor.arrive(server.url);
    const { db } = server.house.storage;
    await db
      .updateTable('sessions')
      .set({ expires_at: 1 })
      .where('user_id', '=', eve.person.id)
      .execute();
    await expect(eve.api.createTable({ game: 'crossroads', seats: 2 })).rejects.toMatchObject({
      status: 401,
    });
    const forged = new Visitor(server.url);
    forged.api.cookie = 'small_council=forged';
    await expect(forged.api.createTable({ game: 'crossroads', seats: 2 })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('an old answer sent again changes nothing', async () => {
    const { match: other } = await beginMatch([ann, bob], { options: { rounds: 1 } });
    const { question, line } = (await ann.api.match(other)).document;
    if (!question) throw new Error('not asked');
    const act = { do: 'answer', question: question.id, line, answer: question.default } as const;
    expect(await ann.api.act(other, 'one', act)).toEqual({ sequence: 1 });
    expect(await ann.api.act(other, 'one', act)).toEqual({ sequence: 1 });
    await expect(ann.api.act(other, 'two', act)).rejects.toMatchObject({
      status: 422,
      problem: { rule: 'SC-002' },
    });
    // Bob's keys are his own.
    await bob.api.act(other, 'one', { do: 'answer', question: question.id, line, answer: [] });
    expect((await ann.api.match(other)).number).toBe(2);
  });

  test('too many sign-ins and too much chat are slowed down [SC-024]', async () => {
    const strict = await startServer({
      limits: { signInsPerMinute: 5, chatPerMinute: 8, requestsPerMinute: 40 },
    });
    const eve = await Visitor.arrive(strict.url);
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () =>
        eve.api.signIn('Ann', 'guess').catch((error: { status: number }) => error.status),
      ),
    );
    expect(attempts.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
    const lines = await Promise.all(
      Array.from({ length: 6 }, () =>
        eve.api.say('spam').then(
          () => 0,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(lines.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
    const many = await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(`${strict.url}/api/games`).then((response) => response.status),
      ),
    );
    expect(many).toContain(429);
    const nowhere = await fetch(`${strict.url}/api/nowhere`);
    expect(nowhere.status).toBe(429);
    await strict.close();
  });

  test('what is measured says nothing about anybody', async () => {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/small_council_act_seconds_count\{outcome="stored"\} [1-9]/);
    expect(metrics).not.toContain(match);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});
