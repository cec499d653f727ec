import { INCH, type Pose, type TerrainKind } from './geometry/index.ts';

/** Ready-made battlefields: pieces outside of the deployment zones, at least six inches apart (SIF-1219, SIF-1220). */
type Laid = { readonly kind: TerrainKind; readonly pose: Pose };

const at = (kind: TerrainKind, x: number, y: number, degrees = 0): Laid => ({
  kind,
  pose: { x: x * INCH, y: y * INCH, h: degrees * 10 },
});

export const FIELDS = {
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

/** Besides the ready-made fields: pieces that the players choose and place, or that dice choose (SIF-1218, SIF-1222). */
export type FieldName = keyof typeof FIELDS | 'placed' | 'rolled';
export const FIELD_NAMES = [...Object.keys(FIELDS), 'placed', 'rolled'] as FieldName[];

export const fieldNamed = (name: string): readonly Laid[] =>
  FIELDS[name as keyof typeof FIELDS] ?? FIELDS.open;
