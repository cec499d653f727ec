import type { Answer, ChartLine, KnownFact, Message, Seat, View } from '@small-council/engine';
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../ui/Dialog.tsx';
import type { WebKey } from '../words/en.ts';
import { useWords } from '../words/say.ts';
import { Chart } from './Chart.tsx';
import { type Choice, useChoice } from './choice.ts';
import type { Feed, Glimpse } from './feed.ts';
import { Log } from './Log.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import { Standing } from './Standing.tsx';
import { useKeys } from './useKeys.ts';

/** What a game brings to the table; everything else is the same for all. */
export interface TableLook<TableView> {
  title: Message;
  chart: ChartLine[];
  /** The board; it puts the bar where it belongs. */
  Board: ComponentType<{ view: View<TableView>; choice: Choice; bar: ReactNode }>;
  /** The same in plain text. */
  Text: ComponentType<{ view: View<TableView> }>;
  /** Which options the board shows by itself. */
  onBoard: (view: View<TableView>, id: string) => boolean;
  seatName: (view: View<TableView>, seat: Seat) => Message;
  turnOf: (view: View<TableView>) => number;
  isHeading: (fact: KnownFact) => boolean;
  /** How the whole match went, for who looks back at it. */
  Course: ComponentType<{
    views: readonly View<TableView>[];
    facts: readonly (readonly KnownFact[])[];
    go: (step: number) => void;
  }>;
}

interface Props<TableView> {
  feed: Feed;
  look: TableLook<TableView>;
}

export function TableScreen<TableView>({ feed, look }: Props<TableView>) {
  const { t } = useWords();
  const glimpse = useSyncExternalStore(feed.subscribe, feed.now) as Glimpse<TableView> | null;
  if (!glimpse) return <p className="loading">{t('board.loading')}</p>;
  return <LaidTable feed={feed} look={look} glimpse={glimpse} />;
}

const KEY_HELP: readonly WebKey[] = [
  'board.keys.options',
  'board.keys.confirm',
  'board.keys.pass',
  'board.keys.undo',
  'board.keys.why',
  'board.keys.text',
  'board.keys.help',
];

