import {
  a,
  action,
  banner,
  kneelFaction,
  marked,
  neutralAtMost,
  reduceNext,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

const { agenda } = pack('Core', 'neutral');

agenda('01027', {
  name: ['Fealty', 'Lehnstreue'],
  deck: [neutralAtMost(15)],
  abilities: [action({ cost: kneelFaction, does: reduceNext(1, a('card', marked('loyal'))) })],
});

agenda('01198', {
  name: ['Banner of the Stag', 'Hirschbanner'],
  traits: ['Banner'],
  deck: banner('baratheon', 12),
});

agenda('01199', {
  name: ['Banner of the Kraken', 'Krakenbanner'],
  traits: ['Banner'],
  deck: banner('greyjoy', 12),
});

agenda('01200', {
  name: ['Banner of the Lion', 'Löwenbanner'],
  traits: ['Banner'],
  deck: banner('lannister', 12),
});

agenda('01201', {
  name: ['Banner of the Sun', 'Sonnenbanner'],
  traits: ['Banner'],
  deck: banner('martell', 12),
});

agenda('01202', {
  name: ['Banner of the Watch', 'Krähenbanner'],
  traits: ['Banner'],
  deck: banner('thenightswatch', 12),
});

agenda('01203', {
  name: ['Banner of the Wolf', 'Wolfsbanner'],
  traits: ['Banner'],
  deck: banner('stark', 12),
});

agenda('01204', {
  name: ['Banner of the Dragon', 'Drachenbanner'],
  traits: ['Banner'],
  deck: banner('targaryen', 12),
});

agenda('01205', {
  name: ['Banner of the Rose', 'Rosenbanner'],
  traits: ['Banner'],
  deck: banner('tyrell', 12),
});
