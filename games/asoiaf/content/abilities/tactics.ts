import type { CardDeclarations } from '../../blocks/book.ts';
import {
  activates,
  addsToken,
  attached,
  attachesTo,
  attackedBy,
  attacker,
  aUnit,
  becomes,
  beforeAttackDice,
  both,
  cancelsOn,
  card,
  charged,
  chargeRolled,
  charges,
  chose,
  claimed,
  claims,
  completesAttack,
  declares,
  defender,
  detaches,
  draws,
  either,
  enemy,
  failsTest,
  failureCosts,
  forced,
  friendly,
  gain,
  gains,
  hasToken,
  infantryOrCavalry,
  inRangeOf,
  inRangeOfThat,
  inTheFront,
  isDestroyed,
  isUnitOf,
  losesAbilities,
  maneuvers,
  minus,
  ncuActivates,
  ncuLosesAbilities,
  not,
  oneOfThese,
  onlyOneRank,
  opponentPlays,
  panicCosts,
  panicTest,
  passesIt,
  passesTest,
  performs,
  perItsDestroyedRank,
  perZone,
  plus,
  replacesZone,
  restores,
  shifts,
  standing,
  startOfTurn,
  suffers,
  target,
  testBegins,
  testRolled,
  testSuffers,
  testWasFailed,
  testWounds,
  thatUnit,
  thisUnit,
  together,
  unitOfPerson,
  unless,
  weapon,
  when,
  youControl,
  zoneAimsAt,
} from '../../blocks/index.ts';

/** A token for each friendly infantry or cavalry unit that falls. */
const counts = forced({ on: isDestroyed(infantryOrCavalry(friendly)), does: addsToken });

const drawsOne = { on: startOfTurn('any'), does: draws(1) };

/** The tactics cards of House Stark. */
export const STARK_CARDS: CardDeclarations = {
  wintersMight: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      gains('sundering', attacker, 'attack'),
      when(onlyOneRank, gains('rerollAttack', attacker, 'attack')),
      when(youControl('combat'), gains('highestDice', attacker, 'attack')),
    ],
  }),
  northernFerocity: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      gains('vicious', attacker, 'attack'),
      when(onlyOneRank, panicCosts(2)),
      when(youControl('combat'), becomes('panicked', defender)),
    ],
  }),
  devastatingImpact: card({
    on: chargeRolled(friendly),
    does: [
      gains('chargePanics', thatUnit, 'charge'),
      gains('chargeExposes', thatUnit, 'charge'),
      when(youControl('maneuver'), gains('rerollCharge', thatUnit, 'charge')),
    ],
  }),
  theNorthRemembers: attached(
    card({ on: startOfTurn('any'), choose: aUnit(friendly), does: attachesTo(target) }),
    together(
      standing(
        gain('highestDice', { when: hasToken }),
        gain('toHit', { when: both(hasToken, youControl('combat')) }),
      ),
      counts,
    ),
  ),
  winterIsComing: card({
    on: charges(friendly),
    choose: unless(youControl('maneuver'), oneOfThese('banned', 'highest')),
    does: [
      when(either(youControl('maneuver'), chose('banned')), gains('noCards', charged, 'turn')),
      when(
        either(youControl('maneuver'), chose('highest')),
        gains('highestDice', thatUnit, 'attack'),
      ),
    ],
  }),
  swiftReposition: card({
    on: startOfTurn('any'),
    choose: aUnit(friendly),
    does: [
      when(not(youControl('maneuver')), shifts(2, target)),
      when(youControl('maneuver'), maneuvers(3, target)),
    ],
  }),
  assaultOrders: card({
    on: claims('friendly'),
    choose: aUnit(friendly),
    does: [
      replacesZone,
      when(not(claimed('combat')), performs(target, 'melee')),
      when(claimed('combat'), performs(target, 'melee', 'charge')),
    ],
  }),
  // Robb Stark, The Wolf Lord
  suddenRetreat: card({
    on: attackedBy(friendly, enemy, 'melee'),
    does: [
      when(isUnitOf('robbStark', 'defender'), gains('rerollRetreat', defender, 'turn')),
      performs(defender, 'retreat'),
    ],
  }),
  superiorPositioning: card({
    on: declares(enemy, 'charge'),
    when: inTheFront,
    does: [
      when(not(isUnitOf('robbStark', 'target')), gains('disorderly', thatUnit, 'charge', 3)),
      when(isUnitOf('robbStark', 'target'), gains('disorderly', thatUnit, 'charge', 5)),
      gains('disorderlyExposes', thatUnit, 'charge'),
    ],
  }),
  hitAndRun: card({
    on: completesAttack(friendly, 'melee'),
    does: [
      when(isUnitOf('robbStark', 'attacker'), gains('leavesWeakened', attacker, 'turn')),
      performs(attacker, 'retreat'),
    ],
  }),
};

