import { message } from '@small-council/engine';
import type { Code, Definition } from '@small-council/lcg';
import { keywordName } from '@small-council/lcg/blocks';
import type { DeckList } from '@small-council/lcg/decks';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { CREST, toneOf } from '../boards/cards/heraldry.ts';
import { useSettings } from '../settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChallengeMark, Emblem, PlotMarks, Price, Stepper } from './CardFacts.tsx';
import { copiesIn, DEAR, titleOf } from './deck.ts';
import { type DeckPages, useEdition } from './edition.ts';
import { useDeckWords } from './words/index.ts';

const TYPES = ['character', 'location', 'attachment', 'event', 'plot', 'agenda', 'title'] as const;
const ICONS = ['military', 'intrigue', 'power'] as const;
const SORTS = ['name', 'cost', 'strength', 'type'] as const;
const AT_ONCE = 60;

export interface Filter {
  readonly text: string;
  readonly factions: readonly string[];
  readonly types: readonly string[];
  readonly icons: readonly string[];
  readonly cost: string;
  readonly keyword: string;
  readonly trait: string;
  readonly set: string;
  /** Only what the deck may hold. */
  readonly fits: boolean;
  readonly inDeck: boolean;
  /** Only these: the cards that a reason names. */
  readonly only: readonly Code[] | null;
  readonly sort: (typeof SORTS)[number];
}

export const ALL: Filter = {
  text: '',
  factions: [],
  types: [],
  icons: [],
  cost: '',
  keyword: '',
  trait: '',
  set: '',
  fits: true,
  inDeck: false,
  only: null,
  sort: 'name',
};

const keywordOf = (keyword: string): string => keyword.split(':')[0];

/** What there is to choose from. */
function choicesOf({ factions, packs }: DeckPages, cards: readonly Definition[]) {
  const has = (holds: (card: Definition) => boolean): boolean => cards.some(holds);
  return {
    houses: [...factions, 'neutral'],
    types: TYPES.filter((type) => has((card) => card.type === type)),
    keywords: [...new Set(cards.flatMap(({ keywords }) => keywords.map(keywordOf)))]
      .filter((keyword) => !['supports', 'opposes', 'rivals'].includes(keyword))
      .sort(),
    traits: [...new Set(cards.flatMap(({ traits }) => traits))].sort(),
    sets: Object.keys(packs).filter((pack) => has((card) => card.pack === pack)),
  };
}

function found(
  { search, fault }: DeckPages,
  cards: readonly Definition[],
  filter: Filter,
  deck: DeckList | null,
  language: 'en' | 'de',
): Definition[] {
  const { factions, types, icons, cost, keyword, trait, set, only, sort } = filter;
  const byName = (one: Definition, other: Definition): number =>
    one.name[language].localeCompare(other.name[language], language);
  const figure = (card: Definition): number =>
    sort === 'cost'
      ? Number(card.cost ?? -1) || 0
      : sort === 'strength'
        ? -card.strength
        : sort === 'type'
          ? (TYPES as readonly string[]).indexOf(card.type)
          : 0;
  return search(filter.text, cards)
    .filter(
      (card) =>
        (only === null || only.includes(card.code)) &&
        (factions.length === 0 ||
          [card.faction, ...card.factions].some((one) => factions.includes(one))) &&
        (types.length === 0 || types.includes(card.type)) &&
        icons.every((icon) => card.icons.some((one) => one === icon)) &&
        (cost === '' ||
          (typeof card.cost === 'number' &&
            (Number(cost) === DEAR ? card.cost >= DEAR : card.cost === Number(cost)))) &&
        (keyword === '' || card.keywords.some((one) => keywordOf(one) === keyword)) &&
        (trait === '' || card.traits.includes(trait)) &&
        (set === '' || card.pack === set) &&
        (!filter.fits || only !== null || !deck || fault(card, deck) === null) &&
        (!filter.inDeck || !deck || copiesIn(deck, card.code) > 0),
    )
    .sort((one, other) => figure(one) - figure(other) || byName(one, other));
}

