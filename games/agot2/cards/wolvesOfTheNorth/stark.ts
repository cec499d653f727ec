import {
  a,
  another,
  bypasses,
  cardGainsPower,
  choose,
  eachInPlay,
  forEach,
  gainsRenown,
  getsMinusX,
  participating,
  target,
  triggering,
  until,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('WotN', 'stark').character('03003', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique',
  cost: 6,
  strength: 6,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
  keywords: ['renown'],
  abilities: [
    reaction({
      on: gainsRenown,
      choose: choose(a('character', participating, another, yours)),
      does: cardGainsPower(target),
    }),
  ],
});

const direwolves = eachInPlay(a('cardInPlay', withTrait('Direwolf'), yours));

pack('WotN', 'stark').character('03006', {
  name: ['Wolves of the North', 'Wölfe des Nordens'],
  is: 'loyal',
  cost: 5,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments', 'stealth'],
  abilities: [
    reaction({
      on: bypasses,
      does: until('phase', [getsMinusX(direwolves)], {
        on: triggering,
        amount: forEach(direwolves),
      }),
    }),
  ],
});
