import { pack } from '../registry.ts';

pack('TKP', 'neutral').agenda('02060', {
  name: ['The Lord of the Crossing', 'Lord vom Kreuzweg'],
  traits: ['House Frey'],
});

pack('SoD', 'neutral').agenda('10045', {
  name: ['The Wars To Come', 'Die Kriege, die da kommen'],
  traits: ['Omen'],
});
