import { settingsNow } from '../settings.ts';

/** Whether things may move: neither the system nor the reader wants it still. */
export const mayMove = (): boolean =>
  settingsNow().motion !== 'reduced' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
