import { cards } from '@small-council/agot2/cards';
import { textOf } from '@small-council/agot2/facts';
import { sayer } from '@small-council/text';
import { useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { NotFound } from '../pages/NotFound.tsx';
import { useSettings } from '../settings.ts';
import { Page } from '../ui/Page.tsx';
import { SpokenGame } from '../words/say.ts';
import { CardFacts } from './CardFacts.tsx';
import { ALL, CardList, type Filter } from './CardList.tsx';
import './decks.css';
import { pool } from './search.ts';
import { useDeckWords, words } from './words/index.ts';

/** All cards, to be searched by anybody. */
export function Cards() {
  return (
    <SpokenGame value={words}>
      <AllCards />
    </SpokenGame>
  );
}

function AllCards() {
  const { t } = useDeckWords();
  const [, go] = useLocation();
  const [filter, setFilter] = useState<Filter>({ ...ALL, fits: false });
  const searchField = useRef<HTMLInputElement>(null);
  return (
    <Page title={t('decks.cards')}>
      <div className="builder">
        <CardList
          deck={null}
          filter={filter}
          onFilter={setFilter}
          onSet={null}
          onRead={({ code }) => go(`/cards/${code}`)}
          searchField={searchField}
        />
      </div>
    </Page>
  );
}

/** One card: its facts and its text, in both languages. */
export function CardPage() {
  return (
    <SpokenGame value={words}>
      <OneCard />
    </SpokenGame>
  );
}

const SAY = {
  en: sayer('en', words.tables, words.names),
  de: sayer('de', words.tables, words.names),
};

function OneCard() {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const { code = '' } = useParams();
  const card = cards.get(code);
  if (!card || !pool.includes(card)) return <NotFound />;
  const other = language === 'en' ? 'de' : 'en';
  return (
    <Page title={card.name[language]}>
      <section className="panel">
        <CardFacts card={card} />
      </section>
      <section className="panel" lang={other}>
        <h2>{card.name[other]}</h2>
        {textOf(card).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stay where they are
          <p key={i}>{SAY[other](line)}</p>
        ))}
      </section>
      <Link href="/cards">{t('decks.cards')}</Link>
    </Page>
  );
}
