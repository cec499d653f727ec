import { Chance } from '@small-council/engine';
import {
  ARCS,
  BOARD,
  type Field,
  type Kind,
  layTerrain,
  place,
  TERRAIN,
  type TerrainKind,
  type Unit,
} from '../../geometry/index.ts';
import { boxOf, corners, meet, polyOf } from './space.ts';

const KINDS: readonly Kind[] = ['infantry', 'cavalry', 'solo', 'large'];

/** Headings as people choose them, or any. */
export const randomHeading = (chance: Chance): number =>
  chance.below(5) < 2 ? 450 * chance.below(8) : chance.below(3600);

/** A position with everything near everything: trays flush, an inch apart, in each other's way. */
export function randomPosition(seed: string): { field: Field; chance: Chance } {
  const chance = new Chance(seed);
  // A small part of the table, sometimes at its edge.
  const [left, bottom] = [chance.pick([0, 14_000, 28_000]), chance.pick([0, 14_000, 28_000])];
  const wide = chance.pick([14_000, 20_000]);
  const units: Unit[] = [];
  const wanted = chance.between(2, 7);
  for (let tries = 0; tries < 60 && units.length < wanted; tries++) {
    const kind = chance.pick(KINDS);
    const pose =
      units.length > 0 && chance.below(100) < 35
        ? beside(chance, chance.pick(units), kind)
        : {
            x: left + chance.below(wide),
            y: bottom + chance.below(wide),
            h: randomHeading(chance),
          };
    const unit: Unit = {
      id: `u${units.length}`,
      side: units.length === 0 ? 0 : chance.below(2),
      kind,
      ...pose,
    };
    const box = boxOf(unit);
    const free = units.every((other) => !meetsDeeply(unit, other));
    const inside = corners(box).every(([x, y]) => x >= 0 && x <= 48 && y >= 0 && y <= 48);
    if (free && inside) units.push(unit);
  }
  if (units.every(({ side }) => side === 0))
    units[units.length - 1] = { ...units[units.length - 1], side: 1 };
  const kinds = Object.keys(TERRAIN) as TerrainKind[];
  const terrain = Array.from({ length: chance.below(4) }, (_, i) =>
    layTerrain(`t${i}`, chance.pick(kinds), {
      x: left + chance.below(wide),
      y: bottom + chance.below(wide),
      h: randomHeading(chance),
    }),
  );
  // Nobody can have come to stand on impassable ground.
  const possible = terrain.filter(
    (piece) =>
      !piece.keywords.includes('impassable') ||
      units.every((unit) => !meet(corners(boxOf(unit)), polyOf(piece))),
  );
  return { field: { board: BOARD, units, terrain: possible }, chance };
}

/** Flush against a side of somebody, or a little away from it. */
function beside(chance: Chance, other: Unit, kind: Kind): { x: number; y: number; h: number } {
  const arc = chance.pick(ARCS);
  const laid = place(other, arc, kind, chance.between(-2700, 2700));
  const away = chance.pick([0, 0, 5, 300, 1000, 1500]);
  const h = (laid.h * Math.PI) / 1800;
  return {
    x: Math.round(laid.x - Math.sin(h) * away),
    y: Math.round(laid.y - Math.cos(h) * away),
    h: laid.h,
  };
}

/** Trays on a table lie in each other by no more than contact. */
const meetsDeeply = (one: Unit, other: Unit): boolean =>
  meet(corners(boxOf(one), -0.009), corners(boxOf(other)));
