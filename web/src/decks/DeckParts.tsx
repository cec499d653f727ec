import { cards } from '@small-council/agot2/cards';
import { type DeckList, DRAW_DECK } from '@small-council/agot2/decks';
import type { Code, Definition } from '@small-council/lcg';
import { useMemo, useState } from 'react';
import { GLYPH, toneOf } from '../boards/cards/heraldry.ts';
import { useSettings } from '../settings.ts';
import { RuleLink } from '../table/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFormats } from '../words/formats.ts';
import { ChallengeMark, PlotMarks } from './CardFacts.tsx';
import {
  averageSetup,
  culpritsOf,
  curveOf,
  DEAR,
  DRAWN,
  goldOf,
  groupOf,
  HAND,
  iconsOf,
  isLegal,
  PLOT_VALUES,
  plotAverages,
  plotsOf,
  type Reason,
  setupOf,
  shuffled,
} from './deck.ts';
import { useDeckWords } from './words/index.ts';

/** What is done about a reason. */
export type Mend =
  | { readonly do: 'cards' | 'plots' | 'faction' }
  | { readonly do: 'set'; readonly code: Code; readonly to: number }
  | { readonly do: 'show'; readonly codes: readonly Code[] };

function mendOf(reason: Reason): Mend | null {
  const { key, params = {} } = reason.why;
  const culprits = culpritsOf(reason);
  if (key === 'deck.noFaction') return { do: 'faction' };
  if (key === 'deck.tooSmall') return { do: 'cards' };
  if (key === 'deck.plots') return { do: 'plots' };
  if (key === 'deck.unknown') return { do: 'set', code: String(params.code), to: 0 };
  if (culprits.length !== 1) return culprits.length > 0 ? { do: 'show', codes: culprits } : null;
  const [code] = culprits;
  const most = typeof params.max === 'number' ? params.max : null;
  if (['deck.copies', 'deck.limit', 'deck.plotLimit'].includes(key) && most !== null)
    return { do: 'set', code, to: most };
  const out = ['otherFaction', 'loyal', 'notAnAgenda', 'notAPlot', 'notDrawn', 'outsideCore'];
  if (out.includes(key.replace('deck.', ''))) return { do: 'set', code, to: 0 };
  return { do: 'show', codes: culprits };
}

interface VerdictProps {
  deck: DeckList;
  reasons: readonly Reason[];
  /** Null where the deck can only be read. */
  onMend: ((mend: Mend) => void) | null;
}

