import { shared, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { EMBER, mix, WHITE } from '../core/inks.ts';
import { at, bare, carve, gouge, gouges, group, line, path, put } from '../core/marks.ts';
import { F, I } from '../core/numbers.ts';
import { galleon, longship, moored } from '../things/ships.ts';
import { type Ground, standsAt } from './ground.ts';
import { castle, forest, grove, hill, peaks, rocks, two, water } from './parts.ts';

/** The Red Keep over the bay. */
export function redkeep(g: Ground): string {
  const { ink, sky, width, main } = g;
  const red = mix('#a32', ink.d, 0.2);
  const keep =
    path('M-120 0c20-20 40-26 60-50l130-6q30 26 60 56Z', sky.deep) +
    carve('-96-10-60-46 3 4,-70-6-46-40 2.5,-40-6-30-40 2,-8-4-4-40 2', mix(sky.lum, red, 0.3)) +
    put(
      castle(
        '-50 30 36,-26 26 74 2 spire,0 54 44,6 26 98 2 cone,34 24 66 spire,56 34 40,72 16 58 cone',
        {
          dark: mix(red, ink.k, 0.3),
          lit: mix(sky.lum, '#d64', 0.4),
          window: sky.glass,
          roof: mix(ink.k, red, 0.3),
          roofLit: mix(sky.lum, red, 0.4),
        },
      ),
      0,
      -46,
    );
  const sail = sky.gleam;
  return (
    water(g, 206, 100, sky.sea, sky.lum, 0.7) +
    put(keep, standsAt(g), 222, main ? 1.2 : 0.72) +
    galleon(width * 0.86, 240, 0.28, ink.k, sky.lum, sail, ink.m) +
    longship(width * 0.66, 226, 0.18, ink.k, sky.lum, sail) +
    hill(g, 276, 8, 60, ink.k, mix(ink.d, sky.lum, 0.5), 8)
  );
}

/** Crooked houses of a great town, wall to wall. */
export function town(g: Ground): string {
  const { ink, sky, width } = g;
  const row = (y: number, size: number, name: string, dark: string, lit: string) =>
    two(`row-${name}-${width}`, dark, lit, (r) => {
      let [mass, light] = ['', ''];
      for (let x = -20; x < width + 20; ) {
        const w = (22 + r() * 22) * size;
        const h = (34 + r() * 46) * size;
        const roof = (16 + r() * 18) * size;
        mass += `M${I(x, y + 90)}V${I(y - h)}L${I(x - 4 * size, y - h)}L${I(x + w / 2, y - h - roof)}L${I(x + w + 4 * size, y - h)}H${I(x + w)}V${I(y + 90)}Z`;
        light +=
          gouge(x - 2 * size, y - h, x + w / 2, y - h - roof, 1.6 * size) +
          gouge(x + 3 * size, y + 60, x + 3 * size, y - h + 2, 1.6 * size);
        x += w + r() * 6 * size;
      }
      return [mass, light];
    });
  const panes = use(
    `panes-${width}`,
    () => {
      const r = chance('panes');
      let d = '';
      for (let i = 0; i < (22 * width) / 300; i++) d += `M${I(r() * width, 216 + r() * 70)}v8`;
      return line(d, 'currentColor', 6);
    },
    `color="${sky.glass}"`,
  );
  const dome = castle('0 64 60 3 dome,-46 16 84 2 spire,46 16 84 2 spire', {
    dark: mix(sky.far, ink.d, 0.5),
    lit: sky.haze,
    window: sky.glass,
  });
  return (
    put(dome, standsAt(g, 0.7, 0.24), 196) +
    row(190, 0.7, 'far', mix(sky.far, ink.d, 0.3), sky.haze) +
    row(224, 1, 'mid', mix(ink.d, sky.bottom, 0.1), sky.cut) +
    row(286, 1.3, 'near', ink.k, sky.dull) +
    panes
  );
}

/** A river, a bridge, a castle between two waters. */
export function river(g: Ground): string {
  const { ink, sky, main } = g;
  const x = standsAt(g, 0.5, 0.22);
  const s = main ? 1.15 : 0.72;
  const keep = castle('-60 22 46 cone,-30 46 34,-2 28 74 2 cone,28 46 34,58 22 50 cone', {
    dark: sky.dim,
    lit: mix(sky.lum, ink.p, 0.3),
    window: sky.glass,
    roof: mix('#532', ink.d, 0.4),
    roofLit: mix('#d85', sky.lum, 0.3),
  });
  return (
    hill(g, 190, 12, 60, sky.far, sky.haze, 8) +
    grove(g, 206, 16, 20, sky.mid, sky.lum) +
    water(g, 206, 100, mix(ink.m, sky.bottom, 0.5), WHITE, 0.6) +
    (g.empty
      ? ''
      : put(keep, x, 220, s) +
        // It stands in its own image.
        group(
          keep,
          `opacity=".3" transform="translate(${I(x, 224)}) scale(${F(s)} ${F(-s * 0.8)})"`,
        ) +
        path(
          `M${I(x - 92 * s, 222)}q${I(92 * s, -12, 184 * s, 0)}q${I(-92 * s, 12, -184 * s, 0)}z`,
          ink.k,
        )) +
    hill(g, 272, 12, 60, sky.deep, sky.gleam, 12)
  );
}

const roseHead = () =>
  shared(
    'rosehead',
    () =>
      '<circle r="9"/>' +
      carve('-6-2 4-6 2-2,-4 4 6 2 2 3,-2 0 4 0 1.5-2,-6 0-2 6 1.5 2', 'currentColor'),
  );

/** Highgarden behind a hedge of roses. */
export function garden(g: Ground): string {
  const { ink, sky, width, main } = g;
  const keep = castle(
    '-56 18 56 spire,-34 40 32,-8 18 92 2 spire,14 18 76 2 spire,40 40 32,60 18 62 spire',
    {
      dark: mix(ink.p, ink.m, 0.4),
      lit: WHITE,
      window: ink.d,
      roof: mix(ink.m, ink.d, 0.3),
      roofLit: ink.l,
    },
  );
  /** Roses on a bow over the path. */
  const bow = 'M-38 0v-54q0-44 38-44t38 44v54';
  const arbour =
    line(bow, sky.deep, 12) +
    line(bow, '#d45', 15, 'stroke-dasharray="0 26" stroke-linecap="round"') +
    line(bow, '#fdc', 5, 'stroke-dasharray="0 26" stroke-linecap="round"');
  const hedge = two(`hedge-${width}`, sky.deep, ink.m, (r) => {
    let d = `M-10 300V240`;
    for (let x = -10; x <= width + 10; x += 12) d += `L${I(x, 240 + (r() - 0.5) * 9)}`;
    let leaves = '';
    for (let i = 0; i < (30 * width) / 300; i++) {
      const [x, y] = [r() * width, 244 + r() * 54];
      leaves += gouge(x - 9, y + 5, x + 9, y - 6, 3.4, 2);
    }
    return [`${d}V300Z`, leaves];
  });
  const roses = use(
    `roses-${width}`,
    () => {
      const r = chance('roses');
      const count = Math.round((15 * width) / 300);
      let blooms = '';
      for (let i = 0; i < count; i++)
        blooms += `<use href="${roseHead()}" transform="translate(${I(((i + r() * 0.7) / count) * width, 246 + r() * 40)}) scale(${F(0.8 + r() * 0.5)})"/>`;
      return blooms;
    },
    'fill="#d45" color="#fdc"',
  );
  return (
    hill(g, 194, 10, 60, sky.far, sky.haze, 8) +
    (g.empty
      ? grove(g, 214, 34, 9, mix(ink.d, ink.m, 0.4), ink.l) +
        put(arbour, standsAt(g), 246, main ? 1.4 : 0.9)
      : put(keep, standsAt(g), 212, main ? 1.15 : 0.7)) +
    hill(g, 218, 6, 40, mix(ink.m, ink.d, 0.4), ink.l, 16, 12, 2.4) +
    hedge +
    roses
  );
}

/** A house of timber under a steep roof: an inn, a farm. */
const inn = ({ ink, sky }: Ground, x: number, y: number, size: number): string =>
  put(
    path('M-40 0v-36h76v36Z', mix(ink.d, '#431', 0.3)) +
      path('M-48-34l24-36h46l22 36Z', ink.k) +
      carve('-44-36-24-66 3,-30-38-14-66 2,-12-38-2-66 1.5', sky.cut) +
      path('M12-70v-18h10v18Z', ink.k) +
      line('M-40-18h76M-14-36v36M12-36v36M-40-36l26 36', ink.k, 3) +
      path('M-30-26h8v8h-8ZM18-28h9v10h-9Z', EMBER),
    x,
    y,
    size,
  );

/** A sheaf, bound in its middle. */
const sheaf = (): string =>
  shared(
    'sheaf',
    () =>
      bare('M-18 0q2-22 10-28-12-10-12-24l8 8 4-14 8 12 8-12 4 14 8-8q0 14-12 24 8 6 10 28Z') +
      carve('-14-2-6-26 2 2,-4-2-2-26 1.5,-4-32-12-48 2,0-32 0-52 1.5', 'currentColor'),
  );

/** Fields ready for the scythe: a windmill over the corn, or a farm behind its furrows and sheaves. */
export function harvest(g: Ground): string {
  const { ink, sky, width, main, variant } = g;
  const x = standsAt(g, 0.66, 0.2);
  const sails = 'M4-4l10-10 44 38-12 12Z';
  const mill =
    path('M-22 0l8-82h28l8 82Z', sky.dim) +
    carve('-16-2-10-76 3,-4-4-2-70 1.5', sky.lum) +
    path('M-18-80q18-34 36 0Z', ink.k) +
    path('M-6 0v-16q6-8 12 0v16Z', ink.k) +
    [8, 98, 188, 278]
      .map((turn) =>
        put(
          path(sails, sky.gleam) + line('M0 0l52 32M22-8l-14 14M38 6L26 18', ink.k, 2),
          0,
          -84,
          1,
          turn,
        ),
      )
      .join('');
  const corn = [mix('#c93', ink.d, 0.2), mix('#fd9', sky.lum, 0.4)] as const;
  const field =
    variant % 2
      ? two(`furrows-${[I(x), width].join('-')}`, ...corn, () => {
          let d = '';
          for (let i = -9; i < 10; i++)
            d += gouge(x + i * 9, 228, x + i * i * i * 0.5 + i * 50, 304, 2 + i * i * 0.04);
          return [`M0 226H${width}V300H0Z`, d];
        }) +
        [0.12, 0.3, 0.56, 0.86]
          .map(
            (u, i) =>
              `<use href="${sheaf()}" ${at(width * u, 254 + (i % 3) * 18, 0.7 + (i % 3) * 0.3)} fill="${mix('#742', ink.k, 0.3)}" color="${corn[1]}"/>`,
          )
          .join('')
      : two(`wheat-${width}`, ...corn, (r) => {
          let d = `M0 300V236`;
          for (let i = 0; i <= width; i += 6) d += `L${I(i, 236 + (r() - 0.5) * 7)}`;
          let ears = '';
          for (let i = 0; i < (90 * width) / 300; i++) {
            const [ex, ey] = [r() * width, 246 + r() * 54];
            ears += gouge(ex, ey, ex + 4, ey - 16 - r() * 8, 1.8, 2);
          }
          return [`${d}V300Z`, ears];
        });
  return (
    hill(g, 196, 12, 80, sky.far, sky.haze, 8) +
    grove(g, 212, 22, 12, mix(ink.d, ink.m, 0.2), sky.lum) +
    (variant % 2 ? inn(g, x, 228, main ? 1.3 : 0.9) : put(mill, x, 240, main ? 1.5 : 0.9)) +
    hill(g, 222, 8, 70, mix('#da5', ink.m, 0.3), sky.lum, 12, 50) +
    field
  );
}

export function desert(g: Ground): string {
  const { ink, sky, main } = g;
  const keep = castle(
    '-62 30 30,-40 26 54 dome,-10 60 38,-2 24 84 2 spire,24 30 60 dome,52 40 34,72 18 52 dome',
    {
      dark: sky.dim,
      lit: sky.gleam,
      window: mix(sky.glass, ink.k, 0.1),
      roof: mix(ink.m, ink.d, 0.4),
      roofLit: sky.lum,
    },
  );
  return (
    hill(g, 196, 10, 70, sky.far, sky.haze, 8, 40) +
    (g.empty ? '' : put(keep, standsAt(g, 0.46, 0.18), 214, main ? 1.3 : 0.74)) +
    hill(g, 222, 14, 90, mix(ink.m, sky.bottom, 0.3), sky.lum, 12, 60, 2.6) +
    hill(g, 256, 12, 90, sky.dim, sky.gleam, 12, 60, 2.4)
  );
}

/** Pools and shaded walks: an arcade with a fountain, a house under domes, or nothing but orange trees. */
export function watergardens(g: Ground): string {
  const { ink, sky, width, variant } = g;
  const walls = {
    dark: mix(ink.l, ink.m, 0.3),
    lit: WHITE,
    roof: mix(ink.m, ink.d, 0.2),
    roofLit: sky.lum,
  };
  const green = mix(ink.k, '#353', 0.6);
  let arcade = path(`M0 172H${width}V228H0Z`, walls.dark) + path(`M0 164H${width}v10H0Z`, WHITE);
  for (let x = 25; x < width; x += 50)
    arcade += use(
      'horseshoe',
      () =>
        bare('M-15 58v-24q-9-20 6-30l9-6 9 6q15 10 6 30v24Z') +
        carve('-20 54-20 12 2,-16 6 0-6 1.5-3', 'currentColor'),
      `x="${x}" y="176" fill="${mix(ink.d, green, 0.5)}" color="#fff"`,
    );
  const domes = castle(
    '-96 26 40 flat,-66 34 56 dome,-30 20 44 flat,0 60 66 dome,34 22 44 flat,66 34 56 dome,98 26 40 flat',
    { ...walls, window: sky.glass },
  );
  return (
    hill(g, 188, 8, 80, sky.far, sky.lum, 6, 40) +
    [grove(g, 214, 64, 9, green, '#9b7', true) + arcade, put(domes, width / 2, 224, 1.2), ''][
      variant
    ] +
    grove(g, 232, [60, 56, 110][variant], [2, 3, 4][variant], green, '#9b7', true) +
    water(g, 238, 64, mix('#499', ink.m, 0.3), WHITE, 0.8) +
    path(`M0 230H${width}V240H0Z`, mix(ink.l, WHITE, 0.3)) +
    path(gouge(0, 233, width, 233, 1.5), ink.d) +
    (variant === 0
      ? put(
          path('M-30 0q30 14 60 0l-8 14h-44Z', walls.dark) +
            carve(
              '0-2-3-60 3,-4-58-24 0 2-12,2-58 22 0 2 12,-2-58-12-4 1.5-6,1-58 12-4 1.5 6,-28 2 28 2 1.5 5',
              WHITE,
            ),
          width * 0.66,
          262,
          1.5,
        )
      : '')
  );
}

/** A road, hills and an inn. */
export function road(g: Ground): string {
  const { ink, sky, width: w, main } = g;
  return (
    peaks(g, 200, 60, 110, sky.far, sky.haze) +
    hill(g, 206, 10, 60, sky.mid, sky.lum, 8) +
    forest(-5, w, 212, 0.24, 12, sky.dim, sky.lum) +
    hill(g, 226, 8, 60, mix(ink.d, ink.m, 0.3), sky.gleam, 12) +
    path(
      `M${I(w * 0.1, 300)}C${I(w * 0.2, 276, w * 0.6, 268, w * 0.48, 248)}C${I(w * 0.38, 236, w * 0.48, 228, w * 0.505, 221)}L${I(w * 0.53, 221)}C${I(w * 0.54, 230, w * 0.52, 236, w * 0.62, 246)}C${I(w * 0.84, 264, w * 0.6, 282, w * 0.68, 300)}Z`,
      sky.gleam,
    ) +
    path(
      gouges(
        [w * 0.4, 296, w * 0.56, 262, 2, -6],
        [w * 0.55, 296, w * 0.62, 268, 1.6, -6],
        [w * 0.52, 244, w * 0.52, 226, 1],
      ),
      ink.d,
    ) +
    (g.empty ? '' : inn(g, standsAt(g, 0.7, 0.2), main ? 256 : 240, main ? 1.25 : 0.9))
  );
}

export function harbour(g: Ground): string {
  const { ink, sky, width, main } = g;
  const quay = castle(
    '-120 40 40 cone,-92 22 66 cone,-66 36 34 cone,-36 20 84 2,-8 44 44 cone,24 26 60 cone,54 40 36 cone,86 22 74 2 cone,116 44 40 cone',
    {
      dark: mix(sky.far, ink.d, 0.5),
      lit: mix(sky.lum, sky.far, 0.2),
      window: sky.glass,
      roof: mix(ink.m, ink.d, 0.5),
      roofLit: sky.cut,
    },
  );
  const sail = sky.gleam;
  let planks = '';
  for (let i = 0; i < 10; i++)
    planks += gouge((i * width) / 10, 284, (i * width) / 10 + 24, 284, 1.4);
  return (
    put(quay, width / 2, 208, 1.15) +
    water(g, 206, 100, sky.sea, sky.lum, 0.7) +
    moored(width * 0.14, 232, 0.7, ink.k, sail, ink.m) +
    moored(width * 0.9, 240, 0.9, ink.k, sail, ink.m) +
    (main ? moored(width * 0.5, 256, 1.25, ink.k, sail, ink.m) : '') +
    path(`M-10 280H${I(width + 10)}V300H-10Z`, ink.k) +
    path(planks, sky.gleam)
  );
}

/** Casterly Rock: a castle cut into a cliff. */
export function rock(g: Ground): string {
  const { ink, sky, width, main } = g;
  const cliff =
    path('M-120 4l16-54-6-34 34-66 36-18 30-4 50 22 20 40 36 20 8 50 20 44Z', sky.deep) +
    carve(
      '-104-4-84-130 6-6,-82-6-60-146 4-4,-60-20-44-150 3.5,-36-10-22-150 3,-8-30-4-150 2.5,20-30 18-130 2,-96-54-60-60 2.5,48-20 44-96 1.5,66-10 70-80 1.5,88-8 86-60 1.5',
      sky.cut,
    ) +
    path('M-24 4v-38c0-20 48-20 48 0v38Z', ink.k) +
    carve('-20 0-20-34 2', EMBER) +
    line('M-60-96v6M-48-110v6M-20-118v6M4-104v6M30-92v6M-30-80v6M52-70v6M-70-64v6', EMBER, 4) +
    put(
      castle('-60 26 28,-38 24 56 2 cone,-10 44 34,14 24 70 2,40 22 30', {
        dark: ink.k,
        lit: sky.lum,
        window: EMBER,
        roof: mix(ink.m, ink.k, 0.3),
        roofLit: sky.lum,
      }),
      -4,
      -150,
    );
  return (
    water(g, 214, 90, sky.sea, sky.lum, 0.7) +
    put(cliff, standsAt(g, 0.5, 0.22), 234, main ? 0.94 : 0.78) +
    galleon(width * 0.84, 262, 0.34, ink.k, sky.lum, sky.cut, ink.m) +
    rocks(g, 280, 6, 20, ink.k)
  );
}

/** A lighthouse of the size of a mountain: Oldtown. */
export function hightower(g: Ground): string {
  const { ink, sky, width, main } = g;
  const beacon =
    path('M-46 0l12-60h68l12 60Z', sky.dim) +
    path('M-28-60l8-70h40l8 70ZM-16-130l4-56h24l4 56Z', mix(ink.p, ink.m, 0.4)) +
    carve('-38-4-28-56 4,-22-64-16-126 3,-12-132-8-182 2', WHITE) +
    path('M-20-130h40v-6h-40ZM-34-60h68v-8h-68ZM-16-186h32v-8h-32Z', ink.k) +
    line('M-4-160v9M4-116v9M-12-100v9M10-84v9M-20-40v9M14-28v9', sky.glass, 5) +
    path('M-10-194c-4-16 10-20 12-34q12 18 8 34Z', '#f94') +
    path('M-4-194q0-8 6-20 6 12 2 20Z', '#fea');
  const x = standsAt(g, 0.5, 0.22);
  const s = main ? 0.96 : 0.8;
  return (
    hill(g, 206, 8, 60, sky.far, sky.lum, 8) +
    water(g, 216, 90, sky.sea, sky.lum, 0.7) +
    put(
      castle(
        '-120 26 26 cone,-96 18 40 spire,-70 30 24 cone,72 30 26 cone,98 18 44 dome,122 28 26 cone',
        {
          dark: mix(ink.d, sky.far, 0.3),
          lit: sky.lum,
          window: sky.glass,
          roof: ink.m,
          roofLit: sky.lum,
        },
      ),
      width / 2,
      222,
    ) +
    put(beacon, x, 240, s) +
    hill(g, 268, 6, 60, ink.k, sky.dull, 10)
  );
}

/** Impossible towers between peaks: the Eyrie. */
export function eyrie(g: Ground): string {
  const { ink, sky, main } = g;
  const keep =
    path('M-70 60l24-70 26 10 14-40 30 4 16 40 24 6 22 50Z', mix(ink.d, sky.far, 0.4)) +
    carve('-60 50-44 0 4,-36 50-26 4 3,-10 40-4-30 3,16 40 14-20 2', WHITE) +
    put(
      castle('-30 14 34 spire,-12 14 60 2 spire,6 16 84 2 spire,24 14 54 spire,42 12 30 spire', {
        dark: mix(ink.p, ink.l, 0.5),
        lit: WHITE,
        window: ink.d,
        roof: mix(ink.m, ink.d, 0.3),
        roofLit: ink.l,
      }),
      4,
      -28,
    );
  return (
    peaks(g, 230, 120, 130, sky.far, mix(sky.far, WHITE, 0.6)) +
    put(keep, standsAt(g), main ? 196 : 190, main ? 1.25 : 0.8) +
    peaks(g, 296, 70, 120, sky.dim, mix(ink.l, WHITE, 0.5)) +
    hill(g, 280, 8, 60, ink.k, ink.m, 8)
  );
}
