import { apply, type Replay } from '@small-council/client';
import type { KnownFact, View } from '@small-council/engine';
import { api } from '../live/session.ts';

const AT_ONCE = 200;

/** Through whose eyes a finished match is looked at: a seat's, a spectator's, or everybody's at once. */
export type Eyes = `${number}` | 'spectator' | 'open';

/** Every step of a match: the view and the facts that were known by then. */
export interface Film {
  views: View[];
  facts: KnownFact[][];
}

export async function loadFilm(
  id: string,
  eyes: Eyes,
  /** Lays the views of all seats together. */
  openEyes: (views: readonly View[]) => View,
  share?: string,
): Promise<Film> {
  const film: Film = { views: [], facts: [] };
  const shared = share ? `&share=${encodeURIComponent(share)}` : '';
  const add = (views: Replay['views'], facts: readonly KnownFact[]): void => {
    film.views.push(eyes === 'open' ? openEyes(Object.values(views)) : views[eyes]);
    film.facts.push([...facts]);
  };
  // The server sends fewer steps at once where they take long to make.
  for (let from = 0, steps = 1; from < steps; ) {
    const part = await api.replay(id, `?eyes=${eyes}&from=${from}&count=${AT_ONCE}${shared}`);
    steps = part.steps;
    let { views, facts } = part;
    if (from === 0) add(views, facts);
    from += part.list.length;
    for (const step of part.list) {
      views = apply(views, step.changes);
      facts = [...facts, ...step.facts];
      add(views, facts);
    }
  }
  return film;
}
