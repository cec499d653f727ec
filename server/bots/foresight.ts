import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '@small-council/bots';
import { passesByOrder } from '@small-council/client/orders';
import { defaultAnswer, type Question, type Seat, type View } from '@small-council/engine';
import { isPresent, type LiveMatch } from '../matches/standing.ts';
import { playerFor } from './player.ts';
import type { BotPool } from './pool.ts';

/** So many matches are thought ahead of; whichever was begun first is forgotten first. */
const KEPT = 200;

/** What a bot has begun to think about a question before it was asked. */
export interface Thought {
  readonly decision: Promise<Decision>;
  readonly since: number;
}

interface Ahead {
  /** The player's question: while he thinks about it, bots think ahead. */
  readonly during: string;
  /** The question that comes if he passes. */
  readonly about: string;
  readonly thoughts: ReadonlyMap<Seat, Thought & { readonly view: View }>;
}

const questionOf = ({ match, standing }: LiveMatch): string =>
  `${standing.line} ${match.state.moment}`;

/**
 * Bots think while their player thinks: where he may pass, which is what is done most, they begin with what they will be
 * asked if he does. They go by what their seat would see then, and nothing else; where it sees something else in the end,
 * they have thought in vain. Only against bots alone (SC-031): among people, waiting less would tell the others
 * something about what somebody has done.
 */
export class Foresight {
  readonly #pool: BotPool;
  readonly #ahead = new Map<string, Ahead>();

  constructor(pool: BotPool) {
    this.#pool = pool;
  }

  /** A player has been asked. `owner` is on whose account bots think; they do only while no other bot has to. */
  lookAhead(live: LiveMatch, owner: string): void {
    const during = questionOf(live);
    if (this.#ahead.get(live.id)?.during === during) return;
    this.#ahead.delete(live.id);
    if (!this.#pool.isIdle) return;
    const next = afterPass(live);
    if (!next) return;
    const since = Date.now();
    const thoughts = new Map(
      next.match.waiting.flatMap((seat) => {
        const player = next.players[seat].bot === null ? undefined : playerFor(next, seat);
        if (!player) return [];
        const decision = this.#pool.think(next, seat, player, owner);
        // Whoever needs it will hear of it.
        decision.catch(() => {});
        return [[seat, { decision, since, view: next.match.view(seat) }] as const];
      }),
    );
    this.#ahead.set(live.id, { during, about: questionOf(next), thoughts });
    const [oldest] = this.#ahead.keys();
    if (this.#ahead.size > KEPT) this.#ahead.delete(oldest);
  }

  /** What the bot on this seat has already thought about the question that it is asked now. */
  thoughtOf(live: LiveMatch, seat: Seat): Thought | null {
    const ahead = this.#ahead.get(live.id);
    if (ahead?.about !== questionOf(live)) return null;
    const thought = ahead.thoughts.get(seat);
    return thought && isDeepStrictEqual(live.match.view(seat), thought.view) ? thought : null;
  }
}

/** The match as it would be if its only player passed; null where he is not asked, cannot pass, or does by order. */
function afterPass(live: LiveMatch): LiveMatch | null {
  const { match, players, standing, orders } = live;
  const people = players.filter(({ bot }) => bot === null);
  const [seat, ...others] = match.waiting;
  if (people.length !== 1 || people[0].seat !== seat || others.length > 0) return null;
  if (standing.result || standing.paused || !isPresent(standing, seat)) return null;
  if (passesByOrder(match, seat, orders[seat])) return null;
  const pass = defaultAnswer(match.question(seat) as Question);
  if (!Array.isArray(pass) || pass.length > 0) return null;
  const next = match.fork({ facts: match.record?.facts.slice() ?? [], moves: [] });
  next.answer(seat, next.state.moment, pass);
  return { ...live, match: next };
}
