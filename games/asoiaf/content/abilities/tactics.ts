import type { CardDeclarations } from '../../blocks/book.ts';
import {
  ableToCharge,
  aCondition,
  aConditionOf,
  activates,
  addsHits,
  addsToken,
  addsWounds,
  afterAttack,
  afterClaim,
  all,
  anEnemyNcu,
  anOrderOf,
  anyUnit,
  attached,
  attachesTo,
  attackDiceFinalOf,
  attackDiceFinalOn,
  attackedBy,
  attacker,
  attackerIs,
  attackerOfThis,
  aUnit,
  aZone,
  becomes,
  beforeAttackDice,
  beforeItsManeuver,
  beforeTheyAct,
  belongingTo,
  besidesTarget,
  besidesThis,
  blocks,
  bonus,
  both,
  byTheOpponent,
  cancelsIt,
  cancelsOn,
  card,
  cardTokensAtLeast,
  cavalry,
  changesCondition,
  charged,
  chargedAlone,
  chargeRolled,
  charges,
  chargesInstead,
  choosesAction,
  choosing,
  chose,
  chosenUnits,
  choseTwice,
  claimed,
  claims,
  commandersOwn,
  completesAction,
  completesAttack,
  conditioned,
  costsMore,
  couldReach,
  countOf,
  countsAsControlling,
  declares,
  defender,
  defenderDestroyed,
  defenderIs,
  defenseDiceFinalOf,
  destroyedARank,
  detaches,
  discardsChosen,
  draws,
  either,
  endOfRound,
  endsMove,
  enemy,
  engaged,
  engagedEnemies,
  engagedSinceTurnBegan,
  engagedWithA,
  engagedWithTarget,
  engagedWithThat,
  engagedWithThis,
  expends,
  expendsChosen,
  failsTest,
  failureCosts,
  firstEnemyTurn,
  forced,
  friendly,
  fromDeck,
  fromFrontOrFlank,
  gain,
  gains,
  gainsCondition,
  handAtLeast,
  hasToken,
  ifElse,
  infantryOrCavalry,
  inRange,
  inRangeOf,
  inRangeOfCommander,
  inRangeOfDefender,
  inRangeOfTarget,
  inRangeOfThat,
  insteadOfSurging,
  inTheFront,
  isAttacked,
  isCharged,
  isDestroyed,
  isUnitOf,
  losesAbilities,
  losesAction,
  losesRank,
  maneuvers,
  may,
  maybe,
  minus,
  moraleTest,
  movesCondition,
  movesNcu,
  ncuActivates,
  ncuLosesAbilities,
  near,
  noLonger,
  not,
  notActivated,
  notRedirected,
  oneOfPossible,
  oneOfThese,
  onFailing,
  onlyOneRank,
  onRollOrAgain,
  opponentActivatesNcu,
  opponentPlays,
  other,
  otherFromDiscard,
  ownCards,
  panicCosts,
  panicTest,
  passesIt,
  passesTest,
  passHeals,
  perConditionOfDefender,
  perDefendersDestroyedRank,
  performs,
  performsOn,
  perItsDestroyedRank,
  perTargetsDestroyedRank,
  perTargetsRank,
  perZone,
  plus,
  ranksEngagedWithTarget,
  readiesOrder,
  redirects,
  removesCondition,
  repeatable,
  replacesZone,
  restores,
  returnsCard,
  secondIs,
  self,
  shifts,
  someOfThese,
  somethingChosen,
  spread,
  standing,
  startOfRound,
  startOfTurn,
  strikes,
  suffers,
  suffersHits,
  surges,
  survives,
  takesFromDeck,
  target,
  targetAt,
  targeted,
  targetIs,
  taunts,
  testBegins,
  testDiceRolled,
  testGains,
  testRolled,
  testSuffers,
  testWasFailed,
  testWasPassed,
  testWounds,
  thatIs,
  thatUnit,
  thereIs,
  thisIs,
  thisUnit,
  together,
  unengaged,
  unitOfPerson,
  unless,
  upToUnits,
  upToWounds,
  weapon,
  when,
  willBlock,
  withUsedOrder,
  wouldBeDestroyed,
  woundsChosen,
  youControl,
  zoneAimsAt,
  zoneTargets,
} from '../../blocks/index.ts';
import type { Which } from '../../blocks/who.ts';
import { ATTACKS, riddenThrough, ridesThrough } from './odd.ts';

