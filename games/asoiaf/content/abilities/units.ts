import { message } from '@small-council/engine';
import type { AbilityDeclarations, SpecialDeclarations } from '../../blocks/book.ts';
import {
  activates,
  activationStarts,
  addsWounds,
  afterAttack,
  afterDeployment,
  all,
  anAttachmentIn,
  anyUnit,
  attackDiceFinalOn,
  attackedBy,
  attacker,
  attackerIs,
  attackersGain,
  aUnit,
  becomes,
  beforeAttackDice,
  beforeAttackOn,
  belongingTo,
  besidesThis,
  blocks,
  both,
  byOpponent,
  canCharge,
  cancelsOn,
  charged,
  charges,
  charging,
  choosing,
  chose,
  claimed,
  claims,
  completes,
  completesAttack,
  conditioned,
  couldReach,
  declares,
  defender,
  defenderDestroyed,
  defenderHasAttachment,
  defenderHasFewerRanks,
  defenderIs,
  defenderNotActivated,
  defenderRolledOne,
  defenderSuffered,
  defenseDiceFinalOf,
  destroyedARank,
  destroyedRanksAtLeast,
  destroysAttachment,
  destroysItself,
  discardsChosen,
  either,
  endsMove,
  enemy,
  engagedWithNoOther,
  engagedWithOne,
  engagedWithThis,
  engagedWithWeaker,
  expends,
  failsTest,
  forced,
  forToken,
  friendly,
  fromDeck,
  fromFlankOrRear,
  fromFrontOrFlank,
  fullRanks,
  gain,
  gains,
  gainsCondition,
  gainsToken,
  gangedUp,
  hasFewerRanks,
  ifElse,
  infantry,
  innate,
  inRange,
  inShortRange,
  inSight,
  insteadOfSurging,
  isAttacked,
  isCharged,
  losesAbilities,
  losesAction,
  losesRank,
  may,
  maybe,
  minus,
  misses,
  moraleTest,
  mustPerformOn,
  nearestToCharge,
  not,
  noted,
  once,
  oneOfPossible,
  oneOfThese,
  onlyOneRank,
  onRoll,
  opponentControls,
  opponentScores,
  order,
  other,
  ownCards,
  panicCosts,
  panicTest,
  passesTest,
  perConditionOfDefender,
  perDefendersDestroyedRank,
  perDefendersRank,
  perDestroyedRank,
  performs,
  performsOn,
  perItsRank,
  perRemainingRank,
  perToken,
  plus,
  poisons,
  ragesAt,
  ranksDestroyed,
  replacesZone,
  restores,
  retreatRolled,
  sameOrFewerRanks,
  self,
  shifts,
  someOfThese,
  somethingChosen,
  spendsTokens,
  standing,
  startOfTurn,
  strikes,
  suffers,
  suffersD3,
  suffersHits,
  surges,
  survives,
  takesFromDeck,
  target,
  targetAt,
  targeted,
  targetIs,
  taunts,
  testWasFailed,
  testWasPassed,
  thatIs,
  thatUnit,
  thereIs,
  thisAttachmentFalls,
  thisUnit,
  together,
  tokensAtLeast,
  unengaged,
  unitOfPerson,
  unless,
  usesOrder,
  vowsAgainst,
  weapon,
  when,
  withAbility,
  withAttachment,
  withOneRank,
  wouldBeDestroyed,
  woundsSuffered,
  youControl,
} from '../../blocks/index.ts';
import type { ActionId } from '../../rules/timing.ts';
import {
  ANY_ACTION,
  ATTACKS,
  aCardOfTheirs,
  aDeadAttachment,
  attachmentFallsSilent,
  discardsTheirs,
  looksAtHand,
  looksAway,
  retreatCountsSix,
  takesTheNameOf,
} from './odd.ts';

/** A free maneuver when the activation starts, which may be declined (SIF-1714). */
const maneuverFirst = innate(
  forced({ on: activationStarts(thisUnit), does: performs(self, 'maneuver') }),
);

/** A token of faith for each passed test (SIF-1742). */
const gainsFaith = forced({ on: passesTest(thisUnit), does: gainsToken('faith') });

