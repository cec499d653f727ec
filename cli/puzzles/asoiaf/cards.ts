import { type AsoiafPuzzle, battle, here, LAST, RESERVE, THEIR_RESERVE, there } from './field.ts';

export const cards: readonly AsoiafPuzzle[] = [
  {
    id: 'no-assault-without-an-enemy',
    about: 'ownGoal',
    idea: 'The card would replace the healing by an attack that nobody can make.',
    position: battle(
      {
        units: ['starkSwornSwords at 24,10 facing north, 6 wounds, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
        hand: ['assaultOrders'],
      },
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
    ),
    before: ['Sansa Stark', 'Wealth'],
    bad: ['Play Assault Orders'],
  },
  {
    id: 'assault-where-it-counts',
    about: 'ownGoal',
    idea: 'The orders are for the unit that has an enemy before it.',
    position: battle(
      {
        units: [here('starkSwornSwords, activated'), 'starkBowmen at 6,6 facing north, activated'],
        ncus: ['sansaStark:littleBird'],
        hand: ['assaultOrders'],
      },
      [there('lannisterGuardsmen, 8 wounds, activated'), THEIR_RESERVE],
    ),
    before: ['Sansa Stark', 'Wealth', 'Play Assault Orders'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'hit-and-stay',
    about: 'ownGoal',
    idea: 'Hit and Run would leave the token that decides the last round.',
    position: battle(
      {
        units: [here('starkSwornSwords with robbStark:theWolfLord'), RESERVE],
        hand: ['hitAndRun'],
      },
      [there('lannisterGuardsmen, 4 wounds, activated'), THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Stark Sworn Swords', 'Melee Attack', 'pass'],
    bad: ['Play Hit and Run'],
  },
  {
    id: 'do-not-bleed-to-death',
    about: 'ownGoal',
    idea: 'Two men are left: taking two wounds for a blow would be their end.',
    position: battle(
      {
        units: [here('starkSwornSwords with greatjonUmber:lordOfLastHearth, 10 wounds'), RESERVE],
        hand: ['berserkerTactics'],
      },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
    ),
    before: ['Stark Sworn Swords', 'Melee Attack', 'pass', 'pass', 'Play Berserker Tactics'],
    bad: ['a wound + a wound', 'a wound + a wound + a wound'],
  },
  {
    id: 'no-wound-for-a-scratch',
    about: 'ownGoal',
    idea: 'The wounds that the unit gives up must not be its last.',
    position: battle(
      {
        units: [
          'starkSwornSwords with maegeMormont:ladyOfBearIsland at 24,10 facing north',
          'starkBowmen at 30,10 facing north, 9 wounds',
        ],
        hand: ['supportOfBearIsland'],
      },
      ['lannisterGuardsmen at 24,44 facing south', THEIR_RESERVE],
    ),
    before: ['Play Support of Bear Island', 'Stark Bowmen'],
    bad: ['a wound + a wound + a wound'],
  },
  {
    id: 'here-stands-who-is-attacked',
    about: 'value',
    idea: 'The card saves a unit from destruction: the broken one in front of the enemy.',
    position: battle(
      {
        units: [
          here('starkSwornSwords with maegeMormont:ladyOfBearIsland, 10 wounds'),
          'starkBowmen at 6,6 facing north',
        ],
        hand: ['hereWeStand'],
      },
      [there('lannisterHalberdiers'), THEIR_RESERVE],
    ),
    before: ['Play Here We Stand!'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'plan-your-own-blow',
    about: 'ownGoal',
    idea: 'It is our attack: we add hits and do not block them.',
    position: battle(
      {
        faction: 'neutral',
        units: [here('stormcrowMercenaries'), RESERVE],
        hand: ['planningAndInsight'],
      },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
    ),
    before: ['Stormcrow Mercenaries', 'Melee Attack', 'pass', 'Play Planning and Insight'],
    bad: ['more blocked hits'],
  },
  {
    id: 'plan-against-their-blow',
    about: 'ownGoal',
    idea: 'It is their attack: we block hits and do not add them.',
    position: battle(
      {
        faction: 'neutral',
        units: [here('stormcrowMercenaries'), RESERVE],
        hand: ['planningAndInsight'],
      },
      [there('lannisterGuardsmen'), THEIR_RESERVE],
    ),
    before: [
      'Stormcrow Mercenaries',
      'pass',
      'Lannister Guardsmen',
      'Melee Attack',
      'pass',
      'Play Planning and Insight',
    ],
    bad: ['more hits'],
  },
  {
    id: 'winter-strikes-now',
    about: 'value',
    idea: 'The blow decides the last round: the card is for now.',
    position: battle(
      { units: [here('starkSwornSwords'), RESERVE], hand: ['wintersMight'] },
      [there('lannisterGuardsmen, 9 wounds, activated'), THEIR_RESERVE],
      LAST,
    ),
    before: ['Stark Sworn Swords', 'Melee Attack', 'pass'],
    good: ['Play Winter'],
  },
  {
    id: 'the-bribe-for-who-fights-us',
    about: 'value',
    idea: 'The bribed fight at their worst: those who are about to strike.',
    position: battle(
      {
        faction: 'lannister',
        units: [here('lannisterGuardsmen, activated'), RESERVE],
        ncus: ['pycelle:grandMaester'],
        hand: ['bribery'],
      },
      {
        faction: 'stark',
        units: [
          there('starkSwornSwords'),
          'starkBowmen at 4,44 facing south, 11 wounds, activated',
        ],
      },
    ),
    before: ['Pycelle', 'pass', 'Maneuver', 'Play Bribery'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'negotiate-for-the-wounded',
    about: 'ownGoal',
    idea: 'The negotiations heal: somebody who has wounds.',
    position: battle(
      {
        faction: 'neutral',
        units: [
          'stormcrowMercenaries with daarioNaharis:stormcrowCaptain at 24,10 facing north, 7 wounds, activated',
          'stormcrowArchers at 34,10 facing north, activated',
        ],
        ncus: ['lordVarys:theSpider'],
        hand: ['sellswordNegotiations'],
      },
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
    ),
    before: ['Lord Varys', 'Maneuver', 'Play Sellsword Negotiations'],
    good: ['Stormcrow Mercenaries'],
  },
  {
    id: 'fealty-heals-the-wounded',
    about: 'value',
    idea: 'Men come back where men are missing.',
    position: battle(
      {
        faction: 'lannister',
        units: [
          'lannisterGuardsmen at 24,32 facing north, 7 wounds, activated',
          'lannisterHalberdiers at 32,32 facing north, activated',
        ],
        ncus: ['pycelle:grandMaester'],
        hand: ['fealtyToTheCrown'],
      },
      {
        faction: 'stark',
        units: ['starkSwornSwords at 28,41 facing south, panicked, activated', THEIR_RESERVE],
      },
    ),
    before: ['Pycelle', 'pass', 'Crown', 'Stark Sworn Swords', 'pass', 'Play Fealty to The Crown'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'mercy-for-the-sick',
    about: 'ownGoal',
    idea: 'The card heals the unit that is activated: this one is unhurt.',
    position: battle(
      {
        faction: 'lannister',
        units: [
          'lannisterGuardsmen at 24,10 facing north',
          'lannisterHalberdiers at 34,10 facing north, 8 wounds',
        ],
        hand: ['mercyOfTheMother'],
      },
      { faction: 'stark', units: ['starkSwornSwords at 24,44 facing south', THEIR_RESERVE] },
    ),
    before: ['Lannister Guardsmen'],
    bad: ['Play Mercy of The Mother'],
  },
  {
    id: 'here-they-stand',
    about: 'defend',
    idea: 'The card was laid there for this blow.',
    position: battle(
      {
        units: [
          here('starkSwornSwords with maegeMormont:ladyOfBearIsland, 11 wounds'),
          'starkBowmen at 6,6 facing north, activated',
        ],
        hand: ['hereWeStand'],
      },
      [there('lannisterHalberdiers'), THEIR_RESERVE],
      { round: 6, points: [7, 6] },
    ),
    before: [
      'Play Here We Stand!',
      'Stark Sworn Swords',
      'Stark Sworn Swords',
      'pass',
      'Lannister Halberdiers',
      'Melee Attack',
      'pass',
    ],
    good: ['Here We Stand! (Stark Sworn Swords)'],
  },
  {
    id: 'the-father-protects',
    about: 'defend',
    idea: 'Three men are left and more hits come through: the card saves some of them.',
    position: battle(
      { faction: 'stark', units: [here('houseUmberGreataxes'), RESERVE] },
      {
        faction: 'lannister',
        units: [
          there('lannisterGuardsmen with theHighSparrow:hisHighHoliness, 9 wounds, activated'),
          'lannisterHalberdiers at 4,44 facing south, activated',
        ],
        hand: ['protectionOfTheFather'],
      },
      { round: 6, points: [5, 6] },
    ),
    before: ['House Umber Greataxes', 'Melee Attack', 'pass'],
    good: ['Play Protection of The Father'],
  },
  {
    id: 'paid-men-stand-fast',
    about: 'defend',
    idea: 'Whoever fails this test is gone, and with them the last round.',
    position: battle(
      {
        faction: 'lannister',
        units: [
          'lannisterGuardsmen at 24,40 facing south, activated',
          'knightsOfCasterlyRock at 4,44 facing south, activated',
        ],
        ncus: ['pycelle:grandMaester'],
      },
      {
        faction: 'neutral',
        units: [
          'stormcrowMercenaries with jokin:stormcrowCaptain at 24,10 facing north, 11 wounds, activated',
          'stormcrowArchers at 40,10 facing north, activated',
        ],
        hand: ['stalwartMercenaries'],
      },
      { round: 6, points: [5, 6] },
    ),
    before: ['Pycelle', 'pass', 'Crown', 'Stormcrow Mercenaries'],
    good: ['Play Stalwart Mercenaries'],
  },
];
