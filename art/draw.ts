import { BEASTS } from './beasts/index.ts';
import { paint, symbolsOf, use } from './core/block.ts';
import { chance, hash } from './core/chance.ts';
import { mix } from './core/inks.ts';
import { disc, group, put } from './core/marks.ts';
import { cos, I, N, PI, sin } from './core/numbers.ts';
import { INKS } from './palette.ts';
import { bust, viewOf } from './people/bust.ts';
import { inHand, isBehind } from './people/held.ts';
import type { Ground } from './places/ground.ts';
import { FLOOR, isRoom, levelOf, PLACES } from './places/index.ts';
import { flame, stars } from './places/parts.ts';
import type { Crop, Level, PersonAt, Recipe, ThingAt } from './recipe.ts';
import { backdrop, celestial, fireGlow, glow, skyOf, type Time, wildGlow } from './sky.ts';
import { banner } from './things/cloth.ts';
import { DEEDS } from './things/deeds.ts';
import { figure } from './things/figures.ts';
import { THINGS } from './things/objects.ts';
import { block, rest, sizeOf } from './things/rest.ts';
import { rider } from './things/riders.ts';
import { FALLING, WEATHER } from './weather.ts';

export interface Options {
  readonly level?: Level;
  readonly crop?: Crop;
  /** A wide picture: places go on as far as it reaches. */
  readonly width?: number;
  /** Only who is portrayed, cut out: to be laid over another picture. */
  readonly alone?: boolean;
}

/** Whether somebody or something stands before the place. */
const peopled = (recipe: Recipe): boolean => !!recipe.person || !!recipe.people;
const isMain = (recipe: Recipe): boolean =>
  !(
    peopled(recipe) ||
    recipe.beast ||
    recipe.things ||
    recipe.deed ||
    recipe.figures ||
    recipe.riders
  );

const SPAN = 300;

function groundOf(recipe: Recipe, level: Level, width: number, shift: number): Ground {
  const {
    house = 'neutral',
    place = 'nowhere',
    time = isRoom(place) ? 'inside' : 'noon',
    orb,
    x,
  } = recipe;
  const ink = INKS[house];
  const seed = JSON.stringify(recipe);
  return {
    ink,
    sky: skyOf(ink, isRoom(place) ? 'inside' : time, house === 'neutral'),
    house,
    level,
    width,
    main: isMain(recipe),
    variant: recipe.variant ?? hash(seed) % 2,
    r: chance(seed),
    orb: orb ? { x: orb[0] + shift, y: orb[1], r: orb[2] } : { x: width * 0.74 },
    x: x === undefined ? undefined : x + shift,
    empty: recipe.empty ?? false,
  };
}

const GLOWS = { fire: fireGlow, light: glow, wild: wildGlow };

/** What has no height of its own rests on the table, the block or the ground that is there. */
function thing(g: Ground, what: ThingAt, level: number): string {
  const { x = 150, turn = 0 } = what;
  const size = sizeOf(what);
  const { y, below, above } =
    what.y === undefined ? rest(g, what, level) : { y: what.y, below: '', above: '' };
  let flames = '';
  if (what.burns)
    for (let i = 0; i < 9; i++) {
      const u = i / 8;
      // Along a blade; a crown burns from side to side.
      const a = what.kind === 'crown' ? 0 : ((turn - 90) * PI) / 180;
      const along = (-60 + u * (a === 0 ? 120 : 190)) * size;
      flames += flame(
        x + cos(a) * along + (i % 2 ? 9 : -9),
        y + sin(a) * along + 22,
        (1 - u * 0.35) * Math.max(0.6, size),
        i % 2 ? '#e52' : '#f83',
        '#fd7',
      );
    }
  return (
    (what.glow ? disc(x, y, 150 * Math.max(0.6, size), GLOWS[what.glow](), 'opacity=".8"') : '') +
    below +
    flames +
    put(THINGS[what.kind](g, what), x, y, size, turn) +
    above
  );
}

function someone(
  g: Ground,
  { person, view: wanted = 'left', holds, house, x, y, size }: PersonAt,
  among: boolean,
): string {
  const view = viewOf(person, wanted);
  const own = house ? { ...g, house, ink: INKS[house] } : g;
  const held = typeof holds === 'string' ? { what: holds } : holds;
  const object = held ? inHand(own, person, held) : '';
  const behind = held && isBehind(held);
  const inner =
    (behind ? object : '') +
    bust(person, view, own.ink, g.sky.lum, g.level, among) +
    (behind ? '' : object);
  return put(inner, x, y, size, 0, view === 'right');
}

