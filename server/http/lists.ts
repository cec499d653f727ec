import type { App, House } from '../house.ts';
import { needPerson } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Decks and armies that people keep. */
export function listRoutes(app: App, { lists }: House): void {
  const tags = ['lists'];
  const params = schemas.byId;
  const oneList = out.replies(out.oneList);

  app.get(
    '/api/me/lists',
    {
      schema: {
        tags,
        summary: 'My lists, the one that was changed last first',
        response: out.replies(out.listPage),
        querystring: schemas.myLists,
      },
    },
    async (request) => ({ lists: await lists.mine(needPerson(request), request.query.game) }),
  );

  app.post(
    '/api/lists',
    { schema: { tags, summary: 'Keep a new list', response: oneList, body: schemas.newList } },
    async (request) => lists.create(needPerson(request), request.body),
  );

  app.post(
    '/api/lists/drawn',
    {
      schema: {
        tags,
        summary: 'A list drawn by chance for a table of so many seats; nothing is kept',
        response: out.replies(out.drawnList),
        body: schemas.drawnList,
      },
    },
    async (request) => {
      needPerson(request);
      return { text: lists.draw(request.body) };
    },
  );

  app.get(
    '/api/lists/:id',
    { schema: { tags, summary: 'One of my lists', response: oneList, params } },
    async (request) => lists.show(request.params.id, needPerson(request)),
  );

  app.put(
    '/api/lists/:id',
    {
      schema: {
        tags,
        summary: 'Save a list as its next version',
        response: oneList,
        params,
        body: schemas.savedList,
      },
    },
    async (request) => lists.save(request.params.id, needPerson(request), request.body),
  );

  app.delete(
    '/api/lists/:id',
    {
      schema: {
        tags,
        summary: 'Throw a list away with all its versions',
        response: out.replies(out.nothing),
        params,
      },
    },
    async (request) => {
      await lists.remove(request.params.id, needPerson(request));
      return {};
    },
  );

  app.get(
    '/api/lists/:id/versions',
    {
      schema: {
        tags,
        summary: 'What a list was like each time it was saved',
        response: out.replies(out.listVersions),
        params,
      },
    },
    async (request) => ({
      versions: await lists.versions(request.params.id, needPerson(request)),
    }),
  );

  app.post(
    '/api/lists/:id/copy',
    { schema: { tags, summary: 'Copy a list', response: oneList, params } },
    async (request) => lists.copy(request.params.id, needPerson(request)),
  );

  app.post(
    '/api/lists/:id/share',
    {
      schema: {
        tags,
        summary: 'Make a link by which anybody can read it',
        response: out.replies(out.share),
        params,
      },
    },
    async (request) => ({ share: await lists.share(request.params.id, needPerson(request)) }),
  );

  app.delete(
    '/api/lists/:id/share',
    {
      schema: {
        tags,
        summary: 'Let the link lead nowhere',
        response: out.replies(out.nothing),
        params,
      },
    },
    async (request) => {
      await lists.unshare(request.params.id, needPerson(request));
      return {};
    },
  );

  app.get(
    '/api/shared-lists/:code',
    {
      schema: {
        tags,
        summary: 'A list that somebody has shared',
        response: out.replies(out.sharedList),
        params: schemas.byCode,
      },
    },
    async (request) => lists.showShared(request.params.code),
  );
}
