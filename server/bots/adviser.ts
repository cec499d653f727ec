import { standInFor } from '@small-council/bots';
import type { Advice } from '@small-council/client/protocol';
import { Refusal, refuse, type Seat } from '@small-council/engine';
import type { Matches } from '../matches/service.ts';
import type { LiveMatch } from '../matches/standing.ts';
import { deny } from '../problem.ts';
import { atItsBest } from './player.ts';
import type { BotPool } from './pool.ts';

/** So many matches are kept in mind: who asks twice about one question is told the same, without thinking again. */
const KEPT = 1_000;

interface Given {
  readonly about: string;
  readonly advice: Promise<Advice>;
}

/**
 * What the strongest bot of a game would answer in a player's place (SC-042). It thinks with what that seat sees and
 * was told, like any other bot: nobody learns more by it than he could have known.
 */
export class Adviser {
  readonly #matches: Matches;
  readonly #pool: BotPool;
  readonly #given = new Map<string, Given>();

  constructor(matches: Matches, pool: BotPool) {
    this.#matches = matches;
    this.#pool = pool;
  }

  /** `owner` is on whose account the bot thinks. */
  advise(id: string, seat: Seat, owner: string): Promise<Advice> {
    return this.#matches
      .look(id, (live) => {
        refuseAdvice(live, seat);
        const about = `${seat} ${live.standing.line} ${live.match.state.moment}`;
        const before = this.#given.get(id);
        if (before?.about === about) return { advice: before.advice };
        const advice = this.#think(live, seat, owner);
        this.#keep(id, { about, advice });
        return { advice };
      })
      .then(({ advice }) => advice);
  }

  #keep(id: string, given: Given): void {
    this.#given.delete(id);
    this.#given.set(id, given);
    const [oldest] = this.#given.keys();
    if (this.#given.size > KEPT) this.#given.delete(oldest);
    // What has failed once may go well the next time.
    given.advice.catch(() => {
      if (this.#given.get(id) === given) this.#given.delete(id);
    });
  }

  async #think(live: LiveMatch, seat: Seat, owner: string): Promise<Advice> {
    const standIn = standInFor(live.game.id);
    if (!standIn) throw deny(404, 'match.noAdvice');
    const { line } = live.standing;
    const question = live.match.state.moment;
    const { answer, because = null } = await this.#pool.think(
      live,
      seat,
      atItsBest(standIn.bot),
      owner,
    );
    return { question, line, answer, because };
  }
}

/** SC-042: among people everybody plays for himself. */
function refuseAdvice({ match, standing, players }: LiveMatch, seat: Seat): void {
  if (players.some((other) => other.seat !== seat && other.user !== null))
    throw deny(403, 'match.adviceAmongPeople');
  if (standing.conceded.includes(seat)) throw deny(409, 'match.conceded');
  if (standing.paused) throw deny(409, 'match.paused');
  if (standing.result !== null || !match.waiting.includes(seat))
    throw new Refusal(refuse('SC-001', 'table.notAsked'));
}
