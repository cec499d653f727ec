// What server and clients say to each other. docs/protocol.md tells the same in words.

import type {
  Answer,
  AskedQuestion,
  KnownFact,
  Message,
  Move,
  Option,
  Origin,
  Params,
  Result,
  Seat,
  View,
  Viewer,
  Window,
} from '@small-council/engine';
import type { Change } from './changes.ts';
import type { Crest } from './crests.ts';

/** Why something was not done: a key into the texts with its parameters, never a sentence. */
export interface Problem {
  /** The line of the rules ledger it comes from, where a rule says no. */
  readonly rule: string | null;
  readonly key: string;
  readonly params: Params;
}

/** How long a seat may think. Times in milliseconds. */
export type Clock =
  | { readonly kind: 'none' }
  /** A bank for the whole match, and something on top after every answer. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  /** So many days for every answer. */
  | { readonly kind: 'days'; readonly days: number };

/** What happens to a seat whose player is away or out of time: default answers, or a bot plays on. */
export type Absence = 'default' | 'bot';

/** What a seat can do in a match. */
export type Act =
  | {
      readonly do: 'answer';
      /** The id of the question, and the line of play it belongs to: both are in the document. */
      readonly question: number;
      readonly line: number;
      readonly answer: unknown;
    }
  /** Takes back what nobody has learned from. */
  | { readonly do: 'undo' }
  /** Asks the others for a pause, or to take back one's own last answer. */
  | { readonly do: 'propose'; readonly what: 'back' | 'pause' }
  /** Says yes or no to what is proposed; a no of the proposer withdraws it. */
  | { readonly do: 'consent'; readonly yes: boolean }
  | { readonly do: 'resume' }
  | { readonly do: 'concede' }
  | { readonly do: 'leave' }
  | { readonly do: 'return' };

/**
 * What a seat's player wants to be done for him in windows: questions that come again and again and are
 * mostly passed. Nobody else learns of it, and what is answered by it takes as long as a quick pass.
 */
export interface Orders {
  /** Pass where I can do nothing. */
  readonly idle: boolean;
  /** Pass every window as long as this period lasts. */
  readonly until: { readonly kind: string; readonly mark: string | number } | null;
  /** Always stop in these windows, also where I could only bluff. */
  readonly stops: readonly string[];
}

/** Orders as a player gives them: until the end of a period that is running now. */
export interface OrdersWish {
  readonly idle: boolean;
  readonly until: string | null;
  readonly stops: readonly string[];
}

/** What a strong bot would answer in a player's place. */
export interface Advice {
  /** What it is about: the question, and the line of play it belongs to. */
  readonly question: number;
  readonly line: number;
  readonly answer: Answer;
  readonly because: Message | null;
}

/** An act is stored, under this number. It will not be lost any more. */
export interface Ack {
  readonly sequence: number;
}

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly user: string | null;
  /** A person without an account: anybody can take such a name. */
  readonly guest: boolean;
  readonly crest: Crest | null;
  readonly bot: string | null;
  readonly level: number;
}

