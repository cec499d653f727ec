import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import type { Match } from '@small-council/engine';
import type { Page } from 'playwright-core';
import { type Laying, layMatch } from './layMatch.ts';

/** Opens the page at this position of a battle. */
export const layBattle = (page: Page, spec: PositionSpec, laying?: Laying): Promise<Match> =>
  layMatch(page, asoiaf, position(spec), '.battle', laying);

/** The battle of the study: both armies in the middle of round 3. */
export const MID_BATTLE: PositionSpec = {
  round: 3,
  points: [3, 4],
  terrain: [
    'forest at 13.5,34.5 facing 350',
    'weirwood at 27.3,34',
    'wall at 20,13.5 facing 8',
    'bog at 33.5,13.7',
  ],
  tokens: [
    '6.6,29.5 with card 3',
    '41.3,29.5 with card 6',
    '24,24 with card 1',
    '6.6,18.6 with card 2',
    '41.3,18.6 with card 4',
  ],
  players: {
    stark: {
      units: [
        'starkSwornSwords with robbStark:theWolfLord at 12.6,15.8 facing 42',
        'houseUmberGreataxes at 32.9,24.7 facing 12, 4 wounds, activated',
        'starkBowmen at 26.3,7.3 facing 358, 1 wound',
        'houseTullyCavaliers at 41,15.3 facing 350, 2 wounds, weakened',
        'greyWind at 6.8,18.3 facing 348, 1 wound',
      ],
      ncus: ['catelynStark:ladyOfWinterfell on tactics', 'sansaStark:littleBird'],
      hand: ['northernFerocity', 'swiftReposition'],
      deck: ['northernFerocity', 'swiftReposition'],
    },
    lannister: {
      units: [
        'lannisterGuardsmen with jaimeLannister:theKingslayer at 24.4,25.4 facing south, 3 wounds, vulnerable',
        'lannisterHalberdiers at 34.6,30.1 facing 198, 5 wounds, panicked, activated',
        'lannisterCrossbowmen at 19.6,37.1 facing 177',
        'houseCleganeMountainsMen at 7.2,29.5 facing 165, 1 wound, weakened, activated',
        'knightsOfCasterlyRock at 41.5,29.6 facing 175, 3 wounds',
      ],
      ncus: ['cerseiLannister:queenRegent on crown', 'tyrionLannister:theImp'],
      hand: [],
      deck: [],
    },
  },
};
