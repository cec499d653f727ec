import { type Message, message, type Seat } from '@small-council/engine';
import { standsIn } from '../geometry/index.ts';
import { isSouth, zoneOf } from '../rules/deployment.ts';
import {
  boardOf,
  controls,
  enemiesEngaged,
  enemiesOf,
  friends,
  friendsOf,
  ranksOf,
  trayOf,
  unitOf,
} from '../rules/look.ts';
import { score } from '../rules/victory.ts';
import { type M, type R, type Token, ZONES } from '../table.ts';
import { ruleThing } from '../things.ts';
import { controllerOf } from './control.ts';

/**
 * The mission cards. The book does not print them: these are stand-ins of our own (SIF-980 to SIF-991), to be
 * replaced when the real ones are known.
 */
export const MISSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const missionRule = (mission: number): string => `SIF-${979 + mission}`;
export const missionName = (mission: number | string): Message => message(`mission.${mission}`);

const holdsToken = (m: R, seat: Seat, token: Token): boolean => {
  const unit = controllerOf(m, token);
  return unit !== null && friends(m, unitOf(m, unit).seat, seat);
};

const held = (m: R, seat: Seat, which: (token: Token) => boolean): number =>
  m.table.tokens.filter((token) => which(token) && holdsToken(m, seat, token)).length;

const opponents = (m: R, seat: Seat): Seat[] =>
  m.table.players.flatMap((_, other) => (friends(m, seat, other) ? [] : [other]));

const zonesOf = (m: R, seat: Seat): number =>
  ZONES.filter((zone) => controls(m, seat, zone)).length;

const conditionsOn = (units: readonly { conditions: readonly unknown[] }[]): number =>
  units.reduce((sum, { conditions }) => sum + conditions.length, 0);

/** How many points a mission is worth to a player now, at the end of the round. */
export function worthOf(m: R, mission: number, seat: Seat): number {
  const { table } = m;
  const { width, height } = boardOf(m);
  const yes = (holds: boolean, points = 1): number => (holds ? points : 0);
  switch (mission) {
    case 1:
      return held(m, seat, ({ x, y }) => x === width / 2 && y === height / 2);
    case 2:
      return yes(controls(m, seat, 'combat') && controls(m, seat, 'maneuver'));
    case 3:
      return yes(controls(m, seat, 'combat') && controls(m, seat, 'tactics'));
    case 4:
      return yes(opponents(m, seat).every((other) => zonesOf(m, seat) > zonesOf(m, other)));
    case 5:
      return yes(
        opponents(m, seat).some((other) =>
          table.losses.some((loss) => loss.seat === other && loss.commander),
        ),
        2,
      );
    case 6:
      return yes(
        opponents(m, seat).some((other) =>
          friendsOf(m, seat).some(({ id }) => standsIn(zoneOf(m, other), trayOf(m, id))),
        ),
      );
    case 7:
      return yes(
        friendsOf(m, seat).some((unit) =>
          enemiesEngaged(m, unit.id).some((enemy) => ranksOf(unitOf(m, enemy)) < ranksOf(unit)),
        ),
      );
    case 8:
      return yes(conditionsOn(enemiesOf(m, seat)) >= conditionsOn(friendsOf(m, seat)) + 2);
    case 9:
      return yes(
        table.losses.some((loss) => loss.seat === seat) &&
          table.losses.some(
            (loss) => !friends(m, loss.seat, seat) && loss.by !== null && friends(m, loss.by, seat),
          ),
      );
    case 10:
      return held(m, seat, (token) => isNearEdgeOf(m, token, opponents(m, seat)));
    case 12:
      return held(m, seat, () => true);
    default:
      return 0;
  }
}

/** Whether a token is one of the two nearest to the table edge of these players. */
function isNearEdgeOf(m: R, { y }: Token, seats: readonly Seat[]): boolean {
  const middle = boardOf(m).height / 2;
  return seats.some((seat) => (isSouth(m, seat) ? y < middle : y > middle));
}

/** Every mission that lies open may be scored by each player (SIF-1406, SIF-1461). */
export function scoreMissions(m: M, missions: readonly number[]): void {
  for (const mission of missions)
    m.table.players.forEach((_, seat) => {
      score(m, seat, worthOf(m, mission, seat), ruleThing(missionRule(mission)));
    });
}
