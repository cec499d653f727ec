import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/say.ts';

const PAGES = [
  ['/', 'web.home'],
  ['/lobby', 'web.lobby'],
  ['/decks', 'web.decks'],
  ['/armies', 'web.armies'],
  ['/history', 'web.history'],
  ['/rules', 'web.rules'],
  ['/account', 'web.account'],
  ['/settings', 'web.settings'],
  ['/about', 'web.about'],
] as const;

/** Name, pages and language. Where it is narrow, the pages are behind one button. */
export function Masthead() {
  const { t } = useWords();
  const { language } = useSettings();
  const [here] = useLocation();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: gone elsewhere, the menu has done its work
  useEffect(() => setOpen(false), [here]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  const other = language === 'de' ? 'en' : 'de';
  return (
    <header className="masthead">
      <Link href="/" className="brand">
        {t('web.name')}
      </Link>
      <button
        type="button"
        className="quiet masthead__language"
        lang={other}
        onClick={() => changeSettings({ language: other })}
      >
        {t(`settings.language.${other}`)}
      </button>
      <button
        type="button"
        ref={toggle}
        className="button masthead__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('web.menu')}
      </button>
      <nav id={id} aria-label={t('web.nav')} data-open={open}>
        <ul>
          {PAGES.map(([path, key]) => (
            <li key={path}>
              <Link href={path} aria-current={isHere(here, path) ? 'page' : undefined}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** What stands in no menu of its own. */
const PART_OF: { readonly [path: string]: string } = { '/cards': '/decks' };

/** `/lobby/new` belongs to the lobby, a card to the decks. */
const isHere = (here: string, path: string): boolean => {
  const [first] = /^\/[^/]*/.exec(here) ?? [];
  return first !== undefined && (PART_OF[first] ?? first) === path;
};
