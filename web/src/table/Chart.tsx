import { type ChartLine, type Frame, message } from '@small-council/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/say.ts';

/**
 * The course of a turn, drawn from the game's own flow, with the present phase marked. A click shows
 * every step.
 */
export function Chart({ lines, stack }: { lines: ChartLine[]; stack: Frame[] }) {
  const { say, t } = useWords();
  const [open, setOpen] = useState(false);
  const running = new Set(stack.map(({ flow }) => flow));
  const phases = lines.filter(({ kind }) => kind !== 'act');
  const now = phases.find(({ name }) => running.has(name));
  return (
    <>
      <button type="button" className="chart" onClick={() => setOpen(true)}>
        <span className="unseen">
          {now
            ? t('board.chart.now', { step: message(`step.${now.name}`) })
            : t('board.chart.label')}
        </span>
        {phases.map(({ name }) => (
          <span key={name} aria-hidden="true" aria-current={running.has(name) ? 'step' : undefined}>
            {say(message(`step.${name}`))}
          </span>
        ))}
      </button>
      {open && (
        <Dialog title={t('board.chart.label')} onClose={() => setOpen(false)}>
          <Here>
            <Steps lines={lines} stack={stack} />
          </Here>
        </Dialog>
      )}
    </>
  );
}

/** Opens where the match is. */
function Here({ children }: { children: ReactNode }) {
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog opens after this, and goes to its button at the end.
    const opened = requestAnimationFrame(() => {
      const now = [...(chart.current?.querySelectorAll('[aria-current] > span') ?? [])].at(-1);
      now?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(opened);
  }, []);
  return <div ref={chart}>{children}</div>;
}

function Steps({ lines, stack }: { lines: readonly ChartLine[]; stack: readonly Frame[] }) {
  const { say } = useWords();
  const isNow = ({ name, steps }: ChartLine) =>
    steps ? stack.some(({ flow }) => flow === name) : stack.at(-1)?.at === name;
  return (
    <ol className="steps">
      {lines.map((line) => (
        <li key={line.name} aria-current={isNow(line) ? 'step' : undefined}>
          <span>{say(message(`step.${line.name}`))}</span>
          {line.steps && line.steps.length > 0 && <Steps lines={line.steps} stack={stack} />}
        </li>
      ))}
    </ol>
  );
}
