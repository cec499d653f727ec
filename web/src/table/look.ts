import type { Crest } from '@small-council/client';
import type {
  Answer,
  AskedQuestion,
  ChartLine,
  KnownFact,
  Message,
  Offer,
  Seat,
  Thing,
  View,
} from '@small-council/engine';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { GameWords } from '../words/say.ts';
import type { Choice, ChooseQuestion, Parts } from './choice.ts';

/** Something that flies over the board from one place to another. */
export interface Flight {
  /** Its shape: `token`, `marker` and `card` are drawn for everybody; a board can draw more. */
  kind: string;
  /** A class of the board that gives it its colours, such as `house-stark`. */
  tone: string;
  /** Places are marked by `data-at` on the board. */
  from: string;
  to: string;
  count?: number;
}

export type Cue =
  | 'turn'
  | 'card'
  | 'attack'
  | 'win'
  | 'power'
  | 'reveal'
  | 'betrayal'
  | 'death'
  | 'almost'
  | 'victory'
  | 'defeat';

/** Something that everybody at the table would look up at. */
export interface Moment {
  icon: string;
  tone: 'grave' | 'bright';
  /** What it is called where it is staged: over this place of the board, with its picture. */
  staged?: { title: Message; at: string };
}

/** One stop of the tour: a place on the board and what is to be known about it. */
export interface TourStop {
  /** A selector. */
  at: string;
  /** What is pointed at where that cannot be seen. */
  or?: string;
  title: Message;
  text: Message;
}

export interface BoardProps<TableView> {
  view: View<TableView>;
  facts: readonly KnownFact[];
  /** What the viewer is asked now. */
  question: AskedQuestion | null;
  /** What he was advised to answer, for boards on which that can be laid out. */
  advised: Answer | null;
  /** Answers it. The server checks; its no is shown in the bar. */
  answer: (answer: Answer) => void;
  /** The answer to a `choose` question in the making, shared with the bar and the keys. */
  choice: Choice;
  /** The name of who sits there, be it a person or a bot; null where nobody has one, as in a lesson. */
  personOf: (seat: Seat) => string | null;
  /** What who sits there bears beside the name. */
  crestOf: (seat: Seat) => Crest | null;
  /** The bar; the board puts it where it belongs. */
  bar: ReactNode;
}

export type BesideProps<TableView> = Pick<
  BoardProps<TableView>,
  'view' | 'question' | 'choice' | 'personOf'
>;

/** The table in plain text; what is asked can be answered there, too. */
export type TextProps<TableView> = Pick<
  BoardProps<TableView>,
  'view' | 'facts' | 'question' | 'advised' | 'answer' | 'choice' | 'personOf'
>;

/** How a question of one choice is answered in a way of the game's own, with what is at stake. */
export interface AnsweringProps<TableView>
  extends Pick<BoardProps<TableView>, 'view' | 'facts' | 'choice' | 'personOf'> {
  question: ChooseQuestion;
  pass: () => void;
}

/** Things that can be looked up: by resting the mouse on them, by the key I, and in the chronicle. */
export interface DetailsLook<TableView> {
  /** One in full, by the id that `data-detail` carries. */
  Sheet: ComponentType<{ id: string; view: View<TableView> }>;
  title: (id: string, view: View<TableView>) => Message;
  /** Where one is read under the resting mouse, where that is always the same place; else beside the thing. */
  at?: () => CSSProperties | null;
  /** The id of the sheet of what a fact names, if it has one. */
  of: (thing: Thing) => string | null;
}

export type DealQuestion = Extract<AskedQuestion, { kind: 'deal' }>;
export type DealItem = DealQuestion['items'][number];

/** What bargaining looks like: pieces that are put on the table, and what they come to. */
export interface DealLook<TableView> {
  /** One piece of it, as it lies there. */
  piece: (
    item: DealItem,
    view: View<TableView>,
  ) => { icon: string; is: 'token' | 'card'; tone: string };
  /** What it is called where it is clear who gives and who takes it. */
  name: (item: DealItem) => Message;
  /** So much of it. */
  some: (item: DealItem, amount: number) => Message;
  /** How things stand with so much of it. */
  after: (item: DealItem, amount: number, view: View<TableView>) => Message;
  /** What nobody may overlook before he agrees to this. */
  warning: (offer: Offer, question: DealQuestion, view: View<TableView>) => Message | null;
  /** What was offered so far, the first one first. */
  offers: (view: View<TableView>) => readonly { seat: Seat; offer: Offer }[];
  /** What happens where nobody agrees. */
  failure: (view: View<TableView>) => Message;
  /** What is often said at such a table. */
  sayings: readonly Message[];
  Face: ComponentType<{ seat: Seat; view: View<TableView> }>;
}

