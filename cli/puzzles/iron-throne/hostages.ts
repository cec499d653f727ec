import { type IronThronePuzzle, table } from './table.ts';

const LAST_STARK = { catelyn: 0, robb: 0, arya: 0, bran: 3 };

export const hostages: readonly IronThronePuzzle[] = [
  {
    id: 'torment-nobody-into-their-victory',
    about: 'ownGoal',
    idea: 'Bran is the last of his house: his death ends the game, and Lannister leads.',
    position: table({
      baratheon: { hostages: ['stark:bran'], influence: { stark: 1 } },
      lannister: { influence: { stark: 1, baratheon: 2 } },
      stark: { power: LAST_STARK },
    }),
    bad: ['Torment'],
  },
  {
    id: 'torment-to-win',
    about: 'win',
    idea: 'Bran is the last of his house: his death ends the game, and we lead.',
    position: table({
      baratheon: { hostages: ['stark:bran'], influence: { stark: 1, lannister: 2 } },
      lannister: { influence: { stark: 1, baratheon: 1 } },
      stark: { power: LAST_STARK },
    }),
    good: ['Torment'],
  },
  {
    id: 'give-no-twenty-back',
    about: 'ownGoal',
    idea: 'A released card goes back to its hand: not the best one of the house that leads.',
    position: table({
      baratheon: { hostages: ['stark:h20'] },
      stark: { influence: { lannister: 3 } },
      lannister: {},
    }),
    bad: ['Release Hostility 20'],
  },
  {
    id: 'the-leader-pays-four',
    about: 'value',
    idea: 'The card of their leader takes four power out of the game.',
    position: table({
      tyrell: { hostages: ['stark:eddard', 'lannister:h1'] },
      stark: { influence: { tyrell: 3 }, sheet: 6 },
      lannister: {},
    }),
    bad: ['Release “Lord of Winterfell”', 'pass'],
  },
  {
    id: 'a-death-by-torment',
    about: 'value',
    idea: 'One power is all that Arya has: she dies, the others only lose one.',
    position: table({
      tyrell: { hostages: ['stark:h1'] },
      stark: { power: { arya: 1, robb: 7 } },
      lannister: {},
    }),
    before: ['Torment'],
    good: ['Arya Stark'],
  },
  {
    id: 'cruelty-costs-nothing',
    about: 'ownGoal',
    idea: 'Joffrey hits the tormented house once more, for nothing.',
    position: table({
      lannister: { leader: 'joffrey', hostages: ['stark:h1'] },
      stark: { power: { arya: 1, robb: 7 } },
      tyrell: {},
    }),
    before: ['Torment', 'Robb Stark'],
    good: ['Use'],
  },
  {
    id: 'cruelty-finds-the-weak',
    about: 'value',
    idea: 'The one power that Joffrey takes is all that Arya has.',
    position: table({
      lannister: { leader: 'joffrey', hostages: ['stark:h1'] },
      stark: { power: { arya: 1, robb: 7 } },
      tyrell: {},
    }),
    before: ['Torment', 'Robb Stark', 'Use'],
    good: ['Arya Stark'],
  },
  {
    id: 'the-smuggler-draws',
    about: 'ownGoal',
    idea: 'A hostage is taken anyway: Davos chooses where, and draws a card for it.',
    position: table(
      {
        lannister: { leader: 'cersei', hand: ['h12'], deck: ['h4'] },
        baratheon: { leader: 'davos', hand: ['h2', 'h3', 'h4', 'h5', 'h6', 'truce'], deck: ['h7'] },
        tyrell: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'pass',
      'pass',
      'Hostility 12',
      'Hostility 2 (',
    ],
    good: ['Use'],
  },
  {
    id: 'the-smuggler-hides-his-hand',
    about: 'ownGoal',
    idea: 'Davos chooses where the hostage comes from: the deck does not hurt, the hand does.',
    position: table(
      {
        lannister: { leader: 'cersei', hand: ['h12'], deck: ['h4'] },
        baratheon: {
          leader: 'davos',
          hand: ['h2', 'h12', 'h20', 'h10', 'h6', 'truce'],
          deck: ['h7'],
        },
        tyrell: {},
      },
      { events: ['baratheon'] },
    ),
    before: [
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'pass',
      'pass',
      'Hostility 12',
      'Hostility 2 (',
      'Use',
    ],
    bad: ['Hand'],
  },
];
