import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../tests/databases.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { beginMatch, openSocket, Visitor } from '../tests/visitor.ts';
import { SESSION } from './service.ts';

onBothDatabases('people', (fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ place: await fresh() });
  });
  afterAll(() => server.close());
  const arrive = (name?: string) => Visitor.arrive(server.url, name);
  const refused = (status: number, key: string) => ({ status, problem: { key } });

  test('play as guests at once, and stay the same guest on the same browser', async () => {
    const ann = await arrive();
    expect(ann.person).toMatchObject({ guest: true });
    expect(await ann.api.guest('Other')).toEqual(ann.person);
    expect(await ann.api.me()).toEqual(ann.person);
    expect(await new Visitor(server.url).api.me()).toBeNull();
  });

  test('become accounts without losing their games', async () => {
    const ann = await arrive('Ann');
    const before = ann.api.cookie;
    const { match } = await beginMatch([ann, await arrive()]);
    const account = await ann.api.register('Ann of the Reach', 'correct horse');
    expect(account).toEqual({
      id: ann.person.id,
      name: 'Ann of the Reach',
      guest: false,
      crest: null,
    });
    expect((await ann.api.match(match)).document.viewer).toBe(0);
    await expect(ann.api.register('Again', 'correct horse')).rejects.toMatchObject(
      refused(409, 'people.hasAccount'),
    );
    // The guest's session is not the account's.
    const old = new Visitor(server.url);
    old.api.cookie = before;
    expect(await old.api.me()).toBeNull();
    // From another browser, however the name is written.
    const elsewhere = new Visitor(server.url);
    expect(await elsewhere.api.signIn('ANN of the reach', 'correct horse')).toEqual(account);
    expect((await elsewhere.api.match(match)).document.viewer).toBe(0);
    const [{ password }] = await server.house.storage.db
      .selectFrom('users')
      .select('password')
      .where('id', '=', account.id)
      .execute();
    expect(password).toMatch(/^\$argon2id\$/);
  });

  test('have names that everybody can see and tell apart', async () => {
    const ann = await arrive();
    for (const blank of [
      '\u3164',
      '\u2800',
      '\u115F',
      '\uFFA0',
      '\u034F',
      '\uFE0F',
      '\u0300',
      '\u17B4',
      'A\u3164nn',
      'Ann\u2800',
    ])
      await expect(ann.api.rename(blank)).rejects.toMatchObject({ status: 400 });
    for (const fine of ['Ñuño', '诸葛亮', 'Ærøskøbing', 'Ann 2', '❤️'])
      expect((await ann.api.rename(fine)).guest).toBe(true);
    await ann.api.register('Admin Illyrio', 'bran the builder');
    const eve = await arrive();
    for (const alike of [
      'Аdmin Illyrio',
      'ADMIN ILLYRIO',
      'Admin lllyrio',
      'Adrnin Illyrio',
      'Ａdmin Illyrio',
      'Admin I11yrio',
    ]) {
      const taken = refused(409, 'people.nameTaken');
      await expect(eve.api.register(alike, 'bran the builder')).rejects.toMatchObject(taken);
      // A guest carries no account's name either.
      await expect(eve.api.rename(alike)).rejects.toMatchObject(taken);
      await expect(new Visitor(server.url).api.guest(alike)).rejects.toMatchObject(taken);
    }
    await eve.api.register('Admin Illyria', 'bran the builder');
  });

  test('bear a crest beside their names, in the waiting room and at the table', async () => {
    const [ann, ben] = [await arrive('Ann'), await arrive('Ben')];
    expect(ann.person.crest).toBeNull();
    expect(await ann.api.bear('raven')).toMatchObject({ name: 'Ann', crest: 'raven' });
    expect(await ann.api.me()).toMatchObject({ name: 'Ann', crest: 'raven' });
    await expect(ann.api.bear('lion' as never)).rejects.toMatchObject({ status: 400 });
    const { table, match } = await beginMatch([ann, ben]);
    const { seats } = await ann.api.table(table.id);
    expect(seats.map(({ user }) => user?.crest)).toEqual(['raven', null]);
    const { players } = (await ben.api.match(match)).document;
    expect(players.map(({ crest }) => crest)).toEqual(['raven', null]);
    // Whoever becomes an account keeps it; it can be laid down.
    expect(await ann.api.register('Ann of Ravens', 'correct horse')).toMatchObject({
      crest: 'raven',
    });
    expect(await ann.api.bear(null)).toMatchObject({ name: 'Ann of Ravens', crest: null });
  });

  test('are marked as guests wherever they are named', async () => {
    const [ann, bob] = [await arrive(), await arrive('Bob')];
    await ann.api.register('Ann the Known', 'bran the builder');
    const { table, match } = await beginMatch([ann, bob]);
    expect(table.seats.map(({ user }) => user?.guest)).toEqual([false, true]);
    const { players } = (await bob.api.match(match)).document;
    expect(players.map(({ guest }) => guest)).toEqual([false, true]);
    await ann.api.say('hello', table.id);
    await bob.api.say('hello', table.id);
    expect((await ann.api.chat(table.id)).map(({ guest }) => guest)).toEqual([false, true]);
  });

  test('choose no password that others try first', async () => {
    const ann = await arrive();
    const weak = refused(422, 'people.weakPassword');
    for (const password of ['password', 'Password1', 'qwertyuiop', 'aaaaaaaa', 'Lyanna Stark!'])
      await expect(ann.api.register('Lyanna Stark', password)).rejects.toMatchObject(weak);
    await ann.api.register('Lyanna Stark', 'winter roses');
    await expect(ann.api.changePassword('winter roses', 'iloveyou')).rejects.toMatchObject(weak);
  });

  test('are wrong about the password of an account only so often, from wherever', async () => {
    const ann = await arrive();
    await ann.api.register('Often', 'winter roses');
    const tries = Array.from({ length: 30 }, (_, n) =>
      new Visitor(server.url).api
        .signIn(n % 2 ? 'Often' : 'OFTEN', `guess number ${n}`)
        .catch((error: { status: number; problem: { key: string } }) => error.problem.key),
    );
    const keys = await Promise.all(tries);
    const refusals = keys.filter((key) => key === 'people.tooManyTries').length;
    expect(refusals).toBeGreaterThanOrEqual(15);
    expect(keys.filter((key) => key === 'people.wrongPassword')).toHaveLength(30 - refusals);
    // Others are not concerned, and who is signed in stays so.
    expect((await ann.api.me())?.name).toBe('Often');
    await expect(new Visitor(server.url).api.signIn('Seldom', 'guess')).rejects.toMatchObject(
      refused(401, 'people.wrongPassword'),
    );
  });

  test('see where they are signed in, and sign out everywhere', async () => {
    const ann = await arrive();
    await ann.api.register('Here and There', 'winter roses');
    const there = new Visitor(server.url);
    await there.api.signIn('Here and There', 'winter roses');
    const sessions = await there.api.sessions();
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions.every(({ since }) => since <= Date.now())).toBe(true);
    await there.api.signOutEverywhere();
    expect([await ann.api.me(), await there.api.me()]).toEqual([null, null]);
    await expect(there.api.sessions()).rejects.toMatchObject({ status: 401 });
  });

  test('sign in only with the right name and password', async () => {
    const ann = await arrive();
    await ann.api.register('Jon', 'longclaw!');
    const thief = new Visitor(server.url);
    await expect(thief.api.signIn('Jon', 'shortclaw')).rejects.toMatchObject(
      refused(401, 'people.wrongPassword'),
    );
    await expect(thief.api.signIn('Nobody', 'longclaw!')).rejects.toMatchObject(
      refused(401, 'people.wrongPassword'),
    );
    const other = await arrive();
    await expect(other.api.register('jon', 'bran the builder')).rejects.toMatchObject(
      refused(409, 'people.nameTaken'),
    );
    await expect(other.api.register('Short', 'short')).rejects.toMatchObject(
      refused(400, 'request.invalid'),
    );
  });

  test('sign out, and their open sockets with them', async () => {
    const ann = await arrive();
    const socket = openSocket(ann.api);
    await new Promise((resolve) => (socket.onopen = resolve));
    const closed = new Promise<number>((resolve) => (socket.onclose = ({ code }) => resolve(code)));
    const stolen = ann.api.cookie;
    await ann.api.signOut();
    expect(await closed).toBe(4401);
    const thief = new Visitor(server.url);
    thief.api.cookie = stolen;
    expect(await thief.api.me()).toBeNull();
    await expect(thief.api.rename('Thief')).rejects.toMatchObject(refused(401, 'people.nobody'));
  });

  test('change their name and password; a new password ends all other sessions', async () => {
    const ann = await arrive();
    await ann.api.register('Arya', 'needle needle');
    const other = new Visitor(server.url);
    await other.api.signIn('Arya', 'needle needle');
    await ann.api.rename('No One');
    await expect(ann.api.changePassword('wrong', 'valar morghulis')).rejects.toMatchObject(
      refused(403, 'people.wrongPassword'),
    );
    await ann.api.changePassword('needle needle', 'valar morghulis');
    expect(await other.api.me()).toBeNull();
    expect(await ann.api.me()).toMatchObject({ name: 'No One' });
    expect(await other.api.signIn('no one', 'valar morghulis')).toMatchObject({ name: 'No One' });
  });

  test('can be deleted; their matches stay, without the name', async () => {
    const ann = await arrive('Ann');
    const bob = await arrive('Bob');
    await ann.api.register('Theon', 'ironborn!');
    const { match, table } = await beginMatch([ann, bob]);
    await ann.api.say('what is dead may never die', table.id);
    await expect(ann.api.removeMe('wrong')).rejects.toMatchObject(
      refused(403, 'people.wrongPassword'),
    );
    await ann.api.removeMe('ironborn!');
    expect(await ann.api.me()).toBeNull();
    await expect(new Visitor(server.url).api.signIn('Theon', 'ironborn!')).rejects.toMatchObject(
      refused(401, 'people.wrongPassword'),
    );
    const { document } = await bob.api.match(match);
    expect(document.players.map(({ name }) => name)).toEqual(['', 'Bob']);
    expect(await bob.api.chat(table.id)).toEqual([]);
  });

  test('are forgotten when their session has expired, and renewed before', async () => {
    const ann = await arrive();
    const { db } = server.house.storage;
    const expire = (at: number) =>
      db
        .updateTable('sessions')
        .set({ expires_at: at })
        .where('user_id', '=', ann.person.id)
        .execute();
    await expire(Date.now() + SESSION / 3);
    const before = ann.api.cookie;
    expect(await ann.api.me()).toEqual(ann.person);
    expect(ann.api.cookie).not.toBe(before);
    await expire(Date.now() - 1);
    expect(await ann.api.me()).toBeNull();
  });
});