/** A token for each friendly infantry or cavalry unit that falls. */
const counts = forced({ on: isDestroyed(infantryOrCavalry(friendly)), does: addsToken });

const drawsOne = { on: startOfTurn('any'), does: draws(1) };

const drawsOneInOwnTurn = { on: startOfTurn('friendly'), does: draws(1) };

/** It lies there until the end of the round. */
const forTheRound = forced({ on: endOfRound, does: detaches });

const becomesShaken = [becomes('panicked', attacker), becomes('vulnerable', attacker)];

/** Who has struck suffers for the ranks that it has broken, and fears somebody's own. */
const lashOut = (whose: Which) =>
  card({
    on: attackedBy(friendly, enemy, 'melee'),
    when: not(defenderDestroyed),
    does: [
      suffers(perDefendersDestroyedRank(2), attacker),
      when(defenderIs(whose), becomes('panicked', attacker)),
    ],
  });

const exploitWeakness = card({
  on: beforeAttackDice(friendly),
  does: [
    becomes('vulnerable', defender),
    when(defenderIs(conditioned(enemy, 'weakened')), gains('rerollAttack', attacker, 'attack')),
  ],
});

/** Another unit acts for the commander's; or an order may be used again. */
const issueCommands = (instead: 'noAction' | 'givesUpAction') =>
  card(
    {
      on: activates(commandersOwn),
      choose: aUnit(other(inRangeOfThat(friendly, 'long'))),
      does: [gains(instead, thatUnit, 'turn'), performs(target, ...ATTACKS, 'charge')],
    },
    {
      on: startOfTurn('any'),
      choose: aUnit(withUsedOrder(friendly)),
      does: choosing(anOrderOf(target), readiesOrder(targetAt(1))),
    },
  );

/** Who keeps their heads stops what is aimed at them. */
const resists = [
  moraleTest(thatUnit, ifElse(thatIs(inRangeOf(friendly, 'short', 'addamMarbrand')), 2, 0)),
  when(testWasPassed, cancelsIt),
];

