import { describe as chapter, expect, test } from 'vitest';
import { clearBlock, symbolsOf } from '../core/block.ts';
import { hash } from '../core/chance.ts';
import { gouges, lists } from '../core/marks.ts';
import { describe } from '../describe.ts';
import { draw, standalone } from '../draw.ts';
import { flat } from '../flat.ts';
import { HOUSES } from '../palette.ts';
import { HAIR_NAMES } from '../people/hair.ts';
import { HELD } from '../people/held.ts';
import type { Person } from '../people/person.ts';
import { isRoom, PLACE_NAMES, type Place } from '../places/index.ts';
import type { Crop, Level, Recipe } from '../recipe.ts';
import {
  BY_HAND,
  PAGE_RECIPES,
  PERSONS,
  portraitOf,
  recipeOf,
  THRONE_RECIPES,
  whoIs,
} from '../recipes/index.ts';
import type { Facts } from '../rules/facts.ts';
import { TIMES } from '../sky.ts';
import { DEED_NAMES } from '../things/deeds.ts';
import { FIGURE_NAMES } from '../things/figures.ts';
import { THING_NAMES } from '../things/objects.ts';
import { WEATHERS } from '../weather.ts';

const LEVELS: readonly Level[] = [0, 1, 2];
const CROPS: readonly Crop[] = ['whole', 'hand', 'table', 'seat', 'tile', 'wide'];
const HERO = 914;

/** Cards nobody has drawn by hand, of every type and house. */
const NAMELESS: readonly Facts[] = HOUSES.flatMap((house) => [
  { name: `Knight of ${house}`, house, type: 'character', traits: ['Knight'] } as const,
  { name: `Lady of ${house}`, house, type: 'character', traits: ['Lady'], unique: true } as const,
  { name: `Maester of ${house}`, house, type: 'character', traits: ['Maester'] } as const,
  { name: `Old Spy of ${house}`, house, type: 'character', traits: ['Spy'] } as const,
  { name: `${house} Spearmen`, house, type: 'unit', traits: ['Infantry'] } as const,
  { name: `${house} Outriders`, house, type: 'unit', traits: ['Cavalry'] } as const,
  { name: `Keep of ${house}`, house, type: 'location' } as const,
  { name: `Blade of ${house}`, house, type: 'attachment', traits: ['Weapon'] } as const,
  { name: `Wine of ${house}`, house, type: 'attachment', traits: ['Condition'] } as const,
  { name: `The Will of ${house}`, house, type: 'event' } as const,
  { name: `Steel and ${house}`, house, type: 'event' } as const,
  { name: `March of ${house}`, house, type: 'plot', traits: ['War'] } as const,
  { name: `Word of ${house}`, house, type: 'plot', traits: ['Edict'] } as const,
  { name: `Banner of ${house}`, house, type: 'agenda' } as const,
  { name: `Corpse Pile of ${house}`, house, type: 'terrain' } as const,
]);

const all: readonly (readonly [name: string, recipe: Recipe])[] = [
  ...Object.entries(BY_HAND),
  ...PERSONS.map((person) => [person.names[0], portraitOf(person)] as const),
  ...Object.entries(THRONE_RECIPES),
  ...Object.entries(PAGE_RECIPES).filter(([name]) => name !== 'hero'),
  ...NAMELESS.map((facts) => [facts.name, recipeOf(facts).recipe] as const),
];

