import { agot1 } from '@small-council/agot1';
import {
  type PositionSpec as FirstSpec,
  position as firstPosition,
} from '@small-council/agot1/position';
import { agot2 } from '@small-council/agot2';
import { type PositionSpec, position } from '@small-council/agot2/position';
import type { Answer, AskedQuestion, Match } from '@small-council/engine';
import type { Page } from 'playwright-core';
import { type Laying, layMatch, VIEWER } from './layMatch.ts';

/** Opens the page at this position of the card game. */
export const layCards = (page: Page, spec: PositionSpec, laying?: Laying): Promise<Match> =>
  layMatch(page, agot2, position(spec), '.cardtable', laying);

/** The same of the first edition. */
export const layFirst = (page: Page, spec: FirstSpec, laying?: Laying): Promise<Match> =>
  layMatch(page, agot1, firstPosition(spec), '.cardtable', laying);

const CROWD = {
  stark: [
    'Arya Stark',
    'Bran Stark',
    'Catelyn Stark',
    'Eddard Stark',
    'Robb Stark',
    'Sansa Stark',
    'Summer',
    'Grey Wind',
    'Direwolf Pup',
    'Tumblestone Knight',
    'Winterfell Steward',
    'Vanguard of the North',
  ],
  lannister: [
    'Cersei Lannister',
    'Grand Maester Pycelle',
    'Joffrey Baratheon',
    'Ser Jaime Lannister',
    'The Tickler',
    'Tyrion Lannister',
    'Tywin Lannister',
    'Burned Men',
    'Gold Cloaks',
    'Hedge Knight',
    'Lannisport Merchant',
    'Lannisport Moneylender',
  ],
} as const;

const PLACES = [
  'The Kingsroad',
  'The Roseroad',
  'The Iron Throne',
  'The Red Keep',
  'Chamber of the Painted Table',
  'Plaza of Punishment',
  'Underground Vault',
  'Flea Bottom',
];

/** Twelve characters and ten locations on each side, and twelve cards in hand. */
export const CROWDED: PositionSpec = {
  round: 4,
  phase: 'challenges',
  players: [
    {
      faction: 'stark',
      agenda: 'Fealty',
      plot: 'The Winds of Winter',
      used: ['Marching Orders', 'Sneak Attack'],
      gold: 6,
      power: 5,
      hand: [
        'For the North!',
        'Put to the Sword',
        "The Hand's Judgment",
        'Winter Is Coming',
        'Like Warm Rain',
        'Ice',
        'Little Bird',
        'Eddard Stark',
        'Winterfell Steward',
        'Direwolf Pup',
        'Heart Tree Grove',
        'Milk of the Poppy',
      ],
      discard: ['Direwolf Pup', 'The Kingsroad'],
      dead: ['Hedge Knight'],
      play: [
        ...CROWD.stark.map((card, i) => ({
          card,
          knelt: i % 4 === 3,
          power: i % 5 === 0 ? 2 : 0,
          duplicates: i === 0 ? 1 : 0,
          attachments: i === 4 ? ['Ice'] : i === 1 ? ['Little Bird'] : [],
        })),
        'Heart Tree Grove',
        'Gates of Winterfell',
        ...PLACES,
      ],
    },
    {
      faction: 'lannister',
      agenda: 'Fealty',
      plot: 'Confiscation',
      used: ['A Noble Cause'],
      gold: 4,
      power: 7,
      hand: ['Treachery', 'Hear Me Roar!', 'Put to the Sword', 'Tywin Lannister'],
      play: [
        ...CROWD.lannister.map((card, i) => ({
          card,
          knelt: i % 5 === 4,
          power: i === 6 ? 2 : 0,
          attachments:
            i === 4 ? ['Milk of the Poppy'] : i === 5 ? ['Little Bird', 'Seal of the Hand'] : [],
        })),
        'Casterly Rock',
        'Lannisport',
        ...PLACES.slice(0, 8),
      ],
    },
  ],
};

/** Who looks attacks with the first cards that can, in a military challenge. */
const attacking = (most: number): Laying['answers'] => {
  return (seat, question) => {
    if (seat !== VIEWER || question.kind !== 'choose') return null;
    if (question.text.key === 'ask.challenge') return ['military:1'];
    if (question.text.key !== 'ask.attackers') return null;
    return question.options.slice(0, most).map(({ id }) => id);
  };
};

/** The other side attacks with everything it has. */
export const attacked: Laying = {
  until: 'ask.defenders',
  answers: (seat, question) => {
    if (question.kind !== 'choose') return null;
    if (seat === VIEWER) return question.min === 0 ? [] : null;
    if (question.text.key === 'ask.challenge') return [question.options[0].id];
    if (question.text.key === 'ask.attackers')
      return question.options.slice(0, 4).map(({ id }) => id);
    return null;
  },
};

