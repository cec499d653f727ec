import swords from 'icon:crossed-swords';
import dove from 'icon:peace-dove';
import { message } from '@small-council/engine';
import { type Card, calledName, cardFacts, type House } from '@small-council/iron-throne/houses';
import { CharacterPicture, HouseCardPicture } from '../../pictures/ThronePictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { useShowDetail } from '../../table/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CREST } from './heraldry.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  card: Card;
  /** Where it can be picked. */
  choice?: Choice;
  /** Copies of a card are alike: which of them this is. */
  copy?: number;
  small?: boolean;
}

/**
 * A house card: the weight of a Hostility grows with its value, Truce has its own colour, and a
 * character card its portrait. A click picks it where it is asked for, and else tells what it is.
 */
export function HouseCard({ card, choice, copy = 1, small = false }: Props) {
  const { say, t } = useBoardWords();
  const show = useShowDetail();
  const { type, value, house, name } = cardFacts(card);
  const askable = choice?.offers(card) ?? false;
  const picked = (choice?.times(card) ?? 0) >= copy;
  const weight = { '--weight': value / 20 } as React.CSSProperties;
  const tell = () => show(`card:${card}`, choice && card);
  return (
    <div
      className={`card card--${type} house-${house} ${small ? 'card--small' : ''} ${askable ? 'askable' : ''}`}
      style={weight}
      data-detail={`card:${card}`}
      data-thing={choice ? card : undefined}
    >
      <button
        type="button"
        className="card__face"
        aria-pressed={askable ? picked : undefined}
        data-key={copy === 1 ? choice?.keyOf(card) : undefined}
        onClick={askable ? () => choice?.pick(card) : tell}
      >
        <span className="unseen">{say(name)}</span>
        <Face card={card} />
      </button>
      {askable && (
        <button
          type="button"
          className="card__info"
          aria-label={t('board.details', { of: name })}
          onClick={tell}
        >
          i
        </button>
      )}
    </div>
  );
}

function Face({ card }: { card: Card }) {
  const { say } = useBoardWords();
  const { type, value, house, character } = cardFacts(card);
  if (character) {
    const called = say(calledName[character]);
    return (
      <>
        <span className="card__picture" aria-hidden="true">
          <CharacterPicture character={character} crop="hand" pixels={92} />
        </span>
        <span className="card__value" aria-hidden="true">
          {value}
        </span>
        <span className="card__name" aria-hidden="true">
          {called}
        </span>
        <span className="card__title" aria-hidden="true">
          {say(message(`card.${character}`))}
        </span>
        <Icon body={CREST[house]} className="card__crest" />
      </>
    );
  }
  return (
    <>
      <span className="card__picture" aria-hidden="true">
        <HouseCardPicture
          house={house}
          type={type === 'truce' ? 'truce' : 'hostility'}
          value={value}
          crop="table"
          pixels={92}
        />
      </span>
      <span className="card__value" aria-hidden="true">
        {type === 'truce' ? '' : value}
      </span>
      <Icon body={type === 'truce' ? dove : swords} className="card__emblem" />
      <span className="card__name" aria-hidden="true">
        {say(message(`result.${type}`))}
      </span>
      <Icon body={CREST[house]} className="card__crest" />
    </>
  );
}

/** The back of a card: everybody may know whose it is. */
export function CardBack({
  house,
  label,
  small = false,
}: {
  house: House;
  label: string;
  small?: boolean;
}) {
  return (
    <div
      className={`card card--back house-${house} ${small ? 'card--small' : ''}`}
      role="img"
      aria-label={label}
    >
      <Icon body={CREST[house]} />
    </div>
  );
}
