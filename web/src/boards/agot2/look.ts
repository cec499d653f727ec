import { agot2 } from '@small-council/agot2';
import type { AnyGame } from '@small-council/engine';
import { cardLook } from '../cards/look.ts';
import { edition } from './edition.ts';
import { words, wordsFor } from './words/index.ts';

export const look = cardLook(agot2 as unknown as AnyGame, edition, { words, wordsFor });
