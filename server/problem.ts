import type { Problem } from '@small-council/client/protocol';
import { type Params, Refusal } from '@small-council/engine';

/** The table's own rules (docs/rules/table.md), for refusals of the server that come from one. */
const RULES: Readonly<Record<string, string>> = {
  'match.madeUp': 'SC-015',
  'match.notOver': 'SC-015',
  'match.running': 'SC-017',
  'tables.seatTaken': 'SC-019',
  'tables.notHost': 'SC-020',
  'tables.isHost': 'SC-020',
  'tables.tooMany': 'SC-020',
  'tables.emptySeats': 'SC-021',
  'tables.notReady': 'SC-021',
  'tables.notOpen': 'SC-021',
  'tables.notSeated': 'SC-022',
  'match.notSeated': 'SC-022',
  'tables.notYourSeat': 'SC-041',
  'tables.banned': 'SC-023',
  'tables.accountsOnly': 'SC-023',
  'match.removed': 'SC-023',
  'chat.tooFast': 'SC-024',
  'tables.notOver': 'SC-025',
  'match.timeUp': 'SC-026',
  'match.away': 'SC-028',
  'match.notAway': 'SC-028',
  'match.notDue': 'SC-030',
  'match.nothingToTakeBack': 'SC-032',
  'match.proposalOpen': 'SC-033',
  'match.proposeLater': 'SC-033',
  'match.nothingProposed': 'SC-033',
  'match.paused': 'SC-034',
  'match.notPaused': 'SC-034',
  'match.conceded': 'SC-035',
  'match.keyUsed': 'SC-036',
  'match.adviceAmongPeople': 'SC-042',
};

/** A "no" of the server itself, for reasons no rule book knows. */
export class Denied extends Error {
  readonly status: number;
  /** The line of docs/rules/table.md it comes from, where there is one. */
  readonly rule: string | null;
  readonly key: string;
  readonly params: Params;

  constructor(status: number, key: string, params: Params = {}) {
    super(key);
    this.name = 'Denied';
    this.status = status;
    this.rule = RULES[key] ?? null;
    this.key = key;
    this.params = params;
  }
}

export const deny = (status: number, key: string, params?: Params): Denied =>
  new Denied(status, key, params);

export interface Told {
  readonly status: number;
  readonly problem: Problem;
}

/** What a client is told about an error. Of our own faults it learns nothing but that there was one. */
export function tell(error: unknown): Told | null {
  if (error instanceof Denied) {
    const { status, rule, key, params } = error;
    return { status, problem: { rule, key, params } };
  }
  if (error instanceof Refusal) {
    const { rule, why } = error;
    return { status: 422, problem: { rule, key: why.key, params: why.params ?? {} } };
  }
  return null;
}

export const FAULT: Problem = { rule: null, key: 'server.fault', params: {} };