const tully = belongingTo(friendly, 'houseTully');
const clegane = belongingTo(friendly, 'houseClegane');
const bolton = belongingTo(friendly, 'houseBolton');
const boltonNearTarget = inRangeOfTarget(bolton, 'long');
const stormcrow = belongingTo(friendly, 'stormcrow');
const crannogman = belongingTo(friendly, 'crannogman');
const readyCrannogman = notActivated(inRangeOfThat(crannogman, 'long'));
const nearEddard = inRangeOf(friendly, 'short', 'eddardStark');

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
      bonus(when(isUnitOf('robbStark', 'defender'), gains('rerollRetreat', defender, 'turn'))),
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
      bonus(when(isUnitOf('robbStark', 'attacker'), gains('leavesWeakened', attacker, 'turn'))),
      performs(attacker, 'retreat'),
    ],
  }),
  // Greatjon Umber, Lord of Last Hearth
  berserkerTactics: card({
    on: attackDiceFinalOf(friendly, 'melee'),
    choose: upToWounds(3),
    does: [
      when(attackerIs(belongingTo(friendly, 'houseUmber')), becomes('panicked', defender)),
      when(somethingChosen, suffers(woundsChosen, attacker), addsWounds(plus(1, woundsChosen))),
    ],
  }),
  'lashOut:greatjonUmber': lashOut(belongingTo(friendly, 'houseUmber')),
  lastStand: card({
    on: isDestroyed(friendly),
    does: [
      bonus(
        when(
          thatIs(belongingTo(friendly, 'houseUmber')),
          gains('rerollAttack', thatUnit, 'action'),
        ),
      ),
      performs(thatUnit, 'melee'),
    ],
  }),
  // Brynden Tully, The Blackfish
  setForCharge: card({
    on: isCharged(friendly),
    when: both(fromFrontOrFlank, chargedAlone),
    does: strikes(charged, thatUnit),
  }),
  refuseToYield: attached(
    card({
      on: passesTest(friendly, 'panic'),
      does: [becomes('vulnerable', all(engagedWithThat)), attachesTo(thatUnit)],
    }),
    together(
      standing(gain('panic', { when: thisIs(tully) })),
      forced({ on: passesTest(thisUnit, 'panic'), does: becomes('vulnerable', engagedEnemies) }),
      forced({ on: failsTest(thisUnit, 'panic'), does: detaches }),
    ),
  ),
  warCry: card({
    on: activates(friendly),
    does: [
      moraleTest(thatUnit),
      when(
        testWasPassed,
        choosing(
          [
            aUnit(inRangeOfThat(enemy, 'long')),
            unless(thatIs(tully), oneOfThese('panicked', 'vulnerable')),
          ],
          when(either(thatIs(tully), chose('panicked')), becomes('panicked', target)),
          when(either(thatIs(tully), chose('vulnerable')), becomes('vulnerable', target)),
        ),
      ),
    ],
  }),
  // Eddard Stark, Lord of Winterfell
  northernDefiance: card({
    on: testDiceRolled(friendly, 'panic'),
    does: [
      when(thatIs(nearEddard), passesIt),
      when(not(thatIs(nearEddard)), gains('rerollTest', thatUnit, 'turn')),
      when(
        isUnitOf('eddardStark'),
        choosing(aUnit(engagedWithThat), suffers(plus(1, perItsDestroyedRank()), target)),
      ),
    ],
  }),
  leadByExample: attached(
    card(
      {
        on: completesAttack(unitOfPerson('eddardStark')),
        choose: aUnit(other(inRangeOfThat(friendly, 'long'))),
        does: attachesTo(target),
      },
      drawsOneInOwnTurn,
    ),
    together(standing(gain('morale', { count: 2 })), weapon('melee', gain('toHit')), forTheRound),
  ),
  furyForTheFallen: card(
    {
      on: completesAttack(enemy, 'melee'),
      choose: aUnit(unitOfPerson('eddardStark')),
      does: [
        when(
          defenderDestroyed,
          gains('rerollAttack', target, 'action'),
          gains('rerollCharge', target, 'action'),
        ),
        performs(target, ...ATTACKS, 'charge'),
      ],
    },
    drawsOneInOwnTurn,
  ),
  // Rodrik Cassel, Master-at-Arms
  combatProwess: card(
    {
      on: targeted(conditioned(enemy), 'any', 'ability', 'order', 'ncu', 'card'),
      choose: aConditionOf(thatUnit),
      does: [expendsChosen(thatUnit), cancelsIt],
    },
    {
      on: startOfTurn('friendly'),
      choose: aUnit(conditioned(engaged(friendly))),
      does: removesCondition(target),
    },
  ),
  martialSuperiority: card({
    on: beforeAttackDice(enemy, 'melee'),
    does: [
      gains('missesHurt', attacker, 'attack'),
      when(isUnitOf('rodrikCassel', 'defender'), gains('toHit', attacker, 'attack', -1)),
    ],
  }),
  pressTheAdvantage: card({
    on: beforeAttackDice(friendly),
    choose: someOfThese(plus(1, perConditionOfDefender()), 'highest', 'toHit', 'silenceAndBan'),
    does: [
      when(chose('highest'), gains('highestDice', attacker, 'attack')),
      when(chose('toHit'), gains('toHit', attacker, 'attack')),
      when(
        chose('silenceAndBan'),
        losesAbilities(defender, 'turn'),
        gains('noCards', defender, 'turn'),
      ),
    ],
  }),
  // Howland Reed, Lord of the Crannogs
  crannogTraps: card({
    on: declares(enemy, 'maneuver', 'march', 'retreat'),
    does: [
      gains('speed', thatUnit, 'turn', -1),
      when(thatIs(near(enemy, 'long', crannogman)), gains('dangerousMove', thatUnit, 'turn')),
    ],
  }),
  bogDevilAmbush: card({
    on: activates(enemy),
    choose: oneOfPossible(
      ['weakened', thatIs(near(enemy, 'long', crannogman))],
      ['shoot', thereIs(readyCrannogman)],
    ),
    does: [
      when(chose('weakened'), becomes('weakened', thatUnit)),
      when(
        chose('shoot'),
        choosing(aUnit(readyCrannogman), performsOn(target, thatUnit, 'ranged')),
      ),
    ],
  }),
  theThreatUnseen: card({
    on: startOfTurn('any'),
    choose: aUnit(near(enemy, 'long', unengaged(crannogman))),
    does: [becomes('panicked', target), panicTest(target)],
  }),
  // Brynden Tully, Outrider Commander
  rideByAttack: card({
    on: choosesAction(cavalry(friendly)),
    does: [
      ridesThrough,
      choosing(aUnit(riddenThrough), suffers(plus(1, perTargetsRank()), target)),
    ],
  }),
  rideThemDown: card({
    on: endsMove(enemy, 'maneuver', 'march', 'retreat'),
    choose: aUnit(ableToCharge(cavalry(inRangeOfThat(friendly, 'long')))),
    does: chargesInstead(
      target,
      thatUnit,
      becomes('panicked', thatUnit),
      suffersHits(perTargetsRank(2), thatUnit),
    ),
  }),
  marshal: card({
    on: activates(unengaged(cavalry(friendly))),
    does: beforeItsManeuver(
      choosing(
        maybe(oneOfThese('marshal')),
        when(
          chose('marshal'),
          restores(3, thatUnit),
          removesCondition(thatUnit),
          losesAction,
          noLonger,
        ),
      ),
    ),
  }),
  // Rickard Karstark, Lord of Karhold
  taunt: card({
    on: activates(enemy),
    choose: aUnit(inRangeOfThat(friendly, 'long')),
    does: when(couldReach('target'), taunts(thatUnit, target)),
  }),
  aNeedForVengeance: card({
    on: startOfRound,
    choose: aUnit(friendly),
    does: [
      when(targetIs(belongingTo(friendly, 'houseKarstark')), gains('toHit', target, 'action')),
      performs(target, ...ATTACKS),
      opponentActivatesNcu,
    ],
  }),
  karstarkRetribution: attached(
    card({
      on: beforeAttackDice(enemy),
      // A token tells that it stays for the whole game.
      does: attachesTo(attacker, ifElse(defenderIs(belongingTo(friendly, 'houseKarstark')), 1, 0)),
    }),
    together(
      forced({ on: completesAttack(thisUnit), does: becomes('vulnerable', self) }),
      forced({
        on: losesRank(thisUnit),
        choose: aUnit(engagedWithThis),
        does: restores(2, target),
      }),
      forced({ on: endOfRound, when: not(hasToken), does: detaches }),
    ),
  ),
  // Maege Mormont, Lady of Bear Island
  hereWeStand: attached(
    card({ on: startOfTurn('friendly'), choose: aUnit(friendly), does: attachesTo(target) }),
    may({ on: wouldBeDestroyed(thisUnit), does: [detaches, survives] }),
  ),
  supportOfBearIsland: card({
    on: startOfTurn('friendly'),
    choose: [aUnit(friendly), upToWounds(3)],
    does: [
      suffers(woundsChosen, target),
      choosing(
        aUnit(besidesTarget(inRangeOfTarget(friendly, 'long'))),
        restores(plus(1, woundsChosen), target),
        when(
          secondIs(belongingTo(friendly, 'houseMormont')),
          choosing(aUnit(engagedWithTarget), becomes('weakened', target)),
        ),
      ),
    ],
  }),
  sustainedAssault: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      when(engagedSinceTurnBegan, gains('highestDice', attacker, 'attack')),
      when(isUnitOf('maegeMormont', 'attacker'), gains('rerollAttack', attacker, 'attack')),
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
  // Gregor Clegane, The Mountain
  overrun: card({
    on: surges(friendly),
    does: [
      bonus(when(thatIs(clegane), gains('rerollCharge', thatUnit, 'turn'))),
      insteadOfSurging('charge', 'march'),
    ],
  }),
  'assaultOrders:gregorClegane': card({
    on: claims('friendly'),
    choose: aUnit(friendly),
    does: [
      replacesZone,
      when(not(targetIs(clegane)), performs(target, 'melee')),
      when(targetIs(clegane), performs(target, 'melee', 'charge')),
    ],
  }),
  priceOfFailure: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      gains('allHit', attacker, 'attack'),
      afterAttack(when(not(defenderDestroyed), ...becomesShaken)),
    ],
  }),
  // Tywin Lannister, Lord of Casterly Rock
  'exploitWeakness:tywinLannister': exploitWeakness,
  brokenResolve: attached(
    card({
      on: failsTest(enemy),
      does: [becomes('weakened', thatUnit), attachesTo(thatUnit)],
    }),
    together(
      forced({ on: activates(thisUnit), does: becomes('weakened', self) }),
      forced({ on: passesTest(thisUnit), does: detaches }),
    ),
  ),
  'issueCommands:tywinLannister': issueCommands('noAction'),
  // Tyrion Lannister, Halfman
  falseAgenda: card({
    on: ncuActivates('enemy'),
    does: afterClaim(
      choosing(
        maybe(aZone('free')),
        when(
          somethingChosen,
          movesNcu,
          when(claimed('tactics'), choosing(aUnit(enemy), gainsCondition(target))),
        ),
      ),
    ),
  }),
  cunningPloy: card({
    on: activates(friendly),
    choose: aUnit(other(friendly)),
    does: [
      gains('noAction', thatUnit, 'turn'),
      when(
        either(isUnitOf('tyrionLannister'), targetIs(unitOfPerson('tyrionLannister'))),
        choosing(aUnit(inRangeOf(enemy, 'long', 'tyrionLannister')), becomes('vulnerable', target)),
      ),
      performs(target, 'maneuver', 'march', 'retreat'),
    ],
  }),
  interceptOrders: card({
    on: zoneTargets(anyUnit),
    when: notRedirected,
    does: onRollOrAgain(
      3,
      youControl('tactics'),
      redirects(
        when(thatIs(inRangeOf(anyUnit, 'long', 'tyrionLannister')), gainsCondition(thatUnit)),
      ),
    ),
  }),
  // The High Sparrow, His High Holiness
  mercyOfTheMother: card({
    on: activates(friendly),
    does: [
      removesCondition(thatUnit),
      moraleTest(thatUnit),
      when(testWasPassed, restores(plus(2, perItsDestroyedRank()), thatUnit)),
      when(testWasFailed, restores(1, thatUnit)),
    ],
  }),
  protectionOfTheFather: card({
    on: defenseDiceFinalOf(friendly, 'melee'),
    does: [moraleTest(defender), when(testWasPassed, blocks(3)), when(testWasFailed, blocks(1))],
  }),
  wrathOfTheWarrior: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      moraleTest(attacker),
      when(
        testWasPassed,
        gains('toHit', attacker, 'attack'),
        gains('sundering', attacker, 'attack'),
      ),
      when(testWasFailed, addsHits(1)),
    ],
  }),
  // Joffrey Baratheon, First of His Name
  youWillObeyMe: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      gains('attackDice', attacker, 'attack', 2),
      gains('sundering', attacker, 'attack'),
      afterAttack(when(not(destroyedARank), ...becomesShaken)),
    ],
  }),
  traitorsIWillHaveTheirHeads: attached(
    card({ on: startOfTurn('friendly'), choose: aUnit(enemy), does: attachesTo(target) }),
    together(
      weapon('melee', gain('vicious', { reach: 'attackers' })),
      forced({
        on: endOfRound,
        does: [
          becomes('panicked', all(attackerOfThis)),
          becomes('vulnerable', all(attackerOfThis)),
          detaches,
        ],
      }),
    ),
  ),
  iAmTheKing: card({
    on: defenseDiceFinalOf(friendly, 'melee'),
    does: [blocks(2), afterAttack(becomes('panicked', defender), becomes('weakened', defender))],
  }),
  // Addam Marbrand, Commander of the City Watch
  charismaticLeadership: card(
    { on: targeted(friendly, 'enemy', 'order', 'ncu'), does: resists },
    { on: zoneTargets(friendly), does: resists },
  ),
  'lashOut:addamMarbrand': lashOut(unitOfPerson('addamMarbrand')),
  valiantExample: card(
    {
      on: passesTest(unitOfPerson('addamMarbrand')),
      does: [
        restores(plus(1, perItsDestroyedRank()), all(other(inRangeOfThat(friendly, 'long')))),
        restores(2, thatUnit),
      ],
    },
    drawsOne,
  ),
  // Kevan Lannister, Protector of the Realm
  predictableManeuvers: card({
    on: startOfTurn('enemy'),
    when: firstEnemyTurn,
    choose: [aUnit(enemy), maybe(anEnemyNcu)],
    does: beforeTheyAct(
      choosing(maybe(aUnit(friendly)), performs(target, ...ATTACKS, 'maneuver', 'retreat')),
      noLonger,
    ),
  }),
  seeingTheirFlaws: attached(
    card({
      on: completesAction(enemy),
      does: [becomes('vulnerable', thatUnit), becomes('panicked', thatUnit), attachesTo(thatUnit)],
    }),
    together(
      forced({
        on: isAttacked(thisUnit),
        when: attackerIs(unitOfPerson('kevanLannister')),
        does: [losesAbilities(self, 'attack'), gains('noCards', self, 'attack')],
      }),
      forTheRound,
    ),
  ),
  wealthOfTheRock: card({
    on: attackDiceFinalOn(friendly),
    does: [
      when(
        either(youControl('crown'), isUnitOf('kevanLannister', 'defender')),
        gains('panic', defender, 'attack', 2),
      ),
      when(
        either(youControl('wealth'), isUnitOf('kevanLannister', 'defender')),
        gains('defense', defender, 'attack'),
      ),
    ],
  }),
};

