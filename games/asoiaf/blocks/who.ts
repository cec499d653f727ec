import { message } from '@small-council/engine';
import type { AbilityId } from '../content/abilityNames.ts';
import type { AffiliationId } from '../content/affiliations.ts';
import { attachmentCard } from '../content/index.ts';
import type { PersonId } from '../content/persons.ts';
import { gap, LONG, SHORT, sees } from '../geometry/index.ts';
import { possible } from '../rules/actions.ts';
import { attackNow } from '../rules/attack.ts';
import { chargeTargetsOf } from '../rules/charge.ts';
import {
  cardOf,
  commandersUnit,
  enemiesEngaged,
  fielded,
  findUnit,
  friends,
  holds,
  isEngaged,
  isOnField,
  ranksOf,
  surveyOf,
  trayOf,
  unitOf,
  within,
  withinLast,
} from '../rules/look.ts';
import type { Condition, R, Unit } from '../table.ts';
import type { Use, Whom } from './definition.ts';

/** Which unit is meant by a trigger or a choice: a test, and how it is said as a subject. */
export interface Which {
  readonly says: ReturnType<typeof message>;
  readonly is: (m: R, use: Use, id: string) => boolean;
}

const which = (key: string, is: Which['is'], params?: Parameters<typeof message>[1]): Which => ({
  says: message(`which.${key}`, params),
  is,
});

const isFriend = (m: R, use: Use, id: string): boolean => {
  const unit = findUnit(m, id);
  return unit !== undefined && friends(m, unit.seat, use.seat);
};

/** The unit that has the ability, or beside which the card lies. */
export const thisUnit = which('thisUnit', (_m, use, id) => use.unit === id);
export const anyUnit = which('anyUnit', () => true);
/** The unit that the aura reaches, or that a change is about. */
export const friendly = which('friendly', isFriend);
export const enemy = which(
  'enemy',
  (m, use, id) => findUnit(m, id) !== undefined && !isFriend(m, use, id),
);

const RANGES = { short: SHORT, long: LONG } as const;
export type RangeName = keyof typeof RANGES;

/** In range of this unit (SIF-121, SIF-915). */
export const inRange = (of: Which, range: RangeName): Which =>
  which(
    'inRange',
    (m, use, id) =>
      of.is(m, use, id) && use.unit !== null && within(m, use.unit, id, RANGES[range]),
    { who: of.says, range: message(`range.${range}`) },
  );

/** In sight of this unit (SIF-403). */
export const inSight = (of: Which): Which =>
  which(
    'inSight',
    (m, use, id) =>
      of.is(m, use, id) &&
      use.unit !== null &&
      isOnField(m, use.unit) &&
      sees(surveyOf(m), trayOf(m, use.unit), trayOf(m, id), 'charge'),
    { who: of.says },
  );

/** The unit that a moment is about: who does it, or who attacks. */
const aboutOf = ({ of }: Use): string => String(of.unit ?? of.attacker ?? '');

/** Another unit than the one that the moment is about. */
export const other = (of: Which): Which =>
  which('other', (m, use, id) => of.is(m, use, id) && id !== aboutOf(use), { who: of.says });

/** In range of the unit in which somebody is (SIF-1808). */
export const inRangeOf = (of: Which, range: RangeName, person: PersonId): Which =>
  which(
    'inRangeOf',
    (m, use, id) =>
      of.is(m, use, id) &&
      fielded(m).some(
        (unit) =>
          friends(m, unit.seat, use.seat) &&
          holds(unit, person) &&
          within(m, unit.id, id, RANGES[range]),
      ),
    { who: of.says, range: message(`range.${range}`), person: message(`person.${person}`) },
  );

/** In range of the unit that the moment is about (SIF-1805). */
export const inRangeOfThat = (of: Which, range: RangeName): Which =>
  which(
    'inRangeOfThat',
    (m, use, id) => of.is(m, use, id) && withinLast(m, aboutOf(use), id, RANGES[range]),
    { who: of.says, range: message(`range.${range}`) },
  );

/** The unit in which somebody is, of the player's own side. */
export const unitOfPerson = (person: PersonId): Which =>
  which('unitOf', (m, use, id) => isFriend(m, use, id) && holds(unitOf(m, id), person), {
    person: message(`person.${person}`),
  });

export const engagedWithThis = which(
  'engagedWithThis',
  (m, use, id) => use.unit !== null && enemiesEngaged(m, use.unit).includes(id),
);

