import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLoad } from '../live/useLoad.ts';
import { useSettings } from '../settings.ts';
import { Field } from '../ui/Field.tsx';
import { Page } from '../ui/Page.tsx';
import { Empty, Loading, Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import {
  chaptersOf,
  gameOfRule,
  LEDGERS,
  loadGlossary,
  loadRules,
  type RuleGame,
  withReferences,
} from './ledger.ts';
import { type Found, marked, RuleSearch } from './ruleSearch.ts';

const AT_ONCE = 150;
const NO_WORDS: ReadonlySet<string> = new Set();

/** The rule that the address asks for: `/rules#IT-307`. */
const ruleOfAddress = (): string => location.hash.slice(1);

function useWantedRule(): string {
  const [wanted, setWanted] = useState(ruleOfAddress);
  useEffect(() => {
    const onChange = () => setWanted(ruleOfAddress());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return wanted;
}

interface Filter {
  game: RuleGame | 'all';
  /** Counted from 1, as the chapters have other names in every language; 0 is all of them. */
  chapter: number;
  text: string;
}

function readFilter(search: URLSearchParams, wanted: string): Filter {
  const game = search.get('game') as RuleGame | 'all';
  return {
    game: ['all', ...LEDGERS].includes(game) ? game : (gameOfRule(wanted) ?? 'iron-throne'),
    chapter: Number(search.get('chapter')) || 0,
    text: search.get('text') ?? '',
  };
}

/** All rules of all games, as the software cites them. */
export function RuleBook() {
  const { t } = useWords();
  const { language } = useSettings();
  const [search, setSearch] = useSearchParams();
  const [, go] = useLocation();
  const wanted = useWantedRule();
  const filter = readFilter(search, wanted);
  const { game, chapter } = filter;
  const load = useCallback(
    () => loadRules(language, game === 'all' ? LEDGERS : [game]),
    [language, game],
  );
  const { data: rules, problem, again } = useLoad(load);
  const [shown, setShown] = useState(AT_ONCE);
  const text = useDeferredValue(filter.text);
  const chapters = useMemo(() => (game === 'all' ? [] : chaptersOf(rules ?? [])), [game, rules]);
  const searches = text.trim() !== '';
  const finder = useFinder(language, game, searches);
  const found = useMemo((): readonly Found[] => {
    const all = searches
      ? (finder?.find(text) ?? [])
      : (rules ?? []).map((rule) => ({ rule, words: NO_WORDS }));
    const only = chapters[chapter - 1];
    return only === undefined ? all : all.filter(({ rule }) => rule.chapter === only);
  }, [rules, chapters, chapter, text, searches, finder]);
  const ready = rules !== null && (!searches || finder !== null);

  const place = found.findIndex(({ rule }) => rule.id === wanted);
  // A rule that is asked for but filtered away comes first: the filter goes.
  useEffect(() => {
    const owner = gameOfRule(wanted);
    if (!ready || place >= 0 || !owner || !location.hash) return;
    const address = `/rules?game=${owner}#${wanted}`;
    if (location.pathname + location.search + location.hash !== address)
      go(address, { replace: true });
  }, [ready, place, wanted, go]);
  useFollowed(place < 0 ? null : wanted);

  const change = (next: Partial<Filter>) => {
    const { game: of, chapter: at, text: words } = { ...filter, ...next };
    const address = new URLSearchParams({ game: of });
    if (at > 0) address.set('chapter', `${at}`);
    if (words) address.set('text', words);
    setShown(AT_ONCE);
    setSearch(address, { replace: true });
  };
  const visible = found.slice(0, Math.max(shown, place + 1));
  return (
    <Page title={t('web.rules')}>
      <p className="small">{t('rules.help')}</p>
      <Filters filter={filter} chapters={chapters} onChange={change} />
      <Trouble problem={problem} again={again} />
      {!ready && problem === null && <Loading />}
      {ready && (
        <p className="small" role="status">
          {t('rules.found', { count: found.length })}
        </p>
      )}
      {ready && found.length === 0 && (
        <Empty text={t('rules.none')}>
          {game !== 'all' && (
            <button
              type="button"
              className="button"
              onClick={() => change({ game: 'all', chapter: 0 })}
            >
              {t('rules.everywhere')}
            </button>
          )}
        </Empty>
      )}
      <Rules found={visible} wanted={wanted} severalGames={game === 'all'} ranked={searches} />
      {visible.length < found.length && (
        <button type="button" className="button" onClick={() => setShown(visible.length + AT_ONCE)}>
          {t('rules.more')}
        </button>
      )}
    </Page>
  );
}

/** What finds rules by words, once somebody looks for some: it reads the ledgers of both languages. */
function useFinder(
  language: 'en' | 'de',
  game: Filter['game'],
  wanted: boolean,
): RuleSearch | null {
  const load = useCallback(async () => {
    if (!wanted) return null;
    const games = game === 'all' ? LEDGERS : [game];
    const [en, de, glossary] = await Promise.all([
      loadRules('en', games),
      loadRules('de', games),
      loadGlossary(games),
    ]);
    return { language, game, search: new RuleSearch(language, { en, de }, glossary) };
  }, [language, game, wanted]);
  const { data } = useLoad(load);
  return data?.language === language && data.game === game ? data.search : null;
}

/** A link to a rule is followed once its line stands on the page, and only then. */
function useFollowed(id: string | null): void {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null && id !== followed.current)
      document.getElementById(id)?.scrollIntoView({ block: 'center' });
    followed.current = id;
  }, [id]);
}

