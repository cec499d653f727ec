import type { Message, Seat } from '@small-council/engine';
import { useEffect, useState } from 'react';
import { useOnline } from '../live/session.ts';
import { useWords } from '../words/say.ts';
import type { Feed, Glimpse } from './feed.ts';

interface Props {
  glimpse: Glimpse;
  feed: Feed;
  nameOf: (seat: Seat) => Message;
}

/** What is to be known about the match besides the board: who is away, what is proposed, the clocks. */
export function Standing({ glimpse, feed, nameOf }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const { away, conceded, paused, proposal, viewer } = glimpse;
  const own = viewer === 'spectator' ? null : viewer;
  const names = (seats: readonly Seat[]) => seats.map(nameOf);
  return (
    <div className="standing" role="status">
      {!online && <p className="standing__warn">{t('board.offline')}</p>}
      {own === null && <p>{t('board.watching')}</p>}
      {away.length > 0 && <p>{t('board.away', { houses: names(away) })}</p>}
      {conceded.length > 0 && <p>{t('board.conceded', { houses: names(conceded) })}</p>}
      {paused && (
        <p>
          {t('board.paused')}{' '}
          {own !== null && (
            <button type="button" className="button" onClick={() => feed.act({ do: 'resume' })}>
              {t('board.resume')}
            </button>
          )}
        </p>
      )}
      {proposal && (
        <p>
          {t(`board.proposal.${proposal.what}`, { house: nameOf(proposal.seat) })}{' '}
          {own !== null && proposal.needed.includes(own) && !proposal.agreed.includes(own) && (
            <>
              <button
                type="button"
                className="button"
                onClick={() => feed.act({ do: 'consent', yes: true })}
              >
                {t('board.yes')}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => feed.act({ do: 'consent', yes: false })}
              >
                {t('board.no')}
              </button>
            </>
          )}
          {own === proposal.seat && (
            <button
              type="button"
              className="button"
              onClick={() => feed.act({ do: 'consent', yes: false })}
            >
              {t('board.withdraw')}
            </button>
          )}
        </p>
      )}
      <Clocks {...{ glimpse, nameOf }} />
    </div>
  );
}

const DAY = 86_400_000;

function Clocks({ glimpse: { clock }, nameOf }: Pick<Props, 'glimpse' | 'nameOf'>) {
  const { t } = useWords();
  const [now, setNow] = useState(Date.now);
  const timed = clock.left.some((left) => left !== null);
  useEffect(() => {
    if (!timed) return;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [timed]);
  if (!timed) return null;
  const text = (seat: Seat): string => {
    const spent = clock.running.includes(seat) ? now - clock.since : 0;
    const left = Math.max(0, (clock.left[seat] ?? 0) - spent);
    const seconds = Math.floor(left / 1000);
    if (left > DAY) return `${Math.floor(left / DAY)} d`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  return (
    <ul className="clocks">
      {clock.left.map((left, seat) =>
        left === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the index
          <li key={seat} aria-current={clock.running.includes(seat) ? 'time' : undefined}>
            {t('board.clock', { house: nameOf(seat), time: text(seat) })}
          </li>
        ),
      )}
    </ul>
  );
}
