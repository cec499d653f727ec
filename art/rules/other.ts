import type { House } from '../palette.ts';
import type { Recipe, ThingAt } from '../recipe.ts';
import { diceOf, type Facts, houseOf } from './facts.ts';
import { HOMES } from './home.ts';

/**
 * What is not a person, by plain rules: enough for a card that is new. Whoever adds it gives it a recipe by
 * hand, which is shorter than any rule that would tell it apart from its neighbours.
 */

export function location(facts: Facts): Recipe {
  const house = houseOf(facts);
  const { pick, between } = diceOf(facts);
  const { places, times, weather } = HOMES[house];
  return {
    house,
    place: pick(places, 'place'),
    orb: [between(30, 270, 'orb'), 66, between(24, 40, 'size')],
    time: pick(times, 'time'),
    weather,
    deed: facts.traits?.includes('Warship') ? 'warship' : undefined,
  };
}

const thingOf = (facts: Facts, house: House): ThingAt => {
  const { pick, between } = diceOf(facts);
  const blade = facts.traits?.includes('Weapon');
  return {
    kind: blade
      ? 'sword'
      : pick(['letter', 'seal', 'horn', 'key', 'helm', 'coins', 'cup'] as const, 'thing'),
    glow: 'fire',
    x: between(130, 170, 'x'),
    turn: blade ? pick([170, 180, 190], 'turn') : undefined,
    gold: pick(['#eb4', '#9aa', '#c83'], 'gold'),
    crest: house === 'neutral' ? undefined : house,
  };
};

export const attachment = (facts: Facts): Recipe => {
  const house = houseOf(facts);
  return {
    house,
    place: diceOf(facts).pick(['chamber', 'hall', 'tavern', 'throne', 'crypt'] as const, 'room'),
    things: [thingOf(facts, house)],
  };
};

/** Somebody does something, before a low sun or moon, now here and now there; or something lies in a room. */
export function event(facts: Facts): Recipe {
  const house = houseOf(facts);
  const { pick, part } = diceOf(facts);
  if (part('room') < 0.4) return attachment(facts);
  const field = {
    house,
    place: pick(HOMES[house].places, 'home'),
    time: pick(['dusk', 'dawn', 'noon', 'snow'] as const, 'hour'),
    orb: [pick([96, 150, 204], 'orb'), 150, pick([58, 74, 84], 'size')],
  } as const;
  if (part('mounted') < 0.4)
    return {
      ...field,
      riders: [[pick(['lance', 'sword', 'bow', 'rear'] as const, 'arm'), 150, 278, 1]],
    };
  return {
    ...field,
    figures: [
      [pick(['stand', 'lady', 'kneel', 'fallen'] as const, 'one'), 108, 284, 1.2, true],
      [pick(['hooded', 'strike', 'point', 'blow', 'run'] as const, 'other'), 204, 284, 1.3],
    ],
  };
}

export function plot(facts: Facts): Recipe {
  const { pick } = diceOf(facts);
  if (!facts.traits?.includes('War')) return event(facts);
  return {
    ...location(facts),
    place: 'battle',
    empty: true,
    banners: [
      [pick(['stark', 'baratheon', 'tyrell', 'tully'] as const, 'one'), 60, 170, 60],
      [pick(['lannister', 'greyjoy', 'martell', 'bolton'] as const, 'other'), 210, 190, 60],
    ],
  };
}

/** One huge banner before the home of the house. */
export const banner = (facts: Facts): Recipe => ({
  ...location(facts),
  banners: [[houseOf(facts), 74, 230, 168]],
  figures: [['stand', 244, 284, 0.9]],
});
