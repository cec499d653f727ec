import {
  a,
  another,
  constant,
  gainsIcon,
  gainsTrait,
  gets,
  whileIt,
  withTrait,
  youControl,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('TKP', 'neutral').character('02057', {
  name: ['Hedge Knight', 'Heckenritter'],
  cost: 2,
  strength: 2,
  icons: 'mil',
  traits: ['Knight'],
  abilities: [
    whileIt(
      youControl(a('character', withTrait('Knight'), another)),
      gets(1, 'self'),
      gainsIcon('power', 'self'),
    ),
  ],
});

pack('TKP', 'neutral').attachment('02058', {
  name: ['Knighted', 'Ritterschlag'],
  cost: 1,
  traits: ['Title'],
  abilities: [constant(gets(1, 'host'), gainsTrait('Knight', 'host'))],
});
