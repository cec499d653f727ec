import { edgeOf, SIDE } from './alignment.ts';
import { ARCS, type Arc } from './arcs.ts';
import { engagedWith, inBoard, type Survey, type Unit, withUnit } from './field.ts';
import { between, normal, opposite, TURN } from './headings.ts';
import { APART, CONTACT, EPS, rounded } from './numbers.ts';
import { contact, distance, overlap, type Shape } from './polygons.ts';
import { nearSpan } from './reach.ts';
import { holds, overlapSpan, type Span, wholeAfter } from './slides.ts';
import { forwardOf, headingOf, moved, type Tray, trayShape } from './trays.ts';

/** The side of a tray against which another tray lies: the one that it is farthest out of. */
export function touchedSide(of: Tray, shape: Shape): Arc {
  const { normals, offsets } = trayShape(of);
  const out = normals.map((normal, edge) =>
    Math.min(...shape.points.map(({ x, y }) => normal.x * x + normal.y * y - offsets[edge])),
  );
  // The edges of a tray go round as its arcs do.
  return ARCS[out.indexOf(Math.max(...out))];
}

/** The enemies that a charger has come to touch besides its target, nearest first (SIF-528). */
export function extraEnemies(known: Survey, charger: Unit, target: Unit): Unit[] {
  const shape = trayShape(charger);
  return engagedWith(known, charger, shape)
    .filter(({ unit }) => unit.id !== target.id)
    .sort((one, other) => distance(shape, one.shape) - distance(shape, other.shape))
    .map(({ unit }) => unit);
}

/**
 * Where an extra enemy is laid so that half of its own edge touches the charger, with the least turn and
 * the least shift (SIF-529, SIF-941); undefined if it does not fit there.
 */
export function alignExtra(known: Survey, extra: Unit, charger: Unit): Unit | undefined {
  const mine = edgeOf(charger, touchedSide(charger, trayShape(extra)));
  const facing = opposite(mine.out);
  const turnOf = (arc: Arc): number => between(headingOf(extra.h, SIDE[arc]), facing);
  const side = ARCS.reduce((one, other) => (turnOf(other) < turnOf(one) ? other : one));
  const { half, away } = edgeOf(extra, side);
  if (mine.half < half / 2) return undefined; // half of its edge is longer than the charger's whole edge
  const forward = forwardOf(mine.out);
  const dx = extra.x - charger.x;
  const dy = extra.y - charger.y;
  const along = dx * forward.y - dy * forward.x;
  const out = dx * forward.x + dy * forward.y;
  const far = mine.away + away;
  const flush = turnOf(side) === 0 && Math.abs(out - far) <= CONTACT;
  if (flush && Math.abs(along) <= mine.half + EPS) return extra;
  const shift = Math.min(Math.max(along, -mine.half), mine.half);
  const laid: Unit = {
    ...extra,
    x: rounded(charger.x + forward.x * far + forward.y * shift),
    y: rounded(charger.y + forward.y * far - forward.x * shift),
    h: normal(facing - headingOf(0, SIDE[side])),
  };
  return fits(known, laid) && keepsContacts(known, extra, laid) ? laid : undefined;
}

function fits(known: Survey, unit: Unit): boolean {
  const shape = trayShape(unit);
  return (
    inBoard(known.board, shape) &&
    known.bodies.every((body) => body.unit.id === unit.id || !overlap(shape, body.shape)) &&
    known.impassable.every((piece) => !overlap(shape, piece.shape))
  );
}

/** Whether every enemy that touched the unit before still does (SIF-944). */
export function keepsContacts(known: Survey, before: Unit, after: Unit): boolean {
  const shape = trayShape(after);
  return engagedWith(known, before).every((enemy) => contact(shape, enemy.shape));
}

