import { perched } from '../beasts/index.ts';
import { chance } from '../core/chance.ts';
import { BLOOD, BONE, type Colour, EMBER, GOLD, mix, STEEL, WHITE, WOOD } from '../core/inks.ts';
import { at, disc, gouge, gouges, group, line, path } from '../core/marks.ts';
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
      ? 'M-52 58C-44 48-30 52-14 56H14C30 52 44 48 52 58C58 66 50 76 42 72C30 68 20 70 12 72H-12C-20 70-30 68-42 72C-50 76-58 66-52 58Z'
      : guard === 'wing'
        ? 'M-58 44C-40 48-20 56 0 56C20 56 40 48 58 44C48 62 24 72 0 72C-24 72-48 62-58 44Z'
        : 'M-48 58H48L44 72H-44Z',
    gold,
  ) +
  path('M4 58H48L44 72H4Z', mix(gold, ink.k, 0.5)) +
  path('M-8 72H8L7 124H-7Z', mix('#4a2a18', ink.k, 0.3)) +
  path(
    gouges(
      [-7, 84, 7, 78, 1.6],
      [-7, 96, 7, 90, 1.6],
      [-7, 108, 7, 102, 1.6],
      [-7, 119, 7, 113, 1.6],
    ),
    '#c79a6a',
  ) +
  disc(0, 134, 13, mix(gold, ink.k, 0.35)) +
  disc(-3, 131, 6, gem ?? mix(gold, WHITE, 0.4)) +
  (sign ? crest(sign, 0, 134, 19, ink.k) : '');

const sword: Thing = (g, look) => {
  const { blade = '#b9c4cc', wide: w = 11, long: l = 142, ripple } = look;
  let waves = '';
  for (let i = 0; i < (l + 20) / 16; i++)
    waves += gouge(-w + 2, 48 - i * 16, w - 2, 40 - i * 16, 1.5, i % 2 ? 3 : -3);
  return (
    path(
      `M${I(-w, 60)}L${I(-w + 1, 24 - l)}L${I(0, -l)}L${I(w - 1, 24 - l)}L${I(w, 60)}Z`,
      mix(blade, g.ink.k, 0.5),
    ) +
    path(`M${I(-w, 60)}L${I(-w + 1, 24 - l)}L${I(0, -l)}L-1 60Z`, mix(blade, WHITE, 0.35)) +
    (ripple && fine(g) ? path(waves, ripple) : path(gouge(2, 54, 1, 30 - l, 1.6), WHITE)) +
    hilt(g, look)
  );
};

const arakh: Thing = (g, look) => {
  const { blade = '#b9c4cc' } = look;
  return (
    path('M-9 60C-14-10 0-90 58-140C36-86 22-20 14 60Z', mix(blade, g.ink.k, 0.5)) +
    path('M-9 60C-14-10 0-90 58-140C20-84 4-20 0 60Z', mix(blade, WHITE, 0.35)) +
    path(gouge(0, 50, 36, -104, 1.6, -22), WHITE) +
    hilt(g, { ...look, guard: 'wing' })
  );
};

const dagger: Thing = (g, look) =>
  group(sword(g, { ...look, long: 96, wide: 9 }), 'transform="translate(0 -10)"');

const axe: Thing = ({ ink }) =>
  path('M-8 140L2-120H14L8 140Z', '#5a3620') +
  path(gouge(-4, 130, 4, -110, 2), '#c79a6a') +
  path('M6-110C-30-120-70-96-84-50C-58-52-30-44-2-20L10-24Z', mix(STEEL, ink.k, 0.35)) +
  path('M6-110C-30-120-70-96-84-50C-70-70-40-88 8-92Z', '#dfe7ea') +
  path('M8-104C24-104 40-92 44-78C32-74 20-66 10-54Z', mix(STEEL, ink.k, 0.5)) +
  path(gouges([-70, -58, -6, -34, 2, -10], [-60, -76, -10, -64, 1.4, -5]), ink.k);

