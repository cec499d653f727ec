import type { Exported } from '@small-council/client';
import { expect, test } from 'vitest';
import { onBothDatabases } from './tests/databases.ts';
import { startServer } from './tests/server.ts';
import { beginMatch, Visitor } from './tests/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

onBothDatabases('housekeeping', (fresh) => {
  test('puts away by age what nobody needs, and nothing else', async () => {
    const server = await startServer({ place: await fresh(), admins: [] });
    const { housekeeping, storage } = server.house;
    const arrive = (name: string) => Visitor.arrive(server.url, name);
    const [ann, bob, cat, dan] = [
      await arrive('Ann'),
      await arrive('Bob'),
      await arrive('Cat'),
      await arrive('Dan'),
    ];
    // Ann and Bob have played, Cat has an account and has talked, Dan has only looked round.
    const { match, table } = await beginMatch([ann, bob]);
    await bob.api.act(match, 'c', { do: 'concede' });
    await cat.api.register('Cat of the Canals', 'winter roses');
    await dan.api.mute(ann.person.id);
    await ann.api.mute(dan.person.id);
    await cat.api.say('fresh oysters');
    const bad = await cat.api.say('rotten oysters');
    const settled = await ann.api.say('good day', table.id);
    await bob.api.report(bad.id, 'they are');
    await bob.api.report(settled.id, 'is it?');
    await storage.db
      .updateTable('reports')
      .set({ settled_at: 1 })
      .where('chat_id', '=', settled.id)
      .execute();
    const file: Exported = await ann.api.export(match);
    const [kept, forgotten] = [await cat.api.import(file), await cat.api.import(file)];
    await storage.db.updateTable('matches').set({ share: 'code' }).where('id', '=', kept).execute();

    const left = async () => ({
      people: (await storage.db.selectFrom('users').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      ),
      lines: (await storage.db.selectFrom('chat').select('text').orderBy('text').execute()).map(
        ({ text }) => text,
      ),
      matches: (await storage.db.selectFrom('matches').select('id').execute())
        .map(({ id }) => id)
        .sort(),
    });
    const people = ['Ann', 'Bob', 'Cat of the Canals', 'Dan'];
    const lines = ['fresh oysters', 'good day', 'rotten oysters'];
    await housekeeping.tidy(Date.now() + 29 * DAY);
    expect(await left()).toEqual({ people, lines, matches: [match, kept, forgotten].sort() });
    await housekeeping.tidy(Date.now() + 31 * DAY);
    expect((await left()).people).toEqual(people.slice(0, 3));
    await housekeeping.tidy(Date.now() + 89 * DAY);
    expect((await left()).lines).toEqual(lines);
    await housekeeping.tidy(Date.now() + 91 * DAY);
    expect(await left()).toEqual({
      people: people.slice(0, 3),
      lines: ['rotten oysters'],
      matches: [match, kept].sort(),
    });
    expect((await ann.api.archive(match)).imported).toBe(false);
    await server.close();
  });
});
