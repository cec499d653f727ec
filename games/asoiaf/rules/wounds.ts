import { flows, type Seat } from '@small-council/engine';
import { modeOf } from '../modes/mode.ts';
import type { M, Unit, War } from '../table.ts';
import { type Cause, cardThing, ruleThing, unitThing } from '../things.ts';
import { lasts } from './inForce.ts';
import { capacityOf, cardOf, isWall, ranksOf, unitOf } from './look.ts';
import { score, scoreDestroyed } from './victory.ts';
import { happen } from './windows.ts';

const { flow, act } = flows<War>();

/** Who dealt it: the unit that attacked or used an ability, and the player to whom it is credited (SIF-956). */
export type By = { seat: Seat | null; unit: string | null };
export const NOBODY: By = { seat: null, unit: null };

/** A unit suffers wounds without a save (SIF-137): models go, ranks go, and perhaps the unit. */
export function suffer(m: M, id: string, wounds: number, by: By, because: Cause): number {
  const unit = unitOf(m, id);
  // Who has no model left stands for a last time and cannot be harmed further (SIF-1854).
  if (wounds <= 0 || unit.destroyed || isFallen(unit) || isWall(unit)) return 0;
  const before = ranksOf(unit);
  const dealt = Math.min(wounds, capacityOf(unit) - unit.wounds);
  unit.wounds += dealt;
  const gone = before - ranksOf(unit);
  m.log('fact.wounds', {
    unit: unitThing(m, id),
    wounds: dealt,
    left: capacityOf(unit) - unit.wounds,
    because,
  });
  for (let rank = 0; rank < gone; rank++) m.call(rankLost, { unit: id, by: by.unit });
  if (unit.wounds >= capacityOf(unit))
    m.call(destruction, { unit: id, seat: by.seat, by: by.unit });
  return dealt;
}

const rankLost = flow<{ unit: string; by: string | null }>('rankLost', [
  act('lostRank', (m, { unit, by }) => happen(m, 'rankLost', { unit, by })),
]);

/** Wounds are healed, model by model, never above the starting strength (SIF-821 to SIF-823, SIF-957). */
export function restore(m: M, id: string, wounds: number, because: Cause): void {
  const unit = unitOf(m, id);
  if (isFallen(unit)) return;
  const healed = Math.min(wounds, unit.wounds);
  if (healed <= 0) return;
  unit.wounds -= healed;
  m.log('fact.healed', { unit: unitThing(m, id), wounds: healed, because });
}

export const isFallen = (unit: Unit): boolean => unit.wounds >= capacityOf(unit);

/** A unit without models is destroyed: it may be saved, it stands for a last time, it is taken off (SIF-1854). */
export const destruction = flow<{ unit: string; seat: Seat | null; by: string | null }>(
  'destruction',
  [
    act('wouldBe', (m, { unit }) => happen(m, 'wouldBeDestroyed', { unit })),
    act('unlessSaved', (m, { unit }) => {
      const fallen = unitOf(m, unit);
      if (!isFallen(fallen) || fallen.destroyed) m.leave();
    }),
    act('last', (m, { unit, by }) => happen(m, 'destroyed', { unit, by })),
    act('lastOfAll', (m, { unit }) => {
      for (const attachment of unitOf(m, unit).attachments) m.call(fallsWith, { unit, attachment });
    }),
    act('remove', (m, { unit: id, seat, by }) => {
      const unit = unitOf(m, id);
      modeOf(m).falls?.(m, id);
      unit.destroyed = true;
      m.log('fact.destroyed', {
        unit: unitThing(m, id),
        by: by === null ? null : unitThing(m, by),
      });
      for (const { card, seat: owner } of unit.cards) m.table.players[owner].discard.push(card);
      unit.cards = [];
      unit.influences = [];
      unit.conditions = [];
      unit.poison = null;
      for (const attachment of unit.attachments) m.table.dead.push({ seat: unit.seat, attachment });
      m.table.lasting = m.table.lasting.filter(({ on }) => on !== id);
      for (const token of m.table.tokens) if (token.claimed === id) token.claimed = null;
      scoreDestroyed(m, id, seat, by);
    }),
  ],
);

const fallsWith = flow<{ unit: string; attachment: string }>('fallsWith', [
  act('fallsWith', (m, { unit, attachment }) => happen(m, 'attachmentFalls', { unit, attachment })),
]);

/** What a fallen wall is worth (SIF-1349). */
const WORTH = 5;

/** A wound for every two hits, the odd one is lost (SIF-998). A fallen wall stays where it stood (SIF-1349). */
export function batter(m: M, id: string, hits: number, by: By): void {
  const wall = unitOf(m, id);
  const wounds = Math.min(Math.floor(hits / 2), capacityOf(wall) - wall.wounds);
  if (wounds <= 0) return;
  wall.wounds += wounds;
  m.log('fact.wounds', {
    unit: unitThing(m, id),
    wounds,
    left: capacityOf(wall) - wall.wounds,
    because: ruleThing('SIF-998'),
  });
  if (wall.wounds < capacityOf(wall)) return;
  wall.destroyed = true;
  m.log('fact.destroyed', {
    unit: unitThing(m, id),
    by: by.unit === null ? null : unitThing(m, by.unit),
  });
  if (by.seat !== null) score(m, by.seat, WORTH, ruleThing('SIF-1349'));
}

/** An attachment is destroyed: its model goes, a rank perhaps, and what it could do (SIF-1753). */
const attachmentLost = flow<{
  unit: string;
  attachment: string;
  seat: Seat | null;
  by: string | null;
}>('attachmentLost', [
  act('attachmentFalls', (m, { unit, attachment }) =>
    happen(m, 'attachmentFalls', { unit, attachment }),
  ),
  act('attachmentGone', (m, { unit: id, attachment, seat, by }) => {
    const unit = unitOf(m, id);
    if (unit.destroyed || !unit.attachments.includes(attachment)) return;
    const before = ranksOf(unit);
    unit.attachments = unit.attachments.filter((one) => one !== attachment);
    m.table.dead.push({ seat: unit.seat, attachment });
    unit.wounds += cardOf(unit).wounds ?? 1;
    m.log('fact.attachmentDestroyed', { unit: unitThing(m, id), card: cardThing(attachment) });
    for (let rank = ranksOf(unit); rank < before; rank++) m.call(rankLost, { unit: id, by });
    if (isFallen(unit)) m.call(destruction, { unit: id, seat, by });
  }),
]);

export const destroyAttachment = (m: M, unit: string, attachment: string, by: By): void =>
  m.call(attachmentLost, { unit, attachment, seat: by.seat, by: by.unit });

/** A unit loses what it can do for a time; innate abilities stay (SIF-814 to SIF-817). */
export const loseAbilities = (
  m: M,
  id: string,
  source: string,
  until: 'attack' | 'turn' | 'round',
): void => {
  lasts(m, source, id, 'noAbilities', 1, until);
  m.log('fact.noAbilities', { unit: unitThing(m, id), until });
};

export const woundFlows = [destruction, rankLost, fallsWith, attachmentLost];
