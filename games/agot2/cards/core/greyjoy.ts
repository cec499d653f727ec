import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'greyjoy');

character('01065', {
  name: ['Aeron Damphair', 'Aeron Feuchthaar'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'pow',
  traits: ['Drowned God', 'Ironborn', 'Lord'],
});

character('01066', {
  name: ['Alannys Greyjoy', 'Alannys Graufreud'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['House Harlaw', 'Lady'],
});

character('01067', {
  name: ['Asha Greyjoy', 'Asha Graufreud'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lady'],
  keywords: ['stealth'],
});

character('01068', {
  name: ['Balon Greyjoy', 'Balon Graufreud'],
  is: 'loyal unique',
  cost: 6,
  strength: 5,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lord'],
  keywords: ['renown'],
});

character('01069', {
  name: ["Euron Crow's Eye", 'Euron Krähenauge'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil int pow',
  traits: ['Ironborn', 'Lord', 'Raider'],
  keywords: ['pillage', 'renown'],
});

character('01070', {
  name: ['Maester Wendamyr', 'Maester Wendamyr'],
  is: 'unique',
  cost: 2,
  strength: 2,
  icons: 'pow',
  traits: ['Maester'],
  keywords: ['stealth'],
});

character('01071', {
  name: ['Theon Greyjoy', 'Theon Graufreud'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ally', 'Ironborn', 'Lord'],
  keywords: ['stealth'],
});

character('01072', {
  name: ["Black Wind's Crew", 'Besatzung der Schwarzer Wind'],
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Ironborn', 'Raider'],
  keywords: ['pillage'],
});

character('01073', {
  name: ['Drowned Men', 'Ertrunkene'],
  cost: 4,
  strength: 3,
  icons: 'mil pow',
  traits: ['Army', 'Drowned God'],
  keywords: ['noAttachments'],
});

character('01074', {
  name: ['Iron Islands Fishmonger', 'Fischweib von den Eiseninseln'],
  cost: 1,
  strength: 1,
  icons: 'pow',
  traits: ['Ally', 'Merchant'],
});

character('01075', {
  name: ['Lordsport Shipwright', 'Schiffsbauer aus Herrenhort'],
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Ally', 'Ironborn'],
});

character('01076', {
  name: ['Salty Navigator', 'Navigator zur See'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Ironborn'],
  bonus: { initiative: 1 },
});

attachment('01077', {
  name: ['Throwing Axe', 'Wurfaxt'],
  cost: 1,
  traits: ['Weapon'],
});

location('01078', {
  name: ['Great Kraken', 'Großer Krake'],
  is: 'loyal unique',
  cost: 3,
  traits: ['Warship'],
});

location('01079', {
  name: ['Iron Fleet Scout', 'Spähschiff der Eisenflotte'],
  cost: 0,
  traits: ['Warship'],
});

location('01080', {
  name: ['Sea Tower', 'Seeturm'],
  cost: 0,
  traits: ['Iron Islands'],
  keywords: ['limited'],
});

event('01081', {
  name: ['Risen from the Sea', 'Auferstanden aus dem Meer'],
  cost: 0,
});

event('01082', {
  name: ["The Kraken's Grasp", 'Der Arm des Kraken'],
  is: 'loyal',
  cost: 0,
});

event('01083', {
  name: ['We Do Not Sow', 'Wir säen nicht'],
  is: 'loyal',
  cost: 1,
});
