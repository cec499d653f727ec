import { randomBytes, randomUUID } from 'node:crypto';
import type {
  CheckedList,
  KeptList,
  ListVersion,
  Person,
  Problem,
  SharedList,
} from '@small-council/client/protocol';
import {
  type AnyGame,
  Chance,
  checkOptions,
  checkSeats,
  type Option,
  type Params,
} from '@small-council/engine';
import { deny } from '../problem.ts';
import type { Database, Storage } from '../storage/open.ts';
import type { ListRow } from '../storage/schema.ts';

/** So many versions of a list are kept. */
const VERSIONS = 50;

interface Written {
  readonly name: string;
  readonly text: string;
}

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

/**
 * Lists that people keep to bring them to tables: decks, armies. They may be unfinished; the game's own option
 * says what stands against each.
 */
export class Lists {
  readonly #storage: Storage;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #perPerson: number;

  constructor(storage: Storage, games: ReadonlyMap<string, AnyGame>, perPerson: number) {
    this.#storage = storage;
    this.#games = games;
    this.#perPerson = perPerson;
  }

  get #db(): Database {
    return this.#storage.db;
  }

  /** All lists of somebody, the one that was changed last first. */
  async mine({ id }: Person, game?: string): Promise<KeptList[]> {
    const all = this.#db.selectFrom('lists').selectAll().where('user_id', '=', id);
    const rows = await (game === undefined ? all : all.where('game', '=', game))
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(keptList);
  }

  async show(id: string, person: Person): Promise<CheckedList> {
    return this.#checked(await this.#own(this.#db, id, person));
  }

  async create(person: Person, { game, name, text }: Written & { game: string }) {
    this.#refuseLong(game, text);
    const now = Date.now();
    const row: ListRow = {
      id: randomUUID(),
      user_id: person.id,
      game,
      name,
      text,
      version: 1,
      share: null,
      created_at: now,
      changed_at: now,
    };
    await this.#db.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('lists')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow();
      if (count >= this.#perPerson) throw deny(429, 'lists.tooMany', { most: this.#perPerson });
      await trx.insertInto('lists').values(row).execute();
      await keepVersion(trx, row);
    });
    return this.#checked(row);
  }

  /** A list drawn by chance that could be brought to the first seat of such a table. */
  draw({ game: id, seats, options }: Wish): string {
    const game = this.#games.get(id);
    const option = listOption(game);
    if (!game || !option) throw deny(404, 'lists.noSuchGame');
    checkSeats(game, seats);
    const agreed = checkOptions(game, options, seats) as Params;
    const chance = new Chance(randomUUID());
    return String(option.drawn?.(chance, seats, agreed) ?? chance.pick(option.form.readymade));
  }

  /** A list of its own with the same text; it is not shared. */
  async copy(id: string, person: Person): Promise<CheckedList> {
    return this.create(person, await this.#own(this.#db, id, person));
  }

  /** Saves what became of a version, unless there is a newer one: nobody overwrites unseen. */
  async save(
    id: string,
    person: Person,
    { version, name, text }: Written & { version: number },
  ): Promise<CheckedList> {
    const row = await this.#own(this.#db, id, person);
    this.#refuseLong(row.game, text);
    const saved: ListRow = { ...row, name, text, version: version + 1, changed_at: Date.now() };
    await this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('lists')
        .set({ name, text, version: saved.version, changed_at: saved.changed_at })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw deny(409, 'lists.changed');
      await keepVersion(trx, saved);
    });
    return this.#checked(saved);
  }

  async versions(id: string, person: Person): Promise<ListVersion[]> {
    await this.#own(this.#db, id, person);
    const rows = await this.#db
      .selectFrom('list_versions')
      .selectAll()
      .where('list_id', '=', id)
      .orderBy('version', 'desc')
      .execute();
    return rows.map(({ version, name, text, made_at }) => ({ version, name, text, made: made_at }));
  }

  async remove(id: string, person: Person): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await this.#own(trx, id, person);
      await trx.deleteFrom('list_versions').where('list_id', '=', id).execute();
      await trx.deleteFrom('lists').where('id', '=', id).execute();
    });
  }

  /** The secret part of the list's link: the same one until it is no longer shared. */
  async share(id: string, person: Person): Promise<string> {
    const row = await this.#own(this.#db, id, person);
    if (row.share) return row.share;
    const share = randomBytes(12).toString('base64url');
    const { numUpdatedRows } = await this.#db
      .updateTable('lists')
      .set({ share })
      .where('id', '=', id)
      .where('share', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? share : this.share(id, person);
  }

  async unshare(id: string, person: Person): Promise<void> {
    await this.#own(this.#db, id, person);
    await this.#db.updateTable('lists').set({ share: null }).where('id', '=', id).execute();
  }

  /** What whoever has the link sees: nothing about whose it is. */
  async showShared(code: string): Promise<SharedList> {
    const row = await this.#db
      .selectFrom('lists')
      .select(['game', 'name', 'text', 'version'])
      .where('share', '=', code)
      .executeTakeFirst();
    if (!row) throw deny(404, 'lists.none');
    return { list: row, reasons: this.#reasons(row) };
  }

  /** A guest signs in to an account: the account has the lists from now on. */
  async handOver(guest: Person, account: Person): Promise<void> {
    await this.#db
      .updateTable('lists')
      .set({ user_id: account.id })
      .where('user_id', '=', guest.id)
      .execute();
  }

  /** Of somebody else's list nobody learns that it is there. */
  async #own(db: Database, id: string, person: Person): Promise<ListRow> {
    const row = await db
      .selectFrom('lists')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .executeTakeFirst();
    if (!row) throw deny(404, 'lists.none');
    return row;
  }

  #refuseLong(game: string, text: string): void {
    const option = listOption(this.#games.get(game));
    if (!option) throw deny(404, 'lists.noSuchGame');
    const { longest } = option.form;
    if (text.length > longest) throw deny(422, 'lists.tooLong', { longest });
  }

  #checked(row: ListRow): CheckedList {
    return { list: keptList(row), reasons: this.#reasons(row) };
  }

  /** A game that is no longer played has nothing to say about its lists. */
  #reasons({ game, text }: { readonly game: string; readonly text: string }): Problem[] {
    const reasons = listOption(this.#games.get(game))?.check(text) ?? [];
    return reasons.map(({ rule, why }) => ({ rule, key: why.key, params: why.params ?? {} }));
  }
}

type ListOption = Option & { readonly form: Extract<Option['form'], { kind: 'list' }> };

/** The seats of a game take lists of one kind: the first option stands for all. */
const listOption = (game: AnyGame | undefined): ListOption | undefined =>
  Object.values<Option>(game?.options ?? {}).find(
    (option): option is ListOption => option.form.kind === 'list',
  );

const keptList = ({ user_id: _, created_at, changed_at, ...row }: ListRow): KeptList => ({
  ...row,
  created: created_at,
  changed: changed_at,
});

async function keepVersion(
  trx: Database,
  { id, version, name, text, changed_at }: ListRow,
): Promise<void> {
  await trx
    .insertInto('list_versions')
    .values({ list_id: id, version, name, text, made_at: changed_at })
    .execute();
  await trx
    .deleteFrom('list_versions')
    .where('list_id', '=', id)
    .where('version', '<=', version - VERSIONS)
    .execute();
}

/** Takes away everything that these people kept. */
export async function removeLists(trx: Database, people: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('list_versions')
    .where('list_id', 'in', (eb) =>
      eb.selectFrom('lists').select('id').where('user_id', 'in', people),
    )
    .execute();
  await trx.deleteFrom('lists').where('user_id', 'in', people).execute();
}
