import { type Unit as FieldUnit, pointDistance, trayShape } from '@small-council/asoiaf/geometry';
import {
  controllerOf,
  enemiesEngaged,
  isOnField,
  pointsToWin,
  sideOf,
  sidesOf,
  trayOf,
  unitOf,
} from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { message } from '@small-council/engine';
import { type ReactNode, useState } from 'react';
import type { TextProps } from '../../table/look.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { activeUnit } from './active.ts';
import { latestAttack } from './attacks.ts';
import { type Battle, battleOf, isNear, standing } from './battle.ts';
import { readCommand } from './commands.ts';
import { GoalsTold } from './Goals.tsx';
import { MovePanel } from './MovePanel.tsx';
import { answerOf } from './moving.ts';
import { hasCommander, inches, ROMAN } from './names.ts';
import { cornerOf, cornersOf, factionOf, pointsTold, quartersOf } from './Quarters.tsx';
import { conditionsOf, countOf, far, hourOf, keywordsOf, thingOf, toldFrom } from './telling.ts';
import { type Laying, useMoving } from './useMoving.ts';
import { useBoardWords } from './words/index.ts';

/** The battle in words: every deed can be done here, every distance is read from the chosen unit. */
export function TextBoard({
  view,
  facts,
  question,
  advised,
  answer,
  choice,
}: TextProps<TableView>) {
  const { t, say } = useBoardWords();
  const battle = battleOf(view);
  const laying = useMoving(battle, question, advised);
  const [chosen, setChosen] = useState<string | null>(null);
  const units = standing(battle);
  const asked = laying?.moving.unit ?? activeUnit(battle);
  const from = [chosen, asked, units.find(({ seat }) => isNear(battle, seat))?.id].find(
    (id): id is string => id != null && isOnField(battle.m, id),
  );
  const attack = latestAttack(facts);
  const { table } = view;
  return (
    <div className="battletext">
      <header>
        <h2>{t('field.text')}</h2>
        <p>
          {t('field.text.line', {
            round: table.round === 0 ? '–' : ROMAN[table.round],
            own: table.points[sideOf(battle.m, battle.near)],
            theirs: sidesOf(battle.m)
              .filter((side) => side !== sideOf(battle.m, battle.near))
              .map((side) => table.points[side])
              .join(' : '),
            need: pointsToWin(table.size),
          })}
        </p>
        {from !== undefined && (
          <label className="battletext__from">
            {t('field.text.from')}
            <select value={from} onChange={({ target }) => setChosen(target.value)}>
              {units.map((unit) => (
                <option key={unit.id} value={unit.id}>
                  {t('field.text.whose', {
                    unit: thingOf(unit),
                    enemy: !isNear(battle, unit.seat),
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {laying && <Command battle={battle} laying={laying} answer={answer} />}
      {laying && <MovePanel battle={battle} laying={laying} answer={answer} />}
      {attack && <AttackPanel battle={battle} attack={attack} choice={choice} />}
      {from !== undefined && <Tables battle={battle} from={trayOf(battle.m, from)} />}
      <section className="goals">
        <h3>{say(message(`setting.mode.${table.mode}`))}</h3>
        <GoalsTold battle={battle} />
      </section>
      <Waiting battle={battle} />
    </div>
  );
}

function Tables({ battle, from }: { battle: Battle; from: FieldUnit }) {
  const { t, say, call } = useBoardWords();
  const { m } = battle;
  const others = standing(battle)
    .filter(({ id }) => id !== from.id)
    .map((unit) => toldFrom(battle, from, unit))
    .sort((one, other) => one.gap - other.gap);
  const sides = [
    ['field.text.enemies', others.filter(({ unit }) => trayOf(m, unit.id).side !== from.side)],
    ['field.text.friends', others.filter(({ unit }) => trayOf(m, unit.id).side === from.side)],
  ] as const;
  const place = (point: { x: number; y: number }) =>
    t('field.text.place', {
      distance: far(pointDistance(point, trayShape(from))),
      hour: hourOf(from, point),
    });
  return (
    <>
      <p>
        {t('field.text.here', {
          unit: thingOf(unitOf(m, from.id)),
          x: inches(battle.lens.seen(from).x),
          y: inches(battle.lens.seen(from).y),
          heading: battle.lens.seenHeading(from.h) / 10,
          engaged:
            enemiesEngaged(m, from.id).length > 0
              ? enemiesEngaged(m, from.id).map((id) => thingOf(unitOf(m, id)))
              : null,
        })}
      </p>
      {sides.map(([title, rows]) => (
        <Scroller key={title} name={t(title)}>
          <caption>{t(title)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('field.text.unit')}</th>
              <th scope="col">{t('field.text.strength')}</th>
              <th scope="col">{t('field.text.tokens')}</th>
              <th scope="col">{t('field.text.state')}</th>
              <th scope="col">{t('field.text.distance')}</th>
              <th scope="col">{t('field.text.bearing')}</th>
              {title === 'field.text.enemies' && (
                <>
                  <th scope="col">{t('field.text.arc')}</th>
                  <th scope="col">{t('field.text.sight')}</th>
                  <th scope="col">{t('field.text.charge')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ unit, gap, hour, arc, seen, hides, roll }) => (
              <tr key={unit.id}>
                <th scope="row">
                  {call(thingOf(unit))} {hasCommander(unit) ? '★' : ''}
                </th>
                <td data-label={t('field.text.strength')}>{say(countOf(unit))}</td>
                <td data-label={t('field.text.tokens')}>
                  {t('field.text.conditions', { conditions: conditionsOf(unit) })}
                </td>
                <td data-label={t('field.text.state')}>
                  {t(unit.activated ? 'field.text.done' : 'field.text.ready')}
                </td>
                <td data-label={t('field.text.distance')}>{say(far(gap))}</td>
                <td data-label={t('field.text.bearing')}>{t('field.text.hour', { hour })}</td>
                {title === 'field.text.enemies' && (
                  <>
                    <td data-label={t('field.text.arc')}>{say(message(`arc.${arc}`))}</td>
                    <td data-label={t('field.text.sight')}>
                      {t('field.text.seen', {
                        seen,
                        by: hides === null ? null : thingOf(unitOf(m, hides)),
                      })}
                    </td>
                    <td data-label={t('field.text.charge')}>
                      {roll === null ? '–' : t('field.text.needs', { roll })}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </Scroller>
      ))}
      <Scroller name={t('field.text.ground')}>
        <caption>{t('field.text.ground')}</caption>
        <tbody>
          {m.table.tokens.map((token) => {
            const holder = controllerOf(m, token);
            return (
              <tr key={token.id}>
                <th scope="row">{call({ is: 'token', id: token.id })}</th>
                <td>
                  {t('field.text.held', {
                    unit: holder === null ? null : thingOf(unitOf(m, holder)),
                  })}
                </td>
                <td>{place(token)}</td>
              </tr>
            );
          })}
          {m.table.terrain.map((piece) => (
            <tr key={piece.id}>
              <th scope="row">{say(message(`terrain.${piece.kind}`))}</th>
              <td>{keywordsOf(battle, piece.id).map(say).join(', ')}</td>
              <td>{place(piece.pose)}</td>
            </tr>
          ))}
        </tbody>
      </Scroller>
    </>
  );
}

/** A table that is wider than a phone is scrolled, by keys as well. */
function Scroller({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="scroller" aria-label={name} tabIndex={0}>
      <table className="battletable">{children}</table>
    </section>
  );
}

/** Units that are not on the field, the people of both courts, and the own cards. */
function Waiting({ battle }: { battle: Battle }) {
  const { t, call } = useBoardWords();
  const { table } = battle.view;
  const hand = battle.own === null ? 0 : table.players[battle.own].hand;
  const away = table.units.filter(({ pose, destroyed }) => pose === null && !destroyed);
  return (
    <ul className="battletext__rest">
      {away.map((unit) => (
        <li key={unit.id}>
          {t('field.text.away', { unit: thingOf(unit), enemy: !isNear(battle, unit.seat) })}
        </li>
      ))}
      {table.ncus.map((ncu) => (
        <li key={ncu.id}>
          {t('field.text.ncu', {
            ncu: { is: 'ncu', id: ncu.id, card: ncu.card, seat: ncu.seat },
            enemy: !isNear(battle, ncu.seat),
            zone: ncu.zone === null ? null : { is: 'zone', id: ncu.zone },
            done: ncu.activated,
          })}
        </li>
      ))}
      {typeof hand !== 'number' && (
        <li>
          {t('field.text.hand')}{' '}
          {hand.map((card) => call({ is: 'tactics', id: card })).join(', ') || '–'}
        </li>
      )}
      {quartersOf(battle).map(({ quadrant, points, holder }) => {
        const { x, y } = cornerOf(battle, quadrant);
        return (
          <li key={quadrant}>
            {t('field.text.quarter', {
              quadrant: message(`quadrant.${quadrant}`),
              far: y === 0,
              left: x === 0,
              points: pointsTold(battle, points),
              holder: holder === null ? null : factionOf(battle, points[holder].seat),
            })}
          </li>
        );
      })}
      {cornersOf(battle).map(({ quadrant, number, seat }) => {
        const { x, y } = cornerOf(battle, quadrant);
        return (
          <li key={quadrant}>
            {t('field.text.corner', {
              number,
              far: y === 0,
              left: x === 0,
              holder: seat === null ? null : factionOf(battle, seat),
            })}
          </li>
        );
      })}
      <li>{t('field.text.board', { width: battle.lens.width, height: battle.lens.height })}</li>
    </ul>
  );
}

/** A line that takes a move as it is said; the answer is a sentence with the verdict. */
function Command({
  battle,
  laying,
  answer,
}: {
  battle: Battle;
  laying: Laying;
  answer: TextProps<TableView>['answer'];
}) {
  const { t } = useBoardWords();
  const [text, setText] = useState('');
  const draft = readCommand(text, laying.moving, battle.lens);
  const refused = draft && battle.refusal(answerOf(laying.moving, draft));
  return (
    <form
      className="commandline"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft) return;
        laying.set(draft);
        if (!refused && !/^(what if|was wenn)/i.test(text)) answer(answerOf(laying.moving, draft));
      }}
    >
      <label>
        {t('field.text.command')}
        <input
          value={text}
          autoComplete="off"
          placeholder={t('field.text.example')}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p role="status">
        {text.trim() === ''
          ? t('field.text.help')
          : draft === null
            ? t('field.text.what')
            : refused
              ? t('field.text.refused', { why: refused.why, rule: refused.rule })
              : t('field.text.legal')}
      </p>
    </form>
  );
}
