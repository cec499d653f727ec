import type { Chair, GameInfo, TableInfo } from '@small-council/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { CrestMark } from '../crests/Crest.tsx';
import { api, hear, line, someone, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { WordsOf } from '../words/WordsOf.tsx';
import { BotSelect } from './BotSelect.tsx';
import { type BotChoice, botName, STANDARD_BOT } from './bots.ts';
import { Chat } from './Chat.tsx';
import { clockWords } from './clock.ts';
import {
  chosenBy,
  GameOptions,
  type Options,
  optionsOfChair,
  optionsOfTable,
  useChosenOptions,
} from './GameOptions.tsx';
import { useGames } from './useGames.ts';

/** A table before the match: chairs, bots, the invitation, and who is ready. */
export function WaitingRoom() {
  const { id = '', code } = useParams();
  const { t } = useWords();
  const load = useCallback(async () => {
    await someone();
    return code === undefined ? api.table(id) : api.invitation(code);
  }, [id, code]);
  const { data: table, problem, again, change } = useLoad(load);
  if (table) {
    const room = <Room table={table} code={code} onChange={change} />;
    return (
      <WordsOf game={table.game} otherwise={room}>
        {room}
      </WordsOf>
    );
  }
  return (
    <Page title={t('web.table')}>
      {problem === null && <Loading />}
      <Trouble problem={problem} again={again} />
      {problem !== null && (
        <Link className="button" href="/lobby">
          {t('table.toLobby')}
        </Link>
      )}
    </Page>
  );
}

interface RoomProps {
  table: TableInfo;
  code: string | undefined;
  onChange: (next: (table: TableInfo) => TableInfo) => void;
}

function Room({ table, code, onChange }: RoomProps) {
  const { t, say } = useWords();
  const [, go] = useLocation();
  const person = usePerson();
  const { data: games } = useGames();
  const [problem, setProblem] = useState<unknown>(null);
  const game = games?.find((one) => one.id === table.game);

  useEffect(() => {
    line().table(table.id, true, code);
    const stop = hear((heard) => {
      // What others are told does not hold the invitation: it is kept.
      if (heard.type === 'table' && heard.table.id === table.id)
        onChange((known) => ({
          ...known,
          ...heard.table,
          options: withSecrets(known, heard.table),
        }));
    });
    return () => {
      stop();
      line().table(table.id, false);
    };
  }, [table.id, code, onChange]);

  // Once the match has begun this is the place to be.
  useEffect(() => {
    if (table.match && table.state !== 'open') go(`/match/${table.match}`, { replace: true });
  }, [table, go]);

  const doing = (work: Promise<TableInfo>) => {
    setProblem(null);
    work.then((changed) => {
      onChange((known) => ({ ...known, ...changed }));
      // Whoever was sent away does not hear of the table any more, until he asks anew.
      line().table(table.id, true, code);
    }, setProblem);
  };
  const open = table.state === 'open';
  const host = person?.id === table.host;
  const own = table.seats.find(({ user }) => user?.id === person?.id);
  const sentAway = useSentAway(own !== undefined);
  const free = table.seats.filter(isFree);
  const ready = table.seats.every(({ ready: is, user }) => is || user?.id === table.host);
  // The host may have renewed the one that somebody came by.
  const invite = table.invite ?? code;
  return (
    <Page title={say(gameTitle(table.game))}>
      {table.state === 'closed' && (
        <div className="state" role="status">
          <p>{t('table.closed')}</p>
          <Link className="button" href="/lobby">
            {t('table.toLobby')}
          </Link>
        </div>
      )}
      {sentAway.is && (
        <p className="notice" role="status">
          {t('table.sentAway')}
        </p>
      )}
      <div className="columns">
        <section className="room">
          <ol className="chairs">
            {table.seats.map((chair) => (
              <li key={chair.seat} className="chairs__row">
                <ChairWords chair={chair} table={table} game={game} />
                {open && game && (chair.bot ? host : chair.user?.id === person?.id) && (
                  <ChairOptions chair={chair} table={table} game={game} doing={doing} />
                )}
                {open && (
                  <ChairDeeds
                    chair={chair}
                    table={table}
                    game={host ? game : undefined}
                    invite={invite}
                    doing={doing}
                  />
                )}
              </li>
            ))}
          </ol>
          <Trouble problem={problem} />
          {open && (
            <div className="actions">
              {own && !host && (
                <>
                  <button
                    type="button"
                    className="button button--main"
                    onClick={() => doing(api.ready(table.id, !own.ready))}
                  >
                    {t(own.ready ? 'table.notReady' : 'table.iAmReady')}
                  </button>
                  <button
                    type="button"
                    className="button"
                    onClick={() => {
                      sentAway.byOwnWill();
                      doing(api.stand(table.id));
                    }}
                  >
                    {t('table.stand')}
                  </button>
                </>
              )}
              {host && (
                <>
                  <button
                    type="button"
                    className="button button--main"
                    disabled={free.length > 0 || !ready}
                    onClick={() => doing(api.start(table.id))}
                  >
                    {t('setup.start')}
                  </button>
                  {free.length > 0 && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => doing(fillWithBots(table.id))}
                    >
                      {t('table.fillWithBots')}
                    </button>
                  )}
                  <button
                    type="button"
                    className="button"
                    onClick={() => doing(api.closeTable(table.id))}
                  >
                    {t('table.close')}
                  </button>
                </>
              )}
            </div>
          )}
          {open && (
            <p className="small" role="status">
              {free.length > 0
                ? t('table.fill', { count: free.length })
                : t(ready ? (host ? 'table.canBegin' : 'table.hostBegins') : 'table.waitReady')}
            </p>
          )}
          {open && invite && (
            <CopyField label={t('table.invitation')} value={`${location.origin}/join/${invite}`} />
          )}
          {open && host && <Doors table={table} doing={doing} />}
          <Agreed table={table} game={game} />
        </section>
        <Chat table={table.id} invite={invite} />
      </div>
    </Page>
  );
}

