import { type Message, message } from '@small-council/engine';
import type { TokenKind } from '../content/definition.ts';
import { attachmentCard } from '../content/index.ts';
import type { PersonId } from '../content/persons.ts';
import { SHORT } from '../geometry/index.ts';
import { possible } from '../rules/actions.ts';
import { attackNow } from '../rules/attack.ts';
import { claimNow } from '../rules/board.ts';
import {
  controls,
  destroyedRanksOf,
  enemiesEngaged,
  fielded,
  findUnit,
  friends,
  holds,
  isOnField,
  opponentOf,
  ranksOf,
  unitOf,
  within,
} from '../rules/look.ts';
import type { Fight } from '../rules/timing.ts';
import type { R, Unit, ZoneId } from '../table.ts';
import type { Amount, If, Key, Use } from './definition.ts';
import type { Which } from './who.ts';

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

/** Whether a unit of the moment is of a kind: "that unit is in Short Range of …". */
const isA =
  (about: 'this' | 'that' | 'attacker' | 'defender' | 'target' | 'second' | 'charged') =>
  (who: Which): If =>
    condition(
      `is.${about}`,
      (m, use) => {
        const id = aboutOf(use, about);
        return typeof id === 'string' && findUnit(m, id) !== undefined && who.is(m, use, id);
      },
      { who: who.says },
    );

function aboutOf({ unit, of, chosen }: Use, about: string): unknown {
  switch (about) {
    case 'this':
      return unit;
    case 'second':
      return chosen[1];
    case 'that':
      return of.unit;
    case 'charged':
      return of.target;
    case 'target':
      return chosen[0];
    default:
      return of[about];
  }
}

export const thisIs = isA('this');
export const thatIs = isA('that');
export const attackerIs = isA('attacker');
export const defenderIs = isA('defender');
export const targetIs = isA('target');
export const secondIs = isA('second');
export const chargedIs = isA('charged');

/** The unit that was charged is engaged with nobody else. */
export const chargedAlone: If = condition('chargedAlone', (m, { of }) =>
  enemiesEngaged(m, String(of.target)).every((id) => id === of.unit),
);

/** The player holds so many tactics cards. */
export const handAtLeast = (count: number): If =>
  condition('handAtLeast', ({ table }, { seat }) => table.players[seat].hand.length >= count, {
    count,
  });

/** Nobody has made the zone aim elsewhere yet. */
export const notRedirected: If = condition('notRedirected', (m) => claimNow(m)?.again === null);

/** There is some unit of a kind on the battlefield. */
export const thereIs = (who: Which): If =>
  condition('thereIs', (m, use) => fielded(m).some(({ id }) => who.is(m, use, id)), {
    who: who.says,
  });

export const opponentControls = (zone: ZoneId): If =>
  condition('opponentControls', (m, { seat }) => controls(m, opponentOf(m, seat), zone), {
    zone: message(`zone.${zone}`),
  });

export const fullRanks: If = condition('fullRanks', (m, use) => {
  const unit = own(m, use);
  return unit !== undefined && destroyedRanksOf(unit) === 0;
});

/** This unit is engaged with one enemy and no more. */
export const engagedWithOne: If = condition(
  'engagedWithOne',
  (m, { unit }) => unit !== null && enemiesEngaged(m, unit).length === 1,
);

/** An enemy with fewer ranks is engaged with this unit. */
export const engagedWithWeaker: If = condition('engagedWithWeaker', (m, use) => {
  const unit = own(m, use);
  return (
    unit !== undefined &&
    enemiesEngaged(m, unit.id).some((id) => ranksOf(unitOf(m, id)) < ranksOf(unit))
  );
});

/** The enemy that is attacked is engaged with this unit and with another friend of it. */
export const gangedUp: If = condition('gangedUp', (m, use) => {
  const now = fight(m, use);
  const { unit } = use;
  if (now === null || unit === null) return false;
  const around = enemiesEngaged(m, now.defender);
  return around.includes(unit) && around.length > 1;
});

