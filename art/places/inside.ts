import { inked, use } from '../core/block.ts';
import { chance } from '../core/chance.ts';
import { EMBER, mix, WHITE } from '../core/inks.ts';
import { at, carve, disc, gouge, line, path, put } from '../core/marks.ts';
import { cos, I, PI, sin } from '../core/numbers.ts';
import { carving, fireGlow, glow } from '../sky.ts';
import { hanging } from '../things/cloth.ts';
import { fine, type Ground, standsAt } from './ground.ts';
import { candle, castle, flame, hill } from './parts.ts';

const room = (g: Ground, colour: string): string =>
  `<rect width="${g.width}" height="300" fill="${colour}"/><rect width="${g.width}" height="240" fill="${carving(g.house, false)}" opacity=".11"/>`;

const pillars = (
  g: Ground,
  xs: readonly number[],
  w: number,
  colour: string,
  lit: string,
): string =>
  path(
    xs
      .map((x) => `M${I(x - w / 2 - 4, 10)}h${I(w + 8)}l-4 10V240l4 10h${I(-w - 8)}l4-10V20z`)
      .join(''),
    colour,
  ) +
  path(
    xs
      .map(
        (x) =>
          gouge(x - w * 0.3, 24, x - w * 0.3, 236, w * 0.14) +
          (fine(g) ? gouge(x, 30, x, 230, w * 0.05) : ''),
      )
      .join(''),
    lit,
  );

function table(g: Ground): string {
  const { ink, width: w, main, r } = g;
  let grain = '';
  for (let i = 0; i < 9; i++) {
    const [y, x] = [243 + i * 6.5, r() * w * 0.6];
    grain += gouge(x, y, x + w * 0.4, y + 1, 1.2);
  }
  const candles = (main ? [w * 0.3, w * 0.4, w * 0.62, w * 0.74] : [18, 48, 78]).map((x) =>
    candle(x, 244, 22 + r() * 22),
  );
  return (
    path(`M-10 236L${I(w + 10, 236)}L${I(w + 30, 300)}H-30Z`, mix('#421', ink.k, 0.4)) +
    path(grain, mix('#c84', ink.l, 0.2)) +
    candles.join('')
  );
}

/** A torch in its ring on the wall. */
const torch = (x: number, y: number): string =>
  disc(x, y - 20, 70, fireGlow(), 'opacity=".8"') +
  path(`M${I(x - 4, y)}h8l-3 34h-3Z`, '#421') +
  flame(x, y, 0.7);

const hearth = (x: number): string =>
  disc(x, 160, 120, fireGlow(), 'opacity=".7"') +
  use(
    'hearth',
    () =>
      path('M-46 0v-90h92v90ZM-54-90h108v-14h-108Z', '#543') +
      path('M-33 0v-56c0-36 66-36 66 0v56Z', '#210') +
      carve('-50-100 40-100 2,-42-4-42-84 3,-40-60-30-76 2-2,-6-86 6-86 2', '#da6') +
      flame(0, -2, 1.1),
    `x="${I(x)}" y="238"`,
  );

/** A feast hall: arches, and on its pillars banners or torches; candles. */
export function hall(g: Ground): string {
  const { ink, sky, width: w } = g;
  let arches = '';
  for (let x = 22; x < w + 40; x += 86)
    arches += use(
      'arch',
      () =>
        path('M-34 190v-130c0-34 18-52 34-60 16 8 34 26 34 60v130Z', 'var(--a)') +
        path('M-26 190v-128q4-40 26-48 24 8 26 48v128Z', 'var(--b)') +
        carve('-30 180-30 66 2.5,-28 56-4 8 2-6', 'var(--i)'),
      `x="${I(x)}" y="30" ${inked({ a: mix(ink.d, '#532', 0.4), b: ink.k, i: sky.gleam })}`,
    );
  let banners = '';
  for (let x = 64; x < w; x += 172)
    banners += g.variant ? torch(x, 110) : hanging(x, 14, 34, g.house, ink);
  return (
    room(g, mix(ink.k, '#211', 0.5)) +
    arches +
    banners +
    disc(g.main ? w / 2 : w * 0.2, 186, 130, fireGlow(), 'opacity=".75"') +
    table(g)
  );
}

