import { chart, type Flow, message, type View } from '@small-council/engine';
import { crossroads } from '@small-council/engine/fixture';
import type { TableLook } from '../../table/look.ts';
import { Board, type TableView } from './Board.tsx';
import { CardSheet } from './CardSheet.tsx';
import { TextBoard } from './TextBoard.tsx';
import { words } from './words/index.ts';

const round =
  chart(crossroads.flow as unknown as Flow).find(({ name }) => name === 'round')?.steps ?? [];

const inHand = ({ table, viewer }: View<TableView>, face: string): boolean => {
  const hand = viewer === 'spectator' ? 0 : table.players[viewer].hand;
  return typeof hand !== 'number' && hand.some((card) => `${card.face}` === face);
};

/**
 * The board of the kernel's fixture, for development and tests only. It shows what a board can do and
 * how little it must: cards are picked on it, and it answers by itself where a tent is to be planted.
 */
export const look: TableLook<TableView> = {
  words,
  title: crossroads.title,
  chart: round,
  Board,
  Text: TextBoard,
  seatName: (_view, seat) => message('cross.seat', { seat }),
  turnOf: ({ table }) => Math.max(1, table.round),
  openEyes: (views) => ({
    ...views[0],
    viewer: 'spectator',
    table: {
      ...views[0].table,
      players: views.map(({ table }, seat) => table.players[seat]),
    },
  }),
  answers: ({ kind }) => kind === 'place',
  onBoard: inHand,
  isHeading: ({ key }) => key === 'leads',
  details: {
    Sheet: CardSheet,
    title: (id) => message('crossroads.card', { face: Number(id) }),
    of: () => null,
  },
  flightsOf: ({ key, params }) =>
    key === 'drew'
      ? [{ kind: 'card', tone: 'house-stark', from: 'deck', to: `hand:${params.seat}` }]
      : [],
  cueOf: ({ key }) => (key === 'cast' ? 'reveal' : null),
};
