import { message } from '@small-council/engine';
import type { Code, Definition } from '@small-council/lcg';
import type { DeckList } from '@small-council/lcg/decks';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BuilderProps } from '../lists/kind.ts';
import { useKept } from '../lists/useKept.ts';
import { Workshop } from '../lists/Workshop.tsx';
import { useSettings } from '../settings.ts';
import { CardDialog } from './CardFacts.tsx';
import { ALL, CardList, type Filter } from './CardList.tsx';
import { Counts, DeckCards, Figures, type Mend, Verdict } from './DeckParts.tsx';
import './decks.css';
import { isLegal, reasonsOf, titleOf, withCopies } from './deck.ts';
import { type DeckKind, PagesOfDecks, useEdition } from './edition.ts';
import { TestDraw } from './TestDraw.tsx';
import { useDeckWords } from './words/index.ts';

const TABS = ['cards', 'deck', 'check', 'draw'] as const;

/** A deck with all cards of its edition beside it. */
export function Builder(props: BuilderProps<DeckList>) {
  return (
    <PagesOfDecks value={(props.kind as DeckKind).pages}>
      <DeckBuilder {...props} />
    </PagesOfDecks>
  );
}

function DeckBuilder(props: BuilderProps<DeckList>) {
  const { t } = useDeckWords();
  const edition = useEdition();
  const kept = useKept(props);
  const { draft, change } = kept;
  const { list: deck } = draft;
  const { foreign = false } = props;
  const [filter, setFilter] = useState<Filter>(ALL);
  const [tab, setTab] = useState<(typeof TABS)[number]>('cards');
  const [reading, setReading] = useState<Definition | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const factionField = useRef<HTMLSelectElement>(null);
  const reasons = useMemo(() => reasonsOf(edition, deck), [edition, deck]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      if (typing || event.key !== '/' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setTab('cards');
      searchField.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const set = (code: Code, count: number) =>
    change({ ...draft, list: withCopies(edition, deck, code, Math.max(0, count)) });
  const mend = (wish: Mend) => {
    if (wish.do === 'set') return set(wish.code, wish.to);
    if (wish.do === 'faction') return factionField.current?.focus();
    setTab('cards');
    if (wish.do === 'show') setFilter({ ...ALL, only: wish.codes });
    else setFilter({ ...ALL, types: wish.do === 'plots' ? ['plot'] : [] });
    searchField.current?.focus();
  };
  return (
    <Workshop
      of={props}
      kept={kept}
      playable={isLegal(reasons, edition.formats[0])}
      fields={
        <>
          <Identity
            deck={deck}
            fixed={foreign}
            factionField={factionField}
            onChange={(list) => change({ ...draft, list })}
          />
          <Counts deck={deck} />
        </>
      }
      tabs={TABS.map((id) => ({
        id,
        label: t(`decks.tab.${id}`),
        count: id === 'check' ? reasons.length : 0,
      }))}
      tab={tab}
      onTab={setTab}
    >
      <div className="builder__body">
        <CardList
          deck={deck}
          filter={filter}
          onFilter={setFilter}
          onSet={foreign ? null : set}
          onRead={setReading}
          searchField={searchField}
        />
        <div className="builder__side">
          <div className="builder__check">
            <Verdict deck={deck} reasons={reasons} onMend={foreign ? null : mend} />
            <Figures deck={deck} />
          </div>
          <DeckCards deck={deck} reasons={reasons} onRead={setReading} />
          <TestDraw deck={deck} onRead={setReading} />
        </div>
      </div>
      {reading && (
        <CardDialog
          card={reading}
          deck={deck}
          onSet={foreign ? null : set}
          onClose={() => setReading(null)}
        />
      )}
    </Workshop>
  );
}

interface IdentityProps {
  deck: DeckList;
  fixed: boolean;
  factionField: RefObject<HTMLSelectElement | null>;
  onChange: (deck: DeckList) => void;
}

/** The House, and the agenda where the edition has any. */
function Identity({ deck, fixed, factionField, onChange }: IdentityProps) {
  const { t, say } = useDeckWords();
  const { language } = useSettings();
  const { factions, pool } = useEdition();
  const agendas = pool.filter(({ type }) => type === 'agenda');
  const agenda = deck.agendas.length > 1 ? 'several' : (deck.agendas[0] ?? '');
  return (
    <>
      <div className="field">
        <label htmlFor="deck-faction">{t('decks.faction')}</label>
        <select
          id="deck-faction"
          ref={factionField}
          disabled={fixed}
          value={deck.faction ?? ''}
          onChange={({ target }) =>
            onChange({ ...deck, faction: target.value === '' ? null : target.value })
          }
        >
          <option value="">{t('decks.faction.none')}</option>
          {factions.map((faction) => (
            <option key={faction} value={faction}>
              {say(message(`faction.${faction}`))}
            </option>
          ))}
        </select>
      </div>
      {(agendas.length > 0 || agenda !== '') && (
        <div className="field">
          <label htmlFor="deck-agenda">{t('decks.agenda')}</label>
          <select
            id="deck-agenda"
            disabled={fixed}
            value={agenda}
            onChange={({ target }) =>
              onChange({ ...deck, agendas: target.value ? [target.value] : [] })
            }
          >
            <option value="">{t('decks.agenda.none')}</option>
            {agenda === 'several' && <option value="several">{t('decks.agenda.several')}</option>}
            {agendas.map((card) => (
              <option key={card.code} value={card.code}>
                {titleOf(card, language)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
