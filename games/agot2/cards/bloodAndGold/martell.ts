import {
  a,
  action,
  challengeType,
  choose,
  eachUsedPlot,
  gainsIcon,
  gets,
  name,
  ofNamedType,
  payGold,
  takeThisBack,
  until,
  youLose,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('AMAF', 'martell').event('06016', {
  name: ["The Prince's Plan", 'Der Plan des Fürsten'],
  is: 'loyal',
  cost: 2,
  abilities: [
    action({
      choose: choose(a('character')),
      does: [
        name(challengeType()),
        until('phase', [gets({ by: 1, forEach: eachUsedPlot }), ...ofNamedType(gainsIcon)]),
      ],
    }),
    reaction({ on: youLose(), cost: payGold(1), from: 'discard', does: takeThisBack }),
  ],
});
