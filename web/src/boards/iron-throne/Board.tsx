import './throne.css';
import './pictures.css';
import './phone.css';
import type { Seat, View } from '@small-council/engine';
import type { TableView } from '@small-council/iron-throne/view';
import type { Choice } from '../../table/choice.ts';
import type { BoardProps } from '../../table/look.ts';
import { byWeight, Cards } from './Cards.tsx';
import { CardBack, HouseCard } from './HouseCard.tsx';
import { HousePanel } from './HousePanel.tsx';
import { LeaderChoice } from './LeaderChoice.tsx';
import { Stage } from './Stage.tsx';
import { useBoardWords } from './words/index.ts';

/** Questions about cards that lie in a pile of their own, not in the hand. */
const PILE_QUESTIONS = new Set(['ask.takeFromDiscard', 'ask.keepOneOfThem']);

/** The houses around the table, in turn order from the viewer's left, and the encounter between them. */
export function Board({ view, facts, choice, personOf, crestOf, bar }: BoardProps<TableView>) {
  const { t } = useBoardWords();
  const own = view.viewer === 'spectator' ? null : view.viewer;
  const others =
    own === null
      ? view.table.players.map((_, seat) => seat)
      : Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  return (
    <div className={`throne throne--of${view.seats} ${own === null ? 'throne--watched' : ''}`}>
      <section className="throne__others" aria-label={t('throne.others')}>
        {others.map((seat) => (
          <HousePanel key={seat} {...{ view, seat, choice, personOf, crestOf }} />
        ))}
      </section>
      <Middle {...{ view, facts, choice, personOf }} />
      {bar}
      {own !== null && (
        <section className="throne__own" aria-label={t('throne.own')}>
          <HousePanel {...{ view, choice, personOf, crestOf }} seat={own} />
          <Held {...{ view, choice }} seat={own} />
        </section>
      )}
    </div>
  );
}

/** The encounter; or what has to be chosen from before it can go on. */
function Middle({
  view,
  facts,
  choice,
  personOf,
}: Pick<BoardProps<TableView>, 'view' | 'facts' | 'choice' | 'personOf'>) {
  const own = view.viewer === 'spectator' ? undefined : view.table.players[view.viewer];
  const drawn = own && typeof own.drawn !== 'number' ? own.drawn : [];
  if (drawn.length > 0) return <LeaderChoice {...{ drawn, choice }} given={view.given} />;
  const { question } = choice;
  return (
    <div className="throne__middle">
      {question && PILE_QUESTIONS.has(question.text.key) ? (
        <Cards cards={question.options.map(({ id }) => id)} choice={choice} />
      ) : (
        <Stage {...{ view, facts, choice, personOf }} />
      )}
    </div>
  );
}

/** The own hand, and the hostages one holds. */
function Held({ view, seat, choice }: { view: View<TableView>; seat: Seat; choice: Choice }) {
  const { t } = useBoardWords();
  const { hand, hostages, house } = view.table.players[seat];
  const cards = typeof hand === 'number' ? [] : hand.toSorted(byWeight);
  const ofPile = choice.question !== null && PILE_QUESTIONS.has(choice.question.text.key);
  return (
    <div className="held">
      <section className="hand" aria-label={t('throne.hand')} data-at={`hand:${house}`}>
        {cards.length > 0 ? (
          <Cards cards={cards} choice={ofPile ? undefined : choice} />
        ) : (
          <p className="hand__none small">{t('throne.hand.none')}</p>
        )}
      </section>
      {hostages.length > 0 && (
        <section className="hostages" data-at={`hostages:${house}`}>
          <h2>{t('throne.hostagesHeld')}</h2>
          <Hostages hostages={hostages} choice={choice} />
        </section>
      )}
    </div>
  );
}

function Hostages({
  hostages,
  choice,
}: {
  hostages: TableView['players'][number]['hostages'];
  choice: Choice;
}) {
  const { t } = useBoardWords();
  return (
    <ul className="cards">
      {hostages.map(({ card, house }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hostages of one front have nothing else to tell them apart
        <li key={i}>
          {card ? (
            <HouseCard card={card} choice={choice} small />
          ) : (
            <CardBack house={house} label={t('throne.faceDown')} small />
          )}
        </li>
      ))}
    </ul>
  );
}
