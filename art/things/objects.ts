import { perched } from '../beasts/index.ts';
import { chance } from '../core/chance.ts';
import { BLOOD, BONE, type Colour, EMBER, GOLD, mix, STEEL, WHITE, WOOD } from '../core/inks.ts';
import { at, carve, disc, gouge, group, line, path, put } from '../core/marks.ts';
import { cos, I, PI, sin } from '../core/numbers.ts';
import { crest } from '../crests.ts';
import type { House } from '../palette.ts';
import { fine, type Ground } from '../places/ground.ts';
import { flame } from '../places/parts.ts';

/** Objects, upright around (0, 0), about 240 units high, lit from the left. */

export interface ThingLook {
  readonly blade?: Colour;
  readonly gold?: Colour;
  readonly gem?: Colour;
  readonly wide?: number;
  readonly long?: number;
  readonly ripple?: Colour;
  readonly guard?: 'lion' | 'wing';
  readonly crest?: House;
  readonly cloth?: Colour;
  readonly fluid?: Colour;
}

type Thing = (g: Ground, look: ThingLook) => string;

const hilt = ({ ink }: Ground, { gold = GOLD, gem, guard, crest: sign }: ThingLook): string =>
  path(
    guard === 'lion'
      ? 'M-52 58q12-12 38-2h28q26-10 38 2 6 18-10 14-16-4-30 0h-24q-12-4-30 0-16 4-10-14Z'
      : guard === 'wing'
        ? 'M-58 44q28 10 58 12 30-2 58-12-16 28-58 28-40 0-58-28Z'
        : 'M-48 58h96l-4 14h-88Z',
    gold,
  ) +
  path('M4 58h44l-4 14h-40Z', mix(gold, ink.k, 0.5)) +
  path('M-8 72h16l0 52h-14Z', mix('#421', ink.k, 0.3)) +
  carve('-6 84 8 78 1.5,-6 96 8 90 1.5,-6 108 8 102 1.5,-6 120 8 114 1.5', '#c96') +
  disc(0, 134, 13, mix(gold, ink.k, 0.4)) +
  disc(-3, 131, 6, gem ?? mix(gold, WHITE, 0.4)) +
  (sign ? crest(sign, 0, 134, 19, ink.k) : '');

const sword: Thing = (g, look) => {
  const { blade = '#bcc', wide: w = 11, long: l = 142, ripple } = look;
  let waves = '';
  for (let i = 0; i < (l + 20) / 16; i++)
    waves += gouge(-w + 2, 48 - i * 16, w - 2, 40 - i * 16, 1.5, i % 2 ? 3 : -3);
  return (
    path(
      `M${I(-w, 60)}L${I(-w + 1, 24 - l)}L${I(0, -l)}L${I(w - 1, 24 - l)}L${I(w, 60)}Z`,
      mix(blade, g.ink.k, 0.5),
    ) +
    path(`M${I(-w, 60)}L${I(-w + 1, 24 - l)}L${I(0, -l)}L-1 60Z`, mix(blade, WHITE, 0.4)) +
    (ripple && fine(g) ? path(waves, ripple) : path(gouge(2, 54, 1, 30 - l, 1.6), WHITE)) +
    hilt(g, look)
  );
};

const arakh: Thing = (g, look) => {
  const { blade = '#bcc' } = look;
  return (
    path('M-8 60c-6-70 8-150 66-200q-32 80-44 200Z', mix(blade, g.ink.k, 0.5)) +
    path('M-8 60c-6-70 8-150 66-200q-54 82-58 200Z', mix(blade, WHITE, 0.4)) +
    carve('0 50 36-104 1.5-22', WHITE) +
    hilt(g, { ...look, guard: 'wing' })
  );
};

const dagger: Thing = (g, look) =>
  group(sword(g, { ...look, long: 96, wide: 9 }), 'transform="translate(0 -10)"');

const axe: Thing = ({ ink }) =>
  path('M-8 140l10-260h12l-6 260Z', '#532') +
  carve('-4 130 4-110 2', '#c96') +
  path('M6-110c-36-10-76 14-90 60q40-4 82 30l12-4Z', mix(STEEL, ink.k, 0.4)) +
  path('M6-110c-36-10-76 14-90 60q20-32 92-42Z', '#dee') +
  path('M8-104q26 2 36 26-18 6-34 24Z', mix(STEEL, ink.k, 0.5)) +
  carve('-70-58-6-34 2-10,-60-76-10-64 1.5-4', ink.k);

