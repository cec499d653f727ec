import { useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import type { ListKind, Read } from './kind.ts';
import { useListWords } from './words/index.ts';

interface Props<L> {
  kind: ListKind<L>;
  /** A list that could not be read without problems. */
  given?: string;
  onTake: (read: Read<L>) => void;
  onClose: () => void;
}

/** Pastes a list, and says line by line what was understood. */
export function ImportDialog<L>({ kind, given = '', onTake, onClose }: Props<L>) {
  const { say, t } = useListWords();
  const [text, setText] = useState(given);
  const wanted = useDeferredValue(text);
  const read = useMemo(() => kind.read(wanted), [kind, wanted]);
  const { problems, list } = read;
  const lines = wanted.split(/\r\n?|\n/u);
  const mend = (at: number, mended: string) =>
    setText(lines.map((line, n) => (n + 1 === at ? mended : line)).join('\n'));
  const whole = problems.filter(({ line }) => line === 0);
  return (
    <Dialog title={t('list.import')} onClose={onClose} close={t('state.cancel')}>
      <div className="import">
        <p className="small">{t('list.import.help')}</p>
        <label htmlFor="import-list">{t('list.import.list')}</label>
        <textarea
          id="import-list"
          rows={7}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {wanted.trim() !== '' && (
          <>
            <p role="status">
              <strong>
                {t('list.import.problems', { count: problems.length })} {say(kind.understood(read))}
              </strong>
            </p>
            {whole.map(({ why }) => (
              <p key={say(why)} className="import__bad">
                {say(why)}
              </p>
            ))}
            {whole.length === 0 && (
              <ol className="import__lines" aria-label={t('list.import.report')}>
                {lines.map((line, n) => {
                  const problem = problems.find((one) => one.line === n + 1);
                  const meant = problem ? kind.meantBy(problem, line) : [];
                  if (line.trim() === '') return null;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                    <li key={n} data-bad={problem !== undefined}>
                      <span className="small">{n + 1}</span>
                      <span>{line}</span>
                      <span>
                        {!problem && <>✓ {t('list.import.read')}</>}
                        {problem && meant.length === 0 && say(problem.why)}
                        {meant.length > 0 && (
                          <span className="import__meant">
                            {t('list.import.meant')}{' '}
                            {meant.map((one) => (
                              <button
                                key={one.line}
                                type="button"
                                className="button import__pick"
                                onClick={() => mend(n + 1, one.line)}
                              >
                                {say(one.name)}
                              </button>
                            ))}
                          </span>
                        )}
                      </span>
                    </li>
                  );
                })}
              </ol>
            )}
            <button
              type="button"
              className="button button--main"
              disabled={kind.isEmpty(list)}
              onClick={() => {
                onTake(kind.read(text));
                onClose();
              }}
            >
              {t('list.import.take')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
