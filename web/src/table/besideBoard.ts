import type { CSSProperties } from 'react';

/** Where there is room beside the board a thing is read there, over the panels, and covers nothing of the board. */
export function besideBoard(): CSSProperties | null {
  const panels = document.querySelector('.panels');
  if (!panels || window.matchMedia('(max-width: 1000px)').matches) return null;
  const { top, left, width } = panels.getBoundingClientRect();
  return { top, left, width, maxHeight: `calc(100dvh - ${top}px)` };
}
