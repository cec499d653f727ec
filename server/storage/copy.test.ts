import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { saveMatch } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import { afterAll, expect, test } from 'vitest';
import { Matches } from '../matches/service.ts';
import { onBothDatabases } from '../tests/databases.ts';
import { makePeople, plainSetting, playOn, seeded } from '../tests/players.ts';
import { readCopy, writeCopy } from './copy.ts';
import { migrations } from './migrations.ts';
import { openStorage } from './open.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'small-council-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onBothDatabases('a backup', (fresh) => {
  test('made while matches go on is of one moment, and plays on in either database', async () => {
    const place = await fresh();
    const storage = await openStorage(place);
    const games = new Map([[crossroads.id, crossroads]]);
    const matches = new Matches({ storage, games, snapshotEvery: 10 });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const players = await makePeople(storage.db, 3);
      const wish = {
        table: null,
        game: 'crossroads',
        options: { rounds: 50 },
        players,
        setting: plainSetting,
      };
      ids.push(await matches.create(storage.db, wish));
    }
    await Promise.all(ids.map((id) => playOn(matches, id, seeded(id), 30)));
    // Two connections in one thread would wait for each other: the last snapshots are written first.
    await Promise.all(ids.map((id) => matches.look(id, () => {})));
    const file = path.join(folder, `${place.kind}.gz`);
    // A process of its own makes the copy, on a connection of its own.
    const other = await openStorage(place);
    const playing = Promise.all(ids.map((id) => playOn(matches, id, seeded(`${id} on`), 200)));
    const rows = await writeCopy(other.db, file);
    await playing;
    await other.close();

    const places = [
      await fresh(),
      { kind: 'sqlite', file: path.join(folder, `${place.kind}.db`) } as const,
    ];
    for (const restored of places) {
      const copy = await openStorage(restored);
      expect(await readCopy(copy.db, file)).toBe(rows);
      await expect(readCopy(copy.db, file)).rejects.toThrow('empty');
      const again = new Matches({ storage: copy, games });
      for (const id of ids) {
        const sequence = await again.look(id, ({ sequence }) => sequence);
        expect(sequence).toBeGreaterThanOrEqual(30);
        const journal = (db: typeof copy.db) =>
          db
            .selectFrom('journal')
            .selectAll()
            .where('match_id', '=', id)
            .where('sequence', '<=', sequence)
            .orderBy('sequence')
            .execute();
        expect(await journal(copy.db)).toEqual(await journal(storage.db));
        expect(await again.look(id, ({ match }) => saveMatch(match).length)).toBeGreaterThan(0);
        await playOn(again, id, seeded('restored'), 5);
      }
      await again.close();
      await copy.close();
    }
    await matches.close();
    await storage.close();
  });

  test('that is damaged or of something else leaves the storage empty', async () => {
    const storage = await openStorage(await fresh());
    await makePeople(storage.db, 20);
    const file = path.join(folder, `damaged-${Math.random()}.gz`);
    await writeCopy(storage.db, file);
    await storage.close();
    truncateSync(file, 200);
    const empty = await openStorage(await fresh());
    await expect(readCopy(empty.db, file)).rejects.toThrow('The backup is damaged');
    writeFileSync(file, gzipSync('{"format":"something else"}\n'));
    await expect(readCopy(empty.db, file)).rejects.toThrow('no backup');
    writeFileSync(
      file,
      gzipSync(
        `{"format":"small-council-backup","schema":"${Object.keys(migrations).at(-1)}"}\n{"rows":1}\n`,
      ),
    );
    await expect(readCopy(empty.db, file)).rejects.toThrow('not complete');
    expect(await empty.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});
