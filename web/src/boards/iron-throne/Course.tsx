import './Course.css';
import type { KnownFact, View } from '@small-council/engine';
import { spreadOf, type TableView } from '@small-council/iron-throne/view';
import { useMemo } from 'react';
import { turnsOver } from '../../table/turns.ts';
import { Icon } from '../../ui/Icon.tsx';
import { decisiveMoments } from './decisive.ts';
import { momentOf } from './happenings.ts';
import { CREST } from './heraldry.ts';
import { momentWords } from './MomentPicture.tsx';
import { useBoardWords } from './words/index.ts';

interface Props {
  views: readonly View<TableView>[];
  /** What was known at each step. */
  facts: readonly (readonly KnownFact[])[];
  go: (step: number) => void;
  /** Where one is, while the match is shown again. */
  step?: number;
}

const influence = (table: TableView, seat: number) => spreadOf(table.players[seat], seat);

const power = (table: TableView, seat: number) =>
  table.players[seat].sheet +
  table.players[seat].characters.reduce((sum, character) => sum + character.power, 0);

/** How influence and power went over the turns, and the moments that mattered. */
export function Course({ views, facts, go, step: at }: Props) {
  const { t } = useBoardWords();
  // The table as it was at the last step of every turn.
  const turns = views.flatMap(({ table }, step) =>
    table.turn === 0 || views[step + 1]?.table.turn === table.turn ? [] : [table],
  );
  const moments = useMemo(
    () => decisiveMoments(views, facts, (fact) => momentOf(fact) !== null),
    [views, facts],
  );
  if (turns.length === 0) return null;
  const turnOf = views.map(({ table }) => table.turn);
  const now = at === undefined ? undefined : turnsOver(turnOf, at);
  return (
    <section className="course">
      <h2>{t('throne.course.title')}</h2>
      <div className="course__charts">
        <Lines title={t('throne.course.influence')} tables={turns} value={influence} now={now} />
        <Lines title={t('throne.course.power')} tables={turns} value={power} now={now} />
      </div>
      <h3>{t('throne.course.moments')}</h3>
      <ol className="course__moments">
        {moments.map(({ fact, step, seat, before, after }) => {
          const { icon = '', tone = 'bright' } = momentOf(fact) ?? {};
          const { house } = views[step].table.players[seat];
          return (
            <li key={step}>
              <button
                type="button"
                className={`course__moment course__moment--${tone}`}
                aria-current={step === at ? 'step' : undefined}
                onClick={() => go(step)}
              >
                <Icon body={icon} />
                <span>
                  {t('throne.course.moment', {
                    turn: views[step].table.turn,
                    fact: momentWords(fact, views[step]) ?? fact,
                  })}
                  <small className={`toned house-${house}`}>
                    {t('throne.course.swing', {
                      house: { is: 'house', id: house, seat },
                      before: Math.round(before * 100),
                      after: Math.round(after * 100),
                    })}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const WIDTH = 400;
const HEIGHT = 150;
/** Room for the numbers at the sides. */
const LEFT = 28;
const RIGHT = 26;
const BELOW = 22;
/** Each house has its own dashes and its crest at the end: colour alone would not do. */
const DASHES = ['none', '12 4', '4 4', '12 4 4 4', '2 5'];
const CREST_SIZE = 18;

interface LinesProps {
  title: string;
  tables: readonly TableView[];
  value: (table: TableView, seat: number) => number;
  /** How many turns are over where one is. */
  now: number | undefined;
}

/** A line for every house; whoever cannot see lines reads the numbers of the end. */
function Lines({ title, tables, value, now }: LinesProps) {
  const { t } = useBoardWords();
  const last = tables[tables.length - 1];
  const { players } = last;
  const most = Math.max(
    1,
    ...tables.flatMap((table) => players.map((_, seat) => value(table, seat))),
  );
  const x = (i: number) => (tables.length > 1 ? (i * WIDTH) / (tables.length - 1) : 0);
  // The line begins where the first turn is over.
  const here = now === undefined ? undefined : x(Math.max(0, now - 1));
  const y = (amount: number) => HEIGHT - (amount * HEIGHT) / most;
  const amounts = ticks(most, 5);
  const turns = ticks(tables.length, 12).filter((turn) => turn > 0);
  // Lines that end at about the same height have their crests side by side, not on top of each other.
  const ends = players.map((_, seat) => value(last, seat));
  const place = (seat: number) =>
    ends.slice(0, seat).filter((end) => Math.abs(y(end) - y(ends[seat])) < CREST_SIZE).length;
  const crowd = Math.max(...players.map((_, seat) => place(seat)));
  const right = RIGHT + crowd * CREST_SIZE;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        className="course__chart"
        viewBox={`${-LEFT} -12 ${WIDTH + LEFT + right} ${HEIGHT + BELOW + 12}`}
        aria-hidden="true"
      >
        {amounts.map((amount) => (
          <g key={amount}>
            <line className="course__grid" x1={0} x2={WIDTH} y1={y(amount)} y2={y(amount)} />
            <text x={-8} y={y(amount) + 5} textAnchor="end">
              {amount}
            </text>
          </g>
        ))}
        {here !== undefined && (
          <line className="course__now" x1={here} x2={here} y1={0} y2={HEIGHT} />
        )}
        {turns.map((turn) => (
          <text key={turn} x={x(turn - 1)} y={HEIGHT + BELOW - 2} textAnchor="middle">
            {turn}
          </text>
        ))}
        {players.map(({ house }, seat) => (
          <g key={house} className={`house-${house}`}>
            <polyline
              className="course__line"
              strokeDasharray={DASHES[seat]}
              points={tables.map((table, i) => `${x(i)},${y(value(table, seat))}`).join(' ')}
            />
            <svg
              className="course__crest"
              x={WIDTH + 6 + place(seat) * CREST_SIZE}
              y={y(ends[seat]) - CREST_SIZE / 2}
              width={CREST_SIZE}
              height={CREST_SIZE}
              viewBox="0 0 512 512"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a path from our own build
              dangerouslySetInnerHTML={{ __html: CREST[house] }}
            />
          </g>
        ))}
      </svg>
      <ul className="course__legend">
        {players.map(({ house }, seat) => (
          <li key={house} className={`house-${house}`}>
            <svg viewBox="0 0 40 8" aria-hidden="true">
              <line
                className="course__line"
                x1="0"
                y1="4"
                x2="40"
                y2="4"
                strokeDasharray={DASHES[seat]}
              />
            </svg>
            <Icon body={CREST[house]} />
            {t('throne.course.value', {
              house: { is: 'house', id: house, seat },
              value: value(last, seat),
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Round numbers from 0 to this, few enough to be read. */
function ticks(most: number, count: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((size) => most / size <= count) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
