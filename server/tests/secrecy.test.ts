// Nobody ever receives what his seat may not know. Every byte that reaches a person is kept, from
// every endpoint there is and from the WebSocket, and searched for the words of the other seats.
import { randomUUID } from 'node:crypto';
import { Api, type FromServer } from '@small-council/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';
import { beginMatch, openSocket, Visitor } from './visitor.ts';

class Spy {
  readonly visitor: Visitor;
  received = '';
  #socket: WebSocket | null = null;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  async fetch(method: string, path: string, body?: unknown): Promise<number> {
    const { url, cookie } = this.visitor.api;
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie,
        'x-small-council': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    this.received += `\n${JSON.stringify([...response.headers])}${await response.text()}`;
    return response.status;
  }

  async listen(...messages: object[]): Promise<void> {
    const socket = openSocket(this.visitor.api);
    this.#socket = socket;
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.onmessage = ({ data }) => {
      this.received += `\n${String(data)}`;
    };
    for (const message of messages) socket.send(JSON.stringify(message));
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  leave(): void {
    this.#socket?.close();
    this.visitor.leave();
  }
}

describe('secrecy', () => {
  let server: TestServer;
  let spies: Spy[];
  let match: string;
  let table: string;
  /** By seat; what no seat may see comes last. */
  let words: string[];
  let seed: string;

  beforeAll(async () => {
    server = await startServer({ games: new URL('./vault.ts', import.meta.url).href });
    spies = [];
    for (const name of ['Ann', 'Bob', 'Cat'])
      spies.push(new Spy(await Visitor.arrive(server.url, name)));
    const [ann, bob] = spies;
    await ann.visitor.api.register('Ann the First', 'a long password');
    await bob.visitor.api.register('Bob the Second', 'another password');
    const begun = await beginMatch([ann.visitor, bob.visitor], { game: 'vault' });
    match = begun.match;
    table = begun.table.id;
    words = await server.house.matches.look(
      match,
      ({ match }) => (match.state.table as { words: string[] }).words,
    );
    seed = await server.house.matches.look(match, ({ match }) => match.origin.seed);
    for (const spy of spies) {
      await spy.listen(
        { type: 'watch', match },
        { type: 'lobby', on: true },
        { type: 'table', table, on: true },
      );
    }
  });
  afterAll(async () => {
    for (const spy of spies) spy.leave();
    await server.close();
  });

  /** Asks everything that can be asked, in everybody's name. */
  async function askEverything(): Promise<void> {
    const { paths } = (await new Api({ url: server.url }).request(
      'GET',
      '/api/docs/openapi.json',
    )) as { paths: Record<string, object> };
    const { document } = await spies[0].visitor.api.match(match);
    const bodies = [
      {},
      {
        key: randomUUID(),
        act: {
          do: 'answer',
          question: document.view.moment,
          line: document.line,
          answer: ['twice'],
        },
      },
      {
        key: randomUUID(),
        act: {
          do: 'answer',
          question: document.view.moment,
          line: document.line,
          answer: ['both'],
        },
      },
      { key: randomUUID(), act: { do: 'answer', question: 0, line: 0, answer: null } },
      { key: randomUUID(), act: { do: 'undo' } },
      { key: randomUUID(), act: { do: 'propose', what: 'back' } },
      { key: randomUUID(), act: { do: 'consent', yes: false } },
    ];
    for (const [path, methods] of Object.entries(paths)) {
      if (/\/api\/(live|me\/remove|(me\/)?sessions)$/.test(path)) continue;
      for (const method of Object.keys(methods)) {
        const about = path.includes('/tables/') ? table : match;
        const queries =
          method === 'get'
            ? ['', '?eyes=open', '?eyes=0', '?eyes=1', '?share=', '?share=null']
            : [''];
        for (const spy of spies) {
          for (const query of queries) {
            for (const body of method === 'get' ? [undefined] : bodies) {
              await spy.fetch(
                method.toUpperCase(),
                path.replace('{id}', about).replace('{code}', 'null') + query,
                body,
              );
            }
          }
        }
      }
    }
  }

  function search(): void {
    for (const [at, { received }] of spies.entries()) {
      expect(received.length).toBeGreaterThan(1000);
      for (const [seat, word] of words.entries()) {
        const found = received.indexOf(word);
        const around =
          found < 0 || seat === at ? '' : received.slice(Math.max(0, found - 200), found + 50);
        expect(around).toBe('');
      }
      expect(received).not.toContain(seed);
      // What the kernel keeps for itself.
      expect(received).not.toMatch(/"(chance|origin|sealed)"/);
    }
  }

  test('[SC-017, SC-018] no message and no endpoint shows what another seat hides, errors included', async () => {
    let asked = 0;
    for (;;) {
      if (asked++ % 4 === 0) await askEverything();
      const live = await server.house.matches.look(match, ({ match, standing }) => ({
        waiting: match.waiting,
        moment: match.state.moment,
        turn: (match.state.table as { turn: number }).turn,
        line: standing.line,
        over: standing.result !== null,
      }));
      if (live.over) break;
      const seat = live.waiting[live.waiting.length - 1];
      const answer = (chosen: string, key: string) => ({
        type: 'act',
        match,
        key,
        act: { do: 'answer', question: live.moment, line: live.line, answer: [chosen] },
      });
      // Everybody tries to answer with what is not allowed: refusals come back, with words in them.
      for (const [at, spy] of spies.entries()) {
        for (const chosen of [`${words[at] ?? 'none'}-${live.turn}-twice`, 'both', 'nothing']) {
          spy.send(answer(chosen, randomUUID()));
        }
      }
      const [key, chosen] = [randomUUID(), `${words[seat]}-${live.turn}`];
      await spies[seat].visitor.api.act(match, key, {
        do: 'answer',
        question: live.moment,
        line: live.line,
        answer: [chosen],
      });
      search();
    }
    expect(asked).toBeGreaterThan(15);
    // The spies did see something: their own words.
    expect(spies[0].received).toContain(words[0]);
    expect(spies[1].received).toContain(words[1]);
    expect(spies[2].received).not.toContain('secret-of');
  });

  test('when the match is over, everything is open to who may see it', async () => {
    const [ann] = spies;
    const archive = JSON.stringify(await ann.visitor.api.archive(match));
    for (const word of words) expect(archive).toContain(word);
    const { type } = { type: 'fresh' } satisfies Pick<FromServer, 'type'>;
    expect(ann.received).toContain(`"type":"${type}"`);
  });
});
