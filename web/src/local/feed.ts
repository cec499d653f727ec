import type { Answer, Refused } from '@small-council/engine';
import { settingsNow } from '../settings.ts';
import type { Feed, Glimpse } from '../table/feed.ts';
import type { FromWorker, LocalTable, ToWorker } from './protocol.ts';

/** A table in this browser: the match runs in a worker, and bots answer at the pace of the reader. */
export function localFeed(table: LocalTable): Feed {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<() => void>();
  let glimpse: Glimpse | null = null;
  let refused: Refused | null = null;
  let failed = false;
  let hurrying = false;
  let timer = 0;

  const tell = (message: ToWorker): void => worker.postMessage(message);
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  /** The next bot answers after a moment, so that one can follow what happens. */
  function scheduleStep(): void {
    window.clearTimeout(timer);
    const pace = hurrying ? 0 : settingsNow().pace;
    timer = window.setTimeout(() => tell({ say: 'step' }), pace);
  }

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.say === 'refused') {
      refused = data.refused;
    } else {
      ({ glimpse } = data);
      if (glimpse.question) hurrying = false;
      if (data.botsTurn) scheduleStep();
    }
    changed();
  };
  worker.onerror = () => {
    failed = true;
    changed();
  };
  tell({ say: 'open', table });

  return {
    now: () => glimpse,
    refused: () => refused,
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(id: number, answer: Answer) {
      refused = null;
      tell({ say: 'answer', id, answer });
    },
    undo() {
      window.clearTimeout(timer);
      tell({ say: 'undo' });
    },
    hurry() {
      hurrying = true;
      scheduleStep();
    },
    close() {
      window.clearTimeout(timer);
      worker.terminate();
    },
  };
}
