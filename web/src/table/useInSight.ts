import { useEffect } from 'react';
import { mayMove } from './motion.ts';

const GAP = 12;

/** The question is in sight; and where the bar lies over the board, what it asks about is not under it. */
export function useInSight(question: number | null): void {
  useEffect(() => {
    if (question === null) return;
    // With the next picture, which measures everything anyway.
    const frame = requestAnimationFrame(bringInSight);
    return () => cancelAnimationFrame(frame);
  }, [question]);
}

function bringInSight(): void {
  const bar = document.querySelector('.bar');
  if (!bar) return;
  const behavior = mayMove() ? 'smooth' : 'instant';
  if (getComputedStyle(bar).position !== 'sticky') {
    // Too large to lie over the board, it may be below the window.
    bar.scrollIntoView({ block: 'nearest', behavior });
    return;
  }
  const things = document.querySelectorAll('.table__board .askable:not(.option)');
  // A board can say what is looked at before it is answered.
  const last = document.querySelector('.table__board [data-about]') ?? things[things.length - 1];
  if (!last) return;
  const { top, bottom } = last.getBoundingClientRect();
  const under = bottom + GAP - bar.getBoundingClientRect().top;
  // What is larger than the room above the bar is read from its beginning.
  if (under > 0) window.scrollBy({ top: Math.min(under, top - GAP), behavior });
}
