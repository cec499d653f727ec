import type { Message, Refused, Seat, Thing } from '@small-council/engine';
import type { Happens } from './edition.ts';
import { BLANK_ALL, KEY, type Key } from './keys.ts';
import type {
  AnyEvent,
  Card,
  CardId,
  ChallengeType,
  Code,
  Lasting,
  M,
  Phase,
  R,
  Use,
} from './table.ts';

/**
 * What a printed card is: facts, and abilities made of building blocks. Every block knows how to check,
 * how to do, and how to say itself, so the text on a card is what the card does.
 */

export type CardType =
  | 'faction'
  | 'agenda'
  | 'title'
  | 'plot'
  | 'character'
  | 'location'
  | 'attachment'
  | 'event';

export type PlotValue = 'gold' | 'initiative' | 'claim' | 'reserve';
/** The values that the edition prints on its plots. */
export type PlotValues = { readonly [value in PlotValue]?: number };

export interface Definition {
  readonly code: Code;
  readonly type: CardType;
  readonly name: { readonly en: string; readonly de: string };
  /** The faction or House whose colours it shows, or `neutral`. */
  readonly faction: string;
  /** All factions or Houses that it belongs to; none where it is neutral. */
  readonly factions: readonly string[];
  readonly unique: boolean;
  /** X is chosen or named by the card; null is a dash. */
  readonly cost: number | 'X' | null;
  readonly strength: number;
  readonly icons: readonly ChallengeType[];
  readonly traits: readonly string[];
  /** What else is printed on it and means something to the edition alone: `loyal`, `crest:war`. */
  readonly marks: readonly string[];
  /** Numbers that mean something to the edition alone: `influence`. */
  readonly values: { readonly [name: string]: number };
  /** `renown`, `ambush:2`, `noAttachments`, `noAttachments:except:Weapon` … */
  readonly keywords: readonly string[];
  readonly plot: PlotValues | null;
  /** Symbols that change the values of the controller's plot. */
  readonly bonus: { readonly [value in PlotValue]?: number };
  readonly pack: string;
  readonly deckLimit: number;
  readonly abilities: readonly Ability[];
  /** The abilities by name. */
  readonly named: ReadonlyMap<string, Ability>;
  /** The abilities and symbols once more, sorted by how they act. */
  readonly acts: Acts;
  /** What an attachment can be attached to; null for other cards. */
  readonly attach: Attach | null;
  /** What it can be marshaled under as a duplicate, other than its own copies. */
  readonly duplicateOn?: Attach;
  /** Further faces, such as the attachment that an event can become. */
  readonly faces: { readonly [face: string]: Definition };
  /** A pile whose order matters to this card. */
  readonly readsOrderOf?: 'discard' | 'dead';
  /** What the deck may and must contain, for agendas. */
  readonly deck: readonly DeckTerm[];
}

/** The text of a card as it is looked at again and again while the card lies open. */
export interface Acts {
  readonly blanks: readonly Applying[];
  readonly constants: readonly Applying[];
  readonly triggered: readonly Numbered[];
  /** What works from a hand. */
  readonly held: readonly Numbered[];
  readonly bonus: readonly { readonly value: PlotValue; readonly amount: number }[];
}

interface Numbered {
  readonly n: number;
  readonly ability: TriggeredAbility;
}

interface Applying {
  readonly modifier: Modifier;
  readonly conditions: readonly Condition[];
}

export function actsOf(
  type: CardType,
  abilities: readonly Ability[],
  bonus: Definition['bonus'],
): Acts {
  const blanks: Applying[] = [];
  const constants: Applying[] = [];
  const triggered: Numbered[] = [];
  abilities.forEach((ability, n) => {
    if (!isConstant(ability)) triggered.push({ n, ability });
    else
      for (const modifier of ability.modifiers) {
        const blanking = modifier.key === KEY.blank || modifier.key === BLANK_ALL;
        (blanking ? blanks : constants).push({ modifier, conditions: ability.if });
      }
  });
  const symbols = Object.entries(bonus) as [PlotValue, number][];
  return {
    blanks,
    constants,
    triggered,
    held: triggered.filter(({ ability }) => worksFromHand(type, ability)),
    bonus: symbols.map(([value, amount]) => ({ value, amount })),
  };
}