/** A lord's chamber: shelves, and a tall window or a hearth. */
export function chamber(g: Ground): string {
  const { ink, sky, width: w, main } = g;
  const x = standsAt(g, 0.3, 0.2);
  const window =
    path('M-34 0v-94c0-34 18-50 34-56 16 6 34 22 34 56v94Z', mix(ink.d, '#653', 0.4)) +
    path('M-26 0v-92q4-40 26-48 24 8 28 48v92Z', mix('#ec9', ink.l, 0.3)) +
    path('M0 0v-140q24 8 28 48v92Z', mix('#da6', ink.m, 0.3)) +
    line('M-26-34h54M-26-68h54M-26-100h54M0 0v-140M-14 0v-130M14 0v-130', ink.k, 2) +
    carve('-30-4-30-92 2', sky.lum);
  const books = use(
    `books-${w}`,
    () => {
      const q = chance('books');
      let shelf = path(
        `M${I(w * 0.6, 94)}H${I(w)}v5H${I(w * 0.6)}zM${I(w * 0.6, 144)}H${I(w)}v5H${I(w * 0.6)}zM${I(w * 0.6, 194)}H${I(w)}v5H${I(w * 0.6)}z`,
        'var(--s)',
      );
      for (let row = 0; row < 3; row++)
        for (let bx = w * 0.62; bx < w * 0.98; ) {
          const [bw, bh] = [6 + q() * 7, 24 + q() * 14];
          const ink4 = ['var(--a)', 'var(--b)', 'var(--c)', 'var(--d)'][Math.floor(q() * 4)];
          shelf += path(`M${I(bx, 92 + row * 50)}v${I(-bh)}h${I(bw)}v${I(bh)}z`, ink4);
          bx += bw + 1.4;
        }
      return shelf;
    },
    inked({
      s: mix('#532', ink.k, 0.4),
      a: ink.m,
      b: mix(ink.m, ink.k, 0.5),
      c: mix('#853', ink.m, 0.3),
      d: ink.d,
    }),
  );
  return (
    room(g, mix(ink.k, '#211', 0.6)) +
    books +
    (g.variant
      ? hearth(x)
      : path(
          `M${I(x - 24, 40)}L${I(x + 24, 40)}L${I(x + 150, 300)}H${I(x + 10)}Z`,
          sky.lum,
          'opacity=".16"',
        ) + put(window, x, main ? 200 : 190, main ? 1.1 : 0.95)) +
    table(g)
  );
}

/** Where somebody great sleeps: a bed behind curtains in the colours of the house, a fire in front. */
export function bedchamber(g: Ground): string {
  const { ink, sky, width: w } = g;
  const x = standsAt(g, 0.5, 0.56);
  const cloth = mix(ink.m, ink.d, 0.4);
  const bed =
    path('M-108-150h216v18h-216Z', mix('#642', ink.k, 0.3)) +
    path('M-92-132h184v152h-184Z', sky.deep) +
    path('M-70-46q48-18 74 0v26h-74Z', mix(ink.p, ink.k, 0.1)) +
    path('M-92-22c52-12 132-12 184 0v62h-184Z', mix(ink.l, ink.d, 0.4)) +
    carve('-84-14 40-20 3-6,-80 4 70 0 2.5-4,-60 20 84 18 2-4', sky.lum) +
    path('M-108-132h56q-10 78-48 92c12 20 10 60 16 80h-24Z', cloth) +
    path('M108-132h-56q10 78 48 92c-12 20-10 60-16 80h24Z', mix(cloth, ink.k, 0.5)) +
    carve(
      '-104-126-102-50 2.5,-90-126-94-54 2.5 3,-74-126-88-60 2 6,-102-30-98 36 2.5,68-126 90-60 1.5-6',
      sky.gleam,
    ) +
    path('M-104-40h20v6h-20ZM84-40h20v6h-20Z', ink.a) +
    path('M-112-156h12v200h-12ZM100-156h12v200h-12Z', mix('#421', ink.k, 0.2));
  return (
    room(g, mix(ink.k, '#211', 0.6)) +
    put(bed, x, 196, 1.06) +
    disc(w * 0.16, 210, 110, fireGlow(), 'opacity=".7"') +
    table(g)
  );
}