/** What everybody is told holds no secrets: those one knows are kept as long as one keeps the chair. */
function withSecrets(known: TableInfo, { options, seats }: TableInfo): TableInfo['options'] {
  const same = seats.every(
    ({ user, bot }, seat) =>
      user?.id === known.seats[seat]?.user?.id && bot === known.seats[seat]?.bot,
  );
  if (!same) return options;
  const kept = Object.entries(options).map(([name, value]) => [name, value ?? known.options[name]]);
  return Object.fromEntries(kept);
}

const isFree = ({ user, bot }: Chair): boolean => !user && !bot;

/** Somebody may have sat down just now: what is free is asked of the server, chair by chair. */
async function fillWithBots(id: string): Promise<TableInfo> {
  let table = await api.table(id);
  for (;;) {
    const free = table.seats.find(isFree);
    if (!free) return table;
    table = await api.setBot(id, free.seat, STANDARD_BOT);
  }
}

/** Whoever sat here and does not any more, without having stood up, was sent away by the host. */
function useSentAway(sits: boolean) {
  const sat = useRef(false);
  const [is, setIs] = useState(false);
  useEffect(() => {
    setIs(!sits && sat.current);
    sat.current = sits;
  }, [sits]);
  return {
    is,
    byOwnWill: () => {
      sat.current = false;
    },
  };
}

interface ChairProps {
  chair: Chair;
  table: TableInfo;
  game: GameInfo | undefined;
}

