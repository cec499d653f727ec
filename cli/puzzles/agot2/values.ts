import { type CardPuzzle, joust, knelt, melee, THEY_BEGIN } from './table.ts';

/** The better of two. */
export const values: readonly CardPuzzle[] = [
  {
    id: 'milk-for-the-one-with-text',
    about: 'value',
    idea: 'A knight without text loses nothing by it; Eddard loses everything.',
    position: joust(
      'marshaling',
      { faction: 'lannister', gold: 1, hand: ['Milk of the Poppy'] },
      { faction: 'stark', play: ['Tumblestone Knight', 'Eddard Stark'] },
    ),
    before: ['Milk of the Poppy'],
    good: ['Eddard Stark'],
  },
  {
    id: 'the-better-recruit',
    about: 'value',
    idea: 'Who may take one for good takes the army, not the gardener.',
    position: joust(
      'dominance',
      {
        faction: 'thenightswatch',
        gold: 3,
        hand: ['Take the Black'],
        play: ['Ranging Party'],
      },
      { faction: 'tyrell', play: ['Garden Caretaker', 'Wardens of the Reach'] },
    ),
    before: ['Take the Black'],
    good: ['Wardens of the Reach'],
  },
  {
    id: 'the-sword-for-the-lord',
    about: 'value',
    idea: 'The sword takes the best of them.',
    position: joust(
      'challenges',
      {
        faction: 'targaryen',
        gold: 2,
        hand: ['Put to the Sword'],
        play: ['Khal Drogo'],
      },
      {
        faction: 'lannister',
        play: [knelt('Lannisport Merchant'), knelt('Tywin Lannister'), knelt('Burned Men')],
      },
    ),
    before: ['pass', 'military', 'Khal Drogo', 'pass', 'pass', 'Put to the Sword'],
    good: ['Tywin Lannister'],
  },
  {
    id: 'the-torch-for-the-wall',
    about: 'value',
    idea: 'The Wall makes the whole Watch stronger and two power a round; a road is a road.',
    position: joust(
      'challenges',
      {
        faction: 'targaryen',
        gold: 1,
        hand: ['Put to the Torch'],
        play: ['Khal Drogo'],
      },
      {
        faction: 'thenightswatch',
        play: ['The Roseroad', 'The Wall', knelt('Samwell Tarly'), knelt('Yoren')],
      },
    ),
    before: ['pass', 'military', 'Khal Drogo', 'pass', 'pass', 'Put to the Torch'],
    good: ['The Wall'],
  },
  {
    id: 'reducers-first',
    about: 'value',
    idea: 'Four gold do not pay for Tyrion; four and the fiefdom do.',
    position: joust(
      'marshaling',
      {
        faction: 'lannister',
        gold: 4,
        hand: ['Tyrion Lannister'],
        play: ['Western Fiefdom', 'Cersei Lannister'],
      },
      { faction: 'stark', play: ['Robb Stark'] },
    ),
    good: ['Western Fiefdom'],
  },
  {
    id: 'reinforced-by-the-best',
    about: 'value',
    idea: 'Who comes without being paid should be the dearest.',
    position: joust(
      'plot',
      {
        faction: 'lannister',
        plotDeck: ['Reinforcements'],
        hand: ['Lannisport Merchant', 'Tyrion Lannister'],
        play: ['Burned Men'],
      },
      { faction: 'stark', plotDeck: ['A Noble Cause'], play: ['Robb Stark'] },
    ),
    before: ['Reinforcements', 'A Noble Cause', 'Player 2'],
    good: ['Tyrion Lannister'],
  },
  {
    id: 'two-may-stand',
    about: 'value',
    idea: 'Under Stannis two stand: the two that do most.',
    position: joust(
      'standing',
      {
        faction: 'lannister',
        play: [
          knelt('Lannisport Merchant'),
          knelt('Tywin Lannister'),
          knelt('Ser Jaime Lannister'),
        ],
      },
      { faction: 'baratheon', play: ['Stannis Baratheon'] },
    ),
    good: ['Tywin Lannister + Ser Jaime Lannister'],
  },
  {
    id: 'intimidate-the-strong',
    about: 'value',
    idea: 'Robert is far ahead: kneel the one who could still do something.',
    position: joust(
      'challenges',
      { faction: 'baratheon', play: ['Robert Baratheon', 'Bastard in Hiding'] },
      {
        faction: 'tyrell',
        play: [
          'Maester Lomys',
          'Courtesan of the Rose',
          knelt('Randyll Tarly'),
          'Garden Caretaker',
        ],
      },
    ),
    before: ['military', 'Robert Baratheon', 'Randyll Tarly', 'intimidate'],
    bad: ['pass', 'Garden Caretaker'],
  },
  {
    id: 'tears-for-the-khal',
    about: 'value',
    idea: 'The poison is for the lord, not for his servant.',
    position: joust(
      'challenges',
      {
        faction: 'lannister',
        gold: 1,
        hand: ['Tears of Lys'],
        play: ['Cersei Lannister'],
      },
      {
        faction: 'targaryen',
        play: [knelt('Khal Drogo'), knelt('Targaryen Loyalist'), knelt('Viserys Targaryen')],
      },
    ),
    before: ['pass', 'intrigue', 'Cersei Lannister', 'pass', 'pass', 'Tears of Lys'],
    good: ['Khal Drogo'],
  },
  {
    id: 'cressen-heals-robert',
    about: 'value',
    idea: 'Cressen takes the milk from Robert, not the icon from an own character.',
    position: joust(
      'marshaling',
      {
        faction: 'baratheon',
        play: [
          'Maester Cressen',
          {
            card: 'Robert Baratheon',
            attachments: [{ card: 'Milk of the Poppy', owner: 1 }],
          },
          { card: 'Fiery Followers', attachments: ['Noble Lineage'] },
        ],
      },
      { faction: 'stark', play: ['Robb Stark'] },
    ),
    before: ['Maester Cressen'],
    good: ['Milk of the Poppy'],
  },
  {
    id: 'kneel-the-standing-one',
    about: 'value',
    idea: 'Shireen’s death kneels somebody: one who stands and belongs to the enemy.',
    position: joust(
      'challenges',
      { faction: 'baratheon', play: [knelt('Shireen Baratheon'), 'Melisandre'] },
      { faction: 'greyjoy', play: ['Salty Navigator', 'Balon Greyjoy', knelt('Aeron Damphair')] },
      THEY_BEGIN,
    ),
    before: ['military', 'Salty Navigator', 'Shireen Baratheon', 'Use Shireen Baratheon'],
    good: ['Balon Greyjoy'],
  },
  {
    id: 'banners-of-the-many',
    about: 'value',
    idea: 'A gold for each character: call the banners against whoever has most.',
    position: melee(
      'plot',
      [
        { faction: 'stark', plotDeck: ['Calling the Banners'], play: ['Robb Stark'] },
        { faction: 'martell', plotDeck: ['A Feast for Crows'], play: ['Doran Martell'] },
        {
          faction: 'greyjoy',
          plotDeck: ['A Noble Cause'],
          play: [
            'Salty Navigator',
            'Lordsport Shipwright',
            "Black Wind's Crew",
            'Drowned Men',
            'Iron Islands Fishmonger',
          ],
        },
      ],
      { round: 2 },
    ),
    before: ['Calling the Banners', 'A Feast for Crows', 'A Noble Cause', 'Player 1'],
    good: ['Player 3'],
  },
  {
    id: 'hand-without-people',
    about: 'value',
    idea: 'A hand without a single character is no hand.',
    position: joust(
      'setup',
      {
        faction: 'stark',
        hand: [
          'Ice',
          'For the North!',
          'Like Warm Rain',
          'Winter Is Coming',
          'Put to the Sword',
          'Put to the Torch',
          'Superior Claim',
        ],
      },
      { faction: 'lannister', hand: ['Tywin Lannister'] },
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
        faction: 'stark',
        hand: [
          'Eddard Stark',
          'Winterfell Steward',
          'Tumblestone Knight',
          'Direwolf Pup',
          'The Roseroad',
          'Heart Tree Grove',
          'Arya Stark',
        ],
      },
      { faction: 'lannister', hand: ['Tywin Lannister'] },
    ),
    good: ['pass'],
  },
  {
    id: 'throw-the-axe-at-the-lord',
    about: 'value',
    idea: 'The axe kills a defender: the better one.',
    position: joust(
      'challenges',
      {
        faction: 'greyjoy',
        play: [{ card: "Euron Crow's Eye", attachments: ['Throwing Axe'] }, 'Balon Greyjoy'],
      },
      {
        faction: 'lannister',
        play: ['Burned Men', 'Ser Jaime Lannister', knelt('Lannisport Merchant')],
      },
    ),
    before: [
      'military',
      'Euron Crow’s Eye + Balon Greyjoy',
      'Burned Men + Ser Jaime Lannister',
      'Throwing Axe',
    ],
    good: ['Ser Jaime Lannister'],
  },
  {
    id: 'the-open-challenge',
    about: 'value',
    idea: 'Nobody there can defend; there is a hand to take from, and no power.',
    position: joust(
      'challenges',
      {
        faction: 'lannister',
        play: ['Grand Maester Pycelle', knelt('Tywin Lannister'), knelt('Lannisport Merchant')],
      },
      {
        faction: 'greyjoy',
        hand: ['Asha Greyjoy', "Euron Crow's Eye"],
        play: [knelt('Balon Greyjoy'), knelt('Alannys Greyjoy')],
      },
    ),
    before: ['pass'],
    good: ['intrigue'],
  },
];
