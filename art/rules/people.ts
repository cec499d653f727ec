import type { House } from '../palette.ts';
import type { Held } from '../people/held.ts';
import type { Person, View } from '../people/person.ts';
import { isRoom } from '../places/index.ts';
import type { PersonAt, Recipe } from '../recipe.ts';
import { diceOf, type Facts, houseOf } from './facts.ts';
import { HOMES } from './home.ts';

/** A person nobody has drawn by hand: who they may be, from their traits and their name. */

const WOMAN =
  /\b(lady|queen|princess|maid|maiden|wife|widow|daughter|mother|sister|crone|courtesan|paramour|handmaiden|septa|girl|she|wench|witch|maegi|spearwife|spearwives|priestess|dancer)\b/i;
const CHILD = /\b(boy|girl|pup|squire|page|child|little|urchin|orphan)\b/i;
const OLD = /\b(old|elder|crone|maester|septon|wise|veteran|grey|ancient|archmaester)\b/i;
const MANY =
  /(men|raiders|horde|party|crew|followers|cloaks|faithful|wardens|brothers|guards?men|swords|swordsmen|spearmen|bowmen|archers|crossbowmen|halberdiers|pikemen|outriders|cavaliers|knights|riders|lancers|screamers|unsullied|wolves|hunters|berserkers|builders|conscripts|trappers|company|vanguard|bloodriders|freeriders|mutineers|pyromancers|warriors|veterans|rangers|flayed|reavers|sailors|warband)$/i;

export interface Built {
  readonly person: Person;
  readonly holds?: Held;
  readonly view: View;
}

const is = (facts: Facts, ...traits: readonly string[]): boolean =>
  traits.some((trait) => facts.traits?.includes(trait));

export const isMany = (facts: Facts): boolean => is(facts, 'Army') || MANY.test(facts.name);

