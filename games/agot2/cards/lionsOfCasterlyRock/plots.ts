import { a, cheaper, constant } from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('LoCR', 'neutral').plot('05049', {
  name: ["Littlefinger's Meddling", 'Kleinfingers Einmischung'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'Scheme'],
  abilities: [constant(cheaper(2, a('event'), { as: 'play' }))],
});
