import { type Refused, refuse } from '@small-council/engine';
import type { AttachmentCard, Requirement, Sought, UnitCard } from '../content/definition.ts';
import { attachmentCard, ncuCard, type RecruitCard, unitCard } from '../content/index.ts';
import type { PersonId } from '../content/persons.ts';
import { affiliationName, factionName, personName, recruitName } from '../content/words.ts';
import {
  type ArmyCards,
  type ArmyList,
  attachmentsOf,
  cardsOf,
  isCommander,
  recruitsOf,
  type TroopCards,
} from './army.ts';
import { neutralPointsOf, pointsOf } from './points.ts';

/** Whether an army is legal; and if it is not, why: all reasons at once, each with its rule. */

export interface Occasion {
  /** The limit that the players have agreed on; without it nobody counts points. */
  readonly points?: number;
  /** The armies of team mates (SIF-1022). */
  readonly team?: readonly ArmyList[];
}

export function checkArmy(list: ArmyList, { points, team = [] }: Occasion = {}): Refused[] {
  const cards = cardsOf(list);
  return [
    ...unknown(list),
    ...factions(list, cards),
    ...commanders(cards),
    ...(points === undefined ? [] : spent(list, points)),
    ...characters(cards),
    ...team.flatMap((ally) => shared(cards, cardsOf(ally))),
    ...cards.troops.flatMap(places),
    ...homeless(cards),
    ...requirements(cards),
  ];
}

const unique = <T>(things: readonly T[]): T[] => [...new Set(things)];

function unknown({ troops, ncus, sent, loose }: ArmyList): Refused[] {
  const attachments = [...troops.flatMap((troop) => troop.attachments), ...sent, ...loose];
  const missing = [
    ...troops.map(({ unit }) => unit).filter((id) => !unitCard(id)),
    ...attachments.filter((id) => !attachmentCard(id)),
    ...ncus.filter((id) => !ncuCard(id)),
  ];
  return unique(missing).map((id) => refuse('SIF-1004', 'army.unknown', { id: id.slice(0, 60) }));
}

function factions({ faction }: ArmyList, cards: ArmyCards): Refused[] {
  if (faction === null) return [refuse('SIF-1004', 'army.noFaction')];
  const others = unique(recruitsOf(cards)).filter(
    (card) => card.faction !== faction && card.faction !== 'neutral',
  );
  return others.map((card) => {
    const params = { card: recruitName(card.id), faction: factionName(card.faction) };
    return faction === 'neutral'
      ? refuse('SIF-1019', 'army.onlyNeutrals', params)
      : refuse('SIF-1004', 'army.otherFaction', params);
  });
}

function commanders(cards: ArmyCards): Refused[] {
  const found = attachmentsOf(cards).filter(isCommander);
  if (found.length === 1) return [];
  return found.length === 0
    ? [refuse('SIF-1005', 'army.noCommander')]
    : [refuse('SIF-1005', 'army.commanders', { cards: found.map(({ id }) => recruitName(id)) })];
}

function spent(list: ArmyList, max: number): Refused[] {
  const points = pointsOf(list);
  const neutrals = neutralPointsOf(list);
  return [
    ...(points > max ? [refuse('SIF-1003', 'army.tooExpensive', { points, max })] : []),
    ...(list.faction !== 'neutral' && neutrals * 2 > max
      ? [refuse('SIF-1017', 'army.neutrals', { points: neutrals, max: Math.floor(max / 2) })]
      : []),
  ];
}

const is = (card: RecruitCard, person: PersonId): boolean =>
  card.persons?.includes(person) ?? false;

const personsIn = (cards: ArmyCards): PersonId[] =>
  recruitsOf(cards).flatMap(({ persons = [] }) => persons);

/** SIF-1009, SIF-1011: nobody is in an army twice, not even in another version. */
function characters(cards: ArmyCards): Refused[] {
  const all = recruitsOf(cards);
  const told = new Set<string>();
  return unique(personsIn(cards)).flatMap((person) => {
    const versions = all.filter((card) => is(card, person));
    const key = versions.map(({ id }) => id).join();
    // Who is two persons on one card is missed only once.
    if (versions.length < 2 || told.has(key)) return [];
    told.add(key);
    const different = unique(versions);
    return different.length === 1
      ? refuse('SIF-1009', 'army.twice', {
          card: recruitName(different[0].id),
          count: versions.length,
        })
      : refuse('SIF-1011', 'army.versions', {
          person: personName(person),
          cards: different.map(({ id }) => recruitName(id)),
        });
  });
}

