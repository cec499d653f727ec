import { useWords, type Words } from '../../words/say.ts';
import type { DeckKey } from './en.ts';

export const useDeckWords: () => Words<Parameters<Words['t']>[0] | DeckKey> = useWords<DeckKey>;
