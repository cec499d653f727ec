import type { TableInfo } from '@small-council/client';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { api, hear, line, someone, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Field } from '../ui/Field.tsx';
import { GameName } from '../ui/GameName.tsx';
import { Page } from '../ui/Page.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { Chat } from './Chat.tsx';
import { CLOCK_KINDS, clockWords } from './clock.ts';
import { GAMES, isPlayable } from './games.ts';
import {
  freeChairs,
  hostName,
  type LobbyFilter,
  matchesFilter,
  readFilter,
  withTable,
  writeFilter,
} from './lobbyFilter.ts';

/** How many tables are asked for at once. */
const PAGE = 50;

/** Tables that anybody may sit down at, as they come and go, and those one sits at already. */
export function Lobby() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const { state, game } = filter;
  const load = useCallback(() => loadLobby(state, game), [state, game]);
  const { data, problem, again, change } = useLoad(load);
  const [more, setMore] = useState<unknown>(null);

  useEffect(() => {
    let left = false;
    // The line belongs to a person: who that is comes first.
    void someone().then(
      () => {
        if (!left) line().lobby(true);
      },
      () => {},
    );
    const stop = hear((heard) => {
      if (heard.type !== 'table') return;
      const { table } = heard;
      change((known) => ({
        ...known,
        tables: withTable(known.tables, table),
        mine: known.mine.map((own) => (own.id === table.id ? table : own)).filter(isGoing),
      }));
    });
    return () => {
      left = true;
      stop();
      line().lobby(false);
    };
  }, [change]);

  const showMore = async () => {
    setMore(null);
    try {
      const page = await api.tables(queryOf(state, game, data?.next));
      change((known) => ({
        ...known,
        next: page.next,
        tables: page.tables.reduce(withTable, known.tables),
      }));
    } catch (error) {
      setMore(error);
    }
  };
  const mine = data?.mine ?? [];
  const shown = (data?.tables ?? []).filter(
    (table) => matchesFilter(table, filter) && !mine.some(({ id }) => id === table.id),
  );
  // Who looks for something rare is not asked to leaf through what it is not.
  const next = data?.next;
  const leafing = next && shown.length === 0 && more === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked for once
  useEffect(() => {
    if (leafing) void showMore();
  }, [leafing, next]);
  const filtered = writeFilter(filter).size > (state === 'playing' ? 1 : 0);
  return (
    <Page title={t('web.lobby')}>
      <div className="actions">
        <Link className="button button--main" href="/lobby/new">
          {t('lobby.new')}
        </Link>
        <p className="small">{t('web.lobby.help')}</p>
      </div>
      <section className="seekers" aria-label={t('find.title')}>
        <span>{t('find.title')}:</span>
        {GAMES.filter(({ id }) => isPlayable(id)).map(({ id }) => (
          <Link key={id} className="button" href={`/find/${id}`}>
            <GameName game={id} />
          </Link>
        ))}
      </section>
      <Trouble problem={problem} again={again} />
      {!data && problem === null && <Loading />}
      {mine.length > 0 && (
        <section>
          <h2>{t('lobby.mine')}</h2>
          <Tables tables={mine} />
        </section>
      )}
      {(data || problem !== null) && (
        <div className="columns">
          <section>
            <h2>{t(state === 'open' ? 'lobby.open' : 'lobby.playing')}</h2>
            <Filters
              filter={filter}
              onChange={(to) => setSearch(writeFilter(to), { replace: true })}
            />
            <p className="unseen" role="status">
              {data && t('lobby.found', { count: shown.length })}
            </p>
            {leafing && <Loading />}
            {data && shown.length === 0 && !next && (
              <Empty
                text={t(
                  filtered
                    ? 'lobby.noneFound'
                    : state === 'open'
                      ? 'lobby.empty'
                      : 'lobby.noMatches',
                )}
              >
                {filtered && (
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      setSearch(state === 'playing' ? { state } : {}, { replace: true })
                    }
                  >
                    {t('lobby.anything')}
                  </button>
                )}
              </Empty>
            )}
            <Tables tables={shown} />
            <Trouble problem={more} />
            {next && !leafing && (
              <button type="button" className="button" onClick={() => void showMore()}>
                {t('rules.more')}
              </button>
            )}
          </section>
          <Chat table={null} />
        </div>
      )}
    </Page>
  );
}