/** Whether the deck is legal; and if not, all reasons at once, each with its rule and what helps. */
export function Verdict({ deck, reasons, onMend }: VerdictProps) {
  const { say, t } = useDeckWords();
  const joust = isLegal(reasons, 'joust');
  const melee = isLegal(reasons, 'melee');
  const title =
    joust && melee
      ? t('decks.legal')
      : joust
        ? t('decks.legal.joust')
        : melee
          ? t('decks.legal.melee')
          : t('decks.illegal', { count: reasons.length });
  const words = (mend: Mend): string => {
    if (mend.do === 'show') return t('decks.mend.show');
    if (mend.do !== 'set') return t(`decks.mend.${mend.do}`);
    if (mend.to === 0) return t('decks.mend.remove');
    const has = [...deck.plots, ...deck.cards].filter((code) => code === mend.code).length;
    return t('decks.mend.fewer', { count: has - mend.to });
  };
  return (
    <section className="verdict" data-legal={joust || melee} aria-labelledby="verdict">
      <h2 id="verdict">
        <span aria-hidden="true">{joust || melee ? '✓' : '✕'}</span> {title}
      </h2>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => {
            const mend = onMend && mendOf(reason);
            const { rule, why, only } = reason;
            return (
              <li key={`${only} ${rule} ${say(why)}`}>
                <span>
                  {only && <span className="badge">{t(`decks.only.${only}`)}</span>} {say(why)}{' '}
                  <RuleLink id={rule} />
                </span>
                {mend && (
                  <button
                    type="button"
                    className="button verdict__mend"
                    onClick={() => onMend?.(mend)}
                  >
                    {words(mend)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Costs and icons. */
export function Figures({ deck }: { deck: DeckList }) {
  const { t } = useDeckWords();
  const columns = curveOf(deck);
  const sum = (types: { [type: string]: number }): number =>
    Object.values(types).reduce((all, one) => all + one, 0);
  const highest = Math.max(1, ...columns.map(({ types }) => sum(types)));
  const icons = iconsOf(deck);
  const most = Math.max(1, ...icons.map(({ count }) => count));
  return (
    <div className="figures">
      <section className="panel" aria-labelledby="curve">
        <h2 id="curve">{t('decks.curve')}</h2>
        <ol className="curve">
          {columns.map(({ cost, types }) => (
            <li key={cost}>
              <span aria-hidden="true">{sum(types)}</span>
              <span className="curve__bar">
                {DRAWN.filter((type) => types[type] > 0).map((type) => (
                  <span
                    key={type}
                    className={`curve__part curve__part--${type}`}
                    style={{ height: `${(types[type] / highest) * 100}%` }}
                  />
                ))}
              </span>
              <b aria-hidden="true">{cost === DEAR ? t('decks.curve.dear', { cost }) : cost}</b>
              <span className="unseen">
                {t('decks.curve.cost', { cost })}:{' '}
                {DRAWN.map((type) =>
                  t('decks.curve.of', { count: types[type], type: t(`decks.types.${type}`) }),
                ).join(', ')}
              </span>
            </li>
          ))}
        </ol>
        <ul className="curve__legend small" aria-hidden="true">
          {DRAWN.map((type) => (
            <li key={type}>
              <span className={`curve__part curve__part--${type}`} /> {t(`decks.types.${type}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="icons">
        <h2 id="icons">{t('decks.icons')}</h2>
        <ul className="icon-bars">
          {icons.map(({ icon, count, strength }) => (
            <li key={icon}>
              <span aria-hidden="true">
                <ChallengeMark icon={icon} />
              </span>
              <span className="icon-bars__bar" aria-hidden="true">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span>{t('decks.icons.of', { icon: t(`decks.icon.${icon}`), count, strength })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PartsProps {
  deck: DeckList;
  reasons: readonly Reason[];
  onRead: (card: Definition) => void;
}

const GROUPS = ['character', 'location', 'attachment', 'event'] as const;

/** The deck itself: its plots with their values, and the cards by type. */
export function DeckCards({ deck, reasons, onRead }: PartsProps) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const { number } = useFormats();
  const bad = new Set(reasons.flatMap(culpritsOf));
  const averages = plotAverages(deck);
  const tenths = (value: number): string => number(Math.round(value * 10) / 10);
  const missing = plotsOf(deck) - deck.plots.length;
  const badFirst = (
    one: { card: Definition; count: number },
    other: { card: Definition; count: number },
  ): number => Number(bad.has(other.card.code)) - Number(bad.has(one.card.code));
  return (
    <section className="builder__deck" aria-label={t('decks.tab.deck')}>
      <div className="deck-head">
        <h2>
          {t('decks.types.plot')} <span>{deck.plots.length}</span>
        </h2>
        <p className="plot-marks">
          {t('decks.average')}{' '}
          {PLOT_VALUES.map((value) => (
            <span key={value} title={t(`decks.value.${value}`)}>
              <Icon body={GLYPH[value]} />
              <span className="unseen">{t(`decks.value.${value}`)} </span>
              {tenths(averages[value])}
            </span>
          ))}
        </p>
      </div>
      <ul className="plots">
        {groupOf(deck, 'plot', language)
          .sort(badFirst)
          .map(({ card, count }) => (
            <li key={card.code}>
              <button
                type="button"
                className={`plot-tile ${toneOf(card.faction)}`}
                data-bad={bad.has(card.code)}
                onClick={() => onRead(card)}
              >
                <span>
                  {count > 1 && `${count} × `}
                  {card.name[language]}
                </span>
                {card.plot && <PlotMarks values={card.plot} />}
              </button>
            </li>
          ))}
        {missing > 0 && (
          <li className="plots__missing">{t('decks.plots.missing', { count: missing })}</li>
        )}
      </ul>
      <div className="deck-groups">
        {GROUPS.map((type) => {
          const group = groupOf(deck, type, language).sort(badFirst);
          const count = group.reduce((all, one) => all + one.count, 0);
          return (
            <section key={type} aria-label={t(`decks.types.${type}`)}>
              <h3>
                {t(`decks.types.${type}`)} <span>{count}</span>
              </h3>
              {count === 0 && <p className="small">{t('decks.empty')}</p>}
              <ul>
                {group.map((one) => (
                  <li key={one.card.code} data-bad={bad.has(one.card.code)}>
                    <b>{one.count}</b>
                    <span className="coin">{one.card.cost ?? '–'}</span>
                    <button type="button" onClick={() => onRead(one.card)}>
                      {one.card.name[language]}
                      {bad.has(one.card.code) && ' ⚠'}
                    </button>
                    {one.card.icons.map((icon) => (
                      <ChallengeMark key={icon} icon={icon} />
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

/** A hand to try, what could be set up of it, and what would come then. */
export function TestDraw({ deck, onRead }: { deck: DeckList; onRead: (card: Definition) => void }) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const { number } = useFormats();
  const [pile, setPile] = useState<readonly Code[]>([]);
  const [laid, setLaid] = useState<readonly number[]>([]);
  const [next, setNext] = useState(0);
  const average = useMemo(() => averageSetup(deck, Math.random), [deck]);
  const draw = () => {
    const fresh = shuffled(deck.cards, Math.random);
    setPile(fresh);
    setLaid(setupOf(fresh.slice(0, HAND)));
    setNext(0);
  };
  const hand = pile.slice(0, HAND);
  const coming = pile.slice(HAND, HAND + next);
  return (
    <section className="panel draw" aria-labelledby="draw">
      <h2 id="draw">{t('decks.draw')}</h2>
      <p className="small">{t('decks.draw.help')}</p>
      {deck.cards.length < HAND ? (
        <p>{t('decks.draw.none')}</p>
      ) : (
        <>
          <p>{t('decks.draw.average', { count: number(Math.round(average * 10) / 10) })}</p>
          <div className="actions">
            <button type="button" className="button" onClick={draw}>
              {t(pile.length > 0 ? 'decks.draw.mulligan' : 'decks.draw.hand')}
            </button>
            {pile.length > HAND + next && (
              <button type="button" className="button" onClick={() => setNext(next + 1)}>
                {t('decks.draw.next')}
              </button>
            )}
          </div>
          {hand.length > 0 && (
            <p role="status">{t('decks.draw.setup', { gold: goldOf(hand, laid) })}</p>
          )}
          <ul className="hand">
            {hand.map((code, at) => {
              const card = cards.get(code);
              return (
                card && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place
                  <li key={at}>
                    <button
                      type="button"
                      className={`hand-card ${toneOf(card.faction)}`}
                      aria-pressed={laid.includes(at)}
                      onClick={() =>
                        setLaid(
                          laid.includes(at) ? laid.filter((one) => one !== at) : [...laid, at],
                        )
                      }
                    >
                      <span className="coin">{card.cost ?? '–'}</span>
                      <strong>{card.name[language]}</strong>
                    </button>
                  </li>
                )
              );
            })}
          </ul>
          {coming.length > 0 && (
            <>
              <h3>{t('decks.draw.then')}</h3>
              <ol className="hand">
                {coming.map((code, at) => {
                  const card = cards.get(code);
                  return (
                    card && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place
                      <li key={at}>
                        <button
                          type="button"
                          className={`hand-card ${toneOf(card.faction)}`}
                          onClick={() => onRead(card)}
                        >
                          <span className="coin">{card.cost ?? '–'}</span>
                          <strong>{card.name[language]}</strong>
                        </button>
                      </li>
                    )
                  );
                })}
              </ol>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** How many cards there are of how many. */
export function Counts({ deck }: { deck: DeckList }) {
  const { t } = useDeckWords();
  return (
    <p className="counts">
      <span data-bad={deck.cards.length < DRAW_DECK}>
        {t('decks.count.cards', { count: deck.cards.length, min: DRAW_DECK })}
      </span>
      <span data-bad={deck.plots.length !== plotsOf(deck)}>
        {t('decks.count.plots', { count: deck.plots.length, size: plotsOf(deck) })}
      </span>
    </p>
  );
}
