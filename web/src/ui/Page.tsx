import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/say.ts';

const PAGES = [
  ['/', 'web.home'],
  ['/lobby', 'web.lobby'],
  ['/history', 'web.history'],
  ['/rules', 'web.rules'],
  ['/account', 'web.account'],
  ['/settings', 'web.settings'],
  ['/about', 'web.about'],
] as const;

/** The frame of every page but the table. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useWords();
  const { language } = useSettings();
  const [here] = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {t('web.skip')}
      </a>
      <title>{`${title} · ${t('web.name')}`}</title>
      <header className="masthead">
        <Link href="/" className="brand">
          {t('web.name')}
        </Link>
        <nav aria-label={t('web.nav')}>
          {PAGES.map(([path, key]) => (
            <Link key={path} href={path} aria-current={here === path ? 'page' : undefined}>
              {t(key)}
            </Link>
          ))}
          <button
            type="button"
            className="quiet"
            lang={language === 'de' ? 'en' : 'de'}
            onClick={() => changeSettings({ language: language === 'de' ? 'en' : 'de' })}
          >
            {t(language === 'de' ? 'settings.language.en' : 'settings.language.de')}
          </button>
        </nav>
      </header>
      <main id="content" className="page">
        <h1>{title}</h1>
        {children}
      </main>
      <footer className="foot">{t('web.fan')}</footer>
    </>
  );
}
