// A stranger who writes a client has nothing but the description: so it names everything there is, and
// everything that is sent is as it says.
import { type Api, type Exported, Refused } from '@small-council/client';
import { STANDARD } from '@small-council/client/orders';
import { createMatch, sampleAnswer } from '@small-council/engine';
import { games } from '@small-council/games';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { documentFor } from '../matches/document.ts';
import { firstStanding, type LiveMatch } from '../matches/standing.ts';
import { botPlayer, plainSetting, playOn, seeded } from '../tests/players.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, openSocket, Visitor } from '../tests/visitor.ts';
import { oneMatch } from './replies.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface Operation {
  requestBody?: object;
  responses?: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
}

/** A check made from the published schema alone. */
function checkOf(schema: object, { components }: Description): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
}

/** Every route of the server, as `get /api/tables/{id}`, from the tree that Fastify prints. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4 - 1;
    above.length = depth;
    above.push(part);
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method.toLowerCase()} ${path}`);
  });
}

describe('the description of the API', () => {
  let server: TestServer;
  let description: Description;
  const admins: string[] = [];
  beforeAll(async () => {
    server = await startServer({ limits: { tablesPerPerson: 100 }, admins });
    const response = await fetch(`${server.url}/api/docs/openapi.json`);
    description = (await response.json()) as Description;
  });
  afterAll(() => server.close());

  const operations = () =>
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );

  test('names every endpoint there is, with what it accepts', () => {
    // What is said over the WebSocket has a description of its own.
    const own = /^(get \/(api\/docs.*|api\/live|healthz|readyz|metrics))$/;
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    expect(routes).toContain('post /api/tables/{id}/sit');
    expect(operations().sort()).toEqual(routes.filter((route) => !own.test(route)).sort());
    expect(JSON.stringify(description.paths['/api/matches/{id}/acts'])).toContain('"concede"');
  });

  test('says of every endpoint what it replies, also when it refuses', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        expect([method, path, Object.keys(responses ?? {})]).toEqual([
          method,
          path,
          ['200', '4XX', '5XX'],
        ]);
      }
    }
  });

  /** Does everything that can be done, once, so that every endpoint replies. */
  async function doEverything(): Promise<void> {
    const [ann, bob, cat] = await Promise.all(
      ['Ann', 'Bob', 'Cat'].map((name) => Visitor.arrive(server.url, name)),
    );
    await ann.api.me();
    await ann.api.register('Ann the Registered', 'correct horse');
    await ann.api.rename('Ann the Renamed');
    await ann.api.changePassword('correct horse', 'battery staple');
    await ann.api.signOut();
    await ann.api.signIn('Ann the Renamed', 'battery staple');
    await ann.api.games();

    const { id, invite } = await ann.api.createTable({ game: 'crossroads', seats: 3 });
    await bob.api.invitation(invite ?? '');
    await bob.api.sit(id, 1);
    await bob.api.ready(id);
    await bob.api.stand(id);
    await ann.api.chooseOptions(id, 0, {});
    await ann.api.setBot(id, 2, { id: 'random' });
    await bob.api.sit(id, 1);
    await ann.api.removePerson(id, bob.person.id);
    await ann.api.findOpponent('crossroads');
    await ann.api.tables();
    await ann.api.myTables();
    await ann.api.table(id);
    await ann.api.renewInvite(id);
    await ann.api.setDoors(id, { spectators: false, accountsOnly: true });
    await ann.api.closeTable(id);

    const { list } = await ann.api.createList({ game: 'musters', name: 'All', text: 'three' });
    await ann.api.lists();
    await ann.api.drawList({ game: 'musters', seats: 2 });
    await ann.api.list(list.id);
    await ann.api.saveList(list.id, { version: 1, name: 'All', text: 'none' });
    await ann.api.listVersions(list.id);
    await cat.api.sharedList(await ann.api.shareList(list.id));
    await ann.api.unshareList(list.id);
    await ann.api.removeList((await ann.api.copyList(list.id)).list.id);

    const line = await ann.api.say('winter is coming');
    await bob.api.chat();
    await bob.api.report(line.id, 'I know');
    await bob.api.mute(ann.person.id);
    await bob.api.muted();

    const { match, table } = await beginMatch([ann, bob], { seats: 3, options: { rounds: 1 } });
    for (let n = 0; n < 12; n++) {
      const { question, line: at } = (await ann.api.match(match)).document;
      if (!question) break;
      const act = { do: 'answer', question: question.id, line: at, answer: question.default };
      await ann.api.act(match, `a${n}`, act as Parameters<Api['act']>[2]);
      await ann.api.order(match, { idle: true, until: null, stops: [] });
      // No bot knows this game well enough to be asked.
      const advice = { question: question.id, line: at, answer: question.default, because: null };
      vi.spyOn(server.house.adviser, 'advise').mockResolvedValueOnce(advice);
      expect(await ann.api.advice(match)).toEqual(advice);
      await bob.api.match(match);
    }
    await playOn(server.house.matches, match, seeded('docs')).catch(() => {});
    await vi.waitFor(async () =>
      expect((await bob.api.match(match)).document.result).not.toBeNull(),
    );
    const share = await ann.api.share(match);
    await cat.api.shared(share);
    await ann.api.archive(match);
    for (const eyes of ['open', 'spectator', '0'])
      await ann.api.replay(match, `?eyes=${eyes}&count=200`);
    const file: Exported = await ann.api.export(match);
    await cat.api.import(file);
    await ann.api.history();
    await ann.api.statistics();
    await ann.api.cardCount('crossroads', 'none');
    await bob.api.rematch(table.id);

    const varys = await Visitor.arrive(server.url, 'Varys');
    await varys.api.register('Varys', 'little birds');
    admins.push(varys.person.id);
    const { reports } = await varys.api.reports();
    await varys.api.settleReport(reports[0].id, true);
    await cat.api.removeMe();
    await varys.api.sessions();
    await varys.api.signOutEverywhere();
  }

  /** Asks everything for what nobody can have. */
  async function askInVain(): Promise<void> {
    const nobody = new Visitor(server.url);
    for (const operation of operations()) {
      const [method, path] = operation.split(' ');
      const real = path
        .replace('{id}', '00000000-0000-4000-8000-000000000000')
        .replace('{code}', 'nothing');
      const query = method === 'get' ? '?limit=no&from=no&share=no&table=no' : '';
      const body = method === 'get' ? undefined : { nonsense: true };
      await nobody.api.request(method.toUpperCase(), real + query, body).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
  }

  test('is kept: what every endpoint replies is as it says', async () => {
    const patterns = operations().map((operation) => {
      const [method, path] = operation.split(' ');
      return {
        operation,
        method,
        path,
        at: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      };
    });
    const checks = new Map<string, z.ZodType>();
    const replied = new Set<string>();
    const refused = new Set<string>();
    const wrong: unknown[] = [];
    const send = globalThis.fetch;
    const listening = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      const { pathname } = new URL(String(input));
      const method = (init?.method ?? 'GET').toLowerCase();
      const found = patterns.find((one) => one.method === method && one.at.test(pathname));
      if (!found) return response;
      const status = response.ok ? '200' : `${String(response.status)[0]}XX`;
      (response.ok ? replied : refused).add(found.operation);
      const name = `${found.operation} ${status}`;
      const schema =
        description.paths[found.path][method].responses?.[status]?.content?.['application/json'];
      if (!checks.has(name) && schema) checks.set(name, checkOf(schema.schema, description));
      const check = checks.get(name)?.safeParse(await response.clone().json());
      if (!check?.success) wrong.push([name, check?.error.issues]);
      return response;
    });
    try {
      await doEverything();
      await askInVain();
    } finally {
      listening.mockRestore();
    }
    expect(wrong).toEqual([]);
    const all = operations();
    expect([...replied].sort()).toEqual(all.sort());
    // Only a few refuse nobody.
    expect(all.filter((operation) => !refused.has(operation))).toEqual([
      'get /api/games',
      'get /api/me',
    ]);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    'fits what %s shows and asks',
    (_id, game) => {
      const chance = seeded('described');
      const match = createMatch(game, { seats: game.seats.min, seed: 'described' });
      const players = Array.from({ length: game.seats.min }, (_, seat) => botPlayer(seat));
      const live: LiveMatch = {
        id: 'm',
        table: null,
        game,
        players,
        setting: plainSetting,
        began: 1,
        sequence: 0,
        match,
        standing: firstStanding(players, plainSetting, 1),
        orders: players.map(() => STANDARD),
      };
      for (let n = 0; n < 150 && !match.result; n++) {
        for (const viewer of [...players.map(({ seat }) => seat), 'spectator'] as const) {
          const sent = { number: n, document: documentFor(live, viewer), facts: match.log(viewer) };
          expect(oneMatch.parse(sent)).toEqual(sent);
        }
        const [seat] = match.waiting;
        const question = match.question(seat);
        if (question) match.answer(seat, match.state.moment, sampleAnswer(question, chance));
      }
      expect(match.state.moment).toBeGreaterThan(10);
    },
  );

  test('is kept over the WebSocket: every message is as it says', async () => {
    const live = (await (await fetch(`${server.url}/api/docs/live.json`)).json()) as {
      fromClient: JsonSchema;
      fromServer: JsonSchema;
    };
    const other = await startServer();
    const fromServer = z.fromJSONSchema(live.fromServer);
    const fromClient = z.fromJSONSchema(live.fromClient);
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) => Visitor.arrive(other.url, name)),
    );
    const { match, table } = await beginMatch([ann, bob]);
    const socket = openSocket(ann.api);
    await new Promise((resolve) => (socket.onopen = resolve));
    const heard: { type: string }[] = [];
    socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)) as { type: string });
    const { question, line } = (await ann.api.match(match)).document;
    const act = { do: 'answer', question: question?.id, line, answer: question?.default };
    const messages = [
      { type: 'watch', match },
      { type: 'table', table: table.id, on: true },
      { type: 'lobby', on: true },
      { type: 'act', match, key: 'one', act },
      { type: 'act', match, key: 'two', act },
    ];
    for (const message of messages) {
      expect(fromClient.safeParse(message).error).toBeUndefined();
      socket.send(JSON.stringify(message));
    }
    expect(fromClient.safeParse({ type: 'sudo' }).success).toBe(false);
    socket.send('{"type":"sudo"}');
    await bob.api.act(match, 'three', { do: 'propose', what: 'pause' });
    await bob.api.say('hello', table.id);
    const kinds = () => new Set(heard.map(({ type }) => type));
    await vi.waitFor(() => expect(kinds().size).toBe(8));
    await other.close();
    await vi.waitFor(() =>
      expect([...kinds()].sort()).toEqual(
        ['ack', 'bad', 'chat', 'fresh', 'no', 'presence', 'reconnect', 'table', 'update'].sort(),
      ),
    );
    for (const message of heard)
      expect([message, fromServer.safeParse(message).error?.issues]).toEqual([message, undefined]);
  });

  test('is a page without scripts', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page).toContain('POST /api/tables/{id}/start');
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    expect((await fetch(`${server.url}/api/docs/look.css`)).status).toBe(200);
  });
});
