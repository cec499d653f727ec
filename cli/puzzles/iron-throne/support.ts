import { type IronThronePuzzle, oneStrong, table } from './table.ts';

const FOUR_TRUCES = ['truce', 'truce', 'truce', 'truce'];

const anyTyrellFor = (house: string): string[] =>
  ['Margaery Tyrell', 'Olenna Tyrell', 'Mace Tyrell', 'Renly Baratheon'].map(
    (who) => `${who} for House ${house}`,
  );

export const support: readonly IronThronePuzzle[] = [
  {
    id: 'no-help-for-the-last-marker',
    about: 'ownGoal',
    idea: 'Who helps a challenger with four markers hands over the game.',
    position: table(
      {
        lannister: { influence: { stark: 2, tyrell: 2 }, power: { jaime: 7 } },
        stark: {},
        tyrell: { influence: { stark: 1 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister', 'Robb Stark'],
    bad: anyTyrellFor('Lannister'),
  },
  {
    id: 'stand-against-the-last-marker',
    about: 'defend',
    idea: 'The challenger wins the game if nobody helps: the strong one goes to the defender.',
    position: table(
      {
        lannister: { influence: { stark: 2, tyrell: 2 }, power: { jaime: 9 } },
        stark: { power: { robb: 5 } },
        tyrell: { power: { mace: 10, margaery: 3, olenna: 3, renly: 3 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister', 'Robb Stark'],
    good: ['Mace Tyrell for House Stark'],
  },
  {
    id: 'ride-along-to-the-crown',
    about: 'win',
    idea: 'A supporter of a winning challenger spreads influence too, and ours would be the fifth.',
    position: table(
      {
        lannister: { power: { jaime: 18, cersei: 2, tyrion: 2, joffrey: 2 }, sheet: 2 },
        stark: { hand: ['h2'], power: { robb: 2, catelyn: 2, arya: 2, bran: 2 }, sheet: 0 },
        tyrell: { influence: { stark: 4 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Jaime Lannister', 'Robb Stark'],
    good: anyTyrellFor('Lannister'),
  },
  {
    id: 'no-dying-man-for-a-lost-cause',
    about: 'ownGoal',
    idea: 'All Truces of the defender are spent and his power cannot be reached: the helper would only die.',
    position: table(
      {
        lannister: { power: { jaime: 1, cersei: 1, tyrion: 1, joffrey: 1 }, sheet: 0 },
        stark: {
          hand: ['h2', 'h3', 'h12'],
          discard: FOUR_TRUCES,
          power: { robb: 26, catelyn: 2, arya: 2, bran: 2 },
          sheet: 0,
        },
        tyrell: { power: { mace: 1, margaery: 1, olenna: 1, renly: 1 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark'],
    bad: anyTyrellFor('Lannister'),
  },
  {
    id: 'do-not-crown-the-helper',
    about: 'ownGoal',
    idea: 'A helper with four markers wins the game with our victory.',
    position: table(
      {
        stark: { power: { robb: 8 }, influence: { tyrell: 1 } },
        lannister: {},
        tyrell: { influence: { stark: 2, lannister: 2 } },
      },
      { events: ['lannister'] },
    ),
    before: [
      'Robb Stark',
      'Jaime Lannister',
      'Robb Stark',
      'Jaime Lannister',
      'Mace Tyrell for House Stark',
    ],
    bad: ['Accept'],
  },
  {
    id: 'take-help-against-the-last-marker',
    about: 'defend',
    idea: 'Alone this is lost, and with it the game; what the helper gets is little.',
    position: table(
      {
        lannister: { influence: { stark: 2, tyrell: 2 }, power: { jaime: 11 } },
        stark: { hand: ['h2', 'h3', 'h4', 'h6', 'h7'] },
        tyrell: { power: { mace: 9 } },
      },
      { events: ['stark'] },
    ),
    before: [
      'Jaime Lannister',
      'Robb Stark',
      'Jaime Lannister',
      'Robb Stark',
      'Mace Tyrell for House Stark',
    ],
    good: ['Accept'],
  },
  {
    id: 'share-no-sure-victory',
    about: 'value',
    idea: 'Alone the victory is as good as sure: the helper would only get his fourth marker.',
    position: table(
      {
        lannister: {
          hand: ['h20', 'h12', 'h8', 'h6', 'truce'],
          power: { jaime: 18, cersei: 2, tyrion: 2, joffrey: 2 },
          sheet: 2,
        },
        stark: { hand: ['h2'], power: { robb: 2, catelyn: 2, arya: 2, bran: 2 }, sheet: 0 },
        tyrell: { influence: { stark: 3 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Jaime Lannister', 'Robb Stark', 'Mace Tyrell for House Lannister'],
    good: ['Decline'],
  },
  {
    id: 'force-no-winner',
    about: 'ownGoal',
    idea: 'Whom Cersei forces spreads influence with her; from four markers that makes him the winner.',
    position: table(
      {
        lannister: { leader: 'cersei', power: { jaime: 8 }, influence: { tyrell: 1 } },
        stark: {},
        tyrell: { influence: { stark: 2, lannister: 2 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister', 'Robb Stark'],
    bad: ['Use'],
  },
  {
    id: 'force-the-strong-one',
    about: 'win',
    idea: 'For the last marker Cersei calls the strongest.',
    position: table(
      {
        lannister: { leader: 'cersei', power: { jaime: 7 }, influence: { tyrell: 4 } },
        stark: { power: { robb: 7 } },
        tyrell: { power: { mace: 10, margaery: 1, olenna: 1, renly: 1 } },
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister', 'Robb Stark', 'Use'],
    good: ['Mace Tyrell'],
  },
  {
    id: 'drive-out-the-enemy',
    about: 'ownGoal',
    idea: 'Cersei’s card sends a supporter home: theirs, not ours.',
    position: table(
      {
        lannister: { leader: 'cersei', hand: ['cersei', 'h5', 'h6', 'h7', 'truce'] },
        stark: {},
        baratheon: {},
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: [
      'Jaime Lannister',
      'Robb Stark',
      'Jaime Lannister',
      'Robb Stark',
      'Davos Seaworth for House Lannister',
      'Accept',
      'Mace Tyrell for House Stark',
      'Accept',
      'Power Is Power',
    ],
    good: ['Tyrell'],
  },
  {
    id: 'a-card-for-every-friend',
    about: 'ownGoal',
    idea: 'Margaery’s cards cost nothing.',
    position: table(
      { tyrell: { leader: 'margaery' }, stark: {}, baratheon: {} },
      { events: ['stark'] },
    ),
    before: [
      'Mace Tyrell',
      'Robb Stark',
      'Mace Tyrell',
      'Robb Stark',
      'Davos Seaworth for House Tyrell',
      'Accept',
    ],
    good: ['Use'],
  },
  {
    id: 'a-card-for-the-insult',
    about: 'ownGoal',
    idea: 'Jorah’s card and power cost nothing.',
    position: table(
      { tyrell: {}, stark: {}, targaryen: { leader: 'jorah' } },
      { events: ['stark'] },
    ),
    before: [
      'Mace Tyrell',
      'Robb Stark',
      'Mace Tyrell',
      'Robb Stark',
      'Khal Drogo for House Tyrell',
      'Decline',
    ],
    good: ['Use'],
  },
  {
    id: 'do-not-leave-the-winner',
    about: 'ownGoal',
    idea: 'Our side has won and our fifth marker comes with it: this is no time to leave.',
    position: table(
      {
        baratheon: { leader: 'davos', hand: ['h12'], deck: ['h4'] },
        lannister: { leader: 'cersei', hand: [], deck: ['h2'] },
        tyrell: { leader: 'olenna', influence: { lannister: 4 } },
      },
      { events: ['lannister'] },
    ),
    before: [
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Mace Tyrell for House Baratheon',
      'Accept',
      'pass',
      'pass',
      'Hostility 12',
      'Hostility 2',
    ],
    bad: ['Use'],
  },
  {
    id: 'leave-the-lost-side',
    about: 'defend',
    idea: 'Our side has lost for certain: who leaves now keeps his power and gives no hostage.',
    position: table(
      {
        baratheon: { leader: 'davos', hand: ['h2'], deck: ['h4'] },
        lannister: { leader: 'cersei', hand: ['h20'], deck: ['h12'], power: { joffrey: 9 } },
        tyrell: { leader: 'olenna', power: { mace: 9 } },
      },
      { events: ['lannister'] },
    ),
    before: [
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Selyse Baratheon',
      'Joffrey Baratheon',
      'Mace Tyrell for House Baratheon',
      'Accept',
      'pass',
      'pass',
      'Hostility 2',
      'Hostility 20',
    ],
    good: ['Use'],
  },
  {
    id: 'do-not-trade-strong-for-weak',
    about: 'ownGoal',
    idea: 'The strongest stands in the encounter: whoever takes his place is weaker, and dies of a defeat.',
    position: table(
      {
        targaryen: {
          leader: 'barristan',
          power: oneStrong('drogo', 9, 'daenerys', 'viserys', 'jorah'),
        },
        stark: {},
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: ['Khal Drogo', 'Robb Stark', 'Khal Drogo', 'Robb Stark', 'pass'],
    bad: ['Use'],
  },
  {
    id: 'the-sworn-shield-steps-in',
    about: 'win',
    idea: 'For the last marker the strongest takes the place of the weak one.',
    position: table(
      {
        targaryen: {
          leader: 'barristan',
          power: { drogo: 10, daenerys: 2, viserys: 2, jorah: 2 },
          influence: { stark: 4 },
        },
        stark: {},
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: ['Khal Drogo', 'Robb Stark', 'Jorah Mormont', 'Robb Stark', 'pass', 'Use'],
    good: ['Khal Drogo'],
  },
];
