import type { HistoryPage, Player, Statistics } from '@small-council/client';
import type { Message } from '@small-council/engine';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, someone } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Page } from '../ui/Page.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { WordsOf } from '../words/WordsOf.tsx';
import { botName } from './bots.ts';
import { readMatchFile, saveMatchFile } from './matchFile.ts';

async function loadHistory(): Promise<{ history: HistoryPage; statistics: Statistics }> {
  await someone();
  const [history, statistics] = await Promise.all([api.history(), api.statistics()]);
  return { history, statistics };
}

/** One's finished matches, and how often one has won. */
export function History() {
  const { t } = useWords();
  const { data, problem, again, change } = useLoad(loadHistory);
  const [more, setMore] = useState<unknown>(null);
  const showMore = async (next: string) => {
    setMore(null);
    try {
      const page = await api.history(`?before=${next}`);
      change((known) => ({
        ...known,
        history: { matches: [...known.history.matches, ...page.matches], next: page.next },
      }));
    } catch (error) {
      setMore(error);
    }
  };
  const { matches = [], next = null } = data?.history ?? {};
  return (
    <Page title={t('web.history')}>
      <Trouble problem={problem} again={again} />
      {!data && problem === null && <Loading />}
      {data && matches.length === 0 && (
        <Empty text={t('history.empty')}>
          <Link className="button button--main" href="/">
            {t('history.playOne')}
          </Link>
        </Empty>
      )}
      {data && matches.length > 0 && <Figures {...data.statistics} />}
      {matches.length > 0 && (
        <section>
          <h2>{t('history.matches')}</h2>
          <ul className="tables">
            {matches.map((match) => (
              <MatchRow key={match.id} {...match} />
            ))}
          </ul>
        </section>
      )}
      <Trouble problem={more} />
      {next && (
        <button type="button" className="button" onClick={() => void showMore(next)}>
          {t('rules.more')}
        </button>
      )}
      {(data || problem !== null) && <Import />}
    </Page>
  );
}

function MatchRow({ id, game, ended, won, result, players, seat }: HistoryPage['matches'][number]) {
  const { t, say } = useWords();
  const { dateTime } = useFormats();
  const nameOf = usePlayerName();
  const [problem, setProblem] = useState<unknown>(null);
  const [shared, setShared] = useState<string | null>(null);
  const doing = (work: Promise<void>) => {
    setProblem(null);
    work.catch(setProblem);
  };
  return (
    <li className="tables__row tables__row--match">
      <div className="tables__what">
        <span>
          <strong className={won ? 'won' : 'lost'}>
            {t(won === null ? 'board.over' : won ? 'board.youWon' : 'board.youLost')}
          </strong>{' '}
          · {say(gameTitle(game))}
        </span>
        <span>
          <WordsOf game={game}>
            <Said message={result.reason} />
          </WordsOf>
        </span>
        <span className="small">
          {t('history.with', {
            names: players.filter((player) => player.seat !== seat).map(nameOf),
          })}
        </span>
        <time className="small" dateTime={new Date(ended).toISOString()}>
          {dateTime(ended)}
        </time>
      </div>
      <div className="tables__deeds">
        <Link className="button" href={`/replay/${id}`}>
          {t('history.replay')}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => doing(api.share(id).then(setShared))}
        >
          {t('history.makeLink')}
        </button>
        <button type="button" className="button" onClick={() => doing(saveMatchFile(id))}>
          {t('history.export')}
        </button>
      </div>
      <Trouble problem={problem} />
      {shared && (
        <CopyField label={t('history.link')} value={`${location.origin}/shared/${shared}`} />
      )}
    </li>
  );
}

function Said({ message }: { message: Message }) {
  const { say } = useWords();
  return say(message);
}

/** Somebody's name, or the bot's; whoever has deleted himself has none any more. */
function usePlayerName() {
  const { t } = useWords();
  return ({ name, bot, level }: Player): string => {
    if (bot) return t('table.bot', { bot: botName({ id: bot, level }) });
    return name || t('history.somebody');
  };
}

/** A match from a file, of this server or another one. */
function Import() {
  const { t } = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>(null);
  const [unreadable, setUnreadable] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setProblem(null);
    setUnreadable(false);
    const match = readMatchFile(await file.text());
    target.value = '';
    if (!match) return setUnreadable(true);
    try {
      await someone();
      go(`/replay/${await api.import(match)}`);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <section className="panel">
      <h2>{t('history.import')}</h2>
      <p className="small">{t('history.import.help')}</p>
      <div className="actions">
        <label className="button">
          {t('history.import.file')}
          <input
            type="file"
            className="unseen"
            accept="application/json,.json"
            onChange={(event) => void take(event)}
          />
        </label>
      </div>
      {unreadable && <p role="alert">{t('history.import.unreadable')}</p>}
      <Trouble problem={problem} />
    </section>
  );
}

interface Row {
  id: string;
  name: ReactNode;
  played: number;
  won: number;
}

function Figures({ games, opponents, bots }: Statistics) {
  const { t, say } = useWords();
  const sum = (of: 'played' | 'won') => games.reduce((total, game) => total + game[of], 0);
  const severalGames = games.length > 1;
  return (
    <section>
      <h2>{t('history.figures')}</h2>
      <p>{t('history.total', { played: sum('played'), won: sum('won') })}</p>
      <div className="tiles">
        <Scores
          title={t('history.byGame')}
          rows={games.map(({ game, played, won }) => ({
            id: game,
            name: say(gameTitle(game)),
            played,
            won,
          }))}
        />
        <Scores
          title={t('history.byOpponent')}
          none={t('history.noOpponent')}
          rows={opponents.map(({ user, name, played, won }) => ({ id: user, name, played, won }))}
        />
        <Scores
          title={t('history.byBot')}
          none={t('history.noBot')}
          rows={bots.map(({ game, bot, level, played, won }) => ({
            id: `${game} ${bot} ${level}`,
            name: (
              <>
                {say(botName({ id: bot, level }))}
                {severalGames && <span className="small"> {say(gameTitle(game))}</span>}
              </>
            ),
            played,
            won,
          }))}
        />
      </div>
    </section>
  );
}

function Scores({ title, none, rows }: { title: string; none?: string; rows: readonly Row[] }) {
  const { t } = useWords();
  const { number, percent } = useFormats();
  return (
    <div className="panel">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="small">{none}</p>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{title}</span>
              </th>
              <th scope="col">{t('history.played')}</th>
              <th scope="col">{t('history.won')}</th>
              <th scope="col">{t('history.share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, played, won }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{number(played)}</td>
                <td>{number(won)}</td>
                <td>{percent(won / played)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
