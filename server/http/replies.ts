// What goes out, described: OpenAPI shows it, what is sent is checked against it, and the compiler
// compares it with the types of client/protocol.ts. Lists of the kernel's own types are not readonly.
import { CRESTS } from '@small-council/client/crests';
import type {
  Ack,
  Advice,
  Archived,
  CardCount,
  ChatLine,
  CheckedList,
  Clock,
  Exported,
  FromServer,
  GameInfo,
  HistoryPage,
  KeptList,
  ListVersion,
  MatchDocument,
  Orders,
  Person,
  Player,
  PresenceInfo,
  Problem,
  Proposal,
  Replay,
  ReportPage,
  SessionInfo,
  SharedList,
  Statistics,
  TableInfo,
} from '@small-council/client/protocol';
import type {
  Answer,
  AskedQuestion,
  Json,
  KnownFact,
  Message,
  Origin,
  Param,
  Params,
  Result,
  Thing,
  View,
  Viewer,
  Window,
} from '@small-council/engine';
import { CONCEDE } from '@small-council/engine';
import { z } from 'zod';

const list = <S extends z.ZodType>(schema: S) => z.array(schema).readonly();
const time = z.int().describe('milliseconds since 1970');
const id = z.string();
const seat = z.int();
const number = z.int();

/** A schema with a name of its own, which other schemas refer to. */
const named = <S extends z.ZodType>(name: string, schema: S): S => {
  z.globalRegistry.add(schema, { id: name });
  return schema;
};

// ---- words

const param: z.ZodType<Param> = named(
  'Param',
  z.lazy(() =>
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      thing,
      message,
      z.array(param).readonly(),
    ]),
  ),
);
const thing: z.ZodType<Thing> = named(
  'Thing',
  z
    .object({ is: z.string(), id: z.union([z.string(), z.number()]) })
    .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .describe('something of the match by its id, and what is needed to say it'),
);
const params: z.ZodType<Params> = named('Params', z.record(z.string(), param));
const message: z.ZodType<Message> = named(
  'Message',
  z.object({ key: z.string(), params: params.optional() }),
);
const problem = named(
  'Problem',
  z.object({
    rule: z.string().nullable().describe('the line of the rules ledger, where a rule says no'),
    key: z.string(),
    params,
  }),
) satisfies z.ZodType<Problem>;

export const refusal = z.object({ error: problem });
export const nothing = z.object({});

/** What an endpoint replies with, and that it may also say no. */
export const replies = <S extends z.ZodType>(schema: S) => ({
  200: schema,
  '4xx': refusal,
  '5xx': refusal,
});

// ---- people and tables

const crest = z.enum(CRESTS).nullable();
const person = named(
  'Person',
  z.object({ id, name: z.string(), guest: z.boolean(), crest }),
) satisfies z.ZodType<Person>;
export const onePerson = z.object({ person });
export const perhapsPerson = z.object({ person: person.nullable() });

const somebody = z.object({ id, name: z.string(), guest: z.boolean(), crest });
export const sessions = z.object({
  sessions: list(z.object({ since: time, browser: z.string(), current: z.boolean() })),
}) satisfies z.ZodType<{ sessions: readonly SessionInfo[] }>;
export const people = z.object({ people: list(somebody) });

const clock = named(
  'Clock',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('bank'), bank: number, increment: number }),
    z.object({ kind: z.literal('days'), days: number }),
  ]),
) satisfies z.ZodType<Clock>;

const option = z.object({
  default: z.union([z.boolean(), z.string(), z.number()]),
  form: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('flag') }),
    z.object({ kind: z.literal('oneOf'), values: list(z.string()) }),
    z.object({ kind: z.literal('whole'), min: number, max: number }),
    z.object({ kind: z.literal('list'), readymade: list(z.string()), longest: number }),
  ]),
  seat: seat.nullable().describe('whose choice it is; null for the whole table'),
  secret: z.boolean().describe('others see null'),
});

const game = named(
  'Game',
  z.object({
    id,
    title: message,
    version: number,
    seats: z.object({ min: number, max: number }),
    options: z.record(z.string(), option),
    bots: list(z.string()),
    botLevels: z.record(z.string(), list(number)),
  }),
) satisfies z.ZodType<GameInfo>;
export const gameList = z.object({ games: list(game) });

const table = named(
  'Table',
  z.object({
    id,
    host: id,
    game: z.string(),
    options: params,
    public: z.boolean(),
    clock,
    absence: z.enum(['default', 'bot']),
    spectators: z.boolean(),
    accountsOnly: z.boolean(),
    state: z.enum(['open', 'playing', 'over', 'closed']),
    match: id.nullable(),
    rematch: id.nullable(),
    created: time,
    seats: list(
      z.object({
        seat,
        user: somebody.nullable(),
        bot: z.string().nullable(),
        level: number,
        ready: z.boolean(),
      }),
    ),
    invite: z.string().optional().describe('only for those who sit here or came by it'),
  }),
) satisfies z.ZodType<TableInfo>;
export const oneTable = z.object({ table });
export const tableList = z.object({ tables: list(table) });
const next = z.string().nullable().describe('pass it as `before` to get the following page');
export const tablePage = z.object({ tables: list(table), next });