const hammer: Thing = ({ ink }) =>
  path('M-6 150L-4-70H8L8 150Z', '#5a3620') +
  path(gouge(-3, 140, -1, -60, 2), '#c79a6a') +
  path('M-64-116H56V-58H-64Z', mix(STEEL, ink.k, 0.5)) +
  path('M-64-116H-10V-58H-64Z', mix(STEEL, WHITE, 0.35)) +
  path('M56-104L92-87L56-70Z', mix(STEEL, ink.k, 0.4)) +
  path(
    gouges(
      [-58, -110, -58, -64, 2.4],
      [-40, -108, -40, -66, 1.6],
      [-64, -98, 56, -98, 1.4],
      [-64, -76, 56, -76, 1.4],
    ),
    ink.k,
  ) +
  line('M-6 100L8 110M-6 118L8 128M-6 82L8 92', GOLD, 3);

const spear: Thing = ({ ink }) =>
  path('M-5 190L-4-100H4L5 190Z', WOOD) +
  path(gouge(-3, 180, -2, -90, 1.4), '#d9a86a') +
  path('M0-170L20-112L0-92L-20-112Z', mix(STEEL, ink.k, 0.35)) +
  path('M0-170L0-92L-20-112Z', '#e9eff1') +
  path('M-8-92H8V-80H-8Z', GOLD) +
  path(gouges([-8, -78, -14, -52, 3], [0, -78, 0, -50, 3], [8, -78, 14, -52, 3]), BLOOD);

const cudgel: Thing = ({ ink, sky }) =>
  path(
    'M-12 130C-8 60-30-10-34-70C-40-120 20-136 34-90C40-40 6 40 14 130Z',
    mix('#a89a84', ink.k, 0.45),
  ) +
  path(
    'M-12 130C-8 60-30-10-34-70C-38-100-18-118 0-118C-16-60-4 40 0 130Z',
    mix('#c9bda6', sky.lum, 0.25),
  ) +
  path(
    gouges(
      [-20, -84, 2, 60, 3, -10],
      [-4, -96, 12, 20, 2.4, -8],
      [10, -90, 8, 100, 2, -8],
      [22, -60, 4, -20, 2],
      [-26, -50, -10, -30, 2],
    ),
    ink.k,
  );

const cup: Thing = ({ ink, level }, { fluid = '#7a1420', gold = GOLD }) =>
  path(
    'M-54-70H54C56-20 34 14 8 20V76C30 80 46 88 50 100H-50C-46 88-30 80-8 76V20C-34 14-56-20-54-70Z',
    mix(gold, ink.k, 0.55),
  ) +
  path(
    'M-54-70H-20C-26-30-18 0-2 18V78C-14 84-26 92-30 100H-50C-46 88-30 80-8 76V20C-34 14-56-20-54-70Z',
    gold,
  ) +
  path(gouge(-46, -62, -34, -6, 3.4, 5), '#fff6d8') +
  `<ellipse cy="-70" rx="54" ry="11" fill="${mix(gold, WHITE, 0.35)}"/><ellipse cy="-69" rx="46" ry="8" fill="${fluid}"/>` +
  path(gouge(-48, -36, 48, -36, 2.6, 9), ink.k) +
  (level > 0
    ? path(gouges([-40, -24, 40, -24, 1.4, 9], [10, -20, 24, -40, 2], [-6, -16, 4, -38, 2]), ink.k)
    : '');

const phial: Thing = ({ ink }, { fluid = '#7a3fa0' }) =>
  path(
    'M-14-90H14V-40C44-26 52 10 44 40C38 66 20 76 0 76C-20 76-38 66-44 40C-52 10-44-26-14-40Z',
    mix('#7fb8c8', ink.k, 0.45),
  ) +
  path('M-42 8C-20 0 20 18 44 6C50 34 38 76 0 76C-38 76-50 36-42 8Z', fluid) +
  path('M-40 14C-46 40-32 66-8 74C-26 60-30 36-26 8Z', mix(fluid, WHITE, 0.45)) +
  path(gouges([-10, -84, -10, -36, 2.4], [-14, -36, -38, -2, 3, -5]), WHITE) +
  path('M-17-98H17V-84H-17Z', '#8a5a34') +
  path(gouge(-14, -95, 14, -95, 2), '#d9a86a');

