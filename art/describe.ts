import type { Place } from './places/index.ts';
import type { Recipe } from './recipe.ts';
import type { Time } from './sky.ts';
import { type Language, WORDS } from './text/index.ts';
import { isWolf } from './things/figures.ts';

/** What a picture shows, in words: for who listens instead of looking. */
export function describe(recipe: Recipe, language: Language): string {
  const words = WORDS[language];
  const subject = subjectOf(recipe, language);
  const place: Place = recipe.place ?? 'nowhere';
  const where =
    place === 'nowhere'
      ? ''
      : ((recipe.empty ? words.bare[place] : undefined) ?? words.places[place]);
  const time: Time | undefined = recipe.time;
  const when = time && time !== 'inside' ? words.times[time] : '';
  return words.print([subject, where, when].filter((part) => part !== '').join(', '));
}

function subjectOf(recipe: Recipe, language: Language): string {
  const words = WORDS[language];
  const { person, people, beast, deed, things, figures, riders, banners, holds } = recipe;
  if (person) {
    const who = words.person(person);
    return holds
      ? words.holding(who, words.held[typeof holds === 'string' ? holds : holds.what])
      : who;
  }
  if (people) return words.people(people.length);
  if (beast) return words.beasts[beast.kind];
  if (deed) return words.deeds[deed];
  if (things && things.length > 0) return words.things[things[0].kind];
  if (riders && riders.length > 0) return words.riders(riders.length);
  if (figures && figures.length > 0) {
    const wolves = figures.filter(([name]) => isWolf(name)).length;
    return wolves > 0 ? words.wolves(wolves) : words.figures(figures.length);
  }
  if (banners && banners.length > 0) return words.banners(banners.length);
  return '';
}
