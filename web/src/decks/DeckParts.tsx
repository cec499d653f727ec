import { message } from '@small-council/engine';
import type { Code, Definition } from '@small-council/lcg';
import type { DeckList } from '@small-council/lcg/decks';
import { GLYPH, toneOf } from '../boards/cards/heraldry.ts';
import { useSettings } from '../settings.ts';
import { RuleLink } from '../table/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFormats } from '../words/formats.ts';
import { ChallengeMark, PlotMarks, Price } from './CardFacts.tsx';
import {
  culpritsOf,
  curveOf,
  DEAR,
  DRAWN,
  groupOf,
  iconsOf,
  isLegal,
  plotAverage,
  titleOf,
  verdictOf,
} from './deck.ts';
import { type DeckPages, type Reason, useEdition } from './edition.ts';
import { useDeckWords } from './words/index.ts';

/** What is done about a reason. */
export type Mend =
  | { readonly do: 'cards' | 'plots' | 'faction' }
  | { readonly do: 'set'; readonly code: Code; readonly to: number }
  | { readonly do: 'show'; readonly codes: readonly Code[] };

function mendOf(edition: DeckPages, reason: Reason): Mend | null {
  const { key, params = {} } = reason.why;
  const culprits = culpritsOf(edition, reason);
  if (key === 'deck.noFaction') return { do: 'faction' };
  if (key === 'deck.tooSmall') return { do: 'cards' };
  if (key === 'deck.plots') return { do: 'plots' };
  if (key === 'deck.unknown') return { do: 'set', code: String(params.code), to: 0 };
  if (culprits.length !== 1) return culprits.length > 0 ? { do: 'show', codes: culprits } : null;
  const [code] = culprits;
  const most = typeof params.max === 'number' ? params.max : null;
  if (['deck.copies', 'deck.limit', 'deck.plotLimit'].includes(key) && most !== null)
    return { do: 'set', code, to: most };
  const out = ['otherFaction', 'houseOnly', 'loyal', 'notAnAgenda', 'notAPlot', 'notDrawn'];
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
  const edition = useEdition();
  const { formats } = edition;
  const legal =
    formats.length > 0 ? formats.some((one) => isLegal(reasons, one)) : isLegal(reasons);
  const words = (mend: Mend): string => {
    if (mend.do === 'show') return t('decks.mend.show');
    if (mend.do !== 'set') return t(`decks.mend.${mend.do}`);
    if (mend.to === 0) return t('decks.mend.remove');
    const has = [...deck.plots, ...deck.cards].filter((code) => code === mend.code).length;
    return t('decks.mend.fewer', { count: has - mend.to });
  };
  return (
    <section className="verdict" data-legal={legal} aria-labelledby="verdict">
      <h2 id="verdict">
        <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {say(verdictOf(edition, reasons))}
      </h2>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => {
            const mend = onMend && mendOf(edition, reason);
            const { rule, why, only } = reason;
            return (
              <li key={`${only} ${rule} ${say(why)}`}>
                <span>
                  {only && <span className="badge">{say(message(`decks.only.${only}`))}</span>}{' '}
                  {say(why)} <RuleLink id={rule} />
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
  const edition = useEdition();
  const columns = curveOf(edition, deck);
  const sum = (types: { [type: string]: number }): number =>
    Object.values(types).reduce((all, one) => all + one, 0);
  const highest = Math.max(1, ...columns.map(({ types }) => sum(types)));
  const icons = iconsOf(edition, deck);
  const most = Math.max(1, ...icons.map(({ count }) => count));
  return (
    <div className="deckfigures">
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
  const edition = useEdition();
  const { plotValues, plotsOf } = edition;
  const bad = new Set(reasons.flatMap((reason) => culpritsOf(edition, reason)));
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
          {plotValues.map((value) => (
            <span key={value} title={t(`decks.value.${value}`)}>
              <Icon body={GLYPH[value]} />
              <span className="unseen">{t(`decks.value.${value}`)} </span>
              {tenths(plotAverage(edition, deck, value))}
            </span>
          ))}
        </p>
      </div>
      <ul className="deckplots">
        {groupOf(edition, deck, 'plot', language)
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
                  {titleOf(card, language)}
                </span>
                {card.plot && <PlotMarks values={card.plot} />}
              </button>
            </li>
          ))}
        {missing > 0 && (
          <li className="deckplots__missing">{t('decks.plots.missing', { count: missing })}</li>
        )}
      </ul>
      <div className="deck-groups">
        {GROUPS.map((type) => {
          const group = groupOf(edition, deck, type, language).sort(badFirst);
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
                    <Price cost={one.card.cost} />
                    <button type="button" onClick={() => onRead(one.card)}>
                      {titleOf(one.card, language)}
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

/** How many cards there are of how many. */
export function Counts({ deck }: { deck: DeckList }) {
  const { t } = useDeckWords();
  const { drawDeck, plotsOf } = useEdition();
  return (
    <p className="counts">
      <span data-bad={deck.cards.length < drawDeck}>
        {t('decks.count.cards', { count: deck.cards.length, min: drawDeck })}
      </span>
      <span data-bad={deck.plots.length !== plotsOf(deck)}>
        {t('decks.count.plots', { count: deck.plots.length, size: plotsOf(deck) })}
      </span>
    </p>
  );
}
