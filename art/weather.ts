import { use } from './core/block.ts';
import { type Chance, chance } from './core/chance.ts';
import { type Colour, FIRE, mix, WHITE } from './core/inks.ts';
import { bare, gouge, path } from './core/marks.ts';
import { cos, I, PI, sin } from './core/numbers.ts';
import type { Ground } from './places/ground.ts';

export const WEATHERS = [
  'snow',
  'gale',
  'rain',
  'embers',
  'fog',
  'rays',
  'lightning',
  'petals',
  'leaves',
  'ash',
] as const;
export type Weather = (typeof WEATHERS)[number];

/** What falls, and so falls behind people: a face is never speckled. */
export const FALLING: readonly Weather[] = [
  'snow',
  'gale',
  'rain',
  'embers',
  'petals',
  'leaves',
  'ash',
];

function scatter(
  name: string,
  g: Ground,
  count: number,
  attributes: string,
  cut: (r: Chance) => string,
): string {
  return use(
    `${name}-${g.width}-${g.variant}-${count}`,
    () => {
      const r = chance(`${name}${g.variant}`);
      let d = '';
      for (let i = 0; i < (count * g.width) / 300; i++) d += cut(r);
      return bare(d);
    },
    attributes,
  );
}

const flakes = (g: Ground, count: number, colour: Colour): string =>
  scatter(
    'small',
    g,
    count,
    `stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity=".85"`,
    (r) => `M${I(r() * g.width, r() * 300)}h0`,
  ) +
  scatter(
    'large',
    g,
    Math.round(count / 2),
    `stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity=".85"`,
    (r) => `M${I(r() * g.width, r() * 300)}h0`,
  );

const strewn = (name: string, g: Ground, colour: Colour): string =>
  scatter(name, g, 24, `fill="${colour}"`, (r) => {
    const [x, y] = [r() * g.width, r() * 280];
    return gouge(x, y, x + 7, y + 6, 2.6, 1.4);
  });

const rays = (x: number, y: number, size: number, fill: Colour, opacity: number): string =>
  use(
    'rays',
    () => {
      let d = '';
      const r = chance('rays');
      for (let i = 0; i < 64; i++) {
        const a = (i / 64) * 2 * PI + (r() - 0.5) * 0.04;
        const [from, to] = [78 + r() * 26, 190 + r() * 110];
        d += gouge(cos(a) * from, sin(a) * from, cos(a) * to, sin(a) * to, 2.2 + r() * 1.6);
      }
      return bare(d);
    },
    `transform="translate(${I(x, y)}) scale(${size})" fill="${fill}" opacity="${opacity}"`,
  );

export const WEATHER: { readonly [weather in Weather]: (g: Ground) => string } = {
  snow: (g) => flakes(g, g.level > 0 ? 32 : 18, WHITE),
  ash: (g) => flakes(g, g.level > 0 ? 26 : 14, '#888'),
  gale: (g) =>
    flakes(g, 38, WHITE) +
    scatter('gale', g, 18, 'fill="#fff" opacity=".5"', (r) => {
      const [x, y] = [r() * g.width, r() * 300];
      return gouge(x + 40, y - 14, x - 40, y + 14, 2.2);
    }),
  rain: (g) =>
    scatter('rain', g, g.level > 0 ? 40 : 22, 'fill="#fff" opacity=".42"', (r) => {
      const [x, y] = [r() * (g.width + 40), r() * 280];
      return gouge(x, y, x - 12, y + 34, 1.1);
    }),
  embers: (g) =>
    scatter(
      'embers',
      g,
      g.level > 0 ? 34 : 18,
      `stroke="${g.sky.time === 'wild' ? '#be8' : FIRE}" stroke-width="3" stroke-linecap="round"`,
      (r) => {
        const u = r();
        return `M${I(r() * g.width, 300 - u * Math.sqrt(u) * 290)}l${I(r() * 3 - 1, -3 - r() * 4)}`;
      },
    ),
  fog: (g) =>
    scatter('fog', g, 12, `fill="${mix(g.sky.bottom, WHITE, 0.3)}" opacity=".45"`, (r) => {
      const [x, y] = [r() * g.width, 196 + r() * 80];
      return gouge(x - 90, y, x + 90, y + (r() - 0.5) * 8, 5 + r() * 5);
    }),
  rays: (g) => rays(g.orb.x, g.orb.y ?? 120, 1, g.sky.lum, 0.55),
  lightning: () =>
    path('M66 0l-20 62 16-4-22 60 18-6-24 64 44-80-18 6 24-56-18 6 18-52Z', '#ffd') +
    path('M46 62l-22 22 6-18ZM58 112l26 28-22-16Z', '#ffd'),
  petals: (g) => strewn('petals', g, '#fcd'),
  leaves: (g) => strewn('leaves', g, '#b22'),
};
