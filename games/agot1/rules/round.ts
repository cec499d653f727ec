import { flows } from '@small-council/engine';
import { happens, keyOf, type Lcg, type Phase, type R, totalFor } from '@small-council/lcg';
import { marshalingTurns, phase } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';
import { challengesPhase } from './challenges.ts';
import { dominancePhase } from './dominance.ts';
import { drawPhase } from './draw.ts';
import { plotPhase } from './plot.ts';
import { setupFlow } from './setup.ts';
import { shadows } from './shadows.ts';
import { standingPhase } from './standing.ts';
import { endOfRound, taxationPhase } from './taxation.ts';

/** The seven phases of a round (AG1-301), again and again until somebody wins. */

const { flow, act, repeat, when } = flows<Lcg>();

/** What some card skips for everybody. */
export const skipKey = (phase: Phase) => keyOf(`skips:${phase}`);

const isSkipped = (m: R, phase: Phase): boolean =>
  m.table.players.some((_, seat) => totalFor(m, skipKey(phase), seat) > 0);

/** The marshalling phase (AG1-401 to AG1-414). */
const marshalingPhase = phase('marshaling', [shadows, marshalingTurns]);

export const round = flow('round', [
  act('roundBegins', (m) => {
    m.table.round++;
    for (const player of m.table.players) {
      player.marshaled = [];
      player.played = [];
      player.limited = 0;
      player.rivalry = [];
      player.redirected = 0;
    }
    m.table.past = [];
  }),
  plotPhase,
  drawPhase,
  marshalingPhase,
  challengesPhase,
  dominancePhase,
  standingPhase,
  when((m) => !isSkipped(m, 'taxation'), taxationPhase), // AG1-611
  endOfRound,
  act('roundEnds', (m) => happens(m, [event('roundEnds', {})])),
]);

export const match = flow('match', [setupFlow, repeat(() => true, round)]);
