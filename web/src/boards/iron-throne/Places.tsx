import './places.css';
import type { Seat, View } from '@small-council/engine';
import { houseName } from '@small-council/iron-throne/houses';
import { spreadOf, type TableView } from '@small-council/iron-throne/view';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CREST } from './heraldry.ts';
import { useBoardWords } from './words/index.ts';

/**
 * Who has spread how much at the end, the most first, with the faces of the leaders. Crest and colour show the house:
 * its name would cover the face.
 */
export function Places({
  view,
  personOf,
}: {
  view: View<TableView>;
  personOf: (seat: Seat) => string | null;
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
            {personOf(seat) ?? say(houseName[house])}
            <span className="unseen"> {say(houseName[house])}</span>
            <small>
              <Icon body={CREST[house]} /> {t('throne.spread', { count: spread })}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
