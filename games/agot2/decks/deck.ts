import type { Code } from '@small-council/lcg';
import type { Faction } from '../cards/registry.ts';

/** A deck as it is brought to the table. */
export interface Deck {
  readonly faction: Faction;
  /** One or none (AG2-802). */
  readonly agendas: readonly Code[];
  readonly plots: readonly Code[];
  /** The draw deck, one code a card. */
  readonly cards: readonly Code[];
}