// ---- lists

const listHead = { game: z.string(), name: z.string(), text: z.string(), version: number };
const keptList = named(
  'KeptList',
  z.object({
    ...listHead,
    id,
    share: z.string().nullable().describe('the secret part of its link, while it is shared'),
    created: time,
    changed: time,
  }),
) satisfies z.ZodType<KeptList>;
export const listPage = z.object({ lists: list(keptList) });
const reasons = list(problem).describe('all reasons why it cannot be brought to any table');
export const oneList = z.object({ list: keptList, reasons }) satisfies z.ZodType<CheckedList>;
export const sharedList = z.object({
  list: z.object(listHead),
  reasons,
}) satisfies z.ZodType<SharedList>;
export const drawnList = z.object({ text: z.string() });
export const listVersions = z.object({
  versions: list(z.object({ version: number, name: z.string(), text: z.string(), made: time })),
}) satisfies z.ZodType<{ versions: readonly ListVersion[] }>;

// ---- chat

const line = named(
  'ChatLine',
  z.object({
    id,
    user: id,
    name: z.string(),
    guest: z.boolean(),
    text: z.string(),
    at: time,
  }),
) satisfies z.ZodType<ChatLine>;
export const oneLine = z.object({ line });
export const lines = z.object({ lines: list(line) });
export const reports = z.object({
  reports: list(
    z.object({
      id,
      at: time,
      reason: z.string(),
      by: somebody,
      table: id.nullable(),
      line,
      settled: time.nullable(),
    }),
  ),
  next,
}) satisfies z.ZodType<ReportPage>;

// ---- matches

const pose = z.object({ x: number, y: number, heading: number });
const way = z.object({ path: z.array(z.object({ go: z.string(), by: number })) });
const offer = z.record(z.string(), number);
const answer = named(
  'Answer',
  z.union([
    z.array(z.string()),
    number,
    pose,
    way,
    z.discriminatedUnion('deal', [
      z.object({ deal: z.literal('accept') }),
      z.object({ deal: z.literal('break') }),
      z.object({ deal: z.literal('offer'), offer }),
    ]),
  ]),
) satisfies z.ZodType<Answer>;

const json: z.ZodType<Json> = named(
  'Json',
  z.lazy(() =>
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(json),
      z.record(z.string(), json),
    ]),
  ),
);

const words = { id, label: message };
const asked = {
  id: number.describe('names the question; an answer repeats it'),
  seat,
  rule: z.string(),
  text: message,
  default: answer,
  final: z.boolean().describe('the answer cannot be taken back'),
};
const question = named(
  'Question',
  z.discriminatedUnion('kind', [
    z.object({
      ...asked,
      kind: z.literal('choose'),
      options: z.array(z.object(words)),
      min: number,
      max: number,
      each: z.union([number, z.record(z.string(), number)]),
      pass: message.nullable(),
      blocked: z.array(z.object({ ...words, rule: z.string(), why: message })),
    }),
    z.object({ ...asked, kind: z.literal('order'), options: z.array(z.object(words)) }),
    z.object({ ...asked, kind: z.literal('number'), min: number, max: number }),
    z.object({
      ...asked,
      kind: z.literal('place'),
      area: z.object({ from: pose, to: pose }),
      subject: thing.nullable(),
      hints: json,
    }),
    z.object({
      ...asked,
      kind: z.literal('path'),
      subject: thing.nullable(),
      parts: z.record(z.string(), z.object({ from: number, to: number })),
      most: number,
      hints: json,
    }),
    z.object({
      ...asked,
      kind: z.literal('deal'),
      items: z.array(z.object({ ...words, giver: seat, taker: seat, max: number })),
      standing: offer.nullable(),
      terms: z.array(message),
      mayOffer: z.boolean(),
    }),
  ]),
) satisfies z.ZodType<AskedQuestion>;

const result = named(
  'Result',
  z.object({ winners: z.array(seat), reason: message }),
) satisfies z.ZodType<Result>;

const viewer = z.union([seat, z.literal('spectator')]) satisfies z.ZodType<Viewer>;

/** What was given at a question: an answer, or the word of somebody who gave up. */
const move = z.union([answer, z.literal(CONCEDE)]);
const frame = z.object({
  flow: z.string(),
  at: z.string(),
  vars: z.record(z.string(), json),
});

const view = named(
  'View',
  z.object({
    game: z.string(),
    version: number,
    viewer,
    seats: number,
    options: params,
    moment: number.describe('counts the questions'),
    asked: z.array(seat),
    waiting: z.array(seat).describe('who has yet to answer'),
    given: answer.nullable(),
    stack: z.array(frame).describe('where the match stands in the flow of the game'),
    result: result.nullable(),
    table: z.unknown().describe('what lies on the table: each game has its own'),
  }),
) satisfies z.ZodType<View>;

const fact = named('Fact', z.object({ key: z.string(), params })) satisfies z.ZodType<KnownFact>;

const player = named(
  'Player',
  z.object({
    seat,
    name: z.string(),
    user: id.nullable(),
    guest: z.boolean(),
    crest,
    bot: z.string().nullable(),
    level: number,
  }),
) satisfies z.ZodType<Player>;

