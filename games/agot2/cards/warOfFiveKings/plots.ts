import {
  BASE,
  type Choice,
  cardName,
  type Effect,
  hasTrait,
  initiate,
  inPlayerOrder,
  type Modifier,
  newUse,
  obstacle,
  printed,
  type R,
  type Use,
} from '@small-council/lcg';
import {
  choosePlayer,
  chosenSeat,
  type HowMuch,
  odd,
  self,
  sentence,
  until,
} from '@small-council/lcg/blocks';
import { hasWhenRevealed } from '@small-council/lcg/rules';
import { whenRevealed } from '../../abilities.ts';
import { pack } from '../registry.ts';

/** Revealed plots with an ability that this player could initiate. */
const copyable = (m: R, { seat }: Use, publicly: boolean): string[] =>
  inPlayerOrder(m)
    .map((one) => m.table.players[one].plot)
    .filter((id) => {
      if (id === 0 || hasTrait(m, m.table.cards[id], 'Riddle')) return false;
      const { code, face } = m.table.cards[id];
      if (!hasWhenRevealed(m, id)) return false;
      return obstacle(m, newUse(seat, id, code, face, 'whenRevealed', null), publicly) === null;
    })
    .map(String);

const copiedPlot: Choice = {
  name: 'copied',
  say: sentence('copiedPlot', 'a revealed plot', 'eine aufgedeckte Strategiekarte'),
  ask: sentence(
    'askCopiedPlot',
    'Choose the plot whose ability you initiate.',
    'Wähle die Strategiekarte, deren Fähigkeit du initiierst.',
  ),
  min: () => 1,
  max: () => 1,
  label: (m, id) => cardName(m.table.cards[Number(id)].code),
  options: (m, use) => copyable(m, use, true),
};

const initiateOther = odd(
  sentence(
    'initiateOther',
    'initiate the when revealed ability of a revealed plot (not Riddle) as if you had just revealed it',
    'initiiere die „Sobald aufgedeckt“-Fähigkeit einer aufgedeckten Strategiekarte (nicht Rätsel), als hättest du sie gerade aufgedeckt',
  ),
  (m, use) => {
    const id = Number(use.chosen.copied?.[0] ?? 0);
    if (id !== 0) initiate(m, id, use.seat, 'whenRevealed');
  },
  { choice: copiedPlot, can: (m, use) => copyable(m, use, true).length > 0 },
);

pack('AtSK', 'neutral').plot('04020', {
  name: ["Varys's Riddle", "Varys' Rätsel"],
  plot: { gold: 5, initiative: 6, claim: 1, reserve: 7 },
  traits: ['Riddle', 'Scheme'],
  abilities: [whenRevealed({ does: initiateOther })],
});

/** AG2-1034: a printed X is 0. */
const twoMoreThanTheirs: HowMuch = {
  say: sentence(
    'twoMoreThanTheirs',
    '2 higher than the printed gold value of that player’s revealed plot',
    '2 höher als der aufgedruckte Goldwert der aufgedeckten Strategiekarte jenes Spielers',
  ),
  of: (m, use) => {
    const { plot } = m.table.players[chosenSeat(use)];
    return 2 + (plot === 0 ? 0 : (printed(m, m.table.cards[plot]).plot?.gold ?? 0));
  },
};

const goldIsX: Modifier = {
  key: BASE.gold,
  say: sentence(
    'goldIsX',
    'X: the gold printed on the plot which that player has revealed, plus 2',
    'X: das auf der aufgedeckten Strategiekarte jenes Spielers aufgedruckte Gold, plus 2',
  ),
  how: 'set',
  amount: (_m, { lasting }) => lasting?.amount ?? 0,
};

/** As long as this very plot is revealed. */
const defineX: Effect = Object.assign(
  until('game', [goldIsX], { on: self, amount: twoMoreThanTheirs }),
  { say: goldIsX.say },
);

pack('CtA', 'neutral').plot('04039', {
  name: ['Summer Harvest', 'Sommerernte'],
  plot: { gold: 0, initiative: 4, claim: 1, reserve: 6 },
  traits: ['Summer'],
  abilities: [whenRevealed({ choose: choosePlayer(), does: defineX })],
});
