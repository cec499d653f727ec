import type { House } from '../palette.ts';
import type { Place } from '../places/index.ts';
import type { Recipe, ThingAt } from '../recipe.ts';
import { diceOf, type Facts, houseOf } from './facts.ts';
import { HOMES } from './home.ts';

const has = (facts: Facts, ...traits: readonly string[]): boolean =>
  traits.some((trait) => facts.traits?.includes(trait));

/** Where a trait says that a place lies. */
const LIES: readonly (readonly [trait: string, place: Place])[] = [
  ['Old Gods', 'godswood'],
  ["King's Landing", 'redkeep'],
  ['Winterfell', 'snow'],
  ['Dorne', 'desert'],
  ['The Westerlands', 'rock'],
  ['The Reach', 'garden'],
  ['Iron Islands', 'isles'],
  ['Dragonstone', 'dragonstone'],
  ['The Riverlands', 'river'],
  ['The Vale', 'eyrie'],
  ['Oldtown', 'hightower'],
  ['The Stormlands', 'stormsend'],
  ['The North', 'snow'],
  ['Westeros', 'road'],
  ['Essos', 'steppe'],
  ['Pentos', 'watergardens'],
  ['Astapor', 'city'],
  ['Meereen', 'city'],
  ['Barge', 'river'],
];

const CALLED: readonly (readonly [words: RegExp, place: Place])[] = [
  [/godswood/i, 'godswood'],
  [/wall|castle black|eastwatch|shadow tower/i, 'wall'],
  [/throne|council/i, 'throne'],
  [/port|harbou?r|docks?|quay/i, 'harbour'],
  [/sept\b/i, 'sept'],
  [/painted/i, 'painted'],
  [/hall|feast/i, 'hall'],
  [/chamber|library|study|solar|rookery/i, 'chamber'],
  [/inn|tavern|brothel|pot shop/i, 'tavern'],
  [/crypt|vault|tunnels?|cellar/i, 'crypt'],
  [/dungeon|cells?|prison/i, 'dungeon'],
  [/wood|forest/i, 'woods'],
  [/grove|garden/i, 'garden'],
  [/river|trident|fork|mander|blackwater|lake|pool|swamp/i, 'river'],
  [/road|bridge|crossroads/i, 'road'],
  [/field|fiefdom|farm|mill|village/i, 'harvest'],
  [/street|alley|bottom|city|market/i, 'town'],
  [/tower|keep|battlement/i, 'battlements'],
  [/sea|bay|isle|island|cove/i, 'sea'],
  [/ruin/i, 'ruins'],
  [/camp|tent/i, 'camp'],
];

export function location(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  const home = HOMES[house];
  const time = dice.pick(home.times, 'time');
  const weather = home.weather && dice.part('weather') < 0.6 ? [home.weather] : undefined;
  if (has(facts, 'Warship'))
    return {
      house,
      place: 'sea',
      time,
      weather,
      deed: house === 'greyjoy' ? 'flagship' : 'warship',
    };
  const place =
    CALLED.find(([words]) => words.test(facts.name))?.[1] ??
    LIES.find(([trait]) => has(facts, trait))?.[1] ??
    home.places[0];
  return { house, place, time, weather };
}

const NAMED: readonly (readonly [words: RegExp, kind: ThingAt['kind']])[] = [
  [/arakh/i, 'arakh'],
  [/axe/i, 'axe'],
  [/hammer|maul/i, 'hammer'],
  [/spear|lance|pike/i, 'spear'],
  [/dagger|knife|needle/i, 'dagger'],
  [/cudgel|club|mace/i, 'cudgel'],
  [/poppy/i, 'poppies'],
  [/wine|cup|arbor|drink|goblet|feast/i, 'cup'],
  [/poison|tears|venom|strangler/i, 'phial'],
  [/gold|coin|bounty|debt|tax|toll|brib|wealth|spoils|price|risk|sellsword/i, 'coins'],
  [/crown|king|queen/i, 'crown'],
  [/bird|raven|crow/i, 'bird'],
  [/song|lute|harp/i, 'lute'],
  [/book|lore|learned|tome|history/i, 'book'],
  [/rose|flower|bouquet/i, 'rose'],
  [/egg|dragon/i, 'egg'],
  [/key|locked/i, 'key'],
  [/chain|captive|collar|ward|prison/i, 'chains'],
  [/mask|face/i, 'mask'],
  [/horn/i, 'horn'],
  [/seal|hand/i, 'seal'],
  [/law|judg|trial|justice/i, 'scales'],
  [/shield|guard|armou?r/i, 'shield'],
  [/lamp|lantern|light|flame|fire/i, 'lamp'],
  [/pie|bread/i, 'bread'],
  [/knight|spurs/i, 'spurs'],
];

