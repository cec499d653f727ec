import { FACTIONS, type Faction } from '@small-council/agot2/cards';
import { type Imported, importDeck } from '@small-council/agot2/decks';
import type { KeptList } from '@small-council/client';
import { message } from '@small-council/engine';
import type { Code, Definition } from '@small-council/lcg';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CREST, toneOf } from '../boards/cards/heraldry.ts';
import { api, someone } from '../live/session.ts';
import { playBots } from '../pages/quick.ts';
import { useSettings } from '../settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { Trouble } from '../ui/States.tsx';
import { CardDialog } from './CardFacts.tsx';
import { ALL, CardList, type Filter } from './CardList.tsx';
import { Counts, DeckCards, Figures, type Mend, TestDraw, Verdict } from './DeckParts.tsx';
import { isLegal, reasonsOf, withCopies } from './deck.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { pool } from './search.ts';
import { type Draft, textOfDraft, useDraft } from './useDraft.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useDeckWords } from './words/index.ts';

export const GAME = 'agot2';
const TABS = ['cards', 'deck', 'check', 'draw'] as const;
const AGENDAS = pool.filter(({ type }) => type === 'agenda');

interface Props {
  begin: Draft;
  /** The deck as it is kept; null while it is new, or somebody else's. */
  kept: KeptList | null;
  /** Somebody else's deck, to be read and copied. */
  foreign?: boolean;
  /** A list to be pasted at once, because it could not be read as it is. */
  unread?: string;
  /** Opens with an empty field for a list. */
  pasting?: boolean;
}