const hammer: Thing = ({ ink }) =>
  path('M-6 150l2-220h12v220Z', '#532') +
  carve('-2 140 0-60 2', '#c96') +
  path('M-64-116h120v58h-120Z', mix(STEEL, ink.k, 0.5)) +
  path('M-64-116h54v58h-54Z', mix(STEEL, WHITE, 0.4)) +
  path('M56-104l36 18-36 16Z', mix(STEEL, ink.k, 0.4)) +
  carve('-58-110-58-64 2.5,-40-108-40-66 1.5,-64-98 56-98 1.5,-64-76 56-76 1.5', ink.k) +
  line('M-6 100l14 10M-6 118l14 10M-6 82l14 10', GOLD, 3);

const spear: Thing = ({ ink }) =>
  path('M-4 190l0-290h8l2 290Z', WOOD) +
  carve('-2 180-2-90 1.5', '#da6') +
  path('M0-170l20 58-20 20-20-20Z', mix(STEEL, ink.k, 0.4)) +
  path('M0-170v78l-20-20Z', '#eee') +
  path('M-8-92h16v12h-16Z', GOLD) +
  carve('-8-78-14-52 3,0-78 0-50 3,8-78 14-52 3', BLOOD);

const cudgel: Thing = ({ ink, sky }) =>
  path(
    'M-12 130c4-70-18-140-22-200-6-50 54-66 68-20 6 50-28 130-20 220Z',
    mix('#a98', ink.k, 0.5),
  ) +
  path('M-12 130c4-70-18-140-22-200q0-46 34-48c-16 58-4 158 0 248Z', mix('#cba', sky.lum, 0.3)) +
  carve('-20-84 2 60 3-10,-4-96 12 20 2.5-8,10-90 8 100 2-8,22-60 4-20 2,-26-50-10-30 2', ink.k);

const cup: Thing = ({ ink, level }, { fluid = '#712', gold = GOLD }) =>
  path(
    'M-54-70h108c2 50-20 84-46 90v56q34 6 42 24h-100q8-18 42-24v-56c-26-6-48-40-46-90Z',
    mix(gold, ink.k, 0.6),
  ) +
  path('M-54-70h34q-8 62 18 88v60q-20 10-28 22h-20q8-18 42-24v-56c-26-6-48-40-46-90Z', gold) +
  carve('-46-62-34-6 3.5 6', '#fed') +
  `<ellipse cy="-70" rx="54" ry="11" fill="${mix(gold, WHITE, 0.4)}"/><ellipse cy="-69" rx="46" ry="8" fill="${fluid}"/>` +
  carve('-48-36 48-36 2.5 10', ink.k) +
  (level > 0 ? carve('-40-24 40-24 1.5 10,10-20 24-40 2,-6-16 4-38 2', ink.k) : '');

const phial: Thing = ({ ink }, { fluid = '#749' }) =>
  path(
    'M-14-90h28v50c30 14 38 50 30 80q-10 38-44 36-32 2-44-36c-8-30 0-66 30-80Z',
    mix('#7bc', ink.k, 0.5),
  ) +
  path('M-42 8c22-8 62 10 86-2 6 28-6 70-44 70s-50-40-42-68Z', fluid) +
  path('M-40 14q-6 46 32 60-26-22-18-66Z', mix(fluid, WHITE, 0.5)) +
  carve('-10-84-10-36 2.5,-14-36-38-2 3-4', WHITE) +
  path('M-16-98h34v14h-34Z', '#853') +
  carve('-14-94 14-94 2', '#da6');

/** The brooch of the Hand of the King. */
const seal: Thing = ({ ink, level }) => {
  let notches = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * PI;
    notches += gouge(cos(a) * 77, sin(a) * 77, cos(a) * 85, sin(a) * 85, 1.8);
  }
  return (
    disc(0, 0, 92, mix(GOLD, ink.k, 0.5)) +
    disc(-3, -3, 86, GOLD) +
    disc(0, 0, 74, mix(GOLD, ink.k, 0.6)) +
    path(
      'M-34 58v-46l-16-18q-2-14 10-8l14 14v-50q6-16 14 0v-12q8-16 16 0v12q8-16 14 2v10q10-12 14 4v48c0 20-10 30-10 44Z',
      mix(GOLD, '#fec', 0.5),
    ) +
    path('M6 58c10-18 8-48 12-96q10-12 14 4v48c0 20-10 30-10 44Z', mix(GOLD, ink.k, 0.4)) +
    line('M-12-50v44M4-52v46M18-40v36', mix(GOLD, ink.k, 0.7), 3) +
    (level > 0 ? path(notches, mix(GOLD, ink.k, 0.7)) : '')
  );
};

