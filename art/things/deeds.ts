import { dragonAloft, dragonHead, FIRES, jet } from '../beasts/dragon.ts';
import { krakenArm, perched } from '../beasts/index.ts';
import { BLOOD, EMBER, GOLD, mix, STEEL, WHITE, WOOD } from '../core/inks.ts';
import { at, carve, disc, gouge, group, line, path, put } from '../core/marks.ts';
import { crest } from '../crests.ts';
import { bust } from '../people/bust.ts';
import { hand } from '../people/hands.ts';
import type { Person } from '../people/person.ts';
import type { Ground } from '../places/ground.ts';
import { castle, flame } from '../places/parts.ts';
import { fireGlow, wildGlow } from '../sky.ts';
import { body } from './body.ts';
import { figure, many } from './figures.ts';
import { THINGS } from './objects.ts';
import { galleon, longship } from './ships.ts';

/** Deeds and scenes that are one drawing, in the units of the picture. */

type Deed = (g: Ground) => string;

const swell = ({ sky }: Ground): string =>
  carve('10 276 120 268 6 12,100 288 240 280 6 14,190 272 296 268 5 10', sky.cut);

/** A kraken takes a ship. */
const kraken: Deed = (g) =>
  krakenArm(g, [60, 320, 20, 200, 10, 90, 110, 60], 26) +
  longship(160, 226, 1.25, g.ink.k, g.sky.lum, mix(g.ink.m, '#dca', 0.5)) +
  krakenArm(g, [250, 320, 300, 210, 290, 110, 196, 100], 24) +
  krakenArm(g, [130, 330, 120, 270, 240, 250, 222, 176], 17) +
  swell(g);

/** One arm out of the water. */
const grasp: Deed = (g) =>
  krakenArm(g, [96, 330, 40, 210, 170, 150, 196, 76], 34) +
  krakenArm(g, [250, 330, 300, 250, 246, 200, 262, 168], 18) +
  krakenArm(g, [20, 330, -10, 260, 50, 220, 40, 190], 14) +
  swell(g);

/** Dragon fire. */
const dracarys: Deed = (g) =>
  disc(76, 206, 180, fireGlow()) +
  put(jet(FIRES), 126, 152, 0.98, -34) +
  put(dragonHead(g, '#312', '#fc4'), 208, 112, 1, -24);

/** A dragon over the roofs. */
const aloft: Deed = ({ ink, orb }) => dragonAloft(orb.x, (orb.y ?? 112) + 4, 0.86, ink.k, '#f94');

const threeAloft: Deed = ({ ink, sky }) =>
  dragonAloft(176, 96, 0.74, ink.k, '#f94') +
  dragonAloft(66, 150, 0.36, sky.deep, sky.lum) +
  dragonAloft(246, 168, 0.3, sky.deep, sky.lum, true);

/** A boy falls from a tower. */
const fall: Deed = ({ ink, sky }) => {
  let stones = '';
  for (let i = 0; i < 16; i++)
    stones += gouge(46 + ((i * 37) % 70), 136 + i * 10, 66 + ((i * 37) % 70), 135 + i * 10, 1.8);
  return (
    path('M26 52v-34h18v12h16v-12h18v12h16v-12h18v12h16v-12h18v34l-8 10v238h-104v-238Z', sky.deep) +
    path('M100 62h38v238h-34Z', ink.k, 'opacity=".55"') +
    path(gouge(38, 296, 38, 62, 2.4) + gouge(30, 50, 30, 22, 2) + stones, sky.cut) +
    disc(86, 96, 64, fireGlow()) +
    path('M62 130v-44c0-24 48-24 48 0v44Z', mix(ink.k, ink.d, 0.2)) +
    path('M68 130v-42c0-20 38-20 38 0v42Z', '#fea') +
    path('M70 130q0-20 10-26-6-6-2-12 6-8 12 0 4 8-2 12 6 2 10 6l26-4 2 6-28 10v8Z', ink.k) +
    group(
      body('36 18 26 8-12 6 36-14 52-38 14-22 24-48-36-10-28-40-44 6-62-16', 'long') +
        many('M-8-4l-24-12-12 20 10 10 28 4Z'),
      `fill="${ink.k}" color="${sky.lum}" ${at(214, 132, 1, -14)}`,
    )
  );
};