const thingOf = (facts: Facts, house: House): ThingAt => {
  const dice = diceOf(facts);
  const kind =
    NAMED.find(([words]) => words.test(facts.name))?.[1] ??
    (has(facts, 'Weapon')
      ? 'sword'
      : has(facts, 'Title')
        ? 'seal'
        : dice.pick(['letter', 'shield', 'letter', 'coin'] as const, 'thing'));
  const steel = has(facts, 'Valyrian Steel');
  return {
    kind,
    glow: 'fire',
    turn: has(facts, 'Weapon') ? dice.pick([-14, 0, 14], 'turn') : 0,
    ripple: steel ? '#5d6b78' : undefined,
    wide: steel ? 13 : undefined,
    guard: dice.pick([undefined, 'lion', 'wing'] as const, 'guard'),
    gold: dice.pick(['#f0bd45', '#9aa2a8', '#c98a3a'], 'gold'),
    crest: house === 'neutral' ? undefined : house,
  };
};

export function attachment(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  if (has(facts, 'Warhorse') || /horse|steed|mare|stallion/i.test(facts.name))
    return {
      house,
      place: 'camp',
      time: dice.pick(HOMES[house].times, 'time'),
      empty: true,
      beast: { kind: 'horse', y: 166, size: 1.04 },
    };
  if (has(facts, 'Direwolf'))
    return { house, place: 'snow', time: 'dusk', empty: true, beast: { kind: 'wolf' } };
  const outside = has(facts, 'Weapon');
  return {
    house,
    place: outside
      ? HOMES[house].places[0]
      : dice.pick(['chamber', 'hall', 'tavern'] as const, 'room'),
    time: outside ? dice.pick(HOMES[house].times, 'time') : undefined,
    things: [thingOf(facts, house)],
  };
}

const BEAST: { readonly [house in House]?: Recipe['beast'] } = {
  stark: { kind: 'wolf' },
  lannister: { kind: 'lion', y: 150, size: 1.06 },
  baratheon: { kind: 'stag', y: 186 },
  targaryen: { kind: 'dragon', x: 166, y: 134, size: 1, glow: true },
  nightswatch: { kind: 'raven', y: 118, size: 0.78 },
};

/** What happens in a field or in a room, by the words of its name. */
type Scene = Omit<Recipe, 'house'>;

