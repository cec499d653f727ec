import {
  a,
  cardGainsPower,
  constant,
  discardFromHand,
  draw,
  perRound,
  self,
  sentence,
  staysStanding,
  youPlay,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { supports } from '../../rules/titles.ts';
import { on } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

const unsupportedOpponentDiscards = on(
  'discardedFromHand',
  sentence(
    'unsupportedOpponentDiscards',
    'cards are discarded from the hand of an opponent whom you do not support',
    'Karten von der Hand eines Gegners abgelegt worden sind, den du nicht unterstützt',
  ),
  (m, { seat, of }, by) => seat !== by.seat && of.amount > 0 && !supports(m, by.seat, seat),
);

pack('LoCR', 'lannister').character('05001', {
  name: ['Cersei Lannister', 'Cersei Lennister'],
  is: 'loyal unique',
  cost: 7,
  strength: 6,
  icons: 'int pow',
  traits: ['Lady', 'Queen'],
  abilities: [
    constant(staysStanding('attack', 'intrigue')),
    reaction({
      on: unsupportedOpponentDiscards,
      does: cardGainsPower(self),
      limit: perRound(3),
    }),
  ],
});

pack('LoCR', 'lannister').character('05010', {
  name: ['Taena Merryweather', 'Taena Sonnwetter'],
  is: 'unique',
  cost: 3,
  strength: 2,
  icons: 'int pow',
  traits: ['Companion', 'Lady'],
  abilities: [
    reaction({ on: youPlay(a('event')), cost: discardFromHand(a('card')), does: draw(1) }),
  ],
});
