import { Later } from '../live/later.ts';
import type { AnyKind } from './kind.ts';

/** Whose lists can be made here; each is fetched when somebody needs it. */
export const kinds: { readonly [game: string]: Later<AnyKind> } = {
  agot2: new Later(() =>
    import('../decks/agot2/index.ts').then(({ kind }) => kind as unknown as AnyKind),
  ),
  agot1: new Later(() =>
    import('../decks/agot1/index.ts').then(({ kind }) => kind as unknown as AnyKind),
  ),
  asoiaf: new Later(() =>
    import('../armies/kind.ts').then(({ kind }) => kind as unknown as AnyKind),
  ),
};

export const isKind = (game: string): boolean => Object.hasOwn(kinds, game);
