import { choose, flows, message, type Seat } from '@small-council/engine';
import { INCH } from '../geometry/index.ts';
import { claimNow } from '../rules/board.ts';
import { lasts } from '../rules/inForce.ts';
import { commandersUnit, isOnField, unitOf } from '../rules/look.ts';
import type { M, R, War } from '../table.ts';
import { MISSIONS, missionName, scoreMissions } from './missions.ts';
import type { Mode } from './mode.ts';
import { scoreTokens } from './objectives.ts';

const { flow, act, ask } = flows<War>();

/** Two missions are open and two are next (SIF-1451). */
const OPEN = 2;

/** Missions 10 to 12 are left out (SIF-1450). */
const deck = (): number[] => MISSIONS.filter((mission) => mission < 10);

/** The next mission; an empty deck is made anew of what was discarded (SIF-1454). */
function draw(m: M): number | null {
  const { missions } = m.table;
  if (missions.deck.length === 0) {
    missions.deck = m.chance.shuffle(missions.discard);
    missions.discard = [];
  }
  m.revealed();
  return missions.deck.pop() ?? null;
}

function refill(m: M, list: number[]): void {
  while (list.length < OPEN) {
    const mission = draw(m);
    if (mission === null) return;
    list.push(mission);
    m.log('fact.missionOpen', { mission: missionName(mission) });
  }
}

const laying = flow('openMissions', [
  act('layMissions', (m) => {
    m.table.missions.deck = m.chance.shuffle(deck());
    refill(m, m.table.missions.active);
    refill(m, m.table.missions.reserve);
  }),
]);

/** From round 3 on the open missions go, those in reserve take their place, and two are drawn (SIF-1452, SIF-1453). */
const roundStarts = flow('nextMissions', [
  act('turnMissions', (m) => {
    const { missions } = m.table;
    if (m.table.round < 3) return;
    missions.discard.push(...missions.active);
    missions.active = missions.reserve;
    missions.reserve = [];
    refill(m, missions.reserve);
  }),
]);

const swaps = ({ table }: R): string[] => [
  ...table.missions.active.flatMap((mission) =>
    table.missions.reserve.map((other) => `active:${mission}:${other}`),
  ),
  ...table.missions.reserve.map((mission) => `reserve:${mission}`),
];

const swapLabel = (id: string) => {
  const [kind, mission, other] = id.split(':');
  return kind === 'active'
    ? message('option.swapActive', { mission: missionName(mission), other: missionName(other) })
    : message('option.swapReserve', { mission: missionName(mission) });
};

/** Whoever claims a zone may exchange a mission instead of its effect (SIF-1455). */
const claims = flow<{ seat: Seat }>('missionsInstead', [
  ask('swapMission', {
    who: (m, { seat }) => (claimNow(m)?.replaced === false ? seat : []),
    question: (m) =>
      choose({
        text: message('ask.swapMission'),
        rule: 'SIF-1455',
        from: swaps(m),
        min: 0,
        label: swapLabel,
        pass: message('pass.zoneEffect'),
      }),
    answer: (m, _here, [id]) => {
      const claim = claimNow(m);
      if (id === undefined || !claim) return;
      claim.replaced = true;
      swap(m, id);
    },
  }),
]);

function swap(m: M, id: string): void {
  const { missions } = m.table;
  const [kind, mission, other] = id.split(':');
  const gone = Number(mission);
  missions.discard.push(gone);
  if (kind === 'active') {
    const taken = Number(other);
    missions.active = [...missions.active.filter((one) => one !== gone), taken];
    missions.reserve = missions.reserve.filter((one) => one !== taken);
  } else {
    missions.reserve = missions.reserve.filter((one) => one !== gone);
    refill(m, missions.reserve);
  }
}

/** A commander's unit may give up its action for such an exchange (SIF-1456). */
const activates = flow<{ unit: string }>('missionsForAction', [
  ask('swapForAction', {
    who: (m, { unit }) => {
      const { seat } = unitOf(m, unit);
      return isOnField(m, unit) && commandersUnit(m, seat)?.id === unit ? seat : [];
    },
    question: (m) =>
      choose({
        text: message('ask.swapForAction'),
        rule: 'SIF-1456',
        from: swaps(m),
        min: 0,
        label: swapLabel,
        pass: message('pass.none'),
      }),
    answer: (m, { unit }, [id]) => {
      if (id === undefined) return;
      swap(m, id);
      lasts(m, 'SIF-1456', unit, 'noAction', 1, 'turn');
    },
  }),
]);

/** Dark Wings, Dark Words: missions that everybody sees, and three tokens (SIF-1448 to SIF-1462). */
export const darkWings: Mode = {
  id: 'darkWings',
  depth: 10 * INCH,
  tokens: 'three',
  beforeDeployment: laying,
  roundStarts,
  claims,
  activates,
  score: (m) => {
    scoreTokens(m);
    scoreMissions(m, m.table.missions.active);
  },
};
