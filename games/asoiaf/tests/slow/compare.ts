import type { Chance } from '@small-council/engine';
import {
  type Action,
  ARCS,
  alignments,
  arcsHolding,
  type Charge,
  canShoot,
  chargeMove,
  chargeTargets,
  courseAt,
  DIRECTIONS,
  declareCharge,
  engaged,
  extraEnemies,
  feasible,
  firstTouch,
  gap,
  headingOf,
  judge,
  LONG,
  legalSlides,
  meleePlaces,
  type Part,
  pushes,
  reachOfManeuver,
  retreats,
  type Survey,
  shares,
  shots,
  sightLine,
  snaps,
  survey,
  sweep,
  type Terrain,
  trayShape,
  turnedTo,
  type Unit,
  withUnit,
} from '../../geometry/index.ts';
import { randomHeading, randomPosition } from './position.ts';
import {
  ahead,
  arcOf,
  type Box,
  boxOf,
  corners,
  gapOf,
  inside,
  lies,
  meet,
  type P,
  type Poly,
  polyOf,
  STEP,
  type Sure,
  sharesOf,
  someLine,
  toBox,
  toTable,
  UNSURE,
  until,
} from './space.ts';

/** One position, looked at with both eyes. */
interface Look {
  readonly known: Survey;
  readonly units: readonly Unit[];
  readonly terrain: readonly Terrain[];
  readonly chance: Chance;
  /** How often each question was judged, and how often it was too close to judge. */
  readonly tally: Tally;
}

export type Tally = Map<string, { judged: number; unsure: number }>;

function count({ tally }: Look, question: string, sure: boolean): void {
  const found = tally.get(question) ?? { judged: 0, unsure: 0 };
  if (sure) found.judged++;
  else found.unsure++;
  tally.set(question, found);
}