/** On 3 or more; each of the two zones makes it one easier, and both make it certain. */
export const counterplotNeeds = plus(3, minus(perZone('crown', 'wealth')));

/** The tactics cards of House Lannister. */
export const LANNISTER_CARDS: CardDeclarations = {
  intrigueAndSubterfuge: card({
    on: ncuActivates('enemy'),
    choose: unless(not(youControl('wealth')), aUnit(enemy)),
    does: [ncuLosesAbilities, when(youControl('wealth'), becomes('weakened', target))],
  }),
  aLannisterPaysHisDebts: attached(
    card({ on: startOfTurn('any'), choose: aUnit(friendly), does: attachesTo(target) }),
    together(
      weapon(
        'melee',
        gain('vicious', { when: hasToken }),
        gain('toHit', { when: both(hasToken, youControl('crown')) }),
      ),
      counts,
    ),
  ),
  hearMeRoar: card({
    on: testBegins(enemy),
    does: [testSuffers(plus(1, perItsDestroyedRank())), failureCosts(1)],
  }),
  bribery: attached(
    card({
      on: claims('friendly'),
      choose: aUnit(enemy),
      does: [replacesZone, attachesTo(target)],
    }),
    together(
      standing(gain('lowestDice'), gain('morale', { count: -1 })),
      together(
        forced({ on: passesTest(thisUnit), does: detaches }),
        forced({ on: zoneAimsAt(thisUnit, 'wealth'), does: detaches }),
      ),
    ),
  ),
  counterplot: card({ on: opponentPlays, does: cancelsOn(counterplotNeeds) }),
  fealtyToTheCrown: card({
    on: failsTest(enemy, 'panic'),
    choose: aUnit(inRangeOfThat(friendly, 'long')),
    does: [
      restores(testWounds(3), target),
      when(youControl('crown'), suffers(1, thatUnit), restores(1, target)),
    ],
  }),
  subjugationOfPower: card({
    on: activates(enemy),
    does: [
      panicTest(thatUnit, perZone('crown', 'wealth')),
      when(testWasFailed, losesAbilities(thatUnit, 'turn'), gains('noCards', thatUnit, 'turn')),
    ],
  }),
  // Jaime Lannister, The Kingslayer
  kingslayersRenown: card(
    {
      on: testRolled(inRangeOf(friendly, 'long', 'jaimeLannister')),
      does: [passesIt, when(isUnitOf('jaimeLannister'), restores(2, thatUnit))],
    },
    drawsOne,
  ),
  kingslayersProwess: card(
    {
      on: beforeAttackDice(unitOfPerson('jaimeLannister'), 'melee'),
      does: [
        gains('highestDice', attacker, 'attack'),
        gains('rerollMisses', attacker, 'attack'),
        becomes('vulnerable', defender),
      ],
    },
    drawsOne,
  ),
  kingslayersInfamy: card(
    {
      on: activates(inRangeOf(enemy, 'long', 'jaimeLannister')),
      does: [
        becomes('panicked', thatUnit),
        panicTest(thatUnit),
        when(testWasFailed, becomes('weakened', thatUnit)),
      ],
    },
    drawsOne,
  ),
};
