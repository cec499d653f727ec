import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'targaryen');

character('01160', {
  name: ['Daenerys Targaryen', 'Daenerys Targaryen'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lady', 'Stormborn'],
  keywords: ['insight'],
});

character('01161', {
  name: ['Drogon', 'Drogon'],
  is: 'unique',
  cost: 3,
  strength: 4,
  icons: 'mil',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
});

character('01162', {
  name: ['Khal Drogo', 'Khal Drogo'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Dothraki', 'Lord'],
  keywords: ['renown'],
});

character('01163', {
  name: ['Magister Illyrio', 'Magister Illyrio'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Lord', 'Merchant'],
});

character('01164', {
  name: ['Rhaegal', 'Rhaegal'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil int',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
});

character('01165', {
  name: ['Ser Jorah Mormont', 'Ser Jorah Mormont'],
  is: 'unique',
  cost: 2,
  strength: 4,
  icons: 'mil int',
  traits: ['Companion', 'Knight'],
  keywords: ['renown'],
});

character('01166', {
  name: ['Viserion', 'Viserion'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'mil pow',
  traits: ['Dragon', 'Hatchling'],
  keywords: ['noAttachments'],
});

character('01167', {
  name: ['Viserys Targaryen', 'Viserys Targaryen'],
  is: 'loyal unique',
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Lord'],
});

character('01168', {
  name: ['Braided Warrior', 'Krieger mit langen Zöpfen'],
  cost: 2,
  strength: 3,
  icons: 'mil',
  traits: ['Dothraki'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01169', {
  name: ['Handmaiden', 'Magd'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Ally', 'Companion'],
});

character('01170', {
  name: ['Targaryen Loyalist', 'Getreuer des Hauses Targaryen'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally'],
});

character('01171', {
  name: ['Unsullied', 'Die Unbefleckten'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army'],
  keywords: ['noAttachments:except:Weapon'],
});

attachment('01172', {
  name: ["Drogo's Arakh", 'Drogos Arakh'],
  is: 'unique',
  cost: 2,
  traits: ['Weapon'],
});

location('01173', {
  name: ['Plaza of Punishment', 'Platz der Strafe'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Astapor'],
});

location('01174', {
  name: ['Dothraki Sea', 'Dothrakisches Meer'],
  is: 'unique',
  cost: 1,
  traits: ['Essos'],
});

location('01175', {
  name: ["Illyrio's Estate", 'Illyrios Anwesen'],
  cost: 0,
  traits: ['Pentos'],
  keywords: ['limited'],
});

event('01176', {
  name: ['Dracarys!', 'Dracarys!'],
  is: 'loyal',
  cost: 1,
});

event('01177', {
  name: ['Fire and Blood', 'Feuer und Blut'],
  is: 'loyal',
  cost: 1,
});

event('01178', {
  name: ['Waking the Dragon', 'Den Drachen wecken'],
  cost: 0,
});