function must(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

const close = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;

const isInfantry = ({ kind }: Unit): boolean => kind === 'infantry';
const has = (terrain: Terrain, keyword: Terrain['keywords'][number]): boolean =>
  terrain.keywords.includes(keyword);
const others = ({ units }: Look, unit: Unit): Unit[] => units.filter(({ id }) => id !== unit.id);
const enemies = ({ units }: Look, unit: Unit): Unit[] =>
  units.filter(({ side }) => side !== unit.side);

/** All are sure and true, or one is surely false. */
function every(list: readonly Sure[]): Sure {
  if (list.includes(false)) return false;
  return list.includes(undefined) ? undefined : true;
}

const not = (sure: Sure): Sure => (sure === undefined ? undefined : !sure);

const within = (value: number, limit: number, by: number): Sure =>
  close(value, limit, by) ? undefined : value < limit;

// ------------------------------------------------------------------ one question after the other

function gaps(look: Look): void {
  const [one, two] = [look.units[0], look.chance.pick(others(look, look.units[0]))];
  const slow = gapOf(boxOf(one), boxOf(two));
  must(close(gap(one, two) / 1000, slow, 0.0015), `gap ${gap(one, two)} is ${slow}`);
  count(look, 'gap', true);
}

function arcs(look: Look): void {
  const [of, tray] = [look.units[0], look.chance.pick(others(look, look.units[0]))];
  const fast = shares(of, tray);
  const slow = sharesOf(boxOf(of), isInfantry(of), boxOf(tray));
  ARCS.forEach((arc, i) => {
    must(close(fast[arc], slow[i], 0.035), `share ${arc} ${fast[arc]} is ${slow[i]}`);
  });
  count(look, 'arcs', true);
}

function sweeps(look: Look): void {
  const unit = look.units[0];
  const other = look.chance.pick(others(look, unit));
  const direction = look.chance.pick(DIRECTIONS);
  const heading = (headingOf(unit.h, direction) / 1800) * Math.PI;
  const fast = sweep(unit, direction, trayShape(other)) / 1000;
  const slow = until(boxOf(unit), heading, corners(boxOf(other)), 15);
  if (slow === undefined) return void count(look, 'sweep', false);
  must(
    slow > 14.9 ? fast > 14.8 : close(fast, slow, 2 * UNSURE + 0.01),
    `sweep ${direction} from ${unit.id} to ${other.id} ${fast} is ${slow}`,
  );
  count(look, 'sweep', true);
}

const screens = (look: Look, from: Unit, target: Unit, ranged: boolean, grow: number): Poly[] => {
  const box = boxOf(from);
  const elevated = look.terrain.some(
    (piece) => has(piece, 'elevated') && lies(box, polyOf(piece)) !== false,
  );
  must(!elevated, 'no piece of the book is elevated');
  return [
    ...look.units
      .filter(({ id }) => id !== from.id && id !== target.id)
      .map((unit) => corners(boxOf(unit), grow)),
    ...look.terrain
      .filter((piece) => has(piece, 'blocksSight') || (ranged && has(piece, 'cover')))
      .filter((piece) => lies(box, polyOf(piece)) === false)
      .map(polyOf),
  ];
};

/** Whether it is unclear that the observer stands on something that would block its sight elsewhere. */
const doubtfulGround = (look: Look, from: Unit): boolean =>
  look.terrain.some((piece) => lies(boxOf(from), polyOf(piece)) === undefined);

function sight(look: Look, from = look.units[0]): void {
  if (doubtfulGround(look, from)) return void count(look, 'sight', false);
  const target = look.chance.pick(others(look, from));
  const purpose = look.chance.pick(['ranged', 'charge'] as const);
  const fast = sightLine(look.known, from, target, purpose);
  const box = boxOf(from);
  if (!fast) {
    // A sampled line is free of trays that are even a little larger: then there is a line.
    const blockers = screens(look, from, target, purpose === 'ranged', 0.006);
    const line = someLine(box, isInfantry(from), boxOf(target), blockers);
    must(!line, `${from.id} sees ${target.id} (${purpose}) along ${line}`);
    return void count(look, 'sight: none', true);
  }
  // The line that was found is one: from the front edge, to the target in the front arc, through nothing.
  const [start, end]: P[] = [fast.from, fast.to].map(({ x, y }) => [x / 1000, y / 1000]);
  const [sx, sy] = toBox(box, start);
  must(Math.abs(sx) <= box.a + 1e-5 && close(sy, box.b, 1e-5), 'the line starts at the front edge');
  must(inside(corners(boxOf(target), 1e-5), end), 'the line ends at the target');
  const [ex, ey] = toBox(box, end);
  must(
    arcOf(box, isInfantry(from), toTable(box, [ex * (1 - 1e-4), Math.max(ey, box.b) + 1e-3])) === 0,
    'the line ends in the front arc',
  );
  const blockers = screens(look, from, target, purpose === 'ranged', 0.005 - 1e-5);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const steps = Math.ceil(length / 0.02);
  for (let i = 0; i <= steps; i++) {
    const t = steps === 0 ? 0 : i / steps;
    const at: P = [start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])];
    // Terrain is not enlarged, so a line along its border is free: a hair of it does not count.
    const hit = blockers.some(
      (poly) => inside(poly, at) && around(at).every((point) => inside(poly, point)),
    );
    must(!hit, `the line from ${from.id} to ${target.id} runs through something at ${at}`);
  }
  count(look, 'sight: a line', true);
}

const around = ([x, y]: P): P[] => [
  [x + 1e-4, y],
  [x - 1e-4, y],
  [x, y + 1e-4],
  [x, y - 1e-4],
];

// ------------------------------------------------------------------ moves

const onTable = (box: Box): Sure =>
  every(
    corners(box).flatMap(([x, y]) =>
      [x, 48 - x, y, 48 - y].map((room): Sure => (close(room, 0, 0.003) ? undefined : room > 0)),
    ),
  );