/** The least way along a heading to be at least `gap` from `from`, and to stand well there. */
function wayOut(
  known: Survey,
  unit: Unit,
  from: Unit,
  heading: number,
  gap: number,
): Unit | undefined {
  const way = forwardOf(heading);
  const shape = trayShape(unit);
  const before = new Set(engagedWith(known, unit, shape).map((enemy) => enemy.unit.id));
  const bad: Span[] = [nearSpan(shape, way, trayShape(from), gap)];
  for (const body of known.bodies) {
    if (body.unit.id === unit.id || body.unit.id === from.id) continue;
    // It may not be pushed into a new melee, nor onto anybody.
    const fresh = body.unit.side !== unit.side && !before.has(body.unit.id);
    bad.push(overlapSpan(shape, way, body.shape, fresh ? -CONTACT - 1 : CONTACT - 1));
  }
  for (const piece of known.impassable) {
    bad.push(overlapSpan(shape, way, piece.shape, CONTACT - 1));
  }
  let by = 0;
  for (;;) {
    const held = bad.find((span) => holds(span, by));
    if (!held) break;
    by = wholeAfter(held);
  }
  const out = moved(unit, heading, by);
  return inBoard(known.board, trayShape(out)) ? out : undefined;
}

/** The push of SIF-530: one inch away, straight in the direction that the owner chose (SIF-942). */
export const pushExtra = (
  known: Survey,
  extra: Unit,
  charger: Unit,
  heading: number,
): Unit | undefined => wayOut(known, extra, charger, heading, APART);

/** The directions that are looked at where there is none to choose: every five degrees. */
const COMPASS = Array.from({ length: TURN / 50 }, (_, i) => 50 * i);

/** The directions in which the owner can push, each with where that leads. */
export function pushes(
  known: Survey,
  extra: Unit,
  charger: Unit,
): { readonly heading: number; readonly unit: Unit }[] {
  return COMPASS.flatMap((heading) => {
    const unit = pushExtra(known, extra, charger, heading);
    return unit ? [{ heading, unit }] : [];
  });
}

/**
 * Where no direction gives the inch, all trays concerned move the least that ends the engagement (SIF-531):
 * the extra enemy alone if that is possible, else it moves its neighbours along with it.
 */
export function disengageExtra(known: Survey, extra: Unit, charger: Unit): Unit[] | undefined {
  const alone = leastWay(extra, (heading) => {
    const unit = wayOut(known, extra, charger, heading, CONTACT + 2);
    return unit && [unit];
  });
  return alone ?? leastWay(extra, (heading) => chain(known, extra, charger, heading));
}

/** Of all directions, the one in which the first of the moved units goes least. */
function leastWay(unit: Unit, go: (heading: number) => Unit[] | undefined): Unit[] | undefined {
  let best: Unit[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const heading of COMPASS) {
    const found = go(heading);
    if (!found) continue;
    const dx = found[0].x - unit.x;
    const dy = found[0].y - unit.y;
    const way = dx * dx + dy * dy;
    if (way < least) {
      best = found;
      least = way;
    }
  }
  return best;
}

/** A unit steps away from the charger, and whoever it would lie on then goes with it. */
function chain(known: Survey, extra: Unit, charger: Unit, heading: number): Unit[] | undefined {
  const way = forwardOf(heading);
  const gone = nearSpan(trayShape(extra), way, trayShape(charger), CONTACT + 2);
  const steps: Unit[] = [moved(extra, heading, wholeAfter(gone))];
  let now = withUnit(known, steps[0]);
  for (const mover of steps) {
    const shape = trayShape(mover);
    if (!inBoard(now.board, shape)) return undefined;
    if (now.impassable.some((piece) => overlap(shape, piece.shape))) return undefined;
    for (const body of now.bodies) {
      if (body.unit.id === mover.id || !overlap(shape, body.shape)) continue;
      if (body.unit.id === charger.id || steps.some(({ id }) => id === body.unit.id))
        return undefined;
      const span = overlapSpan(body.shape, way, shape, CONTACT - 1);
      const aside = moved(body.unit, heading, wholeAfter(span));
      now = withUnit(now, aside);
      steps.push(aside);
    }
  }
  return steps;
}