/** The seat of swords. */
function swords(): string {
  const r = chance('throne');
  let [blades, light] = ['', ''];
  for (let i = 0; i < 34; i++) {
    const a = PI * (1.04 - (i / 33) * 1.08);
    const long = 96 + r() * 54;
    const ex = cos(a) * (30 + 44 * Math.abs(cos(a))) + (r() - 0.5) * 12;
    const ey = -66 - sin(a) * long * 0.8 - 26 - r() * 18;
    blades += gouge(cos(a) * 26, -42, ex, ey, 4.4);
    light += gouge(cos(a) * 26 - 1, -56, ex, ey + 6, 1.3);
  }
  return (
    path(blades, 'var(--s)') +
    path('M-46 0v-74c6-18 86-18 92 0v74Z', 'var(--k)') +
    path(light, 'var(--l)') +
    path('M-62 0v-52l10-14 12 10v26h80v-26l12-10 10 14v52Z', 'var(--s)') +
    path('M-40-30h80l8 30h-96Z', 'var(--k)') +
    carve(
      '-58-4-58-52 2,-50-4-48-58 1.5,-38-28 38-28 1.5,-30-34-30-80 2,-16-34-18-86 1.5,46-4 46-54 1.5',
      'var(--l)',
    ) +
    path('M-84 0h168v12h-168ZM-104 12h208v14h-208Z', 'var(--s)') +
    carve('-82 2 70 2 1.5,-102 14 80 14 1.5', 'var(--l)')
  );
}

export function throne(g: Ground): string {
  const { ink, sky, width: w, main } = g;
  const x = standsAt(g, 0.5, 0.22);
  return (
    room(g, mix(ink.k, '#111', 0.5)) +
    path(`M${I(x - 26, 0)}h52l70 300h-192z`, sky.cut, 'opacity=".28"') +
    path(`M${I(x - 10, 0)}h20l40 300h-100z`, sky.lum, 'opacity=".28"') +
    pillars(g, [20, w - 20, ...(main ? [66, w - 66] : [])], 26, sky.dim, sky.cut) +
    (g.variant ? [54, w - 54].map((bx) => hanging(bx, 6, 34, g.house, ink)).join('') : '') +
    put(
      use(
        'throne',
        swords,
        inked({
          s: mix('#556', ink.k, 0.2),
          k: mix(ink.k, '#000', 0.3),
          l: mix('#edb', '#dee', 0.5),
        }),
      ),
      x,
      252,
      main ? 1.1 : 0.8,
    ) +
    path(`M-10 276H${I(w + 10)}V300H-10Z`, ink.k)
  );
}

/** A vault that goes on into the dark. */
export function crypt(g: Ground): string {
  const { ink, sky, width: w } = g;
  let arches = '';
  for (let i = 4; i >= 0; i--) {
    const s = 1 - i * 0.17;
    const [half, y, b, x] = [150 * s, 150 - 130 * s, 150 + 128 * s, w / 2];
    arches +=
      path(
        `M${I(x - half - 60, b + 60)}V0H${I(x + half + 60)}V${I(b + 60)}H${I(x + half)}V${I(y + 60 * s)}C${I(x + half * 0.9, y + 10, x + half * 0.4, y, x, y)}C${I(x - half * 0.4, y, x - half * 0.9, y + 10, x - half, y + 60 * s)}V${I(b + 60)}Z`,
        mix(mix(ink.d, ink.k, 0.1 + i * 0.2), '#221', 0.2),
      ) +
      path(
        gouge(x - half + 3, b, x - half + 3, y + 60 * s, 3 * s) +
          gouge(x - half * 0.96, y + 48 * s, x - half * 0.2, y + 3, 2.4 * s, -8 * s),
        mix(sky.lum, ink.m, 0.3 + i * 0.14),
      );
  }
  return (
    `<rect width="${w}" height="300" fill="${mix(ink.k, '#001', 0.4)}"/>` +
    arches +
    (g.variant
      ? torch(w / 2 - 108, 140) + torch(w / 2 + 108, 140)
      : disc(w / 2, 170, 96, fireGlow()) +
        flame(w / 2, 196, 0.5) +
        path(`M${I(w / 2 - 3)} 200v60h6v-60z`, ink.k))
  );
}

