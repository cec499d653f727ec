import type { Flow, Message, Refused, RuleId, Seat } from '@small-council/engine';
import { cachePerTable } from './cache.ts';
import type { TimingChart } from './chart.ts';
import type { Ability, Definition } from './definition.ts';
import type { KitEvents } from './events.ts';
import type { OwnTable } from './ownTable.ts';
import type {
  AnyEvent,
  Card,
  CardId,
  ChallengeType,
  Code,
  GameEvent,
  Lcg,
  M,
  R,
  Use,
} from './table.ts';

/** How something happens: one word of the game. */
export interface Verb<Event extends AnyEvent> {
  /** Words under which abilities look out for it besides its own, such as `leavesPlay` for `killed`. */
  readonly also?: readonly string[];
  /** What it has of its own where it is only thought of: could this be done to the card? */
  readonly usual?: Event['of'];
  /** Whether it can happen at all; what cannot is left out without a word. */
  can(m: R, event: Event): boolean;
  /** Does it, tells it, and says what follows at once. */
  does(m: M, event: Event): Happens;
  /** Where cards leave later than that (`LEAVES` in the chart): the card really goes. */
  leaves?(m: M, event: Event): void;
}

/** What happens next, all of it at once; or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: most that is done leads to nothing, and need not say so
export type Happens = readonly AnyEvent[] | void;

/** Every word of an edition. */
export type Verbs<E> = { readonly [K in keyof E & string]: Verb<GameEvent<K, E[K]>> };

/** The rules that the shared parts cite. */
export type RuleNames =
  | 'actionWindow'
  | 'loop'
  | 'restriction'
  | 'potential'
  | 'cost'
  | 'target'
  | 'limit'
  | 'phaseAction'
  | 'choice'
  | 'x'
  | 'may'
  | 'prohibited'
  | 'payment'
  | 'spending'
  // ---- set-up
  | 'mulligan'
  | 'setup'
  | 'setupCost'
  | 'setupLimited'
  | 'setupHost'
  | 'setupEvent'
  | 'setupAttach'
  // ---- plots
  | 'plot'
  | 'firstPlayer'
  | 'whenRevealed'
  | 'conflict'
  // ---- marshaling
  | 'marshal'
  | 'notMarshaled'
  | 'limited'
  | 'unique'
  | 'gold'
  | 'noHost'
  | 'host'
  | 'ambush'
  // ---- challenges
  | 'challenge'
  | 'noAttackers'
  | 'attackers'
  | 'attacker'
  | 'stealth'
  | 'redirect'
  | 'newOpponent'
  | 'defenders'
  | 'defender'
  | 'bypassed'
  | 'claimed'
  // ---- what follows by itself
  | 'winner'
  | 'burning'
  | 'delayed';