/** The brooch of the Hand of the King. */
const seal: Thing = ({ ink, level }) => {
  let notches = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * PI;
    notches += gouge(cos(a) * 77, sin(a) * 77, cos(a) * 85, sin(a) * 85, 1.8);
  }
  return (
    disc(0, 0, 92, mix(GOLD, ink.k, 0.45)) +
    disc(-3, -3, 86, GOLD) +
    disc(0, 0, 74, mix(GOLD, ink.k, 0.6)) +
    path(
      'M-34 58V12L-50-6C-54-14-46-20-40-14L-26 0V-50C-26-60-14-60-13-50V-62C-12-72 2-72 3-62V-50C5-60 17-60 18-48V-38C20-46 32-44 32-34V14C32 34 22 44 22 58Z',
      mix(GOLD, '#fff2c4', 0.45),
    ) +
    path(
      'M6 58C16 40 14 10 18-38C20-46 32-44 32-34V14C32 34 22 44 22 58Z',
      mix(GOLD, ink.k, 0.35),
    ) +
    line('M-13-50V-6M3-52V-6M18-40V-4', mix(GOLD, ink.k, 0.7), 3) +
    (level > 0 ? path(notches, mix(GOLD, ink.k, 0.65)) : '')
  );
};

const poppies: Thing = ({ ink }) => {
  const bloom = (x: number, y: number, s: number) =>
    group(
      line('M0 0C-6 40 4 70 0 110', ink.d, 5) +
        path(
          'M-46-20C-52-60-20-64 0-44C20-66 52-58 46-18C40 12 14 14 0 8C-14 14-40 10-46-20Z',
          BLOOD,
        ) +
        path('M-44-26C-44-54-20-56-4-40C-20-30-30-14-36 4C-42-4-44-14-44-26Z', '#ee6a52') +
        path(gouges([10, -40, 30, -4, 2.4], [24, -42, 38, -14, 2]), '#5c0f14') +
        disc(0, -12, 11, ink.k),
      at(x, y, s),
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
  return (
    pile +
    path(
      gouges([-60, 8, -40, 4, 2, -2], [10, -2, 30, -6, 2, -2], [60, 20, 76, 16, 1.8, -2]),
      '#fff8dc',
    )
  );
};

/** One large coin. */
const coin: Thing = ({ ink, house }) =>
  disc(4, 4, 80, mix(GOLD, ink.k, 0.6)) +
  disc(0, 0, 80, GOLD) +
  disc(0, 0, 66, mix(GOLD, ink.k, 0.35)) +
  disc(0, 0, 62, mix(GOLD, '#fff2c4', 0.25)) +
  crest(house, 0, 0, 84, mix(GOLD, ink.k, 0.65)) +
  path(gouge(-66, 20, -20, -68, 3, -14), '#fff8dc');

const letter: Thing = ({ ink, level }, { crest: sign }) => {
  let lines = '';
  for (let i = 0; i < 8; i++)
    lines += gouge(-44, -46 + i * 14, 30 - (i % 3) * 12, -46 + i * 14, 1.8);
  return (
    path(
      'M-70-80C-84-80-84-60-70-60H-56V70C-56 90-40 92-30 92H60C48 90 46 80 46 70V-60C46-74 40-80 30-80Z',
      '#efe2c0',
    ) +
    path('M46-60C46-74 40-80 30-80H10C22-60 20 40 22 92H60C48 90 46 80 46 70Z', '#b59a6a') +
    (level > 0 ? path(lines, '#5a4630') : '') +
    disc(-8, 84, 20, BLOOD) +
    disc(-11, 81, 14, '#d9463e') +
    (sign ? crest(sign, -9, 83, 20, '#7a1216') : disc(-9, 83, 5, mix('#7a1216', ink.k, 0.2)))
  );
};

const book: Thing = ({ ink }, { cloth }) => {
  const cover = cloth ?? ink.m;
  return (
    path(
      'M-88-60C-60-74-24-70 0-50C24-70 60-74 88-60V64C60 52 24 56 0 74C-24 56-60 52-88 64Z',
      mix(cover, ink.k, 0.35),
    ) +
    path('M-80-64C-54-74-22-70 0-52V66C-22 50-54 48-80 58Z', '#f4e9cc') +
    path('M80-64C54-74 22-70 0-52V66C22 50 54 48 80 58Z', '#c9b48a') +
    path(
      [-44, -30, -16, -2, 12, 26, 40]
        .map((y) => gouge(-68, y, -14, y + 9, 1.8, -3) + gouge(14, y + 9, 66, y, 1.8, -3))
        .join(''),
      '#6a5638',
    ) +
    line('M0-50V72', mix(cover, ink.k, 0.6), 3)
  );
};

const crown: Thing = ({ ink }, { gold = GOLD, gem = BLOOD }) =>
  path(
    'M-84 46C-40 66 40 66 84 46L92-34L58 4L40-56L18-4L0-72L-18-4L-40-56L-58 4L-92-34Z',
    mix(gold, ink.k, 0.35),
  ) +
  path('M-84 46C-52 60-20 62 8 61L4-58L0-72L-18-4L-40-56L-58 4L-92-34Z', gold) +
  path('M-86 30C-40 52 40 52 86 30L88 12C40 34-40 34-88 12Z', ink.k, 'opacity=".55"') +
  [
    [-60, 27],
    [-30, 36],
    [0, 38],
    [30, 36],
    [60, 27],
  ]
    .map(([x, y], i) => disc(x, y, i % 2 ? 7 : 9, i % 2 ? '#f4efe2' : gem))
    .join('') +
  path(
    gouges([-82, -18, -74, 40, 2.6, -3], [-40, -44, -36, 6, 2.4], [-6, -56, -8, 8, 2.4]),
    '#fff8dc',
  );

const shield: Thing = ({ ink, house, sky }) =>
  path('M-78-96H78V0C78 60 40 96 0 116C-40 96-78 60-78 0Z', mix(ink.k, '#000000', 0.2)) +
  path('M-70-88H70V-2C70 52 36 86 0 106C-36 86-70 52-70-2Z', ink.m) +
  path('M4-88H70V-2C70 52 36 86 4 104Z', ink.d) +
  crest(house, 0, -2, 104, ink.p) +
  path(gouges([-64, -80, -60, 10, 3, -3], [-60, 20, -22, 84, 2.4, -6]), sky.lum);

/** A rose of gold or of the garden. */
const rose: Thing = ({ ink }, { cloth = GOLD }) =>
  line('M4 20C-8 70 10 100 0 150', '#2f5a2c', 8) +
  path(
    'M-2 96C-30 80-60 86-74 104C-50 112-20 112-2 100ZM4 70C26 52 54 52 70 66C50 78 24 82 4 76Z',
    '#3f7a38',
  ) +
  path(gouges([-64, 102, -10, 98, 2, -5], [12, 72, 60, 64, 2, -4]), '#a9d283') +
  path(
    'M-2-96C22-100 40-88 44-70C66-70 78-48 70-28C84-10 74 16 52 20C42 42 12 46-2 32C-20 46-50 38-56 16C-78 10-84-16-70-32C-78-54-60-74-40-72C-34-90-18-98-2-96Z',
    mix(cloth, ink.k, 0.5),
  ) +
  path(
    'M-2-96C-18-98-34-90-40-72C-60-74-78-54-70-32C-84-16-78 10-56 16C-50 38-20 46-2 32C-26 20-40-4-38-30C-36-56-24-80-2-96Z',
    cloth,
  ) +
  path(
    'M2-70C28-74 50-52 46-28C42-2 18 14-6 8C-30 2-40-22-32-44C-26-60-14-68 2-70Z',
    mix(cloth, ink.k, 0.3),
  ) +
  path('M2-70C-14-68-26-60-32-44C-38-26-30-6-14 4C-22-14-20-40 2-70Z', mix(cloth, WHITE, 0.4)) +
  path(
    'M6-52C22-52 32-40 28-26C24-14 8-8-4-14C-16-22-16-38-6-46C-2-50 2-52 6-52Z',
    mix(cloth, ink.k, 0.6),
  ) +
  path('M6-46C16-46 22-38 20-28C14-20 4-20-2-26C-6-36-2-44 6-46Z', mix(cloth, WHITE, 0.2)) +
  path(
    gouges(
      [-62, -24, -48, 10, 3, -5],
      [-36, 14, -8, 28, 3, 5],
      [-30, -80, -58, -56, 3, -4],
      [-24, -46, -22, -14, 2.4, -5],
    ),
    mix(cloth, WHITE, 0.55),
  ) +
  path(
    gouges([48, -62, 62, -36, 2.4, -4], [62, -14, 50, 10, 2.4, -4], [40, 24, 12, 34, 2.4, -4]),
    mix(cloth, WHITE, 0.1),
  );

const lute: Thing = ({ ink, sky }) =>
  path(
    'M-12-140H12L10-20C44-6 62 36 50 72C40 104 16 112 0 112C-16 112-40 104-50 72C-62 36-44-6-10-20Z',
    '#5a3620',
  ) +
  path(
    'M-12-140H-2V-18C-20-10-40 10-44 40C-46 72-28 98 0 104C-16 110-40 104-50 72C-62 36-44-6-10-20Z',
    mix('#c88a4a', sky.lum, 0.2),
  ) +
  disc(0, 40, 20, ink.k) +
  path('M-26 82H26V88H-26Z', ink.k) +
  line('M-6-132V84M-2-132V84M2-132V84M6-132V84', '#f4e9cc', 1.4) +
  path('M-20-156H20L14-138H-14Z', ink.k) +
  line('M-22-150h-10M-20-144h-10M22-150h10M20-144h10', '#d9a86a', 4);

const harp: Thing = ({ ink, sky }) =>
  path(
    'M-66-110C-20-136 40-116 56-70C64-40 50-10 60 30L-44 112L-60 104Z',
    WOOD,
    'fill-rule="evenodd"',
  ) +
  path('M-50-92C-14-112 28-96 40-62C46-36 36-10 42 22L-44 92Z', mix(ink.k, ink.d, 0.4)) +
  line('M-44-84V88M-34-90V82M-22-94V74M-10-94V64M2-92V54M14-86V44M26-76V34', '#f4e9cc', 1.8) +
  path(
    gouges([-62, -104, -54, 98, 3, -3], [-56, -108, 44, -72, 3, -18]),
    mix('#d9a86a', sky.lum, 0.3),
  );

const scales: Thing = ({ ink }) =>
  path('M-4-110H4V90H-4ZM-40 90H40V102H-40Z', mix(GOLD, ink.k, 0.35)) +
  path(gouge(-3, 84, -3, -104, 1.8), '#fff2c4') +
  path('M-96-84C-60-96 60-76 96-92L96-84C60-68-60-88-96-76Z', GOLD) +
  disc(0, -110, 12, GOLD) +
  line('M-92-80L-120 6M-92-80L-64 6M92-86L64-16M92-86L120-16', mix(GOLD, ink.k, 0.4), 2.4) +
  path(
    'M-126 4H-58C-62 30-76 38-92 38C-108 38-122 30-126 4ZM58-18H126C122 8 108 16 92 16C76 16 62 8 58-18Z',
    mix(GOLD, ink.k, 0.45),
  ) +
  path(gouges([-120, 10, -100, 34, 3, 3], [64, -12, 82, 12, 3, 3]), '#fff2c4');

const key: Thing = ({ ink }) =>
  `<circle cy="-64" r="38" fill="none" stroke="${mix(STEEL, ink.k, 0.35)}" stroke-width="16"/>` +
  path('M-8-28H8V110H-8ZM8 60H40V74H8ZM8 88H32V102H8Z', mix(STEEL, ink.k, 0.35)) +
  path(gouges([-6, -24, -6, 104, 2.4], [-40, -64, -8, -100, 3, -14]), '#e9eff1');

const chains: Thing = ({ ink }) => {
  let links = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-100 + i * 25, -40 + sin((i / 8) * PI) * 90];
    links += `<ellipse cx="${I(x)}" cy="${I(y)}" rx="18" ry="11" transform="rotate(${I(40 - i * 10)} ${I(x, y)})" fill="none" stroke="${i % 2 ? mix(STEEL, ink.k, 0.45) : '#c3ccd2'}" stroke-width="7"/>`;
  }
  return links;
};

