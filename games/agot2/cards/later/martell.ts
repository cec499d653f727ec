import { pack } from '../registry.ts';

pack('TRtW', 'martell').character('02035', {
  name: ['Nymeria Sand', 'Nymeria Sand'],
  is: 'unique',
  cost: 5,
  strength: 4,
  traits: ['Bastard', 'Sand Snake'],
});

pack('CoW', 'martell').event('02096', {
  name: ['Vengeance for Elia', 'Rache für Elia'],
  is: 'loyal',
  cost: 2,
});

pack('AtSK', 'martell').location('04017', {
  name: ['Tower of the Sun', 'Sonnenturm'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Dorne'],
});

pack('AMAF', 'martell').event('06016', {
  name: ["The Prince's Plan", 'Der Plan des Fürsten'],
  is: 'loyal',
  cost: 2,
});
