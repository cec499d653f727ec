import { type Answer, type Message, message, type Seat } from '@small-council/engine';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useOnline } from '../live/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { WebKey } from '../words/en.ts';
import { SpokenGame, useWords } from '../words/say.ts';
import { wordsOf } from './adviceWords.ts';
import { Chart } from './Chart.tsx';
import { type Choice, isYesOrNo, useChoice } from './choice.ts';
import { DealPanel } from './DealPanel.tsx';
import { Details } from './Details.tsx';
import { plainly } from './dealWords.ts';
import { Ending } from './Ending.tsx';
import { Flights } from './Flights.tsx';
import type { Glimpse, TableFeed } from './feed.ts';
import { Announcer, isReason, Log } from './Log.tsx';
import type { TableLook } from './look.ts';
import { Menu } from './Menu.tsx';
import { Moments } from './Moments.tsx';
import { People } from './People.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import { RuleLink } from './Rule.tsx';
import { type Shown, SidePanel } from './SidePanel.tsx';
import { LineNotice, Standing } from './Standing.tsx';
import { crestIn, nameAt, personIn } from './seats.ts';
import { rememberTour, Tour, TourOffer, tourIsNew } from './Tour.tsx';
import { useAdvice } from './useAdvice.ts';
import { useAutoPass } from './useAutoPass.ts';
import { useCues } from './useCues.ts';
import { useInSight } from './useInSight.ts';
import { useKeys } from './useKeys.ts';
import { useOrders } from './useOrders.ts';

interface Props<TableView> {
  feed: TableFeed;
  look: TableLook<TableView>;
  /** Who teaches at this table: what is said beside it, and in the bar while nothing is asked. */
  host?: { panel: ReactNode; waiting: string };
}

export function TableScreen<TableView>({ feed, look, host }: Props<TableView>) {
  const { t } = useWords();
  const glimpse = useSyncExternalStore(feed.subscribe, feed.now) as Glimpse<TableView> | null;
  if (!glimpse) return <p className="loading">{t('board.loading')}</p>;
  const personOf = (seat: Seat) => personIn(glimpse.players, seat);
  return (
    <SpokenGame value={look.wordsAt?.(glimpse.view, personOf) ?? look.words}>
      <LaidTable feed={feed} look={look} host={host} glimpse={glimpse} />
    </SpokenGame>
  );
}

const KEY_HELP: readonly WebKey[] = [
  'board.keys.options',
  'board.keys.confirm',
  'board.keys.cancel',
  'board.keys.pass',
  'board.keys.undo',
  'board.keys.why',
  'board.keys.advice',
  'board.keys.details',
  'board.keys.fast',
  'board.keys.text',
  'board.keys.help',
];

