import type { AnyGame } from '@small-council/engine';

/** Every game of the house. Server, bots and tools know games only from here and only as `AnyGame`. */
export const games: readonly AnyGame[] = [];