export function build(facts: Facts, salt = ''): Built {
  const house = houseOf(facts);
  const home = HOMES[house];
  const dice = diceOf(facts);
  const { name } = facts;
  const pick = <T>(list: readonly T[], about: string): T => dice.pick(list, salt + about);
  const between = (low: number, high: number, about: string) =>
    dice.between(low, high, salt + about);
  const part = (about: string) => dice.part(salt + about);

  // Only men take the black.
  const brother = house === 'nightswatch';
  const female =
    WOMAN.test(name) ||
    is(facts, 'Lady', 'Queen', 'Sand Snake', 'Companion', 'Handmaiden') ||
    (salt === '' &&
      facts.unique !== true &&
      part('sex') < 0.3 &&
      !is(facts, 'Knight', 'Maester', 'Army'));
  const woman = female && !brother && !/\bSer\b/.test(name);
  const child = CHILD.test(name);
  const old = !child && (OLD.test(name) || is(facts, 'Maester', 'Septon'));
  const age = child
    ? 'child'
    : old
      ? 'old'
      : pick(['youth', 'grown', 'grown', 'middle'] as const, 'age');
  const dothraki = is(facts, 'Dothraki', 'Bloodrider');
  const wild = is(facts, 'Wildling', 'Clansman', 'Drowned God');

  const body: Person['body'] = is(facts, 'Knight')
    ? pick(['plate', 'cape', 'mail'], 'knight')
    : is(facts, 'Maester', 'Septon', 'The Seven', "R'hllor")
      ? 'robe'
      : is(facts, 'Kingsguard')
        ? 'scales'
        : is(facts, 'Guard')
          ? 'mail'
          : is(facts, 'Ranger', 'Wildling', 'Commander', 'Clansman')
            ? 'fur'
            : dothraki
              ? 'vest'
              : is(facts, 'Merchant', 'Steward')
                ? 'doublet'
                : woman
                  ? is(facts, 'Ironborn', 'Sand Snake', 'Wildling', 'Raider')
                    ? 'leather'
                    : pick(['gown', 'dress', 'dress'], 'gown')
                  : pick(home.bodies, 'body');

  const hair = child
    ? pick(['bob', 'curls', 'short', 'wild'] as const, 'hair')
    : woman
      ? pick(
          body === 'leather' || body === 'fur'
            ? (['bob', 'braid', 'wild', 'curls'] as const)
            : (['long', 'wavy', 'updo', 'braid', 'crownBraid', 'curls'] as const),
          'hair',
        )
      : dothraki
        ? 'braid'
        : old
          ? pick(['bald', 'fringe', 'swept', 'fringe'] as const, 'hair')
          : wild
            ? 'wild'
            : pick(
                [
                  'short',
                  'swept',
                  'curls',
                  'fringe',
                  'cropped',
                  'wild',
                  'long',
                  'topknot',
                  'short',
                ] as const,
                'hair',
              );

  const hairColour = old
    ? pick(['white', 'grey', 'iron'] as const, 'colour')
    : pick(home.hair, 'colour');
  const beard: Person['beard'] =
    woman || child
      ? undefined
      : old
        ? pick(['long', 'full', 'short', 'forked', undefined] as const, 'beard')
        : is(facts, 'Drowned God')
          ? 'long'
          : age === 'youth'
            ? pick(['stubble', undefined, undefined, 'short'] as const, 'beard')
            : pick(
                [
                  'short',
                  'stubble',
                  'full',
                  'goatee',
                  'moustache',
                  'pointed',
                  'forked',
                  'whiskers',
                  undefined,
                ] as const,
                'beard',
              );

  const head: Person['head'] = /\bhound\b/i.test(name)
    ? 'hound'
    : woman && is(facts, 'The Seven')
      ? 'veil'
      : is(facts, 'King', 'Queen')
        ? house === 'stark'
          ? 'iron'
          : 'crown'
        : is(facts, 'Guard')
          ? pick(['nasal', 'nasal', undefined], 'head')
          : is(facts, 'Spy') || /assassin|scavenger|informant|shadow/i.test(name)
            ? pick(['hood', 'scarf'], 'head')
            : is(facts, 'Knight') && facts.unique !== true
              ? pick(['great', 'barbute', 'nasal', undefined], 'head')
              : is(facts, 'Merchant')
                ? pick(['cap', 'turban'], 'head')
                : house === 'nightswatch' && is(facts, 'Ranger') && part('parka') < 0.5
                  ? 'parka'
                  : woman && is(facts, 'Lady') && part('circlet') < 0.4
                    ? 'circlet'
                    : undefined;

  const skin = dothraki
    ? pick(['tan', 'brown', 'olive'] as const, 'skin')
    : pick(home.skin, 'skin');
  const man = !woman && !child;
  const person: Person = {
    sex: woman ? 'woman' : 'man',
    age,
    skin,
    hair,
    hairColour,
    beard,
    body,
    head,
    chain: is(facts, 'Maester') || undefined,
    jaw: child
      ? between(0.88, 1, 'jaw')
      : woman
        ? between(0.78, 0.96, 'jaw')
        : between(0.9, 1.16, 'jaw'),
    chin: woman ? between(-8, -1, 'chin') : child ? undefined : between(-4, 5, 'chin'),
    weight: between(-0.8, part('fat') < 0.25 ? 1 : 0.3, 'weight'),
    nose: woman ? between(0.7, 1, 'nose') : child ? undefined : between(0.85, 1.2, 'nose'),
    form: child
      ? undefined
      : pick(['straight', 'hook', 'snub', 'broad', 'broken', 'long'] as const, 'form'),
    brow: woman ? between(0.35, 0.8, 'brow') : man ? between(0.7, 1.5, 'brow') : undefined,
    arch: woman ? between(0, 1.8, 'arch') : man ? between(0, 0.8, 'arch') : undefined,
    lids: pick(['plain', 'plain', 'hooded', 'narrow', 'round'] as const, 'lids'),
    lips: woman ? between(1, 1.8, 'lips') : undefined,
    mouth: child ? undefined : between(0.88, 1.14, 'mouth'),
    smile: between(0, 0.9, 'smile'),
    anger: part('angry') < 0.4 ? between(0.2, 0.9, 'anger') : 0,
    tilt: Math.round(between(-4, 4, 'tilt')) || undefined,
    mark:
      part('mark') < 0.1
        ? pick(['scar', 'freckles', 'patch', 'freckles'] as const, 'which')
        : undefined,
    cloth: undefined,
  };
  const holds = heldBy(facts, person, pick);
  return {
    person,
    view: pick(['left', 'right', 'front', 'left', 'right'] as const, 'view'),
    holds,
  };
}

