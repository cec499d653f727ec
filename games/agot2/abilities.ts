import { ability } from '@small-council/lcg/blocks';

/** The timings of this edition's abilities, for cards: `reaction({ on: youWin(), does: draw(1) })`. */

export const reaction = ability('reaction', 'after');
export const interrupt = ability('interrupt');
/** An interrupt to what "would" happen. */
export const wouldInterrupt = ability('would', 'would');
export const forcedReaction = ability('forcedReaction', 'after');
export const forcedInterrupt = ability('forcedInterrupt');
/** Initiated by the game when the plot is revealed. */
export const whenRevealed = ability('whenRevealed');