const SCENES: readonly (readonly [words: RegExp, scenes: readonly Scene[]])[] = [
  [
    /fire|flame|torch|burn|dracarys|r'hllor/i,
    [
      {
        place: 'ruins',
        time: 'fire',
        weather: ['embers'],
        fires: [
          [80, 272, 1.2],
          [226, 270, 1.4],
        ],
        figures: [['stand', 150, 282, 1.4]],
      },
    ],
  ],
  [
    /sword|kill|death|duel|blood|steel|slay|murder|prowess|bravado|example|heads|ferocity/i,
    [
      {
        figures: [
          ['strike', 122, 270, 1.02],
          ['kneel', 206, 272, 1.1],
        ],
      },
      {
        figures: [
          ['fence', 196, 274, 1.2],
          ['fence', 94, 274, 1.2, true],
        ],
      },
      {
        figures: [
          ['fallen', 96, 282, 1.2],
          ['strike', 200, 280, 1.3],
        ],
      },
    ],
  ],
  [
    /charge|assault|ride|raid|attack|war\b|impact|overrun|advantage|superior/i,
    [
      {
        riders: [
          ['lance', 208, 268, 0.7],
          ['sword', 104, 276, 0.96],
        ],
      },
      {
        riders: [
          ['lance', 96, 276, 0.92],
          ['lance', 220, 264, 0.62],
        ],
      },
      { place: 'battle', empty: true, riders: [['sword', 150, 266, 1.05]] },
    ],
  ],
  [
    /retreat|run\b|reposition|maneuver|diversion/i,
    [
      {
        place: 'steppe',
        riders: [
          ['bow', 96, 276, 0.8, true],
          ['none', 210, 266, 0.6, true],
        ],
      },
      { place: 'woods', time: 'dawn', weather: ['fog'], riders: [['bow', 150, 272, 0.9]] },
    ],
  ],
  [
    /ambush|trap|unseen|hunt|flaws/i,
    [
      { place: 'woods', time: 'night', weather: ['fog'], figures: [['archer', 150, 284, 1.4]] },
      {
        place: 'woods',
        time: 'dawn',
        figures: [
          ['hooded', 92, 284, 1.2],
          ['archer', 204, 282, 1.2],
        ],
      },
    ],
  ],
  [
    /order|command|marshal|obey|lead|brothers|support/i,
    [
      { place: 'camp', things: [{ kind: 'horn', y: 130, glow: 'light' }] },
      {
        place: 'camp',
        figures: [
          ['stand', 84, 284, 1.1],
          ['king', 150, 282, 1.3],
          ['stand', 218, 284, 1.1, true],
        ],
      },
    ],
  ],
  [
    /stand|yield|defian|hold|set for|taunt|stalwart/i,
    [
      {
        place: 'battlements',
        figures: [
          ['stand', 70, 276, 1.1],
          ['stand', 150, 280, 1.2],
          ['stand', 230, 276, 1.1, true],
        ],
      },
      { place: 'battle', empty: true, things: [{ kind: 'shield', y: 150 }] },
    ],
  ],
  [
    /plot|agenda|ploy|subter|intercept|whisper|threat|negotiat|plan|strategy|methods|secret/i,
    [
      {
        place: 'crypt',
        figures: [
          ['hooded', 98, 286, 1.4, true],
          ['hooded', 206, 286, 1.4],
        ],
      },
      {
        place: 'ruins',
        figures: [
          ['lady', 104, 286, 1.3, true],
          ['hooded', 200, 286, 1.3],
        ],
      },
      { place: 'painted', things: [{ kind: 'cyvasse', y: 140, glow: 'fire' }] },
      { place: 'tavern', things: [{ kind: 'dagger', turn: 16, glow: 'fire' }] },
    ],
  ],
  [
    /flay|crippl|cruel|sadis|fear\b|broken|blades/i,
    [
      { place: 'dungeon', things: [{ kind: 'chains', glow: 'fire' }] },
      { place: 'dungeon', deed: 'bars' },
    ],
  ],
  [
    /mother|father|warrior|faith|gods/i,
    [
      { place: 'sept', figures: [['lady', 150, 286, 1.5]] },
      { place: 'sept', figures: [['kneel', 150, 284, 1.5]] },
      { place: 'sept', things: [{ kind: 'sword', y: 150, turn: 180, glow: 'light' }] },
    ],
  ],
];

/** Fields lie at home, before a low sun or moon, now here and now there. */
const HOURS = ['dusk', 'dawn', 'noon', 'snow'] as const;

export function event(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  const { name } = facts;
  if (has(facts, "R'hllor"))
    return { house, place: 'heath', time: 'fire', weather: ['embers'], deed: 'pyre' };
  if (/sea|ship|tide|drown/i.test(name))
    return {
      house,
      place: 'sea',
      time: 'storm',
      weather: ['rain'],
      deed: house === 'greyjoy' ? 'ironFleet' : 'fleet',
    };
  if (has(facts, 'Song'))
    return {
      house,
      place: 'tavern',
      things: [{ kind: dice.pick(['lute', 'harp'] as const, 'song'), glow: 'fire' }],
    };
  const home = dice.pick(HOMES[house].places, 'home');
  const field = {
    house,
    place: home,
    time: dice.pick(HOURS, 'hour'),
    orb: [dice.pick([96, 150, 204], 'orb'), 150, dice.pick([58, 74, 84], 'size')],
  } as const;
  const scenes = SCENES.find(([words]) => words.test(name))?.[1];
  if (scenes) return { ...field, ...dice.pick(scenes, 'scene') };
  if (NAMED.some(([words]) => words.test(name)))
    return {
      house,
      place: dice.pick(['hall', 'chamber', 'tavern', 'bedchamber'] as const, 'room'),
      things: [thingOf(facts, house)],
    };
  const beast = BEAST[house];
  if (beast && dice.part('beast') < 0.35) return { ...field, empty: true, orb: undefined, beast };
  if (dice.part('scheme') < 0.5)
    return {
      ...field,
      figures: dice.pick<NonNullable<Recipe['figures']>>(
        [
          [
            ['stand', 112, 280, 1.3],
            ['hooded', 196, 280, 1.3, true],
          ],
          [
            ['kneel', 104, 280, 1.5, true],
            ['king', 206, 278, 1.4],
          ],
          [['archer', 176, 280, 1.4]],
          [
            ['lady', 108, 280, 1.3, true],
            ['stand', 200, 280, 1.3],
          ],
        ],
        'scene',
      ),
    };
  return {
    house,
    place: dice.pick(['hall', 'chamber', 'throne'] as const, 'room'),
    things: [thingOf(facts, house)],
  };
}

