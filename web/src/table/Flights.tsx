import type { KnownFact } from '@small-council/engine';
import { useLayoutEffect, useRef } from 'react';
import type { Flight } from './look.ts';
import { mayMove } from './motion.ts';

/** More news than this at once is not a story any more: somebody has come back, or skips ahead. */
const MOST_FACTS = 12;
const MOST_FLIGHTS = 16;
const LASTS = 650;
const APART = 110;

interface Props {
  facts: readonly KnownFact[];
  flightsOf?: (fact: KnownFact) => Flight[];
}

/**
 * Tokens and cards on their way. They fly in a layer of their own above the board, which shows the new
 * state already: nothing is moved aside, and nothing waits for them.
 */
export function Flights({ facts, flightsOf }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const known = useRef<readonly KnownFact[]>(facts);
  useLayoutEffect(() => {
    const fresh = facts.slice(known.current.length);
    known.current = facts;
    if (!layer.current || !flightsOf || fresh.length > MOST_FACTS || !mayMove()) return;
    const flights = fresh.flatMap(flightsOf).slice(0, MOST_FLIGHTS);
    flights.forEach((flight, i) => {
      for (let n = 0; n < Math.min(3, flight.count ?? 1); n++)
        fly(layer.current as HTMLElement, flight, i * APART + n * 70);
    });
  }, [facts, flightsOf]);
  return <div ref={layer} className="flights" aria-hidden="true" />;
}

const middleOf = (place: string): { x: number; y: number } | null => {
  const found = document.querySelector(`[data-at~="${place}"]`)?.getBoundingClientRect();
  if (!found || found.width === 0) return null;
  return { x: found.left + found.width / 2, y: found.top + found.height / 2 };
};

function fly(layer: HTMLElement, { kind, tone, from, to }: Flight, delay: number): void {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!start || !end) return;
  const piece = document.createElement('div');
  piece.className = `flight flight--${kind} ${tone}`;
  layer.append(piece);
  const at = ({ x, y }: { x: number; y: number }, size: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 };
  const flight = piece.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1), opacity: 1, offset: 0.12 },
      { transform: at(middle, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(end, 1), opacity: 1, offset: 0.92 },
      { transform: at(end, 0.6), opacity: 0 },
    ],
    { duration: LASTS, delay, easing: 'ease-in-out', fill: 'both' },
  );
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}
