import { trayShape } from '@small-council/asoiaf/geometry';
import { capacityOf, modelsOf, trayOf, woundsLeft } from '@small-council/asoiaf/looking';
import type { Condition, Unit } from '@small-council/asoiaf/table';
import { message } from '@small-council/engine';
import { type Battle, houseOf, isLone, isNear, standing } from './battle.ts';
import { decoration } from './decoration.ts';
import { CREST } from './glyphs.ts';
import { cardName, short } from './names.ts';
import { Glyph } from './Tray.tsx';
import { useBoardWords } from './words/index.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const HIGH = 18;

/** Where the name of each unit stands, in pixels of the field: at the rear if there is room. */
function lay(
  battle: Battle,
  ppi: number,
  widths: ReadonlyMap<string, number>,
  units: ReturnType<typeof standing>,
): Map<string, Box> {
  const boxes = new Map(
    units.map(({ id }) => {
      const points = trayShape(trayOf(battle.m, id)).points.map(battle.lens.at);
      const xs = points.map(({ x }) => x * ppi);
      const ys = points.map(({ y }) => y * ppi);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return [id, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }] as const;
    }),
  );
  const placed = new Map<string, Box>();
  for (const { id, pose } of units) {
    const tray = boxes.get(id) as Box;
    const width = widths.get(id) ?? 80;
    const middle = tray.x + tray.width / 2 - width / 2;
    const turn = battle.lens.turn(pose.h);
    const below = { x: middle, y: tray.y + tray.height - 4, width, height: HIGH };
    const above = { x: middle, y: tray.y - HIGH + 4, width, height: HIGH };
    const rearFirst = turn < 90 || turn > 270 ? [below, above] : [above, below];
    const aside = [-0.3, 0.3, -0.6, 0.6].flatMap((part) =>
      rearFirst.map((box) => ({ ...box, x: box.x + part * width })),
    );
    const places = [
      ...rearFirst,
      ...aside,
      { x: tray.x - width + 6, y: tray.y + tray.height / 2, width, height: HIGH },
      { x: tray.x + tray.width - 6, y: tray.y + tray.height / 2, width, height: HIGH },
    ];
    const free = places.find(
      (box) =>
        box.x > 0 &&
        box.x + width < battle.lens.width * ppi &&
        box.y > 0 &&
        box.y + HIGH < battle.lens.height * ppi &&
        [...placed.values()].every((other) => !meets(box, other)) &&
        [...boxes].every(([other, box2]) => other === id || !meets(box, inset(box2))),
    );
    placed.set(id, free ?? rearFirst[0]);
  }
  return placed;
}

/** Boxes around turned trays are too large: a name may stand over their corners. */
const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.12,
  y: y + height * 0.12,
  width: width * 0.76,
  height: height * 0.76,
});

const LONGEST = 18;

/** Knights of somewhere are knights where there is little room. */
function cut(name: string): string {
  if (name.length <= LONGEST) return name;
  const who = name.replace(/ (?:of|von|vom|des|der) .*$/u, '');
  return who.length > LONGEST ? `${who.slice(0, LONGEST - 1).trimEnd()}…` : who;
}

/** How wide letters are, in pixels: an M takes twice the room of an l. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[mwMW…]/u, 9],
  [/[filrt' -]/u, 4.5],
  [/\p{Lu}/u, 7.5],
];
const lengthOf = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 6),
    0,
  );

/** Names, counts and tokens: upright, beside the trays, never part of a footprint. */
export function Plates({
  battle,
  ppi,
  keyOf,
  without,
}: {
  battle: Battle;
  ppi: number;
  keyOf: (id: string) => string | undefined;
  /** Whoever is moved just now carries its own numbers. */
  without: string | null;
}) {
  const { say } = useBoardWords();
  const units = standing(battle).filter(({ id }) => id !== without);
  const names = new Map(units.map(({ id, card }) => [id, cut(short(say(cardName(card))))]));
  const widths = new Map(
    units.map((unit) => [
      unit.id,
      lengthOf(names.get(unit.id) ?? '') + 54 + (unit.activated ? 12 : 0),
    ]),
  );
  const boxes = lay(battle, ppi, widths, units);
  return (
    <g className="still" transform={`scale(${1 / ppi})`} {...decoration}>
      {units.map((unit) => (
        <Plate
          key={unit.id}
          battle={battle}
          unit={unit}
          box={boxes.get(unit.id) as Box}
          name={names.get(unit.id) ?? ''}
          number={keyOf(unit.id)}
        />
      ))}
    </g>
  );
}

/** What is left of it: models, or wounds of one that stands alone. */
export function strength(unit: Unit): string {
  return isLone(unit) ? `${woundsLeft(unit)}/${capacityOf(unit)}` : `${modelsOf(unit)}`;
}

interface PlateProps {
  battle: Battle;
  unit: Unit;
  box: Box;
  name: string;
  number: string | undefined;
}

function Plate({ battle, unit, box: { x, y, width, height }, name, number }: PlateProps) {
  const { m } = battle;
  const enemy = !isNear(battle, unit.seat);
  const { faction } = m.table.players[unit.seat].army;
  const check = unit.activated ? ' ✓' : '';
  return (
    <g
      className={`plate ${houseOf(m, unit.seat)} ${enemy ? 'plate--enemy' : ''} ${unit.activated ? 'plate--done' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <rect width={width} height={height} rx={height / 2} />
      <circle className="plate__crest" cx={height / 2} cy={height / 2} r={height / 2} />
      <Glyph body={CREST[faction]} x={height / 2} y={height / 2} size={12} />
      <text x={height + 5} y={height / 2 + 4}>
        {name}
      </text>
      <text className="plate__count" x={width - 8} y={height / 2 + 4} textAnchor="end">
        {strength(unit)}
        {check}
      </text>
      {unit.conditions.map((condition, i) => (
        <Token key={condition} condition={condition} x={width + 8 + i * 17} y={height / 2} />
      ))}
      {number !== undefined && (
        <g className="plate__key" transform={`translate(-20 0)`}>
          <rect width={16} height={height} rx={4} />
          <text x={8} y={height / 2 + 4} textAnchor="middle">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

const SHAPE: { readonly [condition in Condition]: string } = {
  panicked: 'M0 -9 L9 7 H-9 Z',
  vulnerable: 'M-8 -8 H8 V1 Q8 7 0 10 Q-8 7 -8 1 Z',
  weakened: 'M-5 -8 H5 L9 0 5 8 H-5 L-9 0 Z',
};

/** Shape, letter and colour say the same. */
export function Token({ condition, x, y }: { condition: Condition; x: number; y: number }) {
  const { say } = useBoardWords();
  return (
    <g className={`condition condition--${condition}`} transform={`translate(${x} ${y})`}>
      <path d={SHAPE[condition]} />
      <text y={condition === 'panicked' ? 5 : 4} textAnchor="middle">
        {say(message(`condition.${condition}`)).slice(0, 1)}
      </text>
    </g>
  );
}