/** Whether a slide is free, by small steps; whoever is touched at the start is judged by overlap. */
function slideIsFree(look: Look, unit: Unit, start: Box, heading: number, by: number): Sure {
  const found: Sure[] = [];
  const impassable = look.terrain.filter((piece) => has(piece, 'impassable')).map(polyOf);
  if (by > 0 && onTable(start) !== true) return undefined;
  if (impassable.some((poly) => lies(start, poly) !== false)) return undefined;
  const foes = enemies(look, unit).map((enemy) => corners(boxOf(enemy)));
  for (let at = 0; ; at = Math.min(by, at + STEP)) {
    const box = ahead(start, heading, at);
    if (by > 0) found.push(onTable(box));
    for (const poly of [...foes, ...impassable]) found.push(not(lies(box, poly)));
    if (at >= by || found.at(-1) === false) break;
  }
  return every(found);
}

function endIsFree(look: Look, unit: Unit, end: Box): Sure {
  return every([
    ...others(look, unit).map((other) => not(lies(end, corners(boxOf(other))))),
    ...look.terrain
      .filter((piece) => has(piece, 'impassable'))
      .map((piece) => not(lies(end, polyOf(piece)))),
    ...enemies(look, unit).map((enemy) => not(within(gapOf(end, boxOf(enemy)), 0.999, 0.002))),
  ]);
}

function roughWay(look: Look, start: Box, heading: number, by: number): number | undefined {
  let pieces = 0;
  for (const piece of look.terrain.filter((terrain) => has(terrain, 'rough'))) {
    const steps: Sure[] = [];
    for (let at = 0; ; at = Math.min(by, at + STEP)) {
      steps.push(lies(ahead(start, heading, at), polyOf(piece)));
      if (at >= by) break;
    }
    if (steps.includes(true)) pieces++;
    else if (steps.includes(undefined)) return undefined;
  }
  return pieces;
}

function slowJudge(look: Look, unit: Unit, limit: number, parts: readonly Part[]): Sure {
  let box = boxOf(unit);
  const found: Sure[] = [];
  for (const part of parts) {
    if ('pivot' in part) {
      box = { ...box, h: (part.pivot / 1800) * Math.PI };
      for (const enemy of enemies(look, unit)) found.push(not(lies(box, corners(boxOf(enemy)))));
      continue;
    }
    const heading = box.h + DIRECTIONS.indexOf(part.slide) * (Math.PI / 2);
    const by = part.by / 1000;
    const rough = roughWay(look, box, heading, by);
    if (rough === undefined) return undefined;
    found.push(part.by <= Math.max(0, limit - rough * 1000));
    found.push(slideIsFree(look, unit, box, heading, by));
    box = ahead(box, heading, by);
  }
  found.push(endIsFree(look, unit, box));
  return every(found);
}

function moves(look: Look): void {
  const { chance, known } = look;
  const unit = look.units[0];
  const speed = chance.between(3, 7);
  const isEngaged = engaged(known, unit);
  const touching = enemies(look, unit).some((enemy) => gapOf(boxOf(unit), boxOf(enemy)) < 0.02);
  const type = touching ? 'retreat' : chance.pick(['maneuver', 'march', 'shift'] as const);
  const by = chance.below((speed + 3) * 1000);
  const turn: Part[] = chance.below(2) ? [{ pivot: randomHeading(chance) }] : [];
  const last: Part[] = chance.below(2) ? [{ pivot: randomHeading(chance) }] : [];
  const question = {
    maneuver: { action: { type: 'maneuver', speed }, limit: speed * 1000 },
    march: { action: { type: 'march', speed }, limit: speed * 2000 },
    shift: { action: { type: 'shift', limit: 3000 }, limit: 3000 },
    retreat: { action: { type: 'retreat', speed, roll: 3 }, limit: (speed + 3) * 1000 },
  }[type] as { action: Action; limit: number };
  const slide = type === 'shift' ? chance.pick(DIRECTIONS) : 'forward';
  const parts: Part[] = {
    maneuver: [...turn, { slide, by } as const, ...last],
    march: [{ slide, by } as const, ...last],
    shift: [{ slide, by } as const],
    retreat: [{ slide: chance.pick(['back', 'left', 'right'] as const), by }, ...last],
  }[type];
  if (touching !== isEngaged) return void count(look, type, false);
  const slow = slowJudge(look, unit, question.limit, parts);
  const fast = judge(known, unit, question.action, parts);
  if (slow === undefined) return void count(look, type, false);
  must(
    fast.ok === slow,
    `${type} of ${unit.id} ${JSON.stringify(parts)} is ${slow}, not ${JSON.stringify(fast)}`,
  );
  count(look, slow ? `${type}: legal` : `${type}: refused`, true);
}

