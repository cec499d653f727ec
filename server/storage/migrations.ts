import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keyOf } from '../people/names.ts';

// Every change of the schema, in order. What has been released is never edited, only added to.
export const migrations: Record<string, Migration> = {
  '001-first': { up: first },
  '002-presence': { up: presence },
  '003-rematch': {
    up: async ({ schema }) => schema.alterTable('tables').addColumn('rematch_id', 'text').execute(),
  },
  '004-settled-reports': { up: settledReports },
  '005-doors': { up: doors },
  '006-orders': { up: standingOrders },
  '007-lists': { up: lists },
  '008-pairs': {
    up: async ({ schema }) =>
      schema
        .alterTable('tables')
        .addColumn('pairs', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
  '009-card-counts': {
    up: async ({ schema }) =>
      schema
        .createTable('card_counts')
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('card', 'text', (c) => c.notNull())
        .addColumn('played', 'integer', (c) => c.notNull())
        .addColumn('won', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('card_counts_pk', ['game', 'card'])
        .execute(),
  },
  '010-crests': {
    up: async ({ schema }) => schema.alterTable('users').addColumn('crest', 'text').execute(),
  },
};

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull().unique())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('absence', 'text', (c) => c.notNull())
    .addColumn('spectators', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('tables_lobby')
    .on('tables')
    .columns(['public', 'state', 'created_at', 'id'])
    .execute();
  await schema.createIndex('tables_host').on('tables').columns(['host_id', 'state']).execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('bot', 'text')
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('ready', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .addUniqueConstraint('seats_once', ['table_id', 'user_id'])
    .execute();
  await schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await schema
    .createTable('bans')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addPrimaryKeyConstraint('bans_pk', ['table_id', 'user_id'])
    .execute();
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.references('tables.id'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('setting', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .addColumn('log', 'text')
    .addColumn('share', 'text', (c) => c.unique())
    .execute();
  await schema.createIndex('matches_due').on('matches').column('due_at').execute();
  await schema
    .createTable('players')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('bot', 'text')
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('won', 'integer')
    .addPrimaryKeyConstraint('players_pk', ['match_id', 'seat'])
    .execute();
  await schema.createIndex('players_user').on('players').column('user_id').execute();
  await schema
    .createTable('journal')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('question', 'integer')
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('sealed', 'integer', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_pk', ['match_id', 'sequence'])
    .addUniqueConstraint('journal_once', ['match_id', 'key'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('saved', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_pk', ['match_id', 'sequence'])
    .execute();
  await schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('chat_room').on('chat').columns(['table_id', 'made_at', 'id']).execute();
  await schema
    .createTable('mutes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('muted_id', 'text', (c) => c.notNull().references('users.id'))
    .addPrimaryKeyConstraint('mutes_pk', ['user_id', 'muted_id'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('chat_id', 'text', (c) => c.notNull().references('chat.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** On PostgreSQL these are not written to its log: after a crash nobody is there anyway. */
async function presence(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const createTable = (name: string) => {
    const table = schema.createTable(name);
    const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl;
    return isPostgres ? table.modifyFront(sql`unlogged`) : table;
  };
  await createTable('processes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await createTable('presence')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('watcher', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('came_at', 'bigint', (c) => c.notNull())
    .addColumn('left_at', 'bigint')
    .addColumn('knew', 'integer')
    .addPrimaryKeyConstraint('presence_pk', ['match_id', 'watcher', 'process'])
    .execute();
  await schema.createIndex('presence_process').on('presence').column('process').execute();
}

async function settledReports({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('reports').addColumn('settled_at', 'bigint').execute();
  await schema.alterTable('reports').addColumn('settled_by', 'text').execute();
  await schema
    .createIndex('reports_open')
    .on('reports')
    .columns(['settled_at', 'made_at'])
    .execute();
}

/** Whoever may come in, and where somebody is signed in; and names that look alike are alike from now on. */
async function doors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('accounts_only', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('agent', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where name_key is not null order by created_at, id`.execute(db);
  const taken = new Set<string>();
  for (const { id, name } of rows) {
    // Of those that look alike the oldest keeps the name; the others sign in with a number behind it.
    let unlike = name;
    for (let n = 2; taken.has(keyOf(unlike)); n++) unlike = `${name} ${n}`;
    taken.add(keyOf(unlike));
    await sql`update users set name = ${unlike}, name_key = ${`new ${keyOf(unlike)}`} where id = ${id}`.execute(
      db,
    );
  }
  await sql`update users set name_key = substr(name_key, 5) where name_key is not null`.execute(db);
}

/** What players want to be passed for them. */
async function standingOrders({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('orders', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_pk', ['match_id', 'seat'])
    .execute();
}

/** Decks and armies that people keep. */
async function lists({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('lists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('share', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('lists_user').on('lists').column('user_id').execute();
  await schema
    .createTable('list_versions')
    .addColumn('list_id', 'text', (c) => c.notNull().references('lists.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_versions_pk', ['list_id', 'version'])
    .execute();
}
