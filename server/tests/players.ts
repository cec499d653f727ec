import { randomUUID } from 'node:crypto';
import type { Ack, Player } from '@small-council/client/protocol';
import { Chance, type Seat, sampleAnswer } from '@small-council/engine';
import type { Matches } from '../matches/service.ts';
import type { MatchSetting } from '../matches/standing.ts';
import type { Database } from '../storage/open.ts';

export const plainSetting: MatchSetting = {
  clock: { kind: 'none' },
  absence: 'default',
  spectators: true,
};

/** Makes people, so that matches have somebody to belong to. */
export async function makePeople(db: Database, count: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 0; seat < count; seat++) {
    const id = randomUUID();
    const name = `Player ${seat}`;
    await db
      .insertInto('users')
      .values({ id, name, name_key: null, password: null, created_at: 1, deleted_at: null })
      .execute();
    players.push({ seat, name, user: id, guest: true, crest: null, bot: null, level: 0 });
  }
  return players;
}

export const botPlayer = (seat: Seat, bot = 'random'): Player => ({
  seat,
  name: bot,
  user: null,
  guest: false,
  crest: null,
  bot,
  level: 1,
});

export interface Next {
  seat: Seat;
  question: number;
  line: number;
  answer: unknown;
}

/** A legal answer to one of the open questions, by chance; null when the match is over. */
export function nextAnswer(matches: Matches, id: string, chance: Chance): Promise<Next | null> {
  return matches.look(id, ({ match, standing }) => {
    if (standing.result) return null;
    const seat = match.waiting[chance.below(match.waiting.length)];
    const question = match.question(seat);
    if (!question) throw new Error('nobody is asked');
    return {
      seat,
      question: match.state.moment,
      line: standing.line,
      answer: sampleAnswer(question, chance),
    };
  });
}

export interface Given {
  key: string;
  seat: Seat;
  answer: unknown;
  ack: Ack;
}

/** Answers some questions, or all there are, and returns what was acknowledged. */
export async function playOn(
  matches: Matches,
  id: string,
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
): Promise<Given[]> {
  const given: Given[] = [];
  while (given.length < most) {
    const next = await nextAnswer(matches, id, chance);
    if (!next) break;
    const { seat, ...act } = next;
    const key = randomUUID();
    const ack = await matches.act(id, seat, { do: 'answer', ...act }, key);
    given.push({ key, seat, answer: act.answer, ack });
  }
  return given;
}

export const seeded = (text: string): Chance => new Chance(text);
