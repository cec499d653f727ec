import type { Seat, Setting, Viewer } from '@small-council/engine';
import { shareSurvey } from './rules/look.ts';
import { copyTable, type Player, type R, type Table, type War } from './table.ts';

/** What a seat may know: the table with holes. Only hands and decks of tactics cards are hidden. */

export interface PlayerView extends Omit<Player, 'deck' | 'hand'> {
  deck: number;
  hand: string[] | number;
}

export interface TableView extends Omit<Table, 'players'> {
  players: PlayerView[];
}

export function viewTable({ table }: R, viewer: Viewer): TableView {
  const { players, ...rest } = copyTable(table);
  return {
    ...rest,
    players: players.map((player, seat) => ({
      ...player,
      deck: player.deck.length,
      hand: seat === viewer ? player.hand : player.hand.length,
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

/** A table that looks just like this to its viewer. */
export function guessTable(view: TableView, _viewer: Viewer, { chance }: Setting<War>): Table {
  const players = view.players.map((player, seat): Player => {
    const left = chance.shuffle(unseen(view, seat));
    const hand =
      typeof player.hand === 'number' ? left.splice(0, player.hand) : player.hand.slice();
    return { ...player, hand, deck: left };
  });
  return copyTable({ ...view, players });
}

/** A copy that knows what was measured. */
export function copyOf(table: Table): Table {
  const copy = copyTable(table);
  shareSurvey(table, copy);
  return copy;
}
