import { type CardText, leaderText } from '@small-council/iron-throne/cards';
import { type CharacterId, characterName } from '@small-council/iron-throne/houses';
import type { Choice } from '../../table/choice.ts';
import { useWords } from '../../words/say.ts';

/** The lines of a leader sheet or a character card as one text. */
export const linesOf = ({ moment, conditions, effects }: CardText) => [
  moment,
  ...conditions,
  ...effects,
];

/** The two leader sheets one may keep, with what they can do. */
export function LeaderChoice({ drawn, choice }: { drawn: readonly CharacterId[]; choice: Choice }) {
  const { say } = useWords();
  return (
    <ul className="leaders">
      {drawn.map((id) => {
        const text = leaderText(id);
        return (
          <li key={id}>
            <button
              type="button"
              className="leaders__sheet askable"
              aria-pressed={choice.times(id) > 0}
              disabled={!choice.offers(id)}
              onClick={() => choice.pick(id)}
            >
              <strong>{say(characterName[id])}</strong>
              <em>{say(text.title)}</em>
              <span>{linesOf(text).map(say).join(' ')}</span>
              <small>{say(text.source)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