/** The attack has cost the defender a rank, or not (SIF-1734). */
export const destroyedARank: If = condition(
  'destroyedARank',
  (m, { of }) => (of.ranksLost === undefined ? ranksTaken(m) : Number(of.ranksLost)) > 0,
);

/** The ranks that the attack which is going on has taken so far. */
function ranksTaken(m: R): number {
  const now = attackNow(m);
  if (!now) return 0;
  const defender = unitOf(m, now.defender);
  return now.ranks - (defender.destroyed ? 0 : ranksOf(defender));
}

export const defenderDestroyed: If = condition('defenderDestroyed', (m, { of }) =>
  typeof of.defender === 'string' ? unitOf(m, of.defender).destroyed : false,
);

/** This unit was engaged with the defender when the turn began. */
export const engagedSinceTurnBegan: If = condition('engagedSinceTurnBegan', (m, use) => {
  const now = fight(m, use);
  return (
    now !== null &&
    m.table.contacts.some(({ one, other }) => one === now.attacker && other === now.defender)
  );
});

/** So many friendly combat units have been destroyed. */
export const unitsLost = (count: number): If =>
  condition(
    'unitsLost',
    (m, { seat }) =>
      m.table.units.filter((unit) => unit.destroyed && friends(m, unit.seat, seat)).length >= count,
    { count },
  );

/** So many tokens of a kind lie on this unit's card. */
export const tokensAtLeast = (kind: TokenKind, count: number): If =>
  condition(
    'tokensAtLeast',
    (m, use) => {
      const unit = own(m, use);
      return unit !== undefined && (unit.tokens[kind] ?? 0) >= count;
    },
    { count, token: message(`tokenKind.${kind}`) },
  );

/** So many tokens lie on the card beside the unit. */
export const cardTokensAtLeast = (count: number): If =>
  condition(
    'cardTokensAtLeast',
    (m, { unit, source }) =>
      unit !== null &&
      unitOf(m, unit).cards.some(({ card, tokens }) => card === source && tokens >= count),
    { count },
  );

/** This NCU has no order token left. */
export const noTokens: If = condition(
  'noTokens',
  ({ table }, { unit }) => table.ncus.find(({ id }) => id === unit)?.tokens === 0,
);

/** This unit can charge somebody now, with the best die. */
export const canCharge: If = condition(
  'canCharge',
  (m, { unit }) => unit !== null && possible(m, unit, ['charge']).length > 0,
);

/** The unit of the moment could attack or charge one that taunts it (SIF-1863). */
export const couldReach = (whom: 'self' | 'target'): If =>
  condition(`couldReach.${whom}`, (m, { unit, of, chosen }) => {
    const taunts = whom === 'self' ? unit : chosen[0];
    return (
      typeof of.unit === 'string' &&
      typeof taunts === 'string' &&
      possible(m, of.unit, ['melee', 'ranged', 'charge'], taunts).length > 0
    );
  });

/** The zone that was claimed is one of those that were chosen. */
export const claimedChosen: If = condition('claimedChosen', (m, { of, chosen }) =>
  chosen.includes(String(of.zone ?? claimNow(m)?.zone)),
);

/** An attachment of infantry is in the defender's unit. */
export const defenderHasAttachment: If = condition('defenderHasAttachment', (m, { of }) => {
  const id = of.defender;
  return typeof id === 'string' && isOnField(m, id) && infantryIn(unitOf(m, id)).length > 0;
});

/** The attachments of infantry in a unit. */
export const infantryIn = (unit: Unit): string[] =>
  unit.attachments.filter((id) => attachmentCard(id)?.type === 'infantry');

/** It is not this ability itself that is aimed. */
export const notItself: If = condition('notItself', (_m, { of, source }) => of.by !== source);

/** Something was chosen where nothing had to be. */
export const somethingChosen: If = condition(
  'somethingChosen',
  (_m, { chosen }) => (chosen[0] ?? '') !== '',
);

