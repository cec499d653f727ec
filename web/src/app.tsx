import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { About } from './pages/About.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Broken } from './ui/Broken.tsx';
import { Frame } from './ui/Page.tsx';
import { Loading } from './ui/States.tsx';

// Everything but the first page is fetched when somebody goes there.
const loadLists = () => import('./lists/Lists.tsx');
const Lists = lazy(() => loadLists().then((page) => ({ default: page.Lists })));
const DecksAt = lazy(() => loadLists().then((page) => ({ default: page.DecksAt })));
const NewList = lazy(() => loadLists().then((page) => ({ default: page.NewList })));
const OwnList = lazy(() => loadLists().then((page) => ({ default: page.OwnList })));
const NewDeck = lazy(() => loadLists().then((page) => ({ default: page.NewDeck })));
const SharedList = lazy(() => loadLists().then((page) => ({ default: page.SharedList })));
const loadCards = () => import('./decks/Cards.tsx');
const Cards = lazy(() => loadCards().then((page) => ({ default: page.Cards })));
const CardPage = lazy(() => loadCards().then((page) => ({ default: page.CardPage })));
const Account = lazy(() =>
  import('./pages/Account.tsx').then((page) => ({ default: page.Account })),
);
const FindOpponent = lazy(() =>
  import('./pages/FindOpponent.tsx').then((page) => ({ default: page.FindOpponent })),
);
const History = lazy(() =>
  import('./pages/History.tsx').then((page) => ({ default: page.History })),
);
const ReplayPage = lazy(() =>
  import('./pages/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })),
);
const HowPage = lazy(() =>
  import('./learn/HowPage.tsx').then((page) => ({ default: page.HowPage })),
);
const LessonPage = lazy(() =>
  import('./learn/LessonPage.tsx').then((page) => ({ default: page.LessonPage })),
);
const Lobby = lazy(() => import('./pages/Lobby.tsx').then((page) => ({ default: page.Lobby })));
const MatchPage = lazy(() =>
  import('./pages/MatchPage.tsx').then((page) => ({ default: page.MatchPage })),
);
const NewTable = lazy(() =>
  import('./pages/NewTable.tsx').then((page) => ({ default: page.NewTable })),
);
const PlayBots = lazy(() =>
  import('./pages/PlayBots.tsx').then((page) => ({ default: page.PlayBots })),
);
const Reports = lazy(() =>
  import('./pages/Reports.tsx').then((page) => ({ default: page.Reports })),
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
  const [path] = useLocation();
  return (
    <Broken key={path}>
      <Suspense fallback={<OnItsWay path={path} />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/play/:game" component={PlayBots} />
          <Route path="/learn/:game" component={LessonPage} />
          <Route path="/how/:game" component={HowPage} />
          <Route path="/lobby" component={Lobby} />
          <Route path="/lobby/new" component={NewTable} />
          <Route path="/find/:game" component={FindOpponent} />
          <Route path="/table/:id" component={WaitingRoom} />
          <Route path="/join/:code" component={WaitingRoom} />
          <Route path="/match/:id" component={MatchPage} />
          <Route path="/decks">
            <Lists game="agot2" />
          </Route>
          <Route path="/decks/shared/:code" component={SharedList} />
          <Route path="/decks/:id" component={DecksAt} />
          <Route path="/decks/:game/new" component={NewDeck} />
          <Route path="/armies">
            <Lists game="asoiaf" />
          </Route>
          <Route path="/armies/new">
            <NewList game="asoiaf" />
          </Route>
          <Route path="/armies/shared/:code" component={SharedList} />
          <Route path="/armies/:id" component={OwnList} />
          <Route path="/cards" component={Cards} />
          <Route path="/cards/:game" component={Cards} />
          <Route path="/cards/:game/:code" component={CardPage} />
          <Route path="/history" component={History} />
          <Route path="/replay/:id" component={ReplayPage} />
          <Route path="/shared/:code" component={ReplayPage} />
          <Route path="/rules" component={RuleBook} />
          <Route path="/account" component={Account} />
          <Route path="/reports" component={Reports} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={About} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Broken>
  );
}

/** What will be a table has no frame; everything else has one from the beginning. */
function OnItsWay({ path }: { path: string }) {
  return /^\/(match|replay|shared|learn)\//.test(path) ? (
    <Loading />
  ) : (
    <Frame>
      <Loading />
    </Frame>
  );
}
