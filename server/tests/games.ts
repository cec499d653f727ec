// The games of a server under test: the kernel's own, which uses every feature it has.
import type { AnyGame } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';

export const games: readonly AnyGame[] = [crossroads];
