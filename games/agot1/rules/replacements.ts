import { type AnyEvent, keyOf, type R, speaking } from '@small-council/lcg';
import { event } from '../vocabulary.ts';

/** What happens in the place of something else. */

/** Whoever would be killed is not, if the card of the effect is kneeling: it stands instead. */
export const GUARDED = keyOf('guarded');
/** Where the card goes that is killed. */
export const DIES_TO_DISCARD = keyOf('dies:discard');

export function insteadOf(m: R, { type, card }: AnyEvent): readonly AnyEvent[] | null {
  if (type !== 'killed') return null;
  const guards = speaking(m, GUARDED, { card: m.table.cards[card] })
    .map(({ force }) => m.table.cards[force.card])
    .filter((guard) => guard?.zone === 'play' && guard.knelt && guard.leaving === null);
  const [guard] = guards;
  return guard ? [event('stood', { card: guard.id, cause: 'effect', by: guard.id })] : null;
}
