import {
  type Answer,
  type AnyGame,
  type Chance,
  guess,
  type Match,
  type Message,
  type Question,
  type Seat,
  type View,
} from '@small-council/engine';

/** What a bot has to go by: its question, and what its seat may know. Nothing else. */
export interface Thinking {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly question: Question;
  /** What the seat sees; made only for bots that look. */
  view(): View;
  /** A match that could be the real one, as far as the seat can tell. A new one at every call. */
  guess(): Match;
  /** The bot's own dice. */
  readonly chance: Chance;
  /** How many ways on it may try. Counted, not timed: so a match can be played again from its seed. */
  readonly tries: number;
}

export interface Decision {
  readonly answer: Answer;
  /** Why, in words for the log. */
  readonly because?: Message;
}

/** A strength at which a bot can play: how many ways on it tries for each answer. */
export interface Level {
  readonly level: number;
  readonly tries: number;
  /** How long an answer takes at the table, whether there was much to think about or nothing. */
  readonly takesMs: number;
}

/** A player made of code. It keeps no memory: everything it needs is in front of it. */
export interface Bot {
  readonly id: string;
  /** The games it can play; every game where it does not say. */
  readonly games?: readonly string[];
  /** Its strengths, the weakest first; none where more tries would make it no better. */
  readonly levels?: readonly Level[];
  /** The level at which it plays on for somebody who is away. Without one it never does. */
  readonly standsInAt?: number;
  decide(thinking: Thinking): Decision;
}

/** What a seat of a running match can think with. */
export function thinkingOf(match: Match, seat: Seat, chance: Chance, tries: number): Thinking {
  const question = match.question(seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  let view: View | null = null;
  const look = (): View => {
    view ??= match.view(seat);
    return view;
  };
  return {
    game: match.game,
    seat,
    question,
    view: look,
    guess: () => guess(match.game, look(), chance),
    chance,
    tries,
  };
}

/** Lets a bot answer for a seat. */
export function letAnswer(
  bot: Bot,
  match: Match,
  seat: Seat,
  chance: Chance,
  tries: number,
): Decision {
  const decision = bot.decide(thinkingOf(match, seat, chance, tries));
  match.answer(seat, match.state.moment, decision.answer);
  return decision;
}
