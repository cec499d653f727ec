import { type Kind, SIZES } from '@small-council/asoiaf/geometry';
import { capacityOf, cardOf, modelsOf, rankSizes } from '@small-council/asoiaf/looking';
import type { Unit } from '@small-council/asoiaf/table';
import { weaponOf } from './glyphs.ts';
import { attachmentsOf, hasCommander } from './names.ts';

/** Below this many pixels an inch only cells and a medal are drawn, above the other one weapons. */
const FAR = 11;
const NEAR = 22;

const BAND = 0.56;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the models of a unit stand, front rank first, from the left. */
export function spotsOf(
  kind: Kind,
  ranks: readonly number[],
): (Spot & { r: number; ry: number })[] {
  const { halfWidth, halfDepth } = SIZES[kind];
  const [w, d] = [halfWidth / 1000, halfDepth / 1000];
  const top = -d + BAND + 0.14;
  const rowHeight = (d - 0.12 - top) / ranks.length;
  return ranks.flatMap((models, rank) => {
    const cell = (2 * w - 0.3) / models;
    const r = Math.min(cell, rowHeight) * 0.385;
    const long = kind === 'cavalry' && models <= 3;
    return Array.from({ length: models }, (_, i) => ({
      x: -w + 0.15 + cell * (i + 0.5),
      y: top + rowHeight * (rank + 0.5),
      r: long ? r * 0.66 : r,
      ry: long ? r * 1.12 : r,
    }));
  });
}

interface Props {
  unit: Unit;
  ppi: number;
  /** An enemy's tray is hatched, so that a mirror match reads without colours. */
  enemy: boolean;
}

/** A tray in its own frame, in inches: its front is up. */
export function Tray({ unit, ppi, enemy }: Props) {
  const card = cardOf(unit);
  const { halfWidth, halfDepth } = SIZES[card.tray];
  const [w, d] = [halfWidth / 1000, halfDepth / 1000];
  const glyph = weaponOf(card);
  const solo = card.tray === 'solo' || card.tray === 'large';
  if (card.tray === 'wall') return <Wall unit={unit} />;
  return (
    <g className={`tray ${enemy ? 'tray--enemy' : ''}`}>
      <rect className="tray__floor" x={-w} y={-d} width={2 * w} height={2 * d} rx={0.14} />
      {enemy && (
        <rect x={-w} y={-d} width={2 * w} height={2 * d} rx={0.14} fill="url(#field-hatch)" />
      )}
      <path
        className="tray__band"
        d={`M${-w} ${-d + 0.14} a.14 .14 0 0 1 .14 -.14 H${w - 0.14} a.14 .14 0 0 1 .14 .14 V${-d + BAND} H${-w} Z`}
      />
      <path
        className="tray__arrow"
        d={`M0 ${-d + 0.02} L${w * 0.36} ${-d + BAND + 0.12} H${-w * 0.36} Z`}
      />
      {solo ? (
        <Lone unit={unit} glyph={glyph} r={Math.min(w, d) * 0.6} y={BAND / 2} />
      ) : ppi < FAR ? (
        <Cells unit={unit} glyph={glyph} />
      ) : (
        <Figures unit={unit} glyph={ppi > NEAR ? glyph : null} />
      )}
      <rect className="tray__rim" x={-w} y={-d} width={2 * w} height={2 * d} rx={0.14} />
    </g>
  );
}

/** A castle wall: merlons along its front, and a block for each wound that it can take. */
function Wall({ unit }: { unit: Unit }) {
  const { halfWidth, halfDepth } = SIZES.wall;
  const [w, d] = [halfWidth / 1000, halfDepth / 1000];
  const all = capacityOf(unit);
  const block = (2 * w - 0.4) / all;
  return (
    <g className="tray tray--wall">
      <rect className="tray__floor" x={-w} y={-d} width={2 * w} height={2 * d} rx={0.1} />
      <path
        className="tray__band"
        d={Array.from({ length: 10 }, (_, i) => `M${-w + i + 0.15} ${-d} h.7 v.5 h-.7 Z`).join('')}
      />
      {Array.from({ length: all }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are told apart by their place
          key={i}
          className={i < all - unit.wounds ? 'cell' : 'cell cell--gone'}
          x={-w + 0.2 + i * block + 0.06}
          y={-d + 0.72}
          width={block - 0.12}
          height={2 * d - 0.9}
          rx={0.1}
        />
      ))}
      <rect className="tray__rim" x={-w} y={-d} width={2 * w} height={2 * d} rx={0.1} />
    </g>
  );
}

