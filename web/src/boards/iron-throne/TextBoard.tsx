import { type KnownFact, message, type View } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import { cardFacts, characterName, houseName } from '@small-council/iron-throne/houses';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import { useChoice } from '../../table/choice.ts';
import { Sentence } from '../../table/Log.tsx';
import { useWords } from '../../words/say.ts';
import { detailOf } from './names.ts';
import { Stage } from './Stage.tsx';
import { AbilityLines } from './ThroneDetails.tsx';

/** The table in plain text: everything that the board shows, as lists. */
export function TextBoard({ view, facts }: { view: View<TableView>; facts: readonly KnownFact[] }) {
  const { say, t } = useWords();
  const nothing = useChoice(null);
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
              <li>
                {t('board.leaderLine', {
                  leader: characterName[player.leader],
                  ability: leaderText(player.leader).title,
                })}
              </li>
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
                count: spreadOf(player, seat),
              })}
            </li>
            {players.map(({ house, influence }, from) =>
              from === seat || influence[seat] === 0 ? null : (
                <li key={house}>
                  {t('board.influenceOn', { house: houseName[house], count: influence[seat] })}
                </li>
              ),
            )}
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
                <Sentence
                  message={message('board.handOf', {
                    cards: player.hand.map((card) => cardFacts(card).name),
                  })}
                  detailOf={detailOf}
                />
              </li>
            )}
            {typeof player.drawn !== 'number' &&
              player.drawn.map((id) => (
                <li key={id}>
                  <strong>
                    {t('board.leaderLine', {
                      leader: characterName[id],
                      ability: leaderText(id).title,
                    })}
                  </strong>
                  <AbilityLines text={leaderText(id)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Stage view={view} facts={facts} choice={nothing} />
    </div>
  );
}
