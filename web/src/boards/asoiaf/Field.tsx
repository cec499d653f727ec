import {
  type Unit as FieldUnit,
  type Point,
  trayShape,
  withUnit,
} from '@small-council/asoiaf/geometry';
import { enemiesEngaged, trayOf } from '@small-council/asoiaf/looking';
import type { Unit } from '@small-council/asoiaf/table';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Choice } from '../../table/choice.ts';
import { onEnter } from '../../table/useKeys.ts';
import { activeUnit } from './active.ts';
import { type Battle, houseOf, isNear, standing } from './battle.ts';
import {
  around,
  type Box,
  boxAround,
  type Camera,
  fitted,
  kept,
  useGlide,
  useSize,
  zoomed,
} from './camera.ts';
import { decoration } from './decoration.ts';
import { Dial, Ghost, marksOf, Outline, Under } from './Ghost.tsx';
import { Ground, Pieces, Tokens } from './Ground.tsx';
import { SWORDS } from './glyphs.ts';
import { type Layer, Layers, type Measured } from './Layers.tsx';
import { dragTo, mayTurn, poseOf, turnBy } from './moving.ts';
import { optionGhosts } from './optionGhosts.ts';
import { Plates, useNamed } from './Plates.tsx';
import { Quarters } from './Quarters.tsx';
import { Tag, tagBox } from './Tag.tsx';
import { Glyph, Tray } from './Tray.tsx';
import { describeUnit } from './telling.ts';
import type { Laying } from './useMoving.ts';
import { useBoardWords } from './words/index.ts';

export interface Zoom {
  /** So many times as large as where the whole field is seen. */
  readonly times: number;
  readonly by: (factor: number) => void;
  readonly fit: () => void;
}

interface Props {
  battle: Battle;
  choice: Choice;
  laying: Laying | null;
  layers: ReadonlySet<Layer>;
  /** Whom the pointer or the focus rests on. */
  looked: string | null;
  onLook: (id: string | null) => void;
  /** Those that the board looks at by itself: an attack. */
  fight: readonly string[];
  onZoom: (zoom: Zoom) => void;
}

type Gesture =
  | { is: 'pan'; at: Point; camera: Camera }
  | { is: 'ghost'; offset: Point }
  | { is: 'dial' }
  | { is: 'measure' }
  | { is: 'pinch'; far: number; camera: Camera }
  | { is: 'twist'; angle: number; heading: number };

const SLACK = 4;

/** Where the arrow keys look, in inches. */
const PAN: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -3, y: 0 },
  ArrowRight: { x: 3, y: 0 },
  ArrowUp: { x: 0, y: -3 },
  ArrowDown: { x: 0, y: 3 },
};

