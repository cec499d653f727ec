import { type ArmyList, neutralPointsOf } from '@small-council/asoiaf/armies';
import {
  attachmentCard,
  type RecruitCard,
  recruitCard,
  recruitName,
  unitCard,
} from '@small-council/asoiaf/cards';
import type { Refused } from '@small-council/engine';
import { toneOf } from '../boards/cards/heraldry.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  activationsOf,
  culpritsOf,
  type Entry,
  entriesOf,
  hostsOf,
  keyOf,
  moved,
  without,
} from './army.ts';
import { signOf } from './heraldry.ts';
import { useArmyWords } from './words/index.ts';

interface MeterProps {
  army: ArmyList;
  limit: number;
  spent: number;
}

/** What is spent of what may be spent: own, neutral, and what is too much. */
export function Meter({ army, limit, spent }: MeterProps) {
  const { t } = useArmyWords();
  const neutral = neutralPointsOf(army);
  const whole = Math.max(limit, spent, 1);
  const share = (points: number) => ({ width: `${(points / whole) * 100}%` });
  const over = Math.max(0, spent - limit);
  return (
    <div className="meter" data-over={over > 0}>
      <p>
        <strong>
          <b className="meter__spent">{spent}</b> / {limit}
        </strong>{' '}
        <span className="small">
          {t('armies.points')} · {t('armies.activations', { count: activationsOf(army) })}
          {neutral > 0 && army.faction !== 'neutral' && (
            <> · {t('armies.neutralPoints', { count: neutral, max: Math.floor(limit / 2) })}</>
          )}
        </span>
      </p>
      <div className={`meter__bar ${toneOf(army.faction ?? 'neutral')}`} aria-hidden="true">
        <span className="meter__own" style={share(Math.max(0, spent - neutral - over))} />
        <span className="meter__neutral" style={share(Math.min(neutral, spent - over))} />
        <span className="meter__over" style={share(over)} />
      </div>
    </div>
  );
}

interface Props {
  army: ArmyList;
  reasons: readonly Refused[];
  /** It can only be read. */
  fixed: boolean;
  onChange: (army: ArmyList) => void;
  /** Somebody for this unit is looked for. */
  onAttach: (at: number) => void;
  onRead: (id: string) => void;
}

/** The army: units with who is in them, NCUs, and who has no place. */
export function ArmyRows(props: Props) {
  const { army, fixed, onAttach } = props;
  const { say, t } = useArmyWords();
  const entries = entriesOf(army);
  const at = (part: Entry['place']['part']) => entries.filter(({ place }) => place.part === part);
  return (
    <>
      {entries.length === 0 && <p className="small">{t('armies.empty')}</p>}
      <ol className="troops">
        {army.troops.map(({ unit }, n) => {
          const card = unitCard(unit);
          const inside = at('attached').filter(({ place }) => place.at === n);
          const roomFor =
            card && inside.length === 0 && hosts(card) ? say(recruitName(unit)) : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may stand there twice
            <li key={n} className={`troop ${toneOf(card?.faction ?? 'neutral')}`}>
              <Row {...props} entry={{ place: { part: 'unit', at: n }, id: unit }} />
              {inside.map((entry) => (
                <Row key={keyOf(entry.place)} {...props} entry={entry} />
              ))}
              {roomFor !== null && !fixed && (
                <button
                  type="button"
                  className="troop__attach"
                  aria-label={t('armies.attach', { unit: roomFor })}
                  onClick={() => onAttach(n)}
                >
                  + {t('armies.attach.short')}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {(['ncus', 'sent', 'loose'] as const).map(
        (part) =>
          at(part).length > 0 && (
            <section key={part} aria-label={t(`armies.part.${part}`)}>
              <h2>{t(`armies.part.${part}`)}</h2>
              <ul className="troops">
                {at(part).map((entry) => (
                  <li
                    key={keyOf(entry.place)}
                    className={`troop ${toneOf(recruitCard(entry.id)?.faction ?? 'neutral')}`}
                  >
                    <Row {...props} entry={entry} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

const hosts = ({ type, tray }: NonNullable<ReturnType<typeof unitCard>>): boolean =>
  (type === 'infantry' || type === 'cavalry') && tray !== 'solo' && tray !== 'large';

const costOf = (card: RecruitCard | undefined): string =>
  !card ? '?' : card.cost === 'commander' ? '★' : `${card.cost}`;

/** A card of the army, with the numbers of the reasons that name it. */
function Row({ entry, army, reasons, fixed, onChange, onRead }: Props & { entry: Entry }) {
  const { say, t } = useArmyWords();
  const { id, place } = entry;
  const card = recruitCard(id);
  const name = card ? say(recruitName(id)) : id;
  const numbers = reasons.flatMap((reason, n) => (culpritsOf(reason).includes(id) ? [n + 1] : []));
  const attachment = attachmentCard(id);
  return (
    <div
      className="troop__row"
      data-bad={numbers.length > 0}
      data-below={place.part === 'attached'}
    >
      {card && <Icon body={signOf(card)} />}
      <button type="button" className="troop__name" onClick={() => onRead(id)}>
        {name}
        {card?.cost === 'commander' && <i> · {t('armies.commander')}</i>}
      </button>
      {numbers.map((number) => (
        <span key={number} className="number">
          {number}
        </span>
      ))}
      {attachment && !attachment.enemy && !fixed && (
        <Move entry={entry} army={army} onChange={onChange} />
      )}
      <b className="troop__cost">{costOf(card)}</b>
      {!fixed && (
        <button
          type="button"
          className="troop__remove"
          aria-label={t('armies.remove', { card: name })}
          onClick={() => onChange(without(army, place))}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** In which unit somebody is. */
function Move({ entry, army, onChange }: Pick<Props, 'army' | 'onChange'> & { entry: Entry }) {
  const { say, t } = useArmyWords();
  const { id, place } = entry;
  const card = attachmentCard(id);
  const here = place.part === 'attached' ? place.at : null;
  const places = card
    ? [...new Set([...(here === null ? [] : [here]), ...hostsOf(army, card)])]
    : [];
  if (places.length < 2 && here !== null) return null;
  return (
    // Where somebody is can be seen; the names of all units are read once it is open.
    <span className="troop__move">
      <span aria-hidden="true">{t('armies.move')}</span>
      <select
        aria-label={t('armies.unitOf', { card: recruitName(id) })}
        value={here ?? ''}
        onChange={({ target }) =>
          onChange(moved(army, entry, target.value === '' ? null : Number(target.value)))
        }
      >
        <option value="">{t('armies.unitOf.none')}</option>
        {places
          .sort((one, other) => one - other)
          .map((at) => (
            <option key={at} value={at}>
              {t('armies.place', { number: at + 1, unit: say(recruitName(army.troops[at].unit)) })}
            </option>
          ))}
      </select>
    </span>
  );
}
