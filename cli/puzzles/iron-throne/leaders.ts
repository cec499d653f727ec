import { type IronThronePuzzle, oneStrong, table } from './table.ts';

/** Tywin’s people never play anything after the reveal, so what lies there is what counts. */
const QUIET_LANNISTERS = { leader: 'cersei', hand: [] as string[], sheet: 0 } as const;

export const leaders: readonly IronThronePuzzle[] = [
  {
    id: 'three-good-cards-for-two',
    about: 'ownGoal',
    idea: 'Robb would throw three of his best cards away for two unknown ones.',
    position: table({
      stark: { leader: 'robb', hand: ['h20', 'h12', 'h10'] },
      lannister: {},
      tyrell: {},
    }),
    bad: ['Use'],
  },
  {
    id: 'throw-away-the-worst',
    about: 'ownGoal',
    idea: 'If three cards must go, the twenty is not among them.',
    position: table({
      stark: { leader: 'robb', hand: ['h20', 'h1', 'h2', 'h3', 'h4'] },
      lannister: {},
      tyrell: {},
    }),
    before: ['Use'],
    bad: ['1 +2', '1 +3', '1 +4', '2 +3', '2 +4', '3 +4'].map((two) => {
      const [one, other] = two.split(' +');
      return `Hostility ${one} ( + Hostility ${other} ( + Hostility 20`;
    }),
  },
  {
    id: 'no-talks-after-a-betrayal-of-ours',
    about: 'ownGoal',
    idea: 'We have betrayed and won: why talk?',
    position: table(
      {
        stark: { hand: ['h2', 'h3'] },
        lannister: { ...QUIET_LANNISTERS, deck: ['truce'] },
        tyrell: {},
      },
      { events: ['lannister'] },
    ),
    before: ['Robb Stark', 'Robb Stark', 'Joffrey Baratheon', 'pass', 'Hostility 2', 'Truce'],
    bad: ['Use'],
  },
  {
    id: 'honour-saves-the-throne',
    about: 'defend',
    idea: 'The betrayal would be their fifth marker: Eddard makes it talks.',
    position: table(
      {
        lannister: { ...QUIET_LANNISTERS, deck: ['h2'], influence: { stark: 2, tyrell: 2 } },
        stark: { hand: ['h2', 'truce'] },
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: [
      'Robb Stark',
      'Joffrey Baratheon',
      'Robb Stark',
      'pass',
      'pass',
      'Hostility 2',
      'Truce',
    ],
    good: ['Use'],
  },
  {
    id: 'no-sacrifice-for-a-victory-that-stands',
    about: 'ownGoal',
    idea: 'The encounter is won by far: nobody has to burn for it.',
    position: table(
      {
        baratheon: { leader: 'melisandre', hand: ['h12', 'h2'], power: { davos: 8, shireen: 1 } },
        lannister: { ...QUIET_LANNISTERS, deck: ['h2'] },
        tyrell: {},
      },
      { events: ['lannister'] },
    ),
    before: [
      'Davos Seaworth',
      'Davos Seaworth',
      'Joffrey Baratheon',
      'pass',
      'Hostility 12',
      'Hostility 2',
    ],
    bad: ['Use'],
  },
  {
    id: 'no-sacrifice-for-a-defeat-that-stands',
    about: 'ownGoal',
    idea: 'Three power do not turn a defeat by ten.',
    position: table(
      {
        baratheon: { leader: 'melisandre', hand: ['h2', 'h3'], power: { davos: 4, shireen: 4 } },
        lannister: { ...QUIET_LANNISTERS, deck: ['h12'], power: { joffrey: 6 } },
        tyrell: {},
      },
      { events: ['lannister'] },
    ),
    before: [
      'Davos Seaworth',
      'Davos Seaworth',
      'Joffrey Baratheon',
      'pass',
      'Hostility 2',
      'Hostility 12',
    ],
    bad: ['Use'],
  },
  {
    id: 'burn-enough-and-nobody-to-death',
    about: 'win',
    idea: 'Two more power win the last marker; one would be a tie, and Shireen would die for it.',
    position: table(
      {
        baratheon: {
          leader: 'melisandre',
          hand: ['h2', 'h3'],
          power: { davos: 4, selyse: 6, stannis: 1, shireen: 1 },
          influence: { tyrell: 4 },
        },
        lannister: { ...QUIET_LANNISTERS, deck: ['h2'], power: { joffrey: 6 } },
        tyrell: {},
      },
      { events: ['lannister'] },
    ),
    before: [
      'Davos Seaworth',
      'Davos Seaworth',
      'Joffrey Baratheon',
      'pass',
      'Hostility 2',
      'Hostility 2',
      'Use',
    ],
    good: ['Selyse Baratheon: 2 power', 'Selyse Baratheon: 3 power'],
  },
  {
    id: 'plunder-is-free',
    about: 'ownGoal',
    idea: 'Drogo takes power from the beaten, for nothing.',
    position: table(
      {
        targaryen: { leader: 'drogo', hand: ['h12', 'h3'] },
        lannister: { ...QUIET_LANNISTERS, sheet: 4, deck: ['h2'] },
        tyrell: {},
      },
      { events: ['lannister'] },
    ),
    before: [
      'Jorah Mormont',
      'Joffrey Baratheon',
      'Jorah Mormont',
      'Joffrey Baratheon',
      'pass',
      'pass',
      'Hostility 12',
      'Hostility 2',
      'pass',
    ],
    good: ['Use'],
  },
  {
    id: 'unbending',
    about: 'ownGoal',
    idea: 'One power instead of five, for nothing.',
    position: table(
      {
        lannister: { ...QUIET_LANNISTERS, deck: ['h20'], power: { joffrey: 8 } },
        baratheon: { hand: ['h2'], deck: ['h3'], power: { davos: 9 } },
        tyrell: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Davos Seaworth',
      'Joffrey Baratheon',
      'Davos Seaworth',
      'pass',
      'Hostility 20',
      'Hostility 2 (',
      'pass',
    ],
    good: ['Use'],
  },
  {
    id: 'casterly-rock-decides',
    about: 'win',
    idea: 'Half of the sheet turns the last encounter.',
    position: table(
      {
        lannister: {
          hand: ['h2', 'h3'],
          power: { joffrey: 4 },
          sheet: 7,
          influence: { tyrell: 4 },
        },
        baratheon: { leader: 'davos', hand: [], deck: ['h3'], power: { selyse: 5 }, sheet: 0 },
        tyrell: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Joffrey Baratheon',
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'pass',
      'pass',
      'Hostility 2',
      'Hostility 3',
    ],
    good: ['Use'],
  },
  {
    id: 'the-champion-strikes',
    about: 'win',
    idea: 'Loras adds three to a side without friends: that is the last marker.',
    position: table(
      {
        tyrell: { hand: ['h2', 'h3'], influence: { lannister: 4 } },
        baratheon: { leader: 'davos', hand: [], deck: ['h3'], power: { selyse: 5 }, sheet: 0 },
        lannister: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Mace Tyrell',
      'Mace Tyrell',
      'Selyse Baratheon',
      'pass',
      'pass',
      'Hostility 2',
      'Hostility 3',
    ],
    good: ['Use'],
  },
  {
    id: 'four-dragons-count',
    about: 'win',
    idea: 'Four markers add four to the total of Daenerys: enough for the fifth.',
    position: table(
      {
        targaryen: { hand: ['h2', 'h3'], influence: { baratheon: 4 } },
        baratheon: { leader: 'davos', hand: [], deck: ['h3'], power: { selyse: 5 }, sheet: 0 },
        lannister: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Barristan Selmy',
      'Barristan Selmy',
      'Selyse Baratheon',
      'pass',
      'pass',
      'Hostility 2',
      'Hostility 3',
    ],
    good: ['Use'],
  },
  {
    id: 'bury-no-twenty',
    about: 'ownGoal',
    idea: 'Mace puts a card under his deck: not the best one.',
    position: table({
      tyrell: { leader: 'mace', hand: ['h20', 'h1', 'h2'], deck: ['h3', 'h4'] },
      stark: {},
      lannister: {},
    }),
    before: ['Use'],
    bad: ['Hostility 20'],
  },
  {
    id: 'vengeance-is-free',
    about: 'ownGoal',
    idea: 'Arya hits the friends of the winner, for nothing.',
    position: table(
      {
        lannister: { ...QUIET_LANNISTERS, deck: ['h20'], power: { joffrey: 8 } },
        stark: { leader: 'arya', hand: ['h2'], deck: ['h3'], power: oneStrong('robb', 6) },
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: [
      'Robb Stark',
      'Joffrey Baratheon',
      'Robb Stark',
      'Mace Tyrell for House Lannister',
      'Accept',
      'Hostility 20',
      'Hostility 2 (',
      'pass',
      'Hand',
    ],
    good: ['Use'],
  },
  {
    id: 'the-beggar-gets-something',
    about: 'ownGoal',
    idea: 'Whatever the other chooses, Viserys gets it for nothing.',
    position: table(
      { targaryen: { leader: 'viserys' }, stark: {}, tyrell: {} },
      { events: ['stark'] },
    ),
    good: ['Use'],
  },
  {
    id: 'a-silver-tongue-is-paid',
    about: 'ownGoal',
    idea: 'A deal is made: Tyrion draws a card for it, for nothing.',
    position: table(
      { lannister: { leader: 'tyrion' }, stark: { leader: 'arya' }, tyrell: {} },
      { events: ['stark'] },
    ),
    before: [
      'Joffrey Baratheon',
      'Robb Stark',
      'Joffrey Baratheon',
      'Robb Stark',
      'pass',
      'Truce',
      'Truce',
      '{"deal":"offer","offer":{"influence.challenger":1,"influence.defender":1}}',
      '{"deal":"accept"}',
    ],
    good: ['Use'],
  },
];
