import type { Chance } from '../core/chance.ts';
import type { Inks } from '../core/inks.ts';
import type { House } from '../palette.ts';
import type { Orb, Sky } from '../sky.ts';

/** What every part of a picture is drawn with. */
export interface Ground {
  readonly ink: Inks;
  readonly sky: Sky;
  readonly house: House;
  /** 0 up to 100 px, 1 to 250, 2 above. */
  readonly level: number;
  readonly width: number;
  /** The place is what the picture shows, not what stands behind somebody. */
  readonly main: boolean;
  /** Two of a kind: no two neighbours have the same hills. */
  readonly variant: number;
  readonly r: Chance;
  readonly orb: Orb;
  /** Where the building of the place stands, if not where it always does. */
  readonly x?: number;
  /** The place without its building. */
  readonly empty: boolean;
}

export const fine = (g: Ground): boolean => g.level > 0;

/** A building stands in the middle when it is the subject, else at a fifth. */
export const standsAt = (g: Ground, main = 0.5, aside = 0.2): number =>
  g.x ?? (g.main ? g.width * main : g.width * aside);
