import {
  a,
  attacksAlone,
  choose,
  claimIsApplied,
  instead,
  kill,
  kneelYour,
  losers,
  opponentDiscards,
  placeInDeadPile,
  target,
  triggering,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { interrupt, reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('TKP', 'targaryen').character('02053', {
  name: ['Crone of Vaes Dothrak', 'Altes Weib aus Vaes Dothrak'],
  cost: 2,
  strength: 2,
  icons: 'int',
  traits: ['Dothraki'],
  abilities: [
    reaction({
      on: opponentDiscards(a('character'), ['hand', 'deck']),
      cost: kneelYour(a('character', withTrait('Dothraki'), yours)),
      does: placeInDeadPile(triggering),
    }),
  ],
});

pack('CoW', 'targaryen').character('02093', {
  name: ['Mirri Maz Duur', 'Mirri Maz Duur'],
  is: 'unique',
  cost: 7,
  strength: 5,
  icons: 'int pow',
  traits: ['Lhazareen', 'Maegi'],
  abilities: [
    interrupt({
      on: claimIsApplied(),
      if: attacksAlone(),
      choose: choose(a('character', losers), 'killed'),
      does: instead([kill(target)]),
    }),
  ],
});
