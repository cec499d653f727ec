import {
  a,
  gets,
  nthYouInitiated,
  participating,
  whileIt,
  winsPower,
  yours,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('TKP', 'neutral').agenda('02060', {
  name: ['The Lord of the Crossing', 'Lord vom Kreuzweg'],
  traits: ['House Frey'],
  abilities: [
    whileIt(nthYouInitiated(1), gets(-1, a('character', participating, yours))),
    whileIt(nthYouInitiated(3), gets(2, a('character', participating, yours)), winsPower(1)),
  ],
});