/** Every tag is closed by its own, in order, and no attribute is left open. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([\w]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
    (_, end, tag, __, alone) => {
      if (end) return open.pop() === tag ? '' : '<';
      if (!alone) open.push(tag);
      return '';
    },
  );
  return open.length === 0 && !/[<>]/.test(rest);
}

chapter('every picture', () => {
  test('draws at every level and crop, as well-formed SVG without a broken number', () => {
    for (const [name, recipe] of all)
      for (const level of LEVELS) {
        const crop = CROPS[(hash(name) + level) % CROPS.length];
        const svg = standalone(recipe, { level, crop });
        expect(wellFormed(svg), `${name} at level ${level}`).toBe(true);
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
      }
  });

  test('weighs at most 6 KB above what it shares with others', () => {
    const heavy = all
      .flatMap(([name, recipe]) =>
        LEVELS.map((level) => [name, draw(recipe, { level }).length] as const),
      )
      .filter(([, size]) => size > 6 * 1024);
    expect(heavy).toEqual([]);
  });

  test('is the same to the letter, whatever was drawn before it', () => {
    const checksum = (list: typeof all) => {
      clearBlock();
      return new Map(list.map(([name, recipe]) => [name, hash(standalone(recipe, { level: 1 }))]));
    };
    const forwards = checksum(all);
    const backwards = checksum(all.toReversed());
    expect(backwards.size).toBe(forwards.size);
    for (const [name, sum] of forwards) expect(backwards.get(name), name).toBe(sum);
  });

  test('says what it shows in both languages, and not the same', () => {
    for (const [name, recipe] of all) {
      const [en, de] = [describe(recipe, 'en'), describe(recipe, 'de')];
      expect(en, name).toMatch(/^Linocut: \w/);
      expect(de, name).toMatch(/^Linolschnitt: \w/);
      expect(`${en}${de}`, name).not.toMatch(/undefined|, ,|: ,/);
    }
  });

  test('does not speak of a building that it leaves out', () => {
    const open = all.filter(
      ([, { empty, place = 'nowhere' }]) =>
        empty && ['snow', 'river', 'garden', 'desert'].includes(place),
    );
    expect(open.length).toBeGreaterThan(15);
    for (const [name, recipe] of open) {
      expect(describe(recipe, 'en'), name).not.toMatch(/castle|domes/);
      expect(describe(recipe, 'de'), name).not.toMatch(/Burg|Kuppeln/);
      expect(describe({ ...recipe, empty: false }, 'en'), name).toMatch(/castle|domes/);
    }
  });

  test('is unlike every other one', () => {
    const seen = new Map<string, string>();
    for (const [name, recipe] of all) {
      // A poster may show what a card shows.
      if (Object.hasOwn(PAGE_RECIPES, name)) continue;
      const svg = draw(recipe);
      expect(seen.get(svg), name).toBe(undefined);
      seen.set(svg, name);
    }
  });
});

test('sixty pictures on one page have no id in common that does not mean the same', () => {
  const page = all.slice(0, 60).map(([, recipe]) => draw(recipe, { level: 0, crop: 'table' }));
  // A picture names nothing itself: what has an id is shared, and stands there once.
  for (const svg of page) expect(svg).not.toMatch(/ id="/);
  const symbols = symbolsOf(page.join(''));
  const ids = [...symbols.values()].flatMap((symbol) =>
    [...symbol.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...symbols.keys()]);
});

test('every part can be drawn in every house', () => {
  for (const [i, house] of HOUSES.entries()) {
    const turn = <T>(list: readonly T[], k: number): T => list[(i + k) % list.length];
    for (const place of PLACE_NAMES)
      expect(
        wellFormed(
          standalone({
            house,
            place,
            time: turn(TIMES, place.length),
            weather: [turn(WEATHERS, place.length)],
          }),
        ),
        place,
      ).toBe(true);
    for (const kind of THING_NAMES)
      expect(wellFormed(standalone({ house, things: [{ kind }] })), kind).toBe(true);
    for (const deed of DEED_NAMES) expect(wellFormed(standalone({ house, deed })), deed).toBe(true);
    for (const name of FIGURE_NAMES)
      expect(wellFormed(standalone({ house, figures: [[name, 150, 280, 1]] })), name).toBe(true);
    for (const what of HELD)
      expect(wellFormed(standalone({ house, person: {}, holds: { what } })), what).toBe(true);
    for (const hair of HAIR_NAMES)
      for (const view of ['left', 'right', 'front'] as const)
        expect(wellFormed(standalone({ house, person: { hair }, view })), `${hair} ${view}`).toBe(
          true,
        );
  }
});

test('a thing alone in a room rests on what is there: only chains hang, and a crown lies on a bed', () => {
  const floating = all.filter(
    ([, { place = 'nowhere', things = [] }]) =>
      isRoom(place) &&
      place !== 'bedchamber' &&
      things.length === 1 &&
      things[0].kind !== 'chains' &&
      things[0].y !== undefined &&
      // What has been knocked over lies on its side.
      (things[0].turn ?? 0) < 90,
  );
  expect(floating.map(([name]) => name)).toEqual([]);
  const crown = (place: Place) => draw({ place, things: [{ kind: 'crown' }] });
  expect(crown('hall')).toContain('#art-cushion');
  // The block of stone is as high as what lies on it.
  const [high, low] = [crown('throne'), crown('hall')].map((svg) =>
    Number(svg.match(/<ellipse cx="150" cy="(\d+)"/)?.[1]),
  );
  expect([high, low]).toEqual([248, 262]);
});

test('cuts that are written as a path are the cuts of its numbers', () => {
  expect(lists('-8-54 6 .5,12 3-.25')).toEqual([
    [-8, -54, 6, 0.5],
    [12, 3, -0.25],
  ]);
  expect(gouges('1 2-3 4 1.5,0 0 6 8 .5-2')).toBe(
    gouges([1, 2, -3, 4, 1.5], [0, 0, 6, 8, 0.5, -2]),
  );
});

test('a wide picture goes on to its edges and keeps its subject in the middle', () => {
  const hero = standalone(PAGE_RECIPES.hero, { level: 1, width: HERO });
  expect(hero).toContain(`viewBox="0 0 ${HERO} 300"`);
  expect(draw(PAGE_RECIPES.hero, { width: HERO }).length).toBeLessThan(26 * 1024);
  const wide = draw(PAGE_RECIPES.defeat, { crop: 'wide' });
  expect(wide).toContain('translate(150)');
  expect(draw(PAGE_RECIPES.defeat)).not.toContain('translate(150)');
});

chapter('people', () => {
  test('have one face in every game, whatever a card calls them', () => {
    const known = (name: string) => whoIs(name)?.person;
    expect(known('Ser Jaime Lannister')).toBe(known('Jaime Lannister'));
    expect(known('Oberyn Martell')).toBe(known('The Red Viper'));
    expect(known('Eddard Stark, Warden of the North')).toBe(known('Eddard Stark'));
    expect(known('Nobody at All')).toBe(undefined);
    const at = (facts: Facts) => recipeOf(facts).recipe.person;
    expect(at({ name: 'Robb Stark', house: 'stark', type: 'unit' })).toBe(
      at({ name: 'Robb Stark', house: 'stark', type: 'character' }),
    );
  });

  test('differ in their faces, not only in their hair', () => {
    const face = ({
      jaw,
      chin,
      weight,
      nose,
      form,
      brow,
      eye,
      lids,
      lips,
      mark,
      age,
      sex,
      smile,
      arch,
    }: Person) =>
      JSON.stringify([
        jaw,
        chin,
        weight,
        nose,
        form,
        brow,
        eye,
        lids,
        lips,
        mark,
        age,
        sex,
        smile,
        arch,
      ]);
    const faces = new Map<string, string>();
    for (const { names, person } of PERSONS) {
      if (person.head === 'great') continue;
      if (names[0] === 'Right') continue; // Left's twin
      expect(faces.get(face(person)), names[0]).toBe(undefined);
      faces.set(face(person), names[0]);
    }
  });

  test('without a recipe of their own are men and women, young and old, of many skins and builds', () => {
    const crowd = Array.from(
      { length: 200 },
      (_, i) =>
        recipeOf({ name: `Townsman ${i}`, house: HOUSES[i % HOUSES.length], type: 'character' })
          .recipe.person as Person,
    );
    const kinds = <K extends keyof Person>(key: K) => new Set(crowd.map((person) => person[key]));
    expect(kinds('sex').size).toBe(2);
    expect(kinds('age').size).toBeGreaterThanOrEqual(3);
    expect(kinds('skin').size).toBeGreaterThanOrEqual(6);
    expect(kinds('hair').size).toBeGreaterThanOrEqual(10);
    expect(kinds('form').size).toBe(6);
    expect(kinds('beard').size).toBeGreaterThanOrEqual(7);
    expect(new Set(crowd.map((person) => JSON.stringify(person))).size).toBe(200);
  });
});

test('facts nobody has heard of still give a picture', () => {
  for (const type of [
    'character',
    'location',
    'attachment',
    'event',
    'plot',
    'agenda',
    'title',
    'faction',
    'unit',
    'terrain',
  ] as const) {
    const { recipe, by } = recipeOf({
      name: '<b>"&\'',
      house: 'of the moon',
      type,
      traits: ['No such trait'],
    });
    expect(by).toBe('rule');
    expect(recipe.house).toBe('neutral');
    expect(wellFormed(standalone(recipe))).toBe(true);
  }
});

chapter('a picture for who knows no style sheets', () => {
  test('has its inks where they are used, and is whole', () => {
    for (const [name, recipe] of all) {
      const svg = flat(standalone(recipe));
      expect(svg.includes('var('), name).toBe(false);
      expect(svg.includes('style="--'), name).toBe(false);
      expect(wellFormed(svg), name).toBe(true);
    }
  });

  test('prints a shared drawing in the inks of each place where it is used', () => {
    const svg = flat(standalone(PAGE_RECIPES.agot2));
    for (const ink of ['#222a34', '#424e5a']) expect(svg).toContain(ink);
  });
});
