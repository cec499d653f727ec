import { pack } from '../registry.ts';

const { agenda } = pack('Core', 'neutral');

agenda('01027', {
  name: ['Fealty', 'Lehnstreue'],
});

agenda('01198', {
  name: ['Banner of the Stag', 'Hirschbanner'],
  traits: ['Banner'],
});

agenda('01199', {
  name: ['Banner of the Kraken', 'Krakenbanner'],
  traits: ['Banner'],
});

agenda('01200', {
  name: ['Banner of the Lion', 'Löwenbanner'],
  traits: ['Banner'],
});

agenda('01201', {
  name: ['Banner of the Sun', 'Sonnenbanner'],
  traits: ['Banner'],
});

agenda('01202', {
  name: ['Banner of the Watch', 'Krähenbanner'],
  traits: ['Banner'],
});

agenda('01203', {
  name: ['Banner of the Wolf', 'Wolfsbanner'],
  traits: ['Banner'],
});

agenda('01204', {
  name: ['Banner of the Dragon', 'Drachenbanner'],
  traits: ['Banner'],
});

agenda('01205', {
  name: ['Banner of the Rose', 'Rosenbanner'],
  traits: ['Banner'],
});
