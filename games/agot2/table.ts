import type { Seat } from '@small-council/engine';
import { type CardId, type Count, ownTable, type R } from '@small-council/lcg';
import type { Sets } from './decks/check.ts';

/** What is agreed on before the match; the deck that a seat brings is its own secret. */
export type SecondOptions = {
  readonly sets: Sets;
} & { readonly [deck in `deck${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string };

export const agreed = ({ options }: Pick<R, 'options'>): SecondOptions => options as SecondOptions;

/** The second edition's own table, on top of the kit's (`games/lcg/table.ts`). */
export interface SecondTable {
  /** By seat: rivals from whom the bonus has been taken this round (AG2-724). */
  rivalry: Seat[][];
  /** By seat: how many characters the player has stood in a standing phase (AG2-589). */
  stood: Count[];
  /** Knelt characters that their player does not stand in this standing phase. */
  staying: CardId[];
}

export const secondTable = ownTable<SecondTable>({
  empty: (seats) => ({
    rivalry: Array.from({ length: seats }, () => []),
    stood: Array.from({ length: seats }, () => ({ period: 0, times: 0 })),
    staying: [],
  }),
  copy: ({ rivalry, stood, staying }) => ({
    rivalry: rivalry.map((rivals) => rivals.slice()),
    stood: stood.map(({ period, times }) => ({ period, times })),
    staying: staying.slice(),
  }),
});

export const own = secondTable.of;