/** The eggs that would not stay stone. */
const egg: Thing = ({ ink }, { cloth = '#6a2a7a' }) => {
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
      'M0-112C44-104 74-30 70 20C66 70 34 100 0 100C-34 100-66 70-70 20C-74-30-44-104 0-112Z',
      mix(cloth, ink.k, 0.5),
    ) +
    path(
      'M0-112C-44-104-74-30-70 20C-68 52-52 78-30 90C-44 40-44-50 0-112Z',
      mix(cloth, WHITE, 0.28),
    ) +
    line(rows, mix(cloth, '#ffd98a', 0.55), 3)
  );
};

const mask: Thing = ({ ink }, { cloth = GOLD }) =>
  path(
    'M-84-46C-50-62-20-54 0-40C20-54 50-62 84-46C92 0 72 48 40 54C20 56 8 40 0 26C-8 40-20 56-40 54C-72 48-92 0-84-46Z',
    mix(cloth, ink.k, 0.45),
  ) +
  path('M-84-46C-50-62-20-54 0-40V26C-8 40-20 56-40 54C-72 48-92 0-84-46Z', cloth) +
  path(
    'M-62-6C-50-24-24-20-16-2C-28 14-52 12-62-6ZM62-6C50-24 24-20 16-2C28 14 52 12 62-6Z',
    ink.k,
  ) +
  path(gouges([-78, -38, -66, 30, 3, -5], [-58, -44, -20, -38, 2.4, -4]), '#fff8dc') +
  path(
    gouges(
      [-50, -56, -70, -100, 5, 6],
      [-20, -54, -26, -104, 5, 4],
      [20, -54, 26, -104, 5, -4],
      [50, -56, 70, -100, 5, -6],
    ),
    mix(BLOOD, ink.k, 0.2),
  );