/** What makes an edition: its cards, its verbs, the numbers of its rules. */
export interface Edition {
  readonly cards: ReadonlyMap<Code, Definition>;
  /** Cards with abilities that work from a discard pile or a dead pile. */
  readonly lurking: ReadonlySet<Code>;
  /** The words of the game, with what is known of them. */
  readonly verbs: ReadonlyMap<string, KnownVerb>;
  readonly rules: { readonly [name in RuleNames]: RuleId };
  /** What surrounds everything that happens. */
  readonly timing: TimingChart;
  /** What it keeps on the table besides. */
  readonly own: OwnTable;
  /** Flows of the kit that are only called. */
  readonly flows: {
    readonly laterEffects: Flow<Lcg>;
    readonly settleLoop: Flow<Lcg>;
  };
  /** Looks after what belongs to events that have just happened together. */
  readonly together: (m: M, events: readonly AnyEvent[]) => void;
  /** Looks after everything that follows by itself: ends, terminal conditions, illegal attachments. */
  readonly consequences: (m: M) => void;
  /** Codes that this player's deck may contain, as far as everybody knows. */
  readonly pool: (m: R, seat: Seat) => readonly Code[];
  /** What it costs this player to play or marshal the card now. */
  readonly price: (m: R, seat: Seat, card: PriceTag) => number;
  /** Takes the price from the player; reductions for the next card are used up. */
  readonly pays: (m: M, seat: Seat, card: Payment) => void;
  /** Why the player cannot play the event now by the rules of the edition, or null. */
  readonly forbidsPlay: (m: R, seat: Seat, code: Code, publicly: boolean) => boolean;
  /** What the player does in an action window besides abilities: marshal, ambush. */
  readonly playerActions: readonly PlayerAction[];
  /** What else players may do in an action window, with no card at all. */
  readonly freeActions?: readonly FreeAction[];
  /** Abilities that the game gives to cards by itself, such as the save by a duplicate. */
  readonly gameAbilities: readonly GameAbility[];
  /** Cards on their way, or in piles, enter play under this player's control by an effect of `by`. */
  readonly putIntoPlay: (m: M, seat: Seat, cards: readonly number[], by: number) => void;
  /** Whether the player may bring this card into play as a card of its own. */
  readonly mayEnter: (m: R, seat: Seat, code: Code, owner: Seat, id?: number) => boolean;
  /** Where an attachment goes when what it is attached to leaves play. */
  readonly strayGoes: (m: R, attachment: Card) => 'hand' | 'discard';
  /** Whether power on this card counts for victory; all does where it is not said. */
  readonly powerCounts?: (m: R, card: Card) => boolean;
  /** What keywords of the edition add to the strength of a card. */
  readonly moreStrength?: (m: R, card: Card) => number;
  /** What a participant adds to its side; its strength where it is not said. */
  readonly contributes?: (m: R, card: Card) => number;
  /** How many defenders the keywords of attackers allow; any number where it is not said. */
  readonly mostDefenders?: (m: R) => number;
  /** The players of this player's side; alone, where everybody plays for themselves. */
  readonly partners: (m: R, seat: Seat) => readonly Seat[];
  /** Gold from the pool that the player must hand over to others to do this; none where it is not said. */
  readonly tolls?: (m: R, what: Tolled) => readonly Toll[];
  /** Takes these tolls of a use from the player. */
  readonly paysTolls?: (m: M, use: Use, tolls: readonly Toll[]) => void;
  /** What happens in the place of something that is about to happen, or null. */
  readonly insteadOf?: (m: R, event: AnyEvent) => readonly AnyEvent[] | null;
  /** Why this player may not challenge that one at all, or null. */
  readonly forbidsChallenge: (m: R, seat: Seat, against: Seat) => Refused | null;
  /** Whether the card could enter play under this player's control. */
  readonly mayEnterFrom: (m: R, seat: Seat, code: Code, owner?: Seat, card?: number) => boolean;
  /** Whether the player may control this card that is in play. */
  readonly mayControl: (m: R, seat: Seat, card: Card) => boolean;
  /** Whether somebody may still be saved; `raises` is strength that the save itself gives. */
  readonly maySave: (m: R, event: AnyEvent, raises: number) => boolean;
  readonly save: (m: M, event: AnyEvent) => void;
  /** Puts an event where it belongs after it was played. */
  readonly afterPlaying: (m: M, card: Card) => void;
  /** Takes back an event that could not be paid in full. */
  readonly unplayed: (m: M, seat: Seat, card: Card) => void;
}

export interface PriceTag {
  readonly code: Code;
  /** What was chosen for X; nothing was where a card is marshaled. */
  readonly x?: number;
  readonly as: 'marshal' | 'play' | 'duplicate';
}

export interface Payment {
  readonly code: Code;
  readonly as: PriceTag['as'] | 'ambush';
  readonly price: number;
}

/** To one of these players. */
export interface Toll {
  readonly gold: number;
  readonly to: readonly Seat[];
}

