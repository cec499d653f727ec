import './deal.css';
import coins from 'icon:two-coins';
import {
  type DealAnswer,
  type Message,
  message,
  type Offer,
  type Seat,
  type View,
} from '@small-council/engine';
import { useRef, useState } from 'react';
import { api } from '../live/session.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Trouble } from '../ui/States.tsx';
import { useWords } from '../words/say.ts';
import { gainsOf, plainly } from './dealWords.ts';
import type { DealItem, DealLook, DealQuestion } from './look.ts';
import { useKeys } from './useKeys.ts';
import type { BargainKey } from './words/en.ts';

interface Props<TableView> {
  question: DealQuestion;
  view: View<TableView>;
  look?: DealLook<TableView>;
  /** Where what is said with an offer is heard. */
  table: string | null;
  nameOf: (seat: Seat) => string | Message;
  answer: (answer: DealAnswer) => void;
}

/** For games that have nothing of their own to show. */
const PLAIN: DealLook<unknown> = {
  piece: () => ({ icon: coins, is: 'token', tone: '' }),
  name: ({ label }) => label,
  some: plainly,
  after: ({ max }, amount) => message('bargain.some', { amount, item: `${max}` }),
  warning: () => null,
  offers: () => [],
  failure: () => message('bargain.breakSure'),
  sayings: [],
  Face: () => null,
};

const amountsOf = (offer: Offer): string => JSON.stringify(Object.entries(offer).sort());

/**
 * The bargaining: a table with two sides, and on each the places for what may be given. A piece is put down
 * or taken away by a click, by pulling over the places, or by the number of its row.
 */
export function DealPanel<TableView>({
  question,
  view,
  look = PLAIN as DealLook<TableView>,
  table,
  nameOf,
  answer,
}: Props<TableView>) {
  const { say, t } = useWords<BargainKey>();
  const { items, standing, mayOffer, seat } = question;
  const [draft, setDraft] = useState<Offer>(standing ?? {});
  const [sure, setSure] = useState<'accept' | 'break' | null>(null);
  const [looksBack, setLooksBack] = useState(false);
  const [line, setLine] = useState('');
  const [unsaid, setUnsaid] = useState<unknown>(null);
  const put = (id: string, amount: number): void => {
    const { [id]: _, ...others } = draft;
    setDraft(amount > 0 ? { ...others, [id]: amount } : others);
  };
  const changed = amountsOf(draft) !== amountsOf(standing ?? {});
  const empty = Object.keys(draft).length === 0;
  const warning = look.warning(draft, question, view);
  /** The own side first. */
  const sides = [...new Set([seat, ...items.flatMap(({ giver, taker }) => [giver, taker])])];
  const rows = sides.flatMap((giver) => items.filter((item) => item.giver === giver));
  const called = (of: Seat) => (of === seat ? null : nameOf(of));
  const gains = (of: Seat, offer: Offer): string =>
    say(gainsOf(question, of, offer, { some: look.some, nameOf }));

  const give = (given: DealAnswer): void => {
    if (line.trim() === '' || table === null) {
      answer(given);
      return;
    }
    // What is said with an offer is heard with it, or who says it is told that it was not.
    setUnsaid(null);
    api.say(line, table).then(() => answer(given), setUnsaid);
  };
  const accept = standing
    ? () => (look.warning(standing, question, view) ? setSure('accept') : give({ deal: 'accept' }))
    : undefined;
  const propose =
    mayOffer && changed && !empty ? () => give({ deal: 'offer', offer: draft }) : undefined;
  useKeys({
    ...Object.fromEntries(
      rows.map(({ id, max }, i) => [
        `${i + 1}`,
        mayOffer ? () => put(id, ((draft[id] ?? 0) + 1) % (max + 1)) : undefined,
      ]),
    ),
    a: accept,
    Enter: changed ? propose : accept,
    Escape: changed ? () => setDraft(standing ?? {}) : undefined,
  });
  const offers = look.offers(view);
  const history = offers.toReversed().map(({ seat: by, offer }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first one, which stays the first
    <li key={offers.length - i} className={by === seat ? 'deal__own' : undefined}>
      <b>{offers.length - i}</b>
      {sides.map((of) => (
        <span key={of} className="deal__gain">
          {gains(of, offer)}
        </span>
      ))}
    </li>
  ));
  return (
    <div className="deal">
      <div className="bar__buttons">
        <button type="button" className="button deal__break" onClick={() => setSure('break')}>
          {t('bargain.break')} …
        </button>
        {accept && (
          <button
            type="button"
            className={`button ${changed ? '' : 'button--main'}`}
            onClick={accept}
          >
            {t('bargain.accept')} <kbd>{changed ? 'A' : '↵'}</kbd>
          </button>
        )}
        {mayOffer && (
          <button
            type="button"
            className={`button ${changed || !standing ? 'button--main' : ''}`}
            disabled={!propose}
            onClick={propose}
          >
            {t(standing ? 'bargain.counter' : 'bargain.offer')} {changed && <kbd>↵</kbd>}
          </button>
        )}
      </div>
      <div className="deal__table">
        {sides.map((giver) => (
          <section key={giver} className="deal__side">
            <h2>
              <look.Face seat={giver} view={view} />
              <span>{t('bargain.gives', { name: called(giver) })}</span>
            </h2>
            {rows.map((item, i) =>
              item.giver === giver ? (
                <Wells
                  key={item.id}
                  item={item}
                  number={i + 1}
                  amount={draft[item.id] ?? 0}
                  standing={standing?.[item.id] ?? 0}
                  fixed={!mayOffer}
                  {...look.piece(item, view)}
                  name={look.name(item)}
                  after={look.after(item, draft[item.id] ?? 0, view)}
                  put={(amount) => put(item.id, amount)}
                />
              ) : null,
            )}
          </section>
        ))}
        <p className="deal__gains" role="status">
          {sides.toReversed().map((of) => (
            <span key={of}>{gains(of, draft)}</span>
          ))}
          {warning && <strong>{say(warning)}</strong>}
        </p>
      </div>
      <div className="deal__talk">
        <h2>{t('bargain.history')}</h2>
        {offers.length === 0 && <p className="small">{t('bargain.none')}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
        <ol className="deal__history" tabIndex={0} aria-label={t('bargain.history')}>
          {history}
        </ol>
        {!mayOffer && <p className="small">{t('bargain.last')}</p>}
        {table !== null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              (changed ? propose : accept)?.();
            }}
          >
            <input
              type="text"
              maxLength={500}
              value={line}
              autoComplete="off"
              aria-label={t('bargain.say')}
              placeholder={t('bargain.say')}
              onChange={(event) => setLine(event.target.value)}
            />
            {/* Where there is no room for them beside the table. */}
            {offers.length > 0 && (
              <button
                type="button"
                className="deal__saying deal__back"
                onClick={() => setLooksBack(true)}
              >
                {t('bargain.offers', { count: offers.length })}
              </button>
            )}
            {look.sayings.map((saying) => (
              <button
                type="button"
                key={saying.key}
                className="deal__saying"
                aria-pressed={line === say(saying)}
                onClick={() => setLine(line === say(saying) ? '' : say(saying))}
              >
                {say(saying)}
              </button>
            ))}
          </form>
        )}
        {unsaid !== null && <p className="deal__unsaid">{t('bargain.unsaid')}</p>}
        <Trouble problem={unsaid} />
      </div>
      {looksBack && (
        <Dialog title={t('bargain.history')} onClose={() => setLooksBack(false)}>
          <ol className="deal__history">{history}</ol>
        </Dialog>
      )}
      {sure && (
        <Confirm
          title={t(sure === 'accept' ? 'bargain.accept' : 'bargain.break')}
          text={say(
            (sure === 'accept' && standing && look.warning(standing, question, view)) ||
              look.failure(view),
          )}
          deed={t(sure === 'accept' ? 'bargain.accept' : 'bargain.break')}
          close={t('bargain.goOn')}
          onConfirm={() => give({ deal: sure })}
          onClose={() => setSure(null)}
        />
      )}
    </div>
  );
}

