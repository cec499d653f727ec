import { pack } from '../registry.ts';

pack('TKP', 'neutral').character('02057', {
  name: ['Hedge Knight', 'Heckenritter'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Knight'],
});

pack('TKP', 'neutral').attachment('02058', {
  name: ['Knighted', 'Ritterschlag'],
  cost: 1,
  traits: ['Title'],
});

pack('AtSK', 'neutral').event('04001', {
  name: ["The Dragon's Tail", 'Der Drachenschweif'],
  cost: 0,
  traits: ['Omen'],
});

pack('FFH', 'neutral').character('04057', {
  name: ['Hot Pie', 'Heiße Pastete'],
  is: 'unique',
  cost: 2,
  strength: 2,
  traits: ['Companion'],
});

pack('TC', 'neutral').event('04118', {
  name: ['Relentless Assault', 'Unerbittlicher Angriff'],
  cost: 0,
});

pack('GtR', 'neutral').event('06039', {
  name: ['"The Dornishman\'s Wife"', '"Das Dornische Weib"'],
  cost: 1,
  traits: ['Song'],
});

pack('OR', 'neutral').location('06098', {
  name: ['Flea Bottom', 'Flohloch'],
  is: 'unique',
  cost: 1,
  traits: ["King's Landing"],
});

pack('TFM', 'neutral').event('08098', {
  name: ['"The Song of the Seven"', '"Das Lied der Sieben"'],
  cost: 1,
  traits: ['Song', 'The Seven'],
});

pack('TMoW', 'neutral').character('11037', {
  name: ['Tycho Nestoris', 'Tycho Nestoris'],
  is: 'unique',
  cost: 6,
  strength: 3,
  icons: 'pow',
  traits: ['Ally'],
  bonus: { gold: 3 },
});
