import {
  ARCS,
  type Arc,
  arrow,
  type Unit as FieldUnit,
  forwardOf,
  gap,
  LONG,
  type Point,
  pointDistance,
  SHORT,
  SIZES,
  sightLine,
  threatsTo,
} from '@small-council/asoiaf/geometry';
import { enemiesEngaged, rangedAttacks, speedOf } from '@small-council/asoiaf/looking';
import { message } from '@small-council/engine';
import type { Battle } from './battle.ts';
import type { Box } from './camera.ts';
import { decoration } from './decoration.ts';
import { inches } from './names.ts';
import { isOnField, meets, type Named, trayBoxes } from './Plates.tsx';
import { Tag, tagBox } from './Tag.tsx';
import { useBoardWords } from './words/index.ts';

export const LAYERS = ['arcs', 'ranges', 'sight', 'measure', 'threat'] as const;
export type Layer = (typeof LAYERS)[number];

/** A line that somebody measures with: each end is a point, or a tray that it lies on. */
export interface Measured {
  readonly from: Point;
  readonly to: Point;
}

interface Props {
  battle: Battle;
  ppi: number;
  on: ReadonlySet<Layer>;
  /** Whose arcs, ranges, sight and dangers are shown: where it stands, or where it would. */
  of: FieldUnit | null;
  measured: Measured | null;
  named: Named;
}

/** Everybody may measure everything at any time (SIF-801), and nobody is told. */
export function Layers({ battle, ppi, on, of, measured, named }: Props) {
  const { t } = useBoardWords();
  const lines = [
    ...(of && on.has('sight') ? sightLines(battle, of, t) : []),
    ...(of && on.has('threat') ? threatLines(battle, of) : []),
    ...(measured ? [rulerLine(battle, measured, t)] : []),
  ];
  const tags = laidApart(lines, battle, ppi, named.taken);
  const taken = [...named.taken, ...tags.map(({ box }) => box)];
  return (
    <g className="layers" {...decoration}>
      {of && on.has('ranges') && <Ranges battle={battle} of={of} ppi={ppi} />}
      {lines.map(({ id, is, from, to }) => (
        <line
          key={id}
          className={is}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          markerEnd={is === 'threat' ? 'url(#field-point)' : undefined}
        />
      ))}
      {/* Over the lines: the name of an arc is read. */}
      {of && on.has('arcs') && (
        <Arcs battle={battle} ppi={ppi} of={of} named={{ ...named, taken }} />
      )}
      {measured &&
        [measured.from, measured.to].map(battle.lens.at).map(({ x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it has two ends
          <circle key={i} className="ruler__end" cx={x} cy={y} r={4 / ppi} />
        ))}
      {tags.map(({ line: { id, tone, words }, at }) => (
        <Tag key={id} at={at} ppi={ppi} tone={tone} words={words} />
      ))}
    </g>
  );
}

/** A line over the field, and what is written on it. */
interface Line {
  readonly id: string;
  readonly is: string;
  readonly from: Point;
  readonly to: Point;
  readonly tone: 'ok' | 'danger' | 'accent';
  readonly words: string;
  /** Where on the line the words stand best. */
  readonly part: number;
}

/** Words go along their line, here and there, until nothing else is written where they stand; else beside it. */
const ALONG = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32, 0.4, -0.4, 0.48, -0.48];
const BESIDE = [0, -24, 24];

function laidApart(lines: readonly Line[], battle: Battle, ppi: number, taken: readonly Box[]) {
  const trays = [...trayBoxes(battle, ppi).values()];
  const tags: { line: Line; at: Point; box: Box }[] = [];
  for (const line of lines) {
    const parts = ALONG.map((more) => line.part + more).filter(
      (part) => part > 0.05 && part < 0.95,
    );
    const places = BESIDE.flatMap((down) =>
      parts.map((part) => {
        const { x, y } = along(line.from, line.to, part);
        const at = { x, y: y + down / ppi };
        return { line, at, box: tagBox(at, ppi, line.words) };
      }),
    );
    const isFree = ({ box }: { box: Box }, others: readonly Box[]): boolean =>
      isOnField(battle, ppi, box) && others.every((other) => !meets(box, other));
    const laid = tags.map(({ box }) => box);
    tags.push(
      places.find((place) => isFree(place, [...laid, ...taken, ...trays])) ??
        places.find((place) => isFree(place, [...laid, ...taken])) ??
        places.find((place) => isFree(place, laid)) ??
        places[0],
    );
  }
  return tags;
}

/** Farther than from one corner of the field to the other. */
const FAR = 70;

