import type { Chair, TableInfo } from '@small-council/client';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api, hear, line, reasonOf, someone, usePerson } from '../live/session.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { Chat } from './Chat.tsx';

const BOTS = ['random', 'greedy', 'search'] as const;

/** A table before the match: chairs, bots, the invitation, and who is ready. */
export function WaitingRoom() {
  const { id = '', code } = useParams();
  const { t, say } = useWords();
  const [, go] = useLocation();
  const person = usePerson();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    let left = false;
    const load = async () => {
      await someone();
      const found = code === undefined ? await api.table(id) : await api.invitation(code);
      if (left) return;
      setTable(found);
      line().table(found.id, true, code);
    };
    load().catch(setProblem);
    const stop = hear((heard) => {
      // What others are told does not hold the invitation: it is kept.
      if (heard.type === 'table')
        setTable((known) => (known?.id === heard.table.id ? { ...known, ...heard.table } : known));
    });
    return () => {
      left = true;
      stop();
    };
  }, [id, code]);

  // Once the match has begun this is the place to be.
  useEffect(() => {
    if (table?.match && table.state !== 'open') go(`/match/${table.match}`, { replace: true });
  }, [table, go]);

  if (!table) {
    return (
      <Page title={t('web.table')}>
        {problem === null ? (
          <p className="small">{t('board.loading')}</p>
        ) : (
          <p role="alert">{say(reasonOf(problem))}</p>
        )}
      </Page>
    );
  }
  const doing = (work: Promise<TableInfo>) => {
    setProblem(null);
    work.then((changed) => setTable({ ...table, ...changed }), setProblem);
  };
  const host = person?.id === table.host;
  const own = table.seats.find(({ user }) => user?.id === person?.id);
  const full = table.seats.every(({ user, bot }) => user || bot);
  const ready = table.seats.every(({ ready: is, user }) => is || user?.id === table.host);
  return (
    <Page title={say(gameTitle(table.game))}>
      {table.state === 'closed' && <p>{t('table.closed')}</p>}
      <ol className="chairs">
        {table.seats.map((chair) => (
          <li key={chair.seat} className="chairs__row">
            <span>{t('table.chair', { number: chair.seat + 1 })}</span>
            <strong>{nameOf(chair, t)}</strong>
            <span className="small">
              {chair.ready || chair.user?.id === table.host ? t('table.ready') : ''}
            </span>
            <span className="chairs__deeds">
              {!chair.user && !chair.bot && (
                <button
                  type="button"
                  className="button"
                  onClick={() => doing(api.sit(table.id, chair.seat, code ?? table.invite))}
                >
                  {t('table.sit')}
                </button>
              )}
              {host &&
                !chair.user &&
                !chair.bot &&
                BOTS.map((bot) => (
                  <button
                    type="button"
                    key={bot}
                    className="quiet"
                    onClick={() => doing(api.setBot(table.id, chair.seat, { id: bot }))}
                  >
                    {t('table.bot', { bot: t(`setup.strength.${bot}`) })}
                  </button>
                ))}
              {host && chair.bot && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => doing(api.setBot(table.id, chair.seat, null))}
                >
                  {t('table.removeBot')}
                </button>
              )}
              {host && chair.user && chair.user.id !== person?.id && (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => doing(api.removePerson(table.id, chair.user?.id ?? ''))}
                >
                  {t('table.remove')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      <div className="bar__buttons">
        {own && !host && (
          <button
            type="button"
            className="button button--main"
            onClick={() => doing(api.ready(table.id, !own.ready))}
          >
            {t(own.ready ? 'table.notReady' : 'table.iAmReady')}
          </button>
        )}
        {own && !host && (
          <button type="button" className="button" onClick={() => doing(api.stand(table.id))}>
            {t('table.stand')}
          </button>
        )}
        {host && (
          <button
            type="button"
            className="button button--main"
            disabled={!full || !ready}
            onClick={() => doing(api.start(table.id))}
          >
            {t('setup.start')}
          </button>
        )}
        {host && (
          <button type="button" className="button" onClick={() => doing(api.closeTable(table.id))}>
            {t('table.close')}
          </button>
        )}
      </div>
      {host && !full && <p className="small">{t('table.fill')}</p>}
      {host && full && !ready && <p className="small">{t('table.waitReady')}</p>}
      {table.invite && <Invitation code={table.invite} />}
      <Chat table={table.id} invite={code} />
    </Page>
  );
}

const nameOf = ({ user, bot }: Chair, t: ReturnType<typeof useWords>['t']): string => {
  if (user) return user.name;
  return bot
    ? t('table.bot', { bot: t(`setup.strength.${bot as (typeof BOTS)[number]}`) })
    : t('table.free');
};

function Invitation({ code }: { code: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/join/${code}`;
  return (
    <div className="invitation">
      <label>
        {t('table.invitation')}
        <input type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {t(copied ? 'table.copied' : 'table.copy')}
      </button>
    </div>
  );
}