const poppies: Thing = ({ ink }) => {
  const bloom = (x: number, y: number, s: number) =>
    put(
      line('M0 0c-6 40 4 70 0 110', '#473', 6) +
        path(
          'M-46-20c-6-40 26-44 46-24 20-22 52-14 46 26-6 30-32 32-46 26-14 6-40 2-46-28Z',
          BLOOD,
        ) +
        path('M-44-26c0-28 24-30 40-14q-24 16-32 44-8-12-8-30Z', '#e65') +
        carve('10-40 30-4 2.5,24-42 38-14 2', '#511') +
        disc(0, -12, 11, ink.k),
      x,
      y,
      s,
    );
  return bloom(-78, 0, 0.8) + bloom(72, -10, 0.9);
};

const coins: Thing = ({ ink }) => {
  const r = chance('coins');
  let pile = '';
  for (let i = 0; i < 18; i++) {
    const x = -72 + (i % 6) * 29 + r() * 8;
    const y = 60 - Math.floor(i / 6) * 18 - (i % 6 === 2 ? 14 : i % 6 === 3 ? 8 : 0);
    pile += `<ellipse cx="${I(x)}" cy="${I(y + 6)}" rx="24" ry="9" fill="${mix(GOLD, ink.k, 0.6)}"/><ellipse cx="${I(x)}" cy="${I(y)}" rx="24" ry="9" fill="${GOLD}"/><ellipse cx="${I(x)}" cy="${I(y)}" rx="17" ry="5.5" fill="${mix(GOLD, ink.k, 0.3)}"/>`;
  }
  return pile + carve('-60 8-40 4 2-2,10-2 30-6 2-2,60 20 76 16 2-2', '#ffd');
};

/** One large coin. */
const coin: Thing = ({ ink, house }) =>
  disc(4, 4, 80, mix(GOLD, ink.k, 0.6)) +
  disc(0, 0, 80, GOLD) +
  disc(0, 0, 66, mix(GOLD, ink.k, 0.4)) +
  disc(0, 0, 62, mix(GOLD, '#fec', 0.3)) +
  crest(house, 0, 0, 84, mix(GOLD, ink.k, 0.7)) +
  carve('-66 20-20-68 3-14', '#ffd');

const letter: Thing = ({ ink, level }, { crest: sign }) => {
  let lines = '';
  for (let i = 0; i < 8; i++)
    lines += gouge(-44, -46 + i * 14, 30 - (i % 3) * 12, -46 + i * 14, 1.8);
  return (
    path(
      'M-70-80c-14 0-14 20 0 20h14v130c0 20 16 22 26 22h90q-14-4-14-22v-130q0-20-16-20Z',
      '#edb',
    ) +
    path('M46-60q0-20-16-20h-20c12 20 10 120 12 172h38q-14-4-14-22Z', '#b96') +
    (level > 0 ? path(lines, '#543') : '') +
    disc(-8, 84, 20, BLOOD) +
    disc(-11, 81, 14, '#d44') +
    (sign ? crest(sign, -9, 83, 20, '#711') : disc(-9, 83, 5, mix('#711', ink.k, 0.2)))
  );
};

const book: Thing = ({ ink }, { cloth }) => {
  const cover = cloth ?? ink.m;
  return (
    path(
      'M-88-60c28-14 64-10 88 10 24-20 60-24 88-10v124c-28-12-64-8-88 10-24-18-60-22-88-10Z',
      mix(cover, ink.k, 0.4),
    ) +
    path('M-80-64q44-14 80 12v118q-36-24-80-8Z', '#eec') +
    path('M80-64q-42-14-80 12v118q38-24 80-8Z', '#cb8') +
    path(
      [-44, -30, -16, -2, 12, 26, 40]
        .map((y) => gouge(-68, y, -14, y + 9, 1.8, -3) + gouge(14, y + 9, 66, y, 1.8, -3))
        .join(''),
      '#653',
    ) +
    line('M0-50V72', mix(cover, ink.k, 0.6), 3)
  );
};

