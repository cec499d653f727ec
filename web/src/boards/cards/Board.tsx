import './cards.css';
import './stages.css';
import { message, type Seat } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BesideProps, BoardProps } from '../../table/look.ts';
import { useDismiss } from '../../table/useDismiss.ts';
import { askedAt } from './asked.ts';
import { Happening } from './Happening.tsx';
import { Lane } from './Lane.tsx';
import { abilityAt, codeOf } from './labels.ts';
import { useMotion } from './motion.ts';
import { isOpening, Opening } from './Opening.tsx';
import { Opponents, Titles } from './Opponents.tsx';
import { Characters, Hand, Locations } from './Rows.tsx';
import { SeatBar } from './Seat.tsx';
import { inPlay, readingOf, type SeenTable } from './seen.ts';
import { type CardEdition, type CardTable, TableOfCards, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

export type CardBoardProps = BoardProps<SeenTable> & { edition: CardEdition };
type CardBesideProps = BesideProps<SeenTable> & { edition: CardEdition };

interface Menu {
  place: string;
  at: DOMRect;
}

/** What all parts of the table look at. */
function useTable(
  { edition, view, question, choice, personOf }: CardBesideProps,
  offer: CardTable['offer'],
): CardTable {
  const { say, t } = useBoardWords();
  const seated = view.viewer !== 'spectator';
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  const m = useMemo(() => readingOf(view, edition.book), [view, edition]);
  const asked = useMemo(() => askedAt(m, question), [m, question]);
  const nameOf = useCallback(
    (seat: Seat): string => {
      if (seated && seat === own) return t('cards.you');
      const { faction } = view.table.players[seat];
      return personOf(seat) ?? say(cardName(view.table.cards[faction].code));
    },
    [say, t, personOf, view, seated, own],
  );
  return { edition, m, view, own, seated, asked, choice, nameOf, offer };
}

const noMenu = (): void => {};

/** What is happening, beside the board. */
export function Beside(props: CardBesideProps) {
  const table = useTable(props, noMenu);
  return (
    <TableOfCards value={table}>
      <Titles />
      <Happening />
    </TableOfCards>
  );
}

/** Two halves that face each other, what is being decided between them, and the own hand. */
export function Board(props: CardBoardProps) {
  const { view, bar, question } = props;
  const [menu, setMenu] = useState<Menu | null>(null);
  const offer = useCallback<CardTable['offer']>((place, at) => setMenu({ place, at }), []);
  const table = useTable(props, offer);
  const { own, m, seated } = table;
  // What was to be done with a card belongs to the question that offered it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question closes the list
  useEffect(() => setMenu(null), [question?.id]);
  const [focus, setFocus] = useFocus(table);
  const laid = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  useMotion(laid, ghosts, view);
  const counts = [focus, own].map((seat) => inPlay(m, seat, 'character').length);
  const widest = Math.max(...counts, 1);
  // Where nobody stands the other side has the room.
  const [theirs, mine] = counts.map((count) => (count > 0 ? '1fr' : '0.35fr'));
  const opens = seated && isOpening(props.question);
  const state = opens
    ? 'opening'
    : view.table.challenge
      ? 'challenge'
      : table.asked.tray.length > 0
        ? 'tray'
        : view.table.phase === 'plot'
          ? 'plots'
          : 'seam';
  return (
    <TableOfCards value={table}>
      <div
        ref={laid}
        className={`cardtable ${view.seats > 2 ? 'cardtable--melee' : ''} ${seated ? '' : 'cardtable--watched'}`}
        data-state={state}
        style={{ '--widest': widest, '--theirs': theirs, '--mine': mine } as React.CSSProperties}
      >
        {view.seats > 2 && <Opponents focus={focus} onFocus={setFocus} />}
        <Half seat={focus}>
          <SeatBar seat={focus} />
          <Locations seat={focus} />
          <Characters seat={focus} />
        </Half>
        {opens ? <Opening /> : <Lane />}
        <Half seat={own}>
          <Characters seat={own} />
          <Locations seat={own} />
        </Half>
        <div className="cardtable__happening">
          <Happening />
        </div>
        {bar}
        <div className="home">
          <SeatBar seat={own} />
          {!opens && <Hand seat={own} />}
        </div>
        {!seated && <Hand seat={focus} />}
        <div ref={ghosts} className="ghosts" aria-hidden="true" inert />
      </div>
      {menu && <CardMenu key={menu.place} {...menu} close={() => setMenu(null)} />}
    </TableOfCards>
  );
}

function Half({ seat, children }: { seat: Seat; children: ReactNode }) {
  return (
    <div className="half" data-seat={seat}>
      {children}
    </div>
  );
}

/**
 * The opponent who is shown in full: who attacks or is attacked, who acts, or who was last looked at. A
 * question about cards that lie only on other sides turns the table, so that something can be clicked.
 */
function useFocus({ view, own, asked }: CardTable): [Seat, (seat: Seat) => void] {
  const { challenge, active } = view.table;
  const concerned = challenge
    ? challenge.attacker === own
      ? challenge.defender
      : challenge.attacker
    : active >= 0 && active !== own
      ? active
      : null;
  const [chosen, setChosen] = useState<Seat>((own + 1) % view.seats);
  useEffect(() => {
    if (concerned !== null) setChosen(concerned);
  }, [concerned]);
  const focus = chosen === own ? (own + 1) % view.seats : chosen;
  const { sides } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question; then people look where they like
  useEffect(() => {
    if (sides.size > 0 && !sides.has(own) && !sides.has(focus)) setChosen([...sides.keys()][0]);
  }, [sides]);
  return [focus, setChosen];
}

/** Several things that can be done with one card: a small list at the card. */
function CardMenu({ place, at, close }: Menu & { close: () => void }) {
  const { asked, choice, m, view, edition } = useCardTable();
  const { say, t } = useBoardWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);
  useDismiss(list, close);
  const options = asked.options.get(place) ?? [];
  const code = options[0] && codeOf(view, options[0]);
  const below = at.top < window.innerHeight / 2;
  const left = Math.max(8, Math.min(at.left, window.innerWidth - 328));
  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('cards.menu', { card: code ? cardName(code) : message('cards.facedown') })}
      className="cardmenu"
      style={
        below ? { left, top: at.bottom + 4 } : { left, bottom: window.innerHeight - at.top + 4 }
      }
    >
      {options.map((option) => {
        const ability = abilityAt(m, view, option);
        return (
          <button
            key={option.id}
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              choice.pick(option.id);
            }}
          >
            {ability ? say(edition.abilityLine(ability)) : say(option.label)}
          </button>
        );
      })}
    </div>
  );
}
