import type { App, House } from '../house.ts';
import { historyOf, statisticsOf } from '../matches/history.ts';
import { needPerson, personOf } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Finished matches: to look at, share, take along and bring back. */
export function archiveRoutes(app: App, { archive, storage, config }: House): void {
  const tags = ['archive'];
  const params = schemas.byId;
  const costly = { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } };

  app.get(
    '/api/matches/:id/archive',
    {
      schema: {
        tags,
        summary: 'A finished match',
        response: out.replies(out.archived),
        params,
        querystring: schemas.shared,
      },
    },
    async (request) => archive.show(request.params.id, personOf(request), request.query.share),
  );

  app.get(
    '/api/shared/:code',
    {
      schema: {
        tags,
        summary: 'The finished match a link leads to',
        response: out.replies(out.archived),
        params: schemas.byCode,
      },
    },
    async (request) => archive.showShared(request.params.code),
  );

  app.post(
    '/api/matches/:id/share',
    {
      schema: {
        tags,
        summary: 'Make a link to a finished match',
        response: out.replies(out.share),
        params,
      },
    },
    async (request) => ({ share: await archive.share(request.params.id, needPerson(request)) }),
  );

  app.get(
    '/api/matches/:id/replay',
    {
      schema: {
        tags,
        summary: 'A finished match, step by step',
        response: out.replies(out.replay),
        params,
        querystring: schemas.replay,
      },
    },
    async (request) => archive.replay(request.params.id, personOf(request), request.query),
  );

  app.get(
    '/api/matches/:id/export',
    {
      schema: {
        tags,
        summary: 'A finished match as one file',
        response: out.replies(out.exported),
        params,
        querystring: schemas.shared,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await archive.export(id, personOf(request), request.query.share);
      reply.header('Content-Disposition', `attachment; filename="match-${id}.json"`);
      return file;
    },
  );

  app.post(
    '/api/matches',
    {
      config: costly,
      schema: {
        tags,
        summary: 'Take in a match from a file',
        response: out.replies(out.imported),
        body: schemas.exported,
      },
    },
    async (request) => {
      needPerson(request);
      return { match: await archive.import(request.body as Parameters<typeof archive.import>[0]) };
    },
  );

  app.get(
    '/api/me/history',
    {
      schema: {
        tags,
        summary: 'My finished matches',
        response: out.replies(out.history),
        querystring: schemas.page,
      },
    },
    async (request) => historyOf(storage.db, needPerson(request), request.query),
  );

  app.get(
    '/api/me/statistics',
    { schema: { tags, summary: 'My statistics', response: out.replies(out.statistics) } },
    async (request) => statisticsOf(storage.db, needPerson(request)),
  );
}
