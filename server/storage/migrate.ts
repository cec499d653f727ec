import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';

/** Brings the tables up to date. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