const crown: Thing = ({ ink }, { gold = GOLD, gem = BLOOD }) =>
  path(
    'M-84 46c44 20 124 20 168 0l8-80-34 38-18-60-22 52-18-68-18 68-22-52-18 60-34-38Z',
    mix(gold, ink.k, 0.4),
  ) +
  path('M-84 46q50 20 92 16l-4-120-4-14-18 68-22-52-18 60-34-38Z', gold) +
  path('M-86 30c46 22 126 22 172 0l2-18c-48 22-128 22-176 0Z', ink.k, 'opacity=".55"') +
  [
    [-60, 27],
    [-30, 36],
    [0, 38],
    [30, 36],
    [60, 27],
  ]
    .map(([x, y], i) => disc(x, y, i % 2 ? 7 : 9, i % 2 ? '#eed' : gem))
    .join('') +
  carve('-82-18-74 40 2.5-3,-40-44-36 6 2.5,-6-56-8 8 2.5', '#ffd');

const shield: Thing = ({ ink, house, sky }) =>
  path('M-78-96h156v96c0 60-38 96-78 116-40-20-78-56-78-116Z', mix(ink.k, '#000', 0.2)) +
  path('M-70-88h140v86c0 54-34 88-70 108-36-20-70-54-70-108Z', ink.m) +
  path('M4-88h66v86c0 54-34 88-66 106Z', ink.d) +
  crest(house, 0, -2, 104, ink.p) +
  carve('-64-80-60 10 3-3,-60 20-22 84 2.5-6', sky.lum);

/** A rose of gold or of the garden: petals around a bud that has not opened. */
const rose: Thing = ({ ink }, { cloth = GOLD }) =>
  line('M4 20c-12 50 6 80-4 130', '#353', 8) +
  path('M-2 96q-46-22-72 8 40 14 72-4ZM4 70q38-26 66-4-32 18-66 10Z', '#473') +
  path('M-40 6l-16 24 34-8 22 24 20-26 34 8-16-26Z', '#473') +
  carve('-64 102-10 98 2-4,12 72 60 64 2-4', '#ac8') +
  path(
    'M0-104c26-12 54 2 58 28q36 20 14 54 0 42-44 40-30 26-56 0-42 2-44-40-20-34 14-54c4-26 32-40 58-28Z',
    mix(cloth, ink.k, 0.6),
  ) +
  path('M-60-72c2-28 32-42 56-34q-40 16-34 60-26-6-22-26Z', cloth) +
  path('M-74-22q-16-30 14-52 0 44 42 56c-10 26-42 26-56-4Z', mix(cloth, WHITE, 0.3)) +
  path('M-28 18q-42 4-44-38 22 32 58 12 12 26-14 26Z', cloth) +
  path('M30 18q-28 24-54 0 30-4 36-30 14 12 18 30Z', mix(cloth, ink.k, 0.1)) +
  path('M58-76q36 20 12 54-22 12-44-4 34-16 32-50Z', mix(cloth, ink.k, 0.3)) +
  path('M6-106q46-8 52 30-18-12-38-4 6-18-14-26Z', mix(cloth, ink.k, 0.2)) +
  path('M-32-50c0-26 52-34 62-8q14 44-30 50-38-6-32-42Z', mix(cloth, ink.k, 0.4)) +
  path('M-32-50c0-26 52-34 62-8q-30-18-44 6-4 26 18 32-38 2-36-30Z', cloth) +
  path('M-8-50c6-16 30-14 32 4s-26 22-32 8q16 5 18-8-3-13-18-4Z', mix(cloth, WHITE, 0.4)) +
  carve(
    '-66-24-44 8 2.5-4,-54-78-20-100 2.5-6,-62 0-34 14 2 4,-28-52-6-72 2-4',
    mix(cloth, WHITE, 0.7),
  );

const lute: Thing = ({ ink, sky }) =>
  path('M-12-140h24l-2 120c34 14 52 56 40 92s-36 39-50 40-42-9-50-40c-12-36 6-78 40-92Z', '#532') +
  path(
    'M-12-140h10v122q-32 14-42 58 0 52 44 64c-16 6-40 0-50-32-12-36 6-78 40-92Z',
    mix('#c84', sky.lum, 0.2),
  ) +
  disc(0, 40, 20, ink.k) +
  path('M-26 82h52v6h-52Z', ink.k) +
  line('M-6-132v216M-2-132v216M2-132v216M6-132v216', '#eec', 1.4) +
  path('M-20-156h40l-6 18h-28Z', ink.k) +
  line('M-22-150h-10M-20-144h-10M22-150h10M20-144h10', '#da6', 4);