/** By the name of the unit, or by an attachment that says so (SIF-1754). */
const belongs = (unit: Unit, affiliation: AffiliationId): boolean =>
  cardOf(unit).affiliation === affiliation ||
  unit.attachments.some((id) =>
    attachmentCard(id)?.abilities.some(
      (ability) => ability.toLowerCase() === `affiliation${affiliation}`.toLowerCase(),
    ),
  );

/** A unit of this House or company (SIF-1754). */
export const belongingTo = (of: Which, affiliation: AffiliationId): Which =>
  which('belongingTo', (m, use, id) => of.is(m, use, id) && belongs(unitOf(m, id), affiliation), {
    who: of.says,
    affiliation: message(`affiliation.${affiliation}`),
  });

/** Only infantry. */
export const infantry = (of: Which): Which =>
  which(
    'infantry',
    (m, use, id) => of.is(m, use, id) && cardOf(unitOf(m, id)).type === 'infantry',
    { who: of.says },
  );

export const infantryOrCavalry = (of: Which): Which =>
  which(
    'infantryOrCavalry',
    (m, use, id) =>
      of.is(m, use, id) && ['infantry', 'cavalry'].includes(cardOf(unitOf(m, id)).type),
    { who: of.says },
  );

/** Another one than this unit. */
export const besidesThis = (of: Which): Which =>
  which('other', (m, use, id) => of.is(m, use, id) && id !== use.unit, { who: of.says });

/** Another one than the target that was chosen before. */
export const besidesTarget = (of: Which): Which =>
  which('other', (m, use, id) => of.is(m, use, id) && !use.chosen.includes(id), { who: of.says });

export const cavalry = (of: Which): Which =>
  which('cavalry', (m, use, id) => of.is(m, use, id) && cardOf(unitOf(m, id)).type === 'cavalry', {
    who: of.says,
  });

export const engaged = (of: Which): Which =>
  which('engaged', (m, use, id) => of.is(m, use, id) && isEngaged(m, id), { who: of.says });

export const unengaged = (of: Which): Which =>
  which('unengaged', (m, use, id) => of.is(m, use, id) && !isEngaged(m, id), { who: of.says });

export const notActivated = (of: Which): Which =>
  which('notActivated', (m, use, id) => of.is(m, use, id) && !unitOf(m, id).activated, {
    who: of.says,
  });

/** A unit with an attachment of infantry in it. */
export const withAttachment = (of: Which): Which =>
  which(
    'withAttachment',
    (m, use, id) =>
      of.is(m, use, id) &&
      unitOf(m, id).attachments.some((one) => attachmentCard(one)?.type === 'infantry'),
    { who: of.says },
  );

export const withOneRank = (of: Which): Which =>
  which('withOneRank', (m, use, id) => of.is(m, use, id) && ranksOf(unitOf(m, id)) === 1, {
    who: of.says,
  });

/** A unit that has used an order this round. */
export const withUsedOrder = (of: Which): Which =>
  which('withUsedOrder', (m, use, id) => of.is(m, use, id) && unitOf(m, id).used.length > 0, {
    who: of.says,
  });

/** A unit on which this condition lies, or any. */
export const conditioned = (of: Which, condition?: Condition): Which =>
  which(
    condition ? 'withCondition' : 'conditioned',
    (m, use, id) => {
      if (!of.is(m, use, id)) return false;
      const { conditions } = unitOf(m, id);
      return condition ? conditions.includes(condition) : conditions.length > 0;
    },
    { who: of.says, ...(condition && { condition: message(`condition.${condition}`) }) },
  );

/** A unit that has an ability of its own or by its attachments. */
export const withAbility = (of: Which, ability: AbilityId): Which =>
  which(
    'withAbility',
    (m, use, id) => {
      const unit = findUnit(m, id);
      return (
        unit !== undefined &&
        of.is(m, use, id) &&
        (cardOf(unit).abilities.includes(ability) ||
          unit.attachments.some((one) => attachmentCard(one)?.abilities.includes(ability)))
      );
    },
    { who: of.says, ability: message(`ability.${ability}`) },
  );

/** The unit in which the player's commander is (SIF-1808). */
export const commandersOwn = which(
  'commandersOwn',
  (m, use, id) => commandersUnit(m, use.seat)?.id === id,
);

export const inRangeOfCommander = (of: Which, range: RangeName): Which =>
  which(
    'inRangeOfCommander',
    (m, use, id) => {
      const commander = commandersUnit(m, use.seat);
      return (
        commander !== undefined && of.is(m, use, id) && within(m, commander.id, id, RANGES[range])
      );
    },
    { who: of.says, range: message(`range.${range}`) },
  );

