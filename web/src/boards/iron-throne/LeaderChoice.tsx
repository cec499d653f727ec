import type { View } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import { type CharacterId, characterName, houseOf } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CREST } from './heraldry.ts';
import { AbilityLines } from './ThroneDetails.tsx';
import { useBoardWords } from './words/index.ts';

interface LeaderChoiceProps {
  drawn: readonly CharacterId[];
  choice: Choice;
  /** What one has chosen while others have yet to choose. */
  given: View<TableView>['given'];
}

/** The two leader sheets one may keep, with what they can do. */
export function LeaderChoice({ drawn, choice, given }: LeaderChoiceProps) {
  const { say } = useBoardWords();
  return (
    <ul className="leaders">
      {drawn.map((id) => {
        const text = leaderText(id);
        const isKept = Array.isArray(given) && given.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={`leaders__sheet house-${houseOf[id]} ${choice.offers(id) ? 'askable' : ''}`}
              aria-pressed={isKept || choice.times(id) > 0}
              disabled={!choice.offers(id)}
              data-key={choice.keyOf(id)}
              onClick={() => choice.pick(id)}
            >
              <span className="leaders__picture">
                <CharacterPicture character={id} crop="wide" pixels={300} told />
              </span>
              <Icon body={CREST[houseOf[id]]} />
              <strong>{say(characterName[id])}</strong>
              <em>{say(text.title)}</em>
              <AbilityLines text={text} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
