import {
  a,
  cardGainsPower,
  kneelCost,
  powerComesTo,
  triggering,
  withTrait,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('AtSK', 'stark').location('04003', {
  name: ['Riverrun', 'Schnellwasser'],
  is: 'unique',
  cost: 2,
  traits: ['House Tully', 'The Riverlands'],
  abilities: [
    reaction({
      on: powerComesTo(a('character', withTrait('House Tully'))),
      cost: kneelCost(),
      does: cardGainsPower(triggering),
    }),
  ],
});