function Figures({ unit, glyph }: { unit: Unit; glyph: string | null }) {
  const card = cardOf(unit);
  const spots = spotsOf(card.tray, rankSizes(card));
  const left = modelsOf(unit);
  const each = card.wounds ?? 1;
  const people = attachmentsOf(unit);
  const hurt = unit.wounds % each;
  return (
    <g>
      {spots.map(({ x, y, r, ry }, i) => {
        if (i >= left)
          return (
            <ellipse
              key={`${x} ${y}`}
              className="figure figure--gone"
              cx={x}
              cy={y}
              rx={r * 0.92}
              ry={ry * 0.92}
            />
          );
        const person = people[i];
        return (
          <g key={`${x} ${y}`} className={person ? 'figure figure--person' : 'figure'}>
            <ellipse cx={x} cy={y} rx={r} ry={ry} />
            {person ? (
              <Mark x={x} y={y} r={r} star={person.cost === 'commander'} />
            ) : glyph === null ? (
              <circle className="figure__head" cx={x} cy={y - (ry - r) * 0.6} r={r * 0.5} />
            ) : (
              <Glyph body={glyph} x={x} y={y} size={r * 1.5} />
            )}
            {hurt > 0 && i === left - 1 && (
              <Drops x={x} y={y - ry * 0.75} suffered={hurt} of={each} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The three wounds of a rider: those suffered are red. */
function Drops({ x, y, suffered, of }: { x: number; y: number; suffered: number; of: number }) {
  return (
    <g className="drops">
      {Array.from({ length: of }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: drops are told apart by their place
          key={i}
          className={i < suffered ? 'drops__lost' : ''}
          cx={x + (i - (of - 1) / 2) * 0.36}
          cy={y}
          r={0.16}
        />
      ))}
    </g>
  );
}

function Mark({ x, y, r, star }: { x: number; y: number; r: number; star: boolean }) {
  return star ? (
    <path
      className="traymark traymark--commander"
      transform={`translate(${x} ${y}) scale(${r * 0.95})`}
      d={STAR}
    />
  ) : (
    <path
      className="traymark"
      transform={`translate(${x} ${y}) scale(${r * 0.8})`}
      d="M0 -.8 L.8 0 0 .8 -.8 0 Z"
    />
  );
}

export const STAR =
  'M0 -1 L.24 -.33 .95 -.31 .38 .12 .59 .81 0 .4 -.59 .81 -.38 .12 -.95 -.31 -.24 -.33 Z';

/** One model alone: a ring with a segment for each wound it can take. */
function Lone({ unit, glyph, r, y }: { unit: Unit; glyph: string; r: number; y: number }) {
  const all = capacityOf(unit);
  const step = 360 / all;
  const gap = Math.min(8, step / 4);
  return (
    <g className="figure figure--lone" transform={`translate(0 ${y})`}>
      <circle r={r * 0.78} />
      <Glyph body={glyph} x={0} y={0} size={r * 1.15} />
      {Array.from({ length: all }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are told apart by their place
          key={i}
          className={i < all - unit.wounds ? 'ring' : 'ring ring--lost'}
          d={arc(r, i * step + gap, (i + 1) * step - gap)}
        />
      ))}
      {hasCommander(unit) && (
        <path
          className="traymark traymark--commander"
          transform={`translate(${-r} ${-r}) scale(.35)`}
          d={STAR}
        />
      )}
    </g>
  );
}

/** A piece of a circle from one angle to another, clockwise from up. */
export function arc(r: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${r * Math.sin(angle)} ${-r * Math.cos(angle)}`;
  };
  return `M${at(from)} A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** From far away: a cell for each model, and the weapon on a medal. */
function Cells({ unit, glyph }: { unit: Unit; glyph: string }) {
  const card = cardOf(unit);
  const spots = spotsOf(card.tray, rankSizes(card));
  const left = modelsOf(unit);
  return (
    <g>
      {spots.map(({ x, y, r, ry }, i) => (
        <rect
          key={`${x} ${y}`}
          className={i < left ? 'cell' : 'cell cell--gone'}
          x={x - r * 1.15}
          y={y - ry * 1.1}
          width={r * 2.3}
          height={ry * 2.2}
          rx={0.14}
        />
      ))}
      <circle className="medal" cx={0} cy={BAND / 2} r={1.35} />
      <Glyph body={glyph} x={0} y={BAND / 2} size={1.9} />
      {hasCommander(unit) && (
        <path
          className="traymark traymark--commander"
          transform="translate(-2.6 -2.3) scale(1)"
          d={STAR}
        />
      )}
    </g>
  );
}

/** A sign of game-icons.net inside of a drawing. */
export function Glyph({ body, x, y, size }: { body: string; x: number; y: number; size: number }) {
  return (
    <svg
      className="weaponglyph"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a path from our own build
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
