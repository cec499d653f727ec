import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'stark');

character('01141', {
  name: ['Arya Stark', 'Arya Stark'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'pow',
  traits: ['Lady'],
  keywords: ['stealth'],
});

character('01142', {
  name: ['Bran Stark', 'Bran Stark'],
  is: 'unique',
  cost: 2,
  strength: 1,
  icons: 'pow',
  traits: ['Lord'],
});

character('01143', {
  name: ['Catelyn Stark', 'Catelyn Stark'],
  is: 'loyal unique',
  cost: 4,
  strength: 4,
  icons: 'int pow',
  traits: ['House Tully', 'Lady', 'The Seven'],
});

character('01144', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
  keywords: ['renown'],
});

character('01145', {
  name: ['Grey Wind', 'Grauwind'],
  is: 'loyal unique',
  cost: 5,
  strength: 4,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['intimidate', 'noAttachments'],
});

character('01146', {
  name: ['Robb Stark', 'Robb Stark'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Lord'],
  keywords: ['renown'],
});

character('01147', {
  name: ['Sansa Stark', 'Sansa Stark'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Lady'],
});

character('01148', {
  name: ['Summer', 'Sommer'],
  is: 'loyal unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments'],
});

character('01149', {
  name: ['Direwolf Pup', 'Schattenwolfwelpe'],
  cost: 2,
  strength: 1,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments'],
});

character('01150', {
  name: ['Tumblestone Knight', 'Ritter vom Trommelstein'],
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['House Tully', 'Knight'],
});

character('01151', {
  name: ['Vanguard of the North', 'Vorhut des Nordens'],
  cost: 4,
  strength: 4,
  icons: 'mil',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

character('01152', {
  name: ['Winterfell Steward', 'Kämmerer von Winterfell'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Steward'],
});

attachment('01153', {
  name: ['Ice', 'Eis'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Valyrian Steel', 'Weapon'],
});

location('01154', {
  name: ['Gates of Winterfell', 'Die Tore von Winterfell'],
  is: 'unique',
  cost: 2,
  traits: ['The North', 'Winterfell'],
});

location('01155', {
  name: ['The Wolfswood', 'Der Wolfswald'],
  is: 'unique',
  cost: 1,
  traits: ['The North'],
});

location('01156', {
  name: ['Heart Tree Grove', 'Herzbaumhain'],
  cost: 0,
  traits: ['Old Gods', 'Winterfell'],
  keywords: ['limited'],
});

event('01157', {
  name: ['For the North!', 'Für den Norden!'],
  cost: 0,
});

event('01158', {
  name: ['Like Warm Rain', 'Wie warmer Regen'],
  cost: 1,
});

event('01159', {
  name: ['Winter Is Coming', 'Der Winter naht'],
  is: 'loyal',
  cost: 1,
});