/** Whatever is proposed is legal, and what is not proposed is not (but for a hair at the borders). */
function proposals(look: Look): void {
  const { chance, known } = look;
  const unit = look.units[0];
  const speed = chance.between(3, 7);
  const action: Action = engaged(known, unit)
    ? { type: 'retreat', speed, roll: chance.between(1, 6) }
    : chance.pick([
        { type: 'march', speed },
        { type: 'shift', limit: 2000 },
      ] as const);
  const slide = action.type === 'march' ? 'forward' : chance.pick(DIRECTIONS);
  const stops = legalSlides(known, unit, action, slide);
  const ok = (by: number): boolean => judge(known, unit, action, [{ slide, by }]).ok;
  for (const { from, to } of stops) {
    for (const by of [from, to, chance.between(from, to), chance.between(from, to)]) {
      must(ok(by), `${unit.id} cannot ${action.type} ${slide} ${by}, proposed ${from} to ${to}`);
    }
  }
  for (let i = 0; i < 4; i++) {
    const by = chance.below(16_000);
    if (stops.some(({ from, to }) => by >= from - 3 && by <= to + 3)) continue;
    // Along an enemy at exactly an inch, or a friend at the tolerance, each place is legal by itself.
    const way = boxOf(unit).h + DIRECTIONS.indexOf(slide) * (Math.PI / 2);
    const there = ahead(boxOf(unit), way, by / 1000);
    if (enemies(look, unit).some((foe) => close(gapOf(there, boxOf(foe)), 1, 0.002))) continue;
    if (others(look, unit).some((one) => lies(there, corners(boxOf(one))) === undefined)) continue;
    must(!ok(by), `${unit.id} can ${action.type} ${slide} ${by}, which is not proposed`);
  }
  count(look, 'proposed slides', true);
  if (action.type === 'retreat') {
    for (const way of retreats(known, unit, speed, action.roll)) {
      const by = way.stops[0].from;
      must(judge(known, unit, action, [{ slide: way.direction, by }]).ok, 'a retreat is legal');
    }
    for (const { pose } of meleePlaces(known, unit))
      placed(look, { ...unit, ...pose }, 'melee place');
    return;
  }
  const maneuver = { type: 'maneuver', speed } as const;
  for (const { heading, stops } of reachOfManeuver(known, unit, speed, 1200)) {
    for (const { from, to } of stops) {
      for (const by of [from, to, chance.between(from, to)]) {
        const parts: Part[] = [{ pivot: heading }, { slide: 'forward', by }];
        must(judge(known, unit, maneuver, parts).ok, `reach of ${unit.id}: ${heading} ${by}`);
      }
    }
  }
  const point = {
    x: unit.x + chance.between(-9000, 9000),
    y: unit.y + chance.between(-9000, 9000),
  };
  for (const { parts, unit: end } of snaps(known, unit, maneuver, point)) {
    const verdict = judge(known, unit, maneuver, parts);
    must(verdict.ok && gap(verdict.unit, end) === 0, 'a snap pose is legal');
  }
  for (const { target, shift } of shots(known, unit, LONG)) {
    const parts: Part[] = shift ? [shift] : [];
    const there = judge(known, unit, { type: 'shift', limit: 2000 }, parts);
    must(there.ok && canShoot(known, there.unit, target, LONG), 'a shot is possible');
  }
  count(look, 'reach, snaps, shots', true);
}

/** A tray that was laid somewhere lies on nobody, on nothing impassable and on the table. */
function placed(look: Look, unit: Unit, words: string): void {
  const box = boxOf(unit);
  for (const other of others(look, unit)) {
    must(lies(box, corners(boxOf(other))) !== true, `${words}: ${unit.id} lies on ${other.id}`);
  }
  for (const piece of look.terrain.filter((terrain) => has(terrain, 'impassable'))) {
    must(lies(box, polyOf(piece)) !== true, `${words}: ${unit.id} lies on ${piece.id}`);
  }
  must(onTable(box) !== false, `${words}: ${unit.id} hangs over the edge`);
  count(look, words, true);
}

