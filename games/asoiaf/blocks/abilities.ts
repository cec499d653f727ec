import { type Message, message } from '@small-council/engine';
import type { TokenKind } from '../content/definition.ts';
import { amount, type Counted, changed } from './conditions.ts';
import type { Ability, Change, Choice, Effect, If, Key, On, Part, Reach } from './definition.ts';

/** The shapes of abilities and cards: what a declaration is written with. */

const BARE: Ability = {
  kind: 'standing',
  innate: false,
  changes: [],
  parts: [],
  attached: null,
  influence: null,
  notes: [],
  opponents: false,
};

// ---- standing

interface ChangeSpec {
  readonly count?: Counted;
  readonly when?: If;
  readonly reach?: Reach;
}

/** A change for as long as it is in force: `gain('toHit', { count: 1, when: … })`. */
export const gain = (key: Key, { count = 1, when, reach = 'self' }: ChangeSpec = {}): Change => ({
  key,
  reach,
  amount: amount(count),
  when: when ?? null,
  attack: null,
  says: message('change.line', {
    reach: message(`reach.${reach}`),
    what: changed(key, count),
    when: when?.says ?? null,
  }),
});

/** Always in force (SIF-329). */
export const standing = (...changes: readonly Change[]): Ability => ({ ...BARE, changes });

/** Only in attacks of this kind (SIF-330). */
export const weapon = (attack: 'melee' | 'ranged', ...changes: readonly Change[]): Ability =>
  standing(...changes.map((change) => ({ ...change, attack })));

// ---- triggered

interface Spec {
  readonly on: On;
  readonly when?: If;
  readonly choose?: Choice | readonly Choice[];
  readonly does: Effect | readonly Effect[];
}

const list = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T];

const partOf = (kind: Part['kind'], { on, when, choose, does }: Spec): Part => ({
  kind,
  on,
  when: when ?? null,
  choices: list(choose),
  cost: null,
  does: list(does),
});

const triggered = (kind: Part['kind'], specs: readonly Spec[]): Ability => ({
  ...BARE,
  kind,
  parts: specs.map((spec) => partOf(kind, spec)),
});

/** Happens by itself each time its moment comes. */
export const forced = (spec: Spec): Ability => triggered('forced', [spec]);
/** May be used each time its moment comes. */
export const may = (spec: Spec): Ability => triggered('may', [spec]);
/** May be used once a round (SIF-331), at one moment or another. */
export const order = (...specs: readonly Spec[]): Ability => triggered('order', specs);
/** A tactics card, with one trigger or two (SIF-1811). */
export const card = (...specs: readonly Spec[]): Ability => triggered('card', specs);

// ---- put together

/** An ability that cannot be lost (SIF-332). */
export const innate = (ability: Ability): Ability => ({ ...ability, innate: true });

/** Several things under one name. */
export const together = (...all: readonly Ability[]): Ability => ({
  ...BARE,
  kind: all.find(({ kind }) => kind !== 'standing')?.kind ?? 'standing',
  innate: all.some(({ innate }) => innate),
  changes: all.flatMap(({ changes }) => changes),
  parts: all.flatMap(({ parts }) => parts),
  attached: all.find(({ attached }) => attached)?.attached ?? null,
  influence: all.find(({ influence }) => influence)?.influence ?? null,
  notes: all.flatMap(({ notes }) => notes),
});

/** It costs a token each time: an order token of the NCU's card where nothing else is said (SIF-1842). */
export const forToken = (ability: Ability, kind: TokenKind = 'order'): Ability =>
  costing(kind, ability);

/** The unit's opponent may use it (SIF-1746, SIF-1751). */
export const byOpponent = (ability: Ability): Ability => ({ ...ability, opponents: true });

/** What the card says and other rules read off it: how many models, who counts as whom. */
export const noted = (...notes: readonly Message[]): Ability => ({ ...BARE, innate: true, notes });

/** Once in a game. */
export const once = (ability: Ability): Ability => costing('once', ability);

const costing = (cost: Part['cost'], ability: Ability): Ability => ({
  ...ability,
  parts: ability.parts.map((part) => ({ ...part, cost })),
});

/** A card that lies beside a unit and works there (SIF-1820). */
export const attached = (played: Ability, there: Ability): Ability => ({
  ...played,
  attached: there,
});

/** An NCU that lays its card beside a unit when it claims a zone (SIF-714). */
export const influence = (whom: 'friend' | 'enemy' | 'any', there: Ability): Ability => ({
  ...BARE,
  attached: there,
  influence: whom,
});
