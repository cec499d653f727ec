import type { Message, Seat } from '@small-council/engine';
import { useSyncExternalStore } from 'react';
import { CrestMark } from '../crests/Crest.tsx';
import { botName } from '../pages/bots.ts';
import { useWords } from '../words/say.ts';
import type { Glimpse, TableFeed } from './feed.ts';

interface Props {
  feed: TableFeed;
  glimpse: Glimpse;
  nameOf: (seat: Seat) => Message;
}

/** Who sits at the table and who looks on: here, away, thinking. */
export function People({ feed, glimpse, nameOf }: Props) {
  const { say, t } = useWords();
  const presence = useSyncExternalStore(feed.subscribe, feed.presence);
  const { players, away, conceded, view, result } = glimpse;
  const stateOf = (seat: Seat, isBot: boolean): string => {
    if (conceded.includes(seat)) return t('board.people.conceded');
    if (away.includes(seat)) return t('board.people.standIn');
    const there = presence?.seats.find((other) => other.seat === seat);
    if (!isBot && there && !there.here) return t('board.people.away');
    if (!result && view.waiting.includes(seat)) return t('board.people.thinking');
    return isBot || there ? t('board.people.here') : '';
  };
  const { count = 0, people = [] } = presence?.spectators ?? {};
  return (
    <div className="people">
      <ul>
        {players.map(({ seat, name, crest, bot, level }) => (
          <li key={seat}>
            <span className="people__who">
              <strong>{say(nameOf(seat))}</strong>
              <span>
                <CrestMark crest={crest} />
                {name}
              </span>
              {bot !== null && (
                <span className="small">
                  {t('table.bot', { bot: say(botName({ id: bot, level })) })}
                </span>
              )}
            </span>
            <span className="small">{stateOf(seat, bot !== null)}</span>
          </li>
        ))}
      </ul>
      <h2>{t('board.people.spectators', { count })}</h2>
      {people.length > 0 && (
        <ul>
          {people.map(({ id, name, crest }) => (
            <li key={id}>
              <CrestMark crest={crest} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {count > people.length && (
        <p className="small">{t('board.people.unnamed', { count: count - people.length })}</p>
      )}
    </div>
  );
}
