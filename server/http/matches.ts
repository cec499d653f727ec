import type { App, House } from '../house.ts';
import { documentFor, seatOf, viewerOf } from '../matches/document.ts';
import { needPerson, personOf } from './guards.ts';
import * as schemas from './schemas.ts';

/** Matches without a WebSocket: to look, and to act. */
export function matchRoutes(app: App, { matches }: House): void {
  const tags = ['matches'];
  const params = schemas.byId;

  app.get(
    '/api/matches/:id',
    { schema: { tags, summary: 'A match as I may see it', params } },
    async (request) =>
      matches.look(request.params.id, (live) => {
        const viewer = viewerOf(live, personOf(request));
        return {
          number: live.sequence,
          document: documentFor(live, viewer),
          facts: live.match.log(viewer),
        };
      }),
  );

  app.post(
    '/api/matches/:id/acts',
    { schema: { tags, summary: 'Answer, or do something else', params, body: schemas.keyedAct } },
    async (request) => {
      const person = needPerson(request);
      const { id } = request.params;
      const seat = await matches.look(id, (live) => seatOf(live, person), 0);
      return matches.act(id, seat, request.body.act, request.body.key);
    },
  );
}
