import {
  a,
  attacksAlone,
  choose,
  claimIsApplied,
  costAtMost,
  instead,
  losers,
  nonLimited,
  takeControl,
  target,
} from '@small-council/lcg/blocks';
import { interrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('TS', 'greyjoy').character('02111', {
  name: ['Dagmer Cleftjaw', 'Dagmer Spaltkinn'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Captain', 'Ironborn'],
  keywords: ['renown'],
  abilities: [
    interrupt({
      on: claimIsApplied(),
      if: attacksAlone(),
      choose: choose(a('location', nonLimited, costAtMost(3), losers), 'controlTaken'),
      does: instead([takeControl(target)]),
    }),
  ],
});
