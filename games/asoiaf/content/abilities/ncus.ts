import { message } from '@small-council/engine';
import type { AbilityDeclarations } from '../../blocks/book.ts';
import type { Effect, Whom } from '../../blocks/definition.ts';
import {
  afterClaim,
  afterDeployment,
  allOf,
  anEnemyNcu,
  attackDiceRolled,
  attacker,
  attacks,
  aUnit,
  aUnitFor,
  aZone,
  becomes,
  becomesFirst,
  both,
  cancelsIt,
  cancelsOn,
  cardFromDiscard,
  choosing,
  chose,
  chosenUnits,
  claimed,
  claimedChosen,
  claims,
  countsAsControlling,
  draws,
  either,
  endOfRound,
  endsInfluence,
  enemy,
  failsTest,
  fetches,
  forced,
  forToken,
  friendly,
  gain,
  gains,
  gainsToken,
  infantry,
  influence,
  influenced,
  inRange,
  losesAbilities,
  losesToken,
  may,
  maybe,
  ncuActivates,
  ncuIsDestroyed,
  ncuIsStopped,
  noTokens,
  not,
  noted,
  notItself,
  odd,
  once,
  oneOfThese,
  opponentPlays,
  panicTest,
  passesTest,
  performs,
  perItsDestroyedRank,
  plus,
  removesCondition,
  removesConditions,
  replacesZone,
  restores,
  returnsCard,
  self,
  shifts,
  someOfThese,
  spread,
  standing,
  startOfTurn,
  suffersHits,
  target,
  targetAt,
  targeted,
  testDiceRolled,
  testWounds,
  thatUnit,
  thisIs,
  thisUnit,
  together,
  twoZones,
  unitsLost,
  unless,
  upToUnits,
  usesOtherZone,
  weapon,
  when,
  youControl,
  zoneResolved,
  zoneTargets,
} from '../../blocks/index.ts';
import type { Which } from '../../blocks/who.ts';
import {
  anInfluence,
  borrowsInfluence,
  comesFromReserve,
  goesToReserve,
  somebodyInReserve,
} from './odd.ts';
import { counterplotNeeds } from './tactics.ts';

/** Tyrion plays a Counterplot out of his deck or discard pile, if one is left there (SIF-1822). */
const playsCounterplot = odd(message('does.playsCounterplot'), (m, { seat }) => {
  const { deck, discard } = m.table.players[seat];
  m.revealed();
  const at = deck.indexOf('counterplot');
  if (!discard.includes('counterplot') && at >= 0) discard.push(...deck.splice(at, 1));
  m.chance.shuffle(deck);
});

/** Once in a game, at the start of a turn: each of these to somebody of a kind, or to nobody. */
const oncePerTarget = (who: Which, ...effects: readonly Effect[]) =>
  once(
    may({
      on: startOfTurn('any'),
      choose: effects.map((effect) => maybe(aUnitFor(who, effect))),
      does: effects,
    }),
  );

/** The highest dice and any of them thrown again, for the round. */
const fightsItsBest = (whom: Whom) =>
  allOf(gains('highestDice', whom, 'round'), gains('rerollAttack', whom, 'round'));

