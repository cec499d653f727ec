import {
  ARCS,
  courseAt,
  coversCompletely,
  type Unit as FieldUnit,
  sees,
  shares,
  TURN,
  threatsTo,
  withUnit,
} from '@small-council/asoiaf/geometry';
import { alignmentsOf, meleeAttacks, speedOf, trayOf } from '@small-council/asoiaf/looking';
import { type Answer, message } from '@small-council/engine';
import { useDeferredValue, useMemo } from 'react';
import { RuleLink } from '../../table/Rule.tsx';
import { type Battle, type Lens, standing } from './battle.ts';
import { type Draft, farthest, type Moving, mayTurn, poseOf, repairs, turnBy } from './moving.ts';
import { NumberField } from './NumberField.tsx';
import { inches, shortName } from './names.ts';
import { oddsOf, standsAt } from './odds.ts';
import type { Laying } from './useMoving.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  battle: Battle;
  laying: Laying;
  answer: (answer: Answer) => void;
}

/** A heading as a turn from another one, in degrees: right is plus. */
const turnOf = (heading: number, from: number): number => {
  const apart = (((heading - from) % TURN) + TURN) % TURN;
  return (apart > TURN / 2 ? apart - TURN : apart) / 10;
};
const headingOf = (degrees: number, from: number): number =>
  (((Math.round(degrees * 10) + from) % TURN) + TURN) % TURN;

/** The parts of a move as numbers, what the rules say, and the deed. */
export function MovePanel({ battle, laying, answer }: Props) {
  const { t, say } = useBoardWords();
  const { moving, draft, refused, set, reset } = laying;
  return (
    <section
      className={`panel movepanel ${refused ? 'movepanel--no' : ''}`}
      aria-label={t('field.move')}
    >
      <Fields moving={moving} draft={draft} set={set} lens={battle.lens} />
      {moving.charge && <ChargeOdds battle={battle} laying={laying} />}
      <div className="ruling" role="status">
        {refused ? (
          <>
            <p className="ruling__no">
              <strong>{t('field.no')}</strong> {say(refused.why)} <RuleLink id={refused.rule} />
            </p>
            <Repairs battle={battle} laying={laying} />
          </>
        ) : (
          <p className="ruling__ok">✓ {t('field.legal')}</p>
        )}
      </div>
      {moving.origin && !moving.charge && <FromThere battle={battle} laying={laying} />}
      <div className="movepanel__deeds">
        <button type="button" className="button" onClick={reset}>
          {t('field.reset')} <kbd>Esc</kbd>
        </button>
        {moving.limit > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => set(farthest(battle, moving, draft))}
          >
            {t('field.farthest', { inches: inches(moving.limit) })} <kbd>S</kbd>
          </button>
        )}
        <button
          type="button"
          className="button button--main"
          disabled={refused !== null}
          onClick={() => answer(laying.answer)}
        >
          {t(deedOf(moving))} <kbd>↵</kbd>
        </button>
      </div>
    </section>
  );
}

const deedOf = ({ type }: Moving) =>
  type === 'charge' ? 'field.do.charge' : type === 'place' ? 'field.do.place' : 'field.do.move';

function Fields({
  moving,
  draft,
  set,
  lens,
}: {
  moving: Moving;
  draft: Draft;
  lens: Lens;
  set: (draft: Draft) => void;
}) {
  const { t, say } = useBoardWords();
  const h = moving.origin?.h ?? 0;
  const seen = lens.seen(draft);
  const names = { less: t('field.less'), more: t('field.more') };
  if (moving.type === 'place')
    return (
      <div className="movepanel__fields">
        <NumberField
          {...names}
          label={t('field.across')}
          unit="″"
          step={0.1}
          value={inches(seen.x, 2)}
          onChange={(x) => set({ ...draft, ...lens.seen({ ...seen, x: Math.round(x * 1000) }) })}
        />
        <NumberField
          {...names}
          label={t('field.up')}
          unit="″"
          step={0.1}
          value={inches(seen.y, 2)}
          onChange={(y) => set({ ...draft, ...lens.seen({ ...seen, y: Math.round(y * 1000) }) })}
        />
        {mayTurn(moving) && (
          <NumberField
            {...names}
            id="field-last"
            label={t('field.heading')}
            hint="Q E"
            unit="°"
            step={1}
            value={lens.seenHeading(draft.last) / 10}
            onChange={(to) => set(turnBy(moving, draft, lens.seenHeading(headingOf(to, 0)), true))}
          />
        )}
      </div>
    );
  const from = moving.mayFirst && draft.by > 0 ? draft.first : h;
  return (
    <div className="movepanel__fields">
      {moving.mayFirst && (
        <NumberField
          {...names}
          label={t('field.firstPivot')}
          unit="°"
          step={1}
          value={turnOf(draft.first, h)}
          onChange={(to) =>
            set({
              ...draft,
              first: headingOf(to, h),
              last: draft.turned ? draft.last : headingOf(to, h),
            })
          }
        />
      )}
      {moving.directions.length > 1 && (
        <div className="numberfield">
          <label className="numberfield__label" htmlFor="field-direction">
            {t('field.direction')}
          </label>
          <select
            id="field-direction"
            value={draft.slide}
            onChange={({ target }) => set({ ...draft, slide: target.value as Draft['slide'] })}
          >
            {moving.directions.map((direction) => (
              <option key={direction} value={direction}>
                {say(message(`path.${direction}`))}
              </option>
            ))}
          </select>
        </div>
      )}
      {moving.directions.length > 0 && (
        <NumberField
          {...names}
          id="field-by"
          label={t('field.by', { limit: inches(moving.limit) })}
          hint="↑↓"
          unit="″"
          step={0.1}
          value={inches(draft.by, 2)}
          onChange={(by) => set({ ...draft, by: Math.max(0, Math.round(by * 1000)) })}
        />
      )}
      {mayTurn(moving) && (
        <NumberField
          {...names}
          id="field-last"
          label={t(moving.charge ? 'field.chargePivot' : 'field.lastPivot')}
          hint="Q E"
          unit="°"
          step={1}
          value={turnOf(draft.last, from)}
          onChange={(to) => set({ ...draft, last: headingOf(to, from), turned: true })}
        />
      )}
    </div>
  );
}

