import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'lannister');

character('01084', {
  name: ['Cersei Lannister', 'Cersei Lennister'],
  is: 'loyal unique',
  cost: 4,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
});

character('01085', {
  name: ['Grand Maester Pycelle', 'Großmaester Pycelle'],
  is: 'loyal unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Maester', 'Small Council'],
  keywords: ['insight'],
});

character('01086', {
  name: ['Joffrey Baratheon', 'Joffrey Baratheon'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Lord'],
});

character('01087', {
  name: ['Ser Jaime Lannister', 'Ser Jaime Lennister'],
  is: 'unique',
  cost: 6,
  strength: 5,
  icons: 'mil int',
  traits: ['Knight', 'Lord'],
});

character('01088', {
  name: ['The Tickler', 'Der Kitzler'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['Ally'],
});

character('01089', {
  name: ['Tyrion Lannister', 'Tyrion Lennister'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord'],
  keywords: ['stealth'],
});

character('01090', {
  name: ['Tywin Lannister', 'Tywin Lennister'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil int pow',
  traits: ['Lord'],
  keywords: ['renown'],
  bonus: { gold: 2 },
});

character('01091', {
  name: ['Burned Men', 'Brandmänner'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Clansman'],
  keywords: ['ambush:2'],
});

character('01092', {
  name: ['Gold Cloaks', 'Goldröcke'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ally', 'Army'],
  keywords: ['ambush:2'],
});

character('01093', {
  name: ['Lannisport Moneylender', 'Geldverleiher aus Lennishort'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Merchant'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

character('01094', {
  name: ['Lannisport Merchant', 'Kaufmann aus Lennishort'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Steward'],
});

character('01095', {
  name: ["The Queen's Assassin", 'Meuchelmörder der Königin'],
  is: 'loyal',
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Spy'],
  keywords: ['ambush:4'],
});

attachment('01096', {
  name: ["Widow's Wail", 'Witwenklage'],
  is: 'unique',
  cost: 1,
  traits: ['Valyrian Steel', 'Weapon'],
  keywords: ['ambush:1'],
});

location('01097', {
  name: ['Casterly Rock', 'Casterlystein'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Stronghold', 'The Westerlands'],
});

location('01098', {
  name: ['Lannisport', 'Lennishort'],
  is: 'loyal unique',
  cost: 3,
  traits: ['The Westerlands'],
});

location('01099', {
  name: ['Western Fiefdom', 'Westliche Ländereien'],
  cost: 0,
  traits: ['The Westerlands'],
  keywords: ['limited'],
});

event('01100', {
  name: ['Hear Me Roar!', 'Hört mich brüllen!'],
  is: 'loyal',
  cost: 1,
});

event('01101', {
  name: ['The Things I Do For Love', 'Was man nicht alles für die Liebe tut'],
  cost: 'X',
});

event('01102', {
  name: ['Treachery', 'Verrat'],
  cost: 1,
});
