import { choose, flows, message, type Seat } from '@small-council/engine';
import { flankWalls, INCH, QUARTER_TURN } from '../geometry/index.ts';
import { callHits } from '../rules/attack.ts';
import { claimNow } from '../rules/board.ts';
import { boardOf, commandersUnit, unitOf } from '../rules/look.ts';
import { score } from '../rules/victory.ts';
import type { M, R, Token, War } from '../table.ts';
import { unitThing } from '../things.ts';
import { controllerOf } from './control.ts';
import type { Mode } from './mode.ts';

const { flow, act, ask } = flows<War>();

/** All tokens but the one in the middle are nearest to a wall. */
const isNearWall = (m: R, { x }: Token): boolean => x !== boardOf(m).width / 2;

/** D3+2 hits from the wall: no attack, so no panic test (SIF-1421, SIF-1422, SIF-958). */
function arrows(m: M, unit: string, seat: Seat | null, because: string): void {
  callHits(m, { unit, hits: m.chance.die(3) + 2, seat, by: null, because });
}

/** The units that hold a token under a wall. */
const underWalls = (m: R): string[] => [
  ...new Set(
    m.table.tokens
      .filter((token) => isNearWall(m, token))
      .flatMap((token) => controllerOf(m, token) ?? []),
  ),
];

/** Whoever claims a zone may have the walls shoot instead of its effect (SIF-1423). */
const claims = flow<{ seat: Seat }>('wallsInstead', [
  ask('wallsShoot', {
    who: (m, { seat }) => (claimNow(m)?.replaced === false && underWalls(m).length > 0 ? seat : []),
    question: (m) =>
      choose({
        text: message('ask.wallsShoot'),
        rule: 'SIF-1423',
        from: underWalls(m),
        min: 0,
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        pass: message('pass.zoneEffect'),
      }),
    answer: (m, { seat }, [id]) => {
      const claim = claimNow(m);
      if (id === undefined || !claim) return;
      claim.replaced = true;
      arrows(m, id, seat, 'SIF-1423');
    },
  }),
]);

const volley = flow<{ unit: string }>('volley', [
  act('wallArrows', (m, { unit }) => arrows(m, unit, null, 'SIF-1421')),
]);

/** Honed and Ready: five tokens, four of them under the arrows of two castle walls (SIF-1412 to SIF-1424). */
export const honedAndReady: Mode = {
  id: 'honedAndReady',
  depth: 10 * INCH,
  tokens: 'five',
  pieces: (board) =>
    flankWalls(board).map(({ left, right, bottom, top }) => ({
      kind: 'castleWall',
      pose: { x: (left + right) / 2, y: (bottom + top) / 2, h: QUARTER_TURN },
    })),
  ground: { barred: { kinds: ['palisade'], rule: 'SIF-1418' }, beside: 'SIF-1419' },
  claims,
  called: [volley],
  score: (m) => {
    if (m.table.round < 2) return;
    for (const token of m.table.tokens) {
      const unit = controllerOf(m, token);
      if (unit === null) continue;
      const { seat } = unitOf(m, unit);
      score(m, seat, commandersUnit(m, seat)?.id === unit ? 2 : 1, { is: 'objective', id: 0 });
      if (isNearWall(m, token)) m.call(volley, { unit });
    }
  },
};