const harp: Thing = ({ sky }) =>
  path('M-66-110c46-26 106-6 122 40 8 30-6 60 4 100l-104 82-16-8Z', WOOD, 'fill-rule="evenodd"') +
  path('M-50-92c36-20 78-4 90 30 6 26-4 52 2 84l-86 70Z', sky.deep) +
  line('M-44-84v172M-34-90v172M-22-94v168M-10-94v158M2-92v146M14-86v130M26-76v110', '#eec', 1.8) +
  carve('-62-104-54 98 3-3,-56-108 44-72 3-18', mix('#da6', sky.lum, 0.3));

const scales: Thing = ({ ink }) =>
  path('M-4-110h8v200h-8ZM-40 90h80v12h-80Z', mix(GOLD, ink.k, 0.4)) +
  carve('-2 84-2-104 2', '#fec') +
  path('M-96-84c36-12 156 8 192-8v8c-36 16-156-4-192 8Z', GOLD) +
  disc(0, -110, 12, GOLD) +
  line('M-92-80l-28 86M-92-80l28 86M92-86l-28 70M92-86l28 70', mix(GOLD, ink.k, 0.4), 2.4) +
  path(
    'M-126 4h68q-6 36-34 34-26 2-34-34ZM58-18h68q-6 36-34 34-26 2-34-34Z',
    mix(GOLD, ink.k, 0.5),
  ) +
  carve('-120 10-100 34 3 3,64-12 82 12 3 3', '#fec');

const key: Thing = ({ ink }) =>
  `<circle cy="-64" r="38" fill="none" stroke="${mix(STEEL, ink.k, 0.4)}" stroke-width="16"/>` +
  path('M-8-28h16v138h-16ZM8 60h32v14h-32ZM8 88h24v14h-24Z', mix(STEEL, ink.k, 0.4)) +
  carve('-6-24-6 104 2.5,-40-64-8-100 3-14', '#eee');

/** Two fetters on their chains, which hang from a ring in the wall: links now from the side, now on edge. */
const chains: Thing = ({ ink }) => {
  const [dim, lit] = [mix(STEEL, ink.k, 0.5), '#bcc'];
  let iron = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const where = at(side * (12 + i * 11), i * 24 - 92, 1, side * -24);
      iron +=
        i % 2
          ? line('M0-15V15', lit, 6, `stroke-linecap="round" ${where}`)
          : `<ellipse rx="8" ry="16" fill="none" stroke="${dim}" stroke-width="6" ${where}/>`;
    }
    iron +=
      `<ellipse cx="${side * 86}" cy="78" rx="36" ry="28" fill="none" stroke="${dim}" stroke-width="18"/>` +
      line(`M${side * 86 - 38} 84c-2-48 62-46 70-14`, lit, 6) +
      path(`M${side * 86 - 10} 38h20v22h-20Z`, mix(STEEL, ink.k, 0.7));
  }
  return path('M-26-132h52v44h-52Z', dim) + carve('-24-130-24-92 2,-22-130 22-130 2', lit) + iron;
};

/** The eggs that would not stay stone. */
const egg: Thing = ({ ink }, { cloth = '#627' }) => {
  let rows = '';
  for (let row = 0; row < 8; row++)
    for (let i = -4; i <= 4; i++) {
      const y = -76 + row * 22;
      const reach = 62 * Math.sqrt(Math.max(0, 1 - (y / 104) * (y / 104)));
      const x = (i + (row % 2) / 2) * 22;
      if (Math.abs(x) < reach - 8) rows += `M${I(x - 10, y)}q10 16 20 0`;
    }
  return (
    path(
      'M0-112c44 8 74 82 70 132s-36 80-70 80-66-30-70-80 26-124 70-132Z',
      mix(cloth, ink.k, 0.5),
    ) +
    path('M0-112c-44 8-74 82-70 132q6 50 40 70c-14-50-14-140 30-202Z', mix(cloth, WHITE, 0.3)) +
    line(rows, mix(cloth, '#fd8', 0.6), 3)
  );
};

