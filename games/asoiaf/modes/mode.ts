import type { Flow, Seat } from '@small-council/engine';
import type { Board, Layout, Pose, TerrainKind } from '../geometry/index.ts';
import type { M, R, War } from '../table.ts';
import type { ModeId } from './names.ts';

/** How tokens are carried, and by which rules. */
export interface Carried {
  /** They slow who has them (SIF-1375, SIF-1376). */
  readonly burdens: boolean;
  readonly rules: {
    /** A second token that a carrier touches. */
    readonly second: string;
    /** A carrier that flees or falls: who takes it, else where it lies. */
    readonly taken: string;
    readonly near: string;
    readonly covered: string;
  };
}

/** Rules of a mode for the terrain that players place. */
export interface Ground {
  /** Kinds that nobody may have, and why. */
  readonly barred?: { readonly kinds: readonly TerrainKind[]; readonly rule: string };
  /** Other pieces lie at least an inch from the pieces of the mode: by this rule. */
  readonly beside?: string;
  /** Pieces may lie in deployment zones, six inches from the table edges: by this rule. */
  readonly anywhere?: string;
}

/** A game mode: how the field is laid out, and how points are earned on it (SIF-102). */
export interface Mode {
  readonly id: ModeId;
  /** How far the deployment zones reach in. */
  readonly depth: number;
  /** How far the zone of a side reaches in, where they differ. */
  readonly depthOf?: (m: R, side: number) => number;
  /** Where objective tokens lie, if there are any. */
  readonly tokens: Layout | null;
  /** Pieces that belong to the mode, besides the terrain of the field. */
  readonly pieces?: (board: Board) => { readonly kind: TerrainKind; readonly pose: Pose }[];
  /** Before terrain is placed: who is who, and on which edge. Nobody rolls for a table edge then. */
  readonly roles?: Flow<War>;
  /** Who places terrain, and how, instead of the rules for everybody. */
  readonly placesTerrain?: Flow<War>;
  /** After the first player is known and before units are deployed (SIF-960). */
  readonly beforeDeployment?: Flow<War>;
  /** After all units were deployed. */
  readonly afterDeployment?: Flow<War>;
  /** When a combat unit activates; it gets the unit. */
  readonly activates?: Flow<War>;
  /** When an NCU has claimed a zone, before its effect; it gets the player. */
  readonly claims?: Flow<War>;
  /** At the end of the turn of an NCU that took no zone: something else that it may do. */
  readonly insteadOfZone?: Flow<War>;
  /** At the start of each round, before the first turn. */
  readonly roundStarts?: Flow<War>;
  /** At the start of each turn. */
  readonly turnStarts?: Flow<War>;
  /** Clean-up step 2 (SIF-215). */
  readonly score: (m: M) => void;
  /** When a unit was destroyed, besides the point for it. */
  readonly destroyed?: (m: M, unit: string, seat: Seat | null, by: string | null) => void;
  /** Tokens are taken up and carried. */
  readonly carried?: Carried;
  /** Its tokens lie on its pieces, one on each (SIF-1354). */
  readonly piles?: true;
  /** What is different for the terrain of the players. */
  readonly ground?: Ground;
  /** When a unit has failed a panic test, and when it falls, while it still stands. */
  readonly panics?: (m: M, unit: string) => void;
  readonly falls?: (m: M, unit: string) => void;
  /** When a melee attack is completed. */
  readonly struck?: (m: M, attacker: string, defender: string) => void;
  /** A side that earns no points, and the one that has won when six rounds are over. */
  readonly earnsNothing?: (m: R, side: number) => boolean;
  readonly holdsOut?: (m: R) => number;
  /** Flows that its steps call by name. */
  readonly called?: readonly Flow<War>[];
}

/** The mode that is played. */
export const modeOf = ({ book, table }: R): Mode => book.modes[table.mode];
