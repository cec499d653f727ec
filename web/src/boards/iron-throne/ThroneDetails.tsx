import type { View } from '@small-council/engine';
import { type CardText, characterCardText, leaderText } from '@small-council/iron-throne/cards';
import {
  type CharacterId,
  cardFacts,
  characterName,
  type House,
  houseName,
  houseOf,
} from '@small-council/iron-throne/houses';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import { RuleLink } from '../../table/Rule.tsx';
import { Cards } from './Cards.tsx';
import { useBoardWords } from './words/index.ts';

/**
 * What a card, a person or a house is, in full: `card:stark:h12`, `character:arya`, `house:stark`. The
 * kind stands before the first colon.
 */
export function ThroneDetails({ id, view }: { id: string; view: View<TableView> }) {
  const [kind, ...rest] = id.split(':');
  const name = rest.join(':');
  if (kind === 'house') return <OfHouse house={name as House} view={view} />;
  if (kind === 'character') return <OfCharacter id={name as CharacterId} view={view} />;
  const { type, value, character } = cardFacts(name);
  if (character) return <OfCharacter id={character} view={view} />;
  return <OfPlainCard truce={type === 'truce'} value={value} />;
}

/** The lines of a leader sheet or a character card. Text that goes into a button, too. */
export function AbilityLines({ text }: { text: CardText }) {
  const { say } = useBoardWords();
  const { moment, conditions, effects, limit, source } = text;
  return (
    <span className="ability">
      <span className="ability__moment">{say(moment)}</span>
      {conditions.map((line) => (
        <span key={say(line)} className="ability__condition">
          {say(line)}
        </span>
      ))}
      <span>{[...effects, ...(limit ? [limit] : [])].map(say).join(' ')}</span>
      <small>{say(source)}</small>
    </span>
  );
}

/** What somebody's card does, and what he would do or does as the leader. */
function OfCharacter({ id, view }: { id: CharacterId; view: View<TableView> }) {
  const { say, t } = useBoardWords();
  const owner = view.table.players.find(({ house }) => house === houseOf[id]);
  const leads = owner?.leader === id;
  const power = owner?.characters.find((character) => character.id === id)?.power;
  const state = leads
    ? t('throne.leads', { house: houseName[houseOf[id]] })
    : power === undefined
      ? null
      : power === 0
        ? t('throne.dead', { character: characterName[id] })
        : t('throne.power', { character: characterName[id], power });
  return (
    <div className={`details house-${houseOf[id]}`}>
      {state && <p className="small">{state}</p>}
      {leads && (
        <section>
          <h3>{t('throne.ability', { ability: leaderText(id).title })}</h3>
          <AbilityLines text={leaderText(id)} />
        </section>
      )}
      <section>
        <h3>{t('throne.card', { card: say(characterCardText(id).title) })}</h3>
        <AbilityLines text={characterCardText(id)} />
      </section>
    </div>
  );
}

function OfPlainCard({ truce, value }: { truce: boolean; value: number }) {
  const { t } = useBoardWords();
  return (
    <div className="details">
      <p>{truce ? t('throne.card.truce') : t('throne.card.hostility', { value })}</p>
      <ul>
        <li>
          {t('throne.card.bothHostile')} <RuleLink id="IT-410" />
        </li>
        <li>
          {t('throne.card.bothTruce')} <RuleLink id="IT-411" />
        </li>
        <li>
          {t('throne.card.oneOfEach')} <RuleLink id="IT-412" />
        </li>
      </ul>
    </div>
  );
}

function OfHouse({ house, view }: { house: House; view: View<TableView> }) {
  const { say, t } = useBoardWords();
  const { players } = view.table;
  const seat = players.findIndex((player) => player.house === house);
  const player = players[seat];
  if (!player) return null;
  const { leader, hostages, discard } = player;
  return (
    <div className={`details house-${house}`}>
      {leader && (
        <section>
          <h3>
            {say(characterName[leader])}: {say(leaderText(leader).title)}
          </h3>
          <AbilityLines text={leaderText(leader)} />
        </section>
      )}
      <ul>
        <li>{t('throne.influence', { house: houseName[house], count: spreadOf(player, seat) })}</li>
        {players.map(({ house: other, influence }, from) =>
          from === seat || influence[seat] === 0 ? null : (
            <li key={other}>
              {t('throne.influenceOn', { house: houseName[other], count: influence[seat] })}
            </li>
          ),
        )}
        <li>{t('throne.sheet', { count: player.sheet })}</li>
        <li>{t('throne.handCount', { count: count(player.hand) })}</li>
        <li>{t('throne.deckCount', { count: player.deck })}</li>
        {hostages.length > 0 && (
          <li>
            {t('throne.hostagesOf', {
              houses: hostages.map((held) =>
                held.card ? cardFacts(held.card).name : houseName[held.house],
              ),
            })}
          </li>
        )}
        <li>{t('throne.discardCount', { count: discard.length })}</li>
      </ul>
      {discard.length > 0 && <Cards cards={discard.toReversed()} small />}
    </div>
  );
}