/** The abilities of non-combat units. */
export const NCU_ABILITIES: AbilityDeclarations = {
  aNameGiven: influence(
    'friend',
    weapon('melee', gain('precision', { when: thisIs(infantry(friendly)) })),
  ),
  avengingTheNorth: influence(
    'friend',
    together(
      standing(
        gain('morale'),
        gain('passesPanic', { when: unitsLost(2) }),
        gain('rerollAttack', { when: unitsLost(3) }),
      ),
      weapon('melee', gain('criticalBlow', { when: unitsLost(1) })),
    ),
  ),
  backingOfTheIronBank: once(
    may({
      on: startOfTurn('any'),
      choose: spread(5, friendly),
      does: restores(1, chosenUnits),
    }),
  ),
  braveryInTheFaceOfDeath: together(
    forToken(
      may({
        on: testDiceRolled(friendly, 'panic'),
        does: gains('rerollTest', thatUnit, 'turn'),
      }),
    ),
    forToken(
      may({
        on: passesTest(friendly, 'panic'),
        does: restores(plus(2, perItsDestroyedRank()), thatUnit),
      }),
    ),
  ),
  choosingAName: may({ on: ncuActivates('this'), choose: anInfluence, does: borrowsInfluence }),
  familyDutyHonor: influence(
    'any',
    together(
      standing(gain('highestDice')),
      forced({ on: influenced, does: removesCondition(self) }),
    ),
  ),
  fealtyToTheSeven: influence(
    'enemy',
    forced({
      on: failsTest(thisUnit, 'panic'),
      choose: aUnit(inRange(friendly, 'long')),
      does: restores(testWounds(3), target),
    }),
  ),
  findingTheBestPatron: together(
    forced({
      on: claims('this'),
      choose: oneOfThese('healOne', 'weakenOne', 'twoTokens'),
      does: [
        when(chose('healOne'), choosing(aUnit(friendly), restores(1, target))),
        when(chose('weakenOne'), choosing(aUnit(enemy), becomes('weakened', target))),
        when(chose('twoTokens'), gainsToken('order', 2)),
      ],
    }),
    forced({ on: zoneResolved('this'), does: losesToken('order') }),
    forced({ on: endOfRound, when: noTokens, does: ncuIsDestroyed }),
  ),
  handsOrders: influence(
    'any',
    together(
      may({ on: targeted(thisUnit, 'any', 'ncu'), when: notItself, does: cancelsIt }),
      may({ on: zoneTargets(thisUnit, 'any'), does: cancelsIt }),
    ),
  ),
  historyIsWrittenByTheVictors: noted(message('note.highSeneschal')),
  horrificRumors: together(
    forToken(
      may({ on: ncuActivates('this'), choose: aUnit(enemy), does: becomes('panicked', target) }),
    ),
    may({ on: claims('this'), choose: aUnit(enemy), does: [replacesZone, panicTest(target)] }),
  ),
  huntersGuile: influence(
    'enemy',
    together(
      standing(gain('everythingHinders')),
      may({
        on: attacks(thisUnit, 'melee'),
        does: [endsInfluence, gains('toHit', self, 'attack', -1)],
      }),
    ),
  ),
  littleBirds: forToken(
    may({
      on: zoneResolved('enemy'),
      choose: [
        unless(not(either(claimed('crown'), claimed('combat'))), aUnit(enemy)),
        unless(not(either(claimed('wealth'), claimed('maneuver'))), aUnit(friendly)),
      ],
      does: [
        when(claimed('crown'), panicTest(target)),
        when(claimed('wealth'), restores(2, targetAt(1))),
        when(claimed('tactics'), draws(1)),
        when(claimed('combat'), suffersHits(3, target)),
        when(claimed('maneuver'), shifts(3, targetAt(1))),
      ],
    }),
  ),
  littleDoves: forToken(
    may({
      on: ncuActivates('enemy'),
      choose: twoZones,
      does: afterClaim(
        when(claimedChosen, choosing(upToUnits(2, enemy), becomes('vulnerable', chosenUnits))),
      ),
    }),
  ),
  manipulationAndDeception: forToken(
    may({ on: ncuActivates('this'), choose: aUnit(enemy), does: becomes('weakened', target) }),
  ),
  martialExpertise: together(
    forced({
      on: claims('this'),
      when: claimed('combat'),
      choose: aUnit(enemy),
      does: becomes('vulnerable', target),
    }),
    forToken(
      may({
        on: attackDiceRolled(friendly, 'melee'),
        does: gains('rerollAttack', attacker, 'attack'),
      }),
    ),
  ),
  masterOfTheGame: together(
    forToken(may({ on: claims('this'), choose: aZone('free'), does: usesOtherZone })),
    once(may({ on: startOfTurn('any'), choose: aZone('any'), does: countsAsControlling() })),
  ),
  mightOfTheIronThrone: together(
    standing(gain('controls:crown')),
    influence('enemy', standing(gain('panicWounds'))),
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
  priceOfHonor: may({
    on: startOfTurn('any'),
    choose: anEnemyNcu,
    does: [ncuIsDestroyed, ncuIsStopped],
  }),
  queensInfluence: forToken(
    may({
      on: claims('this'),
      does: [
        when(youControl('crown'), fetches('intrigueAndSubterfuge')),
        when(youControl('wealth'), fetches('bribery')),
      ],
    }),
  ),
  repeatingTheWords: together(
    once(may({ on: ncuActivates('this'), choose: cardFromDiscard, does: returnsCard })),
    may({ on: claims('this'), choose: cardFromDiscard, does: [replacesZone, returnsCard] }),
  ),
  strategicAlliance: once(
    may({
      on: claims('this'),
      choose: someOfThese(2, 'curse', 'heal', 'first'),
      does: [
        replacesZone,
        when(
          chose('curse'),
          choosing(
            aUnit(enemy),
            becomes('weakened', target),
            becomes('vulnerable', target),
            becomes('panicked', target),
          ),
        ),
        when(chose('heal'), choosing(aUnit(friendly), restores(3, target))),
        when(chose('first'), becomesFirst),
      ],
    }),
  ),
  tacticalMastermind: together(
    standing(gain('handSize')),
    once(may({ on: opponentPlays, does: [playsCounterplot, cancelsOn(counterplotNeeds)] })),
  ),
  theRainsOfCastamere: oncePerTarget(
    enemy,
    becomes('panicked', targetAt(0)),
    becomes('vulnerable', targetAt(1)),
    suffersHits(4, targetAt(2)),
    panicTest(targetAt(3)),
    losesAbilities(targetAt(4), 'round'),
  ),
  unbiasedJustice: oncePerTarget(
    friendly,
    restores(2, targetAt(0)),
    removesConditions(targetAt(1)),
    shifts(2, targetAt(2)),
    fightsItsBest(targetAt(3)),
  ),
  wolfsCunning: together(
    may({ on: afterDeployment, choose: aUnit(friendly), does: goesToReserve }),
    once(
      may({
        on: claims('this'),
        when: both(claimed('maneuver'), somebodyInReserve),
        does: [replacesZone, comesFromReserve],
      }),
    ),
  ),
};
