import { useWords, type Words } from '../../words/say.ts';
import type { ArmyKey } from './en.ts';

export const useArmyWords: () => Words<Parameters<Words['t']>[0] | ArmyKey> = useWords<ArmyKey>;