/** A rule of an agenda about the deck. Read by the validator of decks. */
export interface DeckTerm {
  readonly say: Message;
  /** Out-of-faction cards that are allowed all the same. */
  readonly allows?: (card: Definition) => boolean;
  readonly atLeast?: { readonly count: number; readonly of: (card: Definition) => boolean };
  readonly atMost?: { readonly count: number; readonly of: (card: Definition) => boolean };
  readonly plots?: { readonly size: number; readonly doubled: number };
}

/** When an ability is used: as an `action`, or at one of the timings of the edition's chart. */
export type Timing = string;

/** Who speaks: the player whom a card calls "you", and the card. */
export interface By {
  readonly seat: Seat;
  readonly card: CardId;
  readonly code: Code;
  /** While an ability is in use: what has been chosen for it, and its X. */
  readonly chosen?: Use['chosen'];
  readonly x?: number;
}

/** A lasting effect or constant ability in force. */
export interface Force extends By {
  /** For a lasting effect: what was locked when it began. */
  readonly lasting: Lasting | null;
}

/** A restriction, or a "while": holds or holds not. */
export interface Condition {
  readonly say: Message;
  readonly holds: (m: R, by: By) => boolean;
}

export interface Trigger {
  readonly say: Message;
  /** Words for what happens. */
  readonly on: readonly string[];
  readonly when: (m: R, event: AnyEvent, by: By) => boolean;
}

/** A choice among things that can be listed: cards, players, words. */
export interface Choice {
  /** Under which name the answer is kept in `use.chosen`. */
  readonly name: string;
  /** What is chosen, in words for the text of the card. */
  readonly say: Message;
  /** What the player is asked. */
  readonly ask: Message;
  /**
   * Publicly: whether there is a choice as far as everybody can see; hidden places count as promising.
   * Whoever wants to know only whether there are enough says how many that is.
   */
  readonly options: (m: R, use: Use, publicly: boolean, enough?: number) => readonly string[];
  readonly min: (m: R, use: Use) => number;
  readonly max: (m: R, use: Use) => number;
  readonly label: (m: R, id: string) => Message;
  /** What was chosen as the log names it, by id; by its label where it is no thing. */
  readonly thing?: (m: R, id: string) => Thing;
  /** Who chooses; "you" where it is not said. Several: each in player order, under `name:seat`. */
  readonly who?: (m: R, use: Use) => Seat | readonly Seat[];
  readonly check?: (m: R, use: Use, chosen: readonly string[]) => Refused | null;
  /** What is chosen of the options for a player who is away, where choosing nothing would do harm. */
  readonly fallback?: (m: R, use: Use, options: readonly string[]) => string[];
  /** All of the options, put in order. */
  readonly ordered?: boolean;
  /** The options lie in a hidden place: the player is asked also where there is nothing to choose. */
  readonly hidden?: boolean;
  /** For cards out of a hidden place: brings them into the open and gives what is to be remembered. */
  readonly taken?: (m: M, use: Use, chosen: readonly string[], seat: Seat) => string[];
}

export interface Cost {
  readonly say: Message;
  /** Whether it could be paid in full. */
  readonly can: (m: R, use: Use, publicly: boolean) => boolean;
  readonly choice?: Choice;
  /** The cards that are gone when it is paid, where that is known before: no effect can reach them. */
  readonly spends?: (m: R, use: Use) => readonly CardId[];
  /** Pays, or says what is to happen. */
  readonly pay: (m: M, use: Use) => Happens;
}

