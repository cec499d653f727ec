import type { Code, Definition } from '@small-council/lcg';
import type { DeckList } from '@small-council/lcg/decks';
import { useMemo, useState } from 'react';
import { toneOf } from '../boards/cards/heraldry.ts';
import { useSettings } from '../settings.ts';
import { useFormats } from '../words/formats.ts';
import { breakable } from '../words/hyphens.ts';
import { averageSetup, chanceToSee, goldOf, HAND, setupOf, shuffled, titleOf } from './deck.ts';
import { useEdition } from './edition.ts';
import { useDeckWords } from './words/index.ts';

/** So many letters of a name fit on a line of a card. */
const ROOM = 13;

/** A hand to try, what could be set up of it, and what would come then. */
export function TestDraw({ deck, onRead }: { deck: DeckList; onRead: (card: Definition) => void }) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const { number } = useFormats();
  const [pile, setPile] = useState<readonly Code[]>([]);
  const [laid, setLaid] = useState<readonly number[]>([]);
  const [next, setNext] = useState(0);
  const edition = useEdition();
  const { cards, setup } = edition;
  const average = useMemo(() => averageSetup(edition, deck, Math.random), [edition, deck]);
  const draw = () => {
    const fresh = shuffled(deck.cards, Math.random);
    setPile(fresh);
    setLaid(setupOf(edition, fresh.slice(0, HAND), deck.faction));
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
            <p role="status">
              {t('decks.draw.setup', {
                gold: goldOf(edition, hand, laid, deck.faction),
                most: setup.gold,
              })}
            </p>
          )}
          <ul className="drawnhand">
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
                      <span className="pricecoin">{card.cost ?? '–'}</span>
                      <strong>{breakable(titleOf(card, language), ROOM)}</strong>
                    </button>
                  </li>
                )
              );
            })}
          </ul>
          {coming.length > 0 && (
            <>
              <h3>{t('decks.draw.then')}</h3>
              <ol className="drawnhand">
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
                          <span className="pricecoin">{card.cost ?? '–'}</span>
                          <strong>{breakable(titleOf(card, language), ROOM)}</strong>
                        </button>
                      </li>
                    )
                  );
                })}
              </ol>
            </>
          )}
          <Chances size={deck.cards.length} />
        </>
      )}
    </section>
  );
}

const COPIES = [1, 2, 3] as const;
const ROUNDS = [1, 3, 5] as const;
/** Cards drawn in each round's draw phase. */
const DRAWS = 2;

/** How likely it is that one of so many copies is seen in time. */
function Chances({ size }: { size: number }) {
  const { t } = useDeckWords();
  const { percent } = useFormats();
  const hand = (copies: number): number => chanceToSee(copies, HAND, size);
  const rows = [
    { label: t('decks.chances.hand'), chance: hand },
    {
      label: t('decks.chances.mulligan'),
      chance: (copies: number) => 1 - (1 - hand(copies)) ** 2,
    },
    ...ROUNDS.map((round) => ({
      label: t('decks.chances.round', { round }),
      chance: (copies: number) => chanceToSee(copies, HAND + DRAWS * round, size),
    })),
  ];
  return (
    <table className="chances">
      <caption>{t('decks.chances')}</caption>
      <thead>
        <tr>
          <td />
          {COPIES.map((count) => (
            <th key={count} scope="col">
              {t('decks.chances.copies', { count })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, chance }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {COPIES.map((count) => (
              <td key={count}>{percent(chance(count))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
