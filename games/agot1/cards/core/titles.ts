import { constant, drawsMore, redirects, sideGets } from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

/** The six titles, with whom they support and oppose (AG1-708 to AG1-738). */

const { title } = pack('Core');

title('10301', {
  name: ['Crown Regent', 'Kron-Regent'],
  abilities: [constant(sideGets(3, 'power'), redirects(1))],
});

/** What he does for others who are attacked is in `rules/challenges.ts`. */
title('10302', {
  name: ['Lord Commander of the Kingsguard', 'Lord Commander der Königsgarde'],
  abilities: [constant(sideGets(3, 'military'))],
});

title('10303', {
  name: ['Hand of the King', 'Hand des Königs'],
  keywords: ['supports:10304', 'opposes:10306'],
  values: { influence: 2 },
});

title('10304', {
  name: ['Master of Whispers', 'Meister der Gerüchte'],
  keywords: ['supports:10306', 'opposes:10305', 'opposes:10301'],
  abilities: [constant(sideGets(3, 'intrigue'))],
});

title('10305', {
  name: ['Master of Laws', 'Meister der Gesetze'],
  keywords: ['supports:10303', 'opposes:10304'],
  abilities: [constant(drawsMore(1))],
});

title('10306', {
  name: ['Master of Coin', 'Meister der Münze'],
  keywords: ['supports:10305', 'opposes:10303'],
  bonus: { gold: 2 },
});
