import { type IronThronePuzzle, oneStrong, table } from './table.ts';

/** Lannister shows a card face up because of Bran, who leads the Starks, attacks with Robb, and holds these cards. */
const shown = (
  card: string,
  hand: string[],
  {
    robb,
    joffrey,
    influence = 0,
  }: { readonly robb: number; readonly joffrey: number; readonly influence?: number },
): Pick<IronThronePuzzle, 'position' | 'before'> => ({
  position: table(
    {
      stark: {
        leader: 'bran',
        hand,
        deck: ['h4'],
        power: oneStrong('robb', robb, 'eddard', 'catelyn', 'arya'),
        influence: { lannister: influence },
        sheet: 2,
      },
      lannister: {
        leader: 'cersei',
        hand: [card, 'h6', 'h7'],
        power: oneStrong('joffrey', joffrey, 'tywin', 'tyrion', 'jaime'),
        sheet: 0,
      },
      baratheon: {},
    },
    { events: ['lannister'] },
  ),
  before: [
    'Robb Stark',
    'Robb Stark',
    'Joffrey Baratheon',
    'pass',
    'Use',
    'pass',
    card === 'truce' ? 'Truce' : `Hostility ${card.slice(1)} (`,
  ],
});

export const encounter: readonly IronThronePuzzle[] = [
  {
    id: 'do-not-end-it-for-another',
    about: 'ownGoal',
    idea: 'When the last Stark falls, the house with most influence wins: that is not ours.',
    position: table(
      {
        baratheon: { influence: { stark: 1 }, power: { melisandre: 8 } },
        lannister: { influence: { stark: 2, baratheon: 2 } },
        stark: { hand: [], sheet: 0, power: { catelyn: 0, robb: 0, arya: 0, bran: 1 } },
        tyrell: {},
      },
      { events: ['baratheon'] },
    ),
    bad: ['Stark'],
  },
  {
    id: 'end-it-while-ahead',
    about: 'win',
    idea: 'When the last Stark falls, the house with most influence wins: that is ours.',
    position: table(
      {
        baratheon: {
          hand: ['h20', 'h12', 'h10', 'h8', 'truce'],
          influence: { stark: 2 },
          power: { melisandre: 14 },
          sheet: 2,
        },
        lannister: { influence: { stark: 2 }, power: { jaime: 8 } },
        stark: { hand: [], sheet: 0, power: { catelyn: 0, robb: 0, arya: 0, bran: 1 } },
        tyrell: { power: { mace: 8 } },
      },
      { events: ['baratheon'] },
    ),
    good: ['Stark'],
  },
  {
    id: 'power-where-it-fights',
    about: 'win',
    idea: 'One more power on the fighter beats the highest card that is left; on another it is a tie.',
    position: table(
      {
        lannister: {
          hand: ['h1', 'h2', 'h3'],
          deck: ['h4'],
          power: oneStrong('jaime', 5, 'cersei', 'tyrion', 'joffrey'),
          influence: { stark: 4 },
          sheet: 1,
        },
        stark: {
          hand: [],
          deck: ['h5', 'h1'],
          deckIsAll: true,
          power: { catelyn: 4, robb: 3, arya: 3, bran: 3 },
          sheet: 0,
        },
        baratheon: { power: { melisandre: 1, davos: 1, selyse: 1, shireen: 1 } },
      },
      { events: ['stark'] },
    ),
    good: ['Jaime Lannister'],
  },
  {
    id: 'send-no-dying-man',
    about: 'ownGoal',
    idea: 'A character with one power dies if the encounter is lost; the strong one is there to fight.',
    position: table(
      {
        lannister: { power: { jaime: 7 } },
        stark: {
          hand: ['h2', 'h3', 'h8', 'h10', 'truce'],
          power: oneStrong('robb', 9, 'catelyn', 'arya', 'bran'),
        },
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister'],
    bad: ['Catelyn Stark', 'Arya Stark', 'Bran Stark'],
  },
  {
    id: 'stop-the-last-marker',
    about: 'defend',
    idea: 'A challenger with four markers wins the game with this encounter: the best we have must stand.',
    position: table(
      {
        lannister: { power: { jaime: 8 }, influence: { stark: 2, tyrell: 2 } },
        stark: { hand: ['h2', 'h3', 'h8', 'h12', 'truce'], power: { robb: 9, bran: 3 } },
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: ['Jaime Lannister', 'Robb Stark', 'Jaime Lannister'],
    good: ['Robb Stark'],
  },
  {
    id: 'send-the-best-for-the-crown',
    about: 'win',
    idea: 'With four markers the next victory is the game: nothing is worth saving.',
    position: table(
      {
        targaryen: {
          hand: ['h12', 'h3', 'h8', 'h10', 'truce'],
          power: { drogo: 11, viserys: 3, jorah: 3, barristan: 2 },
          influence: { stark: 4 },
        },
        stark: {},
        tyrell: {},
      },
      { events: ['stark'] },
    ),
    before: ['Khal Drogo', 'Robb Stark'],
    good: ['Khal Drogo'],
  },
  {
    id: 'a-low-card-is-enough',
    about: 'ownGoal',
    idea: 'The other card lies open: whatever we put wins, so the high ones stay in hand.',
    ...shown('h1', ['h2', 'h3', 'h12', 'h20'], { robb: 9, joffrey: 4 }),
    bad: ['Hostility 12', 'Hostility 20'],
  },
  {
    id: 'nothing-wins-any-more',
    about: 'ownGoal',
    idea: 'No card beats what lies open: the high ones are for another day.',
    ...shown('h20', ['h1', 'h2', 'h10', 'h12', 'truce'], { robb: 2, joffrey: 14 }),
    bad: ['Hostility 10', 'Hostility 12'],
  },
  {
    id: 'a-one-betrays-as-well',
    about: 'ownGoal',
    idea: 'Any Hostility beats the Truce that lies open: the twenty would be thrown away.',
    ...shown('truce', ['h1', 'h2', 'h20', 'truce'], { robb: 5, joffrey: 5 }),
    bad: ['Hostility 20'],
  },
  {
    id: 'betray-for-the-crown',
    about: 'win',
    idea: 'The Truce lies open and four markers are spread: any Hostility wins the game.',
    ...shown('truce', ['h1', 'h2', 'h6', 'truce'], { robb: 5, joffrey: 5, influence: 4 }),
    bad: ['Truce'],
  },
  {
    id: 'no-truce-to-an-open-war',
    about: 'ownGoal',
    idea: 'A Truce loses against the Hostility that lies open, and every other card of ours beats it.',
    ...shown('h5', ['h6', 'h7', 'truce'], { robb: 8, joffrey: 4 }),
    bad: ['Truce'],
  },
  {
    id: 'a-tie-is-a-defeat',
    about: 'ownGoal',
    idea: 'With equal totals both lose: the ten wins, the eight does not.',
    ...shown('h8', ['h8', 'h10', 'h1'], { robb: 4, joffrey: 5 }),
    bad: ['Hostility 8'],
  },
  {
    id: 'just-enough',
    about: 'value',
    idea: 'The twelve wins the marker, and the twenty stays for the next one.',
    ...shown('h10', ['h8', 'h12', 'h20', 'h1'], { robb: 4, joffrey: 5 }),
    good: ['Hostility 12'],
  },
  {
    id: 'bran-sees-without-a-choice',
    about: 'ownGoal',
    idea: 'Who holds a single card has nothing to choose: the power would be paid for nothing.',
    position: table(
      {
        stark: { leader: 'bran', hand: [], deck: ['h4'] },
        lannister: { leader: 'cersei' },
        baratheon: {},
      },
      { events: ['lannister'] },
    ),
    before: ['Robb Stark', 'Joffrey Baratheon', 'Robb Stark', 'Joffrey Baratheon', 'pass'],
    bad: ['Use'],
  },
  {
    id: 'no-truce-before-a-sure-crown',
    about: 'ownGoal',
    idea: 'Every Hostility wins this encounter and the game; a Truce can only lose it.',
    position: table(
      {
        baratheon: {
          power: { melisandre: 20, davos: 3, selyse: 3, shireen: 3 },
          influence: { tyrell: 4 },
          sheet: 0,
        },
        tyrell: {
          hand: ['h2', 'h3', 'h6'],
          power: { margaery: 1, olenna: 1, mace: 1, renly: 1 },
          sheet: 0,
        },
        stark: {},
      },
      { events: ['tyrell'] },
    ),
    before: ['Melisandre', 'Margaery Tyrell', 'pass'],
    bad: ['Truce'],
  },
  {
    id: 'win-it-with-a-two',
    about: 'ownGoal',
    idea: 'Twenty-five power against one: not even the twenty over there can win.',
    position: table(
      {
        baratheon: {
          hand: ['h2', 'h3', 'h12', 'h20'],
          deck: ['h4'],
          power: { melisandre: 25, davos: 2, selyse: 2, shireen: 2 },
          sheet: 0,
        },
        tyrell: {
          hand: ['h2', 'h3', 'h6'],
          power: { margaery: 1, olenna: 1, mace: 1, renly: 1 },
          sheet: 0,
        },
        stark: {},
      },
      { events: ['tyrell'] },
    ),
    before: ['Melisandre', 'Margaery Tyrell', 'pass'],
    bad: ['Hostility 12', 'Hostility 20'],
  },
  {
    id: 'show-no-truce-to-a-winner',
    about: 'ownGoal',
    idea: 'Whoever must show a card first to a challenger with four markers shows no Truce: any Hostility would beat it.',
    position: table(
      {
        stark: { leader: 'bran', influence: { lannister: 4 } },
        lannister: {
          leader: 'cersei',
          hand: ['h12', 'h8', 'h4', 'truce'],
          power: { joffrey: 6 },
        },
        baratheon: {},
      },
      { events: ['lannister'] },
    ),
    before: [
      'Robb Stark',
      'Joffrey Baratheon',
      'Robb Stark',
      'Joffrey Baratheon',
      'pass',
      'Use',
      'pass',
    ],
    bad: ['Truce'],
  },
];
