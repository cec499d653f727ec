import type { Database, NewLine } from './open.ts';

/** A line of a journal, and what follows from it, inside of a transaction. */
export async function writeLine(trx: Database, { row, dueAt, also }: NewLine): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('matches')
    .set({ sequence: row.sequence, due_at: dueAt })
    .where('id', '=', row.match_id)
    .where('sequence', '=', row.sequence - 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.insertInto('journal').values(row).execute();
  await also?.(trx);
  return true;
}
