import { steps } from '@small-council/lcg';
import { marshalingTurns, phase } from '@small-council/lcg/rules';
import { own } from '../table.ts';
import { event } from '../vocabulary.ts';
import { challengesPhase } from './challenges.ts';
import { dominancePhase } from './dominance.ts';
import { drawPhase } from './draw.ts';
import { plotPhase } from './plot.ts';
import { setupFlow } from './setup.ts';
import { standingPhase } from './standing.ts';
import { taxationPhase } from './taxation.ts';

/** The seven phases of a round (AG2-501), again and again until somebody wins. */

const { flow, act, repeat } = steps;

/** The marshaling phase (AG2-545 to AG2-564). */
const marshalingPhase = phase('marshaling', [marshalingTurns]);

export const round = flow('round', [
  act('roundBegins', (m) => {
    m.table.round++;
    for (const player of m.table.players) {
      player.marshaled = [];
      player.played = [];
      player.limited = 0;
      player.redirected = 0;
    }
    own(m).rivalry = m.table.players.map(() => []);
    own(m).staying = [];
    m.table.past = [];
  }),
  plotPhase,
  drawPhase,
  marshalingPhase,
  challengesPhase,
  dominancePhase,
  standingPhase,
  taxationPhase,
  act('roundEnds', () => [event('roundEnds', {})]), // AG2-598
]);

export const match = flow('match', [setupFlow, repeat(() => true, round)]);