function Repairs({ battle, laying }: { battle: Battle; laying: Laying }) {
  const { t } = useBoardWords();
  const { moving, set } = laying;
  const draft = useDeferredValue(laying.draft);
  const found = useMemo(() => repairs(battle, moving, draft), [battle, moving, draft]);
  if (found.length === 0) return null;
  const name = (one: Draft): string => {
    if (moving.type === 'place' || moving.type === 'charge') return t('field.repair.proposed');
    return one.by !== draft.by
      ? t('field.repair.shorter', { inches: inches(one.by, 2) })
      : t('field.repair.turned', {
          degrees: turnOf(
            one.last,
            moving.mayFirst && one.by > 0 ? one.first : (moving.origin?.h ?? 0),
          ),
        });
  };
  return (
    <div className="ruling__repairs">
      <p className="small">{t('field.repair')}</p>
      {found.map((one) => (
        <button key={name(one)} type="button" className="option" onClick={() => set(one)}>
          {name(one)}
        </button>
      ))}
    </div>
  );
}

/** What it would see from there, what could charge it, and which objectives it would hold. */
function FromThere({ battle, laying }: { battle: Battle; laying: Laying }) {
  const { t } = useBoardWords();
  const { moving } = laying;
  const draft = useDeferredValue(laying.draft);
  const told = useMemo(() => {
    const { m } = battle;
    const there: FieldUnit = { ...(moving.origin as FieldUnit), ...poseOf(moving, draft) };
    const known = withUnit(battle.known, there);
    const enemies = standing(battle).filter(({ id }) => trayOf(m, id).side !== there.side);
    // As their plates on the field call them.
    return {
      seen: enemies
        .filter(({ id }) => sees(known, there, trayOf(m, id), 'charge'))
        .map(({ card }) => shortName(card)),
      threats: threatsTo(known, there, ({ id }) => speedOf(m, id)).map(({ by, charge }) =>
        message('field.there.threat', {
          unit: shortName((enemies.find(({ id }) => id === by.id) ?? enemies[0]).card),
          roll: charge.best.roll,
        }),
      ),
      tokens: m.table.tokens
        .filter((token) => coversCompletely(there, token))
        .map(({ id }) => ({ is: 'token', id })),
    };
  }, [battle, moving, draft]);
  return (
    <div className="fromthere">
      <h2>{t('field.there')}</h2>
      <ul>
        <li>{t('field.there.seen', { units: told.seen.length > 0 ? told.seen : null })}</li>
        <li>
          {t('field.there.threats', { units: told.threats.length > 0 ? told.threats : null })}
        </li>
        {told.tokens.length > 0 && <li>{t('field.there.tokens', { tokens: told.tokens })}</li>}
      </ul>
    </div>
  );
}

/** A charge before the roll: the share of each arc, what each face does, and what the attack would bring. */
function ChargeOdds({ battle, laying }: { battle: Battle; laying: Laying }) {
  const { t } = useBoardWords();
  const { moving, draft } = laying;
  const { origin, charge } = moving;
  const { m, known } = battle;
  if (!origin || !charge) return null;
  const target = trayOf(m, charge.target);
  const share = shares(target, origin);
  const course = courseAt(known, origin, target, charge.speed, draft.last);
  const [attack] = meleeAttacks(m, origin.id);
  // What counts among the engaged counts when it has arrived.
  const { pose } =
    alignmentsOf(m, { unit: origin.id, target: charge.target, arc: charge.arc })[0] ?? {};
  const odds =
    attack === undefined
      ? null
      : oddsOf(
          pose ? standsAt(m, origin.id, pose) : m,
          {
            attacker: origin.id,
            defender: charge.target,
            kind: 'melee',
            arc: charge.arc,
            charge: true,
          },
          attack,
          true,
        );
  const least = course.ok ? course.roll : 7;
  return (
    <div className="chargeodds">
      <div className="arcbar">
        {ARCS.filter((arc) => share[arc] > 0.005).map((arc) => (
          <span
            key={arc}
            className={arc === charge.arc ? 'arcbar__part arcbar__part--lit' : 'arcbar__part'}
            style={{ flexGrow: share[arc] }}
          >
            {t('field.share', {
              arc: message(`arc.${arc}`),
              share: Math.round(share[arc] * 1000) / 10,
            })}
          </span>
        ))}
      </div>
      <div className="faces">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span
            key={face}
            className={face >= least ? 'oddsface oddsface--ok' : 'oddsface oddsface--no'}
          >
            <b>{face}</b>
            <small>{charge.speed + face}″</small>
          </span>
        ))}
      </div>
      <p className="small">
        {course.ok
          ? t('field.charge.odds', {
              percent: Math.round(((7 - least) / 6) * 100),
              inches: inches(course.distance, 2),
            })
          : t('field.charge.never')}
      </p>
      {odds && (
        <p className="small">
          {t('field.charge.attack', {
            dice: odds.dice,
            hit: odds.hitOn,
            save: odds.saveOn,
            wounds: Math.round(odds.wounds * 10) / 10,
            panic: Math.round(odds.panic * 100),
          })}
        </p>
      )}
    </div>
  );
}
