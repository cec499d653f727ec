import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings.ts';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';
import { gameTitle } from '../words/titles.ts';
import { findRules, GAMES, loadRules, type Rule, type RuleGame } from './ledger.ts';

const AT_ONCE = 150;

const PREFIX: { [prefix: string]: RuleGame } = {
  IT: 'iron-throne',
  AG2: 'agot2',
  AG1: 'agot1',
  SIF: 'asoiaf',
  SC: 'table',
};

/** Whose rule the address asks for: `/rules#IT-307`. */
const gameOfHash = (): RuleGame => PREFIX[location.hash.slice(1).split('-')[0]] ?? 'iron-throne';

export function RuleBook() {
  const { say, t } = useWords();
  const { language } = useSettings();
  const [game, setGame] = useState<RuleGame>(gameOfHash);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const [rules, setRules] = useState<Rule[]>([]);
  const deferred = useDeferredValue(search);
  const found = useMemo(() => findRules(rules, deferred), [rules, deferred]);

  useEffect(() => {
    let current = true;
    void loadRules(language, game).then((loaded) => {
      if (!current) return;
      setRules(loaded);
      const wanted = loaded.findIndex(({ id }) => id === location.hash.slice(1));
      if (wanted >= AT_ONCE) setShown(wanted + AT_ONCE);
    });
    return () => {
      current = false;
    };
  }, [language, game]);

  // A link to a rule is followed once its line stands on the page.
  useEffect(() => {
    if (rules.length > 0)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [rules]);

  const name = (of: RuleGame): string => (of === 'table' ? t('rules.table') : say(gameTitle(of)));
  const visible = found.slice(0, shown);
  return (
    <Page title={t('web.rules')}>
      <search className="filters">
        <label>
          {t('rules.search')}
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          {t('rules.game')}
          <select
            value={game}
            onChange={(event) => {
              setGame(event.target.value as RuleGame);
              setShown(AT_ONCE);
            }}
          >
            {GAMES.map((of) => (
              <option key={of} value={of}>
                {name(of)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p className="small" role="status">
        {t('rules.found', { count: found.length })}
      </p>
      {rules.length > 0 && found.length === 0 && <p>{t('rules.none')}</p>}
      <dl className="rules">
        {visible.map(({ id, chapter, section, text }, i) => (
          <div key={id} id={id} className="rule">
            {(i === 0 || visible[i - 1].chapter !== chapter) && (
              <dt className="chapter">{chapter}</dt>
            )}
            <dt>
              <a href={`#${id}`}>{id}</a> <span className="small">{section}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {shown < found.length && (
        <button type="button" className="button" onClick={() => setShown(shown + AT_ONCE)}>
          {t('rules.more')}
        </button>
      )}
    </Page>
  );
}
