import type {
  AskedQuestion,
  ChartLine,
  KnownFact,
  Message,
  Seat,
  View,
} from '@small-council/engine';
import type { ComponentType, ReactNode } from 'react';
import type { WebKey } from '../words/en.ts';
import type { Choice, Parts } from './choice.ts';

/** Something that flies over the board from one place to another: a token, a marker, a card. */
export interface Flight {
  /** How it looks: a class of its own in table.css. */
  kind: 'power' | 'marker' | 'card';
  house: string;
  /** Places are marked by `data-at` on the board. */
  from: string;
  to: string;
  count?: number;
}

export type Cue = 'turn' | 'reveal' | 'death' | 'end';

/** Something that everybody at the table would look up at. */
export interface Moment {
  icon: string;
  tone: 'grave' | 'bright';
}

/** One stop of the tour: a place on the board and what is to be known about it. */
export interface TourStop {
  /** A selector. */
  at: string;
  /** What is pointed at where that cannot be seen. */
  or?: string;
  title: WebKey;
  text: WebKey;
}

export interface BoardProps<TableView> {
  view: View<TableView>;
  facts: readonly KnownFact[];
  choice: Choice;
  /** The bar; the board puts it where it belongs. */
  bar: ReactNode;
}

/** What a game brings to the table; everything else is the same for all. */
export interface TableLook<TableView> {
  title: Message;
  chart: ChartLine[];
  Board: ComponentType<BoardProps<TableView>>;
  /** The same in plain text. */
  Text: ComponentType<{ view: View<TableView>; facts: readonly KnownFact[] }>;
  /** Which things to choose the board shows by itself. */
  onBoard: (view: View<TableView>, id: string) => boolean;
  /** The two things on the board that make this option together. */
  partsOf: (id: string) => Parts | null;
  /** The order in which the board shows them: number keys follow it. */
  inOrder: (things: readonly string[]) => readonly string[];
  /** Whether this question comes again and again in a turn, so that passing all of them makes sense. */
  recurs: (question: AskedQuestion) => boolean;
  /** A part in words, where the board does not show it. */
  partName: (part: string) => Message;
  seatName: (view: View<TableView>, seat: Seat) => Message;
  turnOf: (view: View<TableView>) => number;
  isHeading: (fact: KnownFact) => boolean;
  /** How the whole match went, for who looks back at it. */
  Course: ComponentType<{
    views: readonly View<TableView>[];
    facts: readonly (readonly KnownFact[])[];
    go: (step: number) => void;
  }>;
  /** A card, a leader or a house in full, by the id that `data-detail` carries. */
  Details: ComponentType<{ id: string; view: View<TableView> }>;
  detailTitle: (id: string) => Message;
  /** The card or person that this message names, if it does. */
  detailOf: (message: Message) => string | null;
  /** What moves when this happens. */
  flightsOf: (fact: KnownFact) => Flight[];
  cueOf: (fact: KnownFact) => Cue | null;
  momentOf: (fact: KnownFact) => Moment | null;
  tour: readonly TourStop[];
  /** What everybody saw, laid together: for matches that are over. */
  openEyes: (views: readonly View<TableView>[]) => View<TableView>;
}
