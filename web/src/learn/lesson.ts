import {
  type Answer,
  type AnyGame,
  type AskedQuestion,
  createMatch,
  defaultAnswer,
  type KnownFact,
  type Match,
  type Message,
  message,
  type NewMatch,
  type Params,
  type Question,
  type Refused,
  type Seat,
  type View,
} from '@small-council/engine';

/**
 * A taught match: a real one with a fixed beginning, in which a host leads from question to question. What a
 * lesson is, is declared; here it is played.
 */

/** Where the learner sits in every lesson. */
export const PUPIL: Seat = 0;

/**
 * An answer in plain words: options by their id or by a word that their label names (`card.01144`), a number, or
 * whatever is worked out from the question.
 */
export type Wanted =
  | readonly string[]
  | number
  | ((question: AskedQuestion, view: View<never>) => Answer | null);

/** Answers by the key of the question. What is not said, or not offered, is answered harmlessly. */
export type Script = { readonly [question: string]: Wanted };

export interface LessonStep {
  /** The host says `learn.<game>.<id>`, and `learn.<game>.<id>.no` to any other answer than the wanted one. */
  readonly id: string;
  /** The part of the lesson it belongs to: `learn.<game>.chapter.<chapter>`. */
  readonly chapter: string;
  /** The question at which the step begins; without one it begins when the one before it is done. */
  readonly asked?: string;
  /** The host only tells something here; the question is left for the next step. */
  readonly tells?: true;
  /** Of several such questions it is this one. */
  readonly when?: (question: AskedQuestion, view: View<never>) => boolean;
  readonly wanted?: Wanted;
  /** Whether another answer is as good, and the lesson can go on with it. */
  readonly accepts?: (answer: Answer, question: AskedQuestion) => boolean;
  /** What the host points at: selectors of a place on the board, and of what it is in where it cannot be seen. */
  readonly point?: { readonly at: string; readonly or?: string };
  /** What the host names: cards, units. */
  readonly names?: Params;
  /** Another match begins with this step. */
  readonly begin?: Beginning;
}

type Beginning = () => { readonly game: AnyGame; readonly setting: NewMatch };

export interface Lesson {
  readonly game: string;
  readonly begin: Beginning;
  /** What the others answer, by seat. The learner is answered for harmlessly between two steps. */
  readonly others?: { readonly [seat: Seat]: Script };
  readonly steps: readonly LessonStep[];
}

/** What the learner sees at one moment of a lesson. */
export interface Frame {
  readonly view: View;
  readonly facts: KnownFact[];
  /** What he is asked: only what the step is about. */
  readonly question: AskedQuestion | null;
  /** Which step is on; null while others play. The number of steps when all are done. */
  readonly step: number | null;
  /** How many matches have begun before this one. */
  readonly part: number;
}

/** More answers than this between two steps: the lesson does not fit its match. */
const FAR_TOO_MANY = 2_000;

/** The words of a step; where there is no word for another answer, the general one. */
export const wordOf = (lesson: Lesson, step: LessonStep): Message =>
  message(`learn.${lesson.game}.${step.id}`, step.names);
export const refusalOf = (lesson: Lesson, step: LessonStep): Message =>
  message(`learn.${lesson.game}.${step.id}.no`, step.names);
export const chapterOf = (lesson: Lesson, step: LessonStep): Message =>
  message(`learn.${lesson.game}.chapter.${step.chapter}`);

/** Whether the learner answers in this step. */
const teaches = ({ asked, tells }: LessonStep): boolean => asked !== undefined && !tells;

const matchOf = (begin: Beginning): Match => {
  const { game, setting } = begin();
  return createMatch(game, setting) as Match;
};

export class LessonRun {
  readonly lesson: Lesson;
  #match: Match;
  #part = 0;
  readonly #show: (frame: Frame) => void;
  #at = 0;

  constructor(lesson: Lesson, show: (frame: Frame) => void) {
    this.lesson = lesson;
    this.#match = matchOf(lesson.begin);
    this.#show = show;
    this.#goOn();
  }

  get match(): Match {
    return this.#match;
  }

  /** The step that is on; null when all are done. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  /** What the step that is on wants to be answered; null where it only tells. */
  get wanted(): Answer | null {
    const question = this.#asked();
    const { step } = this;
    if (!step || !teaches(step) || !question) return null;
    if (step.wanted === undefined) return defaultAnswer(this.match.question(PUPIL) as Question);
    const answer = answerOf(step.wanted, question, this.match.view(PUPIL));
    if (answer === null) throw new Error(`what "${step.id}" wants is not offered`);
    return answer;
  }

