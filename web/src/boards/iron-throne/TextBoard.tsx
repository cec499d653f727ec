import type { View } from '@small-council/engine';
import { cardFacts, characterName, houseName } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import { useWords } from '../../words/say.ts';
import { Stage } from './Stage.tsx';

const MARKERS = 5;
const count = (held: readonly unknown[] | number): number =>
  typeof held === 'number' ? held : held.length;

/** The table in plain text: everything that the board shows, as lists. */
export function TextBoard({ view }: { view: View<TableView> }) {
  const { say, t } = useWords();
  const { players } = view.table;
  return (
    <div className="textboard">
      {players.map((player, seat) => (
        <section key={player.house}>
          <h2>
            {say(houseName[player.house])}
            {seat === view.viewer && ` (${t('board.you')})`}
          </h2>
          <ul>
            {player.leader && (
              <li>{t('board.leader', { leader: characterName[player.leader] })}</li>
            )}
            {player.characters.map(({ id, power }) => (
              <li key={id}>
                {power === 0
                  ? t('board.dead', { character: characterName[id] })
                  : t('board.power', { character: characterName[id], power })}
              </li>
            ))}
            <li>{t('board.sheet', { count: player.sheet })}</li>
            <li>
              {t('board.influence', {
                house: houseName[player.house],
                count: MARKERS - player.influence[seat],
              })}
            </li>
            <li>{t('board.handCount', { count: count(player.hand) })}</li>
            <li>{t('board.deckCount', { count: player.deck })}</li>
            <li>{t('board.discardCount', { count: player.discard.length })}</li>
            {player.hostages.length > 0 && (
              <li>
                {t('board.hostagesOf', {
                  houses: player.hostages.map(({ card, house }) =>
                    card ? cardFacts(card).name : houseName[house],
                  ),
                })}
              </li>
            )}
            {typeof player.hand !== 'number' && player.hand.length > 0 && (
              <li>
                {t('board.hand')}: {player.hand.map((card) => say(cardFacts(card).name)).join(', ')}
              </li>
            )}
          </ul>
        </section>
      ))}
      <Stage view={view} />
    </div>
  );
}
