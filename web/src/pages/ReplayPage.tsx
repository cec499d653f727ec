import type { Archived } from '@small-council/client';
import type { Seat, View } from '@small-council/engine';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { boards } from '../boards/index.ts';
import { api, meet, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { useSettings } from '../settings.ts';
import { Chart } from '../table/Chart.tsx';
import { useChoice } from '../table/choice.ts';
import { Details } from '../table/Details.tsx';
import { Flights } from '../table/Flights.tsx';
import { type Eyes, type Film, loadFilm } from '../table/film.ts';
import { Log } from '../table/Log.tsx';
import type { TableLook } from '../table/look.ts';
import { Moments } from '../table/Moments.tsx';
import { crestIn, nameAt, personIn } from '../table/seats.ts';
import { useKeys } from '../table/useKeys.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import type { WebKey } from '../words/en.ts';
import { SpokenGame, useWords } from '../words/say.ts';

/** A finished match again: step by step, or by itself, from any chair. The address names the moment. */
export function ReplayPage() {
  const { id = '', code } = useParams();
  const { t } = useWords();
  const load = useCallback(async () => {
    await meet();
    const archived = code === undefined ? await api.archive(id) : await api.shared(code);
    return {
      archived,
      look: (await boards[archived.game]?.look()) as unknown as TableLook<unknown>,
    };
  }, [id, code]);
  const { data, problem, again } = useLoad(load);
  if (!data) {
    return (
      <Page title={t('history.replay')}>
        {problem === null ? <Loading /> : <Trouble problem={problem} again={again} />}
      </Page>
    );
  }
  const { archived, look } = data;
  if (archived.steps === null || !look) {
    return (
      <Page title={t('history.replay')}>
        <p>{t('replay.oldRules')}</p>
        {look && (
          <SpokenGame value={look.words}>
            <Log facts={archived.facts} />
          </SpokenGame>
        )}
      </Page>
    );
  }
  return (
    <SpokenGame value={look.words}>
      <Cinema archived={archived} look={look} share={code} />
    </SpokenGame>
  );
}

interface Props {
  archived: Archived;
  look: TableLook<unknown>;
  /** The code of the link by which one came. */
  share: string | undefined;
}

/** Through one's own eyes at first; who has not played sees everything. */
function useEyes({ players }: Archived): [Eyes, (eyes: Eyes) => void] {
  const person = usePerson();
  const [search, setSearch] = useSearchParams();
  const own = players.find(({ user }) => user !== null && user === person?.id);
  const wanted = search.get('eyes');
  const known =
    wanted === 'open' || wanted === 'spectator' || players.some(({ seat }) => `${seat}` === wanted);
  const eyes = (known ? wanted : own ? `${own.seat}` : 'open') as Eyes;
  return [
    eyes,
    (next) =>
      setSearch((now) => {
        now.set('eyes', next);
        return now;
      }),
  ];
}

function Cinema({ archived, look, share }: Props) {
  const { t } = useWords();
  const [eyes, setEyes] = useEyes(archived);
  const load = useCallback(
    async () => ({ eyes, film: await loadFilm(archived.id, eyes, look.openEyes, share) }),
    [archived.id, eyes, look, share],
  );
  const { data, problem, again } = useLoad(load);
  if (!data) {
    return (
      <Page title={t('history.replay')}>
        {problem === null ? <Loading /> : <Trouble problem={problem} again={again} />}
      </Page>
    );
  }
  return <Projector {...{ archived, look, share, eyes, setEyes }} film={data.film} />;
}

interface ProjectorProps extends Props {
  film: Film;
  eyes: Eyes;
  setEyes: (eyes: Eyes) => void;
}

const FASTEST = 250;

/** What is over is not asked any more. */
const noAnswer = () => {};

function Projector({ archived, look, share, film, eyes, setEyes }: ProjectorProps) {
  const { t, say } = useWords();
  const { pace } = useSettings();
  const [search, setSearch] = useSearchParams();
  const [playing, setPlaying] = useState(false);
  const nothing = useChoice(null);
  const last = film.views.length - 1;
  const step = Math.max(0, Math.min(last, Math.trunc(Number(search.get('step')) || 0)));
  const turns = film.views.map((at) => look.turnOf(at));

  const go = useCallback(
    (to: number) =>
      setSearch(
        (now) => {
          now.set('step', `${Math.max(0, Math.min(last, to))}`);
          return now;
        },
        { replace: true },
      ),
    [setSearch, last],
  );
  useEffect(() => {
    if (!playing) return;
    if (step >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => go(step + 1), Math.max(FASTEST, pace));
    return () => window.clearTimeout(timer);
  }, [playing, step, last, pace, go]);
  const toTurn = (turn: number): void => {
    const first = turns.indexOf(turn);
    if (first >= 0) go(first);
  };
  // Back goes to the beginning of this turn first, as with records.
  const turnBack = () => toTurn(step > turns.indexOf(turns[step]) ? turns[step] : turns[step] - 1);
  const turnOn = () => toTurn(turns[step] + 1);
  const toggle = () => {
    if (!playing && step >= last) go(0);
    setPlaying(!playing);
  };
  const [back, on, toStart, toEnd] = [step - 1, step + 1, 0, last].map((to) => () => go(to));
  useKeys({
    ArrowLeft: back,
    ArrowRight: on,
    'Shift+ArrowLeft': turnBack,
    'Shift+ArrowRight': turnOn,
    Home: toStart,
    End: toEnd,
    ' ': toggle,
  });

  const view = film.views[step];
  const facts = film.facts[step];
  const { Board, Course, Head } = look;
  const turnName = (turn: number): string =>
    look.turnName ? say(look.turnName(turn)) : t('board.turn', { turn });
  const personOf = (seat: Seat) => personIn(archived.players, seat);
  return (
    <SpokenGame value={look.wordsAt?.(view, personOf) ?? look.words}>
      <Details look={look} view={view} choice={nothing} asked={null} unasked={null}>
        <div className="table table--replay">
          <title>{`${t('history.replay')} · ${say(look.title)} · ${t('web.name')}`}</title>
          <header className="table__head">
            <Link className="brand" href="/">
              {t('web.name')}
            </Link>
            <h1 className="table__title">
              {t('history.replay')} · {turnName(turns[step])}
            </h1>
            {Head && <Head view={view} facts={facts} />}
            <Chart lines={look.chart} stack={view.stack} />
            <Link className="button" href={share === undefined ? '/history' : '/'}>
              {t('replay.leave')}
            </Link>
          </header>
          <main className="table__board">
            <Board
              view={view}
              facts={facts}
              question={null}
              advised={null}
              answer={noAnswer}
              choice={nothing}
              personOf={personOf}
              crestOf={(seat) => crestIn(archived.players, seat)}
              bar={
                <section className="bar replay" aria-label={t('history.replay')}>
                  <div className="replay__buttons">
                    <StepButton
                      words="replay.previousTurn"
                      disabled={step === 0}
                      onClick={turnBack}
                    >
                      «
                    </StepButton>
                    <StepButton words="replay.back" disabled={step === 0} onClick={back}>
                      ‹
                    </StepButton>
                    <button type="button" className="button button--main" onClick={toggle}>
                      {t(playing ? 'replay.stop' : 'replay.play')}
                    </button>
                    <StepButton words="replay.on" disabled={step === last} onClick={on}>
                      ›
                    </StepButton>
                    <StepButton
                      words="replay.nextTurn"
                      disabled={turns[step] === turns[last]}
                      onClick={turnOn}
                    >
                      »
                    </StepButton>
                  </div>
                  <label className="replay__slider">
                    <span className="small">{t('replay.step', { step, steps: last })}</span>
                    <input
                      type="range"
                      min={0}
                      max={last}
                      value={step}
                      onChange={(event) => go(Number(event.target.value))}
                    />
                  </label>
                  <label className="replay__turn small">
                    {t('replay.turn')}
                    <select
                      value={turns[step]}
                      onChange={(event) => toTurn(Number(event.target.value))}
                    >
                      {[...new Set(turns)].map((turn) => (
                        <option key={turn} value={turn}>
                          {turnName(turn)}
                        </option>
                      ))}
                    </select>
                  </label>
                  {archived.imported && <p className="small">{t('replay.imported')}</p>}
                  <SeenBy {...{ archived, look, view, eyes, setEyes }} />
                  <Share archived={archived} share={share} eyes={eyes} step={step} />
                  <p className="replay__keys small">{t('replay.keys')}</p>
                </section>
              }
            />
            <Moments facts={facts} view={view} look={look} />
            {Course && <Course views={film.views} facts={film.facts} go={go} step={step} />}
          </main>
          <aside className="panels" aria-label={t('board.log')}>
            <h2 className="panels__title">{t('board.log')}</h2>
            <div className="panels__open" data-panel="log">
              <Log facts={facts} look={look} detailOf={look.details?.of} />
            </div>
          </aside>
          <Flights facts={facts} flightsOf={look.flightsOf} />
        </div>
      </Details>
    </SpokenGame>
  );
}

interface SeenByProps extends Pick<ProjectorProps, 'archived' | 'look' | 'eyes' | 'setEyes'> {
  view: View;
}

function SeenBy({ archived, look, view, eyes, setEyes }: SeenByProps) {
  const { t, say } = useWords();
  return (
    <label className="replay__eyes small">
      {t('replay.eyes')}
      <select value={eyes} onChange={(event) => setEyes(event.target.value as Eyes)}>
        <option value="open">{t('replay.open')}</option>
        {archived.players.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {say(nameAt(look.seatName(view, seat), name))}
          </option>
        ))}
        <option value="spectator">{t('replay.spectator')}</option>
      </select>
    </label>
  );
}

interface ShareProps {
  archived: Archived;
  share: string | undefined;
  eyes: Eyes;
  step: number;
}

/** The address of this moment, for anybody: it holds the code by which strangers may look. */
function Share({ archived, share, eyes, step }: ShareProps) {
  const { t } = useWords();
  const [code, setCode] = useState<string | null>(share ?? null);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const show = async () => {
    setCode(code ?? (await api.share(archived.id)));
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void show().catch(setProblem)}>
        {t('replay.share')}
      </button>
      <Trouble problem={problem} />
      {open && (
        <Dialog title={t('replay.share')} onClose={() => setOpen(false)}>
          <CopyField
            label={t('replay.link')}
            value={`${location.origin}/shared/${code}?eyes=${eyes}&step=${step}`}
          />
        </Dialog>
      )}
    </>
  );
}

/** A sign with its meaning in words. */
function StepButton({
  words,
  disabled,
  onClick,
  children,
}: {
  words: WebKey;
  disabled: boolean;
  onClick: () => void;
  children: string;
}) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="button"
      disabled={disabled}
      aria-label={t(words)}
      title={t(words)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
