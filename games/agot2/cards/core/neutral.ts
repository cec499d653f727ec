import { pack } from '../registry.ts';

const { attachment, character, event, location } = pack('Core', 'neutral');

character('01028', {
  name: ['Littlefinger', 'Kleinfinger'],
  is: 'unique',
  cost: 5,
  strength: 4,
  icons: 'int pow',
  traits: ['Ally', 'Lord', 'Small Council'],
  bonus: { gold: 1 },
});

character('01029', {
  name: ['Varys', 'Varys'],
  is: 'unique',
  cost: 6,
  strength: 3,
  icons: 'int',
  traits: ['Lord', 'Small Council', 'Spy'],
  keywords: ['stealth'],
});

character('01030', {
  name: ["Rattleshirt's Raiders", 'Rasselhemds Plünderer'],
  cost: 4,
  strength: 3,
  icons: 'mil',
  traits: ['Raider', 'Wildling'],
  keywords: ['noAttachments'],
});

character('01031', {
  name: ['Wildling Horde', 'Wildlinghorde'],
  cost: 5,
  strength: 5,
  icons: 'mil pow',
  traits: ['Army', 'Wildling'],
  keywords: ['noAttachments', 'pillage'],
});

attachment('01032', {
  name: ['Seal of the Hand', 'Abzeichen der Hand'],
  is: 'unique',
  cost: 3,
  traits: ['Item'],
});

attachment('01033', {
  name: ['Bodyguard', 'Leibwächter'],
  cost: 1,
  traits: ['Condition'],
});

attachment('01034', {
  name: ['Little Bird', 'Kleiner Vogel'],
  cost: 1,
  traits: ['Condition'],
});

attachment('01035', {
  name: ['Milk of the Poppy', 'Mohnblumensaft'],
  cost: 1,
  traits: ['Condition'],
  keywords: ['terminal'],
});

attachment('01036', {
  name: ['Noble Lineage', 'Von edler Abstammung'],
  cost: 0,
  traits: ['Condition'],
});

attachment('01037', {
  name: ["Syrio's Training", 'Syrios Unterricht'],
  cost: 1,
  traits: ['Condition', 'Skill'],
});

location('01038', {
  name: ['The Iron Throne', 'Der Eiserne Thron'],
  is: 'unique',
  cost: 2,
  traits: ["King's Landing"],
  bonus: { reserve: 1 },
});

location('01039', {
  name: ['The Kingsroad', 'Der Königsweg'],
  cost: 1,
  traits: ['Westeros'],
  keywords: ['limited'],
  bonus: { initiative: 1 },
});

location('01040', {
  name: ['The Roseroad', 'Die Rosenstraße'],
  cost: 0,
  traits: ['Westeros'],
  keywords: ['limited'],
  bonus: { gold: 1 },
});

event('01041', {
  name: ['Put to the Sword', 'Erschlagen'],
  cost: 2,
});

event('01042', {
  name: ['Put to the Torch', 'Niederbrennen'],
  cost: 1,
});

event('01043', {
  name: ['Superior Claim', 'Höherer Thronanspruch'],
  cost: 0,
});

event('01044', {
  name: ['Tears of Lys', 'Tränen von Lys'],
  cost: 1,
  traits: ['Poison'],
});

event('01045', {
  name: ["The Hand's Judgment", 'Das Urteil der Hand'],
  cost: 'X',
});
