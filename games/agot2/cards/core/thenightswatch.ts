import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'thenightswatch');

character('01122', {
  name: ['Benjen Stark', 'Benjen Stark'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'mil pow',
  traits: ['Ranger'],
});

character('01123', {
  name: ['Ghost', 'Geist'],
  is: 'unique',
  cost: 4,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments', 'stealth'],
});

character('01124', {
  name: ['Jon Snow', 'Jon Schnee'],
  is: 'unique',
  cost: 6,
  strength: 4,
  icons: 'int',
  traits: ['Bastard', 'Steward'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01125', {
  name: ['Maester Aemon', 'Maester Aemon'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int',
  traits: ['Maester', 'Steward'],
  keywords: ['noAttachments'],
});

character('01126', {
  name: ['Old Bear Mormont', 'Alter Bär Mormont'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'mil pow',
  traits: ['Commander', 'Lord'],
});

character('01127', {
  name: ['Samwell Tarly', 'Samwell Tarly'],
  is: 'loyal unique',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Steward'],
  keywords: ['insight'],
  bonus: { reserve: 1 },
});

character('01128', {
  name: ['Ser Waymar Royce', 'Ser Waymar Rois'],
  is: 'unique',
  cost: 3,
  strength: 3,
  icons: 'mil pow',
  traits: ['Knight', 'Ranger'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01129', {
  name: ['Yoren', 'Yoren'],
  is: 'loyal unique',
  cost: 3,
  strength: 2,
  icons: 'int',
  traits: ['Wandering Crow'],
});

character('01130', {
  name: ['Messenger Raven', 'Botenrabe'],
  is: 'loyal',
  cost: 1,
  strength: 1,
  traits: ['Raven'],
  keywords: ['noAttachments'],
});

character('01131', {
  name: ['Old Forest Hunter', 'Alter Waldjäger'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'mil',
  traits: ['Ranger'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01132', {
  name: ['Ranging Party', 'Grenzertrupp'],
  cost: 4,
  strength: 5,
  icons: 'mil pow',
  traits: ['Army', 'Ranger'],
  keywords: ['noAttachments:except:Weapon'],
});

character('01133', {
  name: ['Steward at the Wall', 'Kämmerer an der Mauer'],
  cost: 1,
  strength: 1,
  icons: 'int',
  traits: ['Ally', 'Steward'],
});

character('01134', {
  name: ['Veteran Builder', 'Erfahrener Baumeister'],
  cost: 3,
  strength: 4,
  icons: 'pow',
  traits: ['Builder'],
  keywords: ['noAttachments:except:Weapon'],
});

attachment('01135', {
  name: ['Longclaw', 'Langklaue'],
  is: 'unique',
  cost: 2,
  traits: ['Valyrian Steel', 'Weapon'],
});

location('01136', {
  name: ['Castle Black', 'Die Schwarze Festung'],
  is: 'unique',
  cost: 2,
  traits: ['The North'],
});

location('01137', {
  name: ['The Wall', 'Die Mauer'],
  is: 'unique',
  cost: 4,
  traits: ['Stronghold', 'The North'],
});

event('01138', {
  name: ['A Meager Contribution', 'Bescheidene Spende'],
  is: 'loyal',
  cost: 0,
});

event('01139', {
  name: ['Take the Black', 'Das Schwarz anlegen'],
  is: 'loyal',
  cost: 3,
});

event('01140', {
  name: ['The Sword in the Darkness', 'Das Schwert in der Dunkelheit'],
  cost: 1,
});
