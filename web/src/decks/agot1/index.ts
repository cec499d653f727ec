import { deckKind } from '../kind.ts';
import { pages } from './edition.ts';

export const kind = deckKind(pages);
