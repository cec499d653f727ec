import type { Problem } from '@small-council/client/protocol';
import { type Params, Refusal } from '@small-council/engine';

/** A "no" of the server itself, for reasons no rule book knows. */
export class Denied extends Error {
  readonly status: number;
  readonly key: string;
  readonly params: Params;

  constructor(status: number, key: string, params: Params = {}) {
    super(key);
    this.name = 'Denied';
    this.status = status;
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
    return { status: error.status, problem: { rule: null, key: error.key, params: error.params } };
  }
  if (error instanceof Refusal) {
    const { rule, why } = error;
    return { status: 422, problem: { rule, key: why.key, params: why.params ?? {} } };
  }
  return null;
}

export const FAULT: Problem = { rule: null, key: 'server.fault', params: {} };
