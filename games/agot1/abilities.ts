import type { Limit } from '@small-council/lcg';
import { ability } from '@small-council/lcg/blocks';

/** The timings of this edition's abilities, for cards: `response({ on: youWin(), does: draw(1) })`. */

/** Used by who wants to, after something has happened (AG1-1021). */
export const response = ability('response', 'after');
/** A Response that saves or cancels: the only one that comes before what happens (AG1-1024). */
export const saveOrCancel = ability('save', 'would');
/** Takes effect by itself when something happens (AG1-1019). */
export const passive = ability('passive', 'after');
/** Initiated by the game when the plot is revealed. */
export const whenRevealed = ability('whenRevealed');

/** AG1-909: one Limited Response a round for each player, whatever card it is on. */
export const LIMITED_RESPONSE: Limit = { of: 'limitedResponse', times: 1, per: 'round' };
