import {
  a,
  action,
  andThen,
  choose,
  gainGold,
  ofFaction,
  sacrifice,
  strengthAtLeast,
  strengthOfTarget,
  target,
  yours,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('WotN', 'tyrell').event('03038', {
  name: ['To the Rose Banner!', 'Für das Rosenbanner!'],
  cost: 0,
  abilities: [
    action({
      phase: 'marshaling',
      choose: choose(a('character', ofFaction('tyrell'), strengthAtLeast(1), yours)),
      does: [gainGold(strengthOfTarget), andThen(sacrifice(target))],
    }),
  ],
});
