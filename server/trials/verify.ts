import { isDeepStrictEqual } from 'node:util';
import { createMatch, type Origin, saveMatch } from '@small-council/engine';
import { enter } from '../matches/enter.ts';
import { Matches } from '../matches/service.ts';
import { firstStanding, type LiveMatch, type StoredAct } from '../matches/standing.ts';
import { openStorage, type Place, type Storage } from '../storage/open.ts';
import type { JournalRow } from '../storage/schema.ts';
import { games as list } from '../tests/games.ts';

/** An answer that a client was told is stored. */
export interface Note {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
  readonly sequence: number;
  readonly question: number;
  readonly answer: unknown;
}

const games = new Map(list.map((game) => [game.id, game]));

/** Compares what clients were promised with what is stored, and plays every match again from its seed. */
export async function verify(
  place: Place,
  notes: readonly Note[],
): Promise<{ entries: number; faults: string[] }> {
  const storage = await openStorage(place);
  const matches = new Matches({ storage, games });
  const faults: string[] = [];
  const rows = await storage.db
    .selectFrom('journal')
    .selectAll()
    .orderBy('match_id')
    .orderBy('sequence')
    .execute();
  const byMatch = Map.groupBy(rows, (row) => row.match_id);
  checkNotes(notes, byMatch, faults);
  for (const { id } of await storage.db.selectFrom('matches').select('id').execute()) {
    await checkMatch(storage, matches, id, byMatch.get(id) ?? [], faults);
  }
  await matches.close();
  await storage.close();
  return { entries: rows.length, faults };
}

function checkNotes(
  notes: readonly Note[],
  byMatch: ReadonlyMap<string, JournalRow[]>,
  faults: string[],
): void {
  const last = new Map<string, number>();
  for (const { match, seat, key, sequence, question, answer } of notes) {
    const name = `match ${match}, seat ${seat}, key ${key}`;
    const found = byMatch.get(match)?.filter((row) => row.key === `${seat}:${key}`) ?? [];
    if (found.length !== 1) {
      faults.push(`${name}: stored ${found.length} times`);
      continue;
    }
    const [row] = found;
    if (row.sequence !== sequence)
      faults.push(`${name}: acknowledged as ${sequence}, stored as ${row.sequence}`);
    const act = JSON.parse(row.entry) as StoredAct;
    if (
      act.do !== 'answer' ||
      act.question !== question ||
      !isDeepStrictEqual(act.answer, answer)
    ) {
      faults.push(`${name}: another answer is stored`);
    }
    // A seat's answers are stored in the order in which it was told so.
    const before = last.get(`${match} ${seat}`) ?? 0;
    if (sequence <= before) faults.push(`${name}: ${sequence} comes after ${before}`);
    last.set(`${match} ${seat}`, sequence);
  }
}

async function checkMatch(
  storage: Storage,
  matches: Matches,
  id: string,
  rows: readonly JournalRow[],
  faults: string[],
): Promise<void> {
  const row = await storage.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (rows.some(({ sequence }, at) => sequence !== at + 1) || row.sequence !== rows.length) {
    faults.push(`match ${id}: the journal has gaps`);
    return;
  }
  await matches.look(id, (live) => {
    const { match, standing } = live;
    for (const seat of match.waiting) {
      const question = match.questions.find((asked) => asked.seat === seat);
      if (!question || match.refusal(seat, question.id, question.default))
        faults.push(`match ${id}: no legal question`);
    }
    if (match.waiting.length === 0 && !standing.result) faults.push(`match ${id}: nobody is asked`);
    if ((standing.result !== null) !== (row.state === 'over'))
      faults.push(`match ${id}: over or not?`);
    const again = fromTheBeginning(live, JSON.parse(row.origin) as Origin, row.created_at, rows);
    if (
      saveMatch(again.match) !== saveMatch(match) ||
      !isDeepStrictEqual(again.standing, standing)
    ) {
      faults.push(`match ${id}: played again it stands elsewhere`);
    }
  });
}

/** The match as it comes out of its seed and its journal alone, without any snapshot. */
function fromTheBeginning(
  live: LiveMatch,
  origin: Origin,
  at: number,
  rows: readonly JournalRow[],
): LiveMatch {
  const { players, setting, game } = live;
  const { seats, seed, options } = origin;
  const match = createMatch(game, { seats, seed, options });
  const again: LiveMatch = {
    ...live,
    match,
    standing: firstStanding(players, setting, at),
    sequence: 0,
  };
  for (const { seat, entry, key, made_at } of rows) {
    enter(again, { seat, act: JSON.parse(entry) as StoredAct, key, madeAt: made_at });
  }
  return again;
}
