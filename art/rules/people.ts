import type { House } from '../palette.ts';
import type { HeldName } from '../people/held.ts';
import type { Person } from '../people/person.ts';
import { isRoom } from '../places/index.ts';
import type { Recipe } from '../recipe.ts';
import { diceOf, type Facts, houseOf } from './facts.ts';
import { HOMES } from './home.ts';
import { troop } from './troop.ts';

/** A person nobody has drawn by hand: who they may be, from their traits and their name. */

const WOMAN = /\b(lady|queen|princess|maid|wife|widow|daughter|mother|sister|girl)\b/i;
const CHILD = /\b(boy|girl|squire|child|orphan)\b/i;
const OLD = /\b(old|elder|crone|maester|septon)\b/i;
const MANY = /(men|party|crew|horde|company|[^s]s)$/i;

const is = (facts: Facts, ...traits: readonly string[]): boolean =>
  traits.some((trait) => facts.traits?.includes(trait));

export const isMany = (facts: Facts): boolean =>
  is(facts, 'Army') || (!facts.unique && MANY.test(facts.name));

/** What a trait or a word of the name dresses somebody in, and gives them to hold. The first that fits counts. */
const CALLING: readonly (readonly [
  word: RegExp,
  body?: Person['body'],
  head?: Person['head'],
  what?: HeldName,
])[] = [
  [/maester|septon/i, 'robe', undefined, 'book'],
  [/r'hllor|priest/i, 'robe', undefined, 'fire'],
  [/knight|lancer/i, 'plate', 'great', 'sword'],
  [/hunter|bow|archer/i, 'leather', undefined, 'bow'],
  [/guard|spear/i, 'mail', 'nasal', 'spear'],
  [/ranger|wildling|clansman/i, 'fur', undefined, 'axe'],
  [/spy|assassin|inform|scaveng/i, 'cloak', 'hood', 'dagger'],
  [/king|queen/i, undefined, 'crown'],
];

const LONG = ['long', 'wavy', 'updo', 'braid', 'crownBraid', 'curls', 'bob'] as const;
const SHORT = ['short', 'swept', 'curls', 'fringe', 'cropped', 'wild', 'long', 'topknot'] as const;
const BEARDS = [
  'short',
  'stubble',
  'full',
  'goatee',
  'moustache',
  'pointed',
  'forked',
  'whiskers',
  'long',
  undefined,
] as const;

export function build(facts: Facts): Pick<Recipe, 'person' | 'view' | 'holds'> {
  const house = houseOf(facts);
  const home = HOMES[house];
  const { pick, part, between } = diceOf(facts);
  const { name, unique = false, traits = [] } = facts;
  const said = `${traits.join(' ')} ${name}`;
  const [, body, head, what] = CALLING.find(([word]) => word.test(said)) ?? [];
  // Only men take the black.
  const woman =
    house !== 'nightswatch' &&
    !/\bSer\b/.test(name) &&
    (WOMAN.test(said) || (!unique && !is(facts, 'Knight', 'Maester') && part('sex') < 0.3));
  const child = CHILD.test(name);
  const old = !child && OLD.test(said);
  const man = !woman && !child;
  const person: Person = {
    sex: woman ? 'woman' : 'man',
    age: child
      ? 'child'
      : old
        ? 'old'
        : pick(['youth', 'grown', 'grown', 'middle'] as const, 'age'),
    skin: pick(home.skin, 'skin'),
    hair: woman
      ? pick(LONG, 'hair')
      : old
        ? pick(['bald', 'fringe', 'swept'] as const, 'hair')
        : pick(SHORT, 'hair'),
    hairColour: old
      ? pick(['white', 'grey', 'iron'] as const, 'colour')
      : pick(home.hair, 'colour'),
    beard: man ? pick(BEARDS, 'beard') : undefined,
    body: body ?? (woman ? pick(['gown', 'dress'] as const, 'gown') : pick(home.bodies, 'body')),
    head: unique && head !== 'crown' ? undefined : head,
    chain: is(facts, 'Maester') || undefined,
    ...(!child && {
      jaw: woman ? between(0.78, 0.96, 'jaw') : between(0.9, 1.16, 'jaw'),
      chin: woman ? between(-8, -1, 'chin') : between(-4, 5, 'chin'),
      nose: woman ? between(0.7, 1, 'nose') : between(0.85, 1.2, 'nose'),
      form: pick(['straight', 'hook', 'snub', 'broad', 'broken', 'long'] as const, 'form'),
      brow: woman ? between(0.35, 0.8, 'brow') : between(0.7, 1.5, 'brow'),
    }),
    weight: between(-0.8, part('fat') < 0.25 ? 1 : 0.3, 'weight'),
    lids: pick(['plain', 'plain', 'hooded', 'narrow', 'round'] as const, 'lids'),
    smile: between(0, 0.9, 'smile'),
    anger: part('angry') < 0.4 ? between(0.2, 0.9, 'anger') : 0,
    mark: part('mark') < 0.1 ? pick(['scar', 'freckles', 'patch'] as const, 'which') : undefined,
  };
  return {
    person,
    view: pick(['left', 'right', 'front', 'left', 'right'] as const, 'view'),
    holds: what,
  };
}

/** Where a person of the house is seen. */
export function setting(facts: Facts, house: House): Pick<Recipe, 'place' | 'time' | 'weather'> {
  const { pick, part } = diceOf(facts);
  const home = HOMES[house];
  if (is(facts, 'Small Council', 'Lord', 'Lady', 'Queen', 'King') && part('inside') < 0.5)
    return { place: pick(['hall', 'chamber', 'throne'] as const, 'room') };
  const place = pick(home.places, 'place');
  if (isRoom(place)) return { place };
  const falls = home.weather && part('weather') < 0.6 ? home.weather : undefined;
  return { place, time: pick(home.times, 'time'), weather: falls };
}

export function character(facts: Facts): Recipe {
  const house = houseOf(facts);
  return { house, ...setting(facts, house), ...build(facts) };
}

/** Some of them, shoulder to shoulder, dressed and armed alike. */
export function company(facts: Facts): Recipe {
  const house = houseOf(facts);
  const { pick, part } = diceOf(facts);
  const said = `${facts.traits?.join(' ')} ${facts.name}`;
  const [, body, head, what] = CALLING.find(([word]) => word.test(said)) ?? [];
  const dress: Person = {
    body: body ?? pick(['mail', 'plate', 'leather'] as const, 'dress'),
    head:
      head ??
      (body
        ? undefined
        : house === 'nightswatch'
          ? 'hood'
          : pick(['nasal', 'barbute', 'great'] as const, 'helm')),
  };
  const form = pick(['wedge', 'rank', 'file', 'pair', 'five'] as const, 'form');
  return {
    house,
    ...setting(facts, house),
    people: troop(form, Math.floor(part('faces') * 8), dress, what),
  };
}

/** Riders before a great sun. */
export function cavalry(facts: Facts): Recipe {
  const house = houseOf(facts);
  const { pick } = diceOf(facts);
  const arm = pick(['bow', 'lance', 'sword'] as const, 'arm');
  return {
    house,
    place: pick(['steppe', 'heath', 'road', 'camp'] as const, 'field'),
    time: pick(['dusk', 'dawn'] as const, 'time'),
    empty: true,
    orb: [150, 150, 74],
    riders: [
      ['banner', 214, 266, 0.66],
      [arm, 108, 276, 0.98],
    ],
  };
}
