import { type Ability, type Effect, isConstant, type NamedEffect } from './definition.ts';

/**
 * Names for what a match may have to find again: abilities on a card and effects in an ability. They say
 * what it is (`reaction:challengeWon`, `until`), and are counted on only where two of a kind stand together,
 * so that a card can be extended without touching matches that are running.
 */

/** Names for these things: what each is called, and from the second of the same name on its number. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}#${times}`;
  });
}

/** What an effect says is what it is called: `do.until` is `until`. */
const calledBy = ({ say }: Effect): string => say.key.slice(say.key.indexOf('.') + 1);

export function nameEffects(effects: readonly Effect[]): NamedEffect[] {
  const names = distinct(effects.map(calledBy));
  return effects.map((effect, i) => ({
    ...effect,
    name: names[i],
    parts: nameEffects(effect.parts ?? []),
  }));
}

export function nameAbilities(abilities: readonly Ability[]): Ability[] {
  const names = distinct(
    abilities.map((ability) =>
      isConstant(ability) || !ability.trigger
        ? ability.timing
        : `${ability.timing}:${ability.trigger.on.join('+')}`,
    ),
  );
  return abilities.map((ability, i) => ({ ...ability, name: names[i] }));
}