/** Seven-sided light of coloured glass. */
export function sept(g: Ground): string {
  const { ink, sky, width: w } = g;
  const x = standsAt(g, 0.5, 0.24);
  const colours = ['#da4', '#7bd', '#c53', '#9b7', '#b8c', '#ed9', '#7a9'];
  let panes = '';
  let lead = '';
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 2 * PI - PI / 2;
    const b = ((i + 1) / 7) * 2 * PI - PI / 2;
    panes += path(
      `M0 0L${I(cos(a) * 58, sin(a) * 58, cos(b) * 58, sin(b) * 58)}Z`,
      mix(colours[i], ink.l, 0.2),
    );
    panes += path(
      `M0 0L${I(cos(a) * 24, sin(a) * 24, cos(b) * 24, sin(b) * 24)}Z`,
      mix(colours[(i + 3) % 7], WHITE, 0.4),
    );
    lead += `M0 0L${I(cos(a) * 58, sin(a) * 58)}L${I(cos(b) * 58, sin(b) * 58)}`;
  }
  return (
    room(g, mix(ink.k, '#111', 0.5)) +
    disc(x, 92, 120, glow(), 'opacity=".4"') +
    path(
      `M${I(x - 40, 92)}L${I(x + 40, 92)}L${I(x + 120, 300)}H${I(x - 60)}Z`,
      '#feb',
      'opacity=".18"',
    ) +
    put(
      // A frame of stone: the window is in a wall.
      line(lead, sky.dull, 24, 'stroke-linejoin="round"') + panes + line(lead, ink.k, 3),
      x,
      92,
      g.main ? 1.25 : 1,
    ) +
    pillars(g, [14, w - 14], 24, sky.dim, mix('#feb', ink.m, 0.4)) +
    [0.22, 0.36, 0.5, 0.64, 0.78].map((u, i) => candle(w * u, 276, 22 + (i % 3) * 12)).join('') +
    path(`M-10 272H${I(w + 10)}V300H-10Z`, ink.k)
  );
}

/** Bars, straw and one ray of light, or a torch. */
export function dungeon(g: Ground): string {
  const { ink, sky, width: w } = g;
  const x = standsAt(g, 0.62, 0.24);
  const cell = use(
    `cell-${w}`,
    () => {
      const q = chance('cell');
      let [stones, straw] = ['', ''];
      for (let row = 0; row < 9; row++)
        for (let sx = (row % 2) * 33 - 20; sx < w; sx += 66)
          stones += gouge(sx, 20 + row * 26, sx + 56, 20 + row * 26, 1.5);
      for (let i = 0; i < (26 * w) / 300; i++) {
        const [sx, sy] = [q() * w, 268 + q() * 26];
        straw += gouge(sx, sy, sx + 20 - q() * 40, sy - 6 + q() * 8, 1.4);
      }
      return (
        path(stones, 'var(--a)') +
        path(`M-10 266H${I(w + 10)}V300H-10Z`, 'var(--k)') +
        path(straw, 'var(--b)')
      );
    },
    inked({ a: mix(ink.d, ink.m, 0.3), b: mix('#b94', ink.m, 0.3), k: ink.k }),
  );
  return (
    `<rect width="${w}" height="300" fill="${mix(ink.k, '#111', 0.5)}"/>` +
    cell +
    (g.variant
      ? torch(x, 104)
      : path(`M${I(x - 26, 44)}H${I(x + 26)}V96H${I(x - 26)}Z`, mix('#cdc', sky.lum, 0.4)) +
        line(`M${I(x - 13)} 42V98M${I(x)} 42V98M${I(x + 13)} 42V98`, ink.k, 5) +
        path(
          `M${I(x - 26, 96)}H${I(x + 26)}L${I(x - 10, 300)}H${I(x - 130)}Z`,
          '#eed',
          'opacity=".2"',
        ))
  );
}

