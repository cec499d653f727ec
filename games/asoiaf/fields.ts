import {
  BOARD,
  type Board,
  INCH,
  LARGE_BOARD,
  type Pose,
  type TerrainKind,
} from './geometry/index.ts';

/** The two sizes of the table: the larger one is for large games (SIF-1214). */
export const BOARDS = { standard: BOARD, large: LARGE_BOARD } as const satisfies {
  readonly [name: string]: Board;
};
export type BoardName = keyof typeof BOARDS;
export const BOARD_NAMES = Object.keys(BOARDS) as BoardName[];

/** A piece of a ready-made battlefield. */
type Laid = { readonly kind: TerrainKind; readonly pose: Pose };

const at = (kind: TerrainKind, x: number, y: number, degrees = 0): Laid => ({
  kind,
  pose: { x: x * INCH, y: y * INCH, h: degrees * 10 },
});

const STANDARD = {
  open: [],
  crossing: [at('bog', 12, 24), at('forest', 36, 24), at('wall', 24, 16), at('hedge', 24, 32)],
  godswood: [
    at('weirwood', 24, 30),
    at('forest', 12, 20),
    at('forest', 36, 28),
    at('corpsePile', 24, 17),
  ],
  marshes: [at('bog', 14, 17), at('bog', 34, 31), at('stakes', 14, 31), at('palisade', 34, 17)],
  village: [
    at('palisade', 12, 18, 90),
    at('hedge', 36, 30, 90),
    at('wall', 20, 30),
    at('wall', 30, 18),
  ],
  aftermath: [
    at('corpsePile', 16, 24),
    at('corpsePile', 32, 24),
    at('stakes', 24, 15),
    at('stakes', 24, 33),
  ],
} as const satisfies { readonly [name: string]: readonly Laid[] };

/** The same places on the larger table, which has room for more than four pieces (SIF-1221). */
const LARGE: { readonly [name in keyof typeof STANDARD]: readonly Laid[] } = {
  open: [],
  crossing: [
    at('bog', 12, 24),
    at('forest', 60, 24),
    at('wall', 28, 16),
    at('hedge', 44, 32),
    at('bog', 44, 18),
    at('forest', 28, 30),
  ],
  godswood: [
    at('weirwood', 36, 30),
    at('forest', 18, 18),
    at('forest', 54, 30),
    at('corpsePile', 36, 17),
    at('forest', 18, 32),
    at('forest', 54, 16),
  ],
  marshes: [
    at('bog', 14, 17),
    at('bog', 58, 31),
    at('stakes', 14, 31),
    at('palisade', 58, 17),
    at('bog', 30, 30),
    at('stakes', 42, 18),
  ],
  village: [
    at('palisade', 14, 18, 90),
    at('hedge', 58, 30, 90),
    at('wall', 28, 30),
    at('wall', 44, 18),
    at('hedge', 28, 18),
    at('hedge', 44, 30),
  ],
  aftermath: [
    at('corpsePile', 22, 24),
    at('corpsePile', 50, 24),
    at('stakes', 36, 15),
    at('stakes', 36, 33),
    at('stakes', 10, 30),
    at('stakes', 62, 18),
  ],
};

/** Ready-made battlefields: pieces outside of the deployment zones, at least six inches apart (SIF-1219, SIF-1220). */
export const FIELDS = { standard: STANDARD, large: LARGE };

/** Besides the ready-made fields: pieces that the players choose and place, or that dice choose (SIF-1218, SIF-1222). */
export type FieldName = keyof typeof STANDARD | 'placed' | 'rolled';
export const FIELD_NAMES = [...Object.keys(STANDARD), 'placed', 'rolled'] as FieldName[];

export const fieldNamed = (name: FieldName, board: BoardName): readonly Laid[] =>
  name === 'placed' || name === 'rolled' ? [] : FIELDS[board][name];
