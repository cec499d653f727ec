import { type Point, trayShape } from '@small-council/asoiaf/geometry';
import { capacityOf, modelsOf, trayOf, woundsLeft } from '@small-council/asoiaf/looking';
import type { Condition, Unit } from '@small-council/asoiaf/table';
import { message } from '@small-council/engine';
import { useMemo } from 'react';
import { type Battle, houseOf, isLone, isNear, standing } from './battle.ts';
import { type Box, boxAround } from './camera.ts';
import { decoration } from './decoration.ts';
import { CREST } from './glyphs.ts';
import { shortName } from './names.ts';
import { Glyph } from './Tray.tsx';
import { useBoardWords } from './words/index.ts';

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const HIGH = 18;

/** A square of pixels around a point of the drawing. */
export const boxAt = ({ x, y }: Point, ppi: number, half: number): Box => ({
  x: x * ppi - half,
  y: y * ppi - half,
  width: 2 * half,
  height: 2 * half,
});

/** What lies on the field, in pixels of it. */
export const boxOnScreen = ({ lens }: Battle, ppi: number, points: readonly Point[]): Box =>
  boxAround(points.map(lens.at).map(({ x, y }) => ({ x: x * ppi, y: y * ppi })));

/** Whether a box of pixels lies on the field. */
export const isOnField = ({ lens }: Battle, ppi: number, { x, y, width, height }: Box): boolean =>
  x > 0 && x + width < lens.width * ppi && y > 0 && y + height < lens.height * ppi;

/** The room that trays take, whichever way they are turned. */
export const trayBoxes = (battle: Battle, ppi: number): Map<string, Box> =>
  new Map(
    standing(battle).map(({ id }) => [
      id,
      boxOnScreen(battle, ppi, trayShape(trayOf(battle.m, id)).points),
    ]),
  );

/** A number to press stands before the name of a unit that may be asked about, its conditions behind it. */
const KEY = 20;
const TOKEN = 17;

/** All that belongs to a plate. */
const whole = (battle: Battle, { seat, conditions }: Unit, { x, y, width, height }: Box): Box => {
  const key = isNear(battle, seat) ? KEY : 0;
  return { x: x - key, y, width: width + key + conditions.length * TOKEN, height };
};

/** Where a plate of this width may stand, the best first: at the rear, at the front, aside. */
function placesAt(tray: Box, turn: number, width: number): Box[] {
  const middle = tray.x + tray.width / 2 - width / 2;
  const below = { x: middle, y: tray.y + tray.height - 4, width, height: HIGH };
  const above = { x: middle, y: tray.y - HIGH + 4, width, height: HIGH };
  const rearFirst = turn < 90 || turn > 270 ? [below, above] : [above, below];
  const aside = [-0.3, 0.3, -0.6, 0.6].flatMap((part) =>
    rearFirst.map((box) => ({ ...box, x: box.x + part * width })),
  );
  return [
    ...rearFirst,
    ...aside,
    { x: tray.x - width + 6, y: tray.y + tray.height / 2, width, height: HIGH },
    { x: tray.x + tray.width - 6, y: tray.y + tray.height / 2, width, height: HIGH },
  ];
}

/**
 * Where the name of a piece of ground is written, in pixels of the field: below it, or above it where a tray stands
 * below, or nowhere.
 */
export function groundName(
  battle: Battle,
  ppi: number,
  polygon: readonly Point[],
  name: string,
): Box | null {
  if (ppi < NAMED) return null;
  const { x, y, width, height } = boxOnScreen(battle, ppi, polygon);
  const wide = lengthOf(name);
  const trays = [...trayBoxes(battle, ppi).values()];
  const places = [y + height, y - HIGH].map((top) => ({
    x: x + width / 2 - wide / 2,
    y: top,
    width: wide,
    height: HIGH,
  }));
  return places.find((box) => trays.every((tray) => !meets(box, tray))) ?? null;
}

/**
 * Where the plate of each unit stands, in pixels of the field. Where nothing is free for its name it has crest and
 * count only, and if need be on the tray itself. What is `spared` stays free of them in any case.
 */
