import { HAPPENS, may, must, timingChart } from '@small-council/lcg';

/**
 * The seven steps of everything that happens (AG2-335 to AG2-342). It becomes imminent, which is the list
 * itself; cards leave play at the moment, before anybody reacts.
 */
export const timing = timingChart(
  [
    may('wouldInterrupts', 'would', 'AG2-347'),
    must('forcedInterrupts', 'forcedInterrupt', 'AG2-363'),
    may('interrupts', 'interrupt', 'AG2-347'),
    HAPPENS,
    must('forcedReactions', 'forcedReaction', 'AG2-363'),
    may('reactionWindow', 'reaction', 'AG2-355'),
  ],
  // The first player has the first opportunity.
  (m) => m.table.first,
);
