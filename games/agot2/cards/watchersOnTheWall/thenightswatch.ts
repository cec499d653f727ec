import {
  a,
  costAtMost,
  enterPlay,
  placedInDiscard,
  triggering,
  underYourControl,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('WotW', 'thenightswatch').event('07023', {
  name: ['Now My Watch Begins', 'Meine Wacht beginnt'],
  is: 'loyal',
  cost: 2,
  abilities: [
    reaction({
      on: placedInDiscard(a('character', costAtMost(5)), 'opponent'),
      does: underYourControl(enterPlay(triggering)),
    }),
  ],
});
