import type { Params, Seat, Viewer } from './message.ts';

/** Something that happened, as the match remembers it. */
export interface Fact {
  key: string;
  params: Params;
  /** Who may know of it at all; everybody where it is missing. */
  only?: readonly Seat[];
  /** More of it, for some. */
  secret?: { to: readonly Seat[]; params: Params };
}

/** Something that happened, as one viewer is told. */
export interface KnownFact {
  key: string;
  params: Params;
}

const includes = (seats: readonly Seat[], viewer: Viewer): boolean =>
  viewer !== 'spectator' && seats.includes(viewer);

/** What of these facts the viewer is told. Facts have no numbers: a gap would tell of a secret. */
export function factsFor(facts: readonly Fact[], viewer: Viewer): KnownFact[] {
  const known: KnownFact[] = [];
  for (const { key, params, only, secret } of facts) {
    if (only && !includes(only, viewer)) continue;
    const more = secret && includes(secret.to, viewer) ? secret.params : null;
    known.push({ key, params: more ? { ...params, ...more } : params });
  }
  return known;
}
