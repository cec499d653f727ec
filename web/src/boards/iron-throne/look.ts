import { chart, type Flow, message } from '@small-council/engine';
import { ironThrone } from '@small-council/iron-throne';
import { houseName, isCard } from '@small-council/iron-throne/houses';
import type { TableView } from '@small-council/iron-throne/view';
import { besideBoard } from '../../table/besideBoard.ts';
import type { Parts } from '../../table/choice.ts';
import type { TableLook } from '../../table/look.ts';
import { Board } from './Board.tsx';
import { deal } from './bargain.tsx';
import { byWeight } from './Cards.tsx';
import { Course } from './Course.tsx';
import { chronicle } from './chronicle.ts';
import { detailOf, detailTitle } from './details.ts';
import { Explains } from './Explains.tsx';
import { cueOf, flightsOf, momentOf } from './happenings.ts';
import { MomentPicture, momentWords } from './MomentPicture.tsx';
import { openEyes } from './openEyes.ts';
import { Places } from './Places.tsx';
import { Support } from './Support.tsx';
import { TextBoard } from './TextBoard.tsx';
import { ThroneDetails } from './ThroneDetails.tsx';
import { tour } from './tour.ts';
import { words, wordsFor } from './words/index.ts';

/** The phases of a turn, from the game's flow. */
const turnChart =
  chart(ironThrone.flow as unknown as Flow).find(({ name }) => name === 'turn')?.steps ?? [];

/** A hostage is released or tormented; power is moved from one character to another. */
const TWO_PARTS = /^(release|torment) (.+)$|^([a-z]+) ([a-z]+)$/;

function partsOf(id: string): Parts | null {
  const found = TWO_PARTS.exec(id)?.slice(1).filter(Boolean);
  return found ? [found[0], found[1]] : null;
}

export const look: TableLook<TableView> = {
  words,
  wordsAt: ({ table }, personOf) =>
    wordsFor(
      table.players.map(({ house }) => house),
      personOf,
    ),
  title: ironThrone.title,
  chart: turnChart,
  Board,
  Course,
  Places,
  Text: TextBoard,
  onBoard: ({ table, viewer }, id) => {
    const own = viewer === 'spectator' ? null : table.players[viewer];
    const isDrawn = typeof own?.drawn === 'object' && own.drawn.some((sheet) => sheet === id);
    const isCharacter = table.players.some(({ characters }) =>
      characters.some((character) => character.id === id),
    );
    return isDrawn || isCharacter || isCard(id) || /^\d$/.test(id);
  },
  parts: { of: partsOf, name: (part) => message(`throne.${part}`) },
  inOrder: (things) => (things.every(isCard) ? things.toSorted(byWeight) : things),
  recurs: ({ text }) => text.key === 'ask.playCard',
  seatName: ({ table }, seat) =>
    message('throne.seat', { house: houseName[table.players[seat].house] }),
  turnOf: ({ table }) => Math.max(1, table.turn),
  isHeading: ({ key }) => key === 'fact.turn',
  chronicle,
  Explains,
  Answering: { 'ask.offer': Support },
  deal,
  details: { Sheet: ThroneDetails, title: detailTitle, of: detailOf, at: besideBoard },
  flightsOf,
  cueOf,
  momentOf,
  momentWords,
  MomentPicture,
  tour,
  // Before leaders are chosen there is neither hand nor encounter to point at.
  tourFrom: ({ table }) => table.turn > 0,
  openEyes,
};
