import type { ChatLine } from '@small-council/client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { api, hear, someone, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';

interface Props {
  /** Null is the lobby. */
  table: string | null;
  invite?: string;
}

/** What is said at a table: in the open, and without any effect on the rules (IT-949). */
export function Chat({ table, invite }: Props) {
  const { t } = useWords();
  const { muted, setMuted } = useMuted();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [reported, setReported] = useState<ChatLine | null>(null);
  const [thanks, setThanks] = useState(false);
  const id = useId();
  const { lines, missing, again } = useLines(table, invite);
  const shown = lines.filter(({ user }) => !muted.some((person) => person.id === user));
  const box = useFollowed(shown.length);

  const doing = (work: Promise<unknown>, then?: () => void) => {
    setProblem(null);
    work.then(then, setProblem);
  };
  return (
    <section className="chat panel" aria-label={t('chat.title')}>
      <h2>{t('chat.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div role="log" aria-label={t('chat.title')} tabIndex={0} className="chat__lines" ref={box}>
        {shown.length === 0 && missing === null && <p className="small">{t('chat.empty')}</p>}
        <Trouble problem={missing} again={again} />
        <ol>
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              onMute={() => doing(setMuted(line.user, true))}
              onReport={() => setReported(line)}
            />
          ))}
        </ol>
      </div>
      {muted.map(({ id: user, name }) => (
        <p key={user} className="small chat__muted">
          {t('chat.muted', { name })}{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => doing(setMuted(user, false), again)}
          >
            {t('chat.unmute')}
          </button>
        </p>
      ))}
      <p className="small" role="status">
        {thanks && t('chat.reported')}
      </p>
      <Trouble problem={problem} />
      <form
        className="chat__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          // Whoever says something is somebody.
          doing(
            someone().then(() => api.say(text, table, invite)),
            () => setText(''),
          );
        }}
      >
        <label className="unseen" htmlFor={id}>
          {t(table === null ? 'chat.sayToAll' : 'chat.say')}
        </label>
        <input
          id={id}
          type="text"
          maxLength={500}
          value={text}
          autoComplete="off"
          placeholder={t(table === null ? 'chat.sayToAll' : 'chat.say.short')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
      {reported && (
        <Report
          line={reported}
          onClose={() => setReported(null)}
          onReport={(reason) =>
            doing(api.report(reported.id, reason, invite), () => {
              setReported(null);
              setThanks(true);
            })
          }
        />
      )}
    </section>
  );
}

/** What was said before, and what is being said. */
function useLines(table: string | null, invite: string | undefined) {
  const load = useCallback(() => api.chat(table ?? undefined, invite), [table, invite]);
  const { data, problem, again } = useLoad(load);
  const [heard, setHeard] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    setHeard([]);
    return hear((message) => {
      if (message.type === 'chat' && message.table === table)
        setHeard((before) => [...before, message.line]);
    });
  }, [table]);
  const byId = new Map([...(data ?? []), ...heard].map((line) => [line.id, line]));
  return { lines: [...byId.values()], missing: problem, again };
}

/** Whose words are not shown. The server keeps that, for all places and all browsers. */
function useMuted() {
  const person = usePerson();
  const load = useCallback(() => (person ? api.muted() : Promise.resolve([])), [person]);
  const { data, again } = useLoad(load);
  const setMuted = async (user: string, on: boolean) => {
    await api.mute(user, on);
    again();
  };
  return { muted: data ?? [], setMuted };
}

/** Keeps the last line in sight, unless somebody reads further up. */
function useFollowed(lines: number) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener('scroll', onScroll);
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what is followed
  useEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return box;
}

interface LineProps {
  line: ChatLine;
  onMute: () => void;
  onReport: () => void;
}

function Line({ line: { user, name, guest, text, at }, onMute, onReport }: LineProps) {
  const { t } = useWords();
  const { time } = useFormats();
  const person = usePerson();
  return (
    <li className="chat__line">
      <span>
        <b>{name}</b> {guest && <span className="small">({t('chat.guest')})</span>} {text}{' '}
        <time className="small" dateTime={new Date(at).toISOString()}>
          {time(at)}
        </time>
      </span>
      {user !== person?.id && (
        <details className="chat__deeds">
          <summary aria-label={t('chat.deeds', { name })}>…</summary>
          <button type="button" className="quiet" onClick={onMute}>
            {t('chat.mute')}
          </button>
          <button type="button" className="quiet" onClick={onReport}>
            {t('chat.report')}
          </button>
        </details>
      )}
    </li>
  );
}

interface ReportProps {
  line: ChatLine;
  onReport: (reason: string) => void;
  onClose: () => void;
}

function Report({ line, onReport, onClose }: ReportProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('chat.report.title', { name: line.name })}
      onClose={onClose}
      close={t('state.cancel')}
    >
      <blockquote>{line.text}</blockquote>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onReport(reason);
        }}
      >
        <Field label={t('chat.report.why')}>
          {(id) => (
            <textarea
              id={id}
              required
              maxLength={500}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button button--main">
          {t('chat.report')}
        </button>
      </form>
    </Dialog>
  );
}
