import type { Player, TableInfo } from '@small-council/client';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { api, meet, personNow, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { personIn } from '../table/seats.ts';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { botName } from './bots.ts';
import { clockWords } from './clock.ts';

interface Going {
  table: TableInfo;
  /** One's own question is open; null before the match. */
  asked: boolean | null;
  /** What who sits there is called, bots too; they get their names with the match. */
  players: readonly Player[];
}

const MOST = 6;

async function goingOn(): Promise<Going[]> {
  await meet();
  if (!personNow()) return [];
  const tables = (await api.myTables()).filter(
    ({ state }) => state === 'playing' || state === 'open',
  );
  return Promise.all(
    tables.slice(0, MOST).map(async (table) => {
      if (!table.match) return { table, asked: null, players: [] };
      const { question, players } = (await api.match(table.match)).document;
      return { table, asked: question !== null, players };
    }),
  );
}

/** The tables at which one sits, first of all on the first page: who was called away finds back at once. */
export function GoOn() {
  const { t, say } = useWords();
  const person = usePerson();
  const { data } = useLoad(useCallback(() => goingOn(), []));
  if (!data || data.length === 0) return null;
  return (
    <section className="going">
      <h2>{t('home.goOn')}</h2>
      <ul className="tables">
        {data.map(({ table: { id, match, game, seats, clock }, asked, players }) => {
          const names = seats.flatMap(({ user, bot, level }, seat) =>
            bot
              ? [personIn(players, seat) ?? say(botName({ id: bot, level }))]
              : user && user.id !== person?.id
                ? [user.name]
                : [],
          );
          return (
            <li key={id} className="tables__row">
              <div className="tables__what">
                <strong>{say(gameTitle(game))}</strong>
                {names.length > 0 && <span className="small">{t('home.with', { names })}</span>}
              </div>
              <div className="tables__how small">
                {t(asked === null ? 'home.waits' : asked ? 'home.yourTurn' : 'home.theirTurn')}
                {clock.kind !== 'none' && (
                  <span>{t('lobby.clock.label', { clock: clockWords(clock) })}</span>
                )}
              </div>
              <Link
                className={asked ? 'button button--main' : 'button'}
                href={match ? `/match/${match}` : `/table/${id}`}
              >
                {t(match ? 'lobby.goOn' : 'lobby.enter')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
