import { useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'wouter';
import { boards } from '../boards/index.ts';
import { meet } from '../live/session.ts';
import { Feed } from '../table/feed.ts';
import type { TableLook } from '../table/look.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useWords } from '../words/say.ts';
import { NotFound } from './NotFound.tsx';

/** A match, from whatever chair one sits on, or as a spectator. */
export function MatchPage() {
  const { id = '' } = useParams();
  const [feed, setFeed] = useState<Feed | null>(null);
  useEffect(() => {
    let opened: Feed | null = null;
    let left = false;
    // Who one is decides what one sees: that comes first.
    void meet().then(() => {
      if (left) return;
      opened = new Feed(id);
      setFeed(opened);
    });
    return () => {
      left = true;
      opened?.close();
      setFeed(null);
    };
  }, [id]);
  return feed && <OpenMatch key={id} feed={feed} />;
}

function OpenMatch({ feed }: { feed: Feed }) {
  const { t } = useWords();
  const game = useSyncExternalStore(feed.subscribe, () => feed.now()?.view.game);
  const missing = useSyncExternalStore(feed.subscribe, feed.missing);
  const [look, setLook] = useState<TableLook<never> | null>(null);
  useEffect(() => {
    if (game && boards[game]) void boards[game].look().then((loaded) => setLook(() => loaded));
  }, [game]);
  if (missing) return <NotFound />;
  return look ? (
    <TableScreen feed={feed} look={look} />
  ) : (
    <p className="loading">{t('board.loading')}</p>
  );
}
