import { type AsoiafPuzzle, battle, here, LAST, RESERVE, THEIR_RESERVE, there } from './field.ts';

export const actions: readonly AsoiafPuzzle[] = [
  {
    id: 'strike-who-is-there',
    about: 'ownGoal',
    idea: 'Three fresh ranks stand before a broken enemy: they strike.',
    position: battle(
      [here('starkSwornSwords'), RESERVE],
      [there('lannisterGuardsmen, 8 wounds'), THEIR_RESERVE],
    ),
    before: ['Stark Sworn Swords'],
    bad: ['pass', 'Retreat'],
  },
  {
    id: 'shoot-who-is-there',
    about: 'ownGoal',
    idea: 'The enemy stands in range and cannot reach the bowmen: they shoot.',
    position: battle(
      ['starkBowmen at 24,20 facing north', RESERVE],
      ['lannisterHalberdiers at 24,35 facing south, activated', THEIR_RESERVE],
    ),
    before: ['Stark Bowmen'],
    bad: ['pass', 'March'],
  },
  {
    id: 'charge-the-rear',
    about: 'ownGoal',
    idea: 'Five inches to the backs of the enemy: nothing else is worth as much.',
    position: battle(
      ['starkOutriders at 24,15 facing north', RESERVE],
      ['lannisterHalberdiers at 24,24.5 facing north, activated', THEIR_RESERVE],
    ),
    before: ['Stark Outriders', 'pass'],
    good: ['Charge'],
  },
  {
    id: 'neutral-charge-the-rear',
    about: 'ownGoal',
    idea: 'Knights behind a line of pikes charge before it turns round.',
    position: battle(
      {
        faction: 'neutral',
        units: ['hedgeKnights at 24,15 facing north', 'stormcrowMercenaries at 6,6, activated'],
      },
      ['lannisterHalberdiers at 24,24.5 facing north', THEIR_RESERVE],
    ),
    before: ['Hedge Knights', 'pass'],
    bad: ['pass', 'March'],
  },
  {
    id: 'do-not-walk-off-the-winning-token',
    about: 'ownGoal',
    idea: 'The point of this token decides the last round: nobody leaves it.',
    position: battle(
      [here('starkSwornSwords'), RESERVE],
      [there('lannisterGuardsmen, activated'), THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Stark Sworn Swords'],
    bad: ['Retreat'],
  },
  {
    id: 'step-onto-the-token',
    about: 'win',
    idea: 'Three inches to the token that decides the last round.',
    position: battle(
      ['starkSwornSwords at 24,17 facing north', RESERVE],
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5'] },
    ),
    before: ['Stark Sworn Swords'],
    good: ['Maneuver', 'March'],
  },
  {
    id: 'march-to-the-token',
    about: 'win',
    idea: 'Eight inches are too far to maneuver, and near enough to march.',
    position: battle(
      ['lannisterGuardsmen at 24,12 facing north', RESERVE],
      ['lannisterGuardsmen at 24,44 facing south, activated', THEIR_RESERVE],
      { ...LAST, tokens: ['24,20 with card 5'] },
    ),
    before: ['Lannister Guardsmen'],
    good: ['March'],
  },
  {
    id: 'do-not-flee-from-the-beaten',
    about: 'ownGoal',
    idea: 'One man of theirs is left: who retreats gives him his life and a free blow.',
    position: battle(
      { faction: 'lannister', units: [here('lannisterGuardsmen'), RESERVE] },
      { faction: 'stark', units: [there('starkSwornSwords, 11 wounds'), THEIR_RESERVE] },
    ),
    before: ['Lannister Guardsmen'],
    good: ['Melee Attack'],
  },
  {
    id: 'who-fights-acts-first',
    about: 'value',
    idea: 'Whoever stands in the rear of the enemy strikes before he turns; the others can wait.',
    position: battle(
      [
        'starkOutriders at 24,15 facing north',
        'starkSwornSwords at 6,6 facing north',
        'starkBowmen at 40,6 facing north',
      ],
      ['lannisterHalberdiers at 24,24.5 facing north', THEIR_RESERVE],
    ),
    good: ['Stark Outriders'],
  },
  {
    id: 'hold-the-token-against-one-rank',
    about: 'ownGoal',
    idea: 'One rank of theirs cannot take the token from three: there is no need to leave.',
    position: battle(
      [here('starkSwornSwords'), RESERVE],
      [there('lannisterGuardsmen, 9 wounds'), THEIR_RESERVE],
      { mode: 'clashOfKings', points: [4, 4], round: 5, tokens: ['24,20 with card 5 held by u0'] },
    ),
    before: ['Stark Sworn Swords'],
    good: ['Melee Attack'],
  },
  {
    id: 'contest-the-last-token',
    about: 'defend',
    idea: 'Three ranks in contact take the token from one: without the charge it wins them the last round.',
    position: battle(
      ['starkSwornSwords at 24,14.5 facing north', RESERVE],
      ['lannisterGuardsmen at 24,24 facing south, 8 wounds, activated', THEIR_RESERVE],
      { ...LAST, points: [6, 5], tokens: ['24,24 with card 5 held by u2'] },
    ),
    before: ['Stark Sworn Swords'],
    good: ['Charge'],
  },
];