/** In range of the target that was chosen before (SIF-1805). */
export const inRangeOfTarget = (of: Which, range: RangeName): Which =>
  which(
    'inRangeOfTarget',
    (m, use, id) => of.is(m, use, id) && within(m, use.chosen[0] ?? '', id, RANGES[range]),
    { who: of.says, range: message(`range.${range}`) },
  );

export const inRangeOfDefender = (of: Which, range: RangeName): Which =>
  which(
    'inRangeOfDefender',
    (m, use, id) =>
      of.is(m, use, id) &&
      typeof use.of.defender === 'string' &&
      id !== use.of.defender &&
      withinLast(m, use.of.defender, id, RANGES[range]),
    { who: of.says, range: message(`range.${range}`) },
  );

/** Close to some unit of a kind: "in Long Range of a Crannogman unit". */
export const near = (of: Which, range: RangeName, others: Which): Which =>
  which(
    'near',
    (m, use, id) =>
      of.is(m, use, id) &&
      fielded(m).some(
        (unit) => others.is(m, use, unit.id) && within(m, unit.id, id, RANGES[range]),
      ),
    { who: of.says, range: message(`range.${range}`), others: others.says },
  );

/** Engaged with the unit that the moment is about, or with the target. */
export const engagedWithThat = which('engagedWithThat', (m, use, id) =>
  enemiesEngaged(m, aboutOf(use)).includes(id),
);

/** Whoever has attacked this unit this round. */
export const attackerOfThis = which('attackerOfThis', ({ table }, { unit }, id) =>
  table.attacks.some(({ attacker, defender }) => attacker === id && defender === unit),
);
export const engagedWithTarget = which('engagedWithTarget', (m, use, id) =>
  enemiesEngaged(m, use.chosen[0] ?? '').includes(id),
);

/** Engaged with one of a kind. */
export const engagedWithA = (of: Which, others: Which): Which =>
  which(
    'engagedWithA',
    (m, use, id) =>
      of.is(m, use, id) && enemiesEngaged(m, id).some((enemy) => others.is(m, use, enemy)),
    { who: of.says, others: others.says },
  );

/** A unit that could charge the one that the moment is about. */
export const ableToCharge = (of: Which): Which =>
  which(
    'ableToCharge',
    (m, use, id) =>
      of.is(m, use, id) &&
      typeof use.of.unit === 'string' &&
      possible(m, id, ['charge'], use.of.unit).length > 0,
    { who: of.says },
  );

/** The nearest enemy that this unit can charge; there may be several (SIF-1716). */
export const nearestToCharge = which('nearestToCharge', (m, { unit }, id) => {
  if (unit === null || !isOnField(m, unit)) return false;
  const far = (target: string): number => gap(trayOf(m, unit), trayOf(m, target));
  const all = possible(m, unit, ['charge']).length === 0 ? [] : chargeTargetsOf(m, unit);
  return all.includes(id) && far(id) === Math.min(...all.map(far));
});

// ---- whom an effect is done to

const whom = (key: string, units: Whom['units']): Whom => ({ says: message(`whom.${key}`), units });

const standing = (m: R, id: unknown): string[] =>
  typeof id === 'string' && isOnField(m, id) ? [id] : [];

export const self = whom('self', (m, { unit }) => standing(m, unit));
export const target = whom('target', (m, { chosen }) => standing(m, chosen[0]));
/** The unit that its moment is about. */
export const thatUnit = whom('thatUnit', (m, { of }) => standing(m, of.unit ?? of.attacker));
export const attacker = whom('attacker', (m, { of }) =>
  standing(m, of.attacker ?? attackNow(m)?.attacker),
);
export const defender = whom('defender', (m, { of }) =>
  standing(m, of.defender ?? attackNow(m)?.defender),
);
/** The unit that was charged. */
export const charged = whom('charged', (m, { of }) => standing(m, of.target));
/** The targets of choices that were made one after the other: the second, the third … */
export const targetAt = (at: number): Whom => ({
  says: message('whom.targetAt', { number: at + 1 }),
  units: (m, { chosen }) => standing(m, chosen[at]),
});

/** Everybody who was chosen, as often as they were. */
export const chosenUnits = whom('chosenUnits', (m, { chosen }) =>
  chosen.flatMap((id) => standing(m, id)),
);

/** Every unit that fits. */
export const all = (of: Which): Whom => ({
  says: message('whom.all', { who: of.says }),
  units: (m, use) =>
    fielded(m)
      .map(({ id }) => id)
      .filter((id) => of.is(m, use, id)),
});

export const engagedEnemies = whom('engagedEnemies', (m, { unit }) =>
  unit === null ? [] : enemiesEngaged(m, unit),
);