/** How the chronicle looks. */
export interface ChronicleLook {
  /** A drawing of what kind of fact it is. */
  iconOf: (fact: KnownFact) => string;
  /** Whose fact it is, where it is somebody's. */
  whose: (fact: KnownFact) => Thing | null;
  /** The class that gives a thing its colours. */
  toneOf: (thing: Thing) => string | null;
  /** What a thing names itself, as the terms of a deal name houses. */
  inside?: (thing: Thing) => readonly Thing[];
  /** A chapter at a glance; null while there is nothing to say but its heading. */
  chapter: (facts: readonly KnownFact[]) => {
    title: Message;
    /** What came of it. */
    verdict: Message | null;
    marks: readonly { icon: string; words: Message }[];
  } | null;
}

/** What a game brings to the table; everything else is the same for all. See docs/adding-a-board.md. */
export interface TableLook<TableView> {
  /** Everything that is said at its tables. */
  words: GameWords;
  /** The same with the names of who sits at this table, for games whose words name players. */
  wordsAt?: (view: View<TableView>, personOf: (seat: Seat) => string | null) => GameWords;
  title: Message;
  /** The course of a turn. */
  chart: ChartLine[];
  Board: ComponentType<BoardProps<TableView>>;
  /** The same in plain text. */
  Text: ComponentType<TextProps<TableView>>;
  seatName: (view: View<TableView>, seat: Seat) => Message;
  /** Turns, rounds: what the replay goes by. */
  turnOf: (view: View<TableView>) => number;
  /** What one of them is called, where that is not a turn. */
  turnName?: (turn: number) => Message;
  /** What everybody saw, laid together: for matches that are over. */
  openEyes: (views: readonly View<TableView>[]) => View<TableView>;

  /** Questions that the board lets answer by itself; for all others the bar has what is needed. */
  answers?: (question: AskedQuestion) => boolean;
  /** Those that its text lets answer by itself. */
  answersAsText?: (question: AskedQuestion) => boolean;
  /** Which things to choose the board shows by itself; the others get a button in the bar. */
  onBoard?: (view: View<TableView>, id: string, label: Message) => boolean;
  /** Whether one click answers where only one thing is chosen; else it is confirmed. */
  atOnce?: () => boolean;
  /** What a question is about, where its words do not say it: the text of an ability that may be used. */
  Explains?: ComponentType<{
    question: AskedQuestion;
    view: View<TableView>;
    facts: readonly KnownFact[];
  }>;
  /** What the bar shows instead of its buttons, by the words of the question; one click answers there. */
  Answering?: { readonly [key: string]: ComponentType<AnsweringProps<TableView>> };
  /** The question as the bar puts it: in words that say more than the game's own, where the table makes clear what it is about. */
  phrase?: (question: AskedQuestion, view: View<TableView>) => AskedQuestion;
  /** How one bargains, in games where one does. */
  deal?: DealLook<TableView>;
  /** What stands in the head of the table beside its name. */
  Head?: ComponentType<{ view: View<TableView>; facts: readonly KnownFact[] }>;
  /** What stands beside the board, above the chronicle. */
  Beside?: ComponentType<BesideProps<TableView>>;
  /** Options that are made of two things on the board, for games that have such. */
  parts?: {
    of: (id: string) => Parts | null;
    /** A part in words, where the board does not show it. */
    name: (part: string) => Message;
  };
  /** What else keys do on this board, for the help. */
  keys?: readonly Message[];
  /** The order in which the board shows things: number keys follow it. */
  inOrder?: (things: readonly string[]) => readonly string[];
  /** Whether this question comes again and again in a turn, so that passing all of them makes sense. */
  recurs?: (question: AskedQuestion) => boolean;
  /** Facts that begin a chapter of the chronicle. */
  isHeading?: (fact: KnownFact) => boolean;
  /** Chapters fold where a game says how one looks at a glance: all but the last. */
  chronicle?: ChronicleLook;
  details?: DetailsLook<TableView>;
  /** What moves when this happens. */
  flightsOf?: (fact: KnownFact) => Flight[];
  cueOf?: (fact: KnownFact) => Cue | null;
  momentOf?: (fact: KnownFact) => Moment | null;
  /** What is said under the title of a moment that is staged, where the fact alone says too little. */
  momentWords?: (fact: KnownFact, view: View<TableView>) => Message | null;
  /** The picture of a moment that is staged. */
  MomentPicture?: ComponentType<{ fact: KnownFact; view: View<TableView> }>;
  tour?: readonly TourStop[];
  /** Whether there is all that the tour points at; without this there is from the first question on. */
  tourFrom?: (view: View<TableView>) => boolean;
  /** Who has come how far, at a glance, beside the word of the end. */
  Places?: ComponentType<{
    view: View<TableView>;
    personOf: (seat: Seat) => string | null;
  }>;
  /** How the whole match went, for who looks back at it. */
  Course?: ComponentType<{
    views: readonly View<TableView>[];
    facts: readonly (readonly KnownFact[])[];
    go: (step: number) => void;
    /** Where one is, while the match is shown again. */
    step?: number;
  }>;
}
