import { type AsoiafPuzzle, battle, here, LAST, RESERVE, THEIR_RESERVE, there } from './field.ts';

const FAR = ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE];

export const council: readonly AsoiafPuzzle[] = [
  {
    id: 'claim-something',
    about: 'ownGoal',
    idea: 'All zones are free, and each of them does something.',
    position: battle(
      {
        units: [here('starkSwornSwords, 4 wounds, activated'), RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
    ),
    before: ['Sansa Stark'],
    bad: ['pass'],
  },
  {
    id: 'no-wealth-for-the-unhurt',
    about: 'ownGoal',
    idea: 'Nobody has lost a man: Wealth heals nobody, and in Combat our Swords strike for free.',
    position: battle(
      { units: [here('starkSwornSwords, activated'), RESERVE], ncus: ['sansaStark:littleBird'] },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
    ),
    before: ['Sansa Stark'],
    bad: ['Wealth'],
  },
  {
    id: 'no-combat-for-the-lonely',
    about: 'ownGoal',
    idea: 'Nobody of ours can attack anybody: Combat does nothing, and Wealth heals.',
    position: battle(
      {
        faction: 'lannister',
        units: ['lannisterGuardsmen at 24,10 facing north, 6 wounds, activated', RESERVE],
        ncus: ['pycelle:grandMaester'],
      },
      {
        faction: 'stark',
        units: ['starkSwornSwords at 24,44 facing south, activated', THEIR_RESERVE],
      },
    ),
    before: ['Pycelle', 'pass'],
    bad: ['Combat'],
  },
  {
    id: 'heal-the-broken-not-the-scratched',
    about: 'ownGoal',
    idea: 'Three wounds heal three where nine are missing, and one where one is.',
    position: battle(
      {
        units: [
          here('starkSwornSwords, 8 wounds, activated'),
          'starkBowmen at 6,6 facing north, 1 wound, activated',
        ],
        ncus: ['sansaStark:littleBird'],
      },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
    ),
    before: ['Sansa Stark', 'Wealth'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'heal-whom-you-can',
    about: 'ownGoal',
    idea: 'Who is there to be healed is healed.',
    position: battle(
      {
        faction: 'lannister',
        units: ['lannisterGuardsmen at 24,10 facing north, 5 wounds, activated', RESERVE],
        ncus: ['pycelle:grandMaester'],
      },
      {
        faction: 'stark',
        units: ['starkSwornSwords at 24,44 facing south, activated', THEIR_RESERVE],
      },
    ),
    before: ['Pycelle', 'pass', 'Wealth'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'wealth-takes-the-token-back',
    about: 'win',
    idea: 'With its second rank the unit holds the token of the last round against two ranks of theirs.',
    position: battle(
      {
        units: [here('starkSwornSwords, 9 wounds, activated'), RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      [there('lannisterGuardsmen, 4 wounds, activated'), THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Sansa Stark'],
    good: ['Wealth'],
  },
  {
    id: 'maneuver-takes-the-token',
    about: 'win',
    idea: 'Everybody has acted; the Maneuver zone still brings the Swords onto the token of the last round.',
    position: battle(
      {
        units: ['starkSwornSwords at 24,16.5 facing north, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      FAR,
      { ...LAST, tokens: ['24,20 with card 5'] },
    ),
    before: ['Sansa Stark'],
    good: ['Maneuver'],
  },
  {
    id: 'move-who-reaches-the-token',
    about: 'win',
    idea: 'Of those who may move one reaches the token of the last round.',
    position: battle(
      {
        units: [
          'starkSwornSwords at 24,16.5 facing north, activated',
          'starkBowmen at 6,6 facing north, activated',
        ],
        ncus: ['sansaStark:littleBird'],
      },
      FAR,
      { ...LAST, tokens: ['24,20 with card 5'] },
    ),
    before: ['Sansa Stark', 'Maneuver'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'do-not-move-the-holder',
    about: 'ownGoal',
    idea: 'The Maneuver zone may move another one, or nobody: not who fights on the token of the last round.',
    position: battle(
      {
        units: [here('starkSwornSwords, activated'), 'starkBowmen at 6,6 facing north, activated'],
        ncus: ['sansaStark:littleBird'],
      },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Sansa Stark', 'Maneuver'],
    bad: ['Stark Sworn Swords'],
  },
  {
    id: 'do-not-retreat-because-you-may',
    about: 'ownGoal',
    idea: 'Nobody must use a free retreat: here it gives away the token of the last round.',
    position: battle(
      { units: [here('starkSwornSwords, activated'), RESERVE], ncus: ['sansaStark:littleBird'] },
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Sansa Stark', 'Maneuver', 'Stark Sworn Swords'],
    bad: ['Retreat'],
  },
  {
    id: 'a-free-attack-is-free',
    about: 'ownGoal',
    idea: 'Three fresh ranks may strike a broken enemy for nothing.',
    position: battle(
      {
        faction: 'neutral',
        units: [here('stormcrowMercenaries, activated'), RESERVE],
        ncus: ['lordVarys:theSpider'],
      },
      [there('lannisterGuardsmen, 8 wounds, activated'), THEIR_RESERVE],
    ),
    before: ['Lord Varys', 'Combat', 'Stormcrow Mercenaries'],
    good: ['Melee Attack'],
  },
  {
    id: 'combat-is-for-somebody',
    about: 'ownGoal',
    idea: 'The zone was claimed for this attack.',
    position: battle(
      { units: [here('starkSwornSwords, activated'), RESERVE], ncus: ['sansaStark:littleBird'] },
      [there('lannisterGuardsmen, 8 wounds, activated'), THEIR_RESERVE],
    ),
    before: ['Sansa Stark', 'Combat'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'the-fresh-strike-harder',
    about: 'value',
    idea: 'Seven dice or four: the fresh unit attacks.',
    position: battle(
      {
        units: [
          here('starkSwornSwords, activated'),
          'stormcrowMercenaries at 10,20 facing north, 9 wounds, activated',
        ],
        ncus: ['sansaStark:littleBird'],
      },
      [
        there('lannisterGuardsmen, activated'),
        'lannisterGuardsmen at 10,24.8 facing south, activated',
      ],
    ),
    before: ['Sansa Stark', 'Combat'],
    good: ['Stark Sworn Swords'],
  },
  {
    id: 'frighten-the-last-man',
    about: 'win',
    idea: 'If one man panics he is gone, and with him goes the point of the last round.',
    position: battle(
      {
        units: ['starkSwornSwords at 24,4 facing north, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      [
        'lannisterGuardsmen at 24,44 facing south, 11 wounds, activated',
        'lannisterHalberdiers at 34,44 facing south, activated',
        THEIR_RESERVE,
      ],
      LAST,
    ),
    before: ['Sansa Stark', 'Crown'],
    good: ['Lannister Guardsmen'],
  },
  {
    id: 'the-crown-decides-it',
    about: 'win',
    idea: 'Only a panic test can still win the point of the last round.',
    position: battle(
      {
        units: ['starkSwornSwords at 24,4 facing north, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      [
        'lannisterGuardsmen at 24,44 facing south, 11 wounds, activated',
        'lannisterHalberdiers at 34,44 facing south, activated',
        THEIR_RESERVE,
      ],
      LAST,
    ),
    before: ['Sansa Stark'],
    good: ['Crown'],
  },
  {
    id: 'family-duty-honor-for-the-family',
    about: 'ownGoal',
    idea: 'Catelyn makes a unit fight at its best: one of ours.',
    position: battle(
      {
        units: [here('starkSwornSwords, 5 wounds'), 'starkBowmen at 6,6 facing north'],
        ncus: ['catelynStark:ladyOfWinterfell'],
      },
      [there('lannisterGuardsmen, 5 wounds'), THEIR_RESERVE],
    ),
    before: ['Catelyn Stark', 'Tactics'],
    bad: ['Lannister Guardsmen', 'House Bolton Flayed Men'],
  },
  {
    id: 'deny-them-the-token',
    about: 'defend',
    idea: 'Everybody has acted; only the Maneuver zone can bring them onto the token of the last round.',
    position: battle(
      {
        units: ['starkSwornSwords at 24,6 facing north, activated', RESERVE],
        ncus: ['sansaStark:littleBird'],
      },
      {
        units: ['lannisterGuardsmen at 24,27.5 facing south, activated', THEIR_RESERVE],
        ncus: ['pycelle:grandMaester'],
      },
      { round: 6, points: [6, 5], tokens: ['24,24 with card 5'] },
    ),
    before: ['Sansa Stark'],
    good: ['Maneuver'],
  },
  {
    id: 'a-quadrant-for-the-council',
    about: 'win',
    idea: 'In Here We Stand an NCU counts in a quadrant: that is the point of the last round.',
    position: battle(
      {
        units: [
          'starkSwornSwords at 12,12 facing north, activated',
          'stormcrowMercenaries at 36,34 facing north, activated',
        ],
        ncus: ['catelynStark:ladyOfWinterfell'],
      },
      [
        'lannisterGuardsmen at 36,12 facing south, activated',
        'lannisterHalberdiers at 36,42 facing south, activated',
      ],
      { mode: 'hereWeStand', ...LAST },
    ),
    before: ['Catelyn Stark', 'pass'],
    good: ['quadrant II'],
  },
];
