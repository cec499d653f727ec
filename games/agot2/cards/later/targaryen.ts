import { pack } from '../registry.ts';

pack('TKP', 'targaryen').character('02053', {
  name: ['Crone of Vaes Dothrak', 'Altes Weib aus Vaes Dothrak'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Dothraki'],
});

pack('CoW', 'targaryen').character('02093', {
  name: ['Mirri Maz Duur', 'Mirri Maz Duur'],
  is: 'unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lhazareen', 'Maegi'],
});

pack('WotN', 'targaryen').event('03036', {
  name: ['Dragon Sight', 'Drachensicht'],
  cost: 1,
});

pack('WotW', 'targaryen').location('07036', {
  name: ['Plaza of Pride', 'Platz des Stolzes'],
  is: 'unique',
  cost: 1,
  traits: ['Astapor'],
});

pack('TFM', 'targaryen').character('08093', {
  name: ['Daenerys Targaryen', 'Daenerys Targaryen'],
  is: 'loyal unique',
  cost: 5,
  strength: 3,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
});

pack('SAT', 'targaryen').event('08114', {
  name: ['To Go Forward You Must Go Back', 'Um vorwärts zu gelangen, geht rückwärts'],
  is: 'loyal',
  cost: 2,
  traits: ['Prophecy'],
});
