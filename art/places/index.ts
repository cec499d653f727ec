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

/** How high things lie in a room that has no table: on a block of stone. */
export const FLOOR = 248;

/** Rooms are lit by their own candles: they have no sky. Each with the height of its table. */
const ROOMS: { readonly [place in Place]?: number } = {
  hall: 262,
  chamber: 262,
  bedchamber: 262,
  tavern: 262,
  painted: 256,
  throne: FLOOR,
  crypt: FLOOR,
  sept: FLOOR,
  dungeon: FLOOR,
};
export const isRoom = (place: Place): boolean => place in ROOMS;

/** Where something lies that is put down there; outside, on the ground. */
export const levelOf = (place: Place = 'nowhere'): number => ROOMS[place] ?? 274;