function portrait(g: Ground, recipe: Recipe): string {
  const { person, view = 'left', holds, size = 1.02, down = 0 } = recipe;
  if (!person) return '';
  const seen = viewOf(person, view);
  const x = seen === 'front' ? g.width / 2 - 8 : g.width / 2 + (seen === 'right' ? 8 : -8);
  return someone(g, { person, view, holds, x, y: 132 + down, size }, false);
}

const DARK: readonly Time[] = ['inside', 'fire', 'storm'];

/** The subject of the picture, back to front. */
function subject(g: Ground, recipe: Recipe): string {
  const { ink, sky } = g;
  let svg = '';
  // Silhouettes need a light behind them, also where sky or room are dark.
  if ((recipe.figures || recipe.riders) && DARK.includes(sky.time)) {
    svg +=
      sky.time === 'storm'
        ? disc(150, 214, 190, glow(), 'opacity=".45"')
        : disc(150, 214, 150, fireGlow()) + disc(150, 240, 110, fireGlow());
  }
  for (const [house, x, h, w, back] of recipe.banners ?? [])
    svg += banner(x, 250, h, w, house, INKS[house], back);
  for (const [x, y, size] of recipe.fires ?? [])
    svg +=
      disc(x, y - 30 * size, 60 * size, sky.time === 'wild' ? wildGlow() : fireGlow()) +
      (sky.time === 'wild' ? flame(x, y, size, '#4a4', '#dfa') : flame(x, y, size));
  if (recipe.beast) {
    const { kind, x = 150, y = 156, size = 1.1, glow: shines, back = false } = recipe.beast;
    svg +=
      (shines ? disc(x, y, 150, fireGlow()) : '') +
      put(BEASTS[kind](g, recipe.beast), x, y, size, 0, back);
  }
  for (const [name, x, y, size, back] of recipe.riders ?? [])
    svg += rider(name, x, y, size, ink.k, sky.lum, back);
  for (const [name, x, y, size, back] of recipe.figures ?? [])
    svg += figure(name, x, y, size, ink.k, sky.lum, back);
  const things = recipe.things ?? [];
  const level = levelOf(recipe.place);
  const laid = things.filter(({ y }) => y === undefined);
  if (level === FLOOR && laid.length > 0) svg += block(g, laid);
  for (const what of things) svg += thing(g, what, level);
  if (recipe.deed) svg += DEEDS[recipe.deed](g);
  return svg;
}

const grain = (): string =>
  paint('grain', (id) => {
    const r = chance('grain');
    const dots = (count: number) => {
      let d = '';
      for (let i = 0; i < count; i++) d += `M${N(r() * 150, r() * 150)}h0`;
      return d;
    };
    return `<pattern id="${id}" width="150" height="150" patternUnits="userSpaceOnUse"><path d="${dots(150)}" stroke="#fff" stroke-width=".9" stroke-linecap="round" opacity=".24"/><path d="${dots(50)}" stroke="#000" stroke-width="1.2" stroke-linecap="round" opacity=".2"/></pattern>`;
  });