/** Heads over a gate. */
const spikes: Deed = (g) => {
  const { ink, sky, level } = g;
  const dead = (x: number, y: number, size: number, right: boolean, person: Person) =>
    line(`M${x + (right ? -4 : 4)} 260V${y + 20}`, ink.k, 6) +
    put(
      bust(
        { body: 'none', lids: 'closed', skin: 'ash', age: 'middle', weight: -0.7, ...person },
        'left',
        ink,
        sky.lum,
        level,
        true,
      ),
      x,
      y,
      size,
      right ? -8 : 8,
      right,
    );
  return (
    dead(68, 118, 0.56, false, { hair: 'swept', hairColour: 'dark', beard: 'full' }) +
    dead(156, 92, 0.62, false, {
      hair: 'wild',
      hairColour: 'auburn',
      beard: 'short',
      form: 'hook',
    }) +
    dead(240, 124, 0.56, true, { hair: 'fringe', hairColour: 'grey', beard: 'full', age: 'old' }) +
    path('M-10 250h36v-18h28v18h38v-18h28v18h38v-18h28v18h38v-18h28v18h58v50h-320Z', ink.k) +
    path(
      [...Array(9).keys()]
        .map((i) => gouge(8 + i * 34, 262 + (i % 2) * 14, 34 + i * 34, 262 + (i % 2) * 14, 2))
        .join(''),
      mix(sky.lum, ink.d, 0.4),
    ) +
    perched(ink.k, mix(ink.k, sky.lum, 0.8), at(108, 206, 0.34, 0, true))
  );
};

const fleet: Deed = ({ ink, sky }) =>
  (
    [
      [60, 224, 0.24],
      [110, 220, 0.2],
      [250, 222, 0.24],
      [196, 226, 0.3],
      [128, 240, 0.44],
      [246, 250, 0.56],
      [66, 268, 0.8],
      [178, 282, 1],
    ] as const
  )
    .map(([x, y, s], i) =>
      galleon(x, y, s, ink.k, sky.lum, ['#822', '#467', '#ca4', '#dcb'][i % 4], ink.m),
    )
    .join('');

const ironFleet: Deed = (g) =>
  (
    [
      [50, 216, 0.3],
      [112, 214, 0.26],
      [262, 218, 0.3],
      [190, 224, 0.4],
      [104, 246, 0.66],
      [228, 262, 0.92],
    ] as const
  )
    .map(([x, y, s]) => longship(x, y, s, g.ink.k, g.sky.lum, mix(g.ink.m, g.sky.lum, 0.2)))
    .join('') + swell(g);

const flagship: Deed = (g) =>
  longship(160, 238, 1.9, g.ink.k, g.sky.lum, mix(g.ink.m, g.sky.lum, 0.1)) +
  crest(g.house, 160, 146, 66, GOLD) +
  swell(g);

const warship: Deed = (g) =>
  galleon(152, 244, 1.5, g.ink.k, g.sky.lum, g.sky.gleam, g.ink.m) +
  crest(g.house, 148, 134, 44, g.ink.d) +
  swell(g);

/** A pleasure barge under oars, its awning in the colours of the house. */
const barge: Deed = (g) =>
  line('M112 250l-34 32M150 250l-34 32M188 250l-34 32M226 250l-34 32', g.ink.k, 3) +
  line('M106 236v-52M148 236v-56M190 236v-52', g.ink.k, 4) +
  figure('lady', 168, 240, 0.46, g.ink.k, g.sky.lum) +
  path(
    'M88 190q8-30 60-36 52 6 60 36-8 10-16 0-8 10-18 0-8 10-16 0-10 10-18 0-8 10-18 0-8 10-16 0-8 10-18 0Z',
    mix(g.ink.m, g.ink.k, 0.3),
  ) +
  path('M88 190q8-30 60-36-22 10-26 36-8 10-16 0-8 10-18 0Z', g.ink.m) +
  carve('94 186 142 158 2-4,148 158 148 186 2', g.sky.lum) +
  path('M30 214q10 22 34 24h172q26-2 38-30 4 44-34 60h-164q-40-6-46-54Z', g.ink.k) +
  carve('38 228 240 242 2 10,60 254 238 254 1.5 4', g.sky.lum) +
  path('M274 210v-70h4v66ZM274 140q-26 2-44-8 4 12-2 24 26 8 46-2Z', g.sky.gleam) +
  swell(g);

