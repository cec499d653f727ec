import type { Facts, Recipe } from '@small-council/art';
import { type CharacterId, type House, houseOf } from '@small-council/iron-throne/houses';
import type { Art } from './press.ts';

/** The full names of the twenty-five: the pictures know people by them. */
const NAMES: { readonly [id in CharacterId]: string } = {
  cersei: 'Cersei Lannister',
  jaime: 'Jaime Lannister',
  tyrion: 'Tyrion Lannister',
  tywin: 'Tywin Lannister',
  joffrey: 'Joffrey Baratheon',
  eddard: 'Eddard Stark',
  catelyn: 'Catelyn Stark',
  robb: 'Robb Stark',
  arya: 'Arya Stark',
  bran: 'Bran Stark',
  stannis: 'Stannis Baratheon',
  melisandre: 'Melisandre',
  davos: 'Davos Seaworth',
  selyse: 'Selyse Baratheon',
  shireen: 'Shireen Baratheon',
  daenerys: 'Daenerys Targaryen',
  viserys: 'Viserys Targaryen',
  drogo: 'Khal Drogo',
  jorah: 'Jorah Mormont',
  barristan: 'Barristan Selmy',
  margaery: 'Margaery Tyrell',
  olenna: 'Olenna Tyrell',
  loras: 'Loras Tyrell',
  mace: 'Mace Tyrell',
  renly: 'Renly Baratheon',
};

export const factsOfCharacter = (id: CharacterId): Facts => ({
  name: NAMES[id],
  house: houseOf[id],
  type: 'character',
  unique: true,
});

/** War under the banner of a house: the stronger the card, the more of them. */
export function houseCardRecipe(house: House, type: 'hostility' | 'truce', value: number): Recipe {
  if (type === 'truce')
    return { house, place: 'hall', things: [{ kind: 'cup', y: 168, size: 0.92, glow: 'fire' }] };
  if (value >= 20)
    return {
      house,
      place: 'battle',
      time: 'fire',
      weather: ['embers'],
      beast: { ...BEAST[house] },
    };
  if (value >= 10)
    return {
      house,
      place: 'battle',
      time: 'dusk',
      orb: [150, 150, 70],
      riders: [
        ['banner', 222, 270, 0.62],
        ['sword', 116, 280, 0.98],
      ],
    };
  if (value >= 6) return { house, place: 'battle', time: 'dusk', variant: value % 2 };
  return {
    house,
    place: 'heath',
    time: value % 2 ? 'dusk' : 'dawn',
    orb: [150, 152, 66],
    figures:
      value >= 3
        ? [
            ['stand', 92, 280, 1.1],
            ['archer', 196, 280, 1.16],
          ]
        : [['stand', 150, 282, 1.5]],
  };
}

const BEAST: { readonly [house in House]: NonNullable<Recipe['beast']> } = {
  stark: { kind: 'wolf', y: 140 },
  lannister: { kind: 'lion', y: 140 },
  baratheon: { kind: 'stag', y: 176, size: 1 },
  targaryen: { kind: 'dragon', x: 166, y: 134, size: 1 },
  tyrell: { kind: 'horse', y: 160, fur: '#8a6a4a' },
};

export const eventRecipe = (art: Art, event: string): Recipe =>
  art.THRONE_RECIPES[`event.${event}`] ?? art.PAGE_RECIPES.war;

/** Where a house is at home: there it is challenged. */
export const homeRecipe = (art: Art, house: House): Recipe => art.THRONE_RECIPES[`home.${house}`];
