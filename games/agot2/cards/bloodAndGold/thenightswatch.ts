import type { Condition, Effect, M, R, Use } from '@small-council/lcg';
import { action, gainGold, kneelCost, orIf, sentence } from '@small-council/lcg/blocks';
import { plotValue, settlePlotValue } from '@small-council/lcg/rules';
import { pack } from '../registry.ts';

const opponentsOf = (m: R, seat: number): number[] =>
  m.table.players.flatMap(({ out }, other) => (out || other === seat ? [] : [other]));

const opponentHasRichPlot: Condition = {
  say: sentence(
    'opponentHasRichPlot',
    'the gold value of an opponent’s revealed plot is 5 or higher',
    'der Goldwert der aufgedeckten Strategiekarte eines Gegners mindestens 5 ist',
  ),
  holds: (m, { seat }) => opponentsOf(m, seat).some((other) => plotValue(m, other, 'gold') >= 5),
};

const vaultGold: Effect = {
  ...gainGold(orIf(1, 2, opponentHasRichPlot)),
  // AG2-463: here it may matter for the first time what the gold value is.
  prepare: (m: M, { seat }: Use) => {
    for (const other of opponentsOf(m, seat))
      m.call(settlePlotValue, { seat: other, value: 'gold' as const });
  },
};

pack('TFoA', 'thenightswatch').location('06046', {
  name: ['Underground Vault', 'Kellergewölbe'],
  is: 'loyal',
  cost: 2,
  traits: ['The North'],
  keywords: ['limited'],
  abilities: [action({ phase: 'marshaling', cost: kneelCost(), does: vaultGold })],
});
