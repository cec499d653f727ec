import { cards } from '@small-council/agot2/cards';
import { type Imported, type ImportProblem, importDeck } from '@small-council/agot2/decks';
import type { Message, Param } from '@small-council/engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSettings } from '../settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useDeckWords } from './words/index.ts';

/** The cards that somebody may have meant with a line that was not understood. */
function meantBy({ why }: ImportProblem): string[] {
  const { near, choices } = why.params ?? {};
  return [near ?? [], choices ?? []].flat().flatMap((one: Param) => {
    const { card } = (one as Message).params ?? {};
    const code = (card as Message | undefined)?.key.replace('card.', '') ?? '';
    return cards.has(code) ? [code] : [];
  });
}

/** The line as it would be understood. */
function mended(line: string, code: string): string {
  const card = cards.get(code);
  const [, count = '1'] =
    /^\D{0,3}(\d{1,2})(?!\d)/u.exec(line) ?? /[x×(]\s*(\d{1,2})\)?\s*$/iu.exec(line) ?? [];
  return card ? `${count}x ${card.name.en} (${card.pack})` : line;
}

interface Props {
  /** A list that could not be read without problems. */
  given?: string;
  onTake: (read: Imported) => void;
  onClose: () => void;
}

/** Pastes a list, and says line by line what was understood. */
export function ImportDialog({ given = '', onTake, onClose }: Props) {
  const { say, t } = useDeckWords();
  const { language } = useSettings();
  const [text, setText] = useState(given);
  const wanted = useDeferredValue(text);
  const read = useMemo(() => importDeck(wanted), [wanted]);
  const { problems, deck } = read;
  const lines = wanted.split(/\r\n?|\n/u);
  const mend = (at: number, code: string) =>
    setText(lines.map((line, n) => (n + 1 === at ? mended(line, code) : line)).join('\n'));
  const whole = problems.filter(({ line }) => line === 0);
  return (
    <Dialog title={t('decks.import')} onClose={onClose} close={t('state.cancel')}>
      <div className="import">
        <p className="small">{t('decks.import.help')}</p>
        <label htmlFor="import-list">{t('decks.import.list')}</label>
        <textarea
          id="import-list"
          rows={10}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {wanted.trim() !== '' && (
          <>
            <p role="status">
              <strong>
                {t('decks.import.sum', {
                  count: problems.length,
                  cards: deck.cards.length,
                  plots: deck.plots.length,
                })}
              </strong>
            </p>
            {whole.map(({ why }) => (
              <p key={say(why)} className="import__bad">
                {say(why)}
              </p>
            ))}
            {whole.length === 0 && (
              <ol className="import__lines" aria-label={t('decks.import.report')}>
                {lines.map((line, n) => {
                  const problem = problems.find((one) => one.line === n + 1);
                  if (line.trim() === '') return null;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                    <li key={n} data-bad={problem !== undefined}>
                      <span className="small">{n + 1}</span>
                      <span>{line}</span>
                      <span>
                        {problem ? (
                          <>
                            {say(problem.why)}
                            {meantBy(problem).length > 0 && (
                              <span className="import__meant">
                                {t('decks.import.meant')}{' '}
                                {meantBy(problem).map((code) => (
                                  <button
                                    key={code}
                                    type="button"
                                    className="button import__pick"
                                    onClick={() => mend(n + 1, code)}
                                  >
                                    {cards.get(code)?.name[language]} ({cards.get(code)?.pack})
                                  </button>
                                ))}
                              </span>
                            )}
                          </>
                        ) : (
                          <>✓ {t('decks.import.read')}</>
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
              disabled={deck.cards.length + deck.plots.length === 0 && deck.faction === null}
              onClick={() => {
                onTake(importDeck(text));
                onClose();
              }}
            >
              {t('decks.import.take')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
