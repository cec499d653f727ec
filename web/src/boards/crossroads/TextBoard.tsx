import { message, type View } from '@small-council/engine';
import type { TableView } from './Board.tsx';
import { useBoardWords } from './words/index.ts';

/** Everybody's coins and cards, and every tent. */
export function TextBoard({ view }: { view: View<TableView> }) {
  const { t } = useBoardWords();
  return (
    <ul className="crossroads__players">
      {view.table.players.map(({ coins, hand, tents }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the index
        <li key={seat} data-at={`hand:${seat}`}>
          {t('cross.player', {
            seat: message('cross.seat', { seat }),
            coins,
            cards: typeof hand === 'number' ? hand : hand.length,
          })}
          <ul>
            {tents.map(({ x, y }) => (
              <li key={`${x} ${y}`}>{t('cross.tent', { seat, x, y })}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
