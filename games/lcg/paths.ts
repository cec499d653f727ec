import { isConstant, type Modifier, type TriggeredAbility } from './definition.ts';
import { abilityOf } from './edition.ts';
import type { Lasting, R } from './table.ts';

/** Where an effect that lasts, or comes later, is found again. */

const NO_MODIFIERS: readonly Modifier[] = [];

/** Effects inside of delayed effects are counted on after the hundred of their own place. */
export function effectAt(ability: TriggeredAbility, place: number) {
  return place < 100
    ? ability.effects[place]
    : (ability.effects[Math.floor(place / 100) - 1].later ?? [])[place % 100];
}

export function modifiersOf(m: R, { path }: Lasting): readonly Modifier[] {
  const ability = abilityOf(m, path.code, path.face, path.ability);
  if (isConstant(ability)) throw new Error(`${path.code} has no such effect`);
  return effectAt(ability, path.effect).modifiers ?? NO_MODIFIERS;
}
