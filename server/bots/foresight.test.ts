import { agot2 } from '@small-council/agot2';
import type { Decision } from '@small-council/bots';
import { STANDARD } from '@small-council/client/orders';
import type { Player } from '@small-council/client/protocol';
import {
  type AnyGame,
  Chance,
  createMatch,
  defaultAnswer,
  type Match,
  type Question,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { describe, expect, test } from 'vitest';
import { firstStanding, type LiveMatch } from '../matches/standing.ts';
import { Foresight } from './foresight.ts';
import type { BotPool } from './pool.ts';

const PERSON = 0;
const BOT = 1;

const playerAt = (seat: Seat, bot: string | null): Player => ({
  seat,
  bot,
  level: bot === null ? 0 : 1,
  user: bot === null ? `user ${seat}` : null,
  name: `Player ${seat}`,
  guest: false,
  crest: null,
});

/** A match of a person against bots in memory, and of more people where these seats are theirs. */
function laid(match: Match, people: readonly Seat[] = [PERSON]): LiveMatch {
  const players = Array.from({ length: match.origin.seats }, (_, seat) =>
    playerAt(seat, people.includes(seat) ? null : 'search'),
  );
  const setting = { clock: { kind: 'none' }, absence: 'bot', spectators: true } as const;
  return {
    id: 'laid',
    table: null,
    game: agot2 as unknown as AnyGame,
    players,
    setting,
    began: 0,
    sequence: 0,
    match,
    standing: firstStanding(players, setting, 0),
    // Nothing is passed by order here: the person thinks about everything.
    orders: players.map(() => ({ ...STANDARD, idle: false })),
  };
}

const questionTo = (match: Match, seat: Seat): Question => match.question(seat) as Question;

const passes = (match: Match): boolean => {
  const answer = defaultAnswer(questionTo(match, PERSON));
  return Array.isArray(answer) && answer.length === 0;
};

/** Begins a match, and plays by chance until the person alone is asked and this holds. */
function played(holds: (match: Match) => boolean, seats = 2): Match {
  const match = createMatch(agot2, { seats, seed: 'foresight' }) as unknown as Match;
  const chance = new Chance('foresight');
  while (!(match.waiting.length === 1 && match.waiting[0] === PERSON && holds(match))) {
    if (match.result) throw new Error('it never came to that');
    const [seat] = match.waiting;
    match.answer(seat, match.state.moment, sampleAnswer(questionTo(match, seat), chance));
  }
  return match;
}

/** A window is open: the bot is asked if the person passes, who could do something else as well. */
const beforeTheBot = (match: Match): boolean => {
  const question = questionTo(match, PERSON);
  if (!match.window || !passes(match) || question.kind !== 'choose' || question.from.length === 0)
    return false;
  const asked = askedNext(match);
  return asked.length === 1 && asked[0] === BOT;
};

/** Who is asked once the person has given the harmless answer. */
function askedNext(match: Match): readonly Seat[] {
  const next = match.fork();
  next.answer(PERSON, next.state.moment, defaultAnswer(questionTo(next, PERSON)));
  return next.waiting;
}

/** Threads that note who thinks about what. */
function threads(isIdle = true) {
  const thoughts: { seat: Seat; moment: number; decision: Decision }[] = [];
  const pool = {
    isIdle,
    think: async ({ match }: LiveMatch, seat: Seat) => {
      const decision = { answer: defaultAnswer(questionTo(match, seat)) };
      thoughts.push({ seat, moment: match.state.moment, decision });
      return decision;
    },
  };
  return { thoughts, foresight: new Foresight(pool as unknown as BotPool) };
}

describe('bots think while their player thinks [SC-031]', () => {
  test('about what they are asked if he passes', async () => {
    const live = laid(played(beforeTheBot));
    const { thoughts, foresight } = threads();
    const before = JSON.stringify(live.match.state);
    foresight.lookAhead(live, 'ann');
    expect(JSON.stringify(live.match.state)).toBe(before);
    expect(thoughts).toMatchObject([{ seat: BOT }]);
    // Nobody is asked yet.
    expect(foresight.thoughtOf(live, BOT)).toBeNull();
    live.match.answer(PERSON, live.match.state.moment, []);
    expect(thoughts[0].moment).toBe(live.match.state.moment);
    expect(await foresight.thoughtOf(live, BOT)?.decision).toBe(thoughts[0].decision);
    expect(foresight.thoughtOf(live, PERSON)).toBeNull();
  });

  test('once, however often somebody looks', () => {
    const live = laid(played(beforeTheBot));
    const { thoughts, foresight } = threads();
    foresight.lookAhead(live, 'ann');
    foresight.lookAhead(live, 'ann');
    expect(thoughts.length).toBe(1);
  });

  test('in vain, where he does something else', () => {
    const live = laid(played(beforeTheBot));
    const { foresight } = threads();
    foresight.lookAhead(live, 'ann');
    const question = questionTo(live.match, PERSON);
    const [done] = question.kind === 'choose' ? question.from : [];
    live.match.answer(PERSON, live.match.state.moment, [done]);
    while (!live.match.waiting.includes(BOT)) {
      const [seat] = live.match.waiting;
      live.match.answer(seat, live.match.state.moment, defaultAnswer(questionTo(live.match, seat)));
    }
    expect(foresight.thoughtOf(live, BOT)).toBeNull();
  });

  test('anew, where something was taken back', () => {
    const live = laid(played(beforeTheBot));
    const { foresight } = threads();
    foresight.lookAhead(live, 'ann');
    live.standing.line++;
    live.match.answer(PERSON, live.match.state.moment, []);
    expect(foresight.thoughtOf(live, BOT)).toBeNull();
  });

  test('of what their seat sees: where it sees something else, it is another question', () => {
    const live = laid(played(beforeTheBot));
    const { foresight } = threads();
    foresight.lookAhead(live, 'ann');
    live.match.answer(PERSON, live.match.state.moment, []);
    const { players } = live.match.state.table as { players: { gold: number }[] };
    players[PERSON].gold++;
    expect(foresight.thoughtOf(live, BOT)).toBeNull();
  });

  test.each<[string, (live: LiveMatch) => LiveMatch]>([
    ['while all is paused', (live) => ({ ...live, standing: { ...live.standing, paused: true } })],
    ['for who has left', (live) => ({ ...live, standing: { ...live.standing, away: [PERSON] } })],
    [
      'where a standing order passes at once',
      (live) => {
        const mark = live.match.window?.periods.phase;
        if (mark === undefined) throw new Error('no phase is running');
        const until = { kind: 'phase', mark };
        return { ...live, orders: live.orders.map((orders) => ({ ...orders, until })) };
      },
    ],
  ])('not %s', (_when, made) => {
    const { thoughts, foresight } = threads();
    foresight.lookAhead(made(laid(played(beforeTheBot))), 'ann');
    expect(thoughts).toEqual([]);
  });

  test('not among people', () => {
    const match = played(beforeTheBot, 3);
    const { thoughts, foresight } = threads();
    foresight.lookAhead(laid(match, [PERSON, 2]), 'ann');
    expect(thoughts).toEqual([]);
    foresight.lookAhead(laid(match), 'ann');
    expect(thoughts.length).toBe(1);
  });

  test('not in the place of the player himself, who is asked at the same time', () => {
    const { thoughts, foresight } = threads();
    const both = (match: Match) => passes(match) && askedNext(match).length === 2;
    foresight.lookAhead(laid(played(both)), 'ann');
    expect(thoughts.map(({ seat }) => seat)).toEqual([BOT]);
  });

  test('not where he must choose, nor while other bots have to think', () => {
    const { thoughts, foresight } = threads();
    const chosen = (match: Match) => !passes(match) && askedNext(match).includes(BOT);
    foresight.lookAhead(laid(played(chosen)), 'ann');
    expect(thoughts).toEqual([]);
    const busy = threads(false);
    busy.foresight.lookAhead(laid(played(beforeTheBot)), 'ann');
    expect(busy.thoughts).toEqual([]);
  });
});
