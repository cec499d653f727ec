import { message } from '@small-council/engine';
import {
  a,
  action,
  alone,
  cardGainsPower,
  choose,
  each,
  kneelCost,
  on,
  orIf,
  ownedByYou,
  participatesAlone,
  participating,
  perChallenge,
  removeFromChallenge,
  sayWhat,
  strongerThanHost,
  target,
  withTrait,
  youControl,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

const yourLady = a('character', withTrait('Lady'), ownedByYou, yours);

pack('TRtW', 'tyrell').character('02023', {
  name: ['Lady-in-Waiting', 'Hofdame'],
  is: 'loyal',
  cost: 2,
  strength: 1,
  icons: 'int',
  traits: ['Companion'],
  duplicateOn: {
    say: message('attach.duplicateOn', { what: sayWhat(yourLady) }),
    fits: yourLady.fits,
  },
});

const loneKnight = a('character', withTrait('Knight'), alone, yours);

const anyLady = youControl(a('character', withTrait('Lady')));

pack('TRtW', 'tyrell').event('02024', {
  name: ["Lady Sansa's Rose", 'Lady Sansas Rose'],
  cost: 1,
  abilities: [
    reaction({
      on: youWin({ with: loneKnight }),
      does: cardGainsPower(each(loneKnight), orIf(1, 3, anyLady)),
      max: perChallenge(),
    }),
  ],
});

pack('TKP', 'tyrell').attachment('02044', {
  name: ['Mare in Heat', 'Rossige Stute'],
  cost: 2,
  traits: ['Warhorse'],
  attach: on(a('character', withTrait('Knight'))),
  abilities: [
    action({
      if: participatesAlone('host'),
      cost: kneelCost(),
      choose: choose(a('character', participating, strongerThanHost), 'removedFromChallenge'),
      does: removeFromChallenge(target),
    }),
  ],
});