/** What a toll may have to be paid for. */
export type Tolled =
  | {
      readonly what: 'challenge';
      readonly seat: Seat;
      readonly type: ChallengeType;
      readonly against: Seat;
      readonly cards: readonly CardId[];
    }
  | { readonly what: 'defend'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'use'; readonly seat: Seat; readonly card: CardId; readonly code: Code };

/** An ability of the game that answers an event. */
export interface GameAbility {
  readonly name: string;
  readonly timing: string;
  readonly on: readonly string[];
  /** Who may use it now, or nobody (-1). */
  readonly whose: (m: R, event: AnyEvent) => Seat;
  readonly say: (m: R, event: AnyEvent) => Message;
  readonly does: (m: M, event: AnyEvent) => void;
}

/** What a player may do with a card in hand in an action window. */
export interface PlayerAction {
  readonly name: string;
  readonly say: (code: Code) => Message;
  /** Cards that it is about; all, where it is not said. */
  readonly concerns?: (m: R, code: Code) => boolean;
  /** Whether everybody must reckon with it. */
  readonly possible: (m: R, seat: Seat) => boolean;
  /** What keeps the player from doing it with this card. */
  readonly can: (m: R, seat: Seat, code: Code) => Refused | null;
  /** The card stays hidden: the flow gets what is held (`held`) instead of a card in the open. */
  readonly hidden?: boolean;
  readonly flow: Flow<Lcg>;
}

/** Something that a player may do in an action window without a card; everybody sees whether it is possible. */
export interface FreeAction {
  readonly name: string;
  /** With what it can be done now, such as a player. */
  readonly options: (m: R, seat: Seat) => readonly string[];
  readonly say: (option: string) => Message;
  /** Gets the `seat` that acts and the `option`. */
  readonly flow: Flow<Lcg>;
}

/** A verb as it is known to the edition. */
export interface KnownVerb extends Verb<AnyEvent> {
  /** Counted through the edition. */
  readonly n: number;
  /** All types under which abilities look out for it, its own first. */
  readonly types: readonly string[];
  /** The abilities of the game that answer it. */
  readonly answers: readonly GameAbility[];
}

/** An edition from what it says of itself. */
export function edition<E extends KitEvents>(
  says: Omit<Edition, 'verbs'> & { readonly events: Verbs<E> },
): Edition {
  const { events, ...rest } = says;
  const verbs = new Map<string, KnownVerb>();
  for (const [type, { also = [], usual = {}, can, does, leaves }] of Object.entries<Verb<AnyEvent>>(
    events,
  )) {
    const types = [type, ...also];
    const answers = says.gameAbilities.filter(({ on }) => on.some((one) => types.includes(one)));
    verbs.set(type, { n: verbs.size, also, usual, can, does, leaves, types, answers });
  }
  return { ...rest, verbs };
}

export function verbOf({ book }: R, type: string): KnownVerb {
  const verb = book.verbs.get(type);
  if (!verb) throw new Error(`nothing is known about "${type}"`);
  return verb;
}

export function definition({ book }: R, code: Code): Definition {
  const known = book.cards.get(code);
  if (!known) throw new Error(`there is no card "${code}"`);
  return known;
}

/** What is printed on this side of a card. */
export function textOf(m: R, code: Code, face: string): Definition {
  const known = definition(m, code);
  return face === '' ? known : known.faces[face];
}

/** By card: what a card is stays the same. */
const texts = cachePerTable<Definition[]>(() => []);

/** What is printed on the side of the card that is used now. */
export function printed(m: R, card: Card): Definition {
  const known = texts(m.table);
  let text = known[card.id];
  if (text === undefined || text.code !== card.code) {
    text = definition(m, card.code);
    known[card.id] = text;
  }
  return card.face === '' ? text : text.faces[card.face];
}

export function abilityOf(m: R, code: Code, face: string, name: string): Ability {
  const ability = textOf(m, code, face).named.get(name);
  if (!ability) throw new Error(`${code} has no ability "${name}"`);
  return ability;
}
