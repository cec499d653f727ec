import {
  type Agreed,
  type Chance,
  type Option,
  Refusal,
  type Refused,
  refuse,
  type Seat,
} from '@small-council/engine';
import type { Deck, DeckList } from './deck.ts';
import type { Imported } from './imported.ts';

/** The longest list that is taken; a deck of 60 different cards fits easily. */
const MOST_LETTERS = 8000;
/** How many lists that were read lately are kept. */
const KEPT = 64;

type Options = Agreed['options'];

/** What an edition knows of decks. */
interface Decks<Faction extends string> {
  /** Names of the ready-made decks; the first ones are the seats' own until they bring another. */
  readonly readyNames: readonly string[];
  readonly readyDeck: (name: string) => Deck<Faction> | null;
  /** Reads a list in any form that is known. */
  readonly read: (text: string) => Imported<Faction>;
  /** All reasons why the deck is not legal: anywhere, or at this table. */
  readonly faults: (list: DeckList<Faction>, at?: Agreed) => readonly Refused[];
  /** The list of a legal deck, drawn by chance. */
  readonly drawn: (chance: Chance, seats: number, options: Options) => string;
}

/**
 * Which deck a seat plays: the name of a ready-made one, or the list itself, in any form that can be
 * imported. What a seat brings is its own secret as long as the match runs.
 */
export function deckChoice<Faction extends string>(decks: Decks<Faction>) {
  const { readyNames, readyDeck, read, faults, drawn } = decks;
  /** Matches are made, loaded and guessed with the same lists again and again. */
  const lately = new Map<string, DeckList<Faction> | null>();

  function listOf(value: string): DeckList<Faction> | null {
    const known = readyDeck(value) ?? lately.get(value);
    if (known !== undefined && known !== null) return known;
    if (lately.has(value) || value.length > MOST_LETTERS) return null;
    const { deck, problems } = read(value);
    const list = problems.length > 0 ? null : deck;
    if (lately.size >= KEPT) lately.delete(lately.keys().next().value as string);
    lately.set(value, list);
    return list;
  }

  /** All reasons why this deck could not be brought: to any table, or to this one where it is known. */
  function deckFaults(value: string, at?: Agreed): readonly Refused[] {
    if (readyNames.includes(value)) return [];
    const list = listOf(value);
    return list === null ? [refuse('SC-014', 'deck.unreadable')] : faults(list, at);
  }

  const deckOption = (seat: Seat): Option<string> => ({
    default: readyNames[seat % readyNames.length],
    form: { kind: 'list', readymade: readyNames, longest: MOST_LETTERS },
    check: (value, at) => {
      if (typeof value !== 'string') return [refuse('SC-014', 'deck.unreadable')];
      // The chairs beyond the last one bring nothing.
      return deckFaults(value, at && seat < at.seats ? at : undefined);
    },
    seat,
    secret: true,
    drawn: (chance, seats, options) =>
      seat < seats ? drawn(chance, seats, options) : readyNames[seat % readyNames.length],
  });

  /** The deck that a seat brings. */
  function deckOf(options: { readonly [name: string]: unknown }, seat: Seat): Deck<Faction> {
    const list = listOf(options[`deck${seat + 1}`] as string);
    if (!list?.faction) throw new Error(`seat ${seat} has no deck`);
    return list as Deck<Faction>;
  }

  /** Refuses decks that so many seats, or what was agreed on, do not allow. */
  function checkDecks(options: { readonly [name: string]: unknown }, seats: number): void {
    for (let seat: Seat = 0; seat < seats; seat++) {
      const [fault] = deckFaults(options[`deck${seat + 1}`] as string, {
        seats,
        options: options as Options,
      });
      if (fault) throw new Refusal(fault);
    }
  }

  return { deckOption, deckFaults, deckOf, checkDecks };
}
