import { type CardPuzzle, joust, knelt, melee, THEY_BEGIN } from './table.ts';

/** What keeps the enemy from winning, or a lord from dying. */
export const defences: readonly CardPuzzle[] = [
  {
    id: 'somebody-must-defend',
    about: 'defend',
    idea: 'Unopposed would be the enemy’s fifteenth power: even a servant is better than nobody.',
    position: joust(
      'challenges',
      { house: 'lannister', play: ['Joffrey Baratheon', knelt('Tywin Lannister')] },
      { house: 'targaryen', power: 14, play: ["Warlock's Servitors"] },
      THEY_BEGIN,
    ),
    before: ['power', 'Warlock’s Servitors'],
    good: ['Joffrey Baratheon'],
  },
  {
    id: 'hold-the-last-guard-back',
    about: 'defend',
    idea: 'The enemy has fourteen power and one attacker: my only defender does not kneel to attack.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Greatjon Umber', knelt('Sansa Stark')] },
      {
        house: 'targaryen',
        power: 14,
        play: ["Warlock's Servitors", knelt("Illyrio's Man")],
      },
    ),
    good: ['pass'],
  },
  {
    id: 'one-goes-one-stays',
    about: 'defend',
    idea: 'With the enemy at fourteen one attacks, and one who can defend stays at home.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Greatjon Umber', 'Knight of the Tumblestone'] },
      {
        house: 'targaryen',
        power: 14,
        play: [knelt('Captain Groleo'), "Illyrio's Man", knelt('Brown Ben Plumm')],
      },
    ),
    before: ['military'],
    bad: ['Greatjon Umber + Knight of the Tumblestone'],
  },
  {
    id: 'bones-against-the-claim',
    about: 'defend',
    idea: 'The challenge is lost and its claim would be the fifteenth power: one claim less.',
    position: joust(
      'challenges',
      {
        house: 'targaryen',
        power: 3,
        play: [
          { card: "Illyrio's Man", attachments: ['Bones of a Child'] },
          knelt('Daenerys Targaryen'),
        ],
      },
      { house: 'baratheon', power: 14, play: ['Ser Davos Seaworth'] },
      THEY_BEGIN,
    ),
    before: ['power', 'Ser Davos Seaworth', 'pass', 'Illyrio’s Man'],
    good: ['Bones of a Child'],
  },
  {
    id: 'belwas-pays-for-his-queen',
    about: 'defend',
    idea: 'Two gold for a queen with four power are well spent.',
    position: joust(
      'challenges',
      {
        house: 'targaryen',
        gold: 2,
        play: [knelt('Daenerys Targaryen', { power: 4 }), knelt('Strong Belwas')],
      },
      { house: 'stark', play: ['Robb Stark'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Robb Stark', 'Daenerys Targaryen'],
    good: ['Strong Belwas'],
  },
  {
    id: 'a-plate-for-tywin',
    about: 'defend',
    idea: 'A gold and a plate are less than Tywin.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        gold: 1,
        play: [knelt('Tywin Lannister', { attachments: ['Gilded Plate'] })],
      },
      { house: 'stark', play: ['Greatjon Umber'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Greatjon Umber'],
    good: ['Gilded Plate'],
  },
  {
    id: 'ghost-saves-jon',
    about: 'defend',
    idea: 'Ghost kneels, and Jon lives with his power.',
    position: joust(
      'challenges',
      { house: 'stark', play: [knelt('Jon Snow', { power: 3 }), 'Ghost'] },
      { house: 'lannister', play: ['Lannisport Honor Guard', 'Ser Jaime Lannister'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Lannisport Honor Guard + Ser Jaime Lannister', 'pass', 'Jon Snow'],
    good: ['Ghost'],
  },
  {
    id: 'nymeria-guards-her-bearer',
    about: 'defend',
    idea: 'A wolf that kneels saves whoever bears it.',
    position: joust(
      'challenges',
      { house: 'stark', play: [knelt('Arya Stark', { power: 2, attachments: ['Nymeria'] })] },
      { house: 'baratheon', play: ['Brienne of Tarth'] },
      THEY_BEGIN,
    ),
    before: ['military', 'Brienne of Tarth'],
    good: ['Nymeria'],
  },
  {
    id: 'catelyn-holds-the-strongest',
    about: 'defend',
    idea: 'Catelyn takes the strength of one attacker away: of the stronger.',
    position: joust(
      'challenges',
      { house: 'stark', play: ['Catelyn Stark'] },
      {
        house: 'lannister',
        power: 6,
        play: ['Lurkers at Harrenhal', 'Joffrey Baratheon'],
      },
      THEY_BEGIN,
    ),
    before: [
      'power',
      'Lurkers at Harrenhal + Joffrey Baratheon',
      'pass',
      'Catelyn Stark',
      'Use Catelyn Stark',
    ],
    good: ['Lurkers at Harrenhal'],
  },
  {
    id: 'the-will-stops-the-attacker',
    about: 'defend',
    idea: 'The only attacker of an enemy with fourteen power is made to kneel before it attacks.',
    position: joust(
      'challenges',
      {
        house: 'lannister',
        gold: 2,
        hand: ["The Lion's Will"],
        play: [knelt('Tywin Lannister'), knelt('Cersei Lannister')],
      },
      { house: 'baratheon', power: 14, play: ['Ser Davos Seaworth', knelt('Robert Baratheon')] },
      THEY_BEGIN,
    ),
    good: ['The Lion’s Will'],
  },
  {
    id: 'help-against-the-leader',
    about: 'defend',
    idea: 'An unopposed challenge would win the match for the attacker: help whom the title supports.',
    position: melee(
      'challenges',
      [
        { house: 'stark', title: 'Hand of the King', play: ['Eddard Stark'] },
        { house: 'baratheon', title: 'Master of Laws', power: 14, play: ['Ser Davos Seaworth'] },
        { house: 'targaryen', title: 'Master of Whispers', play: [knelt('Khal Drogo')] },
      ],
      THEY_BEGIN,
    ),
    before: ['power challenge against Player 3', 'Ser Davos Seaworth'],
    good: ['Eddard Stark'],
  },
];
