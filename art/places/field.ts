import { mix } from '../core/inks.ts';
import { carve, disc, gouge, gouges, path, put } from '../core/marks.ts';
import { I } from '../core/numbers.ts';
import { fireGlow, wildGlow } from '../sky.ts';
import { banner } from '../things/cloth.ts';
import { crowd } from '../things/crowd.ts';
import { rider } from '../things/riders.ts';
import type { Ground } from './ground.ts';
import { standsAt } from './ground.ts';
import { castle, flame, hill, peaks, tent, two } from './parts.ts';

export function battle(g: Ground): string {
  const { ink, sky, width: w, main } = g;
  const poles: readonly (readonly [number, number, number])[] = main
    ? [
        [w * 0.2, 150, 54],
        [w * 0.5, 176, 62],
        [w * 0.82, 140, 50],
      ]
    : [
        [w * 0.1, 170, 50],
        [w * 0.8, 196, 44],
      ];
  return (
    hill(g, 206, 14, 60, sky.far, sky.haze, 8) +
    crowd(-8, w + 10, 214, 0.34, Math.round(w / 15), mix(sky.far, ink.k, 0.6), sky.lum, 0.8) +
    (g.empty ? '' : poles.map(([x, h, size]) => banner(x, 250, h, size, g.house, ink)).join('')) +
    crowd(-8, w + 10, 248, 0.62, Math.round(w / 25), sky.deep, sky.lum, 0.7) +
    crowd(-16, w + 20, 292, 1, Math.round(w / 37), ink.k, sky.gleam, 0.5)
  );
}

export function camp(g: Ground): string {
  const { ink, sky, width: w, main, r } = g;
  const lit = sky.dull;
  const far = two(`tents-${w}`, sky.dim, lit, (q) => {
    let [mass, light] = ['', ''];
    for (let i = 0; i < (9 * w) / 300; i++) {
      const [x, y] = [i * 37 + q() * 10, 212 + q() * 6];
      mass += `M${I(x, y - 23)}l17 23h-34Z`;
      light += `M${I(x, y - 23)}l-3 23h-14ZM${I(x, y - 29)}l7 2l-7 2Z`;
    }
    return [mass, light];
  });
  let glows = '';
  for (let i = 0; i < 4; i++) glows += disc(30 + (i * w) / 4 + r() * 20, 220, 12, fireGlow());
  const near = (
    main
      ? [
          [w * 0.22, 268, 1.3],
          [w * 0.8, 262, 1.1],
        ]
      : [
          [w * 0.12, 262, 1],
          [w * 0.9, 258, 0.8],
        ]
  )
    .map(([x, y, s]) => tent(x, y, s, sky.dim, lit, ink.k))
    .join('');
  const x = main ? w * 0.5 : w * 0.26;
  const fire = g.empty
    ? ''
    : disc(x, 252, 70, fireGlow()) +
      flame(x, 274, main ? 1.1 : 0.7) +
      path(gouges([x - 22, 276, x + 22, 270, 4], [x - 20, 270, x + 22, 277, 4]), ink.k);
  return (
    hill(g, 200, 12, 60, sky.far, sky.haze, 6) +
    far +
    glows +
    hill(g, 230, 8, 60, sky.deep, mix(sky.lum, ink.d, 0.5), 8) +
    near +
    fire +
    hill(g, 284, 5, 50, ink.k, mix('#f94', ink.d, 0.4), 8)
  );
}

/** A grass sea and riders on its edge. */
export function steppe(g: Ground): string {
  const { ink, sky, width: w, r } = g;
  let riders = '';
  if (!g.empty)
    for (let i = 0; i < 6; i++)
      riders += rider(
        'bow',
        w * (0.06 + i * 0.17) + r() * 12,
        208 - r() * 6,
        0.2 + r() * 0.08,
        sky.deep,
        sky.lum,
        i % 3 > 0,
      );
  const grass = two(`grass-${w}`, ink.k, sky.dull, (q) => {
    let [dark, light] = ['', ''];
    for (let i = 0; i < (80 * w) / 300; i++) {
      const [x, u] = [q() * (w + 20) - 10, q()];
      const blade = gouge(
        x,
        226 + u * 80,
        x + 8 + q() * 10,
        226 + u * 80 - 14 - u * 34,
        1.6 + u * 1.4,
        4,
      );
      if (i % 3) light += blade;
      else dark += blade;
    }
    return [dark, light];
  });
  return (
    hill(g, 206, 6, 90, sky.far, sky.haze, 8, 50) +
    riders +
    hill(g, 220, 8, 80, sky.sea, sky.lum, 10, 40) +
    path(`M0 244H${I(w)}V300H0Z`, sky.deep) +
    grass
  );
}

