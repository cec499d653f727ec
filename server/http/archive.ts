import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, House } from '../house.ts';
import type { Reader } from '../matches/archive.ts';
import { countOf } from '../matches/counts.ts';
import { historyOf, statisticsOf } from '../matches/history.ts';
import { deny } from '../problem.ts';
import { addressOf, needPerson, personOf } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Finished matches: to look at, share, take along and bring back. */
export function archiveRoutes(app: App, { archive, games, storage, config }: House): void {
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
    async (request, reply) =>
      sendText(
        reply,
        await archive.show(request.params.id, readerOf(request, request.query.share)),
      ),
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
    async (request, reply) => {
      const share = request.params.code;
      return sendText(reply, await archive.showShared({ ...readerOf(request), share }));
    },
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
    async (request, reply) => {
      const { share, ...part } = request.query;
      const reader = readerOf(request, share);
      return sendText(reply, await archive.replay(request.params.id, reader, part));
    },
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
      const file = await archive.export(id, readerOf(request, request.query.share));
      reply.header('Content-Disposition', `attachment; filename="match-${id}.json"`);
      return sendText(reply, file);
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
      const file = request.body as Parameters<typeof archive.import>[0];
      return { match: await archive.import(file, addressOf(request)) };
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
    '/api/games/:game/cards/:card',
    {
      schema: {
        tags,
        summary: 'How often a card was played here, and won',
        response: out.replies(out.cardCount),
        params: schemas.byCard,
      },
    },
    async ({ params: { game, card } }) => {
      if (!games.has(game)) throw deny(404, 'server.noSuchGame');
      return countOf(storage.db, game, card);
    },
  );

  app.get(
    '/api/me/statistics',
    { schema: { tags, summary: 'My statistics', response: out.replies(out.statistics) } },
    async (request) => statisticsOf(storage.db, needPerson(request)),
  );
}

const readerOf = (request: FastifyRequest, share?: string): Reader => ({
  person: personOf(request),
  address: addressOf(request),
  share,
});

/** What a thread has written is sent as it is: making it anew would keep everybody else waiting. */
const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