/** The horn of an aurochs, bound in gold: its mouth to the left, where one blows it to the right. */
const horn: Thing = ({ ink, sky }, { gold = GOLD }) =>
  path(
    'M-116-50C-118 44-54 104 16 98C70 92 106 48 114-24L102-26C92 26 62 50 22 48C-22 46-50 4-48-84Z',
    mix('#5c3c22', ink.k, 0.35),
  ) +
  path(
    'M-116-50C-118 44-54 104 16 98C4 92-20 84-44 62C-76 34-90-10-88-66Z',
    mix(BONE, sky.lum, 0.25),
  ) +
  path(
    gouges(
      [-80, -36, -16, 76, 3, 22],
      [-66, -36, 6, 68, 2.4, 26],
      [36, 84, 98, 12, 3, 10],
      [36, 66, 94, 4, 2.2, 10],
    ),
    mix(BONE, ink.k, 0.3),
  ) +
  path('M-122-52C-112-88-62-108-42-88C-46-62-100-34-122-52Z', mix(gold, ink.k, 0.25)) +
  path('M-112-56C-104-80-66-96-52-86C-58-66-96-46-112-56Z', ink.k) +
  path('M-76 30L-44 4L-38 16L-68 44ZM14 99L18 47H30L28 97ZM84 58L66 36L74 28L92 46Z', gold) +
  path('M98-20L102-40H120L116-18Z', mix(gold, WHITE, 0.25)) +
  line('M-57 22C-40-70 62-78 80 42', '#8a5a34', 5);

