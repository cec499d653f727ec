import type { App, House } from '../house.ts';
import { documentFor, eyesOf, seatOf } from '../matches/document.ts';
import { logOf } from '../matches/log.ts';
import { addressOf, needPerson, personOf } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Matches without a WebSocket: to look, and to act. */
export function matchRoutes(app: App, house: House): void {
  const { matches, adviser, presence, audience } = house;
  const tags = ['matches'];
  const params = schemas.byId;

  app.get(
    '/api/matches/:id',
    {
      schema: {
        tags,
        summary: 'A match as I may see it',
        response: out.replies(out.oneMatch),
        params,
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = personOf(request);
      const viewer = await eyesOf(house, id, person);
      if (person && viewer !== 'spectator') await presence.request(id, person.id, viewer);
      audience.visit(id, addressOf(request));
      return matches.look(id, (live) => ({
        number: live.sequence,
        document: documentFor(live, viewer),
        facts: logOf(live, viewer),
      }));
    },
  );

  app.post(
    '/api/matches/:id/acts',
    {
      schema: {
        tags,
        summary: 'Answer, or do something else',
        response: out.replies(out.ack),
        params,
        body: schemas.keyedAct,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const { id } = request.params;
      const seat = await seatOf(house, id, person);
      await presence.request(id, person.id, seat);
      audience.visit(id, addressOf(request));
      return matches.act(id, seat, request.body.act, request.body.key);
    },
  );

  app.post(
    '/api/matches/:id/orders',
    {
      schema: {
        tags,
        summary: 'What is to be passed for me',
        description:
          'Standing orders for windows, questions that come again and again and may be passed. ' +
          'Nobody else learns of them. `until` is a kind of period of the window that is open.',
        response: out.replies(out.orders),
        params,
        body: schemas.orders,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const { id } = request.params;
      const seat = await seatOf(house, id, person);
      await presence.request(id, person.id, seat);
      return matches.order(id, seat, request.body);
    },
  );

  app.post(
    '/api/matches/:id/advice',
    {
      schema: {
        tags,
        summary: 'What a strong bot would answer in my place',
        description:
          'Only for who plays against bots alone. It is thought up with what my seat sees and was told.',
        response: out.replies(out.advice),
        params,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const { id } = request.params;
      const seat = await seatOf(house, id, person);
      await presence.request(id, person.id, seat);
      return adviser.advise(id, seat, addressOf(request));
    },
  );
}
