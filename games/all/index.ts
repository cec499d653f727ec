import { agot1 } from '@small-council/agot1';
import { agot2 } from '@small-council/agot2';
import { asoiaf } from '@small-council/asoiaf';
import type { AnyGame } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';

/** Every game of the house. Server, bots and tools know games only from here and only as `AnyGame`. */
export const games: readonly AnyGame[] = [ironThrone, agot2, agot1, asoiaf];
