import type { Message, Seat } from '@small-council/engine';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../live/session.ts';
import { useWords } from '../words/say.ts';
import type { Glimpse, TableFeed } from './feed.ts';

interface Props {
  glimpse: Glimpse;
  feed: TableFeed;
  nameOf: (seat: Seat) => Message;
}

/** What is to be known about the match besides the board: who is away, what is proposed, the clocks. */
export function Standing({ glimpse, feed, nameOf }: Props) {
  const { t } = useWords();
  const { away, conceded, paused, proposal, viewer, result } = glimpse;
  const own = viewer === 'spectator' ? null : viewer;
  const others = away.filter((seat) => seat !== own);
  const names = (seats: readonly Seat[]) => seats.map(nameOf);
  return (
    <div className="standing" role="status">
      {own === null && <p>{t('board.watching')}</p>}
      {own !== null && away.includes(own) && !result && (
        <p>
          {t('board.youAreAway')}{' '}
          <button type="button" className="button" onClick={() => feed.act({ do: 'return' })}>
            {t('board.return')}
          </button>
        </p>
      )}
      {others.length > 0 && !result && (
        <p>{t('board.away', { seats: names(others), count: others.length })}</p>
      )}
      {conceded.length > 0 && (
        <p>{t('board.conceded', { seats: names(conceded), count: conceded.length })}</p>
      )}
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
          {t(`board.proposal.${proposal.what}`, {
            seat: proposal.seat < 0 ? '–' : nameOf(proposal.seat),
            other: nameOf(proposal.of ?? proposal.seat),
          })}{' '}
          {own !== null && proposal.needed.includes(own) && !proposal.agreed.includes(own) && (
            <span className="standing__answers">
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
            </span>
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
      <Clocks {...{ glimpse, feed, nameOf }} />
    </div>
  );
}

const BACK_FOR = 2_500;

/** The line to the server, while it is gone and shortly after: above the board, which stays in place. */
export function LineNotice() {
  const { t } = useWords();
  const online = useOnline();
  const [back, setBack] = useState(false);
  const was = useRef(online);
  useEffect(() => {
    if (online === was.current) return;
    was.current = online;
    setBack(online);
    if (!online) return;
    const timer = window.setTimeout(() => setBack(false), BACK_FOR);
    return () => window.clearTimeout(timer);
  }, [online]);
  return (
    <div className="line-notice" role="status">
      {!online && <p className="standing__warn">{t('board.offline')}</p>}
      {online && back && <p className="standing__back">{t('board.online')}</p>}
    </div>
  );
}

function Clocks({ glimpse: { clock }, feed, nameOf }: Props) {
  const { t } = useWords();
  const [now, setNow] = useState(feed.serverTime);
  const timed = clock.left.some((left) => left !== null);
  useEffect(() => {
    if (!timed) return;
    const timer = window.setInterval(() => setNow(feed.serverTime()), 500);
    return () => window.clearInterval(timer);
  }, [timed, feed]);
  if (!timed) return null;
  return (
    <ul className="clocks">
      {clock.left.map((left, seat) => {
        if (left === null) return null;
        const running = clock.running.includes(seat);
        const rest = Math.max(0, left - (running ? now - clock.since : 0));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the index
          <li key={seat} aria-current={running ? 'time' : undefined}>
            {t('board.clock', { seat: nameOf(seat), ...clockParts(rest) })}
          </li>
        );
      })}
    </ul>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and hours while there are days, else minutes and seconds. */
function clockParts(rest: number): { form: string; large: number; small: string } {
  if (rest > DAY)
    return {
      form: 'days',
      large: Math.floor(rest / DAY),
      small: `${Math.floor((rest % DAY) / HOUR)}`,
    };
  return {
    form: 'minutes',
    large: Math.floor(rest / MINUTE),
    small: `${Math.floor((rest % MINUTE) / 1000)}`.padStart(2, '0'),
  };
}
