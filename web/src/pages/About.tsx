import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../ui/Page.tsx';
import { useWords } from '../words/say.ts';

/** Whose work this stands on. */
export function About() {
  const { t } = useWords();
  return (
    <Page title={t('web.about')}>
      <p className="lead">{t('web.lead')}</p>
      <div className="tiles">
        <Credit title={t('about.fan.title')}>
          <p>{t('about.fan')}</p>
        </Credit>
        <Credit title={t('about.rules.title')}>
          <p>{t('about.rules')}</p>
          <Link href="/rules">{t('web.rules')}</Link>
        </Credit>
        <Credit title={t('about.ours.title')}>
          <p>{t('about.ours')}</p>
        </Credit>
        <Credit title={t('about.icons.title')}>
          <p>{t('about.icons')}</p>
          <Elsewhere href="https://game-icons.net/">game-icons.net</Elsewhere>
          <Elsewhere href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Elsewhere>
        </Credit>
        <Credit title={t('about.fonts.title')}>
          <p>{t('about.fonts')}</p>
          <Elsewhere href="https://openfontlicense.org/">SIL Open Font License</Elsewhere>
        </Credit>
        <Credit title={t('about.code.title')}>
          <p>{t('about.code')}</p>
          <a href="/api/docs">{t('about.api')}</a>
        </Credit>
      </div>
    </Page>
  );
}

function Credit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