/** The option that speaks of the card of this name, where there is one. */
const pick = (question: AskedQuestion, name: string): Answer | null => {
  if (question.kind !== 'choose') return null;
  const codes = [...(agot2.book?.cards.values() ?? [])].flatMap((card) =>
    card.name.en === name ? [card.code] : [],
  );
  const found = question.options.find(({ label }) =>
    codes.some((code) => JSON.stringify(label).includes(code)),
  );
  return found ? [found.id] : null;
};

/** The other side attacks in a challenge of this kind. */
const attackedIn = (type: string, until: string): Laying => ({
  until,
  answers: (seat, question) =>
    seat !== VIEWER && question.text.key === 'ask.challenge'
      ? [`${type}:${VIEWER}`]
      : (attacked.answers?.(seat, question) ?? null),
});

/** It wins, and puts somebody to the sword. */
const toTheSword = (until: string): Laying => ({
  until,
  answers: (seat, question) => {
    if (seat === VIEWER && question.text.key === 'ask.would')
      return pick(question, "The Hand's Judgment");
    if (seat !== VIEWER && question.text.key === 'ask.reaction')
      return pick(question, 'Put to the Sword');
    if (seat !== VIEWER && question.text.key === 'ask.chooseCard')
      return pick(question, 'Catelyn Stark');
    return attacked.answers?.(seat, question) ?? null;
  },
});

const FACTIONS = [
  'stark',
  'lannister',
  'greyjoy',
  'martell',
  'targaryen',
  'tyrell',
  'baratheon',
  'thenightswatch',
] as const;

const TITLES = [
  'Hand of the King',
  'Master of Whispers',
  'Master of Laws',
  'Master of Coin',
  'Crown Regent',
  'Master of Ships',
];

/** A melee of so many; the two first have more on the table. */
const melee = (seats: number): PositionSpec => ({
  round: 3,
  phase: 'challenges',
  players: FACTIONS.slice(0, seats).map((faction, i) => ({
    faction,
    plot: 'Confiscation',
    title: TITLES[i],
    gold: i,
    power: i + 2,
    hand: i === 0 ? CROWDED.players[0].hand?.slice(0, 6) : ['Put to the Sword'],
    play: [
      ...CROWD[i % 2 === 0 ? 'stark' : 'lannister']
        .slice(i % 3, 8 - (i % 2))
        .map((card, n) => ({ card, knelt: n % 4 === 3 })),
      ...PLACES.slice(0, 3),
    ],
  })),
});

const PLOTS = [
  'A Noble Cause',
  'A Storm of Swords',
  'Calling the Banners',
  'Confiscation',
  'Marching Orders',
  'Sneak Attack',
  'The Winds of Winter',
];

/** The same table before a plot is chosen. */
const BEFORE_PLOTS: PositionSpec = {
  ...CROWDED,
  phase: 'plot',
  players: CROWDED.players.map((player) => ({
    ...player,
    plot: 'Counting Coppers',
    used: [],
    plotDeck: PLOTS,
  })),
};

/** Each with these seven cards, before anything lies on the table. */
const BEFORE_SETUP: PositionSpec = {
  phase: 'setup',
  players: CROWDED.players.map(({ faction, agenda }) => ({
    faction,
    agenda,
    hand: [
      'The Kingsroad',
      'Winterfell Steward',
      'Heart Tree Grove',
      'Arya Stark',
      'Little Bird',
      'Direwolf Pup',
      'Put to the Sword',
    ],
  })),
};

/** Who looks is the other one of the crowded table, with what is done from the hand in a challenge. */
const LANNISTER: PositionSpec = {
  ...CROWDED,
  players: [
    {
      ...CROWDED.players[1],
      hand: ['Burned Men', 'The Things I Do For Love', 'Treachery', 'Hear Me Roar!'],
    },
    CROWDED.players[0],
  ],
};

