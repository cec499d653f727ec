import { a, constant, each, gets, kill, yours } from '@small-council/lcg/blocks';
import { whenRevealed } from '../../abilities.ts';
import { withCrest } from '../../blocks.ts';
import { pack } from '../registry.ts';

const { plot } = pack('Core');

plot('10200', {
  name: ['The Power of Arms', 'Die Macht der Waffen'],
  plot: { gold: 3, initiative: 1, claim: 2 },
  deckLimit: 2,
  abilities: [constant(gets(2, a('character', withCrest('war'), yours)))],
});

plot('10201', {
  name: ['Valar Morghulis', 'Valar Morghulis'],
  plot: { gold: 2, initiative: 0, claim: 0 },
  abilities: [whenRevealed({ does: kill(each(a('character'))) })],
});
