import type { Seat } from '@small-council/engine';
import { type AnyEvent, definition, keyOf, type R, speaking } from '@small-council/lcg';
import { event } from '../vocabulary.ts';

/** What effects do with plots. */

/** A plot that somebody has named: whoever else reveals it gives that player power. */
export const NAMED_PLOT = keyOf('namedPlot');
/** Players who have switched their plot decks and used piles. */
export const SWITCHED = keyOf('switchedPlots');
/** Players may act after plots are chosen and before they are revealed. */
export const CHOSEN_WINDOW = keyOf('chosenWindow');

/** From whose plot deck the player reveals. */
export function plotsOf(m: R, seat: Seat): Seat {
  let whose = seat;
  for (const { force } of speaking(m, SWITCHED, {})) {
    const other = Number(force.lasting?.use.chosen.player?.[0] ?? force.seat);
    if (whose === force.seat) whose = other;
    else if (whose === other) whose = force.seat;
  }
  return whose;
}

/** Power for everybody who has named the plot that this player has revealed. */
export function namedAndRevealed(m: R, { seat, card }: AnyEvent): AnyEvent[] {
  const plot = m.table.cards[card];
  if (!plot) return [];
  const { en } = definition(m, plot.code).name;
  return speaking(m, NAMED_PLOT, {}).flatMap(({ force }) => {
    const [named] = force.lasting?.use.chosen.plotName ?? [];
    if (force.seat === seat || named === undefined || definition(m, named).name.en !== en)
      return [];
    const { faction } = m.table.players[force.seat];
    return [
      event(
        'powerGained',
        { card: faction, cause: 'effect', by: force.card },
        { amount: 1, why: null },
      ),
    ];
  });
}
