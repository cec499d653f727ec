import { type AsoiafPuzzle, battle, LAST, RESERVE, THEIR_RESERVE } from './field.ts';

export const targets: readonly AsoiafPuzzle[] = [
  {
    id: 'charge-backs-not-pikes',
    about: 'ownGoal',
    idea: 'Both are as near: one shows us its back, the other its pikes.',
    position: battle(
      ['starkOutriders at 24,15 facing north', RESERVE],
      [
        'lannisterGuardsmen at 21.2,24.5 facing north, activated',
        'lannisterHalberdiers at 27,24.5 facing south, activated',
      ],
    ),
    before: ['Stark Outriders', 'pass', 'Charge'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'strike-down-the-last-man',
    about: 'win',
    idea: 'The last man is worth the point that decides the last round.',
    position: battle(
      ['starkSwornSwords at 24,20 facing north', RESERVE],
      [
        'lannisterGuardsmen at 21.2,24.8 facing south, 11 wounds, activated',
        'lannisterHalberdiers at 26.8,24.8 facing south, activated',
        THEIR_RESERVE,
      ],
      LAST,
    ),
    before: ['Stark Sworn Swords', 'Melee Attack', 'pass'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'shoot-down-the-last-man',
    about: 'win',
    idea: 'The last man is worth the point that decides the last round.',
    position: battle(
      ['starkBowmen at 24,20 facing north', RESERVE],
      [
        'lannisterGuardsmen at 20,34 facing south, 11 wounds, activated',
        'lannisterHalberdiers at 28,34 facing south, activated',
        THEIR_RESERVE,
      ],
      LAST,
    ),
    before: ['Stark Bowmen', 'Ranged Attack', '{"path":[]}'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'finish-the-commander',
    about: 'win',
    idea: 'In A Clash of Kings the commander’s unit is worth three points.',
    position: battle(
      { units: ['starkSwornSwords at 24,20 facing north', RESERVE] },
      {
        units: [
          'lannisterGuardsmen with jaimeLannister:theKingslayer at 21.2,24.8 facing south, 10 wounds, activated',
          'lannisterHalberdiers at 26.8,24.8 facing south, 10 wounds, activated',
          THEIR_RESERVE,
        ],
      },
      { mode: 'clashOfKings', round: 6, points: [5, 7] },
    ),
    before: ['Stark Sworn Swords', 'Melee Attack', 'pass'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'charge-who-decides-it',
    about: 'win',
    idea: 'Both can be reached; the one with two men left is the point of the last round.',
    position: battle(
      {
        faction: 'neutral',
        units: ['hedgeKnights at 24,15 facing north', 'stormcrowMercenaries at 6,6, activated'],
      },
      [
        'lannisterHalberdiers at 21.2,24 facing south, activated',
        'lannisterGuardsmen at 27,24 facing south, 10 wounds, activated',
        THEIR_RESERVE,
      ],
      LAST,
    ),
    before: ['Hedge Knights', 'pass', 'Charge'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'a-bounty-costs-nothing',
    about: 'ownGoal',
    idea: 'In Fire & Blood the commander may lay a point on an enemy, for nothing.',
    position: battle(
      ['starkSwornSwords with robbStark:theWolfLord at 24,20 facing north', RESERVE],
      ['lannisterGuardsmen at 24,28 facing south', THEIR_RESERVE],
      { mode: 'fireAndBlood' },
    ),
    before: ['Stark Sworn Swords'],
    bad: ['pass'],
  },
  {
    id: 'the-bounty-for-the-beaten',
    about: 'value',
    idea: 'The point is laid on whom we are about to destroy.',
    position: battle(
      ['starkSwornSwords with robbStark:theWolfLord at 24,20 facing north', RESERVE],
      [
        'lannisterGuardsmen at 24,24.8 facing south, 11 wounds',
        'lannisterHalberdiers at 40,28 facing south',
        THEIR_RESERVE,
      ],
      { mode: 'fireAndBlood' },
    ),
    before: ['Stark Sworn Swords'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'the-objective-heals-the-wounded',
    about: 'ownGoal',
    idea: 'The card of the token heals: somebody who has lost men.',
    position: battle(
      [
        'starkSwornSwords at 24,17 facing north',
        'starkBowmen at 16,15 facing north, 7 wounds, activated',
      ],
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
      { tokens: ['24,20 with card 1'], round: 3 },
    ),
    before: ['Stark Sworn Swords', 'Maneuver', '{"path":[{"go":"forward","by":3000}]}'],
    good: ['Stark Bowmen'],
  },
  {
    id: 'storm-the-wall-in-front',
    about: 'value',
    idea: 'The walls of the castle are what the attacker is here for.',
    position: {
      mode: 'stormOfSwords',
      round: 3,
      players: {
        stark: { units: ['starkSwornSwords at 24,4 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,18 facing south'] },
      },
    },
    before: ['Stark Sworn Swords', 'pass', 'Lannister Guardsmen'],
    bad: ['pass', 'March'],
  },
  {
    id: 'where-they-do-not-count',
    about: 'value',
    idea: 'Their unit stands between two quadrants: we put it where they have enough anyway.',
    position: battle(
      [
        'starkSwornSwords at 12,36 facing north, activated',
        'starkBowmen at 40,6 facing north, activated',
      ],
      [
        'lannisterGuardsmen at 24,36 facing south, activated',
        'lannisterHalberdiers at 40,40 facing south, activated',
      ],
      { mode: 'hereWeStand', round: 3 },
    ),
    good: ['quadrant II'],
  },
  {
    id: 'the-walls-do-not-shoot-at-us',
    about: 'ownGoal',
    idea: 'In Honed and Ready the walls shoot at whom we say: not at our own.',
    position: battle(
      {
        units: ['starkSwornSwords at 13,18.5 facing north, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      ['lannisterGuardsmen at 35,29.5 facing south, activated', THEIR_RESERVE],
      {
        mode: 'honedAndReady',
        round: 3,
        tokens: ['13,18.5 held by u0', '35,29.5 held by u2'],
      },
    ),
    before: ['Sansa Stark', 'Tactics'],
    bad: ['Stark Sworn Swords'],
  },
  {
    id: 'the-king-returns',
    about: 'ownGoal',
    idea: 'In A Clash of Kings a fallen commander’s unit comes back whole, for nothing.',
    position: battle(
      [
        'starkSwornSwords with robbStark:theWolfLord, destroyed',
        'starkBowmen at 24,10 facing north, activated',
      ],
      ['lannisterGuardsmen at 24,40 facing south, activated', THEIR_RESERVE],
      { mode: 'clashOfKings', round: 3 },
    ),
    good: ['redeploy it'],
  },
  {
    id: 'stand-again',
    about: 'ownGoal',
    idea: 'In Here We Stand one fallen unit of each player returns, for nothing.',
    position: battle(
      ['starkSwornSwords, destroyed', 'starkBowmen at 12,10 facing north, activated'],
      ['lannisterGuardsmen at 36,40 facing south, activated', THEIR_RESERVE],
      { mode: 'hereWeStand', round: 3 },
    ),
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'carry-the-dragon-home',
    about: 'win',
    idea: 'In A Dance with Dragons a token is carried by who touches it: this one decides the last round.',
    position: battle(
      ['starkSwornSwords at 24,16.5 facing north', RESERVE],
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
      { ...LAST, mode: 'danceWithDragons', tokens: ['24,20.5 with card 5'] },
    ),
    before: ['Stark Sworn Swords'],
    good: ['Maneuver', 'March'],
  },
  {
    id: 'the-crows-feast',
    about: 'win',
    idea: 'In A Feast for Crows the token lies on a corpse pile three inches ahead.',
    position: battle(
      { faction: 'lannister', units: ['lannisterHalberdiers at 24,16 facing north', RESERVE] },
      {
        faction: 'stark',
        units: ['starkSwornSwords at 24,44 facing south, activated', THEIR_RESERVE],
      },
      {
        ...LAST,
        mode: 'feastForCrows',
        terrain: ['corpsePile at 24,20'],
        tokens: ['24,20 with card 5 on t0'],
      },
    ),
    before: ['Lannister Halberdiers'],
    good: ['Maneuver', 'March'],
  },
  {
    id: 'two-against-two',
    about: 'ownGoal',
    idea: 'In teams the wounds of a mate count like one’s own: the broken unit is healed, not the scratched one.',
    position: {
      teams: true,
      players: {
        stark: {
          units: ['starkSwornSwords at 12,10 facing north, 1 wound, activated'],
          ncus: ['sansaStark:littleBird'],
        },
        lannister: { units: ['lannisterGuardsmen at 12,40 facing south, activated'] },
        tully: {
          faction: 'stark',
          units: ['houseTullySwornShields at 36,10 facing north, 8 wounds, activated'],
        },
        clegane: {
          faction: 'lannister',
          units: ['houseCleganeMountainsMen at 36,40 facing south, activated'],
        },
      },
    },
    before: ['Sansa Stark', 'Wealth'],
    good: ['House Tully Sworn Shields'],
  },
];
