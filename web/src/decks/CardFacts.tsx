import { message } from '@small-council/engine';
import type { ChallengeType, Code, Definition, PlotValues } from '@small-council/lcg';
import type { DeckList } from '@small-council/lcg/decks';
import { CREST, emblemOf, GLYPH, toneOf } from '../boards/cards/heraldry.ts';
import { CardPicture } from '../pictures/CardPicture.tsx';
import { useSettings } from '../settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { copiesIn, titleOf } from './deck.ts';
import { useEdition } from './edition.ts';
import { useDeckWords } from './words/index.ts';

/** A challenge icon: glyph, shape and colour together. */
export function ChallengeMark({ icon }: { icon: ChallengeType }) {
  const { t } = useDeckWords();
  return (
    <span className={`iconmark iconmark--${icon}`} title={t(`decks.icon.${icon}`)}>
      <Icon body={GLYPH[icon]} />
      <span className="unseen">{t(`decks.icon.${icon}`)}</span>
    </span>
  );
}

/** What a card costs; where it costs nothing at all the place stays. */
export const Price = ({ cost }: Pick<Definition, 'cost'>) => (
  <span className={cost === null ? 'pricecoin pricecoin--none' : 'pricecoin'}>{cost}</span>
);

/** The values of a plot, always in the same order. */
export function PlotMarks({ values }: { values: PlotValues }) {
  const { t } = useDeckWords();
  const { plotValues } = useEdition();
  return (
    <span className="plot-marks">
      {plotValues.map((value) => (
        <span key={value} title={t(`decks.value.${value}`)}>
          <Icon body={GLYPH[value]} />
          <span className="unseen">{t(`decks.value.${value}`)} </span>
          {values[value]}
        </span>
      ))}
    </span>
  );
}

/** The picture of a card, small; an emblem until the drawings are here. */
export function Emblem({ card }: { card: Definition }) {
  const { game } = useEdition();
  return (
    <span className={`emblem ${toneOf(card.faction)}`} aria-hidden="true">
      <Icon body={emblemOf(card)} />
      <CardPicture edition={game} card={card} crop="table" pixels={48} />
    </span>
  );
}

/** Everything that is printed on a card, in the reader's language. */
export function CardFacts({ card }: { card: Definition }) {
  const { say, t } = useDeckWords();
  const { language } = useSettings();
  const { game, plotValues, textOf, notesOf, packs, numbersOf } = useEdition();
  const { type, faction, cost, strength, traits, icons, plot, pack, deckLimit } = card;
  const numbers = numbersOf(card).map((code) => Number(code.slice(-3)));
  const marks = [
    ...(type === 'faction' ? [] : [t(`decks.type.${type}`)]),
    ...(card.factions.length > 0 ? card.factions : [faction]).map((one) =>
      say(message(`faction.${one}`)),
    ),
    ...(card.unique ? [t('decks.unique')] : []),
    ...notesOf(card).map(say),
  ];
  return (
    <div className={`card-facts ${toneOf(faction)}`}>
      <div className="card-facts__picture">
        <CardPicture edition={game} card={card} crop="wide" pixels={300} told />
      </div>
      <p className="card-facts__kind">
        <Icon body={CREST[faction] ?? CREST.neutral} />
        <span>
          {marks.join(' · ')}
          {traits.length > 0 && (
            <i>{traits.map((trait) => say(message(`trait.${trait}`))).join(' · ')}</i>
          )}
        </span>
      </p>
      <dl className="card-facts__figures">
        {cost !== null && (
          <div>
            <dt>{t('decks.cost')}</dt>
            <dd>{cost}</dd>
          </div>
        )}
        {type === 'character' && (
          <div>
            <dt>{t('decks.strength')}</dt>
            <dd>
              {strength}{' '}
              {icons.map((icon) => (
                <ChallengeMark key={icon} icon={icon} />
              ))}
            </dd>
          </div>
        )}
        {plot &&
          plotValues.map((value) => (
            <div key={value}>
              <dt>{t(`decks.value.${value}`)}</dt>
              <dd>{plot[value]}</dd>
            </div>
          ))}
        {card.values.influence !== undefined && (
          <div>
            <dt>{t('decks.value.influence')}</dt>
            <dd>{card.values.influence}</dd>
          </div>
        )}
      </dl>
      {textOf(card).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stay where they are
        <p key={i}>{say(line)}</p>
      ))}
      <p className="small">
        {t(numbers.length > 1 ? 'decks.numbers' : 'decks.print', {
          pack: packs[pack]?.[language] ?? pack,
          number: numbers[0],
          numbers,
        })}
        {type !== 'title' && ` · ${t('decks.limit', { count: deckLimit })}`}
        {card.name.en !== card.name.de && (
          <>
            {' · '}
            {t('decks.other', { name: titleOf(card, language === 'en' ? 'de' : 'en') })}
          </>
        )}
      </p>
    </div>
  );
}

interface StepperProps {
  card: Definition;
  deck: DeckList;
  onSet: (code: Code, count: number) => void;
}

/** How many copies of a card the deck has, to be changed one by one. */
export function Stepper({ card, deck, onSet }: StepperProps) {
  const { t } = useDeckWords();
  const { language } = useSettings();
  const count = copiesIn(deck, card.code);
  const name = titleOf(card, language);
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={t('decks.fewer', { card: name })}
        disabled={count === 0}
        onClick={() => onSet(card.code, count - 1)}
      >
        −
      </button>
      <output>
        {count}
        <span className="unseen"> {t('decks.copies', { count })}</span>
      </output>
      <button
        type="button"
        aria-label={t('decks.oneMore', { card: name })}
        disabled={count >= card.deckLimit}
        onClick={() => onSet(card.code, count + 1)}
      >
        +
      </button>
    </span>
  );
}

interface DialogProps {
  card: Definition;
  deck: DeckList;
  /** Null where the deck can only be read. */
  onSet: StepperProps['onSet'] | null;
  onClose: () => void;
}

/** A card to be read, over the page. */
export function CardDialog({ card, deck, onSet, onClose }: DialogProps) {
  const { language } = useSettings();
  return (
    <Dialog title={titleOf(card, language)} onClose={onClose}>
      <CardFacts card={card} />
      {onSet && <Stepper card={card} deck={deck} onSet={onSet} />}
    </Dialog>
  );
}
