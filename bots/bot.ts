import {
  type Answer,
  type AnyGame,
  type Chance,
  guess,
  type KnownFact,
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
  /** How many ways on were tried for it; one that was followed twice as far counts as two. */
  readonly tried?: number;
}

/** A strength at which a bot can play: how many ways on it tries for each answer. */
export interface Level {
  readonly level: number;
  readonly tries: number;
  /** How long an answer takes at the table, whether there was much to think about or nothing. */
  readonly takesMs: number;
}

/** The step of a game that asks: everybody sees it, whatever anybody holds. */
export interface Asking {
  readonly flow: string;
  readonly at: string;
}

/** A player made of code. What it remembers is what its seat was told: that, and its view, is all it goes by. */
export interface Bot {
  readonly id: string;
  /** The games it can play; every game where it does not say. */
  readonly games?: readonly string[];
  /** Its strengths, the weakest first; none where more tries would make it no better. */
  readonly levels?: readonly Level[];
  /**
   * What part of its time and of its tries a question at this step takes; all of it where it does not say. By the step
   * alone, so that waiting tells nothing of what there was to choose.
   */
  readonly share?: (asking: Asking) => number;
  /** The level at which it plays on for somebody who is away. Without one it never does. */
  readonly standsInAt?: number;
  decide(thinking: Thinking): Decision;
}

/**
 * A match to think in: it could be the real one. What others have answered in secret is as unknown as what they will
 * answer: there they are asked again, so that they do what they are thought to do, and not just anything.
 */
export const worldOf = (game: AnyGame, view: View, chance: Chance, recalled?: unknown): Match =>
  guess(game, { ...view, waiting: view.asked }, chance, recalled);

/** What a seat of a running match can think with: what it sees, and what it was told since the match began. */
export function thinkingOf(
  match: Match,
  seat: Seat,
  chance: Chance,
  tries: number,
  log: () => readonly KnownFact[] = () => match.log(seat),
): Thinking {
  const question = match.question(seat);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  let view: View | null = null;
  const look = (): View => {
    view ??= match.view(seat);
    return view;
  };
  let recalled: unknown;
  const recall = (): unknown => {
    recalled ??= recallOf(match, seat, log());
    return recalled;
  };
  return {
    game: match.game,
    seat,
    question,
    view: look,
    guess: () => worldOf(match.game, look(), chance, recall()),
    chance,
    tries,
  };
}

/** What a seat still knows of what lies hidden now, from all that it was told. */
export const recallOf = ({ game, origin }: Match, seat: Seat, log: readonly KnownFact[]): unknown =>
  game.recall?.(log, seat, origin.seats);

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
