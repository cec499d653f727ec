import { a, cardGainsPower, opponentDiscards, perRound, self } from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('HoT', 'greyjoy').location('09028', {
  name: ['Corpse Lake', 'Leichensee'],
  is: 'unique',
  cost: 2,
  traits: ['Iron Islands'],
  abilities: [
    reaction({
      on: opponentDiscards(a('character'), ['deck']),
      does: cardGainsPower(self),
      limit: perRound(3),
    }),
  ],
});
