import { type CardPuzzle, joust, knelt, melee, THEY_BEGIN } from './table.ts';

/** The better of two. */
export const values: readonly CardPuzzle[] = [
  {
    id: 'milk-for-the-one-with-text',
    about: 'value',
    idea: 'A knight without text loses nothing by it; Eddard loses everything.',
    position: joust(
      'marshaling',
      { house: 'lannister', gold: 1, hand: ['Milk of the Poppy'] },
      { house: 'stark', play: ['Knight of the Tumblestone', 'Eddard Stark'] },
    ),
    before: ['Milk of the Poppy'],
    good: ['Eddard Stark'],
  },
  {
    id: 'robb-kills-the-best',
    about: 'value',
    idea: 'Who may kill any of them kills the best.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Robb Stark'] },
      {
        house: 'lannister',
        play: [
          knelt('Lannisport Weaponsmith'),
          knelt("Cersei's Attendant"),
          knelt('Tywin Lannister', { power: 1 }),
        ],
      },
    ),
    before: ['military', 'Robb Stark', 'Cersei’s Attendant', 'Robb Stark'],
    good: ['Tywin Lannister'],
  },
  {
    id: 'payne-picks-his-head',
    about: 'value',
    idea: 'The executioner takes the lord, not the servant.',
    position: joust(
      'marshaling',
      { house: 'lannister', play: ['Ser Ilyn Payne'] },
      { house: 'stark', play: ['House Tully Recruiter', 'Robb Stark'] },
    ),
    before: ['Ser Ilyn Payne'],
    good: ['Robb Stark'],
  },
  {
    id: 'the-informer-knows-whom',
    about: 'value',
    idea: 'Kneel the one that could do something.',
    position: joust(
      'marshaling',
      { house: 'lannister', gold: 3, hand: ['Enemy Informer'] },
      {
        house: 'baratheon',
        play: ['Bastard of Robert', "Host of Storm's End", knelt('Edric Storm')],
      },
    ),
    before: ['Marshal Enemy Informer', 'Use Enemy Informer'],
    good: ['Host of Storm’s End'],
  },
  {
    id: 'seduce-the-army',
    about: 'value',
    idea: 'Who may take one for good takes the army, not the bastard.',
    position: joust(
      'challenges',
      { house: 'targaryen', hand: ['Seductive Promise'], play: ['Rhaegal'] },
      {
        house: 'baratheon',
        play: [knelt('Bastard of Robert'), knelt("Host of Storm's End"), knelt('Old Red Priest')],
      },
    ),
    before: ['pass', 'power', 'Rhaegal', 'pass', 'pass', 'pass', 'Seductive Promise'],
    good: ['Host of Storm’s End'],
  },
  {
    id: 'reducers-first',
    about: 'value',
    idea: 'Two gold do not pay for Robert; two and the Great Hall do.',
    position: joust(
      'marshaling',
      {
        house: 'baratheon',
        gold: 2,
        hand: ['Robert Baratheon'],
        play: ['Great Hall', 'Edric Storm'],
      },
      { house: 'stark', play: [knelt('Catelyn Stark')] },
    ),
    good: ['Great Hall'],
  },
  {
    id: 'cressen-heals-robert',
    about: 'value',
    idea: 'Cressen takes the milk from Robert, not the bodyguard.',
    position: joust(
      'marshaling',
      {
        house: 'baratheon',
        play: [
          'Maester Cressen',
          {
            card: 'Robert Baratheon',
            attachments: [{ card: 'Milk of the Poppy', owner: 1 }, 'Bodyguard'],
          },
        ],
      },
      { house: 'stark', play: ['Robb Stark'] },
    ),
    before: ['Maester Cressen'],
    good: ['Milk of the Poppy'],
  },
  {
    id: 'favours-for-the-weakest',
    about: 'value',
    idea: 'One opponent draws with me: not the one who is about to win.',
    position: melee('plot', [
      { house: 'stark', plotDeck: ['Counting Favors'], play: ['Robb Stark'] },
      {
        house: 'lannister',
        power: 13,
        plotDeck: ['Uneasy Truce'],
        play: ['Tywin Lannister', 'Tyrion Lannister'],
      },
      { house: 'baratheon', plotDeck: ['Planning Ahead'], play: ['Bastard of Robert'] },
    ]),
    before: ['Counting Favors', 'Uneasy Truce', 'Planning Ahead', 'Player 1'],
    good: ['Player 3'],
  },
  {
    id: 'robb-retreats',
    about: 'value',
    idea: 'A unique character that comes back to the hand can be played again.',
    position: joust(
      'challenges',
      { house: 'stark', hand: ['Retreat'], play: [knelt('Robb Stark')] },
      { house: 'targaryen', play: ['Jhogo'] },
      THEY_BEGIN,
    ),
    before: ['pass', 'military', 'Jhogo', 'pass', 'pass', 'pass'],
    good: ['Retreat'],
  },
  {
    id: 'the-best-location-of-the-kingdom',
    about: 'value',
    idea: 'Gold and influence are better than gold alone.',
    position: joust(
      'challenges',
      { house: 'baratheon', hand: ['Support of the Kingdom'], play: ['Robert Baratheon'] },
      { house: 'lannister', play: ['The Goldroad', 'Crossroads', knelt('Lannisport Steward')] },
    ),
    before: ['pass', 'power', 'Robert Baratheon', 'pass', 'pass', 'Support of the Kingdom'],
    good: ['Crossroads'],
  },
  {
    id: 'hand-without-people',
    about: 'value',
    idea: 'A hand without a single character is no hand.',
    position: joust(
      'setup',
      {
        house: 'stark',
        hand: [
          'Ice',
          'Nymeria',
          'Winter is Coming',
          'Distraction',
          'Retreat',
          'Guilty!',
          'Milk of the Poppy',
        ],
      },
      { house: 'lannister', hand: ['Tywin Lannister'] },
    ),
    good: ['Draw a new hand'],
  },
  {
    id: 'a-hand-to-keep',
    about: 'value',
    idea: 'Gold, small and great characters: nobody draws anew.',
    position: joust(
      'setup',
      {
        house: 'stark',
        hand: [
          'Eddard Stark',
          'House Tully Recruiter',
          'Knight of the Tumblestone',
          'Direwolf Pup',
          'Great Keep',
          'Northern Fiefdoms',
          'Arya Stark',
        ],
      },
      { house: 'lannister', hand: ['Tywin Lannister'] },
    ),
    good: ['pass'],
  },
  {
    id: 'the-open-challenge',
    about: 'value',
    idea: 'Nobody there can defend; there is a hand to take from, and no power.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        play: ['Cersei Lannister', knelt('Tywin Lannister'), knelt('Lannisport Weaponsmith')],
      },
      {
        house: 'baratheon',
        hand: ['Robert Baratheon', 'Melisandre'],
        play: [knelt("Host of Storm's End"), knelt('Selyse Baratheon')],
      },
    ),
    before: ['pass'],
    good: ['intrigue'],
  },
];
