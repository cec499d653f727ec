import type { Message, Refused } from '@small-council/engine';
import type { Code, Definition, PlotValue } from '@small-council/lcg';
import type { DeckList, Imported } from '@small-council/lcg/decks';
import { createContext, useContext } from 'react';
import type { Form, ListKind } from '../lists/kind.ts';
import type { RuleGame } from '../pages/ledger.ts';
import type { GameWords } from '../words/say.ts';
import type { CardSearch } from './search.ts';

export interface Reason extends Refused {
  /** In which format it holds; in all where nothing is said. */
  readonly only?: string;
}

/** What of a hand may be laid out before the first round. */
export interface SetupRules {
  readonly gold: number;
  /** Whether further copies of a unique card are laid under it for nothing. */
  readonly duplicates: boolean;
  readonly attachment: (card: Definition) => boolean;
  /** What is paid on top in a deck of that House. */
  readonly penalty: (card: Definition, faction: string | null) => number;
}

/** What an edition of the card game brings to the pages about decks. */
export interface DeckEdition {
  readonly game: 'agot1' | 'agot2';
  readonly ledger: RuleGame;
  readonly cards: ReadonlyMap<Code, Definition>;
  readonly packs: { readonly [pack: string]: { readonly en: string; readonly de: string } };
  readonly factions: readonly string[];
  readonly plotValues: readonly PlotValue[];
  readonly textOf: (card: Definition) => readonly Message[];
  /** What else is printed on a card, in a word or two each: loyal, a crest. */
  readonly notesOf: (card: Definition) => readonly Message[];
  readonly drawDeck: number;
  /** How many plots the deck needs. */
  readonly plotsOf: (deck: DeckList) => number;
  /** The formats that have rules of their own. */
  readonly formats: readonly string[];
  /** All reasons against the deck: in any format, or in this one too. */
  readonly check: (deck: DeckList, format?: string) => readonly Refused[];
  /** Why this card may not be in this deck at all, or null. */
  readonly fault: (card: Definition, deck: DeckList) => Refused | null;
  readonly setup: SetupRules;
  readonly read: (text: string) => Imported;
  readonly write: (deck: DeckList, how: { name: string; language?: 'en' | 'de' }) => string;
  /** Forms of other builders, besides the text. */
  readonly forms: (deck: DeckList, name: string) => readonly Form[];
  /** Ready-made decks by the names that the game's option knows. */
  readonly ready: readonly { readonly id: string; readonly list: DeckList }[];
  readonly words: GameWords;
}

/** An edition with what is worked out from it once. */
export interface DeckPages extends DeckEdition {
  /** All cards that decks are made of; one that the box holds several times is there once. */
  readonly pool: readonly Definition[];
  /** With the cards that lie on the table without being in a deck. */
  readonly everything: readonly Definition[];
  /** The code under which a card is counted. */
  readonly first: (code: Code) => Code;
  /** All numbers under which the box holds this card. */
  readonly numbersOf: (card: Definition) => readonly Code[];
  readonly search: CardSearch;
}

export type DeckKind = ListKind<DeckList> & { readonly pages: DeckPages };

export const PagesOfDecks = createContext<DeckPages | null>(null);

/** The edition that the page is about. */
export function useEdition(): DeckPages {
  const edition = useContext(PagesOfDecks);
  if (!edition) throw new Error('there is no edition here');
  return edition;
}