function heldBy(
  facts: Facts,
  person: Person,
  pick: <T>(list: readonly T[], about: string) => T,
): Held | undefined {
  const { name } = facts;
  if (/minstrel|bard|singer/i.test(name)) return { what: 'lute' };
  if (/moneylender|merchant|trader|banker/i.test(name) || is(facts, 'Merchant'))
    return { what: 'coin' };
  if (is(facts, 'Maester'))
    return { what: pick(['book', 'letter', 'phial', 'scroll'] as const, 'study') };
  if (is(facts, "R'hllor")) return { what: pick(['fire', 'torch'] as const, 'faith') };
  if (/bow|archer|hunter/i.test(name)) return { what: 'bow' };
  if (/crossbow/i.test(name)) return { what: 'crossbow' };
  if (/spear/i.test(name) || is(facts, 'Guard', 'Sand Snake')) return { what: 'spear' };
  if (/assassin|scavenger/i.test(name)) return { what: 'dagger' };
  if (/builder|shipwright|smith/i.test(name)) return { what: 'hammer' };
  if (/knight|lancer|rider/i.test(name) || is(facts, 'Knight'))
    return {
      what: pick(['sword', 'sword', 'horse'] as const, 'arms'),
      guard: pick([undefined, 'lion', 'wing'] as const, 'guard'),
    };
  if (is(facts, 'Ironborn', 'Raider', 'Clansman'))
    return { what: pick(['axe', 'axe', 'sword'] as const, 'arms') };
  if (is(facts, 'Dothraki', 'Bloodrider'))
    return { what: pick(['arakh', 'horse'] as const, 'arms') };
  if (is(facts, 'Ranger', 'Bastard') && person.age !== 'child')
    return { what: pick(['bow', 'sword'] as const, 'arms') };
  if (/steward|waiting|caretaker|page/i.test(name))
    return { what: pick(['cup', 'letter', 'lamp'] as const, 'serves') };
  return undefined;
}

/** Where a person of the house is seen. */
export function setting(facts: Facts, house: House): Pick<Recipe, 'place' | 'time' | 'weather'> {
  const dice = diceOf(facts);
  const home = HOMES[house];
  if (is(facts, 'Small Council'))
    return { place: dice.pick(['throne', 'chamber', 'hall'] as const, 'council') };
  if (is(facts, 'Lord', 'Lady', 'Queen', 'King') && dice.part('inside') < 0.34)
    return { place: dice.pick(['hall', 'chamber', 'throne'] as const, 'room') };
  const place = dice.pick(home.places, 'place');
  const time = dice.pick(home.times, 'time');
  if (isRoom(place)) return { place };
  const falls = home.weather && dice.part('weather') < 0.6 ? [home.weather] : undefined;
  return { place, time, weather: falls };
}

export function character(facts: Facts): Recipe {
  const house = houseOf(facts);
  return { house, ...setting(facts, house), ...build(facts) };
}

/** What one knows these by, whoever marches in them. */
interface Uniform {
  readonly person: Person;
  readonly holds?: Held;
  /** They wear no helm over it. */
  readonly bare?: boolean;
}

const UNIFORMS: readonly (readonly [words: RegExp, uniform: Uniform])[] = [
  [
    /kingsguard/i,
    { person: { body: 'scales', armour: '#d8dce0', cloth: '#eceae4', head: 'great' } },
  ],
  [
    /gold cloaks/i,
    {
      person: { body: 'cape', armour: '#2c2a30', cloth: '#d0a03a', head: 'nasal' },
      holds: { what: 'spear' },
    },
  ],
  [/red cloaks/i, { person: { body: 'cape', cloth: '#a8202c', head: 'lion' } }],
  [
    /city watch/i,
    { person: { body: 'mail', cloth: '#7a2430', head: 'nasal' }, holds: { what: 'spear' } },
  ],
  [
    /pyromancer/i,
    { person: { body: 'robe', cloth: '#2f4a34', head: 'hood' }, holds: { what: 'fire' } },
  ],
  [
    /warrior's sons/i,
    {
      person: { body: 'plate', armour: '#c8ccd2', cloth: '#5a7ab0', head: 'great' },
      holds: { what: 'sword' },
    },
  ],
  [
    /poor fellows/i,
    { person: { body: 'robe', cloth: '#8a8272', head: 'hood' }, holds: { what: 'staff' } },
  ],
  [
    /mountain's men|brigands/i,
    { person: { body: 'mail', armour: '#4a4a50', anger: 0.8, head: 'barbute' } },
  ],
  [
    /stone crows/i,
    { person: { body: 'fur', hair: 'wild', anger: 0.7 }, holds: { what: 'axe' }, bare: true },
  ],
  [
    /she-bears/i,
    {
      person: { sex: 'woman', body: 'fur', hair: 'braid', fur: '#4a3c30' },
      holds: { what: 'axe' },
      bare: true,
    },
  ],
  [
    /bastard's girls/i,
    {
      person: { sex: 'woman', body: 'leather', hair: 'wild', anger: 0.5 },
      holds: { what: 'bow' },
      bare: true,
    },
  ],
  [
    /berserker|greataxe|bruiser/i,
    {
      person: { body: 'fur', hair: 'wild', beard: 'full', anger: 1 },
      holds: { what: 'axe' },
      bare: true,
    },
  ],
  [
    /crannogman/i,
    { person: { body: 'leather', cloth: '#3f5a34', head: 'hood' }, holds: { what: 'spear' } },
  ],
  [
    /cutthroat|blackguard/i,
    { person: { body: 'leather', cloth: '#3a2026', head: 'hood' }, holds: { what: 'dagger' } },
  ],
  [
    /skirmisher/i,
    {
      person: { body: 'vest', skin: 'olive', hair: 'cropped', mark: 'scar' },
      holds: { what: 'dagger' },
      bare: true,
    },
  ],
  [
    /dervish/i,
    { person: { body: 'leather', skin: 'tan', head: 'scarf' }, holds: { what: 'arakh' } },
  ],
  [
    /golden company/i,
    { person: { body: 'plate', armour: '#c9a24a', cloth: '#2a2a32', head: 'barbute' } },
  ],
  [
    /lysene/i,
    {
      person: { body: 'doublet', hair: 'swept', hairColour: 'silver', cloth: '#6a4a80' },
      holds: { what: 'sword' },
      bare: true,
    },
  ],
  [/sworn shields/i, { person: { body: 'mail', cloth: '#a8303a', head: 'nasal' } }],
  [/stormcrow/i, { person: { body: 'leather', skin: 'tan', cloth: '#2c3440', head: 'nasal' } }],
];

