import { eventOf } from '@small-council/lcg';
import { claimIsApplied, instead, odd, sentence } from '@small-council/lcg/blocks';
import { applyClaim } from '@small-council/lcg/rules';
import { interrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

/** Whoever satisfies claim (AG2-1020) satisfies it in the other way. */
const militaryClaim = odd(
  sentence('militaryClaim', 'apply military claim', 'handle den Schaden eines Militäreinsatzes ab'),
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
