import type { Code } from '@small-council/lcg';
import { cards } from '../cards/index.ts';

/** Of which cards one Core Set holds more than one copy. */
const SEVERAL: { readonly [code: Code]: number } = {
  '01022': 2, // Summons
  '01026': 2, // Wildfire Assault
  '01028': 2, // Littlefinger
  '01029': 2, // Varys
  '01030': 2, // Rattleshirt's Raiders
  '01031': 2, // Wildling Horde
  '01035': 2, // Milk of the Poppy
  '01039': 4, // The Kingsroad
  '01040': 4, // The Roseroad
  '01042': 2, // Put to the Torch
  '01043': 2, // Superior Claim
  '01059': 2, // Dragonstone Port
  '01080': 2, // Sea Tower
  '01099': 2, // Western Fiefdom
  '01118': 2, // Blood Orange Grove
  '01138': 2, // A Meager Contribution
  '01156': 2, // Heart Tree Grove
  '01175': 2, // Illyrio's Estate
  '01194': 2, // Rose Garden
};

/** How many copies of the card one Core Set holds (AG2-822). */
export const copiesInCoreSet = (code: Code): number =>
  cards.get(code)?.pack === 'Core' ? (SEVERAL[code] ?? 1) : 0;
