import { chart, type Flow, type Seat } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { houseName } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import type { TableLook } from '../../table/TableScreen.tsx';
import { Board } from './Board.tsx';
import { Course } from './Course.tsx';
import { TextBoard } from './TextBoard.tsx';

/** The phases of a turn, from the game's flow. */
const turnChart =
  chart(ironThrone.flow as unknown as Flow).find(({ name }) => name === 'turn')?.steps ?? [];

export const look: TableLook<TableView> = {
  title: ironThrone.title,
  chart: turnChart.filter(({ kind }) => kind !== 'act'),
  Board,
  Course,
  Text: TextBoard,
  onBoard: ({ table, viewer }, id) => {
    const own = table.players[viewer as Seat];
    const isDrawn = typeof own.drawn !== 'number' && own.drawn.some((sheet) => sheet === id);
    const inHand = typeof own.hand !== 'number' && own.hand.includes(id);
    const onTable = table.players.some(({ characters }) =>
      characters.some((character) => character.id === id),
    );
    return isDrawn || inHand || onTable || /^\d$/.test(id);
  },
  seatName: ({ table }, seat) => houseName[table.players[seat].house],
  turnOf: ({ table }) => Math.max(1, table.turn),
  isHeading: ({ key }) => key === 'fact.turn',
};
