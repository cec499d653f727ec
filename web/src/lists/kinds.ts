import type { AnyKind } from './kind.ts';

/** Whose lists can be made here; each is fetched when somebody needs it. */
const LOADERS: { readonly [game: string]: () => Promise<AnyKind> } = {
  agot2: () => import('../decks/agot2/index.ts').then(({ kind }) => kind as unknown as AnyKind),
  agot1: () => import('../decks/agot1/index.ts').then(({ kind }) => kind as unknown as AnyKind),
  asoiaf: () => import('../armies/kind.ts').then(({ kind }) => kind as unknown as AnyKind),
};

const loading = new Map<string, Promise<AnyKind>>();

export const isKind = (game: string): boolean => Object.hasOwn(LOADERS, game);

/** The same promise each time, so that it can be used while drawing. */
export function kindOf(game: string): Promise<AnyKind> {
  const known = loading.get(game);
  if (known) return known;
  const loaded = LOADERS[game]();
  loading.set(game, loaded);
  // What could not be fetched is asked for again.
  loaded.catch(() => loading.delete(game));
  return loaded;
}
