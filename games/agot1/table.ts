import { type CardId, ownTable, type R } from '@small-council/lcg';

/** What is agreed on before the match; the deck that a seat brings is its own secret. */
export type FirstOptions = {
  /** Two against two (AG1-1207). */
  readonly teams: boolean;
  /** Gold may be given away (AG1-1216). */
  readonly littlefinger: boolean;
} & { readonly [deck in `deck${1 | 2 | 3 | 4 | 5 | 6}`]: string };

export const agreed = ({ options }: Pick<R, 'options'>): FirstOptions => options as FirstOptions;

/** The first edition's own table, on top of the kit's (`games/lcg/table.ts`). */
export interface FirstTable {
  /** By seat: whether the player has been rewarded this round for defeating whom his title opposes (AG1-715). */
  rewarded: boolean[];
  /** By seat: titles of the player's unique cards that an opponent has taken (AG1-804). */
  lost: string[][];
  /** By seat: the round in which the influence of the title was last used (AG1-733). */
  titleUsed: number[];
  /** By character whose STR is watched: in which phase it was seen last, how strong, and whether that had changed. */
  strengths: { [card: CardId]: Seen };
}

export interface Seen {
  phase: number;
  strength: number;
  changed: boolean;
}

export const firstTable = ownTable<FirstTable>({
  empty: (seats) => ({
    rewarded: new Array<boolean>(seats).fill(false),
    lost: Array.from({ length: seats }, () => []),
    titleUsed: new Array<number>(seats).fill(0),
    strengths: {},
  }),
  copy: ({ rewarded, lost, titleUsed, strengths }) => {
    const seen: FirstTable['strengths'] = {};
    for (const card in strengths) seen[card] = { ...strengths[card] };
    return {
      rewarded: rewarded.slice(),
      lost: lost.map((titles) => titles.slice()),
      titleUsed: titleUsed.slice(),
      strengths: seen,
    };
  },
});

export const own = firstTable.of;