  /** The learner answers. Null where that was it; else why not. */
  answer(question: number, given: Answer): Refused | 'otherwise' | null {
    const { step } = this;
    const asked = this.#asked();
    if (!step || !teaches(step) || !asked) return null;
    const refused = this.match.refusal(PUPIL, question, given);
    if (refused) return refused;
    if (!step.accepts?.(given, asked) && !same(given, this.wanted)) return 'otherwise';
    this.match.answer(PUPIL, question, given);
    this.#next();
    return null;
  }

  /** On to the next step: what this one wants is done by the host. */
  skip(): void {
    const { wanted } = this;
    if (wanted !== null) this.match.answer(PUPIL, this.match.state.moment, wanted);
    this.#next();
  }

  #next(): void {
    if (this.#at < this.lesson.steps.length) this.#at++;
    const begin = this.step?.begin;
    if (begin) {
      this.#match = matchOf(begin);
      this.#part++;
    }
    this.#goOn();
  }

  #asked(): AskedQuestion | null {
    return this.match.questions.find(({ seat }) => seat === PUPIL) ?? null;
  }

  /** Is the step that is on about what is asked now? */
  #isOn(): boolean {
    const { step } = this;
    if (!step?.asked) return true;
    const question = this.#asked();
    return (
      question?.text.key === step.asked &&
      (step.when?.(question, this.match.view(PUPIL) as View<never>) ?? true)
    );
  }

  /** Everybody plays on until the learner is asked what the step is about. */
  #goOn(): void {
    const { match, lesson } = this;
    let known = match.log(PUPIL).length;
    for (let answers = 0; !match.result && !this.#isOn(); answers++) {
      if (answers > FAR_TOO_MANY)
        throw new Error(`the lesson of ${lesson.game} never comes to "${this.step?.id}"`);
      const asked = match.questions[0];
      match.answer(asked.seat, match.state.moment, this.#scripted(asked));
      const facts = match.log(PUPIL);
      // Who passes in a window tells nothing that anybody would look at.
      if (facts.length > known && !match.result && !this.#isOn()) this.#frame(null, facts);
      known = facts.length;
    }
    this.#frame(match.result ? lesson.steps.length : this.#at, match.log(PUPIL));
  }

  /** What somebody answers of whom nothing is wanted just now. */
  #scripted(asked: AskedQuestion): Answer {
    const { match, lesson } = this;
    const { seat } = asked;
    const wanted = lesson.others?.[seat]?.[asked.text.key];
    const answer = wanted === undefined ? null : answerOf(wanted, asked, match.view(seat));
    return answer ?? defaultAnswer(match.question(seat) as Question);
  }

  #frame(step: number | null, facts: KnownFact[]): void {
    const on = step === null ? undefined : this.lesson.steps[step];
    const question = on && teaches(on) ? this.#asked() : null;
    this.#show({ view: this.match.view(PUPIL), facts, question, step, part: this.#part });
  }
}

/** The answer that is meant, among what can be chosen; null where something of it is not offered. */
function answerOf(wanted: Wanted, question: AskedQuestion, view: View): Answer | null {
  if (typeof wanted === 'function') return wanted(question, view as View<never>);
  if (typeof wanted === 'number') return wanted;
  if (question.kind !== 'choose' && question.kind !== 'order') return null;
  const left = [...question.options];
  const ids: string[] = [];
  for (const name of wanted) {
    const at = left.findIndex(({ id, label }) => id === name || mentions(label, name));
    if (at < 0) return null;
    ids.push(left.splice(at, 1)[0].id);
  }
  return ids;
}

/** Whether a message, or something in it, is called so. */
function mentions(what: unknown, name: string): boolean {
  if (typeof what !== 'object' || what === null) return what === name;
  return Object.values(what).some((part) => mentions(part, name));
}

/** Lists are the same in any order: which cards were chosen, not when. */
function same(given: Answer, wanted: Answer | null): boolean {
  if (!Array.isArray(given) || !Array.isArray(wanted))
    return JSON.stringify(given) === JSON.stringify(wanted);
  return JSON.stringify(given.toSorted()) === JSON.stringify(wanted.toSorted());
}
