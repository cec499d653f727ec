import type { ComponentType, JSX } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Later, useLater } from './live/later.ts';
import { About } from './pages/About.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Broken } from './ui/Broken.tsx';
import { OnItsWay } from './ui/OnItsWay.tsx';

/** A page that is fetched when somebody goes there. */
function pageOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const page = new Later(load);
  return (props) => <OnCall page={page} its={props} />;
}

interface OnCallProps<Props> {
  page: Later<ComponentType<Props>>;
  its: Props & JSX.IntrinsicAttributes;
}

function OnCall<Props extends object>({ page, its }: OnCallProps<Props>) {
  const Page = useLater(page);
  return Page ? <Page {...its} /> : <OnItsWay />;
}

// Everything but the first page.
const loadLists = () => import('./lists/Lists.tsx');
const Lists = pageOf(() => loadLists().then((page) => page.Lists));
const DecksAt = pageOf(() => loadLists().then((page) => page.DecksAt));
const NewList = pageOf(() => loadLists().then((page) => page.NewList));
const OwnList = pageOf(() => loadLists().then((page) => page.OwnList));
const NewDeck = pageOf(() => loadLists().then((page) => page.NewDeck));
const SharedList = pageOf(() => loadLists().then((page) => page.SharedList));
const loadCards = () => import('./decks/Cards.tsx');
const Cards = pageOf(() => loadCards().then((page) => page.Cards));
const CardPage = pageOf(() => loadCards().then((page) => page.CardPage));
const Account = pageOf(() => import('./pages/Account.tsx').then((page) => page.Account));
const FindOpponent = pageOf(() =>
  import('./pages/FindOpponent.tsx').then((page) => page.FindOpponent),
);
const History = pageOf(() => import('./pages/History.tsx').then((page) => page.History));
const ReplayPage = pageOf(() => import('./pages/ReplayPage.tsx').then((page) => page.ReplayPage));
const HowPage = pageOf(() => import('./learn/HowPage.tsx').then((page) => page.HowPage));
const LessonPage = pageOf(() => import('./learn/LessonPage.tsx').then((page) => page.LessonPage));
const Lobby = pageOf(() => import('./pages/Lobby.tsx').then((page) => page.Lobby));
const MatchPage = pageOf(() => import('./pages/MatchPage.tsx').then((page) => page.MatchPage));
const NewTable = pageOf(() => import('./pages/NewTable.tsx').then((page) => page.NewTable));
const PlayBots = pageOf(() => import('./pages/PlayBots.tsx').then((page) => page.PlayBots));
const Reports = pageOf(() => import('./pages/Reports.tsx').then((page) => page.Reports));
const RuleBook = pageOf(() => import('./pages/RuleBook.tsx').then((page) => page.RuleBook));
const SettingsPage = pageOf(() => import('./pages/Settings.tsx').then((page) => page.SettingsPage));
const WaitingRoom = pageOf(() =>
  import('./pages/WaitingRoom.tsx').then((page) => page.WaitingRoom),
);

export function App() {
  const [path] = useLocation();
  return (
    <Broken key={path}>
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
    </Broken>
  );
}
