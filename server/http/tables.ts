import { botsFor } from '@small-council/bots';
import type { GameInfo } from '@small-council/client/protocol';
import type { AnyGame, Option } from '@small-council/engine';
import type { App, House } from '../house.ts';
import { needPerson, personOf } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Games, tables and the lobby. */
export function tableRoutes(app: App, { games, tables, pairing }: House): void {
  const tags = ['tables'];
  const params = schemas.byId;

  app.get(
    '/api/games',
    { schema: { tags, summary: 'What can be played', response: out.replies(out.gameList) } },
    async () => ({
      games: [...games.values()].map(gameInfo),
    }),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Public tables, the newest first',
        response: out.replies(out.tablePage),
        querystring: schemas.tableList,
      },
    },
    async (request) => tables.list(request.query),
  );

  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'Tables I sit at', response: out.replies(out.tableList) } },
    async (request) => ({
      tables: await tables.mine(needPerson(request)),
    }),
  );

  app.post(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Open a table',
        response: out.replies(out.oneTable),
        body: schemas.newTable,
      },
    },
    async (request) => ({ table: await tables.create(needPerson(request), request.body) }),
  );

  app.post(
    '/api/opponents',
    {
      schema: {
        tags,
        summary: 'Look for an opponent, again and again while one waits',
        response: out.replies(out.oneTable),
        body: schemas.opponents,
      },
    },
    async (request) => ({ table: await pairing.find(needPerson(request), request.body.game) }),
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'One table',
        response: out.replies(out.oneTable),
        params,
        querystring: schemas.invited,
      },
    },
    async (request) => ({
      table: await tables.show(request.params.id, personOf(request), request.query.invite),
    }),
  );

  app.get(
    '/api/invitations/:code',
    {
      schema: {
        tags,
        summary: 'The table an invitation leads to',
        response: out.replies(out.oneTable),
        params: schemas.byCode,
      },
    },
    async (request) => ({
      table: await tables.showInvited(request.params.code, personOf(request)),
    }),
  );

  app.post(
    '/api/tables/:id/sit',
    {
      schema: {
        tags,
        summary: 'Take a chair, or change it',
        response: out.replies(out.oneTable),
        params,
        body: schemas.sit,
      },
    },
    async (request) => {
      const { seat, invite } = request.body;
      return { table: await tables.sit(request.params.id, needPerson(request), seat, invite) };
    },
  );

  app.post(
    '/api/tables/:id/stand',
    { schema: { tags, summary: 'Leave the chair', response: out.replies(out.oneTable), params } },
    async (request) => ({
      table: await tables.stand(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/ready',
    {
      schema: {
        tags,
        summary: 'Be ready, or not',
        response: out.replies(out.oneTable),
        params,
        body: schemas.ready,
      },
    },
    async (request) => ({
      table: await tables.ready(request.params.id, needPerson(request), request.body.ready),
    }),
  );

  app.post(
    '/api/tables/:id/options',
    {
      schema: {
        tags,
        summary: 'Choose what a seat chooses for itself: the own one, or that of a bot (host)',
        response: out.replies(out.oneTable),
        params,
        body: schemas.seatOptions,
      },
    },
    async (request) => {
      const { seat, options } = request.body;
      return { table: await tables.choose(request.params.id, needPerson(request), seat, options) };
    },
  );

  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        tags,
        summary: 'Put a bot on a chair, or take it off (host)',
        response: out.replies(out.oneTable),
        params,
        body: schemas.setBot,
      },
    },
    async (request) => {
      const { seat, bot } = request.body;
      return { table: await tables.setBot(request.params.id, needPerson(request), seat, bot) };
    },
  );

  app.post(
    '/api/tables/:id/remove',
    {
      schema: {
        tags,
        summary: 'Send somebody away, or ban him (host)',
        response: out.replies(out.oneTable),
        params,
        body: schemas.removePerson,
      },
    },
    async (request) => {
      const { user, ban } = request.body;
      return { table: await tables.remove(request.params.id, needPerson(request), user, ban) };
    },
  );

  app.post(
    '/api/tables/:id/invitation',
    {
      schema: {
        tags,
        summary: 'A new invitation; the old one leads nowhere any more (host)',
        response: out.replies(out.oneTable),
        params,
      },
    },
    async (request) => ({
      table: await tables.renewInvite(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/doors',
    {
      schema: {
        tags,
        summary: 'Who may look on, and whether guests may come in (host)',
        response: out.replies(out.oneTable),
        params,
        body: schemas.doors,
      },
    },
    async (request) => ({
      table: await tables.setDoors(request.params.id, needPerson(request), request.body),
    }),
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags,
        summary: 'Begin the match (host)',
        response: out.replies(out.oneTable),
        params,
      },
    },
    async (request) => ({
      table: await tables.start(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/close',
    {
      schema: {
        tags,
        summary: 'Close an open table (host)',
        response: out.replies(out.oneTable),
        params,
      },
    },
    async (request) => ({
      table: await tables.close(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: { tags, summary: 'The same once more', response: out.replies(out.oneTable), params },
    },
    async (request) => ({
      table: await tables.rematch(request.params.id, needPerson(request)),
    }),
  );
}

function gameInfo({ id, title, version, seats, options }: AnyGame): GameInfo {
  const bots = botsFor(id);
  return {
    id,
    title,
    version,
    seats,
    options: Object.fromEntries(
      Object.entries<Option>(options).map(
        ([name, { default: standard, form, seat = null, secret = false }]) => [
          name,
          { default: standard as boolean | string | number, form, seat, secret },
        ],
      ),
    ),
    bots: bots.map((bot) => bot.id),
    botLevels: Object.fromEntries(
      bots.flatMap((bot) => (bot.levels ? [[bot.id, bot.levels.map(({ level }) => level)]] : [])),
    ),
  };
}
