import {
  a,
  action,
  another,
  bypasses,
  cardGainsPower,
  choose,
  constant,
  controlledByYou,
  costAtMost,
  eachInPlay,
  forEach,
  gainsFaction,
  gainsKeyword,
  gainsRenown,
  getsMinusX,
  kneelCost,
  losesAllFactions,
  losesAllTraits,
  on,
  participating,
  powerComesTo,
  staysStanding,
  target,
  triggering,
  until,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
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
