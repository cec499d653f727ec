import { pack } from '../registry.ts';

pack('CoW', 'lannister').event('02090', {
  name: ['Trial by Combat', 'Schiedsspruch durch einen Kampf'],
  is: 'loyal',
  cost: 2,
});

pack('LoCR', 'lannister').character('05001', {
  name: ['Cersei Lannister', 'Cersei Lennister'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
});

pack('LoCR', 'lannister').character('05010', {
  name: ['Taena Merryweather', 'Taena Sonnwetter'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Companion', 'Lady'],
});
