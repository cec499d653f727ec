import type { TableInfo } from '@small-council/client';
import { message } from '@small-council/engine';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, hear, line, reasonOf, someone, usePerson } from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { NewTable } from './NewTable.tsx';

/** Tables that anybody may sit down at, as they come and go, and those one sits at already. */
export function Lobby() {
  const { t, say } = useWords();
  const [, go] = useLocation();
  const person = usePerson();
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    let left = false;
    const load = async () => {
      await someone();
      const [open, own] = await Promise.all([api.tables(), api.myTables()]);
      if (left) return;
      setTables(open.tables);
      setMine(own);
      line().lobby(true);
    };
    load().catch(setProblem);
    const stop = hear((heard) => {
      if (heard.type === 'table') setTables((known) => known && merge(known, heard.table));
    });
    return () => {
      left = true;
      stop();
      line().lobby(false);
    };
  }, []);

  return (
    <Page title={t('web.lobby')}>
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      {mine.length > 0 && (
        <section>
          <h2>{t('lobby.mine')}</h2>
          <Tables tables={mine} me={person?.id} />
        </section>
      )}
      <section>
        <h2>{t('lobby.open')}</h2>
        {tables?.length === 0 && <p>{t('lobby.empty')}</p>}
        {tables === null && problem === null && <p className="small">{t('board.loading')}</p>}
        <Tables
          tables={(tables ?? []).filter(({ id }) => !mine.some((own) => own.id === id))}
          me={person?.id}
        />
      </section>
      <section>
        <h2>{t('lobby.new')}</h2>
        <NewTable onOpen={({ id }) => go(`/table/${id}`)} />
      </section>
      <p className="small">{say(message('web.lobby.help'))}</p>
    </Page>
  );
}

/** The newest first; a table that has begun or was closed goes away. */
function merge(known: readonly TableInfo[], table: TableInfo): TableInfo[] {
  const others = known.filter(({ id }) => id !== table.id);
  const listed = table.state === 'open' && table.public;
  return listed ? [table, ...others].toSorted((a, b) => b.created - a.created) : others;
}

function Tables({ tables, me }: { tables: readonly TableInfo[]; me: string | undefined }) {
  const { t, say } = useWords();
  return (
    <ul className="tables">
      {tables.map(({ id, seats, state, match, game, host }) => {
        const taken = seats.filter(({ user, bot }) => user || bot).length;
        const hostName = seats.find(({ user }) => user?.id === host)?.user?.name ?? '';
        return (
          <li key={id} className="tables__row">
            <span>{say(gameTitle(game))}</span>
            <span className="small">{hostName && t('lobby.host', { name: hostName })}</span>
            <span className="small">{t('lobby.taken', { taken, seats: seats.length })}</span>
            <Link
              className="button"
              href={state === 'playing' && match ? `/match/${match}` : `/table/${id}`}
            >
              {t(
                state === 'playing'
                  ? 'lobby.goOn'
                  : seats.some(({ user }) => user?.id === me)
                    ? 'lobby.enter'
                    : 'lobby.join',
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
