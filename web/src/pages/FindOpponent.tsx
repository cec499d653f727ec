import type { TableInfo } from '@small-council/client';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api, hear, line, someone } from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { isPlayable } from './games.ts';
import { NotFound } from './NotFound.tsx';

/** Who waits says so again this often. */
const AGAIN_MS = 15_000;

/** Waits for somebody who looks for an opponent at the same game; the match begins by itself. */
export function FindOpponent() {
  const { game = '' } = useParams();
  return isPlayable(game) ? <Waiting key={game} game={game} /> : <NotFound />;
}

function Waiting({ game }: { game: string }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const since = useSeconds();

  useEffect(() => {
    let left = false;
    let own: TableInfo | null = null;
    const see = (found: TableInfo) => {
      // To listen is answered with the table as it is: that must not be a reason to listen again.
      const listens = own?.id === found.id;
      own = found;
      if (left) void leave(found);
      else {
        setTable(found);
        if (!listens) line().table(found.id, true);
      }
    };
    const ask = () =>
      void someone()
        .then(() => (left ? null : api.findOpponent(game)))
        .then((found) => {
          setProblem(null);
          if (found) see(found);
        }, setProblem);
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    const stop = hear((heard) => {
      if (heard.type === 'table' && heard.table.id === own?.id) see({ ...own, ...heard.table });
    });
    // The line still tells whose table it is when it ends: the request may get lost with the page.
    const goodbye = () => {
      if (own) void close(own);
    };
    window.addEventListener('pagehide', goodbye);
    return () => {
      left = true;
      clearInterval(timer);
      stop();
      window.removeEventListener('pagehide', goodbye);
      if (own) void leave(own);
    };
  }, [game]);

  useEffect(() => {
    if (table?.match) go(`/match/${table.match}`, { replace: true });
  }, [table, go]);

  return (
    <Page title={t('find.title')}>
      <div className="state" role="status">
        <p>{t('find.looking', { game: gameTitle(game) })}</p>
        <p className="small" aria-live="off">
          {since < 60
            ? t('find.since', { seconds: since })
            : t('find.minutes', { minutes: Math.floor(since / 60) })}
        </p>
        <p className="small">{t('find.help')}</p>
        <Trouble problem={problem} />
        <p className="actions">
          <Link className="button" href="/lobby">
            {t('find.stop')}
          </Link>
          <Link className="button" href={`/play/${game}`}>
            {t('find.bot')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

/** Nobody shall be led to a chair that is empty; a match that has begun goes on. */
async function close({ id, state }: TableInfo): Promise<void> {
  if (state === 'open') await api.closeTable(id).catch(() => {});
}

function leave(table: TableInfo): Promise<void> {
  line().table(table.id, false);
  return close(table);
}

/** How many seconds this has been on the screen. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
