import {
  a,
  action,
  each,
  gets,
  participating,
  until,
  withoutTrait,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('WotN', 'targaryen').event('03036', {
  name: ['Dragon Sight', 'Drachensicht'],
  cost: 1,
  abilities: [
    action({
      does: until('challenge', [gets(-1)], {
        on: each(a('character', withoutTrait('Dragon'), participating)),
      }),
    }),
  ],
});