const mask: Thing = ({ ink }, { cloth = GOLD }) =>
  carve(
    '-46-44-78-104 9 12,-20-40-30-116 9 8,20-40 30-116 9-8,46-44 78-104 9-12',
    mix(BLOOD, ink.k, 0.2),
  ) +
  path(
    'M-84-46c34-16 64-8 84 6 20-14 50-22 84-6 8 46-12 94-44 100q-28 0-40-28-12 28-40 28c-32-6-52-54-44-100Z',
    mix(cloth, ink.k, 0.5),
  ) +
  path('M-84-46c34-16 64-8 84 6v66q-12 28-40 28c-32-6-52-54-44-100Z', cloth) +
  path('M-62-6c12-18 38-14 46 4q-24 24-46-4ZM62-6c-12-18-38-14-46 4q26 24 46-4Z', ink.k) +
  carve('-78-38-66 30 3-4,-58-44-20-38 2.5-4', '#ffd');

/** The horn of an aurochs, bound in gold: its mouth to the left, where one blows it to the right. */
const horn: Thing = ({ ink, sky }, { gold = GOLD }) =>
  path(
    'M-116-50c-2 94 62 154 132 148q84-12 98-122l-12-2q-18 78-80 74-70-2-70-132Z',
    mix('#542', ink.k, 0.4),
  ) +
  path('M-116-50c-2 94 62 154 132 148q-20-6-60-36-48-42-44-128Z', mix(BONE, sky.lum, 0.3)) +
  carve(
    '-80-36-16 76 3 22,-66-36 6 68 2.5 26,36 84 98 12 3 10,36 66 94 4 2 10',
    mix(BONE, ink.k, 0.3),
  ) +
  path('M-122-52c10-36 60-56 80-36-4 26-58 54-80 36Z', mix(gold, ink.k, 0.3)) +
  path('M-112-56c8-24 46-40 60-30-6 20-44 40-60 30Z', ink.k) +
  path('M-76 30l32-26 6 12-30 28ZM14 100l4-52h12l-2 50ZM84 58l-18-22 8-8 18 18Z', gold) +
  path('M98-20l4-20h18l-4 22Z', mix(gold, WHITE, 0.3)) +
  line('M-56 22c16-92 118-100 136 20', '#853', 5);

const bread: Thing = ({ ink, sky }) =>
  path(
    'M-90 40c-14-46 20-90 70-94 30-16 80-4 100 30 24 22 20 64 0 76-50 14-130 14-170-12Z',
    '#742',
  ) +
  path(
    'M-90 40c-14-46 20-90 70-94q32-14 64-2c-44 6-94 26-110 106q-14-4-24-10Z',
    mix('#da5', sky.lum, 0.2),
  ) +
  carve('-30-44-12 10 4-8,6-54 24 6 4-8,42-48 56 4 4-8', '#ed9') +
  carve(
    '-20-76-14-110 3 8,14-80 20-116 3 8,46-72 52-104 3 8',
    mix(ink.l, WHITE, 0.5),
    'opacity=".6"',
  );

const lamp: Thing = ({ ink }) =>
  path('M-34-40h68l12 120h-92Z', ink.k) +
  path('M-24-30h48l10 100h-68Z', EMBER) +
  flame(0, 66, 1.1, '#f83', '#fec') +
  line('M-12-34l-4 108M12-34l4 108', ink.k, 4) +
  path('M-40-40l40-36 40 36ZM-52 80h104v16h-104Z', mix(STEEL, ink.k, 0.5)) +
  line('M0-76c-26-34 26-34 0 0', mix(STEEL, ink.k, 0.4), 5);

const bird: Thing = ({ ink, sky }) =>
  perched(ink.k, mix(ink.k, sky.lum, 0.8), 'transform="scale(1.1)"');