/** The tactics cards of neutral armies and commanders. */
export const NEUTRAL_CARDS: CardDeclarations = {
  planningAndInsight: card({
    on: beforeAttackDice(anyUnit, 'melee'),
    choose: oneOfThese('dealHits', 'blockHits'),
    does: [
      when(
        chose('dealHits'),
        addsHits(ifElse(either(youControl('tactics'), attackerIs(commandersOwn)), 2, 1)),
      ),
      when(
        chose('blockHits'),
        willBlock(ifElse(either(youControl('tactics'), defenderIs(commandersOwn)), 2, 1)),
      ),
    ],
  }),
  adaptiveMethods: card({
    on: startOfTurn('any'),
    choose: aUnit(enemy),
    does: [
      gainsCondition(target),
      choosing(
        maybe(aUnit(conditioned(anyUnit))),
        when(somethingChosen, choosing([aConditionOf(target), aCondition], changesCondition)),
      ),
      when(
        youControl('tactics'),
        choosing(
          maybe(aUnit(conditioned(anyUnit))),
          when(
            somethingChosen,
            choosing([aConditionOf(target), aUnit(besidesTarget(anyUnit))], movesCondition),
          ),
        ),
      ),
    ],
  }),
  issueCommands: issueCommands('givesUpAction'),
  worthTheRisk: card({
    on: testDiceRolled(friendly),
    does: [
      when(thatIs(inRangeOfCommander(friendly, 'short')), passesIt),
      when(
        not(thatIs(inRangeOfCommander(friendly, 'short'))),
        gains('rerollTest', thatUnit, 'turn'),
      ),
      passHeals(2),
    ],
  }),
  meticulousPlanning: card(
    { on: endOfRound, does: choosing(fromDeck('commander'), takesFromDeck) },
    {
      on: startOfTurn('any'),
      when: youControl('tactics'),
      does: choosing(fromDeck('commander'), takesFromDeck),
    },
  ),
  surpriseStrategy: card({
    on: startOfTurn('friendly'),
    when: either(youControl('tactics'), handAtLeast(2)),
    choose: [otherFromDiscard, unless(youControl('tactics'), ownCards(1))],
    does: [discardsChosen(1, 1), returnsCard],
  }),
  spoilsOfWar: attached(
    card({
      on: startOfTurn('friendly'),
      choose: aUnit(infantryOrCavalry(friendly)),
      does: attachesTo(target),
    }),
    together(
      weapon(
        'melee',
        gain('highestDice', { when: hasToken }),
        gain('toHit', { when: cardTokensAtLeast(2) }),
      ),
      forced({
        on: beforeAttackDice(thisUnit, 'melee'),
        when: hasToken,
        does: becomes('vulnerable', defender),
      }),
      forced({ on: isDestroyed(inRange(enemy, 'short')), does: addsToken }),
    ),
  ),
  // Ramsay Snow, The Bastard of Bolton
  ourBladesAreSharp: card({
    on: beforeAttackDice(friendly, 'melee'),
    when: defenderIs(conditioned(enemy, 'panicked')),
    does: [
      gains('precision', attacker, 'attack'),
      when(attackerIs(bolton), gains('rerollAttack', attacker, 'attack')),
    ],
  }),
  cruelMethods: card({
    on: startOfTurn('any'),
    choose: [
      aUnit(conditioned(enemy, 'panicked')),
      repeatable(someOfThese(2, 'healBolton', 'vulnerable', 'weakened'), 'healBolton', 2),
    ],
    does: [
      expends('panicked', target),
      when(chose('healBolton'), choosing(aUnit(boltonNearTarget), restores(2, target))),
      when(choseTwice('healBolton'), choosing(aUnit(boltonNearTarget), restores(2, target))),
      when(chose('vulnerable'), becomes('vulnerable', target)),
      when(chose('weakened'), becomes('weakened', target)),
    ],
  }),
  sadisticGames: card({
    on: startOfTurn('enemy'),
    choose: byTheOpponent(oneOfPossible(['panicTwo', null], ['hitOne', thereIs(engaged(enemy))])),
    does: [
      when(chose('panicTwo'), choosing(upToUnits(2, enemy), becomes('panicked', chosenUnits))),
      when(
        chose('hitOne'),
        choosing(
          aUnit(engaged(enemy)),
          suffersHits(plus(2, ranksEngagedWithTarget(bolton)), target),
        ),
      ),
    ],
  }),
  // Roose Bolton, The Leech Lord
  aFlayedManHasNoSecrets: card({
    on: targeted(anyUnit, 'any', 'ability', 'order', 'ncu', 'card'),
    choose: [aUnit(conditioned(inRangeOfThat(enemy, 'long'))), aConditionOf(target)],
    does: [expendsChosen(target), cancelsIt],
  }),
  fearKeepsAManAlive: card({
    on: failsTest(enemy, 'panic'),
    choose: spread(
      plus(testWounds(12), ifElse(thatIs(inRangeOf(enemy, 'short', 'rooseBolton')), 1, 0)),
      inRangeOfThat(bolton, 'long'),
    ),
    does: restores(1, chosenUnits),
  }),
  whisperedThreats: card({
    on: ncuActivates('enemy'),
    does: afterClaim(
      choosing(aUnit(enemy), becomes('vulnerable', target)),
      choosing(aUnit(enemy), becomes('panicked', target)),
    ),
  }),
  // Vargo Hoat, The Goat of Harrenhal
  theCripplersInfamy: card({
    on: testBegins(enemy, 'panic'),
    does: [
      when(thatIs(engagedWithA(enemy, belongingTo(friendly, 'bloodyMummer'))), testSuffers(2)),
      onFailing(
        when(
          thatIs(conditioned(enemy, 'weakened')),
          choosing(
            maybe(oneOfThese('expendWeakened')),
            when(chose('expendWeakened'), expends('weakened', thatUnit), costsMore(2)),
          ),
        ),
      ),
    ],
  }),
  carelessAggression: card({
    on: startOfRound,
    choose: aUnit(friendly),
    does: [performs(target, ...ATTACKS), opponentActivatesNcu],
  }),
  'exploitWeakness:vargoHoat': exploitWeakness,
  // Daario Naharis, Stormcrow Captain
  sellswordNegotiations: card({
    on: claims('friendly'),
    choose: aUnit(friendly),
    does: [
      replacesZone,
      countsAsControlling('wealth'),
      restores(ifElse(targetIs(stormcrow), plus(2, perTargetsDestroyedRank()), 2), target),
    ],
  }),
  sellswordBravado: card({
    on: startOfTurn('friendly'),
    choose: aUnit(friendly),
    does: [
      moraleTest(target, ifElse(targetIs(stormcrow), 2, 0)),
      when(
        testWasPassed,
        choosing(
          aUnit(inRangeOfTarget(enemy, 'long')),
          becomes('panicked', target),
          becomes('weakened', target),
        ),
      ),
    ],
  }),
  recklessStrikes: card({
    on: beforeAttackDice(friendly, 'melee'),
    does: [
      gains('criticalBlow', attacker, 'attack'),
      gains('precision', attacker, 'attack'),
      gains('onesHurt', attacker, 'attack'),
      when(attackerIs(stormcrow), gains('highestDice', attacker, 'attack')),
    ],
  }),
  // Jokin, Stormcrow Captain
  brothersInArms: attached(
    card({ on: startOfTurn('friendly'), choose: aUnit(stormcrow), does: attachesTo(target) }),
    together(
      standing(
        gain('attackDice', {
          count: plus(
            countOf(besidesThis(inRange(friendly, 'short'))),
            ifElse(thisIs(inRangeOf(friendly, 'short', 'jokin')), 1, 0),
          ),
        }),
      ),
      forced({ on: failsTest(thisUnit, 'panic'), does: detaches }),
    ),
  ),
  diversionTactics: card({
    on: completesAttack(enemy, 'melee'),
    choose: aUnit(inRangeOfDefender(friendly, 'long')),
    does: performs(target, 'maneuver'),
  }),
  stalwartMercenaries: card({
    on: testBegins(friendly, 'panic'),
    does: [
      when(thatIs(inRangeOf(friendly, 'short', 'jokin')), passesIt),
      when(not(thatIs(inRangeOf(friendly, 'short', 'jokin'))), testGains(2)),
    ],
  }),
};
