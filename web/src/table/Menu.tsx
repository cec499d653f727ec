import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { useWords } from '../words/say.ts';
import type { Glimpse, TableFeed } from './feed.ts';

interface Props {
  feed: TableFeed;
  glimpse: Glimpse;
  asText: boolean;
  onText: () => void;
  onKeys: () => void;
  /** Where the board has one. */
  onTour: (() => void) | null;
}

/** What can be done at the table besides answering. The browser's own popover closes it. */
export function Menu({ feed, glimpse, asText, onText, onKeys, onTour }: Props) {
  const { t } = useWords();
  const { sound, language } = useSettings();
  const list = useRef<HTMLDivElement>(null);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    const menu = list.current;
    const close = () => menu?.hidePopover();
    menu?.addEventListener('click', close);
    return () => menu?.removeEventListener('click', close);
  }, []);
  const { viewer, mayUndo, proposal, paused, result, away } = glimpse;
  const playing = viewer !== 'spectator' && !result && feed.match !== null;
  const item = (label: string, onClick: () => void, disabled = false) => (
    <button type="button" className="quiet" disabled={disabled} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className="menu">
      <button type="button" className="quiet menu__button" popoverTarget="table-menu">
        {t('board.menu')}
      </button>
      <div ref={list} id="table-menu" className="menu__list" popover="auto">
        {playing &&
          (mayUndo
            ? item(t('board.undo'), () => feed.act({ do: 'undo' }))
            : item(
                t('board.askBack'),
                () => feed.act({ do: 'propose', what: 'back' }),
                proposal !== null,
              ))}
        {playing &&
          item(
            t('board.pause'),
            () => feed.act({ do: 'propose', what: 'pause' }),
            proposal !== null || paused,
          )}
        {playing &&
          !away.includes(viewer) &&
          item(t('board.leave'), () => feed.act({ do: 'leave' }), paused)}
        {playing && item(t('board.concede'), () => setSure(true))}
        {playing && <hr />}
        {item(t(asText ? 'board.board' : 'board.text'), onText)}
        {item(t(sound === 'off' ? 'board.sound.on' : 'board.sound.off'), () =>
          changeSettings({ sound: sound === 'off' ? 'on' : 'off' }),
        )}
        {item(t(language === 'de' ? 'settings.language.en' : 'settings.language.de'), () =>
          changeSettings({ language: language === 'de' ? 'en' : 'de' }),
        )}
        <Link className="quiet" href="/settings">
          {t('web.settings')}
        </Link>
        <hr />
        {item(t('board.help'), onKeys)}
        {onTour && item(t('board.tour'), onTour)}
      </div>
      {sure && (
        <Confirm
          title={t('board.concede')}
          text={t('board.concede.sure')}
          deed={t('board.concede')}
          onConfirm={() => feed.act({ do: 'concede' })}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}
