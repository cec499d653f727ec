import {
  isConstant,
  type Modifier,
  type NamedEffect,
  type TriggeredAbility,
} from './definition.ts';
import { abilityOf } from './edition.ts';
import type { Lasting, R } from './table.ts';

/** Where an effect that lasts, or comes later, is found again: by the names on the way to it. */

const NO_MODIFIERS: readonly Modifier[] = [];

export const inside = (path: string, { name }: NamedEffect): string => `${path}/${name}`;

export function effectAt(ability: TriggeredAbility, path: string): NamedEffect {
  // Mostly the effect stands in the ability itself, and nothing needs to be taken apart.
  for (const effect of ability.effects) if (effect.name === path) return effect;
  let within: readonly NamedEffect[] = ability.effects;
  let found: NamedEffect | undefined;
  for (const name of path.split('/')) {
    found = within.find((effect) => effect.name === name);
    within = found?.parts ?? [];
  }
  if (!found) throw new Error(`there is no effect "${path}"`);
  return found;
}

export function modifiersOf(m: R, { path }: Lasting): readonly Modifier[] {
  const ability = abilityOf(m, path.code, path.face, path.ability);
  if (isConstant(ability)) throw new Error(`${path.code} has no such effect`);
  return effectAt(ability, path.effect).modifiers ?? NO_MODIFIERS;
}
