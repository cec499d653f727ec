import './course.css';
import { unitCard } from '@small-council/asoiaf/content';
import { LAST_ROUND, pointsToWin } from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { type KnownFact, message, type View } from '@small-council/engine';
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
}

const WIDTH = 620;
const HEIGHT = 170;

/** How the battle went: points by round, what each unit did, the luck of the dice, and what turned it. */
export function Course({ views, facts, go }: Props) {
  const { t, say, call } = useBoardWords();
  const last = views[views.length - 1];
  const all = facts[facts.length - 1] ?? [];
  const { table } = last;
  const battle = battleOf(last);
  // The points as they stood when each round was over.
  const rounds = Array.from({ length: LAST_ROUND }, (_, i) => i + 1).flatMap((round) => {
    const step = views.findLastIndex((view) => view.table.round === round);
    return step < 0 ? [] : [{ round, step, points: after(views, round).table.points }];
  });
  const need = pointsToWin(table.size);
  const most = Math.max(need, ...table.points) + 1;
  const x = (round: number): number => (round * WIDTH) / LAST_ROUND;
  const y = (points: number): number => HEIGHT - (points * HEIGHT) / most;
  const dealt = woundsDealt(all);
  const turning = facts.flatMap((known, step) =>
    known.slice(facts[step - 1]?.length ?? 0).flatMap((fact) => {
      const moment = fact.key === 'fact.destroyed' ? momentOf(fact) : null;
      return moment ? [{ fact, step }] : [];
    }),
  );
  return (
    <section className="warcourse">
      <figure>
        <figcaption>{t('field.course.points')}</figcaption>
        <svg viewBox={`-34 -14 ${WIDTH + 60} ${HEIGHT + 40}`} aria-hidden="true">
          {[0, 2, 4, 6, 8, 10, 12, 14]
            .filter((points) => points <= most)
            .map((points) => (
              <g key={points}>
                <line className="warcourse__grid" x1={0} x2={WIDTH} y1={y(points)} y2={y(points)} />
                <text x={-8} y={y(points) + 4} textAnchor="end">
                  {points}
                </text>
              </g>
            ))}
          <line className="warcourse__need" x1={0} x2={WIDTH} y1={y(need)} y2={y(need)} />
          {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
            <text key={round} x={x(round)} y={HEIGHT + 20} textAnchor="middle">
              {ROMAN[round]}
            </text>
          ))}
          {table.players.map(({ side }, seat) => (
            <g key={side} className={houseOf(battle.m, seat)}>
              <polyline
                className={
                  seat === 0 ? 'warcourse__line' : 'warcourse__line warcourse__line--dashed'
                }
                points={[
                  `0,${y(0)}`,
                  ...rounds.map(({ round, points }) => `${x(round)},${y(points[side])}`),
                ].join(' ')}
              />
              {rounds.map(({ round, points }) => (
                <circle
                  key={round}
                  className="warcourse__dot"
                  cx={x(round)}
                  cy={y(points[side])}
                  r={4}
                />
              ))}
            </g>
          ))}
        </svg>
        <ul className="warcourse__legend">
          {table.players.map(({ side, army }, seat) => (
            <li key={side} className={houseOf(battle.m, seat)}>
              {t('field.course.side', {
                faction: message(`faction.${army.faction}`),
                points: table.points[side],
              })}
            </li>
          ))}
        </ul>
      </figure>
      <div className="warcourse__armies">
        {table.players.map(({ side, army }, seat) => (
          <table key={side} className={`battletable ${houseOf(battle.m, seat)}`}>
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
          {table.players.map(({ side, army }, seat) => {
            const { hits, expected } = luckOf(all, seat);
            return (
              <li key={side} className={houseOf(battle.m, seat)}>
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
                <button type="button" className="quiet" onClick={() => go(step)}>
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
