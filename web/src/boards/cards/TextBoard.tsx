import { type KnownFact, message } from '@small-council/engine';
import { type Card, cardName, powerOf } from '@small-council/lcg';
import { useMemo } from 'react';
import { useChoice } from '../../table/choice.ts';
import { askedAt } from './asked.ts';
import { Happening } from './Happening.tsx';
import { useLabels, whoAgainst } from './labels.ts';
import { type CardView, countOf, inPlay, readingOf } from './seen.ts';
import {
  type CardEdition,
  type CardTable,
  plotValuesOf,
  TableOfCards,
  useCardTable,
} from './table.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  view: CardView;
  facts: readonly KnownFact[];
  edition: CardEdition;
}

const noMenu = (): void => {};

/** The table in plain text, zone by zone; the bar has a button for every answer. */
export function TextBoard({ view, edition }: Props) {
  const { say, t } = useBoardWords();
  const choice = useChoice(null);
  const m = useMemo(() => readingOf(view, edition.book), [view, edition]);
  const seated = view.viewer !== 'spectator';
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  const table: CardTable = {
    edition,
    m,
    view,
    own,
    seated,
    choice,
    asked: askedAt(m, null),
    nameOf: (seat) => (seated && seat === own ? t('cards.you') : say(message(`player.${seat}`))),
    offer: noMenu,
  };
  const seats = view.table.players.map((_, i) => (own + 1 + i) % view.seats);
  return (
    <TableOfCards value={table}>
      <div className="textboard textboard--cards">
        <ChallengeInWords />
        <Happening />
        {seats.map((seat) => (
          <SeatInWords key={seat} seat={seat} />
        ))}
      </div>
    </TableOfCards>
  );
}

function ChallengeInWords() {
  const table = useCardTable();
  const { view, m, edition } = table;
  const { t } = useBoardWords();
  const { challenge } = view.table;
  if (!challenge) return null;
  const { type, attacker, defender } = challenge;
  const names = (ids: readonly number[]) => ids.map((id) => cardName(m.table.cards[id].code));
  return (
    <section className="textboard__challenge">
      <h2>{t(`cards.challenge.${type}`)}</h2>
      <p>{t('cards.against', whoAgainst(table, attacker, defender))}</p>
      <p>{t(`cards.claim.${type}`, { claim: edition.plotValue(m, attacker, 'claim') })}</p>
      <p>
        {t('cards.sum', {
          side: t('cards.attackers'),
          sum: edition.sideStrength(m, 'attacker'),
        })}{' '}
        {t('cards.text.list', { cards: names(challenge.attackers) })}
      </p>
      <p>
        {t('cards.sum', {
          side: t('cards.defenders'),
          sum: edition.sideStrength(m, 'defender'),
        })}{' '}
        {t('cards.text.list', { cards: names(challenge.defenders) })}
      </p>
    </section>
  );
}

function SeatInWords({ seat }: { seat: number }) {
  const { view, m, edition, nameOf } = useCardTable();
  const { t, call } = useBoardWords();
  const { plotLabel, labelOf } = useLabels();
  const player = view.table.players[seat];
  const plot = view.table.cards[player.plot];
  const values = plotValuesOf(edition, m, seat);
  const characters = inPlay(m, seat, 'character');
  const places = [...inPlay(m, seat, 'location'), ...inPlay(m, seat, 'attachment')];
  const side = [player.faction, ...player.agendas, player.title].flatMap(
    (id) => view.table.cards[id] ?? [],
  );
  return (
    <section>
      <h2>{nameOf(seat)}</h2>
      <ul>
        <li>{side.map(({ code }) => call({ is: 'printing', id: code })).join(' · ')}</li>
        {view.table.first === seat && view.table.round > 0 && <li>{t('cards.first')}</li>}
        <li>
          {t('cards.power.of', { count: powerOf(m, seat), max: edition.powerToWin })}
          {' · '}
          {t('cards.gold', { count: player.gold })}
          {edition.influenceOf &&
            ` · ${t('cards.influence', { count: edition.influenceOf(m, seat) })}`}
        </li>
        <li>{plot ? plotLabel(plot, values) : t('cards.noPlot')}</li>
        <li>
          {t('cards.text.piles', {
            deck: player.deck,
            discard: player.discard.length,
            dead: player.dead.length,
            used: player.used.length,
          })}
        </li>
        <li>
          {typeof player.hand === 'number'
            ? t('cards.text.count', { count: countOf(player.hand) })
            : t('cards.text.hand', { cards: player.hand.map(({ code }) => cardName(code)) })}
        </li>
      </ul>
      <CardsInWords
        title={t('cards.text.characters', { count: characters.length })}
        cards={characters}
        labelOf={labelOf}
      />
      <CardsInWords
        title={t('cards.text.locations', { count: places.length })}
        cards={places}
        labelOf={labelOf}
      />
    </section>
  );
}

function CardsInWords({
  title,
  cards,
  labelOf,
}: {
  title: string;
  cards: readonly Card[];
  labelOf: (card: Card) => string;
}) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>{labelOf(card)}</li>
        ))}
      </ul>
    </>
  );
}
