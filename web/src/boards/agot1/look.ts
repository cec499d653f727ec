import { agot1 } from '@small-council/agot1';
import type { AnyGame } from '@small-council/engine';
import { cardLook } from '../cards/look.ts';
import { edition } from './edition.ts';
import { words, wordsFor } from './words/index.ts';

export const look = cardLook(agot1 as unknown as AnyGame, edition, { words, wordsFor });
