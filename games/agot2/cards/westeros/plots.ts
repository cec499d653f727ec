import {
  a,
  burns,
  constant,
  gainInstead,
  gets,
  unopposedBonus,
  withoutTrait,
} from '@small-council/lcg/blocks';
import { interrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('TtB', 'greyjoy').plot('02012', {
  name: ['Rise of the Kraken', 'Der Krake erhebt sich'],
  is: 'loyal',
  plot: { gold: 2, initiative: 8, claim: 2, reserve: 5 },
  traits: ['War'],
  deckLimit: 1,
  abilities: [interrupt({ on: unopposedBonus, does: gainInstead(2) })],
});

const noDragon = a('character', withoutTrait('Dragon'));

pack('NMG', 'targaryen').plot('02075', {
  name: ['Blood of the Dragon', 'Das Blut des Drachen'],
  is: 'loyal',
  plot: { gold: 2, initiative: 2, claim: 1, reserve: 5 },
  traits: ['Legacy'],
  deckLimit: 1,
  abilities: [constant(gets(-1, noDragon), burns(noDragon))],
});
