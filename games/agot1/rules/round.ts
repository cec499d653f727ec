import { keyOf, type Phase, type R, steps, totalFor } from '@small-council/lcg';
import { marshalingTurns, phase } from '@small-council/lcg/rules';
import { own } from '../table.ts';
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

const { flow, act, repeat, when } = steps;

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
      player.redirected = 0;
    }
    m.table.past = [];
    own(m).rewarded.fill(false);
    own(m).strengths = {}; // of phases that are over
  }),
  plotPhase,
  drawPhase,
  marshalingPhase,
  challengesPhase,
  dominancePhase,
  standingPhase,
  when((m) => !isSkipped(m, 'taxation'), taxationPhase), // AG1-611
  endOfRound,
  act('roundEnds', () => [event('roundEnds', {})]),
]);

export const match = flow('match', [setupFlow, repeat(() => true, round)]);