/** A city of Slaver's Bay: a stepped pyramid over a plaza. */
export function city(g: Ground): string {
  const { ink, sky, width: w, main } = g;
  const pyramid =
    path(
      'M-100 0l16-30h10l16-30h8l16-30h6l14-28h28l14 28h6l16 30h8l16 30h10l16 30Z',
      mix(ink.d, ink.m, 0.3),
    ) +
    path('M-100 0l16-30h10l16-30h8l16-30h6l14-28h10l-6 118Z', sky.gleam) +
    carve('-80-28 80-28 1.5,-54-58 54-58 1.5,-30-88 30-88 1.5', ink.k) +
    path('M-8-118l8-26 8 26Z', sky.lum);
  const houses = castle(
    '-140 30 26 flat,-110 24 36 dome,-80 34 22 flat,80 30 28 flat,108 22 40 dome,136 34 24 flat',
    {
      dark: sky.dim,
      lit: sky.lum,
      window: sky.glass,
      roof: ink.m,
      roofLit: sky.lum,
    },
  );
  const plaza = two(`plaza-${w}`, ink.d, ink.d, () => {
    let d = '';
    for (let i = 0; i < 10; i++)
      d += gouge(w / 2 + (i - 5) * 20, 240, w / 2 + (i - 5) * 60, 300, 1.2);
    for (let i = 0; i < 4; i++) d += gouge(0, 246 + i * 14, w, 246 + i * 14, 0.8);
    return [d, ''];
  });
  return (
    hill(g, 206, 6, 60, sky.far, sky.lum, 6) +
    put(pyramid, standsAt(g, 0.5, 0.22), 216, main ? 1.2 : 0.75) +
    put(houses, w / 2, 240) +
    path(`M0 238H${I(w)}V300H0Z`, mix(ink.l, sky.bottom, 0.4)) +
    plaza
  );
}

/** Nothing but fire; green where it is wildfire. */
export function flames(g: Ground): string {
  const { width: w, r, sky } = g;
  const wild = sky.time === 'wild';
  let fires = '';
  for (let i = 0; i < (12 * w) / 300; i++)
    fires += flame(
      r() * w,
      300 + r() * 20,
      1.1 + r() * 1.6,
      wild ? '#4a4' : '#e52',
      wild ? '#dfa' : '#fa4',
    );
  return disc(w / 2, 300, 230, wild ? wildGlow() : fireGlow(), 'opacity=".9"') + fires;
}

export function heath(g: Ground): string {
  const { ink, sky, width: w } = g;
  return (
    peaks(g, 216, 50, 130, sky.far, sky.haze) +
    hill(g, 222, 8, 70, sky.mid, sky.lum, 8) +
    two(`thorns-${w}`, sky.dim, ink.k, (r) => {
      let d = '';
      for (let i = 0; i < (40 * w) / 300; i++) {
        const [x, y] = [r() * w, 262 + r() * 30];
        d += gouge(x, y, x + (r() - 0.5) * 14, y - 10 - r() * 16, 1.6);
      }
      return [d, ''];
    }) +
    hill(g, 256, 10, 80, ink.k, sky.dull, 12)
  );
}

/** Burnt houses and crows' ground. */
export function ruins(g: Ground): string {
  const { ink, sky, width: w } = g;
  const walls = two(`ruins-${w}`, sky.deep, sky.cut, (r) => {
    let [mass, light] = ['', ''];
    for (let x = -10; x < w + 20; ) {
      const width = 40 + r() * 40;
      const h = 24 + r() * 62;
      mass += `M${I(x, 262)}V${I(262 - h)}L${I(x + width * 0.16, 262 - h - 8)}L${I(x + width * 0.24, 262 - h * 0.7)}L${I(x + width * 0.5, 262 - h * 0.82)}L${I(x + width * 0.62, 262 - h * 0.4)}L${I(x + width, 262 - h * 0.3)}V262Z`;
      light +=
        gouge(x + 3, 256, x + 3, 264 - h, 2.2) +
        gouge(x + width * 0.3, 254, x + width * 0.3, 262 - h * 0.6, 1.4);
      x += width + 10 + r() * 30;
    }
    return [mass, light];
  });
  return (
    hill(g, 204, 12, 60, sky.far, sky.haze, 8) +
    disc(w * 0.3, 240, 90, fireGlow(), 'opacity=".7"') +
    walls +
    flame(w * 0.28, 262, 0.8) +
    flame(w * 0.74, 260, 0.5) +
    hill(g, 262, 6, 50, ink.k, sky.dull, 12)
  );
}