/** A trebuchet before a wall. */
const siege: Deed = ({ ink, sky }) =>
  path('M150 274l46-98h8l46 98h-12l-38-80-38 80ZM160 250h80v8h-80Z', ink.k) +
  path('M96 128l166 78-4 8-166-80Z', ink.k) +
  path('M244 196l40 18-8 32-36-16Z', ink.k) +
  line('M96 130c-26 20-36 50-22 66', ink.k, 3) +
  disc(76, 202, 9, mix(ink.k, STEEL, 0.3)) +
  carve('158 268 196 184 2,98 130 250 200 1.5,164 252 236 252 1.5,246 202 246 228 2', sky.lum) +
  path('M140 274h122v10h-122Z', ink.k) +
  disc(60, 60, 40, fireGlow()) +
  disc(60, 60, 10, '#fc6') +
  carve('60 60 120 30 5-4,64 56 104 24 3-3', '#f94');

/** Somebody burns. */
const pyre: Deed = ({ ink, sky }) =>
  path('M144 120h12v140h-12Z', ink.k) +
  figure('lady', 150, 232, 1.02, ink.k, sky.lum) +
  disc(150, 230, 130, fireGlow()) +
  path('M70 276l160-24 4 10-158 24ZM66 256l170 20-4 10-168-20Z', ink.k) +
  (
    [
      [96, 280, 1.3],
      [204, 282, 1.4],
      [126, 290, 1.1],
      [176, 290, 1.2],
      [74, 288, 0.9],
      [228, 290, 1],
    ] as const
  )
    .map(([x, y, s], i) => flame(x, y, s, i % 2 ? '#e52' : '#f83', '#fd7'))
    .join('');

/** Green fire on the water. */
const wildfire: Deed = ({ ink, sky }) =>
  (
    [
      [60, 262, 1.3],
      [150, 272, 1.8],
      [236, 262, 1.4],
    ] as const
  )
    .map(([x, y, s]) => disc(x, y - 30 * s, 70 * s, wildGlow()) + flame(x, y, s, '#4a4', '#dfa'))
    .join('') +
  galleon(212, 266, 0.62, ink.k, sky.lum, '#363', '#be8') +
  longship(92, 276, 0.7, ink.k, sky.lum, '#473');

/** A hand from behind, a knife in it; the other one smiles. */
const betrayal: Deed = (g) => {
  const { ink, sky, level } = g;
  const victim: Person = {
    hair: 'swept',
    hairColour: 'brown',
    beard: 'short',
    body: 'cape',
    cloth: '#722',
    lids: 'closed',
  };
  const traitor: Person = {
    head: 'hood',
    body: 'cloak',
    cloth: '#324',
    beard: 'stubble',
    smile: 0.8,
  };
  return (
    put(bust(traitor, 'left', ink, sky.lum, level, true), 214, 110, 0.8) +
    put(bust(victim, 'left', ink, sky.lum, level, true), 112, 142, 0.96) +
    put(THINGS.dagger(g, { blade: '#dee' }), 214, 222, 0.56, -78) +
    hand('grip', traitor, ink, 262, 234, -84, 1)
  );
};

/** Two hands meet. */
const pact: Deed = (g) => {
  const one: Person = { body: 'robe', cloth: g.ink.m };
  const other: Person = { body: 'robe', cloth: '#457', skin: 'olive' };
  return (
    hand('meets', other, g.ink, 150, 150, 0, 1.06) + hand('takes', one, g.ink, 150, 150, 0, 1.06)
  );
};

/** A crown nobody wears. */
const emptyCrown: Deed = (g) =>
  path('M40 236c50-22 170-22 220 0l40 64h-300Z', mix(BLOOD, g.ink.k, 0.5)) +
  carve('60 244 140 224 4-6,100 262 230 236 4-8,40 276 160 256 3-6', mix(BLOOD, WHITE, 0.2)) +
  put(THINGS.crown(g, {}), 150, 176, 0.98, -5);

