import { chart, type Flow, message, type Seat } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { houseName } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
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
  itemText: ({ table }, id, amount) => {
    const [kind, gainer] = id.split('.') as [string, Side];
    const seats = { challenger: table.challenger, defender: table.encounter?.defender ?? 0 };
    const other = gainer === 'challenger' ? 'defender' : 'challenger';
    return message(`deal.${kind}Of`, {
      house: houseName[table.players[seats[gainer]].house],
      from: houseName[table.players[seats[other]].house],
      amount,
    });
  },
  isHeading: ({ key }) => key === 'fact.turn',
};