const foot = (): string =>
  paint(
    'foot',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`,
  );

/** The hand-cut edge of the block. */
const edge = (): string => {
  const r = chance('edge');
  const points: string[] = [];
  const cut = () => 3 + r() * 3;
  for (let x = 6; x < 296; x += 22) points.push(N(x + r() * 6, cut()));
  for (let y = 6; y < 296; y += 22) points.push(N(300 - cut(), y + r() * 6));
  for (let x = 294; x > 4; x -= 22) points.push(N(x - r() * 6, 300 - cut()));
  for (let y = 294; y > 4; y -= 22) points.push(N(cut(), y - r() * 6));
  return `<path fill-rule="evenodd" d="M0 0H300V300H0ZM${points.join('L')}Z"/>`;
};

/** What the picture is made of, without the frame around it; 300 units high. */
export function scene(recipe: Recipe, level: Level = 1, width = SPAN): string {
  const span = recipe.span ?? SPAN;
  const shift = Math.round((width - span) / 2);
  const g = groundOf(recipe, level, width, shift);
  // Places go on as far as the picture is wide; what stands before them stays together in the middle.
  const near = shift === 0 ? g : groundOf(recipe, level, span, 0);
  const middle = (svg: string) =>
    shift === 0 ? svg : group(svg, `transform="translate(${shift})"`);
  const place = recipe.place ?? 'nowhere';
  const weather = [recipe.weather ?? []].flat();
  const people = peopled(recipe);
  const room = isRoom(place);
  const fall = weather
    .filter((kind) => FALLING.includes(kind))
    .map((kind) => WEATHER[kind](g))
    .join('');
  const snowing = weather.includes('snow') || weather.includes('gale');
  return (
    (room ? '' : backdrop(g.sky, g.house, level, width)) +
    (g.sky.time === 'night' && !room ? stars(g) : '') +
    (room ? '' : celestial(g.sky, g.orb)) +
    (weather.includes('rays') ? WEATHER.rays(g) : '') +
    (weather.includes('lightning') ? WEATHER.lightning(g) : '') +
    PLACES[place](g) +
    (weather.includes('fog') ? WEATHER.fog(g) : '') +
    middle(subject(near, recipe)) +
    (people ? fall : '') +
    middle(
      (recipe.people ?? []).map((one) => someone(near, one, true)).join('') +
        portrait(near, recipe),
    ) +
    (people ? '' : fall) +
    (people && snowing ? middle(nearFlakes()) : '')
  );
}

const nearFlakes = (): string =>
  use(
    'near-flakes',
    () =>
      '<path d="M34 60h0M58 150h0M28 214h0M70 262h0M236 44h0M262 118h0M224 250h0M274 196h0M248 276h0M96 30h0" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/>',
  );

/** Ink over everything: a dark foot on which plates can be read, grain, and the edge of the block. */
function print(recipe: Recipe, level: Level, width: number): string {
  return (
    `<rect y="190" width="${I(width)}" height="110" fill="${foot()}" opacity="${isMain(recipe) ? '.4' : '.62'}"/>` +
    (level > 0 ? `<rect width="${I(width)}" height="300" fill="${grain()}"/>` : '') +
    (width === SPAN
      ? use('edge', edge, `fill="${mix(INKS[recipe.house ?? 'neutral'].k, '#000', 0.2)}"`)
      : '')
  );
}

/** What of the picture is shown; people are looked at more closely than the rest. */
export function viewBoxOf(recipe: Recipe, crop: Crop, width = SPAN): string {
  const [x, y, side] = recipe.focus ?? [];
  const own = x === undefined ? null : `${x} ${y} ${side} ${side}`;
  const portrait = !!recipe.person;
  switch (crop) {
    case 'whole':
      return width === SPAN ? '4 4 292 292' : `0 0 ${I(width)} 300`;
    case 'hand':
      return portrait ? '26 14 248 248' : '6 6 288 288';
    case 'table':
      return own ?? (portrait ? '34 26 232 232' : recipe.people ? '20 20 260 260' : '6 6 288 288');
    case 'seat':
      return own ?? (portrait ? '60 46 180 180' : '30 30 240 240');
    case 'tile':
      return portrait ? '50 40 200 150' : '24 54 252 190';
    case 'wide':
      return `0 ${portrait ? 14 : 20} ${I(width)} 270`;
  }
}

/**
 * The picture as one SVG element. What it shares with others is used by name: put `symbolsOf` of it into
 * the page once, or take `standalone`.
 */
export function draw(recipe: Recipe, options: Options = {}): string {
  const { level = 1, crop = 'whole', width = crop === 'wide' ? 2 * SPAN : SPAN } = options;
  const inner = options.alone
    ? portrait(groundOf(recipe, level, width, 0), recipe)
    : scene(recipe, level, width) + print(recipe, level, width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(recipe, crop, width)}" preserveAspectRatio="xMidYMin slice">${inner}</svg>`;
}

/** A picture that needs nothing around it: a file, or the source of an image. */
export function standalone(recipe: Recipe, options: Options = {}): string {
  const svg = draw(recipe, options);
  const start = svg.indexOf('>') + 1;
  return `${svg.slice(0, start)}<defs>${[...symbolsOf(svg).values()].join('')}</defs>${svg.slice(start)}`;
}
