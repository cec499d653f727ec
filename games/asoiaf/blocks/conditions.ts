import { message } from '@small-council/engine';
import type { PersonId } from '../content/persons.ts';
import { SHORT } from '../geometry/index.ts';
import { attackNow } from '../rules/attack.ts';
import { claimNow } from '../rules/board.ts';
import {
  controls,
  destroyedRanksOf,
  enemiesEngaged,
  findUnit,
  holds,
  isOnField,
  ranksOf,
  unitOf,
  within,
} from '../rules/look.ts';
import type { Fight } from '../rules/timing.ts';
import type { R, Unit, ZoneId } from '../table.ts';
import type { Amount, If, Use } from './definition.ts';

/** Conditions and numbers. They read the table when they are asked, and never store anything. */

const condition = (
  key: string,
  holds: If['holds'],
  params?: Parameters<typeof message>[1],
): If => ({
  says: message(`if.${key}`, params),
  holds,
});

/** The unit that a condition speaks of: who attacks, who has it, or whom the moment is about. */
function own(m: R, use: Use): Unit | undefined {
  const id = use.unit?.startsWith('u') ? use.unit : (use.of.attacker ?? use.of.unit);
  return typeof id === 'string' ? findUnit(m, id) : undefined;
}

const fight = (m: R, use: Use): Fight | null =>
  typeof use.of.attacker === 'string' ? (use.of as unknown as Fight) : attackNow(m);

export const youControl = (...zones: ZoneId[]): If =>
  condition('youControl', (m, { seat }) => zones.some((zone) => controls(m, seat, zone)), {
    zonesOr: zones.map((zone) => message(`zone.${zone}`)),
  });

export const destroyedRanksAtLeast = (count: number): If =>
  condition(
    'destroyedRanks',
    (m, use) => {
      const unit = own(m, use);
      return unit !== undefined && destroyedRanksOf(unit) >= count;
    },
    { count },
  );

export const onlyOneRank: If = condition('onlyOneRank', (m, use) => {
  const unit = own(m, use);
  return unit !== undefined && ranksOf(unit) === 1;
});

/** The defender has as many ranks as this unit, or fewer. */
export const sameOrFewerRanks: If = condition('sameOrFewerRanks', (m, use) => {
  const now = fight(m, use);
  return now !== null && ranksOf(unitOf(m, now.defender)) <= ranksOf(unitOf(m, now.attacker));
});

/** The defender has fewer ranks than this unit, or this unit fewer than the defender. */
export const defenderHasFewerRanks: If = condition('defenderHasFewerRanks', (m, use) => {
  const now = fight(m, use);
  return now !== null && ranksOf(unitOf(m, now.defender)) < ranksOf(unitOf(m, now.attacker));
});

export const hasFewerRanks: If = condition('hasFewerRanks', (m, use) => {
  const now = fight(m, use);
  return now !== null && ranksOf(unitOf(m, now.attacker)) < ranksOf(unitOf(m, now.defender));
});

/** The defender has not been activated this round (SIF-1736). */
export const defenderNotActivated: If = condition('defenderNotActivated', (m, use) => {
  const now = fight(m, use);
  return now !== null && !unitOf(m, now.defender).activated;
});

/** The attack has cost the defender wounds. */
export const defenderSuffered: If = condition(
  'defenderSuffered',
  (m) => (attackNow(m)?.wounds ?? 0) > 0,
);

export const inShortRange: If = condition('inShortRange', (m, use) => {
  const now = fight(m, use);
  return now !== null && within(m, now.attacker, now.defender, SHORT);
});

export const charging: If = condition('charging', (m, use) => fight(m, use)?.charge === true);

export const fromFlankOrRear: If = condition('fromFlankOrRear', (_m, { of }) => of.arc !== 'front');
export const fromFrontOrFlank: If = condition(
  'fromFrontOrFlank',
  (_m, { of }) => of.arc !== 'rear',
);
export const inTheFront: If = condition('inTheFront', (_m, { of }) => of.arc === 'front');

/** This unit is engaged with nobody but the unit of the moment. */
export const engagedWithNoOther: If = condition(
  'engagedWithNoOther',
  (m, { unit, of }) => unit !== null && enemiesEngaged(m, unit).every((id) => id === of.unit),
);

/** The unit of the moment is that person's. */
export const isUnitOf = (
  person: PersonId,
  about: 'unit' | 'target' | 'attacker' | 'defender' = 'unit',
): If =>
  condition(
    'isUnitOf',
    (m, { of }) => {
      const id = of[about];
      const unit = typeof id === 'string' ? findUnit(m, id) : undefined;
      return unit !== undefined && holds(unit, person);
    },
    { person: message(`person.${person}`) },
  );

