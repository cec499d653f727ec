import { message } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import { cardFacts, characterName, houseName } from '@small-council/iron-throne/houses';
import * as things from '@small-council/iron-throne/things';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import { useChoice } from '../../table/choice.ts';
import { Sentence } from '../../table/Log.tsx';
import type { TextProps } from '../../table/look.ts';
import { detailOf } from './details.ts';
import { Stage } from './Stage.tsx';
import { AbilityLines } from './ThroneDetails.tsx';
import { useBoardWords } from './words/index.ts';

/** The table in plain text: everything that the board shows, as lists. */
export function TextBoard({ view, facts, personOf }: TextProps<TableView>) {
  const { call, t } = useBoardWords();
  const nothing = useChoice(null);
  const { players } = view.table;
  return (
    <div className="textboard textboard--throne">
      {players.map((player, seat) => (
        <section key={player.house}>
          <h2>
            {call({ is: 'house', id: player.house, seat })}
            {seat === view.viewer && ` (${t('board.you')})`}
          </h2>
          <ul>
            {player.leader && (
              <li>
                {t('throne.leaderLine', {
                  leader: characterName[player.leader],
                  ability: leaderText(player.leader).title,
                })}
              </li>
            )}
            {player.characters.map(({ id, power }) => (
              <li key={id}>
                {power === 0
                  ? t('throne.dead', { character: characterName[id] })
                  : t('throne.power', { character: characterName[id], power })}
              </li>
            ))}
            <li>{t('throne.sheet', { count: player.sheet })}</li>
            <li>
              {t('throne.influence', {
                house: houseName[player.house],
                count: spreadOf(player, seat),
              })}
            </li>
            {players.map(({ house, influence }, from) =>
              from === seat || influence[seat] === 0 ? null : (
                <li key={house}>
                  {t('throne.influenceOn', { house: houseName[house], count: influence[seat] })}
                </li>
              ),
            )}
            <li>{t('throne.handCount', { count: count(player.hand) })}</li>
            <li>{t('throne.deckCount', { count: player.deck })}</li>
            <li>{t('throne.discardCount', { count: player.discard.length })}</li>
            {player.hostages.length > 0 && (
              <li>
                {t('throne.hostagesOf', {
                  houses: player.hostages.map(({ card, house }) =>
                    card ? cardFacts(card).name : houseName[house],
                  ),
                })}
              </li>
            )}
            {typeof player.hand !== 'number' && player.hand.length > 0 && (
              <li>
                <Sentence
                  message={message('throne.handOf', {
                    cards: things.cards(player.hand),
                  })}
                  detailOf={detailOf}
                />
              </li>
            )}
            {typeof player.drawn !== 'number' &&
              player.drawn.map((id) => (
                <li key={id}>
                  <strong>
                    {t('throne.leaderLine', {
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
      <Stage {...{ view, facts, personOf }} choice={nothing} />
    </div>
  );
}
