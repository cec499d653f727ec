import { message } from '@small-council/engine';
import type { AbilityDeclarations } from '../../blocks/book.ts';
import {
  aUnit,
  becomes,
  cancelsOn,
  cardFromDiscard,
  claims,
  enemy,
  fetches,
  forced,
  forToken,
  friendly,
  gain,
  infantry,
  influence,
  influenced,
  may,
  ncuActivates,
  odd,
  once,
  opponentPlays,
  performs,
  removesCondition,
  replacesZone,
  returnsCard,
  self,
  standing,
  startOfTurn,
  target,
  together,
  when,
  youControl,
} from '../../blocks/index.ts';
import { counterplotNeeds } from './tactics.ts';

/** Tyrion plays a Counterplot out of his deck or discard pile, if one is left there (SIF-1822). */
const playsCounterplot = odd(message('does.playsCounterplot'), (m, { seat }) => {
  const { deck, discard } = m.table.players[seat];
  m.revealed();
  const at = deck.indexOf('counterplot');
  if (!discard.includes('counterplot') && at >= 0) discard.push(...deck.splice(at, 1));
  m.chance.shuffle(deck);
});

/** The abilities of non-combat units. */
export const NCU_ABILITIES: AbilityDeclarations = {
  familyDutyHonor: influence(
    'any',
    together(
      standing(gain('highestDice')),
      forced({ on: influenced, does: removesCondition(self) }),
    ),
  ),
  manipulationAndDeception: forToken(
    may({ on: ncuActivates('this'), choose: aUnit(enemy), does: becomes('weakened', target) }),
  ),
  neverDoWhatTheyExpect: forToken(
    may({
      on: startOfTurn('enemy'),
      choose: aUnit(infantry(friendly)),
      does: performs(target, 'maneuver', 'retreat'),
    }),
  ),
  playingTheGame: forToken(
    may({
      on: claims('this'),
      does: [
        when(youControl('crown'), fetches('hearMeRoar')),
        when(youControl('wealth'), fetches('subjugationOfPower')),
      ],
    }),
  ),
  repeatingTheWords: together(
    once(may({ on: ncuActivates('this'), choose: cardFromDiscard, does: returnsCard })),
    may({ on: claims('this'), choose: cardFromDiscard, does: [replacesZone, returnsCard] }),
  ),
  tacticalMastermind: together(
    standing(gain('handSize')),
    once(may({ on: opponentPlays, does: [playsCounterplot, cancelsOn(counterplotNeeds)] })),
  ),
};
