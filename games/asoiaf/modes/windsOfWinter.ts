import { choose, flows, message, type Seat } from '@small-council/engine';
import { INCH } from '../geometry/index.ts';
import { seatsFrom } from '../rules/multiplayer.ts';
import type { R, War } from '../table.ts';
import { playerThing } from '../things.ts';
import { MISSIONS, missionName, scoreMissions } from './missions.ts';
import type { Mode } from './mode.ts';

const { flow, act, ask, each } = flows<War>();

/** Everybody has these two, and four more of their own choice (SIF-1403). */
const GIVEN = [11, 12];
const CHOSEN = 4;

const free = MISSIONS.filter((mission) => !GIVEN.includes(mission)).map(String);

const choosing = flow('missionHands', [
  ask('chooseMissions', {
    who: (m) => m.table.players.map((_, seat) => seat),
    question: () =>
      choose({
        text: message('ask.chooseMissions', { count: CHOSEN }),
        rule: 'SIF-1403',
        from: free,
        min: CHOSEN,
        max: CHOSEN,
        label: missionName,
      }),
    answer: (m, _here, chosen, seat) => {
      m.table.missions.hands[seat] = [...chosen.map(Number), ...GIVEN];
    },
  }),
]);

const handOf = ({ table }: R, seat: Seat): number[] => table.missions.hands[seat];

/** From round 2 on each player turns up one mission, the first player first (SIF-1404). */
const revealing = flow<{ seat: Seat }>('revealMission', [
  ask('reveal', {
    who: (m, { seat }) => (handOf(m, seat).length > 0 ? seat : []),
    question: (m, { seat }) =>
      choose({
        text: message('ask.reveal'),
        rule: 'SIF-1404',
        from: handOf(m, seat).map(String),
        label: missionName,
      }),
    answer: (m, { seat }, [id]) => {
      const { missions } = m.table;
      missions.hands[seat] = missions.hands[seat].filter((mission) => mission !== Number(id));
      missions.active.push(Number(id));
      m.revealed();
      m.log('fact.mission', { seat, player: playerThing(seat), mission: missionName(id) });
      // Mission 11 takes the first player token for this round (SIF-990).
      if (Number(id) === 11) {
        m.table.first = seat;
        m.table.active = seat;
      }
    },
  }),
]);

const roundStarts = flow('revealMissions', [
  each(
    (m) => (m.table.round < 2 ? [] : seatsFrom(m, m.table.first).map((seat) => ({ seat }))),
    revealing,
  ),
]);

const discarding = flow('discardMissions', [
  act('discardMissions', (m) => {
    m.table.missions.discard.push(...m.table.missions.active);
    m.table.missions.active = [];
  }),
]);

/** Winds of Winter: secret missions, one turned up each round; tokens alone score nothing (SIF-1401 to SIF-1411). */
export const windsOfWinter: Mode = {
  id: 'windsOfWinter',
  depth: 10 * INCH,
  tokens: 'five',
  beforeDeployment: choosing,
  roundStarts,
  called: [discarding],
  score: (m) => {
    scoreMissions(m, m.table.missions.active);
    m.call(discarding);
  },
};
