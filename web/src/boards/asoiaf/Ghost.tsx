import {
  alignments,
  arrow,
  courseAt,
  type Direction,
  type Unit as FieldUnit,
  forwardOf,
  headingOf,
  moved,
  type Point,
  type Pose,
  SIZES,
  swept,
  trayShape,
  turnedTo,
} from '@small-council/asoiaf/geometry';
import { trayOf, unitOf } from '@small-council/asoiaf/looking';
import { memo } from 'react';
import { type Battle, houseOf } from './battle.ts';
import type { Box } from './camera.ts';
import { decoration } from './decoration.ts';
import { Arcs } from './Layers.tsx';
import { footprintOf, type Moving, mayTurn, poseOf, reachOf } from './moving.ts';
import { inches } from './names.ts';
import { boxAt, boxOnScreen, meets, type Named } from './Plates.tsx';
import { Tag, tagBox } from './Tag.tsx';
import { Tray } from './Tray.tsx';
import type { Laying } from './useMoving.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  battle: Battle;
  laying: Laying;
  ppi: number;
}

const pointsOf = ({ lens }: Battle, points: readonly { x: number; y: number }[]): string =>
  points
    .map(lens.at)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** Origin, lane, reach: what lies under the trays while somebody moves. */
export function Under({ battle, laying, ppi, named }: Props & { named: Named }) {
  const { moving, draft } = laying;
  const { origin } = moving;
  if (moving.question.kind === 'place') return <ZoneOf battle={battle} moving={moving} />;
  if (!origin) return null;
  const pose = poseOf(moving, draft);
  const start = battle.lens.at(origin);
  const end = battle.lens.at(pose);
  return (
    <g {...decoration}>
      {moving.charge && <ChargeLane battle={battle} laying={laying} ppi={ppi} named={named} />}
      <Reach battle={battle} moving={moving} />
      {moving.lanes.map(({ slide, stops }) => (
        <Lane
          key={slide}
          battle={battle}
          unit={origin}
          slide={slide}
          stops={stops}
          limit={moving.limit}
        />
      ))}
      {draft.by > 0 && <line className="way" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />}
    </g>
  );
}

function ZoneOf({ battle, moving }: { battle: Battle; moving: Moving }) {
  const { zones = [] } = (moving.question.hints ?? {}) as {
    zones?: { left: number; right: number; bottom: number; top: number }[];
  };
  return (
    <g {...decoration}>
      {zones.map(({ left, right, bottom, top }) => (
        <polygon
          key={`${left} ${bottom}`}
          className="zone__open"
          points={pointsOf(battle, [
            { x: left, y: bottom },
            { x: right, y: bottom },
            { x: right, y: top },
            { x: left, y: top },
          ])}
        />
      ))}
    </g>
  );
}

/** Filled: where the centre may end. A drag does not change it. */
const Reach = memo(function Reach({ battle, moving }: { battle: Battle; moving: Moving }) {
  const { origin } = moving;
  if (!origin) return null;
  const rays = reachOf(battle, moving);
  if (rays.length === 0) return null;
  const half = 20;
  const at = (heading: number, far: number): string => {
    const { x, y } = battle.lens.at(moved(origin, ((heading % 3600) + 3600) % 3600, far));
    return `${x} ${y}`;
  };
  const wedges = rays.flatMap(({ heading, stops }) =>
    stops.map(
      ({ from, to }) =>
        `M${at(heading - half, from)} L${at(heading - half, to)} L${at(heading + half, to)} L${at(heading + half, from)} Z`,
    ),
  );
  return <path className="reach" d={wedges.join('')} />;
});

