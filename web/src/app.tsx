import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { About } from './pages/About.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { useWords } from './words/say.ts';

// Everything but the first page is fetched when somebody goes there.
const Account = lazy(() =>
  import('./pages/Account.tsx').then((page) => ({ default: page.Account })),
);
const History = lazy(() =>
  import('./pages/History.tsx').then((page) => ({ default: page.History })),
);
const ReplayPage = lazy(() =>
  import('./pages/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })),
);
const Lobby = lazy(() => import('./pages/Lobby.tsx').then((page) => ({ default: page.Lobby })));
const MatchPage = lazy(() =>
  import('./pages/MatchPage.tsx').then((page) => ({ default: page.MatchPage })),
);
const PlayBots = lazy(() =>
  import('./pages/PlayBots.tsx').then((page) => ({ default: page.PlayBots })),
);
const RuleBook = lazy(() =>
  import('./pages/RuleBook.tsx').then((page) => ({ default: page.RuleBook })),
);
const SettingsPage = lazy(() =>
  import('./pages/Settings.tsx').then((page) => ({ default: page.SettingsPage })),
);
const WaitingRoom = lazy(() =>
  import('./pages/WaitingRoom.tsx').then((page) => ({ default: page.WaitingRoom })),
);

export function App() {
  const { t } = useWords();
  return (
    <Suspense fallback={<p className="loading">{t('board.loading')}</p>}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play/iron-throne" component={PlayBots} />
        <Route path="/lobby" component={Lobby} />
        <Route path="/table/:id" component={WaitingRoom} />
        <Route path="/join/:code" component={WaitingRoom} />
        <Route path="/match/:id" component={MatchPage} />
        <Route path="/history" component={History} />
        <Route path="/replay/:id" component={ReplayPage} />
        <Route path="/shared/:code" component={ReplayPage} />
        <Route path="/rules" component={RuleBook} />
        <Route path="/account" component={Account} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/about" component={About} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