// ------------------------------------------------------------------ charges

/** Whether some offset along an edge has room, by trying them one after the other. */
function hasRoom(look: Look, target: Unit, arc: number, unit: Unit): Sure {
  const t = boxOf(target);
  const { a, b } = boxOf(unit);
  const [half, away] = arc % 2 === 0 ? [t.a, t.b] : [t.b, t.a];
  const out = t.h + arc * (Math.PI / 2);
  const results: Sure[] = [];
  // Room may be hardly wider than the tray, and then lies anywhere.
  for (let offset = -half; offset <= half + 1e-9; offset += 0.02) {
    const along = ahead({ ...t, h: out + Math.PI, a, b }, out, away + b);
    const box = ahead(along, out + Math.PI / 2, offset);
    const free = every([
      onTable(box),
      ...look.units
        .filter(({ id }) => id !== target.id && id !== unit.id)
        .map((other) => not(lies(box, corners(boxOf(other))))),
      ...look.terrain
        .filter((piece) => has(piece, 'impassable'))
        .map((piece) => not(lies(box, polyOf(piece)))),
    ]);
    if (free) return true;
    results.push(free);
  }
  return results.includes(undefined) ? undefined : false;
}

/** Whether a heading surely works, or surely does not; sight only where a sampled line is free. */
function headingWorks(
  look: Look,
  unit: Unit,
  target: Unit,
  speed: number,
  heading: number,
): { works: Sure; distance: number; rough: number } {
  const box = { ...boxOf(unit), h: (heading / 1800) * Math.PI };
  const longest = speed + 6;
  const distance = until(box, box.h, corners(boxOf(target)), longest + 1);
  const unknown = { works: undefined, distance: 0, rough: 0 };
  if (distance === undefined) return unknown;
  if (distance > longest + 0.5) return { ...unknown, works: false };
  const rough = roughWay(look, box, box.h, distance);
  if (rough === undefined) return unknown;
  const found: Sure[] = [within(distance, longest - rough, 0.1)];
  for (const enemy of enemies(look, unit)) {
    const poly = corners(boxOf(enemy));
    found.push(not(lies(box, poly)));
    if (enemy.id === target.id) continue;
    const met = until(box, box.h, poly, distance + 0.2);
    found.push(met === undefined ? undefined : not(within(met, distance, 0.1)));
  }
  for (const piece of look.terrain.filter((terrain) => has(terrain, 'impassable'))) {
    if (lies(box, polyOf(piece)) !== false) return unknown;
    const met = until(box, box.h, polyOf(piece), distance + 0.2);
    found.push(met === undefined ? undefined : not(within(met, distance, 0.1)));
  }
  const [before, after] = [-0.1, 0.1].map((by) => onTable(ahead(box, box.h, distance + by)));
  found.push(onTable(box) === true && before === after ? after : undefined);
  // A line that is free proves sight; that none of the samples is free proves nothing.
  const turned = turnedTo(unit, heading);
  const blockers = screens(look, turned, target, false, 0.006);
  const doubt = doubtfulGround(look, turned);
  const seen = !doubt && someLine(box, isInfantry(unit), boxOf(target), blockers, 8) !== undefined;
  found.push(seen ? true : undefined);
  return { works: every(found), distance, rough };
}

const holdsHeading = (charge: Charge, heading: number): boolean =>
  charge.headings.some(({ from, to }) =>
    from <= to ? heading >= from && heading <= to : heading >= from || heading <= to,
  );

