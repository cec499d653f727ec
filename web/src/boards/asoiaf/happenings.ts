import skull from 'icon:death-skull';
import laurels from 'icon:laurels';
import type { KnownFact } from '@small-council/engine';
import type { Cue, Moment } from '../../table/look.ts';

export function cueOf({ key, params }: KnownFact): Cue | null {
  switch (key) {
    case 'fact.destroyed':
      return 'death';
    case 'fact.played':
    case 'fact.claimed':
      return 'reveal';
    case 'fact.charge':
      return params.success === true ? 'reveal' : null;
    default:
      return null;
  }
}

export function momentOf({ key }: KnownFact): Moment | null {
  switch (key) {
    case 'fact.destroyed':
      return { icon: skull, tone: 'grave' };
    case 'fact.scored':
      return { icon: laurels, tone: 'bright' };
    default:
      return null;
  }
}