const bread: Thing = ({ ink, sky }) =>
  path(
    'M-90 40C-104-6-70-50-20-54C10-70 60-58 80-24C104-2 100 40 80 52C30 66-50 66-90 40Z',
    '#7a4a20',
  ) +
  path(
    'M-90 40C-104-6-70-50-20-54C0-64 24-64 44-56C0-50-50-30-66 50C-76 48-84 44-90 40Z',
    mix('#e0a458', sky.lum, 0.2),
  ) +
  path(
    gouges([-30, -44, -12, 10, 4, -8], [6, -54, 24, 6, 4, -8], [42, -48, 56, 4, 4, -8]),
    '#f4d9a0',
  ) +
  path(
    gouges([-20, -76, -14, -110, 3, 8], [14, -80, 20, -116, 3, 8], [46, -72, 52, -104, 3, 8]),
    mix(ink.l, WHITE, 0.5),
    'opacity=".6"',
  );

const lamp: Thing = ({ ink }) =>
  path('M-34-40H34L46 80H-46Z', ink.k) +
  path('M-24-30H24L34 70H-34Z', EMBER) +
  flame(0, 66, 1.1, '#ff8a2c', '#fff2c4') +
  line('M-12-34L-16 74M12-34L16 74', ink.k, 4) +
  path('M-40-40L0-76L40-40ZM-52 80H52V96H-52Z', mix(STEEL, ink.k, 0.5)) +
  line('M0-76C-26-110 26-110 0-76', mix(STEEL, ink.k, 0.4), 5);