/** A scatter of pieces on a board. */
const cyvasse: Thing = ({ ink, sky }) => {
  const piece = (x: number, y: number, s: number, fill: Colour, lit: Colour, top: string) =>
    put(
      path(`M-22 40q3-13 12-20l2-30h16l2 30q9 7 12 20Z${top}`, fill) +
        carve('-18 38-6 18 2-2,-6 14-4-8 2', lit),
      x,
      y,
      s,
    );
  let board = '';
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 6; j++)
      if ((i + j) % 2) {
        // Rows grow towards the reader.
        const [far, near] = [34 + i * 3, 37 + i * 3];
        board += `M${I((j - 3) * far, 30 + i * 18)}h${far}L${I((j - 2) * near, 48 + i * 18)}h${-near}Z`;
      }
  return (
    path('M-108 24h216l38 82h-292Z', mix('#853', ink.k, 0.3)) +
    path(board, '#dc8') +
    piece(-70, 20, 1.2, '#eec', WHITE, 'M-14-10c0-24 28-24 28 0Z') +
    piece(0, 34, 1.6, ink.m, sky.lum, 'M-16-10l-6-30 14 16 8-24 8 24 14-16-6 30Z') +
    piece(74, 26, 1.3, ink.k, sky.dull, 'M-12-10c-8-20 8-34 18-30s8 22 4 30Z') +
    piece(-112, 56, 1, ink.k, sky.dull, 'M-10-10l10-24 10 24Z')
  );
};

/** A horse's collar, a sword belt, spurs: what makes a knight. */
const spurs: Thing = (g, look) =>
  group(sword(g, { ...look, long: 130 }), 'transform="rotate(-30)"') +
  group(shield(g, look), 'transform="translate(26 60) scale(.62)"');

/** A skull of somebody small, and what else is left. */
const skull: Thing = ({ ink, sky }) => {
  const [lit, dim] = [mix(BONE, sky.lum, 0.4), mix(BONE, ink.k, 0.5)];
  return (
    line('M-104 92c44-18 94 20 164 4M-70 116c50-12 110 6 174-12', dim, 9) +
    carve('-104 90-20 92 2.5 6,-60 114 40 114 2 4', lit) +
    path(
      'M4-84c54-2 80 38 70 80q-6 24-20 34 2 28-28 32l-6 16q-32 10-54-4l-4-16q-24-4-16-26-20-12-22-44c-2-44 30-72 80-72Z',
      dim,
    ) +
    path(
      'M4-84c-50 0-82 28-80 72q2 32 22 44-8 22 16 26l4 16q14 10 30 6c-20-40-26-116 8-164Z',
      lit,
    ) +
    path(
      'M-54 2c-4-20 32-28 40-8 2 20-30 32-40 8ZM46 0c0-20-32-24-36-4 0 18 28 26 36 4ZM-8 16l12 22q-12 6-20 0ZM-34 54q32 8 60 2l-2 6q-28 6-58 0Z',
      ink.k,
    ) +
    carve('-24-80-14-40 2 6,-14-40-26-24 2-3,-16 62-16 76 2,-2 62-2 78 2,12 62 12 76 2', ink.k) +
    carve('-66-24-44-66 3-8,-68 4-64-16 2-2,52-52 62-20 1.5-4', WHITE)
  );
};

/** A breastplate with its shoulders and skirt of plates, on its stand. */
const plate: Thing = (g, { gold = GOLD }) => {
  const [lit, dark, seam] = [
    mix(gold, WHITE, 0.3),
    mix(gold, g.ink.k, 0.5),
    mix(gold, g.ink.k, 0.8),
  ];
  const waist = 'M-46 38q46 16 92 0l16 46q-62 24-124 0Z';
  return (
    path('M-8 60h16v52h26v10h-68v-10h26Z', mix(WOOD, g.ink.k, 0.4)) +
    path(waist, dark) +
    path('M-46 38q20 8 46 8v50q-34 0-62-12Z', gold) +
    path(
      'M-28-100q28 14 56 0l18 12q0 30 18 44 6 52-18 88-46 14-92 0-24-36-18-88 18-14 18-44Z',
      dark,
    ) +
    path('M-28-100q14 8 28 8v144q-26 0-46-8-24-36-18-88 18-14 18-44Z', gold) +
    path('M-40-92q-44-2-56 44l-2 26q36 0 52-32 8-22 6-38Z', lit) +
    path('M40-92q44-2 56 44l2 26q-36 0-52-32-8-22-6-38Z', seam) +
    carve('-92-46-54-84 3-6,-94-32-52-66 2-8,-56-28-44 26 3 6,-30-92-36-50 2.5-3', '#fec') +
    carve('-58 62 58 62 2 14,-52 48 52 48 2 12,0-92 0 92 1.5,-94-26-50-40 2 6', seam) +
    crest(g.house, 0, -20, 58, g.ink.k)
  );
};

