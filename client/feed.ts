import type { KnownFact } from '@small-council/engine';
import { apply } from './changes.ts';
import type { FromServer, MatchDocument, PresenceInfo } from './protocol.ts';

type Message = Extract<FromServer, { type: 'fresh' | 'update' }>;
type Presence = Extract<FromServer, { type: 'presence' }>;

/** One match as its viewer sees it, kept up to date by the messages that come in. */
export class MatchFeed {
  readonly match: string;
  number: number | null = null;
  document: MatchDocument | null = null;
  facts: KnownFact[] = [];
  /** Who is there, as the server last said. */
  presence: PresenceInfo | null = null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockAhead = 0;
  readonly #listeners = new Set<() => void>();
  readonly #attendants = new Set<() => void>();

  constructor(match: string) {
    this.match = match;
  }

  /** Takes a message in. False: something is missing in between, and all of it is needed anew. */
  take(message: Message): boolean {
    if (message.type === 'fresh') {
      this.number = message.number;
      this.document = message.document;
      this.facts = [...message.facts];
    } else {
      if (this.number !== null && message.number <= this.number) return true;
      if (this.number !== message.from || !this.document) return false;
      this.number = message.number;
      this.document = apply(this.document, message.changes);
      this.facts = [...this.facts.slice(0, message.facts.from), ...message.facts.list];
    }
    for (const listener of this.#listeners) listener();
    return true;
  }

  takePresence({ seats, spectators, now }: Presence): void {
    this.presence = { seats, spectators };
    this.clockAhead = now - Date.now();
    for (const attendant of this.#attendants) attendant();
  }

  /** Calls back after every change; the returned function ends that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back whenever somebody has come or gone; the returned function ends that. */
  onPresence(attendant: () => void): () => void {
    this.#attendants.add(attendant);
    return () => void this.#attendants.delete(attendant);
  }

  /** Resolves once the match is as wanted. */
  until(wanted: (document: MatchDocument) => boolean): Promise<MatchDocument> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        if (!this.document || !wanted(this.document)) return false;
        resolve(this.document);
        return true;
      };
      if (look()) return;
      const stop = this.onChange(() => {
        if (look()) stop();
      });
    });
  }
}
