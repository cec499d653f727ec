import './places.css';
import type { Message, Seat, View } from '@small-council/engine';
import { spreadOf, type TableView } from '@small-council/iron-throne/view';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CREST } from './heraldry.ts';
import { useBoardWords } from './words/index.ts';

/** Who has spread how much at the end, the most first, with the faces of the leaders. */
export function Places({
  view,
  names,
}: {
  view: View<TableView>;
  names: (seats: readonly Seat[]) => readonly Message[];
}) {
  const { say, t } = useBoardWords();
  const { players } = view.table;
  const ranked = players
    .map((player, seat) => ({ ...player, seat, spread: spreadOf(player, seat) }))
    .toSorted((a, b) => b.spread - a.spread);
  return (
    <ol className="ranks">
      {ranked.map(({ house, leader, seat, spread }) => (
        <li key={house} className={`rank house-${house}`}>
          {leader && <CharacterPicture character={leader} crop="hand" pixels={120} />}
          <b>{ranked.filter((other) => other.spread > spread).length + 1}</b>
          <span>
            {say(names([seat])[0])}
            <small>
              <Icon body={CREST[house]} /> {t('throne.spread', { count: spread })}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