/** A counting room: the table of Dragonstone, painted with the realm. */
export function painted(g: Ground): string {
  const { ink, sky, width: w } = g;
  return (
    room(g, mix(ink.k, '#110', 0.5)) +
    path('M0 40h62v140h-62ZM238 40h62v140h-62Z', mix(sky.bottom, '#346', 0.5)) +
    line('M32 40v140M0 110h62M270 40v140M238 110h62', ink.k, 5) +
    pillars(g, [78, w - 78], 22, sky.dim, sky.cut) +
    disc(w / 2, 190, 140, fireGlow(), 'opacity=".7"') +
    path('M40 210h222l50 90h-324Z', '#642') +
    path(
      'M70 216q30 10 18 26 28 10 10 34c22 14 52 10 62 20h40c-10-16 6-26 0-40q20-14-4-22 8-14-20-18Z',
      '#b84',
    ) +
    path('M110 220c8 10 2 20 14 26q-6 18 18 36l24 2c-8-16 4-26-2-38q14-12-4-26Z', '#784') +
    carve(
      '80 214 250 214 1.5,96 240 118 238 1.5 2,130 262 158 258 1.5 2,176 246 190 250 1.5',
      mix(sky.lum, '#ec8', 0.5),
    ) +
    [52, 128, 214, 246].map((x, i) => candle(x, 216 + (i % 2) * 14, 24 + (i % 3) * 10)).join('')
  );
}

/** Smoke, barrels and bad light. */
export function tavern(g: Ground): string {
  const { ink, sky, width: w } = g;
  const barrel = (x: number, y: number, size: number) =>
    use(
      'barrel',
      () =>
        path('M-26 0q-12-32 0-64h52q12 32 0 64Z', 'var(--d)') +
        carve('-22-4-22-60 3-6,-10-2-10-62 2-3,4-2 4-62 1.5 2', 'var(--l)') +
        line('M-30-18h60M-30-46h60', 'var(--k)', 4),
      `${at(x, y, size)} ${inked({ d: mix('#532', ink.k, 0.3), l: mix('#c84', sky.lum, 0.3), k: ink.k })}`,
    );
  return (
    room(g, mix(ink.k, '#211', 0.6)) +
    path(
      `M-10 40H${I(w + 10)}V56H-10ZM${I(w * 0.3)} 0h12v56h-12zM${I(w * 0.74)} 0h12v56h-12z`,
      mix('#431', ink.k, 0.3),
    ) +
    hearth(w * 0.19) +
    barrel(w * 0.82, 240, 1.2) +
    barrel(w * 0.66, 246, 0.9) +
    barrel(w * 0.94, 186, 0.9) +
    table(g)
  );
}

/** Over the battlements at night: a wall walk and the land beyond. */
export function battlements(g: Ground): string {
  const { ink, sky, width: w } = g;
  let merlons = `M-10 300V238`;
  for (let x = -10; x < w + 30; x += 56) merlons += `H${I(x + 30)}V262H${I(x + 56)}V238`;
  let stones = '';
  for (let i = 0; i < 16; i++)
    stones += gouge(
      ((i * 53) % w) + 2,
      268 + (i % 3) * 11,
      ((i * 53) % w) + 24,
      268 + (i % 3) * 11,
      1.5,
    );
  return (
    hill(g, 206, 12, 70, sky.far, sky.haze, 8) +
    put(
      castle('-44 26 46,-16 30 70 2,18 26 40', {
        dark: mix(sky.mid, ink.k, 0.4),
        lit: sky.lum,
        window: EMBER,
      }),
      standsAt(g, 0.24, 0.16),
      250,
      1.2,
    ) +
    path(`${merlons}V300Z`, ink.k) +
    path(stones, sky.dull)
  );
}