function chargesOf(look: Look): void {
  const { chance, known } = look;
  const unit = look.units[0];
  const touching = enemies(look, unit).some((enemy) => gapOf(boxOf(unit), boxOf(enemy)) < 0.02);
  if (touching) return void count(look, 'charge', false);
  const target = chance.pick(enemies(look, unit));
  const speed = chance.between(3, 7);
  const declared = declareCharge(known, unit, target, speed);
  if (chance.below(4) === 0) {
    const offered = chargeTargets(known, unit, speed).some(({ id }) => id === target.id);
    must(declared.ok === offered, 'what can be declared is offered');
  }
  const share = sharesOf(boxOf(target), isInfantry(target), boxOf(unit));
  const order = [0, 1, 2, 3].sort((one, two) => share[two] - share[one]);
  const arcSure = share[order[0]] - share[order[1]] > 0.06;
  if (arcSure) must(arcsHolding(target, unit)[0] === ARCS[order[0]], 'the arc');
  const room = arcSure ? hasRoom(look, target, order[0], unit) : undefined;
  if (room !== undefined) {
    const fast = feasible(known, target, ARCS[order[0]], unit).length > 0;
    must(fast === room, `room for ${unit.id} at ${ARCS[order[0]]} of ${target.id}: ${room}`);
    count(look, room ? 'room' : 'no room', true);
  }
  for (const arc of ARCS) {
    for (const { pose } of alignments(known, target, arc, unit)) {
      placed(look, { ...unit, ...pose }, 'alignment');
    }
  }

  // Headings that surely work are offered, those that surely do not are not.
  const towards = Math.atan2(target.x - unit.x, target.y - unit.y) * (1800 / Math.PI);
  const tried = Array.from({ length: 4 }, () => {
    const heading = Math.round(towards + chance.between(-500, 500));
    return ((heading % 3600) + 3600) % 3600;
  });
  if (declared.ok) tried.push(declared.best.heading, chance.pick(declared.headings).from);
  rushed(look, unit, target, speed, tried[0]);
  for (const heading of tried) {
    const { works, distance } = headingWorks(look, unit, target, speed, heading);
    const course = courseAt(known, unit, target, speed, heading);
    if (declared.ok) {
      must(holdsHeading(declared, heading) === course.ok, `heading ${heading} alone and of all`);
    }
    if (works === undefined) {
      count(look, 'charge heading', false);
      continue;
    }
    must(
      course.ok === works,
      `heading ${heading} of ${unit.id} (Speed ${speed}) to ${target.id} is ${works} at ${distance}`,
    );
    if (course.ok) {
      must(close(course.distance / 1000, distance, 2 * UNSURE + 0.01), `${course.distance}`);
      executed(look, unit, target, speed, heading, course.distance, course.rough);
    }
    count(look, works ? 'charge heading: works' : 'charge heading: does not', true);
    // Where a legal charge is found by hand, it is offered.
    const blockers = screens(look, unit, target, false, 0.006);
    const seen =
      !doubtfulGround(look, unit) &&
      someLine(boxOf(unit), isInfantry(unit), boxOf(target), blockers, 8) !== undefined;
    if (works && room && seen) {
      must(declared.ok, `${unit.id} (Speed ${speed}) can charge ${target.id} at ${heading}`);
      count(look, 'charge: found by hand and offered', true);
    }
  }
}

/** A charge in any direction, also where something stops it: it goes through nothing and ends on nothing. */
function rushed(look: Look, unit: Unit, target: Unit, speed: number, heading: number): void {
  const box = { ...boxOf(unit), h: (heading / 1800) * Math.PI };
  if (enemies(look, unit).some((enemy) => gapOf(box, boxOf(enemy)) < 0.02)) return;
  if (onTable(box) !== true) return; // turned over the edge, it may stay there
  const outcome = chargeMove(look.known, unit, target, speed, heading, look.chance.between(1, 6));
  if (outcome.success) return;
  placed(look, outcome.unit, 'failed charge');
  must(!engaged(look.known, outcome.unit), 'a failed charge engages nobody');
  if (outcome.by === 0) return;
  const way = slideIsFree(look, unit, box, box.h, outcome.by / 1000);
  must(way !== false, `charge of ${unit.id} at ${heading} goes ${outcome.by} through something`);
  // Whatever it could not cross, other than the target, is still an inch ahead, or it went its whole way.
  for (const enemy of enemies(look, unit).filter(({ id }) => id !== target.id)) {
    const met = until(box, box.h, corners(boxOf(enemy)), 20);
    if (met === undefined || met > speed + 1 - look.known.rough.length) continue;
    must(
      outcome.by / 1000 <= Math.max(0, met - 1) + 0.1,
      `${unit.id} goes ${outcome.by} at ${heading} with ${enemy.id} at ${met}`,
    );
  }
  count(look, 'rush', true);
}

