import type { Named } from './definition.ts';

/** The names of all abilities, orders and keywords on cards; what each does is declared in `abilities/`. */
export const ABILITY_NAMES = {
  lannisterSupremacy: { en: 'Lannister Supremacy', de: 'Überlegenheit der Lennisters' },
} as const satisfies { readonly [id: string]: Named };

export type AbilityId = keyof typeof ABILITY_NAMES;
