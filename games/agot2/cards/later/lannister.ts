import { eventOf } from '@small-council/lcg';
import {
  a,
  cardGainsPower,
  claimIsApplied,
  constant,
  discardFromHand,
  draw,
  instead,
  odd,
  perRound,
  self,
  sentence,
  staysStanding,
  youPlay,
} from '@small-council/lcg/blocks';
import { applyClaim } from '@small-council/lcg/rules';
import { interrupt, reaction } from '../../abilities.ts';
import { supports } from '../../rules/titles.ts';
import { on } from '../../vocabulary.ts';
import { pack } from '../registry.ts';

/** Whoever satisfies claim (AG2-1020) satisfies it in the other way. */
const militaryClaim = odd(
  sentence('militaryClaim', 'apply military claim', 'handle Militärschaden ab'),
  (m, use) => {
    const applied = eventOf(m, use, 'claimApplied');
    return applyClaim(m, { ...applied, of: { ...applied.of, challenge: 'military' } });
  },
);

pack('CoW', 'lannister').event('02090', {
  name: ['Trial by Combat', 'Schiedsspruch durch einen Kampf'],
  is: 'loyal',
  cost: 2,
  abilities: [
    interrupt({ on: claimIsApplied({ type: 'intrigue' }), does: instead([militaryClaim]) }),
  ],
});

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
