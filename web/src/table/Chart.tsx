import { type ChartLine, type Frame, message } from '@small-council/engine';
import { useWords } from '../words/say.ts';

/** The course of a turn, drawn from the game's own flow, with the present phase marked. */
export function Chart({ lines, stack }: { lines: ChartLine[]; stack: Frame[] }) {
  const { say, t } = useWords();
  const running = new Set(stack.map(({ flow }) => flow));
  return (
    <ol className="chart" aria-label={t('board.chart.label')}>
      {lines.map(({ name }) => (
        <li key={name} aria-current={running.has(name) ? 'step' : undefined}>
          {say(message(`step.${name}`))}
        </li>
      ))}
    </ol>
  );
}
