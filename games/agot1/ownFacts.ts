import type { Play } from '@small-council/engine';
import type { CardThing, Lcg, M, PlayerThing } from '@small-council/lcg';

type Who = { seat: PlayerThing };

/** What only the log of this edition can say. */
export type Facts = {
  'fact.intoShadows': Who;
  'fact.outOfShadows': Who & { card: CardThing };
  'fact.ontoDeck': Who & { card: CardThing };
  'fact.supports': Who & { against: PlayerThing; cards: CardThing[] };
};

/** Writes a fact of this edition's own. */
export const logOwn = <K extends keyof Facts>(m: M, key: K, params: Facts[K]): void =>
  (m as unknown as Play<Lcg & { facts: Facts }>).log(key, params as never);
