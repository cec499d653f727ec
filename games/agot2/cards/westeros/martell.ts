import { eventOf } from '@small-council/lcg';
import {
  a,
  action,
  challengeType,
  choose,
  choosePlayer,
  chosenSeat,
  claimIsApplied,
  each,
  gainsIcon,
  instead,
  losesIcon,
  name,
  odd,
  ofNamedType,
  opponents,
  perPhase,
  sentence,
  until,
  withTrait,
  yours,
} from '@small-council/lcg/blocks';
import { applyClaim } from '@small-council/lcg/rules';
import { interrupt } from '../../abilities.ts';
import { pack } from '../registry.ts';

pack('TRtW', 'martell').character('02035', {
  name: ['Nymeria Sand', 'Nymeria Sand'],
  is: 'unique',
  cost: 5,
  strength: 4,
  traits: ['Bastard', 'Sand Snake'],
  abilities: [
    action({
      phase: 'challenges',
      choose: choose(a('character', opponents)),
      does: [
        name(challengeType()),
        until('phase', ofNamedType(losesIcon)),
        until('phase', ofNamedType(gainsIcon), {
          on: each(a('character', withTrait('Sand Snake'), yours)),
        }),
      ],
      limit: perPhase(),
    }),
  ],
});

/** AG2-1022, AG2-1023: others who satisfy claim do so all the same, and nobody does it twice. */
const anotherSatisfiesClaim = odd(
  sentence(
    'anotherSatisfiesClaim',
    'the chosen player satisfies the claim in your place',
    'der gewählte Spieler erleidet an deiner Stelle den Schaden',
  ),
  (m, use) => {
    const applied = eventOf(m, use, 'claimApplied');
    const others = applied.of.losers.filter((seat) => seat !== use.seat);
    const losers = [...others, chosenSeat(use)];
    return applyClaim(m, { ...applied, of: { ...applied.of, losers } });
  },
);

pack('CoW', 'martell').event('02096', {
  name: ['Vengeance for Elia', 'Rache für Elia'],
  is: 'loyal',
  cost: 2,
  abilities: [
    interrupt({
      on: claimIsApplied({ by: 'you' }),
      choose: choosePlayer(),
      does: instead([anotherSatisfiesClaim]),
    }),
  ],
});
