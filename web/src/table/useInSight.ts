import { useEffect } from 'react';
import { mayMove } from './motion.ts';

const GAP = 12;

/** On a small screen the bar lies over the board: what is asked about must not be under it. */
export function useInSight(question: number | null): void {
  useEffect(() => {
    const bar = document.querySelector('.bar');
    const things = document.querySelectorAll('.table__board .askable:not(.option)');
    if (question === null || !bar || things.length === 0) return;
    if (getComputedStyle(bar).position !== 'sticky') return;
    const hidden = things[things.length - 1].getBoundingClientRect().bottom + GAP;
    const under = hidden - bar.getBoundingClientRect().top;
    if (under > 0) window.scrollBy({ top: under, behavior: mayMove() ? 'smooth' : 'instant' });
  }, [question]);
}