interface WellsProps extends ReturnType<DealLook<unknown>['piece']> {
  item: DealItem;
  /** The key that puts one more of it on the table. */
  number: number;
  amount: number;
  /** How much of it lies there by the other's offer. */
  standing: number;
  fixed: boolean;
  name: Message;
  after: Message;
  put: (amount: number) => void;
}

/** The places for one kind of thing. A click fills up to the place, one on the last full one empties it. */
function Wells(props: WellsProps) {
  const { item, number, amount, standing, fixed, icon, is, tone, name, after, put } = props;
  const { say, t } = useWords<BargainKey>();
  const pulling = useRef(false);
  const letGo = (): void => {
    pulling.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className={`wells ${tone}`} role="group" aria-label={say(item.label)} data-key={number}>
      <span className="wells__places" onPointerUp={letGo} onPointerLeave={letGo}>
        {Array.from({ length: item.max }, (_, i) => i + 1).map((place) => (
          <button
            key={place}
            type="button"
            className={`well well--${is} ${(place <= amount) === (place <= standing) ? '' : 'well--changed'}`}
            aria-pressed={place <= amount}
            aria-label={t('bargain.some', { amount: place, item: name })}
            disabled={fixed}
            // A finger that is pulled over the places is on each of them in turn.
            onPointerDown={(event) => {
              pulling.current = true;
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                event.currentTarget.releasePointerCapture(event.pointerId);
            }}
            onPointerEnter={() => pulling.current && !fixed && put(place)}
            onClick={() => put(place === amount ? place - 1 : place)}
          >
            <Icon body={icon} className="well__piece" />
          </button>
        ))}
      </span>
      <span className="wells__words">
        <b>{say(name)}</b>
        <span>{say(after)}</span>
      </span>
    </div>
  );
}
