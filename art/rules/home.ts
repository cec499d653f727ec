import type { House } from '../palette.ts';
import type { BodyName } from '../people/bodies.ts';
import type { HairColour, SkinName } from '../people/colours.ts';
import type { Place } from '../places/index.ts';
import type { Time } from '../sky.ts';
import type { Weather } from '../weather.ts';

/** How the people of a house look, and where one meets them. */
export interface Home {
  /** The first is their own; nobody else stands there. */
  readonly places: readonly Place[];
  readonly times: readonly Time[];
  readonly weather?: Weather;
  readonly bodies: readonly BodyName[];
  readonly hair: readonly HairColour[];
  readonly skin: readonly SkinName[];
}

const FAIR: readonly SkinName[] = ['fair', 'fair', 'ruddy', 'pale', 'olive', 'brown'];

/** Riverlands and Vale. */
const RIVER: Omit<Home, 'places'> = {
  times: ['dawn', 'noon', 'dusk'],
  bodies: ['mail', 'cape', 'plate'],
  hair: ['auburn', 'brown', 'red', 'sand'],
  skin: FAIR,
};

export const HOMES: { readonly [house in House]: Home } = {
  stark: {
    places: ['snow', 'woods', 'godswood', 'camp'],
    times: ['snow', 'dawn', 'night', 'dusk'],
    weather: 'snow',
    bodies: ['fur', 'leather', 'cloak'],
    hair: ['dark', 'brown', 'auburn', 'grey', 'black'],
    skin: ['fair', 'pale', 'ruddy'],
  },
  lannister: {
    places: ['rock', 'redkeep', 'town', 'harbour'],
    times: ['dusk', 'noon', 'dawn', 'night'],
    bodies: ['plate', 'doublet', 'cloak', 'cape'],
    hair: ['gold', 'sand', 'brown', 'gold', 'dark'],
    skin: FAIR,
  },
  baratheon: {
    places: ['dragonstone', 'stormsend', 'redkeep', 'camp'],
    times: ['storm', 'dusk', 'night', 'dawn'],
    weather: 'rain',
    bodies: ['plate', 'cloak', 'mail', 'doublet'],
    hair: ['black', 'dark', 'brown', 'sand'],
    skin: FAIR,
  },
  targaryen: {
    places: ['city', 'steppe', 'desert', 'watergardens'],
    times: ['dusk', 'noon', 'night', 'dawn'],
    weather: 'embers',
    bodies: ['robe', 'leather', 'cloak'],
    hair: ['silver', 'black', 'dark', 'brown'],
    skin: ['tan', 'olive', 'brown', 'pale', 'dark'],
  },
  tyrell: {
    places: ['garden', 'harvest', 'hightower', 'river'],
    times: ['noon', 'dawn', 'noon', 'dusk'],
    weather: 'petals',
    bodies: ['doublet', 'plate', 'cloak', 'cape'],
    hair: ['brown', 'auburn', 'sand', 'dark'],
    skin: FAIR,
  },
  greyjoy: {
    places: ['isles', 'sea', 'harbour', 'battlements'],
    times: ['storm', 'dawn', 'night', 'storm'],
    weather: 'rain',
    bodies: ['leather', 'cloak', 'fur', 'mail'],
    hair: ['black', 'iron', 'dark', 'brown'],
    skin: ['fair', 'pale', 'ruddy'],
  },
  martell: {
    places: ['desert', 'watergardens', 'city'],
    times: ['noon', 'dusk', 'dawn', 'noon'],
    bodies: ['robe', 'leather', 'cloak', 'vest'],
    hair: ['black', 'dark', 'black', 'brown'],
    skin: ['tan', 'olive', 'brown', 'tan', 'dark'],
  },
  nightswatch: {
    places: ['wall', 'woods', 'battlements'],
    times: ['snow', 'night', 'storm', 'dusk'],
    weather: 'snow',
    bodies: ['fur', 'cloak', 'leather'],
    hair: ['black', 'brown', 'grey', 'dark', 'sand'],
    skin: FAIR,
  },
  neutral: {
    places: ['road', 'town', 'river', 'tavern', 'camp'],
    times: ['dusk', 'dawn', 'night', 'noon'],
    bodies: ['cloak', 'leather', 'doublet', 'robe'],
    hair: ['brown', 'dark', 'sand', 'black', 'auburn', 'grey'],
    skin: FAIR,
  },
  freefolk: {
    places: ['snow', 'woods', 'wall'],
    times: ['snow', 'dusk', 'storm', 'night'],
    weather: 'snow',
    bodies: ['fur', 'leather'],
    hair: ['red', 'brown', 'dark', 'grey', 'sand'],
    skin: ['fair', 'ruddy', 'pale'],
  },
  bolton: {
    places: ['heath', 'dungeon', 'snow'],
    times: ['storm', 'dusk', 'night'],
    weather: 'rain',
    bodies: ['leather', 'mail', 'cape'],
    hair: ['dark', 'black', 'brown'],
    skin: ['pale', 'fair'],
  },
  tully: { places: ['river', 'camp', 'harvest'], ...RIVER },
  arryn: { places: ['eyrie', 'heath'], ...RIVER },
  frey: { places: ['river', 'hall'], ...RIVER },
};