function ChairWords({ chair: { seat, user, bot, level, ready }, table, game }: ChairProps) {
  const { t } = useWords();
  const person = usePerson();
  const chosen = useChosenOptions();
  const taken = user !== null || bot !== null;
  const options = game && taken ? chosen(game, table.options, optionsOfChair(game, seat)) : [];
  const marks = [
    user?.id === person?.id && user ? t('board.you') : null,
    user?.guest ? t('chat.guest') : null,
    user?.id === table.host ? t('table.host') : null,
    user && user.id !== table.host ? t(ready ? 'table.ready' : 'table.unready') : null,
    ...options.map(({ value }) => value),
  ].filter((mark) => mark !== null);
  return (
    <div className="chairs__who">
      <span className="small">{t('table.chair', { number: seat + 1 })}</span>
      <strong className={user || bot ? undefined : 'chairs__free'}>
        <CrestMark crest={user?.crest ?? null} />
        {user
          ? user.name
          : bot
            ? t('table.bot', { bot: botName({ id: bot, level }) })
            : t('table.free')}
      </strong>
      {marks.length > 0 && (
        <ul className="marks">
          {marks.map((mark) => (
            <li key={mark} className="badge">
              {mark}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What this person chooses for a chair: the own one, or that of a bot. */
function ChairOptions({
  chair: { seat },
  table,
  game,
  doing,
}: Pick<DeedsProps, 'chair' | 'table' | 'doing'> & { game: GameInfo }) {
  const names = optionsOfChair(game, seat);
  if (names.length === 0) return null;
  const chosen = Object.fromEntries(
    names.flatMap((name) => (table.options[name] === null ? [] : [[name, table.options[name]]])),
  ) as Options;
  return (
    <div className="chairs__options">
      <GameOptions
        game={game}
        names={names}
        chosen={chosen}
        seats={table.seats.length}
        agreed={chosenBy(game, table.options as Options, null)}
        written="name"
        onChange={(next) => doing(api.chooseOptions(table.id, seat, chosenBy(game, next, seat)))}
      />
    </div>
  );
}

interface DeedsProps {
  chair: Chair;
  table: TableInfo;
  /** The game whose bots this person may put here. */
  game: GameInfo | undefined;
  invite: string | undefined;
  doing: (work: Promise<TableInfo>) => void;
}

function ChairDeeds({ chair: { seat, user, bot }, table, game, invite, doing }: DeedsProps) {
  const { t } = useWords();
  const person = usePerson();
  const [chosen, setChosen] = useState<BotChoice>(STANDARD_BOT);
  const [banning, setBanning] = useState(false);
  const host = person?.id === table.host;
  const sits = table.seats.some((chair) => chair.user?.id === person?.id);
  return (
    <div className="chairs__deeds">
      {!user && !bot && (
        <button
          type="button"
          className="button"
          onClick={() => doing(api.sit(table.id, seat, invite))}
        >
          {t(sits ? 'table.move' : 'table.sit')}
        </button>
      )}
      {!user && !bot && game && (
        <span className="chairs__bot">
          <BotSelect
            label={t('lobby.chair.who', { number: seat + 1 })}
            game={game}
            chosen={chosen}
            onChoose={(to) => to && setChosen(to)}
          />
          <button
            type="button"
            className="button"
            onClick={() => doing(api.setBot(table.id, seat, chosen))}
          >
            {t('table.addBot')}
          </button>
        </span>
      )}
      {host && bot && (
        <button
          type="button"
          className="button"
          onClick={() => doing(api.setBot(table.id, seat, null))}
        >
          {t('table.removeBot')}
        </button>
      )}
      {host && user && user.id !== person?.id && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => doing(api.removePerson(table.id, user.id))}
          >
            {t('table.remove')}
          </button>
          <button type="button" className="button" onClick={() => setBanning(true)}>
            {t('table.ban')}
          </button>
          {banning && (
            <Confirm
              title={t('table.ban.title', { name: user.name })}
              text={t('table.ban.help')}
              deed={t('table.ban')}
              onConfirm={() => doing(api.removePerson(table.id, user.id, true))}
              onClose={() => setBanning(false)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Who may come in, for the host. */
function Doors({ table, doing }: { table: TableInfo; doing: DeedsProps['doing'] }) {
  const { t } = useWords();
  const { id, spectators, accountsOnly } = table;
  return (
    <div className="actions">
      <button type="button" className="button" onClick={() => doing(api.renewInvite(id))}>
        {t('table.renew')}
      </button>
      <label className="choice">
        <input
          type="checkbox"
          checked={spectators}
          onChange={() => doing(api.setDoors(id, { spectators: !spectators, accountsOnly }))}
        />{' '}
        {t('table.spectators')}
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={accountsOnly}
          onChange={() => doing(api.setDoors(id, { spectators, accountsOnly: !accountsOnly }))}
        />{' '}
        {t('table.accountsOnly')}
      </label>
    </div>
  );
}

/** What was agreed on when the table was opened. */
function Agreed({ table, game }: { table: TableInfo; game: GameInfo | undefined }) {
  const { t, say } = useWords();
  const chosen = useChosenOptions();
  const rulings = game ? chosen(game, table.options, optionsOfTable(game)) : [];
  const lines = [
    {
      name: 'who',
      title: t('lobby.who'),
      value: t(table.public ? 'lobby.public' : 'lobby.invited'),
    },
    {
      name: 'watch',
      title: t('lobby.watch'),
      value: t(table.spectators ? 'lobby.watched' : 'lobby.unwatched'),
    },
    { name: 'absence', title: t('lobby.absence'), value: t(`lobby.absence.${table.absence}`) },
    { name: 'clock', title: t('lobby.clock'), value: say(clockWords(table.clock)) },
    ...rulings,
  ];
  return (
    <section className="panel">
      <h2>{t('table.agreed')}</h2>
      <dl className="agreed">
        {lines.map(({ name, title, value }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
