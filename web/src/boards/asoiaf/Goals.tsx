import { commandersUnit, controllerOf, sideOf, unitOf } from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { message } from '@small-council/engine';
import type { ReactNode } from 'react';
import { RuleLink } from '../../table/Rule.tsx';
import type { Battle } from './battle.ts';
import { pointsTold, quartersOf } from './Quarters.tsx';
import type { BoardKey } from './words/en.ts';
import { useBoardWords } from './words/index.ts';

/** What brings victory points in each mode, and the rule that says so. */
const SCORING: { readonly [mode in TableView['mode']]: readonly [told: BoardKey, rule: string] } = {
  gameOfThrones: ['field.mode.objectives', 'SIF-1310'],
  clashOfKings: ['field.mode.clashOfKings', 'SIF-1324'],
  stormOfSwords: ['field.mode.stormOfSwords', 'SIF-1334'],
  feastForCrows: ['field.mode.objectives', 'SIF-1369'],
  danceWithDragons: ['field.mode.objectives', 'SIF-1382'],
  windsOfWinter: ['field.mode.windsOfWinter', 'SIF-1406'],
  honedAndReady: ['field.mode.objectives', 'SIF-1424'],
  fireAndBlood: ['field.mode.fireAndBlood', 'SIF-1432'],
  hereWeStand: ['field.mode.hereWeStand', 'SIF-1447'],
  darkWings: ['field.mode.darkWings', 'SIF-1461'],
};

/** While it is fought they lie open where nothing else needs the room: beside a large field, below the wider table. */
const isRoomy = ({ lens, view }: Battle): boolean =>
  view.result === null &&
  (window.matchMedia('(min-width: 1880px) and (min-height: 1000px)').matches ||
    (lens.width > lens.height && window.matchMedia('(min-width: 1001px)').matches));

/** What is fought for, beside the field. */
export function Goals({ battle }: { battle: Battle }) {
  const { t, say } = useBoardWords();
  const { mode, round } = battle.view.table;
  return (
    <details className="goals" open={round === 0 || isRoomy(battle)}>
      <summary>{say(message(`setting.mode.${mode}`))}</summary>
      <GoalsTold battle={battle}>
        {quartersOf(battle).map(({ quadrant, number, points }) => (
          <li key={quadrant}>
            <b>{number}</b>
            <span>
              {t('field.quarter.points', { points: pointsTold(battle, points) })}{' '}
              <RuleLink id="SIF-1439" bare />
            </span>
          </li>
        ))}
      </GoalsTold>
    </details>
  );
}

/** Each objective with what its card does, missions, what would be scored now and how the mode scores. */
export function GoalsTold({ battle, children }: { battle: Battle; children?: ReactNode }) {
  const { t, say } = useBoardWords();
  const { mode, tokens } = battle.view.table;
  const due = dueNow(battle);
  const [scoring, rule] = SCORING[mode];
  // Objectives that do nothing of their own are seen on the field.
  const goals = tokens.flatMap(({ id, card }, i) =>
    card > 0 ? [{ id, card, number: i + 1 }] : [],
  );
  return (
    <>
      <ul>
        {goals.map(({ id, card, number }) => (
          <li key={id}>
            <b>{number}</b>
            <span>
              {say(message(`field.goal.${card}`))} <RuleLink id={`SIF-${969 + card}`} bare />
            </span>
          </li>
        ))}
        {children}
        {missionsSeen(battle).map(({ where, mission }) => (
          <li key={`${where} ${mission}`}>
            <span>
              {t('field.goal.mission', { where, mission: message(`mission.${mission}`) })}{' '}
              <RuleLink id={`SIF-${979 + mission}`} bare />
            </span>
          </li>
        ))}
      </ul>
      {due && <p>{t('field.goals.due', { own: due[0], theirs: due[1] })}</p>}
      <p>
        {t(scoring)} <RuleLink id={rule} bare />
      </p>
    </>
  );
}

/** The missions that lie open, those that wait, and those in one's own hand. */
function missionsSeen({ own, view }: Battle): { where: string; mission: number }[] {
  const { active, reserve, hands } = view.table.missions;
  const hand = own === null ? 0 : hands[own];
  const lying = { open: active, reserve, hand: typeof hand === 'number' ? [] : hand };
  return Object.entries(lying).flatMap(([where, missions]) =>
    missions.map((mission) => ({ where, mission })),
  );
}

/** The points that tokens would bring if the round ended now; null where the mode counts otherwise. */
function dueNow({ m, near }: Battle): [number, number] | null {
  const { mode, round, tokens } = m.table;
  if (mode !== 'gameOfThrones' || round < 2) return null;
  const due: [number, number] = [0, 0];
  for (const token of tokens) {
    const id = controllerOf(m, token);
    if (id === null) continue;
    const { seat } = unitOf(m, id);
    const theirs = sideOf(m, seat) === sideOf(m, near) ? 0 : 1;
    due[theirs] += commandersUnit(m, seat)?.id === id ? 2 : 1;
  }
  return due;
}