/** Green where the front edge may end, red where it may pass but not stop. */
function Lane({
  battle,
  unit,
  slide,
  stops,
  limit,
}: {
  battle: Battle;
  unit: FieldUnit;
  slide: Direction;
  stops: readonly (readonly [number, number])[];
  limit: number;
}) {
  const band = (from: number, to: number): string => {
    const [deep, wide] = reachTo(unit, slide);
    const out = forwardOf(headingOf(unit.h, slide));
    const side = { x: out.y, y: -out.x };
    const corner = (far: number, across: number) => ({
      x: unit.x + out.x * (deep + far) + side.x * across,
      y: unit.y + out.y * (deep + far) + side.y * across,
    });
    return pointsOf(battle, [
      corner(from, -wide),
      corner(from, wide),
      corner(to, wide),
      corner(to, -wide),
    ]);
  };
  const gaps: [number, number][] = [];
  let free = 0;
  for (const [from, to] of stops) {
    if (from > free + 1) gaps.push([free, from]);
    free = to;
  }
  if (free + 1 < limit) gaps.push([free, limit]);
  return (
    <g>
      {stops.map(([from, to]) => (
        <polygon key={from} className="sector" points={band(from, to)} />
      ))}
      {gaps.map(([from, to]) => (
        <polygon key={from} className="sector sector--barred" points={band(from, to)} />
      ))}
    </g>
  );
}

/** How far a tray reaches in a direction, and to its sides. */
const reachTo = ({ kind }: FieldUnit, slide: Direction): readonly [deep: number, wide: number] => {
  const { halfWidth, halfDepth } = SIZES[kind];
  return slide === 'forward' || slide === 'back' ? [halfDepth, halfWidth] : [halfWidth, halfDepth];
};

type T = ReturnType<typeof useBoardWords>['t'];

/** How far each lane goes, at its end. */
function laneTags({ lens }: Battle, { origin, lanes }: Moving, t: T) {
  return lanes.flatMap(({ slide, stops }) => {
    const most = stops.at(-1)?.[1] ?? 0;
    if (most === 0 || !origin) return [];
    const [deep] = reachTo(origin, slide);
    const at = lens.at(moved(origin, headingOf(origin.h, slide), most + deep));
    return [{ slide, at, words: t('field.inches', { inches: inches(most) }) }];
  });
}

/** Where the knob of the dial is, for a tray that stands like this. */
function knobAt({ lens }: Battle, moving: Moving, pose: Pose, ppi: number): Point {
  const { x, y } = lens.at(pose);
  const turn = (lens.turn(pose.h) * Math.PI) / 180;
  const far = dialOf(moving, ppi);
  return { x: x + Math.sin(turn) * far, y: y - Math.cos(turn) * far };
}

/** So many pixels around its middle nothing is written. */
const KNOB = 14;

/** From the middle of what is laid to its farthest corner. */
const deepOf = ({ kind }: Moving): number =>
  kind ? Math.hypot(SIZES[kind].halfWidth, SIZES[kind].halfDepth) / 1000 : 2.2;
const dialOf = (moving: Moving, ppi: number): number => deepOf(moving) + 14 / ppi;

/** The room of the knob and the lengths of the lanes, as they are when a move begins. */
export function marksOf(battle: Battle, moving: Moving, ppi: number, t: T): Box[] {
  const lanes = laneTags(battle, moving, t).map(({ at, words }) => tagBox(at, ppi, words));
  if (!moving.origin || !mayTurn(moving)) return lanes;
  return [...lanes, boxAt(knobAt(battle, moving, moving.origin, ppi), ppi, KNOB)];
}

/** Where the charge that is laid goes; `onWay` is how far of it, in parts of the whole. */
function chargeOf({ known, m, lens }: Battle, { moving, draft }: Laying) {
  const { origin, charge } = moving;
  if (!origin || !charge) return null;
  const target = trayOf(m, charge.target);
  const turned = turnedTo(origin, draft.last);
  const course = courseAt(known, origin, target, charge.speed, draft.last);
  const far = course.ok ? course.distance : charge.speed * 1000;
  const onWay = (part: number): Point =>
    lens.at(moved({ ...turned, ...arrow(turned) }, draft.last, far * part));
  return { origin, arc: charge.arc, target, turned, course, far, onWay };
}

