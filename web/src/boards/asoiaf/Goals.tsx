import { commandersUnit, controllerOf, sideOf, unitOf } from '@small-council/asoiaf/looking';
import { message } from '@small-council/engine';
import { RuleLink } from '../../table/Rule.tsx';
import type { Battle } from './battle.ts';
import { pointsTold, quartersOf } from './Quarters.tsx';
import { useBoardWords } from './words/index.ts';

/** What is fought for: the mode, each objective with what its card does, and what would be scored now. */
export function Goals({ battle }: { battle: Battle }) {
  const { t, say } = useBoardWords();
  const { table } = battle.view;
  const due = dueNow(battle);
  const mode = say(message(`setting.mode.${table.mode}`));
  // Objectives that do nothing of their own are seen on the field.
  const goals = table.tokens.flatMap(({ id, card }, i) =>
    card > 0 ? [{ id, card, number: i + 1 }] : [],
  );
  const quarters = quartersOf(battle);
  if (goals.length + quarters.length === 0 && !due)
    return (
      <p className="goals">
        <b>{mode}</b>
      </p>
    );
  return (
    <details className="goals" open={table.round === 0}>
      <summary>{mode}</summary>
      <ul>
        {goals.map(({ id, card, number }) => (
          <li key={id}>
            <b>{number}</b>
            <span>
              {say(message(`field.goal.${card}`))} <RuleLink id={`SIF-${969 + card}`} />
            </span>
          </li>
        ))}
        {quarters.map(({ quadrant, number, points }) => (
          <li key={quadrant}>
            <b>{number}</b>
            <span>
              {t('field.quarter.points', { points: pointsTold(battle, points) })}{' '}
              <RuleLink id="SIF-1439" />
            </span>
          </li>
        ))}
      </ul>
      {due && <p>{t('field.goals.due', { own: due[0], theirs: due[1] })}</p>}
    </details>
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
