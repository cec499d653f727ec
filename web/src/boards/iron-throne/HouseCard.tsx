import swords from 'icon:crossed-swords';
import dove from 'icon:peace-dove';
import { message } from '@small-council/engine';
import { characterCardText } from '@small-council/iron-throne/cards';
import { type Card, cardFacts, characterName, type House } from '@small-council/iron-throne/houses';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/say.ts';
import { CREST } from './heraldry.ts';
import { linesOf } from './LeaderChoice.tsx';

interface Props {
  card: Card;
  /** Set when it can be picked. */
  onPick?: () => void;
  picked?: boolean;
}

/** A house card: the weight of a Hostility grows with its value, Truce has its own colour. */
export function HouseCard({ card, onPick, picked = false }: Props) {
  const { say } = useWords();
  const { type, value, house, name, character } = cardFacts(card);
  const face = (
    <>
      <span className="card__value" aria-hidden="true">
        {type === 'truce' ? '' : value}
      </span>
      <Icon body={type === 'truce' ? dove : type === 'hostility' ? swords : CREST[house]} />
      <span className="card__name" aria-hidden="true">
        {character ? say(characterName[character]) : say(message(`result.${type}`))}
      </span>
      <span className="unseen">{say(name)}</span>
    </>
  );
  // What a character card does, for who rests on it.
  const text = character
    ? [...linesOf(characterCardText(character)), characterCardText(character).source]
        .map(say)
        .join(' ')
    : '';
  const title = text ? `${say(name)}. ${text}` : say(name);
  const weight = type === 'hostility' ? { '--weight': value / 20 } : {};
  const className = `card card--${type} house-${house}`;
  if (!onPick) {
    return (
      <div className={className} title={title} style={weight as React.CSSProperties}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${className} askable`}
      title={title}
      style={weight as React.CSSProperties}
      aria-pressed={picked}
      onClick={onPick}
    >
      {face}
    </button>
  );
}

/** The back of a card: everybody may know whose it is. */
export function CardBack({ house, label }: { house: House; label: string }) {
  return (
    <div className={`card card--back house-${house}`} role="img" aria-label={label}>
      <Icon body={CREST[house]} />
    </div>
  );
}
