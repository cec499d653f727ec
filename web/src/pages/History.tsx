import type { HistoryPage, Statistics } from '@small-council/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, reasonOf, someone } from '../live/session.ts';
import { useSettings } from '../settings.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

/** One's finished matches, and how often one has won. */
export function History() {
  const { t, say } = useWords();
  const { language } = useSettings();
  const [matches, setMatches] = useState<HistoryPage['matches'] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const load = async () => {
      await someone();
      const [page, figures] = await Promise.all([api.history(), api.statistics()]);
      setMatches(page.matches);
      setNext(page.next);
      setStatistics(figures);
    };
    load().catch(setProblem);
  }, []);
  const more = async () => {
    const page = await api.history(`?before=${next}`);
    setMatches([...(matches ?? []), ...page.matches]);
    setNext(page.next);
  };
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={t('web.history')}>
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      {matches === null && problem === null && <p className="small">{t('board.loading')}</p>}
      {matches?.length === 0 && <p>{t('history.empty')}</p>}
      <ul className="tables">
        {matches?.map(({ id, ended, won, result, players }) => (
          <li key={id} className="tables__row">
            <span>
              {t(won ? 'board.youWon' : 'board.youLost')} · {say(result.reason)}
            </span>
            <span className="small">{players.map(({ name }) => name).join(', ')}</span>
            <time className="small" dateTime={new Date(ended).toISOString()}>
              {dates.format(ended)}
            </time>
            <Link className="button" href={`/replay/${id}`}>
              {t('history.replay')}
            </Link>
          </li>
        ))}
      </ul>
      {next && (
        <button type="button" className="button" onClick={() => void more().catch(setProblem)}>
          {t('rules.more')}
        </button>
      )}
      {statistics && statistics.games.length > 0 && <Figures {...statistics} />}
    </Page>
  );
}

function Figures({ games, opponents, bots }: Statistics) {
  const { t } = useWords();
  const total = games.reduce(
    (sum, { played, won }) => ({ played: sum.played + played, won: sum.won + won }),
    { played: 0, won: 0 },
  );
  const rows = [
    ...opponents.map(({ name, played, won }) => ({ name, played, won })),
    ...bots.map(({ bot, played, won }) => ({ name: t('table.bot', { bot }), played, won })),
  ];
  return (
    <section>
      <h2>{t('history.figures')}</h2>
      <p>{t('history.total', total)}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('history.against')}</th>
            <th scope="col">{t('history.played')}</th>
            <th scope="col">{t('history.won')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, played, won }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
