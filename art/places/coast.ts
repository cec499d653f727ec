import { EMBER, FIRE, mix } from '../core/inks.ts';
import { at, disc, gouge, gouges, group, line, path } from '../core/marks.ts';
import { fireGlow } from '../sky.ts';
import { longship } from '../things/ships.ts';
import { type Ground, standsAt } from './ground.ts';
import { castle, rocks, surf, water } from './parts.ts';

/** Pyke: towers on stacks of rock, a bridge of rope between them. */
export function isles(g: Ground): string {
  const { ink, sky, width, main } = g;
  const stacks =
    path('M-46 4L-40-40L-44-78L-30-110L22-116L34-80L28-40L42 6Z', mix(ink.k, ink.d, 0.4)) +
    path(
      gouges(
        [-34, -4, -34, -100, 4, -4],
        [-22, -2, -24, -96, 2.4],
        [-6, -4, -10, -100, 2],
        [12, -20, 8, -90, 1.4],
      ),
      mix(sky.lum, ink.l, 0.3),
    ) +
    group(
      castle(
        [
          [-14, 22, 34],
          [8, 28, 54, 'crenels', 2],
        ],
        { dark: ink.k, lit: sky.lum, window: EMBER },
      ),
      at(-2, -108),
    ) +
    path('M60 4L66-30L76-50L92-44L98-10L104 6Z', ink.k) +
    path(gouge(68, -4, 74, -44, 2.4), sky.lum) +
    line('M22-104C40-84 56-70 74-46M22-114C42-92 58-78 78-52', ink.k, 2) +
    line('M30-106v12M40-95v13M50-84v12M60-74v12', ink.k, 1.4);
  const sail = mix(ink.m, sky.lum, 0.2);
  return (
    rocks(g, 198, 10, 30, sky.far) +
    water(g, 204, 100, mix(ink.d, sky.bottom, 0.25), sky.lum, 0.6) +
    (g.empty ? '' : group(stacks, at(standsAt(g, 0.36, 0.18), 222, main ? 1.2 : 0.78))) +
    longship(width * 0.8, main ? 246 : 232, main ? 0.62 : 0.34, ink.k, sky.lum, sail) +
    longship(width * 0.58, 222, 0.2, ink.k, sky.lum, sail) +
    surf(g, mix(ink.m, sky.lum, 0.35))
  );
}

/** Open sea, the swell near and far. */
export function sea(g: Ground): string {
  const { ink, sky, width } = g;
  let [far, near] = ['', ''];
  for (let i = 0; i < width / 30; i++) {
    far += gouge(i * 32 - 20, 216 + (i % 3) * 7, i * 32 + 16, 214 + (i % 2) * 6, 2, 6);
    near += gouge(i * 36 - 30, 262 + (i % 3) * 10, i * 36 + 24, 258 + (i % 2) * 12, 4.4, 12);
  }
  return (
    water(g, 198, 110, mix(ink.d, sky.bottom, 0.2), sky.lum, 0.6) +
    path(far, mix(ink.m, sky.lum, 0.5)) +
    path(near, mix(ink.m, sky.lum, 0.3)) +
    surf(g, mix(ink.m, sky.lum, 0.35))
  );
}

/** A mountain of fire, a castle of black stone. */
export function dragonstone(g: Ground): string {
  const { ink, sky, main } = g;
  const x = standsAt(g, 0.5, 0.24);
  const s = main ? 1.15 : 0.8;
  const mountain =
    path(
      'M-10-150C-40-190 10-210-20-250C30-240 50-200 24-176C40-170 26-156 16-150Z',
      mix(sky.top, sky.bottom, 0.4),
      'opacity=".9"',
    ) +
    path('M-150 0L-84-62L-30-140L-18-148L14-146L26-138L80-66L150 0Z', mix(ink.k, ink.d, 0.55)) +
    path(
      gouges(
        [-24, -134, -78, -58, 4, 4],
        [-30, -112, -120, -16, 4, 6],
        [-14, -120, -50, -50, 2.6],
        [-40, -70, -84, -10, 2.4],
        [0, -110, -16, -50, 2],
        [30, -100, 52, -50, 1.6],
        [50, -70, 90, -14, 1.6],
      ),
      mix(sky.lum, ink.m, 0.45),
    ) +
    path(
      'M-20-147C-10-140 6-142 16-146L22-140C12-120 14-100 4-84C0-100-4-116-10-126C-16-132-20-140-20-147Z',
      FIRE,
    ) +
    path('M-8-138L6-140C4-124 4-112 2-104C-2-116-6-126-8-138Z', EMBER);
  const keep = castle(
    [
      [-50, 22, 30],
      [-30, 30, 44, 'spire'],
      [-4, 24, 66, 'spire', 2],
      [20, 30, 40, 'spire'],
      [44, 22, 28],
    ],
    {
      dark: ink.k,
      lit: mix(sky.lum, ink.l, 0.3),
      window: FIRE,
      roof: ink.k,
      roofLit: mix(sky.lum, ink.m, 0.3),
    },
  );
  return (
    group(mountain, at(x, 226, s)) +
    disc(x, 226 - 150 * s, 70, fireGlow()) +
    water(g, 222, 80, mix(ink.d, ink.k, 0.35), sky.lum, 0.6) +
    group(keep, at(x + (main ? 20 : 10), 236, s * 0.9)) +
    rocks(g, 272, 8, 20, ink.k)
  );
}

/** Storm's End: one great drum against the sea. */
export function stormsend(g: Ground): string {
  const { ink, sky, main } = g;
  const drum =
    path('M-70 6L-60-30L58-34L74 6Z', mix(ink.k, ink.d, 0.4)) +
    path('M-46-24C-44-80-42-110-42-134H42C42-110 44-80 46-24Z', mix(ink.d, ink.k, 0.3)) +
    path('M10-134H42C42-110 44-80 46-24H14Z', ink.k, 'opacity=".55"') +
    path(
      'M-50-134V-154H-38V-146H-26V-154H-12V-146H2V-154H16V-146H28V-154H40V-146H50V-134Z',
      mix(ink.d, ink.k, 0.3),
    ) +
    path(
      gouges(
        [-38, -28, -36, -130, 5, -3],
        [-24, -30, -24, -124, 2.4],
        [-8, -36, -8, -120, 1.6],
        [-46, -138, -46, -150, 2],
      ),
      mix(sky.lum, ink.l, 0.3),
    ) +
    line('M-6-96v9M18-84v9M-18-62v9M8-54v9', sky.glass, 4);
  return (
    rocks(g, 206, 8, 30, sky.far) +
    water(g, 212, 90, mix(ink.d, sky.bottom, 0.25), sky.lum, 0.6) +
    group(drum, at(standsAt(g), 240, main ? 1.2 : 0.8)) +
    surf(g, mix(ink.m, sky.lum, 0.5)) +
    rocks(g, 284, 8, 22, ink.k)
  );
}