const bird: Thing = ({ ink, sky }) =>
  perched(ink.k, mix(ink.k, sky.lum, 0.75), 'transform="scale(1.1)"');

/** A scatter of pieces on a board. */
const cyvasse: Thing = ({ ink, sky }) => {
  const piece = (x: number, y: number, s: number, fill: Colour, lit: Colour, top: string) =>
    group(
      path(`M-22 40C-22 30-14 26-10 20L-8-10H8L10 20C14 26 22 30 22 40Z${top}`, fill) +
        path(gouges([-18, 38, -7, 18, 2, -2], [-6, 14, -5, -8, 1.8]), lit),
      at(x, y, s),
    );
  let board = '';
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 6; j++)
      if ((i + j) % 2) board += `M${I(-120 + j * 40, 30 + i * 18)}h40v18h-40Z`;
  return (
    path('M-130 26H130V106H-130Z', mix('#8a5a34', ink.k, 0.3)) +
    path(board, '#e0c890') +
    piece(-70, 20, 1.2, '#f4ead0', WHITE, 'M-14-10C-14-34 14-34 14-10Z') +
    piece(0, 34, 1.6, ink.m, sky.lum, 'M-16-10L-22-40L-8-24L0-48L8-24L22-40L16-10Z') +
    piece(
      74,
      26,
      1.3,
      ink.k,
      mix(ink.m, sky.lum, 0.4),
      'M-12-10C-20-30-4-44 6-40C16-36 14-18 10-10Z',
    ) +
    piece(-112, 56, 1, ink.k, mix(ink.m, sky.lum, 0.4), 'M-10-10L0-34L10-10Z')
  );
};

/** A horse's collar, a sword belt, spurs: what makes a knight. */
const spurs: Thing = (g, look) =>
  group(sword(g, { ...look, long: 130 }), 'transform="rotate(-30)"') +
  group(shield(g, look), 'transform="translate(26 30) scale(.62)"');

/** A skull of somebody small, and what else is left. */
const skull: Thing = ({ ink, sky }) => {
  const [lit, dim] = [mix(BONE, sky.lum, 0.35), mix(BONE, ink.k, 0.45)];
  return (
    line('M-104 92C-60 74-10 112 60 96M-70 116C-20 104 40 122 104 104', dim, 9) +
    path(gouges([-104, 90, -20, 92, 2.4, 6], [-60, 114, 40, 114, 2, 4]), lit) +
    path(
      'M4-84C58-86 84-46 74-4C72 14 60 22 54 30C56 46 44 60 26 62L20 78C0 84-22 82-34 74L-38 58C-56 56-58 44-54 32C-66 24-76 8-76-12C-78-56-46-84 4-84Z',
      dim,
    ) +
    path(
      'M4-84C-46-84-78-56-76-12C-76 8-66 24-54 32C-58 44-56 56-38 58L-34 74C-26 80-14 82-4 80C-24 40-30-36 4-84Z',
      lit,
    ) +
    path(
      'M-54 2C-58-18-22-26-14-6C-12 14-44 26-54 2ZM46 0C46-20 14-24 10-4C10 14 38 22 46 0ZM-8 16L4 38C-2 42-12 42-16 38ZM-34 54C-14 60 8 60 26 56L24 62C6 66-16 66-34 62Z',
      ink.k,
    ) +
    path(
      gouges(
        [-24, -80, -14, -40, 2.2, 6],
        [-14, -40, -26, -24, 1.8, -3],
        [-16, 62, -17, 76, 1.8],
        [-2, 62, -2, 78, 1.8],
        [11, 61, 12, 76, 1.8],
      ),
      ink.k,
    ) +
    path(
      gouges([-66, -24, -44, -66, 3, -8], [-68, 4, -64, -16, 2, -2], [52, -52, 62, -20, 1.6, -4]),
      WHITE,
    )
  );
};

