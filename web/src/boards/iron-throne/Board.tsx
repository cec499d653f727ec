import type { Seat, View } from '@small-council/engine';
import type { TableView } from '@small-council/iron-throne/view';
import type { ReactNode } from 'react';
import type { Choice } from '../../table/choice.ts';
import { useWords } from '../../words/say.ts';
import { HouseCard } from './HouseCard.tsx';
import { HousePanel } from './HousePanel.tsx';
import { LeaderChoice } from './LeaderChoice.tsx';
import { Stage } from './Stage.tsx';

/** Five houses around the table, in turn order from the viewer's left, and the encounter between them. */
export function Board({
  view,
  choice,
  bar,
}: {
  view: View<TableView>;
  choice: Choice;
  bar: ReactNode;
}) {
  const { t } = useWords();
  const own = view.viewer as Seat;
  const { drawn: sheets } = view.table.players[own];
  const drawn = typeof sheets === 'number' ? [] : sheets;
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  return (
    <div className="throne">
      <section className="throne__others" aria-label={t('board.others')}>
        {others.map((seat) => (
          <HousePanel key={seat} {...{ view, seat, choice }} />
        ))}
      </section>
      {drawn.length > 0 ? <LeaderChoice drawn={drawn} choice={choice} /> : <Stage view={view} />}
      {bar}
      <section className="throne__own" aria-label={t('board.own')}>
        <HousePanel {...{ view, choice }} seat={own} />
        <Hand {...{ view, choice }} />
      </section>
    </div>
  );
}

function Hand({ view, choice }: { view: View<TableView>; choice: Choice }) {
  const { t } = useWords();
  const { hand } = view.table.players[view.viewer as Seat];
  const cards = typeof hand === 'number' ? [] : hand.toSorted();
  // Copies of a card are alike: picking one of them marks the first, picking twice the second.
  const seen = new Map<string, number>();
  return (
    <section className="hand" aria-label={t('board.hand')}>
      {cards.map((card, i) => {
        const copy = (seen.get(card) ?? 0) + 1;
        seen.set(card, copy);
        return (
          <HouseCard
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have nothing else to tell them apart
            key={`${card} ${i}`}
            card={card}
            picked={choice.times(card) >= copy}
            onPick={choice.offers(card) ? () => choice.pick(card) : undefined}
          />
        );
      })}
    </section>
  );
}
