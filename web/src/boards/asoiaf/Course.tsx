import './course.css';
import { unitCard } from '@small-council/asoiaf/content';
import {
  capacityOf,
  LAST_ROUND,
  pointsToWin,
  sidesOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { R } from '@small-council/asoiaf/table';
import type { TableView } from '@small-council/asoiaf/view';
import { judge } from '@small-council/bots/asoiaf/worth';
import { type KnownFact, type Message, message, type Seat, type View } from '@small-council/engine';
import { useMemo } from 'react';
import { turnsOver } from '../../table/turns.ts';
import { battleOf, houseOf } from './battle.ts';
import { momentOf } from './happenings.ts';
import { ROMAN } from './names.ts';
import { strength } from './Plates.tsx';
import { thingOf } from './telling.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  views: readonly View<TableView>[];
  facts: readonly (readonly KnownFact[])[];
  go: (step: number) => void;
  /** Where one is, while the battle is shown again. */
  step?: number;
}

const WIDTH = 300;
const HEIGHT = 110;

/** How the battle went: points, wounds and chances by round, what each unit did, the luck of the dice, and what turned it. */
export function Course({ views, facts, go, step: at }: Props) {
  const { t, say, call } = useBoardWords();
  const last = views[views.length - 1];
  const all = facts[facts.length - 1] ?? [];
  const { table } = last;
  const battle = battleOf(last);
  // The battle as it stood when each round was over.
  const rounds = useMemo(
    () =>
      Array.from({ length: LAST_ROUND }, (_, i) => i + 1).flatMap((round) => {
        if (!views.some((view) => view.table.round === round)) return [];
        const view = after(views, round);
        const { m } = battleOf(view);
        return [
          {
            round,
            points: view.table.players.map(({ side }) => view.table.points[side]),
            lost: view.table.players.map((_, seat) => woundsLost(view, seat)),
            chances: view.table.players.map((_, seat) => chanceOf(view, m, seat)),
          },
        ];
      }),
    [views],
  );
  const need = pointsToWin(table.size);
  const armies = table.players.map(({ army }, seat) => ({
    seat,
    house: houseOf(battle.m, seat),
    name: message(`faction.${army.faction}`),
  }));
  const course = (of: 'points' | 'lost' | 'chances') =>
    rounds.map((one) => ({ round: one.round, values: one[of] }));
  const roundOf = views.map((view) => view.table.round);
  const now = at === undefined ? undefined : turnsOver(roundOf, at);
  const dealt = woundsDealt(all);
  const turning = facts.flatMap((known, step) =>
    known.slice(facts[step - 1]?.length ?? 0).flatMap((fact) => {
      const moment = fact.key === 'fact.destroyed' ? momentOf(fact) : null;
      return moment ? [{ fact, step }] : [];
    }),
  );
  return (
    <section className="warcourse">
      <div className="warcourse__charts">
        <Lines
          title={t('field.course.points')}
          {...{ armies, need, now }}
          course={course('points')}
          begins={0}
          most={Math.max(need, ...table.points) + 1}
        />
        <Lines
          title={t('field.course.lost')}
          {...{ armies, now }}
          course={course('lost')}
          begins={0}
          most={Math.max(6, ...rounds.flatMap(({ lost }) => lost)) * 1.1}
        />
        <Lines
          title={t('field.course.chances')}
          {...{ armies, now }}
          course={course('chances')}
          begins={100 / sidesOf(battle.m).length}
          most={100}
        />
      </div>
      <div className="warcourse__armies">
        {table.players.map(({ army }, seat) => (
          <table
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            className={`battletable ${houseOf(battle.m, seat)}`}
          >
            <caption>{say(message(`faction.${army.faction}`))}</caption>
            <thead>
              <tr>
                <th scope="col">{t('field.text.unit')}</th>
                <th scope="col">{t('field.course.left')}</th>
                <th scope="col">{t('field.course.dealt')}</th>
              </tr>
            </thead>
            <tbody>
              {table.units
                .filter((unit) => unit.seat === seat)
                .map((unit) => (
                  <tr key={unit.id}>
                    <th scope="row">{call(thingOf(unit))}</th>
                    <td>{unit.destroyed ? '†' : strength(unit)}</td>
                    <td>{dealt.get(unit.id) ?? 0}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
      <div>
        <h2>{t('field.course.dice')}</h2>
        <ul>
          {table.players.map(({ army }, seat) => {
            const { hits, expected } = luckOf(all, seat);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={seat} className={houseOf(battle.m, seat)}>
                {t('field.course.luck', {
                  faction: message(`faction.${army.faction}`),
                  hits,
                  expected: Math.round(expected * 10) / 10,
                })}
              </li>
            );
          })}
        </ul>
      </div>
      {turning.length > 0 && (
        <div>
          <h2>{t('field.course.turning')}</h2>
          <ol className="warcourse__moments">
            {turning.map(({ fact, step }) => (
              <li key={step}>
                <button
                  type="button"
                  className="quiet"
                  aria-current={step === at ? 'step' : undefined}
                  onClick={() => go(step)}
                >
                  {t('field.course.moment', { round: ROMAN[views[step].table.round] ?? '', fact })}
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** One line for each army, from round to round; below, where each of them ended. */
function Lines({
  title,
  armies,
  course,
  begins,
  most,
  need,
  now,
}: {
  title: string;
  armies: readonly { readonly seat: Seat; readonly house: string; readonly name: Message }[];
  course: readonly { readonly round: number; readonly values: readonly number[] }[];
  /** Where everybody stands before the first round. */
  begins: number;
  most: number;
  /** What is needed to win. */
  need?: number;
  /** How many rounds are over where one is. */
  now?: number;
}) {
  const { t } = useBoardWords();
  const x = (round: number): number => (round * WIDTH) / LAST_ROUND;
  const y = (value: number): number => HEIGHT - (value * HEIGHT) / most;
  const step = [2, 5, 10, 20, 25, 50].find((size) => most / size <= 7) ?? 100;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`-34 -14 ${WIDTH + 60} ${HEIGHT + 40}`} aria-hidden="true">
        {marks.map((value) => (
          <g key={value}>
            <line className="warcourse__grid" x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={-8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {need !== undefined && (
          <line className="warcourse__need" x1={0} x2={WIDTH} y1={y(need)} y2={y(need)} />
        )}
        {now !== undefined && (
          <line className="warcourse__now" x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT} />
        )}
        {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
          <text key={round} x={x(round)} y={HEIGHT + 20} textAnchor="middle">
            {ROMAN[round]}
          </text>
        ))}
        {armies.map(({ seat, house }) => (
          <g key={seat} className={house}>
            <polyline
              className={seat === 0 ? 'warcourse__line' : 'warcourse__line warcourse__line--dashed'}
              points={[
                `0,${y(begins)}`,
                ...course.map(({ round, values }) => `${x(round)},${y(values[seat])}`),
              ].join(' ')}
            />
            {course.map(({ round, values }) => (
              <circle
                key={round}
                className="warcourse__dot"
                cx={x(round)}
                cy={y(values[seat])}
                r={3}
              />
            ))}
          </g>
        ))}
      </svg>
      <ul className="warcourse__legend">
        {armies.map(({ seat, house, name }) => (
          <li key={seat} className={house}>
            <span aria-hidden="true">
              {t('field.course.side', {
                faction: name,
                values: course.slice(-1).map(({ values }) => Math.round(values[seat])),
              })}
            </span>
            <span className="unseen">
              {t('field.course.side', {
                faction: name,
                values: course.map(({ values }) => Math.round(values[seat])),
              })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What the army of this seat has lost. */
const woundsLost = ({ table }: View<TableView>, seat: Seat): number =>
  table.units
    .filter((unit) => unit.seat === seat)
    .reduce((sum, unit) => sum + capacityOf(unit) - (unit.destroyed ? 0 : woundsLeft(unit)), 0);

/** So many points of an army ahead make a side about three times as likely to win. */
const TELLING = 16;

/** How likely a seat is to win, in percent, by what the bots make of it. */
function chanceOf({ result }: View<TableView>, m: R, seat: Seat): number {
  if (result) return result.winners.includes(seat) ? 100 / result.winners.length : 0;
  const ahead = Object.values(judge(m, seat)).reduce((sum, one) => sum + one, 0);
  return 100 / (1 + Math.exp(-ahead / TELLING));
}

/** The view at the end of a round: the first of the next one, or the last of all. */
const after = (views: readonly View<TableView>[], round: number): View<TableView> =>
  views.find((view) => view.table.round > round) ?? views[views.length - 1];

/** Wounds by who has dealt them. */
function woundsDealt(facts: readonly KnownFact[]): Map<string, number> {
  const dealt = new Map<string, number>();
  for (const { key, params } of facts) {
    const because = params.because as { is?: string; id?: string } | undefined;
    if (key !== 'fact.wounds' || because?.is !== 'unit' || because.id === undefined) continue;
    dealt.set(because.id, (dealt.get(because.id) ?? 0) + Number(params.wounds));
  }
  return dealt;
}

/** Hits as they were first rolled, and as many as the dice owe on average. */
function luckOf(facts: readonly KnownFact[], seat: number): { hits: number; expected: number } {
  let hits = 0;
  let expected = 0;
  let kind = 'melee';
  for (const { key, params } of facts) {
    if (key === 'fact.attack') kind = String(params.kind);
    if (key !== 'fact.rolled' || params.purpose !== 'attack') continue;
    const unit = params.unit as unknown as { card: string; seat: number };
    if (unit.seat !== seat) continue;
    const attack = unitCard(unit.card)?.attacks.find(
      (one) => (one.kind === 'melee') === (kind === 'melee'),
    );
    if (!attack) continue;
    const dice = params.dice as unknown as number[];
    hits += dice.filter((face) => face >= attack.toHit).length;
    expected += (dice.length * (7 - attack.toHit)) / 6;
  }
  return { hits, expected };
}