/** A fool's cap with its bells. */
const cap: Thing = ({ ink }) => {
  const [one, other] = [BLOOD, '#484'];
  return (
    path('M-4 40c-16-60-62-100-100-70q30 0 42 90Z', one) +
    path('M4 40c16-60 62-100 100-70q-30 0-42 90Z', mix(other, ink.k, 0.4)) +
    path('M-46 50q8-118 50-154 32 50 42 154Z', other) +
    path('M4-104q32 50 42 154h-42Z', mix(one, ink.k, 0.4)) +
    carve('-92-34-60 40 3.5-18,0-94-34 40 3.5 10,70-36 58 40 2 10', '#ed9') +
    path('M-70 38c30 20 110 20 140 0v30c-30 18-110 18-140 0Z', GOLD) +
    [-106, 6, 106].map((x) => disc(x, x === 6 ? -108 : -28, 12, GOLD)).join('') +
    [-109, 3, 103].map((x) => disc(x, x === 3 ? -111 : -31, 4, '#fec')).join('')
  );
};

/** An anvil with a glowing blade on it. */
const anvil: Thing = ({ ink }) =>
  path('M-100-20h192c-12 26-42 34-58 38l-4 38h30v28h-120v-28h30l-4-38c-26-4-58-14-66-38Z', ink.k) +
  path('M-100-20h192l-4 10h-182Z', mix(STEEL, ink.l, 0.3)) +
  carve('-30 20-28 54 3,-58 60 40 60 2.5', mix(STEEL, ink.k, 0.2)) +
  path('M-76-34l180-6 16 8-16 8-180 2Z', '#f83') +
  carve('-70-30 108-32 3.5', '#fec') +
  carve('-10-44-30-92 3 6,10-46 16-104 3-4,28-44 60-84 3-6', '#fc6');

/** A dented helm that nobody wears. */
const helm: Thing = ({ ink, sky }) =>
  path('M-66 60c-12-90 20-164 72-164s82 68 64 164l-30 14-6-64h-58l-6 64Z', mix(STEEL, ink.k, 0.6)) +
  path('M-66 60c-12-90 20-164 72-164q-28 54-30 114l-6 64Z', mix(STEEL, WHITE, 0.2)) +
  path('M-26 8h62v70h-62Z', ink.k) +
  path('M-68 6c38-14 108-14 142 2v18c-34-16-104-18-142-4ZM-2 10h16l-4 64-6 6-6-6Z', GOLD) +
  path('M34-66l16 26-10 18-16-26Z', ink.k) +
  carve('-58 0-16-90 4-10,-60 52-62 30 3,-40 60-38 28 3', sky.lum);

/** An arrow, its point in the ground. */
const arrow: Thing = ({ ink, sky }, { cloth = ink.p }) =>
  path('M-2-90h6v210h-6Z', WOOD) +
  carve('0 110 0-60 1', '#da6') +
  path('M0-64l20-20v-42l-18 20ZM0-64l-20-20v-42l18 20Z', mix(cloth, ink.k, 0.4)) +
  carve('-16-120-16-88 2,4-106 16-118 1.5,4-92 16-104 1.5', sky.lum);

/** Two dice of bone. */
const dice: Thing = ({ ink }) =>
  [at(-44, 10, 1, -12), at(56, 30, 0.8, 16)]
    .map((where) =>
      group(
        path('M-50-30l54-24 54 22-4 66-52 28-50-26Z', BONE) +
          path('M2-4l56-28-4 66-52 28Z', mix(BONE, ink.k, 0.6)) +
          path('M-50-30l52 26v66l-50-26Z', mix(BONE, ink.k, 0.3)) +
          line(
            'M4-32h0M-38-8h0M-12 38h0M-24 14h0M20 10h0M38 28h0',
            ink.k,
            13,
            'stroke-linecap="round"',
          ),
        where,
      ),
    )
    .join('');

export const THINGS = {
  sword,
  arakh,
  dagger,
  axe,
  hammer,
  spear,
  cudgel,
  cup,
  phial,
  seal,
  poppies,
  coins,
  coin,
  letter,
  book,
  crown,
  shield,
  rose,
  lute,
  harp,
  scales,
  key,
  chains,
  egg,
  mask,
  horn,
  bread,
  lamp,
  bird,
  cyvasse,
  spurs,
  skull,
  plate,
  cap,
  anvil,
  helm,
  arrow,
  dice,
} as const satisfies { [name: string]: Thing };

export type ThingName = keyof typeof THINGS;
export const THING_NAMES = Object.keys(THINGS) as ThingName[];