/** The corners of a tray and where its arcs go from there, in its own frame: front is up. */
function boundaries({ kind }: FieldUnit) {
  const { halfWidth, halfDepth, arc } = SIZES[kind];
  const [w, d] = [halfWidth / 1000, halfDepth / 1000];
  const length = Math.hypot(arc.across, arc.along);
  const [p, q] = [arc.across / length, arc.along / length];
  return { w, d, p, q };
}

/** The two lines between which an arc lies, each from the tray outwards. */
function arcEnds(of: FieldUnit, arc: Arc): readonly (readonly [near: string, far: string])[] {
  const { w, d, p, q } = boundaries(of);
  const corner = (x: 1 | -1, y: 1 | -1) =>
    [`${x * w} ${y * d}`, `${x * (w + p * FAR)} ${y * (d + q * FAR)}`] as const;
  return {
    front: [corner(-1, -1), corner(1, -1)],
    right: [corner(1, -1), corner(1, 1)],
    rear: [corner(1, 1), corner(-1, 1)],
    left: [corner(-1, 1), corner(-1, -1)],
  }[arc];
}

function arcArea(of: FieldUnit, arc: Arc): string {
  const [[near, far], [otherNear, otherFar]] = arcEnds(of, arc);
  return `M${near} L${far} L${otherFar} L${otherNear} Z`;
}

const put = ({ lens }: Battle, of: FieldUnit): string => {
  const { x, y } = lens.at(of);
  return `translate(${x} ${y}) rotate(${lens.turn(of.h)})`;
};

/** So wide is a letter of the name of an arc, in pixels. */
const LETTER = 8.2;

