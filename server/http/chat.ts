import type { App, House } from '../house.ts';
import { needPerson, personOf } from './guards.ts';
import * as schemas from './schemas.ts';

/** Chat in the lobby and at tables. */
export function chatRoutes(app: App, { chat, tables }: House): void {
  const tags = ['chat'];

  app.get(
    '/api/chat',
    { schema: { tags, summary: 'The last lines', querystring: schemas.chatPlace } },
    async (request) => {
      const { table, invite, limit } = request.query;
      const person = personOf(request);
      // Whoever may see the table may read what is said there.
      if (table) await tables.show(table, person, invite);
      return { lines: await chat.read(person, table ?? null, limit) };
    },
  );

  app.post(
    '/api/chat',
    { schema: { tags, summary: 'Say something', body: schemas.say } },
    async (request) => {
      const person = needPerson(request);
      const { table, text, invite } = request.body;
      if (table) await tables.mayTalk(table, person, invite);
      return { line: await chat.say(person, table, text) };
    },
  );

  app.post(
    '/api/mutes',
    { schema: { tags, summary: 'Do not show what somebody says, or do', body: schemas.mute } },
    async (request) => {
      await chat.mute(needPerson(request), request.body.user, request.body.on);
      return {};
    },
  );

  app.post(
    '/api/reports',
    { schema: { tags, summary: 'Report a line', body: schemas.report } },
    async (request) => {
      const person = needPerson(request);
      const table = await chat.placeOf(request.body.chat);
      if (table) await tables.show(table, person, request.body.invite);
      await chat.report(person, request.body.chat, request.body.reason);
      return {};
    },
  );
}
