import { Component, type ReactNode, useEffect, useRef } from 'react';
import { api, useReturns } from '../live/session.ts';
import { useWords } from '../words/say.ts';
import { Page } from './Page.tsx';

/**
 * Catches what would leave an empty screen: mostly a page whose code could not be fetched because the
 * server is away, or because there is a newer one by now. Loading anew helps in both cases.
 */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Reload /> : this.props.children;
  }
}

function Reload() {
  const { t } = useWords();
  const returns = useReturns();
  const before = useRef(returns);
  useEffect(() => {
    // If the server is away, it is looked for from now on.
    api.me().catch(() => {});
  }, []);
  useEffect(() => {
    // It is back: what was missing can be fetched.
    if (returns !== before.current) location.reload();
  }, [returns]);
  return (
    <Page title={t('state.broken')}>
      <p>{t('state.broken.help')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('state.again')}
      </button>
    </Page>
  );
}