/** Three of them, shoulder to shoulder. */
export function company(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  const uniform = UNIFORMS.find(([words]) => words.test(facts.name))?.[1];
  const wild = is(facts, 'Wildling', 'Clansman', 'Drowned God') || house === 'freefolk';
  const drowned = is(facts, 'Drowned God');
  const helm = wild
    ? undefined
    : house === 'nightswatch' || is(facts, "R'hllor")
      ? ('hood' as const)
      : house === 'targaryen'
        ? ('spike' as const)
        : house === 'lannister'
          ? dice.pick(['barbute', 'lion', 'nasal'] as const, 'helm')
          : dice.pick(['nasal', 'barbute', 'great'] as const, 'helm');
  const dress: Person['body'] = wild
    ? 'fur'
    : house === 'nightswatch' || house === 'stark'
      ? dice.pick(['fur', 'mail'] as const, 'dress')
      : is(facts, "R'hllor", 'Drowned God')
        ? 'robe'
        : dice.pick(['mail', 'plate', 'leather'] as const, 'dress');
  const one = (salt: string, first: boolean): Built => {
    const built = build(
      { ...facts, traits: facts.traits?.filter((trait) => trait !== 'Army') },
      salt,
    );
    const { person } = built;
    return {
      ...built,
      person: {
        ...person,
        sex: wild && !drowned && dice.part(`${salt}woman`) < 0.3 ? 'woman' : 'man',
        age: 'grown',
        beard: dice.pick(
          ['short', 'full', 'stubble', 'moustache', 'forked'] as const,
          `${salt}beard`,
        ),
        body: dress,
        head:
          wild && !drowned && dice.part(`${salt}bone`) < 0.3
            ? 'bone'
            : first && dice.part('bare') < 0.4
              ? undefined
              : helm,
        tilt: undefined,
        chain: undefined,
        ...(uniform?.person.sex === 'woman' && { beard: undefined }),
        ...(uniform?.bare && { head: undefined }),
        ...uniform?.person,
      },
    };
  };
  const arms: Held | undefined = uniform?.holds
    ? uniform.holds
    : /spear|pike|halberd|guard/i.test(facts.name)
      ? { what: 'spear' }
      : /crossbow/i.test(facts.name)
        ? { what: 'crossbow' }
        : /bow|archer/i.test(facts.name)
          ? { what: 'bow' }
          : /axe|reaver|raider/i.test(facts.name)
            ? { what: 'axe' }
            : /sword/i.test(facts.name)
              ? { what: 'sword' }
              : undefined;
  const people: PersonAt[] = [
    { ...one('a', false), x: 68, y: 150, size: 0.72, view: 'left', holds: undefined },
    { ...one('b', false), x: 236, y: 150, size: 0.72, view: 'right', holds: undefined },
    {
      ...one('c', true),
      x: 150,
      y: 166,
      size: 0.94,
      view: dice.pick(['front', 'left', 'right'] as const, 'middle'),
      holds: arms,
    },
  ];
  const where = setting(facts, house);
  return { house, ...where, place: dice.part('field') < 0.4 ? 'battle' : where.place, people };
}

/** Riders before a great sun. */
export function cavalry(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  const arm = /bow|screamer|outrider/i.test(facts.name)
    ? 'bow'
    : /lance|knight|cavalier/i.test(facts.name)
      ? 'lance'
      : 'sword';
  return {
    house,
    place:
      house === 'targaryen' ? 'steppe' : dice.pick(['heath', 'road', 'camp'] as const, 'field'),
    time: dice.pick(['dusk', 'dawn'] as const, 'time'),
    empty: true,
    orb: [150, 150, 74],
    banners: [[house, 214, 190, 62]],
    riders: [
      [arm, 214, 266, 0.66],
      [arm, 108, 276, 0.98],
    ],
  };
}
