import { pack } from '../registry.ts';

pack('TRtW', 'tyrell').character('02023', {
  name: ['Lady-in-Waiting', 'Hofdame'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Companion'],
});

pack('TRtW', 'tyrell').event('02024', {
  name: ["Lady Sansa's Rose", 'Lady Sansas Rose'],
  cost: 1,
});

pack('TKP', 'tyrell').attachment('02044', {
  name: ['Mare in Heat', 'Rossige Stute'],
  cost: 2,
  traits: ['Warhorse'],
});

pack('WotN', 'tyrell').event('03038', {
  name: ['To the Rose Banner!', 'Für das Rosenbanner!'],
  cost: 0,
});

pack('AMAF', 'tyrell').event('06004', {
  name: ['All Men Are Fools', 'Alle Männer sind Narren'],
  is: 'loyal',
  cost: 0,
});

pack('TBWB', 'tyrell').character('06103', {
  name: ['Highgarden Minstrel', 'Minnesängerin aus Rosengarten'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Minstrel'],
});

pack('HoT', 'tyrell').character('09001', {
  name: ['Mace Tyrell', 'Maes Tyrell'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lord'],
});

pack('HoT', 'tyrell').location('09017', {
  name: ['The Hightower', 'Der Hohenturm'],
  is: 'loyal unique',
  cost: 4,
  traits: ['House Hightower', 'Oldtown'],
});

pack('HoT', 'tyrell').event('09023', {
  name: ['"Six Maids in a Pool"', '"Sechs Jungfern baden in einem Quellenteich"'],
  is: 'loyal',
  cost: 2,
  traits: ['Song'],
});
