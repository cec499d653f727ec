import {
  a,
  constant,
  controlledByYou,
  costAtMost,
  gainsFaction,
  on,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('TS', 'stark').attachment('02102', {
  name: ['Ward', 'Mündel'],
  is: 'unique',
  cost: 4,
  traits: ['Condition'],
  keywords: ['terminal'],
  attach: on(a('character', costAtMost(4))),
  abilities: [constant(controlledByYou('host'), gainsFaction('stark', 'host'))],
});
