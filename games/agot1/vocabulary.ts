import { vocabulary } from '@small-council/lcg';
import type { Events } from './events.ts';

/** The words of this edition, for whoever lets something happen or waits for it. */
export const { event, isA, on } = vocabulary<Events>();
