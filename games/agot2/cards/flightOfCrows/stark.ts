import {
  a,
  action,
  choose,
  costAtMost,
  gainsKeyword,
  losesAllFactions,
  losesAllTraits,
  staysStanding,
  until,
  yours,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('TFM', 'stark').event('08082', {
  name: ['I Am No One', 'Ich Bin Niemand'],
  is: 'loyal',
  cost: 1,
  abilities: [
    action({
      choose: choose(a('character', costAtMost(3), yours)),
      does: until('phase', [
        losesAllFactions(),
        losesAllTraits(),
        gainsKeyword('insight'),
        gainsKeyword('stealth'),
        staysStanding('attack', undefined, 'target'),
      ]),
    }),
  ],
});
