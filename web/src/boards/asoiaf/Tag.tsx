import type { Point } from '@small-council/asoiaf/geometry';
import type { Box } from './camera.ts';

interface Props {
  at: Point;
  ppi: number;
  tone: 'ok' | 'danger' | 'accent' | 'ink';
  words: string;
  /** In pixels, from the point. */
  dx?: number;
  dy?: number;
}

const HIGH = 22;
const widthOf = (words: string): number => words.length * 6.6 + 20;

/** The room that it takes, in pixels of the field. */
export const tagBox = ({ x, y }: Point, ppi: number, words: string): Box => ({
  x: x * ppi - widthOf(words) / 2,
  y: y * ppi - HIGH / 2,
  width: widthOf(words),
  height: HIGH,
});

/** Words on the field stand on a plate: upright, and as large at every zoom. */
export function Tag({ at: { x, y }, ppi, tone, words, dx = 0, dy = 0 }: Props) {
  const width = widthOf(words);
  return (
    <g
      className={`tag tag--${tone}`}
      transform={`translate(${x} ${y}) scale(${1 / ppi}) translate(${dx - width / 2} ${dy - HIGH / 2})`}
    >
      <rect width={width} height={HIGH} rx={HIGH / 2} />
      <text x={width / 2} y={15} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}