/** One thing an ability does. */
export interface Effect {
  readonly say: Message;
  /** Whether it could change anything; effects without it always can. */
  readonly can?: (m: R, use: Use, publicly: boolean) => boolean;
  /** Whether nothing can come of it now, for all that its player holds; it may be used all the same. */
  readonly idle?: (m: R, use: Use) => boolean;
  readonly choice?: Choice;
  /** The player may leave it. */
  readonly may?: boolean;
  /** Only if all before it was resolved completely: the book's "then". */
  readonly ifDone?: boolean;
  /** Only if this holds when it comes to it. */
  readonly if?: Condition;
  /** What has to be decided, or seen, before anything is chosen for it. */
  readonly prepare?: (m: M, use: Use) => void;
  /** Does it, or says what is to happen; `path` is where the ability has it, for what is found again later. */
  readonly does: (m: M, use: Use, path: string) => Happens;
  /** For effects that last: what is in force meanwhile. */
  readonly modifiers?: readonly Modifier[];
  /** Effects inside of it: what happens later, or what there is to choose from. */
  readonly parts?: readonly Effect[];
}

/** An effect in its ability. Its name stays the same where others are put before it. */
export interface NamedEffect extends Effect {
  readonly name: string;
  readonly parts: readonly NamedEffect[];
}

export interface Limit {
  /** What is counted together, where it is not the title of the card. */
  readonly of?: string;
  readonly times: number;
  readonly per: 'challenge' | 'phase' | 'round' | 'game';
}

export interface TriggeredAbility {
  /** Its name on the card: it stays the same where others are put before it. */
  readonly name: string;
  readonly timing: Timing;
  /** How that is said: after it has happened, when it happens, or when it would. */
  readonly time: 'after' | 'when' | 'would';
  /** A phase action. */
  readonly phase?: Phase;
  readonly trigger?: Trigger;
  readonly if: readonly Condition[];
  readonly costs: readonly Cost[];
  readonly targets: readonly Choice[];
  readonly effects: readonly NamedEffect[];
  /** Per copy of the ability. */
  readonly limit?: Limit;
  /** Over all copies of the card. */
  readonly max?: Limit;
  readonly cannotBeCanceled?: boolean;
  /** Every player may use it, and is "you" then; not only who controls the card. */
  readonly anybody?: boolean;
  /** Where the card must be; in play, or for an event in hand, where it is not said. */
  readonly from?: 'discard' | 'dead' | 'hand';
  /** X, where the card names it; where the player chooses it, the highest that he could. */
  readonly x?: (m: R, use: Use) => number;
  readonly choosesX?: boolean;
}

export interface ConstantAbility {
  readonly name: string;
  readonly timing: 'constant';
  readonly if: readonly Condition[];
  readonly modifiers: readonly Modifier[];
}

export type Ability = TriggeredAbility | ConstantAbility;

/** Events are played from a hand; of other cards only what says so works there. */
export const worksFromHand = (type: CardType, { from }: TriggeredAbility): boolean =>
  type === 'event' ? from === undefined : from === 'hand';

export const isConstant = (ability: Ability): ability is ConstantAbility =>
  ability.timing === 'constant';

/**
 * What is in force. `key` says what it changes, so that it is found by index: `strength`,
 * `icon:military`, `keyword:renown`, `plot:claim`, `cannot:kill` …
 */
export interface Modifier {
  readonly key: Key;
  readonly say: Message;
  /** Whether it touches this card. A lasting effect touches the cards that were locked. */
  readonly to?: (m: R, force: Force, card: Card) => boolean;
  /** Whether it touches this player. */
  readonly toSeat?: (m: R, force: Force, seat: Seat) => boolean;
  /** By how much. */
  readonly amount?: (m: R, force: Force, card: Card | null) => number;
  readonly how?: 'times' | 'set';
  /** For prohibitions and permissions: what else must fit. */
  readonly fits?: (m: R, force: Force, about: About) => boolean;
}

/** What a prohibition or permission is asked about; for immunity, `code` is the card whose effect it is. */
export interface About {
  readonly seat?: Seat;
  readonly card?: Card;
  readonly code?: Code;
  readonly type?: string;
  readonly against?: Seat;
  readonly event?: AnyEvent;
}

export interface Attach {
  readonly say: Message;
  /** How many copies of it, by title, one card may bear; any number where it is not said. */
  readonly copies?: number;
  readonly fits: (m: R, by: By, host: Card) => boolean;
}
