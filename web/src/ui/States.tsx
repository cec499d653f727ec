import type { ReactNode } from 'react';
import { reasonOf } from '../live/session.ts';
import { PagePicture } from '../pictures/Picture.tsx';
import { useWords } from '../words/say.ts';

/** The states a page can be in besides showing what it is for. */

export function Loading() {
  const { t } = useWords();
  return (
    <p className="state" role="status">
      {t('state.loading')}
    </p>
  );
}

/** What went wrong, and another try. Nothing where nothing did. */
export function Trouble({ problem, again }: { problem: unknown; again?: () => void }) {
  const { say, t } = useWords();
  if (problem === null) return null;
  return (
    <div className="state state--trouble">
      <p role="alert">{say(reasonOf(problem))}</p>
      {again && (
        <button type="button" className="button" onClick={again}>
          {t('state.again')}
        </button>
      )}
    </div>
  );
}

/** Nothing there yet, and what to do about it. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="state">
      <div className="state__picture">
        <PagePicture name="nothing" crop="wide" pixels={240} />
      </div>
      <p>{text}</p>
      {children}
    </div>
  );
}
