import laurel from 'icon:laurel-crown';
import type { Message, Result, Seat, View } from '@small-council/engine';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../live/session.ts';
import { PagePicture } from '../pictures/Picture.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import type { Glimpse } from './feed.ts';
import { type Film, loadFilm } from './film.ts';
import type { TableLook } from './look.ts';

interface Props<TableView> {
  match: string;
  glimpse: Glimpse<TableView>;
  result: Result;
  look: TableLook<TableView>;
  names: (seats: readonly Seat[]) => Message[];
  personOf: (seat: Seat) => string | null;
}

/** Who has won and why, how it went, and what to do next. */
export function Ending<TableView>({
  match,
  glimpse,
  result,
  look,
  names,
  personOf,
}: Props<TableView>) {
  const { say, t } = useWords();
  const own = glimpse.viewer === 'spectator' ? null : glimpse.viewer;
  const won = own !== null && result.winners.includes(own);
  return (
    <section className={`ending ${won ? 'ending--won' : ''}`}>
      <div className="ending__picture lit">
        <PagePicture
          name={own === null ? 'draw' : won ? 'victory' : 'defeat'}
          crop="wide"
          pixels={600}
          told
        />
        <div className="ending__words" role="status">
          {won && <Icon body={laurel} className="ending__laurel" />}
          <p className="ending__word">
            {t(own === null ? 'board.over' : won ? 'board.youWon' : 'board.youLost')}
          </p>
          <p className="ending__who">
            {t('board.won', { seats: names(result.winners), count: result.winners.length })}
          </p>
          <p className="small">{say(result.reason)}</p>
        </div>
        {look.Places && <look.Places view={glimpse.view} personOf={personOf} />}
      </div>
      <div className="ending__deeds">
        {own !== null && glimpse.table !== null && <Rematch table={glimpse.table} />}
        <Link href={`/replay/${match}`} className="button">
          {t('board.replay')}
        </Link>
        <Link href="/" className="button">
          {t('board.new')}
        </Link>
      </div>
      {look.Course && <Story match={match} look={look} Course={look.Course} />}
    </section>
  );
}

/** The same table once more. Against bots alone it begins at once; people are waited for. */
function Rematch({ table }: { table: string }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const again = async () => {
    const next = await api.rematch(table);
    const alone = next.seats.every(({ user, bot }) => bot || user?.id === next.host);
    const { match } = alone ? await api.start(next.id) : next;
    go(match ? `/match/${match}` : `/table/${next.id}`);
  };
  return (
    <>
      <button
        type="button"
        className="button button--main"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          setProblem(null);
          again().catch((error: unknown) => {
            setBusy(false);
            setProblem(error);
          });
        }}
      >
        {t('board.rematch')}
      </button>
      <Trouble problem={problem} />
    </>
  );
}

/** The course of the match; its moments lead into the replay. */
function Story<TableView>({
  match,
  look,
  Course,
}: Pick<Props<TableView>, 'match' | 'look'> & {
  Course: NonNullable<TableLook<TableView>['Course']>;
}) {
  const { t } = useWords();
  const [, go] = useLocation();
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    loadFilm(match, 'open', look.openEyes as never).then(
      (loaded) => {
        if (!left) setFilm(loaded);
      },
      (error: unknown) => {
        if (!left) setProblem(error);
      },
    );
    return () => {
      left = true;
    };
  }, [match, look]);
  if (problem !== null) return null;
  if (!film)
    return (
      <p className="small ending__loading" role="status">
        {t('board.course.loading')}
      </p>
    );
  return (
    <Course
      views={film.views as View<TableView>[]}
      facts={film.facts}
      go={(step) => go(`/replay/${match}?eyes=open&step=${step}`)}
    />
  );
}
