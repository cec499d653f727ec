import type { App, House } from '../house.ts';
import { needPerson, personOf } from './guards.ts';
import * as schemas from './schemas.ts';

/** Games, tables and the lobby. */
export function tableRoutes(app: App, { games, tables }: House): void {
  const tags = ['tables'];
  const params = schemas.byId;

  app.get('/api/games', { schema: { tags, summary: 'What can be played' } }, async () => ({
    games: [...games.values()].map((game) => ({
      id: game.id,
      title: game.title,
      version: game.version,
      seats: game.seats,
      options: Object.fromEntries(
        Object.entries(game.options).map(([name, option]) => [
          name,
          { default: option.default, form: option.form },
        ]),
      ),
      bots: tables.bots(game.id),
    })),
  }));

  app.get(
    '/api/tables',
    {
      schema: { tags, summary: 'Public tables, the newest first', querystring: schemas.tableList },
    },
    async (request) => tables.list(request.query),
  );

  app.get('/api/me/tables', { schema: { tags, summary: 'Tables I sit at' } }, async (request) => ({
    tables: await tables.mine(needPerson(request)),
  }));

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Open a table', body: schemas.newTable } },
    async (request) => ({ table: await tables.create(needPerson(request), request.body) }),
  );

  app.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'One table', params, querystring: schemas.invited } },
    async (request) => ({
      table: await tables.show(request.params.id, personOf(request), request.query.invite),
    }),
  );

  app.get(
    '/api/invitations/:code',
    { schema: { tags, summary: 'The table an invitation leads to', params: schemas.byCode } },
    async (request) => ({
      table: await tables.showInvited(request.params.code, personOf(request)),
    }),
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { tags, summary: 'Take a chair, or change it', params, body: schemas.sit } },
    async (request) => {
      const { seat, invite } = request.body;
      return { table: await tables.sit(request.params.id, needPerson(request), seat, invite) };
    },
  );

  app.post(
    '/api/tables/:id/stand',
    { schema: { tags, summary: 'Leave the chair', params } },
    async (request) => ({
      table: await tables.stand(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/ready',
    { schema: { tags, summary: 'Be ready, or not', params, body: schemas.ready } },
    async (request) => ({
      table: await tables.ready(request.params.id, needPerson(request), request.body.ready),
    }),
  );

  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        tags,
        summary: 'Put a bot on a chair, or take it off (host)',
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
    '/api/tables/:id/start',
    { schema: { tags, summary: 'Begin the match (host)', params } },
    async (request) => ({
      table: await tables.start(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/close',
    { schema: { tags, summary: 'Close an open table (host)', params } },
    async (request) => ({
      table: await tables.close(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'The same once more', params } },
    async (request) => ({
      table: await tables.rematch(request.params.id, needPerson(request)),
    }),
  );
}