export const testWasFailed: If = condition('testWasFailed', ({ table }) => !table.test.passed);
export const testWasPassed: If = condition('testWasPassed', ({ table }) => table.test.passed);

/** The defender has rolled a 1 with a defense die. */
export const defenderRolledOne: If = condition(
  'defenderRolledOne',
  (m) => attackNow(m)?.dice.includes(1) === true,
);

/** The card beside the unit has a token on it. */
export const hasToken: If = condition('hasToken', (m, { unit, source }) =>
  unit !== null && isOnField(m, unit)
    ? unitOf(m, unit).cards.some(({ card, tokens }) => card === source && tokens > 0)
    : false,
);

/** The zone that was claimed is this one (SIF-1835). */
export const claimed = (zone: ZoneId): If =>
  condition('claimed', (m, { of }) => (of.zone ?? claimNow(m)?.zone) === zone, {
    zone: message(`zone.${zone}`),
  });

/** What was chosen when it was declared, as one of its options. */
export const chose = (option: string): If =>
  condition('chose', (_m, { chosen }) => chosen.includes(option), {
    option: message(`choose.${option}`),
  });

export const either = (one: If, other: If): If => ({
  says: message('if.either', { one: one.says, other: other.says }),
  holds: (m, use) => one.holds(m, use) || other.holds(m, use),
});

export const not = (one: If): If => ({
  says: message('if.not', { what: one.says }),
  holds: (m, use) => !one.holds(m, use),
});

export const both = (one: If, other: If): If => ({
  says: message('if.both', { one: one.says, other: other.says }),
  holds: (m, use) => one.holds(m, use) && other.holds(m, use),
});

// ---- numbers

export const number = (count: number): Amount => ({
  says: message('amount.number', { count }),
  of: () => count,
});

export type Counted = number | Amount;
export const amount = (counted: Counted): Amount =>
  typeof counted === 'number' ? number(counted) : counted;

/** So many for each remaining rank of the unit that has it. */
export const perRemainingRank = (count = 1): Amount => ({
  says: message('amount.perRemainingRank', { count }),
  of: (m, use) => {
    const unit = own(m, use);
    return unit ? count * ranksOf(unit) : 0;
  },
});

export const perDestroyedRank = (count = 1): Amount => ({
  says: message('amount.perDestroyedRank', { count }),
  of: (m, use) => {
    const unit = own(m, use);
    return unit ? count * destroyedRanksOf(unit) : 0;
  },
});

/** So many for each destroyed rank of the unit of the moment. */
export const perItsDestroyedRank = (count = 1): Amount => ({
  says: message('amount.perItsDestroyedRank', { count }),
  of: (m, { of }) => {
    const unit = typeof of.unit === 'string' ? findUnit(m, of.unit) : undefined;
    return unit ? count * destroyedRanksOf(unit) : 0;
  },
});

/** So many for each rank that the defender has lost, or has left (SIF-1704). */
export const perDefendersDestroyedRank = (count = 1): Amount => ({
  says: message('amount.perDefendersDestroyedRank', { count }),
  of: (m, use) => {
    const now = fight(m, use);
    return now ? count * destroyedRanksOf(unitOf(m, now.defender)) : 0;
  },
});

export const perDefendersRank = (count = 1): Amount => ({
  says: message('amount.perDefendersRank', { count }),
  of: (m, use) => {
    const now = fight(m, use);
    return now ? count * ranksOf(unitOf(m, now.defender)) : 0;
  },
});

/** One for each wound that the unit has suffered. */
export const woundsSuffered: Amount = {
  says: message('amount.woundsSuffered'),
  of: (m, use) => own(m, use)?.wounds ?? 0,
};

export const perZone = (...zones: ZoneId[]): Amount => ({
  says: message('amount.perZone', { zones: zones.map((zone) => message(`zone.${zone}`)) }),
  of: (m, { seat }) => zones.filter((zone) => controls(m, seat, zone)).length,
});

export const plus = (one: Counted, other: Counted): Amount => ({
  says: message('amount.plus', { one: amount(one).says, other: amount(other).says }),
  of: (m, use) => amount(one).of(m, use) + amount(other).of(m, use),
});

export const minus = (counted: Counted): Amount => ({
  says: message('amount.minus', { count: amount(counted).says }),
  of: (m, use) => 0 - amount(counted).of(m, use),
});

/** One for each miss of the attack (SIF-1726). */
export const misses: Amount = {
  says: message('amount.misses'),
  of: (_m, { of }) => Number(of.misses ?? 0),
};

/** The wounds that the test has cost, up to a limit. */
export const testWounds = (most: number): Amount => ({
  says: message('amount.testWounds', { most }),
  of: ({ table }, { of }) => Math.min(most, Number(of.wounds ?? table.test.wounds)),
});
