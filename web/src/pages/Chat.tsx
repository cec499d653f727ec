import type { ChatLine } from '@small-council/client';
import { useEffect, useState } from 'react';
import { api, hear, reasonOf } from '../live/session.ts';
import { useWords } from '../words/say.ts';

/** What is said at a table: in the open, and without any effect on the rules (IT-949). */
export function Chat({ table, invite }: { table: string | null; invite?: string }) {
  const { t, say } = useWords();
  const [lines, setLines] = useState<ChatLine[]>([]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    api.chat(table ?? undefined).then(
      (known) => {
        if (!left)
          setLines((heard) => [
            ...known,
            ...heard.filter(({ id }) => !known.some((line) => line.id === id)),
          ]);
      },
      () => {},
    );
    const stop = hear((heard) => {
      if (heard.type !== 'chat' || heard.table !== table) return;
      setLines((known) =>
        known.some(({ id }) => id === heard.line.id) ? known : [...known, heard.line],
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [table]);
  return (
    <section className="chat" aria-label={t('chat.title')}>
      <h2>{t('chat.title')}</h2>
      <div role="log" className="chat__lines">
        <ol>
          {lines.map(({ id, name, text: words }) => (
            <li key={id}>
              <b>{name}</b> {words}
            </li>
          ))}
        </ol>
      </div>
      {problem !== null && <p role="alert">{say(reasonOf(problem))}</p>}
      <form
        className="chat__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          setProblem(null);
          api.say(text, table, invite).then(() => setText(''), setProblem);
        }}
      >
        <label className="unseen" htmlFor="say">
          {t('chat.say')}
        </label>
        <input
          id="say"
          type="text"
          maxLength={500}
          value={text}
          placeholder={t('chat.say')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
    </section>
  );
}
