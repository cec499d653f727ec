import { expect, test } from 'vitest';
import { kept } from '../geometry/index.ts';
import { shareSurvey, surveyOf, withinLast } from '../rules/look.ts';
import { once } from '../rules/once.ts';
import { copyTable } from '../table.ts';
import { enemy, ground, lay, mine, rectangleOf } from './notation.ts';
import { scenario } from './scenario.ts';

test('what never changes is looked at once, and each thing by itself', () => {
  const keep = kept<{ name: string }, { said: string }>();
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  let worked = 0;
  const ask = (thing: { name: string }) =>
    keep(thing, () => {
      worked++;
      return { said: thing.name };
    });
  expect([ask(one), ask(other), worked]).toEqual([{ said: 'one' }, { said: 'other' }, 2]);
  expect([ask(one), ask(other), worked]).toEqual([{ said: 'one' }, { said: 'other' }, 2]);
  // Nobody else keeps it.
  expect(kept<object, object>()(one, () => other)).toBe(other);
});

test('a tray and a piece of terrain are measured once for all positions', () => {
  const [by, foe] = [mine('INF@(24,10,0)'), enemy('INF@(24,30,0)')];
  const bog = ground(rectangleOf(20, 28, 14, 15), 'rough');
  const [one, other] = [lay([by, foe], [bog]), lay([by], [bog])];
  expect(one.bodies[0]).toBe(other.bodies[0]);
  expect(one.bodies[0]).not.toBe(one.bodies[1]);
  expect(one.pieces[0]).toBe(other.pieces[0]);
});

test('a position is measured anew when somebody has moved or gone, or terrain has, and only then', () => {
  const { table } = scenario({
    players: {
      stark: { units: ['starkSwornSwords at 24,10 facing north', 'greyWind at 30,10'] },
      lannister: { units: ['lannisterGuardsmen at 24,30 facing south'] },
    },
    terrain: ['bog at 10,24', 'hedge at 36,24'],
  });
  const m = { table } as Parameters<typeof surveyOf>[0];
  const [swords, wolf, guards] = table.units;
  const seen = () => surveyOf(m).bodies.map(({ unit }) => [unit.id, unit.y]);
  const all = [
    [swords.id, 10_000],
    [wolf.id, 10_000],
    [guards.id, 30_000],
  ];
  const first = surveyOf(m);
  expect(seen()).toEqual(all);
  expect(surveyOf(m)).toBe(first);
  // Who gets a token or a wound stands where he stood.
  swords.wounds = 1;
  expect(surveyOf(m)).toBe(first);
  // A copy of the table need not be measured, until somebody moves on it.
  const copy = copyTable(table);
  const there = { table: copy } as typeof m;
  shareSurvey(table, copy);
  expect(surveyOf(there)).toBe(first);
  copy.units[2].pose = { x: 24_000, y: 31_000, h: 1800 };
  expect(surveyOf(there).bodies.map(({ unit }) => unit.y)).toEqual([10_000, 10_000, 31_000]);
  // Those who have not moved are not measured again.
  expect(surveyOf(there).bodies.map((body, i) => body === first.bodies[i])).toEqual([
    true,
    true,
    false,
  ]);
  expect([surveyOf(m) === first, seen()]).toEqual([true, all]);
  wolf.destroyed = true;
  expect(seen()).toEqual([all[0], all[2]]);
  wolf.destroyed = false;
  guards.pose = null;
  expect(seen()).toEqual([all[0], all[1]]);
  table.units = [swords, guards];
  expect(seen()).toEqual([all[0]]);
  table.units = [swords, wolf, guards];
  expect(seen()).toEqual([all[0], all[1]]);
  const pieces = () => surveyOf(m).pieces.map(({ terrain }) => terrain.id);
  const [bog, hedge] = table.terrain;
  expect(pieces()).toEqual([bog.id, hedge.id]);
  table.terrain = [hedge];
  expect(pieces()).toEqual([hedge.id]);
  const measured = surveyOf(m).pieces[0].terrain;
  table.terrain = [bog];
  expect(pieces()).toEqual([bog.id]);
  table.terrain = [bog, hedge];
  expect(pieces()).toEqual([bog.id, hedge.id]);
  expect(surveyOf(m).pieces[1].terrain).toBe(measured);
});

test('what is asked of a position is worked out once, by what it is about, and anew in another position', () => {
  const remember = once<string | null>();
  const [here, there] = [lay([mine('INF@(24,10,0)')]), lay([mine('INF@(24,12,0)')])];
  let worked = 0;
  const ask = (known: typeof here, about: string, answer: string | null = about) =>
    remember(known, about, () => {
      worked++;
      return answer;
    });
  expect([ask(here, 'a'), ask(here, 'a'), ask(here, 'a', 'z'), worked]).toEqual(['a', 'a', 'a', 1]);
  expect([ask(here, 'b'), ask(here, 'a', 'z'), worked]).toEqual(['b', 'a', 2]);
  // That there is nothing is an answer too.
  expect([ask(here, 'c', null), ask(here, 'c'), worked]).toEqual([null, null, 3]);
  expect([ask(there, 'a', 'y'), ask(here, 'a'), ask(there, 'a'), worked]).toEqual([
    'y',
    'a',
    'y',
    4,
  ]);
  // Nobody else remembers it.
  expect(once<string>()(here, 'a', () => 'anew')).toBe('anew');
});

test('[SIF-1852] where a unit has fallen counts for who stands near it, and nobody is near who is not there', () => {
  const { table } = scenario({
    players: {
      stark: { units: ['starkSwornSwords at 24,10 facing north', 'starkBowmen'] },
      lannister: { units: ['lannisterGuardsmen at 24,20.8 facing south'] },
    },
  });
  const m = { table } as Parameters<typeof surveyOf>[0];
  const [swords, bowmen, guards] = table.units;
  const near = (limit: number) => withinLast(m, swords.id, guards.id, limit);
  expect([near(6000), near(5999), near(5998)]).toEqual([true, true, false]);
  expect(withinLast(m, swords.id, swords.id, 0)).toBe(true);
  swords.destroyed = true;
  expect([near(6000), near(5998)]).toEqual([true, false]);
  expect(withinLast(m, swords.id, swords.id, 0)).toBe(false);
  // The Bowmen have not been set up.
  expect(withinLast(m, swords.id, bowmen.id, 48_000)).toBe(false);
  expect(withinLast(m, bowmen.id, guards.id, 48_000)).toBe(false);
});
