import { message } from '@small-council/engine';
import type { AffiliationId } from '../content/affiliations.ts';
import { attachmentCard } from '../content/index.ts';
import type { PersonId } from '../content/persons.ts';
import { LONG, SHORT, sees } from '../geometry/index.ts';
import { attackNow } from '../rules/attack.ts';
import {
  cardOf,
  enemiesEngaged,
  fielded,
  findUnit,
  friends,
  holds,
  isOnField,
  surveyOf,
  trayOf,
  unitOf,
  within,
} from '../rules/look.ts';
import type { R, Unit } from '../table.ts';
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

/** Another unit than the one that the moment is about. */
export const other = (of: Which): Which =>
  which('other', (m, use, id) => of.is(m, use, id) && id !== use.of.unit, { who: of.says });

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
    (m, use, id) =>
      of.is(m, use, id) &&
      typeof use.of.unit === 'string' &&
      within(m, use.of.unit, id, RANGES[range]),
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
export const engagedEnemies = whom('engagedEnemies', (m, { unit }) =>
  unit === null ? [] : enemiesEngaged(m, unit),
);
