import type { KeptList } from '@small-council/client';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { useLater } from '../live/later.ts';
import { api, someone } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { isPlayable } from '../pages/games.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { playBots } from '../pages/quick.ts';
import { useSettings } from '../settings.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { OnItsWay } from '../ui/OnItsWay.tsx';
import { Page } from '../ui/Page.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { SpokenGame } from '../words/say.ts';
import type { AnyKind, Draft, ReadyList } from './kind.ts';
import { isKind, kinds } from './kinds.ts';
import './lists.css';
import { useListWords } from './words/index.ts';

/** The games whose decks stand side by side. */
const EDITIONS = ['agot2', 'agot1'] as const;

/** Speaks the words of a kind of list, once they are there. */
function Of({ game, children }: { game: string; children: (kind: AnyKind) => ReactNode }) {
  const kind = useLater(kinds[game]);
  return kind ? <SpokenGame value={kind.words}>{children(kind)}</SpokenGame> : <OnItsWay />;
}

/** One's own lists of a game, and ready-made ones to play with or to copy. */
export function Lists({ game }: { game: string }) {
  return <Of game={game}>{(kind) => <AllLists key={game} kind={kind} />}</Of>;
}

/** `/decks/agot1` are all decks of an edition, `/decks/<id>` is one of one's own. */
export function DecksAt() {
  const { id = '' } = useParams();
  return isKind(id) ? <Lists game={id} /> : <OwnList />;
}

/** To the decks of the other edition, from those of one. */
export function Editions({ here, to }: { here: string; to: string }) {
  const { t } = useListWords();
  return (
    <nav className="editions" aria-label={t('list.editions')}>
      {EDITIONS.map((game) => (
        <Link key={game} href={`${to}/${game}`} aria-current={game === here ? 'page' : undefined}>
          {t(`list.edition.${game}`)}
        </Link>
      ))}
    </nav>
  );
}

