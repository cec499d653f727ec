// The games of a server under trial: the kernel's own, which tables play, and those that people play, of
// which finished matches are looked at.
import type { AnyGame } from '@small-council/engine';
import { games as offered } from '@small-council/games';
import { games as own } from '../tests/games.ts';

export const games: readonly AnyGame[] = [...own, ...offered];
