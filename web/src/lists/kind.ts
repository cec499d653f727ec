import type { KeptList } from '@small-council/client';
import type { Message } from '@small-council/engine';
import type { ComponentType } from 'react';
import type { GameWords } from '../words/say.ts';

/** What people make and bring to a table: a deck, an army. A game says here what its lists are like. */

export type Language = 'en' | 'de';

/** A list while it is made. */
export interface Draft<L> {
  readonly name: string;
  readonly list: L;
}

export interface ReadProblem {
  /** Counted from 1; 0 for the list as a whole. */
  readonly line: number;
  readonly why: Message;
}

/** What came of reading somebody's text. */
export interface Read<L> extends Draft<L> {
  readonly problems: readonly ReadProblem[];
}

export interface ReadyList<L> {
  /** The name under which the game's option knows it. */
  readonly id: string;
  readonly name: Message;
  readonly list: L;
}

/** A card that somebody may have meant with a line, and the line as it would be understood. */
export interface Meant {
  readonly name: Message;
  readonly line: string;
}

/** A form in which others read the list. */
export interface Form {
  readonly label: Message;
  readonly text: string;
}

/** A list as it is read at a glance. */
export interface Outline {
  readonly title: string;
  /** Whom it fights for, how large it is: each thing by itself. */
  readonly about: readonly string[];
  readonly groups: readonly {
    readonly heading: string;
    readonly rows: readonly OutlineRow[];
  }[];
}

export interface OutlineRow {
  /** How many, or what it costs. */
  readonly count: string;
  readonly name: string;
  readonly note?: string;
  /** It belongs to the row above it. */
  readonly below?: boolean;
}

export interface ListKind<L> {
  readonly game: string;
  /** Where lists of such games are: `/decks`. */
  readonly root: string;
  /** Where those of this game are: `/decks/agot2`. */
  readonly home: string;
  /** Where all cards can be read without a list; null where they are read beside it. */
  readonly cards: string | null;
  readonly words: GameWords;
  readonly empty: L;
  readonly ready: readonly ReadyList<L>[];
  /** Reads a list in any form that is known. */
  readonly read: (text: string) => Read<L>;
  /** The text under which a list is kept and brought to a table. */
  readonly write: (draft: Draft<L>) => string;
  /** How others can take it along. */
  readonly forms: (draft: Draft<L>, language: Language) => readonly Form[];
  /** Whether there is anything in it. */
  readonly isEmpty: (list: L) => boolean;
  /** Whether it can be brought to a table for two, and what is to be said about it. */
  readonly verdict: (list: L) => { readonly legal: boolean; readonly says: Message };
  /** The tone and the crest of whom it fights for. */
  readonly shield: (list: L) => { readonly tone: string; readonly crest: string };
  /** What was understood of a pasted list. */
  readonly understood: (read: Read<L>) => Message;
  /** What is in it, for paper and pictures. */
  readonly outline: (
    draft: Draft<L>,
    say: (message: Message) => string,
    language: Language,
  ) => Outline;
  readonly meantBy: (problem: ReadProblem, line: string) => readonly Meant[];
  /** What all have agreed on at a table that this list is tried at. */
  readonly agreed?: (list: L) => { readonly [option: string]: number | string | boolean };
  /** The option of the first chair. */
  readonly option: string;
  readonly Builder: ComponentType<BuilderProps<L>>;
}

export interface BuilderProps<L> {
  readonly kind: ListKind<L>;
  readonly begin: Draft<L>;
  /** The list as it is kept; null while it is new, or somebody else's. */
  readonly kept: KeptList | null;
  /** Somebody else's, to be read and copied. */
  readonly foreign?: boolean;
  /** A text to be pasted at once, because it could not be read as it is. */
  readonly unread?: string;
  /** Opens with an empty field for a list. */
  readonly pasting?: boolean;
}

/** A list of whatever kind: pages that only pass it on do not look into it. */
export type AnyKind = ListKind<unknown>;
