import {
  alignments,
  arrow,
  courseAt,
  type Direction,
  type Unit as FieldUnit,
  forwardOf,
  headingOf,
  moved,
  type Pose,
  SIZES,
  swept,
  trayShape,
  turnedTo,
} from '@small-council/asoiaf/geometry';
import { trayOf, unitOf } from '@small-council/asoiaf/looking';
import { memo } from 'react';
import { type Battle, houseOf } from './battle.ts';
import { decoration } from './decoration.ts';
import { Arcs } from './Layers.tsx';
import { footprintOf, type Moving, mayTurn, poseOf, reachOf } from './moving.ts';
import { inches } from './names.ts';
import { boxOnScreen, type Named } from './Plates.tsx';
import { Tag } from './Tag.tsx';
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

/** How far each lane goes: over the trays, for one may stand in the way. */
function LaneTags({ battle, moving, ppi }: { battle: Battle; moving: Moving; ppi: number }) {
  const { t } = useBoardWords();
  const { origin, lanes } = moving;
  if (!origin) return null;
  return lanes.map(({ slide, stops }) => {
    const most = stops.at(-1)?.[1] ?? 0;
    if (most === 0) return null;
    const [deep] = reachTo(origin, slide);
    return (
      <Tag
        key={slide}
        at={battle.lens.at(moved(origin, headingOf(origin.h, slide), most + deep))}
        ppi={ppi}
        tone="ok"
        words={t('field.inches', { inches: inches(most) })}
      />
    );
  });
}

/** The way of a charge, the arc that counts, and how the trays will lie. */
function ChargeLane({ battle, laying, ppi, named }: Props & { named: Named }) {
  const { t } = useBoardWords();
  const { known, m, lens } = battle;
  const { moving, draft } = laying;
  const { origin, charge } = moving;
  if (!origin || !charge) return null;
  const target = trayOf(m, charge.target);
  const turned = turnedTo(origin, draft.last);
  const course = courseAt(known, origin, target, charge.speed, draft.last);
  const far = course.ok ? course.distance : charge.speed * 1000;
  const from = lens.at(arrow(turned));
  const to = lens.at(moved({ ...turned, ...arrow(turned) }, draft.last, far));
  const places = course.ok ? alignments(known, target, charge.arc, origin) : [];
  const taken = [
    ...named.taken,
    ...places.map(({ pose }) =>
      boxOnScreen(battle, ppi, trayShape({ kind: origin.kind, ...pose }).points),
    ),
  ];
  return (
    <g>
      <Arcs battle={battle} ppi={ppi} of={target} lit={charge.arc} named={{ taken }} />
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
      <Tag
        // Not in the middle: near its beginning is the knob.
        at={{ x: from.x + (to.x - from.x) * 0.65, y: from.y + (to.y - from.y) * 0.65 }}
        ppi={ppi}
        tone={course.ok ? 'ok' : 'danger'}
        words={
          course.ok ? t('field.tag.charge', { inches: inches(far, 2), roll: course.roll }) : '✕'
        }
      />
    </g>
  );
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

/** The ghost itself with its dial; red with the reason where the rules say no. */
export function Ghost({ battle, laying, ppi }: Props) {
  const { say, t } = useBoardWords();
  const { moving, draft, refused } = laying;
  const { lens, m } = battle;
  const pose = poseOf(moving, draft);
  const { x, y } = lens.at(pose);
  const turn = lens.turn(pose.h);
  const unit = moving.unit === null ? null : unitOf(m, moving.unit);
  const size = moving.kind ? SIZES[moving.kind] : null;
  const deep = size ? Math.hypot(size.halfWidth, size.halfDepth) / 1000 : 2.2;
  const dial = deep + 14 / ppi;
  const knob = {
    x: x + Math.sin((turn * Math.PI) / 180) * dial,
    y: y - Math.cos((turn * Math.PI) / 180) * dial,
  };
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
      <LaneTags battle={battle} moving={moving} ppi={ppi} />
      {mayTurn(moving) && <circle className="dial" cx={x} cy={y} r={dial} />}
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
      {refused && (
        <Tag at={{ x, y }} ppi={ppi} dy={-deep * ppi - 30} tone="danger" words={say(refused.why)} />
      )}
    </g>
  );
}
