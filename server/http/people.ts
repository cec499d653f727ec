import type { App, House } from '../house.ts';
import { clearCookie, needPerson, needSession, personOf, setCookie } from './guards.ts';
import * as out from './replies.ts';
import * as schemas from './schemas.ts';

/** Guests, accounts and sessions. */
export function peopleRoutes(app: App, { people, tables, matches, lists, config }: House): void {
  const tags = ['people'];
  const careful = {
    rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' },
  };

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who am I?', response: out.replies(out.perhapsPerson) } },
    async (request, reply) => {
      const token =
        request.session &&
        (await people.renewIfOld(request.session, request.headers['user-agent']));
      if (token) setCookie(reply, token, config);
      return { person: personOf(request) };
    },
  );

  app.post(
    '/api/guests',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Become a guest, unless already somebody',
        response: out.replies(out.onePerson),
        body: schemas.guest,
      },
    },
    async (request, reply) => {
      const known = personOf(request);
      if (known) return { person: known };
      const person = await people.createGuest(request.body.name);
      setCookie(reply, await people.openSession(person.id, request.headers['user-agent']), config);
      return { person };
    },
  );

  app.post(
    '/api/accounts',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Turn the guest into an account',
        response: out.replies(out.onePerson),
        body: schemas.account,
      },
    },
    async (request, reply) => {
      const { person, hash } = needSession(request);
      const { name, password } = request.body;
      await people.register(person.id, name, password);
      // Whoever may have seen the guest's session does not get the account with it.
      await people.closeSession(hash);
      setCookie(reply, await people.openSession(person.id, request.headers['user-agent']), config);
      return { person: { ...person, name, guest: false } };
    },
  );

  app.post(
    '/api/sessions',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Sign in',
        response: out.replies(out.onePerson),
        body: schemas.signIn,
      },
    },
    async (request, reply) => {
      const person = await people.signIn(request.body.name, request.body.password);
      if (request.session) {
        const { person: before, hash } = request.session;
        // What a guest has put together goes along into the account.
        if (before.guest) await lists.handOver(before, person);
        await people.closeSession(hash);
      }
      setCookie(reply, await people.openSession(person.id, request.headers['user-agent']), config);
      return { person };
    },
  );

  app.delete(
    '/api/sessions',
    { schema: { tags, summary: 'Sign out', response: out.replies(out.nothing) } },
    async (request, reply) => {
      await people.closeSession(needSession(request).hash);
      clearCookie(reply, config);
      return {};
    },
  );

  app.get(
    '/api/me/sessions',
    { schema: { tags, summary: 'Where I am signed in', response: out.replies(out.sessions) } },
    async (request) => ({ sessions: await people.sessions(needSession(request)) }),
  );

  app.delete(
    '/api/me/sessions',
    { schema: { tags, summary: 'Sign out everywhere', response: out.replies(out.nothing) } },
    async (request, reply) => {
      await people.closeAll(needSession(request));
      clearCookie(reply, config);
      return {};
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change the name, or the crest beside it',
        response: out.replies(out.onePerson),
        body: schemas.changeOfPerson,
      },
    },
    async (request) => {
      const person = needPerson(request);
      const { name = person.name, crest = person.crest } = request.body;
      if (name !== person.name) await people.rename(person, name);
      if (crest !== person.crest) await people.bear(person, crest);
      return { person: { ...person, name, crest } };
    },
  );

  app.post(
    '/api/me/password',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Change the password',
        response: out.replies(out.nothing),
        body: schemas.passwords,
      },
    },
    async (request) => {
      const { old, password } = request.body;
      await people.changePassword(needSession(request), old, password);
      return {};
    },
  );

  app.post(
    '/api/me/remove',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Delete me; matches stay, without my name',
        response: out.replies(out.nothing),
        body: schemas.removal,
      },
    },
    async (request, reply) => {
      const person = needPerson(request);
      await people.remove(person, request.body.password);
      await tables.leaveAll(person);
      await matches.leaveAll(person.id);
      clearCookie(reply, config);
      return {};
    },
  );
}