function AllLists({ kind }: { kind: AnyKind }) {
  const { t } = useListWords();
  const { game, home, root, ready } = kind;
  const load = useCallback(async () => {
    await someone();
    return api.lists(game);
  }, [game]);
  const { data, problem, again } = useLoad(load);
  return (
    <Page title={t('list.title')}>
      {root === '/decks' && <Editions here={game} to={root} />}
      <section aria-labelledby="mine">
        <h2 id="mine">{t('list.mine')}</h2>
        <div className="actions">
          <Link className="button button--main" href={`${home}/new`}>
            {t('list.new')}
          </Link>
          <Link className="button" href={`${home}/new?paste`}>
            {t('list.import')}
          </Link>
          {kind.cards !== null && (
            <Link className="button" href={kind.cards}>
              {t('list.cards')}
            </Link>
          )}
        </div>
        {!data && problem === null && <Loading />}
        <Trouble problem={problem} again={again} />
        {data?.length === 0 && <Empty text={t('list.mine.none')} />}
        <ul className="tiles">
          {data?.map((list) => (
            <KeptTile key={list.id} kind={kind} list={list} onChanged={again} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready">
        <h2 id="ready">{t('list.ready')}</h2>
        <p className="small">{t('list.ready.help')}</p>
        <ul className="tiles">
          {ready.map((one) => (
            <ReadyTile key={one.id} kind={kind} ready={one} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Shield({ kind, list }: { kind: AnyKind; list: unknown }) {
  const { tone, crest } = kind.shield(list);
  return (
    <span className={`listshield ${tone}`}>
      <Icon body={crest} />
    </span>
  );
}

/** A ready-made list: played at once, or the beginning of one's own. */
function ReadyTile({ kind, ready }: { kind: AnyKind; ready: ReadyList<unknown> }) {
  const { say, t } = useListWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { game, home, option } = kind;
  const { language } = useSettings();
  const name = say(ready.name);
  const play = () => {
    setBusy(true);
    setProblem(null);
    const options = { ...kind.agreed?.(ready.list), [option]: ready.id };
    playBots({ game, seats: 2, options })
      .then((match) => go(`/match/${match}`), setProblem)
      .finally(() => setBusy(false));
  };
  const { about } = kind.outline({ name, list: ready.list }, say, language);
  return (
    <li className="panel list-tile">
      <Shield kind={kind} list={ready.list} />
      <h3>{name}</h3>
      <p className="small list-tile__about">
        {about.map((part) => (
          // What belongs together stays together.
          <Fragment key={part}>
            <span>{part}</span>{' '}
          </Fragment>
        ))}
      </p>
      <div className="actions">
        {isPlayable(game) && (
          <button
            type="button"
            className="button"
            disabled={busy}
            aria-label={t('list.playOf', { name })}
            onClick={play}
          >
            {t('list.play')}
          </button>
        )}
        <Link
          className="button"
          href={`${home}/new?from=${ready.id}`}
          aria-label={t('list.copyOf', { name })}
        >
          {t('list.copy')}
        </Link>
      </div>
      <Trouble problem={problem} />
    </li>
  );
}

interface KeptProps {
  kind: AnyKind;
  list: KeptList;
  onChanged: () => void;
}

function KeptTile({ kind, list, onChanged }: KeptProps) {
  const { say, t } = useListWords();
  const { dateTime } = useFormats();
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { list: read } = kind.read(list.text);
  const { legal, says } = kind.verdict(read);
  const { name } = list;
  const doing = (work: Promise<unknown>) => {
    setProblem(null);
    work.then(onChanged, setProblem);
  };
  return (
    <li className="panel list-tile">
      <Shield kind={kind} list={read} />
      <h3>{name}</h3>
      <p className="small">
        <span data-legal={legal}>{say(says)}</span>
        <br />
        {t('list.changed', { when: dateTime(list.changed) })}
      </p>
      <div className="actions">
        <Link className="button" href={`${kind.root}/${list.id}`}>
          {t('list.open')}
          <span className="unseen"> {name}</span>
        </Link>
        <button
          type="button"
          className="button"
          aria-label={t('list.copyOf', { name })}
          onClick={() => doing(api.copyList(list.id))}
        >
          {t('list.copy')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('list.removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('list.remove')}
        </button>
      </div>
      <Trouble problem={problem} />
      {removing && (
        <Confirm
          title={t('list.remove.title', { name })}
          text={t('list.remove.help')}
          deed={t('list.remove')}
          onConfirm={() => doing(api.removeList(list.id))}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

/** A new list: empty, pasted, or a copy of a ready-made one. Nothing is kept before it is saved. */
export function NewList({ game }: { game: string }) {
  return <Of game={game}>{(kind) => <Beginning kind={kind} />}</Of>;
}

export function NewDeck() {
  const { game = '' } = useParams();
  return isKind(game) ? <NewList game={game} /> : <NotFound />;
}

function Beginning({ kind }: { kind: AnyKind }) {
  const { t, say } = useListWords();
  const [search] = useSearchParams();
  const ready = kind.ready.find(({ id }) => id === search.get('from'));
  const begin: Draft<unknown> = {
    name: ready ? say(ready.name) : t('list.new'),
    list: ready ? ready.list : kind.empty,
  };
  return (
    <Page title={t('list.title')}>
      <kind.Builder kind={kind} begin={begin} kept={null} pasting={search.has('paste')} />
    </Page>
  );
}

/** One of one's own lists. */
export function OwnList() {
  const { id = '' } = useParams();
  const load = useCallback(async () => {
    await someone();
    return (await api.list(id)).list;
  }, [id]);
  const { data, problem, again } = useLoad(load);
  return <Opened list={data} problem={problem} again={again} />;
}

/** A list that somebody has shared. */
export function SharedList() {
  const { code = '' } = useParams();
  const load = useCallback(async () => (await api.sharedList(code)).list, [code]);
  const { data, problem, again } = useLoad(load);
  return <Opened list={data} problem={problem} again={again} foreign />;
}

interface OpenedProps {
  list: KeptList | Pick<KeptList, 'game' | 'name' | 'text' | 'version'> | null;
  problem: unknown;
  again: () => void;
  foreign?: boolean;
}

/** The list itself says which game it is for. */
function Opened({ list, problem, again, foreign = false }: OpenedProps) {
  const { t } = useListWords();
  if (list && !isKind(list.game)) return <NotFound />;
  if (list)
    return (
      <Of game={list.game}>{(kind) => <OneList kind={kind} list={list} foreign={foreign} />}</Of>
    );
  return (
    <Page title={t('web.decks')}>
      {problem === null && <Loading />}
      <Trouble problem={problem} again={again} />
    </Page>
  );
}

interface OneProps {
  kind: AnyKind;
  list: NonNullable<OpenedProps['list']>;
  foreign: boolean;
}

function OneList({ kind, list, foreign }: OneProps) {
  const { t } = useListWords();
  const read = kind.read(list.text);
  return (
    <Page title={list.name}>
      {foreign && <p>{t('list.shared')}</p>}
      <kind.Builder
        kind={kind}
        begin={{ name: list.name, list: read.list }}
        kept={'id' in list ? list : null}
        foreign={foreign}
        unread={!foreign && read.problems.length > 0 ? list.text : undefined}
      />
    </Page>
  );
}