/** The battlefield: what is on it, and everything that hands do there. */
export function Field({ battle, choice, laying, layers, looked, onLook, fight, onZoom }: Props) {
  const { t } = useBoardWords();
  const { lens, m } = battle;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const drawing = useRef<SVGSVGElement>(null);
  const ghosts = useMemo(() => optionGhosts(battle, choice.question), [battle, choice.question]);
  const box = useLookedAt(battle, laying, fight, ghosts, size.width < 500);
  // What a hand has chosen; else the board goes to a fight by itself, and back.
  const [chosen, setCamera] = useState<Camera | null>(null);
  const camera =
    chosen && !chosen.fit ? chosen : box && !chosen ? around(box, size, lens) : fitted(size, lens);
  const { ppi } = camera;
  useGlide(drawing, camera, box, chosen !== null);
  const gesture = useRef<Gesture | null>(null);
  const pressed = useRef(new Map<number, Point>());
  const started = useRef<Point>({ x: 0, y: 0 });
  const dragged = useRef(false);
  const [measured, setMeasured] = useState<Measured | null>(null);

  const zoomBy = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }): void => {
    take(zoomed(camera, factor, at, size, lens));
  };
  // All of the field is no choice, unless the board would look elsewhere.
  const take = (next: Camera): void => setCamera(next.fit && !box ? null : next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever zooms is told how near it is
  useEffect(() => {
    onZoom({
      times: ppi / fitted(size, lens).ppi,
      by: zoomBy,
      fit: () => take(fitted(size, lens)),
    });
  }, [ppi, size.width, size.height, box]);
  // What comes after it is looked at anew.
  useEffect(() => (box ? () => setCamera(null) : undefined), [box]);

  // The wheel must not scroll the page, and only a listener of our own may say so.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: globalThis.WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomBy(event.deltaY < 0 ? 1.18 : 1 / 1.18, {
        x: event.clientX - box.left,
        y: event.clientY - box.top,
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  const screenPoint = (event: PointerEvent): Point => {
    const box = (frame.current as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onTable = ({ x, y }: Point): Point =>
    lens.toTable({ x: camera.x + x / ppi, y: camera.y + y / ppi });
  const angleTo = (point: Point, centre: Point): number => {
    const { x, y } = lens.at(centre);
    const inch = { x: camera.x + point.x / ppi, y: camera.y + point.y / ppi };
    return (Math.atan2(inch.x - x, y - inch.y) * 180) / Math.PI;
  };
  const ghostPose = laying && poseOf(laying.moving, laying.draft);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const at = screenPoint(event);
    pressed.current.set(event.pointerId, at);
    dragged.current = false;
    started.current = at;
    if (pressed.current.size === 2) {
      const [one, other] = [...pressed.current.values()];
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (gesture.current?.is === 'ghost' && laying && ghostPose && mayTurn(laying.moving))
        gesture.current = {
          is: 'twist',
          angle: Math.atan2(other.x - one.x, one.y - other.y),
          heading: ghostPose.h,
        };
      else gesture.current = { is: 'pinch', far, camera };
      return;
    }
    const grabbed = (event.target as Element).closest('[data-grab]')?.getAttribute('data-grab');
    const table = onTable(at);
    if (layers.has('measure')) {
      setMeasured({ from: table, to: table });
      gesture.current = { is: 'measure' };
    } else if (laying && ghostPose && grabbed === 'dial') gesture.current = { is: 'dial' };
    else if (laying && ghostPose && grabbed === 'ghost')
      gesture.current = {
        is: 'ghost',
        offset: { x: table.x - ghostPose.x, y: table.y - ghostPose.y },
      };
    else gesture.current = { is: 'pan', at, camera };
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (!pressed.current.has(event.pointerId)) return;
    const at = screenPoint(event);
    pressed.current.set(event.pointerId, at);
    if (!dragged.current) {
      if (Math.hypot(at.x - started.current.x, at.y - started.current.y) < SLACK) return;
      dragged.current = true;
      // Only now: else a click on a tray would go to the field.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const doing = gesture.current;
    if (!doing) return;
    const free = event.altKey;
    switch (doing.is) {
      case 'pan':
        if (ppi > fitted(size, lens).ppi)
          setCamera(
            kept(
              {
                ...doing.camera,
                x: doing.camera.x - (at.x - doing.at.x) / ppi,
                y: doing.camera.y - (at.y - doing.at.y) / ppi,
                fit: false,
              },
              size,
              lens,
            ),
          );
        return;
      case 'measure':
        setMeasured((line) => line && { ...line, to: onTable(at) });
        return;
      case 'ghost': {
        if (!laying) return;
        const { x, y } = onTable(at);
        const point = { x: x - doing.offset.x, y: y - doing.offset.y };
        laying.set(dragTo(laying.moving, laying.draft, point, event.shiftKey, free));
        return;
      }
      case 'dial':
        if (laying && ghostPose)
          laying.set(
            turnBy(laying.moving, laying.draft, lens.toHeading(angleTo(at, ghostPose)), free),
          );
        return;
      case 'pinch': {
        const [one, other] = [...pressed.current.values()];
        if (!other) return;
        const far = Math.hypot(one.x - other.x, one.y - other.y);
        const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
        take(zoomed(doing.camera, far / doing.far, middle, size, lens));
        return;
      }
      case 'twist': {
        const [one, other] = [...pressed.current.values()];
        if (!other || !laying) return;
        const angle = Math.atan2(other.x - one.x, one.y - other.y);
        const turned = doing.heading + ((angle - doing.angle) * 1800) / Math.PI;
        laying.set(turnBy(laying.moving, laying.draft, turned, free));
      }
    }
  };

  const onPointerUp = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    if (pressed.current.size === 0) gesture.current = null;
  };

  // From near, arrow keys look elsewhere, unless they push what is laid.
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = PAN[event.key];
    if (!way || laying || chosen === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCamera(kept({ ...camera, x: camera.x + way.x, y: camera.y + way.y }, size, lens));
  };

  const shown: FieldUnit | null = useMemo(() => {
    const moved = laying?.moving.unit;
    if (laying?.moving.origin && (looked === null || looked === moved))
      return { ...laying.moving.origin, ...poseOf(laying.moving, laying.draft) };
    const id = looked ?? moved ?? null;
    return id !== null && battle.known.bodies.some(({ unit }) => unit.id === id)
      ? trayOf(m, id)
      : null;
  }, [battle, m, laying, looked]);
  const seenFrom = useMemo(
    () => (shown ? { ...battle, known: withUnit(battle.known, shown) } : battle),
    [battle, shown],
  );
  const pick = useCallback(
    (id: string): void => {
      if (dragged.current || !choice.offers(id)) return;
      choice.pick(id);
      // What comes next is about something else.
      onLook(null);
    },
    [choice, onLook],
  );
  // What a drag does not change is not drawn anew for each of its frames.
  const moved = laying?.moving.unit ?? null;
  const lifted = laying?.moving.origin ? moved : null;
  const ground = useMemo(
    () => (
      <g className="still">
        <Ground battle={battle} ppi={ppi} />
        <Pieces battle={battle} ppi={ppi} />
        <Tokens battle={battle} over={false} ppi={ppi} />
      </g>
    ),
    [battle, ppi],
  );
  const trays = useMemo(
    () => (
      <g className="still">
        {standing(battle).map((unit) =>
          unit.id === lifted ? null : (
            <Standing
              key={unit.id}
              {...{ battle, unit, choice, ppi, onLook }}
              looked={looked === unit.id}
              onPick={() => pick(unit.id)}
            />
          ),
        )}
        <Tokens battle={battle} over ppi={ppi} />
        <Melees battle={battle} ppi={ppi} />
      </g>
    ),
    [battle, choice, ppi, onLook, looked, lifted, pick],
  );
  const moving = laying?.moving ?? null;
  const spared = useMemo(
    () => [
      ...ghosts.map(({ id, pose }) => tagBox(lens.at(pose), ppi, choice.keyOf(id) ?? '·')),
      ...(moving ? marksOf(battle, moving, ppi, t) : []),
    ],
    [battle, lens, moving, ghosts, ppi, choice, t],
  );
  const named = useNamed(battle, ppi, moved, spared);
  const plates = useMemo(
    () => <Plates battle={battle} ppi={ppi} keyOf={choice.keyOf} named={named} />,
    [battle, choice, ppi, named],
  );
  const quarters = useMemo(() => <Quarters battle={battle} ppi={ppi} />, [battle, ppi]);
  return (
    <div className="battlefield" ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={drawing}
        className={`battlefield__svg ${layers.has('measure') ? 'battlefield__svg--measures' : ''} ${laying ? 'battlefield__svg--lays' : ''}`}
        viewBox={`${camera.x} ${camera.y} ${size.width / ppi} ${size.height / ppi}`}
        role="group"
        aria-label={t('field.field')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is looked over by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <Defs width={lens.width} height={lens.height} />
        {ground}
        <g clipPath="url(#field-edge)">
          {laying && <Under battle={battle} laying={laying} ppi={ppi} named={named} />}
        </g>
        {trays}
        {ghosts.map(({ id, kind, pose }) => (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside of a drawing
          <g
            key={id}
            role="button"
            tabIndex={0}
            className="placing"
            aria-label={labelOf(choice, id, t)}
            onClick={() => pick(id)}
            onKeyDown={onEnter(() => choice.pick(id))}
          >
            <Outline battle={battle} kind={kind} pose={pose} className="contact contact--full" />
            <Tag at={lens.at(pose)} ppi={ppi} tone="accent" words={choice.keyOf(id) ?? '·'} />
          </g>
        ))}
        <g clipPath="url(#field-edge)">
          <Layers
            battle={seenFrom}
            ppi={ppi}
            on={layers}
            of={shown}
            measured={measured}
            named={named}
          />
        </g>
        {quarters}
        {laying && <Dial battle={battle} laying={laying} ppi={ppi} />}
        {plates}
        {laying && (
          <Ghost
            {...{ battle, laying, ppi, named }}
            seen={{ x: camera.x * ppi, y: camera.y * ppi, ...size }}
          />
        )}
        <rect
          className="battlefield__frame"
          width={lens.width}
          height={lens.height}
          {...decoration}
        />
      </svg>
    </div>
  );
}

/** What the board looks at by itself: those who fight, and on a phone also who moves and where one may be placed. */
function useLookedAt(
  battle: Battle,
  laying: Laying | null,
  fight: readonly string[],
  ghosts: ReturnType<typeof optionGhosts>,
  phone: boolean,
): Box | null {
  const { lens, m } = battle;
  const mover = laying?.moving.origin && phone ? laying.moving.question.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another fight or move begins
  return useMemo(() => {
    const { origin, limit = 0, charge } = laying?.moving ?? {};
    if (mover !== null && origin) {
      const target = charge ? trayOf(m, charge.target) : origin;
      return boxAround([origin, target].map(lens.at), Math.min(12, limit / 1000) + 4);
    }
    const corners = fight.flatMap((id) => {
      const body = battle.known.bodies.find(({ unit }) => unit.id === id);
      return body ? body.shape.points : [];
    });
    // Fingers are thick.
    if (phone)
      for (const { kind, pose } of ghosts) corners.push(...trayShape({ kind, ...pose }).points);
    return corners.length === 0 ? null : boxAround(corners.map(lens.at), 4);
  }, [mover, fight.join(' '), ghosts.length]);
}

const labelOf = (choice: Choice, id: string, t: ReturnType<typeof useBoardWords>['t']): string => {
  const label = choice.question?.options.find((option) => option.id === id)?.label;
  return label ? t('field.option', { option: label }) : id;
};

interface StandingProps {
  battle: Battle;
  unit: Unit & { pose: { x: number; y: number; h: number } };
  choice: Choice;
  ppi: number;
  looked: boolean;
  onLook: (id: string | null) => void;
  onPick: () => void;
}

function Standing({ battle, unit, choice, ppi, looked, onLook, onPick }: StandingProps) {
  const { say } = useBoardWords();
  const { lens, m } = battle;
  const { x, y } = lens.at(unit.pose);
  const { halfWidth, halfDepth } = extentOf(battle, unit.id);
  const offered = choice.offers(unit.id);
  const state = [
    'unit',
    houseOf(m, unit.seat),
    unit.activated && activeUnit(battle) !== unit.id ? 'unit--done' : '',
    offered ? 'unit--offered' : '',
    choice.times(unit.id) > 0 ? 'unit--chosen' : '',
    activeUnit(battle) === unit.id ? 'unit--acts' : '',
    looked ? 'unit--looked' : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={say(describeUnit(battle, unit))}
      aria-pressed={offered ? choice.times(unit.id) > 0 : undefined}
      className={state.join(' ')}
      data-unit={unit.id}
      transform={`translate(${x} ${y}) rotate(${lens.turn(unit.pose.h)})`}
      onClick={onPick}
      onKeyDown={offered ? onEnter(onPick) : undefined}
      onPointerEnter={() => onLook(unit.id)}
      onFocus={() => onLook(unit.id)}
      onPointerLeave={() => onLook(null)}
      onBlur={() => onLook(null)}
    >
      <rect
        className="unit__glow"
        x={-halfWidth - 0.16}
        y={-halfDepth - 0.16}
        width={2 * halfWidth + 0.32}
        height={2 * halfDepth + 0.32}
        rx={0.3}
      />
      <Tray unit={unit} ppi={ppi} enemy={!isNear(battle, unit.seat)} />
    </g>
  );
}

function extentOf({ m }: Battle, id: string): { halfWidth: number; halfDepth: number } {
  const { points } = trayShape({ ...trayOf(m, id), x: 0, y: 0, h: 0 });
  return { halfWidth: points[1].x / 1000, halfDepth: points[1].y / 1000 };
}

/** Crossed swords on the seam of two trays that fight. */
function Melees({ battle, ppi }: { battle: Battle; ppi: number }) {
  const { m, lens } = battle;
  const pairs = standing(battle)
    .filter(({ seat }) => isNear(battle, seat))
    .flatMap(({ id }) => enemiesEngaged(m, id).map((other) => [id, other] as const));
  const r = Math.max(0.55, 8 / ppi);
  return (
    <g {...decoration}>
      {pairs.map(([one, other]) => {
        const { x, y } = lens.at(seam(trayOf(m, one), trayOf(m, other)));
        return (
          <g key={`${one} ${other}`} className="melee">
            <circle cx={x} cy={y} r={r} />
            <Glyph body={SWORDS} x={x} y={y} size={r * 1.4} />
          </g>
        );
      })}
    </g>
  );
}

/** The middle of where two trays touch. */
function seam(one: FieldUnit, other: FieldUnit): Point {
  const near = [...trayShape(one).points, ...edgePoints(one)].filter(
    (point) => gapTo(point, other) < 60,
  );
  const also = [...trayShape(other).points, ...edgePoints(other)].filter(
    (point) => gapTo(point, one) < 60,
  );
  const all = [...near, ...also];
  if (all.length === 0) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
}

const edgePoints = (unit: FieldUnit): Point[] => {
  const { points } = trayShape(unit);
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length];
    return [0.25, 0.5, 0.75].map((part) => ({
      x: point.x + (next.x - point.x) * part,
      y: point.y + (next.y - point.y) * part,
    }));
  });
};

const gapTo = (point: Point, unit: FieldUnit): number => {
  const shape = trayShape(unit);
  let most = Number.NEGATIVE_INFINITY;
  shape.normals.forEach((normal, i) => {
    most = Math.max(most, normal.x * point.x + normal.y * point.y - shape.offsets[i]);
  });
  return most;
};

function Defs({ width, height }: { width: number; height: number }) {
  return (
    <defs>
      <clipPath id="field-edge">
        <rect width={width} height={height} />
      </clipPath>
      <radialGradient id="field-lamp" cx="50%" cy="50%" r="75%">
        <stop offset="0%" className="lamp__middle" />
        <stop offset="100%" className="lamp__edge" />
      </radialGradient>
      <pattern
        id="field-hatch"
        width=".42"
        height=".42"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className="hatch" x1="0" y1="0" x2="0" y2=".42" />
      </pattern>
      <marker
        id="field-point"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path className="point--threat" d="M0 0 L8 4 0 8 Z" />
      </marker>
      <marker
        id="field-go"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path className="point--go" d="M0 0 L8 4 0 8 Z" />
      </marker>
    </defs>
  );
}
