import { type ReactNode, useRef } from 'react';
import { useOnline } from '../live/session.ts';
import { useWords } from '../words/say.ts';
import { useArrival } from './arrival.ts';
import { Masthead } from './Masthead.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** Every page but the table. */
export function Page({ title, children }: Props) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <Frame>
      <title>{title === t('web.name') ? title : `${title} · ${t('web.name')}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Frame>
  );
}

/** What stands around a page, also while it is on its way. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const online = useOnline();
  return (
    <>
      <a className="skip" href="#content">
        {t('web.skip')}
      </a>
      <Masthead />
      <div role="status">{!online && <p className="notice notice--away">{t('state.away')}</p>}</div>
      <main id="content" className="page">
        {children}
      </main>
      <footer className="foot">{t('web.fan')}</footer>
    </>
  );
}
