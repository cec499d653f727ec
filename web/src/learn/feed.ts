import type { Act } from '@small-council/client';
import type { Answer, Refused } from '@small-council/engine';
import { type Glimpse, Pacing, type TableFeed } from '../table/feed.ts';
import { type Frame, type Lesson, LessonRun, PUPIL } from './lesson.ts';

/** What is shown at the table of a lesson, and which of its steps is on; null while others play. */
export interface LessonGlimpse extends Glimpse {
  readonly step: number | null;
  readonly part: number;
}

/** A lesson as a table: the match runs here, in the browser, and nobody is asked but the learner. */
export class LessonFeed implements TableFeed {
  readonly match = null;
  readonly #run: LessonRun;
  readonly #listeners = new Set<() => void>();
  readonly #pacing = new Pacing<LessonGlimpse>(() => this.#shown());
  #refused: Refused | null = null;
  #otherwise = false;

  constructor(lesson: Lesson) {
    this.#run = new LessonRun(lesson, (frame) => this.#pacing.arrive(glimpseOf(frame)));
  }

  readonly now = (): LessonGlimpse | null => this.#pacing.shown;
  readonly refused = (): Refused | null => this.#refused;
  /** The last answer was a legal one, but not what the host wanted. */
  readonly otherwise = (): boolean => this.#otherwise;
  readonly sent = (): null => null;
  readonly presence = (): null => null;
  readonly serverTime = (): number => 0;
  readonly behind = (): boolean => this.#pacing.behind;
  readonly hurry = (): void => this.#pacing.hurry();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  answer(question: number, answer: Answer): void {
    this.#pacing.dontWait();
    const no = this.#run.answer(question, answer);
    this.#otherwise = no === 'otherwise';
    this.#refused = no === 'otherwise' ? null : no;
    this.#tell();
  }

  /** Nothing but answers can be done here. */
  act(_act: Act): void {}

  readonly skip = (): void => {
    this.#pacing.dontWait();
    this.#run.skip();
  };

  close(): void {
    this.#pacing.stop();
  }

  #shown(): void {
    this.#refused = null;
    this.#otherwise = false;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const glimpseOf = ({ view, facts, question, step, part }: Frame): LessonGlimpse => ({
  view,
  facts,
  question,
  step,
  part,
  viewer: PUPIL,
  table: null,
  players: [],
  line: 0,
  mayUndo: false,
  window: null,
  orders: null,
  clock: { left: [], since: 0, running: [] },
  paused: false,
  away: [],
  conceded: [],
  proposal: null,
  leftAt: null,
  result: null,
});
