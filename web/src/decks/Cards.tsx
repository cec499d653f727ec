import { sayer } from '@small-council/text';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { kinds } from '../lists/kinds.ts';
import { Editions } from '../lists/Lists.tsx';
import { useLater } from '../live/later.ts';
import { api, usePerson } from '../live/session.ts';
import { useLoad } from '../live/useLoad.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { useSettings } from '../settings.ts';
import { InTheRules } from '../table/InTheRules.tsx';
import { OnItsWay } from '../ui/OnItsWay.tsx';
import { Page } from '../ui/Page.tsx';
import { SpokenGame } from '../words/say.ts';
import { CardFacts } from './CardFacts.tsx';
import { ALL, CardList, type Filter } from './CardList.tsx';
import './decks.css';
import { copiesIn, titleOf } from './deck.ts';
import { type DeckKind, PagesOfDecks } from './edition.ts';
import { useDeckWords } from './words/index.ts';

const EDITIONS = ['agot2', 'agot1'];

/** The pages of an edition, once its cards are there. */
function Of({ game, children }: { game: string; children: (kind: DeckKind) => ReactNode }) {
  const kind = useLater(kinds[game]) as unknown as DeckKind | null;
  if (!kind) return <OnItsWay />;
  return (
    <SpokenGame value={kind.words}>
      <PagesOfDecks value={kind.pages}>{children(kind)}</PagesOfDecks>
    </SpokenGame>
  );
}

/** All cards of an edition, to be searched by anybody. */
export function Cards() {
  const { game = EDITIONS[0] } = useParams();
  if (!EDITIONS.includes(game)) return <NotFound />;
  return <Of game={game}>{() => <AllCards game={game} />}</Of>;
}

function AllCards({ game }: { game: string }) {
  const { t } = useDeckWords();
  const [, go] = useLocation();
  const [filter, setFilter] = useState<Filter>({ ...ALL, fits: false });
  const searchField = useRef<HTMLInputElement>(null);
  return (
    <Page title={t('list.cards')}>
      <Editions here={game} to="/cards" />
      <div className="builder" data-tab="cards">
        <CardList
          deck={null}
          filter={filter}
          onFilter={setFilter}
          onSet={null}
          onRead={({ code }) => go(`/cards/${game}/${code}`)}
          searchField={searchField}
        />
      </div>
    </Page>
  );
}

/** One card: its facts, its text in both languages, what the rules say about it, and who holds it. */
export function CardPage() {
  const { game = '' } = useParams();
  if (!EDITIONS.includes(game)) return <NotFound />;
  return <Of game={game}>{(kind) => <OneCard kind={kind} />}</Of>;
}

function OneCard({ kind }: { kind: DeckKind }) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const { code = '' } = useParams();
  const { pages, words } = kind;
  const other = language === 'en' ? 'de' : 'en';
  const say = useMemo(() => sayer(other, words.tables, words.names), [other, words]);
  const card = pages.cards.get(code);
  if (!card || card.type === 'faction') return <NotFound />;
  return (
    <Page title={titleOf(card, language)}>
      <section className="panel">
        <CardFacts card={card} />
      </section>
      <section className="panel" lang={other}>
        <h2>{titleOf(card, other)}</h2>
        {pages.textOf(card).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stay where they are
          <p key={i}>{say(line)}</p>
        ))}
      </section>
      <section className="panel card-rules">
        <InTheRules name={titleOf(card, language)} ledger={pages.ledger} open />
      </section>
      <Counted game={kind.game} code={pages.first(code)} />
      <Holding kind={kind} code={pages.first(code)} />
      <p>
        <Link className="button" href={`/cards/${kind.game}`}>
          {t('list.cards')}
        </Link>
      </p>
    </Page>
  );
}

/** How often people have brought it to a match at this server, and won. */
function Counted({ game, code }: { game: string; code: string }) {
  const { t } = useDeckWords();
  const { data } = useLoad(useCallback(() => api.cardCount(game, code), [game, code]));
  if (!data) return null;
  const { played, won } = data;
  return (
    <section className="panel">
      <h2>{t('decks.counted')}</h2>
      <p className="small">{t('decks.counted.how', { played, won })}</p>
    </section>
  );
}

/** Which of one's own decks hold the card. Who is nobody yet has none. */
function Holding({ kind, code }: { kind: DeckKind; code: string }) {
  const { t } = useDeckWords();
  const person = usePerson();
  const load = useCallback(
    async () => (person ? await api.lists(kind.game) : []),
    [person, kind.game],
  );
  const { data } = useLoad(load);
  const holding = (data ?? []).flatMap((list) => {
    const count = copiesIn(kind.read(list.text).list, code);
    return count > 0 ? [{ list, count }] : [];
  });
  if (!person) return null;
  return (
    <section className="panel">
      <h2>{t('decks.holding')}</h2>
      {data && holding.length === 0 && <p className="small">{t('decks.holding.none')}</p>}
      <ul>
        {holding.map(({ list, count }) => (
          <li key={list.id}>
            {t('decks.holding.count', { count })}{' '}
            <Link href={`${kind.root}/${list.id}`}>{list.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
