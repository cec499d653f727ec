import { type Message, message, type Seat, type Thing } from '@small-council/engine';
import { ABILITY_NAMES, SPECIALS } from './content/abilityNames.ts';
import { isTactics } from './rules/look.ts';
import type { Condition, R, ZoneId } from './table.ts';

/** What facts and questions name: things by their ids. Boards find them by these; readers say them by `names`. */

/** A combat unit in play. */
export type UnitThing = { is: 'unit'; id: string; card: string; seat: Seat };
export type NcuThing = { is: 'ncu'; id: string; card: string; seat: Seat };
/** An ability or order, as it is printed. */
export type AbilityThing = { is: 'ability'; id: string };
export type TacticsThing = { is: 'tactics'; id: string };
export type ZoneThing = { is: 'zone'; id: ZoneId };
export type ConditionThing = { is: 'condition'; id: Condition };
export type TerrainThing = { is: 'terrain'; id: string; kind: string };
export type TokenThing = { is: 'token'; id: string };
export type ObjectiveThing = { is: 'objective'; id: number };
/** A card as it is printed: an attachment. */
export type CardThing = { is: 'card'; id: string };
export type PlayerThing = { is: 'player'; id: Seat };
/** The rule of the book by which something happens. */
export type RuleThing = { is: 'rule'; id: string };

/** What made it happen. */
export type Cause =
  | AbilityThing
  | TacticsThing
  | ZoneThing
  | UnitThing
  | ObjectiveThing
  | RuleThing;

export function unitThing({ table }: R, id: string): UnitThing {
  const unit = table.units.find((one) => one.id === id);
  return { is: 'unit', id, card: unit?.card ?? '', seat: unit?.seat ?? 0 };
}

export function ncuThing({ table }: R, id: string): NcuThing {
  const ncu = table.ncus.find((one) => one.id === id);
  return { is: 'ncu', id, card: ncu?.card ?? '', seat: ncu?.seat ?? 0 };
}

/** A combat unit or an NCU. */
export const anyUnitThing = (m: R, id: string): UnitThing | NcuThing =>
  id.startsWith('n') ? ncuThing(m, id) : unitThing(m, id);

export const zoneThing = (id: ZoneId): ZoneThing => ({ is: 'zone', id });
export const conditionThing = (id: Condition): ConditionThing => ({ is: 'condition', id });
export const tacticsThing = (id: string): TacticsThing => ({ is: 'tactics', id });
export const abilityThing = (id: string): AbilityThing => ({ is: 'ability', id });
export const ruleThing = (id: string): RuleThing => ({ is: 'rule', id });
export const cardThing = (id: string): CardThing => ({ is: 'card', id });
export const playerThing = (id: Seat): PlayerThing => ({ is: 'player', id });

/** An ability, a card or a rule as what made something happen. */
export function causeOf(source: string): Cause {
  // An order and a card of the same name say the same (SIF-1758).
  if (Object.hasOwn(ABILITY_NAMES, source) || Object.hasOwn(SPECIALS, source))
    return abilityThing(source);
  if (isTactics(source)) return tacticsThing(source);
  const objective = /^objective(\d+)$/.exec(source);
  if (objective) return { is: 'objective', id: Number(objective[1]) };
  return ruleThing(source);
}

/** How things are called. */
export const names: { readonly [is: string]: (thing: Thing) => Message } = {
  unit: ({ card }) => message(`card.${card}`),
  ncu: ({ card }) => message(`card.${card}`),
  ability: ({ id }) => message(`ability.${id}`),
  tactics: ({ id }) => message(`tactics.${id}`),
  zone: ({ id }) => message(`zone.${id}`),
  condition: ({ id }) => message(`condition.${id}`),
  terrain: ({ kind }) => message(`terrain.${kind}`),
  token: ({ id }) => message('token.name', { number: Number(`${id}`.slice(1)) + 1 }),
  objective: ({ id }) => message(`objective.${id}`),
  card: ({ id }) => message(`card.${id}`),
  player: ({ id }) => message('player.name', { seat: Number(id) + 1 }),
  rule: ({ id }) => message('rule.name', { rule: id }),
};
