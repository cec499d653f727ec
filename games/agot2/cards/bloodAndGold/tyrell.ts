import {
  a,
  cardGainsPower,
  each,
  gainGold,
  perChallenge,
  perRound,
  withTrait,
  youPlay,
  yours,
  youWin,
} from '@small-council/lcg/blocks';
import { reaction } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('AMAF', 'tyrell').event('06004', {
  name: ['All Men Are Fools', 'Alle Männer sind Narren'],
  is: 'loyal',
  cost: 0,
  abilities: [
    reaction({
      on: youWin({ by: 5 }),
      does: cardGainsPower(each(a('character', withTrait('Lady'), yours))),
      max: perChallenge(),
    }),
  ],
});

pack('TBWB', 'tyrell').character('06103', {
  name: ['Highgarden Minstrel', 'Minnesängerin aus Rosengarten'],
  cost: 2,
  strength: 1,
  icons: 'int pow',
  traits: ['Minstrel'],
  abilities: [
    reaction({
      on: youPlay(a('event', withTrait('Song'))),
      does: gainGold(1),
      limit: perRound(3),
    }),
  ],
});