function LaidTable<TableView>({
  feed,
  look,
  host,
  glimpse,
}: Props<TableView> & { glimpse: Glimpse<TableView> }) {
  const { say, t } = useWords();
  const online = useOnline();
  const refused = useSyncExternalStore(feed.subscribe, feed.refused);
  const sent = useSyncExternalStore(feed.subscribe, feed.sent);
  const behind = useSyncExternalStore(feed.subscribe, feed.behind);
  const [sheet, setSheet] = useState<'why' | 'keys' | null>(null);
  const [asText, setAsText] = useState(false);
  const [shown, setShown] = useState<Shown>('board');
  const [tour, setTour] = useState<'offered' | 'on' | 'off'>(() =>
    look.tour && !host && tourIsNew() ? 'offered' : 'off',
  );
  const { view, question, facts, mayUndo, result, viewer } = glimpse;
  // Only the bar puts it in the table's own words: boards know a question by the words of the game.
  const phrased = useMemo(
    () => question && (look.phrase?.(question, view) ?? question),
    [question, view, look],
  );
  // Boards show what has happened; why somebody did it is for the chronicle.
  const happened = useMemo(() => facts.filter((fact) => !isReason(fact)), [facts]);
  const own = viewer === 'spectator' ? null : viewer;
  const turn = look.turnOf(view);
  const chosen = useChoice(question, asText ? undefined : look.parts?.of, look.inOrder);

  const answer = (given: Answer): void => {
    if (question) feed.answer(question.id, given);
  };
  const onBoard = (id: string, label: Message) =>
    !asText && (look.onBoard?.(view, id, label) ?? false);
  const single = question?.kind === 'choose' && question.max === 1;
  const Answering = single && !asText ? look.Answering?.[question.text.key] : undefined;
  const atOnce =
    single &&
    (Answering !== undefined || (look.atOnce?.() ?? false) || isYesOrNo(question, onBoard));
  const choice: Choice = atOnce ? { ...chosen, pick: (id) => answer([id]) } : chosen;
  const orders = useOrders(feed.match, glimpse.window, glimpse.orders);
  // Windows are passed by the server's orders; what is no window is passed here.
  const againstBots = glimpse.players.every(({ bot, seat }) => seat === own || bot !== null);
  const autoPass = useAutoPass(
    orders || host ? null : question,
    turn,
    look.recurs,
    againstBots,
    answer,
  );
  const advice = useAdvice(feed.match, glimpse, (given) => {
    if (Array.isArray(given)) chosen.pickAll(given);
  });
  // What is about to be passed needs no advice.
  const advised = autoPass.passing ? null : advice;
  const laid = advised?.told?.answer ?? null;
  const lost = own !== null && result !== null && !result.winners.includes(own);
  useCues({
    facts: happened,
    cueOf: look.cueOf,
    asked: question !== null,
    ending: result && (lost ? 'defeat' : 'victory'),
  });

  useInSight(question?.id ?? null);

  const chooses = question?.kind === 'choose' ? question : null;
  const digits = Object.fromEntries(
    choice.things.slice(0, 9).map((id, i) => [`${i + 1}`, () => choice.pick(id)]),
  );
  useKeys({
    ...digits,
    Enter:
      chooses && choice.complete && (chooses.min > 0 || choice.picked.length > 0)
        ? () => answer(choice.picked)
        : undefined,
    Escape: choice.begun && tour !== 'on' ? choice.clear : undefined,
    p: chooses?.min === 0 ? () => answer([]) : undefined,
    ' ': chooses?.min === 0 ? () => answer([]) : undefined,
    u: mayUndo ? () => feed.act({ do: 'undo' }) : undefined,
    c: advised?.ask ?? undefined,
    w: chooses && chooses.blocked.length > 0 ? () => setSheet('why') : undefined,
    f: behind ? feed.hurry : undefined,
    t: () => setAsText(!asText),
    '?': () => setSheet('keys'),
  });

  const personOf = useCallback((seat: Seat) => personIn(glimpse.players, seat), [glimpse.players]);
  const crestOf = (seat: Seat) => crestIn(glimpse.players, seat);
  const nameOf = (seat: Seat) => nameAt(look.seatName(view, seat), personOf(seat));
  const names = (seats: readonly Seat[]) => seats.map(nameOf);
  const startTour = () => {
    rememberTour();
    setAsText(false);
    setShown('board');
    setSheet(null);
    setTour('on');
  };
  const endTour = () => {
    rememberTour();
    setTour('off');
  };
  const waiting = host
    ? host.waiting
    : view.waiting.some((seat) => seat !== own)
      ? t('board.waiting', { seats: names(view.waiting.filter((seat) => seat !== own)) })
      : t('board.thinking');
  const { Board, Beside, Head, Text } = look;
  const options = phrased?.kind === 'choose' ? phrased.options : [];
  const labelOf = (id: string): Message =>
    options.find((option) => option.id === id)?.label ?? look.parts?.name(id) ?? message(id);
  const dealWords = {
    some: look.deal?.some ?? plainly,
    nameOf: (seat: Seat) => personOf(seat) ?? look.seatName(view, seat),
  };
  const bar = result ? null : (
    <QuestionBar
      question={phrased}
      choice={choice}
      autoPass={autoPass}
      orders={orders}
      refused={refused}
      advised={advised}
      adviceOf={(given) =>
        question ? wordsOf(question, given, labelOf, dealWords) : message('board.advice.laid')
      }
      sent={question !== null && sent === question.id}
      online={online}
      waiting={waiting}
      taken={
        question !== null && ((asText ? look.answersAsText : look.answers)?.(question) ?? false)
      }
      onBoard={(id) => onBoard(id, labelOf(id))}
      about={
        question && look.Explains ? (
          <look.Explains question={question} view={view} facts={happened} />
        ) : null
      }
      own={
        chooses && Answering ? (
          <Answering
            {...{ view, facts: happened, choice, personOf }}
            question={chooses}
            pass={() => answer([])}
          />
        ) : null
      }
      nameOf={labelOf}
      deal={(asked) => (
        <DealPanel
          question={asked}
          view={view}
          look={look.deal}
          table={glimpse.table}
          nameOf={dealWords.nameOf}
          answer={answer}
        />
      )}
      atOnce={atOnce}
      answer={answer}
      onWhy={() => setSheet('why')}
      onHurry={behind ? feed.hurry : null}
    />
  );
  return (
    <Details
      look={look}
      view={view}
      choice={choice}
      asked={phrased?.text ?? null}
      unasked={own === null || result ? null : t('board.why.waiting', { waiting })}
    >
      <div className={host ? 'table table--taught' : 'table'} data-shown={shown}>
        <title>{`${question ? '● ' : ''}${say(look.title)} · ${t('web.name')}`}</title>
        <header className="table__head">
          <Link href="/" className="brand">
            {t('web.name')}
          </Link>
          <h1 className="table__title">
            <span className="table__game">{say(look.title)} · </span>
            {look.turnName ? say(look.turnName(turn)) : t('board.turn', { turn })}
          </h1>
          {Head && <Head view={view} facts={happened} />}
          <Chart lines={look.chart} stack={view.stack} />
          <Menu
            feed={feed}
            glimpse={glimpse}
            asText={asText}
            onText={() => setAsText(!asText)}
            onKeys={() => setSheet('keys')}
            onTour={look.tour ? startTour : null}
          />
        </header>
        <main className="table__main">
          {host?.panel}
          <div className="table__board">
            <Standing glimpse={glimpse} feed={feed} nameOf={nameOf} />
            {tour === 'offered' && own !== null && !result && (look.tourFrom?.(view) ?? true) && (
              <TourOffer onStart={startTour} onDecline={endTour} />
            )}
            {result && feed.match !== null && (
              <Ending
                match={feed.match}
                glimpse={glimpse}
                result={result}
                look={look}
                names={names}
                personOf={personOf}
              />
            )}
            {asText ? (
              <>
                <Text
                  {...{ view, facts: happened, question, answer, choice, personOf }}
                  advised={laid}
                />
                {bar}
              </>
            ) : (
              <Board
                {...{ view, facts: happened, question, answer, choice, personOf, crestOf, bar }}
                advised={laid}
              />
            )}
            {!result && <Moments facts={happened} line={glimpse.line} view={view} look={look} />}
          </div>
          <SidePanel
            shown={shown}
            show={setShown}
            table={glimpse.table}
            beside={Beside && <Beside {...{ view, question, choice, personOf }} />}
            log={
              <Log
                facts={facts}
                look={look}
                detailOf={look.details?.of}
                newsFrom={glimpse.leftAt}
              />
            }
            peopleHere={
              <People feed={feed} glimpse={glimpse} nameOf={(seat) => look.seatName(view, seat)} />
            }
          />
        </main>
        <Announcer facts={facts} />
        <LineNotice />
        <Flights facts={happened} flightsOf={look.flightsOf} />
        {tour === 'on' && look.tour && <Tour stops={look.tour} onEnd={endTour} />}
        {sheet === 'keys' && (
          <Dialog title={t('board.help')} onClose={() => setSheet(null)}>
            <ul className="keys">
              {KEY_HELP.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
              {look.keys?.map((words) => (
                <li key={words.key}>{say(words)}</li>
              ))}
            </ul>
            {look.tour && (
              <button type="button" className="button" onClick={startTour}>
                {t('board.tour')}
              </button>
            )}
          </Dialog>
        )}
        {sheet === 'why' && (
          <Dialog title={t('board.why.title')} onClose={() => setSheet(null)}>
            <dl>
              {chooses?.blocked.map(({ id, label, rule, why }) => (
                <div key={id}>
                  <dt>{say(label)}</dt>
                  <dd>
                    {say(why)} <RuleLink id={rule} />
                  </dd>
                </div>
              ))}
            </dl>
          </Dialog>
        )}
      </div>
    </Details>
  );
}
