import { dragonstone, isles, sea, stormsend } from './coast.ts';
import { battle, camp, city, flames, heath, ruins, steppe } from './field.ts';
import type { Ground } from './ground.ts';
import {
  battlements,
  bedchamber,
  chamber,
  crypt,
  dungeon,
  hall,
  painted,
  sept,
  tavern,
  throne,
} from './inside.ts';
import { godswood, snow, wall, woods } from './north.ts';
import {
  desert,
  eyrie,
  garden,
  harbour,
  harvest,
  hightower,
  redkeep,
  river,
  road,
  rock,
  town,
  watergardens,
} from './south.ts';

export const PLACES = {
  snow,
  wall,
  godswood,
  woods,
  redkeep,
  town,
  river,
  garden,
  harvest,
  desert,
  watergardens,
  road,
  harbour,
  rock,
  hightower,
  eyrie,
  isles,
  sea,
  dragonstone,
  stormsend,
  battle,
  camp,
  steppe,
  city,
  flames,
  heath,
  ruins,
  hall,
  chamber,
  bedchamber,
  throne,
  crypt,
  sept,
  dungeon,
  painted,
  tavern,
  battlements,
  nowhere: (): string => '',
} as const satisfies { [name: string]: (ground: Ground) => string };

export type Place = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as Place[];

/** Rooms are lit by their own candles: they have no sky. */
const ROOMS: readonly Place[] = [
  'hall',
  'chamber',
  'bedchamber',
  'throne',
  'crypt',
  'sept',
  'dungeon',
  'painted',
  'tavern',
];
export const isRoom = (place: Place): boolean => ROOMS.includes(place);
