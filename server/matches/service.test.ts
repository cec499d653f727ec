import { type AnyGame, message, Refusal, saveMatch, type Viewer } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import type { ExpressionBuilder } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openStorage, type Storage } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';
import { onBothDatabases } from '../tests/databases.ts';
import {
  botPlayer,
  makePeople,
  nextAnswer,
  plainSetting,
  playOn,
  seeded,
} from '../tests/players.ts';
import { logOf } from './log.ts';
import { type Finding, repair } from './repair.ts';
import { Matches, type MatchesOptions } from './service.ts';
import { DAY, dueOf, type LiveMatch, type MatchSetting, running } from './standing.ts';

const gamesOf = (...games: AnyGame[]) => new Map(games.map((game) => [game.id, game]));

onBothDatabases('matches', (fresh) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function setUp(options: Partial<MatchesOptions> = {}) {
    const storage = await openStorage(await fresh());
    closing.push(() => storage.close());
    return { storage, matches: serve(storage, options) };
  }

  function serve(storage: Storage, options: Partial<MatchesOptions> = {}): Matches {
    const matches = new Matches({ storage, games: gamesOf(crossroads), ...options });
    closing.push(() => matches.close());
    return matches;
  }

  async function open(
    { storage, matches }: { storage: Storage; matches: Matches },
    {
      people = 3,
      rounds = 3,
      ...setting
    }: { people?: number; rounds?: number } & Partial<MatchSetting> = {},
  ): Promise<string> {
    return matches.create(storage.db, {
      table: null,
      game: 'crossroads',
      options: { rounds },
      players: await makePeople(storage.db, people),
      setting: { ...plainSetting, ...setting },
    });
  }

  const journal = ({ db }: Storage, id: string) =>
    db.selectFrom('journal').selectAll().where('match_id', '=', id).orderBy('sequence').execute();
  const asText = ({ match, standing, sequence }: LiveMatch) =>
    JSON.stringify([saveMatch(match), standing, sequence]);

  test('store every acknowledged answer once, in order, and load as they were', async () => {
    const here = await setUp({ snapshotEvery: 7 });
    const id = await open(here);
    const given = await playOn(here.matches, id, seeded('store'));
    expect(given.length).toBeGreaterThan(20);
    expect(given.map(({ ack }) => ack.sequence)).toEqual(given.map((_, at) => at + 1));
    const rows = await journal(here.storage, id);
    expect(rows.map((row) => [row.key, row.sequence])).toEqual(
      given.map(({ key, seat, ack }) => [`${seat}:${key}`, ack.sequence]),
    );
    const other = serve(here.storage);
    expect(await other.look(id, asText)).toBe(await here.matches.look(id, asText));
    const row = await here.storage.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'over', due_at: null, sequence: given.length });
    expect(JSON.parse(row.result ?? '')).toHaveProperty('winners');
  });

  test('are the same after every answer, loaded or not', async () => {
    const here = await setUp({ snapshotEvery: 5 });
    const id = await open(here, { rounds: 1 });
    const chance = seeded('dual');
    while ((await playOn(here.matches, id, chance, 1)).length > 0) {
      const cold = new Matches({ storage: here.storage, games: gamesOf(crossroads) });
      expect(await cold.look(id, asText)).toBe(await here.matches.look(id, asText));
      await cold.close();
    }
  });

  test('play an answer that is sent again only once', async () => {
    const here = await setUp();
    const id = await open(here);
    const next = await nextAnswer(here.matches, id, seeded('again'));
    if (!next) throw new Error('over');
    const { seat, ...act } = next;
    const send = () => here.matches.act(id, seat, { do: 'answer', ...act }, 'key');
    const acks = await Promise.all([send(), send(), send()]);
    await playOn(here.matches, id, seeded('on'), 5);
    acks.push(await send());
    expect(acks).toEqual(acks.map(() => ({ sequence: 1 })));
    expect(
      (await journal(here.storage, id)).filter((row) => row.key.endsWith(':key')),
    ).toHaveLength(1);
  });

  test('do nothing else under a key that was used, on whatever connection [SC-036]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2 });
    const pause = { do: 'propose', what: 'pause' } as const;
    const first = await here.matches.act(id, 0, pause, 'key');
    const again = { what: 'pause', do: 'propose' } as const;
    expect(await serve(here.storage).act(id, 0, again, 'key')).toEqual(first);
    // One that the rules would take, and one that they would not.
    for (const other of [{ do: 'concede' }, { do: 'resume' }] as const) {
      await expect(here.matches.act(id, 0, other, 'key')).rejects.toMatchObject({
        status: 409,
        rule: 'SC-036',
        key: 'match.keyUsed',
      });
    }
    expect(await journal(here.storage, id)).toHaveLength(1);
    // The other seat has keys of its own.
    await here.matches.act(id, 1, { do: 'consent', yes: false }, 'key');
    expect(await here.matches.look(id, ({ standing }) => standing.conceded)).toEqual([]);
  });

  test('keep the keys of what the server does itself out of reach [SC-036]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2 });
    const { question, answer } = await here.matches.look(id, ({ match }) => ({
      question: match.state.moment,
      answer: match.questions.find(({ seat }) => seat === 1)?.default,
    }));
    const auto = `auto:0.${question}`;
    for (const key of [auto, `server:1:${auto}`, 'removed', 'server:1:removed', 'deleted']) {
      await here.matches.act(id, 1, { do: 'leave' }, key);
      await here.matches.act(id, 1, { do: 'return' }, `no ${key}`);
    }
    await here.matches.act(id, 1, { do: 'leave' }, 'leave');
    const act = { do: 'answer', by: 'default', line: 0, question, answer } as const;
    const before = (await journal(here.storage, id)).length;
    expect(await here.matches.perform(id, 1, act, auto)).toEqual({ sequence: before + 1 });
    expect(await here.matches.perform(id, 0, { do: 'remove', of: 1 }, 'removed')).toEqual({
      sequence: before + 2,
    });
    expect(await here.matches.look(id, ({ standing }) => standing.removed)).toEqual([1]);
  });

  test('refuse what the rules refuse, and store nothing of it', async () => {
    const here = await setUp();
    const id = await open(here);
    const before = await here.matches.look(id, asText);
    const answer = (question: number, line: number, answer: unknown) =>
      here.matches.act(id, 0, { do: 'answer', question, line, answer }, 'k');
    await expect(answer(1, 0, 'nonsense')).rejects.toBeInstanceOf(Refusal);
    await expect(answer(99, 0, [])).rejects.toMatchObject({ rule: 'SC-002' });
    await expect(answer(1, 1, [])).rejects.toMatchObject({ rule: 'SC-002' });
    await expect(
      here.matches.act(id, 7, { do: 'answer', question: 1, line: 0, answer: [] }, 'k'),
    ).rejects.toMatchObject({ rule: 'SC-001' });
    await expect(
      here.matches.act('no-such-match', 0, { do: 'concede' }, 'k'),
    ).rejects.toMatchObject({ status: 404 });
    expect(await here.matches.look(id, asText)).toBe(before);
    expect(await journal(here.storage, id)).toEqual([]);
    expect(here.matches.held).toBe(1);
  });

  test('may be held by several processes, none of which loses or doubles an answer', async () => {
    const here = await setUp({ snapshotEvery: 10 });
    const id = await open(here, { people: 4, rounds: 4 });
    const processes = [here.matches, serve(here.storage), serve(here.storage)];
    const acks = new Map<string, number>();
    const play = async (matches: Matches, name: string) => {
      const chance = seeded(name);
      for (let at = 0; ; at++) {
        const next = await nextAnswer(matches, id, chance);
        if (!next) return;
        const { seat, ...act } = next;
        const key = `${name}-${at}`;
        try {
          const { sequence } = await matches.act(id, seat, { do: 'answer', ...act }, key);
          acks.set(`${seat}:${key}`, sequence);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    };
    await Promise.all(processes.map((matches, at) => play(matches, `p${at}`)));
    const rows = await journal(here.storage, id);
    expect(new Map(rows.map((row) => [row.key, row.sequence]))).toEqual(acks);
    expect(rows.map((row) => row.sequence)).toEqual(rows.map((_, at) => at + 1));
    const texts = await Promise.all(processes.map((matches) => matches.look(id, asText)));
    expect(new Set(texts).size).toBe(1);
  });

  test('leave the memory when they are quiet, and come back', async () => {
    let now = 1_000_000;
    const here = await setUp({ now: () => now, quiet: 1000 });
    const id = await open(here);
    await playOn(here.matches, id, seeded('quiet'), 3);
    const before = await here.matches.look(id, asText);
    await here.matches.forgetQuiet();
    expect(here.matches.held).toBe(1);
    now += 2000;
    await here.matches.forgetQuiet();
    expect(here.matches.held).toBe(0);
    expect(await here.matches.look(id, asText)).toBe(before);
    const { sequence } = await here.storage.db
      .selectFrom('snapshots')
      .select('sequence')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(sequence).toBe(3);
  });

  test('survive a storage that fails in the middle: nothing is told that is not stored', async () => {
    const here = await setUp();
    const id = await open(here);
    await playOn(here.matches, id, seeded('fail'), 2);
    const before = await here.matches.look(id, asText);
    let broken = true;
    const failing: Storage = {
      ...here.storage,
      append: (line) =>
        broken ? Promise.reject(new Error('disk full')) : here.storage.append(line),
    };
    broken = false;
    const matches = serve(failing);
    const next = await nextAnswer(matches, id, seeded('x'));
    if (!next) throw new Error('over');
    const { seat, ...act } = next;
    broken = true;
    await expect(matches.act(id, seat, { do: 'answer', ...act }, 'k')).rejects.toThrow('disk full');
    broken = false;
    expect(await matches.look(id, asText)).toBe(before);
    expect(await matches.act(id, seat, { do: 'answer', ...act }, 'k')).toEqual({ sequence: 3 });
  });

  // ---- damage

  /** A match of some length with two snapshots, and nobody who holds it in memory. */
  async function stored(answers = 25) {
    const here = await setUp({ snapshotEvery: 10 });
    const id = await open(here, { rounds: 10 });
    await playOn(here.matches, id, seeded('damage'), answers);
    await here.matches.look(id, () => {});
    const snapshots = await here.storage.db
      .selectFrom('snapshots')
      .select('sequence')
      .orderBy('sequence')
      .execute();
    expect(snapshots.map(({ sequence }) => sequence)).toEqual([10, 20]);
    return { ...here, id };
  }

  const findings = async (storage: Storage, mend: boolean) => {
    const found: Finding[] = [];
    for await (const one of repair(storage, gamesOf(crossroads), mend)) found.push(one);
    return found;
  };

  test('say that they are damaged, once to the log, and leave others alone', async () => {
    const { storage, id } = await stored();
    const other = await open({ storage, matches: serve(storage) }, { people: 2 });
    await storage.db
      .updateTable('journal')
      .set({ entry: '{"do":' })
      .where('match_id', '=', id)
      .where('sequence', '=', 23)
      .execute();
    const matches = serve(storage);
    const told: string[] = [];
    matches.onDamaged = (error) => told.push(error.message);
    for (let n = 0; n < 3; n++) {
      await expect(matches.look(id, asText)).rejects.toMatchObject({ key: 'match.damaged' });
      await expect(matches.act(id, 0, { do: 'leave' }, `${n}`)).rejects.toMatchObject({
        key: 'match.damaged',
      });
    }
    expect(told).toHaveLength(1);
    expect(await playOn(matches, other, seeded('other'), 3)).toHaveLength(3);
  });

  test.each([
    ['a line of the journal', 23, 22],
    ['a missing line', 23, 22],
    ['the last snapshot', 20, 25],
    ['both snapshots', 10, 25],
    ['everything', 0, 0],
  ] as const)('are repaired: %s is damaged', async (what, at, good) => {
    const { storage, id } = await stored();
    const { db } = storage;
    const journalAt = (sequence: number) => (eb: ExpressionBuilder<Schema, 'journal'>) =>
      eb.and([eb('match_id', '=', id), eb('sequence', '=', sequence)]);
    if (what === 'a line of the journal')
      await db.updateTable('journal').set({ entry: '{' }).where(journalAt(at)).execute();
    else if (what === 'a missing line')
      await db.deleteFrom('journal').where(journalAt(at)).execute();
    else
      await db
        .updateTable('snapshots')
        .set({ saved: '{}' })
        .where('match_id', '=', id)
        .where('sequence', '>=', at)
        .execute();
    if (what === 'everything') await db.deleteFrom('journal').where('match_id', '=', id).execute();
    const expected = { id, game: 'crossroads', sequence: 25, good };
    expect(await findings(storage, false)).toMatchObject([expected]);
    expect(await findings(storage, true)).toMatchObject([expected]);
    expect(await findings(storage, false)).toEqual([]);
    const matches = serve(storage);
    const facts = await matches.look(id, (live) => logOf(live, 'spectator'));
    expect(facts.at(-1)).toMatchObject({ key: 'match.repaired', params: { lost: 25 - good } });
    await playOn(matches, id, seeded('after'));
    expect(await matches.look(id, ({ standing }) => standing.result)).not.toBeNull();
  });

  test('end without a result where nothing is left of them', async () => {
    const { storage, id } = await stored();
    await storage.db.updateTable('snapshots').set({ saved: '' }).execute();
    await storage.db.updateTable('matches').set({ origin: '{' }).execute();
    expect(await findings(storage, true)).toMatchObject([{ id, good: null }]);
    expect(await findings(storage, false)).toEqual([]);
    const row = await storage.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'over', due_at: null });
    expect(JSON.parse(row.result ?? '')).toEqual({
      winners: [],
      reason: { key: 'match.damaged' },
    });
  });

  // ---- new rules

  const changed = (change: Partial<AnyGame>): AnyGame => ({
    ...(crossroads as AnyGame),
    version: 3,
    reads: 2,
    ...change,
  });

  test('go on under new rules from where they stand after an orderly restart', async () => {
    const here = await setUp();
    const id = await open(here);
    await playOn(here.matches, id, seeded('old'), 12);
    const [before] = JSON.parse(await here.matches.look(id, asText)) as string[];
    await here.matches.close();
    const next = serve(here.storage, { games: gamesOf(changed({})) });
    const record = (text: string) =>
      (JSON.parse(text) as { match: { record: unknown } }).match.record;
    expect(record(await next.look(id, ({ match }) => saveMatch(match)))).toEqual(record(before));
    await playOn(next, id, seeded('new'));
    expect(await next.look(id, ({ standing }) => standing.result)).not.toBeNull();
  });

  test('go on from the snapshot when new rules cannot take up the answers after a crash', async () => {
    const here = await setUp();
    const id = await open(here);
    await playOn(here.matches, id, seeded('old'), 5);
    let brittle = true;
    const copy = (table: Parameters<NonNullable<typeof crossroads.copy>>[0]) => {
      if (brittle) throw new Error('this answer makes no sense any more');
      return structuredClone(table);
    };
    const crashed = serve(here.storage, { games: gamesOf(changed({ copy })) });
    expect(await crashed.look(id, ({ sequence, standing }) => [sequence, standing.line])).toEqual([
      6, 1,
    ]);
    brittle = false;
    expect((await journal(here.storage, id)).map((row) => row.kind).at(-1)).toBe('refit');
    await playOn(crashed, id, seeded('new'));
    expect(await crashed.look(id, ({ standing }) => standing.result)).not.toBeNull();
  });

  // ---- what seats can do besides answering

  test('[SC-012] take back freely what nobody has learned from', async () => {
    const here = await setUp();
    const id = await open(here);
    const chance = seeded('undo');
    let undone = false;
    for (let tries = 0; tries < 200 && !undone; tries++) {
      const [given] = await playOn(here.matches, id, chance, 1);
      if (!given) break;
      const may = await here.matches.look(id, ({ match }) => match.mayUndo(given.seat));
      if (!may) {
        await expect(
          here.matches.act(id, given.seat, { do: 'undo' }, `u${tries}`),
        ).rejects.toMatchObject({ rule: 'SC-012' });
        continue;
      }
      const moves = await here.matches.look(id, ({ match }) => match.record?.moves.length ?? 0);
      await here.matches.act(id, given.seat, { do: 'undo' }, `u${tries}`);
      expect(
        await here.matches.look(id, ({ match, standing }) => [
          match.record?.moves.length,
          standing.line,
        ]),
      ).toEqual([moves - 1, 1]);
      undone = true;
    }
    expect(undone).toBe(true);
    expect(await serve(here.storage).look(id, asText)).toBe(await here.matches.look(id, asText));
  });

  test('take back by consent, and make who was declined wait longer each time [SC-032, SC-033]', async () => {
    let now = 5_000_000;
    const here = await setUp({ now: () => now });
    const id = await open(here, { people: 3 });
    const given = await playOn(here.matches, id, seeded('back'), 8);
    const { seat } = given[7];
    const [one, two] = [0, 1, 2].filter((other) => other !== seat);
    let count = 0;
    const act = (who: number, act: Parameters<Matches['act']>[2]) =>
      here.matches.act(id, who, act, `k${++count}`);
    const state = () =>
      here.matches.look(id, ({ match, standing }) => [
        match.record?.moves.length,
        standing.line,
        standing.proposal !== null,
      ]);

    await act(seat, { do: 'propose', what: 'back' });
    await expect(act(one, { do: 'propose', what: 'pause' })).rejects.toMatchObject({
      rule: 'SC-033',
      key: 'match.proposalOpen',
    });
    await act(one, { do: 'consent', yes: true });
    expect(await state()).toEqual([8, 0, true]);
    await act(two, { do: 'consent', yes: false });
    expect(await state()).toEqual([8, 0, false]);
    await expect(act(seat, { do: 'propose', what: 'back' })).rejects.toMatchObject({
      rule: 'SC-033',
      key: 'match.proposeLater',
      params: { until: now + 10_000 },
    });
    now += 10_000;
    await act(seat, { do: 'propose', what: 'back' });
    await act(one, { do: 'consent', yes: false });
    await expect(act(seat, { do: 'propose', what: 'back' })).rejects.toMatchObject({
      params: { until: now + 20_000 },
    });
    now += 20_000;
    await act(seat, { do: 'propose', what: 'back' });
    await act(one, { do: 'consent', yes: true });
    await act(two, { do: 'consent', yes: true });
    expect(await state()).toEqual([7, 1, false]);
    await expect(act(one, { do: 'consent', yes: true })).rejects.toMatchObject({
      rule: 'SC-033',
      key: 'match.nothingProposed',
    });
    // Nothing was deleted: the journal tells all of it.
    expect(await journal(here.storage, id)).toHaveLength(8 + 8);
    expect(await serve(here.storage).look(id, asText)).toBe(await here.matches.look(id, asText));
    await playOn(here.matches, id, seeded('after'));
    expect(await serve(here.storage).look(id, asText)).toBe(await here.matches.look(id, asText));
  });

  /** Plays until somebody has learned something by an answer of this seat, or nobody has. */
  async function playUntil(matches: Matches, id: string, sealed: boolean, text: string) {
    const chance = seeded(text);
    for (let tries = 0; tries < 200; tries++) {
      const [given] = await playOn(matches, id, chance, 1);
      if (!given) break;
      const last = await matches.look(id, ({ match }) => match.record?.moves.at(-1));
      if (last?.sealed === sealed) return given.seat;
    }
    throw new Error('no such answer');
  }

  test('take nothing back without the word of who is away where somebody has learned something [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2, rounds: 20 });
    const seat = await playUntil(here.matches, id, true, 'sealed');
    const other = 1 - seat;
    const before = await here.matches.look(id, ({ match }) => saveMatch(match));
    const state = () =>
      here.matches.look(id, ({ match, standing }) => [
        saveMatch(match) === before,
        standing.proposal?.needed ?? null,
      ]);
    // Away before it is asked.
    await here.matches.perform(id, other, { do: 'gone', knew: null }, 'gone');
    await here.matches.act(id, seat, { do: 'propose', what: 'back' }, 'a');
    expect(await state()).toEqual([true, [other]]);
    // Away while it is asked.
    await here.matches.perform(id, other, { do: 'back', knew: null }, 'back');
    await here.matches.perform(id, other, { do: 'gone', knew: null }, 'again');
    expect(await state()).toEqual([true, [other]]);
    await here.matches.act(id, other, { do: 'leave' }, 'b');
    expect(await state()).toEqual([true, [other]]);
    // It is his to decide when he is back.
    await here.matches.act(id, other, { do: 'return' }, 'c');
    await here.matches.act(id, other, { do: 'consent', yes: true }, 'd');
    expect(await state()).toEqual([false, null]);
  });

  test('pass over who is away where nobody has learned anything [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2, rounds: 20 });
    const seat = await playUntil(here.matches, id, false, 'open');
    const count = () => here.matches.look(id, ({ match }) => match.record?.moves.length ?? 0);
    const before = await count();
    await here.matches.perform(id, 1 - seat, { do: 'gone', knew: null }, 'gone');
    await here.matches.act(id, seat, { do: 'propose', what: 'back' }, 'a');
    expect(await count()).toBe(before - 1);
  });

  test('say why a bot did what everybody has seen, and never why it did what is hidden', async () => {
    const here = await setUp();
    const players = [...(await makePeople(here.storage.db, 1)), botPlayer(1), botPlayer(2)];
    const id = await here.matches.create(here.storage.db, {
      table: null,
      game: 'crossroads',
      options: { rounds: 20 },
      players,
      setting: plainSetting,
    });
    const because = message('because.thumb');
    const answers = { seen: 0, hidden: 0 };
    const expected: number[] = [];
    const count = () => here.matches.look(id, ({ match }) => match.record?.facts.length ?? 0);
    for (let n = 0; n < 60; n++) {
      const next = await here.matches.look(id, ({ match, standing }) => {
        const asked = match.questions.find(({ seat }) => seat > 0) ?? match.questions[0];
        return { asked, line: standing.line, question: match.state.moment };
      });
      if (!next.asked) break;
      const { seat, default: answer } = next.asked;
      const by = seat === 0 ? 'player' : 'bot';
      const before = await count();
      const act = { do: 'answer', line: next.line, question: next.question, answer, by } as const;
      await here.matches.perform(id, seat, { ...act, ...(by === 'bot' && { because }) }, `n${n}`);
      if (by !== 'bot') continue;
      const done = await here.matches.look(
        id,
        ({ match }) => match.record?.facts.slice(before) ?? [],
      );
      const passed = Array.isArray(answer) && answer.length === 0;
      const open = !passed && done.length > 0 && done.every(({ only, secret }) => !only && !secret);
      answers[open ? 'seen' : 'hidden']++;
      if (open) expected.push(seat);
    }
    expect(answers.seen).toBeGreaterThan(0);
    expect(answers.hidden).toBeGreaterThan(0);
    const told = await here.matches.look(id, (live) =>
      logOf(live, 'spectator').filter(({ key }) => key === 'match.because'),
    );
    expect(told.map(({ params }) => params.seat)).toEqual(expected);
    expect(told[0].params).toMatchObject({ because, player: expect.any(String) });
  });

  test('tell everybody of every taking back, and never forget it [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2, rounds: 20 });
    const told = (viewer: Viewer) =>
      here.matches.look(id, (live) =>
        logOf(live, viewer).filter(({ key }) => key === 'match.tookBack'),
      );
    const first = await playUntil(here.matches, id, false, 'open');
    await here.matches.act(id, first, { do: 'undo' }, 'a');
    const undone = {
      key: 'match.tookBack',
      params: { seat: first, player: `Player ${first}`, answers: 1, agreed: 0 },
    };
    expect(await told('spectator')).toEqual([undone]);
    expect((await here.matches.look(id, (live) => logOf(live, 0))).at(-1)).toEqual(undone);
    // Further back than that: the line stays.
    const given = await playOn(here.matches, id, seeded('more'), 6);
    const { seat } = given[0];
    const count = () => here.matches.look(id, ({ match }) => match.record?.moves.length ?? 0);
    const before = await count();
    for (let n = 0; n < 40; n++) {
      const own = await here.matches.look(id, ({ match }) =>
        match.record?.moves.some((move) => move.seat === seat),
      );
      if (!own) break;
      await here.matches.act(id, seat, { do: 'propose', what: 'back' }, `b${n}`);
      await here.matches.act(id, 1 - seat, { do: 'consent', yes: true }, `c${n}`);
    }
    for (const viewer of [0, 1, 'spectator'] as const) {
      const lines = await told(viewer);
      expect(lines.length).toBeGreaterThan(1);
      const taken = lines.reduce((sum, { params }) => sum + Number(params.answers), 0);
      expect(taken).toBe(1 + before - (await count()));
      expect(lines[0]).toEqual(undone);
      expect(lines[1].params).toMatchObject({ seat, agreed: 1 });
    }
    expect(await serve(here.storage).look(id, asText)).toBe(await here.matches.look(id, asText));
    // In the log of the finished match, too.
    await playOn(here.matches, id, seeded('end'));
    const { log } = await here.storage.db
      .selectFrom('matches')
      .select('log')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(log ?? '[]')).toContainEqual(undone);
  });

  test('take back the same over and over in one line of the log [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2, rounds: 20 });
    const seat = await playUntil(here.matches, id, false, 'open');
    const last = await here.matches.look(id, ({ match }) => match.record?.moves.at(-1));
    for (let n = 0; n < 5; n++) {
      await here.matches.act(id, seat, { do: 'undo' }, `u${n}`);
      const line = n + 1;
      const act = { do: 'answer', question: last?.id ?? 0, line, answer: last?.answer } as const;
      await here.matches.act(id, seat, act, `a${n}`);
    }
    const notes = await here.matches.look(id, ({ standing }) => standing.notes);
    expect(notes.map(({ params }) => params)).toEqual([{ seat, answers: 5, agreed: 0 }]);
  });

  test('let nobody stop his clock alone; without clocks a pause needs only those who are there [SC-034]', async () => {
    const here = await setUp();
    const paused = async (setting: Partial<MatchSetting>) => {
      const id = await open(here, { people: 2, ...setting });
      await here.matches.perform(id, 1, { do: 'gone', knew: null }, 'gone');
      await here.matches.act(id, 0, { do: 'propose', what: 'pause' }, 'a');
      return here.matches.look(id, ({ standing }) => standing.paused);
    };
    expect(await paused({})).toBe(true);
    expect(await paused({ clock: { kind: 'bank', bank: 60_000, increment: 0 } })).toBe(false);
    expect(await paused({ clock: { kind: 'days', days: 1 } })).toBe(false);
  });

  test('make who has withdrawn a wish wait like one who was declined [SC-033]', async () => {
    let now = 5_000_000;
    const here = await setUp({ now: () => now });
    const id = await open(here, { people: 2, rounds: 20 });
    await playOn(here.matches, id, seeded('w'), 4);
    let count = 0;
    const act = (who: number, act: Parameters<Matches['act']>[2]) =>
      here.matches.act(id, who, act, `k${++count}`);
    const pause = { do: 'propose', what: 'pause' } as const;
    const refusedUntil = (until: number) =>
      expect(act(0, pause)).rejects.toMatchObject({ rule: 'SC-033', params: { until } });
    await act(0, pause);
    await act(0, { do: 'consent', yes: false });
    await refusedUntil(now + 10_000);
    now += 10_000;
    // Leaving is no way around it, nor is a move of one's own.
    await act(0, pause);
    await act(0, { do: 'leave' });
    await act(0, { do: 'return' });
    await refusedUntil(now + 20_000);
    now += 20_000;
    await act(0, { do: 'propose', what: 'back' });
    await playOn(here.matches, id, seeded('on'), 1);
    await refusedUntil(now + 40_000);
  });

  test('refuse to take back what a seat has not done; playing on is a no to taking back [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 3 });
    const back = { do: 'propose', what: 'back' } as const;
    await expect(here.matches.act(id, 0, back, 'early')).rejects.toMatchObject({
      rule: 'SC-032',
      key: 'match.nothingToTakeBack',
    });
    const given = await playOn(here.matches, id, seeded('no'), 6);
    await here.matches.act(id, given[5].seat, back, 'back');
    await playOn(here.matches, id, seeded('on'), 1);
    const after = await here.matches.look(id, ({ match, standing }) => [
      match.record?.moves.length,
      standing.proposal,
    ]);
    expect(after).toEqual([7, null]);
  });

  test('ask the others, and neither who proposes it nor who has said yes already, in whatever tab [SC-032]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 3 });
    const { seat } = (await playOn(here.matches, id, seeded('tabs'), 8))[7];
    const [one, two] = [0, 1, 2].filter((other) => other !== seat);
    const yes = (who: number, key: string) =>
      here.matches.act(id, who, { do: 'consent', yes: true }, key);
    const said = () =>
      here.matches.look(id, ({ match, standing: { proposal } }) => [
        match.record?.moves.length,
        proposal?.needed,
        proposal?.agreed,
      ]);
    await here.matches.act(id, seat, { do: 'propose', what: 'back' }, 'first tab');
    const refused = { status: 409, key: 'match.nothingProposed' };
    await expect(yes(seat, 'second tab')).rejects.toMatchObject(refused);
    await yes(one, 'first tab');
    await expect(yes(one, 'second tab')).rejects.toMatchObject(refused);
    expect(await said()).toEqual([8, [one, two], [one]]);
  });

  test('are left and returned to; nobody waits for the word of who has left [SC-028]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 3, absence: 'bot' });
    const act = (seat: number, act: Parameters<Matches['act']>[2], key: string) =>
      here.matches.act(id, seat, act, key);
    await expect(act(1, { do: 'return' }, 'a')).rejects.toMatchObject({
      rule: 'SC-028',
      key: 'match.notAway',
    });
    await act(1, { do: 'leave' }, 'b');
    await expect(act(1, { do: 'leave' }, 'c')).rejects.toMatchObject({
      rule: 'SC-028',
      key: 'match.away',
    });
    const due = () =>
      here.matches.look(id, (live) => dueOf(live).map(({ seat, by }) => [seat, by]));
    expect(await due()).toEqual([[1, 'bot']]);
    await act(0, { do: 'propose', what: 'pause' }, 'd');
    expect(await here.matches.look(id, ({ standing }) => standing.proposal?.needed)).toEqual([2]);
    await act(1, { do: 'return' }, 'e');
    expect(await due()).toEqual([]);
  });

  test('go on for who has lost the connection as if he had left, until he is back [SC-029, SC-030]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2 });
    await playOn(here.matches, id, seeded('gone'), 4);
    const perform = (act: Parameters<Matches['perform']>[2], key: string) =>
      here.matches.perform(id, 1, act, key);
    const standing = () => here.matches.look(id, ({ standing }) => standing);
    await expect(perform({ do: 'back', knew: null }, 'a')).rejects.toMatchObject({
      key: 'match.notAway',
    });
    await perform({ do: 'gone', knew: 2 }, 'b');
    expect(await standing()).toMatchObject({ gone: [1], away: [], leftAt: [null, 2] });
    await expect(perform({ do: 'gone', knew: 2 }, 'c')).rejects.toMatchObject({
      key: 'match.away',
    });
    await perform({ do: 'back', knew: null }, 'd');
    expect(await standing()).toMatchObject({ gone: [], leftAt: [null, 2] });
    // Whoever does something himself is back, too.
    await perform({ do: 'gone', knew: null }, 'e');
    await here.matches.act(id, 1, { do: 'propose', what: 'pause' }, 'f');
    expect((await standing()).gone).toEqual([]);
    expect(await serve(here.storage).look(id, asText)).toBe(await here.matches.look(id, asText));
  });

  test('pause by consent and go on at the word of any player [SC-034]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 2 });
    await expect(here.matches.act(id, 0, { do: 'resume' }, 'x')).rejects.toMatchObject({
      rule: 'SC-034',
      key: 'match.notPaused',
    });
    await here.matches.act(id, 0, { do: 'propose', what: 'pause' }, 'a');
    await here.matches.act(id, 1, { do: 'consent', yes: true }, 'b');
    await expect(playOn(here.matches, id, seeded('p'), 1)).rejects.toMatchObject({
      rule: 'SC-034',
      key: 'match.paused',
    });
    await here.matches.act(id, 1, { do: 'resume' }, 'c');
    expect(await playOn(here.matches, id, seeded('p'), 1)).toHaveLength(1);
  });

  test('are never won by who has conceded, whatever is answered for him [SC-035]', async () => {
    const here = await setUp();
    let luck = 0;
    // Every match has another seed: until he would have won at least once.
    for (let n = 0; n < 12 || (luck === 0 && n < 100); n++) {
      const id = await open(here, { people: 3 });
      await here.matches.act(id, 0, { do: 'concede' }, 'a');
      const chance = seeded(`conceded ${n}`);
      for (;;) {
        const next = await nextAnswer(here.matches, id, chance);
        if (!next) break;
        const { seat, ...act } = next;
        const by = seat === 0 ? 'default' : 'player';
        await here.matches.perform(
          id,
          seat,
          { do: 'answer', by, ...act },
          `${act.question}.${seat}`,
        );
      }
      const { played, result } = await here.matches.look(id, ({ match, standing }) => ({
        played: match.result?.winners ?? [],
        result: standing.result?.winners,
      }));
      if (played.includes(0)) luck++;
      expect(result).toEqual(played.filter((seat) => seat !== 0));
    }
    expect(luck).toBeGreaterThan(0);
  });

  test('end for the last one who has not conceded [SC-035]', async () => {
    const here = await setUp();
    const id = await open(here, { people: 3 });
    await here.matches.act(id, 0, { do: 'concede' }, 'a');
    expect(await here.matches.look(id, ({ standing }) => standing.result)).toBeNull();
    // Everybody reads it in the log.
    expect(await here.matches.look(id, (live) => logOf(live, 'spectator').at(-1))).toEqual({
      key: 'match.gaveUp',
      params: { seat: 0, player: 'Player 0' },
    });
    await expect(here.matches.act(id, 0, { do: 'concede' }, 'x')).rejects.toMatchObject({
      rule: 'SC-035',
      key: 'match.conceded',
    });
    // His seat is played on.
    expect(await here.matches.look(id, (live) => dueOf(live))).toMatchObject([
      { seat: 0, by: 'default' },
    ]);
    await here.matches.act(id, 2, { do: 'concede' }, 'b');
    expect(await here.matches.look(id, ({ standing }) => standing.result)).toEqual({
      winners: [1],
      reason: message('match.allConceded'),
    });
    await expect(here.matches.act(id, 1, { do: 'concede' }, 'c')).rejects.toMatchObject({
      rule: 'SC-013',
    });
    const rows = await here.storage.db
      .selectFrom('players')
      .select(['seat', 'won'])
      .orderBy('seat')
      .execute();
    expect(rows.map((row) => row.won)).toEqual([0, 1, 0]);
  });

  test('count down the clock of who is asked, and no other [SC-026]', async () => {
    let now = 9_000_000;
    const here = await setUp({ now: () => now });
    const players = [...(await makePeople(here.storage.db, 1)), botPlayer(1)];
    const id = await here.matches.create(here.storage.db, {
      table: null,
      game: 'crossroads',
      options: {},
      players,
      setting: { ...plainSetting, clock: { kind: 'bank', bank: 60_000, increment: 5_000 } },
    });
    const due = async () =>
      (await here.storage.db.selectFrom('matches').select('due_at').executeTakeFirst())?.due_at;
    expect(await due()).toBe(now);
    const own = await here.matches.look(id, ({ match }) => ({
      question: match.state.moment,
      answer: [] as string[],
    }));
    now += 20_000;
    await here.matches.act(id, 0, { do: 'answer', line: 0, ...own }, 'a');
    expect(await here.matches.look(id, ({ standing }) => standing.left)).toEqual([45_000, null]);
  });

  test('stop the clock during a pause, and answer when the time is up [SC-026]', async () => {
    let now = 9_000_000;
    const here = await setUp({ now: () => now });
    const id = await open(here, {
      people: 2,
      clock: { kind: 'bank', bank: 60_000, increment: 0 },
    });
    const left = () => here.matches.look(id, ({ standing }) => standing.left);
    now += 10_000;
    await here.matches.act(id, 0, { do: 'propose', what: 'pause' }, 'a');
    await here.matches.act(id, 1, { do: 'consent', yes: true }, 'b');
    expect(await left()).toEqual([50_000, 50_000]);
    now += 500_000;
    expect(await here.matches.look(id, dueOf)).toEqual([]);
    await here.matches.act(id, 0, { do: 'resume' }, 'c');
    expect(await left()).toEqual([50_000, 50_000]);
    const up = now + 50_000;
    expect(await here.matches.look(id, dueOf)).toEqual([
      { seat: 0, by: 'default', at: up },
      { seat: 1, by: 'default', at: up },
    ]);
    const asked = await here.matches.look(id, ({ match, standing }) => ({
      question: match.state.moment,
      line: standing.line,
      answer: match.questions[0].default,
    }));
    const late = { do: 'answer', by: 'default', ...asked } as const;
    now = up - 1;
    await expect(here.matches.perform(id, 0, late, 'd')).rejects.toMatchObject({ rule: 'SC-030' });
    now = up;
    await here.matches.perform(id, 0, late, 'd');
    expect((await left())[0]).toBe(0);
  });

  test('refuse what comes after the flag has fallen, with little for the way [SC-026]', async () => {
    let now = 9_000_000;
    const here = await setUp({ now: () => now });
    const bank = { kind: 'bank', bank: 60_000, increment: 0 } as const;
    let id = await open(here, { people: 2, rounds: 20, clock: bank });
    let count = 0;
    const answer = async (seat: number, by: 'player' | 'default' = 'player') => {
      const asked = await here.matches.look(id, ({ match, standing }) => ({
        question: match.state.moment,
        line: standing.line,
        answer: match.questions.find((question) => question.seat === seat)?.default,
      }));
      const key = `k${++count}`;
      return by === 'player'
        ? here.matches.act(id, seat, { do: 'answer', ...asked }, key)
        : here.matches.perform(id, seat, { do: 'answer', by, ...asked }, key);
    };
    const late = { status: 409, rule: 'SC-026', key: 'match.timeUp' };
    // Just in time, and in another match just too late.
    await answer(0);
    now += 60_500;
    await answer(1);
    id = await open(here, { people: 2, rounds: 20, clock: bank });
    now += 60_501;
    await expect(answer(0)).rejects.toMatchObject(late);
    await answer(0, 'default');
    // The other one's clock stands at nought now.
    await expect(answer(1)).rejects.toMatchObject(late);
    await answer(1, 'default');
    // From now on nobody has any time, not even for the way.
    for (let n = 0; n < 5; n++) {
      const [seat] = await here.matches.look(id, ({ match }) => match.waiting);
      expect(await here.matches.look(id, ({ standing }) => standing.left)).toEqual([0, 0]);
      await expect(answer(seat)).rejects.toMatchObject(late);
      await answer(seat, 'default');
    }
  });

  test('do not stop the clock of who leaves, nor give him time for what others answer [SC-028]', async () => {
    let now = 9_000_000;
    const here = await setUp({ now: () => now });
    const bank = { kind: 'bank', bank: 60_000, increment: 5_000 } as const;
    const id = await open(here, { people: 2, clock: bank });
    const left = () => here.matches.look(id, ({ standing }) => standing.left[1]);
    await here.matches.act(id, 1, { do: 'leave' }, 'a');
    now += 2_000;
    expect(await here.matches.look(id, running)).toEqual([0, 1]);
    await here.matches.act(id, 1, { do: 'return' }, 'b');
    expect(await left()).toBe(58_000);
    await here.matches.act(id, 1, { do: 'leave' }, 'c');
    now += 1_000;
    const asked = await here.matches.look(id, ({ match, standing }) => ({
      question: match.state.moment,
      line: standing.line,
      answer: match.questions.find(({ seat }) => seat === 1)?.default,
    }));
    await here.matches.perform(id, 1, { do: 'answer', by: 'default', ...asked }, 'd');
    expect(await left()).toBe(57_000);
  });

  test('give every question its days [SC-027]', async () => {
    let now = 9_000_000;
    const here = await setUp({ now: () => now });
    const id = await open(here, { people: 2, clock: { kind: 'days', days: 2 } });
    now += DAY;
    const [given] = await playOn(here.matches, id, seeded('days'), 1);
    const left = await here.matches.look(id, ({ standing }) => standing.left);
    expect(left[given.seat]).toBe(2 * DAY);
    expect(left[1 - given.seat]).toBe(DAY);
  });
});
