import chatBubble from 'icon:chat-bubble';
import board from 'icon:round-table';
import scroll from 'icon:scroll-unfurled';
import people from 'icon:three-friends';
import { type ReactNode, useEffect, useState } from 'react';
import { hear, line } from '../live/session.ts';
import { Chat } from '../pages/Chat.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/say.ts';

export const PANELS = ['log', 'talk', 'people'] as const;
export type Panel = (typeof PANELS)[number];
/** On a phone there is room for one thing at a time. */
export type Shown = 'board' | Panel;

const ICON = { board, log: scroll, talk: chatBubble, people } as const;
const TITLE = {
  board: 'board.board',
  log: 'board.log',
  talk: 'chat.title',
  people: 'board.people',
} as const;

interface Props {
  shown: Shown;
  show: (shown: Shown) => void;
  table: string | null;
  /** What the board wants to be seen beside it. */
  beside?: ReactNode;
  log: ReactNode;
  peopleHere: ReactNode;
}

/** Beside the board: what happened, what is said, and who is there. */
export function SidePanel({ shown, show, table, beside, log, peopleHere }: Props) {
  const { t } = useWords();
  const panel = shown === 'board' ? 'log' : shown;
  const unread = useUnread(table, panel === 'talk');
  const panels = table === null ? PANELS.filter((name) => name !== 'talk') : PANELS;
  const name = (of: Shown) => (
    <>
      <Icon body={ICON[of]} />
      {t(TITLE[of])}
      {of === 'talk' && unread > 0 && (
        <span className="unread">
          <span aria-hidden="true">{unread}</span>
          <span className="unseen">{t('board.unread', { count: unread })}</span>
        </span>
      )}
    </>
  );
  return (
    <>
      <section className="panels" aria-label={t('board.beside')}>
        {beside && <div className="panels__beside">{beside}</div>}
        <div className="panels__tabs" role="tablist" aria-label={t('board.beside')}>
          {panels.map((of) => (
            <button
              key={of}
              type="button"
              role="tab"
              id={`tab-${of}`}
              aria-selected={panel === of}
              aria-controls="side-panel"
              onClick={() => show(of)}
            >
              {name(of)}
            </button>
          ))}
        </div>
        <div
          className="panels__open"
          role="tabpanel"
          id="side-panel"
          aria-labelledby={`tab-${panel}`}
          data-panel={panel}
        >
          {panel === 'log' && log}
          {panel === 'talk' && table !== null && <Chat table={table} />}
          {panel === 'people' && peopleHere}
        </div>
      </section>
      <nav className="dock" aria-label={t('board.dock')}>
        {(['board', ...panels] as const).map((of) => (
          <button
            key={of}
            type="button"
            aria-current={shown === of ? 'page' : undefined}
            onClick={() => show(of)}
          >
            {name(of)}
          </button>
        ))}
      </nav>
    </>
  );
}

/** Listens at the table, and counts what was said while one looked elsewhere. */
function useUnread(table: string | null, reading: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (table === null) return;
    line().table(table);
    return () => line().table(table, false);
  }, [table]);
  useEffect(() => {
    if (reading) {
      setUnread(0);
      return;
    }
    return hear((heard) => {
      if (heard.type === 'chat' && heard.table === table) setUnread((before) => before + 1);
    });
  }, [table, reading]);
  return unread;
}
