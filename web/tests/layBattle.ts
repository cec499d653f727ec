import { asoiaf } from '@small-council/asoiaf';
import { type PositionSpec, position } from '@small-council/asoiaf/position';
import type { Match } from '@small-council/engine';
import type { Page } from 'playwright-core';
import { type Laying, layMatch } from './layMatch.ts';

/** A position, and the missions of its mode. */
type BattleSpec = PositionSpec & { missions?: { open: number[]; hands: number[][] } };

/** Opens the page at this position of a battle. */
export function layBattle(page: Page, spec: BattleSpec, laying?: Laying): Promise<Match> {
  const { missions, ...rest } = spec;
  const setting = position(rest);
  if (missions) {
    setting.position.table.missions.active = missions.open;
    setting.position.table.missions.hands = missions.hands;
  }
  return layMatch(page, asoiaf, setting, '.battle', laying);
}

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

/** A melee in which everybody is close to everybody, with attachments and conditions wherever there can be some. */
export const MELEE: PositionSpec = {
  ...MID_BATTLE,
  terrain: ['wall at 31,17.5 facing 8', 'weirwood at 11.5,28'],
  tokens: ['24,24 with card 1', '17,20.5 with card 3', '30,26 with card 4'],
  players: {
    stark: {
      ...MID_BATTLE.players.stark,
      units: [
        'starkSwornSwords with robbStark:theWolfLord at 24,20.5 facing north, 3 wounds, panicked, vulnerable',
        'houseUmberGreataxes with greatjonUmber:fierceBannerman at 17.4,20.5 facing north, 4 wounds, weakened',
        'starkBowmen at 24,14.6 facing north, 1 wound, panicked, weakened',
        'houseTullyCavaliers at 29.25,25.3 facing west, 2 wounds, vulnerable',
        'greyWind at 12.2,21 facing north, 1 wound, weakened',
      ],
    },
    lannister: {
      ...MID_BATTLE.players.lannister,
      units: [
        'lannisterGuardsmen with jaimeLannister:theKingslayer at 24,25.3 facing south, 3 wounds, vulnerable, weakened',
        'lannisterHalberdiers with guardCaptain at 17.4,25.3 facing south, 5 wounds, panicked, activated',
        'lannisterCrossbowmen at 20.5,31.2 facing south, panicked, vulnerable',
        'houseCleganeMountainsMen at 34.15,25.3 facing west, 1 wound, weakened, activated',
        'knightsOfCasterlyRock at 27.2,31.3 facing south, 3 wounds, panicked',
      ],
    },
  },
};

/** A castle under siege: the viewer defends it, at the near edge. */
export const SIEGE: PositionSpec = {
  mode: 'stormOfSwords',
  round: 3,
  points: [1, 3],
  terrain: ['forest at 10,30 facing 350', 'stakes at 36,26'],
  players: {
    stark: {
      ...MID_BATTLE.players.stark,
      units: [
        'starkSwornSwords with robbStark:theWolfLord at 6,9.5 facing north',
        'starkBowmen at 38,9 facing 350, 1 wound',
        'houseUmberGreataxes at 16,13 facing 20, 4 wounds',
      ],
    },
    lannister: {
      ...MID_BATTLE.players.lannister,
      units: [
        'lannisterHalberdiers at 24,7.15 facing south, 2 wounds',
        'lannisterGuardsmen with jaimeLannister:theKingslayer at 31,22 facing south',
        'lannisterCrossbowmen at 20,28 facing 190, 4 wounds, panicked',
        'knightsOfCasterlyRock at 42,24 facing 200',
      ],
    },
  },
};

/** A mode in which quarters of the field count, and where each army stands is worth points. */
export const QUARTERS: PositionSpec = { ...MID_BATTLE, mode: 'hereWeStand', tokens: [] };

/** A large battle on the wider table: sixteen trays, of which some are far apart. */
export const LARGE_BATTLE: BattleSpec = {
  mode: 'windsOfWinter',
  missions: {
    open: [1, 6],
    hands: [
      [3, 7, 8, 11, 12],
      [2, 4, 5, 9, 12],
    ],
  },
  size: 60,
  board: 'large',
  round: 2,
  points: [1, 0],
  terrain: [
    'bog at 14,38',
    'forest at 15,15',
    'weirwood at 29.6,13.7',
    'hedge at 48,40.6 facing 5',
    'palisade at 52.6,22.6 facing 14',
    'stakes at 56.7,14.2 facing 352',
  ],
  tokens: ['36,24', '6.7,18.7', '65.3,18.7', '6.7,29.3', '65.3,29.3'],
  players: {
    stark: {
      units: [
        'starkSwornSwords with robbStark:theWolfLord at 36,24.2 facing 4',
        'houseUmberGreataxes at 24.5,19.4 facing 12, 3 wounds, weakened',
        'starkBowmen at 9,18.8 facing 5, 1 wound, activated',
        'houseTullyCavaliers at 64.5,17.5 facing 340',
        'greyWind at 17.2,23.2 facing 20',
        'crannogmanTrackers at 46.3,15 facing 350, 2 wounds',
        'starkOutriders at 54,8 facing north',
      ],
      ncus: ['catelynStark:ladyOfWinterfell', 'sansaStark:littleBird'],
      hand: ['northernFerocity', 'swiftReposition', 'winterIsComing'],
      deck: ['northernFerocity', 'swiftReposition'],
    },
    lannister: {
      units: [
        'lannisterGuardsmen with jaimeLannister:theKingslayer at 38.3,37 facing 183',
        'lannisterHalberdiers at 29,38.4 facing south, 2 wounds, activated',
        'lannisterCrossbowmen at 9,29.6 facing 160, 4 wounds, panicked',
        'houseCleganeMountainsMen at 26,31 facing 225',
        'knightsOfCasterlyRock at 52.6,31 facing 236',
        'redCloaks at 65.5,40 facing 190',
        'gregorClegane:theMountainThatRides at 47.5,33.5 facing 225',
      ],
      ncus: ['cerseiLannister:queenRegent on crown', 'tyrionLannister:theImp'],
      hand: [],
      deck: [],
    },
  },
};
