import type { Point } from '@small-council/asoiaf/geometry';

interface Props {
  at: Point;
  ppi: number;
  tone: 'ok' | 'danger' | 'accent' | 'ink';
  words: string;
  /** In pixels, from the point. */
  dx?: number;
  dy?: number;
}

/** Words on the field stand on a plate: upright, and as large at every zoom. */
export function Tag({ at: { x, y }, ppi, tone, words, dx = 0, dy = 0 }: Props) {
  const width = words.length * 6.6 + 20;
  return (
    <g
      className={`tag tag--${tone}`}
      transform={`translate(${x} ${y}) scale(${1 / ppi}) translate(${dx - width / 2} ${dy - 11})`}
    >
      <rect width={width} height={22} rx={11} />
      <text x={width / 2} y={15} textAnchor="middle">
        {words}
      </text>
    </g>
  );
}