export interface Proposal {
  /** To take something back, to pause, or to send a player away. */
  readonly what: 'back' | 'pause' | 'remove';
  readonly seat: Seat;
  /** Whom it is about, where somebody is to be sent away. */
  readonly of: Seat | null;
  /** Whose word is needed, and who has said yes. */
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Everything one viewer may know about a match. */
export interface MatchDocument {
  readonly viewer: Viewer;
  /** The table it is played at: its chat, and the place for a rematch. Null for what was read in. */
  readonly table: string | null;
  readonly players: readonly Player[];
  readonly view: View;
  /** What the viewer is asked now. */
  readonly question: AskedQuestion | null;
  /** Counts the times something was taken back; an answer names the line it was meant for. */
  readonly line: number;
  readonly mayUndo: boolean;
  /** The window that is open, where the viewer's question is one; and what he has ordered for windows. */
  readonly window: Window | null;
  readonly orders: Orders | null;
  readonly clock: {
    /** What each seat has left, as of `since`; null without a clock. */
    readonly left: readonly (number | null)[];
    readonly since: number;
    /** Whose time is running. */
    readonly running: readonly Seat[];
  };
  readonly paused: boolean;
  /** Who has left or lost the connection for too long: these seats are answered for. */
  readonly away: readonly Seat[];
  readonly conceded: readonly Seat[];
  readonly proposal: Proposal | null;
  /** How many facts the viewer knew when he was last there: what comes after is news to him. */
  readonly leftAt: number | null;
  readonly result: Result | null;
}

/** Who is there. It changes without any act, and so has no number. */
export interface PresenceInfo {
  /** One for each person who plays. */
  readonly seats: readonly {
    readonly seat: Seat;
    readonly here: boolean;
    /** Since when he is not there. */
    readonly since: number | null;
    /** When somebody else answers for him if he stays away; null where he is waited for. */
    readonly standIn: number | null;
  }[];
  readonly spectators: {
    readonly count: number;
    /** Those of them who have a name. */
    readonly people: readonly Person[];
  };
}

// ---- games

/** What can be played: how many sit down, what they can agree on, which bots know it. */
export interface GameInfo {
  readonly id: string;
  readonly title: Message;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: {
    readonly [name: string]: {
      readonly default: boolean | string | number;
      readonly form: Option['form'];
      /** Whose choice it is; null for the whole table. */
      readonly seat: Seat | null;
      /** Everybody but that seat is told null. */
      readonly secret: boolean;
    };
  };
  readonly bots: readonly string[];
  /** The strengths of those bots that have several. */
  readonly botLevels: { readonly [bot: string]: readonly number[] };
}

// ---- people and tables

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Without a name and password to sign in with from elsewhere. */
  readonly guest: boolean;
  /** What is borne beside the name, where something was chosen. */
  readonly crest: Crest | null;
}

/** How often people have brought a card to a match that was played to its end here, and won. */
export interface CardCount {
  readonly played: number;
  readonly won: number;
}

/** Where somebody is signed in. */
export interface SessionInfo {
  readonly since: number;
  /** What the browser calls itself. */
  readonly browser: string;
  /** This very one. */
  readonly current: boolean;
}

export interface Chair {
  readonly seat: Seat;
  readonly user: Person | null;
  readonly bot: string | null;
  readonly level: number;
  readonly ready: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly host: string;
  readonly game: string;
  /** What is agreed and chosen so far; null is another seat's secret. */
  readonly options: Params;
  readonly public: boolean;
  readonly clock: Clock;
  readonly absence: Absence;
  readonly spectators: boolean;
  /** Guests neither sit down nor look on nor talk. */
  readonly accountsOnly: boolean;
  readonly state: 'open' | 'playing' | 'over' | 'closed';
  readonly match: string | null;
  /** The table at which its players meet again, once one of them has asked for it. */
  readonly rematch: string | null;
  readonly created: number;
  readonly seats: readonly Chair[];
  /** The secret part of the invitation link, for those who sit here or came by it. */
  readonly invite?: string;
}

// ---- lists

/** A deck or an army as it was written down, finished or not. */
export interface WrittenList {
  readonly game: string;
  readonly name: string;
  readonly text: string;
  /** Counts how often it was saved. */
  readonly version: number;
}

/** A list that somebody keeps. */
export interface KeptList extends WrittenList {
  readonly id: string;
  /** The secret part of its link, while it is shared. */
  readonly share: string | null;
  readonly created: number;
  readonly changed: number;
}

/** With all reasons why it cannot be brought to any table. */
export interface CheckedList {
  readonly list: KeptList;
  readonly reasons: readonly Problem[];
}

/** What whoever has the link sees. */
export interface SharedList {
  readonly list: WrittenList;
  readonly reasons: readonly Problem[];
}

export interface ListVersion {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  readonly made: number;
}

/** Lines that somebody has reported, for those who look after the server. */
export interface ReportPage {
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly reason: string;
    readonly by: Person;
    /** Where it was said; null in the lobby. */
    readonly table: string | null;
    readonly line: ChatLine;
    /** When somebody has looked into it. */
    readonly settled: number | null;
  }[];
  readonly next: string | null;
}

