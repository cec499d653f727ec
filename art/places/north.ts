import { use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { EMBER, ICE, mix, WHITE } from '../core/inks.ts';
import { carve, gouge, gouges, path, put } from '../core/marks.ts';
import { cos, I, PI, sin } from '../core/numbers.ts';
import { fine, type Ground, standsAt } from './ground.ts';
import { castle, forest, hill, peaks, two } from './parts.ts';

/** Winterfell and the land around it. */
export function snow(g: Ground): string {
  const { ink, sky, width, main } = g;
  const keep = castle(
    '-58 26 40,-40 60 26,-14 24 66 cone,14 40 44,36 28 78 2,60 50 30,84 22 48 cone',
    {
      dark: sky.dim,
      lit: sky.gleam,
      window: sky.glass,
      roof: ink.k,
      roofLit: WHITE,
    },
  );
  return (
    peaks(g, 206, 90, 120, sky.far, mix(sky.far, WHITE, 0.5)) +
    hill(g, 204, 8, 46, mix(sky.mid, '#dee', 0.3), WHITE, 8) +
    (g.empty ? '' : put(keep, standsAt(g), main ? 226 : 208, main ? 1.25 : 0.72)) +
    forest(main ? -10 : width * 0.4, width + 10, 226, 0.42, 12, sky.dim, sky.gleam) +
    hill(g, 238, 10, 60, mix('#eef', sky.bottom, 0.3), mix(ink.m, WHITE, 0.3), 14) +
    forest(-12, width * 0.2, 270, 0.72, 3, ink.k, '#eff') +
    forest(width * 0.86, width + 16, 276, 0.8, 3, ink.k, '#eff')
  );
}

/** The Wall runs into the distance. */
export function wall(g: Ground): string {
  const { ink, sky, width, main, level } = g;
  const top = (x: number) => (main ? 30 : 44) + (1 - x / width) * (main ? 92 : 80);
  const foot = (x: number) => 244 - (1 - x / width) * 26;
  const ice = two(`ice-${main ? 1 : 0}-${width}`, mix(ICE, sky.bottom, 0.3), WHITE, (r) => {
    let d = `M-10 ${I(top(-10))}`;
    for (let x = 0; x <= width + 20; x += 14) d += `L${I(x, top(x) + (r() - 0.5) * 5)}`;
    return [`${d}L${I(width + 20, foot(width))}L-10 ${I(foot(0))}Z`, ''];
  });
  const cuts = two(
    `ice-cuts-${main ? 1 : 0}-${width}-${level}`,
    mix(ink.m, '#468', 0.6),
    WHITE,
    (r) => {
      let [dark, light] = ['', ''];
      for (let i = 0; i < ([26, 44, 90][level] * width) / 300; i++) {
        const x = r() * width;
        const k = 0.35 + (0.75 * x) / width;
        const y = top(x) + (foot(x) - top(x)) * (0.04 + r() * 0.7);
        dark += gouge(x, y, x + (r() - 0.5) * 7, y + (26 + r() * 60) * k, (1.2 + r() * 3) * k);
      }
      for (let i = 0; i < ([14, 22, 44][level] * width) / 300; i++) {
        const x = r() * width;
        const y = top(x) + 3 + r() * r() * 110;
        light += gouge(x - 10, y, x + 16 + r() * 30, y - 6, 1.2 + r() * 1.6);
      }
      for (let x = 6; x < width; x += 18) light += gouge(x, top(x) - 1, x + 20, top(x + 20) - 1, 2);
      return [dark, light];
    },
  );
  const black = castle('-52 24 40,-26 36 28 cone,2 22 62,28 36 30 cone,58 20 46', {
    dark: ink.k,
    lit: sky.gleam,
    window: EMBER,
    roof: ink.k,
    roofLit: WHITE,
  });
  return (
    ice +
    cuts +
    forest(-10, width * 0.5, 234, 0.2, 12, ink.d, mix(ICE, ink.l, 0.4)) +
    hill(g, 246, 6, 60, mix('#eee', sky.bottom, 0.3), ink.m, 10) +
    (main && !g.empty ? put(black, g.x ?? width * 0.6, 266, 0.95) : '') +
    forest(-16, width * 0.22, 284, 0.6, 3, ink.k, WHITE)
  );
}

function weirwood(): string {
  const r = chance('weirwood');
  let [leaves, light, crown] = ['', '', ''];
  for (let i = 0; i < 110; i++) {
    const a = r() * PI * 2;
    const k = Math.sqrt(r());
    const [x, y] = [cos(a) * k * 104 - 2, -152 + sin(a) * k * 50];
    if (r() < 0.62) leaves += gouge(x - 9, y + 5, x + 9, y - 5, 5.5, 2);
    else light += gouge(x - 7, y + 3, x + 7, y - 3, 2.8, 2);
  }
  for (const [x, y, size] of [
    [-66, -138, 34],
    [-30, -168, 40],
    [18, -178, 42],
    [58, -156, 38],
    [84, -132, 26],
    [-2, -144, 40],
    [-92, -124, 22],
  ]) {
    crown += `M${I(x - size, y)}`;
    for (let i = 1; i <= 12; i++) {
      const a = PI + (i * PI) / 6;
      const k = size * (i % 2 ? 1.12 : 0.9);
      crown += `L${I(x + cos(a) * k, y + sin(a) * k * 0.8)}`;
    }
    crown += 'Z';
  }
  const bark = '#eed';
  return (
    path(
      'M-26 6c10-16 8-46 6-76-20-22-50-34-70-62q42 22 64 22-12-40-4-80 18 44 24 74 16-34 50-66c-6 32-20 52-24 78 16-8 38-14 64-42-12 36-40 54-60 74q-6 50 10 78-32-12-60 0Z',
      bark,
    ) +
    path(crown, '#711') +
    path(leaves, '#a22') +
    path(light, '#e54') +
    path(
      'M-20-70q-16-16-40-34 24 10 38 12-4-18-4-34 12 16 18 30 14-18 32-32-6 20-8 34 18-6 36-20-14 22-30 38Z',
      bark,
    ) +
    path(
      'M10-4q-6-50 8-88-6 12-16 20c8 22 2 52 8 68ZM24-72q-6 50 10 78-12-6-22-6-4-44 12-72Z',
      '#999',
    ) +
    path('M-14-60l10 6-10 4ZM10-60l-10 6 8 4ZM-4-54l4 16-6-2ZM-10-32q8 12 16 0-8 6-16 0Z', '#511') +
    carve('-8-54-10-26 1.5,6-54 8-32 1.5', '#b22')
  );
}

/** A heart tree by its pool. */
export function godswood(g: Ground): string {
  const { ink, sky, width, main } = g;
  const x = standsAt(g, 0.5, 0.22);
  return (
    forest(-10, width + 10, 216, 0.8, 8, mix(sky.far, ink.d, 0.5), sky.haze, 10) +
    hill(g, 222, 6, 50, mix('#eee', sky.bottom, 0.4), ink.m, 12) +
    put(use('weirwood', weirwood), x, 256, main ? 1.15 : 0.86) +
    path(`M${I(x - 60, 268)}q66-20 140 0q-70 22-140 0z`, sky.deep) +
    path(gouges([x - 30, 266, x + 50, 266, 1.6], [x - 10, 271, x + 30, 271, 1.2]), sky.lum)
  );
}

/** Deep forest: trunks close together, light between them. */
export function woods(g: Ground): string {
  const { ink, sky, width } = g;
  const trunks = two(`trunks-${width}-${fine(g) ? 1 : 0}`, sky.deep, sky.cut, (r) => {
    let [mass, light] = ['', ''];
    const count = Math.round((9 * width) / 300);
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.2 + r() * 0.6) / count) * width;
      const w = 7 + r() * 9;
      const lean = (r() - 0.5) * 14;
      mass += `M${I(x - w, 262)}C${I(x - w * 0.6, 200, x - w * 0.5 + lean, 100, x - w * 0.5 + lean, 0)}H${I(x + w * 0.5 + lean)}C${I(x + w * 0.5 + lean, 100, x + w * 0.6, 200, x + w, 262)}Z`;
      light += gouge(x - w * 0.5, 252, x - w * 0.3 + lean, 10, w * 0.22, 3);
      if (fine(g)) light += gouge(x, 230, x + lean * 0.7, 60, w * 0.1, 2);
    }
    return [mass, light];
  });
  return (
    forest(-10, width + 10, 218, 1.1, 9, sky.far, sky.haze, 6) +
    hill(g, 222, 6, 60, mix(sky.mid, sky.bottom, 0.3), sky.lum, 8) +
    trunks +
    hill(g, 258, 8, 50, ink.k, sky.dull, 14)
  );
}
