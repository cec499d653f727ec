/** Whether the reader has a finger rather than a mouse and a keyboard. */
export const byFinger = (): boolean =>
  window.matchMedia('(pointer: coarse), (max-width: 1000px)').matches;
