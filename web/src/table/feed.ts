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
 * One match for the page. What happens fast, because bots do it, is shown one step after the other, at
 * the pace of the reader; an own answer shows at once.
 */
export class Feed {
  readonly match: string;
  readonly #feed: MatchFeed;
  readonly #listeners = new Set<() => void>();
  #shown: Glimpse | null = null;
  #queue: Glimpse[] = [];
  #timer = 0;
  #hurry = false;
  #missing = false;
  #refused: { rule: string | null; why: Message } | null = null;
  /** The question that was answered here, and the answer is still on its way. */
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
    this.#shown = glimpseOf(this.#feed);
  }

  readonly now = (): Glimpse | null => this.#shown;
  readonly refused = () => this.#refused;
  readonly sent = (): number | null => this.#sent;
  /** Who is there: null until the server has said so. */
  readonly presence = (): PresenceInfo | null => this.#feed.presence;
  /** The time on the server's clock. */
  readonly serverTime = (): number => Date.now() + this.#feed.clockAhead;
  /** More has happened than is shown. */
  readonly behind = (): boolean => this.#queue.length > 0;
  /** There is no such match, or it is not for this person's eyes. */
  readonly missing = (): boolean => this.#missing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  answer(question: number, answer: Answer): void {
    if (!this.#shown || this.#sent === question) return;
    this.#sent = question;
    this.#tell();
    this.act({ do: 'answer', question, line: this.#shown.line, answer });
  }

  /** Does something; the server's no is shown until the next attempt, or until the match goes on. */
  act(act: Act): void {
    this.#refused = null;
    this.#hurry = true;
    line()
      .act(this.match, act)
      .catch((error: unknown) => {
        const rule = error instanceof Refused ? error.problem.rule : null;
        this.#refused = { rule, why: reasonOf(error) };
        if (act.do === 'answer') this.#sent = null;
        this.#tell();
      });
  }

  /** Shows everything that has happened, at once. */
  readonly hurry = (): void => {
    this.#hurry = true;
    this.#showNext();
  };

  close(): void {
    window.clearTimeout(this.#timer);
    for (const stop of this.#stop) stop();
    line().unwatch(this.match);
  }

  #arrived(): void {
    const glimpse = glimpseOf(this.#feed);
    if (!glimpse) return;
    this.#queue.push(glimpse);
    // The first sight, and the end of a long absence, are not a story to be told step by step.
    if (!this.#shown || this.#queue.length > 40) this.#hurry = true;
    if (this.#hurry || this.#timer === 0) this.#showNext();
  }

  #showNext = (): void => {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    const { pace } = settingsNow();
    const next = this.#hurry || pace === 0 ? this.#queue.pop() : this.#queue.shift();
    if (!next) return;
    if (this.#hurry || pace === 0) this.#queue = [];
    this.#hurry = false;
    if (next.view.moment !== this.#shown?.view.moment) this.#refused = null;
    if (next.question?.id !== this.#sent || next.line !== this.#shown?.line) this.#sent = null;
    this.#shown = next;
    if (this.#queue.length > 0) this.#timer = window.setTimeout(this.#showNext, pace);
    else this.#timer = window.setTimeout(() => this.#rest(), pace);
    this.#tell();
  };

  /** The pace has passed: what comes next may show as soon as it comes. */
  #rest(): void {
    this.#timer = 0;
    if (this.#queue.length > 0) this.#showNext();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
