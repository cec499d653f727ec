import {
  type DeckList,
  importDeck,
  readyDeck,
  readyDeckName,
  readyNames,
} from '@small-council/agot2/decks';
import type { KeptList } from '@small-council/client';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { CREST, toneOf } from '../boards/cards/heraldry.ts';
import { api, someone } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useFormats } from '../words/formats.ts';
import { SpokenGame } from '../words/say.ts';
import { Builder, GAME } from './Builder.tsx';
import './decks.css';
import { isLegal, reasonsOf } from './deck.ts';
import type { Draft } from './useDraft.ts';
import { useDeckWords, words } from './words/index.ts';

const loadMine = async () => {
  await someone();
  return api.lists(GAME);
};

/** The two for a first game are small: they can be played as they are, but are no decks to build on. */
const READY = readyNames.flatMap((ready) => {
  const deck = readyDeck(ready);
  return deck && reasonsOf(deck).length === 0 ? [{ ready, deck }] : [];
});

/** One's own decks, and ready-made ones to copy. */
export function Decks() {
  return (
    <SpokenGame value={words}>
      <AllDecks />
    </SpokenGame>
  );
}

function AllDecks() {
  const { t, say } = useDeckWords();
  const { data, problem, again } = useLoad(loadMine);
  return (
    <Page title={t('web.decks')}>
      <section aria-labelledby="mine">
        <h2 id="mine">{t('decks.mine')}</h2>
        <div className="actions">
          <Link className="button button--main" href="/decks/new">
            {t('decks.new')}
          </Link>
          <Link className="button" href="/decks/new?paste">
            {t('decks.import')}
          </Link>
          <Link className="button" href="/cards">
            {t('decks.cards')}
          </Link>
        </div>
        {!data && problem === null && <Loading />}
        <Trouble problem={problem} again={again} />
        {data?.length === 0 && <Empty text={t('decks.mine.none')} />}
        <ul className="cards">
          {data?.map((list) => (
            <KeptDeck key={list.id} list={list} onChanged={again} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready">
        <h2 id="ready">{t('decks.ready')}</h2>
        <p className="small">{t('decks.ready.help')}</p>
        <ul className="cards">
          {READY.map(({ ready, deck }) => (
            <li key={ready} className="panel deck-tile">
              <Shield faction={deck.faction} />
              <h3>{say(readyDeckName(ready))}</h3>
              <Link className="button" href={`/decks/new?from=${ready}`}>
                {t('decks.copy')}
                <span className="unseen"> {say(readyDeckName(ready))}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Shield({ faction }: { faction: string | null }) {
  return (
    <span className={`shield ${toneOf(faction ?? 'neutral')}`}>
      <Icon body={CREST[faction ?? 'neutral']} />
    </span>
  );
}

/** In which formats a deck is legal, in a line. */
function Legality({ deck }: { deck: DeckList }) {
  const { t } = useDeckWords();
  const reasons = reasonsOf(deck);
  const joust = isLegal(reasons, 'joust');
  const melee = isLegal(reasons, 'melee');
  return (
    <span data-legal={joust || melee}>
      {joust && melee
        ? t('decks.legal')
        : joust
          ? t('decks.legal.joust')
          : melee
            ? t('decks.legal.melee')
            : t('decks.illegal', { count: reasons.length })}
    </span>
  );
}

function KeptDeck({ list, onChanged }: { list: KeptList; onChanged: () => void }) {
  const { t } = useDeckWords();
  const { dateTime } = useFormats();
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { deck } = importDeck(list.text);
  const doing = (work: Promise<unknown>) => {
    setProblem(null);
    work.then(onChanged, setProblem);
  };
  return (
    <li className="panel deck-tile">
      <Shield faction={deck.faction} />
      <h3>{list.name}</h3>
      <p className="small">
        <Legality deck={deck} />
        <br />
        {t('decks.changed', { when: dateTime(list.changed) })}
      </p>
      <div className="actions">
        <Link className="button" href={`/decks/${list.id}`}>
          {t('decks.open')}
          <span className="unseen"> {list.name}</span>
        </Link>
        <button
          type="button"
          className="button"
          aria-label={t('decks.copyOf', { name: list.name })}
          onClick={() => doing(api.copyList(list.id))}
        >
          {t('decks.copy')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('decks.removeOf', { name: list.name })}
          onClick={() => setRemoving(true)}
        >
          {t('decks.remove')}
        </button>
      </div>
      <Trouble problem={problem} />
      {removing && (
        <Confirm
          title={t('decks.remove.title', { name: list.name })}
          text={t('decks.remove.help')}
          deed={t('decks.remove')}
          onConfirm={() => doing(api.removeList(list.id))}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

/** A new deck: empty, pasted, or a copy of a ready-made one. Nothing is kept before it is saved. */
export function NewDeck() {
  return (
    <SpokenGame value={words}>
      <Beginning />
    </SpokenGame>
  );
}

function Beginning() {
  const { t, say } = useDeckWords();
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const ready = readyDeck(from);
  const begin: Draft = {
    name: ready ? say(readyDeckName(from)) : t('decks.new.name'),
    deck: ready ?? { faction: null, agendas: [], plots: [], cards: [] },
  };
  return (
    <Page title={t('web.decks')}>
      <Builder begin={begin} kept={null} pasting={search.has('paste')} />
    </Page>
  );
}

/** One of one's own decks. */
export function OwnDeck() {
  const { id = '' } = useParams();
  const load = useCallback(async () => {
    await someone();
    return (await api.list(id)).list;
  }, [id]);
  const { data, problem, again } = useLoad(load);
  return (
    <SpokenGame value={words}>
      <OneDeck list={data} problem={problem} again={again} />
    </SpokenGame>
  );
}

/** A deck that somebody has shared. */
export function SharedDeck() {
  const { code = '' } = useParams();
  const load = useCallback(async () => (await api.sharedList(code)).list, [code]);
  const { data, problem, again } = useLoad(load);
  return (
    <SpokenGame value={words}>
      <OneDeck list={data} problem={problem} again={again} foreign />
    </SpokenGame>
  );
}

interface OneProps {
  list: KeptList | Pick<KeptList, 'name' | 'text' | 'version'> | null;
  problem: unknown;
  again: () => void;
  foreign?: boolean;
}

function OneDeck({ list, problem, again, foreign = false }: OneProps) {
  const { t } = useDeckWords();
  const read = list && importDeck(list.text);
  return (
    <Page title={list?.name ?? t('web.decks')}>
      {foreign && list && <p>{t('decks.shared')}</p>}
      {!list && problem === null && <Loading />}
      {!list && <Trouble problem={problem} again={again} />}
      {list && read && (
        <Builder
          begin={{ name: list.name, deck: read.deck }}
          kept={'id' in list ? list : null}
          foreign={foreign}
          unread={!foreign && read.problems.length > 0 ? list.text : undefined}
        />
      )}
    </Page>
  );
}
