import { type Archived, apply, type Replay } from '@small-council/client';
import type { KnownFact, View } from '@small-council/engine';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { looks } from '../boards/index.ts';
import { api, meet, reasonOf } from '../live/session.ts';
import { useSettings } from '../settings.ts';
import { useChoice } from '../table/choice.ts';
import { Log } from '../table/Log.tsx';
import type { TableLook } from '../table/TableScreen.tsx';
import { useKeys } from '../table/useKeys.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

const AT_ONCE = 200;

/** Every step of a match from one chair: the views and the facts that were known by then. */
interface Film {
  views: View[];
  facts: KnownFact[][];
}

async function loadFilm(id: string, eyes: string, share: string | undefined): Promise<Film> {
  const film: Film = { views: [], facts: [] };
  const shared = share ? `&share=${share}` : '';
  for (let from = 0, steps = 1; from < steps; from += AT_ONCE) {
    const part: Replay = await api.replay(
      id,
      `?eyes=${eyes}&from=${from}&count=${AT_ONCE}${shared}`,
    );
    steps = part.steps;
    let { views, facts } = part;
    if (from === 0) {
      film.views.push(views[eyes]);
      film.facts.push([...facts]);
    }
    for (const step of part.list) {
      views = apply(views, step.changes);
      facts = [...facts, ...step.facts];
      film.views.push(views[eyes]);
      film.facts.push([...facts]);
    }
  }
  return film;
}

/** A finished match again: step by step, or by itself, from any chair. The address names the moment. */
export function ReplayPage() {
  const { id = '', code } = useParams();
  const { t, say } = useWords();
  const [archived, setArchived] = useState<Archived | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const load = async () => {
      await meet();
      setArchived(code === undefined ? await api.archive(id) : await api.shared(code));
    };
    load().catch(setProblem);
  }, [id, code]);
  if (problem !== null || !archived) {
    return (
      <Page title={t('history.replay')}>
        {problem === null ? (
          <p className="small">{t('board.loading')}</p>
        ) : (
          <p role="alert">{say(reasonOf(problem))}</p>
        )}
      </Page>
    );
  }
  if (archived.steps === null) {
    return (
      <Page title={t('history.replay')}>
        <p>{t('replay.oldRules')}</p>
        <Log facts={[...archived.facts]} heading={() => false} />
      </Page>
    );
  }
  return <Projector archived={archived} share={code} />;
}

function Projector({ archived, share }: { archived: Archived; share: string | undefined }) {
  const { t, say } = useWords();
  const { pace } = useSettings();
  const [search, setSearch] = useSearchParams();
  const [film, setFilm] = useState<Film | null>(null);
  const [look, setLook] = useState<TableLook<unknown> | null>(null);
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const nothing = useChoice(null);
  const eyes = search.get('eyes') ?? '0';
  const last = (film?.views.length ?? 1) - 1;
  const step = Math.max(0, Math.min(last, Number(search.get('step') ?? 0) || 0));

  useEffect(() => {
    setFilm(null);
    loadFilm(archived.id, eyes, share).then(setFilm, setProblem);
  }, [archived.id, eyes, share]);
  useEffect(() => {
    void looks[archived.game]?.().then((loaded) =>
      setLook(() => loaded as unknown as TableLook<unknown>),
    );
  }, [archived.game]);

  const go = useCallback(
    (to: number) => {
      setSearch(
        (now) => {
          now.set('step', `${to}`);
          return now;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  useEffect(() => {
    if (!playing) return;
    if (step >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => go(step + 1), Math.max(200, pace));
    return () => window.clearTimeout(timer);
  }, [playing, step, last, pace, go]);
  const back = () => go(Math.max(0, step - 1));
  const on = () => go(Math.min(last, step + 1));
  const toggle = () => setPlaying(!playing);
  useKeys({ ArrowLeft: back, ArrowRight: on, ' ': toggle });

  if (!film || !look) {
    return (
      <Page title={t('history.replay')}>
        {problem === null ? (
          <p className="small">{t('board.loading')}</p>
        ) : (
          <p role="alert">{say(reasonOf(problem))}</p>
        )}
      </Page>
    );
  }
  const view = film.views[step];
  const { Board, Course } = look;
  const turns = film.views.map((at) => look.turnOf(at));
  return (
    <div className="table">
      <header className="table__head">
        <a className="brand" href="/">
          {t('web.name')}
        </a>
        <h1 className="table__title">
          {t('history.replay')} · {t('board.turn', { turn: turns[step] })}
        </h1>
        <label className="small">
          {t('replay.eyes')}{' '}
          <select
            value={eyes}
            onChange={(event) =>
              setSearch((now) => {
                now.set('eyes', event.target.value);
                return now;
              })
            }
          >
            {archived.players.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {say(look.seatName(view, seat))} ({name})
              </option>
            ))}
          </select>
        </label>
      </header>
      <main className="table__board">
        <Board
          view={view}
          choice={nothing}
          bar={
            <section className="bar replay" aria-label={t('history.replay')}>
              <button type="button" className="button" disabled={step === 0} onClick={back}>
                {t('replay.back')} <kbd>←</kbd>
              </button>
              <button type="button" className="button button--main" onClick={toggle}>
                {t(playing ? 'replay.stop' : 'replay.play')}
              </button>
              <button type="button" className="button" disabled={step === last} onClick={on}>
                {t('replay.on')} <kbd>→</kbd>
              </button>
              <label className="replay__slider">
                <span className="unseen">{t('replay.step', { step, steps: last })}</span>
                <input
                  type="range"
                  min={0}
                  max={last}
                  value={step}
                  onChange={(event) => go(Number(event.target.value))}
                />
              </label>
              <span className="small">{t('replay.step', { step, steps: last })}</span>
              <label className="small">
                {t('replay.turn')}{' '}
                <select
                  value={turns[step]}
                  onChange={(event) => go(turns.indexOf(Number(event.target.value)))}
                >
                  {[...new Set(turns)].map((turn) => (
                    <option key={turn} value={turn}>
                      {turn}
                    </option>
                  ))}
                </select>
              </label>
              {share === undefined && <Share id={archived.id} />}
            </section>
          }
        />
        <Course views={film.views} facts={film.facts} go={go} />
      </main>
      <Log facts={film.facts[step]} heading={look.isHeading} />
    </div>
  );
}

function Share({ id }: { id: string }) {
  const { t } = useWords();
  const [address, setAddress] = useState<string | null>(null);
  if (address)
    return (
      <input
        type="text"
        readOnly
        value={address}
        aria-label={t('replay.link')}
        onFocus={(event) => event.target.select()}
      />
    );
  return (
    <button
      type="button"
      className="quiet"
      onClick={() =>
        void api.share(id).then((code) => setAddress(`${location.origin}/shared/${code}`))
      }
    >
      {t('replay.share')}
    </button>
  );
}