/** The way of a charge, the arc that counts, and how the trays will lie. */
function ChargeLane({ battle, laying, ppi, named }: Props & { named: Named }) {
  const { t } = useBoardWords();
  const charge = chargeOf(battle, laying);
  if (!charge) return null;
  const { origin, arc, target, turned, course, far, onWay } = charge;
  const from = onWay(0);
  const to = onWay(1);
  const places = course.ok ? alignments(battle.known, target, arc, origin) : [];
  const tag = chargeTag({ battle, laying, ppi, named }, t);
  const taken = [
    ...named.taken,
    ...(tag ? [tagBox(tag.at, ppi, tag.words)] : []),
    ...places.map(({ pose }) =>
      boxOnScreen(battle, ppi, trayShape({ kind: origin.kind, ...pose }).points),
    ),
  ];
  return (
    <g>
      <Arcs battle={battle} ppi={ppi} of={target} lit={arc} named={{ ...named, taken }} />
      <polygon
        className={`sector ${course.ok ? '' : 'sector--barred'}`}
        points={pointsOf(battle, swept(turned, 'forward', far).points)}
      />
      <line
        className="way"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        markerEnd="url(#field-go)"
      />
      {places.map(({ alignment, pose }) => (
        <Outline
          key={alignment}
          battle={battle}
          kind={origin.kind}
          pose={pose}
          className={`contact ${alignment === 'full' ? 'contact--full' : ''}`}
        />
      ))}
    </g>
  );
}

/** How far a charge goes and what it must roll: on its way, or beside the knob where that is short. */
function chargeTag({ battle, laying, ppi, named }: Props & { named: Named }, t: T) {
  const charge = chargeOf(battle, laying);
  if (!charge) return null;
  const { turned, course, far, onWay } = charge;
  const words = course.ok
    ? t('field.tag.charge', { inches: inches(far, 2), roll: course.roll })
    : '✕';
  const boxOf = (place: Point): Box => tagBox(place, ppi, words);
  const knob = knobAt(battle, laying.moving, turned, ppi);
  const aside = (boxOf(knob).width / 2 + KNOB + 2) / ppi;
  const places = [
    ...[0.65, 0.8, 0.5].map(onWay),
    { x: knob.x + aside, y: knob.y },
    { x: knob.x - aside, y: knob.y },
  ].filter((place) => !meets(boxOf(place), boxAt(knob, ppi, KNOB)));
  const at =
    places.find((place) => named.taken.every((other) => !meets(boxOf(place), other))) ?? places[0];
  return { at, words, tone: course.ok ? ('ok' as const) : ('danger' as const) };
}

export function Outline({
  battle: { lens },
  kind,
  pose,
  className,
}: {
  battle: Battle;
  kind: FieldUnit['kind'];
  pose: Pose;
  className: string;
}) {
  const { halfWidth, halfDepth } = SIZES[kind];
  const [w, d] = [halfWidth / 1000, halfDepth / 1000];
  const { x, y } = lens.at(pose);
  return (
    <g className={className} transform={`translate(${x} ${y}) rotate(${lens.turn(pose.h)})`}>
      <rect x={-w} y={-d} width={2 * w} height={2 * d} rx={0.14} />
      <path d={`M0 ${-d} l.7 .7 h-1.4 Z`} />
    </g>
  );
}

/** Why it may not be so: above it, or wherever no name and no edge of what is seen is in the way. */
function placeOfReason(
  { x, y }: Point,
  ppi: number,
  words: string,
  deep: number,
  { taken }: Named,
  seen: Box,
): Point {
  const { width } = tagBox({ x, y }, ppi, words);
  const places = [-30, 32].flatMap((down) =>
    [0, -0.5, 0.5].map((part) => ({
      x: x + (part * width) / ppi,
      y: y + (Math.sign(down) * deep * ppi + down) / ppi,
    })),
  );
  const isSeen = (box: Box): boolean =>
    box.x > seen.x &&
    box.y > seen.y &&
    box.x + box.width < seen.x + seen.width &&
    box.y + box.height < seen.y + seen.height;
  return (
    places.find((place) => {
      const box = tagBox(place, ppi, words);
      return isSeen(box) && taken.every((other) => !meets(box, other));
    }) ??
    places.find((place) => isSeen(tagBox(place, ppi, words))) ??
    places[0]
  );
}