// ---- finished matches

export interface Archived {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly players: readonly Player[];
  readonly result: Result;
  /** It was read in from a file: whoever wrote that has chosen the names in it. */
  readonly imported: boolean;
  readonly began: number;
  readonly ended: number;
  /** Everything that happened, nothing hidden. */
  readonly facts: readonly KnownFact[];
  /** How many steps a replay has; null where the rules have changed and only the log is left. */
  readonly steps: number | null;
}

export interface Replay {
  /** How many there are in all, and the number of the first one here. */
  readonly steps: number;
  readonly from: number;
  /** How it looked there: by seat, or to a spectator. */
  readonly views: { readonly [viewer: string]: View };
  readonly facts: readonly KnownFact[];
  /** What each further answer changed in `views`, and the facts it added. */
  readonly list: readonly {
    readonly seat: Seat;
    readonly answer: Move['answer'];
    readonly changes: readonly Change[];
    readonly facts: readonly KnownFact[];
  }[];
}

/** A finished match as one file. */
export interface Exported {
  readonly format: 'small-council-match';
  readonly origin: Origin;
  readonly moves: readonly {
    readonly seat: Seat;
    readonly id: number;
    readonly answer: Move['answer'];
  }[];
  readonly conceded: readonly Seat[];
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
}

export interface HistoryPage {
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly table: string | null;
    readonly ended: number;
    readonly seat: Seat;
    /** Null where the match ended without a result. */
    readonly won: boolean | null;
    readonly result: Result;
    readonly players: readonly Player[];
  }[];
  readonly next: string | null;
}

interface Score {
  readonly played: number;
  readonly won: number;
}

export interface Statistics {
  readonly games: readonly (Score & { readonly game: string })[];
  readonly opponents: readonly (Score & { readonly user: string; readonly name: string })[];
  readonly bots: readonly (Score & {
    readonly game: string;
    readonly bot: string;
    readonly level: number;
  })[];
}

// ---- over the WebSocket

export type FromClient =
  /** Wants to see a match from now on; says which number it has, if it has one. */
  | {
      readonly type: 'watch';
      readonly match: string;
      readonly have?: number;
      readonly share?: string;
    }
  | { readonly type: 'unwatch'; readonly match: string }
  | { readonly type: 'act'; readonly match: string; readonly key: string; readonly act: Act }
  /** Wants to hear of every change in the lobby, or at one table. */
  | { readonly type: 'lobby'; readonly on: boolean }
  | {
      readonly type: 'table';
      readonly table: string;
      readonly on: boolean;
      readonly invite?: string;
    };

export type FromServer =
  /** The whole document, when there is no gap to close. */
  | {
      readonly type: 'fresh';
      readonly match: string;
      readonly number: number;
      readonly document: MatchDocument;
      readonly facts: readonly KnownFact[];
    }
  /** What changed between two numbers. Whoever does not have `from` asks for a fresh one. */
  | {
      readonly type: 'update';
      readonly match: string;
      readonly from: number;
      readonly number: number;
      readonly changes: readonly Change[];
      /** Facts from this place of the list on: what stood there before is no longer true. */
      readonly facts: { readonly from: number; readonly list: readonly KnownFact[] };
    }
  | {
      readonly type: 'ack';
      readonly match: string;
      readonly key: string;
      readonly sequence: number;
    }
  | {
      readonly type: 'no';
      readonly match: string;
      readonly key: string | null;
      readonly error: Problem;
    }
  | { readonly type: 'bad'; readonly error: Problem }
  /** Who looks at a match now; `now` is the server's clock, to compare one's own with. */
  | ({ readonly type: 'presence'; readonly match: string; readonly now: number } & PresenceInfo)
  /** A public table has changed, or one that this client watches. */
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly table: string | null; readonly line: ChatLine }
  /** The server is about to close: connect again, to this one or another. */
  | { readonly type: 'reconnect' };

export interface ChatLine {
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly guest: boolean;
  readonly text: string;
  readonly at: number;
}
