// What comes in from outside, and what of it is accepted.
import { CRESTS } from '@small-council/client/crests';
import type { OrdersWish } from '@small-council/client/protocol';
import { z } from 'zod';
import { isVisible } from '../people/names.ts';

const id = z.uuid();
/** Text without characters that cannot be seen or that turn the reading direction around. */
const readable = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .regex(/^[^\p{C}]*$/u),
    );

/** A name is seen by others: nothing in it hides. What only tells emoji how to look is left out. */
export const name = z
  .string()
  .transform((text) => text.replace(/\uFE0F/g, ''))
  .pipe(readable(30))
  .refine(isVisible);
export const password = z.string().min(8).max(200);
export const secret = z.string().max(64);
export const seat = z.int().min(0).max(99);
export const key = z.string().min(1).max(64);

export const byId = z.object({ id });
export const byCode = z.object({ code: secret });

export const guest = z.strictObject({ name: name.optional() });
export const account = z.strictObject({ name, password });
/** What is typed to sign in is compared, not judged. */
export const signIn = z.strictObject({ name: z.string().max(100), password: z.string().max(200) });
export const changeOfPerson = z.strictObject({
  name: name.optional(),
  crest: z.enum(CRESTS).nullable().optional(),
});
export const passwords = z.strictObject({ old: z.string().max(200), password });
export const removal = z.strictObject({ password: z.string().max(200).optional() });

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('bank'),
    bank: z
      .int()
      .min(SECOND)
      .max(24 * HOUR),
    increment: z.int().min(0).max(HOUR),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

const optionName = z.string().max(40);
/** A deck is an option too: a list of some sixty lines. */
const listText = z.string().max(8000);
const optionValue = z.union([z.boolean(), listText, z.number()]);

export const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(99),
  options: z.record(optionName, optionValue).default({}),
  public: z.boolean().default(true),
  clock: clock.default({ kind: 'none' }),
  absence: z.enum(['default', 'bot']).default('default'),
  spectators: z.boolean().default(true),
  accountsOnly: z.boolean().default(false),
});

export const byCard = z.object({ game: z.string().max(40), card: z.string().max(40) });
export const opponents = z.strictObject({ game: z.string().max(40) });

export const doors = z.strictObject({ spectators: z.boolean(), accountsOnly: z.boolean() });

const cursor = z
  .string()
  .max(80)
  .regex(/^\d{1,15}_[0-9a-f-]{36}$/);

export const tableList = z.object({
  game: z.string().max(40).optional(),
  seats: z.coerce.number().int().min(1).max(99).optional(),
  state: z.enum(['open', 'playing']).default('open'),
  before: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const invited = z.object({ invite: secret.optional() });
export const sit = z.strictObject({ seat, invite: secret.optional() });
export const ready = z.strictObject({ ready: z.boolean() });
export const seatOptions = z.strictObject({ seat, options: z.record(optionName, optionValue) });
export const setBot = z.strictObject({
  seat,
  bot: z
    .strictObject({ id: z.string().max(40), level: z.int().min(1).max(3).default(2) })
    .nullable(),
});
export const removePerson = z.strictObject({ user: id, ban: z.boolean().default(false) });

const listName = readable(60).refine(isVisible);
export const myLists = z.object({ game: z.string().max(40).optional() });
export const newList = z.strictObject({
  game: z.string().max(40),
  name: listName,
  text: listText,
});
export const drawnList = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(99),
  options: z.record(optionName, optionValue).default({}),
});
export const savedList = z.strictObject({
  version: z.int().min(1).describe('the one that was changed; refused if it is not the newest'),
  name: listName,
  text: listText,
});

export const chatPlace = z.object({
  table: id.optional(),
  invite: secret.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const say = z.strictObject({
  table: id.nullable().default(null),
  text: readable(500),
  invite: secret.optional(),
});
export const mute = z.strictObject({ user: id, on: z.boolean() });
export const report = z.strictObject({
  chat: id,
  reason: readable(500),
  invite: secret.optional(),
});

export const settle = z.strictObject({ remove: z.boolean() });

/** The kernel judges the answer itself; here it only has to be of a bearable size. */
export const act = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('answer'),
    question: z.int(),
    line: z.int(),
    answer: z.unknown(),
  }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('propose'), what: z.enum(['back', 'pause']) }),
  z.strictObject({ do: z.literal('consent'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('concede') }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('return') }),
]);

export const keyedAct = z.strictObject({ key, act });

/** Names of windows and periods are the game's own words. */
const word = z.string().min(1).max(64);
const MOST_STOPS = 64;

export const orders = z.strictObject({
  idle: z.boolean(),
  until: word.nullable(),
  stops: z.array(word).max(MOST_STOPS),
}) satisfies z.ZodType<OrdersWish>;

export const fromClient = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), match: id, have: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unwatch'), match: id }),
  z.strictObject({ type: z.literal('act'), match: id, key, act }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({
    type: z.literal('table'),
    table: id,
    on: z.boolean(),
    invite: secret.optional(),
  }),
]);

export const page = z.object({
  before: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const reportList = page.extend({
  settled: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});
export const shared = z.object({ share: secret.optional() });
export const replay = z.object({
  eyes: z
    .union([z.enum(['open', 'spectator']), z.coerce.number().int().min(0).max(99)])
    .default('spectator'),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(0).max(200).default(50),
  share: secret.optional(),
});

/** A match from a file, which may come from anybody. */
export const exported = z.strictObject({
  format: z.literal('small-council-match'),
  origin: z.strictObject({
    game: z.string().max(40),
    version: z.int(),
    seats: z.int().min(1).max(99),
    options: z.record(optionName, optionValue),
    seed: z.string().min(1).max(200),
    position: z.unknown(),
  }),
  moves: z.array(z.strictObject({ seat, id: z.int(), answer: z.unknown() })).max(5000),
  conceded: z.array(seat).max(99),
  players: z
    .array(
      z.strictObject({ name: z.union([z.literal(''), name]), bot: z.string().max(40).nullable() }),
    )
    .max(99),
});