/** States of the table that look different: to be examined, and to be photographed. */
export const SCENES: { readonly [name: string]: readonly [PositionSpec, Laying] } = {
  crowded: [CROWDED, {}],
  marshaling: [{ ...CROWDED, phase: 'marshaling', active: 0 }, {}],
  challenge: [CROWDED, { until: 'ask.challenge' }],
  attackers: [CROWDED, { until: 'ask.attackers', answers: attacking(0) }],
  stealth: [CROWDED, { until: 'ask.stealth', answers: attacking(2) }],
  reaction: [CROWDED, { until: 'ask.reaction', answers: attacking(8) }],
  defenders: [{ ...CROWDED, first: 1 }, attacked],
  away: [
    { ...CROWDED, first: 1 },
    { ...attacked, away: [1] },
  ],
  claim: [
    { ...CROWDED, first: 1 },
    { ...attacked, until: 'ask.claimed' },
  ],
  intrigue: [{ ...CROWDED, first: 1 }, attackedIn('intrigue', 'ask.defenders')],
  power: [{ ...CROWDED, first: 1 }, attackedIn('power', 'ask.defenders')],
  cancel: [{ ...CROWDED, first: 1 }, toTheSword('ask.would')],
  save: [
    { ...CROWDED, first: 1 },
    {
      until: 'ask.would',
      answers: (seat, question) =>
        seat === VIEWER && question.text.key === 'ask.claimed'
          ? pick(question, 'Arya Stark')
          : (attacked.answers?.(seat, question) ?? null),
    },
  ],
  ambush: [LANNISTER, { until: 'ask.action' }],
  'pay-x': [
    LANNISTER,
    {
      until: 'ask.x',
      answers: (seat, question) =>
        seat === VIEWER && question.text.key === 'ask.action'
          ? pick(question, 'The Things I Do For Love')
          : null,
    },
  ],
  window: [{ ...CROWDED, phase: 'marshaling', active: 1 }, { until: 'ask.action' }],
  plots: [BEFORE_PLOTS, {}],
  'first-player': [
    BEFORE_PLOTS,
    {
      until: 'ask.firstPlayer',
      answers: (seat, question) =>
        question.text.key === 'ask.plot'
          ? pick(question, seat === VIEWER ? 'Sneak Attack' : 'The Winds of Winter')
          : null,
    },
  ],
  pile: [
    {
      ...BEFORE_PLOTS,
      players: BEFORE_PLOTS.players.map((player) => ({
        ...player,
        plotDeck: ['Rebuilding', ...PLOTS],
        discard: [...CROWD.stark.slice(6), ...PLACES],
      })),
    },
    {
      until: 'ask.chooseFromPile',
      answers: (seat, question) =>
        question.text.key === 'ask.plot'
          ? pick(question, seat === VIEWER ? 'Rebuilding' : 'Confiscation')
          : null,
    },
  ],
  reserve: [{ ...CROWDED, phase: 'taxation' }, { until: 'ask.reserve' }],
  mulligan: [BEFORE_SETUP, { until: 'ask.mulligan' }],
  setup: [BEFORE_SETUP, { until: 'ask.setup' }],
  'melee-4': [melee(4), { until: 'ask.challenge' }],
  'melee-8': [melee(8), {}],
};

const FIRST_PLAYERS = [
  {
    house: 'stark',
    plot: 'Valar Morghulis',
    used: ['Building Season'],
    title: 'Hand of the King',
    gold: 3,
    power: 4,
    hand: ['Sansa Stark', 'Narrow Sea', 'Winter is Coming', 'Direwolf Pup', 'Ice'],
    play: [
      { card: 'Eddard Stark', power: 2 },
      { card: 'Robb Stark', attachments: ['Ice'] },
      { card: 'Catelyn Stark', knelt: true },
      'Arya Stark',
      'Greatjon Umber',
      'Shaggydog',
      'Knight of the Tumblestone',
      'Northern Fiefdoms',
      'Great Keep',
      'Narrow Sea',
      'Godswood',
    ],
  },
  {
    house: 'lannister',
    plot: 'Power and Wealth',
    title: 'Master of Whispers',
    gold: 2,
    power: 6,
    hand: ['The Hound'],
    play: [
      'Tywin Lannister',
      { card: 'Cersei Lannister', knelt: true },
      'Ser Jaime Lannister',
      'Tyrion Lannister',
      'Grand Maester Pycelle',
      'The Goldroad',
      'Lannisport',
      'Western Fiefdoms',
    ],
  },
  {
    house: 'baratheon',
    plot: 'Blockade',
    title: 'Master of Laws',
    power: 3,
    hand: ['Melisandre'],
    play: ['Renly Baratheon', 'Stannis Baratheon', "Aegon's Garden"],
  },
  {
    house: 'targaryen',
    plot: "Mad King's Legacy",
    title: 'Master of Coin',
    power: 5,
    hand: ['Drogon'],
    play: ['Daenerys Targaryen', 'Khal Drogo', 'Summer Sea'],
  },
] satisfies FirstSpec['players'];

/** The first edition: influence and no reserve, crests on the cards, and titles among four. */
export const FIRST_SCENES: { readonly [name: string]: readonly [FirstSpec, Laying] } = {
  'first-joust': [
    {
      round: 3,
      phase: 'challenges',
      players: FIRST_PLAYERS.slice(0, 2).map((player) => ({ ...player, title: undefined })),
    },
    { until: 'ask.challenge' },
  ],
  'first-titles': [
    { round: 3, phase: 'challenges', players: FIRST_PLAYERS },
    { until: 'ask.challenge' },
  ],
};
