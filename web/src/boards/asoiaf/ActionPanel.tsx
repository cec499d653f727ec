import { chargeTargetsOf, speedOf } from '@small-council/asoiaf/looking';
import { message } from '@small-council/engine';
import type { Choice } from '../../table/choice.ts';
import { activeUnit } from './active.ts';
import type { Battle } from './battle.ts';
import { useBoardWords } from './words/index.ts';

/** The actions in the order of the book, each with its key; C asks for advice at every table. */
const ACTIONS = [
  ['maneuver', 'M'],
  ['march', 'N'],
  ['charge', 'V'],
  ['melee', 'X'],
  ['ranged', 'X'],
  ['retreat', 'Z'],
  ['raze', 'Y'],
] as const;

export const isAboutActions = ({ question }: Choice): boolean =>
  question?.text.key === 'ask.action' || question?.text.key === 'ask.freeAction';

/** The keys of the actions that may be chosen now. */
export const actionKeys = (choice: Choice): { [key: string]: () => void } =>
  isAboutActions(choice)
    ? Object.fromEntries(
        ACTIONS.filter(([id]) => choice.offers(id)).map(([id, key]) => [
          key.toLowerCase(),
          () => choice.pick(id),
        ]),
      )
    : {};

/** Which action: how far each goes, and why the others cannot be. */
export function ActionPanel({ battle, choice }: { battle: Battle; choice: Choice }) {
  const { t, say } = useBoardWords();
  const unit = activeUnit(battle);
  const { m } = battle;
  const speed = unit === null ? 0 : speedOf(m, unit);
  const extra: { readonly [action: string]: string } = {
    maneuver: `${speed}″`,
    march: `${2 * speed}″`,
    charge:
      unit === null || !choice.offers('charge')
        ? ''
        : t('field.targets', { count: chargeTargetsOf(m, unit).length }),
  };
  return (
    <ul className="unitactions" aria-label={t('field.actions')}>
      {ACTIONS.map(([id, key]) => {
        if (choice.offers(id))
          return (
            <li key={id}>
              <button
                type="button"
                className="option askable action"
                aria-pressed={choice.times(id) > 0}
                onClick={() => choice.pick(id)}
              >
                <b>{say(message(`action.${id}`))}</b> <span className="small">{extra[id]}</span>{' '}
                <kbd>{key}</kbd>
              </button>
            </li>
          );
        const blocked = choice.whyNot(id);
        return (
          blocked &&
          id !== 'raze' && (
            <li key={id} className="action action--no">
              <b>{say(message(`action.${id}`))}</b>{' '}
              <span className="small">{say(blocked.why)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