interface Props {
  /** Null where cards are looked at without any deck. */
  deck: DeckList | null;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Null where the deck can only be read. */
  onSet: ((code: Code, count: number) => void) | null;
  onRead: (card: Definition) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

/** All cards, to be searched, filtered and put into the deck. */
export function CardList({ deck, filter, onFilter, onSet, onRead, searchField }: Props) {
  const { t, say } = useDeckWords();
  const { language } = useSettings();
  const edition = useEdition();
  const [shown, setShown] = useState(AT_ONCE);
  const wanted = useDeferredValue(filter);
  // Titles lie on the table and are in no deck.
  const cards = deck ? edition.pool : edition.everything;
  const { houses, types, keywords, traits, sets } = useMemo(
    () => choicesOf(edition, cards),
    [edition, cards],
  );
  const list = useMemo(
    () => found(edition, cards, wanted, deck, language),
    [edition, cards, wanted, deck, language],
  );
  const change = (part: Partial<Filter>) => {
    setShown(AT_ONCE);
    onFilter({ ...filter, only: null, ...part });
  };
  const toggled = (values: readonly string[], value: string): string[] =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return (
    <section className="builder__cards" aria-label={t('decks.tab.cards')}>
      <div className="builder__search">
        <label className="unseen" htmlFor="card-search">
          {t('decks.search')}
        </label>
        <input
          id="card-search"
          ref={searchField}
          type="search"
          placeholder={t('decks.search')}
          aria-describedby="card-search-help"
          value={filter.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <details className="small builder__help">
          <summary>?</summary>
          <p id="card-search-help">{t('decks.search.help')}</p>
        </details>
      </div>
      <fieldset className="chips">
        <legend className="unseen">{t('decks.filter.faction')}</legend>
        {houses.map((faction) => (
          <button
            key={faction}
            type="button"
            className={`chip chip--crest ${toneOf(faction)}`}
            aria-pressed={filter.factions.includes(faction)}
            aria-label={say(message(`faction.${faction}`))}
            title={say(message(`faction.${faction}`))}
            onClick={() => change({ factions: toggled(filter.factions, faction) })}
          >
            <Icon body={CREST[faction]} />
          </button>
        ))}
      </fieldset>
      <fieldset className="chips">
        <legend className="unseen">{t('decks.filter.type')}</legend>
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="chip"
            aria-pressed={filter.types.includes(type)}
            onClick={() => change({ types: toggled(filter.types, type) })}
          >
            {t(`decks.types.${type}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className="chips">
        <legend className="unseen">{t('decks.filter.icon')}</legend>
        {ICONS.map((icon) => (
          <button
            key={icon}
            type="button"
            className="chip"
            aria-pressed={filter.icons.includes(icon)}
            onClick={() => change({ icons: toggled(filter.icons, icon) })}
          >
            <ChallengeMark icon={icon} />
          </button>
        ))}
        <Pick
          label={t('decks.filter.cost')}
          any={t('decks.filter.cost.any')}
          value={filter.cost}
          values={Array.from({ length: DEAR + 1 }, (_, cost) => [
            `${cost}`,
            cost === DEAR
              ? t('decks.filter.cost.least', { cost })
              : t('decks.curve.cost', { cost }),
          ])}
          onPick={(cost) => change({ cost })}
        />
        <Pick
          label={t('decks.filter.keyword')}
          any={t('decks.filter.keyword.any')}
          value={filter.keyword}
          values={keywords.map((one) => [
            one,
            say(keywordName(`${one}${one === 'ambush' ? ':X' : ''}`)),
          ])}
          onPick={(keyword) => change({ keyword })}
        />
        <Pick
          label={t('decks.filter.trait')}
          any={t('decks.filter.trait.any')}
          value={filter.trait}
          values={traits.map((one) => [one, say(message(`trait.${one}`))])}
          onPick={(trait) => change({ trait })}
        />
        {sets.length > 1 && (
          <Pick
            label={t('decks.filter.set')}
            any={t('decks.filter.set.any')}
            value={filter.set}
            values={sets.map((one) => [one, edition.packs[one][language]])}
            onPick={(set) => change({ set })}
          />
        )}
        {deck && (
          <>
            {' '}
            <button
              type="button"
              className="chip"
              aria-pressed={filter.fits}
              onClick={() => change({ fits: !filter.fits })}
            >
              {t('decks.filter.fits')}
            </button>
            <button
              type="button"
              className="chip"
              aria-pressed={filter.inDeck}
              onClick={() => change({ inDeck: !filter.inDeck })}
            >
              {t('decks.filter.inDeck')}
            </button>
          </>
        )}
        {filter.only !== null && (
          <button type="button" className="chip" aria-pressed onClick={() => change({})}>
            {t('decks.filter.these')} ×
          </button>
        )}
      </fieldset>
      <div className="builder__found">
        <span role="status">{t('decks.found', { count: list.length, all: cards.length })}</span>
        <label>
          <span className="unseen">{t('decks.sort')}</span>
          <select
            value={filter.sort}
            onChange={({ target }) => onFilter({ ...filter, sort: target.value as Filter['sort'] })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`decks.sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {list.length === 0 && (
        <p className="small">
          {t('decks.filter.none')}{' '}
          <button type="button" className="quiet" onClick={() => onFilter({ ...ALL, fits: false })}>
            {t('decks.filter.clear')}
          </button>
        </p>
      )}
      <ul className="card-rows">
        {list.slice(0, shown).map((card) => (
          <CardRow key={card.code} card={card} deck={deck} onSet={onSet} onRead={onRead} />
        ))}
      </ul>
      {list.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + AT_ONCE)}>
          {t('decks.more')}
        </button>
      )}
    </section>
  );
}

interface PickProps {
  label: string;
  any: string;
  value: string;
  values: readonly (readonly string[])[];
  onPick: (value: string) => void;
}

/** One of many, as a chip that shows whether it is on. */
function Pick({ label, any, value, values, onPick }: PickProps) {
  return (
    <select
      className="chip"
      aria-label={label}
      data-on={value !== ''}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    >
      <option value="">{any}</option>
      {values.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  );
}

function CardRow({
  card,
  deck,
  onSet,
  onRead,
}: Pick<Props, 'deck' | 'onSet' | 'onRead'> & { card: Definition }) {
  const { say, t } = useDeckWords();
  const { language } = useSettings();
  const { notesOf } = useEdition();
  const count = deck ? copiesIn(deck, card.code) : 0;
  const name = titleOf(card, language);
  const notes = [
    ...(card.type === 'faction' ? [] : [t(`decks.type.${card.type}`)]),
    ...notesOf(card).map(say),
    // What a title says of others is read on the card.
    ...(card.type === 'title' ? [] : card.keywords.map((keyword) => say(keywordName(keyword)))),
  ];
  return (
    <li
      className="card-row"
      data-in={count > 0}
      // The numbers set the copies while the focus is anywhere in the row.
      onKeyDown={({ key }) => {
        if (onSet && /^[0-3]$/.test(key)) onSet(card.code, Number(key));
      }}
    >
      <Emblem card={card} />
      <Price cost={card.cost} />
      <button
        type="button"
        className="card-row__name"
        title={t('decks.read', { card: name })}
        onClick={() => onRead(card)}
      >
        <strong>{name}</strong>
        <span className="small">{notes.join(' · ')}</span>
      </button>
      <span className="card-row__marks">
        {card.plot && <PlotMarks values={card.plot} />}
        {card.icons.map((icon) => (
          <ChallengeMark key={icon} icon={icon} />
        ))}
        {card.type === 'character' && (
          <b>
            <span className="unseen">{t('decks.strength')} </span>
            {card.strength}
          </b>
        )}
      </span>
      {onSet && deck && <Stepper card={card} deck={deck} onSet={onSet} />}
    </li>
  );
}