/** A deck with all cards beside it. */
export function Builder({ begin, kept: known, foreign = false, unread, pasting = false }: Props) {
  const { t, say } = useDeckWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const { draft, change, undo, redo } = useDraft(begin);
  const { name, deck } = draft;
  const [kept, setKept] = useState(known);
  const [savedAs, setSavedAs] = useState(known ? textOfDraft(begin) : null);
  const [filter, setFilter] = useState<Filter>(ALL);
  const [tab, setTab] = useState<(typeof TABS)[number]>('cards');
  const [reading, setReading] = useState<Definition | null>(null);
  const [sheet, setSheet] = useState<'import' | 'share' | 'versions' | null>(
    pasting || unread !== undefined ? 'import' : null,
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const factionField = useRef<HTMLSelectElement>(null);
  const reasons = useMemo(() => reasonsOf(deck), [deck]);
  const text = textOfDraft(draft);
  const isSaved = savedAs === text;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      if (typing || document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        setTab('cards');
        searchField.current?.focus();
      }
      if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        (event.shiftKey ? redo : undo)?.();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const keepAs = async (): Promise<KeptList> => {
    const wish = { name: name.trim() === '' ? t('decks.new.name') : name.trim(), text };
    await someone();
    const { list } = kept
      ? await api.saveList(kept.id, { ...wish, version: kept.version })
      : await api.createList({ ...wish, game: GAME });
    setKept(list);
    setSavedAs(text);
    return list;
  };
  const save = () =>
    doing(async () => {
      const list = await keepAs();
      if (!kept) go(`/decks/${list.id}`, { replace: true });
    });
  const copy = () =>
    doing(async () => {
      await someone();
      const { list } = await api.createList({ game: GAME, name, text });
      go(`/decks/${list.id}`);
    });
  const play = () =>
    doing(async () => {
      go(`/match/${await playBots({ game: GAME, seats: 2, options: { deck1: text } })}`);
    });

  const set = (code: Code, count: number) =>
    change({ name, deck: withCopies(deck, code, Math.max(0, count)) });
  const take = (read: Imported) =>
    change({ name: read.name === '' ? name : read.name, deck: read.deck });
  const mend = (wish: Mend) => {
    if (wish.do === 'set') return set(wish.code, wish.to);
    if (wish.do === 'faction') return factionField.current?.focus();
    setTab('cards');
    if (wish.do === 'show') setFilter({ ...ALL, only: wish.codes });
    else setFilter({ ...ALL, types: wish.do === 'plots' ? ['plot'] : [] });
    searchField.current?.focus();
  };
  const agenda = deck.agendas.length > 1 ? 'several' : (deck.agendas[0] ?? '');
  return (
    <div className="builder" data-tab={tab}>
      <header className="builder__head">
        <span className={`shield ${toneOf(deck.faction ?? 'neutral')}`}>
          <Icon body={CREST[deck.faction ?? 'neutral']} />
        </span>
        <div className="field">
          <label htmlFor="deck-name">{t('decks.name')}</label>
          <input
            id="deck-name"
            type="text"
            maxLength={60}
            readOnly={foreign}
            value={name}
            onChange={({ target }) => change({ name: target.value, deck })}
          />
        </div>
        <div className="field">
          <label htmlFor="deck-faction">{t('decks.faction')}</label>
          <select
            id="deck-faction"
            ref={factionField}
            disabled={foreign}
            value={deck.faction ?? ''}
            onChange={({ target }) =>
              change({
                name,
                deck: { ...deck, faction: target.value === '' ? null : (target.value as Faction) },
              })
            }
          >
            <option value="">{t('decks.faction.none')}</option>
            {FACTIONS.map((faction) => (
              <option key={faction} value={faction}>
                {say(message(`faction.${faction}`))}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="deck-agenda">{t('decks.agenda')}</label>
          <select
            id="deck-agenda"
            disabled={foreign}
            value={agenda}
            onChange={({ target }) =>
              change({ name, deck: { ...deck, agendas: target.value ? [target.value] : [] } })
            }
          >
            <option value="">{t('decks.agenda.none')}</option>
            {agenda === 'several' && <option value="several">{t('decks.agenda.several')}</option>}
            {AGENDAS.map((card) => (
              <option key={card.code} value={card.code}>
                {card.name[language]}
              </option>
            ))}
          </select>
        </div>
        <Counts deck={deck} />
        <div className="actions">
          {foreign ? (
            <button
              type="button"
              className="button button--main"
              disabled={busy}
              onClick={() => void copy()}
            >
              {t('decks.copyIt')}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="button button--main"
                disabled={busy || isSaved}
                onClick={() => void save()}
              >
                {t(isSaved ? 'decks.saved' : 'decks.save')}
              </button>
              <button
                type="button"
                className="button"
                disabled={undo === null}
                onClick={() => undo?.()}
              >
                {t('decks.undo')}
              </button>
              <button
                type="button"
                className="button"
                disabled={redo === null}
                onClick={() => redo?.()}
              >
                {t('decks.redo')}
              </button>
              <button type="button" className="button" onClick={() => setSheet('import')}>
                {t('decks.import')}
              </button>
              {kept && (
                <button type="button" className="button" onClick={() => setSheet('versions')}>
                  {t('decks.versions')}
                </button>
              )}
            </>
          )}
          <button type="button" className="button" onClick={() => setSheet('share')}>
            {t('decks.share')}
          </button>
          <button
            type="button"
            className="button"
            disabled={busy || !isLegal(reasons, 'joust')}
            onClick={() => void play()}
          >
            {t('decks.play')}
          </button>
          <Link href="/decks">{t('decks.all')}</Link>
          <span className="small" role="status">
            {!foreign && !isSaved && t('decks.unsaved')}
          </span>
        </div>
      </header>
      <Trouble problem={problem} />
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
      <nav className="builder__tabs" aria-label={t('decks.tabs')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={tab === one ? 'true' : undefined}
            onClick={() => setTab(one)}
          >
            {t(`decks.tab.${one}`)}
            {one === 'check' && reasons.length > 0 && (
              <span className="builder__count">
                <span aria-hidden="true">{reasons.length}</span>
                <span className="unseen">
                  {t('decks.reasons.count', { count: reasons.length })}
                </span>
              </span>
            )}
          </button>
        ))}
      </nav>
      {reading && (
        <CardDialog
          card={reading}
          deck={deck}
          onSet={foreign ? null : set}
          onClose={() => setReading(null)}
        />
      )}
      {sheet === 'import' && (
        <ImportDialog given={unread} onTake={take} onClose={() => setSheet(null)} />
      )}
      {sheet === 'share' && (
        <ShareDialog
          name={name}
          deck={deck}
          kept={kept}
          onKept={setKept}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'versions' && kept && (
        <VersionsDialog
          id={kept.id}
          onTake={(version) => {
            const read = importDeck(version.text);
            change({ name: version.name, deck: read.deck });
          }}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}
