import type { KnownFact, View } from '@small-council/engine';
import { houseName } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import { useWords } from '../../words/say.ts';

interface Props {
  views: readonly View<TableView>[];
  /** What was known at each step. */
  facts: readonly (readonly KnownFact[])[];
  go: (step: number) => void;
}

const WIDTH = 600;
const HEIGHT = 140;
const MARKERS = 5;
const KEY_MOMENTS = new Set(['fact.died', 'fact.influence', 'fact.dealMade']);

/** How influence and power went over the turns, and the moments that mattered. */
export function Course({ views, facts, go }: Props) {
  const { t, say } = useWords();
  // The table as it was at the last step of every turn.
  const turns = views.flatMap(({ table }, step) =>
    table.turn === 0 || views[step + 1]?.table.turn === table.turn ? [] : [table],
  );
  const influence = (table: TableView, seat: number) =>
    MARKERS - table.players[seat].influence[seat];
  const power = (table: TableView, seat: number) =>
    table.players[seat].sheet +
    table.players[seat].characters.reduce((sum, character) => sum + character.power, 0);
  const moments = facts.flatMap((known, step) =>
    known
      .slice(facts[step - 1]?.length ?? 0)
      .filter(({ key }) => KEY_MOMENTS.has(key))
      .map((fact) => ({ fact, step })),
  );
  return (
    <section className="course">
      <h2>{t('course.title')}</h2>
      <Lines title={t('course.influence')} tables={turns} value={influence} />
      <Lines title={t('course.power')} tables={turns} value={power} />
      <h3>{t('course.moments')}</h3>
      <ol>
        {moments.map(({ fact, step }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished match does not change
          <li key={i}>
            <button type="button" className="quiet course__moment" onClick={() => go(step)}>
              {t('board.turn', { turn: views[step].table.turn })}: {say(fact)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LinesProps {
  title: string;
  tables: readonly TableView[];
  value: (table: TableView, seat: number) => number;
}

/** A line for every house; whoever cannot see lines reads the numbers of the end. */
function Lines({ title, tables, value }: LinesProps) {
  const { say } = useWords();
  const { players } = tables[tables.length - 1];
  const most = Math.max(
    1,
    ...tables.flatMap((table) => players.map((_, seat) => value(table, seat))),
  );
  const x = (i: number) => (tables.length > 1 ? (i * WIDTH) / (tables.length - 1) : 0);
  const y = (amount: number) => HEIGHT - (amount * HEIGHT) / most;
  const last = tables[tables.length - 1];
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        className="course__chart"
        viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
        aria-hidden="true"
      >
        {players.map(({ house }, seat) => (
          <polyline
            key={house}
            className={`course__line house-${house}`}
            // Each house has its own dashes: colour alone would not do.
            strokeDasharray={DASHES[seat]}
            points={tables.map((table, i) => `${x(i)},${y(value(table, seat))}`).join(' ')}
          />
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
            {say(houseName[house])}: {value(last, seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const DASHES = ['none', '12 4', '4 4', '12 4 4 4', '2 6'];
