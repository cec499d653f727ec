import {
  type Act,
  type MatchDocument,
  type MatchFeed,
  type PresenceInfo,
  Refused,
} from '@small-council/client';
import type { Answer, KnownFact, Message, View } from '@small-council/engine';
import { hear, line, reasonOf } from '../live/session.ts';
import { settingsNow } from '../settings.ts';

/** A match as it is shown now: what the server says the viewer may know, and what he was told. */
export interface Glimpse<TableView = unknown> extends Omit<MatchDocument, 'view'> {
  view: View<TableView>;
  facts: KnownFact[];
}

const glimpseOf = ({ document, facts }: MatchFeed): Glimpse | null =>
  document && { ...document, facts };

/**
 * What a table is played through. Most are the server's; a lesson is played in the browser alone.
 */
export interface TableFeed {
  /** Null for what is kept nowhere: it has no replay, and nobody to give up against. */
  readonly match: string | null;
  readonly now: () => Glimpse | null;
  readonly refused: () => { rule: string | null; why: Message } | null;
  /** The question that was answered here, and the answer is still on its way. */
  readonly sent: () => number | null;
  /** Who is there: null until the server has said so. */
  readonly presence: () => PresenceInfo | null;
  /** The time on the server's clock. */
  readonly serverTime: () => number;
  /** More has happened than is shown. */
  readonly behind: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  answer(question: number, answer: Answer): void;
  act(act: Act): void;
  /** Shows everything that has happened, at once. */
  readonly hurry: () => void;
}

/** What happens fast, because bots do it, is shown one step after the other, at the pace of the reader. */
export class Pacing<Shown> {
  readonly #show: (next: Shown, before: Shown | null) => void;
  #shown: Shown | null = null;
  #queue: Shown[] = [];
  #timer = 0;
  #hurry = false;

  constructor(show: (next: Shown, before: Shown | null) => void) {
    this.#show = show;
  }

  get shown(): Shown | null {
    return this.#shown;
  }

  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** What is there when somebody comes is not told step by step. */
  begin(shown: Shown | null): void {
    this.#shown = shown;
  }

  arrive(next: Shown): void {
    this.#queue.push(next);
    // The first sight, and the end of a long absence, are not a story to be told step by step.
    if (!this.#shown || this.#queue.length > 40) this.#hurry = true;
    if (this.#hurry || this.#timer === 0) this.#showNext();
  }

  /** What comes next shows at once: it is the reader's own deed. */
  dontWait(): void {
    this.#hurry = true;
  }

  hurry(): void {
    this.#hurry = true;
    this.#showNext();
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #showNext = (): void => {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    const { pace } = settingsNow();
    const next = this.#hurry || pace === 0 ? this.#queue.pop() : this.#queue.shift();
    if (next === undefined) return;
    if (this.#hurry || pace === 0) this.#queue = [];
    this.#hurry = false;
    const before = this.#shown;
    this.#shown = next;
    if (this.#queue.length > 0) this.#timer = window.setTimeout(this.#showNext, pace);
    else this.#timer = window.setTimeout(() => this.#rest(), pace);
    this.#show(next, before);
  };

  /** The pace has passed: what comes next may show as soon as it comes. */
  #rest(): void {
    this.#timer = 0;
    if (this.#queue.length > 0) this.#showNext();
  }
}

/** One match of the server for the page. An own answer shows at once. */
export class Feed implements TableFeed {
  readonly match: string;
  readonly #feed: MatchFeed;
  readonly #listeners = new Set<() => void>();
  readonly #pacing = new Pacing<Glimpse>((next, before) => this.#show(next, before));
  #missing = false;
  #refused: { rule: string | null; why: Message } | null = null;
  #sent: number | null = null;
  readonly #stop: (() => void)[];

  constructor(match: string) {
    this.match = match;
    this.#feed = line().watch(match);
    this.#stop = [
      this.#feed.onChange(() => this.#arrived()),
      this.#feed.onPresence(() => this.#tell()),
      hear((heard) => {
        if (heard.type !== 'no' || heard.match !== match || heard.key !== null) return;
        this.#missing = true;
        this.#tell();
      }),
    ];
    this.#pacing.begin(glimpseOf(this.#feed));
  }

  readonly now = (): Glimpse | null => this.#pacing.shown;
  readonly refused = () => this.#refused;
  readonly sent = (): number | null => this.#sent;
  readonly presence = (): PresenceInfo | null => this.#feed.presence;
  readonly serverTime = (): number => Date.now() + this.#feed.clockAhead;
  readonly behind = (): boolean => this.#pacing.behind;
  /** There is no such match, or it is not for this person's eyes. */
  readonly missing = (): boolean => this.#missing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  answer(question: number, answer: Answer): void {
    const shown = this.now();
    if (!shown || this.#sent === question) return;
    this.#sent = question;
    this.#tell();
    this.act({ do: 'answer', question, line: shown.line, answer });
  }

  /** Does something; the server's no is shown until the next attempt, or until the match goes on. */
  act(act: Act): void {
    this.#refused = null;
    this.#pacing.dontWait();
    line()
      .act(this.match, act)
      .catch((error: unknown) => {
        const rule = error instanceof Refused ? error.problem.rule : null;
        this.#refused = { rule, why: reasonOf(error) };
        if (act.do === 'answer') this.#sent = null;
        this.#tell();
      });
  }

  readonly hurry = (): void => this.#pacing.hurry();

  close(): void {
    this.#pacing.stop();
    for (const stop of this.#stop) stop();
    line().unwatch(this.match);
  }

  #arrived(): void {
    const glimpse = glimpseOf(this.#feed);
    if (glimpse) this.#pacing.arrive(glimpse);
  }

  #show(next: Glimpse, before: Glimpse | null): void {
    if (next.view.moment !== before?.view.moment) this.#refused = null;
    if (next.question?.id !== this.#sent || next.line !== before?.line) this.#sent = null;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
