import { type Message, message } from '@small-council/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/say.ts';
import { byFinger } from './byFinger.ts';
import type { TourStop } from './look.ts';

const KEY = 'small-council.tour';

/** Once seen or declined, the tour is not offered again in this browser; the help can start it. */
export function tourIsNew(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Then it is offered again next time: no harm done.
  }
}

/** An offer, no obstacle: the table can be used with or without an answer to it. */
export function TourOffer({ onStart, onDecline }: { onStart: () => void; onDecline: () => void }) {
  const { t } = useWords();
  return (
    <section className="tour-offer" aria-label={t('board.tour')}>
      <p>{t('board.tour.offer')}</p>
      <button type="button" className="button" onClick={onStart}>
        {t('board.tour.start')}
      </button>
      <button type="button" className="quiet" onClick={onDecline}>
        {t('board.tour.decline')}
      </button>
    </section>
  );
}

/** A place on the board, by selectors. */
export type Pointed = Pick<TourStop, 'at' | 'or'>;

/** Smaller than this is nothing to point at. */
const LEAST_WIDTH = 24;

/** Where the stop is; what is folded away on a small screen is shown by what it is in. */
const placeOf = ({ at, or }: Pointed): Element | null => {
  const place = document.querySelector(at);
  const seen = place !== null && place.getBoundingClientRect().width >= LEAST_WIDTH;
  return seen || or === undefined ? place : document.querySelector(or);
};

/** Where on the screen this is, also when the board changes: somebody plays on. It is brought into sight first. */
export function usePlace(pointed: Pointed | null): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const look = () => setPlace((pointed && placeOf(pointed)?.getBoundingClientRect()) ?? null);
    look();
    if (!pointed) return;
    placeOf(pointed)?.scrollIntoView({ block: 'center' });
    look();
    const timer = window.setInterval(look, 400);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, true);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, true);
    };
  }, [pointed]);
  return place;
}

/** So far from it that its line, too, keeps off the words. */
const AROUND = 6;

/** A ring around what is spoken of. */
export function Ring({ place }: { place: DOMRect }) {
  return (
    <div
      className="tour__ring"
      aria-hidden="true"
      style={{
        left: place.left - AROUND,
        top: place.top - AROUND,
        width: place.width + 2 * AROUND,
        height: place.height + 2 * AROUND,
      }}
    />
  );
}

/** Nobody is told of keys who has none. */
const forReader = ({ key, params }: Message): Message =>
  message(key, { ...params, by: byFinger() ? 'finger' : 'keys' });

/** Goes from place to place and says what it is for. The table under it stays usable. */
export function Tour({ stops, onEnd }: { stops: readonly TourStop[]; onEnd: () => void }) {
  const { say, t } = useWords();
  const [at, setAt] = useState(0);
  const bubble = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const stop = stops[at];
  const place = usePlace(stop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every stop
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), [stop]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEnd();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onEnd]);
  const last = at === stops.length - 1;
  return (
    <>
      {place && <Ring place={place} />}
      <section
        className="tour"
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        ref={bubble}
        style={place ? beside(place, bubble.current?.offsetHeight ?? 260) : undefined}
      >
        <div className="tour__head">
          <span className="small">
            {t('board.tour.step', { step: at + 1, steps: stops.length })}
          </span>
          <button type="button" className="quiet" onClick={onEnd}>
            {t('board.tour.end')} <kbd>Esc</kbd>
          </button>
        </div>
        <h2 id="tour-title">{say(stop.title)}</h2>
        <p id="tour-text">{say(forReader(stop.text))}</p>
        <div className="bar__buttons">
          {at > 0 && (
            <button type="button" className="button" onClick={() => setAt(at - 1)}>
              {t('board.tour.back')}
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="button button--main"
            onClick={() => (last ? onEnd() : setAt(at + 1))}
          >
            {t(last ? 'board.tour.done' : 'board.tour.next')}
          </button>
        </div>
      </section>
    </>
  );
}

const WIDTH = 360;
const GAP = 12;

/** Below the place if there is room, else above it, else in the corner of the window. */
function beside(place: DOMRect, height: number): React.CSSProperties {
  const width = Math.min(WIDTH, window.innerWidth - 2 * GAP);
  const middle = place.left + place.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP));
  const [below, above] = [place.bottom + GAP, place.top - GAP - height];
  if (below + height + GAP < window.innerHeight) return { left, top: below, bottom: 'auto' };
  if (above > GAP) return { left, top: above, bottom: 'auto' };
  return {};
}
