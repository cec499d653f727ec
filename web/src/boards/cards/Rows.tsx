import type { Seat } from '@small-council/engine';
import { attackersOf, type Card, defendersOf } from '@small-council/lcg';
import { CharacterCard, classes, HeldCard, ROOM, Tile } from './Faces.tsx';
import { useLabels } from './labels.ts';
import { inPlay, textAt } from './seen.ts';
import { type CardTable, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** Who takes part in the challenge, or is about to: they stand in the lane, not in their row. */
export function participants({ m, choice }: Pick<CardTable, 'm' | 'choice'>): {
  attackers: number[];
  defenders: number[];
} {
  const key = choice.question?.text.key;
  const picked = choice.picked.map(Number);
  return {
    attackers: [...attackersOf(m), ...(key === 'ask.attackers' ? picked : [])],
    defenders: [...defendersOf(m), ...(key === 'ask.defenders' ? picked : [])],
  };
}

export function Characters({ seat }: { seat: Seat }) {
  const table = useCardTable();
  const { m, view, nameOf } = table;
  const { t } = useBoardWords();
  const { attackers, defenders } = participants(table);
  const away = new Set(view.table.challenge ? [...attackers, ...defenders] : []);
  const bypassed = new Set(view.table.challenge?.stealth.map((one) => one.bypassed));
  const cards = inPlay(m, seat, 'character').filter(({ id }) => !away.has(id));
  return (
    <ul
      className="row row--characters"
      data-at={`play:${seat}`}
      aria-label={t('cards.characters', { player: nameOf(seat), count: cards.length })}
      style={{ '--cards': cards.length } as React.CSSProperties}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <CharacterCard card={card} note={bypassed.has(card.id) ? t('cards.bypassed') : null} />
        </li>
      ))}
    </ul>
  );
}

export function Locations({ seat }: { seat: Seat }) {
  const table = useCardTable();
  const { m, nameOf } = table;
  const { t } = useBoardWords();
  const cards = [...inPlay(m, seat, 'location'), ...inPlay(m, seat, 'attachment')];
  const groups = alike(cards, table);
  return (
    <ul
      className="row row--locations"
      aria-label={t('cards.locations', { player: nameOf(seat), count: cards.length })}
      style={{ '--cards': groups.length } as React.CSSProperties}
    >
      {groups.map(([card, ...others]) => (
        <li key={card.id}>
          <Tile card={card} count={others.length + 1} />
        </li>
      ))}
    </ul>
  );
}

/** Equal cards in an equal state lie together; where several can be chosen, each lies alone. */
function alike(cards: readonly Card[], { asked, choice }: CardTable): Card[][] {
  const apart = (choice.question?.max ?? 0) > 1;
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const { id, code, knelt, power, gold, attachments, duplicates } = card;
    const plain = power + gold + attachments.length + duplicates.length === 0 && !card.tokens;
    const offered = asked.options.has(`card:${id}`);
    const key =
      plain && !(apart && offered) && code !== '' ? `${code} ${knelt} ${offered}` : `${id}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** The hand of this player, where the viewer sees it, with what each card would cost now. */
export function Hand({ seat, wide = false }: { seat: Seat; wide?: boolean }) {
  const { view, seated, nameOf } = useCardTable();
  const { t } = useBoardWords();
  const { hand, placed } = view.table.players[seat];
  if (typeof hand === 'number') return null;
  const cards = [...hand, ...(typeof placed === 'number' ? [] : placed)];
  const overlaps = cards.length > 8 && !wide;
  return (
    <section
      className={classes('inhand', wide && 'inhand--wide', overlaps && 'inhand--full')}
      aria-label={seated ? t('cards.hand') : t('cards.hand.named', { player: nameOf(seat) })}
      data-at={`hand:${seat}`}
    >
      {cards.length === 0 ? (
        <p className="small">{t('cards.hand.none')}</p>
      ) : (
        <ul style={{ '--cards': cards.length } as React.CSSProperties}>
          {cards.map(({ id, code }) => (
            <li key={id}>
              <InHand
                {...{ id, code, seat }}
                read={wide}
                room={overlaps ? ROOM.strip : ROOM.held}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface InHandProps {
  id: string;
  code: string;
  seat: Seat;
  /** There is room for its text. */
  read: boolean;
  /** So many letters of its name fit on a line. */
  room: number;
}

function InHand({ id, code, seat, read, room }: InHandProps) {
  const { m } = useCardTable();
  const { heldLabel } = useLabels();
  const text = textAt(m, code);
  const copy = text.unique && hasCopy(m, seat, text.name.en);
  const as = text.type === 'event' ? 'play' : copy ? 'duplicate' : 'marshal';
  const cost =
    typeof text.cost === 'number' && m.table.round > 0
      ? m.book.price(m, seat, { code, x: 0, as })
      : text.cost;
  return (
    <HeldCard
      code={code}
      place={`hand:${id}`}
      detail={`hand:${id}`}
      cost={cost}
      label={heldLabel(code, cost)}
      read={read}
      room={room}
    />
  );
}

const hasCopy = (m: CardTable['m'], seat: Seat, title: string): boolean =>
  m.table.players[seat].play.some((id) => {
    const { code, owner } = m.table.cards[id];
    return owner === seat && textAt(m, code).name.en === title;
  });
