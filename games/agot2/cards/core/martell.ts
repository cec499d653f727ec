import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'martell');

character('01103', {
  name: ['Areo Hotah', 'Areo Hotah'],
  is: 'loyal unique',
  cost: 3,
  strength: 5,
  icons: 'mil',
  traits: ['Guard'],
  keywords: ['ambush:5'],
});

character('01104', {
  name: ['Arianne Martell', 'Arianne Martell'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lady'],
});

character('01105', {
  name: ['Doran Martell', 'Doran Martell'],
  is: 'loyal unique',
  cost: 6,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord'],
  keywords: ['insight'],
});

character('01106', {
  name: ['Edric Dayne', 'Edric Dayn'],
  is: 'unique',
  cost: 2,
  strength: 1,
  traits: ['Brotherhood', 'House Dayne', 'Lord'],
  keywords: ['stealth'],
});

character('01107', {
  name: ['Maester Caleotte', 'Maester Caleotte'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Maester'],
});

character('01108', {
  name: ['Obara Sand', 'Obara Sand'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil',
  traits: ['Bastard', 'Sand Snake'],
});

character('01109', {
  name: ['The Red Viper', 'Die Rote Viper'],
  is: 'loyal unique',
  cost: 7,
  strength: 7,
  icons: 'mil int pow',
  traits: ['Lord'],
});

character('01110', {
  name: ['Desert Scavenger', 'Wüstenplünderer'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
});

character('01111', {
  name: ['Dornish Paramour', 'Dornische Geliebte'],
  cost: 3,
  strength: 3,
  icons: 'int',
  traits: ['Companion'],
});

character('01112', {
  name: ['Greenblood Trader', 'Händlerin vom Grünblut-Fluss'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Ally'],
});

character('01113', {
  name: ['House Dayne Knight', 'Ritter von Haus Dayn'],
  cost: 2,
  strength: 2,
  icons: 'mil int',
  traits: ['House Dayne', 'Knight'],
});

character('01114', {
  name: ['Palace Spearman', 'Speerträger der Palastwache'],
  cost: 4,
  strength: 4,
  icons: 'mil pow',
  traits: ['Guard'],
  keywords: ['noAttachments'],
});

attachment('01115', {
  name: ['Dawn', 'Dämmerung'],
  is: 'unique',
  cost: 2,
  traits: ['Weapon'],
});

location('01116', {
  name: ['Ghaston Grey', 'Grässlichgrau'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Dorne'],
});

location('01117', {
  name: ['Sunspear', 'Sonnspeer'],
  is: 'unique',
  cost: 2,
  traits: ['Dorne'],
});

location('01118', {
  name: ['Blood Orange Grove', 'Blutorangenhain'],
  cost: 0,
  traits: ['Dorne'],
  keywords: ['limited'],
});

event('01119', {
  name: ["Doran's Game", 'Dorans Spiel'],
  is: 'loyal',
  cost: 1,
});

event('01120', {
  name: ['Unbowed, Unbent, Unbroken', 'Ungebeugt, Ungezähmt, Ungebrochen'],
  cost: 0,
});

event('01121', {
  name: ['Confinement', 'Gefangenschaft'],
  cost: 1,
});
