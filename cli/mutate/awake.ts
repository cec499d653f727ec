import { getHeapStatistics } from 'node:v8';

/** What the woven sources ask while they run: which change is awake, and whether it has come to an end. */

declare global {
  var __change: (id: number) => boolean;
  var __turn: () => void;
}

/** No change has this number. */
export const ASLEEP = 0;

const ENOUGH = 200_000;
/** A loop that never ends can fill the memory before it has taken too many turns. */
const FULL = 2 ** 31;
const LOOK_EVERY = 2 ** 12;

let awake = ASLEEP;
let reached = new Set<number>();
let hasActed = false;
let turns = 0;
let most = Number.POSITIVE_INFINITY;

globalThis.__change = (id) => {
  if (awake === ASLEEP) reached.add(id);
  else if (id === awake) hasActed = true;
  return id === awake;
};

globalThis.__turn = () => {
  if (++turns > most) throw new Error('it goes round and round');
  if (awake !== ASLEEP && turns % LOOK_EVERY === 0 && getHeapStatistics().used_heap_size > FULL)
    throw new Error('it grows and grows');
};

/** Wakes a change. It may take some thirty times as many turns as the test takes without it. */
export function wake(id: number, usual = turns): void {
  awake = id;
  hasActed = false;
  turns = 0;
  most = id === ASLEEP ? Number.POSITIVE_INFINITY : ENOUGH + 30 * usual;
}

export const turnsTaken = (): number => turns;

/** Whether what is awake was passed: not where the test takes what it worked out before. */
export const acted = (): boolean => hasActed;

/** The changes that were passed since the last time somebody asked. */
export function takeReached(): number[] {
  const found = [...reached];
  reached = new Set();
  return found;
}