function useLedgerName(): (game: RuleGame) => string {
  const { say, t } = useWords();
  return (game) => (game === 'table' ? t('rules.table') : say(gameTitle(game)));
}

interface FiltersProps {
  filter: Filter;
  chapters: readonly string[];
  onChange: (change: Partial<Filter>) => void;
}

function Filters({ filter, chapters, onChange }: FiltersProps) {
  const { t } = useWords();
  const name = useLedgerName();
  return (
    <search className="filters filters--long">
      <Field label={t('rules.search')}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={filter.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <Field label={t('rules.game')}>
        {(id) => (
          <select
            id={id}
            value={filter.game}
            onChange={({ target }) =>
              onChange({ game: target.value as Filter['game'], chapter: 0 })
            }
          >
            <option value="all">{t('rules.all')}</option>
            {LEDGERS.map((game) => (
              <option key={game} value={game}>
                {name(game)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('rules.chapter')}>
        {(id) => (
          <select
            id={id}
            value={filter.chapter}
            disabled={filter.game === 'all'}
            onChange={({ target }) => onChange({ chapter: Number(target.value) })}
          >
            <option value={0}>{t('rules.allChapters')}</option>
            {chapters.map((chapter, i) => (
              <option key={chapter} value={i + 1}>
                {chapter}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  );
}

interface RulesProps {
  found: readonly Found[];
  wanted: string;
  severalGames: boolean;
  /** By how well they fit, and no longer in the order of the book. */
  ranked: boolean;
}

function Rules({ found, wanted, severalGames, ranked }: RulesProps) {
  const name = useLedgerName();
  const { language } = useSettings();
  return (
    <dl className="rules">
      {found.map(({ rule: { id, game, chapter, section, text }, words }, i) => {
        const before = found[i - 1]?.rule;
        return (
          <div key={id} id={id} className={id === wanted ? 'rule rule--wanted' : 'rule'}>
            {severalGames && !ranked && before?.game !== game && (
              <dt className="ledger">{name(game)}</dt>
            )}
            {!ranked && before?.chapter !== chapter && <dt className="chapter">{chapter}</dt>}
            <dt className="rule__head">
              <a href={`#${id}`}>{id}</a>
              {/* The books are German: the names of their sections help nobody who reads English. */}
              {(language === 'de' || game === 'table') && <span className="small">{section}</span>}
              {ranked && severalGames && <span className="small">{name(game)}</span>}
              {ranked && <span className="small">{chapter}</span>}
            </dt>
            <dd>
              <Text text={text} words={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Rules that a rule speaks of are a click away; what was looked for is marked. */
function Text({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return withReferences(text).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
      <a key={i} href={`#${piece}`}>
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
      <Marked key={i} text={piece} words={words} />
    ),
  );
}

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  if (words.size === 0) return text;
  return marked(text, words).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change places
    i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece,
  );
}
