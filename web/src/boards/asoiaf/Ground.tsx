import { type Point, pointDistance, TERRAIN, TOKEN_RADIUS } from '@small-council/asoiaf/geometry';
import {
  controllerOf,
  seatsOf,
  sideOf,
  sidesOf,
  unitOf,
  zoneOf,
} from '@small-council/asoiaf/looking';
import type { Piece, Token } from '@small-council/asoiaf/table';
import { message, type Seat } from '@small-council/engine';
import { type Battle, houseOf } from './battle.ts';
import { decoration } from './decoration.ts';
import { groundName } from './Plates.tsx';
import { hasQuarters } from './Quarters.tsx';
import { useBoardWords } from './words/index.ts';

/** The ground is decoration and never a rule; whatever has a rule has an outline. */
export function Ground({ battle, ppi }: { battle: Battle; ppi: number }) {
  const { lens, m } = battle;
  const { width, height } = lens;
  const across = marksOf(width);
  const up = marksOf(height);
  return (
    <g {...decoration}>
      <rect className="ground" width={width} height={height} fill="url(#field-lamp)" />
      {/* A road is broad, and ends at the edge for all that. */}
      <g clipPath="url(#field-edge)">
        <path
          className="ground__road"
          d={`M0 ${height * 0.71} C 9 31, 14 36, 22 30 S 36 22, ${width} 26`}
        />
      </g>
      <g transform={`scale(${width / 48} 1)`}>
        {CONTOURS.map((d) => (
          <path key={d} className="ground__contour" d={d} />
        ))}
      </g>
      {sidesOf(m).map((side) => (
        <DeploymentZone key={side} battle={battle} seat={seatsOf(m, side)[0]} />
      ))}
      {hasQuarters(battle) && (
        <path
          className="zone__quarters"
          d={`M${width / 2} 0 V${height} M0 ${height / 2} H${width}`}
        />
      )}
      {across.flatMap((x) =>
        up.map((y) => (
          <path
            key={`${x} ${y}`}
            className="ground__cross"
            d={`M${x - 0.18} ${y} h.36 M${x} ${y - 0.18} v.36`}
          />
        )),
      )}
      <path className="ground__ticks" d={TICKS(width, height)} />
      {/* Counted from the reader's own edge and its left corner, as every number of a place is. */}
      <g className="ground__number" fontSize={10 / ppi}>
        {across.map((at) => (
          <text key={at} x={at} y={height - LONG_TICK - 2 / ppi} textAnchor="middle">
            {at}
          </text>
        ))}
        {up.map((at) => (
          <text key={at} x={LONG_TICK + 3 / ppi} y={height - at + 3.5 / ppi}>
            {at}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Each six inches, without the edges. */
const marksOf = (length: number): number[] =>
  Array.from({ length: length / 6 - 1 }, (_, i) => (i + 1) * 6);

/** A strip along the table edge, or a square in a corner: its lines where it does not end at the edge of the table. */
function DeploymentZone({ battle, seat }: { battle: Battle; seat: Seat }) {
  const { lens, m } = battle;
  // While corners are still chosen nobody has one.
  if (m.table.edges[sideOf(m, seat)] < 0) return null;
  const { left, right, bottom, top } = zoneOf(m, seat);
  const corners = [lens.at({ x: left, y: bottom }), lens.at({ x: right, y: top })];
  const xs = corners.map(({ x }) => x).sort((one, other) => one - other);
  const ys = corners.map(({ y }) => y).sort((one, other) => one - other);
  const inner = [
    ...ys.filter((y) => y > 0 && y < lens.height).map((y) => `M${xs[0]} ${y}H${xs[1]}`),
    ...xs.filter((x) => x > 0 && x < lens.width).map((x) => `M${x} ${ys[0]}V${ys[1]}`),
  ];
  return (
    <g className={houseOf(m, seat)}>
      {m.table.round === 0 && (
        <rect
          className="zone__tint"
          x={xs[0]}
          y={ys[0]}
          width={xs[1] - xs[0]}
          height={ys[1] - ys[0]}
        />
      )}
      <path className="zone__line" d={inner.join('')} />
    </g>
  );
}

const CONTOURS = [
  'M3 6 C 8 1, 20 3, 21 9 S 9 16, 4 12 Z',
  'M5 7.5 C 9 4, 17 5, 18 9 S 9 13.5, 6 11 Z',
  'M28 4 C 34 0, 46 4, 45 11 S 33 15, 29 11 Z',
  'M31 6 C 35 3, 42 5, 42 10 S 34 12.5, 32 10 Z',
  'M2 33 C 6 28, 15 32, 14 38 S 4 43, 2 38 Z',
  'M26 36 C 33 31, 46 35, 45 42 S 30 47, 27 42 Z',
  'M30 38 C 35 35, 42 37, 41 42 S 32 44, 31 41 Z',
];

/** A tick for each inch on all four edges, longer ones each six; numbers stand at their ends. */
const LONG_TICK = 0.55;
const TICKS = (width: number, height: number): string =>
  Array.from({ length: Math.max(width, height) - 1 }, (_, i) => i + 1)
    .map((at) => {
      const long = at % 6 === 0 ? LONG_TICK : 0.22;
      const along = at < width ? `M${at} 0v${long}M${at} ${height}v${-long}` : '';
      const up = at < height ? `M0 ${at}h${long}M${width} ${at}h${-long}` : '';
      return along + up;
    })
    .join('');

const points = ({ lens }: Battle, polygon: readonly Point[]): string =>
  polygon
    .map(lens.at)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** Footprints are exact; their names are written where there is room. */
export function Pieces({ battle, ppi }: { battle: Battle; ppi: number }) {
  const { say, t } = useBoardWords();
  const { m, known, lens } = battle;
  return (
    <g>
      {m.table.terrain.map((piece) => {
        const laid = known.pieces.find(({ terrain }) => terrain.id === piece.id);
        if (!laid) return null;
        const at = lens.at(piece.pose);
        const { keywords } = TERRAIN[piece.kind];
        const name = say(message(`terrain.${piece.kind}`));
        const written = groundName(battle, ppi, laid.terrain.polygon, name);
        const tone = keywords.includes('dangerous')
          ? 'dangerous'
          : keywords.includes('impassable')
            ? 'solid'
            : 'soft';
        return (
          <g key={piece.id} className={`piece piece--${piece.kind} piece--${tone}`}>
            <title>
              {t('field.piece', {
                name,
                keywords: keywords.map((one) => message(`field.ground.${one}`)),
              })}
            </title>
            <polygon points={points(battle, laid.terrain.polygon)} />
            <Growth piece={piece} turn={lens.turn(piece.pose.h)} at={at} />
            {written && (
              <text
                className="piece__name"
                fontSize={11.5 / ppi}
                x={at.x}
                y={(written.y + 13) / ppi}
                textAnchor="middle"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      {/* What walls of a castle close to everybody: the strip behind them, and their own rubble. */}
      {known.pieces
        .filter(({ terrain }) => !m.table.terrain.some(({ id }) => id === terrain.id))
        .map(({ terrain: { id, polygon } }) => (
          <polygon key={id} className="rubble" points={points(battle, polygon)} />
        ))}
    </g>
  );
}

/** What grows or lies there: only so that a forest looks like one. */
function Growth({ piece, turn, at }: { piece: Piece; turn: number; at: Point }) {
  const { width, depth } = TERRAIN[piece.kind];
  const [w, d] = [width / 1000, depth / 1000];
  const put = `translate(${at.x} ${at.y}) rotate(${turn})`;
  const spots = SPOTS.map(([x, y]) => ({ x: x * (w / 2), y: y * (d / 2) }));
  switch (piece.kind) {
    case 'forest':
      return (
        <g transform={put} className="growth growth--tree">
          {spots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={0.55} />
          ))}
        </g>
      );
    case 'weirwood':
      return (
        <g transform={put} className="growth growth--weirwood">
          {spots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={0.34} />
          ))}
          <path d="M0 0 L.7 -.7 M0 0 L-.8 -.5 M0 0 L-.3 .9 M0 0 L.8 .5" />
          <circle className="growth__trunk" r={0.32} />
        </g>
      );
    case 'bog':
      return (
        <g transform={put} className="growth growth--bog">
          {spots.slice(0, 5).map(({ x, y }) => (
            <ellipse
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              rx={0.8}
              ry={0.22}
              transform={`rotate(9 ${x} ${y})`}
            />
          ))}
        </g>
      );
    case 'corpsePile':
      return (
        <g transform={put} className="growth growth--bones">
          {spots.slice(0, 6).map(({ x, y }) => (
            <path key={`${x} ${y}`} d={`M${x - 0.4} ${y} l.8 .3 M${x} ${y - 0.3} l.1 .7`} />
          ))}
        </g>
      );
    case 'stakes':
      return (
        <g transform={put} className="growth growth--stakes">
          {bars(w).map((x) => (
            <path key={x} d={`M${x} ${d / 2} l.28 ${-d}`} />
          ))}
        </g>
      );
    case 'hedge':
      return (
        <g transform={put} className="growth growth--tree">
          {bars(w).map((x) => (
            <circle key={x} cx={x} cy={0} r={0.42} />
          ))}
        </g>
      );
    default:
      return (
        <g transform={put} className="growth growth--stones">
          <path
            d={`M${-w / 2} 0 H${w / 2} ${bars(w)
              .map((x) => `M${x} ${-d / 2} V0 M${x + 0.4} 0 V${d / 2}`)
              .join(' ')}`}
          />
        </g>
      );
  }
}

const SPOTS = [
  [0, 0],
  [0.5, -0.35],
  [-0.5, -0.3],
  [-0.35, 0.45],
  [0.4, 0.45],
  [0.75, 0.1],
  [-0.78, 0.1],
  [0.05, -0.65],
  [0.05, 0.68],
] as const;

const bars = (width: number): number[] =>
  Array.from({ length: Math.floor(width / 0.8) }, (_, i) => -width / 2 + 0.5 + i * 0.8);

/** Objective tokens in true size. Under a tray the outline is drawn over the figures. */
export function Tokens({ battle, over, ppi }: { battle: Battle; over: boolean; ppi: number }) {
  const { call, say } = useBoardWords();
  const { m, lens, known } = battle;
  const r = TOKEN_RADIUS / 1000;
  return (
    <g>
      {m.table.tokens.map((token) => {
        const { x, y } = lens.at(token);
        if (over)
          return known.bodies.every(({ shape }) => pointDistance(token, shape) > 0) ? null : (
            <circle
              key={token.id}
              className="objective__over"
              cx={x}
              cy={y}
              r={r}
              {...decoration}
            />
          );
        return (
          <g key={token.id} className={`objective ${holder(battle, token)}`}>
            <title>
              {call({ is: 'token', id: token.id })}
              {token.card > 0 && ` · ${say(message(`field.goal.${token.card}`))}`}
            </title>
            <circle cx={x} cy={y} r={r} />
            <path
              className="objective__crown"
              transform={`translate(${x} ${y}) scale(.42)`}
              d="M-1 .7 H1 L1.15 -.6 .45 .05 0 -.85 -.45 .05 -1.15 -.6 Z"
            />
            {ppi >= 11 && (
              <text
                className="objective__number"
                x={x + r * 0.95}
                y={y - r * 0.75}
                fontSize={11 / ppi}
              >
                {Number(token.id.slice(1)) + 1}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function holder({ m }: Battle, token: Token): string {
  const id = controllerOf(m, token);
  return id === null ? '' : `objective--held ${houseOf(m, unitOf(m, id).seat)}`;
}