/** Its unit acts instead of the effect of the Crown zone. */
const onTheCrown = (...actions: ActionId[]) =>
  may({
    on: claims('friendly'),
    when: claimed('crown'),
    does: [replacesZone, performs(self, ...actions)],
  });

/** Somebody whom it is worth to keep alive (SIF-1741). */
const captive = innate(
  together(standing(gain('morale')), forced({ on: thisAttachmentFalls, does: opponentScores(1) })),
);

/** Abilities and orders on combat units and attachments, in the order of the alphabet. */
export const UNIT_ABILITIES: AbilityDeclarations = {
  acutePrecision: standing(gain('precision')),
  adaptiveStyle: order(
    {
      on: beforeAttackOn(thisUnit, enemy),
      does: [gains('defense', self, 'attack'), gains('panic', self, 'attack', 2)],
    },
    {
      on: beforeAttackDice(thisUnit),
      does: [gains('criticalBlow', self, 'attack'), gains('sundering', self, 'attack')],
    },
  ),
  affiliationBloodyMummer: innate(standing()),
  affiliationCrannogman: innate(standing()),
  affiliationGoldenCompany: innate(standing()),
  affiliationHouseBolton: innate(standing()),
  affiliationHouseClegane: innate(standing()),
  affiliationHouseKarstark: innate(standing()),
  affiliationHouseMormont: innate(standing()),
  affiliationHouseTully: innate(standing()),
  affiliationHouseUmber: innate(standing()),
  affiliationStormcrow: innate(standing()),
  agile: standing(gain('toHit', { count: -1, reach: 'attackers' })),
  aManFreedANameOwed: byOpponent(
    innate(
      may({
        on: thisAttachmentFalls,
        choose: aUnit(enemy),
        does: [
          when(not(targetIs(withAttachment(anyUnit))), suffers(3, target)),
          // One of the wounds may be an attachment.
          choosing(
            maybe(anAttachmentIn(target)),
            when(somethingChosen, destroysAttachment(targetAt(1)), suffers(2, targetAt(1))),
            when(not(somethingChosen), suffers(3, targetAt(1))),
          ),
        ],
      }),
    ),
  ),
  ambush: forced({
    on: charges(thisUnit),
    when: fromFlankOrRear,
    does: [becomes('panicked', charged), becomes('weakened', charged)],
  }),
  arrowVolley: together(
    standing(gain('seesOverAll')),
    forced({
      on: completesAttack(thisUnit, 'ranged'),
      when: defenderRolledOne,
      does: becomes('weakened', defender),
    }),
  ),
  battlePlan: order({
    on: startOfTurn('any'),
    choose: ownCards(2),
    does: [discardsChosen(2), choosing(fromDeck('any'), takesFromDeck)],
  }),
  battlePrayer: together(
    gainsFaith,
    forToken(
      may({
        on: defenseDiceFinalOf(thisUnit),
        does: blocks(plus(1, perDestroyedRank())),
      }),
      'faith',
    ),
    forToken(
      may({
        on: beforeAttackDice(thisUnit, 'melee'),
        does: [gains('sundering', self, 'attack'), gains('rerollAttack', self, 'attack')],
      }),
      'faith',
    ),
  ),
  battleScars: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: someOfThese(plus(1, perDestroyedRank()), 'vicious', 'reroll', 'highest'),
    does: [
      when(chose('vicious'), gains('vicious', self, 'attack')),
      when(chose('reroll'), gains('rerollAttack', self, 'attack')),
      when(chose('highest'), gains('highestDice', self, 'attack')),
    ],
  }),
  berserkersFervor: innate(
    standing(
      gain('defense', { count: perDestroyedRank() }),
      gain('morale', { count: perDestroyedRank() }),
    ),
  ),
  bladeAndFang: weapon('melee', gain('vicious')),
  boisterousCharisma: forced({
    on: passesTest(thisUnit, 'panic'),
    choose: [aUnit(inRange(enemy, 'short')), oneOfThese('vulnerable', 'weakened')],
    does: [
      when(chose('vulnerable'), becomes('vulnerable', target)),
      when(chose('weakened'), becomes('weakened', target)),
    ],
  }),
  boldnessAndCourage: standing(
    gain('attackDice', { when: fullRanks }),
    gain('ranksForDice', { when: not(fullRanks) }),
  ),
  bransProtector: may({
    on: attackedBy(unitOfPerson('branStark'), enemy),
    does: performsOn(self, attacker, 'melee', 'ranged', 'charge'),
  }),
  brutalArmaments: together(
    weapon('melee', gain('vicious')),
    forced({
      on: beforeAttackDice(thisUnit, 'melee'),
      does: panicCosts(perDefendersDestroyedRank()),
    }),
  ),
  cavalry: maneuverFirst,
  chargingVolley: order({
    on: completesAttack(thisUnit, 'ranged'),
    does: performsOn(self, defender, 'charge'),
  }),
  cleavingBlows: weapon('melee', gain('criticalBlow', { when: charging }), gain('noDefenseDice')),
  counterstrategy: order(
    { on: usesOrder(inRange(enemy, 'short')), does: cancelsOn(3) },
    { on: targeted(inRange(enemy, 'short'), 'any', 'card'), does: cancelsOn(3) },
  ),
  counterstrike: forced({
    on: attackDiceFinalOn(thisUnit, 'melee'),
    does: suffersHits(misses, attacker),
  }),
  crossbow: weapon('ranged', gain('sundering'), gain('rerollAttack', { when: inShortRange })),
  dauntless: forced({ on: passesTest(thisUnit), does: restores(1, self) }),
  direwolf: maneuverFirst,
  disorganized: standing(gain('panicWounds')),
  disrupt: standing(gain('toHit', { count: -1, reach: 'engagedEnemies' })),
  dominanceOfTheCrown: weapon(
    'melee',
    gain('toHit', { when: youControl('crown') }),
    gain('sundering', { when: youControl('crown') }),
  ),
  domineeringPride: standing(gain('passesPanic', { when: engagedWithWeaker })),
  dutyToTheCrown: forced({
    on: passesTest(thisUnit),
    does: [restores(1, self), when(youControl('crown'), restores(1, self))],
  }),
  elusiveEscape: standing(gain('rerollRetreat'), gain('noFreedPivot'), gain('leavesWeakened')),
  embolden: standing(gain('morale', { reach: 'friendsInShort' })),
  enhancedMobility: standing(gain('speed'), gain('pivotBeforeMarch')),
  executionersAxe: together(
    weapon('melee', gain('sundering'), gain('vicious', { when: hasFewerRanks })),
    forced({
      on: beforeAttackDice(thisUnit, 'melee'),
      when: hasFewerRanks,
      does: becomes('panicked', defender),
    }),
  ),
  executionersFury: together(
    weapon('melee', gain('vicious'), gain('onlySixBlocks')),
    forced({
      on: completesAttack(thisUnit, 'melee'),
      when: onlyOneRank,
      does: becomes('weakened', defender),
    }),
  ),
  experimentEnhancements: innate(
    together(weapon('melee', gain('toHit'), gain('vicious')), standing(gain('steady'))),
  ),
  expertDuelist: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: oneOfPossible(['oneMoreWound', null], ['duel', defenderHasAttachment]),
    does: [
      when(chose('oneMoreWound'), addsWounds(1)),
      when(
        chose('duel'),
        choosing(anAttachmentIn(defender), onRoll(5, destroysAttachment(defender))),
      ),
    ],
  }),
  fanaticalZeal: together(
    gainsFaith,
    forToken(
      may({
        on: beforeAttackDice(thisUnit, 'melee'),
        does: [gains('precision', self, 'attack'), gains('rerollAttack', self, 'attack')],
      }),
      'faith',
    ),
  ),
  fearlessAvarice: standing(gain('panicWounds', { count: -1, when: youControl('wealth') })),
  ferociousAssault: forced({ on: charges(thisUnit), does: becomes('panicked', charged) }),
  flail: weapon('melee', gain('vicious')),
  fueledBySlaughter: forced({
    on: completesAttack(thisUnit, 'melee'),
    when: defenderSuffered,
    does: restores(plus(1, perDefendersDestroyedRank()), self),
  }),
  furiousCharge: forced({ on: charges(thisUnit), does: becomes('vulnerable', charged) }),
  gangUp: weapon(
    'melee',
    gain('toHit', { reach: 'friends', when: gangedUp }),
    gain('attackDice', { reach: 'friends', when: gangedUp }),
  ),
  goDownFighting: forced({
    on: losesRank(thisUnit),
    choose: aUnit(engagedWithThis),
    does: suffers(1, target),
  }),
  halberd: weapon('melee', gain('sundering')),
  hardened: forced({ on: defenseDiceFinalOf(thisUnit), does: blocks(perDestroyedRank()) }),
  hiddenTraps: order({
    on: declares(unengaged(inRange(enemy, 'long')), ...ANY_ACTION),
    choose: oneOfThese('hits', 'slow'),
    does: [
      when(chose('hits'), suffersHits(perItsRank(), thatUnit)),
      when(chose('slow'), gains('speed', thatUnit, 'turn', -1)),
    ],
  }),
  hodor: forced({ on: beforeAttackDice(thisUnit, 'melee'), does: addsWounds(1) }),
  hodorHodorHodor: once(
    may({ on: retreatRolled(thisUnit), does: [retreatCountsSix, attachmentFallsSilent] }),
  ),
  holdTheLine: order({
    on: activates(thisUnit),
    choose: aUnit(engagedWithThis),
    does: suffersHits(plus(2, perRemainingRank()), target),
  }),
  horrificVisage: forced({
    on: isAttacked(thisUnit, 'melee'),
    does: panicTest(attacker, perRemainingRank()),
  }),
  improvedArmaments: weapon(
    'melee',
    gain('sundering', { when: youControl('wealth') }),
    gain('highestDice', { when: youControl('wealth') }),
  ),
  improvedDefenses: standing(gain('defense', { when: youControl('maneuver') })),
  incite: order({
    on: beforeAttackDice(thisUnit, 'melee'),
    does: [gains('vicious', self, 'attack'), gains('highestDice', self, 'attack')],
  }),
  indomitable: innate(standing(gain('immuneToWeakened'))),
  interrogate: may({
    on: completesAttack(thisUnit, 'melee'),
    when: defenderDestroyed,
    does: [looksAtHand, choosing(aCardOfTheirs, discardsTheirs), looksAway],
  }),
  intimidatingPresence: standing(
    gain('morale', { count: -1, reach: 'engagedEnemies' }),
    gain('panicWounds', { reach: 'engagedEnemies' }),
  ),
  intimidationOfTheCrown: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    when: youControl('crown'),
    does: [becomes('panicked', defender), becomes('weakened', defender)],
  }),
  ironResolve: standing(gain('panic'), gain('panicWounds', { count: -1 })),
  jaimesVassal: noted(message('note.countsAs', { person: message('person.jaimeLannister') })),
  joffreysRetinue: noted(message('note.joffreysRetinue')),
  jojensGreensight: innate(
    forced({
      on: declares(thisUnit, 'melee', 'ranged', 'charge'),
      choose: oneOfThese('reroll', 'swift'),
      does: [
        when(chose('reroll'), gains('rerollAttack', self, 'action')),
        when(
          chose('swift'),
          gains('rerollCharge', self, 'action'),
          gains('ignoresHindering', self, 'turn'),
          gains('ignoresRough', self, 'turn'),
        ),
      ],
    }),
  ),
  jokinsProtector: forced({
    on: attackedBy(unitOfPerson('jokin'), enemy),
    does: mustPerformOn(self, attacker, 'melee', 'ranged', 'charge'),
  }),
  jokinsVassal: noted(message('note.countsAs', { person: message('person.jokin') })),
  knightlyVow: together(
    forced({ on: afterDeployment, choose: aUnit(enemy), does: vowsAgainst(target) }),
    weapon('melee', gain('toHit', { when: youControl('combat') })),
  ),
  knightsBlade: together(
    weapon('melee', gain('sundering')),
    forced({
      on: beforeAttackDice(thisUnit, 'melee'),
      when: youControl('combat'),
      does: becomes('vulnerable', defender),
    }),
  ),
  lance: weapon(
    'melee',
    gain('sundering'),
    gain('attackDice', { count: perRemainingRank(2), when: charging }),
  ),
  lannisterJustice: forced({
    on: declares(thisUnit, 'maneuver', 'march', 'retreat', 'melee', 'ranged', 'charge', 'raze'),
    when: youControl('crown'),
    choose: aUnit(inRange(enemy, 'long')),
    does: panicTest(target, perRemainingRank()),
  }),
  lannisterOppression: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: someOfThese(
      plus(1, perConditionOfDefender()),
      'vicious',
      'sundering',
      'silence',
      'reroll',
    ),
    does: [
      when(chose('vicious'), gains('vicious', self, 'attack')),
      when(chose('sundering'), gains('sundering', self, 'attack')),
      when(chose('silence'), losesAbilities(defender, 'turn')),
      when(chose('reroll'), gains('rerollAttack', self, 'attack')),
    ],
  }),
  lannisterSupremacy: order({
    on: attackedBy(thisUnit, enemy),
    does: panicTest(attacker, perRemainingRank(), perRemainingRank()),
  }),
  lawsOfTheRealm: order({
    on: beforeAttackDice(inRange(enemy, 'short')),
    does: [
      gains('ranksForDice', attacker, 'attack', -1),
      when(attackerIs(withOneRank(enemy)), becomes('vulnerable', attacker)),
    ],
  }),
  loyaltyThroughCoin: standing(
    gain('defense', { when: youControl('wealth') }),
    gain('morale', { when: youControl('wealth') }),
  ),
  maceAndSpike: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: someOfThese(plus(1, perDestroyedRank()), 'criticalBlow', 'precision', 'reroll'),
    does: [
      when(chose('criticalBlow'), gains('criticalBlow', self, 'attack')),
      when(chose('precision'), gains('precision', self, 'attack')),
      when(chose('reroll'), gains('rerollAttack', self, 'attack')),
    ],
  }),
  maraudersBlades: weapon(
    'melee',
    gain('vicious'),
    gain('toHit', { when: sameOrFewerRanks }),
    gain('criticalBlow', { when: sameOrFewerRanks }),
  ),
  markTarget: order({
    on: startOfTurn('friendly'),
    choose: aUnit(inSight(inRange(enemy, 'long'))),
    does: becomes('vulnerable', target),
  }),
  martialTraining: order({
    on: beforeAttackDice(thisUnit, 'melee'),
    does: [gains('rerollAttack', self, 'attack'), becomes('vulnerable', defender)],
  }),
  mastercraftLongsword: weapon('melee', gain('rerollAttack')),
  mercenarysLongbow: together(
    weapon(
      'ranged',
      gain('sundering', { when: youControl('wealth') }),
      gain('rerollAttack', { when: youControl('combat') }),
    ),
    forced({
      on: beforeAttackDice(thisUnit, 'ranged'),
      when: youControl('tactics'),
      does: becomes('vulnerable', defender),
    }),
  ),
  mightOfTheThrone: onTheCrown('melee', 'charge'),
  motivatedByCoin: may({
    on: claims('friendly'),
    when: claimed('wealth'),
    choose: aUnit(withAbility(friendly, 'motivatedByCoin')),
    does: [replacesZone, performs(target, ...ATTACKS)],
  }),
  motleyArmaments: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: unless(fromFlankOrRear, oneOfThese('dieAndCritical', 'silence')),
    does: [
      when(
        either(fromFlankOrRear, chose('dieAndCritical')),
        gains('attackDice', self, 'attack'),
        gains('criticalBlow', self, 'attack'),
      ),
      when(either(fromFlankOrRear, chose('silence')), losesAbilities(defender, 'turn')),
    ],
  }),
  mummersBlade: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    when: defenderNotActivated,
    does: becomes('weakened', defender),
  }),
  namesOnTheList: together(
    forced({ on: losesRank(inRange(friendly, 'long')), does: gainsToken('order') }),
    forToken(
      may({
        on: beforeAttackDice(thisUnit, 'melee'),
        when: defenderHasAttachment,
        does: afterAttack(choosing(anAttachmentIn(defender), destroysAttachment(defender))),
      }),
    ),
  ),
  oppressivePeacekeeping: standing(
    gain('morale', { count: -1, reach: 'enemiesInShort', when: youControl('crown') }),
  ),
  ordersOfTheCrownJoffrey: onTheCrown('maneuver', 'march'),
  ordersOfTheCrownPreston: onTheCrown('maneuver', 'march'),
  outflank: standing(gain('mayWait')),
  overrun: order({ on: surges(thisUnit), does: insteadOfSurging('charge', 'march') }),
  overwatch: order({
    on: endsMove(inSight(inRange(enemy, 'long')), 'march', 'maneuver'),
    does: performsOn(self, thatUnit, 'ranged'),
  }),
  pathfinder: standing(gain('ignoresDangerous'), gain('ignoresHindering'), gain('ignoresRough')),
  piratesBlades: together(
    weapon(
      'melee',
      gain('criticalBlow'),
      gain('highestDice', { when: tokensAtLeast('pillage', 2) }),
    ),
    forced({
      on: completesAttack(thisUnit, 'melee'),
      does: restores(perToken('pillage'), self),
    }),
  ),
  poisonedTridents: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: oneOfThese('weakened', 'poison'),
    does: [
      when(chose('weakened'), becomes('weakened', defender)),
      when(chose('poison'), poisons(defender)),
    ],
  }),
  precision: weapon('melee', gain('precision')),
  preyOnFear: forced({ on: failsTest(engagedWithThis, 'panic'), does: restores(2, self) }),
  protectionOfTheCrown: standing(gain('rerollDefense', { when: youControl('crown') })),
  raidersOfTheFreeCities: innate(
    together(
      standing(
        gain('morale', { when: tokensAtLeast('pillage', 1) }),
        gain('attackDice', { when: tokensAtLeast('pillage', 2) }),
      ),
      forced({
        on: completesAttack(thisUnit, 'melee'),
        when: destroyedARank,
        does: gainsToken('pillage', ranksDestroyed, 2),
      }),
    ),
  ),
  rallyBanner: forced({ on: passesTest(inRange(friendly, 'short')), does: restores(1, thatUnit) }),
  rallyCry: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: aUnit(besidesThis(inRange(friendly, 'long'))),
    does: restores(2, target),
  }),
  recklessHeroism: order({
    on: declares(thisUnit, 'charge'),
    does: [suffersD3(self), gains('chargeRollsSix', self, 'charge')],
  }),
  recklessStrikes: weapon('melee', gain('criticalBlow'), gain('precision'), gain('onesHurt')),
  recruitingFromTheHills: forced({
    on: activates(thisUnit),
    does: restores(plus(1, perDestroyedRank()), self),
  }),
  regroup: forced({
    on: completes(thisUnit, 'retreat'),
    does: restores(plus(2, perDestroyedRank()), self),
  }),
  reinforcements: forced({
    on: activates(thisUnit),
    does: [restores(1, self), when(youControl('crown'), restores(1, self))],
  }),
  resilience: order({
    on: attackDiceFinalOn(thisUnit),
    does: gains('halvesWounds', self, 'attack'),
  }),
  resoluteStrikes: weapon(
    'melee',
    gain('criticalBlow'),
    gain('toHit', { count: perDestroyedRank() }),
  ),
  ruthlessAggression: together(
    weapon('melee', gain('vicious'), gain('rerollAttack', { when: defenderNotActivated })),
    forced({
      on: beforeAttackDice(thisUnit, 'melee'),
      when: defenderNotActivated,
      does: becomes('vulnerable', defender),
    }),
  ),
  sabotageAndSubvert: byOpponent(
    once(
      may({
        on: startOfTurn('any'),
        does: [destroysItself, gainsCondition(self), gains('noCards', self, 'turn')],
      }),
    ),
  ),
  sadisticMutilation: may({
    on: completesAttack(thisUnit, 'melee'),
    when: both(defenderIs(conditioned(enemy, 'weakened')), defenderHasAttachment),
    does: [
      expends('weakened', defender),
      choosing(anAttachmentIn(defender), destroysAttachment(defender)),
    ],
  }),
  scoutOpenings: order({
    on: startOfTurn('friendly'),
    choose: aUnit(inRange(enemy, 'long')),
    does: [
      attackersGain('rerollAttack', target, 'turn'),
      attackersGain('precision', target, 'turn'),
    ],
  }),
  sentinel: order({
    on: attackedBy(besidesThis(inRange(friendly, 'long')), enemy),
    does: performsOn(self, attacker, 'charge', 'maneuver'),
  }),
  setAnExample: order({
    on: startOfTurn('any'),
    does: [becomes('panicked', all(inRange(enemy, 'short'))), onRoll(6, destroysItself)],
  }),
  setForCharge: order({
    on: isCharged(thisUnit),
    when: both(fromFrontOrFlank, engagedWithNoOther),
    does: strikes(self, thatUnit),
  }),
  shieldWall: order({
    on: defenseDiceFinalOf(thisUnit, 'melee'),
    when: fromFrontOrFlank,
    does: blocks(perRemainingRank()),
  }),
  spikedFlail: weapon('melee', gain('vicious')),
  spreadFear: order({
    on: failsTest(engagedWithThis, 'panic'),
    choose: aUnit(other(inRange(enemy, 'long'))),
    does: panicTest(target, perRemainingRank(), 1),
  }),
  stalwart: standing(gain('morale', { count: 2 })),
  standYourGround: weapon('melee', gain('noBonuses', { reach: 'attackers', when: engagedWithOne })),
  starkFury: order({
    on: beforeAttackDice(thisUnit, 'melee'),
    does: [
      gains('criticalBlow', self, 'attack'),
      gains('sundering', self, 'attack'),
      afterAttack(suffers(plus(2, minus(perDestroyedRank())), self)),
    ],
  }),
  stomp: innate(
    weapon(
      'melee',
      gain('vicious'),
      gain('noDefenseDice'),
      gain('attackDice', { count: perDefendersRank(), when: charging }),
    ),
  ),
  stubbornTenacity: forced({
    on: passesTest(thisUnit, 'panic'),
    choose: aUnit(engagedWithThis),
    does: suffers(1, target),
  }),
  sundering: weapon('melee', gain('sundering')),
  superiorFlanking: order({
    on: beforeAttackDice(inRange(friendly, 'long')),
    when: fromFlankOrRear,
    does: [becomes('panicked', defender), becomes('vulnerable', defender)],
  }),
  superiorNumbers: weapon('melee', gain('rerollAttack', { when: defenderHasFewerRanks })),
  swiftRetreat: order({
    on: attackedBy(thisUnit, enemy, 'melee'),
    does: performs(self, 'retreat'),
  }),
  swiftStrike: forced({ on: completesAttack(thisUnit, 'melee'), does: performs(self, 'retreat') }),
  tacticalReposition: order({
    on: startOfTurn('enemy'),
    choose: aUnit(inRange(friendly, 'short')),
    does: shifts(3, target),
  }),
  takingANewName: order({
    on: startOfTurn('friendly'),
    choose: aDeadAttachment,
    does: takesTheNameOf,
  }),
  taunt: order({
    on: activates(inRange(enemy, 'long')),
    when: couldReach('self'),
    does: taunts(thatUnit, self),
  }),
  theMountainsStrength: together(
    weapon('melee', gain('sundering')),
    forced({ on: beforeAttackDice(thisUnit, 'melee'), does: addsWounds(2) }),
  ),
  theMountainThatRides: maneuverFirst,
  threaten: order({
    on: startOfTurn('friendly'),
    choose: aUnit(inSight(inRange(enemy, 'long'))),
    does: becomes('weakened', target),
  }),
  toothAndClaw: weapon('melee', gain('sundering')),
  toTheLast: innate(
    forToken(
      forced({
        on: wouldBeDestroyed(thisUnit),
        does: [moraleTest(self), when(testWasPassed, survives)],
      }),
      'wound',
    ),
  ),
  trackersBow: forced({
    on: completesAttack(thisUnit, 'ranged'),
    does: becomes('vulnerable', defender),
  }),
  uncontrolledRage: forced({
    on: activates(thisUnit),
    when: canCharge,
    does: [
      moraleTest(self),
      when(testWasFailed, choosing(aUnit(nearestToCharge), ragesAt(self, target))),
    ],
  }),
  unleashedFerocity: forced({
    on: beforeAttackDice(thisUnit, 'melee'),
    choose: someOfThese(perDestroyedRank(), 'panicked', 'vulnerable'),
    does: [
      when(chose('panicked'), becomes('panicked', defender)),
      when(chose('vulnerable'), becomes('vulnerable', defender)),
    ],
  }),
  unstoppableWrath: forced({ on: beforeAttackDice(thisUnit, 'melee'), does: addsWounds(2) }),
  unyielding: standing(gain('panicWounds', { count: minus(perDestroyedRank()) })),
  valuableCaptiveJaime: captive,
  valuableCaptiveRickon: captive,
  vengeanceOfTheCrown: forced({
    on: attackedBy(thisUnit, enemy, 'melee'),
    when: youControl('crown'),
    does: suffers(plus(1, perDestroyedRank()), attacker),
  }),
  vengefulCaptive: innate(standing(gain('toHit', { count: -1, when: opponentControls('crown') }))),
  vicious: weapon('melee', gain('vicious')),
  viciousMauling: weapon(
    'melee',
    gain('sundering'),
    gain('vicious'),
    gain('attackDice', { count: woundsSuffered }),
  ),
  violentReactions: innate(standing(gain('defense', { count: -1 }))),
  warCry: order({
    on: startOfTurn('friendly'),
    does: [
      moraleTest(self),
      when(
        testWasPassed,
        choosing(
          [aUnit(inRange(enemy, 'long')), oneOfThese('panicked', 'vulnerable')],
          when(chose('panicked'), becomes('panicked', target)),
          when(chose('vulnerable'), becomes('vulnerable', target)),
        ),
      ),
    ],
  }),
  warElephant: innate(
    together(
      standing(gain('noObjectives'), gain('mostPanicWounds', { count: 2 })),
      forced({
        on: declares(thisUnit, ...ANY_ACTION),
        when: not(thereIs(inRange(infantry(belongingTo(friendly, 'goldenCompany')), 'long'))),
        does: [moraleTest(self), when(testWasFailed, losesAction)],
      }),
    ),
  ),
  warFlail: weapon('melee', gain('vicious'), gain('criticalBlow', { when: charging })),
  weakenResolve: forced({
    on: failsTest(engagedWithThis, 'panic'),
    does: becomes('weakened', thatUnit),
  }),
  wildfire: standing(gain('vicious'), gain('noDefenseDice')),
  winterfellSupplies: together(
    standing(gain('precision')),
    weapon('melee', gain('highestDice', { when: youControl('combat') })),
  ),
  winterfellsWrath: together(
    weapon('melee', gain('criticalBlow')),
    forced({ on: charges(thisUnit), does: becomes('weakened', charged) }),
  ),
  wintersBite: weapon(
    'melee',
    gain('criticalBlow'),
    gain('toHit', { when: destroyedRanksAtLeast(1) }),
    gain('rerollAttack', { when: destroyedRanksAtLeast(2) }),
  ),
  zealousResurgence: forToken(may({ on: activates(thisUnit), does: restores(2, self) }), 'faith'),
};

/** Rules that come with a unit on a card of their own. */
export const SPECIAL_ABILITIES: SpecialDeclarations = {
  // Several may be spent at the start of an activation, each for something else (SIF-1744).
  baratheonBanners: may({
    on: activationStarts(thisUnit),
    choose: maybe(
      someOfThese(perToken('banner'), 'bannerEdge', 'bannerDread', 'bannerCurse', 'bannerRest'),
    ),
    does: [
      spendsTokens('banner'),
      when(
        chose('bannerEdge'),
        gains('criticalBlow', self, 'turn'),
        gains('sundering', self, 'turn'),
      ),
      when(chose('bannerDread'), gains('vicious', self, 'turn'), gains('panicCost', self, 'turn')),
      when(chose('bannerCurse'), gains('strikesFear', self, 'turn')),
      when(
        chose('bannerRest'),
        restores(2, self),
        gains('rerollCharge', self, 'turn'),
        gains('rerollRetreat', self, 'turn'),
      ),
    ],
  }),
  crannogPoison: forced({
    on: declares(thisUnit, ...ANY_ACTION),
    does: suffers(ifElse(thatIs(conditioned(anyUnit)), 2, 1), self),
  }),
};
