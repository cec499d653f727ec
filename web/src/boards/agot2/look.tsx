import { agot2 } from '@small-council/agot2';
import { chart, type Flow, message } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import type { TableLook } from '../../table/look.ts';
import { placeOf } from '../cards/asked.ts';
import { Beside, Board } from '../cards/Board.tsx';
import { cueOf, flightsOf, momentOf } from '../cards/happenings.ts';
import { openEyes } from '../cards/openEyes.ts';
import { meantBy, Sheet } from '../cards/Sheet.tsx';
import { readingOf, type SeenTable } from '../cards/seen.ts';
import { TextBoard } from '../cards/TextBoard.tsx';
import { edition } from './edition.ts';
import { words, wordsFor } from './words/index.ts';

/** The seven phases of a round, from the game's flow. */
const phases =
  chart(agot2.flow as unknown as Flow)
    .find(({ name }) => name === 'round')
    ?.steps?.filter(({ name }) => name.endsWith('Phase')) ?? [];

/** Where fingers choose, what was touched is confirmed; a click means what it hits. */
const byFinger = (): boolean => window.matchMedia('(pointer: coarse), (max-width: 1000px)').matches;

export const look: TableLook<SeenTable> = {
  words,
  wordsAt: ({ table }, personOf) =>
    wordsFor(
      table.players.map(({ faction }) => table.cards[faction].code),
      personOf,
    ),
  title: agot2.title,
  chart: phases,
  Board: (props) => <Board {...props} edition={edition} />,
  Beside: (props) => <Beside {...props} edition={edition} />,
  Text: (props) => <TextBoard {...props} edition={edition} />,
  onBoard: (view, id, label) => placeOf(readingOf(view, edition.book), { id, label }) !== null,
  atOnce: () => !byFinger(),
  seatName: ({ table }, seat) =>
    message('cards.seat', { faction: cardName(table.cards[table.players[seat].faction].code) }),
  turnOf: ({ table }) => Math.max(1, table.round),
  openEyes,
  recurs: ({ text }) => text.key === 'ask.action' || text.key === 'ask.reaction',
  isHeading: ({ key }) => key === 'fact.phase',
  details: {
    Sheet: (props) => <Sheet {...props} edition={edition} />,
    title: (id, view) => {
      if (id.startsWith('challenge:')) return message(`cards.${id.replace(':', '.')}`);
      const { code } = meantBy(view, id);
      return code === '' ? message('cards.facedown') : cardName(code);
    },
    of: ({ is, id, code }) =>
      is === 'card' ? `code:${code}` : is === 'printing' ? `code:${id}` : null,
  },
  flightsOf,
  cueOf,
  momentOf,
};
