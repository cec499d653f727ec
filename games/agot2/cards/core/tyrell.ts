import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'tyrell');

character('01179', {
  name: ['Left', 'Links'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01180', {
  name: ['Maester Lomys', 'Maester Lomys'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'int',
  traits: ['Maester'],
});

character('01181', {
  name: ['Margaery Tyrell', 'Margaery Tyrell'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady'],
});

character('01182', {
  name: ['Paxter Redwyne', 'Paxter Rothweyn'],
  is: 'loyal unique',
  cost: 4,
  strength: 3,
  icons: 'int',
  traits: ['House Redwyne', 'Lord'],
  bonus: { gold: 1 },
});

character('01183', {
  name: ['Randyll Tarly', 'Randyll Tarly'],
  is: 'unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['House Tarly', 'Lord'],
  keywords: ['renown'],
});

character('01184', {
  name: ['Right', 'Rechts'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01185', {
  name: ['The Knight of Flowers', 'Der Ritter der Blumen'],
  is: 'unique',
  cost: 5,
  strength: 5,
  icons: 'mil pow',
  traits: ['Knight', 'Lord'],
  keywords: ['renown'],
});

character('01186', {
  name: ['The Queen of Thorns', 'Die Königin der Dornen'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lady'],
});

character('01187', {
  name: ['Courtesan of the Rose', 'Kurtisane der Rose'],
  cost: 2,
  strength: 2,
  icons: 'int pow',
  traits: ['Companion', 'Spy'],
});

character('01188', {
  name: ['Garden Caretaker', 'Gärtner'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
});

character('01189', {
  name: ["Olenna's Informant", 'Olennas Informantin'],
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Ally', 'Spy'],
  keywords: ['ambush:4'],
});

character('01190', {
  name: ['Wardens of the Reach', 'Wächter der Weite'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments'],
});

attachment('01191', {
  name: ['Heartsbane', 'Herzbann'],
  is: 'unique',
  cost: 1,
  traits: ['Valyrian Steel', 'Weapon'],
});

location('01192', {
  name: ['Highgarden', 'Rosengarten'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Stronghold', 'The Reach'],
});

location('01193', {
  name: ['The Mander', 'Der Mander'],
  is: 'loyal unique',
  cost: 3,
  traits: ['The Reach'],
});

location('01194', {
  name: ['Rose Garden', 'Rosenhain'],
  cost: 0,
  traits: ['The Reach'],
  keywords: ['limited'],
});

event('01195', {
  name: ['Growing Strong', 'Kräftig wachsen'],
  cost: 1,
});

event('01196', {
  name: ["Olenna's Cunning", 'Olennas List'],
  is: 'loyal',
  cost: 2,
});

event('01197', {
  name: ['"The Bear and the Maiden Fair"', '"Der Bär und die Jungfrau hehr"'],
  cost: 0,
  traits: ['Song'],
});
