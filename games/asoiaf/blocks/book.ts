import { type AbilityId, ORDERS, type SpecialId } from '../content/abilityNames.ts';
import type { TacticsId } from '../content/index.ts';
import { ATTACHMENTS, NCUS, TACTICS, UNITS, unitCard } from '../content/index.ts';
import type { Mode } from '../modes/mode.ts';
import type { ModeId } from '../modes/names.ts';
import type { Moment } from '../rules/timing.ts';
import type { Ability, Change, Key } from './definition.ts';

/** An ability or card by its name. */
export interface Sourced {
  readonly source: string;
  readonly ability: Ability;
}

export interface SourcedChange extends Sourced {
  readonly change: Change;
}

export interface SourcedPart extends Sourced {
  readonly part: number;
}

/** What one card brings, sorted by what asks for it. */
export interface Brought {
  readonly changes: ReadonlyMap<Key, readonly SourcedChange[]>;
  readonly parts: ReadonlyMap<Moment, readonly SourcedPart[]>;
}

/** All abilities and tactics cards of the game, looked up by every rule and never changed: `m.book`. */
export interface Book {
  /** Abilities and orders by id. */
  readonly abilities: ReadonlyMap<string, Ability>;
  /** Tactics cards by id: some share their name with an order (SIF-1758). */
  readonly tactics: ReadonlyMap<string, Ability>;
  /** By the id of the unit, attachment or NCU card. */
  readonly brought: ReadonlyMap<string, Brought>;
  /** What a tactics card or an NCU's card does while it lies beside a unit. */
  readonly attached: ReadonlyMap<string, Brought>;
  /** Tactics cards by the moments at which they can be played. */
  readonly cards: ReadonlyMap<Moment, readonly SourcedPart[]>;
  /** What an objective card does for the unit that controls or bears it, by number (SIF-975 to SIF-979). */
  readonly objectives: ReadonlyMap<number, Brought>;
  readonly modes: { readonly [id in ModeId]: Mode };
  /** What reaches others than the unit that has it. */
  readonly auras: ReadonlySet<Key>;
}

export type AbilityDeclarations = { readonly [id in AbilityId]?: Ability };
export type SpecialDeclarations = { readonly [id in SpecialId]: Ability };
export type CardDeclarations = { readonly [id in TacticsId]?: Ability };

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

function bring(sourced: readonly Sourced[]): Brought {
  const changes = new Map<Key, SourcedChange[]>();
  const parts = new Map<Moment, SourcedPart[]>();
  for (const { source, ability } of sourced) {
    for (const change of ability.changes) push(changes, change.key, { source, ability, change });
    ability.parts.forEach((part, index) => {
      push(parts, part.on.moment, { source, ability, part: index });
    });
  }
  return { changes, parts };
}

/** Several cards as one: the same ability from a unit and its attachment is there once (SIF-812, SIF-1709). */
export function mergeBrought(all: readonly Brought[]): Brought {
  const seen = new Map<string, Sourced>();
  for (const { changes, parts } of all)
    for (const lists of [changes.values(), parts.values()])
      for (const list of lists)
        for (const { source, ability } of list)
          if (!seen.has(source)) seen.set(source, { source, ability });
  return bring([...seen.values()]);
}

function gather(declared: readonly { readonly [id: string]: Ability }[]): Map<string, Ability> {
  const all = new Map<string, Ability>();
  for (const declarations of declared) {
    for (const [id, ability] of Object.entries(declarations)) {
      if (all.has(id)) throw new Error(`"${id}" is declared twice`);
      all.set(id, ability);
    }
  }
  return all;
}

export function makeBook(
  declared: readonly (AbilityDeclarations | SpecialDeclarations)[],
  cards: readonly CardDeclarations[],
  objectives: { readonly [number: number]: Ability },
  modes: Book['modes'],
): Book {
  const abilities = gather(declared);
  const tactics = gather(cards);
  const sourcedOf = (ids: readonly string[]): Sourced[] =>
    ids.flatMap((source) => {
      const ability = abilities.get(source);
      return ability ? [{ source, ability }] : [];
    });
  const brought = new Map<string, Brought>();
  const attached = new Map<string, Brought>();
  for (const card of [...UNITS, ...ATTACHMENTS, ...NCUS]) {
    const { id } = card;
    const own = [...card.abilities, ...(unitCard(id)?.rules ?? [])];
    const sourced = sourcedOf(own);
    brought.set(id, bring(sourced));
    const there = sourced.flatMap(({ source, ability }) =>
      ability.attached ? [{ source, ability: ability.attached }] : [],
    );
    attached.set(id, bring(there));
    for (const one of there) attached.set(one.source, bring([one]));
  }
  attached.set('crannogPoison', bring(sourcedOf(['crannogPoison'])));
  const byMoment = new Map<Moment, SourcedPart[]>();
  for (const { id } of TACTICS) {
    const card = tactics.get(id);
    if (!card) continue;
    card.parts.forEach((part, index) => {
      push(byMoment, part.on.moment, { source: id, ability: card, part: index });
    });
    if (card.attached) attached.set(id, bring([{ source: id, ability: card.attached }]));
  }
  const byNumber = new Map<number, Brought>();
  for (const [card, ability] of Object.entries(objectives)) {
    const source = `objective${card}`;
    abilities.set(source, ability);
    byNumber.set(Number(card), bring([{ source, ability }]));
  }
  const auras = new Set<Key>();
  for (const ability of [...abilities.values(), ...tactics.values()])
    for (const { changes } of ability.attached ? [ability, ability.attached] : [ability])
      for (const { key, reach } of changes) if (reach !== 'self') auras.add(key);
  return {
    abilities,
    tactics,
    brought,
    attached,
    cards: byMoment,
    objectives: byNumber,
    modes,
    auras,
  };
}

export const isOrder = (source: string): boolean => Object.hasOwn(ORDERS, source);
