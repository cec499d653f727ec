import type { PositionSpec } from '@small-council/iron-throne/position';
import { type IronThronePuzzle, table } from './table.ts';

/** Stark and Lannister have both put a Truce, Stark as the challenger; nobody else takes part. */
const talks = (
  stark: { readonly influence?: number; readonly robb?: number; readonly sheet?: number },
  lannister: { readonly influence?: number; readonly joffrey?: number; readonly sheet?: number },
  options: PositionSpec['options'] = {},
): Pick<IronThronePuzzle, 'position'> & { readonly before: string[] } => ({
  position: table(
    {
      stark: {
        leader: 'arya',
        power: { robb: stark.robb ?? 4 },
        sheet: stark.sheet ?? 0,
        influence: { baratheon: stark.influence ?? 0 },
      },
      lannister: {
        leader: 'tywin',
        power: { joffrey: lannister.joffrey ?? 4 },
        sheet: lannister.sheet ?? 0,
        influence: { baratheon: lannister.influence ?? 0 },
      },
      baratheon: {},
    },
    { events: ['lannister'], options },
  ),
  before: [
    ...(stark.sheet ? ['Robb Stark'] : []),
    ...(lannister.sheet ? ['Joffrey Baratheon'] : []),
    'Robb Stark',
    'Joffrey Baratheon',
    'pass',
    'Truce',
    'Truce',
  ],
});

const propose = (offer: { readonly [item: string]: number }): string =>
  JSON.stringify({ deal: 'offer', offer });
const ACCEPT = '{"deal":"accept"}';
const BREAK = '{"deal":"break"}';

/** What a puzzle adds to the way to its question. */
const then = <P extends { readonly before: readonly string[] }>(
  talk: P,
  ...answers: string[]
): P => ({
  ...talk,
  before: [...talk.before, ...answers],
});

export const deals: readonly IronThronePuzzle[] = [
  {
    id: 'give-nothing-for-nothing',
    about: 'ownGoal',
    idea: 'Who opens with a gift has given away what the other would have paid for.',
    ...talks({}, { sheet: 2 }),
    bad: [
      propose({ 'influence.defender': 1 }),
      propose({ 'hostages.defender': 1 }),
      propose({ 'hostages.defender': 2 }),
      propose({ 'influence.defender': 1, 'hostages.defender': 1 }),
      propose({ 'influence.defender': 1, 'hostages.defender': 2 }),
    ],
  },
  {
    id: 'ask-before-your-man-dies',
    about: 'ownGoal',
    idea: 'Breaking off kills our last power in the encounter: anything can be asked for first.',
    ...talks({ robb: 1 }, { joffrey: 6, sheet: 2 }),
    bad: [BREAK],
  },
  {
    id: 'take-the-gift',
    about: 'ownGoal',
    idea: 'Influence for nothing: nobody breaks off here.',
    ...then(talks({}, {}), propose({ 'influence.defender': 1 })),
    bad: [BREAK],
  },
  {
    id: 'do-not-sign-your-defeat',
    about: 'ownGoal',
    idea: 'It would be their fifth marker.',
    ...then(talks({ influence: 4 }, {}), propose({ 'influence.challenger': 1 })),
    bad: [ACCEPT],
  },
  {
    id: 'not-even-for-a-marker-of-ours',
    about: 'ownGoal',
    idea: 'Both spread influence, but theirs is the fifth and ours the first.',
    ...then(
      talks({ influence: 4 }, {}),
      propose({ 'influence.challenger': 1, 'influence.defender': 1 }),
    ),
    bad: [ACCEPT],
  },
  {
    id: 'do-not-only-pay',
    about: 'ownGoal',
    idea: 'They take influence and two hostages and give nothing; losing one power hurts less, and one may ask.',
    ...then(
      talks({ influence: 2, robb: 6 }, { joffrey: 2 }),
      propose({ 'influence.challenger': 1, 'hostages.challenger': 2 }),
    ),
    bad: [ACCEPT],
  },
  {
    id: 'sign-the-crown',
    about: 'win',
    idea: 'It is our fifth marker.',
    ...then(
      talks({}, { influence: 4, sheet: 2 }),
      propose({ 'influence.defender': 1, 'hostages.challenger': 2, 'power.challenger': 1 }),
    ),
    good: [ACCEPT],
  },
  {
    id: 'win-together',
    about: 'win',
    idea: 'Both spread their fifth marker at once and share the victory.',
    ...then(
      talks({ influence: 4 }, { influence: 4 }),
      propose({ 'influence.challenger': 1, 'influence.defender': 1 }),
    ),
    good: [ACCEPT],
  },
  {
    id: 'break-off-at-the-last-word',
    about: 'defend',
    idea: 'There is nothing more to propose, and what lies there is their fifth marker.',
    ...then(
      talks({ robb: 7 }, { influence: 4, joffrey: 7 }, { offers: 2 }),
      propose({ 'hostages.challenger': 1 }),
      propose({ 'influence.challenger': 1, 'influence.defender': 1 }),
    ),
    good: [BREAK],
  },
  {
    id: 'the-last-word-is-fair',
    about: 'value',
    idea: 'A marker for each: better than half of the power of both.',
    ...then(
      talks({ robb: 7 }, { joffrey: 7 }, { offers: 2 }),
      propose({ 'influence.challenger': 1 }),
      propose({ 'influence.challenger': 1, 'influence.defender': 1 }),
    ),
    good: [ACCEPT],
  },
];
