import type { Guessing, Seat, Setting, Viewer } from '@small-council/engine';
import { MISSIONS } from './modes/missions.ts';
import type { Recalled } from './recall.ts';
import { shareSurvey } from './rules/look.ts';
import { copyTable, type Player, type R, type Table, type War } from './table.ts';

/** What a seat may know: the table with holes. Hands and decks of tactics cards and missions are hidden. */

export interface PlayerView extends Omit<Player, 'deck' | 'hand'> {
  deck: number;
  hand: string[] | number;
}

export interface TableView extends Omit<Table, 'players' | 'missions'> {
  players: PlayerView[];
  missions: Omit<Table['missions'], 'hands' | 'deck'> & {
    hands: (number[] | number)[];
    deck: number;
  };
}

/** A player sees their own hand, and one that they look at just now. */
const maySee = ({ looks }: Table, seat: Seat, viewer: Viewer): boolean =>
  seat === viewer || (looks !== null && looks.by === viewer && looks.at === seat);

export function viewTable({ table }: R, viewer: Viewer): TableView {
  const { players, missions, ...rest } = copyTable(table);
  return {
    ...rest,
    missions: {
      ...missions,
      hands: missions.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
      deck: missions.deck.length,
    },
    players: players.map((player, seat) => ({
      ...player,
      deck: player.deck.length,
      hand: maySee(table, seat, viewer) ? player.hand : player.hand.length,
    })),
  };
}

/** The cards that the viewer cannot place: the whole deck without what lies open and what he holds. */
function unseen(view: TableView, seat: Seat): string[] {
  const { all, discard, hand } = view.players[seat];
  const left = all.slice();
  const lying = view.units.flatMap(({ cards }) =>
    cards.filter((one) => one.seat === seat).map(({ card }) => card),
  );
  for (const card of [...discard, ...lying, ...(typeof hand === 'number' ? [] : hand)]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Those of these cards that lie nowhere in the open, taken from what is unseen. */
function known(left: string[], cards: readonly string[]): string[] {
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A table that looks just like this to its viewer. */
export function guessTable(
  view: TableView,
  _viewer: Viewer,
  { chance, recalled = [] }: Guessing<War>,
): Table {
  const players = view.players.map((player, seat): Player => {
    const left = chance.shuffle(unseen(view, seat));
    if (typeof player.hand !== 'number')
      return { ...player, hand: player.hand.slice(), deck: left };
    const hand = known(left, ((recalled as Recalled)[seat] ?? []).slice(0, player.hand));
    return { ...player, hand: [...hand, ...left.splice(0, player.hand - hand.length)], deck: left };
  });
  return copyTable({ ...view, players, missions: guessMissions(view, chance) });
}

/** Each player has mission cards of their own (SIF-1403); a shared deck holds what lies nowhere else (SIF-1450). */
function guessMissions({ missions }: TableView, chance: Setting<War>['chance']): Table['missions'] {
  const { hands, deck, active, reserve, discard } = missions;
  const open = [...active, ...reserve, ...discard];
  const rest = MISSIONS.filter((mission) => mission < 10 && !open.includes(mission));
  return {
    active,
    reserve,
    discard,
    deck: chance.shuffle(rest).slice(0, deck),
    hands: hands.map((hand) => (typeof hand === 'number' ? guessHand(hand, chance) : hand)),
  };
}

/** Any missions will do: which of them a player chose, and has left, nobody else can tell for sure. */
const guessHand = (count: number, chance: Setting<War>['chance']): number[] =>
  chance.shuffle([...MISSIONS] as number[]).slice(0, count);

/** A copy that knows what was measured. */
export function copyOf(table: Table): Table {
  const copy = copyTable(table);
  shareSurvey(table, copy);
  return copy;
}