/** A breastplate on its stand. */
const plate: Thing = (g, { gold = GOLD }) =>
  path('M-8 60H8V112H34V122H-34V112H-8Z', mix(WOOD, g.ink.k, 0.4)) +
  path(
    'M-34-96C-20-82 20-82 34-96L60-84C92-76 96-44 86-22L70-16C74 20 62 56 40 80C16 90-16 90-40 80C-62 56-74 20-70-16L-86-22C-96-44-92-76-60-84Z',
    mix(gold, g.ink.k, 0.55),
  ) +
  path(
    'M-34-96C-24-86-10-84 0-84V86C-16 88-30 84-40 80C-62 56-74 20-70-16L-86-22C-96-44-92-76-60-84Z',
    gold,
  ) +
  path(
    gouges(
      [-80, -60, -76, -28, 4, 4],
      [-56, -70, -46, 60, 3.4, 12],
      [-30, 76, 30, 76, 2.4, -6],
      [-62, 44, 62, 44, 2, -10],
      [0, -80, 0, 84, 2.2],
    ),
    '#fff4cc',
  ) +
  crest(g.house, 0, -14, 64, g.ink.k);

/** A fool's cap with its bells. */
const cap: Thing = ({ ink }) => {
  const [one, other] = [BLOOD, '#3f8a4a'];
  return (
    path('M-4 40C-20-20-66-60-104-30C-84-30-70 0-62 60Z', one) +
    path('M4 40C20-20 66-60 104-30C84-30 70 0 62 60Z', mix(other, ink.k, 0.4)) +
    path('M-46 50C-40-30-24-80 4-104C24-70 40-20 46 50Z', other) +
    path('M4-104C24-70 40-20 46 50H4Z', mix(one, ink.k, 0.35)) +
    path(
      gouges([-92, -34, -60, 40, 3.4, -18], [0, -94, -34, 40, 3.4, 10], [70, -36, 58, 40, 2, 10]),
      '#f4d9a0',
    ) +
    path('M-70 50C-40 66 40 66 70 50V74C40 90-40 90-70 74Z', GOLD) +
    [-106, 6, 106].map((x) => disc(x, x === 6 ? -108 : -28, 12, GOLD)).join('') +
    [-109, 3, 103].map((x) => disc(x, x === 3 ? -111 : -31, 4, '#fff4cc')).join('')
  );
};

/** An anvil with a glowing blade on it. */
const anvil: Thing = ({ ink }) =>
  path('M-100-20H92C80 6 50 14 34 18L30 56H60V84H-60V56H-30L-34 18C-60 14-92 4-100-20Z', ink.k) +
  path('M-100-20H92L88-10H-94Z', mix(STEEL, ink.l, 0.3)) +
  path(gouges([-30, 20, -28, 54, 3], [-58, 60, 40, 60, 2.4]), mix(STEEL, ink.k, 0.2)) +
  path('M-76-34L104-40L120-32L104-24L-76-22Z', '#ff8a2c') +
  path(gouge(-70, -30, 108, -33, 3.4), '#fff2c4') +
  path(
    gouges([-10, -44, -30, -92, 3, 6], [10, -46, 16, -104, 3, -4], [28, -44, 60, -84, 3, -6]),
    '#ffcf6b',
  );

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
} as const satisfies { [name: string]: Thing };

export type ThingName = keyof typeof THINGS;
export const THING_NAMES = Object.keys(THINGS) as ThingName[];