const proposal = z.object({
  what: z.enum(['back', 'pause', 'remove']),
  seat,
  of: seat.nullable(),
  needed: list(seat),
  agreed: list(seat),
}) satisfies z.ZodType<Proposal>;

const period = z.union([z.string(), number]);

const window = z.object({
  name: z.string(),
  periods: z.record(z.string(), period),
}) satisfies z.ZodType<Window>;

export const orders = named(
  'Orders',
  z.object({
    idle: z.boolean(),
    until: z.object({ kind: z.string(), mark: period }).nullable(),
    stops: list(z.string()),
  }),
) satisfies z.ZodType<Orders>;

export const advice = named(
  'Advice',
  z.object({
    question: number.describe('what it is about; an answer repeats it'),
    line: number,
    answer,
    because: message.nullable(),
  }),
) satisfies z.ZodType<Advice>;

const document = named(
  'MatchDocument',
  z.object({
    viewer,
    table: id.nullable(),
    players: list(player),
    view,
    question: question.nullable(),
    line: number,
    mayUndo: z.boolean(),
    window: window.nullable(),
    orders: orders.nullable(),
    clock: z.object({ left: list(number.nullable()), since: time, running: list(seat) }),
    paused: z.boolean(),
    away: list(seat),
    conceded: list(seat),
    proposal: proposal.nullable(),
    leftAt: number.nullable(),
    result: result.nullable(),
  }),
) satisfies z.ZodType<MatchDocument>;
export const oneMatch = z.object({ number, document, facts: list(fact) });

const sequence = number.describe('the number under which the act is stored');
export const ack = z.object({ sequence }) satisfies z.ZodType<Ack>;

const presence = z.object({
  seats: list(
    z.object({ seat, here: z.boolean(), since: time.nullable(), standIn: time.nullable() }),
  ),
  spectators: z.object({ count: number, people: list(somebody) }),
}) satisfies z.ZodType<PresenceInfo>;

// ---- finished matches

export const archived = z.object({
  id,
  game: z.string(),
  version: number,
  players: list(player),
  result,
  imported: z.boolean(),
  began: time,
  ended: time,
  facts: list(fact),
  steps: number.nullable(),
}) satisfies z.ZodType<Archived>;

const change = named(
  'Change',
  z
    .union([
      z.tuple([list(z.union([z.string(), number])), z.unknown()]).readonly(),
      z.tuple([list(z.union([z.string(), number]))]).readonly(),
    ])
    .describe('a path and the new value there; without a value, what stood there is gone'),
);

export const replay = z.object({
  steps: number,
  from: number,
  views: z.record(z.string(), view),
  facts: list(fact),
  list: list(z.object({ seat, answer: move, changes: list(change), facts: list(fact) })),
}) satisfies z.ZodType<Replay>;

const origin = z.object({
  game: z.string(),
  version: number,
  seats: number,
  options: params,
  seed: z.string(),
  position: z.object({ table: z.unknown(), stack: z.array(frame) }).nullable(),
}) satisfies z.ZodType<Origin>;

export const exported = z.object({
  format: z.literal('small-council-match'),
  origin,
  moves: list(z.object({ seat, id: number, answer: move })),
  conceded: list(seat),
  players: list(z.object({ name: z.string(), bot: z.string().nullable() })),
}) satisfies z.ZodType<Exported>;

export const imported = z.object({ match: id });
export const share = z.object({ share: z.string() });

export const history = z.object({
  matches: list(
    z.object({
      id,
      game: z.string(),
      table: id.nullable(),
      ended: time,
      seat,
      won: z.boolean().nullable().describe('null: without a result'),
      result,
      players: list(player),
    }),
  ),
  next,
}) satisfies z.ZodType<HistoryPage>;

const score = { played: number, won: number };
export const cardCount = z.object({ played: number, won: number }) satisfies z.ZodType<CardCount>;
export const statistics = z.object({
  games: list(z.object({ ...score, game: z.string() })),
  opponents: list(z.object({ ...score, user: id, name: z.string() })),
  bots: list(z.object({ ...score, game: z.string(), bot: z.string(), level: number })),
}) satisfies z.ZodType<Statistics>;

// ---- over the WebSocket

export const fromServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fresh'), match: id, number, document, facts: list(fact) }),
  z.object({
    type: z.literal('update'),
    match: id,
    from: number,
    number,
    changes: list(change),
    facts: z.object({ from: number, list: list(fact) }),
  }),
  z.object({ type: z.literal('ack'), match: id, key: z.string(), sequence }),
  z.object({
    type: z.literal('no'),
    match: id,
    key: z.string().nullable(),
    error: problem,
  }),
  z.object({ type: z.literal('bad'), error: problem }),
  z.object({ type: z.literal('presence'), match: id, now: time, ...presence.shape }),
  z.object({ type: z.literal('table'), table }),
  z.object({ type: z.literal('chat'), table: id.nullable(), line }),
  z.object({ type: z.literal('reconnect') }),
]) satisfies z.ZodType<FromServer>;
