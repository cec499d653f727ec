import { EMBER, FIRE, mix } from '../core/inks.ts';
import { carve, disc, gouge, line, path, put } from '../core/marks.ts';
import { fireGlow } from '../sky.ts';
import { longship } from '../things/ships.ts';
import { type Ground, standsAt } from './ground.ts';
import { castle, rocks, surf, water } from './parts.ts';

/** Pyke: towers on stacks of rock, a bridge of rope between them. */
export function isles(g: Ground): string {
  const { ink, sky, width, main, variant } = g;
  // Now the towers, now a ship that comes to look.
  const near = main && variant === 1;
  const stacks =
    path('M-46 4l6-44-4-38 14-32 52-6 12 36-6 40 14 46Z', sky.deep) +
    carve('-34-4-34-100 4-4,-22-2-24-96 2.5,-6-4-10-100 2,12-20 8-90 1.5', sky.gleam) +
    put(castle('-14 22 34,8 28 54 2', { dark: ink.k, lit: sky.lum, window: EMBER }), -2, -108) +
    path('M60 4l6-34 10-20 16 6 6 34 6 16Z', ink.k) +
    carve('68-4 74-44 2.5', sky.lum) +
    line('M22-104q26 26 52 58M22-114q28 28 56 62', ink.k, 2) +
    line('M30-106v12M40-94v12M50-84v12M60-74v12', ink.k, 1.4);
  const sail = mix(ink.m, sky.lum, 0.2);
  return (
    rocks(g, 198, 10, 30, sky.far) +
    water(g, 204, 100, sky.sea, sky.lum, 0.6) +
    (g.empty
      ? ''
      : put(stacks, standsAt(g, near ? 0.76 : 0.36, 0.18), 222, main && !near ? 1.2 : 0.78)) +
    longship(
      width * (near ? 0.34 : 0.8),
      near ? 256 : main ? 246 : 232,
      near ? 1.25 : main ? 0.62 : 0.34,
      ink.k,
      sky.lum,
      sail,
    ) +
    longship(width * 0.58, 222, 0.2, ink.k, sky.lum, sail) +
    surf(g, sky.dull)
  );
}

/** Open sea, the swell near and far. */
export function sea(g: Ground): string {
  const { sky, width } = g;
  let [far, near] = ['', ''];
  for (let i = 0; i < width / 30; i++) {
    far += gouge(i * 32 - 20, 216 + (i % 3) * 7, i * 32 + 16, 214 + (i % 2) * 6, 2, 6);
    near += gouge(i * 36 - 30, 262 + (i % 3) * 10, i * 36 + 24, 258 + (i % 2) * 12, 4.4, 12);
  }
  return (
    water(g, 198, 110, sky.sea, sky.lum, 0.6) +
    path(far, sky.cut) +
    path(near, sky.dull) +
    surf(g, sky.dull)
  );
}

/** A mountain of fire, a castle of black stone. */
export function dragonstone(g: Ground): string {
  const { ink, sky, main } = g;
  const x = standsAt(g, 0.5, 0.24);
  const s = main ? 1.15 : 0.8;
  const mountain =
    path(
      'M-10-150c-30-40 20-60-10-100 50 10 70 50 44 74 16 6 2 20-8 26Z',
      mix(sky.top, sky.bottom, 0.4),
      'opacity=".9"',
    ) +
    path('M-150 0l66-62 54-78 12-8 32 2 12 8 54 72 70 66Z', sky.deep) +
    carve(
      '-24-134-78-58 4 4,-30-112-120-16 4 6,-14-120-50-50 2.5,-40-70-84-10 2.5,0-110-16-50 2,30-100 52-50 1.5,50-70 90-14 1.5',
      sky.cut,
    ) +
    path('M-20-146q18 8 36 0l6 6c-10 20-8 40-18 56q-4-24-14-42-8-8-10-20Z', FIRE) +
    path('M-8-138l14-2q-2 24-4 36-6-16-10-34Z', EMBER);
  const keep = castle('-50 22 30,-30 30 44 spire,-4 24 66 2 spire,20 30 40 spire,44 22 28', {
    dark: ink.k,
    lit: sky.gleam,
    window: FIRE,
    roof: ink.k,
    roofLit: sky.cut,
  });
  return (
    put(mountain, x, 226, s) +
    disc(x, 226 - 150 * s, 70, fireGlow()) +
    water(g, 222, 80, sky.dim, sky.lum, 0.6) +
    put(keep, x + (main ? 20 : 10), 236, s * 0.9) +
    rocks(g, 272, 8, 20, ink.k)
  );
}

/** Storm's End: one great drum against the sea. */
export function stormsend(g: Ground): string {
  const { ink, sky, main } = g;
  const drum =
    path('M-104 12q16-10 20-30 10-22 24-26h122q20 8 24 30l22 26Z', sky.deep) +
    put(castle('-78 26 24,78 26 20', { dark: sky.deep, lit: sky.cut }), 0, -22) +
    path('M-58-24q12-58 12-118h92q0 60 12 118-58 12-116 0Z', sky.dim) +
    path('M12-142h34q0 60 12 118-20 6-44 8Z', ink.k, 'opacity=".55"') +
    path(
      'M-46-140l-8-12v-22h12v10h14v-10h12v10h14v-10h12v10h14v-10h12v10h14v-10h12v22l-8 12q-48 10-94 0Z',
      sky.dim,
    ) +
    carve(
      '-50-26-40-134 5-4,-32-24-26-130 2.5-2,-10-22-8-120 1.5,-50-152-50-172 2,-44-142 42-142 1.5 10,-24-60-6-58 1.5 1,-30-96-14-94 1.5 1,-16-40 8-38 1.5 1,-8-112 10-112 1.5 1,-92 2-76-32 3 3,-66 4-54-14 2.5,-20 6-14-10 2',
      sky.gleam,
    ) +
    line('M-2-100v10M22-86v10M-16-68v10M10-56v10', sky.glass, 5);
  return (
    rocks(g, 206, 8, 30, sky.far) +
    water(g, 212, 90, sky.sea, sky.lum, 0.6) +
    put(drum, standsAt(g), 240, main ? 1.2 : 0.8) +
    surf(g, sky.cut) +
    rocks(g, 284, 8, 22, ink.k)
  );
}
