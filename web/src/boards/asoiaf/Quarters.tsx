import { QUADRANTS, type Quadrant } from '@small-council/asoiaf/geometry';
import {
  holderBy,
  isFreeForAll,
  pointsInQuadrant,
  seatsOf,
  sidesOf,
} from '@small-council/asoiaf/looking';
import { type Message, message, type Seat } from '@small-council/engine';
import { type Battle, houseOf } from './battle.ts';
import { decoration } from './decoration.ts';
import { CREST } from './glyphs.ts';
import { ROMAN } from './names.ts';
import { Glyph } from './Tray.tsx';

/** Whether quarters of the field are held for points. */
export const hasQuarters = ({ m }: Battle): boolean => m.table.mode === 'hereWeStand';

/** Each quarter as it stands: its number, the points of each side there, and who holds it now. */
export function quartersOf(battle: Battle) {
  if (!hasQuarters(battle)) return [];
  const { m } = battle;
  return QUADRANTS.map((quadrant, i) => {
    const points = sidesOf(m).map((side) => ({
      seat: seatsOf(m, side)[0],
      ...pointsInQuadrant(m, side, quadrant),
    }));
    const holder = holderBy(points.map(({ least }) => least));
    return { quadrant, number: ROMAN[i + 1], points, holder };
  });
}

/** The quarters in which the corners of a free-for-all lie, by their ids. */
const CORNERS: readonly Quadrant[] = ['southWest', 'northWest', 'southEast', 'northEast'];

/** The corners of a free-for-all: a number is the same for everybody, near and left are not. */
export function cornersOf({ m }: Battle) {
  if (!isFreeForAll(m)) return [];
  return QUADRANTS.map((quadrant, i) => {
    const side = m.table.edges.indexOf(CORNERS.indexOf(quadrant));
    return { quadrant, number: ROMAN[i + 1], seat: side < 0 ? null : seatsOf(m, side)[0] };
  });
}

/** Where one of two numbers will be counted is not decided yet. */
const rangeOf = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least}` : `${least}–${most}`;

export const factionOf = ({ m }: Battle, seat: Seat): Message =>
  message(`faction.${m.table.players[seat].army.faction}`);

/** The same in words. */
export const pointsTold = (
  battle: Battle,
  points: ReturnType<typeof quartersOf>[number]['points'],
): Message[] =>
  points.map((one) =>
    message('field.quarter.of', { faction: factionOf(battle, one.seat), points: rangeOf(one) }),
  );

/** Its corner of the field: where it lies depends on who looks. */
const CORNER: { readonly [quadrant in Quadrant]: readonly [east: 0 | 1, north: 0 | 1] } = {
  northWest: [0, 1],
  northEast: [1, 1],
  southWest: [0, 0],
  southEast: [1, 0],
};

/** So high is what stands in a corner, and so far from the edges, which have numbers at the left and at the bottom. */
const HIGH = 18;
const EDGE = { left: 26, right: 8, top: 8, bottom: 22 };

export const cornerOf = ({ lens, known: { board } }: Battle, quadrant: Quadrant) => {
  const [east, north] = CORNER[quadrant];
  return lens.at({ x: east * board.width, y: north * board.height });
};

/** What is written into the corners of the field, where they have numbers. */
export function Quarters({ battle, ppi }: { battle: Battle; ppi: number }) {
  return hasQuarters(battle) ? (
    <Points battle={battle} ppi={ppi} />
  ) : (
    <Corners battle={battle} ppi={ppi} />
  );
}

/** Where something so wide stands in a corner, in pixels of the field. */
function placeIn(battle: Battle, quadrant: Quadrant, ppi: number, width: number): string {
  const at = cornerOf(battle, quadrant);
  const x = at.x === 0 ? EDGE.left : at.x * ppi - EDGE.right - width;
  const y = at.y === 0 ? EDGE.top : at.y * ppi - EDGE.bottom - HIGH;
  return `translate(${x} ${y})`;
}

/** A number that is held is written in the colour of who holds it. */
const held = (battle: Battle, seat: Seat | null): string =>
  `quarter ${seat === null ? '' : `quarter--held ${houseOf(battle.m, seat)}`}`;

const NUMBER = 22;

function NumberPlate({ number }: { number: string }) {
  return (
    <>
      <rect className="quarter__number" width={NUMBER} height={HIGH} rx={4} />
      <text x={NUMBER / 2} y={HIGH / 2 + 4} textAnchor="middle">
        {number}
      </text>
    </>
  );
}

/** Whose corner is which, in a free-for-all. */
function Corners({ battle, ppi }: { battle: Battle; ppi: number }) {
  return (
    <g className="quarters" transform={`scale(${1 / ppi})`} {...decoration}>
      {cornersOf(battle).map(({ quadrant, number, seat }) => (
        <g
          key={quadrant}
          className={held(battle, seat)}
          transform={placeIn(battle, quadrant, ppi, NUMBER)}
        >
          <NumberPlate number={number} />
        </g>
      ))}
    </g>
  );
}

/** The points of each side in the corner of a quarter. */
function Points({ battle, ppi }: { battle: Battle; ppi: number }) {
  const { m } = battle;
  return (
    <g className="quarters" transform={`scale(${1 / ppi})`} {...decoration}>
      {quartersOf(battle).map(({ quadrant, number, points, holder }) => {
        const parts = points.map((one) => ({ ...one, words: rangeOf(one) }));
        const widths = parts.map(({ words }) => HIGH + 10 + 7 * words.length);
        const width = 24 + widths.reduce((sum, one) => sum + one, 0);
        const left = (i: number): number => 24 + widths.slice(0, i).reduce((sum, w) => sum + w, 0);
        return (
          <g
            key={quadrant}
            className={held(battle, holder === null ? null : points[holder].seat)}
            transform={placeIn(battle, quadrant, ppi, width)}
          >
            <rect width={width} height={HIGH} rx={4} />
            <NumberPlate number={number} />
            {parts.map(({ seat, words }, i) => (
              <g key={seat} className={`plate ${houseOf(m, seat)}`}>
                <circle className="plate__crest" cx={left(i) + HIGH / 2 + 2} cy={HIGH / 2} r={7} />
                <Glyph
                  body={CREST[m.table.players[seat].army.faction]}
                  x={left(i) + HIGH / 2 + 2}
                  y={HIGH / 2}
                  size={10}
                />
                <text className="plate__count" x={left(i) + HIGH + 5} y={HIGH / 2 + 4}>
                  {words}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
