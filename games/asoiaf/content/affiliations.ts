import type { Named } from './definition.ts';

/** Houses and companies that cards speak of; a unit belongs to the one its name begins with (SIF-1754). */
export const AFFILIATIONS = {
  houseBolton: { en: 'House Bolton', de: 'Haus Bolton' },
  houseClegane: { en: 'House Clegane', de: 'Haus Clegane' },
  houseKarstark: { en: 'House Karstark', de: 'Haus Karstark' },
  houseMormont: { en: 'House Mormont', de: 'Haus Mormont' },
  houseTully: { en: 'House Tully', de: 'Haus Tully' },
  houseUmber: { en: 'House Umber', de: 'Haus Umber' },
  bloodyMummer: { en: 'Bloody Mummers', de: 'Blutiger Mummenschanz' },
  crannogman: { en: 'Crannogmen', de: 'Pfahlbaumänner' },
  goldenCompany: { en: 'Golden Company', de: 'Goldene Kompanie' },
  stormcrow: { en: 'Stormcrows', de: 'Sturmkrähen' },
} as const satisfies { readonly [id: string]: Named };

export type AffiliationId = keyof typeof AFFILIATIONS;
