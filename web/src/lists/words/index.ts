import { useWords, type Words } from '../../words/say.ts';
import type { ListKey } from './en.ts';
import type { NounKey } from './nouns.ts';

export const useListWords: () => Words<Parameters<Words['t']>[0] | ListKey | NounKey> = useWords<
  ListKey | NounKey
>;