const shared = (own: ArmyCards, ally: ArmyCards): Refused[] => {
  const theirs = new Set(personsIn(ally));
  return unique(personsIn(own))
    .filter((person) => theirs.has(person))
    .map((person) => refuse('SIF-1022', 'army.inTeam', { person: personName(person) }));
};

const asks = (card: RecruitCard, what: Requirement['is']): boolean =>
  card.requires?.some((requirement) => requirement.is === what) ?? false;

/** Whether a unit has models that attachments of this type can stand among. */
export const canHost = (unit: UnitCard, type: AttachmentCard['type']): boolean =>
  unit.type === type && !isSolo(unit);

const isSolo = ({ tray }: UnitCard): boolean => tray === 'solo' || tray === 'large';

function places({ unit, attachments }: TroopCards): Refused[] {
  const host = recruitName(unit.id);
  const seated = attachments.filter((card) => !asks(card, 'joins')); // SIF-1752
  return [
    ...unique(attachments).flatMap((card) => {
      const params = { card: recruitName(card.id), unit: host };
      if (card.enemy) return refuse('SIF-1751', 'army.forTheEnemy', params);
      if (isSolo(unit)) return refuse('SIF-339', 'army.solo', params);
      if (unit.type === card.type) return [];
      return refuse('SIF-341', 'army.otherType', params);
    }),
    ...(seated.length > 1
      ? [
          refuse('SIF-1013', 'army.attachments', {
            unit: host,
            cards: seated.map(({ id }) => recruitName(id)),
          }),
        ]
      : []),
  ];
}

function homeless({ troops, sent, loose }: ArmyCards): Refused[] {
  const forOwn = sent.filter(({ enemy }) => !enemy);
  return [
    ...unique(forOwn).map(({ id }) =>
      refuse('SIF-1751', 'army.notForTheEnemy', { card: recruitName(id) }),
    ),
    ...unique(loose).map((card) => {
      const params = { card: recruitName(card.id) };
      if (card.enemy) return refuse('SIF-1751', 'army.mustBeSent', params);
      if (troops.some(({ unit }) => canHost(unit, card.type)))
        return refuse('SIF-1012', 'army.loose', params);
      return isCommander(card)
        ? refuse('SIF-1008', 'army.noUnitForCommander', params)
        : refuse('SIF-1014', 'army.noUnit', params);
    }),
  ];
}

/** SIF-1015: what cards ask of the army that they are in. */
function requirements(cards: ArmyCards): Refused[] {
  const all = recruitsOf(cards);
  const here = (sought: Sought): boolean =>
    all.some((card) => ('card' in sought ? card.id === sought.card : is(card, sought.person)));
  return [
    ...unique(all).flatMap((card) =>
      (card.requires ?? []).flatMap((asked) => fault(card, asked, cards, here) ?? []),
    ),
  ];
}

function fault(
  card: RecruitCard,
  asked: Requirement,
  cards: ArmyCards,
  here: (sought: Sought) => boolean,
): Refused | null {
  const name = recruitName(card.id);
  switch (asked.is) {
    case 'never':
      return refuse('SIF-1843', 'army.never', { card: name });
    case 'with':
      return asked.any.some(here)
        ? null
        : refuse('SIF-1747', 'army.with', { card: name, any: asked.any.map(soughtName) });
    case 'without':
      return here({ person: asked.person })
        ? refuse('SIF-1015', 'army.without', { card: name, person: personName(asked.person) })
        : null;
    case 'holds': {
      const { attachment } = asked;
      const lonely = cards.troops.some(
        ({ unit, attachments }) =>
          unit === card && !attachments.some(({ id }) => id === attachment),
      );
      return lonely
        ? refuse('SIF-1748', 'army.holds', { card: name, attachment: recruitName(attachment) })
        : null;
    }
    case 'joins': {
      const joined = cards.troops.some(
        ({ attachments }) =>
          attachments.some((one) => one === card) &&
          attachments.some((one) => is(one, asked.person)),
      );
      return joined
        ? null
        : refuse('SIF-1752', 'army.joins', { card: name, person: personName(asked.person) });
    }
    case 'oneFor': {
      const { affiliation } = asked;
      const units = cards.troops.map(({ unit }) => unit);
      const max = units.filter(
        (unit) => unit.affiliation === affiliation && unit.type === 'infantry',
      ).length;
      const count = units.filter((unit) => unit === card).length;
      return count > max
        ? refuse('SIF-1757', 'army.oneFor', {
            card: name,
            affiliation: affiliationName(affiliation),
            count,
            max,
          })
        : null;
    }
    default:
      return null;
  }
}

const soughtName = (sought: Sought) =>
  'card' in sought ? recruitName(sought.card) : personName(sought.person);