/** The ring that the knob runs on: below the plates, whose numbers it would dot. */
export function Dial({ battle: { lens }, laying: { moving, draft }, ppi }: Props) {
  const { x, y } = lens.at(poseOf(moving, draft));
  return mayTurn(moving) && <circle className="dial" cx={x} cy={y} r={dialOf(moving, ppi)} />;
}

/** The ghost itself with its knob; red with the reason where the rules say no. `seen` is what the window shows. */
export function Ghost({ battle, laying, ppi, named, seen }: Props & { named: Named; seen: Box }) {
  const { say, t } = useBoardWords();
  const { moving, draft, refused } = laying;
  const { lens, m } = battle;
  const pose = poseOf(moving, draft);
  const { x, y } = lens.at(pose);
  const turn = lens.turn(pose.h);
  const unit = moving.unit === null ? null : unitOf(m, moving.unit);
  const size = moving.kind ? SIZES[moving.kind] : null;
  const deep = deepOf(moving);
  const knob = knobAt(battle, moving, pose, ppi);
  const why = refused ? say(refused.why) : '';
  const charge = chargeTag({ battle, laying, ppi, named }, t);
  const { width, depth } = footprintOf(moving);
  const owner = unit ? houseOf(m, unit.seat) : '';
  return (
    <g className={`ghost ${refused ? 'ghost--no' : 'ghost--ok'} ${owner}`}>
      {moving.origin && (
        <Outline
          battle={battle}
          kind={moving.origin.kind}
          pose={moving.origin}
          className="origin"
        />
      )}
      {laneTags(battle, moving, t).map(({ slide, at, words }) => (
        <Tag key={slide} at={at} ppi={ppi} tone="ok" words={words} />
      ))}
      <g
        className="ghost__body"
        data-grab="ghost"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      >
        {unit && size ? (
          <>
            <Tray unit={unit} ppi={ppi} enemy={false} />
            <rect
              className="ghost__rim"
              x={-size.halfWidth / 1000}
              y={-size.halfDepth / 1000}
              width={size.halfWidth / 500}
              height={size.halfDepth / 500}
              rx={0.14}
            />
          </>
        ) : moving.terrain && depth !== width && width / depth > 4 ? (
          <rect
            className="ghost__rim"
            x={-width / 2000}
            y={-depth / 2000}
            width={width / 1000}
            height={depth / 1000}
          />
        ) : (
          <ellipse className="ghost__rim" rx={width / 2000} ry={depth / 2000} />
        )}
        <path className="ghost__cross" d="M-.5 0 H.5 M0 -.5 V.5" />
      </g>
      {mayTurn(moving) && (
        <g
          className="dial__knob"
          data-grab="dial"
          transform={`translate(${knob.x} ${knob.y}) scale(${1 / ppi})`}
        >
          <circle className="dial__touch" r={22} />
          <circle r={10} />
          <path d="M-4 -3 A5 5 0 1 1 -3 4 M-6 -5 L-4 -2 L-1 -4" />
        </g>
      )}
      {draft.by > 0 && (
        <Tag
          at={{ x, y }}
          ppi={ppi}
          dy={deep * ppi + 6}
          tone="accent"
          words={t('field.tag.way', { by: inches(draft.by), limit: inches(moving.limit) })}
        />
      )}
      {charge && <Tag {...charge} ppi={ppi} />}
      {refused && (
        <Tag
          at={placeOfReason({ x, y }, ppi, why, deep, named, seen)}
          ppi={ppi}
          tone="danger"
          words={why}
        />
      )}
    </g>
  );
}
