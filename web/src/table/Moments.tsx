import './moments.css';
import returnArrow from 'icon:return-arrow';
import type { KnownFact, View } from '@small-council/engine';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { settingsNow } from '../settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/say.ts';
import type { Moment, TableLook } from './look.ts';

const STAYS = 2_600;
/** Who comes back to the table is not shown what he has missed one by one. */
const MOST_FACTS = 20;

/** Somebody else has taken something back: the board is as it was, and who looks at it should know why. */
const TAKEN_BACK: Moment = { icon: returnArrow, tone: 'bright' };

interface Props<TableView> {
  facts: readonly KnownFact[];
  /** Counts the times something was taken back. */
  line?: number;
  view: View<TableView>;
  look: Pick<TableLook<TableView>, 'momentOf' | 'momentWords' | 'MomentPicture'>;
}

interface Shown {
  fact: KnownFact;
  moment: Moment;
  at: number;
}

/**
 * A death, a betrayal, a marker more: shown large for a moment. Where the game turns it is staged with its picture
 * over the middle of the board, until it is over or somebody does something; else it stands above the board. It is in
 * nobody's way: the board under it can be used. Who wants everything at once has nothing staged.
 */
export function Moments<TableView>({ facts, line, view, look }: Props<TableView>) {
  const { momentOf, momentWords, MomentPicture } = look;
  const { say } = useWords();
  const { viewer } = view;
  const known = useRef(facts.length);
  const knownLine = useRef(line);
  const [queue, setQueue] = useState<readonly Shown[]>([]);
  const shown = queue[0];
  useEffect(() => {
    const fresh = facts.slice(known.current);
    const at = known.current;
    known.current = facts.length;
    const takenBack = line !== knownLine.current;
    knownLine.current = line;
    if (takenBack) {
      const told = facts.findLastIndex(({ key }) => key === 'match.tookBack');
      if (told >= 0 && facts[told].params?.seat !== viewer)
        setQueue([{ fact: facts[told], moment: TAKEN_BACK, at: told }]);
      return;
    }
    if (fresh.length > MOST_FACTS) return;
    const moments = fresh.flatMap((fact, i): Shown[] => {
      const moment = momentOf?.(fact);
      return moment ? [{ fact, moment, at: at + i }] : [];
    });
    if (moments.length === 0) return;
    // One after another where they are staged; of the others the latest is enough.
    const staged = settingsNow().pace > 0 ? moments.filter(({ moment }) => moment.staged) : [];
    setQueue(staged.length > 0 ? staged : moments.slice(-1));
  }, [facts, line, viewer, momentOf]);
  useEffect(() => {
    if (!shown) return;
    const next = () => setQueue((all) => all.slice(1));
    const timer = window.setTimeout(next, STAYS);
    const end = () => setQueue([]);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [shown]);
  if (!shown) return null;
  const { fact, moment, at } = shown;
  const place =
    moment.staged && MomentPicture && settingsNow().pace > 0 ? placeOf(moment.staged.at) : null;
  // The chronicle says it to who listens; this is for who looks.
  if (!place || !moment.staged || !MomentPicture)
    return (
      <div key={at} className={`moment moment--${moment.tone}`} aria-hidden="true">
        <Icon body={moment.icon} />
        <p>{say(fact)}</p>
      </div>
    );
  return (
    <div
      key={at}
      className={`moment-staged moment-staged--${moment.tone} lit`}
      style={place}
      aria-hidden="true"
    >
      <MomentPicture fact={fact} view={view} />
      <div className="moment-staged__words">
        <p className="moment-staged__title">
          <Icon body={moment.icon} />
          {say(moment.staged.title)}
        </p>
        <p>{say(momentWords?.(fact, view) ?? fact)}</p>
      </div>
    </div>
  );
}

/** Where this place of the board lies on the screen, if it can be seen. */
function placeOf(place: string): CSSProperties | null {
  const found = document.querySelector(`[data-at~="${place}"]`)?.getBoundingClientRect();
  if (!found || found.width === 0) return null;
  const { left, top, width, height } = found;
  return { left, top, width, height };
}