function LaidTable<TableView>({
  feed,
  look,
  glimpse,
}: Props<TableView> & { glimpse: Glimpse<TableView> }) {
  const { say, t } = useWords();
  const refused = useSyncExternalStore(feed.subscribe, feed.refused);
  const [sheet, setSheet] = useState<'why' | 'keys' | null>(null);
  const [asText, setAsText] = useState(false);
  const { view, question, facts, mayUndo, result } = glimpse;
  const own = glimpse.viewer === 'spectator' ? null : glimpse.viewer;
  const undo = () => feed.act({ do: 'undo' });
  const choice = useChoice(question);

  const answer = (given: Answer): void => {
    if (question) feed.answer(question.id, given);
  };
  const chooses = question?.kind === 'choose' ? question : null;
  const digits = Object.fromEntries(
    (chooses?.options ?? []).slice(0, 9).map(({ id }, i) => [`${i + 1}`, () => choice.pick(id)]),
  );
  useKeys({
    ...digits,
    Enter:
      chooses && choice.complete && (chooses.min > 0 || choice.picked.length > 0)
        ? () => answer(choice.picked)
        : undefined,
    p: chooses?.min === 0 ? () => answer([]) : undefined,
    u: mayUndo ? undo : undefined,
    w: chooses && chooses.blocked.length > 0 ? () => setSheet('why') : undefined,
    t: () => setAsText(!asText),
    '?': () => setSheet('keys'),
  });

  const names = (seats: readonly Seat[]) => seats.map((seat) => look.seatName(view, seat));
  const { Board, Text } = look;
  const bar = result ? null : (
    <QuestionBar
      question={question}
      choice={choice}
      refused={refused}
      waiting={
        view.waiting.length > 0
          ? t('board.waiting', { houses: names(view.waiting) })
          : t('board.thinking')
      }
      onBoard={(id) => !asText && look.onBoard(view, id)}
      answer={answer}
      onWhy={() => setSheet('why')}
      onHurry={feed.hurry}
    />
  );
  return (
    <div className="table">
      <title>{`${say(look.title)} · ${t('web.name')}`}</title>
      <header className="table__head">
        <Link href="/" className="brand">
          {t('web.name')}
        </Link>
        <h1 className="table__title">
          <span className="table__game">{say(look.title)} · </span>
          {t('board.turn', { turn: look.turnOf(view) })}
        </h1>
        <Chart lines={look.chart} stack={view.stack} />
        <details className="menu">
          <summary className="quiet">{t('board.menu')}</summary>
          <div className="menu__list">
            <button
              type="button"
              className="quiet"
              aria-pressed={asText}
              onClick={() => setAsText(!asText)}
            >
              {t(asText ? 'board.board' : 'board.text')}
            </button>
            <button type="button" className="quiet" onClick={() => setSheet('keys')}>
              {t('board.keys')}
            </button>
            {own !== null && !result && <Deeds feed={feed} glimpse={glimpse} />}
          </div>
        </details>
      </header>
      <main className="table__board">
        <Standing glimpse={glimpse} feed={feed} nameOf={(seat) => look.seatName(view, seat)} />
        {result && (
          <section className="ending" role="status">
            <p className="ending__word">
              {t(own !== null && result.winners.includes(own) ? 'board.youWon' : 'board.youLost')}
            </p>
            <p>
              {t(result.winners.length > 1 ? 'board.wonShared' : 'board.won', {
                houses: names(result.winners),
              })}
            </p>
            <p className="small">{say(result.reason)}</p>
            <Link href="/" className="button button--main">
              {t('board.new')}
            </Link>
            <Link href={`/replay/${feed.match}`} className="button">
              {t('board.replay')}
            </Link>
          </section>
        )}
        {asText ? (
          <>
            <Text view={view} />
            {bar}
          </>
        ) : (
          <Board view={view} choice={choice} bar={bar} />
        )}
      </main>
      <Log facts={facts} heading={look.isHeading} />
      {sheet === 'keys' && (
        <Dialog title={t('board.keys.title')} onClose={() => setSheet(null)}>
          <ul>
            {KEY_HELP.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {sheet === 'why' && (
        <Dialog title={t('board.why.title')} onClose={() => setSheet(null)}>
          {chooses && chooses.blocked.length > 0 ? (
            <dl>
              {chooses.blocked.map(({ id, label, rule, why }) => (
                <div key={id}>
                  <dt>{say(label)}</dt>
                  <dd>
                    {say(why)}{' '}
                    <Link href={`/rules#${rule}`} target="_blank">
                      {rule}
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{t('board.why.none')}</p>
          )}
        </Dialog>
      )}
    </div>
  );
}

/** What a player can do besides answering. */
function Deeds({ feed, glimpse }: { feed: Feed; glimpse: Glimpse }) {
  const { t } = useWords();
  const { mayUndo, proposal, paused } = glimpse;
  return (
    <>
      {mayUndo ? (
        <button type="button" className="quiet" onClick={() => feed.act({ do: 'undo' })}>
          {t('board.undo')}
        </button>
      ) : (
        <button
          type="button"
          className="quiet"
          disabled={proposal !== null}
          onClick={() => feed.act({ do: 'propose', what: 'back' })}
        >
          {t('board.askBack')}
        </button>
      )}
      <button
        type="button"
        className="quiet"
        disabled={proposal !== null || paused}
        onClick={() => feed.act({ do: 'propose', what: 'pause' })}
      >
        {t('board.pause')}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          if (window.confirm(t('board.concede.sure'))) feed.act({ do: 'concede' });
        }}
      >
        {t('board.concede')}
      </button>
    </>
  );
}
