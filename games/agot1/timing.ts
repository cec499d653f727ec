import type { Seat } from '@small-council/engine';
import {
  HAPPENS,
  inPlayerOrder,
  LEAVES,
  may,
  must,
  type R,
  timingChart,
  useNow,
} from '@small-council/lcg';

/** AG1-1023, AG1-1124: left of who acts; for what the game itself does, the first player. */
function askedFirst(m: R): Seat {
  const use = useNow(m);
  if (use === undefined) return m.table.first;
  return inPlayerOrder(m, (use.seat + 1) % m.seats)[0];
}

/**
 * The sequence of everything that happens (AG1-1120): only saves and cancels come before it, passive
 * abilities before Responses; cards that were removed leave when all of it is over (AG1-1123).
 */
export const timing = timingChart(
  [
    may('savesAndCancels', 'save', 'AG1-1024'),
    HAPPENS,
    must('passives', 'passive', 'AG1-1020'),
    may('responses', 'response', 'AG1-1022'),
    LEAVES,
  ],
  askedFirst,
);
