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
  eachUsedPlot,
  eventPlayed,
  gainGold,
  gainsIcon,
  gets,
  instead,
  losesIcon,
  name,
  odd,
  ofNamedType,
  opponents,
  payGold,
  perPhase,
  sentence,
  takeThisBack,
  until,
  withTrait,
  youLose,
  yours,
} from '@small-council/lcg/blocks';
import { applyClaim } from '@small-council/lcg/rules';
import { interrupt, reaction } from '../../abilities.ts';
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

pack('AtSK', 'martell').location('04017', {
  name: ['Tower of the Sun', 'Sonnenturm'],
  is: 'loyal unique',
  cost: 2,
  traits: ['Dorne'],
  abilities: [reaction({ on: eventPlayed, does: gainGold(1), limit: perPhase() })],
});

pack('AMAF', 'martell').event('06016', {
  name: ["The Prince's Plan", 'Der Plan des Fürsten'],
  is: 'loyal',
  cost: 2,
  abilities: [
    action({
      choose: choose(a('character')),
      does: [
        name(challengeType()),
        until('phase', [gets({ by: 1, forEach: eachUsedPlot }), ...ofNamedType(gainsIcon)]),
      ],
    }),
    reaction({ on: youLose(), cost: payGold(1), from: 'discard', does: takeThisBack }),
  ],
});
