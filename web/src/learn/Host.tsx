import './learn.css';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { PlayButton } from '../pages/PlayButton.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Ring, usePlace } from '../table/Tour.tsx';
import type { LessonFeed } from './feed.ts';
import { pictured } from './how.ts';
import { chapterOf, type Lesson, type LessonStep, refusalOf, wordOf } from './lesson.ts';
import { useLearnWords } from './words/index.ts';

/** Who teaches. */
const MAESTER = pictured('Maester Luwin', 'character', 'stark');

interface Props {
  feed: LessonFeed;
  lesson: Lesson;
  /** Which step is on; null while others play. */
  step: number | null;
  again: () => void;
  leave: () => void;
}

/** Who teaches: what is said, and the ways on. It stands beside the board, never over it. */
export function Host({ feed, lesson, step, again, leave }: Props) {
  const { t } = useLearnWords();
  const steps = lesson.steps.length;
  const on = step === null ? null : lesson.steps[step];
  const over = step === steps;
  const [reached, setReached] = useState(0);
  if (step !== null && step !== reached) setReached(step);
  return (
    <section className="host" aria-labelledby="host-title">
      <div className="host__head">
        <div className="host__face">
          <Picture id="learn:host" recipe={MAESTER} crop="tile" pixels={48} />
        </div>
        <span className="host__who small">
          {on ? t('learn.step', { step: (step ?? 0) + 1, steps }) : t('learn.host')}
        </span>
        <button type="button" className="quiet" onClick={leave}>
          {t('learn.leave')}
        </button>
      </div>
      <progress
        className="host__progress"
        aria-label={t('learn.title')}
        max={steps}
        value={reached}
      />
      {on && <Teaching key={on.id} {...{ feed, lesson }} step={on} />}
      {step === null && (
        <div className="host__words">
          <h2 id="host-title">{t('learn.watch')}</h2>
          <button type="button" className="button" onClick={feed.hurry}>
            {t('learn.fast')}
          </button>
        </div>
      )}
      {over && <Farewell game={lesson.game} again={again} />}
    </section>
  );
}

function Teaching({ feed, lesson, step }: Pick<Props, 'feed' | 'lesson'> & { step: LessonStep }) {
  const { say, t } = useLearnWords();
  const otherwise = useSyncExternalStore(feed.subscribe, feed.otherwise);
  const tells = step.asked === undefined || step.tells === true;
  const place = usePlace(step.point ?? null);
  return (
    <div className="host__words">
      {place && <Ring place={place} />}
      <h2 id="host-title">{say(chapterOf(lesson, step))}</h2>
      <div role="status">
        <p>{say(wordOf(lesson, step))}</p>
        {otherwise && <p className="host__no">{say(refusalOf(lesson, step))}</p>}
      </div>
      <button
        type="button"
        className={tells ? 'button button--main' : 'button'}
        onClick={feed.skip}
      >
        {t(tells ? 'learn.next' : 'learn.skip')}
      </button>
    </div>
  );
}

function Farewell({ game, again }: { game: string; again: () => void }) {
  const { t } = useLearnWords();
  return (
    <div className="host__words">
      <h2 id="host-title">{t('learn.done')}</h2>
      <p>{t('learn.done.text')}</p>
      <PlayButton game={game} words={t('learn.play')} />
      <p className="host__ways">
        <Link href={`/how/${game}`}>{t('learn.how')}</Link>
        <Link href={`/rules?game=${game}`}>{t('how.rules')}</Link>
        <button type="button" className="quiet" onClick={again}>
          {t('learn.again')}
        </button>
      </p>
    </div>
  );
}
