import { asoiaf } from '@small-council/asoiaf';
import {
  type Board,
  type Point,
  type Pose,
  type Survey,
  TURN,
} from '@small-council/asoiaf/geometry';
import { cardOf, surveyOf } from '@small-council/asoiaf/looking';
import type { R, Unit, War } from '@small-council/asoiaf/table';
import type { TableView } from '@small-council/asoiaf/view';
import {
  type Answer,
  Chance,
  guess,
  type Match,
  type Refusal,
  type Seat,
  type View,
} from '@small-council/engine';

/**
 * The battle as the rules read it, worked out once for each view. What is hidden is filled in by a guess, and
 * nothing here asks for it: poses, wounds and everything that can be measured lie open to both (SIF-801).
 */
export interface Battle {
  readonly view: View<TableView>;
  readonly m: R;
  readonly known: Survey;
  /** Who looks at it; null for spectators. */
  readonly own: Seat | null;
  /** Whose table edge is drawn at the bottom. */
  readonly near: Seat;
  readonly lens: Lens;
  /** Why the viewer's open question would not take this answer, or null. */
  readonly refusal: (answer: Answer) => Refusal | null;
}

/** How the table is turned towards who looks at it: inches, x to the right and y down. */
export interface Lens {
  readonly flipped: boolean;
  readonly width: number;
  readonly height: number;
  readonly at: (point: Point) => Point;
  /** Degrees, clockwise from up. */
  readonly turn: (heading: number) => number;
  /** A place as it is counted from the near edge and its left corner, in mil; and back again. */
  readonly seen: (point: Point) => Point;
  /** A heading where straight ahead of the near edge is none; and back again. */
  readonly seenHeading: (heading: number) => number;
  /** Back to mil. */
  readonly toTable: (point: Point) => Point;
  readonly toHeading: (degrees: number) => number;
}

const INCH = 1000;

const lensOf = (board: Board, flipped: boolean): Lens => {
  const width = board.width / INCH;
  const height = board.height / INCH;
  return {
    flipped,
    width,
    height,
    at: ({ x, y }) =>
      flipped ? { x: width - x / INCH, y: y / INCH } : { x: x / INCH, y: height - y / INCH },
    turn: (heading) => (heading / 10 + (flipped ? 180 : 0)) % 360,
    seen: ({ x, y }) => (flipped ? { x: board.width - x, y: board.height - y } : { x, y }),
    seenHeading: (heading) => (heading + (flipped ? TURN / 2 : 0)) % TURN,
    toTable: ({ x, y }) =>
      flipped
        ? { x: Math.round((width - x) * INCH), y: Math.round(y * INCH) }
        : { x: Math.round(x * INCH), y: Math.round((height - y) * INCH) },
    toHeading: (degrees) => {
      const tenths = Math.round((degrees + (flipped ? 180 : 0)) * 10) % 3600;
      return tenths < 0 ? tenths + 3600 : tenths;
    },
  };
};

const battles = new WeakMap<View<TableView>, Battle>();

export function battleOf(view: View<TableView>): Battle {
  const found = battles.get(view);
  if (found) return found;
  const match = guess(asoiaf, view, new Chance('battle')) as Match<War, TableView>;
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const { table } = view;
  // Spectators look over the shoulder of who has the near edge.
  const near = own ?? Math.max(0, table.edges.indexOf(0));
  const known = surveyOf(match.reading);
  const battle: Battle = {
    view,
    m: match.reading,
    known,
    own,
    near,
    // In a free-for-all edges are corners: odd ones lie at the far edge.
    lens: lensOf(known.board, table.edges[table.players[near].side] % 2 === 1),
    refusal: (answer) => match.refusal(view.viewer, view.moment, answer),
  };
  battles.set(view, battle);
  return battle;
}

/** Whether it is the viewer's; to spectators those at the near edge are. */
export const isNear = ({ near, m: { table } }: Battle, seat: Seat): boolean =>
  table.players[seat].side === table.players[near].side;

/** The class that gives the colours of a side. */
export const houseOf = ({ table }: R, seat: Seat): string =>
  `house-${table.players[seat].army.faction}`;

export const standing = ({ m: { table } }: Battle): (Unit & { pose: Pose })[] =>
  table.units.filter(
    (unit): unit is Unit & { pose: Pose } => unit.pose !== null && !unit.destroyed,
  );

/** The innermost flow of this name that is running, by its variables. */
export function varsOf<Vars>({ view }: Battle, flow: string): Vars | null {
  const frame = view.stack.findLast(({ flow: name }) => name === flow);
  return frame ? (frame.vars as Vars) : null;
}

export const kindOf = (unit: Unit) => cardOf(unit).tray;

/** One model, or a wall: its wounds are counted. */
export const isLone = (unit: Unit): boolean => ['solo', 'large', 'wall'].includes(kindOf(unit));
