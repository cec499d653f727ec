import { type AnyGame, chart, type Flow, message, type Seat } from '@small-council/engine';
import { cardName } from '@small-council/lcg';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { besideBoard } from '../../table/besideBoard.ts';
import { byFinger } from '../../table/byFinger.ts';
import type { TableLook } from '../../table/look.ts';
import type { GameWords } from '../../words/say.ts';
import { placeOf } from './asked.ts';
import { Beside, Board } from './Board.tsx';
import { cueOf, flightsOf, momentOf } from './happenings.ts';
import { openEyes } from './openEyes.ts';
import { phrase } from './phrases.ts';
import { meantBy, Sheet } from './Sheet.tsx';
import { readingOf, type SeenTable } from './seen.ts';
import { TextBoard } from './TextBoard.tsx';
import type { CardEdition } from './table.ts';
import { WhatGlows } from './WhatGlows.tsx';

/** The words of an edition, and the same with the names of who sits there. */
export interface CardWords {
  readonly words: GameWords;
  readonly wordsFor: (
    factions: readonly string[],
    personOf: (seat: Seat) => string | null,
  ) => GameWords;
}

/** The seven phases of a round, from the game's flow. */
const phasesOf = (game: AnyGame) =>
  chart(game.flow as unknown as Flow)
    .find(({ name }) => name === 'round')
    ?.steps?.filter(({ name }) => name.endsWith('Phase')) ?? [];

/** A part of the table with the edition that lies on it: made once, when the board is fetched. */
const withEdition =
  <P extends { edition: CardEdition }>(Part: ComponentType<P>, edition: CardEdition) =>
  (props: Omit<P, 'edition'>): ReactNode =>
    createElement(Part, { ...props, edition } as P);

/** How an edition looks at the card table. */
export const cardLook = (
  game: AnyGame,
  edition: CardEdition,
  { words, wordsFor }: CardWords,
): TableLook<SeenTable> => ({
  words,
  wordsAt: ({ table }, personOf) =>
    wordsFor(
      table.players.map(({ faction }) => table.cards[faction].code),
      personOf,
    ),
  title: game.title,
  chart: phasesOf(game),
  Board: withEdition(Board, edition),
  Beside: withEdition(Beside, edition),
  Text: withEdition(TextBoard, edition),
  // Players can be chosen at their crests, and by name in the bar.
  onBoard: (view, id, label) => {
    const place = placeOf(readingOf(view, edition.book), { id, label });
    return place !== null && !place.startsWith('seat:');
  },
  // Where fingers choose, what was touched is confirmed; a click means what it hits.
  atOnce: () => !byFinger(),
  seatName: ({ table }, seat) =>
    message('cards.seat', { faction: cardName(table.cards[table.players[seat].faction].code) }),
  turnOf: ({ table }) => Math.max(1, table.round),
  turnName: (round) => message('cards.round', { round }),
  phrase: (question, view) => phrase(question, view, edition),
  Explains: withEdition(WhatGlows, edition),
  openEyes,
  recurs: ({ text }) => text.key === 'ask.action' || text.key === 'ask.reaction',
  isHeading: ({ key }) => key === 'fact.phase',
  details: {
    Sheet: withEdition(Sheet, edition),
    at: besideBoard,
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
});
