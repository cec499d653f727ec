import { diff } from '@small-council/client/changes';
import type { FromServer, MatchDocument } from '@small-council/client/protocol';
import type { KnownFact, Viewer } from '@small-council/engine';
import { documentFor } from '../matches/document.ts';
import { logOf } from '../matches/log.ts';
import type { Matches } from '../matches/service.ts';
import type { LiveMatch } from '../matches/standing.ts';

/** Somebody who is told what happens. */
export interface Listener {
  send(text: string): void;
}

/** All who look at one match with the same eyes: what is sent to one is sent to all. */
interface Group {
  readonly viewer: Viewer;
  readonly listeners: Set<Listener>;
  /** What they were last told; null once that was forgotten, and then they get all of it anew. */
  told: Told | null;
  /** How many facts that were. */
  knows: number;
  used: number;
}

interface Told {
  number: number;
  line: number;
  document: MatchDocument;
  facts: KnownFact[];
  /** The last updates, for who lost the connection for a moment. */
  recent: { from: number; number: number; text: string }[];
}

/** So many updates can be made up for; who missed more gets everything anew. */
const RECENT = 64;

/** Tells everybody who watches a match what has changed for him, and nothing else. */
export class Hub {
  readonly #matches: Matches;
  readonly #watched = new Map<string, Map<Viewer, Group>>();
  readonly #sweeper: NodeJS.Timeout;
  /** Matches that are being looked at: the number they are known to have reached, and whether once more. */
  readonly #looking = new Map<string, { number: number; again: boolean }>();
  /** Called with every match that is watched here, whenever it has moved on anywhere. */
  onLook: (live: LiveMatch) => void = () => {};
  /** What to do with an error that is nobody's answer. */
  onError: (error: unknown) => void = () => {};

  constructor(matches: Matches, quietMs: number) {
    this.#matches = matches;
    this.#sweeper = setInterval(
      () => this.#forgetQuiet(quietMs),
      Math.max(50, quietMs / 4),
    ).unref();
  }

  close(): void {
    clearInterval(this.#sweeper);
  }

  /** Begins to tell. Who says what he has gets what he missed, if it is still there. */
  async watch(listener: Listener, id: string, viewer: Viewer, have?: number): Promise<void> {
    await this.#matches.look(id, (live) => {
      const groups = this.#watched.get(id) ?? new Map<Viewer, Group>();
      this.#watched.set(id, groups);
      const group: Group = groups.get(viewer) ?? {
        viewer,
        listeners: new Set(),
        told: null,
        knows: 0,
        used: 0,
      };
      groups.set(viewer, group);
      // The news of it may have been lost on the way to the others.
      this.#advanceAll(live);
      const told = this.#advance(group, live);
      group.listeners.add(listener);
      const missed = have === undefined ? null : updatesSince(told, have, id);
      for (const text of missed ?? [freshText(id, told)]) listener.send(text);
    });
  }

  unwatch(listener: Listener, id: string): void {
    const groups = this.#watched.get(id);
    for (const [viewer, group] of groups ?? []) {
      group.listeners.delete(listener);
      if (group.listeners.size === 0) groups?.delete(viewer);
    }
    if (groups?.size === 0) this.#watched.delete(id);
  }

  /** How many facts those have been told who look at a match with these eyes. */
  knows(id: string, viewer: Viewer): number | null {
    return this.#watched.get(id)?.get(viewer)?.knows ?? null;
  }

  /** A match has moved on to this number, here or in another process. */
  moved(id: string, sequence: number): void {
    if (!this.#watched.has(id)) return;
    const look = this.#looking.get(id);
    if (look) {
      look.number = Math.max(look.number, sequence);
      look.again = true;
      return;
    }
    this.#looking.set(id, { number: sequence, again: true });
    void this.#tell(id);
  }

  /** Some news may have been lost: look at everything. */
  movedPerhaps(): void {
    for (const id of this.#watched.keys()) this.moved(id, Number.MAX_SAFE_INTEGER);
  }

  async #tell(id: string): Promise<void> {
    const look = this.#looking.get(id);
    try {
      // News that come in while we look may speak of what we did not see yet.
      while (look?.again) {
        look.again = false;
        await this.#matches.look(id, (live) => this.#advanceAll(live), look.number);
      }
    } catch (error) {
      this.onError(error);
    } finally {
      this.#looking.delete(id);
    }
  }

  #advanceAll(live: LiveMatch): void {
    for (const group of this.#watched.get(live.id)?.values() ?? []) this.#advance(group, live);
    this.onLook(live);
  }

  /** Brings a group up to date and sends it the difference. */
  #advance(group: Group, live: LiveMatch): Told {
    group.used = Date.now();
    const { told, viewer } = group;
    if (told?.number === live.sequence) return told;
    const document = documentFor(live, viewer);
    const facts = logOf(live, viewer);
    group.knows = facts.length;
    const { line } = live.standing;
    if (!told) {
      const first: Told = { number: live.sequence, line, document, facts, recent: [] };
      group.told = first;
      for (const listener of group.listeners) listener.send(freshText(live.id, first));
      return first;
    }
    const kept = line === told.line ? told.facts.length : sameFacts(told.facts, facts);
    const update: FromServer = {
      type: 'update',
      match: live.id,
      from: told.number,
      number: live.sequence,
      changes: diff(told.document, document),
      facts: { from: kept, list: facts.slice(kept) },
    };
    const text = JSON.stringify(update);
    told.recent.push({ from: told.number, number: live.sequence, text });
    if (told.recent.length > RECENT) told.recent.shift();
    Object.assign(told, { number: live.sequence, line, document, facts });
    for (const listener of group.listeners) listener.send(text);
    return told;
  }

  #forgetQuiet(quietMs: number): void {
    const before = Date.now() - quietMs;
    for (const groups of this.#watched.values()) {
      for (const group of groups.values()) if (group.used <= before) group.told = null;
    }
  }
}

function freshText(match: string, { number, document, facts }: Told): string {
  return JSON.stringify({ type: 'fresh', match, number, document, facts } satisfies FromServer);
}

/** The updates that lead from this number to the present one, or null where the chain is broken. */
function updatesSince(
  { number, facts, recent }: Told,
  have: number,
  match: string,
): string[] | null {
  if (have === number) {
    const nothing: FromServer = {
      type: 'update',
      match,
      from: number,
      number,
      changes: [],
      facts: { from: facts.length, list: [] },
    };
    return [JSON.stringify(nothing)];
  }
  const first = recent.findIndex(({ from }) => from === have);
  return first < 0 ? null : recent.slice(first).map(({ text }) => text);
}

/** How many facts two logs have in common from the beginning on. */
function sameFacts(before: readonly KnownFact[], after: readonly KnownFact[]): number {
  const different = before.findIndex(
    (fact, at) => JSON.stringify(fact) !== JSON.stringify(after[at]),
  );
  return different < 0 ? Math.min(before.length, after.length) : different;
}
