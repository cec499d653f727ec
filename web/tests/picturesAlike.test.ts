import { type Recipe, recipeOf } from '@small-council/art';
import { RECRUITS } from '@small-council/asoiaf/cards';
import { describe, expect, it } from 'vitest';
import { factsOfRecruit } from '../src/pictures/facts.ts';
import { everything } from './art/shown.ts';

const inHand = (holds: Recipe['holds']) => (typeof holds === 'string' ? holds : holds?.what);

/**
 * What somebody sees who looks once: the place, who or what is there, and what they do. Two pictures that
 * agree in all of it are the same picture, however their numbers differ.
 */
function glance(recipe: Recipe): string {
  const { place, banners, beast, riders, figures, things, deed, people, person, holds } = recipe;
  const dress = ({ sex, age, hair, head, beard, body, mark }: NonNullable<Recipe['person']>) => [
    sex,
    age,
    hair,
    head,
    beard,
    body,
    mark,
  ];
  return JSON.stringify([
    place,
    banners?.map(([house]) => house),
    beast?.kind,
    beast?.fur,
    riders?.map(([name, , , , back]) => [name, back]),
    figures?.map(([name, , , , back]) => [name, back]),
    things?.map(({ kind, burns, crest }) => [kind, burns, crest]),
    deed,
    people?.map((one) => [dress(one.person), inHand(one.holds), one.view]),
    person && [dress(person), recipe.view],
    inHand(holds),
  ]);
}

/** Whether it shows only a place, which is told by its time, its weather and what stands in it. */
const isView = ({ beast, riders, figures, things, deed, people, person }: Recipe): boolean =>
  !(beast || riders || figures || things || deed || people || person);

describe('pictures that lie on one table', () => {
  it.each(['agot1', 'agot2', 'asoiaf', 'iron-throne'])(
    'of %s are told apart by place, subject or gesture',
    (of) => {
      const seen = new Map<string, string>();
      const alike: string[] = [];
      for (const { game, name, recipe } of everything()) {
        if (game !== of || isView(recipe)) continue;
        const key = glance(recipe);
        const other = seen.get(key);
        // Printings of one name may show the same.
        if (other !== undefined && other !== name) alike.push(`${other} = ${name}`);
        seen.set(key, name);
      }
      expect(alike).toEqual([]);
    },
  );

  it('show who leads an army under each title otherwise', () => {
    const titled = RECRUITS.filter(({ title }) => title !== undefined);
    expect(titled.length).toBeGreaterThan(60);
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const card of titled) {
      const key = glance(recipeOf(factsOfRecruit(card)).recipe);
      const other = seen.get(key);
      if (other !== undefined) alike.push(`${other} = ${card.id}`);
      seen.set(key, card.id);
    }
    expect(alike).toEqual([]);
  });
});
