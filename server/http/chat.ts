import type { App, House } from '../house.ts';
import { needAdmin, needPerson, personOf } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Chat in the lobby and at tables. */
export function chatRoutes(app: App, { chat, tables, config }: House): void {
  const tags = ['chat'];

  app.get(
    '/api/chat',
    {
      schema: {
        tags,
        summary: 'The last lines',
        response: out.replies(out.lines),
        querystring: schemas.chatPlace,
      },
    },
    async (request) => {
      const { table, invite, limit } = request.query;
      const person = personOf(request);
      // Whoever may see the table may read what is said there.
      if (table) await tables.refuseKeptOut(await tables.show(table, person, invite), person);
      return { lines: await chat.read(person, table ?? null, limit) };
    },
  );

  app.post(
    '/api/chat',
    {
      schema: {
        tags,
        summary: 'Say something',
        response: out.replies(out.oneLine),
        body: schemas.say,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const { table, text, invite } = request.body;
      if (table) await tables.mayTalk(table, person, invite);
      return { line: await chat.say(person, table, text) };
    },
  );

  app.get(
    '/api/mutes',
    {
      schema: {
        tags,
        summary: 'Whose words I do not want to read',
        response: out.replies(out.people),
      },
    },
    async (request) => ({ people: await chat.muted(needPerson(request)) }),
  );

  app.post(
    '/api/mutes',
    {
      schema: {
        tags,
        summary: 'Do not show what somebody says, or do',
        response: out.replies(out.nothing),
        body: schemas.mute,
      },
    },
    async (request) => {
      await chat.mute(needPerson(request), request.body.user, request.body.on);
      return {};
    },
  );

  app.post(
    '/api/reports',
    {
      schema: {
        tags,
        summary: 'Report a line',
        response: out.replies(out.nothing),
        body: schemas.report,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const table = await chat.placeOf(request.body.chat);
      if (table) await tables.show(table, person, request.body.invite);
      await chat.report(person, request.body.chat, request.body.reason);
      return {};
    },
  );

  app.get(
    '/api/reports',
    {
      schema: {
        tags,
        summary: 'What was reported (administrators)',
        response: out.replies(out.reports),
        querystring: schemas.reportList,
      },
    },
    async (request) => {
      needAdmin(request, config);
      return chat.reports(request.query);
    },
  );

  app.post(
    '/api/reports/:id/settle',
    {
      schema: {
        tags,
        summary: 'A report is dealt with; on request its line is gone (administrators)',
        response: out.replies(out.nothing),
        params: schemas.byId,
        body: schemas.settle,
      },
    },
    async (request) => {
      const person = needAdmin(request, config);
      await chat.settle(request.params.id, person, request.body.remove);
      return {};
    },
  );
}
