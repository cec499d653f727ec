import { agot2 } from '@small-council/agot2';
import { position } from '@small-council/agot2/position';
import { type AnyGame, message, type View } from '@small-council/engine';
import type { Lesson } from '../lesson.ts';

/** One round of a joust: Stark, led by the learner, against Lannister. */

const CARD = {
  eddard: 'card.01144',
  steward: 'card.01152',
  grove: 'card.01156',
  arya: 'card.01141',
  knight: 'card.01150',
  bird: 'card.01034',
  sword: 'card.01041',
  winter: 'card.01159',
  feast: 'card.01002',
  cause: 'card.01004',
  cloaks: 'card.01092',
  tickler: 'card.01088',
  merchant: 'card.01094',
  lender: 'card.01093',
  burned: 'card.01091',
} as const;

/** The names of cards, for the words of the host. */
const named = (...names: (keyof typeof CARD)[]) =>
  Object.fromEntries(names.map((name) => [name, message(CARD[name])]));

const inPhase =
  (phase: string) =>
  (_: unknown, view: View<{ phase: string }>): boolean =>
    view.table.phase === phase;

export const lesson: Lesson = {
  game: 'agot2',
  begin: () => ({
    game: agot2 as unknown as AnyGame,
    setting: {
      ...position({
        phase: 'setup',
        players: [
          {
            faction: 'stark',
            hand: [
              'Eddard Stark',
              'Winterfell Steward',
              'Heart Tree Grove',
              'Arya Stark',
              'Tumblestone Knight',
              'Little Bird',
              'Put to the Sword',
            ],
            deck: ['Catelyn Stark', 'Ice', 'Winter Is Coming', 'Robb Stark', 'Summer'],
            plotDeck: [
              'A Feast for Crows',
              'A Noble Cause',
              'Calling the Banners',
              'Confiscation',
              'Counting Coppers',
              'Marching Orders',
              'The Winds of Winter',
            ],
          },
          {
            faction: 'lannister',
            power: 2,
            hand: [
              'The Tickler',
              'Burned Men',
              'Lannisport Merchant',
              'Lannisport Moneylender',
              'Gold Cloaks',
              'Tywin Lannister',
              'Hear Me Roar!',
            ],
            deck: ['Cersei Lannister', 'Treachery', "Widow's Wail", 'Casterly Rock'],
            plotDeck: [
              'A Noble Cause',
              'A Game of Thrones',
              'Calling the Banners',
              'Confiscation',
              'Counting Coppers',
              'Marching Orders',
              'The Winds of Winter',
            ],
          },
        ],
      }),
      seed: 'a first joust',
    },
  }),
  others: {
    1: {
      'ask.setup': [CARD.tickler, CARD.burned, CARD.merchant, CARD.lender],
      'ask.plot': [CARD.cause],
      'ask.action': [CARD.cloaks],
      'ask.claimed': [CARD.tickler],
      'ask.attackers': [CARD.burned],
      'ask.defenders': [CARD.lender],
      'ask.challenge': ['military:0'],
    },
  },
  steps: [
    { id: 'welcome', chapter: 'welcome', point: { at: '.seat--own .power' } },
    { id: 'hand', chapter: 'setup', asked: 'ask.mulligan', wanted: [] },
    {
      id: 'setup',
      chapter: 'setup',
      asked: 'ask.setup',
      wanted: [CARD.eddard, CARD.steward, CARD.grove],
      names: named('eddard', 'steward', 'grove'),
    },
    { id: 'plot', chapter: 'plot', asked: 'ask.plot', wanted: [CARD.feast], names: named('feast') },
    { id: 'first', chapter: 'plot', asked: 'ask.firstPlayer', wanted: ['0'] },
    { id: 'draw', chapter: 'draw', asked: 'ask.action', when: inPhase('marshaling'), tells: true },
    {
      id: 'reduce',
      chapter: 'marshaling',
      asked: 'ask.action',
      wanted: [CARD.grove],
      names: named('grove', 'arya'),
    },
    {
      id: 'kneel',
      chapter: 'marshaling',
      asked: 'ask.action',
      wanted: [CARD.steward],
      names: named('steward', 'arya'),
    },
    {
      id: 'character',
      chapter: 'marshaling',
      asked: 'ask.action',
      wanted: [CARD.arya],
      names: named('arya'),
    },
    {
      id: 'reaction',
      chapter: 'marshaling',
      asked: 'ask.reaction',
      wanted: [CARD.arya],
      names: named('arya'),
    },
    {
      id: 'another',
      chapter: 'marshaling',
      asked: 'ask.action',
      wanted: [CARD.knight],
      names: named('knight'),
    },
    {
      id: 'attachment',
      chapter: 'marshaling',
      asked: 'ask.action',
      wanted: [CARD.bird],
      names: named('bird', 'knight'),
    },
    {
      id: 'host',
      chapter: 'marshaling',
      asked: 'ask.host',
      wanted: [CARD.knight],
      names: named('bird', 'knight'),
    },
    { id: 'saved', chapter: 'marshaling', asked: 'ask.action', wanted: [], names: named('sword') },
    { id: 'military', chapter: 'military', asked: 'ask.challenge', wanted: ['military:1'] },
    {
      id: 'attacker',
      chapter: 'military',
      asked: 'ask.attackers',
      wanted: [CARD.eddard],
      names: named('eddard'),
    },
    {
      id: 'event',
      chapter: 'military',
      asked: 'ask.reaction',
      wanted: [CARD.sword],
      names: named('sword'),
    },
    {
      id: 'target',
      chapter: 'military',
      asked: 'ask.chooseCard',
      wanted: [CARD.cloaks],
      names: named('cloaks'),
    },
    {
      id: 'renown',
      chapter: 'military',
      asked: 'ask.renown',
      wanted: [CARD.eddard],
      names: named('eddard', 'tickler'),
    },
    { id: 'intrigue', chapter: 'intrigue', asked: 'ask.challenge', wanted: ['intrigue:1'] },
    {
      id: 'spy',
      chapter: 'intrigue',
      asked: 'ask.attackers',
      wanted: [CARD.knight],
      names: named('bird', 'knight', 'lender'),
    },
    { id: 'power', chapter: 'power', asked: 'ask.challenge', wanted: ['power:1'] },
    {
      id: 'stealthy',
      chapter: 'power',
      asked: 'ask.attackers',
      wanted: [CARD.arya],
      names: named('arya'),
    },
    {
      id: 'stealth',
      chapter: 'power',
      asked: 'ask.stealth',
      wanted: [CARD.merchant],
      names: named('arya', 'merchant'),
    },
    {
      id: 'stand',
      chapter: 'defending',
      asked: 'ask.reaction',
      wanted: [CARD.eddard],
      names: named('eddard', 'burned'),
    },
    {
      id: 'defender',
      chapter: 'defending',
      asked: 'ask.defenders',
      wanted: [CARD.eddard],
      names: named('eddard', 'burned'),
    },
    {
      id: 'dominance',
      chapter: 'dominance',
      asked: 'ask.action',
      when: inPhase('dominance'),
      tells: true,
    },
    {
      id: 'standing',
      chapter: 'standing',
      asked: 'ask.action',
      when: inPhase('standing'),
      tells: true,
    },
    {
      id: 'reserve',
      chapter: 'taxation',
      asked: 'ask.reserve',
      wanted: [CARD.winter],
      names: named('winter'),
    },
    { id: 'end', chapter: 'end', asked: 'ask.plot', tells: true },
  ],
};
