import { agot1 } from '@small-council/agot1';
import { position } from '@small-council/agot1/position';
import { type AnyGame, message, type View } from '@small-council/engine';
import type { Lesson } from '../lesson.ts';

/** One round at a table of three: Stark, led by the learner, against Lannister; Baratheon looks on. */

const CARD = {
  eddard: 'card.10005',
  catelyn: 'card.10006',
  arya: 'card.10007',
  summer: 'card.10003',
  recruiter: 'card.10021',
  sea: 'card.10033',
  winter: 'card.10156',
  cersei: 'card.10039',
  attendant: 'card.10050',
  smith: 'card.10053',
  shae: 'card.10178',
  blood: 'card.10194',
  arms: 'card.10200',
  commander: 'card.10302',
  laws: 'card.10305',
  coin: 'card.10306',
} as const;

/** The names of cards, for the words of the host. */
const named = (...names: (keyof typeof CARD)[]) =>
  Object.fromEntries(names.map((name) => [name, message(CARD[name])]));

const PLOTS = [
  'Calm Over Westeros',
  'Rains of Autumn',
  'Tourney for the Hand',
  'Power and Wealth',
  'Rule by Decree',
  'Summoning Season',
];

const inPhase =
  (phase: string) =>
  (_: unknown, view: View<{ phase: string }>): boolean =>
    view.table.phase === phase;

export const lesson: Lesson = {
  game: 'agot1',
  begin: () => ({
    game: agot1 as unknown as AnyGame,
    setting: {
      ...position({
        phase: 'setup',
        players: [
          {
            house: 'stark',
            hand: [
              'Eddard Stark',
              'House Tully Recruiter',
              'Arya Stark',
              'Winter is Coming',
              'Summer',
              'Bran Stark',
              'Hodor',
            ],
            deck: ['Narrow Sea', 'Catelyn Stark', 'Ice', 'Robb Stark'],
            plotDeck: ['The Power of Blood', ...PLOTS],
          },
          {
            house: 'lannister',
            power: 2,
            hand: [
              'Cersei Lannister',
              "Cersei's Attendant",
              'Lannisport Weaponsmith',
              'Tyrion Lannister',
              'Bronn',
              'Hall of Heroes',
              'Distraction',
            ],
            plotDeck: ['The Power of Arms', ...PLOTS],
          },
          {
            house: 'baratheon',
            hand: [
              'Melisandre',
              'Renly Baratheon',
              'Robert Baratheon',
              'Retreat',
              'Shae',
              'Lordship',
            ],
            plotDeck: ['The Power of Arms', ...PLOTS],
          },
        ],
      }),
      seed: 'a first council',
    },
  }),
  others: {
    1: {
      'ask.setup': [CARD.cersei, CARD.attendant, CARD.smith],
      'ask.plot': [CARD.arms],
      'ask.title': [CARD.commander],
      'ask.defenders': [CARD.cersei],
    },
    2: {
      'ask.setup': [CARD.shae],
      'ask.plot': [CARD.arms],
      'ask.title': [CARD.laws],
    },
  },
  steps: [
    { id: 'welcome', chapter: 'welcome', point: { at: '.seat--own .power' } },
    {
      id: 'setup',
      chapter: 'setup',
      asked: 'ask.setup',
      wanted: [CARD.eddard, CARD.recruiter],
      names: named('eddard', 'recruiter'),
    },
    {
      id: 'plot',
      chapter: 'plot',
      asked: 'ask.plot',
      wanted: [CARD.blood],
      names: named('blood', 'eddard'),
    },
    { id: 'first', chapter: 'plot', asked: 'ask.firstPlayer', wanted: ['0'] },
    {
      id: 'title',
      chapter: 'titles',
      asked: 'ask.title',
      wanted: [CARD.coin],
      names: named('coin'),
    },
    {
      id: 'location',
      chapter: 'marshalling',
      asked: 'ask.action',
      when: inPhase('marshaling'),
      wanted: [CARD.sea],
      names: named('sea', 'coin', 'laws'),
    },
    {
      id: 'reduce',
      chapter: 'marshalling',
      asked: 'ask.action',
      wanted: [CARD.recruiter],
      names: named('recruiter'),
    },
    {
      id: 'arya',
      chapter: 'marshalling',
      asked: 'ask.action',
      wanted: [CARD.arya],
      names: named('arya'),
    },
    {
      id: 'catelyn',
      chapter: 'marshalling',
      asked: 'ask.action',
      wanted: [CARD.catelyn],
      names: named('catelyn'),
    },
    {
      id: 'attachment',
      chapter: 'marshalling',
      asked: 'ask.action',
      wanted: [CARD.summer],
      names: named('summer'),
    },
    {
      id: 'host',
      chapter: 'marshalling',
      asked: 'ask.host',
      wanted: [CARD.arya],
      names: named('summer', 'arya'),
    },
    { id: 'done', chapter: 'marshalling', asked: 'ask.action', wanted: [], names: named('sea') },
    {
      id: 'influence',
      chapter: 'influence',
      asked: 'ask.action',
      when: inPhase('challenges'),
      wanted: [CARD.arya],
      names: named('arya', 'eddard', 'sea'),
    },
    { id: 'military', chapter: 'challenges', asked: 'ask.challenge', wanted: ['military:1'] },
    {
      id: 'attacker',
      chapter: 'challenges',
      asked: 'ask.attackers',
      wanted: [CARD.eddard],
      names: named('eddard', 'arya'),
    },
    {
      id: 'event',
      chapter: 'challenges',
      asked: 'ask.action',
      wanted: [CARD.winter],
      names: named('winter'),
    },
    { id: 'intrigue', chapter: 'challenges', asked: 'ask.challenge', wanted: ['intrigue:1'] },
    {
      id: 'spy',
      chapter: 'challenges',
      asked: 'ask.attackers',
      wanted: [CARD.catelyn],
      names: named('catelyn', 'cersei'),
    },
    {
      id: 'power',
      chapter: 'challenges',
      asked: 'ask.challenge',
      wanted: ['power:1'],
      names: named('cersei'),
    },
    {
      id: 'last',
      chapter: 'challenges',
      asked: 'ask.attackers',
      wanted: [CARD.arya],
      names: named('arya'),
    },
    {
      id: 'dominance',
      chapter: 'round',
      asked: 'ask.action',
      when: inPhase('dominance'),
      tells: true,
      names: named('arya'),
    },
    { id: 'standing', chapter: 'round', asked: 'ask.plot', tells: true },
    { id: 'end', chapter: 'end' },
  ],
};
