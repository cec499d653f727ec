// What is stored, the same on SQLite and PostgreSQL. Times are milliseconds since 1970; yes and no
// are 1 and 0; whatever has a shape of its own is JSON in a text column.

import type { Crest } from '@small-council/client/crests';

export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  tables: TableRow;
  seats: SeatRow;
  bans: BanRow;
  matches: MatchRow;
  players: PlayerRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
  orders: OrdersRow;
  chat: ChatRow;
  mutes: MuteRow;
  reports: ReportRow;
  lists: ListRow;
  list_versions: ListVersionRow;
  card_counts: CardCountRow;
  processes: ProcessRow;
  presence: PresenceRow;
}

/** What a player wants to be passed for him in a match: JSON. */
export interface OrdersRow {
  match_id: string;
  seat: number;
  orders: string;
}

/** A guest has no password; a deleted account has neither name nor password left. */
export interface UserRow {
  id: string;
  name: string;
  /** The name as accounts are found and told apart by it; guests have none. */
  name_key: string | null;
  password: string | null;
  /** What is borne beside the name. */
  crest: Crest | null;
  created_at: number;
  deleted_at: number | null;
}

/** Only the hash of a token is stored: a stolen database opens no session. */
export interface SessionRow {
  hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** What the browser called itself. */
  agent: string;
}

/** A table in the lobby, from its opening to the end of its match. */
export interface TableRow {
  id: string;
  host_id: string;
  game: string;
  options: string;
  seats: number;
  public: number;
  invite: string;
  clock: string;
  absence: string;
  spectators: number;
  /** Guests neither sit down nor look on. */
  accounts_only: number;
  /** It waits for somebody who looks for an opponent. */
  pairs: number;
  state: 'open' | 'playing' | 'over' | 'closed';
  match_id: string | null;
  /** The table at which its players meet again. */
  rematch_id: string | null;
  created_at: number;
  changed_at: number;
}

/** A chair: empty, or with a person or a bot on it. */
export interface SeatRow {
  table_id: string;
  seat: number;
  user_id: string | null;
  bot: string | null;
  level: number;
  ready: number;
}

export interface BanRow {
  table_id: string;
  user_id: string;
}

export interface MatchRow {
  id: string;
  /** Null for a match that came from a file. */
  table_id: string | null;
  game: string;
  /** The rules it began with. */
  version: number;
  origin: string;
  setting: string;
  /** How many entries its journal has. */
  sequence: number;
  state: 'running' | 'over';
  /** When something must happen by itself: a bot's answer, the end of somebody's time. */
  due_at: number | null;
  created_at: number;
  ended_at: number | null;
  result: string | null;
  /** Everything that happened, kept when it is over: so it opens even if no rules can replay it. */
  log: string | null;
  /** The secret part of its link, once somebody has shared it. */
  share: string | null;
}

/** Who sat where in a match. */
export interface PlayerRow {
  match_id: string;
  seat: number;
  user_id: string | null;
  bot: string | null;
  level: number;
  /** The name at the time, for bots and for matches from a file. */
  name: string;
  won: number | null;
}

/** What was answered and decided, in order. Rows are added and never changed. */
export interface JournalRow {
  match_id: string;
  sequence: number;
  kind: string;
  seat: number;
  /** The question that is answered; null for everything that is no answer. */
  question: number | null;
  entry: string;
  /** The sender's own name for it: the same one sent twice is played once. */
  key: string;
  sealed: number;
  made_at: number;
}

/** A whole match at one sequence number, so that loading it does not begin at the beginning. */
export interface SnapshotRow {
  match_id: string;
  sequence: number;
  /** The rules it was last played with. */
  version: number;
  saved: string;
}

export interface ChatRow {
  id: string;
  /** Null in the lobby. */
  table_id: string | null;
  user_id: string;
  text: string;
  made_at: number;
}

export interface MuteRow {
  user_id: string;
  muted_id: string;
}

export interface ReportRow {
  id: string;
  user_id: string;
  chat_id: string;
  reason: string;
  made_at: number;
  /** Null until somebody has looked into it. */
  settled_at: number | null;
  settled_by: string | null;
}

/** A list that somebody keeps to bring it to tables: a deck, an army. It may be unfinished. */
export interface ListRow {
  id: string;
  user_id: string;
  game: string;
  name: string;
  text: string;
  /** Counts how often it was saved. */
  version: number;
  /** The secret part of its link, while it is shared. */
  share: string | null;
  created_at: number;
  changed_at: number;
}

/** How often people have brought a card to a match that was played to its end, and won. */
export interface CardCountRow {
  game: string;
  card: string;
  played: number;
  won: number;
}

/** A list as it was saved once. */
export interface ListVersionRow {
  list_id: string;
  version: number;
  name: string;
  text: string;
  made_at: number;
}

/** A server process that says now and then that it still runs. One that does not has died. */
export interface ProcessRow {
  id: string;
  seen_at: number;
}

/** Who looks at a match over which process. A row of a process that has died says nothing. */
export interface PresenceRow {
  match_id: string;
  /** The person, or somebody without a name who is only ever counted. */
  watcher: string;
  process: string;
  user_id: string | null;
  came_at: number;
  /** Null while he is there. */
  left_at: number | null;
  /** How many facts he had been told when he left. */
  knew: number | null;
}