/** It is the first turn of an opponent in this round. */
export const firstEnemyTurn: If = condition('firstEnemyTurn', ({ table }, { seat }) => {
  const started = (unit: { seat: number; activated: boolean }) =>
    unit.activated && unit.seat !== seat;
  return !table.units.some(started) && !table.ncus.some(started);
});

/** The same option was chosen twice. */
export const choseTwice = (option: string): If =>
  condition('choseTwice', (_m, { chosen }) => chosen.filter((id) => id === option).length > 1, {
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
  ...(count < 0 && { less: message('amount.number', { count: -count }) }),
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
  less: amount(counted).says,
  of: (m, use) => 0 - amount(counted).of(m, use),
});

/** An amount by which something changes: with its sign. */
function signed(counted: Counted): Message {
  const { says, less } = amount(counted);
  return less ? message('amount.less', { count: less }) : message('amount.more', { count: says });
}

/** What is changed, and by how much or to what. */
export const changed = (key: Key, counted: Counted): Message =>
  message(`change.${key}`, { by: signed(counted), count: amount(counted).says });

/** So many for each condition token on the defender. */
export const perConditionOfDefender = (count = 1): Amount => ({
  says: message('amount.perConditionOfDefender', { count }),
  of: (m, use) => {
    const now = fight(m, use);
    return now ? count * unitOf(m, now.defender).conditions.length : 0;
  },
});

/** So many for each remaining rank of the unit of the moment. */
export const perItsRank = (count = 1): Amount => ({
  says: message('amount.perItsRank', { count }),
  of: (m, { of }) => {
    const unit = typeof of.unit === 'string' ? findUnit(m, of.unit) : undefined;
    return unit ? count * ranksOf(unit) : 0;
  },
});

/** So many for each remaining or destroyed rank of the target. */
export const perTargetsRank = (count = 1): Amount => ({
  says: message('amount.perTargetsRank', { count }),
  of: (m, { chosen }) => {
    const unit = findUnit(m, chosen[0] ?? '');
    return unit ? count * ranksOf(unit) : 0;
  },
});
export const perTargetsDestroyedRank = (count = 1): Amount => ({
  says: message('amount.perTargetsDestroyedRank', { count }),
  of: (m, { chosen }) => {
    const unit = findUnit(m, chosen[0] ?? '');
    return unit ? count * destroyedRanksOf(unit) : 0;
  },
});

/** One for each remaining rank of all units of a kind that are engaged with the target. */
export const ranksEngagedWithTarget = (who: Which): Amount => ({
  says: message('amount.ranksEngagedWithTarget', { who: who.says }),
  of: (m, use) =>
    enemiesEngaged(m, use.chosen[0] ?? '')
      .filter((id) => who.is(m, use, id))
      .reduce((sum, id) => sum + ranksOf(unitOf(m, id)), 0),
});

/** One for each unit of a kind. */
export const countOf = (who: Which): Amount => ({
  says: message('amount.countOf', { who: who.says }),
  of: (m, use) => fielded(m).filter(({ id }) => who.is(m, use, id)).length,
});

/** One for each token of a kind on this unit. */
export const perToken = (kind: TokenKind): Amount => ({
  says: message('amount.perToken', { token: message(`tokenKind.${kind}`) }),
  of: (m, use) => own(m, use)?.tokens[kind] ?? 0,
});

/** The ranks that the attack has taken from the defender. */
export const ranksDestroyed: Amount = {
  says: message('amount.ranksDestroyed'),
  of: (_m, { of }) => Number(of.ranksLost ?? 0),
};

/** The wounds that somebody has taken upon themselves. */
export const woundsChosen: Amount = {
  says: message('amount.woundsChosen'),
  of: (_m, { chosen }) => chosen.filter((id) => id === 'wound').length,
};

/** The first, if a condition holds; the second where it does not. */
export const ifElse = (holds: If, one: Counted, other: Counted): Amount => ({
  says: message('amount.ifElse', {
    condition: holds.says,
    one: amount(one).says,
    other: amount(other).says,
  }),
  of: (m, use) => amount(holds.holds(m, use) ? one : other).of(m, use),
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