export function plot(facts: Facts): Recipe {
  const house = houseOf(facts);
  const dice = diceOf(facts);
  if (has(facts, 'Winter'))
    return { house: 'nightswatch', place: 'wall', time: 'storm', weather: ['gale'] };
  if (has(facts, 'Summer'))
    return {
      house: 'tyrell',
      place: dice.pick(['harvest', 'garden'] as const, 'summer'),
      time: 'noon',
    };
  if (has(facts, 'Siege'))
    return { house, place: 'stormsend', time: 'fire', weather: ['embers'], deed: 'siege' };
  if (has(facts, 'War'))
    return {
      house,
      place: 'battle',
      time: dice.pick(['dusk', 'storm', 'dawn', 'fire'] as const, 'war'),
      empty: true,
      banners: [
        [dice.pick(['stark', 'baratheon', 'tyrell', 'tully'] as const, 'one'), 60, 170, 60],
        [dice.pick(['lannister', 'greyjoy', 'martell', 'bolton'] as const, 'other'), 210, 190, 60],
      ],
    };
  if (has(facts, 'Scheme'))
    return {
      house,
      place: dice.pick(['crypt', 'town', 'chamber'] as const, 'scheme'),
      time: 'night',
      figures: [
        ['hooded', 100, 284, 1.4, true],
        [dice.pick(['lady', 'hooded', 'stand'] as const, 'with'), 200, 284, 1.4],
      ],
    };
  if (has(facts, 'Edict', 'Conclave'))
    return {
      house,
      place: dice.pick(['hall', 'chamber'] as const, 'edict'),
      things: [
        { kind: dice.pick(['letter', 'seal', 'scales', 'letter'] as const, 'seal'), glow: 'fire' },
      ],
    };
  if (has(facts, 'Noble'))
    return { house, place: 'throne', things: [{ kind: 'crown', y: 160, glow: 'fire' }] };
  return {
    house,
    place: dice.pick(
      ['river', 'road', 'harbour', 'redkeep', 'camp', 'harvest', 'town'] as const,
      'place',
    ),
    time: dice.pick(['dawn', 'noon', 'dusk', 'night'] as const, 'time'),
  };
}

/** One huge banner before the home of the house. */
const BANNERS: readonly (readonly [RegExp, House])[] = [
  [/wolf|stark/i, 'stark'],
  [/lion|lannister/i, 'lannister'],
  [/stag|baratheon/i, 'baratheon'],
  [/dragon|targaryen/i, 'targaryen'],
  [/rose|tyrell/i, 'tyrell'],
  [/kraken|greyjoy/i, 'greyjoy'],
  [/sun|martell/i, 'martell'],
  [/watch/i, 'nightswatch'],
];

export function banner(facts: Facts): Recipe {
  const own = houseOf(facts);
  const house =
    own === 'neutral' ? (BANNERS.find(([words]) => words.test(facts.name))?.[1] ?? own) : own;
  const { places, times } = HOMES[house];
  const time = diceOf(facts).pick(times, 'time');
  // A house itself is its shield, what marches under its sign a banner.
  if (facts.type === 'faction')
    return { house, place: places[0], time, things: [{ kind: 'shield', y: 150, glow: 'light' }] };
  return {
    house,
    place: places[0],
    time,
    banners: [[house, 74, 230, 168]],
    figures: [['stand', 244, 284, 0.9]],
  };
}

export function terrain(facts: Facts): Recipe {
  const { name } = facts;
  const place: Place = /forest|wood|thicket/i.test(name)
    ? 'woods'
    : /water|river|bog|swamp/i.test(name)
      ? 'river'
      : /wall|palisade|hedge/i.test(name)
        ? 'battlements'
        : /weirwood/i.test(name)
          ? 'godswood'
          : /corpse|ruin|grave/i.test(name)
            ? 'ruins'
            : 'heath';
  return { house: houseOf(facts), place, time: 'dusk', empty: place !== 'battlements' };
}
