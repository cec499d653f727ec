import { armyKey, readyNames, readyPoints } from '@small-council/asoiaf/armies';
import {
  capacityOf,
  controllerOf,
  isOnField,
  isWall,
  LAST_ROUND,
  modeOf,
  pointsOf,
  pointsToWin,
  sideOf,
  sidesOf,
  trayOf,
  unitOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { R, Table, Unit } from '@small-council/asoiaf/table';
import type { Match } from '@small-council/engine';
import type { Chances } from '../chances.ts';
import { playOn } from './greedy.ts';
import { inchesApart, reading } from './worth.ts';

/**
 * `npm run learn -- --game asoiaf --games 1500 --seats 2`. Of two sides: where there are more, whoever stays out of all
 * fights keeps his men, and what they are worth in one is not seen.
 */
const LEARNED = {
  points: 0.046,
  late: 0.723,
  nearing: 2.243,
  held: 0.272,
  away: -0.015,
  men: 0.088,
  beside: 0.075,
  apart: -0.008,
};

/** What is not learned: hands are filled again and tokens come off, but no bot may waste a card or leave a token lie. */
const HELD = { conditions: -0.04, cards: 0.04 };

const INCH = 1000;
/** Whoever is farther away than this does not come in time. */
const FAR = 20;

/** A look after so many activations, and fewer than so many of them a round. */
const EVERY = 3;
const LOOKS = 100;

export const isAboutToActivate = (match: Match): boolean =>
  match.state.stack.at(-1)?.at === 'activate';

/** How far the match has come: rounds, and how many of all have been activated in this one. */
export function activations(match: Match): { round: number; done: number; all: number } {
  const { round, units, ncus } = match.state.table as Table;
  const all = [...units, ...ncus];
  return { round, done: all.filter(({ activated }) => activated).length, all: all.length };
}

/** The victory points of a side; who only has to hold out is nearer to it with every round (SIF-1335). */
const victoryPoints = (m: R, side: number): number =>
  modeOf(m).earnsNothing?.(m, side)
    ? (pointsToWin(m.table.size) * (m.table.round - 1)) / LAST_ROUND
    : m.table.points[side];

const soldiers = ({ table }: R): Unit[] =>
  table.units.filter((unit) => !unit.destroyed && !isWall(unit));

/** What a side has of the objectives: how many it holds, and how far it is from all others. */
function objectivesOf(m: R, side: number, own: readonly Unit[]): { held: number; away: number } {
  let [held, away] = [0, 0];
  for (const token of m.table.tokens) {
    const holder = controllerOf(m, token);
    if (holder !== null && sideOf(m, unitOf(m, holder).seat) === side) {
      held++;
      continue;
    }
    const near = own.map(({ id }) => {
      const { x, y } = trayOf(m, id);
      return Math.sqrt((x - token.x) ** 2 + (y - token.y) ** 2) / INCH;
    });
    away += Math.min(FAR, ...near);
  }
  return { held, away };
}

/** Chances of the sides of a battle. */
export const chances: Chances<keyof typeof LEARNED | keyof typeof HELD> = {
  game: 'asoiaf',
  weights: { ...LEARNED, ...HELD },
  held: Object.keys(HELD),
  told: {
    points: 'because.points',
    late: 'because.points',
    nearing: 'because.points',
    held: 'because.objectives',
    away: 'because.objectives',
    men: 'because.regiments',
    conditions: 'because.regiments',
    beside: 'because.regiments',
    apart: 'because.ground',
    cards: 'because.cardsInHand',
  },
  rivals: 'because.rivals',
  sideOf: (match, seat) => sideOf(reading(match), seat),
  count: (match) => {
    const m = reading(match);
    const { players, round, size } = m.table;
    const all = soldiers(m);
    const standing = all.filter(({ id }) => isOnField(m, id));
    return sidesOf(m).map((side) => {
      const isOwn = ({ seat }: Unit): boolean => sideOf(m, seat) === side;
      const own = all.filter(isOwn);
      const here = standing.filter(isOwn);
      const points = victoryPoints(m, side);
      const sum = (of: (unit: Unit) => number): number =>
        own.reduce((total, unit) => total + of(unit), 0);
      return {
        points,
        late: (points * round) / LAST_ROUND,
        nearing: (points / pointsToWin(size)) ** 2,
        ...objectivesOf(m, side, here),
        men: sum((unit) => (pointsOf(unit) * woundsLeft(unit)) / Math.max(1, capacityOf(unit))),
        apart: inchesApart(
          m,
          here,
          standing.filter((unit) => !isOwn(unit)),
        ),
        conditions: sum(({ conditions }) => conditions.length),
        // To its good, or to its harm.
        beside: sum(({ cards }) =>
          cards.reduce((total, { seat }) => total + (sideOf(m, seat) === side ? 1 : -1), 0),
        ),
        cards: players.reduce(
          (total, player) => total + (player.side === side ? player.hand.length : 0),
          0,
        ),
      };
    });
  },
  playOn,
  period: (match) => {
    const { round, done } = activations(match);
    // What a unit that is activated has done counts when it has come to its end.
    const over = isAboutToActivate(match) ? done : Math.max(0, done - 1);
    return LOOKS * round + Math.floor(over / EVERY);
  },
  evenly: (chance) => {
    const army = chance.pick(readyNames);
    const armies = [0, 1, 2, 3].map((seat) => [armyKey(seat), army]);
    return { size: readyPoints(army), ...Object.fromEntries(armies) };
  },
};