/** Where an arc lies from the tray, in its own frame. */
const AWAY: { readonly [arc in Arc]: Point } = {
  front: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  rear: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The name of an arc goes outwards, and aside within it, by so many inches until it has room. */
const OUT = Array.from({ length: 16 }, (_, i) => i * 0.8);
const ASIDE = [0, 1.5, -1.5, 3, -3, 4.5, -4.5];
/** So many pixels at the left and at the near edge belong to the numbers of the ruler. */
const RULER = 26;

export function Arcs({
  battle,
  ppi,
  of,
  lit,
  named,
}: {
  battle: Battle;
  ppi: number;
  of: FieldUnit;
  lit?: Arc;
  named: Pick<Named, 'taken' | 'written'>;
}) {
  const { say } = useBoardWords();
  const { w, d } = boundaries(of);
  const { lens } = battle;
  const turn = lens.turn(of.h);
  const middle = lens.at(of);
  const trays = [...trayBoxes(battle, ppi)].flatMap(([id, box]) => (id === of.id ? [] : [box]));
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const isFree = ({ x, y }: Point, width: number, others: readonly Box[]): boolean => {
    const [across, down] = [middle.x + x * cos - y * sin, middle.y + x * sin + y * cos];
    const box = {
      x: across * ppi - width / 2 - 2,
      y: down * ppi - 12,
      width: width + 4,
      height: 16,
    };
    return (
      box.x > RULER &&
      box.y + box.height < lens.height * ppi - RULER &&
      isOnField(battle, ppi, box) &&
      others.every((other) => !meets(box, other))
    );
  };
  const words = [...named.taken, ...named.written];
  const placeOf = (arc: Arc): Point => {
    const width = say(message(`arc.${arc}`)).length * LETTER;
    const { x, y } = AWAY[arc];
    // Names keep their size however far away one looks: then they stand farther off, or they would lie on each other.
    const near = Math.max(3.2, 1 + width / 2 / ppi) + (x === 0 ? d : w);
    const places = OUT.flatMap((out) =>
      ASIDE.map((aside) => ({
        x: x * (near + out) + y * aside,
        y: y * (near + out) + x * aside,
      })),
    );
    // Where the field ends beside the unit they stand nearer to its middle.
    const moved = places.map(({ x, y }): Point => {
      const across = middle.x + x * cos - y * sin;
      const half = width / 2 / ppi;
      const least = RULER / ppi + half + 0.5;
      const by = Math.max(least, Math.min(lens.width - half - 0.5, across)) - across;
      return { x: x + by * cos, y: y - by * sin };
    });
    const all = [...places, ...moved];
    return (
      all.find((place) => isFree(place, width, [...words, ...trays])) ??
      all.find((place) => isFree(place, width, words)) ??
      moved[0]
    );
  };
  const place = {
    front: placeOf('front'),
    right: placeOf('right'),
    rear: placeOf('rear'),
    left: placeOf('left'),
  };
  return (
    <g transform={put(battle, of)}>
      {lit && <path className="arc__area" d={arcArea(of, lit)} />}
      {/* Each line once, though it is the edge of two arcs: long dashed lines are slow to paint. */}
      {ARCS.map((arc) => (
        <path key={arc} className="arc" d={`M${arcEnds(of, arc)[0].join(' L')}`} />
      ))}
      {ARCS.map((arc) => (
        <text
          key={arc}
          className={`arc__name ${arc === lit ? 'arc__name--lit' : ''}`}
          transform={`translate(${place[arc].x} ${place[arc].y}) rotate(${-turn})`}
          fontSize={12 / ppi}
          textAnchor="middle"
        >
          {say(message(`arc.${arc}`))}
        </text>
      ))}
    </g>
  );
}

/** Rings from the arrow, cut to the front arc, for who shoots; outlines around the tray for all else. */
function Ranges({ battle, of, ppi }: { battle: Battle; of: FieldUnit; ppi: number }) {
  const { t } = useBoardWords();
  const { w, d } = boundaries(of);
  const shoots = rangedAttacks(battle.m, of.id).length > 0;
  return (
    <g transform={put(battle, of)}>
      <clipPath id={`front-${of.id}`}>
        <path d={arcArea(of, 'front')} />
      </clipPath>
      {[SHORT / 1000, LONG / 1000].map((range) =>
        shoots ? (
          <circle
            key={range}
            className="range"
            cx={0}
            cy={-d}
            r={range}
            clipPath={`url(#front-${of.id})`}
          />
        ) : (
          <rect
            key={range}
            className="range range--around"
            x={-w - range}
            y={-d - range}
            width={2 * (w + range)}
            height={2 * (d + range)}
            rx={range}
          />
        ),
      )}
      {[SHORT / 1000, LONG / 1000].map((range) => (
        <g key={range} transform={`translate(0 ${-d - range}) rotate(${-battle.lens.turn(of.h)})`}>
          <Tag
            at={{ x: 0, y: 0 }}
            ppi={ppi}
            tone="ok"
            words={t('field.inches', { inches: range })}
          />
        </g>
      ))}
    </g>
  );
}

const along = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

type T = ReturnType<typeof useBoardWords>['t'];

/** The one free line to every enemy; where there is none a red one to it. */
function sightLines({ known, lens, m }: Battle, of: FieldUnit, t: T): Line[] {
  const purpose = rangedAttacks(m, of.id).length > 0 ? 'ranged' : 'charge';
  return known.bodies
    .filter(({ unit }) => unit.side !== of.side)
    .map(({ unit }) => {
      const free = sightLine(known, of, unit, purpose);
      return {
        id: `sight ${unit.id}`,
        is: free ? 'sightline' : 'sightline sightline--barred',
        from: lens.at(free?.from ?? arrow(of)),
        to: lens.at(free?.to ?? unit),
        tone: free ? 'ok' : 'danger',
        words: t(free ? 'field.inches' : 'field.tag.barred', { inches: inches(gap(of, unit)) }),
        part: 0.62,
      };
    });
}

/** Which enemies could charge it, and on which roll. */
function threatLines({ known, lens, m }: Battle, of: FieldUnit): Line[] {
  return threatsTo(known, of, ({ id }) => speedOf(m, id))
    .filter(({ by }) => enemiesEngaged(m, by.id).length === 0)
    .map(({ by, charge: { best } }) => {
      const from = arrow({ ...by, h: best.heading });
      const { x, y } = forwardOf(best.heading);
      return {
        id: `threat ${by.id}`,
        is: 'threat',
        from: lens.at(from),
        to: lens.at({ x: from.x + x * best.distance, y: from.y + y * best.distance }),
        tone: 'danger',
        words: `${best.roll}+`,
        part: 0.3,
      };
    });
}

/** From edge to edge where an end lies on a tray, else from point to point. */
export function measure({ known }: Battle, { from, to }: Measured): number {
  const on = (point: Point) => known.bodies.find(({ shape }) => pointDistance(point, shape) === 0);
  const one = on(from);
  const other = on(to);
  if (one && other) return one === other ? 0 : gap(one.unit, other.unit);
  if (one) return pointDistance(to, one.shape);
  if (other) return pointDistance(from, other.shape);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

const rulerLine = (battle: Battle, measured: Measured, t: T): Line => ({
  id: 'ruler',
  is: 'ruler',
  from: battle.lens.at(measured.from),
  to: battle.lens.at(measured.to),
  tone: 'accent',
  words: t('field.inches', { inches: inches(measure(battle, measured), 2) }),
  part: 0.5,
});
