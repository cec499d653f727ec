import { useWords, type Words } from '../../../words/say.ts';
import type { BoardKey } from './en.ts';

export { de } from './de.ts';
export { en } from './en.ts';

export const useBoardWords: () => Words<Parameters<Words['t']>[0] | BoardKey> = useWords<BoardKey>;