/** A charge that was rolled: it succeeds if it should, and ends properly if it does not. */
function executed(
  look: Look,
  unit: Unit,
  target: Unit,
  speed: number,
  heading: number,
  distance: number,
  rough: number,
): void {
  const roll = look.chance.between(1, 6);
  const outcome = chargeMove(look.known, unit, target, speed, heading, roll);
  const reach = speed + roll - rough;
  const should = within(distance / 1000, reach, 0.0015);
  if (should !== undefined) must(outcome.success === should, `roll ${roll} reaches ${reach}`);
  must(outcome.disorderly === (roll === 1), 'a natural 1 is disorderly');
  if (outcome.success) return void succeeded(look, unit, target);
  placed(look, outcome.unit, 'failed charge');
  must(outcome.by <= (speed + roll) * 1000, 'not too far');
  must(!engaged(look.known, outcome.unit), 'a failed charge engages nobody');
}

/** After a success the others who are touched are laid or pushed. */
function succeeded(look: Look, unit: Unit, target: Unit): void {
  const arc = arcsHolding(target, unit)[0];
  const ways = alignments(look.known, target, arc, unit);
  for (const { pose } of ways.length === 0 ? [] : [look.chance.pick(ways)]) {
    const laid = { ...unit, ...pose };
    const known = withUnit(look.known, laid);
    must(
      gapOf(boxOf(laid), boxOf(target)) < 0.012,
      `${unit.id} lies ${gapOf(boxOf(laid), boxOf(target))} from ${target.id}`,
    );
    for (const extra of extraEnemies(known, laid, target)) {
      for (const { unit: pushed } of pushes(known, extra, laid)) {
        const units = look.units.map((one) => (one.id === laid.id ? laid : one));
        placed({ ...look, known, units }, pushed, 'push');
        must(gapOf(boxOf(pushed), boxOf(laid)) > 0.998, 'a push gives an inch');
      }
    }
  }
}

/** Obstacles of any kind are met where stepping meets them. */
function terrainSweeps(look: Look): void {
  if (look.terrain.length === 0) return;
  const unit = look.units[0];
  const piece = look.chance.pick(look.terrain);
  const { halfWidth, halfDepth } = {
    halfWidth: boxOf(unit).a * 1000,
    halfDepth: boxOf(unit).b * 1000,
  };
  const heading = look.chance.below(3600);
  const box = { ...boxOf(unit), h: (heading / 1800) * Math.PI };
  if (meet(corners(box, UNSURE), polyOf(piece))) return void count(look, 'terrain sweep', false);
  const slow = until(box, box.h, polyOf(piece), 15);
  if (slow === undefined) return void count(look, 'terrain sweep', false);
  const fast =
    firstTouch(
      unit.x,
      unit.y,
      Math.sin(box.h),
      Math.cos(box.h),
      halfWidth,
      halfDepth,
      piece.polygon,
    ) / 1000;
  must(
    slow > 14.9 ? fast > 14.8 : close(fast, slow, 2 * UNSURE + 0.01),
    `sweep to ${piece.id} at ${heading}: ${fast} is ${slow}`,
  );
  count(look, 'terrain sweep', true);
}

const QUESTIONS = [gaps, arcs, sweeps, terrainSweeps, sight, moves, proposals, chargesOf];

/** Compares everything in one random position; throws with what differs. */
export function compare(seed: string, tally: Tally): void {
  const { field, chance } = randomPosition(seed);
  const look: Look = { known: survey(field), ...field, chance, tally };
  try {
    for (const question of QUESTIONS) question(look);
  } catch (error) {
    const wrong = error as Error;
    wrong.message = `${wrong.message}\nseed "${seed}": ${JSON.stringify(field)}`;
    throw wrong;
  }
}
