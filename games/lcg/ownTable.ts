import type { R } from './table.ts';

/**
 * What an edition keeps on the table on top of the kit's: its `table.ts` says what that is. It is plain data and
 * everybody may see it; what is secret lies in the hidden places that every edition has.
 */
export interface OwnTable {
  readonly empty: (seats: number) => object;
  readonly copy: (own: object) => object;
}

/** The part that an edition has of its own, and `of`, the one door to it: `own(m).staying`. */
export function ownTable<T extends object>(part: {
  readonly empty: (seats: number) => T;
  readonly copy: (own: T) => T;
}): OwnTable & { readonly of: (m: R) => T } {
  return {
    empty: part.empty,
    copy: (own) => part.copy(own as T),
    of: ({ table }) => table.own as T,
  };
}
