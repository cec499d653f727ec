import { message } from '@small-council/engine';
import type { ChallengeType, Condition } from '@small-council/lcg';
import {
  additionalChallenge,
  claimAgainstAnyNumber,
  constant,
  contributesToDominance,
  drawsMore,
  plotChange,
  redirects,
  sayChallenge,
  sideGets,
  whileIt,
} from '@small-council/lcg/blocks';
import { rivals } from '../../rules/titles.ts';
import { pack } from '../registry.ts';

const { title } = pack('Core', 'neutral');

const youAttackRival = (type: ChallengeType): Condition => ({
  say: message('if.youAttackRival', { challenge: sayChallenge(type, 'dat') }),
  holds: (m, { seat }) => {
    const { challenge } = m.table;
    return (
      challenge?.type === type && challenge.attacker === seat && rivals(m, seat, challenge.defender)
    );
  },
});

title('01206', {
  name: ['Master of Whispers', 'Meister der Flüsterer'],
  keywords: ['supports:01208', 'rivals:01210', 'rivals:01209'],
  abilities: [constant(claimAgainstAnyNumber('intrigue'), sideGets(1, 'intrigue'))],
});

title('01207', {
  name: ['Master of Ships', 'Meister der Schiffe'],
  keywords: ['supports:01206', 'rivals:01210', 'rivals:01208'],
  abilities: [
    whileIt(youAttackRival('military'), plotChange('claim', 1)),
    constant(sideGets(1, 'military')),
  ],
});

title('01208', {
  name: ['Hand of the King', 'Hand des Königs'],
  keywords: ['supports:01210', 'rivals:01209', 'rivals:01207'],
  abilities: [constant(additionalChallenge('power', { elsewhere: true }), sideGets(1, 'power'))],
});

title('01209', {
  name: ['Master of Coin', 'Meister der Münze'],
  keywords: ['supports:01207', 'rivals:01208', 'rivals:01206'],
  bonus: { gold: 2 },
});

title('01210', {
  name: ['Master of Laws', 'Meister des Rechts'],
  keywords: ['supports:01209', 'rivals:01206', 'rivals:01207'],
  bonus: { reserve: 1 },
  abilities: [constant(drawsMore(1))],
});

title('01211', {
  name: ['Crown Regent', 'Regent'],
  abilities: [constant(redirects(1), contributesToDominance(2))],
});
