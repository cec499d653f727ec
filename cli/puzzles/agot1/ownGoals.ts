import { type CardPuzzle, joust, knelt, THEY_BEGIN } from './table.ts';

/** What nobody would do who looks at the table for a moment. */
export const ownGoals: readonly CardPuzzle[] = [
  // ---- on whom
  {
    id: 'milk-on-the-enemy',
    about: 'ownGoal',
    idea: 'Milk of the Poppy takes a character’s text: never an own one’s.',
    position: joust(
      'marshaling',
      { house: 'lannister', gold: 1, hand: ['Milk of the Poppy'], play: ['Tywin Lannister'] },
      { house: 'stark', play: ['Eddard Stark'] },
    ),
    before: ['Milk of the Poppy'],
    good: ['Eddard Stark'],
  },
  {
    id: 'blessing-for-the-own',
    about: 'ownGoal',
    idea: 'The blessing strengthens who has a power icon and weakens who has none.',
    position: joust(
      'marshaling',
      {
        house: 'baratheon',
        gold: 1,
        hand: ["Shadow's Blessing"],
        play: ['Robert Baratheon', 'Brienne of Tarth'],
      },
      { house: 'stark', play: ['Catelyn Stark'] },
    ),
    before: ['Shadow’s Blessing'],
    good: ['Robert Baratheon'],
  },
  {
    id: 'the-enemy-is-drunk',
    about: 'ownGoal',
    idea: 'Four strength less in every challenge are not for an own lord.',
    position: joust(
      'marshaling',
      { house: 'baratheon', gold: 1, hand: ['Stinking Drunk'], play: ['Robert Baratheon'] },
      { house: 'lannister', play: ['Ser Jaime Lannister'] },
    ),
    before: ['Stinking Drunk'],
    good: ['Ser Jaime Lannister'],
  },
  {
    id: 'wine-for-the-enemy',
    about: 'ownGoal',
    idea: 'Poisoned wine is not served at the own table.',
    position: joust(
      'marshaling',
      { house: 'targaryen', gold: 2, hand: ['Poisoned Wine'], play: ['Khal Drogo'] },
      { house: 'stark', play: ['Robb Stark'] },
    ),
    before: ['Poisoned Wine'],
    good: ['Robb Stark'],
  },
  {
    id: 'blood-of-the-own-dragon',
    about: 'ownGoal',
    idea: 'Six strength more in challenges are for an own character.',
    position: joust(
      'marshaling',
      { house: 'targaryen', gold: 3, hand: ['Blood of the Dragon'], play: ['Daenerys Targaryen'] },
      { house: 'baratheon', play: ['Stannis Baratheon', 'Melisandre'] },
    ),
    before: ['Blood of the Dragon'],
    good: ['Daenerys Targaryen'],
  },
  {
    id: 'cunning-stays-at-home',
    about: 'ownGoal',
    idea: 'Strength and stealth are not given to the enemy.',
    position: joust(
      'marshaling',
      {
        house: 'lannister',
        gold: 1,
        hand: ["Gutter Rat's Cunning"],
        play: ['Ser Jaime Lannister'],
      },
      { house: 'greyjoy', play: ['Jon Snow', 'Littlefinger'] },
    ),
    before: ['Gutter Rat’s Cunning'],
    good: ['Ser Jaime Lannister'],
  },
  {
    id: 'bodyguard-for-the-own-lord',
    about: 'ownGoal',
    idea: 'A bodyguard saves whoever bears it: an own lord.',
    position: joust(
      'marshaling',
      { house: 'stark', hand: ['Bodyguard'], play: ['Eddard Stark'] },
      { house: 'lannister', play: ['Tywin Lannister', 'Cersei Lannister'] },
    ),
    before: ['Bodyguard'],
    good: ['Eddard Stark'],
  },
  {
    id: 'distract-the-enemy',
    about: 'ownGoal',
    idea: 'Whoever kneels cannot attack or defend: let that be an enemy.',
    position: joust(
      'marshaling',
      { house: 'stark', hand: ['Distraction'], play: ['Robb Stark', 'Greatjon Umber'] },
      { house: 'martell', play: ['Jon Snow'] },
    ),
    before: ['Distraction'],
    good: ['Jon Snow'],
  },
  {
    id: 'the-lions-will',
    about: 'ownGoal',
    idea: 'Two gold are not paid to kneel an own character.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        gold: 2,
        hand: ["The Lion's Will"],
        play: ['Tywin Lannister', 'Cersei Lannister'],
      },
      { house: 'stark', play: ['Eddard Stark'] },
    ),
    before: ['The Lion’s Will'],
    good: ['Eddard Stark'],
  },
  {
    id: 'mastery-stands-the-own',
    about: 'ownGoal',
    idea: 'Stand an own character, not the enemy’s.',
    position: joust(
      'challenges',
      { house: 'baratheon', hand: ['Distinct Mastery'], play: [knelt('Robert Baratheon')] },
      { house: 'lannister', play: [knelt('Tywin Lannister'), knelt('Tyrion Lannister')] },
    ),
    before: ['Distinct Mastery'],
    good: ['Robert Baratheon'],
  },
  {
    id: 'payne-executes-the-enemy',
    about: 'ownGoal',
    idea: 'Who may kill one of two kills the one of the enemy.',
    position: joust(
      'marshaling',
      {
        house: 'lannister',
        play: ['Ser Ilyn Payne', 'Joffrey Baratheon', 'Lannisport Steward'],
      },
      { house: 'stark', play: ['Robb Stark'] },
    ),
    before: ['Ser Ilyn Payne'],
    good: ['Robb Stark'],
  },
  {
    id: 'ice-for-the-defender',
    about: 'ownGoal',
    idea: 'Ice kills somebody who takes part: not the comrade at the own side.',
    position: joust(
      'challenges',
      {
        house: 'stark',
        play: [{ card: 'Eddard Stark', attachments: ['Ice'] }, 'Greatjon Umber'],
      },
      { house: 'lannister', play: ['Ser Jaime Lannister'] },
    ),
    before: ['military', 'Eddard Stark + Greatjon Umber', 'pass', 'Ser Jaime Lannister', 'Ice'],
    good: ['Ser Jaime Lannister'],
  },
  {
    id: 'dragonfire-on-the-enemy',
    about: 'ownGoal',
    idea: 'One strength less kills an enemy of strength 1; an own one it kills as well.',
    position: joust(
      'challenges',
      {
        house: 'targaryen',
        gold: 2,
        play: ['Drogon', "Illyrio's Man", 'Viserys Targaryen'],
      },
      { house: 'lannister', play: ["Cersei's Attendant"] },
    ),
    before: ['Drogon'],
    good: ['Cersei’s Attendant'],
  },

  // ---- what is given up
  {
    id: 'claim-takes-the-smith',
    about: 'ownGoal',
    idea: 'For military claim somebody dies who will not be missed.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        play: [
          knelt('Tywin Lannister'),
          knelt('Lannisport Weaponsmith'),
          knelt('Tyrion Lannister', { power: 2 }),
        ],
      },
      { house: 'stark', play: ['Greatjon Umber'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Greatjon Umber'],
    good: ['Lannisport Weaponsmith'],
  },
  {
    id: 'two-by-force-of-arms',
    about: 'ownGoal',
    idea: 'With claim 2 two must die: the two least.',
    position: joust(
      'challenges',
      {
        house: 'targaryen',
        play: [
          knelt('Daenerys Targaryen', { power: 3 }),
          knelt("Illyrio's Man"),
          knelt('Rhaegal'),
          knelt('Brown Ben Plumm'),
        ],
      },
      { house: 'stark', plot: 'The Power of Arms', play: ['Greatjon Umber'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Greatjon Umber'],
    good: ['Illyrio’s Man + Brown Ben Plumm'],
  },
  {
    id: 'deadly-takes-the-least',
    about: 'ownGoal',
    idea: 'One of the defenders dies: not the lord.',
    position: joust(
      'challenges',
      { house: 'baratheon', play: ['Robert Baratheon', 'House Tyrell Guard'] },
      { house: 'stark', play: ['Eddard Stark'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Eddard Stark', 'Robert Baratheon + House Tyrell Guard'],
    good: ['House Tyrell Guard'],
  },
  {
    id: 'three-survive-the-wildfire',
    about: 'ownGoal',
    idea: 'Up to three survive: three, and the best of them.',
    position: joust(
      'plot',
      {
        house: 'stark',
        plotDeck: ['Tourney for the Hand'],
        play: ['House Tully Recruiter', 'Eddard Stark', 'Robb Stark', 'Catelyn Stark'],
      },
      { house: 'lannister', plotDeck: ['Wildfire Assault'], play: ['Tywin Lannister'] },
    ),
    before: ['Tourney for the Hand', 'Wildfire Assault', 'Player 2', 'Tywin Lannister'],
    good: ['Eddard Stark + Robb Stark + Catelyn Stark'],
  },
  {
    id: 'the-cards-of-the-realm',
    about: 'ownGoal',
    idea: 'Down to four cards goes what is worth least.',
    position: joust(
      'plot',
      {
        house: 'lannister',
        plotDeck: ['Tourney for the Hand'],
        hand: [
          'Tywin Lannister',
          'Tyrion Lannister',
          'Lurkers at Harrenhal',
          'Ser Jaime Lannister',
          'Gilded Plate',
        ],
      },
      { house: 'stark', plotDeck: ['Rule by Decree'], play: ['Eddard Stark'] },
    ),
    before: ['Tourney for the Hand', 'Rule by Decree', 'Player 2'],
    good: ['Gilded Plate'],
  },
  {
    id: 'the-hound-stays',
    about: 'ownGoal',
    idea: 'The top card of a full deck is a cheap price for The Hound.',
    position: joust(
      'dominance',
      { house: 'lannister', play: ['The Hound', 'Cersei Lannister'] },
      { house: 'stark', play: ['Eddard Stark'] },
    ),
    good: ['discard the top card'],
  },
  {
    id: 'daario-is-paid-by-others',
    about: 'ownGoal',
    idea: 'Daario stays if a gold goes from any pool: the enemy’s has some.',
    position: joust(
      'dominance',
      { house: 'targaryen', play: ['Daario Naharis', 'Daenerys Targaryen'] },
      { house: 'lannister', gold: 3, play: ['Tywin Lannister'] },
    ),
    bad: ['Daario Naharis'],
  },
  {
    id: 'xaro-sends-a-servant-home',
    about: 'ownGoal',
    idea: 'Somebody must return to the hand: not the queen with her power.',
    position: joust(
      'marshaling',
      {
        house: 'targaryen',
        gold: 3,
        hand: ['Xaro Xoan Daxos'],
        play: [{ card: 'Daenerys Targaryen', power: 4 }, "Illyrio's Man"],
      },
      { house: 'stark', play: ['Robb Stark'] },
    ),
    before: ['Marshal Xaro Xoan Daxos'],
    bad: ['Daenerys Targaryen'],
  },

  // ---- what is free
  {
    id: 'the-great-keep-is-free',
    about: 'ownGoal',
    idea: 'A location that costs nothing brings gold every round.',
    position: joust(
      'marshaling',
      { house: 'stark', hand: ['Great Keep'], play: ['Robb Stark'] },
      { house: 'greyjoy', play: ['Jon Snow'] },
    ),
    good: ['Great Keep'],
  },
  {
    id: 'the-second-copy-is-free',
    about: 'ownGoal',
    idea: 'A duplicate costs nothing and saves its character once.',
    position: joust(
      'marshaling',
      { house: 'baratheon', hand: ['Stannis Baratheon'], play: ['Stannis Baratheon'] },
      { house: 'martell', play: ['Littlefinger'] },
    ),
    good: ['Stannis Baratheon'],
  },
  {
    id: 'informers-bring-two-cards',
    about: 'ownGoal',
    idea: 'Two cards for nothing are taken.',
    position: joust(
      'challenges',
      { house: 'lannister', play: ["Qyburn's Informers"] },
      { house: 'stark', play: [knelt('Catelyn Stark')] },
    ),
    before: ['intrigue', 'Qyburn’s Informers', 'pass'],
    good: ['Qyburn’s Informers'],
  },
  {
    id: 'the-power-of-jon-snow',
    about: 'ownGoal',
    idea: 'Power for nothing is taken.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Jon Snow'] },
      { house: 'lannister', play: [knelt('Tywin Lannister'), knelt('Lannisport Steward')] },
    ),
    before: ['power', 'Jon Snow'],
    good: ['Jon Snow'],
  },
  {
    id: 'robb-kills-for-nothing',
    about: 'ownGoal',
    idea: 'Robb kills an enemy, and it costs nothing.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Robb Stark'] },
      {
        house: 'baratheon',
        play: [knelt('Stannis Baratheon'), knelt('Robert Baratheon'), knelt('Edric Storm')],
      },
    ),
    before: ['military', 'Robb Stark', 'Edric Storm'],
    good: ['Robb Stark'],
  },
  {
    id: 'a-duplicate-saves-eddard',
    about: 'ownGoal',
    idea: 'A duplicate is there to be discarded when its lord would die.',
    position: joust(
      'challenges',
      { house: 'stark', play: [knelt('Eddard Stark', { duplicates: 1 })] },
      { house: 'targaryen', play: ['Brown Ben Plumm'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Brown Ben Plumm'],
    good: ['Discard a duplicate'],
  },
  {
    id: 'a-character-for-the-season',
    about: 'ownGoal',
    idea: 'Everybody searches; nobody comes back with empty hands.',
    position: joust(
      'plot',
      {
        house: 'stark',
        plotDeck: ['Summoning Season'],
        deck: ['Eddard Stark', 'Robb Stark'],
        play: ['House Tully Recruiter'],
      },
      { house: 'lannister', plotDeck: ['Blockade'], play: ['Tywin Lannister'] },
    ),
    before: ['Summoning Season', 'Blockade', 'Player 2'],
    bad: ['pass'],
  },

  // ---- when not to
  {
    id: 'no-renown-for-eddard',
    about: 'ownGoal',
    idea: 'Eddard would defend, win, and gain the fifteenth power.',
    position: joust(
      'challenges',
      { house: 'lannister', power: 3, play: ['Joffrey Baratheon'] },
      { house: 'stark', power: 14, play: ['Eddard Stark', knelt('Sansa Stark')] },
    ),
    good: ['pass'],
  },
  {
    id: 'stealth-past-the-defender',
    about: 'ownGoal',
    idea: 'Only Cersei could defend; nobody else is worth passing by.',
    position: joust(
      'challenges',
      { house: 'baratheon', play: ['Devan Seaworth', { card: 'Edric Storm', power: 1 }] },
      {
        house: 'lannister',
        hand: ['Joffrey Baratheon', 'Lannisport'],
        play: ['Cersei Lannister', 'Bronn', knelt('Tyrion Lannister')],
      },
    ),
    before: ['pass', 'intrigue', 'Devan Seaworth', 'pass'],
    good: ['Cersei Lannister'],
  },
  {
    id: 'no-valar-over-the-own-army',
    about: 'ownGoal',
    idea: 'Whoever has six characters against one does not kill everybody.',
    position: joust(
      'plot',
      {
        house: 'stark',
        plotDeck: ['Valar Morghulis', 'Tourney for the Hand', 'Counting Favors'],
        play: [
          'Eddard Stark',
          'Robb Stark',
          'Catelyn Stark',
          'Arya Stark',
          'Grey Wind',
          'Greatjon Umber',
        ],
      },
      { house: 'targaryen', play: ["Illyrio's Man"] },
    ),
    bad: ['Valar Morghulis'],
  },
  {
    id: 'no-guard-of-honour-for-the-enemy',
    about: 'ownGoal',
    idea: 'The enemy has fourteen power and no attacker: he is not given one.',
    position: joust(
      'challenges',
      {
        house: 'stark',
        hand: ['Winterfell Honor Guard'],
        play: [knelt('Robb Stark'), knelt('Sansa Stark')],
      },
      { house: 'baratheon', power: 14, play: [knelt('Robert Baratheon')] },
    ),
    good: ['pass'],
  },
  {
    id: 'no-gold-for-promises',
    about: 'ownGoal',
    idea: 'Nobody gives gold to the only opponent.',
    position: joust(
      'challenges',
      { house: 'lannister', gold: 3, play: [knelt('Tywin Lannister')] },
      { house: 'baratheon', play: ['Robert Baratheon'] },
      { littlefinger: true },
    ),
    good: ['pass'],
  },
  {
    id: 'place-something-at-the-start',
    about: 'ownGoal',
    idea: 'What is placed in setup is paid by nobody.',
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
          'Ice',
          'Distraction',
        ],
      },
      { house: 'lannister', hand: ['Tywin Lannister'] },
    ),
    before: ['pass', 'pass'],
    bad: ['pass'],
  },
];
