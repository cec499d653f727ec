import { flows } from '@small-council/engine';
import { actionWindow, happens, inPlayerOrder, KEY, type Lcg, totalFor } from '@small-council/lcg';
import { phase } from '@small-council/lcg/rules';
import { event } from '../vocabulary.ts';

/** The draw phase (AG2-535 to AG2-540). */

const { act } = flows<Lcg>();

const CARDS = 2;

export const drawPhase = phase('draw', [
  act('drawCards', (m) =>
    happens(
      m,
      inPlayerOrder(m).map((seat) =>
        event('drawn', { seat }, { amount: CARDS + totalFor(m, KEY.drawPhase, seat) }),
      ),
    ),
  ),
  actionWindow('drawWindow'),
]);
