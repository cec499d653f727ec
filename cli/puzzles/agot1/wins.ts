import { type CardPuzzle, joust, knelt, melee, THEY_BEGIN } from './table.ts';

/** The fifteenth power is on the table: take it. */
export const wins: readonly CardPuzzle[] = [
  {
    id: 'unopposed-by-intrigue',
    about: 'win',
    idea: 'Nobody there can defend against intrigue: unopposed is the fifteenth power.',
    position: joust(
      'challenges',
      { house: 'lannister', power: 14, play: ['Lannisport Steward', 'Bronn', 'Joffrey Baratheon'] },
      { house: 'stark', power: 9, play: ['Robb Stark', 'Eddard Stark'] },
    ),
    good: ['intrigue'],
  },
  {
    id: 'tyrion-slips-past',
    about: 'win',
    idea: 'Stealth past the only defender makes it unopposed: the fifteenth power.',
    position: joust(
      'challenges',
      { house: 'lannister', power: 14, play: ['Tyrion Lannister'] },
      { house: 'stark', play: ['Catelyn Stark', knelt('Sansa Stark')] },
    ),
    before: ['power', 'Tyrion Lannister'],
    good: ['Catelyn Stark'],
  },
  {
    id: 'no-lord-to-face-stannis',
    about: 'win',
    idea: 'Without a lord there nobody can defend against Stannis: unopposed is the fifteenth power.',
    position: joust(
      'challenges',
      {
        house: 'baratheon',
        power: 13,
        play: ['Stannis Baratheon', 'Knight of the Rainwood'],
      },
      { house: 'stark', power: 3, play: ['War Host of the North', 'Hodor'] },
    ),
    before: ['military'],
    good: ['Stannis Baratheon', 'Stannis Baratheon + Knight of the Rainwood'],
  },
  {
    id: 'eddard-brings-the-last-power',
    about: 'win',
    idea: 'Eddard enters play with a power, and one power is missing.',
    position: joust(
      'marshaling',
      {
        house: 'stark',
        power: 14,
        gold: 4,
        hand: ['Eddard Stark', 'Greatjon Umber', 'Grey Wind'],
        play: ['Sansa Stark'],
      },
      { house: 'baratheon', power: 12, play: ['Robert Baratheon'] },
    ),
    good: ['Eddard Stark'],
  },
  {
    id: 'the-wrong-dwarf-was-right',
    about: 'win',
    idea: 'The event kneels a character and puts a power on it: on an own one it is the fifteenth.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        power: 14,
        hand: ["You've Killed the Wrong Dwarf!"],
        play: ['Ser Jaime Lannister'],
      },
      { house: 'greyjoy', power: 5, play: ['Jon Snow'] },
    ),
    before: ['You’ve Killed the Wrong Dwarf!'],
    good: ['Ser Jaime Lannister'],
  },
  {
    id: 'lannisport-pays-in-power',
    about: 'win',
    idea: 'A gold for a power is always fair, and now it wins.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        power: 13,
        gold: 1,
        play: ['Tyrion Lannister', 'Lannisport'],
      },
      { house: 'martell', power: 4, play: ['Knight of Flowers', knelt('Littlefinger')] },
    ),
    before: ['intrigue', 'Tyrion Lannister', 'pass'],
    good: ['Lannisport'],
  },
  {
    id: 'kings-in-the-north',
    about: 'win',
    idea: 'Dominance is won: two kneeling Starks bring the last two power.',
    position: joust(
      'dominance',
      {
        house: 'stark',
        power: 12,
        hand: ['Kings in the North'],
        play: ['Robb Stark', 'Catelyn Stark'],
      },
      { house: 'lannister', power: 9, play: [knelt('Tywin Lannister')] },
    ),
    good: ['Kings in the North'],
  },
  {
    id: 'joffrey-laughs-last',
    about: 'win',
    idea: 'A lord has died: Joffrey’s power is the fifteenth.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        power: 13,
        play: ['Ser Jaime Lannister', 'Joffrey Baratheon'],
      },
      { house: 'stark', play: [knelt('Robb Stark')] },
    ),
    before: ['military', 'Ser Jaime Lannister', 'pass'],
    good: ['Joffrey Baratheon'],
  },
  {
    id: 'robert-defends-for-the-crown',
    about: 'win',
    idea: 'A defender who wins has his renown too.',
    position: joust(
      'challenges',
      {
        house: 'baratheon',
        power: 13,
        play: ['Robert Baratheon', 'Maester Cressen'],
      },
      { house: 'targaryen', power: 8, play: ["Illyrio's Man"] },
      THEY_BEGIN,
    ),
    before: ['power', 'Illyrio’s Man'],
    good: ['Robert Baratheon', 'Robert Baratheon + Maester Cressen'],
  },
  {
    id: 'take-the-power-in-dispute',
    about: 'win',
    idea: 'Together they beat the only defender, and power claim brings the fifteenth; alone neither does.',
    position: joust(
      'challenges',
      { house: 'targaryen', power: 14, play: ['Captain Groleo', 'Quaithe of the Shadow'] },
      { house: 'baratheon', power: 5, play: [{ card: 'Ser Axell Florent' }, 'Maester Cressen'] },
    ),
    before: ['power'],
    good: ['Captain Groleo + Quaithe of the Shadow'],
  },
  {
    id: 'first-to-strike',
    about: 'win',
    idea: 'Both are one unopposed challenge short: whoever begins wins.',
    position: joust(
      'plot',
      {
        house: 'stark',
        power: 14,
        plotDeck: ['Tourney for the Hand'],
        play: ['Robb Stark', 'Greatjon Umber'],
      },
      {
        house: 'lannister',
        power: 14,
        plotDeck: ['Uneasy Truce'],
        play: ['Lannisport Steward'],
      },
    ),
    before: ['Tourney for the Hand', 'Uneasy Truce'],
    good: ['Player 1'],
  },
  {
    id: 'the-open-flank',
    about: 'win',
    idea: 'Of the opponents one has nobody left to defend: the fifteenth power is there.',
    position: melee('challenges', [
      { house: 'targaryen', title: 'Master of Coin', power: 14, play: ['Daario Naharis'] },
      {
        house: 'stark',
        title: 'Lord Commander of the Kingsguard',
        play: ['Eddard Stark', 'Catelyn Stark'],
      },
      { house: 'baratheon', title: 'Master of Whispers', play: [knelt('Robert Baratheon')] },
    ]),
    bad: [
      'pass',
      'military challenge against Player 2',
      'intrigue challenge against Player 2',
      'power challenge against Player 2',
    ],
  },
];
