import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'baratheon');

character('01046', {
  name: ['Maester Cressen', 'Maester Cressen'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Maester'],
});

character('01047', {
  name: ['Melisandre', 'Melisandre'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady', "R'hllor"],
});

character('01048', {
  name: ['Robert Baratheon', 'Robert Baratheon'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['King', 'Lord'],
  keywords: ['intimidate', 'renown'],
});

character('01049', {
  name: ['Selyse Baratheon', 'Selyse Baratheon'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['House Florent', 'Lady', "R'hllor"],
});

character('01050', {
  name: ['Ser Davos Seaworth', 'Ser Davos Seewert'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight', 'Smuggler'],
  keywords: ['stealth'],
});

character('01051', {
  name: ['Shireen Baratheon', 'Sharin Baratheon'],
  is: 'unique',
  cost: 2,
  strength: 1,
  icons: 'pow',
  traits: ['Lady'],
});

character('01052', {
  name: ['Stannis Baratheon', 'Stannis Baratheon'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
});

character('01053', {
  name: ['Bastard in Hiding', 'Versteckter Bastard'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Bastard'],
});

character('01054', {
  name: ['Fiery Followers', 'Glühende Anhänger'],
  cost: 3,
  strength: 2,
  icons: 'mil int',
  traits: ["R'hllor"],
});

character('01055', {
  name: ["King's Hunting Party", 'Königliche Jagdgesellschaft'],
  cost: 4,
  strength: 6,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

character('01056', {
  name: ['Dragonstone Faithful', 'Gläubige von Drachenstein'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
});

character('01057', {
  name: ['Vanguard Lancer', 'Lanzenreiter der Vorhut'],
  cost: 2,
  strength: 1,
  icons: 'mil pow',
  traits: ['House Florent', 'Knight'],
});

attachment('01058', {
  name: ['Lightbringer', 'Lichtbringer'],
  is: 'loyal unique',
  cost: 2,
  traits: ["R'hllor", 'Weapon'],
});

location('01059', {
  name: ['Dragonstone Port', 'Hafen von Drachenstein'],
  cost: 0,
  traits: ['Dragonstone'],
  keywords: ['limited'],
});

location('01060', {
  name: ['Chamber of the Painted Table', 'Saal mit der Bemalten Tafel'],
  is: 'unique',
  cost: 2,
  traits: ['Dragonstone'],
});

location('01061', {
  name: ['The Red Keep', 'Der Rote Bergfried'],
  is: 'loyal unique',
  cost: 3,
  traits: ["King's Landing"],
});

event('01062', {
  name: ['Consolidation of Power', 'Festigung der Macht'],
  is: 'loyal',
  cost: 1,
});

event('01063', {
  name: ['Ours is the Fury', 'Unser ist der Zorn'],
  is: 'loyal',
  cost: 2,
});

event('01064', {
  name: ['Seen In Flames', 'Visionen im Feuer'],
  cost: 1,
  traits: ["R'hllor"],
});
