import type { Facts } from '@small-council/art';
import { type CharacterId, houseOf } from '@small-council/iron-throne/houses';

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