function lay(
  battle: Battle,
  ppi: number,
  widths: ReadonlyMap<string, number>,
  units: ReturnType<typeof standing>,
  written: readonly Box[],
  spared: readonly Box[],
): Pick<Named, 'boxes' | 'taken'> {
  const trays = trayBoxes(battle, ppi);
  const boxes = new Map<string, Box>();
  const taken = [...spared];
  // On whose tray something is spared has the fewest places left: they are named first.
  const isSparing = ({ id }: Unit): boolean =>
    spared.some((box) => meets(box, inset(trays.get(id) as Box)));
  const ordered = [...units].sort(
    (one, other) => Number(isSparing(other)) - Number(isSparing(one)),
  );
  for (const unit of ordered) {
    const { id, pose } = unit;
    const tray = trays.get(id) as Box;
    const isFree = (place: Box): boolean => {
      const box = whole(battle, unit, place);
      return (
        isOnField(battle, ppi, box) &&
        taken.every((other) => !meets(box, other)) &&
        [...trays].every(([other, box2]) => other === id || !meets(box, inset(box2)))
      );
    };
    const turn = battle.lens.turn(pose.h);
    const small = bare(unit);
    const inside = [tray.height / 2 - HIGH / 2, 4, tray.height - HIGH - 4].map((down) => ({
      x: tray.x + tray.width / 2 - small / 2,
      y: tray.y + down,
      width: small,
      height: HIGH,
    }));
    const free = placesAt(tray, turn, widths.get(id) ?? 80).filter(isFree);
    const chosen =
      free.find((box) => written.every((other) => !meets(box, other))) ??
      free[0] ??
      [...placesAt(tray, turn, small), ...inside].find(isFree) ??
      inside.find((box) => taken.every((other) => !meets(whole(battle, unit, box), other))) ??
      inside[0];
    boxes.set(id, chosen);
    taken.push(whole(battle, unit, chosen));
  }
  return { boxes, taken };
}

/** How wide a plate is without its name. */
const bare = (unit: Unit): number => (isLone(unit) ? 54 : 44) + (unit.activated ? 14 : 0);

/** Boxes around turned trays are too large: a name may stand over their corners. */
const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.12,
  y: y + height * 0.12,
  width: width * 0.76,
  height: height * 0.76,
});

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

/** The names of units and where they stand; nothing where the field is too small for them. */
export interface Named {
  readonly names: ReadonlyMap<string, string>;
  readonly boxes: ReadonlyMap<string, Box>;
  /** With their numbers and tokens: nothing else is written there. */
  readonly taken: readonly Box[];
  /** The names of the ground. */
  readonly written: readonly Box[];
  /** From afar there are no plates: then the conditions of a unit begin here. */
  readonly bare: ReadonlyMap<string, Point>;
}

/** From so many pixels an inch on things have their names beside them. */
const NAMED = 11;

/** `without`: whoever is moved just now carries its own numbers, and `spared` is the room that these need. */
export function useNamed(
  battle: Battle,
  ppi: number,
  without: string | null,
  spared: readonly Box[],
): Named {
  const { say } = useBoardWords();
  return useMemo(() => {
    const units = standing(battle).filter(({ id }) => id !== without);
    if (ppi < NAMED) {
      const trays = trayBoxes(battle, ppi);
      const corner = ({ id }: Unit): Point => {
        const { x, y, width } = trays.get(id) as Box;
        return { x: x + width - 6, y: y + 5 };
      };
      const bare = new Map(units.map((unit) => [unit.id, corner(unit)]));
      return { names: new Map(), boxes: new Map(), taken: [], written: [], bare };
    }
    const names = new Map(units.map(({ id, card }) => [id, say(shortName(card))]));
    const widths = new Map(
      units.map((unit) => [
        unit.id,
        lengthOf(names.get(unit.id) ?? '') + 54 + (unit.activated ? 12 : 0),
      ]),
    );
    const written = battle.m.table.terrain.flatMap(({ id, kind }): Box[] => {
      const laid = battle.known.pieces.find(({ terrain }) => terrain.id === id);
      const name = say(message(`terrain.${kind}`));
      const box = laid ? groundName(battle, ppi, laid.terrain.polygon, name) : null;
      return box ? [box] : [];
    });
    const { boxes, taken } = lay(battle, ppi, widths, units, written, spared);
    for (const unit of units) if (boxes.get(unit.id)?.width === bare(unit)) names.set(unit.id, '');
    return { names, boxes, taken, written, bare: new Map() };
  }, [battle, ppi, without, spared, say]);
}

/** Names, counts and tokens: upright, beside the trays, never part of a footprint. */
export function Plates({
  battle,
  ppi,
  keyOf,
  named: { names, boxes, bare },
}: {
  battle: Battle;
  ppi: number;
  keyOf: (id: string) => string | undefined;
  named: Named;
}) {
  return (
    <g className="still" transform={`scale(${1 / ppi})`} {...decoration}>
      {standing(battle).map((unit) => {
        const box = boxes.get(unit.id);
        return box ? (
          <Plate
            key={unit.id}
            battle={battle}
            unit={unit}
            box={box}
            name={names.get(unit.id) ?? ''}
            number={keyOf(unit.id)}
          />
        ) : (
          <Tokens key={unit.id} unit={unit} at={bare.get(unit.id)} />
        );
      })}
    </g>
  );
}

/** From afar: along the right edge of the tray, whose weapon stays in sight. */
function Tokens({ unit, at }: { unit: Unit; at: Point | undefined }) {
  return (
    at &&
    unit.conditions.map((condition, i) => (
      <Token key={condition} condition={condition} x={at.x} y={at.y + i * TOKEN} />
    ))
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
        <Token key={condition} condition={condition} x={width + 8 + i * TOKEN} y={height / 2} />
      ))}
      {number !== undefined && (
        <g className="plate__key" transform={`translate(${-KEY} 0)`}>
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