interface LobbyData {
  tables: TableInfo[];
  next: string | null;
  mine: TableInfo[];
}

async function loadLobby(state: LobbyFilter['state'], game: string | null): Promise<LobbyData> {
  await someone();
  const [{ tables, next }, mine] = await Promise.all([
    api.tables(queryOf(state, game)),
    api.myTables(),
  ]);
  return { tables, next, mine };
}

function queryOf(state: LobbyFilter['state'], game: string | null, before?: string | null): string {
  const query = new URLSearchParams({ state, limit: `${PAGE}` });
  if (game) query.set('game', game);
  if (before) query.set('before', before);
  return `?${query}`;
}

const isGoing = ({ state }: TableInfo): boolean => state === 'open' || state === 'playing';

interface FiltersProps {
  filter: LobbyFilter;
  onChange: (filter: LobbyFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t, say } = useWords();
  const { number } = useFormats();
  return (
    <search className="filters">
      <Field label={t('lobby.state')}>
        {(id) => (
          <select
            id={id}
            value={filter.state}
            onChange={({ target }) =>
              onChange({ ...filter, state: target.value as LobbyFilter['state'] })
            }
          >
            <option value="open">{t('lobby.open')}</option>
            <option value="playing">{t('lobby.playing')}</option>
          </select>
        )}
      </Field>
      <Field label={t('rules.game')}>
        {(id) => (
          <select
            id={id}
            value={filter.game ?? ''}
            onChange={({ target }) => onChange({ ...filter, game: target.value || null })}
          >
            <option value="">{t('lobby.any')}</option>
            {GAMES.filter(({ id }) => isPlayable(id)).map(({ id }) => (
              <option key={id} value={id}>
                {say(gameTitle(id))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('lobby.clock')}>
        {(id) => (
          <select
            id={id}
            value={filter.clock ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, clock: (target.value || null) as LobbyFilter['clock'] })
            }
          >
            <option value="">{t('lobby.any')}</option>
            {CLOCK_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`lobby.clock.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {filter.state === 'open' && (
        <Field label={t('lobby.free')}>
          {(id) => (
            <select
              id={id}
              value={filter.free}
              onChange={({ target }) => onChange({ ...filter, free: Number(target.value) })}
            >
              <option value={0}>{t('lobby.any')}</option>
              {[1, 2, 3, 4].map((count) => (
                <option key={count} value={count}>
                  {t('lobby.atLeast', { count: number(count) })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={t('lobby.text')}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={filter.text}
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        )}
      </Field>
    </search>
  );
}

/** Sits down on the first free chair and goes to the table. */
function Join({ table: { id, seats } }: { table: TableInfo }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>(null);
  const join = async () => {
    setProblem(null);
    await api.sit(
      id,
      seats.findIndex(({ user, bot }) => !user && !bot),
    );
    go(`/table/${id}`);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void join().catch(setProblem)}>
        {t('lobby.join')}
      </button>
      <Trouble problem={problem} />
    </>
  );
}

function Tables({ tables }: { tables: readonly TableInfo[] }) {
  const { t } = useWords();
  const person = usePerson();
  return (
    <ul className="tables">
      {tables.map((table) => {
        const { id, seats, state, match, game, clock, spectators } = table;
        const sits = seats.some(({ user }) => user?.id === person?.id);
        const host = hostName(table);
        const free = freeChairs(table);
        return (
          <li key={id} className="tables__row">
            <div className="tables__what">
              <strong>
                <GameName game={game} />
              </strong>
              {host && <span className="small">{t('lobby.host', { name: host })}</span>}
            </div>
            <div className="tables__how small">
              <span>
                {state === 'open'
                  ? t('lobby.taken', {
                      taken: seats.length - free,
                      seats: seats.length,
                      bots: seats.filter(({ bot }) => bot).length,
                    })
                  : t('lobby.players', { count: seats.length })}
              </span>
              <span>{t('lobby.clock.label', { clock: clockWords(clock) })}</span>
            </div>
            {state === 'playing' && match ? (
              (sits || spectators) && (
                <Link className="button" href={`/match/${match}`}>
                  {t(sits ? 'lobby.goOn' : 'lobby.look')}
                </Link>
              )
            ) : !sits && free > 0 ? (
              <Join table={table} />
            ) : (
              <Link className="button" href={`/table/${id}`}>
                {t(sits ? 'lobby.enter' : 'lobby.visit')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