/** A cairn with a helm on a sword: somebody has fallen. */
const grave: Deed = (g) =>
  path('M76 276c8-26 34-28 44-36q36-20 64 0 34 6 44 36Z', g.sky.deep) +
  carve(
    '88 268 118 262 3-3,112 250 146 244 3-3,150 240 182 246 3-3,130 268 176 264 3-3,186 258 214 266 3-3',
    g.sky.cut,
  ) +
  put(THINGS.sword(g, {}), 150, 176, 0.62, 180) +
  perched(g.ink.k, mix(g.ink.k, g.sky.lum, 0.8), at(206, 224, 0.4, 0, true));

/** A gallows. */
const gallows: Deed = ({ ink, sky }) =>
  path('M206 284v-192h-96v12h86v180ZM196 132l-32-28h14l28 22Z', ink.k) +
  line('M122 104v46', mix(WOOD, ink.k, 0.4), 3) +
  line('M110 164a12 14 0 1 0 24 0 12 14 0 1 0-24 0', mix(WOOD, sky.lum, 0.3), 4) +
  carve('200 280 200 110 1.5,112 96 196 96 1.5', sky.lum) +
  perched(ink.k, mix(ink.k, sky.lum, 0.8), at(158, 70, 0.34));

/** A door of iron bars, hands on them. */
const bars: Deed = (g) =>
  put(
    bust(
      {
        hair: 'wild',
        hairColour: 'dark',
        beard: 'short',
        body: 'robe',
        cloth: '#554',
        weight: -0.7,
        skin: 'pale',
        age: 'middle',
      },
      'front',
      g.ink,
      g.sky.lum,
      g.level,
    ),
    142,
    140,
    0.94,
  ) +
  path(
    'M24 0h16v300h-16ZM84 0h16v300h-16ZM146 0h16v300h-16ZM208 0h16v300h-16ZM266 0h16v300h-16ZM0 58h300v14h-300ZM0 246h300v14h-300Z',
    g.ink.k,
  ) +
  carve('28 4 28 296 2,88 4 88 296 2,150 4 150 296 2,212 4 212 296 2,4 60 296 60 1.5', g.sky.cut) +
  hand('grip', { body: 'robe', cloth: '#554', skin: 'pale' }, g.ink, 92, 196, 0, 0.94) +
  put(
    hand('grip', { body: 'robe', cloth: '#554', skin: 'pale' }, g.ink, 0, 0, 0, 0.94),
    216,
    192,
    1,
    0,
    true,
  );

/** The tower from which one sees far, with a beacon. */
const beacon: Deed = ({ ink, sky }) =>
  put(
    castle('0 60 150 2,-44 34 70,46 34 60', { dark: ink.k, lit: sky.lum, window: EMBER }),
    176,
    284,
    1.1,
  ) +
  disc(176, 92, 80, fireGlow()) +
  flame(176, 112, 1);

/** Sharpened stakes against whoever comes. */
const stakes: Deed = ({ ink, sky }) => {
  let mass = '';
  let cuts = '';
  for (const [i, x] of [300, 262, 222, 180, 136, 90, 42].entries()) {
    const [tip, y] = [x - 54 - (i % 2) * 12, 150 + (i % 3) * 14];
    mass += `M${x - 9} 290L${tip} ${y}L${x + 13} 286Z`;
    cuts += gouge(x - 7, 280, tip, y + 2, 2.2);
  }
  return path(mass, ink.k) + path(cuts, mix(WOOD, sky.lum, 0.6));
};

export const DEEDS = {
  kraken,
  grasp,
  dracarys,
  aloft,
  threeAloft,
  fall,
  spikes,
  fleet,
  ironFleet,
  flagship,
  warship,
  barge,
  siege,
  pyre,
  wildfire,
  betrayal,
  pact,
  emptyCrown,
  grave,
  gallows,
  bars,
  beacon,
  stakes,
} as const satisfies { [name: string]: Deed };

export type DeedName = keyof typeof DEEDS;
export const DEED_NAMES = Object.keys(DEEDS) as DeedName[];
