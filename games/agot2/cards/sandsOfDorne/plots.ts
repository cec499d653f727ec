import { message } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import {
  a,
  action,
  choose,
  marked,
  odd,
  perRound,
  returnToHand,
  sacrificeYour,
  sentence,
  target,
  unmarked,
  yours,
} from '@small-council/lcg/blocks';
import { revealNewPlot } from '@small-council/lcg/rules';
import { whenRevealed } from '../../abilities.ts';
import { pack } from '../registry.ts';

const revealAnother = odd(
  sentence(
    'revealAnother',
    'choose a new plot and reveal it',
    'wähle eine neue Strategiekarte und decke sie auf',
  ),
  () => undefined,
  {
    can: (m, { seat }) => m.table.players[seat].plotDeck.length > 0,
    choice: {
      name: 'plot',
      say: sentence('newPlot', 'a new plot', 'eine neue Strategiekarte'),
      ask: message('ask.plot'),
      min: () => 1,
      max: () => 1,
      label: (_m, code) => cardName(code),
      options: (m, { chooser }) => [...new Set(m.table.players[chooser].plotDeck)],
      hidden: true,
      taken: (m, _use, [code], seat) => {
        if (code !== undefined) revealNewPlot(m, seat, code);
        return [];
      },
    },
  },
);

pack('SoD', 'martell').plot('10046', {
  name: ["At Prince Doran's Behest", 'Auf Fürst Dorans Geheiß'],
  is: 'loyal',
  plot: { gold: 0, initiative: 0, claim: 0, reserve: 0 },
  traits: ['Edict'],
  deckLimit: 1,
  abilities: [whenRevealed({ does: revealAnother, cannotBeCanceled: true })],
});

pack('SoD', 'neutral').plot('10050', {
  name: ['Breaking Ties', 'Die Bande brechen'],
  plot: { gold: 4, initiative: 7, claim: 1, reserve: 4 },
  traits: ['House Frey', 'Scheme'],
  deckLimit: 1,
  abilities: [
    action({
      cost: sacrificeYour(a('character', marked('loyal'), yours)),
      choose: choose(a('characterOrLocation', unmarked('loyal')), 'returned'),
      does: returnToHand(target),
      limit: perRound(2),
    }),
  ],
});
