import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { About } from './pages/About.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { SettingsPage } from './pages/Settings.tsx';
import { useWords } from './words/say.ts';

// The table and the rule book are fetched when somebody goes there.
const IronThronePage = lazy(() => import('./games/iron-throne/PlayPage.tsx'));
const RuleBook = lazy(() =>
  import('./pages/RuleBook.tsx').then(({ RuleBook: page }) => ({ default: page })),
);

export function App() {
  const { t } = useWords();
  return (
    <Suspense fallback={<p className="loading">{t('board.loading')}</p>}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play/iron-throne" component={IronThronePage} />
        <Route path="/rules" component={RuleBook} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/about" component={About} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
