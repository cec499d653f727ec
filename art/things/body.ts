import { bare, gouge, lists, path } from '../core/marks.ts';
import { F, I, length, N } from '../core/numbers.ts';

/**
 * A small body from its joints: limbs that swell and taper, with a rim of light on the side that faces left.
 * Head, neck, hip; then elbow and hand of both arms, knee and heel of both legs. Who wears a gown has no legs.
 */
export type Joints = string;

type Point = readonly [x: number, y: number];
/** Half of how thick a limb is at both ends, and in its middle. */
type Girth = readonly [from: number, to: number, belly: number];

const ARM: readonly Girth[] = [
  [5, 3.6, 5.6],
  [3.8, 2.6, 4.6],
];
const LEG: readonly Girth[] = [
  [7.6, 5, 8],
  [5, 3.2, 6.8],
];

/** One half of a limb, and the light on it. */
function segment([x1, y1]: Point, [x2, y2]: Point, [w1, w2, belly]: Girth): readonly string[] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const l = length(dx, dy);
  const along = (t: number, w: number): Point => [
    x1 + dx * t + (dy * w) / l,
    y1 + dy * t - (dx * w) / l,
  ];
  const lit = dy * 3 - dx > 0 ? -0.5 : 0.5;
  const round = (w: number) => (2 * w) / l;
  return [
    `M${N(...along(0, w1))}Q${N(...along(0.4, belly), ...along(1, w2))}Q${N(...along(1 + round(w2), 0), ...along(1, -w2))}Q${N(...along(0.4, -belly), ...along(0, -w1))}Q${N(...along(-round(w1), 0), ...along(0, w1))}Z`,
    gouge(
      ...along(0.08, lit * w1),
      ...along(0.94, lit * w2),
      1 + w1 * 0.07,
      lit * (w1 + w2 - 2 * belly) * 0.4,
    ),
  ];
}

/** Legs of beasts: elbow or stifle, knee or hock, fetlock and hoof; as thick as those of a horse, or by so much less. */
export const legs = (joints: Joints, k = 1): string => {
  const parts = lists(joints).flatMap(([x1, y1, x2, y2, x3, y3, x4, y4]) => [
    segment([x1, y1], [x2, y2], [15 * k, 6 * k, 13 * k]),
    segment([x2, y2], [x3, y3], [6 * k, 4 * k, 5 * k]),
    segment([x3, y3], [x4, y4], [4 * k, 8 * k, 4 * k]),
  ]);
  return (
    parts.map(([mass]) => bare(mass)).join('') +
    path(parts.map(([, cut]) => cut).join(''), 'currentColor')
  );
};

/** Looking left, its middle at (0, 0), the neck below it. */
const HEADS = {
  bare: 'M-3-11c12-2 16 11 8 19l1 6h-9v-6q-2 2-8-7l2-4q-1-8 7-8Z',
  helm: 'M-15-1q6-2 7-7 9-14 16 0 1 5 7 7l-7 1q0 5-3 8l1 6h-9v-6q-5 2-7-8Z',
  hood: 'M-15 3q-1-10 8-17 14-7 20 10 1 10 6 19h-22l-1-7q-4 2-6-4Z',
  crown: 'M-9-6l-3-12 6 7 4-9 5 9 6-7q0 17-4 21l1 11h-9v-6q-2 2-8-7l2-4Z',
  long: 'M-3-11q14-3 14 12 4 15 0 30-8-6-7-16h-6v-7q-2 2-8-7 4-14 7-12Z',
} as const;
export type HeadName = keyof typeof HEADS;

const BOOT = 'M5 1q1-6 0-13h-9q0 8-9 9-4 1-4 4Z';

export function body(joints: Joints, head: HeadName): string {
  const [hx, hy, nx, ny, px, py, ...limbs] = lists(joints)[0];
  const [dx, dy] = [px - nx, py - ny];
  const l = length(dx, dy);
  // Who has a short back is a child, or slender.
  const k = Math.min(1, 0.36 + l / 58);
  /** So far across the shoulders, and so much of the way down the back. */
  const on = (across: number, down: number): Point => [
    nx + (dy * across * k) / l + dx * down,
    ny - (dx * across * k) / l + dy * down,
  ];
  const joint = (i: number): Point => [limbs[i], limbs[i + 1]];
  /** A foot stands flat below its shin, unless that lies: then it is stretched out behind. */
  const lies = (knee: number) =>
    limbs[knee + 3] - limbs[knee + 1] < Math.abs(limbs[knee + 2] - limbs[knee]);
  const limb = (
    from: Point,
    i: number,
    girths: readonly Girth[],
  ): readonly (readonly string[])[] =>
    i < limbs.length
      ? [from, joint(i)].map((start, half) => {
          const [x, y] = joint(i + 2 * half);
          const [w1, w2, belly] = girths[half];
          const ankle = half === 1 && girths === LEG && !lies(i) ? 5 : 0;
          return segment(start, [x, y - ankle], [w1 * k, w2 * k, belly * k]);
        })
      : [];
  const parts = [
    ...limb(on(9, 0.14), 4, ARM),
    ...limb(on(4.5, 1), 12, LEG),
    ...limb(on(-4.5, 1), 8, LEG),
    ...limb(on(-9.5, 0.14), 0, ARM),
  ];
  const boots = [8, 12]
    .filter((i) => i < limbs.length)
    .map(
      (i) =>
        `<path d="${BOOT}" transform="translate(${I(...joint(i + 2))})${lies(i) ? 'rotate(-150)' : ''}scale(${F(k)})"/>`,
    );
  const torso = [-1, 1].map((side) =>
    (
      [
        [4, -0.08],
        [11, 0],
        [14, 0.05],
        [13, 0.26],
        [12, 0.5],
        [8, 0.6],
        [10, 1.05],
      ] as const
    ).map(([across, down]) => N(...on(side * across, down))),
  );
  const [left, right] = [torso[0], torso[1].toReversed()];
  // A head does not bend as far as the neck does.
  const [ux, uy] = [(nx - hx) * 0.5, ny - hy];
  const ul = length(ux, uy);
  return (
    [
      `M${left[0]}C${left.slice(1).join(' ')}L${right[0]}C${right.slice(1).join(' ')}Z`,
      ...parts.map(([mass]) => mass),
    ]
      .map(bare)
      .join('') +
    boots.join('') +
    `<path d="${HEADS[head]}" transform="matrix(${F(uy / ul, -ux / ul, ux / ul, uy / ul)} ${I(hx, hy)})"/>` +
    path(
      parts.map(([, cut]) => cut).join('') +
        gouge(...on(-10, 0.2), ...on(-8, 0.9), 1.7, 1.5) +
        gouge(hx - 6, hy - 4, hx + 2, hy - 11, 1.5, -2),
      'currentColor',
    )
  );
}
